import { byID } from "../dom/dom.js";
import { Announcer } from "../dom/announcer.js";
import { foldPanel, hidePanel } from "../dom/sheets.js";
import { MEDIUM } from "../dom/widths.js";
import { Commands } from "../model/session/commands.js";
import { overdue } from "../model/session/link-words.js";
import { Notices } from "../model/session/notices.js";
import { Session } from "../model/session/session.js";
import { clientName, consumeCode, randomWord, socketAddress } from "../protocol/identity.js";
import { COMMANDS } from "../protocol/methods.js";
import { runtime } from "../protocol/runtime.js";
import { loadSymbols } from "../screen/symbols/symbol.js";
import { Features } from "./features.js";
import { ConnectionFeature } from "./features/connection.js";
import { firstFeatures } from "./first-features.js";
import { listenToEscape, listenToKeys } from "./keyboard.js";
import { Panels } from "./panels.js";
import { SessionEvents } from "./session-events.js";
import { SessionName } from "./session-name.js";
import { Verdicts } from "./verdicts.js";

/** @import { Params, Position } from "../types/wire.d.ts" */
/** @import { Page } from "../panels/page.d.ts" */
/** @import { FeatureHost } from "./feature.d.ts" */

const TICK = 500;
const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);

/**
 * The page: follows one session, hands its state down to the panels, and does what they ask for.
 * @implements {FeatureHost}
 */
export class Dashboard {
  client = clientName(localStorage, crypto);
  announcer = new Announcer(byID("polite"), byID("urgent"));
  /** @type {Session} */
  session;
  #name = new SessionName();
  #panels;
  #connection;
  #verdicts;
  #features = new Features();
  /** Settled when the features are there that come after the first picture. */
  #isWhole = Promise.resolve();
  /** An answer was overdue at the last tick. */
  #wasOverdue = false;

  /** @param {string} panels The selector of the elements that draw from the page. */
  constructor(panels) {
    this.#panels = new Panels(panels, () => this.content, (page) => this.#afterDraw(page));
    const draw = () => this.draw();
    const { announcer, client } = this;
    const address = (/** @type {Position} */ position) =>
      socketAddress(location, this.#name.current, client, position);
    const tab = randomWord(crypto);
    const delegate = new SessionEvents(this, this.#panels, this.#name);
    this.session = new Session({ tab, runtime, address, delegate });
    this.notices = new Notices(announcer, draw);
    const { session, notices } = this;
    this.commands = new Commands({ session, notices, announcer, draw });
    this.#connection = new ConnectionFeature(this);
    const hasUnsent = () => Boolean(this.connection?.outbox.list.length);
    this.#verdicts = new Verdicts(this, hasUnsent);
    this.#features.mount([...firstFeatures(this), this.#connection]);
  }

  start() {
    this.#name.show();
    if (this.#name.problem) this.notices.show({ tone: "error", words: this.#name.problem });
    foldPanel(byID("command"), MEDIUM);
    this.commands.pushed = closePush;
    this.#listen();
    const code = consumeCode(location, history);
    this.session.start(code === null ? null : { code });
    this.#features.start();
    this.#loadSteps();
    this.#connection.load();
    this.#isWhole = this.#mountLater();
    loadSymbols().then((areThere) => areThere && this.draw());
    this.draw();
  }

  #listen() {
    document.addEventListener("nav-intent", ({ target, detail }) => {
      const isFromForm = target instanceof Element && target.localName === "push-form";
      this.perform(detail.verb, detail.params, isFromForm);
    });
    listenToEscape(this);
    listenToKeys(this);
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.session.connection.retryNow();
    });
    addEventListener("online", () => this.session.connection.retryNow());
    setInterval(() => this.#tick(), TICK);
  }

  /** The words about the line change with time, even if no message comes. */
  #tick() {
    if (document.visibilityState === "visible") this.session.connection.probeIfSilent();
    const { link } = this.session;
    const waits = overdue(link, performance.now()) !== null;
    if (waits || this.#wasOverdue || link.phase !== "live") this.draw();
    this.#wasOverdue = waits;
  }

  /** The methods, and what revisions did: for panels that a first picture does without. */
  async #loadSteps() {
    await this.#verdicts.load();
    this.draw();
    const { effectsBetween } = await import("../model/history/revision-effects.js");
    this.session.log.describe = effectsBetween;
    this.draw();
  }

  async #mountLater() {
    const { laterFeatures } = await import("./later-features.js");
    this.#features.mount(laterFeatures(this));
    this.draw();
  }

  /** Notifies the features that all panels of the page are defined. */
  async open() {
    await this.#isWhole;
    this.#features.open();
  }

  get connection() {
    return this.#connection.controller;
  }

  get sessionName() {
    return this.#name.current;
  }

  /** Redraws the panels, at most once a frame. */
  draw() {
    this.#panels.draw();
  }

  /**
   * Draws the panels that have just been defined.
   * @param {string} name
   */
  drawDefined(name) {
    this.#panels.drawNew(name);
  }

  /** @param {Page} page */
  #afterDraw(page) {
    this.session.changes.noteDrawn();
    this.#features.update(page);
    this.notices.noteState(page.live);
    this.notices.noteConnection(page.link.shown === "away");
  }

  /** @returns {Page} */
  get content() {
    return {
      isMac: IS_MAC,
      client: this.client,
      sessionName: this.sessionName,
      meters: { draws: this.#panels.draws, patches: this.session.patches },
      verdict: (/** @type {string} */ verb, /** @type {Params} */ params) =>
        this.#verdicts.on(verb, params),
      ...this.#features.content,
    };
  }

  /**
   * Sends a command of the protocol, or does an action of a feature, once that is loaded; what
   * cannot be done says why.
   * @param {string} verb
   * @param {Params} params
   * @param {boolean} isFromForm
   */
  perform(verb, params = {}, isFromForm = false) {
    const { can, words } = this.#verdicts.on(verb, params);
    if (!can && words) this.notices.explain(words, this.session.state);
    else if (COMMANDS.has(verb)) this.commands.send(verb, params, isFromForm);
    else if (!this.#features.perform(verb, params))
      this.#isWhole.then(() => this.#features.perform(verb, params));
  }
}

/** Closes a form over the stage, so that the push is visible there, unless it is to stay. */
function closePush() {
  const form = byID("command");
  if (!("kept" in form.dataset)) hidePanel(form, document.querySelector("command-bar button"));
}
