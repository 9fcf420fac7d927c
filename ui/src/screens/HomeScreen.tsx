import { useState } from "preact/hooks";
import type { AppWords } from "../engine/types/AppWords";
import type { ContinueTile } from "../engine/types/ContinueTile";
import type { Game } from "../engine/types/Game";
import type { HomeView } from "../engine/types/HomeView";
import { Tile } from "../kit/Card";
import { CardsPicture } from "../kit/CardsPicture";
import { Dialog } from "../kit/Dialog";
import { Lane } from "../kit/Lane";
import { IconButton } from "../kit/Marquee";
import { Page } from "../kit/Page";
import { Sprite } from "../kit/Sprite";
import { UnitPicture } from "../kit/UnitPicture";
import type { App } from "../state/app";
import "./home.css";

const SETUPS: Record<Game, "setup" | "cards_setup"> = { bank: "setup", cards: "cards_setup" };

type Props = { app: App; view: HomeView; words: AppWords };

/** Which box is on your table? */
export function HomeScreen({ app, view, words }: Props) {
  const [asked, setAsked] = useState<ContinueTile | null>(null);
  const notice = app.notice.value;
  return (
    <Page
      name="home"
      title={view.title}
      notice={notice && { notice, close: words.close, onClose: () => (app.notice.value = null) }}
      left={
        <IconButton
          name="question"
          label={words.how_we_play}
          testid="how"
          onTap={() => void app.go("how")}
        />
      }
      right={
        <IconButton
          name="gear"
          label={words.settings}
          testid="settings"
          onTap={() => void app.go("settings")}
        />
      }
    >
      <p class="home-tagline">{view.tagline}</p>
      <div class="home" data-continues={view.continues.length > 0 || undefined}>
        {view.continues.length > 0 && (
          <section class="home-part" aria-label={view.continue_heading}>
            <h2 class="page-heading">{view.continue_heading}</h2>
            <ul class="continues">
              {view.continues.map((known, index) => (
                <li key={known.id} class="continue">
                  <button
                    type="button"
                    class="continue-go"
                    data-testid={`home-continue-${index}`}
                    onClick={() => void app.play(() => app.engine.openMatch(known.id))}
                  >
                    <span class="sr-only">{known.label}</span>
                    <span class="continue-lamp">
                      <Sprite name="right" size={22} />
                    </span>
                    <span class="continue-words" aria-hidden="true">
                      <b>{known.title}</b>
                      <span>{known.text}</span>
                      <span class="continue-when">{known.when}</span>
                    </span>
                  </button>
                  <button
                    type="button"
                    class="continue-remove"
                    aria-label={`${known.remove.label}: ${known.text}`}
                    title={known.remove.label}
                    data-testid={`home-remove-${index}`}
                    onClick={() => setAsked(known)}
                  >
                    <Sprite name="bin" size={20} />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section class="home-part home-boxes" aria-label={view.heading}>
          <h2 class="page-heading">{view.heading}</h2>
          <ul class="home-tiles">
            {view.tiles.map((tile) => (
              <li key={tile.game}>
                <Tile
                  title={tile.title}
                  text={tile.text}
                  small={tile.players}
                  label={tile.label}
                  testid={`home-${tile.game}`}
                  picture={tile.game === "bank" ? <UnitPicture /> : <CardsPicture />}
                  onTap={() => void app.go(SETUPS[tile.game])}
                />
              </li>
            ))}
          </ul>
        </section>
        <div class="home-practice">
          <Tile
            title={view.practice.title}
            text={view.practice.text}
            label={`${view.practice.title}. ${view.practice.text}`}
            testid="home-practice"
            picture={<Lane />}
            quiet
            onTap={() => void app.go("practice")}
          />
        </div>
      </div>
      <p class="home-footnote">{view.footnote}</p>
      {asked && (
        <Dialog
          question={asked.remove}
          testid="remove"
          onYes={() => {
            setAsked(null);
            void app.remove(asked.id);
          }}
          onNo={() => setAsked(null)}
        />
      )}
    </Page>
  );
}
