// The pages as they come out of the printer, each back beside its front.
import { speech } from "../../core/speech";
import { Drawing } from "../../core/ui";
import type { PagePlan, Plan } from "./asked";
import { words } from "./words";

const say = speech(words);

export function Pages({ plan }: { plan: Plan }) {
  const sheets = grouped(plan);
  return (
    <ol class={plan.duplex ? "sheets-list duplex" : "sheets-list"} aria-label={say("pages")}>
      {sheets.map((pages, number) => (
        <li key={number} class="leaf">
          <h3>{say(plan.duplex ? "sheet" : "page", { number: number + 1 })}</h3>
          <div class="faces">
            {pages.map((page) => (
              <OnePage key={page.number} plan={plan} page={page} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Pages that lie on one sheet of paper; a duplex printer takes them two by two. */
function grouped(plan: Plan): PagePlan[][] {
  if (!plan.duplex) return plan.pages.map((page) => [page]);
  return plan.pages.filter((_, number) => number % 2 === 0).map((page) => plan.pages.slice(page.number, page.number + 2));
}

function OnePage({ plan, page }: { plan: Plan; page: PagePlan }) {
  const side = plan.duplex ? say(page.back ? "back" : "front") : "";
  const told = page.blank ? say("blank") : [page.title, page.back ? "" : side].filter(Boolean).join(" · ");
  return (
    <figure>
      <div class="paper">
        {page.blank ? (
          <div class="blank" style={{ aspectRatio: String(page.width / page.height) }} />
        ) : (
          <Drawing path="sheets/page" values={{ key: plan.key, number: String(page.number) }} title={told} ratio={page.width / page.height} />
        )}
      </div>
      <figcaption class="hint">{told}</figcaption>
    </figure>
  );
}
