import { term, translate } from "../../language/translate.js";
import { topScreens } from "../../model/state/screen-origins.js";
import { emit, icon, make, parts, setAttribute, setText } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { ariaKeys, titleWithKey } from "../shortcuts.js";
import { drawScreen, makeScreen } from "./screen-facts.js";
import { NodeFacts } from "./node-facts.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { Page } from "../page.d.ts" */
/** @import { Front } from "../../model/state/screen-origins.js" */
/** @import { XRay } from "../../stage/inspection/x-ray-mode.js" */

const SWITCH = term("Inspect the stage with X-ray");
const HELP = term(
  "Shows what each thing on the stage is. Click to select; use the arrow keys to move to parents, children and siblings. Nothing is sent to the app.",
);
const MOST_SCREENS = 60;
const REST = term("{count} more screens below.");

/**
 * The front of each part of the stage and why it is there, and the selected thing.
 *
 *   panel.page = page;   // reads page.state, page.xRay, page.isMac
 */
export class XRayPanel extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  #drawn = { state: /** @type {State | null} */ (null), version: -1 };
  #switch = make(
    "button",
    { type: "button", class: "x-ray-switch", click: () => emit(this, "xRay") },
    icon("eye"),
    translate(SWITCH),
  );
  #thing = new NodeFacts();
  #fronts = make("div", { class: "x-ray-fronts" });

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) {
      const help = make("p", { class: "x-ray-help" }, translate(HELP));
      this.append(
        make("div", { class: "x-ray-head" }, this.#switch, help),
        this.#thing.element,
        this.#fronts,
      );
    }
    emit(this, "readyXRay");
  }

  update() {
    const { state, xRay, isMac } = this.#page ?? {};
    if (!state || !xRay || !this.firstChild) return;
    const { version } = xRay;
    setAttribute(this.#switch, "aria-pressed", String(xRay.isOn));
    setAttribute(this.#switch, "title", titleWithKey(translate(SWITCH), "xRay", isMac ?? false));
    setAttribute(this.#switch, "aria-keyshortcuts", ariaKeys("xRay", isMac ?? false));
    if (state === this.#drawn.state && version === this.#drawn.version) return;
    const isNew = version !== this.#drawn.version;
    this.#drawn = { state, version };
    this.#thing.draw(xRay, state);
    keyedList(this.#fronts, topScreens(state), {
      key: ({ part }) => part,
      make: makeFront,
      update: (section, front) => this.#drawFront(section, front, xRay),
    });
    if (isNew && xRay.selected) this.#thing.reveal();
  }

  /**
   * @param {HTMLElement} section
   * @param {Front} front
   * @param {XRay} xRay
   */
  #drawFront(section, { part, words, screens }, xRay) {
    const [button, list, rest] = parts(section);
    setText(button, words);
    const { selected } = xRay;
    setAttribute(button, "aria-current", selected?.part === part ? "true" : null);
    const point = () => xRay.isOn && xRay.point(xRay.pickPart(part));
    const leave = () => xRay.point(null);
    Object.assign(button, {
      onmouseenter: point,
      onfocus: point,
      onmouseleave: leave,
      onblur: leave,
      onclick: () => xRay.select(xRay.pickPart(part)),
    });
    const shown = screens.slice(0, MOST_SCREENS);
    keyedList(list, shown, {
      key: ({ key }) => key,
      make: makeScreen,
      update: (item, screen, index) =>
        drawScreen(item, screen, index === 0 && !screen.isHidden, xRay),
    });
    rest.hidden = screens.length === shown.length;
    setText(rest, translate(REST, { count: screens.length - shown.length }));
  }
}

function makeFront() {
  return make(
    "section",
    { class: "x-ray-front" },
    make("button", { type: "button", class: "x-ray-part" }),
    make("ol", { class: "x-ray-screens" }),
    make("p", { class: "x-ray-rest" }),
  );
}
