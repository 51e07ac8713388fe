// A few faces of the set that is to be played, spread out like a hand.
import { useEffect } from "preact/hooks";
import { cardLanguage, type SetSummary } from "../../core/sets";
import { attempt, CardPicture } from "../../core/ui";
import { faces, readFaces } from "./faces";

const SPREAD = [-2, -1, 0, 1, 2];
const LARGEST = 110; // mm: boards and pages do not lie in a hand
const SCALE = 1.7; // pixels a mm
const COVERED = 0.22; // of a face on each side

export function Cover({ set }: { set: SetSummary }) {
  const lang = cardLanguage(set);
  useEffect(() => void attempt(() => readFaces(set.reference, lang)), [set.reference, lang]);
  const small = [...faces.value.values()].filter((face) => Math.max(face.width, face.height) < LARGEST);
  const apart = small.length / SPREAD.length;
  if (apart < 1) return <div class="cover" />;
  return (
    <div class="cover" aria-hidden="true">
      {SPREAD.map((turn, place) => {
        const face = small[Math.floor((place + 0.5) * apart)]!;
        const width = SCALE * face.width;
        const transform = `rotate(${7 * turn}deg) translateY(${5 * turn * turn}px)`;
        return (
          <span key={face.id} style={{ width, margin: `0 ${-COVERED * width}px`, transform }}>
            <CardPicture set={set.reference} id={face.id} lang={lang} title="" ratio={face.width / face.height} />
          </span>
        );
      })}
    </div>
  );
}
