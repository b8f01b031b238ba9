import { term, translate, translateCount, translateSentence } from "../../language/translate.js";
import { LinkProblem, MOST_BYTES, textOf } from "./share-fragment.js";
import { BrokenDocument, lineOf, sharedDocument } from "../../model/session/shared-document.js";
import { randomWord, socketAddress } from "../../protocol/identity.js";
import { beginWith } from "../../model/session/dry-run.js";
import { make, setAttribute, setText } from "../../dom/dom.js";
import { sessionAddress } from "../../protocol/session-address.js";
import { writeUntrusted } from "../../dom/text.js";
import { runtime } from "../../protocol/runtime.js";

/** @import { FeatureHost } from "../feature.d.ts" */
/** @import { Shared } from "../../model/session/shared-document.js" */
/** @import { Sentence } from "../../types/wire.d.ts" */

/**
 * @typedef {{ pointer: string, message: string, sentence?: Sentence }} Reason
 * @typedef {{ verdict: string, reasons: Reason[] }} Judgement
 * @typedef {Error & { data?: { reasons?: Reason[] } }} Failure
 */

const VERDICTS = new Map([
  ["fine", term("Ready to import: everything is recognized.")],
  ["risky", term("Can be imported, but some of it isn’t recognized.")],
  ["impossible", term("Can’t be imported here. Nothing was changed.")],
]);
const LINKS = {
  broken: term("The link is damaged or incomplete. Nothing was changed."),
  version: term(
    "The link comes from another version of Colonnade. Nothing was changed.",
  ),
  large: term("The link holds more than a session can. Nothing was changed."),
};
const LARGE = term(
  "The file has {size} bytes; the limit is {most}. Nothing was changed.",
);
const BROKEN = term("Line {line} isn’t valid: {reason}. Nothing was changed.");
const OTHER = term(
  "Not recognized: expected an exported state, a saved path or JSON Lines. Nothing was changed.",
);
const NOWHERE = { epoch: null, revision: null };
const MOST_REASONS = 20;
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
  #words = make("p", {});
  #about = make("p", { class: "share-hint" });
  #reasons = make("ul", { "aria-label": translate("Reasons") });
  #verdict = make(
    "div",
    { class: "share-verdict", role: "status", hidden: true },
    this.#words,
    this.#about,
    this.#reasons,
  );
  #thisSession = make(
    "button",
    { type: "button", class: "primary", click: () => this.#importHere() },
    translate("Import here"),
  );
  #newSession = make(
    "button",
    { type: "button", click: () => this.#importIntoNew() },
    translate("Open in a new session"),
  );
  #choice = make("div", { class: "share-row", hidden: true }, this.#thisSession, this.#newSession);

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
      { class: "share-part" },
      make("h3", {}, translate("Import")),
      make(
        "label",
        { for: "share-text", class: "share-hint" },
        translate("Paste a link, an exported state, a saved path or JSON Lines, or drop a file."),
      ),
      this.#field,
      make("div", { class: "share-row" }, choose, this.#file),
      this.#verdict,
      this.#choice,
    );
  }

  /** @param {string} fragment */
  async openLink(fragment) {
    try {
      await this.#open((await textOf(fragment)) ?? "");
    } catch (error) {
      if (!(error instanceof LinkProblem)) throw error;
      this.#refuse(translate(LINKS[error.kind]));
    }
  }

  /** @param {File} file */
  async openFile(file) {
    const { size } = file;
    if (size > MOST_BYTES) return this.#refuse(translate(LARGE, { size, most: MOST_BYTES }));
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
    if (size > MOST_BYTES) return this.#refuse(translate(LARGE, { size, most: MOST_BYTES }));
    try {
      const shared = sharedDocument(text);
      const { format, document } = shared;
      const judged = await this.#ask({ format, document, dryRun: true });
      if (asked === this.#asked) this.#show(shared, /** @type {Judgement} */ (judged));
    } catch (error) {
      if (asked === this.#asked) this.#refuse(wordsOf(/** @type {Error} */ (error)));
    }
  }

  /** Forgets the last check, which is about another text. */
  #clear() {
    this.#shared = null;
    this.#verdict.hidden = this.#choice.hidden = true;
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
    this.#draw(verdict, translate(VERDICTS.get(verdict) ?? verdict));
    setText(this.#about, aboutWords(shared));
    this.#drawReasons(shared, reasons);
    const isPossible = verdict !== "impossible";
    this.#thisSession.hidden = !isPossible;
    // The document's own scene may know types that this scene does not.
    this.#newSession.hidden = shared.format !== "json" ||
      !(isPossible || this.#isElsewhere(shared));
    this.#choice.hidden = this.#thisSession.hidden && this.#newSession.hidden;
  }

  /**
   * @param {Shared} shared
   * @param {Reason[]} reasons
   */
  #drawReasons(shared, reasons) {
    const rows = reasons.slice(0, MOST_REASONS).map((reason) => {
      const row = make("li", {});
      writeUntrusted(row, reasonWords(shared, this.#field.value, reason), 400);
      return row;
    });
    this.#reasons.replaceChildren(...rows);
  }

  /** @param {string} words */
  #refuse(words) {
    this.#asked += 1;
    this.#shared = null;
    this.#choice.hidden = true;
    this.#draw("impossible", words);
    setText(this.#about, "");
    this.#reasons.replaceChildren();
  }

  /**
   * @param {string} verdict
   * @param {string} words
   */
  #draw(verdict, words) {
    this.#verdict.hidden = false;
    setAttribute(this.#verdict, "data-verdict", verdict);
    writeUntrusted(this.#words, words, 600);
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
    if (data?.reasons) this.#drawReasons(shared, data.reasons);
  }
}

/** @param {Error} error */
function wordsOf(error) {
  if (!(error instanceof BrokenDocument)) return error.message;
  const { line, message } = error;
  return line === null ? translate(OTHER) : translate(BROKEN, { line, reason: message });
}

/** @param {Shared} shared */
function aboutWords({ format, count, scene }) {
  if (format === "jsonl") return translateCount(count ?? 0, "{count} request", "{count} requests");
  if (count === null) return "";
  const path = translateCount(count, "{count} value on the path", "{count} values on the path");
  return scene === null ? path : translate("Scene {scene}: {path}", { scene, path });
}

/** The words of a sentence about one of the requests, which this page numbers itself. */
const OF_LINE = "Line {0}: {1}";

/**
 * @param {Shared} shared
 * @param {string} text What it was read of.
 * @param {Reason} reason
 */
function reasonWords({ format }, text, { pointer, message, sentence }) {
  const inner = sentence?.words === OF_LINE ? sentence.values?.[1] : sentence ?? message;
  const reason = typeof inner === "object" ? translateSentence(inner) : inner ?? message;
  if (format !== "jsonl")
    return placed(text.includes("\n") ? lineOf(text, pointer) : null, pointer, reason);
  // The pointer counts lines from 0.
  const [, index, rest = ""] = /^\/(\d+)(.*)$/.exec(pointer) ?? [];
  return placed(Number(index) + 1 || null, rest, reason);
}

/**
 * @param {number | null} line
 * @param {string} pointer
 * @param {string} reason
 */
function placed(line, pointer, reason) {
  if (line === null)
    return pointer ? translate("{pointer}: {reason}", { pointer, reason }) : reason;
  if (!pointer) return translate("Line {line}: {reason}", { line, reason });
  return translate("Line {line}, {pointer}: {reason}", { line, pointer, reason });
}
