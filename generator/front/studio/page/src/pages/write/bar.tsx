// How the cards are shown: filter, order, size, language, theme, and through whose eyes.
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { kindCalled } from "../../core/kinds";
import { LANGUAGES, type Language } from "../../core/speech";
import { Button, Select } from "../../core/ui";
import { themeChoices, type SetSummary } from "../../core/sets";
import type { Session } from "./session";
import { say } from "./words";

export interface View {
  text: string;
  kind: string;
  sort: "file" | "title" | "id" | "kind" | "changed";
  size: number;
  eyes: "all" | "grey" | "protan" | "deutan" | "tritan";
  safe: boolean;
  bleed: boolean;
  compare: boolean;
}

const SORTS = ["file", "title", "id", "kind", "changed"] as const;
const EYES = ["all", "grey", "protan", "deutan", "tritan"] as const;

export function Bar({ session, view, shown }: { session: Session; view: Signal<View>; shown: number }) {
  const set = session.summary.value;
  const change = (more: Partial<View>) => (view.value = { ...view.value, ...more });
  const kinds = [...new Set(session.faces.value.map((face) => face.kind))];
  const now = view.value;
  return (
    <div class="write-bar" role="group" aria-label={say("view")}>
      <input type="search" aria-label={say("filter")} placeholder={say("filter")} value={now.text} onInput={(event) => change({ text: event.currentTarget.value })} />
      <Select label={say("kind")} value={now.kind} choices={[{ value: "", label: say("all-kinds") }, ...kinds.map((kind) => ({ value: kind, label: kindCalled(kind) }))]} onChange={(kind) => change({ kind })} />
      <Select label={say("sort")} value={now.sort} choices={SORTS.map((value) => ({ value, label: say(`sort-${value}`) }))} onChange={(sort) => change({ sort: sort as View["sort"] })} />
      {set && <Look session={session} set={set} />}
      <input type="range" aria-label={say("size")} title={say("size")} min={70} max={420} step={10} value={now.size} onInput={(event) => change({ size: Number(event.currentTarget.value) })} />
      <More isOther={session.side.value === "back" || now.safe || now.bleed || now.compare || now.eyes !== "all"}>
        <Button pressed={session.side.value === "back"} onClick={() => (session.side.value = session.side.value === "back" ? "front" : "back")}>{say("backs")}</Button>
        <Button pressed={now.safe} onClick={() => change({ safe: !now.safe })}>{say("safe")}</Button>
        <Button pressed={now.bleed} onClick={() => change({ bleed: !now.bleed })}>{say("bleed")}</Button>
        <Button pressed={now.compare} onClick={() => change({ compare: !now.compare })}>{say("before-after")}</Button>
        <label>
          <span class="field-label">{say("eyes")}</span>
          <Select value={now.eyes} choices={EYES.map((value) => ({ value, label: say(`eyes-${value}`) }))} onChange={(eyes) => change({ eyes: eyes as View["eyes"] })} />
        </label>
      </More>
      <span class="hint">{say("shown", { shown, all: session.faces.value.length })}</span>
    </div>
  );
}

/** What is changed seldom, behind one button that tells whether anything of it is not as usual. */
function More({ isOther, children }: { isOther: boolean; children: ComponentChildren }) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => box.current?.open && !box.current.contains(event.target as Node) && (box.current.open = false);
    addEventListener("pointerdown", close);
    return () => removeEventListener("pointerdown", close);
  }, []);
  const left = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !box.current?.open) return;
    box.current.open = false;
    box.current.querySelector("summary")?.focus();
  };
  return (
    <details ref={box} class={`write-more${isOther ? " other" : ""}`} onKeyDown={left}>
      <summary class="button">{say("view")}</summary>
      <div>{children}</div>
    </details>
  );
}

function Look({ session, set }: { session: Session; set: SetSummary }) {
  const choose = (signal: Signal<string>, value: string) => {
    signal.value = value;
    void session.open(false);
  };
  return (
    <>
      {set.languages.length > 1 && (
        <Select label={say("card-language")} value={session.language.value} choices={set.languages.map((value) => ({ value, label: LANGUAGES[value as Language] ?? value }))} onChange={(value) => choose(session.language, value)} />
      )}
      {set.themes.length > 1 && <Select label={say("theme")} value={session.theme.value} choices={themeChoices(set.themes)} onChange={(value) => choose(session.theme, value)} />}
    </>
  );
}

/** What others see: matrices of colours as those without one kind of cones see them (Machado and others, 2009). */
export function Eyes() {
  const matrices = {
    protan: "0.152286 1.052583 -0.204868 0 0  0.114503 0.786281 0.099216 0 0  -0.003882 -0.048116 1.051998 0 0  0 0 0 1 0",
    deutan: "0.367322 0.860646 -0.227968 0 0  0.280085 0.672501 0.047413 0 0  -0.011820 0.042940 0.968881 0 0  0 0 0 1 0",
    tritan: "1.255528 -0.076749 -0.178779 0 0  -0.078411 0.930809 0.147602 0 0  0.004733 0.691367 0.303900 0 0  0 0 0 1 0",
  };
  return (
    <svg class="write-eyes" aria-hidden="true" width="0" height="0">
      {Object.entries(matrices).map(([name, values]) => (
        <filter key={name} id={`write-${name}`} color-interpolation-filters="linearRGB">
          <feColorMatrix type="matrix" values={values} />
        </filter>
      ))}
    </svg>
  );
}
