import type { AppWords } from "../engine/types/AppWords";
import type { DraftView } from "../engine/types/DraftView";
import type { PlayerForm } from "../engine/types/PlayerForm";
import { Card } from "../kit/Card";
import { Coin } from "../kit/Coin";
import type { App } from "../state/app";
import { BoxCard, Chooser, type Edit, FormPage, Seat, SmallButton, Switches } from "./FormParts";

type Props = { app: App; view: DraftView; words: AppWords };

/** Who plays with which coin, by which house rules, with whose numbers. */
export function SetupScreen({ app, view, words }: Props) {
  const onEdit: Edit = (change) => app.edit(change);
  return (
    <FormPage
      app={app}
      words={words}
      name="setup"
      title={view.title}
      action={view.start}
      actionId="start"
      onAction={() => app.start()}
    >
      <div class="setup">
        <section class="setup-seats" aria-label={view.heading}>
          <h2 class="page-heading">{view.heading}</h2>
          <p class="page-text">{view.intro}</p>
          <ol class="seats">
            {view.players.map((player, place) => (
              <CoinSeat key={place} player={player} place={place} onEdit={onEdit} />
            ))}
          </ol>
          <SmallButton onEdit={onEdit} button={view.add_player} sprite="plus" wide />
        </section>
        <Card heading={view.rules_heading}>
          <Switches switches={view.switches} onEdit={onEdit} />
          {view.difficulties.length > 0 && (
            <>
              <p class="field-label">{view.maze_heading}</p>
              <Chooser
                label={view.maze_heading}
                options={view.difficulties}
                name="difficulty"
                onEdit={onEdit}
              />
            </>
          )}
        </Card>
        <BoxCard boxes={view.boxes} onEdit={onEdit} onOpen={() => app.open("editor")} />
      </div>
    </FormPage>
  );
}

type SeatProps = { player: PlayerForm; place: number; onEdit: Edit };

function CoinSeat({ player, place, onEdit }: SeatProps) {
  const { seat } = player;
  return (
    <li class="seat" data-coin={player.coin}>
      <Seat
        seat={seat}
        onEdit={onEdit}
        picture={<Coin coin={player.coin} letter={seat.letter} size={52} />}
      >
        <div class="seat-coins" role="group" aria-label={player.coins_label}>
          {player.coins.map((option) => (
            <button
              type="button"
              key={option.coin}
              class="seat-coin"
              aria-pressed={option.chosen}
              aria-label={option.label}
              title={option.label}
              data-testid={`coin-${place}-${option.coin}`}
              onClick={() => void onEdit(option.change)}
            >
              <Coin
                coin={option.coin}
                letter={option.chosen ? seat.letter : option.taken}
                size={38}
                dim={!option.chosen && option.taken !== ""}
              />
            </button>
          ))}
        </div>
      </Seat>
      {player.coin_error && <p class="field-error">{player.coin_error}</p>}
    </li>
  );
}
