// The card game's parts in every state, as rows of the kit sheet.
import type { ComponentChildren } from "preact";
import type { CardsView } from "../../engine/types/CardsView";
import { type CardMoment, recorded } from "../../fakes/recorded";
import { CardBack } from "../CardArt";
import { CardChip, CardFan, CardRow } from "../CardFan";
import { Gauge } from "../Gauge";
import { Glass } from "../Glass";
import { HoldToLook } from "../HoldToLook";
import { Pile } from "../Pile";
import { PlayingCard } from "../PlayingCard";
import { SeatPlate } from "../SeatPlate";
import { Token } from "../Token";

const none = () => undefined;

const moment = (name: CardMoment): CardsView => recorded.en.cards[name].view.cards;

type StateProps = { name: string; width?: number; card?: number; children: ComponentChildren };

function State({ name, width, card, children }: StateProps) {
  const style = { ...(width && { width: `${width}px` }), ...(card && { "--card": `${card}px` }) };
  return (
    <figure class="sheet-state" style={style}>
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}

function Faces() {
  const faces = moment("eight").rules.cards.map((card) => card.face);
  const [first] = faces;
  return (
    <section class="sheet-part" aria-label="Cards">
      <h2>Cards</h2>
      <div class="sheet-row">
        {faces.map((face) => (
          <State key={face.id} name={face.id} card={112}>
            <PlayingCard face={face} worded />
          </State>
        ))}
        <State name="back" card={112}>
          <CardBack />
        </State>
        {first && (
          <State name="turning" card={112}>
            <PlayingCard face={first} turns />
          </State>
        )}
        <State name="small, without words" width={360}>
          <CardRow cards={faces.slice(0, 6)} label="small" />
        </State>
        <State name="many" width={360}>
          <CardRow cards={faces.slice(0, 9)} label="many" />
        </State>
        <State name="power-ups on a plate">
          <span class="sheet-line">
            {faces.slice(9).map((face, index) => (
              <CardChip key={face.id} face={face} count={index === 1 ? 2 : 1} />
            ))}
          </span>
        </State>
      </div>
    </section>
  );
}

function Table() {
  const { players, secret } = moment("knocked_out");
  const asked = moment("skip").question?.choices[0];
  return (
    <section class="sheet-part" aria-label="Card table">
      <h2>Piles, hands, players, cover</h2>
      <div class="sheet-row">
        {[31, 2, 1, 0].map((count) => (
          <State key={count} name={`pile of ${count}`} card={72}>
            <Glass>
              <Pile count={count} />
            </Glass>
          </State>
        ))}
        {[1, 4, 12].map((count) => (
          <State key={count} name={`hand of ${count}`} width={250} card={64}>
            <Glass>
              <CardFan count={count} />
            </Glass>
          </State>
        ))}
        {players.map((player) => (
          <State key={player.seat} name={player.status} width={190}>
            <ul class="plates-one">
              <SeatPlate player={player} onChoice={none} />
            </ul>
          </State>
        ))}
        {asked && players[1] && (
          <State name="to be chosen" width={190}>
            <ul class="plates-one">
              <SeatPlate player={players[1]} choice={asked} onChoice={none} />
            </ul>
          </State>
        )}
        <State name="tokens">
          <span class="sheet-line">
            {[0, 1, 2, 3, 4, 5, 6, 7].map((seat) => (
              <Token key={seat} letter={"ABCDEFGH".charAt(seat)} seat={seat} />
            ))}
            <Token letter="B" seat={1} bot />
            <Token letter="S" seat={1} status="shut_down" />
            <Token letter="K" seat={1} status="knocked_out" />
          </span>
        </State>
        <State name="risk">
          <Glass>
            <span class="sheet-line">
              {[0, 12, 50, 100].map((percent) => (
                <Gauge key={percent} percent={percent} text={`${percent}%`} />
              ))}
            </span>
          </Glass>
        </State>
        {secret && (
          <State name="cover" width={344}>
            <HoldToLook words={secret} count={4} empty="" onPick={none}>
              {() => <Glass>{secret.heading}</Glass>}
            </HoldToLook>
          </State>
        )}
      </div>
    </section>
  );
}

/** Under the cover it's a screen's own sheet: pictures of the cards show it. */
export function Cards() {
  return (
    <>
      <Faces />
      <Table />
    </>
  );
}
