// Figures with their intervals, as small bars and as numbers.
import type { Ends } from "./types";

const minus = (text: string) => text.replace("-", "−");
export const share = (value: number) => `${(100 * value).toFixed(1)} %`;
export const plain = (value: number) => minus(value.toFixed(1));
export const change = (value: number) => (value.toFixed(1) === "0.0" || value.toFixed(1) === "-0.0" ? "0.0" : minus(`${value > 0 ? "+" : ""}${value.toFixed(1)}`));
export const points = (value: number) => change(100 * value);

interface BarProps {
  ends: Ends;
  from: number;
  to: number;
  /** Where a fair share, or no difference, stands. */
  mark?: number;
  look?: string;
}

/** The bar holds the truth 19 times in 20; numbers stand beside it, so that nobody needs to see it. */
export function Bar({ ends, from, to, mark, look = "plain" }: BarProps) {
  const place = (value: number) => `${Math.max(0, Math.min(100, (100 * (value - from)) / (to - from || 1)))}%`;
  const [value, low, high] = ends;
  const width = `calc(${place(high)} - ${place(low)})`;
  return (
    <span class={`bar ${look}`} aria-hidden="true">
      {mark !== undefined && <span class="mark" style={{ left: place(mark) }} />}
      <span class="range" style={{ left: place(low), width }} />
      <span class="point" style={{ left: place(value) }} />
    </span>
  );
}

interface WithinProps {
  ends: Ends | null;
  form: (value: number) => string;
  to: string;
}

/** A figure and its interval as text. */
export function Within({ ends, form, to }: WithinProps) {
  if (!ends) return <span class="none">–</span>;
  const [value, low, high] = ends;
  return (
    <span class="within">
      <b>{form(value)}</b>{" "}
      {high > low && (
        <small>
          {form(low)} {to} {form(high)}
        </small>
      )}
    </span>
  );
}

/** How often each value came, as columns. */
export function Histogram({ counts, label }: { counts: [number, number][]; label: string }) {
  if (!counts.length) return null;
  const first = counts[0]![0];
  const last = counts[counts.length - 1]![0];
  if (first === last) {
    return (
      <p class="hint">
        {label}: {first}
      </p>
    );
  }
  const step = Math.max(1, Math.ceil((last - first + 1) / 40));
  const columns = Array.from({ length: Math.floor((last - first) / step) + 1 }, () => 0);
  for (const [value, often] of counts) columns[Math.floor((value - first) / step)]! += often;
  const most = Math.max(...columns);
  return (
    <figure class="histogram">
      <div class="columns" role="img" aria-label={`${label}: ${first} – ${last}`}>
        {columns.map((often, number) => (
          <span key={number} style={{ height: `${(100 * often) / most}%` }} />
        ))}
      </div>
      <figcaption class="hint">
        <span>{first}</span>
        <span>{label}</span>
        <span>{last}</span>
      </figcaption>
    </figure>
  );
}
