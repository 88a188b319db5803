"""The command that repeats a study, with the same games and the same totals."""

from __future__ import annotations

import shlex

from tafureria.core.record import option_lines
from tafureria.lab.study.study import Study
from tafureria.players.catalogue import SEARCHERS


def command_of(study: Study, luck: int = 0) -> str:
    """The shell command that repeats a study.

    :param luck: number of deals in which the luck was measured too.
    """
    question = study.question
    words = ["tafureria", "compare", question.game, "--seats", str(question.seats)]
    words += ["--players", ",".join(dict.fromkeys(question.players)), "--seed", str(question.seed)]
    for variant in question.variants:
        pairs = [f"rules={variant.rules.file}"] if variant.rules else []
        pairs += ["=".join(line.split()[1:]) for line in option_lines(variant.options)]
        pairs += [f"{key}={value}" for key, value in (variant.rules.numbers if variant.rules else ())]
        words += ["--variant", f"{variant.name}:{','.join(pairs)}"]
    # A study that was ended by hand or by the clock is repeated with the number of deals it reached.
    deals = study.deals if study.why in ("stopped", "time") else study.most
    words += ["--precision", f"{study.precision:g}", "--deals", str(deals)]
    words += ["--first", str(question.first)] if question.first else []
    words += ["--luck", str(luck)] if luck else []
    thought = question.thought
    if set(question.players) & set(SEARCHERS):
        words += ["--iterations", str(thought.iterations)] if thought.seconds is None else []
        words += [] if thought.seconds is None else ["--seconds", f"{thought.seconds:g}"]
    return shlex.join(words)
