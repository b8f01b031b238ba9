import { translate } from "../../language/translate.js";

/** @import { Page } from "../../panels/page.d.ts" */

/**
 * The state of the lock for the people here; "" if the session is not locked.
 * @param {Pick<Page, "lead" | "client">} page
 */
export function lockWords({ lead, client }) {
  if (!lead?.lock) return "";
  return lead.lock.client === client
    ? translate("Locked by you")
    : translate("Locked by {name}", { name: lead.lock.title });
}

/**
 * The presenter's name, with "following" if this page follows; "" without a presenter.
 * @param {Pick<Page, "lead" | "leading">} page
 */
export function presenterWords({ lead, leading }) {
  if (leading?.isPresenting) return translate("You’re presenting");
  if (!lead?.presenter) return "";
  const name = lead.presenter.title;
  return leading?.isFollowing
    ? translate("Following {name}", { name })
    : translate("{name} is presenting", { name });
}
