// The card with its parts as boxes over it: chosen, dragged, stretched by handles, moved by keys.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Face } from "./kinds";
import { Picture } from "./card";
import { inward, isUpright, linesOf, nearest, outward, tidy, type Box, type Guide, type Layout, type Part } from "./layout-model";
import { partCalled, say } from "./layout-words";

const REACH = 6; // pixels within which an edge keeps to a line
const HANDLE = 9; // pixels
const STEP = 0.1; // mm of an arrow key, and with Shift:
const ZOOM = 1.1; // how many times larger a picture is shown with each turn of the wheel
const FAR = 1;
const LEAST = 0.2; // mm
const STILL = 3; // pixels that a press may move and still be a click
const CORNERS = [[-1, -1], [0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0]] as const;
const CURSORS = ["nwse", "ns", "nesw", "ew", "nwse", "ns", "nesw", "ew"];

type Corner = readonly [number, number];

export function Stage({ layout, face }: { layout: Layout; face: Face }) {
  const root = useRef<SVGSVGElement>(null);
  const [scale, setScale] = useState(6); // pixels of a millimetre
  const laid = layout.laid.value!;
  const { card } = laid;
  const wide = card.width + 2 * card.bleed;
  const tall = card.height + 2 * card.bleed;
  useLayoutEffect(() => {
    const watcher = new ResizeObserver(() => root.current && setScale(root.current.clientWidth / wide || 6));
    watcher.observe(root.current!);
    return () => watcher.disconnect();
  }, [wide]);
  // The larger box lies below the smaller one, so that each can be reached.
  const order = laid.parts.map((_, place) => place).filter((place) => layout.boxOf(place)).sort((one, other) => area(layout, other) - area(layout, one));
  const chosen = layout.chosen.value;
  const first = chosen.find((place) => order.includes(place)) ?? order.at(-1) ?? -1;
  const { session } = layout;
  return (
    <div class="lay-stage" style={{ aspectRatio: `${wide} / ${tall}`, "--lay-wide": wide / tall }}>
      <Picture
        session={session} face={face} left={0} top={0} width={0} safe={0} bleed compare={false} isSelected isFaulty={false}
        stamp={face.stamp} lang={session.language.value} theme={session.theme.value} side={session.side.value} when=""
      />
      <svg
        ref={root} viewBox={`${-card.bleed} ${-card.bleed} ${wide} ${tall}`} role="group" aria-label={say("stage")}
        onKeyDown={(event) => pressed(layout, order, event)} onPointerDown={(event) => event.target === event.currentTarget && (layout.chosen.value = [])}
      >
        {layout.thirds.value && <Lines card={card} scale={scale} />}
        {order.map((place) => (
          <BoxOf key={place} layout={layout} place={place} part={laid.parts[place]!} scale={scale} isChosen={chosen.includes(place)} isFirst={place === first} />
        ))}
        {layout.only.value >= 0 && layout.movable.length === 1 && <Handles layout={layout} place={layout.only.value} scale={scale} />}
        {layout.guides.value.map((guide) => <GuideLine key={guide.axis + guide.at} guide={guide} card={card} scale={scale} />)}
      </svg>
    </div>
  );
}

function area(layout: Layout, place: number): number {
  const box = layout.boxOf(place)!;
  return box[2] * box[3];
}

/** The edge of the card, the safe area, and the lines that divide the card in three. */
function Lines({ card, scale }: { card: { width: number; height: number; safe: number }; scale: number }) {
  const { width, height, safe } = card;
  const line = { "stroke-width": 1 / scale };
  return (
    <g class="lay-lines" aria-hidden="true">
      <rect class="lay-trim" x={0} y={0} width={width} height={height} {...line} />
      {safe > 0 && <rect class="lay-safe" x={safe} y={safe} width={width - 2 * safe} height={height - 2 * safe} {...line} stroke-dasharray={`${4 / scale}`} />}
      {[1 / 3, 2 / 3].map((part) => (
        <path key={part} d={`M${width * part} 0V${height}M0 ${height * part}H${width}`} {...line} stroke-dasharray={`${1 / scale} ${4 / scale}`} />
      ))}
    </g>
  );
}

function GuideLine({ guide, card, scale }: { guide: Guide; card: { width: number; height: number; bleed: number }; scale: number }) {
  const { width, height, bleed } = card;
  const path = guide.axis === "x" ? `M${guide.at} ${-bleed}V${height + bleed}` : `M${-bleed} ${guide.at}H${width + bleed}`;
  return <path class="lay-guide" d={path} stroke-width={1.2 / scale} aria-hidden="true" />;
}

interface BoxProps {
  layout: Layout;
  place: number;
  part: Part;
  scale: number;
  isChosen: boolean;
  isFirst: boolean;
}

