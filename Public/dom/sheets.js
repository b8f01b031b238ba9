// If the page has no room for a panel, the panel is a sheet that comes up on demand.

/**
 * Makes `panel` a sheet while the page is this narrow, now and whenever that changes.
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
 * Closes `panel` if it is a sheet. The focus goes back, even if a tap sets none.
 * @param {HTMLElement} panel
 * @param {HTMLElement | null} opener
 */
export function hidePanel(panel, opener) {
  if (!panel.popover || !panel.matches(":popover-open")) return;
  panel.hidePopover();
  if (document.activeElement === document.body) opener?.focus();
}

/**
 * Brings `panel` up if it is a sheet.
 * @param {HTMLElement} panel
 */
export function showPanel(panel) {
  if (panel.popover && !panel.matches(":popover-open")) panel.showPopover();
}
