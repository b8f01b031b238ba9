"""axe finds nothing in any scene: its first screen, those deep in it, its sheets and alerts."""

from pathlib import Path

import axe_playwright_python
import pytest

from scene_tour import LOOKS, Tour

AXE = next(Path(axe_playwright_python.__file__).parent.rglob("axe.min.js")).read_text()

# axe cannot determine the background of text in a scaled box. The lines between cells are drawn
# after the cells, and cover no text.
PREPARE = """(axe) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.device { transform: none !important; }');
  document.adoptedStyleSheets = [sheet];
  (0, eval)(axe);
  const usual = window.axe._audit.checks['color-contrast'].options;
  window.axe.configure({
    checks: [{ id: 'color-contrast', options: { ...usual, ignorePseudo: true } }],
  });
}"""

# The colors of an author are exact: people who need more contrast use the device's setting.
# These are texts in a foreground color of the author, and a button's text in the author's tint.
# The device's own texts must pass.
VIOLATIONS = """async () => {
  const isPainted = (node) => {
    const words = document.querySelector(node.target.at(-1));
    return getComputedStyle(words).getPropertyValue('--fg-own') !== '' ||
      words.closest('.node-press[style*="--tint-fill:"]') !== null;
  };
  const found = await axe.run(document.querySelector('.device'), { resultTypes: ['violations'] });
  return found.violations.flatMap(({ id, nodes }) => nodes
    .filter((node) => id !== 'color-contrast' || !isPainted(node))
    .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`));
}"""


@pytest.mark.parametrize("device", ["iphone-16", "ipad-11-landscape"])
def test_axe_finds_nothing_in_any_scene_on(open_page, script, device):
    tour = Tour(open_page(1800, 1300, reduced_motion="reduce"), script)
    tour.page.evaluate(PREPARE, AXE)
    found = {}
    for scene, looks in LOOKS.items():
        for look in ["root", *looks]:
            tour.open(scene, look)
            for scheme in ["light", "dark"]:
                tour.set(device=device, colorScheme=scheme)
                violations = tour.page.evaluate(VIOLATIONS)
                if violations:
                    found[f"{scene}, {look}, {scheme}, {device}"] = violations
    assert found == {}, "\n".join(
        f"{where}: {violation}" for where, violations in found.items() for violation in violations
    )
