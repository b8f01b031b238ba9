import { PanelLayout } from "../../panels/panel-host/panel-layout.js";
import { goToRegion } from "../regions.js";

/** @import { Folding, PanelArea } from "../../types/page.d.ts" */
/** @import { PanelEntry } from "../../panels/page.d.ts" */
/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * The areas for panels, and the regions that the focus moves between.
 * @param {FeatureHost} page
 */
export function layout(page) {
  const areas = new PanelLayout(localStorage, () => page.draw());
  return {
    verbs: {
      /** @param {{ panels: PanelEntry[] }} asked */
      knowPanels: ({ panels }) => areas.register(panels),
      /** @param {{ id: string, isByKey?: boolean }} asked */
      openPanel: ({ id, isByKey }) => areas.open(id, isByKey),
      /** @param {{ area: Folding, folded?: boolean }} asked */
      foldArea: ({ area, folded }) => areas.fold(area, folded),
      /** @param {{ area: PanelArea, size: number | null }} asked */
      resizeArea: ({ area, size }) => areas.resize(area, size),
      inspector: () => areas.toggle("inspector"),
      drawer: () => areas.toggle("drawer"),
      resetLayout: () => areas.reset(),
      nextRegion: () => goToRegion(1),
      previousRegion: () => goToRegion(-1),
    },
    content: () => ({ layout: areas.layout }),
  };
}
