"""The page of a study: the result in a sentence, charts, tables, how to read them, how to repeat it."""

from __future__ import annotations

from functools import partial
from html import escape
from typing import Final

from tafureria.core import registry
from tafureria.lab.measures import MEASURES, Measure
from tafureria.lab.report import charts
from tafureria.lab.report.charts import tag
from tafureria.lab.report.frame import framed
from tafureria.lab.report.words import Terms
from tafureria.lab.study.findings import Change, Findings, Found, Value
from tafureria.words import Words

SIGNS: Final = {"more": "✓", "less": "✓", "same": "=", "open": "○"}


def page(found: Findings, command: str, locale: str) -> str:
    """The whole, self-contained page.

    :param command: the command that repeats the study.
    :param locale: the reader's language, perhaps with a region for numbers: ``en``, ``es-MX``.
    """
    say = Terms(locale)
    title = Words(registry.find(found.game), say.language).say("title")
    return framed(figures(found, locale), title, command, say)


def figures(found: Findings, locale: str) -> str:
    """The results in sentences, charts and tables: all of the page but its frame and the command.

    It contains no styles, so that a page whose content security policy forbids them can include it. It needs
    ``figures.css``, inside an element of the class ``report``.

    :param locale: the reader's language, perhaps with a region for numbers: ``en``, ``es-MX``.
    """
    say = Terms(locale)
    title = Words(registry.find(found.game), say.language).say("title")
    return (
        _head(found, say, title)
        + tag("div", _fairness(found, say) + _lengths(found, say), class_="two")
        + _decided(found, say)
        + "".join(_kind(found, one, say) for one in found.variants[1:])
        + tag("div", _history(found, say) + _variants(found, say, title), class_="two")
        + _reading(found, say)
    )


def _head(found: Findings, say: Terms, title: str) -> str:
    first = found.variants[0]
    sentences = [sentence for one in found.variants[1:3] for sentence in _sentences(first, one, say)]
    if len(found.variants) > 3:
        sentences = [_most_even(found, say)]
    changes = [change for one in found.variants[1:] for change in [*one.changes.values(), *one.place_changes]]
    decided = sum(change.verdict in ("more", "less") for change in changes)
    same = sum(change.verdict == "same" for change in changes)
    counts = (
        ("more", decided, say("count-decided", count=decided)),
        ("same", same, say("count-same", count=same)),
        ("open", len(changes) - decided - same, say("count-open")),
    )
    rows = "".join(
        tag("li", _sign(sign) + f" <b>{count}</b> " + escape(words)) for sign, count, words in counts
    )
    left = tag("p", escape(title), class_="soft") + tag("h1", escape(" ".join(sentences)))
    return tag("div", tag("div", left) + tag("ul", rows, class_="counts"), class_="head")


def _sentences(first: Found, one: Found, say: Terms) -> list[str]:
    change = one.changes["minutes"]
    names = {"name": one.name, "first": first.name}
    if change.verdict == "same":
        length = say("headline-same-length", **names)
    elif change.verdict == "open":
        length = say("headline-open-length", **names)
    else:
        percent = 100 * abs(change.value) / max(1e-9, first.measures["minutes"].value)
        length = say(
            "headline-length",
            **names,
            percent=say.percent(percent, 0 if percent >= 10 else 1),
            side=change.verdict,
        )
    return [length, say("headline-fair", name=one.name, verdict=one.fairness.verdict)]


def _most_even(found: Findings, say: Terms) -> str:
    precision = say.number(found.precision, _few(found.precision))
    names = ", ".join(found.most_even)
    return say("most-even", verdict=found.most_even_verdict, names=names, precision=precision)


def _fairness(found: Findings, say: Terms) -> str:
    lines = []
    for one in found.variants:
        fair = 100 * one.fairness.share
        number = max(range(len(one.places)), key=partial(_certainty, one))
        words = {"name": one.name}
        if one.fairness.verdict == "uneven":
            value = 100 * one.places[number].value
            text = say(
                "fair-uneven",
                **words,
                place=number + 1,
                side="more" if value > fair else "less",
                value=say.number(value, 1),
                fair=say.number(fair, 1),
            )
        elif one.fairness.verdict == "even":
            text = say("fair-even", **words, precision=say.number(found.precision, _few(found.precision)))
        else:
            text = say("fair-open", **words, most=say.number(100 * one.fairness.high, 1))
        lines.append(tag("p", escape(text)))
    lines.append(tag("p", escape(_most_even(found, say))))
    chart = charts.places(found, say("fair-title"), say.place, say.number)
    return _section(
        say("fair-title"), say("fair-more"), _legend(found, say("fair-line")) + chart + "".join(lines)
    )


def _certainty(one: Found, place: int) -> float:
    """The distance of a place's band from its fair share; negative if the band contains it."""
    value, fair = one.places[place], one.fairness.share
    if value.low is None or value.high is None:
        return -1.0
    return max(value.low - fair, fair - value.high)


def _lengths(found: Findings, say: Terms) -> str:
    def words(one: Found) -> str:
        value = one.measures["minutes"]
        digits = say.digits(value.value)
        return say("length-value", value=say.number(value.value, digits), half=_half(value, 1, digits, say))

    chart = charts.lengths(found, say("length-title"), words, say.number)
    return _section(say("length-title"), say("length-more"), chart)


