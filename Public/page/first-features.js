import { devices } from "./features/devices.js";
import { following } from "./features/following.js";
import { focus } from "./features/focus.js";
import { layout } from "./features/layout.js";
import { measuring } from "./features/measuring.js";
import { sessions } from "./features/sessions.js";
import { settings } from "./features/settings.js";

/** @import { Feature, FeatureHost } from "./feature.d.ts" */

/**
 * The features that a first picture has.
 * @param {FeatureHost} page
 * @returns {Feature[]}
 */
export function firstFeatures(page) {
  return [
    following(page),
    measuring(page),
    devices(page),
    layout(page),
    settings(page),
    focus(page),
    sessions(page),
  ];
}
