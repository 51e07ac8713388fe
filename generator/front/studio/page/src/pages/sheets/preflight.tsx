// What a press would find wrong: the cards it is about, what is wrong with each, and the way to where it is written.
import { useEffect, useState } from "preact/hooks";
import { get, hear, type Finding } from "../../core/api";
import { href } from "../../core/route";
import type { SetSummary } from "../../core/sets";
import { speech, titled } from "../../core/speech";
import { CardPicture } from "../../core/ui";
import { words } from "./words";

const say = speech(words);
const FEW = 6;

interface Found extends Finding {
  /** The piece that it is about; empty where it is about the set. */
  card: string;
}

/** What a press finds, once it has looked; it looks anew when the set changes. */
function useFound(set: string, lang: string, profile: string): Found[] | undefined {
  const [found, setFound] = useState<Found[]>();
  const [round, setRound] = useState(0);
  useEffect(() => hear((news) => news.kind === "sets" && setRound((number) => number + 1)), []);
  useEffect(() => {
    const ending = new AbortController();
    setFound(undefined);
    get<Found[]>("sheets/preflight", { set, lang, for: profile || undefined }, ending.signal).then(setFound, () => undefined);
    return () => ending.abort();
  }, [set, lang, profile, round]);
  return found;
}

export function Preflight({ set, lang, profile }: { set: SetSummary; lang: string; profile: string }) {
  const found = useFound(set.reference, lang, profile);
  const [isWhole, setWhole] = useState(false);
  const cards = [...new Set((found ?? []).map((one) => one.card))];
  const groups = cards.map((card) => [card, found!.filter((one) => one.card === card)] as const);
  const shown = isWhole ? groups : groups.slice(0, FEW);
  const told = !found ? say("preflight-run") : found.length ? say("preflight-some", { count: found.length }) : say("preflight-good");
  return (
    <section class={found?.length ? "preflight some" : "preflight"} aria-label={say("preflight", { press: say(`for-${profile}` as "for-") })}>
      <p role="status">
        <span class="sign" aria-hidden="true">{found ? (found.length ? "!" : "✓") : "…"}</span>
        <b>{say("preflight", { press: say(`for-${profile}` as "for-") })}</b> <span>{told}</span>
      </p>
      {shown.length > 0 && (
        <ul>
          {shown.map(([card, issues]) => (
            <Group key={card} set={set} lang={lang} card={card} issues={issues} />
          ))}
        </ul>
      )}
      {groups.length > shown.length && (
        <button type="button" class="button quiet" onClick={() => setWhole(true)}>
          {say("preflight-all", { count: found!.length })}
        </button>
      )}
    </section>
  );
}

function Group({ set, lang, card, issues }: { set: SetSummary; lang: string; card: string; issues: Found[] }) {
  const first = issues[0]!;
  return (
    <li>
      {card ? <CardPicture set={set.reference} id={card} lang={lang} title={card} ratio={0.714} /> : <span class="layout" aria-hidden="true">▤</span>}
      <div>
        {!card && <b>{say("preflight-set")}</b>}
        {issues.slice(0, 3).map((issue, number) => (
          <p key={number} title={issue.place}>{titled(issue.said).replace(/ \[[\w-]+\]$/, "")}</p>
        ))}
        <a href={href("write", set.reference, card, first.file, String(first.line))}>{say("mend")}</a>
      </div>
    </li>
  );
}
