// Links that open a file at a line in an editor of this machine.

/**
 * @typedef {Object} Editor
 * @property {string} id
 * @property {string} name
 * @property {(path: string, line: number) => string} link of a path that is escaped already
 */

/** @type {Editor[]} */
export const EDITORS = [
  { id: "vscode", name: "VS Code", link: (path, line) => `vscode://file${path}:${line}` },
  { id: "vscodium", name: "VSCodium", link: (path, line) => `vscodium://file${path}:${line}` },
  { id: "cursor", name: "Cursor", link: (path, line) => `cursor://file${path}:${line}` },
  { id: "zed", name: "Zed", link: (path, line) => `zed://file${path}:${line}` },
  {
    id: "idea",
    name: "IntelliJ IDEA",
    link: (path, line) => `idea://open?file=${path.replaceAll("&", "%26")}&line=${line}`,
  },
  {
    id: "textmate",
    name: "TextMate",
    link: (path, line) => `txmt://open?url=file://${path.replaceAll("&", "%26")}&line=${line}`,
  },
];

/**
 * The editor with this id; the first editor if there is none.
 * @param {string | null} id
 */
export function editorOf(id) {
  return EDITORS.find((editor) => editor.id === id) ?? EDITORS[0];
}

/**
 * The path from the server if it is absolute and escaped; null otherwise.
 * @param {string | null} path
 */
export function editorPath(path) {
  return path && /^\/[!-~]*$/.test(path) ? path : null;
}
