// The log of revisions, and what a revision did to the screens.

import type { PathElement, State } from "./state.d.ts";
import type { Cause, Effect } from "./wire.d.ts";

/**
 * A part of a revision's summary: words, a value, a device's name, how many elements went and which,
 * a text or a code from outside, or a screen that came or went.
 */
export type Piece =
  | string
  | { element: PathElement }
  | { device: string }
  | { gone: number }
  | { went: PathElement }
  | { quote: string }
  | { code: string }
  | { mark: "shown" | "hidden"; kind: string };

export interface LogEntry {
  revision: number;
  at: string;
  cause: Cause;
  did?: Effect[];
  /** The states around it, until what it did has been found between them. */
  between?: { before: State; after: State };
  /** How many changes came as one. */
  coalesced?: number;
  /** True if this page received it as it happened, or when it reconnected. */
  isLive?: boolean;
}

/** An answer of `history.list`: entries from the oldest on, and the ends of the whole history. */
export interface HistoryPage {
  revisions: LogEntry[];
  oldest: number;
  head: number;
}

/** The newest change: by whom, how many came at once, and whether there is time to act it out. */
export interface LastChange {
  who: string | null;
  animates: boolean;
  burst: number;
}

/** A change of a stack, with the number of screens that came or went. */
export interface StackChange {
  kind: "push" | "pop" | "popToRoot" | "set" | "none";
  count: number;
}
