/** @import { Faults } from "../net/faults.js" */

/**
 * What is wrong with the line on purpose, in a sentence.
 * @param {Pick<Faults, "settings" | "next" | "isCut" | "isOn">} faults
 */
export function faultWords({ settings, next, isCut, isOn }) {
  if (!isOn) return "No faults: the line is as it is.";
  const { latency, jitter, drop, duplicate } = settings;
  const parts = [
    isCut && "the line is cut",
    latency > 0 && `${latency} ms later each way`,
    jitter > 0 && `up to ${jitter} ms more by chance`,
    drop > 0 && `${drop} % of changes never come`,
    duplicate > 0 && `${duplicate} % of changes come twice`,
    next === "drop" && "the next change never comes",
    next === "spoil" && "the next change comes spoiled",
  ].filter(Boolean);
  return `On: ${parts.join(", ")}.`;
}
