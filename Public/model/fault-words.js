import { say } from "./say.js";

/** @import { Faults } from "../net/faults.js" */

/**
 * The simulated faults of the line, in a sentence.
 * @param {Pick<Faults, "settings" | "next" | "isCut" | "isOn">} faults
 */
export function faultWords({ settings, next, isCut, isOn }) {
  if (!isOn) return say("No faults. The connection is untouched.");
  const { latency, jitter, drop, duplicate } = settings;
  const parts = [
    isCut && say("connection cut"),
    latency > 0 && say("{latency} ms later each way", { latency }),
    jitter > 0 && say("up to {jitter} ms more by chance", { jitter }),
    drop > 0 && say("{drop}% of changes dropped", { drop }),
    duplicate > 0 && say("{duplicate}% of changes duplicated", { duplicate }),
    next === "drop" && say("next change dropped"),
    next === "spoil" && say("next change corrupted"),
  ].filter(Boolean);
  return say("On: {faults}.", { faults: parts.join(say(", ")) });
}
