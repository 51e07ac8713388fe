// Dragging with mouse, pen or finger: what is under the pointer when it is let go decides what is done.
import type { Desk, Dragged } from "./desk";
import { isStack } from "./model";

const THRESHOLD = 6;
let wasDragged = false;

/** Whether the click that comes now ends a drag, and chooses nothing. */
export function endsDrag(): boolean {
  return wasDragged;
}

type Source = Dragged["source"];

export function startDrag(event: PointerEvent, desk: Desk, source: Source, shown: { piece?: string; up: boolean; turn: number }): void {
  if (event.button !== 0) return;
  const [startX, startY] = [event.clientX, event.clientY];
  const held = event.currentTarget as HTMLElement;
  const box = ("whole" in source ? held.closest<HTMLElement>("[data-thing]")! : held).getBoundingClientRect();
  wasDragged = false;
  const move = (now: PointerEvent) => {
    if (now.pointerId !== event.pointerId) return;
    if (!wasDragged && Math.hypot(now.clientX - startX, now.clientY - startY) < THRESHOLD) return;
    wasDragged = true;
    desk.dragged.value = { source, x: box.left + now.clientX - startX, y: box.top + now.clientY - startY, ...shown };
  };
  const end = (now: PointerEvent) => {
    if (now.pointerId !== event.pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    const dragged = desk.dragged.value;
    desk.dragged.value = undefined;
    if (dragged && now.type === "pointerup") drop(desk, dragged, now.clientX, now.clientY);
    setTimeout(() => (wasDragged = false), 0);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

function ownThing(source: Source): number | undefined {
  return "whole" in source ? source.whole : "of" in source ? source.of : undefined;
}

function drop(desk: Desk, { source, x, y, up }: Dragged, clientX: number, clientY: number): void {
  const under = document.elementsFromPoint(clientX, clientY);
  const own = ownThing(source);
  const felt = document.querySelector<HTMLElement>("[data-felt]")!.getBoundingClientRect();
  const at = { x: (x - felt.left) / desk.zoom.value, y: (y - felt.top) / desk.zoom.value };
  const isHand = under.some((element) => element instanceof HTMLElement && element.dataset["hand"] !== undefined);
  const isFelt = under.some((element) => element instanceof HTMLElement && element.dataset["felt"] !== undefined);
  if (isHand) return toHand(desk, source);
  if (!isFelt) return;
  const onto = under
    .map((element) => Number((element.closest<HTMLElement>("[data-thing]")?.dataset["thing"]) ?? 0))
    .find((id) => id && id !== own && isStack(desk.thing(id)));
  if ("hand" in source) desk.do({ do: "play", seat: desk.seat.value, key: source.hand, up, ...at, onto });
  else if ("card" in source) desk.do({ do: "take", thing: source.of, key: source.card, ...at, onto });
  else if (onto && isStack(desk.thing(source.whole))) desk.do({ do: "join", thing: source.whole, onto });
  else desk.do({ do: "move", thing: source.whole, ...at });
}

function toHand(desk: Desk, source: Source): void {
  const seat = desk.seat.value;
  if ("card" in source) desk.do({ do: "draw", thing: source.of, seat, count: 1, key: source.card });
  if (!("whole" in source)) return;
  const thing = desk.thing(source.whole);
  if (isStack(thing)) desk.do({ do: "draw", thing: thing.id, seat, count: thing.cards.length });
}
