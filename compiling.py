"""What of Proofpress is compiled by mypyc, and how: ``python compiling.py FOLDER`` leaves the compiled modules there.

The source stays what it is: a compiled module plays the same games as its source does, only faster. Whatever is not
named here runs as pure Python beside it. ``--program`` makes of the folder a whole Proofpress that ``PYTHONPATH`` can
name, with this checkout's own content and schemas; without a compiler the folder stays empty, and one line says why.
"""

from __future__ import annotations

import argparse
import importlib
import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
PACKAGES = ("generator", "validator")
SHIPPED = ("content", "schemas")
"""Folders of data that a wheel carries inside `validator/shipped`."""
ENGINE = (
    "validator/play/engine/chance.py",
    "validator/play/engine/lists.py",
    "validator/play/engine/step.py",
    "validator/play/engine/watching.py",
    "validator/play/agents",
    "validator/play/learned/residual.py",
)
GAME_ROOMS = ("table", "track", "ships", "rules", "cards", "players", "observer")
GAMES = ("empires", "race", "roll", "steam", "trucker")
INWARD = ["-fvisibility=hidden", "-fno-semantic-interposition"] if sys.platform == "linux" else []
"""Says that nobody outside a library puts functions in place of its own, so that they may be called directly."""
LEFT = {
    "validator/play/agents/manner.py": "structs of msgspec, which are compiled already",
    "validator/play/games/trucker/ships/witness.py": "asked once a set, by checks; tests put another solver in",
    "validator/play/games/trucker/ships/filling.py": "asked once a set, by checks",
    "validator/play/games/trucker/ships/layout_file.py": "asked for ships that a designer wrote down",
    "validator/play/games/trucker/ships/report.py": "structs of msgspec, which are compiled already",
}
"""Single files that stay pure Python, and why."""


def groups() -> dict[str, list[str]]:
    """The files to compile, as paths from the root; each group becomes one library."""
    found = {"engine": _files(ENGINE)}
    for game in GAMES:
        numbers = f"validator/play/games/{game}/words/numbers.py"
        rooms = [f"validator/play/games/{game}/{room}{ending}" for room in GAME_ROOMS for ending in ("", ".py")]
        found[game] = _files([place for place in (*rooms, numbers) if (ROOT / place).exists()])
    return found


def _files(places: tuple[str, ...] | list[str]) -> list[str]:
    found = []
    for place in places:
        path = ROOT / place
        inside = [path] if path.is_file() else sorted(path.rglob("*.py"))
        found += [file.relative_to(ROOT).as_posix() for file in inside if file.name != "__init__.py"]
    return [file for file in found if file not in LEFT]


