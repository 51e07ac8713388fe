// One card of the gallery; a click leads to its line.
import { memo } from "preact/compat";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { attempt } from "../../core/ui";
import type { Face, Side } from "./kinds";
import { awaited, fetched, picture, type Wanted } from "./pictures";
import { inQuiet } from "./quiet";
import type { Session } from "./session";
import { say } from "./words";

const AHEAD = "6000px"; // cards that far out of sight show their pictures already; beyond, each would take a megabyte
const CLOSE = "500px"; // within this they do so at once, beyond it when there is time
const WIDE = 63; // millimetres of the card that the size is meant for

interface Props {
  session: Session;
  face: Face;
  size: number;
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
  const { session, face, size, isSelected, isFaulty, compare } = props;
  const figure = useRef<HTMLElement>(null);
  const width = Math.round((size * face.width) / WIDE);
  useEffect(() => {
    if (isSelected) figure.current?.scrollIntoView({ block: "nearest" });
  }, [isSelected]);
  const marks = [face.count > 1 ? `×${face.count}` : "", face.changed !== "same" ? say(face.changed) : "", face.stale ? say("stale") : "", isFaulty ? "⚠" : ""];
  const pictureWidth = { width: `${width}px` };
  return (
    <figure ref={figure} class={`write-card${isSelected ? " selected" : ""}${face.stale ? " stale" : ""}`} data-card={face.id}>
      <button
        type="button" class="write-face" aria-pressed={isSelected} aria-label={`${face.id} ${face.title}${isFaulty ? `, ${say("error-one")}` : ""}`}
        onClick={() => pick(session, face)}
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
      <figcaption style={{ maxWidth: `${Math.max(width, 110)}px` }}>
        <strong>{face.id}</strong> {face.title !== face.id && face.title} <span class="write-marks">{marks.filter(Boolean).join(" ")}</span>
      </figcaption>
    </figure>
  );
});

function pick(session: Session, face: Face): void {
  session.selected.value = face.id;
  void attempt(() => session.goTo(face.file, face.line, 1, false));
}

function Picture({ session, face, safe, bleed, stamp, lang, theme, side, when }: Props & { when: Wanted["when"] }) {
  const image = useRef<HTMLImageElement>(null);
  const isThere = side === "front" || face.back;
  const wanted = { set: session.set, id: face.id, lang, theme, side: bleed ? `${side}-bleed` : side, stamp, when };
  const [source, setSource] = useState(() => (session.atHand.has(face.id) ? picture(wanted) : undefined));
  const [isNear, setNear] = useState(source !== undefined);
  useLayoutEffect(() => {
    if (!isNear || !isThere) return setSource(undefined);
    if (!picture(wanted)) void fetched(wanted, distanceOf(image.current!));
    return shown(wanted, source !== undefined, setSource);
  }, [lang, theme, side, bleed, stamp, when, isNear, isThere]);
  useEffect(() => {
    const root = scrollerOf(image.current!);
    let leave = () => undefined as void;
    const close = new IntersectionObserver((entries) => entries.at(-1)!.isIntersecting && setNear(true), { root, rootMargin: CLOSE });
    const ahead = new IntersectionObserver((entries) => {
      leave();
      if (entries.at(-1)!.isIntersecting) leave = inQuiet(session, () => setNear(true));
      else setNear(false);
    }, { root, rootMargin: AHEAD });
    close.observe(image.current!);
    ahead.observe(image.current!);
    return () => {
      leave();
      close.disconnect();
      ahead.disconnect();
    };
  }, []);
  const beyond = bleed ? face.bleed : 0;
  const [wide, tall] = [face.width + 2 * beyond, face.height + 2 * beyond];
  const ratio = { aspectRatio: `${wide} / ${tall}` };
  const margin = { inset: `${(100 * (safe + beyond)) / tall}% ${(100 * (safe + beyond)) / wide}%` };
  return (
    <span class="write-picture" style={ratio}>
      <img ref={image} alt="" src={isNear && isThere ? source : undefined} draggable={false} data-near={isNear} />
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

/** What the cards scroll in; null for the window. A margin around the window would not reach into it. */
function scrollerOf(image: HTMLElement): Element | null {
  const cards = image.closest(".write-cards");
  return cards && getComputedStyle(cards).overflowY === "auto" ? cards : null;
}

/** How far from the middle of the window a card is, in pixels. */
function distanceOf(image: HTMLElement): number {
  const box = image.getBoundingClientRect();
  return Math.abs((box.top + box.bottom) / 2 - innerHeight / 2);
}

/** Ids of the cards in sight, the one that is written first. */
export function inSight(selected: string): string[] {
  const tall = innerHeight;
  const cards = [...document.querySelectorAll<HTMLElement>(".write-card")];
  const near = cards.filter((card) => {
    const box = card.getBoundingClientRect();
    return box.bottom > 0 && box.top < tall;
  });
  return [selected, ...near.map((card) => card.dataset.card!)].filter(Boolean);
}
