// What stands out, with pictures, and the games that show it.
import { href } from "../../core/route";
import type { SetSummary } from "../../core/sets";
import { speech } from "../../core/speech";
import { Face } from "./faces";
import type { Found, RunTold } from "./types";
import { words } from "./words";

const say = speech(words);
const FEW = 6;

export function Findings({ set, run }: { set: SetSummary; run: RunTold }) {
  const { findings } = run.report;
  const line = (found: Found, number: number) => <Finding key={number} set={set} run={run} found={found} />;
  return (
    <section aria-label={say("outliers")}>
      <h3>{say("outliers")}</h3>
      {!findings.length && <p class="empty">{say("no-outliers")}</p>}
      <ul class="outliers">{findings.slice(0, FEW).map(line)}</ul>
      {findings.length > FEW && (
        <details>
          <summary>{say("more-outliers", { count: findings.length - FEW })}</summary>
          <ul class="outliers">{findings.slice(FEW).map(line)}</ul>
        </details>
      )}
      <p class="ways by">
        <span class="hint">{say("games-by")}</span>
        {(["long", "short", "close", "clear", "high", "low", ...(run.report.broken ? (["broken"] as const) : [])] as const).map((by) => (
          <a key={by} href={href("test", set.reference, "run", String(run.run), "by", by)}>
            {say(`by-${by}`)}
          </a>
        ))}
      </p>
    </section>
  );
}

function Finding({ set, run, found }: { set: SetSummary; run: RunTold; found: Found }) {
  const games = gamesOf(set, run, found);
  return (
    <li class={found.severity}>
      <div class="faces">
        {found.cards.slice(0, 3).map((id) => (
          <Face key={id} set={set} id={id} title="" height={96} />
        ))}
      </div>
      <div>
        <p>{found.said}</p>
        <p class="hint">
          <code>{found.place}</code>
        </p>
        {games && <a href={games}>{say("games-that-show")}</a>}
      </div>
    </li>
  );
}

/** Where the games that show a finding are listed; nothing where no game does, since it is about what never came. */
function gamesOf(set: SetSummary, run: RunTold, found: Found): string | undefined {
  const at = (...rest: string[]) => href("test", set.reference, "run", String(run.run), ...rest);
  const [card] = found.cards;
  if (found.code === "broken-game") return at("by", "broken");
  if (found.code === "seat-advantage") return at("seat", String(found.seat), String(found.players));
  if (!card || found.code.startsWith("never-")) return undefined;
  const how = /^(strong|weak|automatic|dead)-card$/.exec(found.code)?.[1] ?? "drawn";
  return at("card", card, how, found.agent);
}
