import { translate } from "../../language/translate.js";
import { valueSummary } from "../../model/values/value-fields.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { Page } from "../../panels/page.d.ts" */
/** @import { FeatureHost } from "../feature.d.ts" */

/** The methods by which a person chooses a row. */
const CHOICES = ["select", "tap"];

/**
 * Says that a selection has emptied the path, as SwiftUI does: the person has only tapped a row.
 * @param {FeatureHost} page
 */
export function emptiedPath(page) {
  /** @type {State | null} */
  let before = null;
  let revision = 0;

  return {
    update: (/** @type {Page} */ { live, link, log, isOwn }) => {
      const [was, at] = [before, revision];
      [before, revision] = [live, link.revision ?? 0];
      if (!was || !live || revision !== at + 1 || was.scene.id !== live.scene.id) return;
      const { path } = was.detail;
      if (path.length === 0 || live.detail.path.length > 0 || !hasOtherSelection(was, live)) return;
      const cause = log.get(revision)?.cause;
      if (!cause || !CHOICES.includes(cause.method) || !isOwn(cause.id)) return;
      page.notices.show({ tone: "note", words: sentence(path) });
    },
  };
}

/** @param {State["detail"]["path"]} path */
function sentence({ length, 0: first }) {
  return length === 1
    ? translate("A new selection empties the path: {value} is gone. Undo brings it back.", {
      value: valueSummary(first).slice(0, 40),
    })
    : translate(
      "A new selection empties the path: {count} values are gone. Undo brings them back.",
      {
        count: length,
      },
    );
}

/**
 * @param {State} one
 * @param {State} other
 */
function hasOtherSelection(one, other) {
  return one.sidebar.selection !== other.sidebar.selection ||
    one.content.selection !== other.content.selection;
}
