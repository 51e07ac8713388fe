// The cards of the set, redrawn as one types.
import { computed, signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Empty } from "../../core/ui";
import { CardFigure } from "./card";
import type { Face } from "./kinds";
import { fetched, isBusy, picture } from "./pictures";
import { inQuiet, quiet } from "./quiet";
import { between, laid, type Placed } from "./rows";
import type { Session } from "./session";
import { Bar, type View } from "./bar";
import { say } from "./words";

const PREFETCHED = 700; // cards nearest to the window that are drawn ahead
const AT_ONCE = 12;
const FAR = 1e6;
const EDGE = 4;
const PHONE = "(max-width: 760px)";

export function newView() {
  return signal<View>({ text: "", kind: "", sort: "file", size: Math.min(170, Math.floor((document.documentElement.clientWidth - 60) / 2)), eyes: "all", safe: false, bleed: false, compare: false });
}

function fits(face: Face, view: View): boolean {
  if (view.compare && face.changed === "same") return false;
  if (view.kind && face.kind !== view.kind) return false;
  const text = view.text.trim().toLowerCase();
  return !text || `${face.id} ${face.title} ${face.kind}`.toLowerCase().includes(text);
}

const CHANGED = { new: 0, changed: 1, same: 2 };
const ORDERS: Record<View["sort"], (one: Face, other: Face) => number> = {
  file: () => 0,
  title: (one, other) => one.title.localeCompare(other.title),
  id: (one, other) => one.id.localeCompare(other.id, undefined, { numeric: true }),
  kind: (one, other) => one.kind.localeCompare(other.kind),
  changed: (one, other) => CHANGED[one.changed] - CHANGED[other.changed],
};

const AHEAD = 1500; // pixels above and below the window in which cards are in the page already
const AT_FIRST = 200; // the same until there is time for more
const STEP = 200; // pixels scrolled after which it is looked again which cards those are

interface Seen {
  from: number;
  to: number;
  width: number;
}

/** What of the cards is in the window, in pixels from the first of them. On a phone they scroll with the page. */
function seenOf(box: HTMLElement): Seen {
  const inner = box.firstElementChild as HTMLElement;
  const [around, cards] = [box.getBoundingClientRect(), inner.getBoundingClientRect()];
  const [top, foot] = [Math.max(around.top, 0), Math.min(around.bottom, innerHeight)];
  return { from: top - cards.top, to: Math.max(foot, top) - cards.top, width: inner.clientWidth };
}

function isAlike(one: Seen, other: Seen): boolean {
  return one.width === other.width && Math.abs(one.from - other.from) < STEP && Math.abs(one.to - other.to) < STEP;
}

/** What is in the window, followed as it is scrolled and as its size changes. */
function useSeen(box: { current: HTMLElement | null }): Seen {
  const [seen, setSeen] = useState<Seen>({ from: 0, to: 0, width: 0 });
  useLayoutEffect(() => {
    const look = () => box.current && setSeen((before) => (isAlike(before, seenOf(box.current!)) ? before : seenOf(box.current!)));
    const sizes = new ResizeObserver(look);
    sizes.observe(box.current!);
    addEventListener("scroll", look, { capture: true, passive: true });
    addEventListener("resize", look);
    look();
    return () => {
      sizes.disconnect();
      removeEventListener("scroll", look, { capture: true });
      removeEventListener("resize", look);
    };
  }, []);
  return seen;
}

/** Brings a card into the window, as little as is needed. */
function reveal(box: HTMLElement, card: Placed | undefined): void {
  const seen = seenOf(box);
  if (!card || !seen.width) return;
  const by = card.top < seen.from ? card.top - seen.from - EDGE : Math.max(0, Math.min(card.top - seen.from, card.top + card.height - seen.to + EDGE));
  if (by) (getComputedStyle(box).overflowY === "auto" ? box : window).scrollBy(0, by);
}

export function Gallery({ session, view }: { session: Session; view: ReturnType<typeof newView> }) {
  const shown = useMemo(() => computed(() => session.faces.value.filter((face) => fits(face, view.value)).sort(ORDERS[view.value.sort])), [session, view]);
  useEffect(() => prefetch(session, () => shown.peek()), [session, session.version.value > 0, session.language.value, session.theme.value, session.side.value]);
  const faces = shown.value;
  return (
    <section class="write-gallery" aria-label={say("cards")}>
      <Bar session={session} view={view} shown={faces.length} />
      {!session.isReadable.value && session.faces.value.length > 0 && <p class="write-note" role="status">{say("not-readable")}</p>}
      <Cards session={session} view={view.value} faces={faces} />
    </section>
  );
}

