// The tables of a study as they are on its own page: sorted by a click on a heading, the rest of the rows on request.

/** What a cell is sorted by: its value, or the figure that it begins with, or its words. */
function valueOf(row: HTMLTableRowElement, column: number): number | string {
  const cell = row.cells[column]!;
  const said = cell.textContent!.trim();
  const figure = parseFloat(cell.dataset["value"] ?? said.replace("−", "-").replace(/(\d),(?=\d{3})/g, "$1"));
  return isNaN(figure) ? said : figure;
}

function compare(one: number | string, other: number | string): number {
  return typeof one === "number" && typeof other === "number" ? one - other : String(one).localeCompare(String(other));
}

/** Words begin with the first letter, figures with the largest; a second click turns the order round. */
function isNextRising(head: Element): boolean {
  if (head.hasAttribute("aria-sort")) return head.getAttribute("aria-sort") === "descending";
  return head.matches(".name, .text");
}

function sort(table: HTMLTableElement, head: Element, column: number): void {
  const isRising = isNextRising(head);
  const body = table.tBodies[0]!;
  const rows = [...body.rows].sort((one, other) => compare(valueOf(one, column), valueOf(other, column)) * (isRising ? 1 : -1));
  body.append(...rows);
  for (const each of table.tHead!.querySelectorAll("th")) each.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", isRising ? "ascending" : "descending");
}

/** Only the first rows, as many as the page shows by itself, until all are asked for. */
function shorten(data: HTMLElement, table: HTMLTableElement, more: HTMLButtonElement): () => void {
  const every = more.textContent!;
  let isOpen = false;
  const show = () => {
    [...table.tBodies[0]!.rows].forEach((row, place) => (row.hidden = !isOpen && place >= Number(data.dataset["most"])));
    more.textContent = isOpen ? more.dataset["few"]! : every;
  };
  more.addEventListener("click", () => ((isOpen = !isOpen), show()));
  more.hidden = false;
  show();
  return show;
}

/** Gives the tables of a page what its own program would. */
export function enliven(page: HTMLElement): void {
  for (const data of page.querySelectorAll<HTMLElement>(".data")) {
    const table = data.querySelector("table");
    if (!table?.tHead || !table.tBodies[0]) continue;
    const more = data.querySelector<HTMLButtonElement>(".more");
    const show = more ? shorten(data, table, more) : () => undefined;
    table.tHead.querySelectorAll("th").forEach((head, column) =>
      head.querySelector("button")?.addEventListener("click", () => (sort(table, head, column), show())),
    );
  }
}
