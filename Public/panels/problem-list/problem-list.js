import { problemMessage } from "../../language/server-text.js";
import { firstProblem } from "../../model/state/first-commands.js";
import { commandText, fixOf, reasonOf } from "../../model/state/problem-fixes.js";
import { term, translate } from "../../language/translate.js";
import {
  emit,
  firstPart,
  icon,
  lastPart,
  make,
  parts,
  setAttribute,
  setText,
} from "../../dom/dom.js";
import { EmptyState } from "../parts/empty-state.js";
import { keyedList } from "../../dom/keyed-list.js";
import { reveal } from "../../stage/reveal.js";
import { writeUntrusted, writeUntrustedLines } from "../../dom/text.js";
import { UndrawnCount } from "./undrawn-count.js";

/** @import { Problem, State } from "../../types/state.d.ts" */
/** @import { Page } from "../page.d.ts" */

/**
 * The problems of the navigation, in SwiftUI's own words if it has some, with the reasons.
 *
 *   list.page = page;   // reads page.state.problems
 *
 * Pointing at a problem outlines its subject on the stage, and scrolls it into sight there; a click
 * goes to it. A problem that a command clearly mends has a button that sends it. Above the problems
 * is the number of things on the screen that are not drawn.
 */
export class ProblemList extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  #list = make("ul", { "aria-label": translate("Problems") });
  #none = new EmptyState();
  #undrawn = new UndrawnCount(() => this.update());

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    this.#none.show(translate(NONE), firstProblem());
    if (!this.firstChild) this.append(this.#undrawn.element, this.#list, this.#none.element);
    this.update();
  }

  update() {
    const state = this.#page?.state;
    const problems = state?.problems ?? [];
    const live = this.#page?.live ?? null;
    if (held && !problems.some((problem) => keyOf(problem) === held)) release(this);
    this.#undrawn.follow();
    this.#none.element.hidden = problems.length > 0 || !this.#undrawn.element.hidden;
    this.#list.hidden = problems.length === 0;
    setAttribute(this, "data-quiet", problems.every(({ level }) => level === "note"));
    keyedList(this.#list, problems.slice(0, MOST), {
      key: keyOf,
      make: ({ element, control }) => makeProblem(element !== undefined || control !== undefined),
      update: (item, problem) => drawProblem(item, problem, this.#page?.viewing ? null : live),
    });
    const canFocus = this.#list.querySelector("button") !== null;
    setAttribute(this.#list, "tabindex", canFocus ? null : "0");
  }
}

const MOST = 20;
const NONE = term(
  "No problems. This panel warns you about values with no destination, paths that can’t be saved, and screens that are hidden.",
);

/** @type {Map<string, string>} */
const LEVELS = new Map([
  ["wrong", term("Error")],
  ["risky", term("Warning")],
  ["note", term("Info")],
]);

/** @param {boolean} leads */
function makeProblem(leads) {
  const words = [
    icon("warn"),
    make("span", { class: "problem-level" }),
    make(
      "span",
      { class: "problem-words" },
      make("span", { class: "problem-message" }),
      make("span", { class: "problem-why" }),
      leads && make("span", { class: "problem-lead" }, icon("eye"), translate(LEAD)),
    ),
  ];
  return make(
    "li",
    {},
    leads
      ? make(
        "button",
        { type: "button", class: "problem", "aria-pressed": "false" },
        ...words,
      )
      : make("div", { class: "problem" }, ...words),
    make("button", { type: "button", class: "problem-fix" }, make("span"), " ", make("code")),
  );
}

/**
 * @param {HTMLElement} item
 * @param {Problem} problem
 * @param {State | null} live The state that a command would fix; null while the past is shown.
 */
function drawProblem(item, problem, live) {
  const { level, element, control } = problem;
  const why = reasonOf(problem);
  drawFix(lastPart(item), problem, live);
  const button = firstPart(item);
  const [, weight, words] = parts(button);
  const [message, reason] = parts(words);
  setAttribute(button, "data-level", level ?? null);
  setText(weight, level ? translate(LEVELS.get(level) ?? level) : "");
  writeUntrustedLines(message, problemMessage(problem), 400);
  writeUntrustedLines(reason, why, 600);
  reason.hidden = !why;
  if (button.localName !== "button") return;
  const about = { element, control };
  const key = keyOf(problem);
  const isHeld = held === key;
  setAttribute(button, "aria-pressed", String(isHeld));
  const point = () => {
    emit(button, "outline", about);
    reveal(about);
  };
  // A held problem stays outlined after the pointer has gone, and when the focus goes to it.
  const leave = () => emit(button, "outline", held === key ? about : {});
  Object.assign(button, {
    onmouseenter: point,
    onfocus: point,
    onmouseleave: leave,
    onblur: leave,
    onclick: () => {
      if (held === key) return release(button);
      held = key;
      for (const other of button.closest("ul")?.querySelectorAll("[aria-pressed]") ?? []) {
        setAttribute(other, "aria-pressed", String(other === button));
      }
      point();
      emit(button, "goToOutlined", about);
    },
  });
}

const LEAD = term("Show on stage");

/** The problem whose subject stays outlined; "" for none. */
let held = "";

/** @param {Problem} problem */
function keyOf({ code, element, control, message }) {
  return `${code} ${element} ${control} ${message}`;
}

/** @param {HTMLElement} from */
function release(from) {
  held = "";
  setAttribute(from, "aria-pressed", from.localName === "button" ? "false" : null);
  emit(from, "outline", {});
}

/**
 * @param {HTMLElement} button
 * @param {Problem} problem
 * @param {State | null} live
 */
function drawFix(button, problem, live) {
  const fix = live && fixOf(problem, live);
  button.hidden = fix === null;
  if (!fix) return;
  const [words, command] = parts(button);
  setText(words, fix.words);
  writeUntrusted(command, commandText(fix), 80);
  button.onclick = () => emit(button, fix.method, fix.params);
}
