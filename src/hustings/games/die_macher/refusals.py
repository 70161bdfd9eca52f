"""Every reason for refusing an option, with its rule. The words people read are in the catalogues, by key."""

from __future__ import annotations

from ...core.contract import NO_SUCH_OPTION, NOT_ASKED
from ...core.values import Reason
from . import options as o

(
    TOO_DEAR, BELOW_FIRST_BID, TOO_LOW, NO_SUCH_PARTY, NOT_IN_HAND, ALREADY_MARKED, NOT_OPEN, ISSUE_TWICE, IMPOSED,
    CABINET_GONE, CABINET_LAID, NOT_ON_CARD, NO_EFFECT, KEY_THERE, NO_KEY_THERE, NO_OPINION_THERE, OWN_PARTY, NO_MARKER_THERE,
    NO_MARKER_LEFT, NO_PARTNER, TOO_LITTLE_IN_COMMON, FORCE_INSTEAD, ALREADY_PROPOSED, NO_MEDIA_SPACE, UNDER_KEY, NOT_IN_POOL,
    IDENTICAL, TOO_MANY_MEETINGS, NO_MEETING_SPACE, NO_CUBES, NO_ENTRY, PROTECTED, TOO_MANY_CHANGES, NOT_SO_MANY_CUBES,
    ALL_SECURED, SECURED, CONTRIBUTION_USED, NOT_THIS_STATE, NO_KEY_LEFT, TOO_LITTLE_TO_FORCE,
) = range(10, 50)  # fmt: skip

REASONS: dict[int, Reason] = {
    NOT_ASKED: Reason("0", "not-asked", "this seat is not asked anything now"),
    NO_SUCH_OPTION: Reason("0", "no-such-option", "this option does not belong to the decision asked"),
    TOO_DEAR: Reason(
        "0-a",
        "too-dear",
        "the party does not have that much money",
        {
            o.START_BID: "3.1-a",
            o.SECOND_BID: "3.1-a",
            o.PLACING: "3.3-a",
            o.CABINET_ACTION: "3.3-c",
            o.MEDIA_BUYING: "3.5.1",
            o.HOLD_MEETINGS: "3.6.1",
            o.POLL_BID: "3.7-a",
        },
    ),
    BELOW_FIRST_BID: Reason("3.1.3", "below-first-bid", "a second bid must be at least as high as the first"),
    TOO_LOW: Reason("3.7.2", "too-low", "a bid must be above the last one"),
    NO_SUCH_PARTY: Reason("0.1", "no-such-party", "no such party is at the table", {o.POLL_USE: "3.7-d"}),
    NOT_IN_HAND: Reason("3.2.1", "not-in-hand", "the party does not hold that card", {o.PLATFORM_SWAP: "3.2.2"}),
    ALREADY_MARKED: Reason("3.2-a", "already-marked", "every such card in the hand is already about to be discarded"),
    NOT_OPEN: Reason("3.2.2", "not-open", "the party has no open card on that issue"),
    ISSUE_TWICE: Reason("3.2.2", "issue-twice", "the open cards must stay on different issues", {o.OPINION_SWAP: "3.5.3"}),
    IMPOSED: Reason("7.2", "imposed", "the party may hold this issue open only with its imposed stance"),
    CABINET_GONE: Reason("3.3.4", "cabinet-gone", "that cabinet card has left the game"),
    CABINET_LAID: Reason("3.3.1", "cabinet-laid", "that cabinet card already lies on another state"),
    NOT_ON_CARD: Reason("3.3.3", "not-on-card", "the cabinet card does not offer that action"),
    NO_EFFECT: Reason("3.3.3", "no-effect", "nothing would change"),
    KEY_THERE: Reason("3.3.3", "key-there", "the state already has a key-issue tile"),
    NO_KEY_THERE: Reason("3.3.3", "no-key-there", "the state has no key-issue tile"),
    NO_OPINION_THERE: Reason(
        "3.3.3",
        "no-opinion-there",
        "the state has no open opinion card on that issue",
        {o.OPINION_SWAP: "3.5.3", o.OPINION_PLACING: "4.3.1"},
    ),
    OWN_PARTY: Reason("3.3.3", "own-party", "it must be another party", {o.COALITION_TURN: "3.4.1"}),
    NO_MARKER_THERE: Reason("3.3-c", "no-marker-there", "that party has no media marker in the state"),
    NO_MARKER_LEFT: Reason("3.3-c", "no-marker-left", "the party has no media marker in supply", {o.MEDIA_BUYING: "3.5.1"}),
    NO_PARTNER: Reason("3.4.1", "no-partner", "that party has no coalition tile here or is already in a coalition"),
    TOO_LITTLE_IN_COMMON: Reason("3.4.2", "too-little-in-common", "the two platforms have too few cards in common"),
    TOO_LITTLE_TO_FORCE: Reason("3.4.3", "too-little-to-force", "a coalition can be forced only with three cards in common"),
    FORCE_INSTEAD: Reason("3.4.3", "force-instead", "with three cards in common the coalition can be forced"),
    ALREADY_PROPOSED: Reason("3.4-a", "already-proposed", "that party was already asked this turn"),
    NO_MEDIA_SPACE: Reason("3.5.1", "no-media-space", "the state has no free media space"),
    UNDER_KEY: Reason("3.5.3", "under-key", "that opinion card lies under the key-issue tile"),
    NOT_IN_POOL: Reason("3.5.3", "not-in-pool", "the exchange pool has no such card"),
    IDENTICAL: Reason("3.5-b", "identical", "the new card must differ from the one removed"),
    TOO_MANY_MEETINGS: Reason("3.6.1", "too-many-meetings", "that is more meetings than one state can have in a round"),
    NO_MEETING_SPACE: Reason("3.6.1", "no-meeting-space", "the party does not have that many free meeting spaces in the state"),
    NO_CUBES: Reason("3.6.1", "no-cubes", "the party does not have that many meeting cubes in supply"),
    NO_ENTRY: Reason("3.7-d", "no-entry", "the poll says nothing about that party"),
    PROTECTED: Reason("3.7.3", "protected", "a party that controls the media here cannot be lowered"),
    TOO_MANY_CHANGES: Reason("3.7.3", "too-many-changes", "that is more changes than may be published from a poll"),
    NOT_SO_MANY_CUBES: Reason("3.8.1", "not-so-many-cubes", "the party does not have that many cubes in the state"),
    ALL_SECURED: Reason("4.4-a", "all-secured", "every national opinion is secured: there is no space for a new issue"),
    SECURED: Reason("4.4.3", "secured", "a secured opinion, or a free space, cannot be pushed out"),
    CONTRIBUTION_USED: Reason("5.2.4", "contribution-used", "that contribution card has been used"),
    NOT_THIS_STATE: Reason(
        "3.3.1", "not-this-state", "the question is about another state", {o.MEDIA_BUYING: "3.5.1", o.HOLD_MEETINGS: "3.6.1"}
    ),
    NO_KEY_LEFT: Reason("1.8", "no-key-left", "no key-issue tile is left"),
}
