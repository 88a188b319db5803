"""Writes the parts of the documentation that the product itself knows: ``python -m tools.reference``.

They stand between ``<!-- made: NAME -->`` and ``<!-- /made -->``: arguments of commands and limits of the
house (from the parser), requests over HTTP and refusals, measures of the laboratory, words of the games
(from their glossaries), their options, lessons, minutes and sizes as environments and what their action ids
mean, and what is played where a rulebook is silent (from the rules that the house shows). In the end it says
how many words all pages have besides, outside blocks of code.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import groupby, pairwise
from pathlib import Path
from typing import Final

import yaml

from tafureria.cli import parser
from tafureria.core.lesson import lessons
from tafureria.core.registry import Entry, find
from tafureria.core.tensor import size
from tafureria.gloss import gloss, message_of
from tafureria.house.catalogue import option_cards
from tafureria.house.messages.pages import OptionCard
from tafureria.house.refusal import CODES
from tafureria.house.settings import LIMITS
from tafureria.lab.measures import MEASURES
from tafureria.rules import OURS, rules_of
from tafureria.web.abroad import endpoints
from tafureria.web.endpoint import signature_of
from tafureria.words import Words, shared_words
from tools import rules

ROOT: Final = Path(__file__).parents[1]
PART: Final = re.compile(r"(<!-- made: (\S+) -->\n).*?(<!-- /made -->)", re.DOTALL)
PAGES: Final = (
    "docs/cli.md",
    "docs/limits.md",
    "docs/environments.md",
    "docs/first-game.md",
    "docs/laboratory.md",
    "docs/library.md",
    "docs/options.md",
    "docs/play.md",
    "docs/protocol.md",
    "docs/glossary.md",
    "docs/rulings.md",
    "docs-es/glosario.md",
    "docs-es/jugar.md",
    "docs-es/opciones.md",
    "docs-es/primera-partida.md",
    "docs-es/programar.md",
    "docs-es/decisiones.md",
)
RETURNS: Final = {
    "espada-negra": "1 to the winner, or shared equally by the players who tie",
    "la-reconquista": "1 to the winner; in a draw, 1 shared equally by all who still own a province",
    "moros-y-cristianos": "1 to each winner",
    "muerte-al-rey": "the points of the match; in a single game 1, −1, or 0 to those outside a treason",
    "taifa": "1 to the winner, or shared equally by the kingdoms that tie, bots among them",
}
"""What each seat gets at the end of a game."""
CODE: Final = re.compile(r"```.*?```", re.DOTALL)
SENTENCE: Final = re.compile(r"(?:(?<=[.!?])|(?<=[^:]\[R\]))\s+(?=[A-ZÁÉÍÓÚ¡¿*(])")
ITEM: Final = "- "
AGES: Final = {
    "moros-y-cristianos": 10,
    "espada-negra": 10,
    "muerte-al-rey": 10,
    "taifa": 12,
    "la-reconquista": 14,
}
"""From which age we advise each game, the easiest first."""
OFTEN: Final = 3
"""Commands that must share an argument before it is described once for all of them."""


def actions_of(command: argparse.ArgumentParser) -> list[argparse.Action]:
    """The arguments of a command, without ``--help`` and subcommands."""
    left_out = (argparse._HelpAction, argparse._SubParsersAction)
    return [one for one in command._actions if not isinstance(one, left_out)]


def commands() -> dict[str, argparse.ArgumentParser]:
    """The commands by name."""
    found = next(one for one in parser()._actions if isinstance(one, argparse._SubParsersAction))
    return dict(found.choices)


def spelled(action: argparse.Action) -> str:
    """An argument as it is typed: ``--seats N``, ``GAME``."""
    metavar = action.metavar or (action.dest.upper() if action.option_strings else action.dest)
    if action.choices and not action.metavar:
        metavar = "{" + ",".join(map(str, action.choices)) + "}"
    if not action.option_strings:
        return str(metavar)
    name = action.option_strings[-1]
    if action.nargs == 0:
        return name
    return f"{name} [{metavar}]" if action.nargs == "?" else f"{name} {metavar}"


def help_of(action: argparse.Action) -> str:
    """What an argument means, as its help says it."""
    text = (action.help or "") % {"default": action.default, "prog": "tafureria"}
    return re.sub(r" \(see docs/\S+\)", "", " ".join(text.split())).replace("|", "\\|")


def shared_arguments() -> dict[tuple[str, str], argparse.Action]:
    """Arguments that several commands take with the same meaning, by spelling and help."""
    seen: dict[tuple[str, str], argparse.Action] = {}
    count: Counter[tuple[str, str]] = Counter()
    for command in commands().values():
        for action in actions_of(command):
            key = spelled(action), help_of(action)
            seen[key] = action
            count[key] += 1
    return {key: seen[key] for key in seen if count[key] >= OFTEN}


def rows(actions: list[argparse.Action]) -> str:
    """A table of arguments."""
    lines = [f"| `{spelled(one)}` | {help_of(one)} |" for one in actions]
    return "\n".join(["| argument | meaning |", "|---|---|", *lines]) + "\n"


def arguments(name: str) -> str:
    """What a command takes; ``shared`` and ``tafureria`` are what all commands share and the house itself."""
    if name == "shared":
        return rows(list(shared_arguments().values()))
    if name == "tafureria":
        return rows([one for one in actions_of(parser()) if one.dest not in LIMITS])
    common = shared_arguments()
    actions = actions_of(commands()[name])
    own = [one for one in actions if (spelled(one), help_of(one)) not in common]
    rest = [f"`{spelled(one)}`" for one in actions if (spelled(one), help_of(one)) in common]
    return (rows(own) if own else "") + (
        f"\nAs [above](#shared-arguments): {', '.join(rest)}.\n" if rest else ""
    )


def limits(_: str) -> str:
    """The limits of a house with their defaults."""
    lines = [f"| `{one.flag} {one.metavar}` | {int(one.default)} | {one.what} |" for one in LIMITS.values()]
    return "\n".join(["| limit | default | meaning |", "|---|---:|---|", *lines]) + "\n"


def game_terms(language: str) -> str:
    """The words of all games: in Spanish, in English, and what they mean."""
    other = "en" if language == "es" else "es"
    head = {
        "en": "| word | in Spanish | meaning |\n|---|---|---|",
        "es": "| palabra | en inglés | significado |\n|---|---|---|",
    }[language]
    out = []
    for entry in rules.GAMES:
        also = rules.terms_by_id(entry, other)
        lines = [
            f"| {word} | {also[name][0] if name in also else ''} | {means} |"
            for name, (word, means) in sorted(
                rules.terms_by_id(entry, language).items(), key=lambda item: item[1][0].casefold()
            )
        ]
        out.append("\n".join([f"## {Words(entry, language).say('title')}", "", head, *lines]))
    return "\n\n".join(out) + "\n"


def decided(body: str) -> Iterator[str]:
    """The sentences of a rule that say what the rulebook leaves open, with the lists that they announce."""
    text = re.sub(r"^@\S+$", "", body, flags=re.MULTILINE)
    lines = [line for line in text.splitlines() if line]
    for is_list, same in groupby(lines, key=lambda line: line.startswith(ITEM)):
        if not is_list:
            *before, last = (sentence for line in same for sentence in SENTENCE.split(line))
            yield from (unmarked(one) for one in before if OURS in one)
            announced = last if last.removesuffix(OURS).endswith(":") else ""
            if OURS in last and not announced:
                yield unmarked(last)
            continue
        items = [line.removeprefix(ITEM) for line in same]
        ours = items if OURS in announced else [one for one in items if OURS in one]
        # A single item is a sentence of its own.
        if announced and (ours == items or len(ours) > 1):
            yield "\n    - ".join(map(unmarked, [announced, *ours]))
        else:
            yield from map(unmarked, ours)


def unmarked(text: str) -> str:
    """A sentence or an item as Markdown, without the mark of what is ours."""
    return re.sub(r"\b_([^_]+)_\b", r"**\1**", text.replace(OURS, "")).strip()


def rulings(language: str) -> str:
    """What is played where a rulebook is silent, game by game and section by section."""
    out = []
    for entry in rules.GAMES:
        words = Words(entry, language)
        lines = [f"## {words.say('title')}", ""]
        for page in rules_of(words):
            found = list(decided(page.body))
            if found:
                lines.append(f"- **{page.title}**{rules.cited(page.book)}: {' '.join(found)}")
        out.append("\n".join(lines))
    return "\n\n".join(out) + "\n"


def actions(entry: Entry) -> str:
    """What the action ids of a game mean: a row for neighbours that begin with the same verb."""
    lines = [
        f"### {Words(entry, 'en').say('title')}",
        "",
        "| ids | notation | meaning of the first |",
        "|---|---|---|",
    ]
    ids = range(entry.game.actions)
    for _, same in groupby(ids, key=lambda one: message_of(entry.game.notation(one))[0]):
        first, *rest = same
        last = rest[-1] if rest else first
        notation = entry.game.notation(first)
        span, written = f"{first:,}", f"`{notation}`"
        if rest:
            span, written = f"{span}–{last:,}", f"{written} … `{entry.game.notation(last)}`"
        lines.append(f"| {span} | {written} | {gloss(entry, notation, 'en')} |")
    return "\n".join(lines)


def environments(_: str) -> str:
    """The sizes of the games as environments, what their action ids mean, and the parts of their vectors."""
    out = [
        "| game | usual seats | actions | vector | decisions in a game | rewards (returns) |",
        "|---|---:|---:|---:|---:|---|",
    ]
    parts = []
    for entry in rules.GAMES:
        game = entry.game
        seats = game.usual_seats or game.seats[0]
        extent = game.extent(game.options(), seats)
        layout = import_module(f"{entry.package}.tensor").LAYOUT
        returns = f"{extent.least:g} to {extent.most:g}: {RETURNS[entry.name]}"
        numbers = f"{seats} | {game.actions:,} | {size(layout):,} | up to {extent.decisions:,}"
        out.append(f"| `{entry.name}` | {numbers} | {returns} |")
        described = "; ".join(f"{name} ({length})" for name, length in layout)
        parts.append(f"- `{entry.name}`: {described}.")
    out += ["", "## Parts of the vectors, with their lengths", "", *parts]
    out += ["", "## What an action id means", "", "\n\n".join(map(actions, rules.GAMES))]
    return "\n".join(out) + "\n"


def measures(_: str) -> str:
    """What the laboratory measures, and where each measure comes from."""
    lines = [f"| `{one.name}` | {one.text} | {one.source} |" for one in MEASURES]
    return "\n".join(["| measure | what it is | where it comes from |", "|---|---|---|", *lines]) + "\n"


def games(language: str) -> str:
    """The games: for how many, how long and from which age, with their rules."""
    head, site, years = {
        "en": ("| | players | minutes | age, from |", rules.SITES[0], "{}"),
        "es": ("| | jugadores | cuánto dura (minutos) | niños, desde |", rules.SITES[1], "{} años"),
    }[language]
    lines = []
    for name, age in AGES.items():
        entry = find(name)
        title = f"[{Words(entry, language).say('title')}]({site.folder.name}/{name}.md)"
        least, most = entry.game.minutes
        players = rules.players_of(entry, site.even)
        lines.append(f"| {title} | {players} | {least}–{most} | {years.format(age)} |")
    return "\n".join([head, "|---|---|---|---|", *lines]) + "\n"


def options(language: str) -> str:
    """The options of each game with their values; in English also those that only studies and tests set."""
    head, unseen = {
        "en": ("| option | values | meaning |", "For studies and tests"),
        "es": ("| opción | valores | qué hace |", ""),
    }[language]
    out = []
    for entry in rules.GAMES:
        words = Words(entry, language)
        offered = option_cards(entry.game)
        lines = [f"## {words.say('title')}", "", head, "|---|---|---|"]
        for one in offered:
            said = words.say(f"option-{one.name}"), words.say(f"option-{one.name}-help")
            lines.append(f"| `{one.name}` | {values_of(one)} | *{said[0]}*: {said[1]} |")
        if presets := ", ".join(f"`{name}`" for name in entry.game.presets):
            lines += ["", f"`--preset`: {presets}."]
        names = {one.name for one in offered}
        hidden = [one for one in documented(entry.game.options) if one[0] not in names]
        if unseen and hidden:
            lines += ["", f"{unseen}:", ""]
            lines += [f"- `{name}` ({default}): {meaning}" for name, default, meaning in hidden]
        out.append("\n".join(lines))
    return "\n\n".join(out) + "\n"


def values_of(option: OptionCard) -> str:
    """What an option can be set to, as a command takes it, its default in bold."""
    if option.kind == "number":
        return f"{option.least}–{option.most}, **{option.default}**"
    values = ["false", "true"] if option.kind == "switch" else [str(one) for one in option.choices]
    default = str(option.default).lower() if option.kind == "switch" else str(option.default)
    return ", ".join(f"**{one}**" if one == default else one for one in values)


def documented(kind: type) -> Iterator[tuple[str, object, str]]:
    """The fields of a class of options: name, default, and the docstring that follows."""
    (described,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(described, ast.ClassDef)
    for field, text in pairwise(described.body):
        match field, text:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(said))):
                yield name, getattr(kind(), name), " ".join(said.split())


def minutes(language: str) -> str:
    """About how many minutes each game takes, by the number of players."""
    head, site, people = {
        "en": ("| | minutes, by the number of players |", rules.SITES[0], ("players", "player")),
        "es": ("| | minutos, según cuántos jugáis |", rules.SITES[1], ("jugadores", "jugador")),
    }[language]
    lines = []
    for entry in rules.GAMES:
        runs = (f"{n} {people[n == '1']}: {long} min" for n, long in rules.runs_of(entry, site))
        lines.append(f"| {Words(entry, language).say('title')} | {' · '.join(runs)} |")
    return "\n".join([head, "|---|---|", *lines]) + "\n"


def lessons_of(language: str) -> str:
    """The lessons of each game: what they are about, and in how many steps."""
    steps = {"en": "steps", "es": "pasos"}[language]
    out = []
    for entry in rules.GAMES:
        path = entry.folder / "locale" / "lessons" / f"{language}.ftl"
        said = dict(re.findall(r"^(\S+) = (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE))
        out.append(f"- **{Words(entry, language).say('title')}**")
        for name, lesson in lessons(entry).items():
            out.append(
                f"    - *{said[f'{name}-title']}*, {len(lesson.steps)} {steps}: {said[f'{name}-about']}"
            )
    return "\n".join(out) + "\n"


def citation(_: str) -> str:
    """How to cite it, as BibTeX, from the file that says so."""
    cff = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    authors = " and ".join(f"{{{one['name']}}}" for one in cff["authors"])
    lines = [
        "```bibtex",
        "@software{tafureria,",
        f"  title = {{{{{cff['title']}}}}},",
        f"  author = {{{authors}}},",
        f"  version = {{{cff['version']}}},",
        f"  year = {{{cff['date-released'].year}}},",
        "}",
        "```",
    ]
    return "\n".join(lines) + "\n"


def refusals(_: str) -> str:
    """The codes of refusals, and what the page says at each."""
    lines = [f"| `{code}` | {shared_words(f'refused-{code}', 'en')} |" for code in CODES]
    return "\n".join(["| code | what the page says |", "|---|---|", *lines]) + "\n"


def requests(_: str) -> str:
    """The requests over HTTP, and what each answers."""
    out = ["| request | what | body | answer |", "|---|---|---|---|"]
    for one in sorted(endpoints(), key=lambda one: one.path):
        signature = signature_of(one)
        body = [signature.body[1]] if signature.body else [one.takes] if one.takes else []
        cells = [
            ", ".join(f"`{kind if isinstance(kind, str) else kind.__name__}`" for kind in kinds)
            for kinds in (body, signature.answers or [signature.answer])
        ]
        out.append(f"| `{one.method} {one.path}` | {one.summary} | {' | '.join(cells)} |")
    return "\n".join(out) + "\n"


MADE: Final[dict[str, Callable[[str], str]]] = {
    "arguments": arguments,
    "citation": citation,
    "environments": environments,
    "games": games,
    "lessons": lessons_of,
    "limits": limits,
    "measures": measures,
    "minutes": minutes,
    "options": options,
    "refusals": refusals,
    "requests": requests,
    "rulings": rulings,
    "terms": game_terms,
}


def made(text: str) -> str:
    """The text of a page with its made parts anew."""

    def anew(match: re.Match[str]) -> str:
        kind, _, name = match[2].partition(":")
        return f"{match[1]}{MADE[kind](name)}{match[3]}"

    return PART.sub(anew, text)


def by_hand() -> int:
    """How many words of the pages somebody has written: neither made parts, nor rules of games, nor code."""
    made_whole = {site.folder for site in rules.SITES}
    pages = [one for folder in ("docs", "docs-es") for one in (ROOT / folder).rglob("*.md")]
    pages += [ROOT / name for name in ("README.md", "README.es.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    texts = (one.read_text(encoding="utf-8") for one in pages if one.parent not in made_whole)
    return sum(len(CODE.sub("", PART.sub("", text)).split()) for text in texts)


def main() -> int:
    """Write all pages that have such parts."""
    for page in PAGES:
        path = ROOT / page
        rules.write(path, made(path.read_text(encoding="utf-8")))
    print(f"{by_hand():,} words are written by hand")
    return 0


if __name__ == "__main__":
    sys.exit(main())
