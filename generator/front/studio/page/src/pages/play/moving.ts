// Moves are seen: what lies elsewhere now travels there, and what is new comes up, calmly; off by choice.
import { useLayoutEffect, useRef } from "preact/hooks";
import { oneByOne, type Told } from "./game";

const TIME = 420; // milliseconds
const FAR = 6; // pixels that are worth a journey
const MOST = 24; // things that travel at once: where more do, something else has happened

type Places = Map<string, DOMRect>;

/** Where everything lies: by its key, and by its face where only one thing has it. */
function placesIn(box: HTMLElement): Places {
  const found: Places = new Map();
  const twice = new Set<string>();
  for (const piece of box.querySelectorAll<HTMLElement>(".piece[data-key]")) {
    const at = piece.getBoundingClientRect();
    const face = piece.dataset.piece ? `face ${piece.dataset.piece}` : "";
    found.set(piece.dataset.key!, at);
    if (face && found.has(face)) twice.add(face);
    if (face) found.set(face, at);
  }
  twice.forEach((face) => found.delete(face));
  return found;
}

function travel(piece: HTMLElement, from: DOMRect, to: DOMRect): void {
  const move = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  piece.animate([{ transform: move, transformOrigin: "0 0", zIndex: 4 }, { transform: "none", transformOrigin: "0 0", zIndex: 4 }], { duration: TIME, easing: "ease-in-out" });
}

function comeUp(piece: HTMLElement): void {
  piece.animate([{ opacity: 0, transform: "scale(0.85)" }, { opacity: 1, transform: "none" }], { duration: TIME, easing: "ease-out" });
}

/** For the box around the table: after each choice shows what has moved since the one before. */
export function useMoves(game: Told) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<{ choices: number; scroll: number; places: Places } | null>(null);
  useLayoutEffect(() => {
    const table = box.current;
    if (!table) return;
    const last = before.current;
    const places = placesIn(table);
    before.current = { choices: game.choices, scroll: scrollY, places };
    if (!last || last.choices === game.choices || !oneByOne.value) return;
    const shift = last.scroll - scrollY;
    const moved: [HTMLElement, DOMRect | undefined, DOMRect][] = [];
    for (const piece of table.querySelectorAll<HTMLElement>(".piece[data-key]")) {
      const to = places.get(piece.dataset.key!)!;
      const was = last.places.get(piece.dataset.key!) ?? last.places.get(`face ${piece.dataset.piece}`);
      const from = was && new DOMRect(was.x, was.y + shift, was.width, was.height);
      if (!from || Math.abs(from.left - to.left) + Math.abs(from.top - to.top) > FAR) moved.push([piece, from, to]);
    }
    if (moved.length > MOST) return;
    for (const [piece, from, to] of moved) if (from && to.width) travel(piece, from, to);
      else if (piece.dataset.piece) comeUp(piece);
  }, [game]);
  return box;
}
