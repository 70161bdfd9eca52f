# Ce qu’un parti garde pour lui tant que l’on joue, raconté une fois toutes les mains ouvertes.

open-own-boons = { $party } { has } choisi pour l’ouverture : { $boons }.
open-own-boon-placed = { $party } { has } placé { $state_in } : { $boon }.
open-own-base = { $party } { has } choisi { $markers ->
    [0] zéro marqueur média
    [one] { $markers } marqueur média
   *[other] { $markers } marqueurs média
 } et { $members ->
    [0] zéro adhérent
    [one] { $members } adhérent
   *[other] { $members } adhérents
 }.
open-own-marker-placed = { $party } { has } placé un marqueur média { $state_in }.
open-own-bid = { $party } { has } scellé une offre de { $money }.
open-own-marked = { $party } { has } marqué { $card } pour la défausse.
open-discarded-none = { $party } { has } gardé les cartes cachées.
open-own-drew = { $party } { has } pioché { $cards }.
open-platform-kept = { $party } { has } laissé le programme tel quel.
open-own-cabinet = { $party } { has } placé « { $cabinet } » { $state_in }, face cachée.
open-cabinet-none = { $party } n’{ has } placé personne { $state_in }.
open-media-none = { $party } n’{ has } pas acheté de marqueur média.
open-opinion-kept = { $party } { has } laissé les opinions { $state_in } telles quelles.
open-meetings-none = { $party } n’{ has } tenu aucun meeting { $state_in }.
open-poll-passed = { $party } { has } quitté l’enchère { $state_in }.
open-own-poll = { $party } y { has } lu : { $changes }.
open-converted-none = { $party } n’{ has } rien converti { $state_in }.
open-own-gift-refused = { $party } { has } refusé un don de { $money }, face cachée.
