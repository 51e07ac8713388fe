"""What is written by hand or by us: YAML of all kinds, packs, transcripts, stores of runs, and command lines."""

from __future__ import annotations

import hashlib
import io
import json
import sqlite3
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.hostile.sheets import spoilt
from tests.hostile.trial import CARDS, KIT, MANIFEST, SET, Case, files_with

_LONG = 1_000_000


def _bomb() -> str:
    levels = "\n".join(f"  - &l{n + 1} [{', '.join([f'*l{n}'] * 10)}]" for n in range(9))
    return f"goblin:\n  - &l0 [{', '.join(['x'] * 10)}]\n{levels}\n"


def yaml(draw: Random) -> Case:
    """Entries, a kit, a manifest or a theme."""
    digits = "9" * draw.choice([20, 400, 5_000, 100_000])
    word = draw.choice(["a", "é", "字", "\\x1b", "' "]) * draw.choice([1_000, _LONG])
    signs = draw.choice(["**", "{", "{coin", "*_"])
    numbered = ", ".join(f"k{n}: 1" for n in range(2_000))
    one = "  - {{id: G{n}, title: {{en: Lamp}}, cost: 1, suit: moss}}\n"
    cards: dict[str, Callable[[], str]] = {
        "aliases": _bomb,
        "deep": lambda: "goblin: " + draw.choice(["[", "{a: ", "- "]) * draw.choice([500, 200_000]),
        "a number": lambda: f"goblin:\n  - {{id: G1, title: {{en: L}}, cost: {digits}, suit: moss}}\n",
        "a power": lambda: "goblin:\n  - {id: G1, title: {en: L}, cost: 1e999999999, suit: 1e5}\n",
        "a base": lambda: f"goblin:\n  - {{id: G1, title: {{en: L}}, cost: {'59:' * 2000}1, suit: 0x{'f' * 9_000}}}\n",
        "a long id": lambda: f'goblin:\n  - {{id: "{word}", title: {{en: L}}, cost: 1, suit: moss}}\n',
        "a long word": lambda: f'goblin:\n  - {{id: G1, title: {{en: L}}, cost: 1, suit: "{word}"}}\n',
        "a long field": lambda: f'goblin:\n  - {{id: G1, title: {{en: L}}, "{word}": 1}}\n',
        "a long kind": lambda: f'"{word}":\n  - {{id: G1, title: {{en: L}}, cost: 1, suit: moss}}\n',
        "a long text": lambda: f'goblin:\n  - {{id: G1, title: {{en: "{word}"}}, text: {{en: "{word}"}}}}\n',
        "marks": lambda: f'goblin:\n  - {{id: G1, title: {{en: L}}, text: "{signs * 90_000}"}}\n',
        "many fields": lambda: "goblin:\n  - {id: G1, " + ", ".join(f"f{n}: 1" for n in range(3_000)) + "}\n",
        "many slips": lambda: "goblin:\n" + "".join(f"  - {{id: G{n}, cost: x}}\n" for n in range(5_000)),
        "many cards": lambda: "goblin:\n" + "".join(one.format(n=n) for n in range(5_000)),
        "the same id": lambda: "goblin:\n" + one.format(n=1) * 5_000,
        "many kinds": lambda: "".join(f"k{n}: [{{id: a}}]\n" for n in range(5_000)),
        "combined": lambda: (
            "goblin:\n"
            + '  - {combine: {cost: ["1..1500"]}, id: "G-{cost}", title: {en: "'
            + "x" * 2_000
            + '"}}\n' * 40
        ),
        "merged": lambda: f"a: &a {{{numbered}}}\ngoblin:\n" + "  - {<<: *a}\n" * 900,
        "tags": lambda: "goblin: !!python/object/apply:os.system ['id']\n",
        "signs": lambda: 'goblin: "\x1b[31m\u202e\x00"\n',
        "other letters": lambda: "\ufeff\ufffe" * 1_000,
        "documents": lambda: "---\n" * 100_000,
        "remarks": lambda: "# x\n" * 900_000,
    }
    kit = KIT.decode()
    kinds = {
        "many fields of a kit": lambda: kit + "".join(f"      f{n}: {{type: number}}\n" for n in range(3_000)),
        "a long name of a kit": lambda: kit + f'      "{word[:200_000]}": {{type: number}}\n',
        "numbers of a kit": lambda: kit + f"      more: {{type: number, from: -{digits}, to: {digits}}}\n",
        "words of a kit": lambda: (
            kit + f"      more: {{type: one_of, values: [{', '.join(f'w{n}' for n in range(9_000))}]}}\n"
        ),
        "a large size": lambda: kit.replace("poker", f"{{width: {digits}, height: 1e300}}"),
        "checks of a kit": lambda: kit + "checks:\n" + "  - {check: total, each: goblin, exactly: 3}\n" * 3_000,
    }
    about = draw.choice([*cards, *kinds])
    if about in kinds:
        return Case(f"yaml, {about}", files_with({"kit.yaml": kinds[about]().encode()}, CARDS))
    text = cards[about]().encode("utf-8", "surrogatepass")
    name = draw.choice(["cards.yaml"] * 5 + ["set.yaml", "theme.yaml", "kit.yaml", "icons.yaml"])
    others = [("survey", SET), ("print", SET), ("export", SET), ("check", SET, "--lang", "zh-Hant")]
    command = draw.choice([("check", SET)] * 4 + others)
    return Case(f"yaml, {about} in {name}, {command[0]}", files_with({name: spoilt(draw, text, 0.05)}, CARDS), command)


