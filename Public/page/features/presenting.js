import { PresenterMode } from "../presenter-mode/presenter-mode.js";

/** @import { Page } from "../../panels/page.d.ts" */
/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * Presenter mode, which shows the stage as large as it fits.
 * @param {FeatureHost} page
 */
export function presenting(page) {
  /** @type {PresenterMode | null} */
  let mode = null;
  return {
    verbs: {
      present: () => (mode ??= new PresenterMode(page)).toggle(),
    },
    content: () => mode?.isOn ? { zoom: "fit" } : {},
    update: (/** @type {Page} */ content) => mode?.update(content),
    get isOn() {
      return mode?.isOn ?? false;
    },
  };
}
