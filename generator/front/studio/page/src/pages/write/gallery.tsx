// The cards of the set, redrawn as one types.
import { computed, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Empty } from "../../core/ui";
import { CardFigure } from "./card";
import type { Face } from "./kinds";
import { fetched, isBusy, picture } from "./pictures";
import { quiet } from "./quiet";
import type { Session } from "./session";
import { Bar, type View } from "./bar";
import { say } from "./words";

const PREFETCHED = 700; // cards nearest to the window that are drawn ahead
const AT_ONCE = 12;
const FAR = 1e6;

export function newView() {
  return signal<View>({ text: "", kind: "", sort: "file", size: Math.min(170, Math.floor((innerWidth - 56) / 2)), eyes: "all", safe: false, bleed: false, compare: false });
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

export function Gallery({ session, view }: { session: Session; view: ReturnType<typeof newView> }) {
  const shown = useMemo(() => computed(() => session.faces.value.filter((face) => fits(face, view.value)).sort(ORDERS[view.value.sort])), [session, view]);
  const faulty = useMemo(() => computed(() => faultyCards(session)), [session]);
  useEffect(() => prefetch(session, () => shown.peek()), [session, session.version.value > 0, session.language.value, session.theme.value, session.side.value]);
  const { size, eyes, compare } = view.value;
  const faces = shown.value;
  return (
    <section class="write-gallery" aria-label={say("cards")}>
      <Bar session={session} view={view} shown={faces.length} />
      {!session.isReadable.value && session.faces.value.length > 0 && <p class="write-note" role="status">{say("not-readable")}</p>}
      <div class={`write-cards eyes-${eyes}`} tabIndex={-1}>
        {faces.map((face) => (
          <CardFigure
            key={face.id} session={session} face={face} size={size} safe={view.value.safe ? session.safe.value : 0} bleed={view.value.bleed} compare={compare}
            isSelected={session.selected.value === face.id} isFaulty={faulty.value.has(face.id)} stamp={face.stamp}
            lang={session.language.value} theme={session.theme.value} side={session.side.value}
          />
        ))}
        {!faces.length && <Empty>{say(!session.faces.value.length ? (session.isReadable.value ? "no-cards" : "never-read") : compare ? "nothing-changed" : "nothing-fits")}</Empty>}
      </div>
    </section>
  );
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
