import { FreeWidth } from "../../stage/resizing/free-width.js";

/** @import { Page } from "../../panels/page.d.ts" */
/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * The handle at the device's edge.
 * @param {FeatureHost} page
 */
export function widthHandle(page) {
  const handle = new FreeWidth(page);
  return { update: (/** @type {Page} */ content) => handle.update(content) };
}
