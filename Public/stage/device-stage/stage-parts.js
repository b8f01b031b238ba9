import { COLUMNS } from "../../model/state/stage-view.js";
import { emit, icon, make } from "../../dom/dom.js";

/** @import { ColumnName } from "../../types/state.d.ts" */

/**
 * The elements of the stage that change, by their roles.
 * @typedef {ReturnType<typeof makeStage>} StageParts
 */

/**
 * A column of the stage; `stack` shows its screens.
 * @param {ColumnName} name
 */
function makeColumn(name) {
  const stack = document.createElement("screen-stack");
  return { name, stack, element: make("section", { class: "column", "data-column": name }, stack) };
}

/**
 * Builds the stage; `stage` is the element on which its buttons act.
 * @param {HTMLElement} stage
 * @param {{ toggle: () => void, leaveByKey: (event: KeyboardEvent) => void }} actions
 */
export function makeStage(stage, { toggle, leaveByKey }) {
  const columns = COLUMNS.map(makeColumn);
  const inspector = document.createElement("modal-layer");
  const modals = document.createElement("modal-layer");
  const line = make("div", { class: "selection-line", "aria-hidden": "true" });
  const screen = make(
    "div",
    { class: "device-screen" },
    ...columns.map(({ element }) => element),
    make("div", { class: "scrim", click: () => hideOverlay(stage) }),
    modals,
    line,
  );
  const bar = makeBar(toggle);
  const device = make(
    "div",
    { class: "device", keydown: leaveByKey },
    bar.element,
    screen,
    make("div", { class: "device-cutout", "aria-hidden": "true" }),
  );
  const room = make("div", { class: "device-room" }, device);
  const fit = make("div", { class: "stage-fit" }, room);
  const tag = make("p", { class: "who-tag", "aria-hidden": "true", hidden: true });
  const reason = make("span");
  const why = make("p", { class: "why" }, icon("info"), reason);
  return {
    ...{ columns, inspector, modals, line, screen, device, room, fit, tag, why, reason },
    ...{ toggle: bar.toggle, scene: bar.scene },
  };
}

/** @param {() => void} press */
function makeBar(press) {
  const toggle = make("button", {
    type: "button",
    class: "icon-button",
    "aria-label": "Toggle sidebar",
    title: "Toggle sidebar",
    click: press,
  }, icon("sidebar"));
  const scene = make("p", { class: "scene-title" });
  const lights = make("span", { class: "lights", "aria-hidden": "true" });
  return {
    toggle,
    scene,
    element: make("div", { class: "device-bar" }, makeStatusBar(), lights, toggle, scene),
  };
}

/** The time and the battery, as every picture of such a device has them. */
function makeStatusBar() {
  return make(
    "div",
    { class: "status-bar", "aria-hidden": "true" },
    make("span", { class: "status-time" }),
    make(
      "span",
      { class: "status-end" },
      make("span", { class: "signal" }),
      icon("wifi"),
      make("span", { class: "battery" }),
    ),
  );
}

/**
 * Dismisses the columns that overlay the detail.
 * @param {HTMLElement} stage
 */
export function hideOverlay(stage) {
  emit(stage, "setColumnVisibility", { visibility: "detailOnly" });
}
