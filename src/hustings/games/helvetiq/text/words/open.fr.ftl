# Ce que chacun garde pour soi tant que l’on joue, raconté une fois toutes les mains ouvertes.

open-own-special = { $party } pioche la carte spéciale « { $special } » : { $text }
open-turn-ended = { $party } finit son tour.
open-own-drew = { $party } pioche { $cards }.
open-standing = { $party } se présente { $square_to } : { $price ->
    [one] { $price } carte
   *[other] { $price } cartes
 } à payer.
open-applying = { $party } applique une { $colour_law } { $level_in }.
open-proposing = { $party } veut proposer des lois { $level_in }.
open-launching = { $party } veut lancer une initiative { $level_in }.
open-level-chosen = { $special } : { $party } choisit le niveau { $level }.
open-named = { $party } nomme une { $colour_law }, à remplacer par une { $colour_new_law }.
open-own-ballot = { $party } met dans l’urne : { $card }.
open-own-abstained = { $party } en reste à un bulletin.
open-own-took = { $party } reçoit { $cards }.
open-own-leak = { $party } voit { $cards }.
open-own-took-from = { $party } prend à { $party_2 } : { $card }.
