import { icon, make } from "../../page/dom.js";
import { keyedList } from "../../page/keyed-list.js";
import { writeOutside } from "../../page/text.js";

/**
 * What is wrong with the navigation, in SwiftUI's own words where it has some.
 *
 *   list.page = page;   // reads page.state.problems: [{code, message, element?}]
 */
export class ProblemList extends HTMLElement {
  #page = null;
  #list = make("ul", { "aria-label": "Problems", tabindex: "0" });

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
      key: ({ code, element, message }) => `${code} ${element} ${message}`,
      make: () => make("li", {}, icon("warn"), make("span")),
      update: (item, { message }) => writeOutside(item.lastChild, message, 400),
    });
  }
}

const MOST = 20;
