// One card of the gallery; a click leads to its line.
import { memo } from "preact/compat";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { attempt } from "../../core/ui";
import type { Face, Side } from "./kinds";
import { awaited, fetched, picture, type Wanted } from "./pictures";
import { DRAGGED, put, type Taken } from "./shelf";
import type { Session } from "./session";
import { say } from "./words";

interface Props {
  session: Session;
  face: Face;
  left: number;
  top: number;
  width: number;
  safe: number;
  bleed: boolean;
  compare: boolean;
  isSelected: boolean;
  isFaulty: boolean;
  stamp: number;
  lang: string;
  theme: string;
  side: Side;
}

export const CardFigure = memo(function CardFigure(props: Props) {
  const { session, face, left, top, width, isSelected, isFaulty, compare } = props;
  const marks = [face.count > 1 ? `×${face.count}` : "", face.changed !== "same" ? say(face.changed) : "", face.stale ? say("stale") : "", isFaulty ? "⚠" : ""];
  const pictureWidth = { width: `${width}px` };
  return (
    <figure class={`write-card${isSelected ? " selected" : ""}${face.stale ? " stale" : ""}`} data-card={face.id} style={{ left: `${left}px`, top: `${top}px` }}>
      <button
        type="button" class="write-face" aria-pressed={isSelected} aria-label={`${face.id} ${face.title}${isFaulty ? `, ${say("error-one")}` : ""}`}
        onClick={() => pick(session, face)}
        onDragOver={(event) => event.dataTransfer?.types.includes(DRAGGED) && event.preventDefault()}
        onDrop={(event) => dropped(session, face, event)}
      >
        {compare && face.changed === "changed" && (
          <span class="write-pair" style={pictureWidth}>
            <Picture {...props} when="opening" />
            <span>{say("before")}</span>
          </span>
        )}
        <span class="write-pair" style={pictureWidth}>
          <Picture {...props} when="" />
          {compare && <span>{say("after")}</span>}
        </span>
      </button>
      <figcaption title={face.title} style={{ width: `${Math.max(width + 6, 80)}px` }}>
        <span>
          <strong>{face.id}</strong> <span class="write-marks">{marks.filter(Boolean).join(" ")}</span>
        </span>
        <span>{face.title !== face.id && face.title}</span>
      </figcaption>
    </figure>
  );
});

/** A picture or an icon of the shelf is let go over the card. */
function dropped(session: Session, face: Face, event: DragEvent): void {
  const found = event.dataTransfer?.getData(DRAGGED);
  if (!found || !session.own.value) return;
  event.preventDefault();
  void attempt(() => put(session, face.id, JSON.parse(found) as Taken));
}

function pick(session: Session, face: Face): void {
  session.selected.value = face.id;
  void attempt(() => session.goTo(face.file, face.line, 1, false));
}

export function Picture({ session, face, safe, bleed, stamp, lang, theme, side, when }: Props & { when: Wanted["when"] }) {
  const image = useRef<HTMLImageElement>(null);
  const isThere = side === "front" || face.back;
  const wanted = { set: session.set, id: face.id, lang, theme, side: bleed ? `${side}-bleed` : side, stamp, when };
  const [source, setSource] = useState(() => (isThere ? picture(wanted) : undefined));
  useLayoutEffect(() => {
    if (!isThere) return setSource(undefined);
    if (!picture(wanted)) void fetched(wanted, distanceOf(image.current!));
    return shown(wanted, source !== undefined, setSource);
  }, [lang, theme, side, bleed, stamp, when, isThere]);
  const beyond = bleed ? face.bleed : 0;
  const [wide, tall] = [face.width + 2 * beyond, face.height + 2 * beyond];
  const ratio = { aspectRatio: `${wide} / ${tall}` };
  const margin = { inset: `${(100 * (safe + beyond)) / tall}% ${(100 * (safe + beyond)) / wide}%` };
  return (
    <span class="write-picture" style={ratio}>
      <img ref={image} alt="" src={source} draggable={false} />
      {safe > 0 && <span class="write-safe" style={margin} />}
    </span>
  );
}

/** Shows a drawing once it is there; one that takes the place of another is loaded first, so that nothing flickers. */
function shown(wanted: Wanted, isAnother: boolean, show: (url: string) => void): () => void {
  let isWanted = true;
  const take = () => {
    const url = picture(wanted)!;
    if (!isAnother) return show(url);
    const ahead = new Image();
    ahead.onload = ahead.onerror = () => isWanted && show(url);
    ahead.src = url;
  };
  const unwatch = picture(wanted) ? (take(), () => undefined) : awaited(wanted, take);
  return () => {
    isWanted = false;
    unwatch();
  };
}

/** How far from the middle of the window a card is, in pixels. */
function distanceOf(image: HTMLElement): number {
  const box = image.getBoundingClientRect();
  return Math.abs((box.top + box.bottom) / 2 - innerHeight / 2);
}