def _decided(found: Findings, say: Terms) -> str:
    """How much luck and skill explain of the victories, for variants in which it was measured."""
    rows = ""
    for one in found.variants:
        if one.parts is not None:
            luck, skill = (
                say(
                    "interval",
                    **{key: say.percent(100 * getattr(part, key), 1) for key in ("value", "low", "high")},
                )
                for part in (one.parts.luck, one.parts.skill)
            )
            rows += tag("dt", _key(found, one) + escape(one.name))
            rows += tag("dd", escape(say("ladder-parts", luck=luck, skill=skill)))
    if not rows:
        return ""
    return tag("div", _section(say("parts-title"), say("parts-more"), tag("dl", rows)), class_="wide")


def _kind(found: Findings, one: Found, say: Terms) -> str:
    first = found.variants[0]
    head = "".join(
        tag("th", text, scope="col")
        for text in (
            escape(say("what-column")),
            _key(found, first) + escape(first.name),
            _key(found, one) + escape(one.name),
            escape(say("less-more")),
            escape(say("change-column")),
            escape(say("verdict-column")),
        )
    )
    rows = []
    for measure in MEASURES:
        change = one.changes[measure.name]
        factor = 100 if measure.unit == "share" else 1
        a, b = first.measures[measure.name], one.measures[measure.name]
        digits = say.digits(factor * max(abs(a.value), abs(b.value)))
        name = tag("b", escape(say(f"measure-{measure.name}"))) + " "
        name += tag("span", escape(say(f"measure-{measure.name}-text")), class_="soft")
        rows.append(
            tag(
                "tr",
                tag("th", name, scope="row")
                + tag("td", say.number(factor * a.value, digits))
                + tag("td", say.number(factor * b.value, digits))
                + tag("td", charts.change(change, _spoken(measure, change, say)))
                + tag("td", _changed(change, factor, digits, say))
                + tag("td", _sign(change.verdict) + " " + escape(say(f"verdict-{change.verdict}"))),
            )
        )
    table = tag(
        "div", tag("table", tag("thead", tag("tr", head)) + tag("tbody", "".join(rows))), class_="scroll"
    )
    other = one.other_winners
    assert other is not None
    words = say(
        "others-win",
        first=first.name,
        value=say.number(100 * other.value, 1),
        half=_half(other, 100, 1, say),
    )
    more = say("kind-more", first=first.name, name=one.name)
    section = _section(say("kind-title"), more, table + tag("p", escape(words), class_="soft"))
    return tag("div", section, class_="wide")


def _changed(change: Change, factor: float, digits: int, say: Terms) -> str:
    if change.high is None or change.least_seen is None:
        return ""
    value = say.number(factor * change.value, digits, signed=True)
    half = say.number(factor * (change.high - change.value), digits)
    seen = say("least-seen", value=say.number(factor * change.least_seen, digits))
    return f"{value} ± {half}<br>" + tag("span", escape(seen), class_="soft least")


def _history(found: Findings, say: Terms) -> str:
    chart = charts.history(found, say("history-title"), say("history-axis"), say.number)
    return _section(say("history-title"), say("history-more"), chart) if chart else ""


def _variants(found: Findings, say: Terms, title: str) -> str:
    usual = registry.find(found.game).game.options()
    rows = ""
    for one in found.variants:
        changed = {key: value for key, value in one.options.items() if getattr(usual, key) != value}
        words = [] if one.rules is None else [say("variant-rules", file=one.rules)]
        words += [f"{key}={_option(value)}" for key, value in [*changed.items(), *one.numbers.items()]]
        rows += tag("dt", _key(found, one) + escape(one.name))
        rows += tag("dd", escape(", ".join(words) or say("variant-book")))
    counted = say("games", games=say.number(found.games))
    more = say(
        "games-more",
        deals=say.number(found.deals),
        variants=len(found.variants),
        players=", ".join(dict.fromkeys(found.players)),
        seats=len(found.players),
    )
    why = say(
        f"stopped-{found.stopped.replace(' ', '-')}",
        **(
            {"precision": say.number(found.precision, _few(found.precision))}
            if found.stopped == "precision"
            else {}
        ),
    )
    text = tag("p", tag("b", escape(counted)) + " · " + escape(more)) + tag("p", escape(why))
    return _section(say("variants-title"), title, tag("dl", rows) + text)


def _reading(found: Findings, say: Terms) -> str:
    how = say("how", bands=found.bands, precision=say.number(found.precision, _few(found.precision)))
    return tag("div", tag("h2", escape(say("how-title"))) + tag("p", escape(how)), class_="wide")


def _section(title: str, more: str, body: str) -> str:
    return tag("section", tag("h2", escape(title)) + tag("p", escape(more)) + body)


def _legend(found: Findings, fair: str) -> str:
    items = " ".join(tag("span", _key(found, one) + escape(one.name), class_="hue") for one in found.variants)
    line = tag("line", x1=0, x2=16, y1=8, y2=8, class_="base")
    items += tag("svg", line, viewBox="0 0 16 16", class_="key", aria_hidden="true") + escape(fair)
    return tag("p", items, class_="legend")


def _key(found: Findings, one: Found) -> str:
    number = found.variants.index(one)
    return tag("svg", charts.mark(number, 8, 8), viewBox="0 0 16 16", class_="key", aria_hidden="true")


def _sign(verdict: str) -> str:
    return tag("span", SIGNS[verdict], class_=f"sign {verdict}", aria_hidden="true")


def _spoken(measure: Measure, change: Change, say: Terms) -> str:
    return f"{say(f'measure-{measure.name}')}: {say(f'verdict-{change.verdict}')}"


def _half(value: Value, factor: float, digits: int, say: Terms) -> str:
    return "?" if value.high is None else say.number(factor * (value.high - value.value), digits)


def _few(value: float) -> int:
    return 0 if value == int(value) else 1


def _option(value: object) -> str:
    return {True: "si", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)
