/** @import { Page } from "../../panels/page.d.ts" */
/** @import { Answer } from "../../screen/app-screen/measuring/requested-rows.js" */
/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * The rows of long lists that the state leaves out. The server has those of the live state alone.
 * @param {FeatureHost} page
 */
export function requestedRows(page) {
  /** @type {typeof import("../../screen/app-screen/measuring/requested-rows.js") | null} */
  let rows = null;
  return {
    verbs: {
      /** @param {{ of: string, offset: number, limit: number }} asked */
      async requestRows(asked) {
        if (page.content.viewing) return;
        rows = await import("../../screen/app-screen/measuring/requested-rows.js");
        // A list that has gone in the meantime needs no rows.
        const answer = await page.session.ask("rows.get", asked).catch(() => null);
        if (answer) rows.receiveRows(asked.of, /** @type {Answer} */ (answer));
      },
    },
    update: (/** @type {Page} */ content) => rows?.followPage(content),
  };
}
