// The hexes: painted by mouse, pen, finger or keys.
import { useEffect, useRef } from "preact/hooks";
import { titled } from "../../core/speech";
import { keyOf, type Brush, type Hex, type Painting } from "./map";
import { same, type Place } from "./ship";
import { say, type Key } from "./words";

const SIDE = 20;
const HIGH = SIDE * Math.sqrt(3);
const EDGES = 6;
export const KEYS: Record<string, Brush> = { p: "plain", m: "mountain", r: "river", l: "lake", t: "town", c: "city", x: "none", v: "hand" };
const CLOSE = 0.95;

function centre([column, row]: Place): [number, number] {
  return [SIDE + SIDE * 1.5 * column, HIGH / 2 + HIGH * (row + (column % 2) / 2)];
}

const CORNERS = [...Array(EDGES).keys()]
  .map((corner) => [SIDE * CLOSE * Math.cos((corner * Math.PI) / 3), SIDE * CLOSE * Math.sin((corner * Math.PI) / 3)])
  .map(([x, y]) => `${x!.toFixed(2)},${y!.toFixed(2)}`)
  .join(" ");

/** The middle of an edge; edges are numbered clockwise from the top. */
function middle(edge: number): [number, number] {
  const angle = ((edge * 60 - 90) * Math.PI) / 180;
  return [(HIGH / 2) * Math.cos(angle), (HIGH / 2) * Math.sin(angle)];
}

function toldHex(hex: Hex | undefined): string {
  if (!hex) return say("none");
  const name = hex.name ? titled(hex.name) : "";
  return [say(hex.is as Key), name, hex.colour && say(hex.colour as Key), hex.number && `${say(hex.group as Key)} ${hex.number}`]
    .filter(Boolean).join(", ");
}

export function MapGrid({ map, zoom, onZoom }: { map: Painting; zoom: number; onZoom: (zoom: number) => void }) {
  // No state of the component: a quick stroke moves before the component is drawn again.
  const isPainting = useRef(false);
  const fingers = useRef(new Map<number, Place>());
  const stage = useRef<HTMLDivElement>(null);
  const { columns, rows, hexes } = map.history.now.value;
  const width = SIDE * (1.5 * columns + 0.5);
  const height = HIGH * (rows + 0.5);
  const faulty = new Map((map.verdict.value?.issues ?? []).filter(({ at }) => at).map(({ at, severity }) => [keyOf(at!), severity]));
  const rivers = new Map((map.verdict.value?.rivers ?? []).map(([at, edges]) => [keyOf(at), edges]));
  const [column, row] = map.cursor.value;
  useEffect(() => {
    const found = stage.current?.querySelector(`[data-hex="${column},${row}"]`);
    if (zoom > 1 && stage.current?.contains(document.activeElement)) found?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [column, row]);
  const places = [...Array(rows).keys()].flatMap((each) => [...Array(columns).keys()].map((one): Place => [one, each]));
  return (
    <div ref={stage} class={`stage hexes ${map.brush.value === "hand" ? "moving" : ""}`}>
      <div class="canvas" role="application" tabIndex={0} aria-label={say("map")} aria-describedby="build-map-keys"
        style={{ width: `calc(min(100%, 68dvh * ${(width / height).toFixed(3)}) * ${zoom})` }} onKeyDown={(event) => onKey(event, map)}
        onPointerDown={(event) => {
          fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
          isPainting.current = press(event, map, fingers.current.size);
        }}
        onPointerMove={(event) => {
          if (pinched(event, fingers.current, stage.current, zoom, onZoom)) isPainting.current = false;
          else if (isPainting.current && event.buttons) paintAlong(event, map);
        }}
        onPointerUp={(event) => { fingers.current.delete(event.pointerId); isPainting.current = false; }}
        onPointerCancel={(event) => { fingers.current.delete(event.pointerId); isPainting.current = false; }}
        onPointerLeave={(event) => fingers.current.delete(event.pointerId)}>
        <svg viewBox={`0 0 ${width.toFixed(1)} ${height.toFixed(1)}`} aria-hidden="true">
          {places.map((at) => (
            <HexShape key={keyOf(at)} at={at} hex={hexes.get(keyOf(at))} />
          ))}
          {places.filter((at) => hexes.has(keyOf(at))).map((at) => (
            <HexSigns key={keyOf(at)} at={at} hex={hexes.get(keyOf(at))!} edges={rivers.get(keyOf(at))} fault={faulty.get(keyOf(at))} />
          ))}
          <Cursor at={map.cursor.value} />
        </svg>
      </div>
    </div>
  );
}

function press(event: PointerEvent, map: Painting, fingers: number): boolean {
  const at = hexUnder(event);
  if (event.button !== 0 || !at || fingers > 1) return false;
  const canvas = event.currentTarget as HTMLElement;
  canvas.focus({ preventScroll: true });
  if (canvas.hasPointerCapture(event.pointerId)) canvas.releasePointerCapture(event.pointerId);
  map.beginStroke();
  map.paint(at);
  return map.brush.value !== "hand";
}

/** A quick stroke skips no hex: the browser tells the places between two events too. */
function paintAlong(event: PointerEvent, map: Painting): void {
  const passed = event.getCoalescedEvents();
  for (const each of passed.length ? passed : [event]) {
    const at = hexUnder(each);
    if (at) map.paint(at);
  }
}

function hexUnder(event: PointerEvent): Place | null {
  const over = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-hex]");
  return over ? (over.getAttribute("data-hex")!.split(",").map(Number) as Place) : null;
}

