// What a page is: a name for addresses and menus, the sets it is for, and what it shows.
import type { FunctionComponent } from "preact";
import type { SetSummary } from "./sets";

export interface PageProps {
  set: SetSummary;
  rest: string[];
}

export interface Page {
  name: "write" | "sheets" | "test" | "play" | "build" | "lab" | "table";
  fits: (set: SetSummary) => boolean;
  Show: FunctionComponent<PageProps>;
}
