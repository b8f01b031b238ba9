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
      this[member] = (await this.#connection.ask(method))[member];
      if (member === "scenes") setSceneTitles(this.scenes);
      this.#changed();
    } catch (error) {
      noteFailure(error);
    }
  }
}
