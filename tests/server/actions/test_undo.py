"""Taking back: freely as far as the last draw, reveal or act of another seat, and further by consent of all people."""

from __future__ import annotations

from typing import Any

from support.serving import Client, asked_for, first_option, new_table, play_on


def meetings(url: str) -> tuple[Client, list[Client], dict[str, Any]]:
    _, people, _ = new_table(url)
    view = play_on(people, asked_for("meetings"))
    assert view is not None
    return people[view["seat"]], people, view


def undo(client: Client, status: int = 200, id: str | None = None) -> dict[str, Any]:
    found: dict[str, Any] = client.post("undo", {"seq": client.view()["seq"], "id": id or client.new_id()}, status)
    return found


def test_ones_own_decisions_one_by_one(url: str) -> None:
    me, _people, start = meetings(url)
    before = me.get("lines")
    views = [start]
    for _ in range(2):
        me.act(max(choice["option"] for choice in me.view()["ask"]["options"]))
        views.append(me.view())
    assert views[-1]["can_undo"] and views[-1]["seat"] == me.seat
    for earlier in (views[1], views[0]):
        done = undo(me)
        assert done["state"]["position"] == earlier["position"]
        assert done["state"]["table"]["entries"] == earlier["table"]["entries"]
    assert me.view()["seq"] == start["seq"] + 4  # going back increases the number, too
    lines = me.get("lines")
    assert lines[:-1] == before and lines[-1]["line"]["key"] == "table-undo" and lines[-1]["seat"] == me.seat
    assert [line["number"] for line in lines] == list(range(len(lines)))


def test_an_undo_that_is_sent_twice_takes_back_once(url: str) -> None:
    me, _, _start = meetings(url)
    for _ in range(2):
        me.act(first_option(me.view()["ask"]))
    seq = me.view()["seq"]
    first = me.post("undo", {"seq": seq, "id": "back"})
    again = me.post("undo", {"seq": seq, "id": "back"})
    assert again["seq"] == first["seq"] and me.view()["can_undo"]


def test_a_batch_is_taken_back_as_a_whole(url: str) -> None:
    me, _, start = meetings(url)
    options = [first_option(start["ask"])]
    tried = me.post("preview", {"seq": start["seq"], "options": options})
    options.append(first_option(tried["state"]["ask"]))
    me.act(*options)
    assert undo(me)["state"]["position"] == start["position"]


def test_nobody_takes_back_what_somebody_else_did_or_what_others_answered(url: str) -> None:
    me, people, _start = meetings(url)
    other = next(person for person in people if person is not me)
    me.act(first_option(me.view()["ask"]))
    assert not other.view()["can_undo"]
    undo(other, 409)
    while me.view()["ask"] is not None:
        me.act(first_option(me.view()["ask"]))
    following = next(person for person in people if person.view()["ask"] is not None)
    assert me.view()["can_undo"]
    following.act(first_option(following.view()["ask"]))
    assert not me.view()["can_undo"] and following.view()["can_undo"]
    undo(me, 409)


def test_what_was_drawn_or_shown_stays(url: str) -> None:
    """After the sealed bids were opened nobody can take anything back."""
    _, people, _ = new_table(url)
    play_on(people, asked_for("start-naming"))
    for person in people:
        assert not person.view()["can_undo"]
        undo(person, 409)


def test_a_rewind_needs_everyone_and_goes_anywhere(url: str) -> None:
    me, people, _start = meetings(url)
    me.act(first_option(me.view()["ask"]))
    now = me.view()
    me.post("rewind", {"to": now["seq"]}, 409)
    me.post("rewind", {"to": now["seq"] + 5}, 409)
    me.post("rewind", {"to": -1}, 422)
    votes = me.post("rewind", {"to": 1})
    assert votes[0]["to"] == 1 and len(votes[0]["missing"]) == 2 and people[0].view()["votes"] == votes
    others = [person for person in people if person is not me]
    assert others[0].post("vote/rewind", {"agree": False}) == []  # refused
    others[1].post("vote/rewind", {}, 409)
    me.post("rewind", {"to": 1})
    others[0].post("vote/rewind", {})
    others[1].post("vote/rewind", {})
    after = me.view()
    assert after["seq"] == now["seq"] + 1 and after["votes"] == [] and not after["can_undo"]
    assert after["position"]["phase"] == 1 and after["position"]["bid"][me.seat] == -1
    lines = me.get("lines")
    assert lines[-1]["line"]["key"] == "table-rewind" and max(line["seq"] for line in lines[:-1]) <= 1
    play_on(people, asked_for("meetings"))  # the game goes on from there


def test_a_rewind_clears_what_was_sealed_since(url: str) -> None:
    _, people, _ = new_table(url)
    play_on(people, asked_for("start-bid"))
    people[0].act(5)
    for person in people:
        person.post("rewind", {"to": 0})
    view = people[0].view()
    assert view["sealed"] == [] and view["ask"]["kind"] == "choose-boons" and view["ask"]["drafted"] == []


def test_a_person_alone_with_bots_decides_alone(url: str) -> None:
    _, people, _ = new_table(url, ["person", "bot", "bot"])
    me = people[0]
    while me.view()["seq"] == 0:
        if (ask := me.view()["ask"]) is not None:
            me.act(first_option(ask))
    me.post("pause", {})
    assert me.view()["table"]["status"] == "paused"