function BoxOf({ layout, place, part, scale, isChosen, isFirst }: BoxProps) {
  const [x, y, width, height] = layout.boxOf(place)!;
  const known = { x, y, width, height };
  const kind = part.fixed ? " fixed" : part.stated.length ? " stated" : "";
  return (
    <g transform={`matrix(${part.matrix.join(" ")})`}>
      <rect
        class={`lay-box${kind}${isChosen ? " chosen" : ""}`} {...known} stroke-width={(isChosen ? 2 : 1) / scale} data-part={part.name ?? place}
        role="button" tabIndex={isFirst ? 0 : -1} aria-pressed={isChosen} aria-label={`${partCalled(part)} ${say("at", { box: [x, y, width, height].map(tidy).join(", ") })}`}
        onPointerDown={(event) => grabbed(layout, place, scale, event)} onWheel={(event) => turned(layout, place, event)} onFocus={() => !layout.chosen.value.includes(place) && layout.choose(place)}
      />
    </g>
  );
}

function Handles({ layout, place, scale }: { layout: Layout; place: number; scale: number }) {
  const part = layout.laid.value!.parts[place]!;
  const [x, y, w, h] = layout.boxOf(place)!;
  const own = Math.hypot(part.matrix[0], part.matrix[1]) || 1;
  const size = HANDLE / scale / own;
  return (
    <g transform={`matrix(${part.matrix.join(" ")})`} aria-hidden="true">
      {CORNERS.map((corner, at) => (
        <rect
          key={at} class="lay-handle" x={x + (w * (1 + corner[0])) / 2 - size / 2} y={y + (h * (1 + corner[1])) / 2 - size / 2} width={size} height={size}
          stroke-width={1.2 / scale / own} style={{ cursor: `${CURSORS[at]}-resize` }} data-corner={corner.join(" ")} onPointerDown={(event) => stretched(layout, place, corner, scale, event)}
        />
      ))}
    </g>
  );
}

/** Follows a pointer until it is let go; `move` is told how far it went on the card, in mm. */
function follow(event: PointerEvent, scale: number, move: (x: number, y: number, event: PointerEvent) => void, end: (hasMoved: boolean) => void, cancel: () => void): void {
  if (event.button !== 0) return;
  event.stopPropagation();
  const { clientX, clientY, pointerId } = event;
  const ends = new AbortController();
  const options = { signal: ends.signal };
  let hasMoved = false;
  addEventListener("pointermove", (moved) => {
    if (moved.pointerId !== pointerId) return;
    hasMoved ||= Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > STILL;
    if (hasMoved) move((moved.clientX - clientX) / scale, (moved.clientY - clientY) / scale, moved);
  }, options);
  addEventListener("pointerup", () => (ends.abort(), end(hasMoved)), options);
  const give = () => (ends.abort(), cancel());
  addEventListener("pointercancel", give, options);
  addEventListener("keydown", (key) => key.key === "Escape" && (key.stopPropagation(), give()), { ...options, capture: true });
}

function grabbed(layout: Layout, place: number, scale: number, event: PointerEvent): void {
  if (event.shiftKey) return layout.choose(place, true);
  if (event.ctrlKey || event.metaKey) return panned(layout, place, scale, event);
  const wasChosen = layout.chosen.value.includes(place);
  if (!wasChosen) layout.choose(place);
  const places = layout.movable;
  const before = Object.fromEntries(places.map((each) => [each, layout.boxOf(each)!]));
  const lines = linesOf(layout, places);
  const { parts } = layout.laid.value!;
  const outer = places.map((each) => outward(parts[each]!.matrix, before[each]!));
  const move = (x: number, y: number, moved: PointerEvent) => {
    const [dx, dy, guides] = layout.snaps.value && !moved.altKey ? kept(outer, lines, x, y, REACH / scale) : [x, y, []];
    layout.guides.value = guides;
    layout.moved.value = { ...layout.moved.value, ...Object.fromEntries(places.map((each) => [each, shifted(parts[each]!, before[each]!, dx, dy)])) };
  };
  const end = (hasMoved: boolean) => {
    layout.guides.value = [];
    if (hasMoved) layout.writeMoved();
    else if (wasChosen) layout.chosen.value = [place];
  };
  follow(event, scale, move, end, () => undone(layout, before));
}

/** A wheel turned with Ctrl held shows less of a picture, and that larger, or more of it. */
function turned(layout: Layout, place: number, event: WheelEvent): void {
  if (!event.ctrlKey || layout.laid.value!.parts[place]!.part !== "picture") return;
  event.preventDefault();
  if (!layout.chosen.value.includes(place)) layout.choose(place);
  layout.zoom(event.deltaY < 0 ? ZOOM : 1 / ZOOM);
}

