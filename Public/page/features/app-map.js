import { translate } from "../../language/translate.js";

/** @import { Command } from "../../model/map/map-arrivals.js" */
/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * Brings the session to a screen of the map, by commands.
 * @param {FeatureHost} page
 */
export function appMap(page) {
  const { session, notices } = page;
  return {
    verbs: {
      /** @param {{ title: string, commands: Command[] }} asked */
      async goToScreen({ title, commands }) {
        page.perform("backToLive");
        try {
          for (const { method, params } of commands) await session.command(method, params);
          notices.show({ tone: "ok", words: translate("Went to {title}.", { title }) });
        } catch (error) {
          notices.fail(/** @type {Error} */ (error).message);
        }
      },
    },
  };
}
