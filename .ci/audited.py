"""Says what pip-audit found: ``audited.py FOUND.json``. Ends with 1 where a newer version mends a vulnerability."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any


def packages_in(path: Path) -> list[dict[str, Any]]:
    """The packages that were looked up; none where pip-audit did not get so far."""
    try:
        found: list[dict[str, Any]] = json.loads(path.read_bytes())["dependencies"]
    except (OSError, ValueError, KeyError):
        return []
    return [package for package in found if "vulns" in package]


def main(path: str) -> int:
    """Print a line for each vulnerability, and one in all."""
    packages = packages_in(Path(path))
    if not packages:
        print("not audited: the database of vulnerabilities cannot be reached")
        return 0
    mended = 0
    for package in packages:
        for found in package["vulns"]:
            versions = ", ".join(found["fix_versions"])
            mended += bool(versions)
            print(f"{package['name']} {package['version']}: {found['id']}, mended in {versions or 'no version yet'}")
    print(f"{len(packages)} packages audited, {mended} to be brought up to date")
    return int(mended > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
