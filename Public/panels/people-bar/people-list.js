import { isNamedByChance, nameOfClient } from "../../model/session/client-words.js";
import { initials } from "../../model/session/people.js";
import { term, translate } from "../../language/translate.js";
import { copyText } from "../../dom/clipboard.js";
import { emit, firstPart, make, setAttribute } from "../../dom/dom.js";
import { EmptyState } from "../parts/empty-state.js";
import { keyedList } from "../../dom/keyed-list.js";
import { writeUntrusted } from "../../dom/text.js";

/** @import { Person } from "../../types/page.d.ts" */
/** @import { Page } from "../page.d.ts" */
/** @import { People } from "../../model/session/people.js" */

const NOBODY_ELSE = term(
  "You’re the only one here. Anyone who opens this address or connects with a script shows up here.",
);

/** The people of a session in a popover, with the field for one's own name. */
export class PeopleList {
  #rows = make("ul", { class: "people-rows" });
  #field = make("input", {
    id: "people-name",
    maxlength: "40",
    autocomplete: "off",
    placeholder: translate("Name shown to others"),
  });
  #nobodyElse = new EmptyState(() => this.#invite());
  element = make(
    "div",
    {
      id: "who-is-here",
      class: "people-list floating-card",
      role: "dialog",
      "aria-label": translate("Who is here"),
    },
    make(
      "form",
      { class: "people-form", submit: (event) => this.#submit(event) },
      make("label", { for: "people-name" }, translate("Your name")),
      this.#field,
      make("button", { type: "submit" }, translate("Save")),
    ),
    this.#rows,
    this.#nobodyElse.element,
    make("p", { class: "hint" }, translate("Select a name to filter the log by that person.")),
  );

  constructor() {
    this.element.popover = "auto";
  }

  /** @param {HTMLElement} source */
  toggle(source) {
    this.element.togglePopover({ source });
  }

  /** @param {Page} page */
  draw({ people, client, ownName }) {
    // A half-typed name stays, also while the button beside it is pressed.
    if (!this.element.matches(":popover-open")) this.#field.value = ownName;
    this.#nobodyElse.show(translate(NOBODY_ELSE), {
      words: translate("Copy the address"),
      method: "presence.set",
      params: { name: "Ada" },
    });
    this.#nobodyElse.element.hidden = (people?.count ?? 0) > 1;
    keyedList(this.#rows, people?.list ?? [], {
      key: (person) => person.client,
      make: (person) => this.#makeRow(person.client),
      update: (row, person) => drawRow(firstPart(row), person, person.client === client, people),
    });
  }

  /** @param {string} client */
  #makeRow(client) {
    const filter = () => {
      this.element.hidePopover();
      emit(this.element, "openPanel", { id: "log" });
      emit(this.element, "filterLog", { query: `by:${client}` });
    };
    return make("li", {}, make("button", { type: "button", class: "person", click: filter }));
  }

  async #invite() {
    const isCopied = await copyText(location.href);
    emit(this.element, "showNotice", {
      words: isCopied
        ? translate("Address copied. Anyone who opens it joins this session.")
        : translate("The browser doesn’t allow it. Copy the address from the address bar."),
    });
  }

  /** @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    emit(this.element, "setName", { name: this.#field.value });
    this.element.hidePopover();
  }
}

/**
 * @param {HTMLElement} row
 * @param {Person} person
 * @param {boolean} isOwn
 * @param {People | null} people
 */
function drawRow(row, person, isOwn, people) {
  const name = make("span", { class: "person-name" });
  const note = make("span", { class: "hint" });
  const { client } = person;
  const title = nameOfClient(client, { taken: person.name, isOwn });
  writeUntrusted(name, title, 60);
  const kind = person.kind === "script" ? translate("script") : translate("browser");
  const who = isOwn ? translate("this browser") : kind;
  const { connections: count } = person;
  const words = count > 1 ? translate("{who}, {count} connections", { who, count }) : who;
  const hasID = title !== client && !isNamedByChance(client);
  writeUntrusted(note, hasID ? `${client} · ${words}` : words, 100);
  setAttribute(row, "data-client", client);
  row.replaceChildren(face(person, people), name, note);
}

/**
 * Initials in a ring of the person's colour.
 * @param {Person} person
 * @param {People | null} people
 */
export function face(person, people) {
  const ring = make("span", { class: "face", "data-colour": people?.colourOf(person.client) });
  writeUntrusted(ring, initials(person), 8);
  setAttribute(ring, "data-kind", person.kind);
  return ring;
}
