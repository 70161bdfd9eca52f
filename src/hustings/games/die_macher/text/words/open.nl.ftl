# Wat een partij voor zich houdt zolang er gespeeld wordt, verteld wanneer alle handen open liggen.

open-own-boons = { $party } { has } voor de opening gekozen: { $boons }.
open-own-boon-placed = { $party } { has } geplaatst { $state_in }: { $boon }.
open-own-base = { $party } { has } { $markers ->
    [0] geen mediasteen
    [one] { $markers } mediasteen
   *[other] { $markers } mediastenen
 } en { $members ->
    [0] geen leden
    [one] { $members } lid
   *[other] { $members } leden
 } gekozen.
open-own-marker-placed = { $party } { has } een mediasteen geplaatst { $state_in }.
open-own-bid = { $party } { has } een bod van { $money } verzegeld.
open-own-marked = { $party } { has } { $card } gemarkeerd om af te leggen.
open-discarded-none = { $party } { has } de verborgen kaarten gehouden.
open-own-drew = { $party } { has } { $cards } getrokken.
open-platform-kept = { $party } { has } het programma gelaten zoals het is.
open-own-cabinet = { $party } { has } ‘{ $cabinet }’ gedekt neergelegd { $state_in }.
open-cabinet-none = { $party } { has } geen kabinetskaart neergelegd { $state_in }.
open-media-none = { $party } { has } geen mediasteen gekocht.
open-opinion-kept = { $party } { has } de opinies { $state_in } gelaten zoals ze zijn.
open-meetings-none = { $party } { has } geen bijeenkomst gehouden { $state_in }.
open-poll-passed = { $party } { has } de veiling { $state_in } verlaten.
open-own-poll = { $party } { has } erin gelezen: { $changes }.
open-converted-none = { $party } { has } niets omgezet { $state_in }.
open-own-gift-refused = { $party } { has } gedekt een bijdrage van { $money } geweigerd.
