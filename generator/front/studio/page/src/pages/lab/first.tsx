// What the lab does, for whoever has no recipe yet: four steps, and a recipe in the words of the set itself.
import { useEffect, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { get } from "../../core/api";
import { kindCalled } from "../../core/kinds";
import { speech } from "../../core/speech";
import { attempt } from "../../core/ui";
import type { FormNames } from "./form";
import { words } from "./words";

const say = speech(words);
const STEPS = ["step-recipe", "step-decks", "step-rank", "step-adopt"] as const;

/** Lines of a recipe, each above what it asks for. */
function linesOf(set: string, names: FormNames): [string, string][] {
  const usual = names.kinds.filter((kind) => kind.usual);
  const [word] = names.words;
  const made = usual.map(({ kind, count }) => `${kind}: ${count}`).join(", ");
  const lines: [string, string][] = [
    [`from: ${set}`, say("line-from")],
    [`make: {${made}}`, say("line-make", { what: usual.map(({ kind, count }) => `${count} ${kindCalled(kind)}`).join(", ") })],
  ];
  if (word) lines.push([`words: {${word}: 3..5}`, say("line-words", { word })]);
  if (names.curves.includes("cost")) lines.push(["numbers: {cost: 1..4}", say("line-numbers")]);
  lines.push(["decks: 20", say("line-decks")], ["games: 4000", say("line-games")]);
  return [...lines, ["goals: [{measure: lead_changes, from: 2}]", say("line-goals")]];
}

function Example({ set, reference }: { set: string; reference: string }) {
  const [names, setNames] = useState<FormNames>();
  useEffect(() => void attempt(async () => setNames(await get<FormNames>("lab/form", { set: reference }))), [reference]);
  if (!names) return null;
  return (
    <section class="lab-example" aria-label={say("such-as")}>
      <h3>{say("such-as")}</h3>
      <dl>
        {linesOf(set, names).map(([line, told]) => (
          <div key={line}>
            <dt>
              <code>{line}</code>
            </dt>
            <dd>{told}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface FirstProps {
  set: string;
  reference: string;
  title: string;
  /** The form that makes a recipe. */
  children: ComponentChildren;
}

export function First({ set, reference, title, children }: FirstProps) {
  return (
    <div class="lab-first">
      <section>
        <h2>{say("first")}</h2>
        <ol class="lab-steps">
          {STEPS.map((step) => (
            <li key={step}>{say(step, { name: title })}</li>
          ))}
        </ol>
        {children}
      </section>
      <Example set={set} reference={reference} />
    </div>
  );
}
