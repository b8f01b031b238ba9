import { say } from "./say.js";

/** @import { Faults } from "../net/faults.js" */

/**
 * The faults that are tried on the line, in a sentence.
 * @param {Pick<Faults, "settings" | "next" | "isCut" | "isOn">} faults
 */
export function faultWords({ settings, next, isCut, isOn }) {
  if (!isOn) return say("No faults: the line is as it is.");
  const { latency, jitter, drop, duplicate } = settings;
  const parts = [
    isCut && say("the line is cut"),
    latency > 0 && say("{latency} ms later each way", { latency }),
    jitter > 0 && say("up to {jitter} ms more by chance", { jitter }),
    drop > 0 && say("{drop} % of changes never come", { drop }),
    duplicate > 0 && say("{duplicate} % of changes come twice", { duplicate }),
    next === "drop" && say("the next change never comes"),
    next === "spoil" && say("the next change comes spoiled"),
  ].filter(Boolean);
  return say("On: {faults}.", { faults: parts.join(say(", ")) });
}
