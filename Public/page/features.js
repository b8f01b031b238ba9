/** @import { Page } from "../panels/page.d.ts" */
/** @import { Params } from "../types/wire.d.ts" */
/** @import { Feature } from "./feature.d.ts" */

/** The content of features that are not loaded yet. */
const UNLOADED = {
  viewing: null,
  overview: null,
  playing: null,
  logQuery: "",
  selection: { revision: null, from: null },
  notice: null,
  refusal: null,
  savedPath: null,
  scripts: null,
  xRay: null,
};

/** The features of the page that have been loaded, in the order in which they draw. */
export class Features {
  /** @type {Feature[]} */
  #all = [];
  /** @type {Map<string, (params: Params) => unknown>} */
  #verbs = new Map();

  /** @param {Feature[]} features */
  mount(features) {
    this.#all.push(...features);
    for (const { verbs = {} } of features) {
      for (const [verb, act] of Object.entries(verbs)) {
        // Elements and keys give each verb the parameters that its feature asks for.
        this.#verbs.set(verb, /** @type {(params: Params) => unknown} */ (act));
      }
    }
  }

  /**
   * Does what a feature has under this verb.
   * @param {string} verb
   * @param {Params} params
   * @returns {boolean} False if no feature has it.
   */
  perform(verb, params) {
    const act = this.#verbs.get(verb);
    act?.(params);
    return act !== undefined;
  }

  start() {
    for (const feature of this.#all) feature.start?.();
  }

  open() {
    for (const feature of this.#all) feature.opened?.();
  }

  /** @param {Page} page */
  update(page) {
    for (const feature of this.#all) feature.update?.(page);
  }

  /** The members of the page that panels draw from; a later feature takes precedence. */
  get content() {
    return Object.assign({ ...UNLOADED }, ...this.#all.map((feature) => feature.content?.()));
  }
}
