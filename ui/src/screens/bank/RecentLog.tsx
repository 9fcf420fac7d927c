import type { BankView } from "../../engine/types/BankView";
import type { Choice } from "../../engine/types/Choice";
import { LogList } from "../../kit/LogList";

type Props = {
  view: BankView;
  label: string;
  onChoice: (choice: Choice) => void;
};

/** What was booked last, in whatever room a panel's buttons leave. */
export function RecentLog({ view, label, onChoice }: Props) {
  if (view.log.length === 0) return null;
  return (
    <div class="recent">
      <div class="recent-in">
        <h3 class="recent-heading">{label}</h3>
        <LogList lines={view.log} players={view.players} label={label} onChoice={onChoice} />
      </div>
    </div>
  );
}
