import { announceBuild, prepareBuildBar } from "../build-bar/build-bar.js";

/** @import { Page } from "../../panels/page.d.ts" */
/** @import { Build } from "../../types/wire.d.ts" */
/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * The bar over the stage with the news of an app that is built while it runs.
 * @param {FeatureHost} page
 */
export function build({ announcer }) {
  /** @type {Build | null} */
  let shown = null;
  prepareBuildBar();
  return {
    update(/** @type {Page} */ content) {
      if (content.build === shown) return;
      shown = content.build;
      if (shown) announceBuild(shown, announcer);
    },
  };
}
