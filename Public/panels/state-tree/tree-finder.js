import { translate } from "../../language/translate.js";
import { MOST_FOUND, readQuery, search } from "../../model/state/tree-search.js";
import { icon, make, setText } from "../../dom/dom.js";

/** @import { Found } from "../../model/state/tree-search.js" */

/** A search runs for this long at a time, in milliseconds. */
const SLICE = 8;
/** The branches of this many finds are opened; those of others when a person steps to them. */
const MOST_OPENED = 200;

/**
 * The search field over a tree: it finds nodes piece by piece, however large the document is.
 *
 *   const finder = new TreeFinder({ go, changed });   // `go(found)` shows a node that was found
 *   panel.append(finder.element);
 *   finder.follow(document);
 */
export class TreeFinder {
  /** The keys of the branches that are open because something was found in them. */
  revealed = new Set();
  /** @type {Map<string, Found>} */
  #found = new Map();
  /** @type {string[]} */
  #keys = [];
  #index = 0;
  /** @type {unknown} */
  #document;
  /** @type {Generator<Found | null, void> | null} */
  #run = null;
  #isOutdated = false;
  #wasAsked = false;
  #go;
  #changed;
  #count = make("span", { class: "finder-count", role: "status" });
  #field = make("input", {
    type: "search",
    class: "finder-field",
    "aria-label": translate("Search the state"),
    placeholder: translate("Search, or {examples}", { examples: "type:Int, /detail/path/0" }),
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
    input: () => this.#ask(),
    keydown: (event) => this.#press(event),
  });
  #previous = stepButton(translate("Previous match"), "back", () => this.#step(-1));
  #next = stepButton(translate("Next match"), "forward", () => this.#step(1));
  element = make(
    "search",
    { class: "finder" },
    this.#field,
    this.#count,
    this.#previous,
    this.#next,
  );

  /** @param {{ go: (found: Found) => void, changed: () => void }} tree */
  constructor({ go, changed }) {
    this.#go = go;
    this.#changed = changed;
    this.#showCount();
  }

  focus() {
    this.#field.focus();
    this.#field.select();
  }

  /** The key of the current find. */
  get current() {
    return this.#keys[this.#index];
  }

  /** @param {string} key */
  has(key) {
    return this.#found.has(key);
  }

  /**
   * Searches the next document as well; a search under way ends first.
   * @param {unknown} document
   */
  follow(document) {
    this.#document = document;
    if (this.#run) this.#isOutdated = true;
    else if (this.#field.value.trim()) this.#startSearch();
  }

  /** A person has changed the query. */
  #ask() {
    this.#wasAsked = true;
    this.#startSearch();
  }

  #startSearch() {
    const isUnderWay = this.#run !== null;
    this.#isOutdated = false;
    this.#run = search(this.#document, readQuery(this.#field.value));
    if (!isUnderWay) this.#goOn(new Map());
    else this.#restart = true;
  }

  /** A new search has replaced the one under way. */
  #restart = false;

  /** @param {Map<string, Found>} found */
  #goOn(found) {
    const end = performance.now() + SLICE;
    while (this.#run) {
      const { value, done } = this.#run.next();
      if (value) found.set(value.key, value);
      if (done) this.#run = null;
      else if (performance.now() > end) break;
    }
    if (!this.#run) return this.#finish(found);
    this.#showCount();
    setTimeout(() => {
      const next = this.#restart ? new Map() : found;
      this.#restart = false;
      this.#goOn(next);
    });
  }

  /** @param {Map<string, Found>} found */
  #finish(found) {
    const before = this.current;
    this.#found = found;
    this.#keys = [...found.keys()];
    const place = this.#wasAsked ? 0 : this.#keys.indexOf(before);
    this.#index = Math.max(0, place);
    if (this.#wasAsked) this.#reveal(found);
    this.#wasAsked = false;
    this.#showCount();
    this.#changed();
    if (this.#isOutdated) this.#startSearch();
  }

  /**
   * Opens the finds, and goes to the first.
   * @param {Map<string, Found>} found
   */
  #reveal(found) {
    this.revealed.clear();
    for (const { above } of [...found.values()].slice(0, MOST_OPENED)) {
      for (const key of above) this.revealed.add(key);
    }
    this.#show();
  }

  #show() {
    const current = this.#found.get(this.current);
    if (!current) return;
    for (const key of current.above) this.revealed.add(key);
    this.#go(current);
  }

  /** @param {number} step */
  #step(step) {
    const { length } = this.#keys;
    if (length === 0) return;
    this.#index = (this.#index + step + length) % length;
    this.#showCount();
    this.#show();
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.key === "Enter") this.#step(event.shiftKey ? -1 : 1);
    else if (event.key !== "Escape" || this.#field.value === "") return;
    else {
      this.#field.value = "";
      this.#ask();
    }
    event.preventDefault();
    event.stopPropagation();
  }

  #showCount() {
    const { length } = this.#keys;
    const isAsked = this.#field.value.trim() !== "";
    const all = length === MOST_FOUND ? `${number.format(length)}+` : number.format(length);
    const words = length === 0
      ? translate("No match")
      : translate("{place} of {all}", { place: number.format(this.#index + 1), all });
    setText(this.#count, !isAsked ? "" : this.#run ? "…" : words);
    this.#previous.disabled = this.#next.disabled = !isAsked || length === 0;
  }
}

const number = new Intl.NumberFormat();

/**
 * @param {string} words
 * @param {string} glyph
 * @param {() => void} click
 */
function stepButton(words, glyph, click) {
  const attributes = { type: "button", class: "icon-button", "aria-label": words, title: words };
  return make("button", { ...attributes, click }, icon(glyph));
}
