"""``python -m tafureria`` is the command ``tafureria``."""

import sys

from tafureria.cli import main

if __name__ == "__main__":
    sys.exit(main())
