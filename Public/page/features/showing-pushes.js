import { fixOf } from "../../model/state/problem-fixes.js";

/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * Brings the detail forward after a push from the form: on a compact width, a column in front can
 * hide it, as SwiftUI's does until the app sets the preferred column.
 * @param {FeatureHost} page
 */
export function showingPushes(page) {
  return {
    verbs: {
      showPushed() {
        const { live } = page.content;
        const problem = live?.problems.find(({ code }) => code === "detail_hidden");
        const fix = live && problem ? fixOf(problem, live) : null;
        if (fix) page.perform(fix.method, fix.params);
      },
    },
  };
}
