import { translate } from "../../language/translate.js";
import { emit, icon, make, setAttribute, setIcon, setText } from "../../dom/dom.js";
import { loadStyles } from "../../dom/style-sheet.js";
import { writeUntrusted } from "../../dom/text.js";
import { lockWords, presenterWords } from "./lead-words.js";

/** @import { Page } from "../../panels/page.d.ts" */

const SHEET = "/page/leading/leading.css";

/**
 * The buttons for a class, in the list of who is here; and a pill beside it while the session is
 * locked or presented.
 */
export class LeadControls {
  #lock = button("lockSession");
  #present = button("presentToAll");
  #follow = button("follow");
  #join = button("join");
  #hint = make("p", { class: "hint" });
  #section = make(
    "section",
    { class: "lead-section", "aria-label": translate("For a class or a talk") },
    make("div", { class: "lead-buttons" }, this.#lock, this.#present, this.#follow, this.#join),
    this.#hint,
  );
  #words = make("span", { class: "lead-words" });
  #glyph = icon("eye");
  #pill = make(
    "button",
    {
      type: "button",
      class: "lead-pill",
      "aria-haspopup": "dialog",
      popovertarget: "who-is-here",
    },
    this.#glyph,
    this.#words,
  );

  /** @param {Page} page */
  draw(page) {
    this.#place();
    const { lead, leading, client } = page;
    const isOwnLock = lead?.lock?.client === client;
    const isOtherLock = lead?.isLockedFor(client) === true;
    const isPresenting = leading?.isPresenting === true;
    const isOther = Boolean(lead?.presenter) && !isPresenting;
    setText(this.#lock, isOwnLock ? translate("Unlock") : translate("Lock"));
    setAttribute(this.#lock, "aria-pressed", isOwnLock);
    this.#lock.hidden = isOtherLock;
    setText(
      this.#present,
      isPresenting ? translate("Stop presenting") : translate("Present to everyone"),
    );
    setAttribute(this.#present, "aria-pressed", isPresenting);
    this.#present.hidden = isOther || isOtherLock;
    setText(
      this.#follow,
      leading?.isFollowing ? translate("Stop following") : translate("Follow"),
    );
    this.#follow.hidden = !isOther;
    setText(this.#join, translate("Join code…"));
    const words = [lockWords(page), presenterWords(page)].filter(Boolean);
    const hint = translate(
      "Lock: only you change the session. Present: others see the revision, panel and pointer you see.",
    );
    writeUntrusted(this.#hint, words.length > 0 ? `${words.join(". ")}.` : hint, 200);
    writeUntrusted(this.#words, words.join(" · "), 80);
    this.#pill.hidden = words.length === 0;
    setIcon(this.#glyph, lead?.lock ? "lock" : "eye");
    const mode = isOtherLock ? "locked" : words.length > 0 ? "led" : null;
    setAttribute(document.body, "data-lead", mode);
  }

  /** The list exists once someone is known to be here. */
  #place() {
    if (this.#section.isConnected) return;
    const form = document.querySelector(".people-form");
    if (form === null) return;
    loadStyles(SHEET);
    form.after(this.#section);
    form.closest(".top-bar > *")?.before(this.#pill);
  }
}

/** @param {string} verb */
function button(verb) {
  return make("button", {
    type: "button",
    click: ({ currentTarget }) => emit(currentTarget, verb),
  });
}
