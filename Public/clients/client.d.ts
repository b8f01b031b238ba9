// The types of client.js. Keep both files in one folder; Deno finds them only by the address.

// <catalogue>
// Stand-ins: here the server puts its methods, and the shapes of all that it says.
// deno-lint-ignore no-explicit-any
type Some = any;
export declare namespace Wire {
  export { Some as Meta, Some as State, Some as Value };
}
export type Methods = Record<never, never>;
// </catalogue>

export type State = Wire.State;
export type Value = Wire.Value;

/** The parameters of a request by their names. */
// deno-lint-ignore no-explicit-any
export type Params = Record<string, any>;

/** A revision from the server: a patch, or the whole state for several at once. */
export interface Change {
  base: number;
  revision: number;
  at: string;
  cause: { method: string; client: string; id: unknown; label: string | null; name?: string };
  patch?: { op: "add" | "remove" | "replace"; path: string; value?: unknown }[];
  state?: State;
  coalesced?: number;
}

/** The server's first message. */
export interface Hello {
  protocol: string;
  server: string;
  session: string;
  client: string;
  epoch: string;
  revision: number;
  state?: State;
  resumed?: boolean;
  reason?: "epoch_changed" | "too_old" | "from_future";
  changes?: Change[];
  limits: Record<string, number>;
  durability: "none" | "relaxed" | "full";
}

/** Anything that the server sends. */
// deno-lint-ignore no-explicit-any
export type Message = any;

/** Options of a connection. */
export interface Options {
  /** The session's name; by default, the name in the address, or "main". */
  session?: string;
  /** A stable name that identifies this client again; by default, one is generated. */
  client?: string;
  /** The scene of a session that this connection creates. */
  scene?: string;
  /** The token for a server that requires one. */
  token?: string;
  /** Milliseconds that a command, or `until`, can take; by default 30,000. */
  timeout?: number;
  /** Milliseconds that the first connection can take, with all its tries; by default 5,000. */
  connectTimeout?: number;
  /** Bytes of commands that can wait for their answers; by default 4 MiB. */
  mostWaiting?: number;
  /** See `Line.onchange`. */
  onchange?: Line["onchange"];
}

/** Options of one call. */
export interface Call {
  /** `ifRevision`, `label`; and `key`, to replace the one that the client generates. */
  meta?: Partial<Wire.Meta>;
  /** Milliseconds after which the call rejects with TimedOut. */
  timeout?: number;
}

/** A session, kept up to date over cuts and restarts. */
export interface Line {
  /** The newest state. Do not modify it: each change creates a new one. */
  readonly state: State;
  /** The number of the newest revision, in the history `epoch`. */
  readonly revision: number;
  readonly epoch: string;
  /** The values on the detail's stack; integers beyond the safe numbers are BigInts. */
  readonly path: unknown[];
  readonly session: string;
  readonly client: string;
  /** The server's first message of the newest connection, with its limits. */
  readonly hello: Hello;
  readonly isConnected: boolean;
  /** Called after each change; `change` is null if the whole state was sent again. */
  onchange: ((state: State, change: Change | null) => void) | null;
  /**
   * Calls any method by its name. Resolves with the result when the change is in `state`; rejects
   * with CommandError, TimedOut, Disconnected, HistoryEnded or NoRoom.
   */
  // deno-lint-ignore no-explicit-any
  call(method: string, params?: Params, options?: Call): Promise<any>;
  /** Resolves with the first state, from now on, for which `test` gives a true value. */
  until(test: (state: State) => unknown, options?: { timeout?: number }): Promise<State>;
  /** Leaves for good. Everything that waits is rejected. */
  close(): void;
}

export type Session = Line & Methods;

/** Connects to a session; resolves when its state is here. */
export function connect(address: string | URL, options?: Options): Promise<Session>;

/** The base class of all errors of this client. */
export class ClientError extends Error {}

/** The server's refusal. */
export class CommandError extends ClientError {
  /** As `x-errors` of /protocol.json lists them. */
  readonly code: number;
  /** The name of the code: "path_empty". */
  readonly key: string;
  /** The place in the request that the error is about. */
  readonly pointer: string | null;
  // deno-lint-ignore no-explicit-any
  readonly data: Record<string, any>;
}

/** It took too long. The command may have been done; `key` is its key. */
export class TimedOut extends ClientError {
  readonly key: string | null;
}

/** The connection is lost for good. `code` is the WebSocket's close code or HTTP's status. */
export class Disconnected extends ClientError {
  readonly code: number | null;
}

/** The history that the command was meant for has ended; it is not sent to the next one. */
export class HistoryEnded extends ClientError {}

/** The waiting commands, or this one, need more room than there is: nothing was sent. */
export class NoRoom extends ClientError {}
