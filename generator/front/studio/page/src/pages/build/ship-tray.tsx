// The tiles of the box, to choose from.
import { useState } from "preact/hooks";
import { Field, Select } from "../../core/ui";
import { startDrag } from "./drag";
import type { Ship, Tile } from "./ship";
import { cellUnder } from "./ship-board";
import { TilePicture } from "./ship-tile";
import { say } from "./words";

const CONNECTORS = ["single", "double", "universal"] as const;

export function ShipTray({ ship }: { ship: Ship }) {
  const [kind, setKind] = useState("");
  const [connector, setConnector] = useState("");
  const [search, setSearch] = useState("");
  const tiles = ship.offer.value?.tiles ?? [];
  const wanted = search.trim().toLowerCase();
  const found = tiles.filter(
    (tile) => (!kind || tile.is === kind) && (!connector || tile.edges.includes(connector)) && tile.told.toLowerCase().includes(wanted),
  );
  return (
    <section class="tray" aria-label={say("tray")}>
      <div class="filters">
        <Field label={say("search")}>
          <input type="search" value={search} onInput={(event) => setSearch(event.currentTarget.value)} />
        </Field>
        <Field label={say("kind")}>
          <Select value={kind} onChange={setKind} choices={[{ value: "", label: say("any") }, ...kindsOf(tiles)]} />
        </Field>
        <Field label={say("connector")}>
          <Select value={connector} onChange={setConnector}
            choices={[{ value: "", label: say("any") }, ...CONNECTORS.map((value) => ({ value, label: say(value) }))]} />
        </Field>
      </div>
      {found.length === 0 && <p class="empty">{say("none-found")}</p>}
      <ul class="tiles">{found.map((tile) => <TrayTile key={tile.id} ship={ship} tile={tile} />)}</ul>
    </section>
  );
}

/** Kinds by the set's own words: what stands in brackets of the first tile's name. */
function kindsOf(tiles: Tile[]) {
  const labels = new Map<string, string>();
  for (const tile of tiles) {
    if (!labels.has(tile.is)) labels.set(tile.is, /[(（](.+)[)）]/.exec(tile.told)?.[1] ?? tile.is);
  }
  return [...labels].map(([value, label]) => ({ value, label }));
}

function TrayTile({ ship, tile }: { ship: Ship; tile: Tile }) {
  const hand = ship.hand.value;
  const isHeld = hand?.tile === tile.id && !hand.from;
  const left = ship.left(tile);
  return (
    <li>
      <button type="button" class={`tray-tile ${left > 0 ? "" : "used"}`} aria-pressed={isHeld} disabled={left <= 0}
        aria-label={`${tile.told}, ${say("left", { left, count: tile.count })}`}
        onClick={() => ship.pick(tile.id)} onKeyDown={(event) => event.key.toLowerCase() === "r" && isHeld && ship.turn()}
        onPointerDown={(event) => left > 0 && dragFrom(event, ship, tile.id)}>
        <TilePicture ship={ship} id={tile.id} turn={isHeld ? hand.turn : 0} />
        <span class="left">{left}/{tile.count}</span>
      </button>
    </li>
  );
}

function dragFrom(event: PointerEvent, ship: Ship, id: string): void {
  startDrag(event, {
    begin: () => (ship.hand.value = { tile: id, turn: ship.hand.value?.tile === id ? ship.hand.value.turn : 0, from: null }),
    drop: (over) => {
      const cell = cellUnder(over);
      if (cell) ship.lay(cell);
      else ship.hand.value = null;
    },
  });
}
