"""On a cluster: the numbers of one core, whoever plays and whoever is lost; and what is said where it cannot be."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import zlib
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from validator.base import plugins
from validator.base.console import hands
from validator.base.files import write_beside
from validator.base.issue import WrongUse
from validator.play.lab.tuning.field import Field
from validator.play.playtest.run import opened, playtest
from validator.play.playtest.running import cluster, playing, workers
from validator.play.playtest.running.cluster import far_work
from validator.play.playtest.running.parcels import Parcel, Shelf, opened_parcel, packed
from validator.play.playtest.running.plan import bench_of, plan_of
from validator.play.playtest.running.playing import play_numbered
from validator.play.playtest.running.roster import agent_named
from validator.play.playtest.running.workers import Job, Stopped

ROOT = Path(__file__).parents[2]
GAMES = 240
PATIENCE = 600
"""Seconds for processes to come up, however busy the machine is."""
SOLO = (("random", "random"),)


class Machines:
    """A scheduler and workers, each a process of its own, in a folder that holds no set."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._environment = os.environ | {"PYTHONPATH": str(ROOT)}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"tcp://127.0.0.1:{port}"
        self.running: list[subprocess.Popen[bytes]] = []
        self.start("dask_scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-show", "--no-dashboard")

    def start(
        self, program: str, *options: str, named: dict[str, str] | None = None, **how: Any
    ) -> subprocess.Popen[bytes]:
        """One more process; ``named`` are variables of its environment."""
        command = [sys.executable, "-m", f"distributed.cli.{program}", *options]
        quiet = subprocess.DEVNULL
        self.running.append(
            subprocess.Popen(
                command, cwd=self._folder, env=self._environment | (named or {}), stdout=quiet, stderr=quiet, **how
            )
        )
        return self.running[-1]

    def worker(self, **how: Any) -> subprocess.Popen[bytes]:
        """One more worker."""
        return self.start("dask_worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard", **how)

    def await_workers(self, count: int) -> None:
        """Wait until so many have joined."""
        self.await_scheduler()
        with playing.cluster_at(self.address) as joined:
            joined.await_workers(count, PATIENCE)

    def await_scheduler(self) -> None:
        """Wait until the scheduler listens."""
        host, _, port = self.address.removeprefix("tcp://").partition(":")
        for _ in range(10 * PATIENCE):
            try:
                socket.create_connection((host, int(port)), timeout=1).close()
                return
            except OSError:
                threading.Event().wait(0.1)
        raise AssertionError("no scheduler comes up")

    def end(self) -> None:
        """End all."""
        for process in self.running:
            process.kill()
        for process in self.running:
            process.wait()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "JOIN_SECONDS", PATIENCE)


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    found = Machines(tmp_path_factory.mktemp("elsewhere"))
    found.worker()
    yield found
    found.end()


@pytest.fixture
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MOST_IN_CHUNK", 4)
    monkeypatch.setattr(workers, "WORTH_A_POOL_SECONDS", 0.0)


@pytest.fixture
def own_set(tmp_path: Path) -> str:
    folder = tmp_path / "fleet"
    write_beside(folder / "set.yaml", b"extends: empires\ntitle: {en: Fleet}\nlanguages: [en]\nremove: [E04, E05]\n")
    return str(folder)


def test_a_worker_killed_midway_changes_no_number(machines: Machines, own_set: str, small_chunks: None) -> None:
    alone = playtest(own_set, GAMES, ["random"], 5, 1, None)
    lost = machines.worker()
    machines.await_workers(2)

    def progress(stage: str, done: int, total: int) -> None:
        if stage == "games" and done > GAMES // 4 and lost.poll() is None:
            lost.send_signal(signal.SIGKILL)
            lost.wait()

    far = playtest(own_set, GAMES, ["random"], 5, machines.address, None, progress)
    assert lost.poll() == -signal.SIGKILL
    assert msgspec.json.encode(far.report) == msgspec.json.encode(alone.report)


def test_many_sets_are_played_on_a_cluster_as_at_home(machines: Machines, own_set: str) -> None:
    machines.await_workers(1)
    wanted = [("empires", 12), (own_set, 12)]
    with Field(None, SOLO, 3, machines.address) as far, Field(None, SOLO, 3, 1) as home:
        far.play(wanted)
        home.play(wanted)
        assert [far.rows(*one) for one in wanted] == [home.rows(*one) for one in wanted]


def test_a_cluster_that_loses_everybody_says_so(
    tmp_path: Path, own_set: str, small_chunks: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "LOOK_SECONDS", 0.5)
    monkeypatch.setattr(cluster, "LONELY_LOOKS", 2)
    few = Machines(tmp_path)
    try:
        only = few.worker()
        few.await_workers(1)
        with pytest.raises(Stopped, match="no worker is left at tcp://"):
            playtest(own_set, GAMES, ["random"], 5, few.address, None, lambda stage, done, total: only.kill())
    finally:
        few.end()


