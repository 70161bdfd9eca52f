"""Every reason for refusing an option, with its rule. The words people read are in the catalogues, by key."""

from __future__ import annotations

from ...core.contract import NO_SUCH_OPTION, NOT_ASKED
from ...core.values import Reason
from . import options as o

(
    MUST_ACT, ALREADY_PLAYING, NOT_AN_ACTION, NO_PAWN_LEFT, NO_PAWN_THERE, NO_STAIRS, NO_CHAIR, ARROW, TOO_DEAR, NOT_TACIT,
    NO_JUDGE, NO_LAW, NO_CARD_OF_COLOUR, NOT_IN_HAND, NOT_HELD, NOT_IN_LEGISLATURE, NO_CARD, LAWS_AT_REST, CANNOT_CHANGE,
    ALREADY_LAUNCHED, NO_INITIATIVE_CARDS, NO_INITIATIVE_CARD, NO_CHANGE, NOT_BESIDE, THREE_ALIKE, MUST_NAME, MUST_PAY,
    AT_THE_END, NOBODY_HAS_CARDS, NO_ELECTION, NO_LEVEL, NO_EXCHANGE, NO_SUCH_SEAT, OWN_SEAT, NO_CARDS_THERE, NOBODY_TO_MOVE,
    MUST_VOTE, NOT_THE_CONFEDERATION, WRONG_COLOUR, MUST_CHOOSE,
) = range(10, 50)  # fmt: skip

PAYING = {o.PAYING_ELECTION: "3.2.2", o.PAYING_PROPOSAL: "3.2.8", o.PAYING_INITIATIVE: "3.2.11", o.LAYING: "3.2.6"}
"""By decision: the rule that requires a card."""

REASONS: dict[int, Reason] = {
    NOT_ASKED: Reason("0", "not-asked", "this seat is not asked anything now"),
    NO_SUCH_OPTION: Reason("0", "no-such-option", "this option does not belong to the decision asked"),
    MUST_ACT: Reason("3-a", "must-act", "a player must obtain cards or do at least one thing"),
    ALREADY_PLAYING: Reason("3", "already-playing", "a player who has begun to play cards cannot obtain any in the same turn"),
    NOT_AN_ACTION: Reason("4-a", "not-an-action", "obtaining cards is not an action, so it cannot be the last one"),
    NO_PAWN_LEFT: Reason("3.2.1", "no-pawn-left", "the player has no pawn left to bring in"),
    NO_PAWN_THERE: Reason(
        "3.2.1", "no-pawn-there", "the player has no pawn on the square it would leave", {o.DEMOTING: "3.2.12"}
    ),
    NO_STAIRS: Reason("3.2.1", "no-stairs", "no stairs join the two squares"),
    NO_CHAIR: Reason("3.2.3", "no-chair", "no chair is free on that executive square", {o.DEMOTING: "3.2-r"}),
    ARROW: Reason("3.2.5", "arrow", "the square's arrow requires a pawn that the player does not have"),
    TOO_DEAR: Reason("3.2.2", "too-dear", "the player cannot pay for that election"),
    NOT_TACIT: Reason("3.2-n", "not-tacit", "a tacit election leads to a commune or canton square"),
    NO_JUDGE: Reason("3.2-d", "no-judge", "the player has no judge there who may still apply a law this turn"),
    NO_LAW: Reason(
        "3.2-d",
        "no-law",
        "no law of that colour lies there, or it has already been applied or named",
        {o.NAMING: "3.2.8", o.EXCHANGING: "3.2.12"},
    ),
    NO_CARD_OF_COLOUR: Reason("3.2.6", "no-card-of-colour", "the player has neither a vote card of that colour nor a joker"),
    NOT_IN_HAND: Reason(
        "3.2",
        "not-in-hand",
        "the player does not hold that vote card",
        {**PAYING, o.TAKING: "3.2.12", o.FIRST_BALLOT: "3.3.1", o.SECOND_BALLOT: "3.3.1"},
    ),
    NOT_HELD: Reason("3.2.12", "not-held", "the player does not hold that special card"),
    NOT_IN_LEGISLATURE: Reason(
        "3.2.8", "not-in-legislature", "the player has no pawn in that legislature", {o.LEVEL_CHOICE: "3.2.12"}
    ),
    NO_CARD: Reason("3.2.8", "no-card", "the player has no card to discard for a proposal"),
    LAWS_AT_REST: Reason("3.2-t", "laws-at-rest", "another player's recess keeps the laws of that level as they are"),
    CANNOT_CHANGE: Reason("3.2-f", "cannot-change", "no law there can be replaced by one from beside the board"),
    ALREADY_LAUNCHED: Reason("3.2.11", "already-launched", "the player has launched an initiative on that level this turn"),
    NO_INITIATIVE_CARDS: Reason("3.2.11", "no-initiative-cards", "the player has too few INITIATIVE cards"),
    NO_INITIATIVE_CARD: Reason("3.2-g", "no-initiative-card", "only an INITIATIVE card pays for an initiative, not a joker"),
    NO_CHANGE: Reason("3.2-f", "no-change", "a replacement must change something", {o.EXCHANGING: "3.2.12"}),
    NOT_BESIDE: Reason("3.2.8", "not-beside", "no more laws of that colour are left beside the board"),
    THREE_ALIKE: Reason("3.2.10", "three-alike", "a square never has three laws of one colour"),
    MUST_NAME: Reason("3.2.8", "must-name", "at least one replacement must be named"),
    MUST_PAY: Reason("3.2.2", "must-pay", "the action that was begun must be paid for", PAYING),
    AT_THE_END: Reason("4.5", "at-the-end", "that card is kept until the end, when it scores automatically"),
    NOBODY_HAS_CARDS: Reason("3.2-o", "nobody-has-cards", "no opponent has a vote card"),
    NO_ELECTION: Reason("3.2-o", "no-election", "no election to a commune or canton square is possible"),
    NO_LEVEL: Reason("3.2-o", "no-level", "there is no level where the card could change laws"),
    NO_EXCHANGE: Reason("3.2-o", "no-exchange", "no two laws can be exchanged"),
    NO_SUCH_SEAT: Reason("0", "no-such-seat", "no such player is at the table"),
    OWN_SEAT: Reason("3.2.12", "own-seat", "it must be another player"),
    NO_CARDS_THERE: Reason("3.2-o", "no-cards-there", "that player has no vote card"),
    NOBODY_TO_MOVE: Reason("3.2-o", "nobody-to-move", "there is no opposing pawn that could be moved down"),
    MUST_VOTE: Reason("3.3.1", "must-vote", "a player who has vote cards must cast one or two"),
    NOT_THE_CONFEDERATION: Reason("3.2.12", "not-the-confederation", "a decree changes a law of the commune or the canton"),
    WRONG_COLOUR: Reason("3.2.6", "wrong-colour", "the card must have the colour of the law"),
    MUST_CHOOSE: Reason("3.2.12", "must-choose", "the effect that was begun must be carried out"),
}
