// Brushes, and what the chosen hex has.
import { Button, Field, Select } from "../../core/ui";
import { COLOURS, GROUPS, NUMBERS, type Brush, type Hex, type Painting } from "./map";
import { KEYS } from "./map-grid";
import { say, type Key } from "./words";

const EDGES = [0, 1, 2, 3, 4, 5];
const MOST_ARMS = 3;

export function Palette({ map }: { map: Painting }) {
  return (
    <div class="palette" role="group" aria-label={say("brushes")}>
      {Object.entries(KEYS).map(([key, brush]) => (
        <BrushButton key={brush} map={map} brush={brush} shortcut={key} />
      ))}
      {map.brush.value === "city" && (
        <Field label={say("city-colour")}>
          <Select value={map.colour.value} onChange={(colour) => (map.colour.value = colour)}
            choices={COLOURS.map((value) => ({ value, label: say(value) }))} />
        </Field>
      )}
    </div>
  );
}

function BrushButton({ map, brush, shortcut }: { map: Painting; brush: Brush; shortcut: string }) {
  const colour = brush === "city" ? map.colour.value : "";
  return (
    <Button pressed={map.brush.value === brush} onClick={() => (map.brush.value = brush)} title={`${say(brush)} (${shortcut.toUpperCase()})`}>
      <span class={`swatch for-${brush} ${colour}`} aria-hidden="true" /> {say(brush)}
    </Button>
  );
}

export function ChosenHex({ map }: { map: Painting }) {
  const hex = map.chosen.value;
  if (!hex) return <p class="empty">{say("no-hex-here")}</p>;
  return (
    <div class="chosen">
      {(hex.is === "city" || hex.is === "town") && <Names map={map} hex={hex} />}
      {hex.is === "city" && <CityFields map={map} hex={hex} />}
      {hex.is === "river" && <RiverFields map={map} hex={hex} />}
      {!["city", "town", "river"].includes(hex.is) && <p class="empty">{say("nothing-more")}</p>}
    </div>
  );
}

function Names({ map, hex }: { map: Painting; hex: Hex }) {
  return (
    <>
      {map.set.languages.map((language) => (
        <Field key={language} label={say("name-in", { language })}>
          <input value={hex.name?.[language] ?? ""} lang={language}
            onInput={(event) => map.alter({ name: { ...hex.name, [language]: event.currentTarget.value } })} />
        </Field>
      ))}
    </>
  );
}

function CityFields({ map, hex }: { map: Painting; hex: Hex }) {
  const told = (values: readonly (string | number)[]) => values.map((value) => ({ value: String(value), label: typeof value === "string" ? say(value as Key) : String(value) }));
  return (
    <div class="pair">
      <Field label={say("colour")}>
        <Select value={hex.colour ?? "red"} choices={told(COLOURS)} onChange={(colour) => map.alter({ colour })} />
      </Field>
      <Field label={say("dice")}>
        <Select value={hex.group ?? "light"} choices={told(GROUPS)} onChange={(group) => map.alter({ group })} />
      </Field>
      <Field label={say("number")}>
        <Select value={String(hex.number ?? 1)} choices={told(NUMBERS)} onChange={(number) => map.alter({ number: Number(number) })} />
      </Field>
      <Field label={say("cubes")}>
        <input type="number" min={0} max={9} value={hex.cubes ?? 2}
          onChange={(event) => map.alter({ cubes: Math.max(0, Math.min(9, Number(event.currentTarget.value) || 0)) })} />
      </Field>
    </div>
  );
}

function RiverFields({ map, hex }: { map: Painting; hex: Hex }) {
  const edges = hex.edges ?? [];
  const isOpen = !hex.edges;
  const toggled = (edge: number) => (edges.includes(edge) ? edges.filter((one) => one !== edge) : [...edges, edge].sort());
  return (
    <fieldset class="flow">
      <legend>{say("flows")}</legend>
      <label><input type="checkbox" checked={isOpen} onChange={() => map.alter({ edges: isOpen ? [0, 3] : null })} /> {say("flows-itself")}</label>
      {!isOpen && EDGES.map((edge) => (
        <label key={edge}>
          <input type="checkbox" checked={edges.includes(edge)} disabled={!edges.includes(edge) && edges.length >= MOST_ARMS}
            onChange={() => toggled(edge).length > 0 && map.alter({ edges: toggled(edge) })} /> {say(`edge-${edge}` as Key)}
        </label>
      ))}
    </fieldset>
  );
}
