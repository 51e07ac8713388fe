// The choices of a print job.
import { kindCalled } from "../../core/kinds";
import { themeChoices } from "../../core/sets";
import { LANGUAGES, speech, type Language } from "../../core/speech";
import { Field, Select } from "../../core/ui";
import type { Choices, Options, Which } from "./asked";
import { words } from "./words";

const say = speech(words);

interface FormProps {
  choices: Choices;
  options: Options;
  onChange: (part: Partial<Options>) => void;
}

const same = (name: string) => ({ value: name, label: name });
const said = (name: string) => ({ value: name, label: say(name as "none") });

export function Form({ choices, options, onChange }: FormProps) {
  return (
    <div class="form">
      <WhichPieces choices={choices} options={options} onChange={onChange} />
      <Field label={say("paper")}>
        <Select
          value={options.paper}
          choices={choices.papers.map((paper) => ({ value: paper.name, label: `${paper.title}, ${paper.width} × ${paper.height} mm` }))}
          onChange={(paper) => onChange({ paper })}
        />
      </Field>
      <Field label={say("backs")}>
        <Select value={options.backs} choices={choices.backs.map(said)} onChange={(backs) => onChange({ backs })} />
      </Field>
      <Field label={say("spacing")}>
        <Select value={options.spacing} choices={choices.spacings.map(said)} onChange={(spacing) => onChange({ spacing })} />
      </Field>
      <Field label={say("language")}>
        <Select value={options.lang} choices={choices.languages.map((name) => ({ value: name, label: LANGUAGES[name as Language] ?? name }))} onChange={(lang) => onChange({ lang })} />
      </Field>
      <details>
        <summary>{say("more")}</summary>
        <Looks choices={choices} options={options} onChange={onChange} />
        <Numbers options={options} onChange={onChange} />
      </details>
    </div>
  );
}

function WhichPieces({ choices, options, onChange }: FormProps) {
  const ways: Which[] = ["all", "kinds", "text", ...(choices.extends ? (["new"] as const) : []), "changed"];
  return (
    <>
      <Field label={say("which")} hint={options.which === "changed" ? changedSaid(choices) : undefined}>
        <Select value={options.which} choices={ways.map(said)} onChange={(which) => onChange({ which: which as Which })} />
      </Field>
      {options.which === "kinds" && <Kinds choices={choices} options={options} onChange={onChange} />}
      {options.which === "text" && (
        <Field label={say("text-label")} hint={say("text-hint")}>
          <input value={options.text} onInput={(event) => onChange({ text: event.currentTarget.value })} />
        </Field>
      )}
    </>
  );
}

function changedSaid(choices: Choices): string {
  return choices.changed.length ? say("changed-some", { count: choices.changed.length }) : say("changed-none");
}

function Kinds({ choices, options, onChange }: FormProps) {
  const turn = (kind: string, isOn: boolean) =>
    onChange({ kinds: isOn ? [...options.kinds, kind] : options.kinds.filter((other) => other !== kind) });
  return (
    <fieldset class="kinds">
      <legend>{say("kinds")}</legend>
      {choices.kinds.map(({ kind, designs }) => (
        <label key={kind} class="tick">
          <input type="checkbox" checked={options.kinds.includes(kind)} onChange={(event) => turn(kind, event.currentTarget.checked)} />
          {kindCalled(kind)} <span class="hint">{designs}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Looks({ choices, options, onChange }: FormProps) {
  const free = (names: string[]) => [{ value: "", label: say("usual") }, ...names.map(same)];
  return (
    <>
      {choices.themes.length > 1 && (
        <Field label={say("theme")}>
          <Select value={options.theme} choices={themeChoices(choices.themes)} onChange={(theme) => onChange({ theme })} />
        </Field>
      )}
      {choices.back_choices.length > 1 && (
        <Field label={say("back-choice")}>
          <Select value={options.backChoice} choices={free(choices.back_choices)} onChange={(backChoice) => onChange({ backChoice })} />
        </Field>
      )}
      {choices.front_choices.length > 0 && (
        <Field label={say("front-choice")}>
          <Select value={options.frontChoice} choices={free(choices.front_choices)} onChange={(frontChoice) => onChange({ frontChoice })} />
        </Field>
      )}
    </>
  );
}

function Numbers({ options, onChange }: Omit<FormProps, "choices">) {
  const millimetres = (label: "offset-right" | "offset-down", value: string, set: (value: string) => void) => (
    <Field label={say(label)}>
      <input type="number" step="0.1" min="-20" max="20" value={value} onInput={(event) => set(event.currentTarget.value)} />
    </Field>
  );
  return (
    <>
      <Field label={say("copies")} hint={say("copies-hint")}>
        <input type="number" min="1" max="999" value={options.copies} onInput={(event) => onChange({ copies: event.currentTarget.value })} />
      </Field>
      <div class="pair">
        {millimetres("offset-right", options.right, (right) => onChange({ right }))}
        {millimetres("offset-down", options.down, (down) => onChange({ down }))}
      </div>
      <p class="hint">{say("offset-hint")}</p>
    </>
  );
}
