# What a party keeps to itself while the game is on, told of it when all hands are open.

open-own-boons = { $party } { has } chosen for the opening: { $boons }.
open-own-boon-placed = { $party } { has } placed { $boon } { $state_in }.
open-own-base = { $party } { has } chosen { $markers ->
    [0] no media marker
    [one] { $markers } media marker
   *[other] { $markers } media markers
 } and { $members ->
    [0] no members
    [one] { $members } member
   *[other] { $members } members
 }.
open-own-marker-placed = { $party } { has } put a media marker { $state_in }.
open-own-bid = { $party } { has } sealed a bid of { $money }.
open-own-marked = { $party } { has } marked { $card } for discarding.
open-discarded-none = { $party } { has } kept the hidden cards.
open-own-drew = { $party } { has } drawn { $cards }.
open-platform-kept = { $party } { has } left the platform as it is.
open-own-cabinet = { $party } { has } sent the { $cabinet } to { $state }, face down.
open-cabinet-none = { $party } { has } sent nobody to { $state }.
open-media-none = { $party } { has } bought no media marker.
open-opinion-kept = { $party } { has } left the opinions { $state_in } as they are.
open-meetings-none = { $party } { has } held no meeting { $state_in }.
open-poll-passed = { $party } { has } left the auction { $state_in }.
open-own-poll = { $party } { has } read in it: { $changes }.
open-converted-none = { $party } { has } converted nothing { $state_in }.
open-own-gift-refused = { $party } { has } refused a contribution of { $money }, face down.
