// The map of an app: the screens that were seen in a session, and the ways between them.

import { arrivalOf, commandsFor } from "./map-arrivals.js";
import { corrected, placeAfter, placeOf, rootOf } from "./screen-place.js";
import { ScreenNames } from "./screen-names.js";
import { factsOf } from "./screen-facts.js";
import { arrive, arriveFirst, emptyGraph } from "./map-graph.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { LogEntry } from "../../types/log.d.ts" */
/** @import { Step } from "./screen-place.js" */
/** @import { Facts } from "./screen-facts.js" */
/** @import { Arrival, Command } from "./map-arrivals.js" */
/** @import { Seen } from "./map-graph.js" */

/** A screen that came without effects in the log. */
const UNEXPLAINED = { way: null, command: null, opens: false };
/** This many examples of each screen have a title from a state. */
const TITLED = 3;
/** At most this many screens have their facts kept. */
const MOST_FACTS = 2000;

/**
 * Grows with the log: each revision is read once, and only what is new is added to the graph.
 *
 *   map.begin(0, state);
 *   map.add(entries);             // of history.list, in order
 *   map.learn(7, state);          // titles and looks, which the log does not have
 *   const { screens, links } = map.graph;
 */
export class NavigationMap {
  /** The newest revision on the map. */
  newest = 0;
  /** The first revision on the map, and its place. */
  first = 0;
  names = new ScreenNames();
  /** Rises with every change. */
  version = 0;
  /** @type {Arrival[]} */
  #arrivals = [];
  #place = rootOf("");
  /** @type {Map<string, Facts>} What states say about a screen, by its name. */
  #facts = new Map();
  #graph = emptyGraph();
  #added = 0;
  #namesVersion = 0;

  /**
   * Forgets everything, and starts at a revision.
   * @param {number} revision
   * @param {State} state
   */
  begin(revision, state) {
    this.first = this.newest = revision;
    this.names = new ScreenNames();
    this.#place = placeOf(state);
    this.#arrivals = [{ revision, place: this.#place, way: null, command: null, opens: true }];
    this.#facts.clear();
    this.#restart();
    this.learn(revision, state);
  }

  /**
   * Takes the next revisions. Those that are known already are left out.
   * @param {LogEntry[]} entries
   */
  add(entries) {
    for (const entry of entries) {
      if (entry.revision <= this.newest) continue;
      this.newest = entry.revision;
      const before = this.#place;
      const after = placeAfter(before, entry.did ?? []);
      if (after === before) continue;
      this.#place = after;
      this.#arrivals.push(arrivalOf(entry, before, after));
    }
    this.version += 1;
  }

  /**
   * Learns from a state what the log does not say: titles, looks, and the place after a revision
   * that had no effects in words, such as the opening of a scene.
   * @param {number} revision
   * @param {State} state
   */
  learn(revision, state) {
    const place = this.#correct(revision, state);
    const facts = factsOf(state, place);
    this.names.learn(place, facts.look);
    const name = this.names.of(place);
    const known = this.#facts.get(name);
    if (known || this.#facts.size < MOST_FACTS) {
      const titles = new Map([...known?.titles ?? [], ...facts.titles].slice(-MOST_FACTS));
      this.#facts.set(name, { ...facts, titles });
    }
    this.version += 1;
  }

  /** The screens and ways, with what was added since they were last asked for. */
  get graph() {
    if (this.#namesVersion !== this.names.version) this.#restart();
    for (; this.#added < this.#arrivals.length; this.#added += 1) {
      const arrival = this.#arrivals[this.#added];
      const from = this.#arrivals[this.#added - 1]?.place ?? null;
      if (from === null || arrival.way === null) arriveFirst(this.#graph, this.#seen(arrival));
      else arrive(this.#graph, this.names.of(from), this.#seen(arrival), arrival.way);
    }
    this.#namesVersion = this.names.version;
    return this.#graph;
  }

  /**
   * The facts about a screen, once a state of it has come.
   * @param {string} name
   */
  factsOf(name) {
    return this.#facts.get(name);
  }

  /**
   * The commands that bring the session to the place of a revision on the map; none if the map
   * does not know how.
   * @param {number} revision
   * @returns {Command[]}
   */
  commandsTo(revision) {
    let index = this.#arrivals.findIndex((arrival) => arrival.revision === revision);
    /** @type {Command[]} */
    const commands = [];
    while (index > 0 && this.#arrivals[index].command) {
      commands.unshift(/** @type {Command} */ (this.#arrivals[index].command));
      index -= 1;
    }
    const base = this.#arrivals[index];
    if (!base) return [];
    const opened = this.#arrivals.findLastIndex(({ opens }) => opens);
    return index >= opened
      ? [{ method: "restore", params: { revision: base.revision } }, ...commands]
      : [...commandsFor(base.place), ...commands];
  }

  /**
   * Revisions whose states would say more about screens: one for each that no state is known of;
   * then those of their first examples, which have titles; then those that may show that two cases
   * of an enum look different.
   * @param {string[]} names
   */
  openRevisions(names) {
    const { screens } = this.graph;
    const unknown = names.filter((name) => !this.#facts.has(name))
      .flatMap((name) => screens.get(name)?.revisions.at(-1) ?? []);
    const examples = names.map((name) => [...screens.get(name)?.examples ?? []]);
    const first = examples.flatMap((all, index) => {
      const titles = this.#facts.get(names[index])?.titles;
      return all.slice(0, TITLED).filter(([key]) => !titles?.has(key)).map(([, one]) => one);
    });
    const cases = examples.flat().map(([, one]) => one).filter(({ step }) =>
      this.names.isOpen(step)
    );
    return [...unknown, ...[...first, ...cases].map(({ revision }) => revision)];
  }

  /**
   * @param {number} revision
   * @param {State} state
   */
  #correct(revision, state) {
    const index = this.#arrivals.findLastIndex((arrival) => arrival.revision <= revision);
    const arrival = this.#arrivals[index];
    const place = corrected(arrival?.place ?? rootOf(""), state);
    if (place === arrival?.place) return place;
    // The log led elsewhere: the state is right, and what comes after it is found from there.
    const isKnown = arrival?.revision === revision;
    const found = { ...(isKnown ? arrival : UNEXPLAINED), revision, place };
    this.#arrivals.splice(isKnown ? index : index + 1, isKnown ? 1 : 0, found);
    if (this.#arrivals.at(-1) === found) this.#place = place;
    this.#restart();
    return place;
  }

  /** @param {Arrival} arrival */
  #seen({ revision, place }) {
    return /** @type {Seen} */ ({ name: this.names.of(place), step: place, revision });
  }

  #restart() {
    this.#graph = emptyGraph();
    this.#added = 0;
    this.version += 1;
  }
}
