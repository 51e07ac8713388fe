// The table itself: everything that lies on it, to be chosen, dragged and moved by keys.
import { CardPicture } from "../../core/ui";
import { say, type Desk } from "./desk";
import { endsDrag, startDrag } from "./drag";
import { pressed } from "./keys";
import { HEIGHT, topOf, WIDTH, type Card, type Stack, type Thing } from "./model";

const FANNED = 0.42;
const SMALL = 24;
const COVERED = 64; // pixels of a piece that its number would hide

/** One side of a piece; turned on its side it takes the room that it then needs. */
export function Face({ desk, card, width, turn = 0 }: { desk: Desk; card: { piece: string; up: boolean }; width: number; turn?: number }) {
  const piece = desk.pieces.get(card.piece);
  const ratio = piece ? piece.width / piece.height : 0.7;
  const height = width / ratio;
  const [wide, high] = turn % 2 ? [height, width] : [width, height];
  const inner = { width: `${width}px`, height: `${height}px`, transform: `translate(${(wide - width) / 2}px, ${(high - height) / 2}px) rotate(${turn * 90}deg)` };
  const isPlain = !card.up && !piece?.back;
  return (
    <span class="table-face" style={{ width: `${wide}px`, height: `${high}px` }}>
      <span class={isPlain ? "table-plain" : "table-picture"} style={inner}>
        {!isPlain && <CardPicture set={desk.set} id={card.up ? card.piece : (piece?.back ?? card.piece)} lang={desk.lang} title="" side={card.up ? "front" : "back"} ratio={ratio} />}
      </span>
    </span>
  );
}

export function widthOf(desk: Desk, piece: string): number {
  return (desk.pieces.get(piece)?.width ?? 60) * desk.zoom.value;
}

function choose(desk: Desk, id: number): void {
  if (endsDrag()) return;
  const now = desk.chosen.value;
  desk.chosen.value = now && "thing" in now && now.thing === id ? undefined : { thing: id };
}

function Cards({ desk, stack }: { desk: Desk; stack: Stack }) {
  const shown: Card[] = stack.fanned ? stack.cards : [topOf(stack)];
  const width = widthOf(desk, topOf(stack).piece);
  return (
    <span class={`table-cards ${stack.fanned ? "is-fanned" : ""}`}>
      {shown.map((card, place) => (
        <span
          key={card.key}
          style={{ marginInlineStart: place ? `${-width * (1 - FANNED)}px` : 0 }}
          onPointerDown={(event) => {
            event.stopPropagation();
            const source = stack.cards.length > 1 ? { card: card.key, of: stack.id } : { whole: stack.id };
            startDrag(event, desk, source, { piece: card.piece, up: card.up, turn: stack.turn });
          }}
        >
          <Face desk={desk} card={card} width={widthOf(desk, card.piece)} turn={stack.turn} />
        </span>
      ))}
      {stack.cards.length > 1 && (
        <span
          class={width < COVERED ? "table-count is-below" : "table-count"}
          onPointerDown={(event) => {
            event.stopPropagation();
            startDrag(event, desk, { whole: stack.id }, { piece: topOf(stack).piece, up: topOf(stack).up, turn: stack.turn });
          }}
        >
          ✥ {stack.cards.length}
        </span>
      )}
    </span>
  );
}

function Inside({ desk, thing }: { desk: Desk; thing: Thing }) {
  const rotate = { transform: thing.turn ? `rotate(${thing.turn * 90}deg)` : undefined, fontSize: `${Math.max(12, 11 * desk.zoom.value)}px` };
  if (thing.sort === "stack") return <Cards desk={desk} stack={thing} />;
  if (thing.sort === "die") {
    const size = `${SMALL * desk.zoom.value}px`;
    return <span class="table-die" style={{ ...rotate, minWidth: size, minHeight: size }}>{thing.faces[thing.side]}</span>;
  }
  if (thing.sort === "counter") {
    return (
      <span class="table-counter" style={rotate}>
        {thing.name} <b>{thing.count}</b>
      </span>
    );
  }
  return <span class="table-note" style={rotate}>{thing.text || "…"}</span>;
}

function ThingOn({ desk, thing, place }: { desk: Desk; thing: Thing; place: number }) {
  const chosen = desk.chosen.value;
  const isChosen = Boolean(chosen && "thing" in chosen && chosen.thing === thing.id);
  const zoom = desk.zoom.value;
  return (
    <button
      type="button"
      class={`table-thing ${thing.sort}`}
      data-thing={thing.id}
      aria-label={desk.told(thing)}
      aria-pressed={isChosen}
      style={{ left: `${thing.x * zoom}px`, top: `${thing.y * zoom}px`, zIndex: place + 1 }}
      onClick={() => choose(desk, thing.id)}
      onPointerDown={(event) => startDrag(event, desk, { whole: thing.id }, { up: true, turn: thing.turn })}
      onKeyDown={(event) => pressed(event, desk, thing) && event.preventDefault()}
    >
      <Inside desk={desk} thing={thing} />
    </button>
  );
}

export function Felt({ desk }: { desk: Desk }) {
  const { things } = desk.session.value.state.value;
  const zoom = desk.zoom.value;
  const places = new Map(things.map((thing, place) => [thing.id, place]));
  // In the order of their ids, so that what is laid uppermost keeps the focus; how they lie is their depth.
  const ordered = [...things].sort((one, other) => one.id - other.id);
  return (
    <div class="table-scroll" role="region" aria-label={say("table")} tabIndex={0}>
      <div class="table-felt" data-felt="" style={{ width: `${WIDTH * zoom}px`, height: `${HEIGHT * zoom}px` }}>
        {ordered.map((thing) => (
          <ThingOn key={thing.id} desk={desk} thing={thing} place={places.get(thing.id) ?? 0} />
        ))}
      </div>
    </div>
  );
}

/** What is dragged, under the pointer. */
export function Ghost({ desk }: { desk: Desk }) {
  const dragged = desk.dragged.value;
  if (!dragged) return null;
  const style = { left: `${dragged.x}px`, top: `${dragged.y}px` };
  return (
    <div class="table-ghost" style={style} aria-hidden="true">
      {dragged.piece ? <Face desk={desk} card={{ piece: dragged.piece, up: dragged.up }} width={widthOf(desk, dragged.piece)} turn={dragged.turn} /> : <span class="table-die" />}
    </div>
  );
}
