import { setSceneTitles } from "../state/scene-titles.js";
import { noteFailure } from "./history-reader.js";

/** @import { Scene } from "../../types/state.d.ts" */
/** @import { ValueType } from "../../types/wire.d.ts" */
/** @import { Connection } from "../../protocol/connection.js" */

/** The entries of a session's menus, as its server last listed them. */
export class SessionMenus {
  /**
   * The types whose values can be pushed.
   * @type {ValueType[]}
   */
  types = [];
  /**
   * The name of the only type that the path takes; null if it takes any.
   * @type {string | null}
   */
  pathType = null;
  /**
   * The scenes that can be opened.
   * @type {Scene[]}
   */
  scenes = [];
  #connection;
  #changed;

  /**
   * @param {Connection} connection
   * @param {() => void} changed Called whenever entries have come.
   */
  constructor(connection, changed) {
    this.#connection = connection;
    this.#changed = changed;
  }

  fetch() {
    this.fetchTypes();
    this.#fetch("scene.list", "scenes");
  }

  /** Another scene has other types. */
  fetchTypes() {
    this.#fetch("types.list", "types");
  }

  /**
   * @param {string} method
   * @param {"types" | "scenes"} member
   */
  async #fetch(method, member) {
    try {
      const answer = await this.#connection.ask(method);
      this[member] = answer[member];
      if (member === "scenes") setSceneTitles(this.scenes);
      else this.pathType = answer.path ?? null;
      this.#changed();
    } catch (error) {
      noteFailure(error);
    }
  }
}
