#!/usr/bin/env python3
"""Writes the page's fonts and their style sheets again: subsets of Inter 4.1.

`.ci/fonts.py` replaces the files in Public/fonts, whose license comes with them, and the two sheets
in Public/styles that name them. It uses a temporary environment of Python's. Each font keeps the
axis of optical sizes and the weights from regular to bold.
"""

import subprocess
import sys
import tempfile
import textwrap
import venv
from pathlib import Path

PUBLIC = Path(__file__).resolve().parents[1] / "Public"
FOLDER = PUBLIC / "fonts"
PACKAGES = ["fontpkg-inter==4.1.post1", "fonttools==4.68.0", "brotli==1.2.1"]
FEATURES = "kern,mark,mkmk,ccmp,locl,tnum,calt,case"
# The characters of each file; the first is in the page's first style sheet.
RANGES = {
    "latin": "20-7E,A0-FF,131,152-153,2BB-2BC,2C6,2DA,2DC,2000-200C,200E-206F,20AC,2122,2191,2193,"
    "2212,2215,FEFF,FFFD",
    "latin-extended": "100-130,132-151,154-2BA,2BD-2C5,2C7-2CC,2CE-2D7,2DD-2FF,1E00-1E9F,1EF2-1EFF,"
    "1D00-1DBF,20A0-20AB,20AD-20C0,2113,2C60-2C7F,A720-A7FF",
    "greek-cyrillic": "300-301,308,370-377,37A-37F,384-38A,38C,38E-3A1,3A3-3E1,3F0-52F,1C80-1C88,"
    "1F00-1FFE,2116,2DE0-2DFF,A640-A69F,FE2E-FE2F",
}
# The factor that makes Inter as wide as San Francisco, and its ascent and descent at that size.
FAMILIES = {
    "Colonnade Text": ("97%", "98.2%", "24.9%"),
    "Colonnade Display": ("101%", "94.3%", "23.9%"),
}
FIRST = """\
/* Inter where the system's font is not Apple's: the order in a font-family decides, so on Apple's
   systems no file is fetched. Scaled, Inter is as wide as San Francisco, at sizes from 26 points on
   by another factor, and its lines are as high. Written by .ci/fonts.py. */
"""
FURTHER = """\
/* The fonts' further characters: each file is fetched with the first character of its range.
   Written by .ci/fonts.py. */
"""

SUBSET = """
import sys
from pathlib import Path
from fontTools.subset import main as subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
import fontpkg_inter

folder, ranges, features = sys.argv[1:]
files = Path(fontpkg_inter.__file__).parent
font = TTFont(files / "files/Inter[opsz,wght].ttf", recalcTimestamp=False)
instantiateVariableFont(font, {"wght": (400, 700)}, inplace=True)
font.save("inter.ttf")
for line in ranges.split(";"):
    name, codes = line.split("=")
    subset(["inter.ttf", f"--unicodes={codes}", f"--layout-features={features}", "--flavor=woff2",
            f"--output-file={folder}/inter-{name}.woff2"])
Path(folder, "LICENSE.txt").write_bytes((files / "LICENSE").read_bytes())
"""


def face(family, name):
    size, ascent, descent = FAMILIES[family]
    codes = ", ".join(f"U+{code}" for code in RANGES[name].split(","))
    covered = textwrap.fill(f"unicode-range: {codes};", 98, subsequent_indent="  ")
    return f"""\
@font-face {{
  font-family: "{family}";
  src: url("/fonts/inter-{name}.woff2") format("woff2");
  font-weight: 400 700;
  font-display: swap;
  size-adjust: {size};
  ascent-override: {ascent};
  descent-override: {descent};
  line-gap-override: 0%;
{textwrap.indent(covered, "  ")}
}}
"""


def sheets():
    """The style sheets by their names: of the first range, and of the others."""
    first, *others = RANGES
    return {
        "fonts.css": FIRST + "".join(face(family, first) for family in FAMILIES),
        "more-fonts.css": FURTHER
        + "".join(face(family, name) for family in FAMILIES for name in others),
    }


def main():
    FOLDER.mkdir(exist_ok=True)
    for name, text in sheets().items():
        (PUBLIC / "styles" / name).write_text(text)
    with tempfile.TemporaryDirectory() as place:
        venv.create(place, with_pip=True)
        python = f"{place}/bin/python"
        subprocess.run([python, "-m", "pip", "install", "-q", *PACKAGES], check=True)
        ranges = ";".join(f"{name}={codes}" for name, codes in RANGES.items())
        subprocess.run([python, "-c", SUBSET, str(FOLDER), ranges, FEATURES], cwd=place, check=True)
    for file in sorted(FOLDER.iterdir()):
        print(f"{file.name}: {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    sys.exit(main())
