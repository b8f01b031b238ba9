import { nextVisibility, otherSizeClass } from "../state/column-steps.js";
import { NotSent } from "../../protocol/requests.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { Params } from "../../types/wire.d.ts" */
/** @import { RefusedCommand } from "../../types/page.d.ts" */
/** @import { Session } from "./session.js" */
/** @import { DeviceTable } from "../state/devices.js" */
/** @import { Announcer } from "../../dom/announcer.js" */
/** @import { Notices } from "./notices.js" */

/** Acts of people that lead to a command: while no command may be sent, they do nothing. */
export const WAYS = new Set(["focusPush", "deepLink"]);

/** Sends commands to the session, and reports refusals. */
export class Commands {
  /**
   * The newest refusal of what the push form sent.
   * @type {RefusedCommand | null}
   */
  refusal = null;
  /**
   * Keeps a command that was not sent, once loaded; returns words to show instead of the reason.
   * @type {((method: string, params: Params, reason: string) => string) | null}
   */
  queue = null;
  /** The number that wait for their answers: until then the state may be out of date. */
  underWay = 0;
  /**
   * Called when what the push form sent was done.
   * @type {(() => void) | null}
   */
  pushed = null;
  #session;
  #notices;
  #announcer;
  #draw;

  /** @param {{ session: Session, notices: Notices, announcer: Announcer, draw: () => void }} page */
  constructor({ session, notices, announcer, draw }) {
    this.#session = session;
    this.#notices = notices;
    this.#announcer = announcer;
    this.#draw = draw;
  }

  /**
   * @param {string} method
   * @param {Params} params
   * @param {boolean} isFromForm
   */
  async send(method, params, isFromForm = false) {
    this.underWay += 1;
    try {
      await this.#session.command(method, params).finally(() => (this.underWay -= 1));
      if (this.refusal?.verb === method) this.forgetRefusal();
      if (isFromForm) this.pushed?.();
      this.#draw();
    } catch (error) {
      // The app may have changed which path it shows.
      if (/** @type {any} */ (error).data?.key === "value_mismatch")
        this.#session.menus.fetchTypes();
      const reason = /** @type {Error} */ (error).message;
      const isUnsent = error instanceof NotSent && this.queue !== null;
      const message = isUnsent ? this.queue?.(method, params, reason) ?? "" : reason;
      if (isFromForm) this.#refuse(method, message, /** @type {any} */ (error).data?.pointer);
      else this.#notices.fail(message);
    }
  }

  forgetRefusal() {
    if (this.refusal === null) return;
    this.refusal = null;
    this.#draw();
  }

  nextColumnVisibility() {
    this.#arrange((state) =>
      this.send("setColumnVisibility", { visibility: nextVisibility(state) })
    );
  }

  toggleSizeClass() {
    this.#arrange((state) =>
      this.send("setEnvironment", { horizontalSizeClass: otherSizeClass(state) })
    );
  }

  /**
   * @param {DeviceTable} devices
   * @param {number} step
   */
  stepDevice(devices, step) {
    this.#arrange(({ environment }) => {
      const device = devices.neighbour(environment.device, step);
      if (device !== null) this.send("setEnvironment", { device });
    });
  }

  /** @param {(state: State) => void} command */
  #arrange(command) {
    if (this.#session.state) command(this.#session.state);
  }

  /**
   * @param {string} verb
   * @param {string} message
   * @param {string} [pointer]
   */
  #refuse(verb, message, pointer) {
    this.#announcer.alert(message);
    this.refusal = { verb, message, pointer, revision: this.#session.link.revision };
    this.#draw();
  }
}
