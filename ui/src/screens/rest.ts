// Every screen but the first one, and gamepads: loaded when that is on screen.
export { PadMenu } from "../input/PadMenu";
export { BankScreen } from "./bank/BankScreen";
export { CardsScreen } from "./cards/CardsScreen";
export { CardsSetupScreen } from "./cards/CardsSetupScreen";
export { DecksScreen } from "./cards/DecksScreen";
export { EditorScreen } from "./EditorScreen";
export { HowScreen } from "./HowScreen";
export { LogScreen } from "./LogScreen";
export { MazeScreen } from "./maze/MazeScreen";
export { PracticeScreen } from "./PracticeScreen";
export { SettingsScreen } from "./SettingsScreen";
export { SetupScreen } from "./SetupScreen";
export { WatchScreen } from "./WatchScreen";
