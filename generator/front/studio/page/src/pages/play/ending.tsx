// How the game ended: points, who won and why, and another deal.
import { speech } from "../../core/speech";
import { attempt, Button } from "../../core/ui";
import { go } from "../../core/route";
import { away, begin, isGuest, number, told } from "./game";
import { words } from "./words";

const say = speech(words);

async function again(): Promise<void> {
  const game = told.value!;
  await begin({ set: game.set, seats: game.seats, seed: game.seed + 1, language: game.language });
  go("play", game.set, String(number.value));
}

export function Ending() {
  const game = told.value!;
  const ending = game.ending;
  if (!ending) return null;
  const order = ending.scores.map((points, seat) => ({ points, seat })).sort((one, other) => other.points - one.points);
  return (
    <section class="ending" aria-label={say("over")}>
      <h2>{say("over")}</h2>
      <table>
        <tbody>
          {order.map(({ points, seat }) => (
            <tr key={seat} class={ending.winners.includes(seat) ? "winner" : ""}>
              <th scope="row">
                {say("player", { number: seat + 1 })} <span class="who">{game.seats[seat] === "me" ? away.value.find((each) => each.seat === seat)?.name : game.seats[seat]}</span>
              </th>
              <td>{points}</td>
              <td>{ending.winners.includes(seat) ? say("winner") : ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {ending.told.map((line, place) => (
        <p key={place}>{line}</p>
      ))}
      {ending.file && <p class="hint">{say("written", { file: ending.file })}</p>}
      {!isGuest.value && (
        <Button kind="main" onClick={() => void attempt(again)}>
          {say("again")}
        </Button>
      )}
    </section>
  );
}
