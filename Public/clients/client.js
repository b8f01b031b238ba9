// A client of Colonnade: for browsers, Node 22 and Deno. The server gives it away as one file, with
// the modules that it imports and its methods in it.
//
//   import { connect } from "./client.js";
//   const app = await connect("http://127.0.0.1:8080", { session: "demo" });
//   await app.push(42);
//   console.log(app.path);
//
// A cut is mended: the client connects again, catches up, and resends every unanswered command with
// its key, so that the server does it once. There is a method for each method of the server. An
// argument that is not a plain object is the first parameter; others go by name: app.pop(2),
// app.select({ column: "sidebar", value: "Inbox" }). A second argument has { meta, timeout }.

import { Session } from "./session.js";

// In one file, these are the types of all modules.
/** @import { Call, Change, Hello, Line, Message, Methods, Options } from "./client.d.ts" */
/** @import { Params, State } from "./client.d.ts" */

export {
  ClientError,
  CommandError,
  Disconnected,
  HistoryEnded,
  NoRoom,
  TimedOut,
} from "./errors.js";

/**
 * Connects to a session; resolves when its state is here.
 * @param {string | URL} address
 * @param {Options} options
 */
export function connect(address, options = {}) {
  return new Promise((resolve, reject) => {
    new Session(address, options, { resolve, reject });
  });
}
