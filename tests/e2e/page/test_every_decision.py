"""Every kind of decision, however rare: each option can be chosen by clicks on the boards, without the list."""

from __future__ import annotations

import re

import pytest

from hustings.games.die_macher.options import DECISIONS
from support.browser.staging import Json, Stage, moments, name_of

MOMENTS = moments()
AMOUNTS = 3  # how many raises of a bid are tried

# Presses the pieces of the boards as the keyboard would, singly or in pairs; the stage notes what is drafted on the way. Nothing
# in the asking panel is touched except the button that takes a draft back.
EXPLORE = """async ({ pairs, again }) => {
  const pieces = () => [...document.querySelectorAll(".board button.spot")]
    .filter((one) => !one.closest(".ask") && one.checkVisibility());
  const settled = () => window.settled(() => new Promise((go) => setTimeout(go)));
  const name = (one) => one.dataset.piece;
  const find = (piece) => pieces().find((one) => name(one) === piece);
  const press = async (piece) => { find(piece)?.click(); await settled(); };
  const clear = async () => {
    for (let i = 0; i < 20; i += 1) {
      const button = document.querySelector(".ask .acts .plain");
      if (!button) return;
      button.click();
      await settled();
    }
  };
  const unnamed = pieces().filter((one) => !one.textContent.trim() || !one.dataset.tip || one.tabIndex !== 0).map(name);
  for (const first of new Set(pieces().map(name))) {
    // The same piece again goes round what it means; counters count.
    for (let time = 0; time < again && find(first); time += 1) await press(first);
    if (again > 1) await clear();
    const seconds = pieces().filter((one) => !one.matches(".picked, .other, .way") && name(one) !== first).map(name);
    if (pairs) for (const second of new Set(seconds)) {
      await press(second);
      if (find(second)?.matches(".picked")) await press(second);
      if (!find(first)?.matches(".picked")) await press(first);
    }
    await clear();
  }
  return { unnamed };
}"""
PAIRS = ("platform-swap", "opinion-swap", "placing", "poll-use")
AGAIN = {"meetings": 12, "converting": 12, "contribution": 2, "start-bid": AMOUNTS, "second-bid": AMOUNTS, "poll-bid": AMOUNTS}


@pytest.mark.parametrize("moment", MOMENTS, ids=name_of)
def test_each_option_can_be_meant_on_the_boards(stage: Stage, moment: Json) -> None:
    ask = moment["ask"]
    stage.show(moment)
    found: Json = stage.page.evaluate(EXPLORE, {"pairs": ask["kind"] in PAIRS, "again": AGAIN.get(ask["kind"], 1)})
    assert found["unnamed"] == []
    meant = {option for draft in stage.previews for option in draft}
    offered = {choice["option"]: choice["line"]["key"] for choice in ask["options"]}
    assert {option: key for option, key in offered.items() if option not in meant} == {}
    if ask["amounts"] is not None:
        low = ask["amounts"]["low"]
        assert set(range(low, low + AMOUNTS)) <= meant


@pytest.mark.parametrize("kind", sorted({moment["ask"]["kind"] for moment in MOMENTS}))
def test_what_is_clicked_on_the_boards_is_sent(stage: Stage, kind: str) -> None:
    moment = next(one for one in MOMENTS if one["ask"]["kind"] == kind)
    stage.show(moment)
    page = stage.page
    for _ in range(6):
        if page.locator(".ask .send[aria-disabled=false]").count() and stage.previews:
            break
        pieces = page.locator(".board button.spot:not(.picked):not(.other)").all()
        piece = next(one for one in pieces if one.is_visible())
        piece.focus()
        page.keyboard.press("Enter")
        stage.visitor.settle()
    assert stage.previews
    page.locator(".ask .send").focus()
    page.keyboard.press("Enter")
    stage.visitor.settle()
    assert stage.sent == [stage.previews[-1]]


def test_a_reason_names_the_move_it_is_about(stage: Stage) -> None:
    def reasons(kind: str, edition: str, *more: Json) -> list[str]:
        moment = next(one for one in MOMENTS if one["ask"]["kind"] == kind and one["edition"] == edition)
        ask = {**moment["ask"], "refused": [*more, *moment["ask"]["refused"]]}
        stage.show({**moment, "ask": ask})
        return stage.page.locator(".ask .why-not p").all_inner_texts()

    swaps = reasons("opinion-swap", "1997")
    assert any(re.match(r"Replace [^:]+: \w+: That opinion card lies under the key-issue tile", row) for row in swaps)
    assert not any("from the pool" in row and "key-issue" in row for row in swaps)
    issues = list(range(482, 489))
    there = {"reason": "key-there", "rule": "3.3.3", "line": {"key": "refusal-key-there", "things": {}}, "options": issues}
    assert "Set a key issue: The state already has a key-issue tile." in reasons("cabinet-action", "1997", there)
    alone = [row for row in reasons("coalition", "2006") if "no coalition tile" in row]
    assert len(alone) == 1 and "Force" not in alone[0]  # each party only once


def test_all_decisions_of_both_editions_are_looked_at() -> None:
    only_2006 = {"second-bid"}  # 1997 rolls dice instead
    for edition in ("1997", "2006"):
        kinds = {moment["ask"]["kind"] for moment in MOMENTS if moment["edition"] == edition}
        assert kinds == set(DECISIONS) - (only_2006 if edition == "1997" else set())
