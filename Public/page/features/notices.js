/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * The line over the stage, and what the push form says of a refusal.
 * @param {FeatureHost} page
 */
export function notices({ notices, commands, session }) {
  // After a change, a refusal is no longer about what one sees.
  function noteRevision() {
    const { refusal } = commands;
    if (refusal && refusal.revision !== session.link.revision) commands.forgetRefusal();
  }

  return {
    verbs: {
      dismissNotice: () => notices.clear(),
      forgetRefusal: () => commands.forgetRefusal(),
      /** @param {{ words: string }} asked */
      showNotice: ({ words }) => notices.show({ tone: "ok", words }),
    },
    update: noteRevision,
    content: () => ({ notice: notices.current, refusal: commands.refusal }),
  };
}
