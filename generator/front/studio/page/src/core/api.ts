// Everything that is asked of the studio's server goes through here, with the token of the opened address.

import { titled } from "./speech";

export interface Finding {
  code: string;
  severity: "error" | "warning" | "advice";
  /** The sentence in each language of the page. */
  said: Record<string, string>;
  file: string;
  line: number;
  column: number;
  place: string;
}

/** What was asked for cannot be done: a sentence, or findings at their lines. */
export class Refusal extends Error {
  constructor(message: string, readonly issues: Finding[], readonly status: number) {
    super(message || (titled(issues[0]?.said ?? {})));
  }
}

type Values = Record<string, string | number | boolean | undefined>;

const KEPT = "proofpress-token";
/** What a refusal says when nobody is there to answer. */
export const GONE = "studio-gone";
/** What is told when the studio is there again. */
export const BACK = "back";

function takenToken(): string {
  const found = /^(#.*?)&?token=([\w-]+)$/.exec(location.hash);
  if (found?.[2]) {
    sessionStorage.setItem(KEPT, found[2]);
    history.replaceState(null, "", found[1]);
  }
  return sessionStorage.getItem(KEPT) ?? "";
}

let token = takenToken();

/** Asks from now on with another token: that of a seat. */
export function useToken(found: string): void {
  token = found;
}

function address(path: string, values: Values = {}): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `/api/${path}${given.length ? `?${query}` : ""}`;
}

const MOST_AT_ONCE = 3; // of the six connections that a browser opens: the others are for the news and for what is typed
const waiting: (() => void)[] = [];
let asking = 0;

/** Asks when it is its turn: however long answers take, what is typed finds a connection. */
async function ask(path: string, values: Values, more: RequestInit = {}): Promise<Response> {
  while (asking >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  asking++;
  try {
    return await askAtOnce(path, values, more);
  } finally {
    asking--;
    waiting.shift()?.();
  }
}

async function askAtOnce(path: string, values: Values, more: RequestInit = {}): Promise<Response> {
  const headers = { ...(more.headers as Record<string, string>), "x-proofpress-token": token };
  let answer: Response;
  try {
    answer = await fetch(address(path, values), { ...more, headers });
  } catch (fault) {
    if ((fault as Error).name === "AbortError") throw fault;
    throw new Refusal(GONE, [], 0);
  }
  if (!answer.ok) {
    const told = await answer.json().catch(() => ({ message: answer.statusText, issues: [] }));
    throw new Refusal(told.message ?? "", told.issues ?? [], answer.status);
  }
  return answer;
}

export async function get<T>(path: string, values: Values = {}, signal?: AbortSignal): Promise<T> {
  return (await ask(path, values, { signal })).json();
}

export async function post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  const more = { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" }, signal };
  return (await ask(path, {}, more)).json();
}

/** Sends something, before all else, that is answered line by line. */
export async function postForLines(path: string, body: unknown): Promise<AsyncGenerator<unknown>> {
  const more: RequestInit = { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" }, priority: "high" };
  return linesOf(await askAtOnce(path, {}, more));
}

/** Sends a file as it is, for example a spreadsheet that was dropped. */
export async function send<T>(path: string, values: Values, file: Blob): Promise<T> {
  return (await ask(path, values, { method: "POST", body: file })).json();
}

export async function text(path: string, values: Values = {}, signal?: AbortSignal): Promise<string> {
  return (await ask(path, values, { signal })).text();
}

/** What an address answers, as it is, for example a picture. */
export async function blob(path: string, values: Values = {}): Promise<Blob> {
  return (await ask(path, values)).blob();
}

/** Saves what an address answers as a file of the browser's downloads, called as the answer says or else so. */
export async function download(path: string, values: Values, name: string): Promise<void> {
  const answer = await ask(path, values);
  const called = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  const url = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement("a"), { href: url, download: called ? decodeURIComponent(called) : name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export interface News {
  kind: string;
  [name: string]: unknown;
}

const listeners = new Set<(news: News) => void>();

/** Hears all news of the studio until the function that is returned is called. */
export function hear(listener: (news: News) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function listenOnce(onBegin: () => void): Promise<void> {
  const answer = await askAtOnce("news", {});
  onBegin();
  for await (const news of linesOf(answer)) listeners.forEach((listener) => listener(news as News));
}

/** An answer that comes line by line, each as soon as it is there. */
async function* linesOf(answer: Response): AsyncGenerator<unknown> {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    const lines = (rest + (value ?? "\n")).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines.filter(Boolean)) yield JSON.parse(line);
    if (done) return;
  }
}

/** Keeps listening; `onState` is told when the studio comes and goes, and whoever listens when it is there again. */
export async function listen(onState: (isThere: boolean) => void): Promise<void> {
  let wasGone = false;
  for (;;) {
    try {
      await listenOnce(() => {
        onState(true);
        if (wasGone) listeners.forEach((listener) => listener({ kind: BACK }));
        wasGone = false;
      });
    } catch {
      // told below
    }
    wasGone = true;
    onState(false);
    await new Promise((resolve) => setTimeout(resolve, 1500));
  }
}
