// Documents of the protocol, for tests that need only a few of their members.

/** @import { PathElement, State } from "../../Public/types/state.d.ts" */

/**
 * A state on an iPad, with an element of the path for each letter of `path`.
 * @param {string} path
 * @param {Partial<State>} more
 * @returns {State}
 */
export function stateOf(path, more = {}) {
  return {
    scene: { id: "sandbox", title: "Sandbox", summary: "" },
    environment: {
      device: "ipad-11-landscape",
      width: 1194,
      height: 834,
      horizontalSizeClass: "regular",
      platform: "iPadOS",
    },
    columns: 3,
    style: "automatic",
    columnVisibility: "all",
    preferredCompactColumn: "sidebar",
    sidebar: { selection: null },
    content: { selection: null },
    detail: { path: [...path].map(elementOf), codable: true },
    screens: [{ title: "Root", source: "root" }],
    presentation: { columns: [], collapsed: false, stack: null, sidebarToggle: null, why: "" },
    view: {},
    problems: [],
    ...more,
  };
}

/**
 * A string as an element, with itself as its id.
 * @param {string} id
 * @returns {PathElement}
 */
export function elementOf(id) {
  return { id, type: "Swift.String", value: id };
}

/**
 * A document with only the members that a test needs, typed as a whole one; also a result, if a
 * test knows which of several shapes it has.
 * @param {any} document
 * @returns {any}
 */
export function partly(document) {
  return document;
}
