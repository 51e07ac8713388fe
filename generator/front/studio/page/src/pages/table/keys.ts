// What keys do with the thing that has the focus.
import type { Desk } from "./desk";
import { isStack, topOf, type Thing } from "./model";
import { newSeed } from "./start";

const STEP = 5;
const FAR = 50;
const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function roll(desk: Desk, thing: Thing): void {
  if (thing.sort === "die") desk.do({ do: "roll", thing: thing.id, side: newSeed() % thing.faces.length });
}

/** Takes the top card and lays it below its stack. */
export function take(desk: Desk, thing: Thing): void {
  if (!isStack(thing)) return;
  const piece = desk.pieces.get(topOf(thing).piece);
  const high = (thing.turn % 2 ? piece?.width : piece?.height) ?? FAR;
  desk.do({ do: "take", thing: thing.id, x: thing.x, y: thing.y + high + STEP });
}

/** Does what a key says; whether it says anything. */
export function pressed(event: KeyboardEvent, desk: Desk, thing: Thing): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const arrow = ARROWS[event.key];
  const id = thing.id;
  if (arrow) {
    const far = event.shiftKey ? FAR : STEP;
    desk.do({ do: "move", thing: id, x: thing.x + arrow[0] * far, y: thing.y + arrow[1] * far });
    return true;
  }
  switch (event.key.toLowerCase()) {
    case "f": desk.do({ do: "flip", thing: id }); return true;
    case "r": desk.do({ do: "turn", thing: id }); return true;
    case "n": desk.do({ do: "fan", thing: id }); return true;
    case "d": desk.do({ do: "draw", thing: id, seat: desk.seat.value, count: 1 }); return true;
    case "t": take(desk, thing); return true;
    case "s":
      if (thing.sort === "die") roll(desk, thing);
      else desk.do({ do: "shuffle", thing: id, seed: newSeed() });
      return true;
    case "+": case "=": desk.do({ do: "count", thing: id, by: 1 }); return true;
    case "-": desk.do({ do: "count", thing: id, by: -1 }); return true;
    case "delete": desk.do({ do: "remove", thing: id }); return true;
    default: return false;
  }
}
