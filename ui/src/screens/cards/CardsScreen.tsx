import { useEffect, useState } from "preact/hooks";
import type { AppWords } from "../../engine/types/AppWords";
import type { CardsView } from "../../engine/types/CardsView";
import type { Choice } from "../../engine/types/Choice";
import type { Notice } from "../../engine/types/Notice";
import "../../kit/celebrate.css";
import { IconButton, Marquee } from "../../kit/Marquee";
import { NoticeBar } from "../../kit/NoticeBar";
import { Curtain } from "./Curtain";
import { OverPanel } from "./OverPanel";
import { RulesPanel } from "./RulesPanel";
import { Table } from "./Table";
import { useDeals } from "./useDeals";
import { useRoaming } from "./useRoaming";
import "./cards.css";
import "./cards-over.css";
import "./cards-secret.css";
import "./cards-wide.css";

type Props = {
  view: CardsView;
  words: AppWords;
  notice: Notice | null;
  onChoice: (choice: Choice) => void;
  onCloseNotice: () => void;
  onLeave: () => void;
  onSettings: () => void;
  onRematch: () => void;
  /** The app is in sight again: what may be seen may have changed. */
  onReturn: () => void;
};

/** The card game, passed around: curtain, table or end. */
export function CardsScreen(props: Props) {
  const { view, words, notice } = props;
  const [rules, setRules] = useState(false);
  useDeals(view);
  useRoaming(() => (rules ? setRules(false) : props.onLeave()));
  const { onReturn } = props;
  useEffect(() => {
    const seen = () => document.hidden || onReturn();
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, [onReturn]);
  if (rules) {
    return <RulesPanel rules={view.rules} onBack={() => setRules(false)} />;
  }
  return (
    <main
      class="cards"
      data-phase={view.phase}
      data-testid="cards"
      data-celebrate={view.over ? true : undefined}
    >
      <div class="cards-top">
        <Marquee
          title={view.title}
          left={<IconButton name="back" label={words.leave} testid="back" onTap={props.onLeave} />}
          right={
            <>
              <IconButton
                name="question"
                label={view.rules.title}
                testid="rules-open"
                worded
                onTap={() => setRules(true)}
              />
              <IconButton
                name="gear"
                label={words.settings}
                testid="settings"
                onTap={props.onSettings}
              />
            </>
          }
        />
        {notice && (
          <div class="cards-notice">
            <NoticeBar notice={notice} close={words.close} onClose={props.onCloseNotice} />
          </div>
        )}
      </div>
      <Current {...props} />
    </main>
  );
}

function Current({ view, words, onChoice, onRematch, onLeave }: Props) {
  if (view.curtain) {
    return <Curtain curtain={view.curtain} takeBack={view.take_back} onChoice={onChoice} />;
  }
  if (view.over) return <OverPanel over={view.over} onRematch={onRematch} onHome={onLeave} />;
  return <Table view={view} label={words.players} onChoice={onChoice} />;
}
