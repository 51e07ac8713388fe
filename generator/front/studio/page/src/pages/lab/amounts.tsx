// Rows of a name with an amount: `3` or `1..3` in the recipe, two numbers on the page.
import { useState } from "preact/hooks";
import { speech } from "../../core/speech";
import { Button, Select } from "../../core/ui";
import { words } from "./words";

const say = speech(words);
export type Edit = (path: string[], value: unknown) => void;

function rangeOf(amount: unknown): [number, number] {
  const [least = "0", most = least] = String(amount ?? 0).split("..");
  return [Number(least) || 0, Number(most) || 0];
}

function amountOf(least: number, most: number): number | string {
  return least === most ? least : `${least}..${most}`;
}

export function NumberField({ label, value, least = 0, most, onChange }: {
  label: string;
  value: number | undefined;
  least?: number;
  most?: number;
  onChange: (value: number | null) => void;
}) {
  return (
    <input
      type="number"
      class="lab-number"
      aria-label={label}
      value={value ?? ""}
      min={least}
      max={most}
      onChange={(event) => onChange(event.currentTarget.value === "" ? null : Math.round(Number(event.currentTarget.value)))}
    />
  );
}

/** A number by a slider and by typing; the recipe is told when the slider is let go. */
export function Slider({ label, value, least, most, onChange }: { label: string; value: number; least: number; most: number; onChange: (value: number) => void }) {
  const [moved, setMoved] = useState<number>();
  return (
    <div class="lab-slider">
      <span>{label}</span>
      <input
        type="range"
        aria-label={label}
        min={least}
        max={Math.max(most, value)}
        value={moved ?? value}
        onInput={(event) => setMoved(Number(event.currentTarget.value))}
        onChange={(event) => (setMoved(undefined), onChange(Number(event.currentTarget.value)))}
      />
      <NumberField label={`${label}: ${say("value")}`} value={moved ?? value} least={least} onChange={(found) => found !== null && onChange(Math.max(least, found))} />
    </div>
  );
}

export function RangeFields({ label, amount, onChange }: { label: string; amount: unknown; onChange: (amount: number | string) => void }) {
  const [least, most] = rangeOf(amount);
  return (
    <span class="lab-range">
      <NumberField label={`${label} ${say("least")}`} value={least} least={-2000} onChange={(found) => found !== null && onChange(amountOf(found, Math.max(found, most)))} />
      –
      <NumberField label={`${label} ${say("most")}`} value={most} least={-2000} onChange={(found) => found !== null && onChange(amountOf(Math.min(least, found), found))} />
    </span>
  );
}

interface RowsProps {
  entry: string;
  title: string;
  hint: string;
  names: string[];
  values: unknown;
  first: number | string;
  onEdit: Edit;
}

/** Entries such as `numbers: {cost: 1..4}`: a row for each name, and one to add another. */
export function AmountRows({ entry, title, hint, names, values, first, onEdit }: RowsProps) {
  const held = Object.entries((values ?? {}) as Record<string, unknown>);
  const free = names.filter((name) => !held.some(([taken]) => taken === name));
  const [next, setNext] = useState("");
  const chosen = free.includes(next) ? next : (free[0] ?? "");
  return (
    <details class="lab-rows" open={held.length > 0}>
      <summary>
        {title} {held.length > 0 && `(${held.length})`}
      </summary>
      <p class="hint">{hint}</p>
      {held.map(([name, amount]) => (
        <div class="lab-row" key={name}>
          <span class="lab-name">{name}</span>
          <RangeFields label={name} amount={amount} onChange={(found) => onEdit([entry, name], found)} />
          <Button kind="quiet" label={say("remove", { name })} onClick={() => onEdit([entry, name], null)}>
            ✕
          </Button>
        </div>
      ))}
      {chosen && (
        <div class="lab-row">
          <Select label={title} value={chosen} choices={free.map((value) => ({ value, label: value }))} onChange={setNext} />
          <Button label={`${say("add")}: ${title}`} onClick={() => onEdit([entry, chosen], first)}>
            {say("add")}
          </Button>
        </div>
      )}
    </details>
  );
}
