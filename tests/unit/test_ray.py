"""A Ray cluster of several nodes on this machine, one of which is killed while it plays."""

from __future__ import annotations

import os
import sys
import threading
import time
from functools import partial

import pytest

from tafureria.core import registry
from tafureria.lab.match import Plan, play_many, play_one
from tafureria.lab.places import workers
from tafureria.lab.workers import HERE

ray = pytest.importorskip("ray")
pytestmark = [
    pytest.mark.skipif("TAFURERIA_TEST_RAY" not in os.environ, reason="starts a Ray cluster (make test-ray)"),
    pytest.mark.timeout(600),
    # Ray leaves log files and pipes open until the process ends, which warns.
    pytest.mark.filterwarnings("ignore"),
]


@pytest.fixture(scope="module")
def cluster():
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patch:
        # Let every node import what this process can.
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
        made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        nodes = [made.add_node(num_cpus=1) for _ in range(2)]
        ray.init(address=made.address, log_to_driver=False)
        yield made, nodes
        ray.shutdown()
        made.shutdown()


def plan():
    options = registry.find("mentiroso").game.options()
    return Plan(game="mentiroso", options=options, players=("jugador", "random"), seed=3)


def stuck_there(folder, node, number):
    """Play a game that never ends on that node, but does elsewhere."""
    here = ray.get_runtime_context().get_node_id()
    (folder / f"{number} {here}").touch()
    while here == node:
        time.sleep(0.1)
    return play_one(plan(), number)


def test_a_cluster_plays_the_same_games(cluster):
    assert play_many(plan(), 60, workers("ray")) == play_many(plan(), 60, HERE)


def test_a_lost_node_costs_no_game(cluster, tmp_path):
    made, nodes = cluster
    lost = nodes[0]

    def kill():
        """Remove the node as soon as it is playing."""
        while not list(tmp_path.glob(f"* {lost.node_id}")):
            time.sleep(0.1)
        made.remove_node(lost, allow_graceful=False)

    killer = threading.Thread(target=kill)
    killer.start()
    play = partial(stuck_there, tmp_path, lost.node_id)
    played = list(workers("ray").played(play, range(60)))
    killer.join()
    assert played == play_many(plan(), 60, HERE)
    # The lost node's game was played again elsewhere.
    number = next(tmp_path.glob(f"* {lost.node_id}")).name.split()[0]
    assert len(list(tmp_path.glob(f"{number} *"))) == 2
