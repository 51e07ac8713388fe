"""How the manual is built: ``make manual`` writes ``output/manual/index.html``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from pygments.lexers.html import XmlLexer
from pygments.lexers.special import TextLexer

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

import making  # noqa: E402 (it lies beside this file)

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Proofpress"
author = copyright = "The Proofpress contributors"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["making"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
html_theme = "furo"
html_title = "Proofpress"
html_last_updated_fmt = None
html_show_sphinx = False
html_copy_source = False
html_static_path = ["static"]
html_css_files = ["manual.css"]
html_search_language = "zh"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"


def setup(app: Sphinx) -> None:
    """Draw and write the pages that follow from the program, before any page is read."""
    app.add_lexer("csv", TextLexer)
    app.add_lexer("svg", XmlLexer)
    app.connect("builder-inited", lambda _: making.write_pages(HERE / "made"))
