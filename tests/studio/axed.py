"""Faults of access that axe-core finds on a page."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.studio.running import PHONE, WIDE


def faults(page: Page) -> list[str]:
    """Every fault, how grave it ever is: the rule, and where it is broken."""
    found = Axe().run(page).response["violations"]
    return [
        f"{fault['impact']} {fault['id']}: {node['target']} {node['html'][:120]}"
        for fault in found
        for node in fault["nodes"]
    ]


def faults_in_any_window(page: Page) -> list[str]:
    """The same in wide and in phone-sized windows, light and dark."""
    found: list[str] = []
    for size in (WIDE, PHONE):
        page.set_viewport_size(size)
        for light in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
            found += [f"{size['width']} {light}: {fault}" for fault in faults(page)]
    return found
