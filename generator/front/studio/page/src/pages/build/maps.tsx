// The map painter.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { sets, type SetSummary } from "../../core/sets";
import { titled } from "../../core/speech";
import { Button, Dialog, Field, Select } from "../../core/ui";
import { beginMap, Painting } from "./map";
import { MapGrid, Where } from "./map-grid";
import { ChosenHex, Palette } from "./map-palette";
import { MapDetails, MapFaults, MapFigures } from "./map-verdict";
import { say } from "./words";

const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,40}$/;

export function Maps({ set }: { set: SetSummary }) {
  const map = useMemo(() => new Painting(set), [set.reference]);
  const page = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const [beginning, setBeginning] = useState<string | null>(null);
  useEffect(() => map.start(), [map]);
  useEffect(() => shortcuts(map), [map]);
  if (!map.opened.value) return <p class="empty">…</p>;
  const toMap = () => page.current?.querySelector<HTMLElement>(".canvas")?.focus();
  return (
    <div ref={page} class="build map">
      <MapBar map={map} onNew={() => setBeginning("")} />
      {!map.isOwn && <p class="notice">{say("not-own")} <Button kind="main" onClick={() => setBeginning(set.reference)}>{say("make-own")}</Button></p>}
      <div class="workbench two">
        <div class="table">
          <Palette map={map} />
          <Where map={map} />
          <MapGrid map={map} zoom={zoom} onZoom={setZoom} />
          <div class="tools">
            <span class="hint" id="build-map-keys">{say("map-keys")}</span>
            <span class="spring" />
            <Button label={say("zoom-out")} disabled={zoom <= 1} onClick={() => setZoom(Math.max(1, zoom / 1.4))}>−</Button>
            <Button label={say("zoom-in")} disabled={zoom >= 5} onClick={() => setZoom(Math.min(5, zoom * 1.4))}>+</Button>
          </div>
          <Size map={map} />
        </div>
        <div class="judged">
          <section aria-label={say("chosen-hex")}>
            <h2>{say("chosen-hex")}</h2>
            <ChosenHex map={map} />
          </section>
          <MapFigures map={map} />
          <MapFaults map={map} onPick={toMap} />
          <MapDetails map={map} />
        </div>
      </div>
      {beginning !== null && <NewMap from={set} first={beginning} onClose={() => setBeginning(null)} />}
    </div>
  );
}

function MapBar({ map, onNew }: { map: Painting; onNew: () => void }) {
  return (
    <div class="bar">
      <div class="buttons">
        {map.isOwn && <Button kind="main" onClick={() => void map.save()}>{say("save")}</Button>}
        <Button onClick={onNew}>{say("new-map")}</Button>
        <Button label={say("undo")} title={say("undo")} disabled={!map.history.canUndo.value} onClick={() => map.undo()}>↶</Button>
        <Button label={say("redo")} title={say("redo")} disabled={!map.history.canRedo.value} onClick={() => map.redo()}>↷</Button>
        <span class="hint">{map.isOwn && !map.saved.value ? say("unsaved") : ""}</span>
      </div>
    </div>
  );
}

function Size({ map }: { map: Painting }) {
  const { columns, rows } = map.history.now.value;
  return (
    <div class="size">
      <Field label={say("columns")}>
        <input type="number" min={2} max={40} value={columns} onChange={(event) => map.resize(Number(event.currentTarget.value), rows)} />
      </Field>
      <Field label={say("rows")}>
        <input type="number" min={2} max={40} value={rows} onChange={(event) => map.resize(columns, Number(event.currentTarget.value))} />
      </Field>
      <Button onClick={() => map.makeRoom(2, 0)}>{say("room-left")}</Button>
      <Button onClick={() => map.makeRoom(0, 1)}>{say("room-top")}</Button>
    </div>
  );
}

function NewMap({ from, first, onClose }: { from: SetSummary; first: string; onClose: () => void }) {
  const [name, setName] = useState("my-map");
  const [copy, setCopy] = useState(first);
  const [columns, setColumns] = useState(8);
  const [rows, setRows] = useState(5);
  const others = sets.value.filter((set) => set.game === from.game && set.readable);
  const choices = [{ value: "", label: say("blank") }, ...others.map((set) => ({ value: set.reference, label: titled(set.title, set.name) }))];
  const make = async () => (await beginMap({ name, copy, columns, rows })) && onClose();
  return (
    <Dialog title={say("new-map")} onClose={onClose}>
      <div class="build beginning">
        <Field label={say("set-name")} hint={say("set-name-told")}>
          <input value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </Field>
        <Field label={say("begin-with")}>
          <Select value={copy} choices={choices} onChange={setCopy} />
        </Field>
        {!copy && (
          <div class="size">
            <Field label={say("columns")}>
              <input type="number" min={3} max={40} value={columns} onInput={(event) => setColumns(Number(event.currentTarget.value))} />
            </Field>
            <Field label={say("rows")}>
              <input type="number" min={3} max={40} value={rows} onInput={(event) => setRows(Number(event.currentTarget.value))} />
            </Field>
            <p class="hint">{say("hexes-count", { count: columns * rows })}</p>
          </div>
        )}
        <Button kind="main" disabled={!NAME.test(name)} onClick={() => void make()}>{say("make-map")}</Button>
      </div>
    </Dialog>
  );
}

/** Undo and redo everywhere on the page but in fields of text. */
function shortcuts(map: Painting): () => void {
  const ends = new AbortController();
  const heard = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (event.target instanceof HTMLInputElement || !(event.ctrlKey || event.metaKey) || (key !== "z" && key !== "y")) return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) map.redo();
    else map.undo();
  };
  addEventListener("keydown", heard, { signal: ends.signal });
  return () => ends.abort();
}
