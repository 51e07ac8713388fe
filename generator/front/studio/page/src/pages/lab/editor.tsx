// The recipe as text: an editor with YAML's colours, its own undo, and findings at their lines.
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { setDiagnostics, type Diagnostic } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useRef } from "preact/hooks";
import type { Finding } from "../../core/api";
import { titled } from "../../core/speech";

interface EditorProps {
  text: string;
  /** Another number where the text was changed from elsewhere, and not by typing here. */
  revision: number;
  issues: Finding[];
  label: string;
  onText: (text: string) => void;
}

// Colours of the page, so that the text is as light or dark as all else.
const colours = HighlightStyle.define([
  { tag: tags.comment, color: "var(--quiet)" },
  { tag: tags.definition(tags.propertyName), color: "var(--accent)" },
  { tag: [tags.string, tags.number, tags.bool], color: "var(--advice)" },
]);
const look = EditorView.theme({
  "&": { color: "var(--ink)", backgroundColor: "var(--raised)" },
  ".cm-content": { caretColor: "var(--ink)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": { backgroundColor: "var(--sunken)", color: "var(--quiet)", border: "none" },
});
const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? "";

/** Puts another text in, changing only what differs, so that the cursor and undo stay. */
function replace(view: EditorView, text: string): void {
  const now = view.state.doc.toString();
  if (now === text) return;
  let start = 0;
  while (start < Math.min(now.length, text.length) && now[start] === text[start]) start += 1;
  let end = 0;
  while (end < Math.min(now.length, text.length) - start && now[now.length - 1 - end] === text[text.length - 1 - end]) end += 1;
  view.dispatch({ changes: { from: start, to: now.length - end, insert: text.slice(start, text.length - end) } });
}

function diagnostic(state: EditorState, issue: Finding): Diagnostic {
  const line = state.doc.line(Math.min(Math.max(1, issue.line), state.doc.lines));
  const from = Math.min(line.from + Math.max(0, issue.column - 1), line.to);
  return { from, to: line.to, severity: issue.severity === "advice" ? "info" : issue.severity, message: titled(issue.said) };
}

export function Editor({ text, revision, issues, label, onText }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const told = useRef(onText);
  told.current = onText;
  useEffect(() => {
    const changed = EditorView.updateListener.of((update) => {
      if (update.docChanged) told.current(update.state.doc.toString());
    });
    const extensions = [
      EditorView.cspNonce.of(nonce), lineNumbers(), history(), yaml(), look, syntaxHighlighting(colours), EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": label }), keymap.of([...defaultKeymap, ...historyKeymap]), changed,
    ];
    view.current = new EditorView({ parent: place.current!, state: EditorState.create({ doc: text, extensions }) });
    return () => view.current?.destroy();
  }, [label]);
  useEffect(() => replace(view.current!, text), [revision]);
  useEffect(() => {
    const state = view.current!.state;
    view.current!.dispatch(setDiagnostics(state, issues.map((issue) => diagnostic(state, issue))));
  }, [issues]);
  return <div ref={place} class="lab-editor" />;
}
