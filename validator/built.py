"""Whether what plays runs compiled or as pure Python; its games are the same."""

from __future__ import annotations

from types import FunctionType

from validator.engine.chance import below

HOW = "pure Python" if isinstance(below, FunctionType) else "compiled"
