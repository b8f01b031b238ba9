import { term, translate } from "../../language/translate.js";
import { make } from "../../dom/dom.js";

/** The looks of bars, by the names in the style sheet, and what they mean. */
const MEANINGS = [
  ["grows", term("A push. The higher the bar, the deeper the path.")],
  ["plain", term("Any other change.")],
  ["base", term("The path is empty.")],
  ["marked", term("There are problems.")],
  ["cursor", term("The revision on the stage. Click a bar to see it as it was then.")],
];
const GAP = 8;

/**
 * Explains the bars of the timeline over a button of it.
 * @param {HTMLElement} bar
 * @param {HTMLElement} button
 */
export function showLegend(bar, button) {
  const legend = make(
    "div",
    { class: "timeline-legend", role: "dialog", tabindex: "-1", "aria-label": translate("Legend") },
    make(
      "ul",
      {},
      ...MEANINGS.map(([look, words]) =>
        make(
          "li",
          {},
          make("span", { class: "legend-sign", "data-look": look }),
          translate(words),
        )
      ),
    ),
  );
  legend.popover = "auto";
  legend.addEventListener("toggle", ({ newState }) => newState === "closed" && legend.remove());
  bar.append(legend);
  legend.showPopover({ source: button });
  const [box, size] = [button.getBoundingClientRect(), legend.getBoundingClientRect()];
  const most = document.documentElement.clientWidth - size.width - GAP;
  legend.style.left = `${Math.max(GAP, Math.min(box.left, most))}px`;
  legend.style.top = `${Math.max(GAP, box.top - size.height - GAP)}px`;
  legend.focus();
}
