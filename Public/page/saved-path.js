/** @import { Dashboard } from "./dashboard.js" */

/**
 * Asks how many bytes SwiftUI saves of the present path, which the page then shows.
 * @param {Dashboard} page
 */
export async function measurePath(page) {
  const path = page.session.state?.detail.path ?? [];
  try {
    const { document } = await page.session.ask("export", { format: "swiftui" });
    if (page.session.state?.detail.path !== path) return;
    page.savedPath = { path, bytes: new TextEncoder().encode(document).length };
    page.draw();
  } catch (error) {
    page.notices.fail(/** @type {Error} */ (error).message);
  }
}
