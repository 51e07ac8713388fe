// The ship's board: cells that can be clicked, dropped on, and walked by arrow keys.
import { useEffect, useRef } from "preact/hooks";
import { startDrag } from "./drag";
import { same, type Board, type Place, type Ship, type Verdict } from "./ship";
import { TilePicture } from "./ship-tile";
import { say } from "./words";

const STEPS: Record<string, Place> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

export function cellUnder(over: Element | null): Place | null {
  const cell = over?.closest("[data-cell]")?.getAttribute("data-cell");
  return cell ? (cell.split(",").map(Number) as Place) : null;
}

export function ShipBoard({ ship }: { ship: Ship }) {
  const grid = useRef<HTMLDivElement>(null);
  const board = ship.board.value;
  const [column, row] = ship.cursor.value;
  useEffect(() => {
    // The focus follows the cursor, but is not taken from elsewhere.
    if (grid.current?.contains(document.activeElement)) focusCell(grid.current, [column, row]);
  }, [column, row]);
  if (!board) return null;
  const columns = `1.4rem repeat(${board.columns.length}, minmax(0, 1fr))`;
  return (
    <div ref={grid} class="ship-board" role="group" aria-label={say("ship-board")} onKeyDown={(event) => onKey(event, ship, board)}
      style={{ gridTemplateColumns: columns }}>
      <span />
      {board.columns.map((number) => <span key={number} class="number">{number}</span>)}
      {board.rows.map((each) => [
        <span key={each} class="number">{each}</span>,
        ...board.columns.map((number) => <Cell key={`${number},${each}`} ship={ship} at={[number, each]} />),
      ])}
    </div>
  );
}

export function focusCell(grid: HTMLElement | null, at: Place): void {
  grid?.querySelector<HTMLElement>(`[data-cell="${at[0]},${at[1]}"]`)?.focus();
}

function onKey(event: KeyboardEvent, ship: Ship, board: Board): void {
  const step = STEPS[event.key];
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (step) focusCell(event.currentTarget as HTMLElement, next(ship, board, step));
  else if (event.key === "r" || event.key === "R") ship.turn(event.shiftKey ? 270 : 90);
  else if (event.key === "Delete" || event.key === "Backspace") ship.takeAway();
  else if (event.key === "Escape") ship.hand.value = null;
  else return;
  event.preventDefault();
}

/** The next cell in that direction, over gaps of the board. */
function next(ship: Ship, board: Board, [across, down]: Place): Place {
  let [column, row] = ship.cursor.value;
  const most = board.columns.length + board.rows.length;
  for (let steps = 0; steps < most; steps++) {
    column += across;
    row += down;
    if (ship.isCell([column, row])) return [column, row];
  }
  return ship.cursor.value;
}

function Cell({ ship, at }: { ship: Ship; at: Place }) {
  if (!ship.isCell(at)) return <span class="gap" />;
  const laid = ship.tileAt(at);
  const verdict = ship.verdict.value;
  const faults = verdict?.issues.filter((issue) => same(issue.at, at)).length ?? 0;
  const isGuilty = has(verdict?.marks?.guilty, at);
  const isLoose = has(verdict?.marks?.loose, at);
  const isLifted = !!ship.hand.value?.from && same(ship.hand.value.from.at, at);
  const looks = ["cell", laid && "full", isGuilty && "guilty", isLoose && "loose", isLifted && "lifted"];
  const what = laid ? say("cell-tile", { tile: ship.tiles.value.get(laid.tile)?.told ?? say("own-tile"), turn: laid.turn }) : say("cell-empty");
  const states = [what, (isGuilty || faults > 0) && say("cell-fault"), isLoose && say("cell-loose")].filter(Boolean).join(", ");
  return (
    <button type="button" class={looks.filter(Boolean).join(" ")} data-cell={`${at[0]},${at[1]}`}
      aria-label={say("cell", { column: at[0], row: at[1], what: states })} tabIndex={same(at, ship.cursor.value) ? 0 : -1}
      onClick={() => ship.touch(at)} onFocus={() => (ship.cursor.value = at)}
      onPointerDown={(event) => laid && dragFrom(event, ship, at)}>
      {laid && <TilePicture ship={ship} id={laid.tile} turn={laid.turn} isOwn={laid.own} />}
      {verdict && <Crosses verdict={verdict} at={at} />}
      {(faults > 0 || isGuilty) && <span class="badge">!</span>}
    </button>
  );
}

function dragFrom(event: PointerEvent, ship: Ship, at: Place): void {
  startDrag(event, {
    begin: () => ship.lift(at),
    drop: (over) => {
      const cell = cellUnder(over);
      if (cell) ship.lay(cell);
      else if (over?.closest(".tray")) ship.takeAway(at);
      else ship.hand.value = null;
    },
  });
}

/** A cross on each edge at which two tiles do not go together. */
function Crosses({ verdict, at }: { verdict: Verdict; at: Place }) {
  const joins = verdict.marks?.joins ?? [];
  const found = joins.filter(([one]) => same(one, at)).map(([, other]) => side(at, other));
  return <>{found.filter(Boolean).map((each) => <span key={each} class={`cross ${each}`}>✕</span>)}</>;
}

function side([column, row]: Place, other: Place): string {
  if (other[0] !== column) return other[0] > column ? "right" : "left";
  return other[1] > row ? "rear" : "front";
}

function has(places: Place[] | undefined, at: Place): boolean {
  return !!places?.some((place) => same(place, at));
}
