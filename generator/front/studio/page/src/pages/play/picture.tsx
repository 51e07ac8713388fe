// The face of something on the table, turned as it lies.
import { CardPicture } from "../../core/ui";
import { faces } from "./faces";
import { told } from "./game";

interface FacePictureProps {
  piece: string;
  side?: "front" | "back";
  turn?: number;
  title: string;
  /** Width in pixels of the face as it is printed. */
  width: number;
}

/** A tile turned by a quarter takes as much room as before only where it is square; others are framed as they lie. */
export function FacePicture({ piece, side = "front", turn = 0, title, width }: FacePictureProps) {
  const face = faces.value.get(piece);
  const game = told.value;
  if (!face || !game) return <span class="blank" style={{ width: `${width}px` }} />;
  return (
    <span class="picture" style={{ width: `${width}px`, transform: turn ? `rotate(${turn}deg)` : undefined }}>
      <CardPicture set={game.set} id={piece} lang={game.language} side={side} title={title} ratio={face.width / face.height} />
    </span>
  );
}
