"""What each code of a finding means, as ``proofpress explain`` tells it."""

from __future__ import annotations

from making.shown import plain
from validator.content.explained.pages import Found, known, pages_of
from validator.content.vocabulary import in_language


def findings_page() -> str:
    """The page of all codes."""
    about = "Every finding ends with its code in brackets. `proofpress explain CODE` says the same at the terminal."
    found = [page for code in known() for page in pages_of(code)]
    return f"# Findings\n\n{about}\n\n" + "".join(map(_section, found))


def _section(found: Found) -> str:
    page = found.page
    where = f" ({found.game})" if found.game else ""
    lines = [f"## {found.code}{where}", plain(in_language(page.title, "en")), plain(in_language(page.means, "en"))]
    for heading, files in (("Wrong", page.wrong), ("Right", page.right)):
        lines.append(f"{heading}:")
        lines += [f"```yaml\n# {name}\n{text.rstrip()}\n```" for name, text in files.items()]
    return "\n\n".join(lines) + "\n\n"
