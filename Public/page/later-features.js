import { loadStyles } from "../dom/style-sheet.js";
import { appMap } from "./features/app-map.js";
import { build } from "./features/build.js";
import { emptiedPath } from "./features/emptied-path.js";
import { leading } from "./features/leading.js";
import { notices } from "./features/notices.js";
import { outlining } from "./features/outlining.js";
import { presenting } from "./features/presenting.js";
import { requestedRows } from "./features/requested-rows.js";
import { savedPath } from "./features/saved-path.js";
import { scripts } from "./features/scripts.js";
import { secondDevice } from "./features/second-device.js";
import { selection } from "./features/selection.js";
import { timeTravel } from "./features/time-travel.js";
import { tour } from "./features/tour.js";
import { variants } from "./features/variants.js";
import { widthHandle } from "./features/width-handle.js";
import { xRay } from "./features/x-ray.js";
import { openSharedLink } from "./sharing/sharing.js";

/** @import { Feature, FeatureHost } from "./feature.d.ts" */

/**
 * The features that come after the first picture.
 * @param {FeatureHost} page
 * @returns {Feature[]}
 */
export function laterFeatures(page) {
  loadStyles("/styles/more-fonts.css");
  const presenter = presenting(page);
  return [
    outlining(),
    notices(page),
    selection(page),
    timeTravel(page),
    requestedRows(page),
    emptiedPath(page),
    savedPath(page),
    scripts(page),
    appMap(page),
    xRay(page),
    presenter,
    leading(page),
    secondDevice(page),
    variants(page),
    widthHandle(page),
    tour(page, presenter),
    build(page),
    { opened: () => openSharedLink(page) },
  ];
}
