// What the server tells of a set that is being written.
import type { Finding } from "../../core/api";
import type { Design, SetSummary } from "../../core/sets";

export interface Face extends Design {
  bleed: number;
  back: boolean;
  file: string;
  line: number;
  /** Goes up with every change of the face. */
  stamp: number;
  changed: "same" | "changed" | "new";
  /** What is written of it cannot be read now; it shows as it was. */
  stale: boolean;
}

export interface FileInfo {
  /** As findings name it. */
  file: string;
  name: string;
  set: string;
  /** In the opened folder; null for a file of a set that is extended. */
  path: string | null;
  language: "yaml" | "fluent" | "text";
}

export interface FileText {
  file: string;
  text: string;
  sum: string;
  own: boolean;
}

/** What came of a change; `faces` is null where the set cannot be read now. */
export interface Drawn {
  faces: Face[] | null;
  changed: string[];
  pictures: Record<string, string>;
  side: string;
  issues: Finding[];
  /** A newer change came before this one was drawn. */
  overtaken?: boolean;
}

export interface Opened extends Drawn {
  files: FileInfo[];
  own: boolean;
  safe: number;
  kinds: string[];
  summary: SetSummary | null;
  /** What is shown first: a file, and which card. */
  first: { text: FileText | null; card: string | null };
}

export interface Typed {
  sum: string;
  text: string | null;
  ours: string | null;
}

export interface Edited {
  file: string;
  text: string;
  id: string;
  /** It stands in its file already, which is no text. */
  written: boolean;
}

export interface Entry {
  id: string;
  kind: string;
  data: Record<string, unknown>;
  file: string;
  inherited: boolean;
  /** The row of a spreadsheet that the entry is; `name` is empty in a file that is one sheet. */
  sheet: { file: string; name: string; row: number } | null;
  own: boolean;
}

export type Side = "front" | "back";
export type Path = (string | number)[];
