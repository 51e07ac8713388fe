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
  cuts: { straight: number; edges: number; circles: number; folds: number; seconds: number };
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
}

export function usual(lang: string): Options {
  return {
    lang, paper: "a4", backs: "duplex-long", spacing: "bleed", right: "", down: "", theme: "standard", which: "all",
    kinds: [], text: "", copies: "", backChoice: "", frontChoice: "",
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

/** The options as the server takes them; undefined where there is nothing to print. */
export function values(set: string, options: Options, changed: string[]): Record<string, string> | undefined {
  const names = only(options, changed);
  if (names === undefined) return undefined;
  const offset = options.right || options.down ? `${options.right || 0},${options.down || 0}` : "";
  const given = {
    set, lang: options.lang, paper: options.paper, backs: options.backs, spacing: options.spacing, offset, theme: options.theme,
    only: names, copies: options.copies, back_choice: options.backChoice, front_choice: options.frontChoice,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
}