/** The cards near the window, and the one that is written wherever it lies. */
function Cards({ session, view, faces }: { session: Session; view: View; faces: Face[] }) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useSeen(box);
  const [ahead, setAhead] = useState(AT_FIRST);
  const faulty = useMemo(() => computed(() => faultyCards(session)), [session]);
  const selected = session.selected.value;
  const cards = useMemo(() => laid(faces, seen.width, matchMedia(PHONE).matches ? 6 : 10, view, letters()), [faces, seen.width, view]);
  useEffect(() => inQuiet(session, () => setAhead(AHEAD)), [session]);
  useEffect(() => reveal(box.current!, cards.cards.find(({ face }) => face.id === selected)), [selected, seen.width, view.size, view.sort]);
  session.near = () => {
    const now = box.current ? seenOf(box.current) : seen;
    return [session.selected.peek(), ...between(cards, now.from, now.to).map(({ face }) => face.id)].filter(Boolean);
  };
  session.focusCard = (id) => {
    reveal(box.current!, cards.cards.find(({ face }) => face.id === id));
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] button`)?.focus({ preventScroll: true }));
  };
  const isNear = ({ face, top, height }: Placed) => (top < seen.to + ahead && top + height > seen.from - ahead) || face.id === selected;
  return (
    <div ref={box} class={`write-cards eyes-${view.eyes}`} tabIndex={-1}>
      <div class="write-laid" style={{ height: `${cards.height}px` }}>
        {seen.width > 0 && cards.cards.filter(isNear).map(({ face, left, top, width }) => (
          <CardFigure
            key={face.id} session={session} face={face} left={left} top={top} width={width} safe={view.safe ? session.safe.value : 0} bleed={view.bleed} compare={view.compare}
            isSelected={selected === face.id} isFaulty={faulty.value.has(face.id)} stamp={face.stamp} lang={session.language.value} theme={session.theme.value} side={session.side.value}
          />
        ))}
      </div>
      {!faces.length && <Empty>{say(!session.faces.value.length ? (session.isReadable.value ? "no-cards" : "never-read") : view.compare ? "nothing-changed" : "nothing-fits")}</Empty>}
    </div>
  );
}

/** The size of letters that the page is read at. */
function letters(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
}

function faultyCards(session: Session): Set<string> {
  const found = new Set<string>();
  for (const issue of session.findings.all.value) {
    if (issue.severity === "advice") continue;
    const face = session.cardAt(issue.file, issue.line);
    if (face) found.add(face.id);
  }
  return found;
}

/** Fetches the cards that are not in sight while nobody types, the nearest first, so that scrolling shows no empty places. */
function prefetch(session: Session, faces: () => Face[]): () => void {
  let isWanted = true;
  const work = async () => {
    while (isWanted) {
      await quiet(session);
      if (isBusy()) await new Promise((resolve) => setTimeout(resolve, 30));
      else if (!(await some(session, faces()))) return;
    }
  };
  const timer = setTimeout(() => void work(), 150);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}

/** Fetches the next few; whether there were any. */
async function some(session: Session, faces: Face[]): Promise<boolean> {
  const [lang, theme, side] = [session.language.peek(), session.theme.peek(), session.side.peek()];
  const here = Math.max(0, faces.findIndex((face) => face.id === session.near()[1]));
  const wanted = faces
    .map((face, place) => ({ face, distance: Math.abs(place - here) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, PREFETCHED)
    .filter(({ face }) => side === "front" || face.back)
    .map(({ face, distance }) => ({ distance, set: session.set, id: face.id, lang, theme, side, stamp: face.stamp, when: "" as const }))
    .filter((each) => !picture(each) && !session.missing.has(each.id + each.stamp))
    .slice(0, AT_ONCE);
  await Promise.all(wanted.map((each) => fetched(each, FAR + each.distance)));
  for (const each of wanted) if (!picture(each)) session.missing.add(each.id + each.stamp);
  return wanted.length > 0;
}
