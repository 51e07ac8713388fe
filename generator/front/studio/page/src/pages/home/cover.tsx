// A set at a glance: a few of its own faces, spread like a hand on a coloured ground.
import { useEffect, useRef, useState } from "preact/hooks";
import { get } from "../../core/api";
import { cardLanguage, type SetSummary } from "../../core/sets";

interface Face {
  width: number;
  height: number;
  svg: string;
}

const TALLEST = 150; // pixels
const WIDEST = 128;
const known = new Map<string, Promise<string[]>>();
const ratios = new Map<string, number[]>();

/** The addresses of a cover's drawings, fetched once as long as the set stays as it is. */
function drawings(set: string, lang: string): Promise<string[]> {
  const key = `${set} ${lang}`;
  let found = known.get(key);
  if (!found) {
    found = get<{ faces: Face[] }>("cover", { set, lang }).then(({ faces }) => {
      ratios.set(key, faces.map(({ width, height }) => width / height));
      return faces.map(({ svg }) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })));
    });
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}

/** A colour of its own for each set, the same each time. */
function hueOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 360, 7);
}

const BARE = [-9, 0, 9]; // degrees
/** A set that has nothing to show yet: the outlines of a hand to come. */
function Bare() {
  return (
    <>
      {BARE.map((turn) => (
        <span key={turn} class="home-bare" style={{ transform: `rotate(${turn}deg) translateY(${Math.abs(turn)}px)` }} />
      ))}
    </>
  );
}

export function Cover({ set }: { set: SetSummary }) {
  const box = useRef<HTMLSpanElement>(null);
  const [found, setFound] = useState<string[]>();
  const lang = cardLanguage(set);
  useEffect(() => {
    if (!set.readable) return undefined;
    let isWanted = true;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      drawings(set.reference, lang).then(
        (urls) => isWanted && setFound(urls),
        () => undefined,
      );
    }, { rootMargin: "200px" });
    if (box.current) watcher.observe(box.current);
    return () => {
      isWanted = false;
      watcher.disconnect();
    };
  }, [set.reference, lang, set.readable]);
  const shapes = ratios.get(`${set.reference} ${lang}`) ?? [];
  return (
    <span ref={box} class="home-cover" aria-hidden="true" style={{ "--hue": hueOf(set.name) }}>
      {(!set.readable || found?.length === 0) && <Bare />}
      {found?.map((url, place, all) => {
        const ratio = shapes[place] ?? 0.7;
        const width = Math.min(WIDEST, TALLEST * ratio);
        const turn = place - (all.length - 1) / 2;
        return <img key={url} alt="" src={url} width={width} height={width / ratio} style={{ transform: `rotate(${9 * turn}deg) translateY(${Math.abs(turn) * 8}px)`, zIndex: 2 - Math.abs(turn) }} />;
      })}
    </span>
  );
}
