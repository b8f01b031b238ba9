import { readStored, writeStored } from "../../dom/storage.js";

/** @typedef {{ url: string, scene: string }} RecentLink */

const KEY = "colonnade.recentLinks";
const VERSION = 1;
const MOST = 12;
/** In UTF-16 units; a longer link is not kept. */
const LONGEST = 2000;

/**
 * The links that were opened last in this browser, those of this scene first.
 * @param {string} scene
 * @returns {RecentLink[]}
 */
export function recentLinks(scene) {
  const links = storedLinks();
  const isHere = (/** @type {RecentLink} */ link) => link.scene === scene;
  return [...links.filter(isHere), ...links.filter((link) => !isHere(link))];
}

/** @param {RecentLink} link */
export function noteLink({ url, scene }) {
  if (url.length <= LONGEST) storeLinks([{ url, scene }, ...others({ url, scene })]);
}

/** @param {RecentLink} link */
export function forgetLink(link) {
  storeLinks(others(link));
}

/** @param {RecentLink} link */
function others({ url, scene }) {
  return storedLinks().filter((link) => link.url !== url || link.scene !== scene);
}

/** @returns {RecentLink[]} */
function storedLinks() {
  try {
    const { version, links } = JSON.parse(readStored(localStorage, KEY) ?? "{}");
    if (version !== VERSION || !Array.isArray(links)) return [];
    return links.filter((link) => typeof link?.url === "string" && typeof link.scene === "string");
  } catch {
    return [];
  }
}

/** @param {RecentLink[]} links */
function storeLinks(links) {
  writeStored(localStorage, KEY, JSON.stringify({ version: VERSION, links: links.slice(0, MOST) }));
}
