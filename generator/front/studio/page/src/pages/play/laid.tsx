// The table of a game that goes on: what lies there, what is asked, and what happened.
import { useEffect } from "preact/hooks";
import { speech } from "../../core/speech";
import { attempt, Button } from "../../core/ui";
import { Ending } from "./ending";
import { readFaces } from "./faces";
import { liftCurtain, type Place, type Told } from "./game";
import { words as guestWords } from "./guest-words";
import { useMoves } from "./moving";
import { PlaceShown } from "./places";
import { Rules } from "./rules";
import { Seats } from "./seats";
import { Asked, Story } from "./side";
import { words } from "./words";
import { Magnifier, Zoom } from "./zoom";

const say = speech(words);
const sayGuests = speech(guestWords);

function Curtain({ game }: { game: Told }) {
  const values = { number: game.turn + 1 };
  return (
    <div class="curtain">
      <h2>{say("curtain", values)}</h2>
      <p>{say("curtain-told", values)}</p>
      <Button kind="main" onClick={() => void attempt(() => liftCurtain(game.turn))}>
        {say("curtain-lift", values)}
      </Button>
    </div>
  );
}

/** What is told in words alone, for games that show no pictures, and for whoever would rather read. */
function InWords({ game, isOpen }: { game: Told; isOpen: boolean }) {
  return (
    <details class="in-words" open={isOpen}>
      <summary>{say("in-words")}</summary>
      {game.situation.map((line, place) => (
        <p key={place} class={line.startsWith(" ") ? "set-in" : ""}>
          {line.trim()}
        </p>
      ))}
    </details>
  );
}

function Areas({ places }: { places: Place[] }) {
  return (
    <div class="areas">
      {places
        .filter((place) => place.pieces.length > 0)
        .map((place) => (
          <PlaceShown key={`${place.seat} ${place.heading}`} place={place} />
        ))}
    </div>
  );
}

/** The person's own places and the table's first, then those of the others. */
function Places({ game }: { game: Told }) {
  const places = game.shown?.places ?? [];
  const isTheirs = (place: Place) => (place.seat ?? -1) >= 0 && place.seat !== game.viewer;
  const others = places.filter(isTheirs);
  return (
    <>
      <Areas places={places.filter((place) => !isTheirs(place))} />
      {others.length > 0 && <h2>{say("others-table")}</h2>}
      <Areas places={others} />
    </>
  );
}

export function Table({ game }: { game: Told }) {
  const box = useMoves(game);
  useEffect(() => void attempt(() => readFaces(game.set, game.language)), [game.set, game.language]);
  const isHidden = game.viewer < 0 && game.waits === "person" && game.own.includes(game.turn);
  if (isHidden) return <Curtain game={game} />;
  const isWatching = !game.seats.includes("me");
  return (
    <div class="sitting" data-choices={game.choices}>
      <div class="beside">
        <Ending />
        {game.waits !== "over" && <Asked />}
        <Rules />
        <Story />
      </div>
      <div ref={box} class="laid" aria-label={say("table")} role="region">
        {isWatching && <p class="hint">{say("watching")}</p>}
        {!isWatching && !game.own.length && <p class="hint">{sayGuests("all-away")}</p>}
        <Seats />
        <Places game={game} />
        <InWords game={game} isOpen={!game.shown} />
      </div>
      <Magnifier />
      <Zoom />
    </div>
  );
}