def custom(draw: Random) -> Case:
    """A set that extends a game."""
    digits = "9" * draw.choice([20, 5_000])
    ways: dict[str, Callable[[], str]] = {
        "changes": lambda: "change:\n" + "".join(f"  X{n}: {{cost: x}}\n" for n in range(3_000)),
        "removed": lambda: f"remove: [{', '.join(f'X{n}' for n in range(3_000))}]\n",
        "a long name": lambda: f"remove: [{'x' * _LONG}]\n",
        "rules": lambda: "rules: {" + ", ".join(f"r{n}: 1" for n in range(3_000)) + "}\n",
        "a number": lambda: f"rules: {{hand_size: {digits}}}\n",
        "copies": lambda: f"change: {{E01: {{count: {digits}}}}}\n",
        "itself": lambda: "",
    }
    about = draw.choice([*ways])
    base = SET if about == "itself" else draw.choice(["empires", "race", "x" * 4_000])
    text = f"extends: {base}\ntitle: {{en: Mine}}\n{ways[about]()}"
    return Case(f"set, {about}", {f"{SET}/set.yaml": text.encode()}, draw.choice([("check", SET), ("print", SET)]))


def pack(draw: Random) -> Case:
    """A pack."""
    svg = b"<svg " + draw.choice([b"<!doctype", b"&amp;", b" on", b"<x:"]) * 1_000_000
    files = {"set.yaml": MANIFEST, "kit.yaml": KIT, "cards.yaml": CARDS}
    about = draw.choice(["bomb", "drawing", "many", "list", "names", "cut", "large", "spoilt", "deep list"])
    if about == "bomb":
        files["notes.txt"] = bytes(draw.choice([900_000, 60_000_000]))
    elif about == "drawing":
        files["pictures/G1.svg"] = svg
    elif about == "many":
        files |= {f"pictures/{n}.txt": b"x" for n in range(draw.choice([1_500, 5_000]))}
    elif about == "names":
        files |= {draw.choice(["../x.yaml", "a" * 60_000, "/etc/x.yaml", "CON.txt", "\x1b[31m.txt"]): b"x"}
    elif about == "large":
        files |= {f"pictures/{n}.png": draw.randbytes(1_000) * 10_000 for n in range(15)}
    held = [
        {"name": name, "size": len(data), "sha256": hashlib.sha256(data).hexdigest()} for name, data in files.items()
    ]
    contents = {
        "format": 1,
        "set": "mine",
        "title": {"en": "Mine"},
        "game": "kit",
        "needs": [],
        "within": [],
        "files": held,
    }
    told = json.dumps(contents)
    if about == "list":
        told = told.replace('"size": ', '"size": ' + "9" * draw.choice([3, 5_000]))
    elif about == "deep list":
        told = "[" * draw.choice([1_000, 1_900_000])
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in {"proofpress.json": told.encode(), **files}.items():
            packed.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    data = whole.getvalue()
    data = spoilt(draw, data, 1) if about in ("cut", "spoilt") else data
    return Case(f"pack, {about}", {"mine.zip": data}, ("open", "mine.zip"))


def transcript(draw: Random) -> Case:
    """A transcript of a game."""
    header = {
        "proofpress": 1,
        "game": "empires",
        "set": "empires",
        "seats": ["random"] * 2,
        "seed": 1,
        "language": "en",
    }
    lines = {
        "many lines": lambda: (json.dumps(header) + "\n") * draw.choice([100, 50_000]),
        "many seats": lambda: json.dumps(header | {"seats": ["random"] * 300_000}),
        "a seed": lambda: json.dumps(header).replace('"seed": 1', '"seed": ' + "9" * draw.choice([30, 5_000, 900_000])),
        "a set": lambda: json.dumps(header | {"set": "x" * draw.choice([300, 3_000_000])}) + "\n{}",
        "deep": lambda: "[" * 3_000_000,
        "signs": lambda: json.dumps(header | {"set": "\x1b[31m"}) + "\n\0\n",
        "a long line": lambda: json.dumps(header) + "\n" + json.dumps({"choice": "x" * 3_000_000}),
        "nothing": lambda: "",
    }
    about = draw.choice([*lines])
    return Case(f"transcript, {about}", {"game.jsonl": spoilt(draw, lines[about]().encode())}, ("replay", "game.jsonl"))


