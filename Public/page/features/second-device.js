import { SecondDevice } from "../../stage/device-stage/second-device.js";

/** @import { Page } from "../../panels/page.d.ts" */
/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * A second device beside the stage.
 * @param {FeatureHost} page
 */
export function secondDevice(page) {
  /** @type {SecondDevice | null} */
  let device = null;
  return {
    verbs: {
      beside: () => (device ??= new SecondDevice(() => page.draw())).toggle(),
    },
    update: (/** @type {Page} */ content) => device?.update(content),
  };
}
