// On a phone the panels are sheets that come up from below; elsewhere they are part of the page.

const narrow = matchMedia("(max-width: 767px)");

/**
 * Makes `panels` sheets where the page is narrow, now and whenever that changes.
 * @param {HTMLElement[]} panels
 */
export function foldPanels(panels) {
  const fold = () =>
    panels.forEach((panel) => {
      panel.popover = narrow.matches ? "auto" : null;
    });
  narrow.addEventListener("change", fold);
  fold();
}

/**
 * Brings `panel` up if it is a sheet.
 * @param {HTMLElement} panel
 */
export function showPanel(panel) {
  if (panel.popover && !panel.matches(":popover-open")) panel.showPopover();
}
