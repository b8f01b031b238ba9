import { XRay } from "../../stage/inspection/x-ray-mode.js";

/** @import { Page } from "../../panels/page.d.ts" */
/** @import { SourceLocation } from "../../types/state.d.ts" */
/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * X-ray of the stage, once someone has asked for it.
 * @param {FeatureHost} page
 */
export function xRay(page) {
  /** @type {XRay | null} */
  let mode = null;

  function ready() {
    mode ??= new XRay(page);
    page.draw();
    return mode;
  }

  return {
    verbs: {
      xRay: () => ready().toggle(),
      readyXRay: () => ready(),
      /** @param {SourceLocation} source */
      showSource: (source) => ready().showSource(source),
    },
    content: () => ({ xRay: mode }),
    update: (/** @type {Page} */ { state }) => mode?.update(state),
  };
}
