"""Builds a wheel with compiled modules where ``PROOFPRESS_COMPILE=1`` asks for it, and a pure Python one otherwise.

Where compiling fails, one line says so and the wheel is pure Python. An editable install is always pure Python, since
its source may change under what was compiled.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ASKED = os.environ.get("PROOFPRESS_COMPILE", "") not in ("", "0")
NEEDS = ["mypy>=1.18,<3", "setuptools>=65", "msgspec>=0.19,<1", "types-PyYAML>=6.0.12"]
"""What has to be there to compile, beside a C compiler."""


class CompiledWheel(BuildHookInterface[Any]):
    """Puts compiled modules beside their sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return NEEDS if ASKED else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not ASKED or version == "editable":
            return
        self._folder = tempfile.TemporaryDirectory()
        made = Path(self._folder.name) / "lib"
        command = [sys.executable, "compiling.py", str(made), "--level", os.environ.get("PROOFPRESS_LEVEL", "2")]
        result = subprocess.run(command, cwd=self.root, capture_output=True, text=True, check=False)
        modules = [] if result.returncode else sorted(file for file in made.rglob("*") if file.is_file())
        if not modules:
            why = (result.stderr or result.stdout).strip().splitlines()[-1:]
            self.app.display_warning(f"nothing is compiled, this is pure Python: {' '.join(why) or 'no reason given'}")
            return
        build_data["pure_python"], build_data["infer_tag"] = False, True
        build_data["force_include"].update({str(file): file.relative_to(made).as_posix() for file in modules})

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        folder = getattr(self, "_folder", None)
        if folder is not None:
            folder.cleanup()
