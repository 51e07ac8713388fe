// The recipe as a form: every entry that a recipe may have, changed by sliders and fields.
import { kindCalled } from "../../core/kinds";
import { speech } from "../../core/speech";
import { attempt, Empty, Field } from "../../core/ui";
import { AmountRows, NumberField, RangeFields, Slider, type Edit } from "./amounts";
import { Curves, Lists, Switches } from "./curves";
import type { OpenRecipe } from "./recipe";
import { words } from "./words";

const say = speech(words);
const USUAL_DECKS = 20;
const MOST_DECKS = 60;

export interface FormNames {
  kinds: { kind: string; count: number; usual: boolean }[];
  numbers: string[];
  words: string[];
  curves: string[];
  rules: Record<string, unknown>;
  players: [number, number];
}

function Kinds({ names, made, onEdit }: { names: FormNames; made: Record<string, number>; onEdit: Edit }) {
  return (
    <fieldset class="lab-group">
      <legend>{say("kinds")}</legend>
      <p class="hint">{say("kinds-hint")}</p>
      {names.kinds.map(({ kind, count }) => (
        <div key={kind} class="lab-kind">
          <label>
            <input type="checkbox" checked={kind in made} onChange={(event) => onEdit(["make", kind], event.currentTarget.checked ? count : null)} /> {kindCalled(kind)}
          </label>
          {kind in made ? (
            <Slider label={kindCalled(kind)} value={Number(made[kind])} least={1} most={Math.min(500, 2 * count)} onChange={(value) => onEdit(["make", kind], value)} />
          ) : (
            <span class="hint">
              {count}, {say("as-base")}
            </span>
          )}
        </div>
      ))}
    </fieldset>
  );
}

function Run({ names, values, onEdit }: { names: FormNames; values: Record<string, unknown>; onEdit: Edit }) {
  const players = (values["players"] ?? {}) as { from?: number; to?: number };
  const [least, most] = [players.from ?? names.players[0], players.to ?? names.players[1]];
  const isTimed = values["minutes"] !== undefined && values["games"] === undefined;
  return (
    <fieldset class="lab-group">
      <legend>{say("run")}</legend>
      <Slider label={say("decks")} value={Number(values["decks"] ?? USUAL_DECKS)} least={1} most={MOST_DECKS} onChange={(value) => onEdit(["decks"], value)} />
      <div class="lab-fields">
        {!isTimed && (
          <Field label={say("games")} hint={say("games-hint")}>
            <NumberField label={say("games")} value={values["games"] as number | undefined} onChange={(value) => onEdit(["games"], value)} />
          </Field>
        )}
        {values["games"] === undefined && (
          <Field label={say("minutes")}>
            <NumberField label={say("minutes")} value={values["minutes"] as number | undefined} least={1} onChange={(value) => onEdit(["minutes"], value)} />
          </Field>
        )}
        <Field label={say("seed")}>
          <NumberField label={say("seed")} value={Number(values["seed"] ?? 1)} onChange={(value) => onEdit(["seed"], value)} />
        </Field>
        <div class="field">
          <span class="field-label">{say("players")}</span>
          <RangeFields
            label={say("players")}
            amount={`${least}..${most}`}
            onChange={(amount) => {
              const [from, to] = String(amount).split("..").map(Number) as [number, number | undefined];
              onEdit(["players"], { from, to: to ?? from });
            }}
          />
        </div>
      </div>
    </fieldset>
  );
}

function Powers({ amount, onEdit }: { amount: unknown; onEdit: Edit }) {
  const isSaid = amount !== undefined && amount !== null;
  return (
    <div class="lab-kind">
      <label>
        <input type="checkbox" checked={isSaid} onChange={(event) => onEdit(["powers"], event.currentTarget.checked ? "1..2" : null)} /> {say("powers")}
      </label>
      {isSaid ? (
        <RangeFields label={say("powers")} amount={amount} onChange={(found) => onEdit(["powers"], found)} />
      ) : (
        <span class="hint">{say("as-base")}</span>
      )}
    </div>
  );
}

export function Form({ recipe, names }: { recipe: OpenRecipe; names: FormNames }) {
  const values = recipe.values.value;
  if (!values || typeof values !== "object") return <Empty>{say("not-yaml")}</Empty>;
  const edit: Edit = (path, value) => void attempt(() => recipe.edit(path, value));
  const kinds = names.kinds.map(({ kind }) => kind);
  return (
    <div class="lab-form">
      <Kinds names={names} made={(values["make"] ?? {}) as Record<string, number>} onEdit={edit} />
      <Run names={names} values={values} onEdit={edit} />
      <Powers amount={values["powers"]} onEdit={edit} />
      <AmountRows entry="numbers" title={say("numbers")} hint={say("numbers-hint")} names={names.numbers} values={values["numbers"]} first="1..3" onEdit={edit} />
      <AmountRows entry="words" title={say("words")} hint={say("words-hint")} names={names.words} values={values["words"]} first="1..3" onEdit={edit} />
      <Curves fields={names.curves} values={values["curves"]} onEdit={edit} />
      <AmountRows entry="budget" title={say("budget")} hint={say("budget-hint")} names={kinds} values={values["budget"]} first="50..100" onEdit={edit} />
      <Switches rules={names.rules} values={values["rules"]} onEdit={edit} />
      <Lists values={values} onEdit={edit} />
    </div>
  );
}
