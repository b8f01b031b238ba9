import { translateCount } from "../../language/translate.js";
import { make, setAttribute } from "../../dom/dom.js";
import { face, PeopleList } from "./people-list.js";

/** @import { Page } from "../page.d.ts" */

const SHOWN = 3;

/**
 * Who is here: initials in the top bar, and a list that they open.
 *
 *   bar.page = page;   // reads page.people, page.client and page.ownName
 *
 * It stays hidden if the server does not report who is here.
 */
export class PeopleBar extends HTMLElement {
  #faces = make("span", { class: "faces", "aria-hidden": "true" });
  #button = make(
    "button",
    {
      type: "button",
      class: "people-button",
      "aria-haspopup": "dialog",
      click: ({ currentTarget }) => this.#list.toggle(currentTarget),
    },
    this.#faces,
  );
  #list = new PeopleList();
  #drawn = "";

  /** @param {Page} page */
  set page(page) {
    const { people, client, ownName } = page;
    this.hidden = !people?.isKnown;
    const state = [people?.version, client, ownName].join();
    if (!people?.isKnown || state === this.#drawn) return;
    this.#drawn = state;
    const { list } = people;
    const words = translateCount(people.count, "{count} is here", "{count} are here");
    setAttribute(this.#button, "aria-label", words);
    setAttribute(this.#button, "title", words);
    const shown = [...list].sort((a, b) =>
      Number(b.client === client) - Number(a.client === client)
    )
      .slice(0, SHOWN);
    const rest = people.count - shown.length;
    this.#faces.replaceChildren(
      ...shown.map((person) => face(person, people)),
      ...(rest > 0 ? [`+${rest}`] : []),
    );
    this.#list.draw(page);
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#button, this.#list.element);
  }
}
