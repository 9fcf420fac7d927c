import { useMenu } from "./useMenu";

/**
 * A gamepad on a screen of the app itself. Draws nothing; one for each screen, so
 * that a button that's still down from the last one isn't taken for a press.
 */
export function PadMenu({ onBack }: { onBack: (() => void) | null }) {
  useMenu({ onBack });
  return null;
}
