import { translate } from "../../language/translate.js";
import { randomWord, socketAddress } from "../../protocol/identity.js";
import { dryRun } from "../../model/session/dry-run.js";
import { icon, make, setAttribute } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { forgetLink, noteLink, recentLinks } from "./recent-links.js";
import { loadStyles } from "../../dom/style-sheet.js";
import { writeUntrusted } from "../../dom/text.js";
import { runtime } from "../../protocol/runtime.js";

/** @import { FeatureHost } from "../feature.d.ts" */
/** @import { Preview } from "../../model/session/dry-run.js" */

const NOWHERE = { epoch: null, revision: null };

/** @type {DeepLinkField | null} */
let field = null;

/**
 * Opens the field for deep links, over the stage.
 * @param {FeatureHost} page
 */
export async function open(page) {
  await loadStyles("/page/deep-link/deep-link.css");
  field ??= new DeepLinkField(page);
  field.open();
}

/** A field for a URL that the scene is to open, what it would do, and the links opened before. */
class DeepLinkField {
  #page;
  /** The newest request: an answer to an older one is not shown. */
  #asked = 0;
  #input = make("input", {
    type: "text",
    id: "deep-link-url",
    "aria-describedby": "deep-link-message",
    placeholder: "library://book/2",
    "data-outside": "",
    maxlength: 8000,
    spellcheck: "false",
    autocapitalize: "off",
    autocomplete: "off",
    input: () => this.#showMessage("", ""),
  });
  #message = make("p", { class: "deep-link-message", id: "deep-link-message", role: "status" });
  #steps = make("ol", {
    class: "deep-link-steps",
    "aria-label": translate("Screens on the stack"),
  });
  #recent = make("ul", {
    class: "deep-link-recent",
    "aria-label": translate("Links opened before"),
  });
  #recentPart = make(
    "section",
    { class: "deep-link-part" },
    make("h2", {}, translate("Opened before, stored in this browser")),
    this.#recent,
  );
  #box = make(
    "div",
    { class: "deep-link floating-card", role: "dialog", "aria-label": translate("Deep link") },
    make(
      "form",
      { class: "deep-link-form", novalidate: true, submit: (event) => this.#submit(event) },
      make("label", { for: "deep-link-url" }, translate("URL for the scene")),
      this.#input,
      make("button", {
        type: "button",
        title: translate("Preview the result in a copy of the session"),
        click: () => this.#preview(),
      }, translate("Preview")),
      make("button", { type: "submit", class: "primary" }, translate("Open it")),
    ),
    this.#message,
    this.#steps,
    this.#recentPart,
  );

  /** @param {FeatureHost} page */
  constructor(page) {
    this.#page = page;
    this.#box.popover = "auto";
    document.body.append(this.#box);
  }

  open() {
    this.#drawRecent();
    if (!this.#box.matches(":popover-open")) this.#box.showPopover();
    this.#input.focus();
    this.#input.select();
  }

  /** @param {Event} event */
  #submit(event) {
    event.preventDefault();
    this.#open(this.#input.value.trim());
  }

  /** @param {string} url */
  #open(url) {
    return this.#attempt(url, async (scene) => {
      const { changed } = await this.#page.session.command("openURL", { url });
      noteLink({ url, scene });
      this.#drawRecent();
      const words = changed === false
        ? translate("Opened. The navigation didn’t change.")
        : translate("Opened. Undo to revert.");
      return () => {
        this.#showMessage("ok", words);
        this.#showScreens(this.#page.session.state?.screens ?? []);
      };
    });
  }

  #preview() {
    const url = this.#input.value.trim();
    return this.#attempt(url, async () => {
      const preview = await this.#dryRun(url);
      return () => this.#showPreview(preview);
    });
  }

  /**
   * Does something with a URL, and says why if that is refused.
   * @param {string} url
   * @param {(scene: string) => Promise<() => void>} work Gives what shows its outcome.
   */
  async #attempt(url, work) {
    const { state, commandLock } = this.#page.session;
    this.#asked += 1;
    const asked = this.#asked;
    this.#showMessage("", translate("Asking the scene…"));
    let show;
    try {
      if (url === "")
        throw new Error(translate("Enter a URL first, for example library://book/2."));
      if (commandLock !== null) throw new Error(commandLock);
      show = await work(state?.scene.id ?? "");
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      show = () =>
        this.#showMessage("error", translate("Nothing was changed: {reason}", { reason: message }));
    }
    if (asked === this.#asked) show();
  }

  /** @param {string} url */
  #dryRun(url) {
    const { session, client } = this.#page;
    const { state, menus: { scenes }, credential } = session;
    if (!state) throw new Error(translate("No state."));
    const name = `preview-${randomWord(crypto)}`;
    return dryRun(
      {
        name,
        runtime,
        credential,
        state,
        scenes,
        address: () => socketAddress(location, name, client, NOWHERE),
        ask: (method, params) => session.ask(method, params),
      },
      "openURL",
      { url },
    );
  }

  /** @param {Preview} preview */
  #showPreview({ changed, state }) {
    this.#showMessage(
      "",
      changed
        ? translate("Result:")
        : translate("It would be handled without changing the navigation."),
    );
    if (changed) this.#showScreens(state.screens);
  }

  /** @param {{ title: string }[]} screens */
  #showScreens(screens) {
    this.#steps.replaceChildren(...screens.map(({ title }) => {
      const step = make("li", {});
      writeUntrusted(step, title || translate("Without a title"), 80);
      return step;
    }));
  }

  /**
   * @param {"" | "ok" | "error"} tone
   * @param {string} words
   */
  #showMessage(tone, words) {
    setAttribute(this.#message, "data-tone", tone || null);
    setAttribute(this.#input, "aria-invalid", tone === "error" ? "true" : null);
    writeUntrusted(this.#message, words, 500);
    this.#steps.replaceChildren();
  }

  #drawRecent() {
    const scene = this.#page.session.state?.scene.id ?? "";
    const links = recentLinks(scene);
    this.#recentPart.hidden = links.length === 0;
    keyedList(this.#recent, links, {
      key: ({ url, scene }) => JSON.stringify([url, scene]),
      make: (link) => {
        const text = make("button", { type: "button", class: "deep-link-again" });
        text.addEventListener("click", () => {
          this.#input.value = link.url;
          this.#open(link.url);
        });
        writeUntrusted(text, link.url, 120);
        const forget = make("button", {
          type: "button",
          class: "icon-button",
          "aria-label": translate("Forget this link"),
          title: translate("Forget this link"),
          click: () => this.#removeRecent(link),
        }, icon("close"));
        return make("li", {}, text, make("span", { class: "hint" }), forget);
      },
      update: (row, link) => {
        const hint = /** @type {HTMLElement} */ (row.children[1]);
        writeUntrusted(hint, link.scene === scene ? "" : link.scene, 40);
      },
    });
  }

  /** @param {{ url: string, scene: string }} link */
  #removeRecent(link) {
    forgetLink(link);
    this.#drawRecent();
    this.#input.focus();
  }
}
