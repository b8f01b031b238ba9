// On a phone the panels are sheets that come up from below; elsewhere they stand on the page.

const narrow = matchMedia("(max-width: 767px)");

/** Makes `panels` sheets where the page is narrow, now and whenever that changes. */
export function foldPanels(panels) {
  const fold = () =>
    panels.forEach((panel) => {
      panel.popover = narrow.matches ? "auto" : null;
    });
  narrow.addEventListener("change", fold);
  fold();
}

/** Brings `panel` up if it is a sheet. */
export function showPanel(panel) {
  if (panel.popover && !panel.matches(":popover-open")) panel.showPopover();
}
