// Long jobs: commands that run beside the page. Every page starts its own and watches them here.
import { signal } from "@preact/signals";
import { get, hear, post } from "./api";

export interface Job {
  number: number;
  page: string;
  title: string;
  words: string[];
  state: "running" | "stopping" | "done" | "failed" | "stopped";
  stage: string;
  done: number;
  total: number;
  code: number | null;
  lines: string[];
}

export const jobs = signal<Job[]>([]);

export async function readJobs(): Promise<void> {
  jobs.value = await get<Job[]>("jobs");
}

export async function stopJob(number: number): Promise<void> {
  await post("jobs/stop", { number });
}

hear((news) => {
  if (news.kind !== "job") return;
  const job = news.job as Job;
  const others = jobs.value.filter((other) => other.number !== job.number);
  jobs.value = [job, ...others].sort((one, other) => other.number - one.number);
});
