// What is wanted of the decks: the best deck beside the set itself, each goal with a bar of how far it is missed.
import { speech } from "../../core/speech";
import { words } from "./words";

const say = speech(words);
const FULL = 3;

interface Interval {
  value: number;
  low: number;
  high: number;
}

interface Goal {
  measure: string;
  seats: number[];
  from: number | null;
  to: number | null;
  found: Interval | null;
  fulfilled: "yes" | "no" | "unsure";
  distance: Interval;
}

export interface DeckResult {
  deck: string;
  badness: Interval;
  games: number;
  goals: Goal[];
}

function wanted({ from, to }: Goal): string {
  if (from === null) return `≤ ${to}`;
  return to === null ? `≥ ${from}` : `${from}–${to}`;
}

function Met({ goal }: { goal: Goal }) {
  const width = `${Math.min(100, (100 * goal.distance.value) / FULL)}%`;
  return (
    <>
      <span class="lab-figure">{goal.found ? goal.found.value.toFixed(1) : "–"}</span> <span class={`lab-met ${goal.fulfilled}`}>{say(goal.fulfilled)}</span>
      <span class="lab-bar" aria-hidden="true">
        <span class={`lab-bar-value ${goal.fulfilled}`} style={{ width }} />
      </span>
    </>
  );
}

export function Goals({ deck, shipped, base, names }: { deck: DeckResult; shipped: DeckResult; base: string; names: Record<string, string> }) {
  const tables = Math.max(...deck.goals.map((goal) => goal.seats.length));
  return (
    <div class="lab-scroll" tabIndex={0} role="region" aria-label={say("goals")}>
      <table class="lab-table">
        <caption>{say("goals")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("goal")}</th>
            <th scope="col">{say("wanted")}</th>
            <th scope="col">{deck.deck}</th>
            <th scope="col">{say("shipped", { name: base })}</th>
          </tr>
        </thead>
        <tbody>
          {deck.goals.map((goal, place) => (
            <tr key={place}>
              <th scope="row">
                {names[goal.measure] ?? goal.measure}{" "}
                {goal.seats.length < tables && <span class="hint">{say("at-tables", { seats: goal.seats.join(", ") })}</span>}
              </th>
              <td>{wanted(goal)}</td>
              <td>
                <Met goal={goal} />
              </td>
              <td>{shipped.goals[place] && <Met goal={shipped.goals[place]} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{say("goals-hint")}</p>
    </div>
  );
}
