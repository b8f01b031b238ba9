import { make } from "../../dom/dom.js";
import { translate } from "../../language/translate.js";
import { loadStyles } from "../../dom/style-sheet.js";

/** @import { FeatureHost } from "../feature.d.ts" */
/** @import { ShareSheet } from "./share-sheet.js" */

/** @type {Promise<ShareSheet> | null} */
let sheet = null;

/**
 * Loads and opens the sheet.
 * @param {FeatureHost} page
 * @returns {Promise<ShareSheet>}
 */
export async function openSharing(page) {
  sheet ??= makeSheet(page);
  const opened = await sheet;
  opened.open();
  return opened;
}

/** @param {FeatureHost} page */
async function makeSheet(page) {
  const [{ ShareSheet }] = await Promise.all([
    import("./share-sheet.js"),
    loadStyles("/page/sharing/share-sheet.css"),
  ]);
  return new ShareSheet(page);
}

/**
 * Takes what comes from outside: the document in the page's address, and files dropped on the page.
 * @param {FeatureHost} page
 */
export async function openSharedLink(page) {
  listenToDrops(page);
  // If the page is already open, its address gets another fragment and nothing is loaded.
  addEventListener("hashchange", () => openFragment(page));
  await openFragment(page);
}

/** @param {FeatureHost} page */
async function openFragment(page) {
  const { hash, pathname, search } = location;
  if (!hash.startsWith("#s=")) return;
  // Already read: a reload of the page must not ask again.
  history.replaceState(null, "", pathname + search);
  await (await openSharing(page)).openLink(hash);
}

/** @param {FeatureHost} page */
function listenToDrops(page) {
  const frame = make("div", { class: "share-drop", hidden: true });
  const holdsFile = (/** @type {DragEvent} */ { dataTransfer }) =>
    dataTransfer?.types.includes("Files") ?? false;
  document.addEventListener("dragenter", async (event) => {
    if (!holdsFile(event)) return;
    frame.textContent = translate("Drop the file to preview the import");
    frame.hidden = false;
    document.body.append(frame);
    await loadStyles("/page/sharing/share-sheet.css");
  });
  document.addEventListener("dragover", (event) => holdsFile(event) && event.preventDefault());
  document.addEventListener("dragleave", ({ relatedTarget }) => {
    if (relatedTarget === null) frame.remove();
  });
  document.addEventListener("drop", async (event) => {
    frame.remove();
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    await (await openSharing(page)).openFile(file);
  });
}
