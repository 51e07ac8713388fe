// The text of a file, in CodeMirror.
import { closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap } from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import { type IndentContext, bracketMatching, foldGutter, foldKeymap, HighlightStyle, indentOnInput, indentService, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics, type Diagnostic } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers, type KeyBinding, type ViewUpdate } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { get } from "../../core/api";
import { language, titled, type Language } from "../../core/speech";
import { attempt } from "../../core/ui";
import { help } from "./help";
import type { FileInfo } from "./kinds";
import { Words, type Schema } from "./schema";
import { madeBy, type Session } from "./session";
import { say } from "./words";

const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? "";
const colours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: "var(--accent)" },
  { tag: tags.comment, color: "var(--quiet)", fontStyle: "italic" },
  { tag: [tags.string, tags.content], color: "var(--ink)" },
  { tag: [tags.punctuation, tags.separator, tags.squareBracket, tags.brace], color: "var(--quiet)" },
]);

/** What every file's editor can do; a set's own keys come from the page. */
export function extensionsOf(session: Session, keys: KeyBinding[]): (info: FileInfo, own: boolean) => Extension[] {
  const known = new Map<string, Words>();
  const asked = new Map<string, Language>();
  const wordsOf = (file: string) => {
    const speaks = language.peek();
    if (asked.get(file) !== speaks) {
      asked.set(file, speaks);
      void get<Schema>("writing/schema", { set: session.set, file, speaks }).then(
        (found) => asked.get(file) === speaks && known.set(file, new Words(found)),
        () => asked.delete(file),
      );
    }
    return known.get(file);
  };
  return (info, own) => (wordsOf(info.file), [
    EditorView.cspNonce.of(nonce),
    EditorView.contentAttributes.of({ "aria-label": say("text-of", { file: info.name }) }),
    lineNumbers(), foldGutter(), highlightActiveLineGutter(), drawSelection(), indentOnInput(), bracketMatching(), closeBrackets(),
    highlightActiveLine(), highlightSelectionMatches(), lintGutter(), indentUnit.of("  "), EditorView.lineWrapping,
    syntaxHighlighting(colours), indentService.of(indentOf),
    info.language === "yaml" ? [yaml(), help(() => wordsOf(info.file))] : [],
    EditorState.readOnly.of(!own),
    EditorState.phrases.of({ "Find": say("find"), "Replace": say("replace") }),
    keymap.of([...keys, ...closeBracketsKeymap, ...completionKeymap, ...searchKeymap, ...foldKeymap, ...defaultKeymap]),
    EditorView.updateListener.of((update) => updated(session, info.file, update)),
  ]);
}

/** A new line begins where the one before does; below a name with nothing behind it, further in. */
function indentOf(context: IndentContext, position: number): number | null {
  const line = context.state.doc.lineAt(position);
  const before = context.lineAt(Math.max(line.from - (context.simulatedBreak === null ? 1 : 0), 0), -1).text;
  const found = /^( *)((?:- +)*)(.*?)\s*$/.exec(before)!;
  const [, blank, dashes, rest] = found;
  if (/^[^#]*:(\s+[|>][-+]?)?$/.test(rest!)) return blank!.length + dashes!.length + 2;
  const isField = /^[\w-]+:\s/.test(rest!);
  return blank!.length + (isField ? dashes!.length : 0);
}

function updated(session: Session, file: string, update: ViewUpdate): void {
  const doc = session.docs.get(file);
  if (doc) doc.state = update.state;
  const line = update.state.doc.lineAt(update.state.selection.main.head).number;
  for (const transaction of update.transactions) {
    if (!transaction.docChanged) continue;
    const by = transaction.annotation(madeBy) ?? { label: "typed" as const, id: session.cardAt(file, line)?.id ?? "" };
    session.noted(file, transaction.state, transaction.changes, transaction.startState, by);
  }
  if (!update.selectionSet || !update.view.hasFocus) return;
  const face = session.cardAt(file, line);
  if (face) session.selected.value = face.id;
}

/** The findings of a file, in its margin. */
function marked(session: Session, file: string, state: EditorState): Diagnostic[] {
  const found = session.findings.all.value.filter((issue) => issue.file === file);
  return found.map((issue) => {
    const line = state.doc.line(Math.min(Math.max(issue.line, 1), state.doc.lines));
    const from = Math.min(line.from + issue.column - 1, line.to);
    const word = /^[\w-]+/.exec(state.sliceDoc(from, line.to))?.[0].length ?? line.to - from;
    const severity = issue.severity === "advice" ? "info" : issue.severity;
    return { from, to: Math.min(from + Math.max(word, 1), line.to), severity, message: titled(issue.said) };
  });
}

/** Until there is a text, nothing can be typed that would be lost. */
function untilRead(): Extension {
  return [EditorView.cspNonce.of(nonce), EditorState.readOnly.of(true), EditorView.contentAttributes.of({ "aria-label": say("opening") })];
}

export function Editor({ session }: { session: Session }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = new EditorView({ parent: place.current!, state: EditorState.create({ extensions: untilRead() }) });
    session.view = view;
    let shown = "";
    const stopFile = effect(() => {
      const doc = session.docs.get(session.file.value);
      if (!doc || shown === session.file.value) return;
      shown = session.file.value;
      view.setState(doc.state);
    });
    const stopMarks = effect(() => {
      const file = session.file.value;
      if (file && session.docs.has(file)) view.dispatch(setDiagnostics(view.state, marked(session, file, view.state)));
    });
    return () => {
      stopFile();
      stopMarks();
      session.view = null;
      view.destroy();
    };
  }, [session]);
  return <div class="write-text" ref={place} />;
}

/** The files, those that can be written first. */
export function FileBar({ session }: { session: Session }) {
  const files = session.files.value;
  const own = files.filter((info) => info.path !== null);
  const others = files.filter((info) => info.path === null);
  return (
    <div class="write-files">
      <label>
        <span class="field-label">{say("file")}</span>
        <select value={session.file.value} onChange={(event) => void attempt(() => session.show(event.currentTarget.value))}>
          {own.length > 0 && (
            <optgroup label={say("own-files")}>{own.map((info) => <option key={info.file} value={info.file} selected={info.file === session.file.value}>{info.name}</option>)}</optgroup>
          )}
          {others.length > 0 && (
            <optgroup label={say("read-only")}>
              {others.map((info) => (
                <option key={info.file} value={info.file} selected={info.file === session.file.value}>
                  {info.set} / {info.name}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      <span class="hint" role="status">
        {session.docs.get(session.file.value)?.own === false ? say("read-only") : say(session.saving.value)}
      </span>
    </div>
  );
}
