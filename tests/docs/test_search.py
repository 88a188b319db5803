"""The site is whole, and answers what people ask: its search leads to the page, and the words stand there."""

from __future__ import annotations

import functools
import http.server
import importlib.util
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from tests import links
from tests.browser.conftest import FLAGS, chromium
from tests.browser.visitors import sync_api
from tools import reading, rules

ROOT = Path(__file__).parents[2]
SITE = ROOT / "build" / "docs"
SHEETS = 2
FIRST = 3
"""Hits that somebody looks at."""
QUESTIONS = [
    # players
    ("cómo se juega a Taifa", "es/reglas/taifa", "60–120 minutos entre personas"),
    ("cuánto dura", "es/jugar", "60–120"),
    ("empate", "es/jugar", "comparten la victoria"),
    ("se corta la conexión", "es/jugar", "la página vuelve sola a tu asiento"),
    ("niños", "es/jugar", "10 años"),
    ("amigos de otras ciudades", "es/anfitrion", "Un túnel da un nombre con https"),
    ("how to play moros y cristianos", "rules/moros-y-cristianos", "The first to reach 50 points wins"),
    ("ages for children", "play", "ages are our advice"),
    ("play alone", "play", "Taifa can be played alone"),
    ("tie", "play", "equal players share the win"),
    ("lost connection", "play", "comes back to your seat"),
    ("puedo jugar con 5 a la reconquista y cuánto tarda", "es/jugar", "5 jugadores: 110 min"),
    ("how long does la reconquista take with 5 players", "play", "5 players: 110 min"),
    ("which game should I try first with my kids", "play", "Begin with Moros y cristianos"),
    ("primera vez que juego", "es/primera-partida", "juegas desde la primera carta"),
    ("first lesson", "first-game", "The first battle"),
    ("deshacer una jugada", "es/jugar", "no se puede deshacer"),
    ("undo a move", "play", "there is no undo"),
    ("lector de pantalla", "es/jugar", "con lector de pantalla"),
    ("partida por correo", "es/jugar", "uno, dos, tres o siete días por decisión"),
    ("play by mail slowly", "play", "a week for each decision"),
    ("comprobar que no hay trampas", "es/jugar", "publica el sello de una clave secreta"),
    ("verify that the dealer did not cheat", "hidden", "publishes the seal of a secret key"),
    ("borrar mi cuenta", "es/privacidad", "conservan con un asiento sin nombre"),
    ("delete my account", "privacy", "nameless seat"),
    ("who can see my cards", "hidden", "what its seat can see"),
    ("what happens when my time runs out", "play", "a bot makes that one decision for you"),
    ("partida del día", "es/jugar", "Hasta medianoche"),
    ("he cerrado el navegador a mitad de la partida", "es/jugar", "Si la casa estaba en ese ordenador"),
    ("cerrar navegador", "es/jugar", "No se pierde nada"),
    ("closed the browser", "play", "Nothing is lost"),
    ("jugar en el tren sin conexión", "es/jugar", "en el tren"),
    ("play on a train offline", "play", "on a train"),
    ("niño de ocho años", "es/jugar", "en diez minutos se ve si le va"),
    ("instalar", "es/jugar", "pip install tafureria"),
    ("install", "play", "pip install tafureria"),
    ("amigo tarda mucho", "es/jugar", "Si alguien tarda mucho"),
    ("player takes too long", "play", "Let the house play for"),
    ("ver mis cartas con trampas", "es/jugar", "Nadie ve las tuyas"),
    ("palabra que me han dicho", "es/jugar", "o escribe la palabra"),
    ("mute somebody rude", "play", "no longer read"),
    ("can spectators see my cards", "play", "only what lies open to everybody"),
    ("una sola pantalla", "es/velada", "En la misma pantalla"),
    ("lie about my card", "rules/muerte-al-rey", "and lie"),
    ("league with a club", "play", "its founder announces one"),
    ("liga en un club", "es/jugar", "los miembros se apuntan"),
    # hosts
    ("when do I need PostgreSQL", "machines", "You need this when"),
    ("what data do you store about me", "privacy", "signed (a program: a token)"),
    ("qué datos guardáis de mí", "es/privacidad", "hasta que borras tu crónica"),
    ("put it behind Caddy", "house", "reverse_proxy 127.0.0.1:8001"),
    ("run on Raspberry Pi", "house", "Raspberry Pi"),
    ("memory per table", "house", "memory per table"),
    ("cuánta memoria gasta", "es/anfitrion", "512 MB de memoria"),
    ("lost the keeper's key", "house", "a lost key"),
    ("kick a troll", "house", "kick"),
    ("load balancer several processes", "machines", "a load balancer in front needs no rules"),
    ("detrás de nginx", "es/anfitrion", "proxy_pass http://127.0.0.1:8001"),
    ("copia de seguridad", "es/anfitrion", "tafureria backup copia.sqlite3"),
    ("quién puede entrar", "es/anfitrion", "--may-play"),
    ("friends in other cities", "house", "have the router forward TCP port 8801"),
    ("behind nginx", "house", "proxy_set_header X-Forwarded-For"),
    ("hardware", "house", "one core and 512 MB"),
    ("firewall port", "house", "one TCP port for"),
    ("upgrade", "house", "stop the house"),
    ("who may come in", "house", "--house-word WORD"),
    ("ban a person", "house", "tafureria keeper ban PERSON"),
    ("static pages", "house", "tafureria site juegos"),
    ("player lost their seat", "house", "with /sala added"),
    ("un jugador ha perdido su asiento", "es/anfitrion", "con /sala detrás"),
    # designers
    ("rules of my own", "laboratory", "A file with a subclass of a game is enough"),
    ("drama", "laboratory", "how far behind the winner was"),
    ("rulebook is silent", "rulings", "Where the rulebooks are silent"),
    ("export a million games as parquet", "laboratory", "decisions.parquet"),
    ("exportar a parquet", "es/simular", "en Parquet"),
    ("test my own house rule", "laboratory", "A file with a subclass of a game is enough"),
    ("make a game last forty minutes", "laboratory", "takes forty minutes"),
    ("first seat advantage taifa", "rules/taifa", "is the first seat at an advantage"),
    ("ventaja por empezar en taifa", "es/reglas/taifa", "ventaja por empezar"),
    ("resume study", "laboratory", "leaves nothing to resume from"),
    ("study interrupted by a power cut", "laboratory", "--first N --deals K"),
    ("estudio apagón", "es/simular", "De un estudio que se corta"),
    ("options la reconquista", "options", "rondas_sin_ataque"),
    ("opciones la reconquista", "es/opciones", "rondas_sin_ataque"),
    ("draw my own deck of cards", "games/espada-negra", "To add a deck"),
    # researchers
    ("exploitability", "openspiel", "CFR, MCCFR"),
    ("self-play many tables", "batches", "every seat learns"),
    ("Gymnasium", "gymnasium", "SeatEnv"),
    ("do I need a GPU", "learning", "no GPU"),
    ("entrenar una red", "es/programar", "sirve para entrenar una red"),
    ("checkpoint", "learning", "continues from such a checkpoint"),
    ("vector length", "environments", "2,778"),
    ("how do I cite this", "library", "@software{tafureria"),
    ("citar", "es/programar", "@software{tafureria"),
    ("rewards la reconquista", "environments", "in a draw, 1 shared equally by all who still own a province"),
    ("mask illegal actions Stable-Baselines3", "gymnasium", "from sb3_contrib import MaskablePPO"),
    ("how strong is maestro", "players", "search (maestro)"),
    ("cite a result", "benchmark", "the share with its interval"),
    ("how strong", "players", "an equal"),
    ("information_state_tensor", "openspiel", "information_state_tensor_shape"),
    ("play against my trained policy", "learning", "To play against it"),
    ("leaderboard submit agent", "benchmark", "There is no leaderboard"),
    # developers
    ("licence of the pictures", "library", "code, texts and pictures are free"),
    ("tests of one game", "contributing", "one game"),
    ("PettingZoo", "pettingzoo", "agent_iter"),
    ("what does legal_actions return when it is not my turn", "pettingzoo", "the mask of a seat"),
    ("bot in JavaScript", "programs", "another language than Python"),
    ("escribir un bot", "es/programar", "Para escribir un bot"),
    ("add a new game", "new-game", "To add a game"),
    ("how to add a sixth game's translation", "new-game", "translation"),
    ("how to contribute", "contributing", "make setup"),
    ("close code 4429", "protocol", "4429"),
    ("timeout crash", "your-player", "plays a random legal move"),
    ("language model at a table", "agents", "mcpServers"),
    ("translate", "translating", "A third language takes more than files"),
    ("traducir", "es/programar", "Para mejorar una frase"),
]


