/** @import { Page } from "../../panels/page.d.ts" */
/** @import { Params } from "../../types/wire.d.ts" */
/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * The sizes of views that the app's code asks for. Those of an earlier revision are not sent.
 * @param {FeatureHost} page
 */
export function measuring(page) {
  /** @type {typeof import("../../screen/app-screen/measuring/measurements.js") | null} */
  let sizing = null;
  return {
    verbs: {
      /** @param {{ sizes: Params }} asked */
      async measure({ sizes }) {
        if (page.content.viewing) return;
        sizing = await import("../../screen/app-screen/measuring/measurements.js");
        sizing.sendSizes(page.session, sizes);
      },
    },
    update: (/** @type {Page} */ content) => sizing?.resendAfterChange(content),
  };
}
