import { ScriptController } from "../../panels/script-panel/script-controller.js";

/** @import { ScriptAct } from "../../panels/script-panel/script-controller.js" */
/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * Scripts, once someone has asked for them.
 * @param {FeatureHost} page
 */
export function scripts(page) {
  /** @type {ScriptController | null} */
  let controller = null;
  return {
    verbs: {
      /** @param {ScriptAct} asked */
      scripts: (asked) => (controller ??= new ScriptController(page)).perform(asked),
    },
    content: () => ({ scripts: controller }),
  };
}