LISTED = """() => [...document.querySelectorAll("*")].flatMap(one =>
  [...one.shadowRoot?.querySelectorAll("[role=option]") ?? []]).map(hit => decodeURIComponent(hit.href))"""
ANSWERED = f"""([question, answer]) => {{ const hits = ({LISTED})();
  return hits.length && hits.every(hit => hit.includes(`?h=${{question}}`))
    && hits.slice(0, {FIRST}).some(hit => hit.startsWith(answer)) }}"""
"""Whether the page that answers is among the first hits, each of which carries the question it is for.

The page writes its hits one after another, so that a list looked at once may be half a list."""


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """The site on a server of its own; its address."""
    if importlib.util.find_spec("zensical") is None:
        pytest.skip("zensical is not installed")
    done = subprocess.run(
        [sys.executable, "-m", "tools.docs"], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            pass

    serve = functools.partial(Quiet, directory=str(SITE))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), serve) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def words_of(page: str) -> str:
    """What stands on a page, without marks."""
    text = (SITE / page / "index.html").read_text(encoding="utf-8")
    return " ".join(unescape(re.sub(r"<[^>]+>", "", text)).split())


def test_it_is_built_without_a_warning(site: str) -> None:
    """With ``--strict`` Zensical itself checks links and anchors."""
    text = words_of("api/environments")
    for word in ("SeatVectorEnv", "autoreset_mode", "IllegalAction", "max_cycles"):
        assert word in text
    assert not re.search(r":(class|meth|func):", text)
    spanish = (SITE / "es" / "jugar" / "index.html").read_text(encoding="utf-8")
    assert 'lang="es"' in spanish
    assert 'href="../../play/"' in spanish, "the same page in the other language"
    assert "jugar.webp" in spanish, "the door through which one came"
    for start in ("index.html", "es/index.html"):
        home = (SITE / start).read_text(encoding="utf-8")
        assert home.count('class="door"') == 4


