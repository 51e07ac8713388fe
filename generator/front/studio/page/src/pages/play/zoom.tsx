// A card as large as it can be read, and why it cannot be chosen where it cannot.
import { signal } from "@preact/signals";
import { speech } from "../../core/speech";
import { Dialog } from "../../core/ui";
import { faces, titleOf } from "./faces";
import { told, touched, whyNot, type Lying } from "./game";
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
      </div>
    </Dialog>
  );
}
