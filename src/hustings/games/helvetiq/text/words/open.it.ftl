# Ciò che ognuno tiene per sé finché si gioca, raccontato quando tutte le mani sono scoperte.

open-own-special = { $party } pesca la carta speciale «{ $special }»: { $text }
open-turn-ended = { $party } finisce il turno.
open-own-drew = { $party } pesca { $cards }.
open-standing = { $party } si candida { $square_to }: { $price ->
    [one] { $price } carta
   *[other] { $price } carte
 } da pagare.
open-applying = { $party } applica una { $colour_law } { $level_in }.
open-proposing = { $party } vuole proporre leggi { $level_in }.
open-launching = { $party } vuole lanciare un’iniziativa { $level_in }.
open-level-chosen = { $special }: { $party } sceglie il livello { $level }.
open-named = { $party } nomina una { $colour_law }, da sostituire con una { $colour_new_law }.
open-own-ballot = { $party } mette nell’urna: { $card }.
open-own-abstained = { $party } si ferma a una scheda.
open-own-took = { $party } riceve { $cards }.
open-own-leak = { $party } vede { $cards }.
open-own-took-from = { $party } prende a { $party_2 }: { $card }.
