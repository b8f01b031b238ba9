// A date as wheels: one for each of its parts.

import { make, parts, setAttribute } from "../../../dom/dom.js";
import { keyedList } from "../../../dom/keyed-list.js";
import { turnWheel } from "./wheel.js";

/** Years before and after the date's own. */
const YEARS = 50;
const MONTH = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });
const STEPS = new Map([["ArrowUp", -1], ["ArrowDown", 1]]);

/**
 * A wheel: its name, its choices with their words, the chosen one, and the date that another choice
 * results in.
 * @typedef {{ name: string, choices: number[], words: (choice: number) => string, chosen: number,
 *   set: (date: Date, choice: number) => void }} Wheel
 */

/**
 * @param {HTMLElement} element
 * @param {string} iso
 * @param {{ shown: string, isDisabled: boolean }} how
 * @param {(day: string, time: string) => void} ask
 */
export function drawWheels(element, iso, { shown, isDisabled }, ask) {
  const date = new Date(iso);
  const wheels = [
    ...(shown === "time" ? [] : dayWheels(date)),
    ...(shown === "date" ? [] : timeWheels(date)),
  ];
  keyedList(element, wheels, {
    key: ({ name }) => name,
    make: () =>
      make(
        "div",
        { class: "date-wheel", "data-style": "wheel" },
        make("div", { class: "picker-choices", role: "radiogroup" }),
      ),
    update: (box, wheel) => {
      const choose = (/** @type {number} */ choice) => {
        const next = new Date(iso);
        wheel.set(next, choice);
        const text = next.toISOString();
        if (!isDisabled) ask(text.slice(0, 10), text.slice(11, 19));
      };
      drawWheel(parts(box)[0], wheel, choose);
    },
  });
}

/**
 * @param {Date} date
 * @returns {Wheel[]}
 */
function dayWheels(date) {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const days = lengthOf(year, month);
  /** @type {(date: Date, year: number, month: number) => void} */
  const move = (date, year, month) =>
    void date.setUTCFullYear(year, month, Math.min(date.getUTCDate(), lengthOf(year, month)));
  return [
    {
      name: "Month",
      choices: range(0, 11),
      words: (choice) => MONTH.format(Date.UTC(2000, choice)),
      chosen: month,
      set: (date, choice) => move(date, year, choice),
    },
    {
      name: "Day",
      choices: range(1, days),
      words: String,
      chosen: date.getUTCDate(),
      set: (date, choice) => void date.setUTCDate(choice),
    },
    {
      name: "Year",
      choices: range(Math.max(1, year - YEARS), Math.min(9999, year + YEARS)),
      words: String,
      chosen: year,
      set: (date, choice) => move(date, choice, month),
    },
  ];
}

/**
 * @param {Date} date
 * @returns {Wheel[]}
 */
function timeWheels(date) {
  const words = (/** @type {number} */ choice) => String(choice).padStart(2, "0");
  return [
    {
      name: "Hour",
      choices: range(0, 23),
      words,
      chosen: date.getUTCHours(),
      set: (date, choice) => void date.setUTCHours(choice),
    },
    {
      name: "Minute",
      choices: range(0, 59),
      words,
      chosen: date.getUTCMinutes(),
      set: (date, choice) => void date.setUTCMinutes(choice),
    },
  ];
}

/**
 * The days of a month.
 * @param {number} year
 * @param {number} month
 */
function lengthOf(year, month) {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

/**
 * @param {number} first
 * @param {number} last
 */
function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/**
 * @param {HTMLElement} list
 * @param {Wheel} wheel
 * @param {(choice: number) => void} choose
 */
function drawWheel(list, { name, choices, words, chosen }, choose) {
  setAttribute(list, "aria-label", name);
  keyedList(list, choices, {
    key: (choice) => choice,
    make: (choice) =>
      make(
        "button",
        { type: "button", class: "choice", role: "radio", keydown: walk },
        words(choice),
      ),
    update: (button, choice) => {
      setAttribute(button, "aria-checked", choice === chosen ? "true" : "false");
      setAttribute(button, "tabindex", choice === chosen ? "0" : "-1");
      button.onclick = () => choose(choice);
    },
  });
  turnWheel(list, choices.indexOf(chosen));
}

/** @param {KeyboardEvent & { currentTarget: HTMLElement }} event */
function walk(event) {
  const step = STEPS.get(event.key);
  const list = event.currentTarget.parentElement;
  if (!step || !list) return;
  event.preventDefault();
  event.stopPropagation();
  const all = parts(list);
  const next = all[all.indexOf(event.currentTarget) + step];
  next?.focus({ preventScroll: true });
  next?.click();
}
