// A feature of the page, and the page as its features see it.

import type { Announcer } from "../dom/announcer.js";
import type { Commands } from "../model/session/commands.js";
import type { Notices } from "../model/session/notices.js";
import type { Session } from "../model/session/session.js";
import type { Page } from "../panels/page.d.ts";
import type { Params } from "../types/wire.d.ts";

/** A part of the page, with the state that only it needs. */
export interface Feature {
  /** Its actions by their verbs, each with the parameters that elements and keys give with it. */
  verbs?: Record<string, (params: never) => unknown>;
  /** Called once, when the page starts. */
  start?(): unknown;
  /** Its members of the page that panels draw from. */
  content?(): Partial<Page>;
  /** Called after each drawing. */
  update?(page: Page): void;
  /** Called once, when all panels of the page are defined. */
  opened?(): unknown;
}

/** The page as its features use it. */
export interface FeatureHost {
  readonly session: Session;
  readonly notices: Notices;
  readonly announcer: Announcer;
  readonly commands: Commands;
  readonly client: string;
  readonly sessionName: string;
  /** The members that panels draw from, as they are now. */
  readonly content: Page;
  draw(): void;
  /** Sends a command of the protocol, or does what a feature has under this verb. */
  perform(verb: string, params?: Params): void;
}
