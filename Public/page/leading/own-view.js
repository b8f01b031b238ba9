import { refusalOf } from "./refusal-of.js";

/** @import { View } from "../../types/page.d.ts" */
/** @import { FeatureHost } from "../feature.d.ts" */

/** The least time between two messages, in milliseconds: the server passes four a second on. */
const PAUSE = 250;

/** This page's view for those who follow it: sent when it changes, as long as the page presents. */
export class OwnView {
  isOn = false;
  #page;
  /** @type {[number, number] | null} */
  #pointer = null;
  /** @type {string | null} */
  #panel = null;
  /** @type {string[]} */
  #seen = [];
  #sent = "";
  /** @type {ReturnType<typeof setTimeout> | null} */
  #timer = null;
  /** @type {AbortController | null} */
  #listening = null;

  /** @param {FeatureHost} page */
  constructor(page) {
    this.#page = page;
  }

  /** @returns {Promise<string | null>} The reason if it cannot begin; null if it has begun. */
  async begin() {
    this.#seen = this.#page.content.layout.seen;
    this.#panel = null;
    this.isOn = true;
    const problem = await this.#send();
    if (problem !== null) this.stop();
    else this.#listen();
    return problem;
  }

  async end() {
    this.stop();
    await this.#ask(null);
  }

  /** Sends nothing from now on: the session has another presenter, or none. */
  stop() {
    this.isOn = false;
    this.#sent = "";
    this.#pointer = null;
    this.#listening?.abort();
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #listen() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    document.addEventListener("pointermove", (event) => this.#point(event), {
      passive: true,
      signal,
    });
    addEventListener("pagehide", () => this.end(), { signal });
  }

  /** @param {PointerEvent} event */
  #point({ clientX, clientY, pointerType }) {
    const box = document.querySelector("device-stage .device")?.getBoundingClientRect();
    if (!box?.width || !box.height || pointerType === "touch") return;
    const x = round((clientX - box.left) / box.width);
    const y = round((clientY - box.top) / box.height);
    this.#pointer = x < 0 || x > 1 || y < 0 || y > 1 ? null : [x, y];
    this.update();
  }

  /** Sends the view soon if it has changed. */
  update() {
    if (!this.isOn || this.#timer !== null) return;
    this.#notePanel();
    if (JSON.stringify(this.#view) === this.#sent) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#send();
    }, PAUSE);
  }

  /** A new connection knows nothing of it. */
  sendAgain() {
    this.#sent = "";
    this.update();
  }

  /** The panel that was opened last, as long as it is in sight. */
  #notePanel() {
    const { seen } = this.#page.content.layout;
    const opened = seen.find((panel) => !this.#seen.includes(panel));
    this.#panel = opened ?? (seen.includes(this.#panel ?? "") ? this.#panel : null);
    this.#seen = seen;
  }

  /** @returns {View} */
  get #view() {
    const { viewing } = this.#page.content;
    return { revision: viewing?.revision ?? null, panel: this.#panel, pointer: this.#pointer };
  }

  async #send() {
    const view = this.#view;
    this.#sent = JSON.stringify(view);
    return await this.#ask(view);
  }

  /** @param {View | null} view */
  #ask(view) {
    return refusalOf(this.#page.session.ask("presence.present", { view }));
  }
}

/** @param {number} part */
const round = (part) => Math.round(part * 1000) / 1000;
