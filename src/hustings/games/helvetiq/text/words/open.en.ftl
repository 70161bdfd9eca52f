# What players keep to themselves while the game is on, told of them when all hands are open.

open-own-special = { $party } draws the special card { $special }: { $text }
open-turn-ended = { $party } ends the turn.
open-own-drew = { $party } draws { $cards }.
open-standing = { $party } stands for election { $square_to }: { $price ->
    [one] { $price } card
   *[other] { $price } cards
 } to pay.
open-applying = { $party } applies a { $colour_law } { $level_in }.
open-proposing = { $party } wants to propose laws { $level_in }.
open-launching = { $party } wants to launch an initiative { $level_in }.
open-level-chosen = { $special }: { $party } chooses the { $level }.
open-named = { $party } names a { $colour_law }, to be replaced by a { $colour_new_law }.
open-own-ballot = { $party } puts { $card } in the box.
open-own-abstained = { $party } leaves it at one ballot.
open-own-took = { $party } gets { $cards }.
open-own-leak = { $party } sees { $cards }.
open-own-took-from = { $party } takes { $card } from { $party_2 }.
