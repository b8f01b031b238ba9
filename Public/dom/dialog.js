import { translate } from "../language/translate.js";
import { icon, make } from "./dom.js";

/**
 * A modal dialog with a title and a button that closes it.
 * @param {{ class: string, id: string, title: string }} about `id` is that of the title.
 * @param {...Node} content
 */
export function makeDialog({ class: name, id, title }, ...content) {
  const dialog = make("dialog", { class: name, "aria-labelledby": id });
  const close = make("button", {
    type: "button",
    class: "icon-button",
    "aria-label": translate("Close"),
    title: translate("Close (Esc)"),
    click: () => dialog.close(),
  }, icon("close"));
  dialog.append(make("header", {}, make("h2", { id }, title), close), ...content);
  return dialog;
}
