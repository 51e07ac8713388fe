// What the server tells of play-tests.

/** A figure, and the ends of its interval of 95 %. */
export type Ends = [value: number, low: number, high: number];

interface Agent {
  name: string;
  manner: string;
}

export interface Offered {
  agents: Agent[];
  agent: string;
  sizes: number[];
  games: number;
}

export interface Wanted {
  set: string;
  seats: string[];
  players: number[];
  games: number | null;
  until: string;
  seed: number;
  name: string;
  apart: boolean;
}

export interface RunSummary {
  run: number;
  names: string[];
  games: number;
  agents: string[];
  sizes: number[];
  seed: number;
  same: boolean;
  job: number | null;
  asked: number;
  fault: string;
}

export interface Side {
  name: string;
  games: number;
  wins: Ends;
  score: Ends;
  uneven: boolean;
}

export interface Table {
  number: number;
  title: string;
  games: number;
  seats: Side[];
  agents: Side[];
  length: Ends;
  lengths: [number, number][];
  scores: [number, number][];
}

export interface Card {
  id: string;
  title: string;
  kind: string;
  place: string;
  verdicts: string[];
  seats: number;
  basis: string;
  played: Ends | null;
  lift: Ends | null;
  likely: Ends | null;
  ahead: Ends | null;
  won: Ends | null;
  points: Ends | null;
}

export interface Hand {
  agent: string;
  title: string;
  games: number;
  basis: string;
  drawn: boolean;
  cards: Card[];
}

export interface Found {
  code: string;
  severity: string;
  said: string;
  cards: string[];
  place: string;
  agent: string;
  seat: number;
  players: number;
}

export interface Report {
  seed: number;
  asked: number;
  played: number;
  broken: number;
  margin: number;
  unit: string;
  sentences: string[];
  limits: string[];
  tables: Table[];
  hands: Hand[];
  findings: Found[];
  heads: Record<string, { title: string; told: string }>;
  verdicts: Record<string, string>;
  basis: string;
}

export interface RunTold extends RunSummary {
  report: Report;
  wanted: (Wanted & { command: string }) | null;
  page: string;
}

export interface Change {
  what: string;
  first: string;
  second: string;
  difference: string;
  ends: Ends;
  unit: string;
  changed: boolean;
  card: string;
}

export interface Comparison {
  names: [string, string];
  games: [number, number];
  sentences: string[];
  note: string;
  changes: Change[];
  command: string;
}

export interface Example {
  number: number;
  agents: string[];
  scores: number[];
  winners: number[];
  length: number;
  seat: number;
  fault: string | null;
}

export type Line = [text: string, named: [start: number, length: number, id: string][]];

export interface Step {
  at: number;
  seat: number;
  heading: string;
  lines: Line[];
}

export interface Retold {
  number: number;
  agents: string[];
  scores: number[];
  winners: number[];
  steps: Step[];
}
