import type { Announcer } from "../../dom/announcer.js";
import type { Notices } from "../../model/session/notices.js";
import type { People } from "../../model/session/people.js";
import type { Session } from "../../model/session/session.js";
import type { ConnectionController } from "../link-card/connection-controller.js";

/** The page as scripts need it. */
export interface Driver {
  readonly session: Session;
  readonly notices: Notices;
  readonly announcer: Announcer;
  readonly content: {
    logQuery: string;
    connection: ConnectionController | null;
    people: People | null;
  };
  draw(): void;
}
