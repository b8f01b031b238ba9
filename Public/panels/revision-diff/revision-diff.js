import { timeOfDay } from "../../model/values/clock.js";
import { causeWords } from "../../model/history/change-summary.js";
import { firstPush } from "../../model/state/first-commands.js";
import { translate } from "../../language/translate.js";
import { nameOfClient } from "../../model/session/client-words.js";
import { compareStates, isEqual } from "../../model/state/state-diff.js";
import { RevisionStates } from "../../model/history/revision-states.js";
import { emit, make, setAttribute } from "../../dom/dom.js";
import { EmptyState } from "../parts/empty-state.js";
import { writeUntrusted } from "../../dom/text.js";
import { diffSections, diffWords } from "./diff-list.js";
import { picker, showRevision, stepButton } from "../parts/revision-picker.js";

/** @import { Page } from "../page.d.ts" */

/**
 * The differences between two revisions: at first between the selected revision, or the one being
 * viewed, and its predecessor.
 *
 *   diff.page = page;   // reads page.selection, page.viewing, page.live, page.link, page.log, page.ask
 *
 * The chosen other revision stays until the predecessor is asked for again.
 */
export class RevisionDiff extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  /**
   * The revision to compare with; null for the predecessor.
   * @type {number | null}
   */
  #chosen = null;
  /** @type {unknown[]} */
  #drawn = [];
  #empty = new EmptyState();
  #past = new RevisionStates(() => this.update());
  #from = picker(translate("From revision"), (revision) => this.#choose(revision));
  #to = picker(translate("To revision"), (revision) => this.#select(revision));
  #older = stepButton(translate("Older revision"), "back", () => this.#step(-1));
  #newer = stepButton(translate("Newer revision"), "forward", () => this.#step(1));
  #latest = make(
    "button",
    { type: "button", click: () => this.#select(null) },
    translate("Latest"),
  );
  #predecessor = make(
    "button",
    {
      type: "button",
      title: translate("Compare with the previous revision"),
      click: () => this.#choose(null),
    },
    translate("Predecessor"),
  );
  #caption = make("p", { class: "diff-caption" });
  #body = make("div", {
    class: "diff-body",
    tabindex: "0",
    role: "region",
    "aria-label": translate("Changes"),
  });

  /** @param {Page} page */
  set page(page) {
    if (page.link.epoch !== this.#page?.link.epoch) this.#chosen = null;
    this.#page = page;
    this.#past.update(page);
    this.update();
  }

  connectedCallback() {
    if (this.firstChild) return;
    const pickers = make(
      "div",
      { class: "diff-pickers" },
      this.#older,
      make("label", {}, make("span", {}, translate("From")), this.#from),
      make("label", {}, make("span", {}, translate("to")), this.#to),
      this.#newer,
      this.#predecessor,
      this.#latest,
    );
    this.append(pickers, this.#caption, this.#body);
    this.update();
  }

  /** The revisions that are compared: `[from, to]`. */
  get #revisions() {
    const { selection, viewing, link } = this.#page ?? {};
    const to = selection?.revision ?? viewing?.revision ?? link?.revision ?? 0;
    return [this.#chosen ?? Math.max(0, (selection?.from ?? to) - 1), to];
  }

  update() {
    if (!this.#page?.state || !this.firstChild) return;
    const [from, to] = this.#revisions;
    this.#drawPickers(this.#page, from, to);
    const [before, after] = [this.#past.get(from), this.#past.get(to)];
    const drawn = [from, to, before?.state ?? before, after?.state ?? after, this.#page.log.titles];
    if (drawn.every((part, index) => part === this.#drawn[index])) return;
    this.#drawn = drawn;
    this.#body.replaceChildren(...this.#sections(from, to, before, after, this.#page.log.titles));
    this.#body.scrollTop = 0;
  }

  /**
   * @param {number} from
   * @param {number} to
   * @param {import("../../model/history/revision-states.js").RevisionState | null} before
   * @param {import("../../model/history/revision-states.js").RevisionState | null} after
   * @param {Record<string, string>} titles
   */
  #sections(from, to, before, after, titles) {
    if (from === 0 && to === 0 && this.#page) {
      const words = translate("No changes yet. The changes a revision makes appear here.");
      this.#empty.show(words, firstPush(this.#page));
      return [this.#empty.element];
    }
    const problem = before?.problem ?? after?.problem;
    if (problem) return [diffWords(problem)];
    if (!before?.state || !after?.state) return [diffWords(translate("Loading past states…"))];
    const diff = compareStates(before.state, after.state);
    return isEqual(diff)
      ? [diffWords(translate("No differences between r{from} and r{to}.", { from, to }))]
      : diffSections(diff, titles);
  }

  /**
   * @param {Page} page
   * @param {number} from
   * @param {number} to
   */
  #drawPickers({ log, link, selection }, from, to) {
    const newest = link.revision ?? 0;
    for (const [field, value] of /** @type {const} */ ([[this.#from, from], [this.#to, to]])) {
      showRevision(field, value, newest);
    }
    setAttribute(this.#older, "aria-disabled", to <= 0 ? "true" : null);
    setAttribute(this.#newer, "aria-disabled", to >= newest ? "true" : null);
    this.#latest.hidden = selection.revision === null;
    this.#predecessor.hidden = this.#chosen === null;
    const cause = log.at(log.indexOf(to));
    writeUntrusted(this.#caption, cause && this.#page ? captionOf(cause, this.#page) : "", 160);
    this.#caption.hidden = !cause;
  }

  /** @param {number | null} revision */
  #choose(revision) {
    this.#chosen = revision;
    this.#from.blur();
    this.update();
  }

  /** @param {number | null} revision */
  #select(revision) {
    this.#to.blur();
    const isNewest = revision === this.#page?.link.revision;
    emit(this, "selectRevision", { revision: isNewest ? null : revision });
  }

  /** @param {number} step */
  #step(step) {
    const [, to] = this.#revisions;
    const next = Math.max(0, Math.min(this.#page?.link.revision ?? 0, to + step));
    if (next !== to) this.#select(next);
  }
}

/**
 * @param {import("../../types/log.d.ts").LogEntry} entry
 * @param {Page} page
 */
function captionOf({ revision, at, cause }, { people, client: own, isOwn }) {
  const time = timeOfDay(at);
  const label = cause.label ? ` “${cause.label}”` : "";
  return [
    `r${revision}: ${causeWords(cause)}${label}`,
    ...(time ? [time] : []),
    cause.client === null ? translate("the server") : nameOfClient(cause.client, {
      taken: people?.nameOf(cause.client) || cause.name,
      isOwn: isOwn(cause.id),
      own,
    }),
  ].join(translate(", "));
}
