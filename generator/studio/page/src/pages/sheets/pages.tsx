// The pages as they come out of the printer or as they are once cut, each back beside its front.
import { useState } from "preact/hooks";
import { speech } from "../../core/speech";
import { Button, Drawing } from "../../core/ui";
import type { PagePlan, Plan } from "./asked";
import { words } from "./words";

const say = speech(words);

export function Pages({ plan }: { plan: Plan }) {
  const sheets = grouped(plan);
  const [isCut, setCut] = useState(false);
  return (
    <>
      <div class="views" role="group" aria-label={say("view")}>
      <Button pressed={!isCut} onClick={() => setCut(false)}>
        {say("as-printed")}
      </Button>
      <Button pressed={isCut} onClick={() => setCut(true)}>
        {say("as-cut")}
      </Button>
    </div>
    <ol class={plan.duplex ? "sheets-list duplex" : "sheets-list"} aria-label={say("pages")}>
      {sheets.map((pages, number) => (
        <li key={number} class="leaf">
          <h3>{say(plan.duplex ? "sheet" : "page", { number: number + 1 })}</h3>
          <div class="faces">
            {pages.map((page) => (
              <OnePage key={page.number} plan={plan} page={page} isCut={isCut} />
            ))}
          </div>
        </li>
      ))}
    </ol>
    </>
  );
}

/** What is left of a page when bleed and marks are cut away: every trim, joined by lines without width. */
function trimmed({ trims, width, height }: PagePlan): string | undefined {
  if (!trims.length) return undefined;
  const at = (x: number, y: number) => `${((100 * x) / width).toFixed(3)}% ${((100 * y) / height).toFixed(3)}%`;
  const corners = trims.flatMap(([x, y, wide, high]) => [at(x, y), at(x + wide, y), at(x + wide, y + high), at(x, y + high), at(x, y), "0% 0%"]);
  return `polygon(nonzero, 0% 0%, ${corners.join(", ")})`;
}

/** Pages that lie on one sheet of paper; a duplex printer takes them two by two. */
function grouped(plan: Plan): PagePlan[][] {
  if (!plan.duplex) return plan.pages.map((page) => [page]);
  return plan.pages.filter((_, number) => number % 2 === 0).map((page) => plan.pages.slice(page.number, page.number + 2));
}

function OnePage({ plan, page, isCut }: { plan: Plan; page: PagePlan; isCut: boolean }) {
  const side = plan.duplex ? say(page.back ? "back" : "front") : "";
  const told = page.blank ? say("blank") : [page.title, page.back ? "" : side].filter(Boolean).join(" · ");
  return (
    <figure>
      <div class="paper" style={{ clipPath: isCut ? trimmed(page) : undefined }}>
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
