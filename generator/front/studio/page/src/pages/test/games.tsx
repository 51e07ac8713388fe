// Games of a run that show something, those that show it best first.
import { useEffect, useState } from "preact/hooks";
import { get } from "../../core/api";
import { href } from "../../core/route";
import type { SetSummary } from "../../core/sets";
import { speech } from "../../core/speech";
import { attempt, Empty } from "../../core/ui";
import { Face, useSizes } from "./faces";
import type { Example } from "./types";
import { words } from "./words";

const say = speech(words);
const HOWS = ["strong", "weak", "automatic", "dead", "drawn"] as const;
type How = (typeof HOWS)[number];

interface GamesProps {
  set: SetSummary;
  run: string;
  /** `card ID how agent`, `seat number players` or `by what`. */
  about: string[];
}

function asked([kind, ...rest]: string[]): Record<string, string> {
  const [first = "", second = "", third = ""] = rest;
  if (kind === "card") return { card: first, how: second, agent: third };
  return kind === "seat" ? { seat: first, players: second } : { by: first };
}

export function Games({ set, run, about }: GamesProps) {
  const [games, setGames] = useState<Example[]>();
  const values = asked(about);
  useEffect(() => {
    void attempt(async () => setGames(await get<Example[]>("testing/games", { set: set.reference, run, lang: "en", ...values })));
  }, [run, about.join("/")]);
  const title = useSizes(set)?.get(values.card ?? "")?.title ?? values.card ?? "";
  return (
    <article class="games">
      <p>
        <a href={href("test", set.reference, "run", run)}>← {say("run", { number: run })}</a>
      </p>
      <div class="named">
        {values.card && <Face set={set} id={values.card} title="" height={110} />}
        <h2>{heading(values, title)}</h2>
      </div>
      {!games && <Empty>{say("opening")}</Empty>}
      {games && !games.length && <Empty>{say("no-such-games")}</Empty>}
      {games && games.length > 0 && <List set={set} run={run} games={games} />}
    </article>
  );
}

function heading(values: Record<string, string>, title: string): string {
  if (values.card) {
    const how: How = HOWS.find((one) => one === values.how) ?? "drawn";
    return say(`show-${how}`, { card: title, agent: values.agent || "–" });
  }
  if (values.seat) return say("show-seat", { seat: values.seat, players: values.players ?? "" });
  const by = (["long", "short", "close", "clear", "high", "low", "broken"] as const).find((one) => one === values.by);
  return by ? say(`by-${by}`) : say("by-any");
}

function List({ set, run, games }: { set: SetSummary; run: string; games: Example[] }) {
  const hasSeats = games.some((game) => game.seat >= 0);
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={say("games")}>
      <table>
        <thead>
          <tr>
            <th>{say("game-head")}</th>
            {hasSeats && <th>{say("about-seat")}</th>}
            <th>{say("ended")}</th>
            <th>{say("length")}</th>
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <tr key={`${game.number} ${game.seat}`}>
              <td>
                {game.fault === null ? (
                  <a href={href("test", set.reference, "run", run, "game", String(game.number))}>{say("game", { number: game.number })}</a>
                ) : (
                  say("game", { number: game.number })
                )}
              </td>
              {hasSeats && <td>{game.seat >= 0 ? say("seat", { number: game.seat + 1 }) : "–"}</td>}
              <td>{game.fault ?? <Scores scores={game.scores} winners={game.winners} agents={game.agents} />}</td>
              <td class="number">{game.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Scores({ scores, winners, agents }: Pick<Example, "scores" | "winners" | "agents">) {
  return (
    <span class="scores">
      {scores.map((score, seat) => (
        <span key={seat} class={winners.includes(seat) ? "won" : undefined}>
          {seat + 1}. {agents[seat]}: <b>{score}</b>
          {winners.includes(seat) ? ` ${say("won")}` : ""}
        </span>
      ))}
    </span>
  );
}
