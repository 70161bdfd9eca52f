# Was eine Partei für sich behält, solange gespielt wird: so wird es von ihr erzählt, wenn alle Hände offen liegen.

open-own-boons = { $party } { has } für die Eröffnung gewählt: { $boons }.
open-own-boon-placed = { $party } { has } { $state_in } eingesetzt: { $boon }.
open-own-base = { $party } { has } { $markers ->
    [0] keinen Medienmarker
    [one] { $markers } Medienmarker
   *[other] { $markers } Medienmarker
 } und { $members ->
    [0] keine Mitglieder
    [one] { $members } Mitglied
   *[other] { $members } Mitglieder
 } gewählt.
open-own-marker-placed = { $party } { has } { $state_in } einen Medienmarker gesetzt.
open-own-bid = { $party } { has } verdeckt { $money } geboten.
open-own-marked = { $party } { has } { $card } zum Ablegen vorgemerkt.
open-discarded-none = { $party } { has } die verdeckten Karten behalten.
open-own-drew = { $party } { has } gezogen: { $cards }.
open-platform-kept = { $party } { has } das Programm gelassen, wie es ist.
open-own-cabinet = { $party } { has } { $state_in } verdeckt „{ $cabinet }“ eingesetzt.
open-cabinet-none = { $party } { has } { $state_in } niemanden eingesetzt.
open-media-none = { $party } { has } keinen Medienmarker gekauft.
open-opinion-kept = { $party } { has } die Meinungen { $state_in } gelassen, wie sie sind.
open-meetings-none = { $party } { has } { $state_in } keine Veranstaltung abgehalten.
open-poll-passed = { $party } { has } die Versteigerung { $state_in } verlassen.
open-own-poll = { $party } { has } darin gelesen: { $changes }.
open-converted-none = { $party } { has } { $state_in } nichts umgewandelt.
open-own-gift-refused = { $party } { has } verdeckt eine Spende von { $money } abgelehnt.
