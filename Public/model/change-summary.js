import { deviceName } from "./devices.js";
import { stackMotion } from "./stack-motion.js";

/**
 * What one revision did, in pieces that a row can draw: words (strings), values (`{element}`) and
 * counts (`{gone}`). Reads the two states; says nothing about what stayed.
 */
export function summarise(before, after) {
  if (before.scene?.id !== after.scene?.id)
    return ["scene →", after.scene?.title || after.scene?.id];
  return [
    ...selections(before, after),
    ...stack(before.detail?.path ?? [], after.detail?.path ?? []),
    ...environment(before, after),
    ...layout(before, after),
  ];
}

const SHOWN = 3;

function stack(before, after) {
  if (before === after) return [];
  const ids = (path) => path.map((element) => element.id);
  const { kind, count } = stackMotion(ids(before), ids(after));
  if (kind === "none") return [];
  const come = kind === "push" || kind === "set" ? count : 0;
  const gone = before.length - (after.length - come);
  const pieces = after.slice(after.length - Math.min(come, SHOWN)).map((element) => ({ element }));
  if (come > SHOWN) pieces.unshift(`${come - SHOWN} more,`);
  if (gone > 0) pieces.unshift({ gone });
  return [...pieces, `depth ${after.length}`];
}

function selections(before, after) {
  return ["sidebar", "content"].flatMap((column) => {
    const old = before[column]?.selection ?? null;
    const now = after[column]?.selection ?? null;
    if (old === now || JSON.stringify(old) === JSON.stringify(now)) return [];
    return [`${column} →`, ...chosen(now)];
  });
}

function chosen(selection) {
  if (selection === null) return ["nothing"];
  const elements = Array.isArray(selection) ? selection : [selection];
  const pieces = elements.slice(0, SHOWN).map((element) => ({ element }));
  return elements.length > SHOWN ? [...pieces, `and ${elements.length - SHOWN} more`] : pieces;
}

function environment({ environment: before = {} }, { environment: after = {} }) {
  if (before === after) return [];
  const pieces = [];
  if (before.device !== after.device) pieces.push(deviceName(String(after.device)));
  if (before.width !== after.width || before.height !== after.height) {
    pieces.push(`${after.width} × ${after.height}`);
  }
  if (before.horizontalSizeClass !== after.horizontalSizeClass) {
    pieces.push(`${after.horizontalSizeClass} width`);
  }
  return pieces;
}

const LAYOUT = new Map([
  ["columnVisibility", "columns:"],
  ["preferredCompactColumn", "compact column:"],
  ["style", "style:"],
  ["columns", "number of columns:"],
]);

function layout(before, after) {
  return [...LAYOUT].flatMap(([key, words]) =>
    before[key] === after[key] ? [] : [`${words} ${after[key]}`]
  );
}

const METHODS = new Map([
  ["push", "Push"],
  ["pop", "Pop"],
  ["popToRoot", "Pop to root"],
  ["popTo", "Pop to"],
  ["setPath", "Set path"],
  ["replaceTop", "Replace top"],
  ["select", "Select"],
  ["setColumnVisibility", "Columns"],
  ["setPreferredCompactColumn", "Compact column"],
  ["setEnvironment", "Environment"],
  ["tap", "Tap"],
  ["back", "Back"],
  ["openURL", "Open URL"],
  ["app", "By itself"],
  ["present", "Present"],
  ["relaunch", "Relaunch"],
  ["transaction", "Transaction"],
  ["undo", "Undo"],
  ["redo", "Redo"],
  ["restore", "Restore"],
  ["import", "Import"],
  ["scene.open", "Open scene"],
]);

/** A method's name for people; one that is not known stays as it is. */
export function methodWords(method) {
  return METHODS.get(method) ?? method;
}

/** What kind of thing a method does: "grow", "shrink", "choose", "history" or "arrange". */
export function methodTone(method) {
  if (["push", "setPath", "replaceTop", "openURL", "import"].includes(method)) return "grow";
  if (["pop", "popToRoot", "popTo", "back"].includes(method)) return "shrink";
  if (["undo", "redo", "restore"].includes(method)) return "history";
  return method === "select" || method === "tap" ? "choose" : "arrange";
}
