import { computed, effect, signal } from "@preact/signals";
import { render, type FunctionComponent } from "preact";
import "./core/theme.css";
import "./pages/styles.css";
import { BACK, hear, listen } from "./core/api";
import { jobs, readJobs, stopJob } from "./core/jobs";
import type { Page, PageProps } from "./core/page";
import { go, href, route } from "./core/route";
import { areAllRead, readOwnSets, readSets, sets, type SetSummary } from "./core/sets";
import { LANGUAGES, language, speak, speech, titled, type Language } from "./core/speech";
import { light, type Light } from "./core/theme";
import { StudioGone, Toasts } from "./core/toasts";
import { attempt, Button, dismissFindings, Empty, Progress, Select, tell } from "./core/ui";
import { words } from "./core/words";
import { pages } from "./pages";
import { Home } from "./pages/home";

const say = speech(words);
const isThere = signal(true);
const isReady = signal(false);
const brought = signal<Partial<Record<Page["name"], FunctionComponent<PageProps>>>>({});
const OTHERS_AFTER = 1500; // milliseconds that one's own sets have for themselves, one of which is most likely written at first

effect(() => {
  document.documentElement.lang = language.value;
});

async function bring(page?: Page) {
  if (!page || brought.value[page.name]) return;
  const { Show } = await page.bring();
  brought.value = { ...brought.value, [page.name]: Show };
}

/** What is not needed at first: the other sets and pages. */
async function readOthers() {
  if (!areAllRead.value) await readSets();
  for (const page of pages) await bring(page);
}

effect(() => {
  const page = pages.find((each) => each.name === route.value.page);
  void attempt(() => bring(page));
});

/** A set that was made by another program is looked for when its address is. */
let lookedFor = "";
effect(() => {
  const wanted = route.value.set;
  const isNew = areAllRead.value && wanted && wanted !== lookedFor && !sets.peek().some((set) => set.reference === wanted);
  if (!isNew) return;
  lookedFor = wanted;
  void attempt(readSets);
});

const place = computed(() => `${route.value.page} ${route.value.set}`);
effect(() => {
  if (place.value) dismissFindings();
});

function Head({ set }: { set?: SetSummary }) {
  const shown = pages.filter((page) => set && page.fits(set));
  const choices = sets.value.map((each) => ({ value: each.reference, label: titled(each.title, each.reference) }));
  return (
    <header class="head">
      <a class="name" href="#/">
        Proofpress
      </a>
      {set && (
        <Select label={say("set")} value={set.reference} choices={choices} onChange={(name) => go(route.value.page, name)} />
      )}
      {set && (
        <nav aria-label={say("pages")}>
          {shown.map((page) => (
            <a key={page.name} href={href(page.name, set.reference)} aria-current={route.value.page === page.name ? "page" : undefined}>
              {say(page.name)}
            </a>
          ))}
        </nav>
      )}
      <span class="spring" />
      <Select
        label={say("language")}
        value={language.value}
        choices={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
        onChange={(value) => speak(value as Language)}
      />
      <Select
        label={say("light")}
        value={light.value}
        choices={(["system", "light", "dark"] as const).map((value) => ({ value, label: say(`light-${value}`) }))}
        onChange={(value) => (light.value = value as Light)}
      />
    </header>
  );
}

function Running() {
  const running = jobs.value.filter((job) => job.state === "running" || job.state === "stopping");
  if (!running.length) return null;
  return (
    <aside class="running" aria-label={say("jobs")}>
      {running.map((job) => (
        <div key={job.number} class="job">
          <Progress done={job.done} total={job.total} label={`${job.title} ${job.stage}`} />
          <Button kind="quiet" onClick={() => void attempt(() => stopJob(job.number))}>
            {say("stop")}
          </Button>
        </div>
      ))}
    </aside>
  );
}

function Main({ set }: { set?: SetSummary }) {
  if (!isReady.value) return <Empty>{say("loading")}</Empty>;
  const page = pages.find((each) => each.name === route.value.page);
  if (page && !set && !areAllRead.value) return <Empty>{say("loading")}</Empty>;
  const isHome = !page || !set;
  const Show = page && brought.value[page.name];
  if (!isHome && !Show) return <Empty>{say("loading")}</Empty>;
  const heading = isHome ? say("home") : `${titled(set.title, set.reference)} – ${say(page.name)}`;
  return (
    <>
      <h1 class="heard">{heading}</h1>
      {isHome || !Show ? <Home /> : <Show key={`${page.name} ${set.reference}`} set={set} rest={route.value.rest} />}
    </>
  );
}

function Studio() {
  const set = sets.value.find((each) => each.reference === route.value.set);
  return (
    <>
      <a class="skip" href="#main" onClick={(event) => (event.preventDefault(), document.getElementById("main")?.focus())}>
        {say("skip")}
      </a>
      <Head set={set} />
      <main id="main" tabIndex={-1}>
        <Main set={set} />
      </main>
      <Running />
      {!isThere.value && <StudioGone said={say("studio-gone")} />}
      <Toasts />
    </>
  );
}

render(<Studio />, document.getElementById("studio")!);
void attempt(async () => {
  await Promise.all([readOwnSets(), readJobs()]);
  // Where it is none of one's own sets, those that travel along are what one looks for.
  const looked = route.value.set;
  if (!sets.value.length || (looked && !sets.value.some((set) => set.reference === looked))) await readSets();
  isReady.value = true;
  void attempt(() => bring(pages[0]));
  setTimeout(() => void attempt(readOthers), OTHERS_AFTER);
});
void listen((state) => (isThere.value = state));
hear((news) => {
  if (news.kind !== BACK) return;
  tell(say("studio-back"));
  void attempt(() => Promise.all([readJobs(), areAllRead.peek() ? readSets() : readOwnSets()]));
});
