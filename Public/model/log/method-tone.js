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