def store(draw: Random) -> Case:
    """A store of played runs."""
    about = draw.choice(["endless view", "large text", "many runs", "spoilt", "bytes", "long names"])
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "playtest.sqlite"
        data = sqlite3.connect(file)
        data.execute("PRAGMA user_version = 4")
        if about == "endless view":
            data.execute(
                "CREATE VIEW runs AS WITH RECURSIVE n(run) AS (SELECT 1 UNION ALL SELECT run + 1 FROM n) "
                "SELECT run, '' AS plan FROM n"
            )
        else:
            data.execute("CREATE TABLE runs (run INTEGER PRIMARY KEY, plan TEXT NOT NULL UNIQUE)")
            rows = draw.choice([1, 40_000]) if about == "many runs" else 2
            size = {"large text": 40_000_000, "long names": 1_000_000}.get(about, 1)
            data.executemany("INSERT INTO runs VALUES (?, ?)", [(n + 1, f"{n}" * size) for n in range(rows)])
        data.commit()
        data.close()
        content = file.read_bytes()
    content = draw.randbytes(5_000) if about == "bytes" else spoilt(draw, content, float(about == "spoilt"))
    return Case(
        f"store, {about}", {"output/empires/playtest.sqlite": content}, ("playtest", "empires", "--compare", "1,2")
    )


def recipe(draw: Random) -> Case:
    """A recipe of decks."""
    lines: dict[str, Callable[[], str]] = {
        "numbers": lambda: f"make: {{front: {'9' * draw.choice([9, 5_000])}}}\ndecks: 99999999999\n",
        "names": lambda: "make: {" + ", ".join(f"k{n}: 1" for n in range(3_000)) + "}\n",
        "a long name": lambda: f"make: {{{'k' * _LONG}: 1}}\n",
        "aliases": _bomb,
        "deep": lambda: "make: " + "[" * 100_000,
        "goals": lambda: "goals:\n" + "  - {length: 3}\n" * 3_000,
    }
    about = draw.choice([*lines])
    text = spoilt(draw, lines[about]().encode())
    return Case(
        f"recipe, {about}", {"decks.yaml": text}, ("generate", "empires", "--recipe", "decks.yaml", "--games", "0")
    )


def ship(draw: Random) -> Case:
    """A ship that somebody wrote down."""
    count = draw.choice([10, 10_000])
    tiles = {
        "wrong tiles": lambda: "".join(f"  - {{at: [{n}, 1], tile: X{n}}}\n" for n in range(count)),
        "tiles far out": lambda: "".join(f"  - {{at: [{'9' * 300}, {n}], tile: cargo}}\n" for n in range(count)),
        "a long tile": lambda: f"  - {{at: [1, 1], tile: {'x' * _LONG}}}\n",
        "many fields": lambda: "  - {" + ", ".join(f"f{n}: 1" for n in range(3_000)) + "}\n",
        "the same place": lambda: (
            "  - {at: [7, 7], component: cabin, edges: [single, single, single, single]}\n" * count
        ),
    }
    about = draw.choice([*tiles])
    return Case(
        f"ship, {about}", {"ship.yaml": f"board: I\ntiles:\n{tiles[about]()}".encode()}, ("ship", "check", "ship.yaml")
    )


def words(draw: Random) -> Case:
    """A command line."""
    long = draw.choice(["x", "x ", "../", "\x1b[31m", "E01-", "字"]) * draw.choice([50, 20_000])
    digits = "9" * draw.choice([25, 400, 5_000, 100_000])
    empires = ("playtest", "empires")
    numbers = [
        *((*empires, option, digits) for option in ("--games", "--seed", "--minutes", "--compare", "--players")),
        (*empires, "--minutes", draw.choice(["nan", "inf", "-1"])),
        ("print", "empires", "--copies", digits),
        ("print", "empires", "--bleed", digits),
        ("train", "empires", "--games", digits),
        ("tune", "empires", "--seed", digits),
    ]
    names = [
        *((command, long) for command in ("check", "print", "explain", "replay", "open", "icons", "looks", "survey")),
        ("print", "empires", "--only", long),
        ("print", "empires", "--paper", long),
        (long,),
        (f"--{long}",),
        ("diff", "empires", long),
        ("new", long, "--from", "empires"),
        ("new", "x", "--from", long),
        ("words", "empires", "--lang", long),
        ("ship", "check", long),
        (*empires, "--agents", long),
        ("generate", "empires", "--recipe", long),
        ("sweep", "empires", long),
        ("export", "empires", "--output", long),
    ]
    command = draw.choice([*numbers, *names])
    return Case(f"{' '.join(command)[:40]!r} of {len(command[-1])}", {}, command)
