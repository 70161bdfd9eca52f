"""A server that is stopped or killed and started again: everything is as it was."""

from __future__ import annotations

from pathlib import Path

from support.patience import tries
from support.serving import Server, asked_for, first_option, new_table, play_on


def test_everything_is_kept(tmp_path: Path, address: str) -> None:
    with Server(tmp_path / "tables.db", address=address) as server:
        host, people, spectator = new_table(server.url)
        view = play_on(people, asked_for("meetings"))
        assert view is not None
        me = people[view["seat"]]
        act = {"seq": view["seq"], "id": "kept", "options": [first_option(view["ask"])]}
        done = me.post("act", act)
        me.act(first_option(me.view()["ask"]))
        people[0].post("chat", {"text": "psst", "to": 1}, 201)
        people[0].post("pause", {})
        _, sealing, _ = new_table(server.url)
        play_on(sealing, asked_for("start-bid"))
        sealing[1].act(9)
        readers = [*people, spectator, host, *sealing]
        before = [(reader.view(), reader.get("lines"), reader.get("chat")) for reader in readers]
        server.kill()
        server.start()
        after = [(reader.view(), reader.get("lines"), reader.get("chat")) for reader in readers]
        assert after == before
        assert me.post("act", act)["lines"] == done["lines"]  # a repeat is recognised after the restart
        assert me.view()["can_undo"]
        back = me.post("undo", {"seq": me.view()["seq"], "id": "back"})["state"]
        assert back["position"] == done["state"]["position"] and back["can_undo"]
        assert me.post("undo", {"seq": back["seq"], "id": "back2"})["state"]["position"] == view["position"]
        sealing[0].act(4)
        sealing[2].act(2)
        assert sealing[0].view()["position"]["bid_shown"][:3] == [4, 9, 2]
        assert server.stop() == 130  # as after any Ctrl-C
        server.start()
        assert me.view()["position"] == view["position"]
        assert "Traceback" not in server.log()


def test_bots_go_on_after_a_restart_without_anybody_watching(tmp_path: Path, address: str) -> None:
    with Server(tmp_path / "tables.db", address=address) as server:
        _, _, spectator = new_table(server.url, ["bot"] * 3)
        server.kill()
        server.start()
        began = spectator.view()["seq"]
        assert any(spectator.view()["seq"] >= began + 3 for _ in tries()), "the bots stand still"
