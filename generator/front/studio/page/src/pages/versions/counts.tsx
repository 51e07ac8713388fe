// What two versions count on their cards, side by side: how many there are, and how often each number occurs.
import { kindCalled } from "../../core/kinds";
import { speech } from "../../core/speech";
import { words } from "./words";

const say = speech(words);

export interface Counted {
  kind: string;
  designs: [number, number];
  cards: [number, number];
  curves: { label: string; means: (number | null)[]; counts: [number, number][][] }[];
}

const rounded = (value: number | null | undefined) => (value === null || value === undefined ? "–" : String(Math.round(value * 100) / 100));

export function Counts({ counted }: { counted: Counted[] }) {
  const other = counted.filter(({ designs, cards, curves }) => curves.length || designs[0] !== designs[1] || cards[0] !== cards[1]);
  if (!other.length) return null;
  return (
    <section aria-label={say("counts")} class="counts">
      <h3>{say("counts")}</h3>
      {other.map(({ kind, designs, cards, curves }) => (
        <section key={kind} aria-label={kindCalled(kind)}>
          <h4>{kindCalled(kind)}</h4>
          <dl>
            <Pair label={say("designs")} sides={designs} />
            <Pair label={say("cards")} sides={cards} />
          </dl>
          <ul>
            {curves.map(({ label, means, counts }) => (
              <li key={label}>
                <b>{label}</b> <span class="hint">{say("mean", { was: rounded(means[0]), now: rounded(means[1]) })}</span>
                <Columns counts={counts} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function Pair({ label, sides }: { label: string; sides: [number, number] }) {
  return (
    <div class={sides[0] === sides[1] ? "" : "other"}>
      <dt>{label}</dt>
      <dd>{sides[0] === sides[1] ? sides[0] : `${sides[0]} → ${sides[1]}`}</dd>
    </div>
  );
}

const [COLUMN, TALL, FOOT] = [26, 60, 16];

/** For each value a column of before and one of after; the numbers stand beside it as text. */
function Columns({ counts }: { counts: [number, number][][] }) {
  const values = [...new Set(counts.flatMap((side) => side.map(([value]) => value)))].sort((one, other) => one - other);
  const often = (side: number, value: number) => counts[side]!.find(([each]) => each === value)?.[1] ?? 0;
  const most = Math.max(1, ...counts.flatMap((side) => side.map(([, count]) => count)));
  const told = values.map((value) => `${value}: ${often(0, value)} → ${often(1, value)}`).join(", ");
  return (
    <svg class="columns" role="img" aria-label={told} viewBox={`0 0 ${COLUMN * values.length} ${TALL + FOOT}`} width={COLUMN * values.length} height={TALL + FOOT}>
      {values.map((value, at) => (
        <g key={value} transform={`translate(${COLUMN * at} 0)`}>
          <title>{`${value}: ${often(0, value)} → ${often(1, value)}`}</title>
          {[0, 1].map((side) => {
            const high = (TALL * often(side, value)) / most;
            return <rect key={side} class={side ? "now" : "was"} x={4 + 9 * side} y={TALL - high} width={8} height={high} />;
          })}
          <text x={COLUMN / 2} y={TALL + FOOT - 4} text-anchor="middle">{value}</text>
        </g>
      ))}
    </svg>
  );
}
