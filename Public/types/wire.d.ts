// The messages of the protocol, and the connection that they pass over.

import type { PathElement, Selection, SizeClass, State } from "./state.d.ts";

/** An operation of a JSON Patch. */
export interface PatchOperation {
  op: string;
  path: string;
  value?: unknown;
}

/** A sentence of the server: its words with `{0}`, `{1}` … in place of the values. */
export interface Sentence {
  words: string;
  /** A value that is a sentence is translated itself. */
  values?: (string | Sentence)[];
}

/** The request that made a revision; the app's own changes have no client. */
export interface Cause {
  method: string;
  client: string | null;
  id: unknown;
  label: string | null;
  /** The name that its client's person went by then. */
  name?: string;
  about?: About;
}

/** The subject of a request: the control that was used, or the URL that was opened. */
export interface About {
  control?: string;
  role?: string;
  label?: string;
  /** Its row in a long list, if the state left that out. */
  row?: { of: string; offset: number };
  value?: unknown;
  /** Something was typed that is not told. */
  secret?: boolean;
  url?: string;
  /** The acts before it of which nothing was seen then. */
  unseen?: About[];
}

/** Something that a revision did; the first member names the kind. Elements are at most a few. */
export interface Effect {
  push?: PathElement[];
  /** The topmost first. */
  pop?: PathElement[];
  set?: unknown;
  count?: number;
  depth?: number;
  select?: string;
  value?: Selection;
  shown?: string;
  hidden?: string;
  title?: string;
  field?: string;
  from?: unknown;
  to?: unknown;
  scene?: string;
}

/** The parameters of `changed`: a patch, or the whole state. */
export interface Change {
  base: number;
  revision: number;
  at: string;
  cause?: Cause;
  patch: PatchOperation[];
  state?: State;
  did?: Effect[];
  history?: UndoAvailability;
  coalesced?: number;
}

/** How many sessions the server has, and how many it takes. */
export interface Occupancy {
  sessions: number;
  most: number;
}

/** The availability of undo and redo: true if one would change something. */
export interface UndoAvailability {
  canUndo: boolean;
  canRedo: boolean;
}

/** The state of the app that “colonnade watch” rebuilds. */
export interface Build {
  state: "building" | "failed" | "crashed" | "slow" | "live";
  files?: string[];
  errors?: BuildError[];
  reason?: string;
  session?: string;
  method?: string;
  control?: string;
  stack?: string[];
  restarted?: boolean;
  lost?: boolean;
  returned?: boolean;
  compiledIn?: number;
  liveAfter?: number;
  replay?: { steps: number; of: number; stop?: { step: number; words: string; reason: string } };
}

/** An error of the compiler; without a location if it is about no line of a file. */
export interface BuildError {
  file?: string;
  line?: number;
  column?: number;
  message: string;
}

/** The parameters of `hello`: the state, or the changes since the position that was asked for. */
export interface Hello {
  build?: Build;
  server?: string;
  history?: UndoAvailability;
  epoch: string;
  revision: number;
  state: State;
  resumed?: boolean;
  reason?: string;
  changes?: Change[];
  limits?: { messageBytes?: number };
  occupancy?: Occupancy;
  degraded?: { from: number };
}

/** A type that values may have, with an example of its JSON. */
export interface ValueType {
  name: string;
  example: unknown;
}

/** An entry of `sessions.list`. */
export interface SessionEntry {
  name: string;
  scene: string | null;
  revision: number;
  used: string | null;
  bytes: number | null;
  pinned: boolean;
  connections: number;
}

export interface SessionList {
  sessions: SessionEntry[];
  count: number;
  most: number;
}

/** A device of /protocol.json. */
export interface Device {
  name: string;
  title: string;
  kind: string;
  corner?: number;
  cutout?: string;
  safeArea?: number[];
  width?: number;
  height?: number;
  horizontalSizeClass?: SizeClass;
  platform?: string;
}

export type Params = Record<string, unknown>;

/** An answer's `result`; its members depend on the method. */
// deno-lint-ignore no-explicit-any
export type Result = any;

/** The first message to a server that asks for a token. */
export type Credential = { token: string } | { code: string };

export type Phase =
  | "connecting"
  | "live"
  | "waiting"
  | "retrying"
  | "locked"
  | "full"
  | "ended";

export interface PhaseDetails {
  retryAt?: number;
  reason?: string;
}

/** The page's clock, timers, chance and sockets, which tests replace. */
export interface Runtime {
  WebSocket: new (url: string, protocol: string) => Socket;
  setTimeout(action: () => void, delay: number): number;
  clearTimeout(timer: number | null): void;
  now(): number;
  random(): number;
  /** True if the server has no room for another session. */
  isFull?(): Promise<boolean>;
}

/** The part of a WebSocket that a connection uses. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => unknown) | null;
  onmessage: ((event: MessageEvent) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
  send(text: string): void;
  close(): void;
}

/** A message as it passed over the line, at a time of the page's clock. */
export interface Frame {
  isSent: boolean;
  text: string;
  bytes: number;
  at: number;
  /** The effect of the injected faults on it. */
  fate?: string;
}

export interface ConnectionDelegate {
  connectionPhase(phase: Phase, details: PhaseDetails): void;
  connectionHello(params: Hello): void;
  connectionChanged(params: Change): void;
  connectionRenamed(params: { name: string }): void;
  connectionPresence?(told: unknown): void;
  connectionPresenting?(told: unknown): void;
  connectionBuild?(build: Build): void;
}

/** The position of a mirror in a history. */
export interface Position {
  epoch: string | null;
  revision: number | null;
}

/** The connection to the session: its phase, the start of the phase, and the mirror's position. */
export interface Link extends Position {
  phase: Phase;
  since: number;
  retryAt: number | null;
  reason?: string;
  wasAway?: boolean;
  roundTrip: number | null;
  /** The time of sending of the oldest request without an answer. */
  waitingSince: number | null;
  /** That request only asks whether the server answers. */
  isPing?: boolean;
}

export interface SessionDelegate {
  sessionTouched(): void;
  sessionRenamed(name: string): void;
  sessionMoved(sentence: string): void;
  sessionReturned(sentence: string, isKnown: boolean): void;
}
