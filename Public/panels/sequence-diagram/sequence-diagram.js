import { firstPush } from "../../model/state/first-commands.js";
import { translate } from "../../language/translate.js";
import { lanesOf, stepOf } from "../../model/log/sequence.js";
import { emit, make, setAttribute } from "../../dom/dom.js";
import { EmptyState } from "../parts/empty-state.js";
import { keyedList } from "../../dom/keyed-list.js";
import { writeUntrusted } from "../../dom/text.js";
import { RowWindow } from "../../dom/row-window.js";
import { drawStep, makeStep, placeOf } from "./sequence-row.js";

/** @import { Page } from "../page.d.ts" */
/** @import { Around, Lane } from "../../model/log/sequence.js" */

/**
 * The log as a sequence diagram, downwards in time: lanes of clients and of the model, an arrow for
 * each request, a dashed one for each message to this tab.
 *
 *   diagram.page = page;   // reads page.log, page.people, page.selection, page.roundTripOf,
 *   page.isOwn
 *
 * Only the steps in sight exist; steps that are not loaded are asked for. Scrolled to its end, it
 * follows new steps.
 */
export class SequenceDiagram extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  /** @type {Lane[]} */
  #lanes = [];
  #drawn = "";
  #planned = "";
  #follows = true;
  /** @type {number | null} */
  #active = null;
  #heads = make("div", { class: "sequence-heads", "aria-hidden": "true" });
  #list = make("ol", {
    class: "sequence-steps",
    "aria-label": translate("Who sent which request"),
  });
  #empty = new EmptyState();
  #box = make(
    "div",
    {
      class: "sequence-box",
      scroll: () => this.#scrolled(),
      keydown: (event) => this.#pressed(event),
    },
    this.#heads,
    this.#list,
  );
  #note = make(
    "p",
    { class: "sequence-note" },
    translate("Solid: request, with response time. Dashed: notification to this tab."),
  );
  #window = new RowWindow(this.#box);
  #resize = new ResizeObserver(() => this.#measure());

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#box, this.#empty.element, this.#note);
    this.#resize.observe(this.#box);
    this.#measure();
  }

  disconnectedCallback() {
    this.#resize.disconnect();
  }

  update() {
    if (!this.#page) return;
    const { log, people, selection } = this.#page;
    const count = log.head - log.oldest;
    const around = aroundOf(this.#page);
    const plan = [log.version, people?.version].join();
    if (plan !== this.#planned) this.#drawHeads(lanesOf(log, around));
    this.#planned = plan;
    this.#empty.element.hidden = count > 0;
    if (count === 0) {
      const words = translate("No changes yet. Push a value to see the first arrow.");
      this.#empty.show(words, firstPush(this.#page));
    }
    this.#box.hidden = count === 0;
    this.#note.hidden = count === 0;
    this.#list.style.setProperty("--count", String(count));
    if (this.#follows && !this.#window.isLocked) this.#window.scrollTo(this.#box.scrollHeight);
    const { first, last } = this.#window.range(count);
    const { roundTrip } = this.#page.link;
    const place = [first, last, count, selection.revision, this.#active];
    const drawn = [plan, roundTrip, ...place].join();
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#drawSteps(this.#page, around, first, last);
  }

  /** @param {Lane[]} lanes */
  #drawHeads(lanes) {
    this.#lanes = lanes;
    const all = [...lanes, { id: "the model", words: translate("Model"), client: null }];
    keyedList(this.#heads, all, {
      key: ({ id }) => id,
      make: () => make("span", { class: "sequence-lane" }),
      update: (head, { words, client }, index) => {
        head.style.setProperty("--place", `${placeOf(index, lanes)}%`);
        const colour = client === null ? null : this.#page?.people?.colourOf(client);
        setAttribute(head, "data-colour", colour);
        writeUntrusted(head, words, 40);
      },
    });
  }

  /**
   * @param {Page} page
   * @param {Around} around
   * @param {number} first
   * @param {number} last
   */
  #drawSteps({ log, selection }, around, first, last) {
    const revisions = Array.from({ length: last - first }, (_, place) => {
      return log.oldest + 1 + first + place;
    });
    const active = this.#active;
    if (active !== null && active > log.oldest && !revisions.includes(active))
      revisions.push(active);
    const tabStop = active ?? revisions.at(-1);
    const missing = revisions.find((revision) => !log.get(revision));
    if (missing !== undefined) {
      log.focus = missing;
      emit(this, "readHistory", { revision: missing });
    } else if (this.#follows) log.focus = null;
    keyedList(this.#list, revisions, {
      key: (revision) => revision,
      make: () =>
        makeStep({
          onFocus: (row) => this.#activate(Number(row.dataset.revision)),
          onClick: (row) => this.#choose(Number(row.dataset.revision)),
        }),
      update: (row, revision) => {
        const entry = log.get(revision);
        const step = entry ? stepOf(entry, this.#lanes, around) : null;
        row.style.setProperty("--index", String(revision - log.oldest - 1));
        setAttribute(row, "aria-posinset", revision - log.oldest);
        setAttribute(row, "aria-setsize", log.head - log.oldest);
        setAttribute(row.children[1], "tabindex", revision === tabStop ? "0" : "-1");
        const isSelected = selection.revision === revision;
        drawStep(row, { revision, step, lanes: this.#lanes, isSelected });
      },
    });
  }

  #scrolled() {
    this.#window.follow();
    const { scrollTop, scrollHeight, clientHeight } = this.#box;
    this.#follows = scrollTop + clientHeight >= scrollHeight - this.#window.rowHeight;
    this.update();
  }

  #measure() {
    this.#window.measure();
    this.#drawn = "";
    this.update();
  }

  /** @param {number} revision */
  #activate(revision) {
    if (this.#active === revision) return;
    this.#active = revision;
    this.update();
  }

  /** @param {number} revision */
  #choose(revision) {
    const isChosen = this.#page?.selection.revision === revision;
    emit(this, "selectRevision", { revision: isChosen ? null : revision });
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (!this.#page || !(event.target instanceof Element)) return;
    const row = /** @type {HTMLElement | null} */ (event.target.closest(".sequence-step"));
    const { head, oldest } = this.#page.log;
    const step = this.#window.step(event.key);
    if (step === undefined || !row) return;
    event.preventDefault();
    const revision = Number(row.dataset.revision) + step;
    this.#goTo(Math.max(oldest + 1, Math.min(head, revision)), oldest);
  }

  /**
   * @param {number} revision
   * @param {number} oldest
   */
  #goTo(revision, oldest) {
    this.#follows = false;
    this.#window.reveal(revision - oldest - 1);
    this.#active = revision;
    this.#measure();
    const row = this.#list.querySelector(`[data-revision="${revision}"] button`);
    /** @type {HTMLElement | null} */ (row)?.focus({ preventScroll: true });
  }
}

/**
 * @param {Page} page
 * @returns {Around}
 */
function aroundOf({ client, isOwn, roundTripOf, people }) {
  return { client, isOwn, roundTripOf, nameOf: (name) => people?.nameOf(name) ?? "" };
}
