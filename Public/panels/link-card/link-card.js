import { timeOfDay } from "../../model/values/clock.js";
import { roundTripSentence, trafficWords } from "../../model/session/link-figures.js";
import { awaySentence, endSentence } from "../../model/session/away-words.js";
import { isAway, linkState } from "../../model/session/link-words.js";
import { writeExactly } from "../../protocol/exact-json.js";
import { faultWords } from "../../model/session/fault-words.js";
import { translate, translateCount } from "../../language/translate.js";
import { copyButton } from "../../dom/clipboard.js";
import { byID, emit, icon, make, setText } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { writeUntrusted } from "../../dom/text.js";

/** @import { Page } from "../page.d.ts" */
/** @import { Unsent } from "../../model/session/outbox.js" */
/** @import { ConnectionController } from "./connection-controller.js" */

/**
 * All about the line to the session, in a popover: its figures, the commands that were not sent, and
 * the history that the server has not kept.
 *
 *   card.page = page;   // reads page.link, page.now, page.connection, page.sessionName
 */
export class LinkCard extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  #isOpen = false;
  #state = make("p", { class: "link-state" });
  #reconnect = this.#button(translate("Reconnect now"), "reconnect");
  #unsentTitle = make("h2", {});
  #unsent = make("ul", { class: "link-rows", "aria-label": translate("Unsent commands") });
  #unsentPart = make(
    "section",
    { class: "link-part" },
    make(
      "div",
      { class: "link-part-head" },
      this.#unsentTitle,
      this.#button(translate("Send all"), "send"),
      this.#button(translate("Drop all"), "drop"),
    ),
    this.#unsent,
  );
  #lostTitle = make("h2", {});
  #lostWords = make("p", { class: "hint" });
  #steps = make("ol", {
    class: "link-rows link-steps",
    "aria-label": translate("The lost commands"),
  });
  #replay = this.#button("", "replay");
  #lostPart = make(
    "section",
    { class: "link-part" },
    this.#lostTitle,
    this.#lostWords,
    this.#steps,
    make(
      "div",
      { class: "link-part-head" },
      this.#replay,
      this.#button(translate("Bring the old state back"), "bringBack"),
      copyButton(translate("Copy the old state"), () => this.#lostState()),
      this.#button(translate("Discard"), "forget"),
    ),
  );
  #faultWords = make("p", { class: "link-words" });
  #faultPart = make(
    "section",
    { class: "link-part" },
    make("h2", {}, translate("Simulated faults")),
    this.#faultWords,
    make(
      "div",
      { class: "link-part-head" },
      this.#button(translate("All faults off"), "faultsOff"),
      this.#faultsButton(translate("Change them…")),
    ),
  );
  /** A mark in the top bar beside the chip, while faults are on. */
  #sign = make(
    "button",
    {
      type: "button",
      class: "fault-sign",
      title: translate("Switch all faults off"),
      hidden: true,
      click: () => emit(this, "connection", { act: "faultsOff" }),
    },
    icon("flag"),
    make("span", { class: "fault-sign-words" }, translate("Faults on")),
    make("span", { class: "visually-hidden" }, translate(": switch all off")),
    icon("close"),
  );
  #try = make(
    "p",
    { class: "link-part-head link-try" },
    this.#faultsButton(translate("Simulate faults…")),
    this.#openButton(translate("Show frames…"), "wire"),
  );
  #facts = make("dl", { class: "link-facts" });
  #drawnLost = /** @type {unknown} */ (null);

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (this.#sign.isConnected) return;
    byID("session-name").closest("p")?.nextElementSibling?.after(this.#sign);
    this.addEventListener("beforetoggle", ({ newState }) => this.#open(newState === "open"));
    // The chip may have been pressed while this was still loading.
    if (this.matches(":popover-open")) this.#open(true);
  }

  /** Opens at the history that was lost, with the button that restores it focused. */
  openAtLost() {
    const source = /** @type {HTMLElement} */ (document.querySelector("link-pill button"));
    if (!this.#isOpen) this.showPopover({ source });
    /** @type {HTMLElement | null} */
    const way = this.#lostPart.querySelector(".link-part-head button:not([hidden])");
    way?.focus();
  }

  /** @param {boolean} isOpen It is drawn before it is shown, so that it never appears empty. */
  #open(isOpen) {
    this.#isOpen = isOpen;
    if (isOpen) this.#fill();
    this.update();
  }

  #fill() {
    if (this.firstChild) return;
    const head = make("div", { class: "link-part-head" }, this.#state, this.#reconnect);
    this.append(head, this.#unsentPart, this.#lostPart, this.#faultPart, this.#facts, this.#try);
  }

  update() {
    if (!this.#page?.connection) return;
    const { link, now, connection } = this.#page;
    const { faults } = connection.faults;
    this.#sign.hidden = !faults.isOn;
    if (!this.#isOpen) return;
    this.#faultPart.hidden = !faults.isOn;
    setText(this.#faultWords, faultWords(faults));
    const away = isAway(link, now) ? awaySentence(link, now) : null;
    setText(this.#state, endSentence(link) ?? away ?? linkState(link, now).word);
    this.#reconnect.hidden = link.phase === "locked" || link.phase === "ended";
    this.#drawUnsent(connection.outbox.list);
    this.#drawLost(connection);
    this.#drawFacts(this.#page, connection);
  }

  /** @param {Unsent[]} list */
  #drawUnsent(list) {
    this.#unsentPart.hidden = list.length === 0;
    setText(
      this.#unsentTitle,
      translateCount(list.length, "{count} command not sent", "{count} commands not sent"),
    );
    keyedList(this.#unsent, list, {
      key: ({ id }) => id,
      make: ({ id, words, at }) => {
        const text = make("span", { class: "link-words" });
        writeUntrusted(text, words, 100);
        const time = make("span", { class: "hint" }, timeOfDay(at));
        const problem = make("span", { class: "field-problem" });
        const buttons = [
          this.#button(translate("Send"), "send", id),
          this.#button(translate("Drop"), "drop", id),
        ];
        return make("li", {}, text, time, ...buttons, problem);
      },
      update: (row, { problem }) => {
        writeUntrusted(/** @type {HTMLElement} */ (row.lastElementChild), problem ?? "", 300);
      },
    });
  }

  /** @param {ConnectionController} line */
  #drawLost({ lost }) {
    this.#lostPart.hidden = lost === null;
    if (lost === null || lost === this.#drawnLost) return;
    this.#drawnLost = lost;
    const { steps, revision, epoch, isWhole } = lost;
    const known = steps.filter(({ command }) => command !== null).length;
    setText(
      this.#lostTitle,
      translate("The server no longer has r1–r{revision} of {epoch}", {
        revision,
        epoch: epoch ?? "",
      }),
    );
    setText(
      this.#lostWords,
      known === steps.length && isWhole
        ? translate("This page still has all of its commands:")
        : translate(
          "This page has the state at r{revision}, and {known} of the last {all} commands:",
          {
            revision,
            known,
            all: steps.length,
          },
        ),
    );
    this.#replay.textContent = translateCount(
      known,
      "Replay this command",
      "Replay these {count} commands",
    );
    this.#replay.hidden = known === 0;
    this.#steps.replaceChildren(...steps.map(({ revision, words, command }) => {
      const text = make("span", { class: "link-words" });
      writeUntrusted(text, words, 120);
      const note = command === null &&
        make("span", { class: "hint" }, translate("cannot be replayed"));
      return make("li", {}, make("span", { class: "hint" }, `r${revision}`), text, note);
    }));
  }

  /**
   * @param {Page} page
   * @param {ConnectionController} line
   */
  #drawFacts({ link, sessionName }, { wire, roundTrips, server }) {
    const facts = [
      [translate("Round trip"), roundTripSentence(roundTrips)],
      [translate("Received"), trafficWords(wire.received)],
      [translate("Sent"), trafficWords(wire.sent)],
      [translate("Reconnections"), String(Math.max(0, wire.connections - 1))],
      [translate("Revision"), link.revision === null ? translate("None yet") : `r${link.revision}`],
      [translate("Epoch"), link.epoch ?? translate("None yet")],
      [translate("Session"), sessionName],
      [translate("Server"), server || translate("Unknown")],
    ];
    keyedList(this.#facts, facts, {
      key: ([name]) => name,
      make: ([name]) => make("div", {}, make("dt", {}, name), make("dd", {})),
      update: (row, [, value]) => {
        writeUntrusted(/** @type {HTMLElement} */ (row.lastElementChild), value, 120);
      },
    });
  }

  #lostState() {
    const lost = this.#page?.connection?.lost;
    return lost ? writeExactly(lost.state, 2) : "";
  }

  /** @param {string} words */
  #faultsButton(words) {
    return this.#openButton(words, "faults");
  }

  /**
   * @param {string} words
   * @param {string} id The panel's.
   */
  #openButton(words, id) {
    const click = () => {
      this.hidePopover();
      emit(this, "openPanel", { id });
    };
    return make("button", { type: "button", click }, words);
  }

  /**
   * @param {string} words
   * @param {string} act
   * @param {number} [which]
   */
  #button(words, act, which) {
    const click = () => {
      emit(this, "connection", { act, which });
      // The button can go together with its subject.
      this.focus({ preventScroll: true });
    };
    return make("button", { type: "button", click }, words);
  }
}
