import { defineElement } from "../dom/define-element.js";
import { AppScreen } from "../screen/app-screen/app-screen.js";
import { DetailStack } from "../screen/detail-stack/detail-stack.js";
import { DeviceStage } from "../stage/device-stage/device-stage.js";
import { LinkPill } from "./link-pill/link-pill.js";
import { ModalLayer } from "../screen/modal-layer/modal-layer.js";
import { PageTools } from "./page-tools/page-tools.js";
import { ProblemBadge } from "./problem-badge/problem-badge.js";
import { ScreenStack } from "../screen/screen-stack/screen-stack.js";
import { ValueChip } from "./value-chip/value-chip.js";

/** @import { LateElement } from "../dom/define-element.js" */

/** The elements of index.html that draw from the page, in the first picture. */
const FIRST = {
  "link-pill": LinkPill,
  "page-tools": PageTools,
  "device-stage": DeviceStage,
  "problem-badge": ProblemBadge,
};

/**
 * Those that the first picture does not need: they are fetched after it.
 * @type {Record<string, LateElement>}
 */
const LATER = {
  "push-form": {
    load: () => import("./push-form/push-form.js").then(({ PushForm }) => PushForm),
    styles: ["/panels/push-form/push-form.css"],
  },
  "path-bar": {
    load: () => import("./path-bar/path-bar.js").then(({ PathBar }) => PathBar),
    styles: ["/panels/path-bar/path-bar.css"],
  },
  "path-buttons": {
    load: () => import("./path-buttons/path-buttons.js").then(({ PathButtons }) => PathButtons),
    styles: ["/panels/path-buttons/path-buttons.css"],
  },
  "command-bar": {
    load: () => import("./command-bar/command-bar.js").then(({ CommandBar }) => CommandBar),
    styles: ["/panels/command-bar/command-bar.css"],
  },
  "scene-menu": {
    load: () => import("./scene-menu/scene-menu.js").then(({ SceneMenu }) => SceneMenu),
    styles: ["/panels/scene-menu/scene-menu.css"],
  },
  "stage-toolbar": {
    load: () => import("./stage-toolbar/stage-toolbar.js").then(({ StageToolbar }) => StageToolbar),
    styles: ["/panels/stage-toolbar/stage-toolbar.css"],
  },
  "problem-card": {
    load: () => import("./problem-card/problem-card.js").then(({ ProblemCard }) => ProblemCard),
    styles: ["/panels/problem-card/problem-card.css"],
  },
  "page-banner": {
    load: () => import("./page-banner/page-banner.js").then(({ PageBanner }) => PageBanner),
    styles: ["/panels/page-banner/page-banner.css"],
  },
  "timeline-bar": {
    load: () => import("./timeline-bar/timeline-bar.js").then(({ TimelineBar }) => TimelineBar),
    styles: ["/panels/timeline-bar/timeline-bar.css"],
  },
  "revision-card": {
    load: () => import("./revision-card/revision-card.js").then(({ RevisionCard }) => RevisionCard),
    styles: ["/panels/revision-card/revision-card.css"],
  },
  "people-bar": {
    load: () => import("./people-bar/people-bar.js").then(({ PeopleBar }) => PeopleBar),
    styles: ["/panels/people-bar/people-bar.css"],
  },
  "link-card": {
    load: () => import("./link-card/link-card.js").then(({ LinkCard }) => LinkCard),
    styles: ["/panels/link-card/link-card.css"],
  },
  "panel-host": {
    load: () => import("./panel-host/panel-host.js").then(({ PanelHost }) => PanelHost),
    styles: [
      "/panels/panel-host/panel-host.css",
      "/panels/parts/empty-state.css",
    ],
  },
  "command-palette": {
    load: () =>
      import("./command-palette/command-palette.js").then(({ CommandPalette }) => CommandPalette),
    styles: ["/panels/command-palette/command-palette.css"],
  },
  "method-form": {
    load: () => import("./method-form/method-form.js").then(({ MethodForm }) => MethodForm),
    styles: ["/panels/method-form/method-form.css"],
  },
  "session-sheet": {
    load: () => import("./session-sheet/session-sheet.js").then(({ SessionSheet }) => SessionSheet),
    styles: ["/panels/session-sheet/session-sheet.css"],
  },
  "shortcut-sheet": {
    load: () =>
      import("./shortcut-sheet/shortcut-sheet.js").then(({ ShortcutSheet }) => ShortcutSheet),
    styles: ["/panels/shortcut-sheet/shortcut-sheet.css"],
  },
  "token-prompt": {
    load: () => import("./token-prompt/token-prompt.js").then(({ TokenPrompt }) => TokenPrompt),
    styles: ["/panels/token-prompt/token-prompt.css"],
  },
};

/** The elements that panels consist of, and those that draw nothing from the page. */
const PARTS = {
  "value-chip": ValueChip,
  "detail-stack": DetailStack,
  "app-screen": AppScreen,
  "screen-stack": ScreenStack,
  "modal-layer": ModalLayer,
};

/** The selector of all panels. */
export const PANEL_NAMES = Object.keys({ ...FIRST, ...LATER }).join();

/** Defines the page's custom elements, the inner ones first. */
export function registerElements() {
  for (const [name, element] of Object.entries({ ...PARTS, ...FIRST })) {
    customElements.define(name, element);
  }
}

/**
 * Defines the panels that the first picture does not need.
 * @param {(name: string) => void} draw Draws the panel with that name, as soon as it is defined.
 */
export function registerLater(draw) {
  return Promise.all(
    Object.entries(LATER).map(async ([name, element]) => {
      await defineElement(name, element);
      draw(name);
    }),
  );
}
