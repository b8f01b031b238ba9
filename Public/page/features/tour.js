import { readStored, writeStored } from "../../dom/storage.js";
import { isFirstRun } from "../tour/first-run.js";
import { Tour } from "../tour/tour.js";

/** @import { Page } from "../../panels/page.d.ts" */
/** @import { FeatureHost } from "../feature.d.ts" */

const MEMORY = "colonnade.tour";

/**
 * The tour, which is offered at a first run, in a session that nothing has happened in yet.
 * @param {FeatureHost} page
 * @param {{ readonly isOn: boolean }} presenting The tour does not begin while someone presents.
 */
export function tour(page, presenting) {
  /** @type {Tour | null} */
  let guide = null;
  const remember = () => writeStored(localStorage, MEMORY, "seen");
  const ready = () => guide ??= new Tour(page, presenting, remember);
  return {
    verbs: {
      tour: () => ready().start(),
    },
    update: (/** @type {Page} */ content) => guide?.update(content),
    opened() {
      if (isFirstRun(location, readStored(localStorage, MEMORY), navigator)) ready().offer();
    },
  };
}
