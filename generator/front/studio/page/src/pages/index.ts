import type { Page } from "../core/page";

/** In the order of the menu. */
export const pages: Page[] = [
  { name: "write", fits: () => true, bring: () => import("./write") },
  { name: "sheets", fits: (set) => set.readable, bring: () => import("./sheets") },
  { name: "versions", fits: (set) => set.own, bring: () => import("./versions") },
  { name: "test", fits: (set) => set.played, bring: () => import("./test") },
  { name: "play", fits: (set) => set.played, bring: () => import("./play") },
  { name: "build", fits: (set) => set.game === "trucker" || set.game === "steam", bring: () => import("./build") },
  { name: "lab", fits: (set) => set.played && set.readable, bring: () => import("./lab") },
  { name: "table", fits: (set) => set.readable, bring: () => import("./table") },
];