/** Two fingers move and scale the map; tells whether there are two. */
function pinched(event: PointerEvent, fingers: Map<number, Place>, stage: HTMLElement | null, zoom: number, onZoom: (zoom: number) => void): boolean {
  if (fingers.size !== 2 || !stage || !fingers.has(event.pointerId)) return false;
  const other = [...fingers].find(([id]) => id !== event.pointerId)![1];
  const [x, y] = fingers.get(event.pointerId)!;
  const apart = (at: Place) => Math.hypot(at[0] - other[0], at[1] - other[1]);
  const next: Place = [event.clientX, event.clientY];
  fingers.set(event.pointerId, next);
  stage.scrollBy((x - next[0]) / 2, (y - next[1]) / 2);
  onZoom(Math.max(1, Math.min(5, (zoom * apart(next)) / Math.max(1, apart([x, y])))));
  return true;
}

const STEPS: Record<string, Place> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

function onKey(event: KeyboardEvent, map: Painting): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const step = STEPS[event.key];
  const brush = KEYS[event.key.toLowerCase()];
  if (step) {
    const at: Place = [map.cursor.value[0] + step[0], map.cursor.value[1] + step[1]];
    if (map.isOn(at)) event.shiftKey ? map.paint(at) : (map.cursor.value = at);
  } else if (brush) map.brush.value = brush;
  else if (event.key === "Enter" || event.key === " ") {
    map.beginStroke();
    map.paint(map.cursor.value);
  } else if (event.key === "Delete" || event.key === "Backspace") erase(map);
  else return;
  event.preventDefault();
}

function erase(map: Painting): void {
  const brush = map.brush.value;
  map.brush.value = "none";
  map.beginStroke();
  map.paint(map.cursor.value);
  map.brush.value = brush;
}

function placed(at: Place): string {
  const [x, y] = centre(at);
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
}

function HexShape({ at, hex }: { at: Place; hex: Hex | undefined }) {
  return (
    <g data-hex={keyOf(at)} transform={placed(at)} class={`hex ${hex?.is ?? "none"} ${hex?.colour ?? ""}`}>
      <polygon points={CORNERS} />
    </g>
  );
}

interface SignsProps {
  at: Place;
  hex: Hex;
  edges: number[] | undefined;
  fault: string | undefined;
}

/** What stands on a hex; over all hexes, so that no neighbour hides a long name or the end of a river. */
function HexSigns({ at, hex, edges, fault }: SignsProps) {
  return (
    <g transform={placed(at)} class={`signs ${hex.is} ${hex.colour ?? ""}`}>
      {hex.is === "river" && <River edges={edges ?? hex.edges ?? []} />}
      {hex.is === "mountain" && <path d="M-9,6 L-2,-7 L2,0 L5,-4 L10,6 Z" class="peaks" />}
      {hex.is === "town" && <circle r="5.5" class="dot" />}
      {hex.is === "city" && <text y="5" class="die">{hex.number}</text>}
      {hex.is === "strange" && <text y="5" class="die">{hex.sign}</text>}
      {hex.name && <text y="14.5" class="name">{shortened(titled(hex.name))}</text>}
      {fault && <circle class={`fault ${fault}`} cx="9" cy="-11" r="4.5" />}
    </g>
  );
}

function shortened(name: string): string {
  return name.length > 14 ? `${name.slice(0, 13)}…` : name;
}

function River({ edges }: { edges: number[] }) {
  if (!edges.length) return <circle r="4" class="spring" />;
  const lines = edges.map((edge) => middle(edge).map((value) => value.toFixed(1)).join(","));
  return <path class="stream" d={lines.map((end) => `M0,0 L${end}`).join(" ")} />;
}

function Cursor({ at }: { at: Place }) {
  return <polygon class="cursor" points={CORNERS} transform={placed(at)} />;
}

/** Says where the cursor is to those who do not see it. */
export function Where({ map }: { map: Painting }) {
  const [column, row] = map.cursor.value;
  const faults = (map.verdict.value?.issues ?? []).filter(({ at }) => same(at, [column, row]));
  return (
    <p class="where" aria-live="polite">
      {say("hex-at", { column, row, what: toldHex(map.chosen.value) })}
      {faults.length > 0 && ` · ${say("faults-count", { count: faults.length })}`}
    </p>
  );
}
