"""The installed Chromium, without what it does beside a page."""

import os
import shutil

# Of Playwright's own list, those that tests here need; and the popups of the address bar, pages of
# their own that Chromium loads beside each window: a third of the time until a test's page stands.
UNUSED = [
    *["HttpsUpgrades", "MediaRouter", "OptimizationHints", "PaintHolding"],
    *["ThirdPartyStoragePartitioning", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
]


def launch(playwright):
    """The shell, where there is one, draws the same and has no windows to make around a page."""
    names = ["chromium-headless-shell", "chromium"]
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    # Pages of one site in one context share a process, and what that has compiled.
    args = ["--no-sandbox", "--process-per-site", f"--disable-features={','.join(UNUSED)}"]
    return playwright.chromium.launch(executable_path=path, args=args)
