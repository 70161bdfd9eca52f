# Was jemand für sich behält, solange gespielt wird: so wird es erzählt, wenn alle Hände offen liegen.

open-own-special = { $party } zieht die Spezialkarte „{ $special }“: { $text }
open-turn-ended = { $party } beendet den Zug.
open-own-drew = { $party } zieht: { $cards }.
open-standing = { $party } stellt sich zur Wahl { $square_to }: { $price ->
    [one] { $price } Karte
   *[other] { $price } Karten
 } zu zahlen.
open-applying = { $party } wendet { $level_in } ein { $colour_law } an.
open-proposing = { $party } will { $level_in } Gesetze vorschlagen.
open-launching = { $party } will { $level_in } eine Initiative ergreifen.
open-level-chosen = { $special }: { $party } wählt die Ebene { $level }.
open-named = { $party } nennt ein { $colour_law }, zu ersetzen durch ein { $colour_new_law }.
open-own-ballot = { $party } legt in die Urne: { $card }.
open-own-abstained = { $party } bleibt bei einer Stimmkarte.
open-own-took = { $party } bekommt: { $cards }.
open-own-leak = { $party } sieht: { $cards }.
open-own-took-from = { $party } nimmt von { $party_2 }: { $card }.
