import { lookOf } from "../../../model/styles/styles.js";
import { make, parts, setAttribute } from "../../../dom/dom.js";
import { writeUntrusted } from "../../../dom/text.js";
import { animations, loadAnimations } from "../../animation/animation-loader.js";
import { sendText } from "../tap.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */
/** @import { NodeContext } from "../../../types/drawing.d.ts" */

const DAY = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
const TIME = new Intl.DateTimeFormat("en", { timeStyle: "short", timeZone: "UTC" });

/** @param {HTMLElement} element */
function addParts(element) {
  element.append(
    make("span", { class: "node-words" }),
    make("span", { class: "date-pills" }, makePill("date"), makePill("time")),
    make("div", { class: "calendar", hidden: true }),
    make("div", { class: "date-wheels", hidden: true }),
  );
}

/** @param {string} type */
function makePill(type) {
  return make(
    "span",
    { class: "date-pill" },
    make("span", { "aria-hidden": "true" }),
    make("input", {
      type,
      click: ({ currentTarget }) => show(currentTarget),
      keydown: (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        show(event.currentTarget);
      },
    }),
  );
}

/** @param {HTMLInputElement} input */
function show(input) {
  try {
    input.showPicker();
  } catch {
    // If the browser has no picker, the parts of the date are typed.
  }
}

/**
 * A date that can be changed: its words, and pills over the browser's own pickers.
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawDate(element, node, context) {
  if (!element.firstChild) addParts(element);
  const { id, label, value, disabled } = node;
  const { style: look, parts: shown = "both", min, max } = lookOf(node, context).base.date ?? {};
  const [words, pills, calendar, wheels] = parts(element);
  const date = new Date(typeof value === "string" ? value : NaN);
  const iso = Number.isNaN(date.getTime()) ? "2000-01-01T00:00:00Z" : date.toISOString();
  const isCalendar = look === "graphical" && shown !== "time";
  const ask = (/** @type {string} */ day, /** @type {string} */ time) =>
    sendText(element, id, `${day}T${time}Z`);
  writeUntrusted(words, label ?? "", 120);
  setAttribute(element, "aria-label", label || "Date");
  const isWheel = look === "wheel";
  setAttribute(element, "data-look", isCalendar ? "graphical" : isWheel ? "wheel" : "compact");
  pills.hidden = isWheel;
  wheels.hidden = !isWheel;
  if (isWheel) {
    const how = { shown, isDisabled: Boolean(disabled) };
    loadAnimations().then(() => animations?.drawWheels(wheels, iso, how, ask));
  }
  calendar.hidden = !isCalendar;
  const [day, time] = parts(pills);
  day.hidden = isCalendar || shown === "time";
  time.hidden = shown === "date";
  drawPill(
    day,
    iso.slice(0, 10),
    DAY.format(date.getTime() || 0),
    "Date",
    (text) => ask(text, iso.slice(11, 19)),
  );
  drawPill(
    time,
    iso.slice(11, 16),
    TIME.format(date.getTime() || 0),
    "Time",
    (text) => ask(iso.slice(0, 10), `${text}:00`),
  );
  for (const input of element.querySelectorAll("input")) input.disabled = Boolean(disabled);
  bound(day, min, max);
  if (isCalendar) {
    const askDay = (/** @type {string} */ text) => ask(text, iso.slice(11, 19));
    loadAnimations().then(() => animations?.drawCalendar(calendar, iso.slice(0, 10), askDay));
  }
}

/**
 * @param {HTMLElement} pill
 * @param {string} value
 * @param {string} words
 * @param {string} name
 * @param {(text: string) => void} ask
 */
function drawPill(pill, value, words, name, ask) {
  const [text, input] = /** @type {[HTMLElement, HTMLInputElement]} */ (parts(pill));
  writeUntrusted(text, words, 40);
  setAttribute(input, "aria-label", name);
  if (input.value !== value) input.value = value;
  input.onchange = () => input.value && ask(input.value);
}

/**
 * @param {HTMLElement} pill
 * @param {unknown} min
 * @param {unknown} max
 */
function bound(pill, min, max) {
  const input = parts(pill)[1];
  setAttribute(input, "min", typeof min === "string" ? min.slice(0, 10) : null);
  setAttribute(input, "max", typeof max === "string" ? max.slice(0, 10) : null);
}
