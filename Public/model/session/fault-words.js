import { translate } from "../../language/translate.js";

/** @import { Faults } from "../../protocol/faults.js" */

/**
 * The simulated faults of the line, in a sentence.
 * @param {Pick<Faults, "settings" | "next" | "isCut" | "isOn">} faults
 */
export function faultWords({ settings, next, isCut, isOn }) {
  if (!isOn) return translate("No faults. The connection is untouched.");
  const { latency, jitter, drop, duplicate } = settings;
  const parts = [
    isCut && translate("connection cut"),
    latency > 0 && translate("{latency} ms later each way", { latency }),
    jitter > 0 && translate("up to {jitter} ms more by chance", { jitter }),
    drop > 0 && translate("{drop}% of changes dropped", { drop }),
    duplicate > 0 && translate("{duplicate}% of changes duplicated", { duplicate }),
    next === "drop" && translate("next change dropped"),
    next === "spoil" && translate("next change corrupted"),
  ].filter(Boolean);
  return translate("On: {faults}.", { faults: parts.join(translate(", ")) });
}
