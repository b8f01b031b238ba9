import { term } from "../../language/translate.js";
import { addShortcuts } from "../../panels/shortcuts.js";

/** @import { Page } from "../../panels/page.d.ts" */
/** @import { Variants } from "../../stage/variants/variants.js" */
/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * The navigation on many devices at once.
 * @param {FeatureHost} page
 */
export function variants(page) {
  /** @type {Variants | null} */
  let grid = null;
  addShortcuts([{
    id: "variants",
    keys: ["Shift+A"],
    words: term("Variants: scenes, devices, appearances, text sizes side by side"),
    group: term("Stage"),
  }]);
  return {
    verbs: {
      async variants() {
        const { Variants } = await import("../../stage/variants/variants.js");
        (grid ??= new Variants(page)).toggle();
      },
    },
    update: (/** @type {Page} */ content) => grid?.update(content),
  };
}
