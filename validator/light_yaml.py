"""YAML's nodes and parsers, loaded without compiling the patterns by which others resolve tags."""

from __future__ import annotations

from validator.sparing import late_patterns

with late_patterns():
    import yaml as yaml

__all__ = ["yaml"]
