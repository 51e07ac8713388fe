// Entries whose values are lists or tables: curves, switches, cards that stay, words apart.
import { useState } from "preact/hooks";
import { speech } from "../../core/speech";
import { Button, Select } from "../../core/ui";
import type { Edit } from "./amounts";
import { words } from "./words";

const say = speech(words);

function parts(text: string): string[] {
  return text.split(/[,，、]/).map((part) => part.trim()).filter(Boolean);
}

function plain(text: string): unknown {
  if (/^-?\d+$/.test(text)) return Number(text);
  return text === "true" || text === "false" ? text === "true" : text;
}

function TextCell({ label, value, onChange }: { label: string; value: string; onChange: (text: string) => void }) {
  return <input aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value.trim())} />;
}

export function Curves({ fields, values, onEdit }: { fields: string[]; values: unknown; onEdit: Edit }) {
  const held = Object.entries((values ?? {}) as Record<string, Record<string, unknown>>);
  const [field, setField] = useState(fields[0] ?? "");
  const [value, setValue] = useState("1");
  return (
    <details class="lab-rows" open={held.length > 0}>
      <summary>{say("curves")}</summary>
      <p class="hint">{say("curves-hint")}</p>
      {held.flatMap(([name, curve]) =>
        Object.entries(curve ?? {}).map(([step, amount]) => (
          <div class="lab-row" key={`${name} ${step}`}>
            <span class="lab-name">
              {name} = {step}
            </span>
            <TextCell label={`${name} = ${step}: ${say("amount")}`} value={String(amount)} onChange={(text) => onEdit(["curves", name, step], plain(text))} />
            <Button kind="quiet" label={say("remove", { name: `${name} = ${step}` })} onClick={() => onEdit(["curves", name, step], null)}>
              ✕
            </Button>
          </div>
        )),
      )}
      <div class="lab-row">
        <Select label={say("curves")} value={field} choices={fields.map((one) => ({ value: one, label: one }))} onChange={setField} />
        <TextCell label={say("value")} value={value} onChange={setValue} />
        <Button label={`${say("add")}: ${say("curves")}`} disabled={!value || !field} onClick={() => onEdit(["curves", field, value], 1)}>
          {say("add")}
        </Button>
      </div>
    </details>
  );
}

export function Switches({ rules, values, onEdit }: { rules: Record<string, unknown>; values: unknown; onEdit: Edit }) {
  const held = Object.entries((values ?? {}) as Record<string, unknown[]>);
  const free = Object.keys(rules).filter((name) => !held.some(([taken]) => taken === name));
  const [next, setNext] = useState("");
  const chosen = free.includes(next) ? next : (free[0] ?? "");
  return (
    <details class="lab-rows" open={held.length > 0}>
      <summary>{say("rules")}</summary>
      <p class="hint">{say("rules-hint")}</p>
      {held.map(([name, found]) => (
        <div class="lab-row" key={name}>
          <span class="lab-name">{name}</span>
          <TextCell label={name} value={(Array.isArray(found) ? found : [found]).join(", ")} onChange={(text) => onEdit(["rules", name], parts(text).map(plain))} />
          <Button kind="quiet" label={say("remove", { name })} onClick={() => onEdit(["rules", name], null)}>
            ✕
          </Button>
        </div>
      ))}
      {chosen && (
        <div class="lab-row">
          <Select label={say("rules")} value={chosen} choices={free.map((value) => ({ value, label: value }))} onChange={setNext} />
          <Button label={`${say("add")}: ${say("rules")}`} onClick={() => onEdit(["rules", chosen], [rules[chosen]])}>
            {say("add")}
          </Button>
        </div>
      )}
    </details>
  );
}

export function Lists({ values, onEdit }: { values: Record<string, unknown>; onEdit: Edit }) {
  const keep = (values["keep"] ?? []) as string[];
  const apart = (values["apart"] ?? []) as string[][];
  const groups = Array.isArray(apart) ? apart : [];
  const change = (place: number, text: string) => {
    const found = groups.map((group, at) => (at === place ? parts(text) : group)).concat(place === groups.length ? [parts(text)] : []);
    const full = found.filter((group) => group.length > 1);
    onEdit(["apart"], full.length ? full : null);
  };
  return (
    <details class="lab-rows" open={keep.length + groups.length > 0}>
      <summary>
        {say("keep")} · {say("apart")}
      </summary>
      <label class="field">
        <span class="field-label">{say("keep")}</span>
        <TextCell label={say("keep")} value={keep.join(", ")} onChange={(text) => onEdit(["keep"], parts(text).length ? parts(text) : null)} />
        <span class="hint">{say("keep-hint")}</span>
      </label>
      <p class="hint">
        {say("apart")}. {say("apart-hint")}
      </p>
      {[...groups, []].map((group, place) => (
        <TextCell key={place} label={`${say("apart")} ${place + 1}`} value={group.join(", ")} onChange={(text) => change(place, text)} />
      ))}
    </details>
  );
}
