// The few pieces that all pages are made of.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { GONE, Refusal, text, type Finding } from "./api";
import { speech } from "./speech";
import { words } from "./words";

const say = speech(words);

interface ButtonProps {
  onClick?: () => void;
  kind?: "plain" | "main" | "danger" | "quiet";
  disabled?: boolean;
  title?: string;
  pressed?: boolean;
  label?: string;
  children: ComponentChildren;
}

export function Button({ kind = "plain", pressed, label, children, ...rest }: ButtonProps) {
  return (
    <button type="button" class={`button ${kind}`} aria-pressed={pressed} aria-label={label} {...rest}>
      {children}
    </button>
  );
}

export function Field({ label, hint, children }: { label: string; hint?: string; children: ComponentChildren }) {
  return (
    <label class="field">
      <span class="field-label">{label}</span>
      {children}
      {hint && <span class="hint">{hint}</span>}
    </label>
  );
}

export interface Choice {
  value: string;
  label: string;
}

interface SelectProps {
  value: string;
  choices: Choice[];
  onChange: (value: string) => void;
  label?: string;
}

export function Select({ value, choices, onChange, label }: SelectProps) {
  return (
    <select value={value} aria-label={label} onChange={(event) => onChange(event.currentTarget.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} selected={choice.value === value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

interface ChipsProps {
  label: string;
  value: string;
  choices: Choice[];
  onChange: (value: string) => void;
}

/** One of a few, all of them in sight: a click or the arrow keys choose, and all together are one stop of the Tab key. */
export function Chips({ label, value, choices, onChange }: ChipsProps) {
  return (
    <fieldset class="chips">
      <legend>{label}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.value} class="chip">
            <input type="radio" class="heard" name={label} value={choice.value} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Progress({ done, total, label }: { done: number; total: number; label: string }) {
  return (
    <div class="progress">
      <progress value={total ? done : undefined} max={total || 1} aria-label={label} />
      <span>
        {label} {total ? `${done} / ${total}` : ""}
      </span>
    </div>
  );
}

export function Empty({ children }: { children: ComponentChildren }) {
  return <p class="empty">{children}</p>;
}

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}

/** A window above the page; Escape closes it, and the focus goes back where it was. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  // The browser tells of a closing later, when the next window may already be there.
  const close = () => {
    if (isClosed.current) return;
    isClosed.current = true;
    dialog.current?.close();
    onClose();
  };
  const cancel = (event: Event) => {
    event.preventDefault();
    close();
  };
  return (
    <dialog ref={dialog} aria-label={title} onCancel={cancel} onClose={close}>
      <header>
        <h2>{title}</h2>
        <Button kind="quiet" label={say("close")} onClick={close}>
          ✕
        </Button>
      </header>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}

interface Toast {
  number: number;
  message: string;
  issues: Finding[];
}

export const toasts = signal<Toast[]>([]);
let toastNumber = 0;

/** Tells the person something, which is not told twice while it stands; it goes away by itself, or with its page where findings hang on it. */
export function tell(message: string, issues: Finding[] = []): void {
  const same = JSON.stringify([message, issues]);
  if (toasts.peek().some((each) => JSON.stringify([each.message, each.issues]) === same)) return;
  const toast = { number: ++toastNumber, message, issues };
  toasts.value = [...toasts.value, toast];
  if (!issues.length) setTimeout(() => dismiss(toast.number), 8000);
}

export function dismiss(number: number): void {
  toasts.value = toasts.value.filter((toast) => toast.number !== number);
}

/** Takes away the findings that were told of the page just left. */
export function dismissFindings(): void {
  toasts.value = toasts.peek().filter((toast) => !toast.issues.length);
}

/** Runs what a person asked for, and tells what went wrong. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (fault) {
    if ((fault as Error).name === "AbortError") return undefined;
    if (fault instanceof Refusal) {
      // One line of its own says that the studio has ended, as long as that is so.
      if (fault.message !== GONE) tell(fault.issues.length ? "" : fault.message, fault.issues);
    } else tell(String(fault));
    return undefined;
  }
}

const drawn = new Map<string, Promise<string>>();
const MOST_DRAWN = 2000;

/** The address of a drawing, which is fetched once; `stamp` tells newer drawings of the same face from older ones. */
function drawing(path: string, values: Record<string, string>, stamp: string): Promise<string> {
  const key = JSON.stringify([path, values, stamp]);
  let found = drawn.get(key);
  if (!found) {
    found = text(path, values).then((svg) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })));
    found.catch(() => drawn.delete(key));
    drawn.set(key, found);
    if (drawn.size > MOST_DRAWN) {
      const [oldest, url] = drawn.entries().next().value!;
      drawn.delete(oldest);
      void url.then(URL.revokeObjectURL);
    }
  }
  return found;
}

interface CardPictureProps {
  set: string;
  id: string;
  lang: string;
  title: string;
  side?: "front" | "back";
  theme?: string;
  stamp?: string;
  /** Width over height, so that nothing moves when the drawing comes. */
  ratio: number;
}

/** A face of a set, drawn once it comes into sight. */
export function CardPicture({ set, id, lang, title, side = "front", theme = "standard", stamp, ratio }: CardPictureProps) {
  return <Drawing path="face" values={{ set, id, lang, side, theme }} title={title} stamp={stamp} ratio={ratio} />;
}

interface DrawingProps {
  path: string;
  values: Record<string, string>;
  title: string;
  ratio: number;
  stamp?: string;
}

/** Stands where a drawing has not come yet, so that no sign of a broken picture does. */
const NOTHING_YET = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** What an address draws as SVG, fetched once it comes into sight. */
export function Drawing({ path, values, title, ratio, stamp = "" }: DrawingProps) {
  const image = useRef<HTMLImageElement>(null);
  const [source, setSource] = useState(NOTHING_YET);
  useEffect(() => {
    let isWanted = true;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        drawing(path, values, stamp).then(
          (url) => isWanted && setSource(url),
          () => undefined,
        );
      },
      { rootMargin: "800px" },
    );
    if (image.current) watcher.observe(image.current);
    return () => {
      isWanted = false;
      watcher.disconnect();
    };
  }, [path, JSON.stringify(values), stamp]);
  return <img ref={image} class="face" alt={title} src={source} style={{ aspectRatio: String(ratio) }} />;
}
