"""Tables for lessons: made with the lesson's own deal, or found again."""

from __future__ import annotations

from tafureria.core import registry
from tafureria.core.lesson import LessonError, Progress, lessons, options_of
from tafureria.house.making.making import new_row
from tafureria.house.messages.pages import Learn, LessonCard, Made
from tafureria.house.refusal import Refusal
from tafureria.house.status import TableStatus
from tafureria.house.store.rows import Chair, TableSettings
from tafureria.house.store.store import Store
from tafureria.house.tables.chairs import COMPUTER, PERSON
from tafureria.house.tables.live_game import LiveGame
from tafureria.house.tables.names import clean_name
from tafureria.house.tables.speech import KINDS
from tafureria.house.tables.tutor import play_up_to
from tafureria.players.levels import usual


async def teach(store: Store, person: str, wish: Learn) -> Made:
    """Find the table at which this person is taking that lesson, or make one.

    :raises Refusal: saying what is wrong.
    """
    try:
        entry = registry.find(wish.game)
        lesson = lessons(entry)[wish.lesson]
        first = lesson.number_of(wish.step) if wish.step else 0
    except registry.UnknownGame as error:
        raise Refusal("unknown-game", what=wish.game) from error
    except (KeyError, LessonError) as error:
        raise Refusal("unknown-lesson", what=wish.lesson) from error
    name, given = clean_name(wish.name), f"{lesson.name} {lesson.mark} {wish.step}".rstrip()
    if not wish.afresh:
        for row in await store.lesson_tables(person):
            if (row.game, row.settings.lesson, row.status) == (wish.game, given, TableStatus.PLAYING):
                return Made(table=row.id)
    level = usual(entry)
    chairs = [Chair(seat=seat, kind=COMPUTER, name=level) for seat in range(lesson.seats)]
    shield = await store.shield_of(person)
    chairs[lesson.you] = Chair(seat=lesson.you, kind=PERSON, person=person, name=name, shield=shield)
    options = options_of(lesson, entry.game)
    row = new_row(entry.game, options, chairs, person, level, store.now(), lesson.key)
    row.talk, row.settings = KINDS[0], TableSettings(lesson=given)
    live = LiveGame(entry.game, options, lesson.seats, lesson.key)
    play_up_to(Progress(lesson, entry.game), live, first)
    row.waiting = live.waiting
    await store.add_table(row, chairs, live.actions)
    await store.set_name(person, name)
    return Made(table=row.id)


async def lesson_cards(store: Store, person: str) -> list[LessonCard]:
    """All lessons, with that person's progress in each; *person* is empty for a first visit."""
    tables = await store.lesson_tables(person) if person else []
    out = []
    for entry in registry.games():
        for lesson in lessons(entry).values():
            own = [row for row in tables if row.game == entry.name]
            given = f"{lesson.name} {lesson.mark}"
            begun = [
                row.id for row in own if (row.settings.lesson, row.status) == (given, TableStatus.PLAYING)
            ]
            # Only what began with the first step.
            ended = [
                row
                for row in own
                if row.settings.lesson.split(" ")[0] == lesson.name and row.settings.lesson.count(" ") == 1
            ]
            out.append(
                LessonCard(
                    game=entry.name,
                    name=lesson.name,
                    steps=len(lesson.steps),
                    done=any(row.status in (TableStatus.TAUGHT, TableStatus.OVER) for row in ended),
                    table=begun[0] if begun else "",
                )
            )
    return out
