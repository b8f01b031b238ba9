import { matcher, parseQuery } from "../../model/log/log-query.js";
import { translate, translateCount } from "../../language/translate.js";
import { recordLines } from "../../model/script/script-recording.js";

/** @import { LogEntry } from "../../types/log.d.ts" */
/** @import { Driver } from "./driver.d.ts" */

/** The client whose commands are recorded. */
/** @typedef {"everybody" | "me" | "log"} Whose */
/** @typedef {{ from: number, to: number, whose: Whose, opens: boolean }} Range */

/**
 * Makes a script of revisions.
 * @param {Driver} page
 * @param {Range} range After `from`, up to `to`.
 * @returns {Promise<{ text: string, words: string }>} The script, and what is to be said of it.
 */
export async function recordRange({ session, content }, range) {
  const { connection, logQuery, people } = content;
  const { from, to, whose, opens } = range;
  const isOwn = (/** @type {unknown} */ id) => session.connection.requests.isOwn(id);
  const nameOf = (/** @type {string | null} */ client) => people?.nameOf(client) ?? "";
  const { text, count, secrets, isCut } = await recordLines(
    {
      ask: (method, params) => session.ask(method, params),
      scenes: session.menus.scenes,
      sessionName: "",
    },
    {
      from,
      to,
      opens,
      isWanted: wanted(whose, logQuery, { isOwn, nameOf }),
      sent: (id) => connection?.sent(id) ?? null,
    },
  );
  if (count === 0) throw new Error(translate("Nothing recordable happened."));
  const words = [
    translateCount(count, "Recorded {count} command.", "Recorded {count} commands."),
    ...(secrets > 0 ? [translate("Text typed into secure fields is omitted.")] : []),
    ...(isCut ? [translate("The rest was too long to keep.")] : []),
  ];
  return { text, words: words.join(" ") };
}

/**
 * @param {Whose} whose
 * @param {string} logQuery
 * @param {Parameters<typeof matcher>[1]} people
 * @returns {(entry: LogEntry) => boolean}
 */
function wanted(whose, logQuery, people) {
  if (whose === "me") return ({ cause }) => people.isOwn(cause.id);
  const { terms } = parseQuery(whose === "log" ? logQuery : "");
  return matcher(terms ?? [], people);
}