def test_every_link_leads_to_a_page_or_file(site: str) -> None:
    """Below any address: what leads out of the folder is lost, though a browser would stop at the root."""
    assert links.lost(SITE.rglob("*.html")) == []


def test_rules_are_printed_on_two_sheets(site: str) -> None:
    """Here and on a page with a house in it, by whoever reads at night too."""
    path = chromium()
    if path is None:
        pytest.skip("there is no Chromium here")
    names = [one.name for one in rules.GAMES]
    addresses = [f"{site}{folder}/{name}/" for folder in ("rules", "es/reglas") for name in names]
    read = [reading.READ / folder / name for folder in reading.FOLDERS.values() for name in names]
    many = {}
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        page = browser.new_page(color_scheme="dark")
        for address in [*addresses, *((one / "index.html").as_uri() for one in read)]:
            page.goto(address)
            sheets = len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))
            if sheets > SHEETS:
                many[address] = sheets
        browser.close()
    assert not many


def test_what_people_ask_is_answered(site: str) -> None:
    path = chromium()
    if path is None:
        pytest.skip("there is no Chromium here")
    wrong = []
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for start in ("es/", ""):
            page = browser.new_page()
            page.goto(site + start)
            page.locator(".md-search__button").click()
            field = page.get_by_role("combobox")
            for question, answer, words in QUESTIONS:
                if answer.startswith("es/") != bool(start):
                    continue
                field.fill(question)
                try:
                    page.wait_for_function(ANSWERED, arg=[question.replace(" ", "+"), f"{site}{answer}/?"])
                except sync_api.TimeoutError:
                    found = page.evaluate(LISTED)[:FIRST]
                    wrong.append(f"{question}: {[one.removeprefix(site) for one in found]}")
                if words not in words_of(answer):
                    wrong.append(f"{question}: {words!r} does not stand on {answer}")
        browser.close()
    assert not wrong, "\n".join(wrong)


def test_there_are_thirty_questions_and_more() -> None:
    assert len({question for question, _, _ in QUESTIONS}) == len(QUESTIONS) > 30
