// The page's own state, which is not the session's.

import type { PathElement, State } from "./state.d.ts";
import type { Params, SessionList } from "./wire.d.ts";

/** The outcome that a command would have now, and the reason if it would be refused. */
export interface Verdict {
  can: boolean;
  words: string | null;
}

/** A client of the session, with the name that its person has taken; "" for none. */
export interface Person {
  client: string;
  name: string;
  kind: "browser" | "script";
  connections: number;
}

/** A client that has locked the session, or that presents it. */
export interface Leader {
  client: string;
  /** Its name, or else what the page calls it. */
  title: string;
}

/** The view on a presenter's page. */
export interface View {
  /** Null if it shows the newest. */
  revision: number | null;
  /** The panel that was opened last; null if it is not in sight. */
  panel: string | null;
  /** The pointer's place over the device, in parts of its width and height. */
  pointer: [number, number] | null;
}

/** One line over the stage. */
export interface Notice {
  tone: "ok" | "note" | "error";
  words: string;
  isAboutSessions?: boolean;
  /** It offers to replay a lost history, and stays for as long as there is one. */
  isAboutLoss?: boolean;
  /** It holds as long as scene and screens are those of this state. */
  about?: State | null;
  /** Good news does not take its place. */
  lasts?: boolean;
}

/** A command of the push form that was refused. */
export interface RefusedCommand {
  verb: string;
  message: string;
  /** The place in the message that the refusal is about, if the server names one. */
  pointer?: string;
  /** The newest revision when it was refused. */
  revision?: number | null;
}

/** The subject of a problem, or all that is not drawn. */
export interface Subject {
  control?: string;
  element?: string;
  undrawn?: boolean;
}

/** The list of sessions as the page shows it. */
export interface Sessions extends Partial<SessionList> {
  problem: string | null;
}

/**
 * The selection, which all panels share; without a revision it follows the newest. Of several
 * revisions, `from` is the oldest and `revision` the newest.
 */
export interface Selected {
  revision: number | null;
  from: number | null;
}

/** The areas for panels; a narrow page has one area, "both". */
export type PanelArea = "inspector" | "drawer" | "both";

/** The folded parts of the page; the stage's controls and the timeline only if it is narrow. */
export type Folding = PanelArea | "controls" | "time";

/**
 * The open panel, and whether an area is folded, and its size in pixels if it has been given one.
 */
export interface Layout {
  open: Record<PanelArea, string>;
  folded: Record<Folding, boolean>;
  sizes: Record<PanelArea, number | null>;
}

/** How fast earlier revisions are shown: a multiple, or as they came. */
export type PlaybackSpeed = "1" | "2" | "original";

/** An earlier revision on the stage. */
export interface Viewing {
  revision: number;
  at: string;
  method: string;
  who: string | null;
  /** False where the screens as they were then are not kept, only the path. */
  isShown: boolean;
  /** True if the page was paused at this revision, which was the newest. */
  isPaused?: boolean;
  state: State;
  /** The newest revision when the first one was looked at. */
  since: number;
}

/** The number of bytes that SwiftUI saves of a path. */
export interface SavedPath {
  path: PathElement[];
  bytes: number;
}

/** The request of an element to the page. */
export interface Intent {
  verb: string;
  params: Params;
}
