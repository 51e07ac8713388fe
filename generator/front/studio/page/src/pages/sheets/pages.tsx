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

/** What is left of a page when bleed and marks are cut away; its size is counted as one. */
function Cut({ id, page }: { id: string; page: PagePlan }) {
  return (
    <svg class="cut-out" aria-hidden="true">
      <clipPath id={id} clipPathUnits="objectBoundingBox">
        <path d={page.cut_out} transform={`scale(${1 / page.width} ${1 / page.height})`} />
      </clipPath>
    </svg>
  );
}

/** Pages that lie on one sheet of paper; a duplex printer takes them two by two. */
function grouped(plan: Plan): PagePlan[][] {
  if (!plan.duplex) return plan.pages.map((page) => [page]);
  return plan.pages.filter((_, number) => number % 2 === 0).map((page) => plan.pages.slice(page.number, page.number + 2));
}

function OnePage({ plan, page, isCut }: { plan: Plan; page: PagePlan; isCut: boolean }) {
  const side = plan.duplex ? say(page.back ? "back" : "front") : "";
  const told = page.blank ? say("blank") : [page.title, page.back ? "" : side].filter(Boolean).join(" · ");
  const cutOut = `cut-out-${page.number}`;
  return (
    <figure>
      {isCut && page.cut_out && <Cut id={cutOut} page={page} />}
      <div class="paper" style={{ clipPath: isCut && page.cut_out ? `url(#${cutOut})` : undefined }}>
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
