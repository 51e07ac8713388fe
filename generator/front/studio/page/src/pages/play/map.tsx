// The set's map with what lies on it, and a button over every hex that some answer is about.
import { useEffect, useState } from "preact/hooks";
import { signal } from "@preact/signals";
import { speech } from "../../core/speech";
import { attempt, Button } from "../../core/ui";
import { drawnMap, hint, picked, told, touched, type DrawnMap, type Lying, type Place } from "./game";
import { wheel } from "./laying";
import { pick } from "./picking";
import { Wheel } from "./wheel";
import { words } from "./words";
import { zoom } from "./zoom";

const say = speech(words);
const WIDTHS = ["640px", "", "1300px", "1900px"]; // without a width the whole map is in sight
const AROUND = 24; // pixels of height that its frame takes
const size = signal(innerWidth < 700 ? 0 : 1);

interface Seen {
  map: DrawnMap;
  url: string;
}

/** The map, drawn anew only where something else lies on it. */
function useMap(stamp: string): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    let isWanted = true;
    void attempt(drawnMap).then((map) => {
      if (!isWanted || !map) return;
      const url = URL.createObjectURL(new Blob([map.svg], { type: "image/svg+xml" }));
      setSeen((before) => {
        if (before) setTimeout(() => URL.revokeObjectURL(before.url), 1000);
        return { map, url };
      });
    });
    return () => {
      isWanted = false;
    };
  }, [stamp]);
  return seen;
}

function isHinted(key: string): boolean {
  const place = hint.value?.place;
  return place !== undefined && (told.value?.options[place]?.keys.includes(key) ?? false);
}

function Hex({ piece, map }: { piece: Lying; map: DrawnMap }) {
  const at = map.hexes.find((hex) => hex.cell[0] === piece.cell![0] && hex.cell[1] === piece.cell![1]);
  if (!at) return null;
  const classes = ["hex", picked.value.includes(piece.key) ? "picked" : "", isHinted(piece.key) ? "hinted" : ""];
  return (
    <button
      type="button"
      class={classes.join(" ")}
      data-key={piece.key}
      aria-label={[piece.said, ...(piece.notes ?? [])].filter(Boolean).join(", ")}
      aria-pressed={picked.value.includes(piece.key)}
      style={{
        left: `${(100 * at.x) / map.width}%`,
        top: `${(100 * at.y) / map.height}%`,
        width: `${(100 * map.across) / map.width}%`,
        height: `${(100 * map.across) / map.height}%`,
      }}
      onContextMenu={(event) => (event.preventDefault(), void zoom(piece))}
      onClick={() => void attempt(() => pick(piece.key))}
    />
  );
}

export function MapPicture({ place }: { place: Place }) {
  const seen = useMap(told.value?.map_stamp ?? "");
  const ratio = seen ? seen.map.width / seen.map.height : 1;
  const width = WIDTHS[size.value] || `max(540px, min(100%, calc((100dvh - ${AROUND}px) * ${ratio})))`;
  const open = place.pieces.filter((piece) => touched.value.has(piece.key));
  return (
    <section class="area wide" aria-label={place.heading}>
      <div class="map-tools">
        <h3>{place.heading}</h3>
        <Button kind="quiet" label={say("smaller")} disabled={size.value === 0} onClick={() => (size.value -= 1)}>
          −
        </Button>
        <Button kind="quiet" label={say("bigger")} disabled={size.value === WIDTHS.length - 1} onClick={() => (size.value += 1)}>
          +
        </Button>
      </div>
      <div class="map" tabIndex={0} role="group" aria-label={say("map")}>
        {seen ? (
          <div class="map-inner" style={{ width }}>
            <img src={seen.url} alt={say("map")} />
            {open.map((piece) => (
              <Hex key={piece.key} piece={piece} map={seen.map} />
            ))}
            {wheel.value.length > 0 && <Wheel map={seen.map} key={picked.value[0]} />}
          </div>
        ) : (
          <p class="hint">{say("loading-map")}</p>
        )}
      </div>
    </section>
  );
}
