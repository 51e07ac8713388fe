"""Commands one after the other in one process, given as a list of lists in JSON."""

from __future__ import annotations

import json
import sys

from generator.cli import main

if __name__ == "__main__":
    sys.exit(max(main(command) for command in json.loads(sys.argv[1])))
