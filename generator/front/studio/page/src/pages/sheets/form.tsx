// The choices of a print job.
import type { ComponentChildren } from "preact";
import { kindCalled } from "../../core/kinds";
import { themeChoices } from "../../core/sets";
import { LANGUAGES, speech, type Language } from "../../core/speech";
import { Button, Field, Select } from "../../core/ui";
import { OTHER_SIZE, type Choices, type Options, type Which } from "./asked";
import { words } from "./words";

const say = speech(words);

interface FormProps {
  choices: Choices;
  options: Options;
  onChange: (part: Partial<Options>) => void;
}

const LOW_INK = "low-ink";
const same = (name: string) => ({ value: name, label: name });
const said = (name: string) => ({ value: name, label: say(name as "none") });

/** Choices that are looked for less often, folded; what is chosen in them stands beside their name. */
function Group({ label, chosen, children }: { label: string; chosen: (string | false)[]; children: ComponentChildren }) {
  return (
    <details class="group">
      <summary>
        {label} <span class="hint">{chosen.filter(Boolean).join(", ")}</span>
      </summary>
      {children}
    </details>
  );
}

function Tick({ label, hint, isOn, onTurn }: { label: string; hint?: string; isOn: boolean; onTurn: (isOn: boolean) => void }) {
  return (
    <>
      <label class="tick">
        <input type="checkbox" checked={isOn} onChange={(event) => onTurn(event.currentTarget.checked)} />
        {label}
      </label>
      {hint && <p class="hint">{hint}</p>}
    </>
  );
}

export function Form({ choices, options, onChange, onMeasure }: FormProps & { onMeasure: () => void }) {
  return (
    <div class="form">
      <WhichPieces choices={choices} options={options} onChange={onChange} />
      <Field label={say("for")}>
        <Select value={options.profile} choices={["", ...choices.profiles].map((value) => ({ value, label: say(`for-${value}` as "for-") }))} onChange={(profile) => onChange({ profile })} />
      </Field>
      <Papers choices={choices} options={options} onChange={onChange} />
      <Field label={say("backs")}>
        <Select value={options.backs} choices={choices.backs.map(said)} onChange={(backs) => onChange({ backs, printer: "" })} />
      </Field>
      <Field label={say("language")}>
        <Select value={options.lang} choices={choices.languages.map((name) => ({ value: name, label: LANGUAGES[name as Language] ?? name }))} onChange={(lang) => onChange({ lang })} />
      </Field>
      {choices.themes.includes(LOW_INK) && (
        <Tick label={say("low-ink")} isOn={options.theme === LOW_INK} onTurn={(isOn) => onChange({ theme: isOn ? LOW_INK : "standard" })} />
      )}
      <Tick label={say("instructions")} isOn={options.instructions} onTurn={(instructions) => onChange({ instructions })} />
      <Printers choices={choices} options={options} onChange={onChange} onMeasure={onMeasure} />
      <Cutting choices={choices} options={options} onChange={onChange} />
      <Storage choices={choices} options={options} onChange={onChange} />
      <Group label={say("looks")} chosen={[options.copies && `× ${options.copies}`, options.theme !== "standard" && themeChoices([options.theme])[0]!.label]}>
        <Looks choices={choices} options={options} onChange={onChange} />
        <Field label={say("copies")} hint={say("copies-hint")}>
          <input type="number" min="1" max="999" value={options.copies} onInput={(event) => onChange({ copies: event.currentTarget.value })} />
        </Field>
      </Group>
    </div>
  );
}

function Papers({ choices, options, onChange }: FormProps) {
  const known = choices.papers.map((paper) => ({ value: paper.name, label: `${paper.title}, ${paper.width} × ${paper.height} mm` }));
  const others = [{ value: "a4+letter", label: say("paper-either") }, { value: OTHER_SIZE, label: `${say("paper-other")} …` }];
  return (
    <>
      <Field label={say("paper")}>
        <Select value={options.paper} choices={[...known, ...others]} onChange={(paper) => onChange({ paper })} />
      </Field>
      {options.paper === OTHER_SIZE && (
        <Field label={say("paper-size")} hint={say("paper-size-hint")}>
          <input value={options.size} onInput={(event) => onChange({ size: event.currentTarget.value })} />
        </Field>
      )}
    </>
  );
}

function Printers({ choices, options, onChange, onMeasure }: FormProps & { onMeasure: () => void }) {
  const measured = choices.printers.filter((printer) => printer.backs === options.backs || !options.backs.startsWith("duplex"));
  return (
    <Group label={say("printer")} chosen={[options.printer]}>
      {measured.length > 0 && (
        <Field label={say("printer")}>
          <Select value={options.printer} choices={[{ value: "", label: say("printer-any") }, ...measured.map(({ name }) => same(name))]} onChange={(printer) => onChange({ printer })} />
        </Field>
      )}
      <p class="hint">{say("printer-hint")}</p>
      <p>
        <Button onClick={onMeasure}>{say("printer-new")} …</Button>
      </p>
      <Offsets options={options} onChange={onChange} />
    </Group>
  );
}

function Cutting({ choices, options, onChange }: FormProps) {
  return (
    <Group label={say("cutting")} chosen={[options.spacing === "butt" && say("butt"), options.marks !== "0" && say("marks"), options.contour && "CutContour"]}>
      <Field label={say("spacing")}>
        <Select value={options.spacing} choices={choices.spacings.map(said)} onChange={(spacing) => onChange({ spacing })} />
      </Field>
      <Field label={say("marks")}>
        <Select value={options.marks} choices={[0, ...choices.marks].map((value) => ({ value: String(value), label: say(`marks-${value}` as "marks-0") }))} onChange={(marks) => onChange({ marks })} />
      </Field>
      <Tick label={say("contour")} hint={say("contour-hint")} isOn={options.contour} onTurn={(contour) => onChange({ contour })} />
    </Group>
  );
}

function Storage({ choices, options, onChange }: FormProps) {
  const forms = [{ value: "", label: say("box-none") }, ...choices.box_forms.map((value) => ({ value, label: say(`box-${value}` as "box-tuck") }))];
  return (
    <Group label={say("storage")} chosen={[options.box && say(`box-${options.box}` as "box-tuck"), options.dividers && say("on")]}>
      <Field label={say("box")}>
        <Select value={options.box} choices={forms} onChange={(box) => onChange({ box })} />
      </Field>
      {options.box && (
        <Field label={say("box-card")} hint={say("box-card-hint")}>
          <input type="number" step="0.01" min="0.1" max="3" placeholder={String(choices.card)} value={options.card} onInput={(event) => onChange({ card: event.currentTarget.value })} />
        </Field>
      )}
      <Tick label={say("dividers")} isOn={options.dividers} onTurn={(dividers) => onChange({ dividers })} />
    </Group>
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

function Offsets({ options, onChange }: Omit<FormProps, "choices">) {
  const millimetres = (label: "offset-right" | "offset-down", value: string, set: (value: string) => void) => (
    <Field label={say(label)}>
      <input type="number" step="0.1" min="-20" max="20" value={value} onInput={(event) => set(event.currentTarget.value)} />
    </Field>
  );
  return (
    <>
      <div class="pair">
        {millimetres("offset-right", options.right, (right) => onChange({ right }))}
        {millimetres("offset-down", options.down, (down) => onChange({ down }))}
      </div>
      <p class="hint">{say("offset-hint")}</p>
    </>
  );
}