def has_compiler() -> bool:
    """Whether a C compiler is there, as far as can be seen without trying; Windows finds its own."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    return os.name == "nt" or bool(command and shutil.which(shlex.split(command)[0]))


def compile_into(folder: Path, work: Path, level: str, only: list[str]) -> None:
    """Leave compiled modules below ``folder``, each where its source lies below the root.

    Args:
        work: a folder for what lies between, kept so that a second time takes less.
        level: of the compiler's care, 0 to 3, or g: less than 1, and quicker done.
        only: groups to compile; all where it is empty.

    Raises:
        ImportError: mypyc or setuptools is missing.
        SystemExit: there is no compiler, mypyc refuses the source, or the compiler fails.
    """
    if not has_compiler():
        raise SystemExit("there is no C compiler")
    mypyc: Any = importlib.import_module("mypyc.build")
    setuptools: Any = importlib.import_module("setuptools")
    every = groups()
    os.chdir(ROOT)
    extensions = mypyc.mypycify(
        [f"--cache-dir={work / 'types'}", *(file for files in every.values() for file in files)],
        opt_level=level,
        debug_level="0",
        separate=[(files, f"proofpress_{name}") for name, files in every.items()],
        target_dir=str(work / "c"),
    )
    for each in extensions:
        each.extra_compile_args += INWARD
    places = {file for name, files in every.items() if not only or name in only for file in files}
    modules = {file.removesuffix(".py").replace("/", ".") for file in places}
    libraries = {f"proofpress_{name}__mypyc" for name in only or every}
    doors = _doors([each for each in extensions if each.name in modules], work / "c")
    wanted = [*(each for each in extensions if each.name in libraries), *(door for door, _ in doors)]
    # The largest first, so that no compiler is left alone with one at the end.
    wanted.sort(key=lambda each: -sum(Path(source).stat().st_size for source in each.sources))
    command = setuptools.Distribution({"name": "proofpress", "ext_modules": wanted}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(folder), str(work / "objects")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    for door, behind in doors:
        _open(Path(command.get_ext_fullpath(door.name)), behind, folder)


def _doors(shims: list[Any], folder: Path) -> list[tuple[Any, list[str]]]:
    """Few libraries in place of one for each module, and the modules that each of them leads to.

    What mypyc makes for a module is a door to the library of its group, and costs a run of the compiler and of the
    linker. Doors are found by the last part of a module's name, so one library may hold all whose last parts differ.
    """
    rows: list[dict[str, Any]] = []
    for shim in sorted(shims, key=lambda each: str(each.name)):
        last = shim.name.rpartition(".")[2]
        row = next((row for row in rows if last not in row), None)
        if row is None:
            rows.append(row := {})
        row[last] = shim
    return [(_door(place, row, folder), [shim.name for shim in row.values()]) for place, row in enumerate(rows)]


def _door(place: int, row: dict[str, Any], folder: Path) -> Any:
    source = folder / f"proofpress_doors_{place}.c"
    includes = (
        f'#define PyInit___init__ PyInit_package_{last}\n#include "{Path(shim.sources[0]).resolve().as_posix()}"\n'
        "#undef PyInit___init__\n"
        for last, shim in row.items()
    )
    text = "".join(includes)
    if not source.is_file() or source.read_text() != text:
        source.write_text(text)
    first = next(iter(row.values()))
    return type(first)(
        source.stem,
        sources=[str(source)],
        include_dirs=first.include_dirs,
        extra_compile_args=first.extra_compile_args,
        export_symbols=[f"PyInit_{last}" for last in row],
    )


def _open(door: Path, modules: list[str], folder: Path) -> None:
    """Put a library where each module that it leads to is looked for."""
    ending = door.name.removeprefix(door.name.partition(".")[0])
    for module in modules:
        path = folder / f"{module.replace('.', '/')}{ending}"
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(door, path)
    door.unlink()


def compile_program(folder: Path, work: Path, level: str) -> None:
    """Make of ``folder`` a whole Proofpress with compiled modules, or leave it empty where that cannot be.

    It is made beside and renamed, so that nobody ever finds half of it.
    """
    made = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir(parents=True)
    try:
        compile_into(made, work, level, [])
        for package in PACKAGES:
            left_out = shutil.ignore_patterns("__pycache__", "node_modules")
            shutil.copytree(ROOT / package, made / package, ignore=left_out, dirs_exist_ok=True)
        shipped = made / "validator" / "shipped"
        shipped.mkdir()
        for data in SHIPPED:
            (shipped / data).symlink_to(ROOT / data, target_is_directory=True)
    except (Exception, SystemExit) as why:
        print(f"nothing is compiled, games are played by pure Python: {why}", file=sys.stderr)
        shutil.rmtree(made)
        made.mkdir()
    shutil.rmtree(folder, ignore_errors=True)
    made.rename(folder)


def main() -> None:
    """Compile, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the compiled modules go")
    parser.add_argument("--work", type=Path, help="a folder for what lies between (default: FOLDER/../work)")
    parser.add_argument("--level", choices=("0", "g", "1", "2", "3"), default="2", help="of the compiler's care")
    parser.add_argument("--program", action="store_true", help="make a whole Proofpress of the folder")
    parser.add_argument("--only", nargs="*", default=[], help="groups to compile: engine or a game (default: all)")
    options = parser.parse_args()
    folder = options.folder.resolve()
    work = (options.work or folder.parent / "work").resolve()
    if options.program:
        compile_program(folder, work, options.level)
    else:
        compile_into(folder, work, options.level, options.only)


if __name__ == "__main__":
    main()
