import { translate } from "../language/translate.js";
import { visibleText } from "../dom/visible-marks.js";
import { impossibleSession, randomWord, sessionOf } from "../protocol/identity.js";
import { byID, setText } from "../dom/dom.js";

/** The name of the page's session, shown in the top bar, the title and the address. */
export class SessionName {
  current = firstSession();

  /**
   * Takes a new name, and shows it.
   * @param {string} name
   */
  change(name) {
    this.current = name;
    this.show();
  }

  show() {
    setText(byID("session-name"), this.current);
    document.title = `${this.current} · Colonnade`;
    if (this.current === sessionOf(location)) return;
    const url = new URL(location.href);
    url.searchParams.set("session", this.current);
    history.replaceState(null, "", url);
  }

  /** A sentence about a name in the address that no session can have; null for a valid one. */
  get problem() {
    const impossible = impossibleSession(location);
    return impossible === null ? null : translate(
      "“{name}” isn’t a valid session name. Use 1 to 64 letters, digits, “_” or “-”. Showing session “{current}”.",
      { name: visibleText(impossible, 40), current: this.current },
    );
  }
}

/** The session that the address names. A shared state without one gets a session of its own. */
function firstSession() {
  const isShared = location.hash.startsWith("#s=");
  const isNamed = new URLSearchParams(location.search).has("session");
  return isShared && !isNamed ? `link-${randomWord(crypto)}` : sessionOf(location);
}
