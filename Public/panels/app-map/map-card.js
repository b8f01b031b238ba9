import { translate, translateCount } from "../../language/translate.js";
import { visibleText } from "../../dom/visible-marks.js";
import { emit, icon, make, setAttribute, setText } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";
import { notesOf } from "../../model/map/map-boxes.js";

/** @import { Plan, PlannedScreen } from "../../model/map/map-plan.js" */

const MOST_REVISIONS = 8;
const MOST_WAYS = 40;

/**
 * The card of one screen of the map: to go there, its revisions, and the ways in and out.
 *
 *   const card = new MapCard({ go, close });
 *   card.show(plan, screen);   // null hides it
 */
export class MapCard {
  #title = make("h3", {});
  #examples = make("p", { class: "map-card-examples" });
  #facts = make("p", { class: "hint" });
  #go;
  #revisions = make("div", { class: "map-card-revisions" });
  #ways = make("div", { class: "map-card-ways" });
  element;
  #drawn = "";

  /** @param {{ go: () => void, close: () => void }} listeners */
  constructor({ go, close }) {
    this.#go = make(
      "button",
      { type: "button", class: "primary", click: go },
      translate("Go there"),
    );
    this.element = make(
      "section",
      {
        class: "map-card floating-card",
        "aria-label": translate("About this screen"),
        tabindex: "0",
        hidden: true,
      },
      make(
        "div",
        { class: "map-card-head" },
        this.#title,
        this.#go,
        make(
          "button",
          {
            type: "button",
            class: "icon-button",
            "aria-label": translate("Close"),
            title: translate("Close"),
            click: close,
          },
          icon("close"),
        ),
      ),
      this.#examples,
      this.#facts,
      this.#revisions,
      this.#ways,
    );
  }

  /**
   * @param {Plan} plan
   * @param {PlannedScreen | undefined} screen
   */
  show(plan, screen) {
    this.element.hidden = !screen;
    if (!screen) return;
    const ways = waysOf(plan, screen);
    const { title, examples, count, marks, loop, revisions } = screen;
    const drawn = JSON.stringify([title, examples, count, marks, loop, revisions, ways]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    writeUntrusted(this.#title, title, 120);
    writeUntrusted(this.#examples, examples, 300);
    const seen = translateCount(count, "seen {count} time", "seen {count} times");
    setText(this.#facts, [seen, notesOf(marks, "")].filter(Boolean).join(" · "));
    setAttribute(
      this.#go,
      "aria-label",
      translate("Go to {title}", { title: visibleText(title, 80) }),
    );
    this.#go.hidden = marks.includes("here");
    this.#drawRevisions(revisions);
    this.#ways.replaceChildren(...ways.flatMap(listOf));
  }

  focus() {
    this.element.focus();
  }

  /** @param {number[]} revisions */
  #drawRevisions(revisions) {
    const newest = revisions.slice(-MOST_REVISIONS).reverse();
    this.#revisions.replaceChildren(
      make("span", {}, translate("View revision")),
      ...newest.map((revision) =>
        make(
          "button",
          {
            type: "button",
            "aria-label": translate("View r{revision}", { revision }),
            click: () => emit(this.element, "viewRevision", { revision }),
          },
          `r${revision}`,
        )
      ),
    );
  }
}

/** @typedef {{ words: string, rows: { screen: string, ways: string[] }[] }} Ways */

/**
 * The ways in and out, with the screens at their other ends.
 * @param {Plan} plan
 * @param {PlannedScreen} screen
 * @returns {Ways[]}
 */
function waysOf({ screens, lines, doors }, { id, loop }) {
  const titles = new Map(screens.map((one) => [one.id, one.title]));
  const own = doors.filter(({ to }) => to === id).flatMap(({ all }) => all);
  const from = lines.filter(({ to }) => to === id);
  const to = lines.filter((line) => line.from === id);
  const rows = [
    { words: translate("Deep links"), rows: own.map((url) => ({ screen: "", ways: [url] })) },
    {
      words: translate("Ways in"),
      rows: from.map((line) => ({ screen: titles.get(line.from) ?? "", ways: line.all })),
    },
    {
      words: translate("Ways out"),
      rows: [
        ...to.map((line) => ({ screen: titles.get(line.to) ?? "", ways: line.all })),
        ...(loop ? [{ screen: titles.get(id) ?? "", ways: [loop] }] : []),
      ],
    },
  ];
  return rows.filter((one) => one.rows.length > 0);
}

/** @param {Ways} ways */
function listOf({ words, rows }) {
  const items = rows.slice(0, MOST_WAYS).map(({ screen, ways }) => {
    const [name, how] = [make("strong", {}), make("span", {})];
    if (screen) writeUntrusted(name, screen, 80);
    writeUntrusted(how, ways.slice(0, 4).join(" · "), 300);
    return make("li", {}, screen !== "" && name, how);
  });
  return [make("h4", {}, words), make("ul", {}, ...items)];
}
