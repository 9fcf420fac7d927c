import type { AppWords } from "../../engine/types/AppWords";
import type { CardPlayerForm } from "../../engine/types/CardPlayerForm";
import type { CardsDraftView } from "../../engine/types/CardsDraftView";
import { Card } from "../../kit/Card";
import { Token } from "../../kit/Token";
import type { App } from "../../state/app";
import {
  BoxCard,
  Chooser,
  type Edit,
  FormError,
  FormPage,
  Seat,
  SmallButton,
  Switches,
} from "../FormParts";
import "./cards-setup.css";

type Props = { app: App; view: CardsDraftView; words: AppWords };

/** Which level, who plays, who starts, with whose cards. */
export function CardsSetupScreen({ app, view, words }: Props) {
  const onEdit: Edit = (change) => app.editCards(change);
  return (
    <FormPage
      app={app}
      words={words}
      name="cards-setup"
      title={view.title}
      action={view.start}
      actionId="start"
      onAction={() => app.startCards()}
    >
      <div class="setup cards-setup">
        <section class="setup-seats" aria-label={view.heading}>
          <h2 class="page-heading">{view.heading}</h2>
          <p class="page-text">{view.intro}</p>
          <ol class="seats">
            {view.players.map((player, place) => (
              <TokenSeat key={place} player={player} place={place} onEdit={onEdit} />
            ))}
          </ol>
          <FormError text={view.players_error} />
          <SmallButton onEdit={onEdit} button={view.add_player} sprite="plus" wide />
        </section>
        <Card heading={view.level_heading}>
          <Chooser label={view.level_heading} options={view.levels} name="level" onEdit={onEdit} />
          <p class="page-text">{view.level_text}</p>
        </Card>
        <Card heading={view.starter_heading}>
          <Chooser
            label={view.starter_heading}
            options={view.starters}
            name="starter"
            onEdit={onEdit}
          />
        </Card>
        <Card heading={view.rules_heading}>
          <Switches switches={view.switches} onEdit={onEdit} />
        </Card>
        <BoxCard boxes={view.boxes} onEdit={onEdit} onOpen={() => app.open("decks")} />
      </div>
    </FormPage>
  );
}

type SeatProps = { player: CardPlayerForm; place: number; onEdit: Edit };

function TokenSeat({ player, place, onEdit }: SeatProps) {
  const { seat } = player;
  return (
    <li class="seat card-seat" data-seat={place}>
      <Seat
        seat={seat}
        onEdit={onEdit}
        picture={<Token letter={seat.letter} seat={place} size={46} />}
      >
        <Chooser
          label={player.plays_label}
          options={player.plays}
          name={`plays-${place}`}
          onEdit={onEdit}
        />
      </Seat>
      {player.plays_text && <p class="field-hint">{player.plays_text}</p>}
    </li>
  );
}
