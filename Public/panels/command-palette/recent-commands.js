import { readStored, writeStored } from "../../dom/storage.js";

const KEY = "colonnade.recentCommands";
const MOST = 8;

/**
 * The ids of the commands that were chosen last in this browser, the newest first.
 * @returns {string[]}
 */
export function recentCommands() {
  try {
    const kept = JSON.parse(readStored(localStorage, KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** @param {string} id */
export function noteCommand(id) {
  const others = recentCommands().filter((other) => other !== id);
  writeStored(localStorage, KEY, JSON.stringify([id, ...others].slice(0, MOST)));
}
