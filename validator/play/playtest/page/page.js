"use strict";
const all = (root, what) => [...root.querySelectorAll(what)];

// What a cell says begins with its figure, if it has one.
const read = (text) => {
  const figure = parseFloat(text.replace("−", "-").replace(/(\d),(?=\d{3})/g, "$1"));
  return isNaN(figure) ? text : figure;
};

// Tables: search, filters, sorting, and the rest of the rows on request.
for (const data of all(document, ".data")) {
  const table = data.querySelector("table"), body = table.tBodies[0], rows = [...body.rows];
  const search = data.querySelector("input"), filters = all(data, "select"), more = data.querySelector(".more");
  const most = Number(data.dataset.most) || Infinity, every = more?.textContent;
  let open = false;
  const fits = (row) =>
    row.textContent.toLowerCase().includes(search.value.trim().toLowerCase()) &&
    filters.every((one) => !one.value || row.getAttribute(`data-sort-${one.dataset.filter}`).split(" ").includes(one.value)
      || row.getAttribute(`data-sort-${one.dataset.filter}`) === one.value);
  const show = () => {
    const found = [...body.rows].filter(fits), asked = search.value.trim() || filters.some((one) => one.value);
    const shown = new Set(open || asked ? found : found.slice(0, most));
    for (const row of rows) row.hidden = !shown.has(row);
    data.querySelector("output").textContent = asked ? `${found.length} / ${rows.length}` : rows.length;
    data.querySelector(".none").hidden = found.length > 0;
    for (const row of found.slice(0, 1)) row.cells[0].tabIndex = 0;
    if (more) more.hidden = Boolean(asked), more.textContent = open ? more.dataset.few : every;
  };
  const value = (row, column) => row.cells[column].dataset.value ?? read(row.cells[column].textContent.trim());
  const sort = (head, column) => {
    const up = head.getAttribute("aria-sort") === "descending";
    const order = (a, b) => (isNaN(a) || isNaN(b) ? String(a).localeCompare(b) : a - b);
    const first = head.classList.contains("name") || head.classList.contains("text") ? !up : up;
    const rising = head.hasAttribute("aria-sort") ? up : first && !head.matches(".number, .plot");
    body.append(...[...body.rows].sort((a, b) => order(value(a, column), value(b, column)) * (rising ? 1 : -1)));
    all(table, "thead th").forEach((other) => other.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", rising ? "ascending" : "descending");
    show();
  };
  all(table, "thead th").forEach((head, column) => head.firstChild.addEventListener("click", () => sort(head, column)));
  [search, ...filters].forEach((one) => one.addEventListener("input", show));
  more?.addEventListener("click", () => { open = !open; show(); });
  data.querySelector(".tools").hidden = false;
  show();
}

// One part for each player, behind tabs.
for (const tabs of all(document, ".tabs")) {
  const parts = all(tabs.parentNode, ":scope > .part");
  const pick = (chosen) => {
    parts.forEach((part, number) => (part.hidden = number !== chosen));
    all(tabs, "button").forEach((button, number) => button.setAttribute("aria-pressed", number === chosen));
  };
  all(tabs, "button").forEach((button, number) => button.addEventListener("click", () => pick(number)));
  tabs.hidden = false;
  pick(0);
}

// What a figure means: on pointing, on a tap, and on focus; arrows walk through cells and marks.
for (const one of all(document, "[title]")) one.dataset.tip = one.title, one.removeAttribute("title");
for (const title of all(document, "main svg rect > title")) title.parentNode.dataset.tip = title.textContent, title.remove();
for (const one of all(document, ".row[data-tip], .tiles [data-tip]")) one.tabIndex = 0;
const walks = [[".cells", "i"], ["tbody", "th, td"]];
for (const [where, what] of walks) for (const root of all(document, where)) {
  const first = root.querySelector(what);
  if (first && where === ".cells") first.tabIndex = 0;
  root.addEventListener("keydown", (event) => {
    const here = event.target.closest(what), across = where === "tbody" ? here?.parentNode.cells.length : 20;
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: across, ArrowUp: -across }[event.key];
    if (!here || !step) return;
    const places = all(root, what).filter((one) => one.offsetParent), next = places[places.indexOf(here) + step];
    if (next) { next.tabIndex = -1; next.focus(); event.preventDefault(); }
  });
}
const make = (id) => document.body.appendChild(Object.assign(document.createElement("div"), { id, hidden: true }));
const tip = make("tip"), lens = make("lens");
tip.setAttribute("role", "tooltip");
let beside = null;
const place = () => {
  const box = [tip, lens].find((one) => !one.hidden), at = beside?.getBoundingClientRect();
  if (!box || !at) return;
  if (!at.width || at.bottom < 0 || at.top > innerHeight) return close();
  const below = at.bottom + 8 + box.offsetHeight < innerHeight || at.top < innerHeight - at.bottom;
  const top = below ? at.bottom + 8 : at.top - 8 - box.offsetHeight;
  box.style.left = `${Math.max(8, Math.min(at.left, document.documentElement.clientWidth - box.offsetWidth - 8))}px`;
  box.style.top = `${Math.max(8, Math.min(top, innerHeight - box.offsetHeight - 8))}px`;
};
const put = (box, where) => {
  tip.hidden = lens.hidden = true;
  box.hidden = false;
  beside = where;
  place();
};
const close = () => { tip.hidden = lens.hidden = true; };
const told = (target) => {
  const one = target.closest("[data-tip], tbody td, tbody th");
  if (!one || one.dataset.tip !== undefined) return one && [one, one.dataset.tip];
  const head = one.closest("table").tHead.rows[0].cells[one.cellIndex].firstChild;
  return head.dataset.tip ? [one, `${head.textContent}: ${head.dataset.tip}`] : null;
};

// A piece seen closely, with what it does.
const known = JSON.parse(document.getElementById("told")?.textContent ?? "{}");
const look = (button) => {
  const piece = button.dataset.piece, symbol = document.getElementById(`face-${piece}`);
  if (!symbol) return;
  const [, , wide, high] = symbol.getAttribute("viewBox").split(" ").map(Number);
  const scale = Math.min(250 / wide, 350 / high, (innerWidth - 40) / wide);
  lens.innerHTML = `<svg viewBox="0 0 ${wide} ${high}" width="${wide * scale}" height="${high * scale}"><use href="#face-${piece}"/></svg><div></div>`;
  const [title, text] = known[piece] ?? [piece, ""];
  lens.lastChild.textContent = text || title;
  lens.style.width = `${Math.max(wide * scale, 200) + 26}px`;
  put(lens, button);
};
const open = (event) => {
  const button = event.target.closest?.("[data-piece]"), found = !button && event.target.closest && told(event.target);
  if (button) return look(button);
  if (!found) return close();
  tip.textContent = found[1];
  put(tip, found[0]);
};
for (const kind of ["mouseover", "focusin", "click"]) document.addEventListener(kind, open);
document.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
document.addEventListener("scroll", place, { capture: true, passive: true });
