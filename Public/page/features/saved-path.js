/** @import { SavedPath } from "../../types/page.d.ts" */
/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * The number of bytes that SwiftUI saves of the present path, once someone has asked for it.
 * @param {FeatureHost} page
 */
export function savedPath(page) {
  const { session, notices } = page;
  /** @type {SavedPath | null} */
  let measured = null;
  return {
    verbs: {
      async measurePath() {
        const path = session.state?.detail.path ?? [];
        try {
          const { document } = await session.ask("export", { format: "swiftui" });
          if (session.state?.detail.path !== path) return;
          measured = { path, bytes: new TextEncoder().encode(document).length };
          page.draw();
        } catch (error) {
          notices.fail(/** @type {Error} */ (error).message);
        }
      },
    },
    content: () => ({ savedPath: measured }),
  };
}