@pytest.mark.parametrize("last", [signal.SIGKILL, signal.SIGSTOP])
def test_a_scheduler_that_is_lost_between_two_pieces_of_work_is_told(
    last: signal.Signals, tmp_path: Path, own_set: str, small_chunks: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is handed out then would never come back; the connection may be given up before anybody looks, and what is
    under way be dropped after that."""
    for name, value in {"LOOK_SECONDS": 1, "SILENT_SECONDS": 4, "AHEAD": 1}.items():
        monkeypatch.setattr(cluster, name, value)
    drop = cluster.Client.cancel

    def late(client: Any, *what: Any, **how: Any) -> Any:
        while last == signal.SIGKILL and client.status != "closed":
            threading.Event().wait(0.1)
        return drop(client, *what, **how)

    monkeypatch.setattr(cluster.Client, "cancel", late)
    few = Machines(tmp_path)

    def progress(stage: str, done: int, total: int) -> None:
        if stage == "games" and done:
            few.running[0].send_signal(last)
            threading.Event().wait(0.5)

    try:
        few.worker()
        few.await_workers(1)
        monkeypatch.setattr(cluster, "ANSWER_SECONDS", 2)
        with pytest.raises(Stopped, match="went away; what came back before is kept"):
            playtest(own_set, GAMES, ["random"], 5, few.address, None, progress)
    finally:
        few.end()


# Addresses


@pytest.mark.parametrize("address", ["10.0.0.5:8786", "tcp://", "tcp://here", "tcp://here:0", "http://here:80", ""])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(WrongUse, match="takes the address of a Dask scheduler such as tcp://"):
        playing.cluster_at(address)


def test_nobody_at_the_address_is_told_at_once() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(WrongUse, match=f"nobody answers at tcp://127.0.0.1:{port}; start a scheduler"):
        playing.cluster_at(f"tcp://127.0.0.1:{port}")


def test_somebody_else_at_the_address_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ANSWER_SECONDS", 1)
    with socket.create_server(("127.0.0.1", 0)) as mute:
        address = f"tcp://127.0.0.1:{mute.getsockname()[1]}"
        with pytest.raises(WrongUse, match=r"what answers at .* is no Dask scheduler"):
            playing.cluster_at(address)


def test_a_scheduler_without_workers_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "JOIN_SECONDS", 0.5)
    empty = Machines(tmp_path)
    try:
        empty.await_scheduler()
        with pytest.raises(WrongUse, match=r"no worker has joined tcp://.*; start some: dask worker tcp://"):
            playing.cluster_at(empty.address)
    finally:
        empty.end()


def test_without_dask_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plugins, "find_spec", lambda library: None)
    with pytest.raises(WrongUse, match=r"pip install 'proofpress\[cluster\]'"):
        playing.cluster_at("tcp://127.0.0.1:1")


# What a worker does


def job_of(reference: str) -> Job:
    bench = bench_of(reference, ["random"], opened, agent_named)
    return Job(plan_of(reference, SOLO, 3, bench), opened, agent_named)


def test_a_worker_plays_what_was_packed(own_set: str) -> None:
    job = job_of(own_set)
    home = list(play_numbered(bench_of(own_set, ["random"], opened, agent_named), job.plan, range(3)))
    assert far_work(play_numbered, job, (packed(own_set),), range(3)) == home


def test_a_worker_with_other_rules_does_not_play(own_set: str) -> None:
    job = job_of(own_set)
    other = job._replace(plan=msgspec.structs.replace(job.plan, digest="other"))
    with pytest.raises(Stopped, match="other rules than this machine"):
        far_work(play_numbered, other, (packed(own_set),), [0])


def test_a_worker_that_cannot_open_the_set_says_so(own_set: str) -> None:
    parcel = zlib.compress(msgspec.msgpack.encode(Parcel("fleet", {"set.yaml": b"extends: umpires\n"})))
    with pytest.raises(Stopped, match=r"cannot open the set: .*set.yaml:1:10"):
        far_work(play_numbered, job_of(own_set), (parcel,), [0])


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("fleet", "../set.yaml"),
        ("fleet", "/etc/set.yaml"),
        ("fleet", "a/../../b.yaml"),
        ("fleet", "C:/b.yaml"),
        ("fleet", "a\\..\\b.yaml"),
        ("..", "set.yaml"),
        ("a/b", "set.yaml"),
        ("", "set.yaml"),
        ("fleet", ""),
    ],
)
def test_a_parcel_stays_in_its_folder(name: str, file: str) -> None:
    with pytest.raises(ValueError, match="parcel"):
        opened_parcel(zlib.compress(msgspec.msgpack.encode(Parcel(name, {file: b""}))))


def test_pictures_stay_at_home(own_set: str) -> None:
    write_beside(Path(own_set) / "art" / "ship.png", b"PNG")
    write_beside(Path(own_set) / "text" / "en.ftl", b"a = A\n")
    assert sorted(opened_parcel(packed(own_set)).files) == ["set.yaml", "text/en.ftl"]


def test_nothing_of_a_parcel_is_left(own_set: str) -> None:
    shelf = Shelf()
    folder = shelf.laid_out(packed(own_set))
    assert (folder / "set.yaml").is_file()
    shelf.clear()
    assert not folder.exists()


def test_processes_of_this_machine_are_not_asked_for_besides() -> None:
    options = Namespace(workers=2, cluster="tcp://127.0.0.1:8786")
    with pytest.raises(WrongUse, match="leave it out with --cluster"):
        hands(options)
