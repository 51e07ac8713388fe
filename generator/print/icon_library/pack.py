"""Packs the icon library of this folder from its upstream release; a maintainer's script, never imported.

    python generator/print/icon_library/pack.py <folder of the unpacked npm package @iconify-json/game-icons>

The package, 1.2.4 at the time, holds the icons of https://game-icons.net under the Creative Commons licence CC BY 3.0
(`npm pack @iconify-json/game-icons` fetches it): each one path on a square of 512 units. What is written:
``game-icons.zip`` with ``names``, and blocks of icons, each a JSON object named after the first icon in it, so that
one icon is found without unpacking the others. The same package gives the same bytes.
"""

from __future__ import annotations

import json
import re
import sys
import zipfile
from pathlib import Path

BLOCK = 64
"""Icons in one block."""
_BODY = re.compile(r'^<path fill="currentColor" d="([^"]+)"/>$')
_DATE = (1980, 1, 1, 0, 0, 0)


def main(folder: Path) -> None:
    """Write the library."""
    icons = json.loads((folder / "icons.json").read_text(encoding="utf-8"))
    bodies = {name: _BODY.match(icon["body"]) for name, icon in icons["icons"].items()}
    paths = {name: body[1] for name, body in sorted(bodies.items()) if body}
    names = list(paths)
    with zipfile.ZipFile(Path(__file__).parent / "game-icons.zip", "w") as archive:
        _add(archive, "names", "\n".join(names))
        for place in range(0, len(names), BLOCK):
            block = {name: paths[name] for name in names[place : place + BLOCK]}
            _add(archive, names[place], json.dumps(block, separators=(",", ":")))
    print(f"{len(names)} icons; left out: {sorted(set(bodies) - set(paths)) or 'none'}")


def _add(archive: zipfile.ZipFile, name: str, text: str) -> None:
    archive.writestr(zipfile.ZipInfo(name, _DATE), text, zipfile.ZIP_DEFLATED, compresslevel=9)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
