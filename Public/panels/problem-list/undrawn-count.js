import { translate } from "../../language/translate.js";
import { undrawnWords } from "../../model/styles/undrawn.js";
import { byID, emit, icon, make } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";

const UNDRAWN = "[data-undrawn], [data-undrawn-effect]";

/**
 * Counts the placeholders on the stage for things that the page cannot draw. Pointing at the count
 * outlines them; a click goes to the first.
 *
 *   const count = new UndrawnCount(changed);   // `changed` is called when the count changes
 *   parent.append(count.element);
 */
export class UndrawnCount {
  #words = make("span", { class: "problem-words" });
  #changed;
  #shown = "";
  #isPlanned = false;
  /** @type {MutationObserver | null} */
  #observer = null;
  /** @type {HTMLButtonElement} */
  element = make(
    "button",
    {
      type: "button",
      class: "undrawn-count",
      title: translate("Show them on the stage"),
      hidden: true,
      mouseenter: () => this.#outline(true),
      focus: () => this.#outline(true),
      mouseleave: () => this.#outline(false),
      blur: () => this.#outline(false),
      click: () => emit(this.element, "goToOutlined", { undrawn: true }),
    },
    icon("info"),
    this.#words,
  );

  /** @param {() => void} changed */
  constructor(changed) {
    this.#changed = changed;
  }

  /** Follows the stage: rows come and go as a list is scrolled. */
  follow() {
    if (this.#observer) return;
    this.#observer = new MutationObserver(() => this.#plan());
    this.#observer.observe(byID("stage"), {
      subtree: true,
      childList: true,
      attributeFilter: ["data-undrawn", "data-undrawn-effect"],
    });
    this.#plan();
  }

  #plan() {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    requestAnimationFrame(() => {
      this.#isPlanned = false;
      this.#count();
    });
  }

  #count() {
    const shown = things().filter((thing) => thing.checkVisibility());
    const words = undrawnWords(
      shown.map(({ dataset }) => dataset.undrawn ?? dataset.undrawnEffect ?? ""),
    );
    if (words === this.#shown) return;
    this.#shown = words;
    this.element.hidden = words === "";
    writeUntrusted(this.#words, words, 400);
    this.#changed();
  }

  /** @param {boolean} isOn */
  #outline(isOn) {
    emit(this.element, "outline", isOn ? { undrawn: true } : {});
  }
}

function things() {
  return /** @type {HTMLElement[]} */ ([...document.querySelectorAll(UNDRAWN)]);
}
