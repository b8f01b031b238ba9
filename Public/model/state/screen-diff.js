// The differences of two states' screens, for people who see them.

import { compareFields, MOST_FIELDS } from "./field-diff.js";
import { translate } from "../../language/translate.js";
import { isContainer } from "./state-tree.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { FieldChange } from "./field-diff.js" */

/**
 * The screens of links and sheets by their titles, and the words on the screens that a person sees.
 * @param {State} before
 * @param {State} after
 */
export function comparedScreens(before, after) {
  const stack = compareFields(titlesOf(before), titlesOf(after));
  const [old, now] = [columnsOf(before), columnsOf(after)];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  const words = [...names].flatMap((name) =>
    comparedColumn(old[name], now[name]).map((change) => ({ ...change, pointer: `/${name}` }))
  );
  const fields = [...stack.fields, ...words];
  return { fields: fields.slice(0, MOST_FIELDS), more: Math.max(0, fields.length - MOST_FIELDS) };
}

/** @param {State} state */
function titlesOf({ screens }) {
  const own = (screens ?? []).flatMap(({ title, source }, index) =>
    source === "path" || source === "root"
      ? []
      : [[translate("screen {index}", { index }), `${title} (${source})`]]
  );
  return Object.fromEntries(own);
}

/** @typedef {{ title?: string, body?: unknown, toolbar?: unknown }} ShownScreen */

/**
 * The screens in sight by the names of their columns.
 * @param {State} state
 * @returns {Record<string, ShownScreen>}
 */
function columnsOf({ view }) {
  const columns = Object.entries(view ?? {}).filter(([name, screen]) =>
    name !== "styles" && name !== "animation" && isContainer(screen)
  );
  return Object.fromEntries(columns);
}

/**
 * A different title means a different screen, whose words are not compared one by one.
 * @param {ShownScreen | undefined} before
 * @param {ShownScreen | undefined} after
 * @returns {Omit<FieldChange, "pointer">[]}
 */
function comparedColumn(before, after) {
  if (before?.title !== after?.title || !before || !after) {
    return [{ ...(before && { from: before.title }), ...(after && { to: after.title }) }];
  }
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const gone = [...old].flatMap(([place, from]) =>
    !now.has(place) ? [{ from }] : now.get(place) === from ? [] : [{ from, to: now.get(place) }]
  );
  const come = [...now].flatMap(([place, to]) => (old.has(place) ? [] : [{ to }]));
  return [...gone, ...come];
}

/** More words than this on a screen are not compared. */
const MOST_WORDS = 1000;

/**
 * The words of a screen by their places. Images are skipped: their labels are names, not words.
 * @param {ShownScreen} screen
 */
function wordsOf({ body, toolbar }) {
  /** @type {Map<string, unknown>} */
  const words = new Map();
  const walk = (/** @type {unknown} */ node, /** @type {string} */ place) => {
    if (!isContainer(node) || words.size > MOST_WORDS) return;
    if (!Array.isArray(node) && node.kind === "image") return;
    for (const [name, child] of Object.entries(node)) {
      if (name === "label" || (name === "value" && !isContainer(child))) {
        words.set(`${place}/${name}`, child);
      } else if (name !== "value") walk(child, `${place}/${nameOf(child, name)}`);
    }
  };
  walk({ body, toolbar }, "");
  return words;
}

/**
 * A control keeps its id wherever it is.
 * @param {unknown} node
 * @param {string} name
 */
const nameOf = (node, name) =>
  isContainer(node) && !Array.isArray(node) && typeof node.id === "string" ? node.id : name;
