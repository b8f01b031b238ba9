import { translate, translateCount } from "../../language/translate.js";
import { notesOf, strokeOf, toneOf } from "../../model/map/map-boxes.js";
import { visibleText } from "../../dom/visible-marks.js";
import { make, parts, setAttribute, setText } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";
import { drawSketch, makeShape, makeSketch } from "./sketch-drawing.js";

/** @import { PlacedBox, PlacedLine } from "../../model/map/map-layout.js" */
/** @import { PlannedDoor, PlannedLine, PlannedScreen } from "../../model/map/map-plan.js" */

/**
 * @param {{ onFocus: (id: string) => void, onOpen: (id: string) => void }} listeners
 */
export function makeScreen({ onFocus, onOpen }) {
  const button = make(
    "button",
    {
      type: "button",
      class: "map-screen",
      focus: ({ currentTarget }) => onFocus(currentTarget.dataset.id ?? ""),
      click: ({ currentTarget }) => onOpen(currentTarget.dataset.id ?? ""),
    },
    makeSketch(),
    make("span", { class: "map-title" }, make("span"), make("span", { class: "map-count" })),
    make("span", { class: "map-examples" }),
    make("span", { class: "map-notes" }),
  );
  return make("li", { class: "map-item", "data-outside": true }, button);
}

/**
 * @param {HTMLElement} item
 * @param {PlannedScreen} screen
 * @param {{ box: PlacedBox | undefined, isOpen: boolean, isStop: boolean }} place
 */
export function drawScreen(item, screen, { box, isOpen, isStop }) {
  const { id, title, examples, count, marks, sketch, loop } = screen;
  putAt(item, box);
  const [button] = parts(item);
  button.dataset.id = id;
  setAttribute(button, "aria-expanded", isOpen ? "true" : "false");
  setAttribute(button, "aria-label", screenSentence(screen));
  setAttribute(button, "tabindex", isStop ? "0" : "-1");
  setAttribute(button, "data-tone", toneOf(marks));
  setAttribute(button, "data-here", marks.includes("here"));
  const [picture, head, example, notes] = parts(button);
  drawSketch(picture, sketch);
  writeUntrusted(parts(head)[0], title, 80);
  setText(parts(head)[1], count > 1 ? `×${count}` : "");
  writeUntrusted(example, examples, 120);
  writeUntrusted(notes, notesOf(marks, loop), 120);
  example.hidden = examples === "";
  notes.hidden = marks.length === 0 && loop === "";
}

/**
 * A screen in words: its title, its examples, how often it was seen, and its marks.
 * @param {PlannedScreen} screen
 */
function screenSentence({ title, examples, count, marks, loop }) {
  const seen = translateCount(count, "seen {count} time", "seen {count} times");
  const words = [title, examples, seen, notesOf(marks, loop)];
  return words.filter(Boolean).map((one) => visibleText(one, 160)).join(", ");
}

/** @param {{ onFocus: (id: string) => void, onOpen: (id: string) => void }} listeners */
export function makeDoor({ onFocus, onOpen }) {
  return make(
    "li",
    { class: "map-item", "data-outside": true },
    make("button", {
      type: "button",
      class: "map-door",
      focus: ({ currentTarget }) => onFocus(currentTarget.dataset.id ?? ""),
      click: ({ currentTarget }) => onOpen(currentTarget.dataset.to ?? ""),
    }),
  );
}

/**
 * @param {HTMLElement} item
 * @param {PlannedDoor} door
 * @param {{ box: PlacedBox | undefined, isStop: boolean }} place
 */
export function drawDoor(item, { id, to, words }, { box, isStop }) {
  putAt(item, box);
  const [button] = parts(item);
  Object.assign(button.dataset, { id, to });
  setAttribute(button, "tabindex", isStop ? "0" : "-1");
  writeUntrusted(button, words, 120);
  setAttribute(
    button,
    "aria-label",
    translate("Deep link {url}", { url: visibleText(words, 160) }),
  );
}

/**
 * @param {HTMLElement} item
 * @param {PlacedBox | undefined} box
 */
function putAt(item, box) {
  if (!box) return;
  item.style.setProperty("--x", `${box.x}px`);
  item.style.setProperty("--y", `${box.y}px`);
  item.style.setProperty("--width", `${box.width}px`);
  item.style.setProperty("--height", `${box.height}px`);
}

export function makeLine() {
  return makeShape("path", { class: "map-line", "marker-end": "url(#map-head)" });
}

/**
 * @param {Element} element
 * @param {PlacedLine} line
 * @param {PlannedLine | undefined} planned None for the line of a door.
 * @param {string | null} open The screen whose lines are brought out.
 */
export function drawLine(element, { id, path }, planned, open) {
  setAttribute(element, "d", path);
  setAttribute(element, "data-back", planned?.isBack);
  setAttribute(element, "data-near", isNear(planned, open) || id === `door ${open}`);
  setAttribute(element, "stroke-width", planned?.isBack ? 1.25 : strokeOf(planned?.count ?? 1));
}

/**
 * @param {PlannedLine | undefined} planned
 * @param {string | null} open
 */
function isNear(planned, open) {
  return planned !== undefined && (planned.from === open || planned.to === open);
}

export function makeChip() {
  return make(
    "span",
    { class: "map-chip", "data-outside": true },
    make("span"),
    make("span", { class: "map-count" }),
  );
}

/**
 * @param {HTMLElement} element
 * @param {PlacedLine} line
 * @param {PlannedLine | undefined} planned
 * @param {string | null} open
 */
export function drawChip(element, { chip: { x, y } }, planned, open) {
  if (!planned) return;
  element.style.setProperty("--x", `${x}px`);
  element.style.setProperty("--y", `${y}px`);
  setAttribute(element, "data-back", planned.isBack);
  setAttribute(element, "data-near", isNear(planned, open));
  setAttribute(element, "title", planned.all.map((words) => visibleText(words, 160)).join("\n"));
  const [words, more] = parts(element);
  writeUntrusted(words, planned.words, 120);
  setText(more, planned.more);
}
