import { term, translate } from "../../language/translate.js";
import { FollowedView } from "./followed-view.js";
import { LeadControls } from "./lead-controls.js";
import { OwnView } from "./own-view.js";

/** @import { Page } from "../../panels/page.d.ts" */
/** @import { FeatureHost } from "../feature.d.ts" */

const LOCKED = term("{name} has locked this session. You can look, but not change it.");
const UNLOCKED = term("The session is no longer locked.");
const FOLLOWING = term("{name} is presenting. This page follows.");
const STOPPED = term("You no longer follow {name}.");

/** A class or a talk: the session's lock, what this page presents, and whom it follows. */
export class Leading {
  #page;
  #own;
  #followed;
  #controls = new LeadControls();
  #version = 0;
  /** The one who has locked the session, as this page last heard; "" for nobody. */
  #lockedBy = "";
  #presenter = "";
  /** This page has locked the session, so it does so again after a restart. */
  #wantsLock = false;
  #wasLive = false;

  /** @param {FeatureHost} page */
  constructor(page) {
    this.#page = page;
    this.#own = new OwnView(page);
    this.#followed = new FollowedView(page);
  }

  get content() {
    const { isOn: isPresenting } = this.#own;
    return { leading: { isPresenting, isFollowing: this.#followed.isOn } };
  }

  /** @param {boolean} isLocked */
  async lock(isLocked) {
    this.#wantsLock = isLocked;
    const problem = await this.#ask("presence.lock", { locked: isLocked });
    if (problem === null) return;
    this.#wantsLock = false;
    this.#page.notices.fail(problem);
  }

  async present() {
    this.#followed.end();
    const problem = await this.#own.begin();
    if (problem !== null) this.#page.notices.fail(problem);
    this.#page.draw();
  }

  async endPresenting() {
    await this.#own.end();
    if (this.#page.content.lead?.presenter?.client === this.#page.client)
      await this.#ask("presence.present", { view: null });
    this.#page.draw();
  }

  /** @param {boolean} isFollowing */
  follow(isFollowing) {
    if (isFollowing) this.#followed.begin();
    else this.#followed.end();
    this.#showView();
    this.#page.draw();
  }

  /** @param {Page} page */
  update(page) {
    const { lead, link } = page;
    restSettings(page);
    if (lead === null) return;
    if (link.phase !== "live") {
      this.#wasLive = false;
    } else if (!this.#wasLive) {
      this.#wasLive = true;
      this.#own.sendAgain();
    }
    if (lead.version !== this.#version) this.#hear(page);
    this.#own.update();
    if (this.#followed.isOn && this.#followed.hasLeft(page)) this.#leave();
    this.#followed.draw();
    this.#controls.draw(page);
  }

  /** @param {Page} page */
  #hear(page) {
    const { lead, client } = page;
    if (lead === null) return;
    this.#version = lead.version;
    this.#hearLock(page);
    const presenter = lead.presenter?.client ?? "";
    if (presenter !== this.#presenter) {
      this.#presenter = presenter;
      if (presenter === "" || presenter === client) this.#followed.end();
      else this.#beginFollowing(lead.presenter?.title ?? "");
    }
    this.#showView();
    this.#page.draw();
  }

  /** @param {Page} page */
  #hearLock({ lead, client }) {
    const owner = lead?.lock?.client ?? "";
    if (owner === "" && this.#wantsLock) this.lock(true);
    if (owner === client) this.#wantsLock = true;
    if (owner === this.#lockedBy) return;
    const wasOther = this.#lockedBy !== "" && this.#lockedBy !== client;
    this.#lockedBy = owner;
    const isOther = owner !== "" && owner !== client;
    const words = isOther ? translate(LOCKED, { name: lead?.lock?.title ?? "" }) : null;
    this.#page.session.lockCommands("lead", words);
    if (words !== null) this.#say(words);
    else if (wasOther) this.#say(translate(UNLOCKED));
  }

  /** @param {string} name */
  #beginFollowing(name) {
    if (this.#own.isOn) return;
    this.#followed.begin();
    this.#say(translate(FOLLOWING, { name }));
  }

  #leave() {
    this.#followed.end();
    const name = this.#page.content.lead?.presenter?.title ?? "";
    this.#say(translate(STOPPED, { name }));
    this.#page.draw();
  }

  #showView() {
    const { view } = this.#page.content.lead ?? {};
    if (view && this.#followed.isOn) this.#followed.show(view);
  }

  /** @param {string} words */
  #say(words) {
    this.#page.announcer.announce(words);
    this.#page.notices.show({ tone: "note", words });
  }

  /**
   * @param {string} method
   * @param {Record<string, unknown>} params
   * @returns {Promise<string | null>} Why it was refused; null if it was done.
   */
  async #ask(method, params) {
    try {
      await this.#page.session.ask(method, params);
      return null;
    } catch (error) {
      return /** @type {Error} */ (error).message;
    }
  }
}

/**
 * The settings of the stage do nothing while the session is locked, or while it shows the past.
 * @param {Page} page
 */
function restSettings({ viewing, lead, client }) {
  const isLocked = Boolean(lead?.lock && lead.lock.client !== client);
  document.querySelector(".stage-head")?.toggleAttribute("inert", isLocked || viewing !== null);
}
