import type { MazeView } from "../../engine/types/MazeView";
import { Food } from "../../kit/Food";

/** What things in the maze are worth, beside it or in a strip below it. */
export function Worth({ maze }: { maze: MazeView }) {
  return (
    <section class="card maze-worth" aria-label={maze.worth_heading}>
      <h2 class="card-heading">{maze.worth_heading}</h2>
      <ul>
        {maze.worth.map((each) => (
          <li key={each.food}>
            <Food kind={each.food} />
            <span>{each.text}</span>
            <b>{each.points}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
