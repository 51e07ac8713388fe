// What a new set begins with, and the size of its cards, chosen from pictures.
import type { ComponentChildren } from "preact";
import { Cover } from "./cover";
import type { SetSummary } from "../../core/sets";

interface Tile {
  value: string;
  label: string;
  hint?: string;
}

interface TilesProps {
  label: string;
  value: string;
  tiles: Tile[];
  picture: (value: string) => ComponentChildren;
  onChange: (value: string) => void;
}

/** One of several: a click or the arrow keys choose, and all together are one stop of the Tab key. */
export function Tiles({ label, value, tiles, picture, onChange }: TilesProps) {
  return (
    <fieldset class="home-tiles">
      <legend>{label}</legend>
      <div>
        {tiles.map((tile) => (
          <label key={tile.value} class="home-tile">
            <input type="radio" class="heard" name={label} value={tile.value} checked={tile.value === value} onChange={() => onChange(tile.value)} />
            {picture(tile.value)}
            <span>{tile.label}</span>
            {tile.hint && <span class="hint">{tile.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const NOTHING: Pick<SetSummary, "reference" | "name" | "readable" | "languages"> = { reference: "", name: "", readable: false, languages: [] };

/** The cover of a set that is known; of a beginning that is no set the outlines of a hand to come. */
export function CoverOf({ set }: { set?: SetSummary }) {
  return <Cover set={set ?? (NOTHING as SetSummary)} />;
}

const SCALE = 0.44; // pixels of a millimetre
const LONGEST = 58; // pixels of any side

/** A card of a size beside the others, all at one scale but those that would not fit. */
export function Outline({ size }: { size: [number, number] }) {
  const scale = Math.min(SCALE, LONGEST / Math.max(...size));
  const [width, height] = [size[0] * scale, size[1] * scale];
  return (
    <span class="home-outline" aria-hidden="true">
      <span style={{ width: `${width}px`, height: `${height}px` }} />
    </span>
  );
}
