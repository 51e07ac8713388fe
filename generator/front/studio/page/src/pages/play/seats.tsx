// Who sits at the table, with the numbers everybody may know; a player may be an answer too.
import { speech } from "../../core/speech";
import { attempt } from "../../core/ui";
import { away, isGuest, told, touched, type Figure, type Told } from "./game";
import { Asking, whoIs } from "./invite";
import { pick } from "./picking";
import { words } from "./words";

const say = speech(words);

function Figures({ figures }: { figures: Figure[] }) {
  return (
    <dl class="figures">
      {figures.map((figure) => (
        <div key={figure.heading}>
          <dt>{figure.heading}</dt>
          <dd>{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Seat({ game, seat }: { game: Told; seat: number }) {
  const name = say("player", { number: seat + 1 });
  const key = `seat/${seat}`;
  const sits = away.value.find((each) => each.seat === seat);
  const isYou = seat === game.viewer;
  const who = game.seats[seat] !== "me" ? game.seats[seat] : isYou ? say("you") : sits ? whoIs(sits) : "";
  const classes = ["seat", game.turn === seat ? "active" : "", seat === game.viewer ? "own" : ""];
  return (
    <li class={classes.join(" ")}>
      <h3>
        {touched.value.has(key) ? (
          <button type="button" class="piece open" data-key={key} onClick={() => void attempt(() => pick(key))}>
            {name}
          </button>
        ) : (
          name
        )}{" "}
        {who && <span class={sits?.state === "in" && !sits.is_here ? "who is-gone" : "who"}>{who}</span>}
      </h3>
      {sits?.state === "asking" && !isGuest.value && <Asking seat={sits} />}
      <Figures figures={game.shown?.figures[seat] ?? []} />
    </li>
  );
}

export function Seats() {
  const game = told.value!;
  return (
    <div class="standing">
      {!!game.shown?.table?.length && <Figures figures={game.shown.table} />}
      <ol class="seats">
        {game.seats.map((_, seat) => (
          <Seat key={seat} game={game} seat={seat} />
        ))}
      </ol>
    </div>
  );
}
