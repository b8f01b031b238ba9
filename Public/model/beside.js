// The same state on a second, narrower device, where the page can tell what that would show.

import { say, term } from "./say.js";
import { COLUMNS } from "./stage-view.js";

/** @import { ColumnName, Device, Selection, State } from "../types.d.ts" */

const VIEWS = term(
  "The server draws this scene's views for the session's device alone. What they would show on another one is not known, so nothing is shown here. Scenes of lists can be seen on two devices.",
);
const COMPACT = term(
  "The session's device is compact: the server draws the one screen on top. Choose a wide device for the session, and a compact one stands here.",
);
const HIDDEN = term(
  "The column that a compact device would show is hidden on the session's device, and the server does not draw it. Show all columns to see it here.",
);
const WHY = term("Compact width, reckoned by the page: the columns are one stack.");

/**
 * The state as it stands on a compact device, or why that cannot be told.
 *
 * A scene without views is drawn from its state alone, so that its columns can be made one stack
 * here. The views of other scenes may read their device: only the server could draw those.
 * @param {State} state
 * @param {Device} device
 * @returns {{ state: State } | { problem: string }}
 */
export function besideOf(state, device) {
  const { view, presentation, environment } = state;
  if (state.screens[0]?.declaration) return { problem: say(VIEWS) };
  if (presentation.collapsed) return { problem: say(COMPACT) };
  const roots = compactRoots(state);
  const top = roots[roots.length - 1];
  const below = roots.at(-2);
  const screen = top === "detail" ? null : view[top];
  const isDrawn = top === "detail" || (screen && (!below || view[below]));
  if (!isDrawn) return { problem: say(HIDDEN) };
  // The path's elements stand on the same stack, above the column's root.
  const stack = top === "detail" ? [...roots, ...state.detail.path.map(({ id }) => id)] : roots;
  const back = below ? view[below]?.title ?? null : null;
  const { name, width = 0, height = 0, platform = "" } = device;
  return {
    state: {
      ...state,
      environment: {
        ...environment,
        ...{ device: name, width, height, platform },
        horizontalSizeClass: "compact",
      },
      presentation: {
        columns: columnsOf(state).map((each) => ({
          name: each,
          shown: each === top,
          overlay: false,
        })),
        ...{
          collapsed: true,
          stack: /** @type {ColumnName[]} */ (stack),
          sidebarToggle: null,
          why: say(WHY),
        },
      },
      view: { stack: screen ? { ...screen, back } : null, styles: view.styles },
    },
  };
}

/**
 * The columns' roots on the collapsed stack: a column is reached once the list before it has a
 * selection, and the preferred one is the least.
 * @param {State} state
 * @returns {ColumnName[]}
 */
export function compactRoots(state) {
  const all = columnsOf(state);
  const floor = Math.max(0, all.indexOf(state.preferredCompactColumn));
  return all.slice(0, Math.max(floor, selectedDepth(state)) + 1);
}

/** @param {State} state */
function selectedDepth({ columns, sidebar, content }) {
  if (columns === 1) return 0;
  const first = isEmpty(sidebar.selection) ? 0 : 1;
  if (columns === 2) return first;
  return isEmpty(content.selection) ? first : 2;
}

/** @param {Selection} selection */
function isEmpty(selection) {
  return selection === null || (Array.isArray(selection) && selection.length === 0);
}

/**
 * @param {State} state
 * @returns {ColumnName[]}
 */
function columnsOf({ columns }) {
  if (columns === 1) return ["detail"];
  return columns === 2 ? ["sidebar", "detail"] : COLUMNS;
}
