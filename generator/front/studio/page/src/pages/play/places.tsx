// Places on the table: rows, hands, boards and dice, each drawn with the faces of the set.
import type { Lying, Place } from "./game";
import { told, touched } from "./game";
import { faces } from "./faces";
import { MapPicture } from "./map";
import { Piece } from "./piece";

/** Pixels that a card of 63 mm is wide: on a large window the own ones can be read as they lie. */
const OWN = innerWidth > 1360 ? 158 : innerWidth > 1100 ? 138 : 112;
const OTHER = innerWidth > 1100 ? 92 : 74;
const CELL = { own: 58, other: 30 };

function isOwn(place: Place): boolean {
  return (place.seat ?? -1) === told.value?.viewer;
}

/** Small things are drawn smaller: widths follow millimetres, within what can be read and touched. */
function widthOf(piece: Lying, isOwnPlace: boolean): number {
  const face = faces.value.get(piece.piece ?? "");
  const base = isOwnPlace ? OWN : OTHER;
  return face ? Math.max(44, Math.min(base * (face.width / 63), base * 1.6)) : base;
}

function Row({ place }: { place: Place }) {
  const isLarge = isOwn(place) || (place.seat ?? -1) < 0;
  return (
    <div class={`pieces ${place.how ?? "row"}`}>
      {place.pieces.map((piece) => (
        <Piece key={piece.key} piece={piece} width={widthOf(piece, isLarge)} isLabelled={!piece.piece} />
      ))}
    </div>
  );
}

/** A pile: looked through when somebody wants to, or when an answer lies in it. */
function Stack({ place }: { place: Place }) {
  const copies = place.pieces.reduce((sum, piece) => sum + (piece.copies ?? 1), 0);
  return (
    <details open={place.pieces.some((piece) => touched.value.has(piece.key)) || undefined}>
      <summary>
        {place.heading} <span class="count">{copies}</span>
      </summary>
      <div class="pieces">
        {place.pieces.map((piece) => (
          <Piece key={piece.key} piece={piece} width={OTHER} />
        ))}
      </div>
    </details>
  );
}

/** Many things stand below what they are noted with, which is said once for all that follow each other. */
const MANY = 16;

function groupsOf(pieces: Lying[]): [string, Lying[]][] {
  const groups: [string, Lying[]][] = [];
  for (const piece of pieces) {
    const note = piece.notes?.join(" · ") ?? "";
    const last = groups[groups.length - 1];
    if (last && last[0] === note) last[1].push(piece);
    else groups.push([note, [piece]]);
  }
  return groups;
}

function ManyDice({ pieces }: { pieces: Lying[] }) {
  return (
    <div class="pieces noted">
      {groupsOf(pieces).map(([note, found]) => (
        <div key={note + found[0]!.key} class="group">
          <span class="label">{note}</span>
          {found.map((piece) => (
            <Piece key={piece.key} piece={piece} width={28} isNoted={false} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Dice({ place }: { place: Place }) {
  if (place.pieces.length > MANY) return <ManyDice pieces={place.pieces} />;
  return (
    <div class="pieces dice">
      {place.pieces.map((piece) => (
        <Piece key={piece.key} piece={piece} width={34} isLabelled />
      ))}
    </div>
  );
}

/** Cells as they lie on the board, hexes two columns wide; rows and columns without any are left out at the edges. */
function Board({ place }: { place: Place }) {
  const cells = place.pieces.filter((piece) => piece.cell);
  const left = Math.min(...cells.map((piece) => piece.cell![0]));
  const top = Math.min(...cells.map((piece) => piece.cell![1]));
  const isSmall = !isOwn(place) && (place.seat ?? -1) >= 0;
  const size = isSmall ? CELL.other : CELL.own;
  const span = place.how === "hexes" ? 2 : 1;
  return (
    <div class={`board ${place.how} ${isSmall ? "small" : ""}`}>
      {cells.map((piece) => (
        <div key={piece.key} style={{ gridColumn: `${piece.cell![0] - left + 1} / span ${span}`, gridRow: piece.cell![1] - top + 1 }}>
          <Piece piece={piece} width={size} />
        </div>
      ))}
    </div>
  );
}

function Laid({ place }: { place: Place }) {
  if (place.how === "board" || place.how === "hexes") return <Board place={place} />;
  if (place.how === "dice") return <Dice place={place} />;
  return place.how === "stack" ? <Stack place={place} /> : <Row place={place} />;
}

export function PlaceShown({ place }: { place: Place }) {
  if (place.how === "map") return <MapPicture place={place} />;
  return (
    <section class={`area ${isOwn(place) ? "own" : ""}`} aria-label={place.heading}>
      {place.heading && place.how !== "stack" && <h3>{place.heading}</h3>}
      <Laid place={place} />
    </section>
  );
}
