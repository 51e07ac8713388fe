"""Says what pip-audit found: ``audited.py FOUND.json SAID``, the second being what it said meanwhile.

Ends with 1 where a newer version mends a vulnerability, and where pip-audit failed over something else than the way to
its database. Where it could not get there, one line says that nothing was audited, and why.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

UNREACHED = re.compile(
    r"connect|resol|timed? ?out|unreachable|max retries|proxy|ssl|certificate|no matching distribution|name or service|"
    r"\b(?:403|407|429|5\d\d)\b",
    re.IGNORECASE,
)
"""What is said where a database or a registry is out of reach."""


def packages_in(path: Path) -> list[dict[str, Any]]:
    """The packages that were asked for; none where pip-audit did not get so far."""
    try:
        found: list[dict[str, Any]] = json.loads(path.read_bytes())["dependencies"]
    except (OSError, ValueError, KeyError):
        return []
    return found


def unaudited(said: list[str]) -> int:
    """Say why nothing was audited; 1 where that is a fault of ours."""
    reached = next((line for line in reversed(said) if UNREACHED.search(line)), None)
    if reached is None and said:
        print(f"pip-audit failed: {said[-1]}")
        return 1
    why = reached or "what answers in its place knows none of the packages"
    print(f"NOT AUDITED, neither passed nor failed: the database of vulnerabilities cannot be reached ({why[:200]})")
    return 0


def main(path: str, said: str = "") -> int:
    """Print a line for each vulnerability, and one in all."""
    packages = packages_in(Path(path))
    known = [package for package in packages if "vulns" in package]
    if not known:
        text = Path(said).read_text(encoding="utf-8", errors="replace") if said and not packages else ""
        return unaudited([line.strip() for line in text.splitlines() if line.strip()])
    mended = 0
    for package in known:
        for found in package["vulns"]:
            versions = ", ".join(found["fix_versions"])
            mended += bool(versions)
            print(f"{package['name']} {package['version']}: {found['id']}, mended in {versions or 'no version yet'}")
    unknown = f" ({len(packages) - len(known)} more are unknown there)" if len(packages) > len(known) else ""
    print(f"{len(known)} packages audited{unknown}, {mended} to be brought up to date")
    return int(mended > 0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
