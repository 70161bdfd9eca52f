# Wat iemand voor zich houdt zolang er gespeeld wordt, verteld wanneer alle handen open liggen.

open-own-special = { $party } trekt de speciale kaart ‘{ $special }’: { $text }
open-turn-ended = { $party } beëindigt de beurt.
open-own-drew = { $party } trekt { $cards }.
open-standing = { $party } stelt zich verkiesbaar { $square_to }: { $price ->
    [one] { $price } kaart
   *[other] { $price } kaarten
 } te betalen.
open-applying = { $party } past { $level_in } een { $colour_law } toe.
open-proposing = { $party } wil { $level_in } wetten voorstellen.
open-launching = { $party } wil { $level_in } een initiatief nemen.
open-level-chosen = { $special }: { $party } kiest het niveau { $level }.
open-named = { $party } noemt een { $colour_law }, te vervangen door een { $colour_new_law }.
open-own-ballot = { $party } legt in de stembus: { $card }.
open-own-abstained = { $party } laat het bij één kaart.
open-own-took = { $party } krijgt { $cards }.
open-own-leak = { $party } ziet { $cards }.
open-own-took-from = { $party } neemt van { $party_2 }: { $card }.
