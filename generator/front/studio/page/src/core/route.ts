// Where the page is: `#/write/my-race/…`, so that reloading, going back and links keep working.
import { signal } from "@preact/signals";
import "./api"; // which takes the token out of the opened address first

interface Route {
  page: string;
  set: string;
  rest: string[];
}

function read(): Route {
  const [page = "", set = "", ...rest] = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  return { page: page || "home", set, rest };
}

export const route = signal<Route>(read());
addEventListener("hashchange", () => (route.value = read()));

export function href(page: string, set = "", ...rest: string[]): string {
  return `#/${[page, set, ...rest].map(encodeURIComponent).join("/").replace(/\/+$/, "")}`;
}

export function go(page: string, set = "", ...rest: string[]): void {
  location.hash = href(page, set, ...rest);
}