/** A picture is moved within its box. */
function panned(layout: Layout, place: number, scale: number, event: PointerEvent): void {
  layout.choose(place);
  let way: [number, number] = [0, 0];
  follow(event, scale, (x, y) => (way = [x, y]), (hasMoved) => hasMoved && layout.pan(...way), () => undefined);
}

function undone(layout: Layout, before: Record<number, Box>): void {
  layout.guides.value = [];
  layout.moved.value = { ...layout.moved.value, ...before };
}

function shifted(part: Part, box: Box, x: number, y: number): Box {
  const [dx, dy] = inward(part.matrix, x, y);
  return [tidy(box[0] + dx), tidy(box[1] + dy), box[2], box[3]];
}

/** The way that boxes go, so that one of their edges or middles lies on a line that is near. */
function kept(boxes: Box[], lines: Record<"x" | "y", number[]>, x: number, y: number, reach: number): [number, number, Guide[]] {
  const along = (axis: 0 | 1, by: number) => boxes.flatMap((box) => [box[axis], box[axis] + box[axis + 2]! / 2, box[axis] + box[axis + 2]!]).map((edge) => edge + by);
  const [across, down] = [nearest(along(0, x), lines.x, reach), nearest(along(1, y), lines.y, reach)];
  const guides: Guide[] = [];
  if (across) guides.push({ axis: "x", at: across.line });
  if (down) guides.push({ axis: "y", at: down.line });
  return [x + (across?.by ?? 0), y + (down?.by ?? 0), guides];
}

function stretched(layout: Layout, place: number, corner: Corner, scale: number, event: PointerEvent): void {
  const part = layout.laid.value!.parts[place]!;
  const before = layout.boxOf(place)!;
  const lines = linesOf(layout, [place]);
  const [ox, oy] = [corner[0], corner[1]];
  const move = (x: number, y: number, moved: PointerEvent) => {
    let [dx, dy] = inward(part.matrix, x, y);
    const guides: Guide[] = [];
    if (layout.snaps.value && !moved.altKey && isUpright(part.matrix)) {
      // Of a group that is turned half round, the left edge lies at the right.
      const outer = outward(part.matrix, sized(before, ox, oy, dx, dy));
      const sides = [ox * Math.sign(part.matrix[0]), oy * Math.sign(part.matrix[3])];
      const edge = (axis: 0 | 1) => (sides[axis]! < 0 ? outer[axis] : outer[axis] + outer[axis + 2]!);
      const across = ox ? nearest([edge(0)], lines.x, REACH / scale) : null;
      const down = oy ? nearest([edge(1)], lines.y, REACH / scale) : null;
      if (across) guides.push({ axis: "x", at: across.line });
      if (down) guides.push({ axis: "y", at: down.line });
      const [mx, my] = inward(part.matrix, across?.by ?? 0, down?.by ?? 0);
      [dx, dy] = [dx + mx, dy + my];
    }
    layout.guides.value = guides;
    layout.moved.value = { ...layout.moved.value, [place]: sized(before, ox, oy, dx, dy) };
  };
  follow(event, scale, move, (hasMoved) => ((layout.guides.value = []), hasMoved && layout.writeMoved()), () => undone(layout, { [place]: before }));
}

function sized([x, y, w, h]: Box, ox: number, oy: number, dx: number, dy: number): Box {
  const wide = Math.max(LEAST, w + ox * dx);
  const high = Math.max(LEAST, h + oy * dy);
  return [tidy(ox < 0 ? x + w - wide : x), tidy(oy < 0 ? y + h - high : y), tidy(wide), tidy(high)];
}

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function pressed(layout: Layout, order: number[], event: KeyboardEvent): void {
  const way = WAYS[event.key];
  if (way) {
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) return layout.pan(way[0] * FAR, way[1] * FAR);
    const by = event.shiftKey ? FAR : STEP;
    return layout.nudge(way[0] * by, way[1] * by, event.altKey);
  }
  const step = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0;
  if (step) {
    event.preventDefault();
    const places = [...order].sort((one, other) => one - other);
    const next = places[(places.indexOf(layout.chosen.value[0] ?? -1) + step + places.length) % places.length]!;
    layout.choose(next);
    const root = event.currentTarget as SVGElement;
    requestAnimationFrame(() => root.querySelector<SVGElement>("[role=button][tabindex='0']")?.focus());
  } else if (event.key === "Delete" || event.key === "Backspace") {
    event.preventDefault();
    layout.act("remove");
  } else if (event.key === "+" || event.key === "-") {
    layout.zoom(event.key === "+" ? ZOOM : 1 / ZOOM);
  } else if (event.key === "Escape") {
    layout.chosen.value = [];
  }
}
