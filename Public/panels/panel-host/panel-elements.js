import { translate } from "../../language/translate.js";
import { defineElement } from "../../dom/define-element.js";

/** @import { Page, PanelEntry } from "../page.d.ts" */
/** @typedef {HTMLElement & { page: Page }} Panel */

/**
 * The one element of each panel, whichever host has it.
 * @type {Map<string, Panel>}
 */
const elements = new Map();
/** @type {Set<string>} */
const loading = new Set();

/**
 * Shows a panel in `body` in place of the previous one; null while it is loading.
 * @param {PanelEntry} entry
 * @param {HTMLElement} body
 * @param {() => void} loaded Called once a panel has been loaded.
 */
export function showPanel(entry, body, loaded) {
  const panel = elements.get(entry.id) ?? made(entry, body, loaded);
  if (!panel) return null;
  if (panel.parentElement !== body) body.append(panel);
  for (const other of body.children) /** @type {HTMLElement} */ (other).hidden = other !== panel;
  return panel;
}

/**
 * @param {PanelEntry} entry
 * @param {HTMLElement} body
 * @param {() => void} loaded
 */
function made(entry, body, loaded) {
  if (!customElements.get(entry.element)) {
    load(entry, body, loaded);
    return null;
  }
  const panel = /** @type {Panel} */ (document.createElement(entry.element));
  elements.set(entry.id, panel);
  return panel;
}

/**
 * @param {PanelEntry} entry
 * @param {HTMLElement} body
 * @param {() => void} loaded
 */
async function load(entry, body, loaded) {
  const { id, words, element } = entry;
  if (loading.has(id)) return;
  loading.add(id);
  try {
    await defineElement(element, entry);
    loaded();
  } catch (error) {
    console.info(`Colonnade: ${/** @type {Error} */ (error).message}`);
    body.dataset.problem = translate("{panel} could not be loaded.", { panel: translate(words) });
  }
  loading.delete(id);
}
