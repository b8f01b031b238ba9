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
 * Puts `panel` away if it is a sheet; the focus goes back, also where a tap gives none.
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
