import { make, parts, setAttribute, setText } from "../../../dom/dom.js";
import { fixedSymbol } from "../../symbols/symbol.js";

// A month of days: the graphical date picker.

const MONTH = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });
const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const LENGTH = 86_400_000;

/** @type {WeakMap<HTMLElement, { month: string, chosen: string, ask: (day: string) => void }>} */
const shown = new WeakMap();

/** The month with the buttons for the next and the previous one, the days' names, the days. */
function calendarParts() {
  return [
    make(
      "div",
      { class: "calendar-head" },
      make("span", { class: "calendar-month", "aria-live": "polite" }),
      step("Previous month", "chevron.left", -1),
      step("Next month", "chevron.right", 1),
    ),
    make(
      "div",
      { class: "calendar-days", "aria-hidden": "true" },
      ...DAYS.map((day) => make("span", {}, day)),
    ),
    make("div", { class: "calendar-grid" }),
  ];
}

/**
 * @param {string} name
 * @param {string} symbol
 * @param {number} by
 */
function step(name, symbol, by) {
  return make("button", {
    type: "button",
    "aria-label": name,
    click: ({ currentTarget }) => turn(currentTarget.closest(".calendar"), by),
  }, fixedSymbol(symbol));
}

/**
 * Shows the month of the chosen day; changing the month chooses nothing.
 * @param {HTMLElement} calendar
 * @param {string} chosen A day as 2026-01-05.
 * @param {(day: string) => void} ask
 */
export function drawCalendar(calendar, chosen, ask) {
  if (!calendar.firstChild) calendar.append(...calendarParts());
  const before = shown.get(calendar);
  const month = before?.chosen === chosen ? before.month : chosen.slice(0, 7);
  shown.set(calendar, { month, chosen, ask });
  draw(calendar);
}

/**
 * @param {HTMLElement | null} calendar
 * @param {number} by
 */
function turn(calendar, by) {
  const view = calendar && shown.get(calendar);
  if (!calendar || !view) return;
  const [year, month] = view.month.split("-").map(Number);
  view.month = new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 7);
  draw(calendar);
}

/** @param {HTMLElement} calendar */
function draw(calendar) {
  const view = shown.get(calendar);
  if (!view) return;
  const [head, , grid] = parts(calendar);
  const first = new Date(`${view.month}-01T00:00:00Z`);
  setText(parts(head)[0], MONTH.format(first));
  const days = [];
  for (
    let time = first.getTime();
    new Date(time).getUTCMonth() === first.getUTCMonth();
    time += LENGTH
  ) {
    days.push(new Date(time).toISOString().slice(0, 10));
  }
  const focused = grid.contains(document.activeElement) ? document.activeElement : null;
  const name = focused?.getAttribute("aria-label");
  grid.replaceChildren(...days.map((day) => dayButton(day, view)));
  parts(grid).find((each) => each.getAttribute("aria-label") === name)?.focus();
  setAttribute(grid, "data-start", first.getUTCDay());
}

/**
 * @param {string} day
 * @param {{ chosen: string, ask: (day: string) => void }} view
 */
function dayButton(day, { chosen, ask }) {
  return make("button", {
    type: "button",
    "aria-label": day,
    "aria-pressed": day === chosen ? "true" : "false",
    click: () => ask(day),
  }, String(Number(day.slice(8))));
}
