// The document that a session is exported to, built from a state that clients mirror.

/** @import { PathElement, Selection, State } from "../../types/state.d.ts" */
/** @typedef {Record<string, unknown>} Members */

/** The members of a state that a document contains unchanged. */
const SETTINGS = ["environment", "columns", "style", "columnVisibility", "preferredCompactColumn"];

/**
 * A state without identities, and without what follows from it.
 * @param {State} state
 * @returns {Members}
 */
export function documentOf(state) {
  const all = /** @type {Members} */ (/** @type {unknown} */ (state));
  const presented = /** @type {PathElement | undefined} */ (all.presented);
  return {
    colonnade: 1,
    scene: state.scene.id,
    ...Object.fromEntries(SETTINGS.map((name) => [name, all[name]])),
    sidebar: plain(state.sidebar?.selection ?? null),
    content: plain(state.content?.selection ?? null),
    path: state.detail.path.map(plain),
    ...(presented ? { presented: plain(presented) } : {}),
  };
}

/**
 * @param {Selection} selection
 * @returns {unknown}
 */
function plain(selection) {
  if (selection === null) return null;
  if (Array.isArray(selection)) return selection.map(plain);
  const { type, value, payload } = /** @type {PathElement & { payload?: string }} */ (selection);
  return { type, value, ...(payload === undefined ? {} : { payload }) };
}
