import { icon, intend, make, setAttribute } from "../../page/dom.js";
import { keyedList } from "../../page/keyed-list.js";
import { writeLines } from "../../page/text.js";

/**
 * What is wrong with the navigation, in SwiftUI's own words where it has some, and why.
 *
 *   list.page = page;   // reads page.state.problems: [{code, message, why?, element?, control?}]
 *
 * A problem about something on the stage outlines it while it is pointed at, and leads to it.
 */
export class ProblemList extends HTMLElement {
  #page = null;
  #list = make("ul", { "aria-label": "Problems" });

  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#list);
    this.update();
  }

  update() {
    const problems = this.#page?.state?.problems ?? [];
    this.hidden = problems.length === 0;
    keyedList(this.#list, problems.slice(0, MOST), {
      key: ({ code, element, control, message }) => `${code} ${element} ${control} ${message}`,
      make: ({ element, control }) => makeProblem(element !== undefined || control !== undefined),
      update: drawProblem,
    });
    const canFocus = this.#list.querySelector("button") !== null;
    setAttribute(this.#list, "tabindex", canFocus ? null : "0");
  }
}

const MOST = 20;

function makeProblem(leads) {
  const words = [
    icon("warn"),
    make(
      "span",
      { class: "problem-words" },
      make("span", { class: "problem-message" }),
      make("span", { class: "problem-why" }),
    ),
  ];
  return make(
    "li",
    {},
    leads
      ? make(
        "button",
        { type: "button", class: "problem", title: "Show it on the stage" },
        ...words,
      )
      : make("div", { class: "problem" }, ...words),
  );
}

function drawProblem(item, { message, why, element, control }) {
  const problem = item.firstChild;
  const [said, reason] = problem.lastChild.children;
  writeLines(said, message, 400);
  writeLines(reason, why ?? "", 600);
  reason.hidden = !why;
  if (problem.localName !== "button") return;
  const about = { element, control };
  const point = () => intend(problem, "outline", about);
  const leave = () => intend(problem, "outline", {});
  Object.assign(problem, {
    onmouseenter: point,
    onfocus: point,
    onmouseleave: leave,
    onblur: leave,
    onclick: () => intend(problem, "goToOutlined", about),
  });
}
