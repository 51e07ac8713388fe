// The rules beside the table: those of the phase that is played stand open, the others below their headings.
import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { speech } from "../../core/speech";
import { attempt } from "../../core/ui";
import { number, rulesTold, story, told, type RuleSection } from "./game";
import { words } from "./guest-words";

const say = speech(words);
const sections = signal<RuleSection[]>([]);
let read = 0;
const LATEST = 14; // lines of the story in which a phase was named
const SHORT = 24; // characters of a line that may be a heading

/** What a text is recognised by: the beginnings of its longer words, and two signs of Chinese together. */
function signs(text: string): Set<string> {
  const plain = text.toLocaleLowerCase();
  const latin = [...plain.matchAll(/[a-z]{4,}/g)].map(([word]) => word.slice(0, 6).replace(/(ing|e|s)$/, ""));
  const han = [...plain.matchAll(/\p{Script=Han}+/gu)].flatMap(([run]) => [...run].slice(1).map((sign, place) => [...run][place]! + sign));
  return new Set([...latin, ...han]);
}

/** The section that shares most with a text; what many sections say counts little. */
function closest(text: string, found: RuleSection[], saidIn: (section: RuleSection) => string): RuleSection | undefined {
  const asked = signs(text);
  const each = found.map((section) => ({ section, signs: signs(saidIn(section)) }));
  const weigh = (sign: string) => 1 / each.filter((one) => one.signs.has(sign)).length;
  const fit = (one: { signs: Set<string> }) => [...one.signs].filter((sign) => asked.has(sign)).reduce((sum, sign) => sum + weigh(sign), 0);
  const best = each.map((one) => ({ section: one.section, fit: fit(one) })).sort((one, other) => other.fit - one.fit)[0];
  return best && best.fit >= 0.5 ? best.section : undefined;
}

/** The phase that the latest heading of the story names, else the one that says most of what is asked; none where neither tells. */
const phase = computed(() => {
  const phases = sections.value.filter((section) => section.is_phase);
  const headings = story.value.slice(-LATEST).filter((line) => line.length <= SHORT && !/[.。]$/.test(line)).reverse();
  for (const line of headings) {
    const named = closest(line, phases, (section) => section.title);
    if (named) return named;
  }
  return closest(told.value?.question ?? "", phases, (section) => `${section.title} ${section.lines.join(" ")}`);
});

function Lines({ section }: { section: RuleSection }) {
  return (
    <>
      {section.lines.map((line, place) => (
        <p key={place}>{line}</p>
      ))}
    </>
  );
}

export function Rules() {
  useEffect(() => {
    if (read === number.value) return;
    read = number.value;
    sections.value = [];
    void attempt(async () => (sections.value = await rulesTold()));
  }, [number.value]);
  if (!sections.value.length) return null;
  const now = phase.value;
  return (
    <details class="rules" open={innerWidth > 900}>
      <summary>{say("rules")}</summary>
      {now && (
        <section class="rules-now">
          <h3>{now.title}</h3>
          <Lines section={now} />
        </section>
      )}
      {sections.value
        .filter((section) => section !== now)
        .map((section) => (
          <details key={section.title}>
            <summary>{section.title}</summary>
            <Lines section={section} />
          </details>
        ))}
    </details>
  );
}
