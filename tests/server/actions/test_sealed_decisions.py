"""Decisions that several make in secret at the same time: in any order, changed at will, and shown to nobody before all have
sealed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from support.inside import Inside, inside
from support.patience import tries
from support.serving import Client, asked_for, first_option, legal_of, new_table, play_on


def bidding(url: str) -> list[Client]:
    """Three people before the bids of the first round."""
    _, people, _ = new_table(url)
    assert play_on(people, asked_for("start-bid")) is not None
    return people


def answer_all(client: Client) -> list[int]:
    """Answer a sealed decision to its end."""
    given = []
    while (view := client.view())["ask"] is not None and client.seat not in view["sealed"]:
        option = legal_of(view["ask"])[-1]
        given.append(option)
        done = client.act(option)
        if done["sealed"] or done["seq"] != view["seq"]:
            break
    return given


def public_part(view: dict[str, Any]) -> dict[str, Any]:
    return {key: view[key] for key in ("seq", "asked", "sealed", "position", "phase", "since", "can_undo")}


def test_sealed_in_any_order_and_opened_at_once(url: str) -> None:
    people = bidding(url)
    before = people[0].view()["seq"]
    bids = {2: 7, 0: 11, 1: 5}
    for place, (seat, bid) in enumerate(bids.items()):
        done = people[seat].act(bid)
        assert done["sealed"] is (place < 2) and done["seq"] == before + (place == 2)
    view = people[1].view()
    assert view["sealed"] == [] and view["position"]["bid_shown"][:3] == [11, 5, 7]
    assert view["table"]["entries"] == people[0].view()["table"]["entries"]


def test_others_see_only_that_somebody_has_sealed(url: str) -> None:
    people = bidding(url)
    before = people[1].view()
    people[0].act(13)
    after = people[1].view()
    assert after["sealed"] == [0] and after["table"]["waiting_for"] == [1, 2]
    assert public_part(after) == {**public_part(before), "sealed": [0]}
    assert people[1].get("lines") == people[1].get("lines")
    own = people[0].view()
    assert own["position"]["bid"][0] == 13 and own["ask"] is None and own["sealed"] == [0]


def test_an_unfinished_answer_is_not_seen_at_all(url: str) -> None:
    """The opening takes five to eight answers, depending on the choice."""
    _, people, spectator = new_table(url)
    before, seen = public_part(people[1].view()), spectator.view()
    done = people[0].act(first_option(people[0].view()["ask"]))
    assert not done["sealed"] and done["lines"] == [] and done["state"]["ask"]["drafted"]
    assert public_part(people[1].view()) == before and spectator.view()["position"] == seen["position"]
    answer_all(people[0])
    assert people[1].view()["sealed"] == [0]
    assert public_part(people[1].view()) == {**before, "sealed": [0]}


def test_answers_of_different_length_open_together(url: str) -> None:
    _, people, _ = new_table(url)
    lengths = [len(answer_all(people[seat])) for seat in (2, 0, 1)]
    view = people[0].view()
    assert min(lengths) >= 5 and view["seq"] == 1 and view["sealed"] == []
    assert view["table"]["entries"] == 1 + sum(lengths)
    assert max(view["position"]["opening_boons"]) >= -1 and view["position"]["phase"] > 0


def test_a_sealed_answer_can_be_changed_until_the_last_has_sealed(url: str) -> None:
    people = bidding(url)
    people[0].act(13)
    people[0].act(4)  # replaces the first one
    people[1].act(9)
    taken = people[1].post("unseal", {"seq": people[1].view()["seq"], "id": "u1"})
    assert taken["state"]["sealed"] == [0] and taken["state"]["ask"]["kind"] == "start-bid"
    again = people[1].post("unseal", {"seq": people[1].view()["seq"], "id": "u1"})
    assert again["seq"] == taken["seq"]
    people[1].post("unseal", {"seq": people[1].view()["seq"], "id": "u2"}, 409)
    people[1].act(8)
    people[2].act(1)
    assert people[0].view()["position"]["bid_shown"][:3] == [4, 8, 1]
    people[0].post("unseal", {"seq": people[0].view()["seq"], "id": "u3"}, 409)  # too late


def test_repeating_a_sealed_act_does_not_seal_anew(url: str) -> None:
    people = bidding(url)
    seq = people[0].view()["seq"]
    first = people[0].act(13, seq=seq, id="bid")
    people[0].act(6, seq=seq, id="better")
    again = people[0].act(13, seq=seq, id="bid")
    assert (again["seq"], again["sealed"]) == (first["seq"], True)
    assert people[0].view()["position"]["bid"][0] == 6


def forget(server: Inside, table: str) -> None:
    """Make the server forget a table in memory."""

    async def gone() -> None:
        server.hub.registry.forget(server.hub.registry.rooms[table])

    server.run(gone())


def test_a_repeated_step_of_a_sealed_answer_is_known_after_the_memory_is_gone(tmp_path: Path) -> None:
    """Each step of the opening is sent twice, whether or not its option would be legal once more as the next step."""
    with inside(tmp_path) as server:
        _, people, _ = new_table(server.address)
        me, ends = people[0], {200: 0, 409: 0}
        ask = me.view()["ask"]
        while ask is not None:
            option = first_option(ask)
            wish = {"seq": 0, "id": Client.new_id(), "options": [option]}
            first = me.post("act", wish)
            ask = first["state"]["ask"]
            if ask is not None:
                ends[200 if option in legal_of(ask) else 409] += 1
            forget(server, me.table)
            again = me.post("act", wish)
            assert [again[name] for name in ("seq", "sealed", "lines")] == [first[name] for name in ("seq", "sealed", "lines")]
            assert again["state"]["ask"] == ask and again["state"]["position"] == first["state"]["position"]
        assert first["sealed"] and all(ends.values()), "both kinds of steps were there"


def test_an_illegal_sealed_answer_changes_nothing(url: str) -> None:
    people = bidding(url)
    people[0].act(3)
    assert people[0].act(299, status=409)["error"] == "illegal"
    assert people[0].view()["position"]["bid"][0] == 3 and people[0].view()["sealed"] == [0]
    people[1].act(3, 3, status=422)  # two bids are one too many


def test_a_preview_of_a_sealed_answer_is_seen_by_nobody(url: str) -> None:
    people = bidding(url)
    before = people[1].view()
    tried = people[0].post("preview", {"seq": before["seq"], "options": [12]})
    assert tried["state"]["position"]["bid"][0] == 12
    assert people[1].view() == before and people[0].view()["position"]["bid"][0] == -1


def test_bots_seal_like_people(url: str) -> None:
    _, people, _ = new_table(url, ["person", "bot", "bot"])
    answer_all(people[0])
    assert any(people[0].view()["seq"] > 0 for _ in tries())
