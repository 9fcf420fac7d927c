import type { AppWords } from "../engine/types/AppWords";
import type { BankView } from "../engine/types/BankView";
import type { Choice } from "../engine/types/Choice";
import type { LogView } from "../engine/types/LogView";
import { Card } from "../kit/Card";
import { LogList } from "../kit/LogList";
import { IconButton } from "../kit/Marquee";
import { Page } from "../kit/Page";
import { PlayerCards } from "../kit/PlayerCards";
import type { App } from "../state/app";
import { HelperPanel } from "./bank/HelperPanel";
import "./bank/panels.css";
import "./log.css";

type Props = { app: App; view: BankView; log: LogView; words: AppWords };

/** All entries; and on a phone what a wide window shows beside the unit. */
export function LogScreen({ app, view, log, words }: Props) {
  const notice = app.match.notice.value;
  // A choice of the log opens its step in the bank, where it's answered.
  const correct = (choice: Choice) => {
    app.match.choose(choice);
    app.back();
  };
  return (
    <Page
      name="log"
      title={words.log}
      back={{ label: words.back, onTap: () => app.back() }}
      right={
        <IconButton
          name="gear"
          label={words.settings}
          testid="settings"
          onTap={() => void app.go("settings")}
        />
      }
      notice={
        notice && { notice, close: words.close, onClose: () => (app.match.notice.value = null) }
      }
    >
      <div class="log-screen">
        <div class="log-side">
          <HelperPanel
            view={view}
            label={words.helper}
            onChoice={(choice) => app.match.choose(choice)}
          />
          <PlayerCards players={view.players} stops={view.unit.stops} label={words.players} />
        </div>
        <Card heading={log.heading}>
          {log.lines.length > 0 ? (
            <LogList
              lines={log.lines}
              players={view.players}
              label={words.log}
              onChoice={correct}
            />
          ) : (
            <p class="page-text">{log.empty}</p>
          )}
        </Card>
      </div>
    </Page>
  );
}
