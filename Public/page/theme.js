import { readStored, writeStored } from "../dom/storage.js";

const KEY = "colonnade.theme";
const dark = matchMedia("(prefers-color-scheme: dark)");

/** The theme that is shown: "light" or "dark". */
export function shownTheme() {
  return document.documentElement.dataset.theme ?? (dark.matches ? "dark" : "light");
}

/** Switches the theme; choosing what the system prefers follows the system again. */
export function toggleTheme() {
  const next = shownTheme() === "dark" ? "light" : "dark";
  const asSystem = next === (dark.matches ? "dark" : "light");
  writeStored(localStorage, KEY, asSystem ? null : next);
  apply(asSystem ? null : next);
}

/**
 * Calls `action` whenever the system's preference changes.
 * @param {() => void} action
 */
export function onSystemTheme(action) {
  dark.addEventListener("change", action);
}

/** @param {string | null} theme */
function apply(theme) {
  if (theme === null) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

const kept = readStored(localStorage, KEY);
apply(kept === "light" || kept === "dark" ? kept : null);
