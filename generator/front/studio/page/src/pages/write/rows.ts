// Where each card of the gallery lies, in pixels: in rows that leave no empty edge, so that only those near the window need be in the page.
import type { View } from "./bar";
import type { Face } from "./kinds";

const WIDE = 63; // millimetres of the card that the size is meant for
const FRAME = 10; // what stands around a picture: its border and padding
const BETWEEN = 6; // two pictures of one card
const NARROWEST = 84; // of what is written below a card
const MOST_GROWTH = 1.35;
const CAPTION = 2.3; // of the letters' size: two lines
const LABEL = 1.1; // one line, "before" or "after"

export interface Placed {
  face: Face;
  left: number;
  top: number;
  /** Of one picture. */
  width: number;
  height: number;
}

export interface Laid {
  cards: Placed[];
  height: number;
}

function isPair(face: Face, view: View): boolean {
  return view.compare && face.changed === "changed";
}

/** How much wider the pictures may be so that rows of the most frequent card fill the width. */
function growth(faces: Face[], width: number, gap: number, view: View): number {
  const counts = new Map<number, number>();
  for (const face of faces) if (!isPair(face, view)) counts.set(face.width, (counts.get(face.width) ?? 0) + 1);
  const [usual, count] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0]);
  const picture = (view.size * usual) / WIDE;
  const beside = Math.floor((width + gap) / (Math.max(NARROWEST, picture + FRAME) + gap));
  if (beside < 2 || count < beside) return 1;
  return Math.min(MOST_GROWTH, (width - (beside - 1) * gap - beside * FRAME) / (beside * picture));
}

/** The cards in rows within a width; `letters` is the size of letters. */
export function laid(faces: Face[], width: number, gap: number, view: View, letters: number): Laid {
  const grown = growth(faces, width, gap, view);
  const below = (CAPTION + (view.compare ? LABEL : 0)) * letters + FRAME;
  const cards: Placed[] = [];
  let [left, top, tallest] = [0, 0, 0];
  for (const face of faces) {
    const picture = Math.floor((grown * view.size * face.width) / WIDE);
    const beyond = view.bleed ? 2 * face.bleed : 0;
    const height = Math.ceil((picture * (face.height + beyond)) / (face.width + beyond) + below);
    const wide = Math.max(NARROWEST, isPair(face, view) ? 2 * picture + BETWEEN + FRAME : picture + FRAME);
    if (left > 0 && left + wide > width) [left, top, tallest] = [0, top + tallest + gap, 0];
    cards.push({ face, left, top, width: picture, height });
    left += wide + gap;
    tallest = Math.max(tallest, height);
  }
  return { cards, height: top + tallest };
}

/** Those that lie between two heights. */
export function between({ cards }: Laid, from: number, to: number): Placed[] {
  return cards.filter(({ top, height }) => top < to && top + height > from);
}
