import { besideOf } from "../../model/beside.js";
import { say, term } from "../../model/say.js";
import { byID, icon, make, setAttribute, setText } from "../../page/dom.js";
import { keyedList } from "../../page/keyed-list.js";
import { loadStyles } from "../../page/style-sheet.js";
import { DeviceStage } from "./device-stage.js";

/** @import { Device, Page } from "../../types.d.ts" */

const SHEET = "/elements/device-stage/beside.css";
const USUAL = "iphone-16";
const NAME = term("Second device");
const CLOSE = term("Put the second device away");
const NOTE = term("The same session, to look at.");

/** A stage without a part of its own in the page: it hears of it from who has made it. */
class SecondStage extends DeviceStage {}

/** A second device beside the stage, which shows the same state and takes no press. */
export class Beside {
  isOn = false;
  #draw;
  #device = USUAL;
  #select = make("select", {
    "aria-label": say(NAME),
    change: ({ currentTarget }) => {
      this.#device = currentTarget.value;
      this.#draw();
    },
  });
  #problem = make("p", { class: "beside-problem", role: "status", hidden: true });
  #stage;
  #element;

  /** @param {() => void} draw */
  constructor(draw) {
    this.#draw = draw;
    if (!customElements.get("second-stage")) customElements.define("second-stage", SecondStage);
    this.#stage = new SecondStage();
    this.#stage.inert = true;
    const words = say(CLOSE);
    const close = make("button", {
      type: "button",
      class: "icon-button",
      "aria-label": words,
      title: words,
      click: () => this.toggle(),
    }, icon("close"));
    this.#element = make(
      "section",
      { class: "beside", "aria-label": say(NAME) },
      make("div", { class: "beside-head" }, this.#select, close, make("span", {}, say(NOTE))),
      this.#problem,
      this.#stage,
    );
  }

  async toggle() {
    this.isOn = !this.isOn;
    if (this.isOn) await loadStyles(SHEET);
    const stage = byID("stage");
    setAttribute(stage, "data-beside", this.isOn);
    if (this.isOn) stage.querySelector("#stage > path-bar")?.before(this.#element);
    else this.#element.remove();
    this.#draw();
  }

  /** @param {Page} page */
  follow(page) {
    const { state, devices } = page;
    if (!this.isOn || !state || !this.#element.isConnected) return;
    const known = devices.compact;
    const device = known.find(({ name }) => name === this.#device) ?? known[0];
    if (!device) return;
    this.#drawSelect(known, device.name);
    const beside = besideOf(state, device);
    const problem = "problem" in beside ? beside.problem : null;
    this.#problem.hidden = problem === null;
    this.#stage.hidden = problem !== null;
    setText(this.#problem, problem ?? "");
    if ("problem" in beside) return;
    const lastChange = { ...page.lastChange, who: null };
    this.#stage.page = { ...page, state: beside.state, lastChange, zoom: "fit" };
  }

  /**
   * @param {Device[]} known
   * @param {string} name
   */
  #drawSelect(known, name) {
    keyedList(this.#select, known, {
      key: (device) => device.name,
      make: (device) => make("option", { value: device.name }),
      update: (option, { title }) => setText(option, title),
    });
    if (this.#select.value !== name) this.#select.value = name;
  }
}
