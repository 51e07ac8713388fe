// One thing on the table: a button that picks it, shows it larger, or says why it cannot be chosen.
import { attempt } from "../../core/ui";
import { speech } from "../../core/speech";
import { titleOf } from "./faces";
import { DiePicture } from "./die";
import { dice, hint, picked, told, touched, type Lying } from "./game";
import { fitting, laying, turn, turnNow } from "./laying";
import { FacePicture } from "./picture";
import { pick, turnsOf } from "./picking";
import { words } from "./words";
import { lookAway, lookCloser, zoom } from "./zoom";

const say = speech(words);
const LONG_PRESS = 450;
let dragged = "";
let pressing: ReturnType<typeof setTimeout> | undefined;
let wasLong = false;

function nameOf(piece: Lying): string {
  const copies = (piece.copies ?? 1) > 1 ? say("copies", { count: piece.copies! }) : "";
  const title = titleOf(piece) || (piece.side === "back" ? say("face-down") : piece.piece || say("space"));
  return [title, ...(piece.notes ?? []), copies].filter(Boolean).join(", ");
}

async function click(piece: Lying): Promise<void> {
  if (wasLong) return void (wasLong = false);
  if (touched.value.has(piece.key)) await attempt(() => pick(piece.key));
  else await zoom(piece);
}

function press(piece: Lying): void {
  wasLong = false;
  pressing = setTimeout(() => {
    wasLong = true;
    void zoom(piece);
  }, LONG_PRESS);
}

function release(): void {
  clearTimeout(pressing);
}

function drop(event: DragEvent, piece: Lying): void {
  event.preventDefault();
  const from = dragged;
  dragged = "";
  if (from && from !== piece.key) void attempt(() => pick(from, piece.key));
}

/** Where the hinted answer lies. */
function isHinted(key: string): boolean {
  const place = hint.value?.place;
  return place !== undefined && (told.value?.options[place]?.keys.includes(key) ?? false);
}

function classes(piece: Lying): string {
  const found = ["piece"];
  if (touched.value.has(piece.key)) found.push("open");
  if (laying.value && piece.cell && touched.value.has(piece.key) && !fitting.value.has(piece.key)) found.push("otherwise");
  if (picked.value.includes(piece.key)) found.push("picked");
  if (isHinted(piece.key)) found.push("hinted");
  if (!piece.piece) found.push("bare");
  return found.join(" ");
}

function Turn({ piece }: { piece: Lying }) {
  const turns = turnsOf(piece.key);
  if (turns.length < 2 || piece.key.includes("/")) return null;
  return (
    <button type="button" class="turn" aria-label={say("turn", { title: titleOf(piece) })} onClick={turn}>
      ↻
    </button>
  );
}

interface PieceProps {
  piece: Lying;
  width: number;
  isLabelled?: boolean;
  isNoted?: boolean;
}

export function Piece({ piece, width, isLabelled = false, isNoted = true }: PieceProps) {
  const isOpen = touched.value.has(piece.key);
  const canTurn = isOpen && !piece.key.includes("/") && turnsOf(piece.key).length > 1;
  return (
    <span class="slot">
      <button
        type="button"
        class={classes(piece)}
        aria-label={nameOf(piece)}
        aria-pressed={picked.value.includes(piece.key) || undefined}
        data-key={piece.key}
        data-piece={piece.piece}
        draggable={isOpen}
        onDragStart={() => (release(), lookAway(), (dragged = piece.key))}
        onDragOver={(event) => isOpen && event.preventDefault()}
        onDrop={(event) => drop(event, piece)}
        onPointerDown={() => (lookAway(), press(piece))}
        onPointerUp={release}
        onPointerEnter={(event) => event.pointerType === "mouse" && lookCloser(piece, width, event.currentTarget)}
        onPointerLeave={() => (release(), lookAway())}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && lookCloser(piece, width, event.currentTarget)}
        onBlur={lookAway}
        onContextMenu={(event) => (event.preventDefault(), release(), void zoom(piece))}
        onKeyDown={(event) => event.key === "z" && void zoom(piece)}
        onClick={() => void click(piece)}
      >
        {piece.piece && dice.value.has(piece.key) ? (
          <DiePicture piece={piece.piece} side={piece.pip ?? -1} width={width} />
        ) : piece.piece ? (
          <FacePicture piece={piece.piece} side={piece.side} turn={canTurn ? (turnNow.value ?? piece.turn) : piece.turn} title="" width={width} />
        ) : (
          <span class="space" style={{ width: `${width}px` }} />
        )}
        {(piece.copies ?? 1) > 1 && <span class="copies">×{piece.copies}</span>}
        {isLabelled && <span class="label">{titleOf(piece)}</span>}
        {isNoted && !!piece.notes?.length && <span class="notes">{piece.notes.join(" · ")}</span>}
      </button>
      {canTurn && <Turn piece={piece} />}
    </span>
  );
}
