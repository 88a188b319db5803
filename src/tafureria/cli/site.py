"""``tafureria site``: writes a folder with which any web server shows the house in its visitors' browsers."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tafureria.cli.common import Parser, Wrong


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command and its arguments."""
    text = (
        "Writes a folder for any web server. Visitors play in their own browser, later even without a "
        "connection. The interpreter for browsers is fetched from npm's registry, once."
    )
    what = "write the house for browsers, as files for a web server"
    out = commands.add_parser("site", help=what, description=text)
    out.add_argument("folder", metavar="OUT", help="the folder; an earlier site in it is replaced")
    out.add_argument(
        "--cache",
        metavar="FOLDER",
        help="where the interpreter is kept (default: beside the store of a house)",
    )
    out.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the site."""
    # Imported here because the other commands need none of it and start faster without it.
    from tafureria.browser.interpreter import NoInterpreter
    from tafureria.browser.site import NotMade, write_site
    from tafureria.web.serve import data_folder

    out = Path(arguments.folder)
    try:
        files = write_site(out, Path(arguments.cache) if arguments.cache else data_folder() / "interpreter")
    except (NotMade, NoInterpreter) as error:
        raise Wrong(str(error)) from error
    size = sum(path.stat().st_size for path in files) / 1e6
    sys.stdout.write(
        f"{out}: {len(files)} files, {size:.1f} MB\n"
        f"to see it: python -m http.server --directory {out}, and open http://localhost:8000\n"
    )
    return 0
