import { translate } from "../../language/translate.js";
import { copyButton } from "../../dom/clipboard.js";
import { emit, make, setAttribute } from "../../dom/dom.js";
import { chipFor } from "../value-chip/value-chip.js";

/** @import { State } from "../../types/state.d.ts" */

const VALUES = [
  { type: "Swift.Int", value: 42 },
  { type: "Swift.String", value: "Hello" },
  { type: "Swift.Bool", value: true },
];

/**
 * True if the path is empty and nothing on the device pushes: the views of an app offer that
 * themselves.
 * @param {State} state
 */
export function wantsFirstSteps({ detail, view }) {
  return detail.path.length === 0 && !view?.detail && !view?.stack;
}

/** Explains how to fill a path: with a button here, and with a script. */
export function makeFirstSteps() {
  const words = translate("Copy as script line");
  const line = JSON.stringify({ method: "push", params: { value: VALUES[0].value } });
  const copy = copyButton(translate("Copy"), () => line);
  for (const name of ["aria-label", "title"]) setAttribute(copy, name, words);
  return make(
    "p",
    { class: "first-steps fades-inline" },
    make("span", {}, translate("Push a value:")),
    ...VALUES.map(({ type, value }) =>
      make(
        "button",
        {
          type: "button",
          title: translate("Push this value"),
          click: ({ currentTarget }) => emit(currentTarget, "push", { value }),
        },
        chipFor({ type, value }),
      )
    ),
    copy,
  );
}
