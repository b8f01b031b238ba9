import { goToOutlined, showOutline } from "../../stage/outline.js";

/** @import { Subject } from "../../types/page.d.ts" */

/** The outline around the subject of a problem on the stage. */
export function outlining() {
  /** @type {Subject | null} */
  let outlined = null;
  return {
    verbs: {
      /**
       * A subject without members outlines nothing.
       * @param {Subject} subject
       */
      outline({ control, element, undrawn }) {
        const isNothing = control === undefined && element === undefined && !undrawn;
        outlined = isNothing ? null : { control, element, undrawn };
        showOutline(outlined);
      },
      goToOutlined,
    },
    update: () => showOutline(outlined),
  };
}
