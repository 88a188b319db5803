"""Whether tests go through everything: ``make soak`` lets them, ``make test`` has no time for it."""

import os

WIDE = os.environ.get("TAFURERIA_TEST_WIDE") == "1"
