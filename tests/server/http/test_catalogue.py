"""Games, words and rules in the server's description, and answers that browsers cache."""

from __future__ import annotations

from hustings.wire.catalogue import About
from support.patience import get
from support.serving import Client


def test_about_words_and_rules(url: str) -> None:
    visitor = Client(url)
    about = About.model_validate(visitor.get("/about"))
    assert [game.name for game in about.games] == ["die-macher", "helvetiq"]
    assert about.games[0].seats[:2] == ["black", "red"] and about.games[0].names["2006"]["issue"]
    assert about.games[0].figures["2006"]["components.start_money"] > 0
    assert [game.money for game in about.games] == [1000, 0]
    for game in about.games:  # everything offered can be chosen
        assert len(game.temperaments) > 1 and game.temperaments[-1] == "varied"
        for level in about.levels:
            seats = [{"kind": "bot", "bot": f"{level.name}:{one}"} for one in game.temperaments[: game.players[0]]]
            wish = {"game": game.name, "seats": [{"kind": "person"}, *seats[1:]], "start": False}
            visitor.post("/tables", wish, 201 if level.tempered else 422)
    assert "table-waiting" in visitor.get("/words/de") and "party-2006-black" in visitor.get("/words/die-macher/de")
    assert visitor.get("/words/xx", 404)["error"] == "unknown"
    visitor.get("/words/chess/en", 404)
    book = visitor.get("/rules/die-macher", lang="de", edition="1997")
    assert book["edition"] == "1997" and book["rules"][0]["number"]
    visitor.get("/rules/die-macher", 404, lang="xx")
    visitor.get("/rules/chess", 404)


def test_answers_that_do_not_change_are_kept_by_browsers(url: str) -> None:
    first = get(f"{url}/api/words/en", headers={"Accept-Encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip" and first.headers["etag"]
    again = get(f"{url}/api/words/en", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304 and not again.content
