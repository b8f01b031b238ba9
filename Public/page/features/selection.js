/** @import { Selected } from "../../types/page.d.ts" */
/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * The revisions that are selected in all panels, and the query that filters the log's entries.
 * @param {FeatureHost} page
 */
export function selection(page) {
  let logQuery = "";
  /** @type {Selected} */
  let selected = { revision: null, from: null };
  return {
    verbs: {
      /** @param {{ query: string }} asked */
      filterLog({ query }) {
        logQuery = query;
        page.draw();
      },
      /** @param {{ revision: number | null, from?: number | null }} asked */
      selectRevision({ revision, from = null }) {
        selected = { revision, from };
        page.draw();
      },
      /** @param {{ revision: number | null }} asked */
      readHistory: ({ revision }) => page.session.readHistory(revision ?? 0),
    },
    content: () => ({ logQuery, selection: selected }),
  };
}
