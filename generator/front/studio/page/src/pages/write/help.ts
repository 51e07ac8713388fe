// What the editor offers while one types, and says of the word below the mouse: both from the file's schema.
import { autocompletion, type Completion, type CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import type { Extension } from "@codemirror/state";
import { hoverTooltip, ViewPlugin, type EditorView, type Tooltip } from "@codemirror/view";
import { effect } from "@preact/signals";
import { language } from "../../core/speech";
import { placeAt, type Place } from "./place";
import { said, type Schema, type Words } from "./schema";

type WordsOf = () => Words | undefined;

export function help(words: WordsOf): Extension {
  return [
    autocompletion({ override: [(context) => offered(context, words())], icons: false }),
    hoverTooltip((view, position) => told(view, position, words()), { hoverTime: 250 }),
    ViewPlugin.define(() => ({ destroy: askedAnew(words) })),
  ];
}

/** Words are asked for as soon as another language is chosen, so that they are there when somebody points at one. */
function askedAnew(words: WordsOf): () => void {
  return effect(() => {
    void language.value;
    words();
  });
}

function offered(context: CompletionContext, words: Words | undefined): CompletionResult | null {
  if (!words) return null;
  const place = placeAt(context.state.doc, context.pos);
  const typed = context.state.sliceDoc(place.from, context.pos);
  if (!context.explicit && !/[\w-]$/.test(typed) && !/[:{,[-]\s?$/.test(context.state.sliceDoc(context.pos - 2, context.pos))) return null;
  if (/\s/.test(typed) || /^\s*#/.test(context.state.doc.lineAt(context.pos).text)) return null;
  const schemas = words.at(place.path, place.tags);
  const options = [...(place.key ? [] : names(words, schemas, place)), ...values(words, schemas, place)];
  const unique = [...new Map(options.map((option) => [option.label, option])).values()];
  return unique.length ? { from: place.from, options: unique, validFor: /^[\w-]*$/ } : null;
}

function names(words: Words, schemas: Schema[], place: Place): Completion[] {
  return schemas.flatMap((schema) =>
    Object.entries(schema.properties ?? {})
      .filter(([name]) => name === place.word || !place.siblings.has(name))
      .map(([name, part]) => ({
        label: name,
        detail: words.accepted(part),
        info: said(words.resolved(part).description) || undefined,
        apply: `${name}: `,
        boost: schema.required?.includes(name) ? 2 : 0,
      })),
  );
}

function values(words: Words, schemas: Schema[], place: Place): Completion[] {
  if (!place.key && place.path.at(-1) !== "#") return [];
  const family = words.at(place.path.slice(0, -1), new Map()).find((part) => part.allOf);
  return schemas.flatMap((schema) => {
    const found = schema.enum ?? (schema.type === "boolean" ? [true, false] : []);
    return found.map((value) => ({ label: String(value), info: said(family && words.word(family, String(value))?.description) || undefined }));
  });
}

function told(view: EditorView, position: number, words: Words | undefined): Tooltip | null {
  if (!words) return null;
  const { from, to, text } = view.state.wordAt(position) ? { ...view.state.wordAt(position)!, text: "" } : { from: 0, to: 0, text: "" };
  const word = view.state.sliceDoc(from, to) || text;
  if (!word) return null;
  const place = placeAt(view.state.doc, to);
  const found = place.key === "do" || place.key === "goal" ? wordTold(words, place, place.word.trim()) : fieldTold(words, place, word);
  if (!found) return null;
  return { pos: from, end: to, above: true, create: () => ({ dom: bubble(found) }) };
}

interface Told {
  name: string;
  detail: string;
  text: string;
}

function wordTold(words: Words, place: Place, tag: string): Told | null {
  const family = words.at(place.path.slice(0, -1)).find((part) => part.allOf);
  const word = family ? words.word(family, tag) : words.at(place.path.slice(0, -1), place.tags)[0];
  if (!word?.description) return null;
  const fields = Object.keys(word.properties ?? {}).filter((name) => name !== "do" && name !== "goal");
  return { name: tag, detail: fields.join(", "), text: said(word.description) };
}

function fieldTold(words: Words, place: Place, word: string): Told | null {
  const path = place.key ? place.path : [...place.path, word];
  const parts = words.at(path, place.tags);
  const text = parts.map((part) => part.description).find(Boolean);
  const detail = parts[0] ? words.accepted(parts[0]) : "";
  return text || detail ? { name: String(path.at(-1)), detail, text: said(text) } : null;
}

function bubble(found: Told): HTMLElement {
  const dom = document.createElement("div");
  dom.className = "write-word";
  for (const [kind, text] of [["strong", found.name], ["code", found.detail], ["p", found.text]] as const) {
    if (text) dom.append(Object.assign(document.createElement(kind), { textContent: text }));
  }
  return dom;
}
