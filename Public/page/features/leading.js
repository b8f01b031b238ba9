import { Leading } from "../leading/leading.js";

/** @import { Page } from "../../panels/page.d.ts" */
/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * The session's lock, and the view that a class follows.
 * @param {FeatureHost} page
 */
export function leading(page) {
  const leading = new Leading(page);

  async function join() {
    const { JoinCard } = await import("../leading/join-card.js");
    await (card ??= new JoinCard()).open(page.sessionName);
  }

  /** @type {import("../leading/join-card.js").JoinCard | null} */
  let card = null;
  return {
    verbs: {
      join,
      lockSession: () => leading.lock(page.content.lead?.lock?.client !== page.client),
      presentToAll: () =>
        page.content.leading?.isPresenting ? leading.endPresenting() : leading.present(),
      endPresenting: () => leading.endPresenting(),
      follow: () => leading.follow(!page.content.leading?.isFollowing),
    },
    content: () => leading.content,
    update: (/** @type {Page} */ content) => leading.update(content),
  };
}
