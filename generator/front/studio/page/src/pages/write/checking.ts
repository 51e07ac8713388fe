// Findings: those of form come with every change, the others when the keys rest, what takes a solver when asked or idle.
import { computed, effect, signal } from "@preact/signals";
import { get, post, type Finding } from "../../core/api";
import { jobs, stopJob, type Job } from "../../core/jobs";
import { language } from "../../core/speech";
import type { Session } from "./session";

const REST = 120; // milliseconds after a change before the set is checked, or as long as that took last
const LONGEST_REST = 400;
const ORDER = { error: 0, warning: 1, advice: 2 };
const LINE = /^::(error|warning|notice) file=(.*?),line=(\d+),col=(\d+),title=([\w-]*)::(.*)$/;

export class Findings {
  private readonly form = signal<Finding[]>([]);
  private readonly quick = signal<Finding[] | null>(null);
  private readonly whole = signal<Finding[] | null>(null);
  readonly isChecking = signal(false);
  /** Number of the job that checks everything. */
  readonly job = signal(0);
  private timer = 0;
  private turn = 0;
  private rest = REST;
  private isAsking = false;
  private isEnded = false;
  private readonly stop: () => void;

  constructor(private readonly session: Session) {
    this.stop = effect(() => this.ended(jobs.value.find((job) => job.number === this.job.value)));
  }

  readonly all = computed(() => {
    const found = this.whole.value ?? this.quick.value ?? this.form.value;
    return [...found].sort((one, other) => ORDER[one.severity] - ORDER[other.severity]);
  });
  readonly isWhole = computed(() => this.whole.value !== null);

  ofForm(issues: Finding[]): void {
    this.form.value = issues;
    this.whole.value = null;
    // Until the set is checked again, what was found before is told where the set can be read at all.
    if (!this.session.isReadable.value || !this.quick.value) this.quick.value = null;
    this.later();
  }

  /** Checks when no further change comes for a moment. */
  later(): void {
    clearTimeout(this.timer);
    if (this.isEnded) return;
    this.turn++;
    this.timer = window.setTimeout(() => void this.check(), this.rest);
  }

  /** One check at a time, and none while keys come faster than the machine can check: a card is drawn first. */
  private async check(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    const [turn, begun] = [this.turn, performance.now()];
    const { set, language, theme } = this.session;
    const values = { set, lang: language.value, theme: theme.value };
    const found = await get<{ issues: Finding[] }>("writing/findings", values).catch(() => null);
    this.isAsking = false;
    this.rest = Math.min(LONGEST_REST, Math.max(REST, performance.now() - begun));
    if (turn !== this.turn) this.later();
    else if (found) this.quick.value = found.issues;
  }

  /** Everything that `proofpress check` finds, in a process of its own. */
  async checkAll(): Promise<void> {
    await this.session.flush();
    if (this.isChecking.value) await stopJob(this.job.value).catch(() => undefined);
    this.isChecking.value = true;
    this.job.value = (await post<Job>("writing/check", { set: this.session.set, lang: language.peek() })).number;
  }

  private ended(job: Job | undefined): void {
    if (!job || job.state === "running" || job.state === "stopping" || !this.isChecking.peek()) return;
    this.isChecking.value = false;
    if (job.state !== "stopped") this.whole.value = job.lines.map(read).filter((issue) => issue !== null);
  }

  end(): void {
    this.isEnded = true;
    clearTimeout(this.timer);
    this.stop();
  }
}

/** A finding as `proofpress check --format github` writes it. */
function read(line: string): Finding | null {
  const found = LINE.exec(line);
  if (!found) return null;
  const [, level, file, row, column, code, text] = found;
  const said = { [language.peek()]: text!.replaceAll("%0A", "\n").replaceAll("%25", "%") };
  const severity = level === "notice" ? "advice" : (level as "error" | "warning");
  return { code: code!, severity, said, file: file!, line: Number(row), column: Number(column), place: `${file}:${row}:${column}` };
}
