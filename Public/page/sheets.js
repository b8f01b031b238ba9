// Where the page has no room for a panel it is a sheet that comes up when it is asked for.

/**
 * Makes `panel` a sheet where the page is as narrow as that, now and whenever it changes.
 * @param {HTMLElement} panel
 * @param {MediaQueryList} narrow
 */
export function foldPanel(panel, narrow) {
  const fold = () => {
    panel.popover = narrow.matches ? "auto" : null;
  };
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
