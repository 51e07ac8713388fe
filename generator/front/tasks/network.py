"""The picture of track that joins all cities of a map, drawn where ``check`` is asked for it."""

from __future__ import annotations

import argparse

from generator.front.illustrations.map_pictures import network_map
from validator.base.console import output_folder, tell
from validator.base.files import write_beside
from validator.base.issue import WrongUse
from validator.content.loading import ContentSet
from validator.play.lookup import game_of


def draw_network(content: ContentSet, options: argparse.Namespace) -> None:
    """Write the picture of track that joins all cities. Raises WrongUse for a game without a map to draw."""
    pictures = game_of(content).map_pictures
    if pictures is None:
        raise WrongUse(f"{content.name} is a set of {content.words.game}, a game without a map to draw")
    picture = network_map(content, pictures.network(game_of(content).table(content)))
    path = output_folder(content.name, options.output) / "network.svg"
    write_beside(path, picture.svg.encode())
    if options.format == "text":
        tell(f"{path.as_posix()}: {picture.title.lower()}; {picture.caption}")
