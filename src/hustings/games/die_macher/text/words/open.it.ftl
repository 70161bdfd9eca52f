# Ciò che un partito tiene per sé finché si gioca, raccontato quando tutte le mani sono scoperte.

open-own-boons = { $party } { has } scelto per l’apertura: { $boons }.
open-own-boon-placed = { $party } { has } messo { $state_in }: { $boon }.
open-own-base = { $party } { has } scelto { $markers ->
    [0] nessun segnalino media
    [one] { $markers } segnalino media
   *[other] { $markers } segnalini media
 } e { $members ->
    [0] nessun iscritto
    [one] { $members } iscritto
   *[other] { $members } iscritti
 }.
open-own-marker-placed = { $party } { has } messo un segnalino media { $state_in }.
open-own-bid = { $party } { has } sigillato un’offerta di { $money }.
open-own-marked = { $party } { has } segnato { $card } per lo scarto.
open-discarded-none = { $party } { has } tenuto le carte nascoste.
open-own-drew = { $party } { has } pescato { $cards }.
open-platform-kept = { $party } { has } lasciato il programma com’è.
open-own-cabinet = { $party } { has } mandato «{ $cabinet }», coperto, { $state_in }.
open-cabinet-none = { $party } non { has } mandato nessuno { $state_in }.
open-media-none = { $party } non { has } comprato segnalini media.
open-opinion-kept = { $party } { has } lasciato le opinioni { $state_in } come sono.
open-meetings-none = { $party } non { has } tenuto comizi { $state_in }.
open-poll-passed = { $party } { has } lasciato l’asta { $state_in }.
open-own-poll = { $party } vi { has } letto: { $changes }.
open-converted-none = { $party } non { has } convertito nulla { $state_in }.
open-own-gift-refused = { $party } { has } rifiutato, a carta coperta, un contributo di { $money }.
