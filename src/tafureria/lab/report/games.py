"""The reports of ``simulate`` and ``ladder``: victories, and figures of the games."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tafureria.core import registry
from tafureria.lab.adjusted import Fair
from tafureria.lab.duplicate import Gain
from tafureria.lab.ladder import Contest, Rung
from tafureria.lab.match import Plan
from tafureria.lab.measured import Together
from tafureria.lab.measures import MEASURES
from tafureria.lab.parts import Parts
from tafureria.lab.report import charts
from tafureria.lab.report.charts import Bar, tag
from tafureria.lab.report.frame import framed
from tafureria.lab.report.words import Terms
from tafureria.lab.summary import Rate, Summary
from tafureria.words import Words

SHOWN = 12
"""Maximum number of rows of a long table; ``--json`` has all."""


def simulated(
    plan: Plan, games: int, figures: Summary, more: Together | None, command: str, locale: str
) -> str:
    """The page of ``simulate``.

    :param command: the command that repeats the run.
    :param locale: the reader's language, perhaps with a region for numbers: ``en``, ``es-MX``.
    """
    say = Terms(locale)
    title = Words(registry.find(plan.game), say.language).say("title")
    fair = sum(rate.rate for rate in figures.by_seat) / max(1, len(figures.by_seat))
    seats = [
        (say("seat", seat=seat + 1, player="" if plan.rotate else plan.players[seat]), rate)
        for seat, rate in enumerate(figures.by_seat)
    ]
    two = _wins(seats, fair, say("wins-seat"), say)
    if plan.rotate and len(figures.by_player) > 1:
        two += _wins(list(figures.by_player.items()), fair, say("wins-player"), say)
    parts = [_head(title, games, len(plan.players), sorted(set(plan.players)), say), _two(two)]
    parts.append(_two(_length(figures, say) + _endings(figures, games, plan.game, say)))
    if more is not None:
        parts += [
            _measures(more, say),
            _two(_places(more, say) + _rules(more, plan, say)),
            _actions(more, say),
        ]
    return framed("".join(parts), title, command, say)


def ranked(
    contest: Contest,
    games: int,
    rungs: Sequence[Rung],
    duplicate: Sequence[Gain] | None,
    fair: Sequence[Fair] | None,
    decided: Parts | None,
    command: str,
    locale: str,
) -> str:
    """The page of ``ladder``.

    :param command: the command that repeats the run.
    :param locale: the reader's language, perhaps with a region for numbers: ``en``, ``es-MX``.
    """
    say = Terms(locale)
    title = Words(registry.find(contest.game), say.language).say("title")
    equal = 1 / contest.seats
    shares = [Bar(one.player, one.share, one.share_low, one.share_high) for one in rungs]
    two = _section(
        say("ladder-share"), say("ladder-share-more"), charts.bars(shares, equal, say("ladder-share"), say)
    )
    if fair:
        places = {one.player: place for place, one in enumerate(rungs)}
        lucky = [
            Bar(one.player, one.share, one.low, one.high)
            for one in sorted(fair, key=lambda one: places[one.player])
        ]
        two += _section(
            say("ladder-luck"), say("ladder-luck-more"), charts.bars(lucky, equal, say("ladder-luck"), say)
        )
    table = _standings(rungs, say)
    gains = _gains(duplicate or [], say)
    if decided is not None:
        luck, skill = (
            say(
                "interval",
                **{key: say.percent(100 * getattr(one, key), 1) for key in ("value", "low", "high")},
            )
            for one in (decided.luck, decided.skill)
        )
        gains += tag("p", escape(say("ladder-parts", luck=luck, skill=skill)))
    head = _head(title, games, contest.seats, list(dict.fromkeys(contest.players)), say)
    return framed(head + _two(two) + tag("div", table + gains, class_="wide"), title, command, say)


def _standings(rungs: Sequence[Rung], say: Terms) -> str:
    rows = [
        (
            one.player,
            say.number(one.places),
            _percent(one.rate, one.low, one.high, say),
            _percent(one.share, one.share_low, one.share_high, say),
            say.number(one.score, 2),
            f"{say.number(one.mu, 1)} ± {say.number(2 * one.sigma, 1)}",
        )
        for one in rungs
    ]
    columns = ("player", "places", "won", "share", "score", "rating")
    return _section(
        say("ladder-title"), say("ladder-more"), _table([say(f"column-{c}") for c in columns], rows)
    )


def _gains(duplicate: Sequence[Gain], say: Terms) -> str:
    return "".join(
        tag(
            "p",
            escape(
                say(
                    "ladder-gain",
                    player=one.player,
                    over=one.over,
                    gain=say.number(100 * one.gain, 1, signed=True),
                    low=say.number(100 * one.low, 1, signed=True),
                    high=say.number(100 * one.high, 1, signed=True),
                )
            ),
        )
        for one in duplicate
    )


def _head(title: str, games: int, seats: int, players: Sequence[str], say: Terms) -> str:
    sentence = say("games-title", games=say.number(games), seats=seats)
    left = tag("p", escape(title), class_="soft") + tag("h1", escape(sentence))
    return tag("div", tag("div", left + tag("p", escape(", ".join(players)), class_="soft")), class_="head")


def _wins(rows: Sequence[tuple[str, Rate]], fair: float, heading: str, say: Terms) -> str:
    marks = [Bar(name, rate.rate, rate.low, rate.high) for name, rate in rows]
    cells = [
        (
            name,
            _percent(rate.rate, rate.low, rate.high, say),
            _number(rate.score, rate.score_low, rate.score_high, say),
        )
        for name, rate in rows
    ]
    columns = ["", say("column-won"), say("column-score")]
    return _section(
        heading, say("wins-more"), charts.bars(marks, fair, heading, say) + _table(columns, cells)
    )


def _length(figures: Summary, say: Terms) -> str:
    one = figures.length
    text = say("decisions-range", least=say.number(one.least), most=say.number(one.most))
    mean = tag("p", tag("b", _number(one.mean, one.low, one.high, say)))
    return _section(say("measure-decisions"), say("measure-decisions-text"), mean + tag("p", escape(text)))


def _endings(figures: Summary, games: int, game: str, say: Terms) -> str:
    words = Words(registry.find(game), say.language)
    rows = [
        (words.say(f"ending-{name}"), say.number(count), say.number(100 * count / max(1, games), 1))
        for name, count in sorted(figures.endings.items(), key=lambda one: -one[1])
    ]
    return _section(say("endings"), say("endings-more"), _table(["", say("column-games"), "%"], rows))


def _measures(more: Together, say: Terms) -> str:
    rows = []
    for measure in MEASURES:
        figure = more.measures[measure.name]
        factor = 100 if measure.unit == "share" else 1
        name = f"{say(f'measure-{measure.name}')} ({say(f'measure-{measure.name}-text')})"
        rows.append((name, _number(factor * figure.value, factor * figure.low, factor * figure.high, say)))
    table = _table([say("what-column"), say("column-mean")], rows)
    return tag("div", _section(say("measures-title"), say("measures-more"), table), class_="wide")


def _places(more: Together, say: Terms) -> str:
    equal = sum(one.value for one in more.places) / max(1, len(more.places))
    marks = [Bar(say.place(n), one.value, one.low, one.high) for n, one in enumerate(more.places, 1)]
    return _section(say("fair-title"), say("fair-more"), charts.bars(marks, equal, say("fair-title"), say))


def _rules(more: Together, plan: Plan, say: Terms) -> str:
    words = Words(registry.find(plan.game), say.language)
    rows = [
        (words.say(f"rule-{rule.replace('.', '-')}"), say.number(100 * often, 1))
        for rule, often in list(more.rules.items())[:SHOWN]
    ]
    return _section(say("rules-title"), say("rules-more"), _table(["", say("column-often")], rows))


def _actions(more: Together, say: Terms) -> str:
    rows = []
    for use in more.actions[:SHOWN]:
        gain = "" if use.gain is None else _percent(use.gain.value, use.gain.low, use.gain.high, say)
        chosen = say.number(100 * use.chosen / max(1, use.offered), 1)
        rows.append((use.action, say.number(use.offered), chosen, gain))
    columns = [say("column-action"), say("column-offered"), say("column-chosen"), say("column-gain")]
    return tag(
        "div", _section(say("actions-title"), say("actions-more"), _table(columns, rows)), class_="wide"
    )


def _number(value: float, low: float, high: float, say: Terms) -> str:
    digits = say.digits(value)
    ends = {"low": say.number(low, digits), "high": say.number(high, digits)}
    return say("interval", value=say.number(value, digits), **ends)


def _percent(value: float, low: float, high: float, say: Terms) -> str:
    ends = {"low": say.number(100 * low, 1), "high": say.number(100 * high, 1)}
    return say("interval", value=say.number(100 * value, 1), **ends)


def _table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose cells are labelled with their column, for screens too narrow for a header."""
    head = "".join(tag("th", escape(column), scope="col") if column else tag("td") for column in columns)
    body = ""
    for first, *rest in rows:
        cells = zip(columns[1:], rest, strict=True)
        body += tag(
            "tr",
            tag("th", escape(first), scope="row")
            + "".join(tag("td", escape(cell), data_label=column) for column, cell in cells),
        )
    inner = tag("thead", tag("tr", head)) + tag("tbody", body)
    return tag("div", tag("table", inner, class_="plain"), class_="scroll")


def _section(title: str, more: str, body: str) -> str:
    return tag("section", tag("h2", escape(title)) + tag("p", escape(more)) + body)


def _two(body: str) -> str:
    return tag("div", body, class_="two")
