// What a page is: a name for addresses and menus, the sets it is for, and how its code is brought.
import type { FunctionComponent } from "preact";
import type { SetSummary } from "./sets";

export interface PageProps {
  set: SetSummary;
  rest: string[];
}

export interface Page {
  name: "write" | "sheets" | "test" | "play" | "build" | "lab" | "table" | "versions";
  fits: (set: SetSummary) => boolean;
  bring: () => Promise<{ Show: FunctionComponent<PageProps> }>;
}
