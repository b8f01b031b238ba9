import { INTERFACE } from "./interface-symbols.js";
import { OBJECTS } from "./object-symbols.js";

/**
 * Names of Bootstrap Icons for SF Symbols whose name differs by more than dots and dashes.
 * @type {Map<string, string[]>}
 */
const pictures = new Map();
for (const line of [INTERFACE, OBJECTS].flatMap((table) => table.trim().split("\n"))) {
  const [picture, symbols] = line.split(": ");
  for (const symbol of symbols.split(" ")) {
    pictures.set(symbol, [...(pictures.get(symbol) ?? []), picture]);
  }
}

/** Parts of a name that a symbol can lose and still be recognised. */
const ROUND_IT = new Set(["circle", "square", "rectangle", "app"]);

/**
 * The picture in `known` for a symbol: by its name, or by ever shorter parts of it; null if none.
 * @param {string} name
 * @param {{ has(name: string): boolean }} known
 * @returns {string | null}
 */
export function pictureOf(name, known) {
  if (!/^[a-z0-9.]{1,80}$/i.test(name)) return null;
  const isFilled = name.split(".").includes("fill");
  const parts = name.split(".").filter((part) => part !== "fill");
  for (let length = parts.length; length > 0; length -= 1) {
    if (length === 1 && parts.length > 1 && ROUND_IT.has(parts[0])) break;
    const stem = parts.slice(0, length).join(".");
    const found = candidates(stem, isFilled).find((candidate) => known.has(candidate));
    if (found) return found;
  }
  return null;
}

/**
 * @param {string} stem
 * @param {boolean} isFilled
 */
function candidates(stem, isFilled) {
  const dashed = stem.replaceAll(".", "-").toLowerCase();
  const own = pictures.get(stem) ?? [];
  const filled = [...(pictures.get(`${stem}.fill`) ?? []), ...own.map(fill), fill(dashed)];
  return [...(isFilled ? filled : []), ...own, dashed];
}

/** @param {string} name */
function fill(name) {
  return `${name}-fill`;
}
