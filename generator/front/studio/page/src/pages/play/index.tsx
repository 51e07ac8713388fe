// Play any game in the browser: the table with the set's own faces, the question, and the story.
import { useEffect, useState } from "preact/hooks";
import type { PageProps } from "../../core/page";
import { go } from "../../core/route";
import { speech } from "../../core/speech";
import { attempt, Button } from "../../core/ui";
import { Ending } from "./ending";
import { readFaces } from "./faces";
import { begin, leave, liftCurtain, number, reopen, told, type Place, type Told } from "./game";
import { PlaceShown } from "./places";
import { Seats } from "./seats";
import { Asked, Story } from "./side";
import { Start } from "./start";
import { words } from "./words";
import { Magnifier, Zoom } from "./zoom";

const say = speech(words);

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

function Table({ game }: { game: Told }) {
  const isHidden = game.viewer < 0 && game.waits === "person";
  if (isHidden) return <Curtain game={game} />;
  const isWatching = !game.seats.includes("me");
  return (
    <div class="sitting" data-choices={game.choices}>
      <div class="beside">
        <Ending />
        {game.waits !== "over" && <Asked />}
        <Story />
      </div>
      <div class="laid" aria-label={say("table")} role="region">
        {isWatching && <p class="hint">{say("watching")}</p>}
        <Seats />
        <Places game={game} />
        <InWords game={game} isOpen={!game.shown} />
      </div>
      <Magnifier />
      <Zoom />
    </div>
  );
}

/** Opens what the address names: a game by its number, or the file of one that was saved. */
async function open(set: string, rest: string[]): Promise<void> {
  const [first = "", ...file] = rest;
  if (first === "saved" && file.length) {
    await attempt(() => begin({ file: file.join("/") }));
    if (number.value) go("play", set, String(number.value));
  } else if (/^\d+$/.test(first) && Number(first) !== number.value) {
    await reopen(Number(first)).catch(() => leave());
  } else if (!first) leave();
}

export function Show({ set, rest }: PageProps) {
  const [isReady, setReady] = useState(false);
  const address = rest.join("/");
  useEffect(() => {
    void open(set.reference, rest).finally(() => setReady(true));
  }, [set.reference, address]);
  const game = told.value;
  const language = game?.language;
  useEffect(() => {
    if (language) void attempt(() => readFaces(set.reference, language));
  }, [set.reference, language]);
  if (!isReady) return <div class="play" />;
  return <div class="play">{game && game.set === set.reference ? <Table game={game} /> : <Start set={set} />}</div>;
}
