"""A slow game over many days: two people who hardly meet, a bot, and a house that restarts."""

import datetime as dt

from tests.house.hands import until_asleep
from tests.house.peers import OpenHouse, meet
from tests.house.pushes import PushService, Rounds
from tests.house.test_chronicle import until
from tests.house.test_notices import TELLING, tell
from tests.house.test_slow import DAY, bid, card, two_people

HOUR = 3600


def is_turn_of(people, table):
    """Whose turn it is, once the bot has moved; None after the end."""

    def found():
        finished = people[0].get("/api/house").json()["finished"]["games"]
        if any(one["table"] == table for one in finished):
            return [None]
        return [one for one in people if card(one, table)["your_turn"]]

    return until(found)[0]


def test_a_game_of_many_days(tmp_path, clock, bots, monkeypatch):
    rounds = Rounds(monkeypatch)
    store = tmp_path / "store.sqlite3"
    with PushService() as service:
        browser = service.browser()
        with OpenHouse(store, TELLING) as house:
            *people, table = two_people(house, "computer", days=2)
            _, bea = people
            minute = dt.datetime.fromtimestamp(clock.hour, dt.UTC)
            begin = (minute.hour + 4) % 24 * 60
            tell(bea, browser, zone="UTC", begin=begin, end=(begin + 8 * 60) % 1440)
        begun, hers = clock.hour, 0
        over = False
        while not over:
            with OpenHouse(store, TELLING) as house:
                for one in people:
                    one.url = house.url
                # The house is reopened after every two turns.
                for _ in range(2):
                    whose = is_turn_of(people, table)
                    if whose is None:
                        over = True
                        break
                    hers += whose is bea
                    if whose is bea and hers == 2:
                        # She lets her time run out, and a house bot chooses for her.
                        asked = len(bots.asked)
                        clock.advance(2 * DAY + HOUR)
                        until(lambda asked=asked: (table, 1) in bots.asked[asked:])
                        until_asleep(table)
                        continue
                    if whose is bea:
                        while browser.received.empty():
                            clock.advance(HOUR)
                            rounds.wait()
                        while not browser.received.empty():
                            said = browser.told()
                            assert said["url"] == f"/mesa/{table}"
                            hour = dt.datetime.fromtimestamp(clock.hour, dt.UTC).hour
                            assert (hour * 60 - begin) % 1440 >= 8 * 60 - 60
                    else:
                        clock.advance(DAY / 2)
                    bid(whose, table)
                    until_asleep(table)
        assert hers >= 2
        assert clock.hour - begun > 3 * DAY
        with OpenHouse(store, TELLING) as house:
            bea.url = house.url
            with bea.at(table) as peer:
                meet(peer)
                peer.until("over")
