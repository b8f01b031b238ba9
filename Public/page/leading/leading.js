import { term, translate } from "../../language/translate.js";
import { FollowedView } from "./followed-view.js";
import { LeadControls } from "./lead-controls.js";
import { OwnView } from "./own-view.js";
import { refusalOf } from "./refusal-of.js";

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
  /** The client that has locked the session, and the one that presents it; "" for none. */
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
    return { leading: { isPresenting: this.#isPresenting, isFollowing: this.#followed.isOn } };
  }

  /** True if this page presents, or another tab of this browser. */
  get #isPresenting() {
    return this.#own.isOn || this.#presenter === this.#page.client;
  }

  /** @param {boolean} isLocked */
  async lock(isLocked) {
    this.#wantsLock = isLocked;
    const problem = await refusalOf(
      this.#page.session.ask("presence.lock", { locked: isLocked }),
    );
    if (problem === null) return;
    this.#wantsLock = false;
    this.#page.notices.fail(problem);
  }

  /** Begins to present, or ends it. */
  async togglePresenting() {
    if (this.#isPresenting) {
      await this.#own.end();
    } else {
      this.#followed.end();
      const problem = await this.#own.begin();
      if (problem !== null) this.#page.notices.fail(problem);
    }
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
      // The server forgets the presenter, and this page begins again.
      if (this.#own.isOn) this.#presenter = "";
    } else if (!this.#wasLive) {
      this.#wasLive = true;
      this.#own.sendAgain();
    }
    if (lead.version !== this.#version) this.#take(page);
    this.#own.update();
    if (this.#followed.isOn && this.#followed.hasLeft(page)) this.#leave();
    this.#followed.draw();
    this.#controls.draw(page);
  }

  /** @param {Page} page */
  #take(page) {
    this.#version = page.lead?.version ?? 0;
    this.#takeLock(page);
    this.#takePresenter(page);
    this.#showView();
    this.#page.draw();
  }

  /** @param {Page} page */
  #takeLock({ lead, client }) {
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

  /** @param {Page} page */
  #takePresenter({ lead, client }) {
    const presenter = lead?.presenter?.client ?? "";
    if (presenter === this.#presenter) return;
    const isOther = presenter !== "" && presenter !== client;
    const hasEnded = presenter === "" && this.#presenter === client;
    if (isOther || hasEnded) this.#own.stop();
    this.#presenter = presenter;
    if (!isOther) return this.#followed.end();
    this.#followed.begin();
    this.#say(translate(FOLLOWING, { name: lead?.presenter?.title ?? "" }));
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
}

/**
 * The settings of the stage do nothing while the session is locked, or while it shows the past.
 * @param {Page} page
 */
function restSettings({ viewing, lead, client }) {
  const rests = viewing !== null || lead?.isLockedFor(client) === true;
  document.querySelector(".stage-head")?.toggleAttribute("inert", rests);
}
