// "New set" and "New kit": the words of `proofpress new`, as a form.
import { useEffect, useState } from "preact/hooks";
import { get, post } from "../../core/api";
import { go } from "../../core/route";
import { areAllRead, readSets, sets } from "../../core/sets";
import { LANGUAGES, language, speech, titled, type Language } from "../../core/speech";
import { attempt, Button, Dialog, Field, tell, type Choice } from "../../core/ui";
import { CoverOf, Outline, Tiles } from "./tiles";
import { words } from "./words";

const say = speech(words);

interface Beginnings {
  sets: string[];
  kits: string[];
  /** Width and height in mm, by name. */
  sizes: Record<string, [number, number]>;
}

/** A name as folders of sets have it: whatever is typed in between becomes a hyphen. */
export function folderName(text: string): string {
  return text.trim().replace(/[^A-Za-z0-9_-]+/g, "-").replace(/^[^A-Za-z]+|-+$/g, "").slice(0, 41);
}

export function Languages({ chosen, onChange }: { chosen: Language[]; onChange: (chosen: Language[]) => void }) {
  const change = (one: Language, isIn: boolean) =>
    onChange((Object.keys(LANGUAGES) as Language[]).filter((each) => (each === one ? isIn : chosen.includes(each))));
  return (
    <fieldset class="home-languages">
      <legend>{say("languages")}</legend>
      {Object.entries(LANGUAGES).map(([code, label]) => (
        <label key={code}>
          <input type="checkbox" checked={chosen.includes(code as Language)} onChange={(event) => change(code as Language, event.currentTarget.checked)} /> {label}
        </label>
      ))}
    </fieldset>
  );
}

function baseChoices(found: Beginnings, isKit: boolean): Choice[] {
  const known = new Map(sets.value.map((set) => [set.reference, titled(set.title, set.reference)]));
  if (!isKit) return found.sets.map((value) => ({ value, label: known.get(value) ?? value }));
  const examples = found.kits.map((value) => ({ value, label: say("example", { name: known.get(value) ?? value }) }));
  return [{ value: "", label: say("from-blank") }, ...examples];
}

export function NewDialog({ isKit, onClose }: { isKit: boolean; onClose: () => void }) {
  const [found, setFound] = useState<Beginnings>();
  const [name, setName] = useState(isKit ? "my-game" : "my-set");
  const [base, setBase] = useState(isKit ? "" : "race");
  const [size, setSize] = useState("poker");
  const [spoken, setSpoken] = useState<Language[]>([language.value]);
  useEffect(() => void (areAllRead.peek() || attempt(readSets)), []);
  useEffect(() => void attempt(async () => setFound(await get<Beginnings>("bringing/beginnings"))), []);
  const isExample = isKit && base !== "";
  const make = () =>
    attempt(async () => {
      const lang = isExample ? [] : spoken;
      const asked = { name: folderName(name), base: base || null, kit: isKit, lang, size: isKit && !isExample ? size : null };
      const made = await post<{ set: string }>("bringing/new", asked);
      await readSets();
      tell(say("made", { name: made.set }));
      onClose();
      go("write", made.set);
    });
  return (
    <Dialog title={say(isKit ? "new-kit" : "new-set")} onClose={onClose}>
      <form class="home-form" onSubmit={(event) => (event.preventDefault(), void make())}>
        <p class="hint">{say(isKit ? "new-kit-about" : "new-set-about")}</p>
        <Field label={say("name")} hint={say("name-hint")}>
          <input value={name} required maxLength={60} onInput={(event) => setName(event.currentTarget.value)} />
        </Field>
        {found && <Tiles label={say("from")} value={base} tiles={baseChoices(found, isKit)} onChange={setBase} picture={(value) => <CoverOf set={sets.value.find((set) => set.reference === value)} />} />}
        {isKit && !isExample && found && (
          <Tiles
            label={say("size")} value={size} onChange={setSize} picture={(value) => <Outline size={found.sizes[value]!} />}
            tiles={Object.entries(found.sizes).map(([value, [width, height]]) => ({ value, label: value, hint: `${width} × ${height} mm` }))}
          />
        )}
        {!isExample && <Languages chosen={spoken} onChange={setSpoken} />}
        <p class="home-buttons">
          <button type="submit" class="button main" disabled={!folderName(name) || (!isExample && !spoken.length)}>
            {say("make")}
          </button>
          <Button onClick={onClose}>{say("cancel")}</Button>
        </p>
      </form>
    </Dialog>
  );
}
