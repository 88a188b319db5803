"""The games as environments for other libraries, and batches of tables for self-play."""

try:
    import numpy as np  # noqa: F401
except ModuleNotFoundError as error:
    error.add_note(
        'The environments need more than the house: pip install "tafureria[pettingzoo]", '
        'and for OpenSpiel pip install "tafureria[openspiel]"'
    )
    raise
