// The lab: recipes for new decks, their races, and studies of the set.
import { useEffect, useMemo, useState } from "preact/hooks";
import { get, post } from "../../core/api";
import type { PageProps } from "../../core/page";
import { speech, titled } from "../../core/speech";
import { Findings } from "../../core/findings";
import { attempt, Button, Field, Select } from "../../core/ui";
import { Editor } from "./editor";
import { First } from "./first";
import { Form, type FormNames } from "./form";
import { RaceOf } from "./race";
import { OpenRecipe } from "./recipe";
import { Studies } from "./studies";
import { words } from "./words";

const say = speech(words);

interface Recipes {
  recipes: { file: string; from: string }[];
  missing: string[];
}

function Missing({ names }: { names: string[] }) {
  return (
    <p class="lab-missing" role="note">
      {say("missing", { names: names.join(", ") })} <code>pip install 'proofpress[lab]'</code>
    </p>
  );
}

function NewRecipe({ set, onMade }: { set: string; onMade: (file: string) => void }) {
  const [name, setName] = useState("my-decks");
  const begin = () => attempt(async () => onMade((await post<{ file: string }>("lab/begin", { name: name.trim(), set })).file));
  return (
    <form class="lab-new" onSubmit={(event) => (event.preventDefault(), void begin())}>
      <Field label={say("name")} hint={say("name-hint")}>
        <input value={name} pattern="[A-Za-z][A-Za-z0-9_\-]*" required onInput={(event) => setName(event.currentTarget.value)} />
      </Field>
      <button type="submit" class="button main">
        {say("make")}
      </button>
    </form>
  );
}

function Recipe({ recipe, names }: { recipe: OpenRecipe; names: FormNames }) {
  const [view, setView] = useState<"form" | "text">("form");
  const issues = recipe.issues.value;
  return (
    <section class="lab-recipe" aria-label={say("recipe")}>
      <div class="lab-row" role="group" aria-label={say("recipe")}>
        {(["form", "text"] as const).map((one) => (
          <Button key={one} pressed={view === one} onClick={() => setView(one)}>
            {say(one)}
          </Button>
        ))}
        <span class="hint" role="status">
          {say(recipe.state.value)}
        </span>
        {recipe.state.value === "changed" && <Button onClick={() => void attempt(() => recipe.read())}>{say("take-theirs")}</Button>}
      </div>
      {issues.length > 0 && (
        <div class="lab-issues">
          <h3>{say("found")}</h3>
          <Findings issues={issues} />
        </div>
      )}
      {view === "form" ? (
        <Form recipe={recipe} names={names} />
      ) : (
        <Editor text={recipe.text.value} revision={recipe.revision.value} issues={issues} label={say("recipe")} onText={(text) => recipe.write(text)} />
      )}
    </section>
  );
}

function Bench({ set, file, canRun, base }: { set: string; file: string; canRun: boolean; base: string }) {
  const recipe = useMemo(() => new OpenRecipe(set, file), [set, file]);
  const [names, setNames] = useState<FormNames>();
  useEffect(() => {
    void attempt(() => recipe.read());
    void attempt(async () => setNames(await get<FormNames>("lab/form", { set })));
    return () => void recipe.save().catch(() => undefined);
  }, [recipe]);
  if (!names) return null;
  return (
    <div class="lab-bench">
      <Recipe recipe={recipe} names={names} />
      <RaceOf recipe={recipe} base={base} canRun={canRun} />
    </div>
  );
}

export function Show({ set }: PageProps) {
  const [found, setFound] = useState<Recipes>();
  const [file, setFile] = useState("");
  const [isNew, setIsNew] = useState(false);
  const read = () => attempt(async () => setFound(await get<Recipes>("lab/recipes")));
  useEffect(() => void read(), [set.reference]);
  if (!found) return null;
  const fitting = found.recipes.filter((recipe) => recipe.from === set.name);
  const chosen = fitting.some((recipe) => recipe.file === file) ? file : (fitting[0]?.file ?? "");
  const made = async (name: string) => {
    await read();
    setFile(name);
    setIsNew(false);
  };
  const title = titled(set.title, set.name);
  const begin = <NewRecipe set={set.reference} onMade={(name) => void made(name)} />;
  return (
    <div class="lab">
      {fitting.length > 0 && <p class="hint">{say("about")}</p>}
      {found.missing.length > 0 && <Missing names={found.missing} />}
      {fitting.length > 0 && (
        <div class="lab-row">
          <Select label={say("recipes")} value={chosen} choices={fitting.map((recipe) => ({ value: recipe.file, label: recipe.file }))} onChange={setFile} />
          <Button onClick={() => setIsNew(!isNew)}>{say("new-recipe")}</Button>
        </div>
      )}
      {!fitting.length && (
        <First set={set.name} reference={set.reference} title={title}>
          {begin}
        </First>
      )}
      {isNew && fitting.length > 0 && begin}
      {chosen && <Bench key={chosen} set={set.reference} file={chosen} canRun={!found.missing.length} base={title} />}
      <Studies set={set.reference} />
    </div>
  );
}
