// A colour of the theme, one that follows a field of the card, or one of its own, chosen among patches of them.
import { useEffect, useRef } from "preact/hooks";
import type { Laid } from "./layout-model";
import { called, say } from "./layout-words";

const TONES = ["", "-deep", "-field", "-mid", "-line", "-pale", "-bar", "-bar-on", "-on", "-art"];
const MADE = /^(of-|back-)|\{/;

/** The names that follow a field, and those of the theme. */
function namesOf(laid: Laid): [string[], string[]] {
  const plain = Object.keys(laid.colours).filter((name) => !MADE.test(name));
  const following = laid.fields.filter((field) => field.type === "one_of").flatMap((field) => TONES.map((tone) => `of-{${field.name}}${tone}`));
  return [following, plain];
}

/** What a name looks like: of one that follows a field, the colours of all its values side by side. */
export function coloursOf(laid: Laid, name: string): string[] {
  if (name.startsWith("#")) return [name];
  const follows = /^of-\{(\w+)\}(.*)$/.exec(name);
  if (!follows) return laid.colours[name] ? [laid.colours[name]!] : [];
  const values = laid.fields.find((field) => field.name === follows[1])?.values ?? [];
  return values.flatMap((value) => laid.colours[`of-${value}${follows[2]}`] ?? []);
}

function paint(colours: string[]): string {
  const stops = colours.map((colour, place) => `${colour} ${(100 * place) / colours.length}% ${(100 * (place + 1)) / colours.length}%`);
  return colours.length ? `linear-gradient(90deg, ${stops.join(", ")})` : "none";
}

/** A colour by its name, as it is seen. */
export function Patch({ laid, name }: { laid: Laid; name: string }) {
  return <span class="lay-patch" style={{ background: paint(coloursOf(laid, name)) }} />;
}

interface ColourProps {
  label: string;
  value: string;
  laid: Laid;
  isOptional: boolean;
  change: (value: unknown) => void;
}

export function Colour({ label, value, laid, isOptional, change }: ColourProps) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => box.current?.open && !box.current.contains(event.target as Node) && (box.current.open = false);
    addEventListener("pointerdown", close);
    return () => removeEventListener("pointerdown", close);
  }, []);
  const [following, plain] = namesOf(laid);
  const pick = (name: string) => {
    if (box.current) box.current.open = false;
    box.current?.querySelector("summary")?.focus();
    change(name || null);
  };
  const left = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !box.current?.open) return;
    event.stopPropagation();
    box.current.open = false;
    box.current.querySelector("summary")?.focus();
  };
  const patches = (names: string[]) => (
    <span class="lay-patches">
      {names.map((name) => (
        <button key={name} type="button" class="lay-patch" aria-pressed={name === value} aria-label={name} title={name} style={{ background: paint(coloursOf(laid, name)) }} onClick={() => pick(name)} />
      ))}
    </span>
  );
  const own = coloursOf(laid, value)[0] ?? "#888888";
  return (
    <span class="lay-colour">
      <input type="color" aria-label={`${label} #`} title={say("own-colour")} value={own} onChange={(event) => change(event.currentTarget.value)} />
      <details ref={box} onKeyDown={left}>
        <summary class="button" aria-label={`${label}: ${value || say("none")}`}>
          <Patch laid={laid} name={value} />
          <span class="lay-colour-name">{value || say("none")}</span>
        </summary>
        <div class="lay-palette">
          {isOptional && <button type="button" class="lay-chip" aria-pressed={!value} onClick={() => pick("")}>{say("none")}</button>}
          {following.length > 0 && <span class="field-label">{say("by-field")}</span>}
          {patches(following)}
          <span class="field-label">{called("colours")}</span>
          {patches(plain)}
        </div>
      </details>
    </span>
  );
}
