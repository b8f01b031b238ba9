import { term, translate } from "../../language/translate.js";
import { NotSent } from "../../protocol/requests.js";
import { byID, icon, make, setAttribute, setText } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { loadStyles } from "../../dom/style-sheet.js";
import { writeUntrusted } from "../../dom/text.js";
import { secondStage } from "./second-stage.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { DeviceTable } from "../../model/state/devices.js" */
/** @import { PageContent } from "../../model/page-content.d.ts" */

const SHEET = "/stage/device-stage/second-device.css";
/** The default device beside a wide device, and the one beside a compact device. */
const USUAL = { regular: "iphone-16", compact: "ipad-11-landscape" };
const NAME = term("Second device");
const CLOSE = term("Close the second device");
const NOTE = term(
  "View only. Navigation is shared with the session; @State is separate.",
);
const REFUSED = term("The server shows nothing here: {reason}");
/** The least time between two questions, in milliseconds: a burst does not ask for each change. */
const PAUSE = 100;

/**
 * A second device beside the stage: the server draws the same navigation for it, at the viewed
 * revision. It takes no input.
 */
export class SecondDevice {
  isOn = false;
  #draw;
  /** The device that the person has chosen here. */
  #device = "";
  /** @type {PageContent | null} */
  #page = null;
  /** The state and the device of the last question. */
  #asked = { state: /** @type {State | null} */ (null), device: "" };
  #isAsking = false;
  /** @type {State | null} */
  #shown = null;
  #select = make("select", {
    "aria-label": translate(NAME),
    change: ({ currentTarget }) => {
      this.#device = currentTarget.value;
      this.#draw();
    },
  });
  #problem = make("p", { class: "second-device-problem", role: "status", hidden: true });
  #stage;
  #element;

  /** @param {() => void} draw */
  constructor(draw) {
    this.#draw = draw;
    this.#stage = secondStage();
    const words = translate(CLOSE);
    const close = make("button", {
      type: "button",
      class: "icon-button",
      "aria-label": words,
      title: words,
      click: () => this.toggle(),
    }, icon("close"));
    this.#element = make(
      "section",
      { class: "second-device", "aria-label": translate(NAME) },
      make(
        "div",
        { class: "second-device-head" },
        this.#select,
        close,
        make("span", {}, translate(NOTE)),
      ),
      this.#problem,
      this.#stage,
    );
  }

  async toggle() {
    this.isOn = !this.isOn;
    if (this.isOn) await loadStyles(SHEET);
    const stage = byID("stage");
    setAttribute(stage, "data-second-device", this.isOn);
    if (this.isOn) stage.querySelector("#stage > path-bar")?.before(this.#element);
    else this.#element.remove();
    this.#draw();
  }

  /** @param {PageContent} page */
  update(page) {
    const { state, devices } = page;
    if (!this.isOn || !state || !this.#element.isConnected) return;
    this.#page = page;
    const known = devices.all;
    const { horizontalSizeClass, device: first } = state.environment;
    const usual = this.#device || USUAL[horizontalSizeClass];
    const device = known.find(({ name }) => name === usual) ??
      known.find(({ name }) => name !== first);
    if (!device) return;
    this.#drawSelect(devices, device.name);
    this.#drawStage(page);
    this.#ask(device.name);
  }

  /**
   * Asks what the device shows, unless that is known. Asks again later if the state changes.
   * @param {string} device
   */
  async #ask(device) {
    const { state, viewing, ask } = /** @type {PageContent} */ (this.#page);
    if (this.#isAsking || (this.#asked.state === state && this.#asked.device === device)) return;
    this.#isAsking = true;
    this.#asked = { state, device };
    const params = viewing ? { device, revision: viewing.revision } : { device };
    try {
      const answer = await ask("scene.preview", params);
      this.#shown = /** @type {State} */ (answer.state);
      this.#problem.hidden = true;
    } catch (error) {
      this.#fail(error);
    }
    setTimeout(() => {
      this.#isAsking = false;
      if (this.#page) this.update(this.#page);
    }, PAUSE);
  }

  /** @param {unknown} error */
  #fail(error) {
    // Without a line, the last picture stays, as on the stage; it is asked for again later.
    if (error instanceof NotSent) return this.#asked.state = null;
    this.#shown = null;
    this.#problem.hidden = false;
    const reason = error instanceof Error ? error.message : String(error);
    writeUntrusted(this.#problem, translate(REFUSED, { reason }), 300);
  }

  /** @param {PageContent} page */
  #drawStage(page) {
    this.#stage.hidden = this.#shown === null;
    if (!this.#shown) return;
    const lastChange = { ...page.lastChange, who: null };
    this.#stage.page = { ...page, state: this.#shown, lastChange, zoom: "fit" };
  }

  /**
   * @param {DeviceTable} devices
   * @param {string} name
   */
  #drawSelect(devices, name) {
    keyedList(this.#select, devices.all, {
      key: (device) => device.name,
      make: (device) => make("option", { value: device.name }),
      update: (option, device) => setText(option, devices.title(device.name)),
    });
    if (this.#select.value !== name) this.#select.value = name;
  }
}
