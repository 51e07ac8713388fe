"""Faults of access that axe-core finds on a page."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.studio.running import PHONE, WIDE

GRAVE = ("serious", "critical")


def grave_faults(page: Page) -> list[str]:
    """What is serious or critical: the rule, and where it is broken."""
    found = Axe().run(page).response["violations"]
    return [
        f"{fault['id']}: {node['target']} {node['html'][:120]}"
        for fault in found
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


def faults_in_any_window(page: Page) -> list[str]:
    """The same in wide and in phone-sized windows, light and dark."""
    found: list[str] = []
    for size in (WIDE, PHONE):
        page.set_viewport_size(size)
        for light in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
            found += [f"{size['width']} {light}: {fault}" for fault in grave_faults(page)]
    return found
