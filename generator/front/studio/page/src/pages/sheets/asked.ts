// What is to be printed, as the person at the page sets it, and as the server and the command line take it.
import type { Finding } from "../../core/api";

export interface Choices {
  papers: { name: string; title: string; width: number; height: number }[];
  backs: string[];
  spacings: string[];
  themes: string[];
  languages: string[];
  back_choices: string[];
  front_choices: string[];
  extends: boolean;
  kinds: { kind: string; designs: number }[];
  changed: string[];
  profiles: string[];
  box_forms: string[];
  marks: number[];
  /** How thick a card is by itself, in mm. */
  card: number;
  printers: Printer[];
  exports: string[];
}

/** A printer that was measured, for one way of printing backs. */
export interface Printer {
  name: string;
  backs: string;
}

export interface PagePlan {
  number: number;
  title: string;
  width: number;
  height: number;
  back: boolean;
  blank: boolean;
  pieces: number;
  /** The outlines of all that is cut out of the page, as path data in mm. */
  cut_out: string;
}

export interface Plan {
  key: string;
  command: string;
  pages: PagePlan[];
  papers: number;
  duplex: boolean;
  pieces: number;
  designs: number;
  cuts: { straight: number; edges: number; circles: number; folds: number; nets: number; seconds: number };
  seconds_each: { straight: number; edge: number; circle: number; fold: number };
  issues: Finding[];
}

export type Which = "all" | "kinds" | "text" | "new" | "changed";

export interface Options {
  lang: string;
  paper: string;
  backs: string;
  spacing: string;
  right: string;
  down: string;
  theme: string;
  which: Which;
  kinds: string[];
  text: string;
  copies: string;
  backChoice: string;
  frontChoice: string;
  /** What is typed as a size of paper, where it is none of the list. */
  size: string;
  profile: string;
  printer: string;
  marks: string;
  box: string;
  card: string;
  contour: boolean;
  dividers: boolean;
  instructions: boolean;
}

export const OTHER_SIZE = "other";

export function usual(lang: string): Options {
  return {
    lang, paper: "a4", backs: "duplex-long", spacing: "bleed", right: "", down: "", theme: "standard", which: "all",
    kinds: [], text: "", copies: "", backChoice: "", frontChoice: "", size: "", profile: "", printer: "", marks: "0", box: "", card: "", contour: false,
    dividers: false, instructions: false,
  };
}

/** The names that are to be printed; undefined where the choice names nothing yet. */
function only(options: Options, changed: string[]): string | undefined {
  switch (options.which) {
    case "kinds":
      return options.kinds.join(",") || undefined;
    case "text":
      return options.text.trim() || undefined;
    case "changed":
      return changed.join(",") || undefined;
    case "new":
      return "new";
    case "all":
      return "";
  }
}

const CARD = 0.32; // as the command has it
const said = (isOn: boolean) => (isOn ? "true" : "");

/** The same as the fields of a message, whose numbers and switches are no texts. */
export function asFields(values: Record<string, string>): Record<string, unknown> {
  const field = (name: string, value: string) => {
    if (["copies", "registration", "box"].includes(name)) return Number(value);
    return value === "true" ? true : value;
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, field(name, value)]));
}

/** The options as the server takes them; undefined where there is nothing to print. */
export function values(set: string, options: Options, changed: string[]): Record<string, string> | undefined {
  const names = only(options, changed);
  const paper = options.paper === OTHER_SIZE ? options.size.trim() : options.paper;
  if (names === undefined || !paper) return undefined;
  const offset = options.right || options.down ? `${options.right || 0},${options.down || 0}` : "";
  const given = {
    set, lang: options.lang, paper, backs: options.backs, spacing: options.spacing, offset, theme: options.theme,
    only: names, copies: options.copies, back_choice: options.backChoice, front_choice: options.frontChoice,
    for: options.profile, printer: options.printer, registration: options.marks === "0" ? "" : options.marks,
    box: options.box ? options.card || String(CARD) : "", box_form: options.box === "tray" ? "tray" : "",
    contour: said(options.contour), dividers: said(options.dividers), instructions: said(options.instructions),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
}
