import { openSideConnection } from "../../protocol/side-connection.js";
import { randomWord } from "../../protocol/identity.js";
import { runtime } from "../../protocol/runtime.js";
import { socketURL } from "../../protocol/socket-url.js";

/** @import { Connection } from "../../protocol/connection.js" */
/** @import { Credential, Params, Result } from "../../types/wire.d.ts" */
/** @typedef {{ connection: Connection, opened: Promise<Connection>, changes: number }} Side */
/** @typedef {{ client: string, session: { credential: Credential | null } }} Host */

const NOWHERE = { epoch: null, revision: null };

/**
 * A session for each scene that is looked at without being opened. Nobody changes it, so the server
 * removes it when its connection ends.
 */
export class SceneSessions {
  #host;
  #changed;
  /** @type {Map<string, Side>} */
  #sides = new Map();

  /**
   * @param {Host} host
   * @param {() => void} changed Called when one of the sessions has changed.
   */
  constructor(host, changed) {
    this.#host = host;
    this.#changed = changed;
  }

  /**
   * Counts the changes of a scene's session.
   * @param {string} scene
   */
  changesOf(scene) {
    return this.#sides.get(scene)?.changes ?? 0;
  }

  /**
   * Asks the scene's session, which the first question opens.
   * @param {string} scene
   * @param {string} method
   * @param {Params} params
   * @returns {Promise<Result>}
   */
  async ask(scene, method, params) {
    const known = this.#sides.get(scene) ?? this.#open(scene);
    try {
      return (await known.opened).ask(method, params);
    } catch (error) {
      this.#close(scene);
      throw error;
    }
  }

  /**
   * Ends the sessions of all other scenes.
   * @param {Set<string>} scenes
   */
  keep(scenes) {
    for (const scene of [...this.#sides.keys()]) if (!scenes.has(scene)) this.#close(scene);
  }

  /** @param {string} scene */
  #open(scene) {
    const { client, session: { credential } } = this.#host;
    const name = `variant-${randomWord(crypto)}`;
    const address = () => socketURL(location.href, name, { client, scene }, NOWHERE);
    const tab = name;
    const changed = () => {
      const side = this.#sides.get(scene);
      if (side) side.changes += 1;
      this.#changed();
    };
    const options = { tab, runtime, address, credential, changed };
    const side = { ...openSideConnection(options), changes: 0 };
    this.#sides.set(scene, side);
    return side;
  }

  /** @param {string} scene */
  #close(scene) {
    this.#sides.get(scene)?.connection.end();
    this.#sides.delete(scene);
  }
}
