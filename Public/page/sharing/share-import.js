import { translate } from "../../language/translate.js";
import { ImportVerdict } from "./import-verdict.js";
import { drawPath } from "./shared-path.js";
import { aboutWords, errorWords, linkWords, sizeWords, verdictWords } from "./import-words.js";
import { LinkProblem, MOST_BYTES, textOf } from "./share-fragment.js";
import { sharedDocument } from "../../model/session/shared-document.js";
import { randomWord, socketAddress } from "../../protocol/identity.js";
import { beginWith } from "../../model/session/dry-run.js";
import { make, setAttribute } from "../../dom/dom.js";
import { sessionAddress } from "../../protocol/session-address.js";
import { runtime } from "../../protocol/runtime.js";

/** @import { FeatureHost } from "../feature.d.ts" */
/** @import { Shared } from "../../model/session/shared-document.js" */
/** @import { Reason } from "./import-words.js" */

/**
 * @typedef {{ verdict: string, reasons: Reason[] }} Judgement
 * @typedef {Error & { data?: { reasons?: Reason[] } }} Failure
 */

const NOWHERE = { epoch: null, revision: null };
/** The server judges typed text after a pause of this many milliseconds. */
const PAUSE = 300;
/** The line is waited for in turns of this many milliseconds, at most this many turns. */
const TURN = 100;
const MOST_TURNS = 100;

