// The ship builder.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { language } from "../../core/speech";
import type { SetSummary } from "../../core/sets";
import { Button, Field, Select } from "../../core/ui";
import { dragged } from "./drag";
import { Ship } from "./ship";
import { focusCell, ShipBoard } from "./ship-board";
import { TilePicture } from "./ship-tile";
import { ShipTray } from "./ship-tray";
import { Details, Faults, Figures, Filling } from "./ship-verdict";
import { say } from "./words";

const ZOOMS = [1, 1.4, 1.9, 2.6];

export function Ships({ set }: { set: SetSummary }) {
  const ship = useMemo(() => new Ship(set), [set.reference]);
  const stage = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(0);
  // The words of the findings are the set's: another language asks for them anew.
  useEffect(() => ship.start(), [ship, language.value]);
  useEffect(() => shortcuts(ship), [ship]);
  if (!ship.offer.value) return <p class="empty">…</p>;
  return (
    <div class="build ship">
      <ShipBar ship={ship} />
      <div class="workbench">
        <div class="table">
          <Hand ship={ship} />
          <div ref={stage} class={`stage ${zoom ? "zoomed" : ""}`}>
            <div style={{ width: `${ZOOMS[zoom]! * 100}%` }}><ShipBoard ship={ship} /></div>
          </div>
          <div class="tools">
            <Button onClick={() => ship.turn()}><span aria-hidden="true">⟳</span> {say("turn")}</Button>
            <Button onClick={() => ship.takeAway()}><span aria-hidden="true">✕</span> {say("take-away")}</Button>
            <Button onClick={() => void ship.fill()} disabled={!!ship.filling.value}>{say("fill")}</Button>
            <span class="spring" />
            <Button label={say("zoom-out")} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>−</Button>
            <Button label={say("zoom-in")} disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>+</Button>
          </div>
          <Filling ship={ship} />
        </div>
        <ShipTray ship={ship} />
        <div class="judged">
          <Figures ship={ship} />
          <Faults ship={ship} onPick={() => focusCell(stage.current, ship.cursor.value)} />
          <Details ship={ship} />
        </div>
      </div>
      <Ghost ship={ship} />
    </div>
  );
}

function ShipBar({ ship }: { ship: Ship }) {
  const offer = ship.offer.value!;
  const layout = ship.history.now.value;
  const files = offer.files.map(({ file, own }) => ({
    value: file,
    label: own ? file : say("brought", { name: file.replace("brought:", "") }),
  }));
  return (
    <div class="bar">
      <Field label={say("board")}>
        <Select value={layout.board} onChange={(name) => ship.change({ board: name })}
          choices={offer.boards.map(({ name }) => ({ value: name, label: name }))} />
      </Field>
      <Field label={say("ship-title")}>
        <input value={layout.title} onInput={(event) => ship.change({ title: event.currentTarget.value }, "title")} />
      </Field>
      <Field label={say("open")}>
        <Select value="" onChange={(file) => file && void ship.open(file)} choices={[{ value: "", label: say("open-choose") }, ...files]} />
      </Field>
      <Field label={say("save-as")}>
        <input value={ship.file.value} onInput={(event) => (ship.file.value = event.currentTarget.value)} />
      </Field>
      <div class="buttons">
        <Button kind="main" onClick={() => void ship.save()}>{say("save")}</Button>
        <Button onClick={() => ship.fresh(layout.board)}>{say("new")}</Button>
        <Button label={say("undo")} title={say("undo")} disabled={!ship.history.canUndo.value} onClick={() => ship.undo()}>↶</Button>
        <Button label={say("redo")} title={say("redo")} disabled={!ship.history.canRedo.value} onClick={() => ship.redo()}>↷</Button>
      </div>
    </div>
  );
}

function Hand({ ship }: { ship: Ship }) {
  const hand = ship.hand.value;
  const tile = hand && (ship.tiles.value.get(hand.tile)?.told ?? say("own-tile"));
  return (
    <p class="hand" role="status">
      {hand ? (
        <>
          <span class="held"><TilePicture ship={ship} id={hand.tile} turn={hand.turn} /></span>
          {say("in-hand", { tile: tile ?? "", turn: hand.turn })}
          <Button kind="quiet" onClick={() => (ship.hand.value = null)}>{say("put-back")}</Button>
        </>
      ) : (
        say("hand-empty")
      )}
    </p>
  );
}

/** The tile under the pointer while it is dragged. */
function Ghost({ ship }: { ship: Ship }) {
  const at = dragged.value;
  const hand = ship.hand.value;
  if (!at || !hand) return null;
  return (
    <div class="ghost" aria-hidden="true" style={{ left: `${at.x}px`, top: `${at.y}px` }}>
      <TilePicture ship={ship} id={hand.tile} turn={hand.turn} />
    </div>
  );
}

/** Undo and redo everywhere on the page but in fields of text; R turns what is dragged. */
function shortcuts(ship: Ship): () => void {
  const ends = new AbortController();
  const heard = (event: KeyboardEvent) => {
    const isText = event.target instanceof HTMLInputElement;
    const key = event.key.toLowerCase();
    if (key === "r" && dragged.value) ship.turn();
    if (isText || !(event.ctrlKey || event.metaKey) || (key !== "z" && key !== "y")) return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) ship.redo();
    else ship.undo();
  };
  addEventListener("keydown", heard, { signal: ends.signal });
  return () => ends.abort();
}
