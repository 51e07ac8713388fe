document.querySelectorAll("table.sorts th").forEach((head, column) => {
  head.addEventListener("click", () => {
    const body = head.closest("table").tBodies[0];
    const up = head.getAttribute("aria-sort") === "descending";
    const value = (row) => row.cells[column].dataset.value ?? row.cells[column].textContent;
    const order = (a, b) => (isNaN(a) || isNaN(b) ? String(a).localeCompare(b) : a - b);
    const rows = [...body.rows].sort((a, b) => order(value(a), value(b)) * (up ? 1 : -1));
    head.parentNode.querySelectorAll("th").forEach((other) => other.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", up ? "ascending" : "descending");
    body.append(...rows);
  });
});
