import { render } from "preact";
import { useState } from "preact/hooks";
import "../styles/index";
import { BankScreen } from "../screens/bank/BankScreen";
import { auctionView, directView, endView, unitView } from "./bank";
import { words } from "./words";

const views = { unit: unitView, direct: directView, auction: auctionView, end: endView };

function Page() {
  const name = (new URLSearchParams(location.search).get("view") ?? "unit") as keyof typeof views;
  const [view] = useState(() => views[name]());
  const none = () => undefined;
  return (
    <BankScreen
      view={view}
      words={words}
      notice={null}
      onInput={none}
      onChoice={none}
      onCloseNotice={none}
      onLeave={none}
      onLog={none}
      onSettings={none}
      onRematch={none}
    />
  );
}
const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset.theme = theme;
const root = document.getElementById("app");
if (root) render(<Page />, root);
