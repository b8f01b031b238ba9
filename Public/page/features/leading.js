import { term } from "../../language/translate.js";
import { addShortcuts } from "../../panels/shortcuts.js";
import { Leading } from "../leading/leading.js";

/** @import { Page } from "../../panels/page.d.ts" */
/** @import { FeatureHost } from "../feature.d.ts" */

/** @type {import("../../panels/shortcuts.js").Shortcut[]} */
const SHORTCUTS = [
  {
    id: "presentToAll",
    keys: [],
    words: term("Let others follow this page"),
    group: term("Session"),
  },
  {
    id: "join",
    keys: [],
    words: term("Let others join: show the session’s address"),
    group: term("Session"),
  },
  { id: "follow", keys: [], words: term("Follow the presenter, or stop"), group: term("Session") },
  {
    id: "lockSession",
    keys: ["Shift+L"],
    words: term("Lock the session for others, or unlock it"),
    group: term("Session"),
  },
];

/**
 * The session's lock, and the view that a class follows.
 * @param {FeatureHost} page
 */
export function leading(page) {
  const leader = new Leading(page);
  addShortcuts(SHORTCUTS);

  async function join() {
    const { JoinCard } = await import("../leading/join-card.js");
    await (card ??= new JoinCard()).open(page.sessionName);
  }

  /** @type {import("../leading/join-card.js").JoinCard | null} */
  let card = null;
  return {
    verbs: {
      join,
      lockSession: () => leader.lock(page.content.lead?.lock?.client !== page.client),
      presentToAll: () => leader.togglePresenting(),
      follow: () => leader.follow(!page.content.leading?.isFollowing),
    },
    content: () => leader.content,
    update: (/** @type {Page} */ content) => leader.update(content),
  };
}
