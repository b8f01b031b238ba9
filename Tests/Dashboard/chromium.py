"""The installed Chromium, without features that tests do not need."""

import os
import shutil

# Features to disable: those of Playwright's own list that matter here, and the popups of the
# address bar. Chromium loads these as pages beside each window, which takes a third of the time
# until a test's page is ready.
UNUSED = [
    *["HttpsUpgrades", "MediaRouter", "OptimizationHints", "PaintHolding"],
    *["ThirdPartyStoragePartitioning", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
]


def launch(playwright, *more):
    """The headless shell, if installed, draws the same and makes no windows around a page."""
    names = ["chromium-headless-shell", "chromium"]
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    # Pages of one site in one context share a process and its compiled code.
    args = ["--no-sandbox", "--process-per-site", f"--disable-features={','.join(UNUSED)}", *more]
    return playwright.chromium.launch(executable_path=path, args=args)
