// The tiles that fit a hex of the map, around it; the one that is tried lies on it, and only what is confirmed is done.
import { useEffect, useRef } from "preact/hooks";
import { speech } from "../../core/speech";
import { attempt, Button } from "../../core/ui";
import { choose, hint, lying, picked, type DrawnMap } from "./game";
import { onTrial, tried, wheel, withoutLetters } from "./laying";
import { FacePicture } from "./picture";
import { words } from "./words";

const say = speech(words);
const TILE = 46; // pixels across a tile of the wheel
const APART = 56; // from the middle of one to that of the next
const LEAST = 74; // from the middle of the wheel to that of a tile

/** The middle of the wheel, moved so far that no tile lies beyond the map. */
function within(share: number, radius: number): string {
  const edge = `${radius + TILE / 2 + 8}px`;
  return `clamp(${edge}, ${100 * share}%, calc(100% - ${edge}))`;
}

export function Wheel({ map }: { map: DrawnMap }) {
  const ring = useRef<HTMLDivElement>(null);
  const found = wheel.value;
  useEffect(() => {
    tried.value = -1;
    ring.current?.querySelector("button")?.focus({ preventScroll: true });
    ring.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, []);
  const cell = lying.value.get(picked.value[0]!)?.cell;
  const at = map.hexes.find((hex) => hex.cell[0] === cell?.[0] && hex.cell[1] === cell?.[1]);
  if (!at) return null;
  const radius = Math.max(LEAST, (found.length * APART) / (2 * Math.PI));
  const moved = (event: KeyboardEvent) => {
    const buttons = [...ring.current!.querySelectorAll("button")];
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") picked.value = [];
    else if (step === undefined) return;
    else buttons[(now + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  };
  const across = `${(100 * map.across) / map.width}%`;
  const trial = onTrial.value?.option;
  return (
    <>
      {trial && (
        <span class="on-trial" style={{ left: `${(100 * at.x) / map.width}%`, top: `${(100 * at.y) / map.height}%`, width: across }}>
          <FacePicture piece={trial.piece} turn={trial.turn} title="" width={0} />
        </span>
      )}
      <div
        ref={ring} class="wheel" role="group" aria-label={say("wheel", { count: found.length })} onKeyDown={moved}
        style={{ left: within(at.x / map.width, radius), top: within(at.y / map.height, radius), "--radius": `${radius + TILE / 2 + 6}px` }}
      >
        {found.map(({ option, place }, number) => {
          const angle = (2 * Math.PI * number) / found.length - Math.PI / 2;
          const style = { left: `${radius * Math.cos(angle)}px`, top: `${radius * Math.sin(angle)}px` };
          const label = [withoutLetters(option.label), option.foretold].filter(Boolean).join(". ");
          return (
            <button
              key={place} type="button" class={`spoke${option.ruins ? " ruins" : ""}${hint.value?.place === place ? " hinted" : ""}`} style={style} aria-pressed={tried.value === place} aria-label={label} title={label}
              onClick={() => (tried.value === place ? void attempt(() => choose(place)) : (tried.value = place))}
            >
              <FacePicture piece={option.piece} turn={option.turn} title="" width={TILE} />
            </button>
          );
        })}
      </div>
    </>
  );
}

/** Beside the map: the tile on trial, what it costs in the end, and the button that lays it. */
export function Trial() {
  const found = onTrial.value;
  if (!found) return <p role="status">{say("pick-tile", { count: wheel.value.length })}</p>;
  const { option, place } = found;
  return (
    <div class="stake hexed">
      <FacePicture piece={option.piece} turn={option.turn} title="" width={84} />
      <div role="status">
        <p>{withoutLetters(option.label)}</p>
        <Foretold option={option} />
        <Button kind="main" onClick={() => void attempt(() => choose(place))}>{say("lay-it")}</Button>
      </div>
    </div>
  );
}

/** What an answer leaves of one's money; ruin stands out, and is said. */
export function Foretold({ option }: { option: { foretold: string; ruins: boolean } }) {
  if (!option.foretold) return null;
  return <span class={option.ruins ? "foretold ruins" : "foretold"}>{option.ruins ? "⚠ " : ""}{option.foretold}</span>;
}
