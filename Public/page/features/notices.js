/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * The line over the stage, and what the push form says of a refusal.
 * @param {FeatureHost} page
 */
export function notices({ notices, commands }) {
  return {
    verbs: {
      dismissNotice: () => notices.clear(),
      forgetRefusal: () => commands.forgetRefusal(),
      /** @param {{ words: string }} asked */
      showNotice: ({ words }) => notices.show({ tone: "ok", words }),
    },
    update: () => commands.noteRevision(),
    content: () => ({ notice: notices.current, refusal: commands.refusal }),
  };
}
