// The page as its panels see it, and the panels of the inspector and the drawer.

import type { XRay } from "../stage/inspection/x-ray-mode.js";
import type { PageContent } from "../model/page-content.d.ts";
import type { ConnectionController } from "./link-card/connection-controller.js";
import type { ScriptController } from "./script-panel/script-controller.js";

/** All that the page's elements draw from. */
export interface Page extends PageContent {
  /** Null until it is first used. */
  xRay: XRay | null;
  /** Null until they are first used. */
  scripts: ScriptController | null;
  /** Null until it is loaded. */
  connection: ConnectionController | null;
}

/** A panel of the inspector or the drawer. */
export interface PanelEntry {
  id: string;
  words: string;
  /** Its name among the parts of one tab. */
  part?: string;
  /** The panel whose tab it shares. */
  within?: string;
  icon: string;
  keys: string[];
  area: "inspector" | "drawer";
  element: string;
  /** The style sheets that come with the module. */
  styles: string | string[];
  /** The number on its tab; 0 for none. */
  count?(page: PageContent): number;
  load(): PanelClass | Promise<PanelClass>;
}

export type PanelClass = new () => HTMLElement & { page: Page };
