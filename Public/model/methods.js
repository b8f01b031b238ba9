/** The names for people of all causes: the methods, and changes that no request made. */
export const METHODS = new Map([
  ["push", "Push"],
  ["pop", "Pop"],
  ["popToRoot", "Pop to root"],
  ["popTo", "Pop to"],
  ["popToOrPush", "Pop to or push"],
  ["remove", "Remove"],
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

/**
 * A method's name for people; one that is not known stays as it is.
 * @param {string} method
 */
export function methodWords(method) {
  return METHODS.get(method) ?? method;
}

/**
 * The colour of a method's name: "grow", "shrink", "choose", "history" or "arrange".
 * @param {string} method
 */
export function methodTone(method) {
  if (["push", "popToOrPush", "setPath", "replaceTop", "openURL", "import"].includes(method))
    return "grow";
  if (["pop", "popToRoot", "popTo", "remove", "back"].includes(method)) return "shrink";
  if (["undo", "redo", "restore"].includes(method)) return "history";
  return method === "select" || method === "tap" ? "choose" : "arrange";
}
