#!/usr/bin/env python3
"""Writes the page's fonts anew: subsets of Inter 4.1, in a temporary environment of Python's.

`.ci/fonts.py` replaces the files in Public/fonts; their license comes with them. Each file keeps
the axis of optical sizes and the weights from regular to bold. The ranges are the ones that
Public/styles/fonts.css names.
"""

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "Public/fonts"
PACKAGES = ["fontpkg-inter==4.1.post1", "fonttools==4.68.0", "brotli==1.2.1"]
FEATURES = "kern,mark,mkmk,ccmp,locl,tnum,calt,case"
RANGES = {
    "latin": "20-7E,A0-FF,131,152-153,2BB-2BC,2C6,2DA,2DC,2000-200C,200E-206F,20AC,2122,2191,2193,"
    "2212,2215,FEFF,FFFD",
    "latin-extended": "100-130,132-151,154-2BA,2BD-2C5,2C7-2CC,2CE-2D7,2DD-2FF,1E00-1E9F,1EF2-1EFF,"
    "1D00-1DBF,20A0-20AB,20AD-20C0,2113,2C60-2C7F,A720-A7FF",
    "greek-cyrillic": "300-301,308,370-377,37A-37F,384-38A,38C,38E-3A1,3A3-3E1,3F0-52F,1C80-1C88,"
    "1F00-1FFE,2116,2DE0-2DFF,A640-A69F,FE2E-FE2F",
}

SUBSET = """
import sys
from pathlib import Path
from fontTools.subset import main as subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
import fontpkg_inter

folder, ranges, features = sys.argv[1:]
files = Path(fontpkg_inter.__file__).parent
font = TTFont(files / "files/Inter[opsz,wght].ttf")
instantiateVariableFont(font, {"wght": (400, 700)}, inplace=True)
font.save("inter.ttf")
for line in ranges.split(";"):
    name, codes = line.split("=")
    subset(["inter.ttf", f"--unicodes={codes}", f"--layout-features={features}", "--flavor=woff2",
            f"--output-file={folder}/inter-{name}.woff2"])
Path(folder, "LICENSE.txt").write_bytes((files / "LICENSE").read_bytes())
"""


def main():
    FOLDER.mkdir(exist_ok=True)
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
