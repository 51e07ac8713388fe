// A card as large as it can be read, and why it cannot be chosen where it cannot.
import { signal } from "@preact/signals";
import { speech } from "../../core/speech";
import { Dialog } from "../../core/ui";
import { faces, titleOf } from "./faces";
import { told, touched, whyNot, type Lying } from "./game";
import { NotesOn } from "./notes";
import { FacePicture } from "./picture";
import { words } from "./words";

const say = speech(words);
const WIDEST = 420;
const TALLEST = 560;
const shown = signal<{ piece: Lying; reason: string } | null>(null);

async function reasonOf(piece: Lying): Promise<string> {
  if (told.value?.waits !== "person" || touched.value.has(piece.key)) return "";
  const reason = await whyNot(piece.key).catch(() => "");
  return reason || say("not-now");
}

export async function zoom(piece: Lying): Promise<void> {
  shown.value = { piece, reason: "" };
  const reason = await reasonOf(piece);
  if (shown.value?.piece === piece) shown.value = { piece, reason };
}

function widthOf(piece: Lying): number {
  const face = faces.value.get(piece.piece ?? "");
  const widest = Math.min(WIDEST, innerWidth - 60);
  return face ? Math.min(widest, (TALLEST * face.width) / face.height, ((innerHeight - 220) * face.width) / face.height) : widest;
}

// A card under the mouse, or where the focus is, is shown large beside it while it rests there.

const REST = 250; // milliseconds
const READABLE = 220; // pixels of width above which a card is read where it lies
const BESIDE = 16; // pixels between a card and its large picture
const near = signal<{ piece: Lying; box: DOMRect } | null>(null);
let resting: ReturnType<typeof setTimeout> | undefined;

/** The pointer or the focus has come to a piece that is drawn so wide. */
export function lookCloser(piece: Lying, width: number, button: HTMLElement): void {
  clearTimeout(resting);
  if (!piece.piece || width >= READABLE) return;
  resting = setTimeout(() => (near.value = { piece, box: button.getBoundingClientRect() }), REST);
}

/** It has left again, or does something else. */
export function lookAway(): void {
  clearTimeout(resting);
  near.value = null;
}

export function Magnifier() {
  const found = near.value;
  if (!found || shown.value) return null;
  const { piece, box } = found;
  const width = Math.min(widthOf(piece), 320);
  const face = faces.value.get(piece.piece ?? "");
  const height = face ? (width * face.height) / face.width : width;
  const isRight = box.right + BESIDE + width < innerWidth;
  const left = isRight ? box.right + BESIDE : Math.max(4, box.left - BESIDE - width);
  const top = Math.max(4, Math.min(innerHeight - height - 8, box.top + box.height / 2 - height / 2));
  return (
    <div class="play-magnifier" aria-hidden="true" style={{ left: `${left}px`, top: `${top}px` }}>
      <FacePicture piece={piece.piece!} side={piece.side} turn={piece.turn} title="" width={width} />
    </div>
  );
}

export function Zoom() {
  const now = shown.value;
  if (!now) return null;
  const { piece, reason } = now;
  const title = titleOf(piece) || say("zoom");
  return (
    <Dialog title={title} onClose={() => (shown.value = null)}>
      <div class="play-zoom">
        {piece.piece && <FacePicture piece={piece.piece} side={piece.side} turn={piece.turn} title={title} width={widthOf(piece)} />}
        {piece.notes?.map((note) => <p key={note}>{note}</p>)}
        {reason && <p class="reason">{reason}</p>}
        {piece.piece && piece.side !== "back" && <NotesOn card={piece.piece} />}
      </div>
    </Dialog>
  );
}
