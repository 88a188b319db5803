"""Whether tests check all combinations instead of a sample, as in ``make soak``."""

import os

WIDE = os.environ.get("TAFURERIA_TEST_WIDE") == "1"
