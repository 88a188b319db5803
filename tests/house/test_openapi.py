"""The HTTP API under schemathesis: valid and invalid requests, sent to a running house.

Every answer must be one that the document lists, in the shape that it gives, and none may be a server
error; what the document forbids must be refused.
"""

from __future__ import annotations

import json
import os

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS

from tafureria.house.settings import Settings
from tafureria.web import abroad
from tests.house.hands import LONG, deals
from tests.house.peers import OpenHouse, cookie_header, meet

EXAMPLES = int(os.environ.get("TAFURERIA_TEST_REQUESTS", "20"))
"""Generated requests per operation; half of them are invalid on purpose. ``make soak`` takes more."""
NAMES = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
)
DOCUMENT = json.loads(abroad.document())
schema = schemathesis.openapi.from_dict(DOCUMENT)


@pytest.fixture(scope="module")
def ana(tmp_path_factory):
    """A visitor to a house without limits, with a finished game and a running one."""
    generous = Settings(
        pace=0, pause_factor=0, tables_per_minute=10**6, replays_per_minute=10**6, limit_addresses=False
    )
    with OpenHouse(tmp_path_factory.mktemp("open") / "store.sqlite3", generous, lan=[]) as house:
        ana = house.visitor("Ana")
        with deals.named("openapi"):
            tables = [ana.make("me", "computer"), ana.make("me", "computer")]
        with ana.at(tables[0]) as peer:
            meet(peer)
            peer.play_on()
        ana.study = a_study(ana)
        ana.club, ana.tournament = a_tournament(ana, house.visitor("Bea"))
        ana.tables, ana.record = tables, ana.get(f"/api/tables/{tables[0]}/record").text
        yield ana


def a_study(ana):
    """The id of a finished study."""
    variants = [{"name": "book"}, {"name": "no stakes", "options": {"envite": False}}]
    wish = {"game": "mentiroso", "variants": variants, "seats": 2, "precision": 50}
    study = ana.post("/api/laboratory", wish).json()["study"]
    while ana.get(f"/api/laboratory/{study}?after=9999999").json()["status"] == "running":
        pass
    return study


def a_tournament(ana, bea):
    """Ids of a club of Ana's, which she cannot leave because Bea is in it, and of its tournament."""
    club = ana.post("/api/clubs", {"title": "Club", "name": "Ana"}).json()["club"]
    bea.post(f"/api/clubs/{club}", {"what": "join", "name": "Bea"})
    wish = {"title": "Torneo", "game": "mentiroso", "seats": 2, "rounds": 2}
    return club, ana.post(f"/api/clubs/{club}/tournaments", wish).json()["tournament"]


def every_answer_is_one_that_the_document_names(ana, case):
    if case.meta.generation.mode is GenerationMode.POSITIVE:
        make_real(ana, case)
    checks = [check for check in CHECKS.get_all() if check.__name__ in NAMES]
    assert len(checks) == len(NAMES)
    case.call_and_validate(base_url=ana.url, headers=cookie_header(ana.cookie), checks=checks, timeout=LONG)


def judged(path, method):
    """A test of that operation alone; each has its own name, since pytest runs only one of equal names.

    What it asks is made up when it runs: of all operations that takes half a minute, and every process that
    runs tests collects them all.
    """

    def judge(ana, case):
        every_answer_is_one_that_the_document_names(ana, case)

    made_up = settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )

    def test(request, ana):
        asked = schema.include(path=path, method=method).parametrize()(made_up(judge))
        module = request.node.parent
        [operation] = module.ihook.pytest_pycollect_makeitem(
            collector=module, name=request.node.name, obj=asked
        ).collect()
        operation.funcargs["ana"] = ana
        operation.ihook.pytest_pyfunc_call(pyfuncitem=operation)

    return test


for _path, _operations in DOCUMENT["paths"].items():
    for _method in _operations:
        if _method != "parameters":
            _name = (
                f"test_{_method}_{_path.strip('/').replace('/', '_').translate({123: '', 125: '', 46: '_'})}"
            )
            globals()[_name] = judged(_path, _method.upper())


def make_real(ana, case):
    """Let most valid requests name something that exists: a table, a game, a record."""
    lot = sum(map(ord, f"{case.path_parameters}{case.query}{case.body}"))
    if "study" in (case.path_parameters or {}):
        case.path_parameters["study"] = ana.study
    for name in ("club", "tournament"):
        if name in (case.path_parameters or {}):
            case.path_parameters[name] = getattr(ana, name)
    if case.path.startswith("/api/clubs/") and case.method == "POST" and case.body.get("what") == "delete":
        case.body["what"] = "leave"
    if "table" in (case.path_parameters or {}):
        case.path_parameters["table"] = ana.tables[lot % 3 == 0]
    if case.path == "/api/tables" and lot % 4:
        case.body |= {"game": "mentiroso", "options": {}, "level": "", "talk": ""}
        case.body["seats"] = [{"kind": kind} for kind in ("me", "open", "computer")][: 2 + lot % 2]
    if case.path == "/api/laboratory" and case.method == "POST":
        case.body["game"] = "mentiroso" if lot % 2 else "nothing"
    if case.path == "/api/records" and lot % 2:
        case.body = ana.record


def test_the_document_is_served_and_names_every_route(ana):
    served = httpx.get(f"{ana.url}/api/openapi.json", timeout=LONG).json()
    assert served == DOCUMENT
    of_ana = {"table": ana.tables[0], "day": "{day}", "game": "{game}"}
    of_ana |= {"address": "nobody", "person": "nobody"}
    of_ana |= {name: getattr(ana, name) for name in ("study", "club", "tournament")}
    for path, operations in served["paths"].items():
        for method in operations:
            if method == "parameters":
                continue
            body = {"content": "{}"} if method == "post" else {}
            answer = httpx.request(
                method,
                ana.url + path.format(**of_ana),
                headers=cookie_header(ana.cookie),
                timeout=LONG,
                **body,
            )
            # The person is unknown, but the route exists.
            assert answer.status_code != 404 or answer.json()["code"] == "unknown-person", path
            assert str(answer.status_code) in operations[method]["responses"]