/** Takes a document, and lets the server check it before anything changes. */
export class ShareImport {
  #page;
  #close;
  /** @type {Shared | null} */
  #shared = null;
  /** The newest request: an answer to an older one is not shown. */
  #asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #field = make("textarea", {
    id: "share-text",
    "data-outside": "",
    spellcheck: "false",
    autocapitalize: "off",
    autocomplete: "off",
    input: () => this.#waitToJudge(),
  });
  #file = make("input", {
    type: "file",
    hidden: true,
    change: ({ currentTarget }) => {
      const [file] = currentTarget.files ?? [];
      currentTarget.value = "";
      if (file) this.openFile(file);
    },
  });
  #verdict = new ImportVerdict();
  #path = make("ol", { class: "share-path", "aria-label": translate("Path"), hidden: true });
  #newSession = make(
    "button",
    { type: "button", class: "primary", click: () => this.#importIntoNew() },
    translate("Open in a new session"),
  );
  #thisSession = make(
    "button",
    { type: "button", click: () => this.#importHere() },
    translate("Replace this session’s state"),
  );
  // A new session comes first: it takes nothing from anyone.
  #choice = make("div", { class: "share-row", hidden: true }, this.#newSession, this.#thisSession);

  /**
   * @param {FeatureHost} page
   * @param {() => void} close
   */
  constructor(page, close) {
    this.#page = page;
    this.#close = close;
    const choose = make(
      "button",
      { type: "button", click: () => this.#file.click() },
      translate("Choose a file…"),
    );
    this.element = make(
      "section",
      { class: "share-part share-import" },
      make("h3", {}, translate("Import")),
      make(
        "label",
        { for: "share-text", class: "share-hint" },
        translate("Paste a link, an exported state, a saved path or JSON Lines, or drop a file."),
      ),
      this.#field,
      make("div", { class: "share-row share-choose" }, choose, this.#file),
      this.#path,
      this.#verdict.element,
      this.#choice,
    );
  }

  /** @param {string} fragment */
  async openLink(fragment) {
    try {
      await this.#open((await textOf(fragment)) ?? "");
    } catch (error) {
      if (!(error instanceof LinkProblem)) throw error;
      this.#refuse(linkWords(error.kind));
    }
  }

  /** Goes to the first way to open what was read, if there is one. */
  focusChoice() {
    if (this.#choice.hidden) return;
    (this.#newSession.hidden ? this.#thisSession : this.#newSession).focus();
  }

  /** @param {File} file */
  async openFile(file) {
    const { size } = file;
    if (size > MOST_BYTES) return this.#refuse(sizeWords(size, MOST_BYTES));
    await this.#open(await file.text());
  }

  /** @param {string} text */
  async #open(text) {
    this.#field.value = text;
    await this.#judge();
  }

  #waitToJudge() {
    this.#clear();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#judge(), PAUSE);
  }

  async #judge() {
    const asked = this.#clear();
    const text = this.#field.value;
    if (!text.trim()) return;
    const link = /#(s=[^\s]*)$/.exec(text.trim())?.[1];
    if (link) return this.openLink(link);
    const size = new Blob([text]).size;
    if (size > MOST_BYTES) return this.#refuse(sizeWords(size, MOST_BYTES));
    try {
      const shared = sharedDocument(text);
      const { format, document } = shared;
      const judged = await this.#ask({ format, document, dryRun: true });
      if (asked === this.#asked) this.#show(shared, /** @type {Judgement} */ (judged));
    } catch (error) {
      if (asked === this.#asked) this.#refuse(errorWords(/** @type {Error} */ (error)));
    }
  }

  /** Forgets the last check, which is about another text. */
  #clear() {
    this.#shared = null;
    this.#verdict.element.hidden = this.#choice.hidden = this.#path.hidden = true;
    this.#asked += 1;
    return this.#asked;
  }

  /** @param {Record<string, unknown>} params */
  async #ask(params) {
    const { session } = this.#page;
    // A link is read before the line is live.
    for (let turn = 0; session.link.phase !== "live" && turn < MOST_TURNS; turn += 1) {
      await new Promise((resume) => setTimeout(resume, TURN));
    }
    return session.ask("import", params);
  }

  /**
   * @param {Shared} shared
   * @param {Judgement} judgement
   */
  #show(shared, { verdict, reasons }) {
    this.#shared = shared;
    drawPath(this.#path, shared);
    this.#verdict.show(verdict, verdictWords(verdict), aboutWords(shared));
    this.#verdict.showReasons(shared, this.#field.value, reasons);
    const isPossible = verdict !== "impossible";
    this.#thisSession.hidden = !isPossible;
    // The document's own scene may know types that this scene does not.
    this.#newSession.hidden = shared.format !== "json" ||
      !(isPossible || this.#isElsewhere(shared));
    this.#choice.hidden = this.#thisSession.hidden && this.#newSession.hidden;
    setAttribute(this.#thisSession, "class", this.#newSession.hidden ? "primary" : null);
  }

  /** @param {string} words */
  #refuse(words) {
    this.#asked += 1;
    this.#shared = null;
    this.#choice.hidden = true;
    this.#verdict.show("impossible", words);
  }

  async #importHere() {
    if (!this.#shared) return;
    const { format, document } = this.#shared;
    try {
      const { revision } = await this.#ask({ format, document });
      this.#page.perform("backToLive");
      this.#field.value = "";
      this.#clear();
      this.#close();
      const words = translate("Imported as revision {revision}. Undo to revert.", {
        revision: Number(revision),
      });
      this.#page.notices.show({ tone: "ok", words });
    } catch (error) {
      this.#fail(this.#shared, /** @type {Failure} */ (error));
    }
  }

  async #importIntoNew() {
    const shared = this.#shared;
    if (!shared) return;
    this.#choice.hidden = true;
    const { session, client } = this.#page;
    const { menus: { scenes }, credential } = session;
    const name = `shared-${randomWord(crypto)}`;
    const address = () => socketAddress(location, name, client, NOWHERE);
    const ask = session.ask.bind(session);
    try {
      await beginWith(shared, { name, address, runtime, credential, scenes, ask });
      location.assign(sessionAddress(location, name));
    } catch (error) {
      this.#fail(shared, /** @type {Failure} */ (error));
    }
  }

  /** @param {Shared} shared */
  #isElsewhere({ scene }) {
    const { menus: { scenes }, state } = this.#page.session;
    return scene !== state?.scene.id && scenes.some(({ id }) => id === scene);
  }

  /**
   * @param {Shared} shared
   * @param {Failure} error
   */
  #fail(shared, { message, data }) {
    this.#refuse(message);
    if (data?.reasons) this.#verdict.showReasons(shared, this.#field.value, data.reasons);
  }
}
