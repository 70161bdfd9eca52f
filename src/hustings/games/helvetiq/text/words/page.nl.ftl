# Helvetiq on the page: what is asked in a few words, and labels of the position.

## What is asked, in two or three words

do-turn = Speel je beurt
do-last-action = Je laatste actie
do-paying-election = Betaal de verkiezing
do-paying-proposal = Betaal het voorstel
do-paying-initiative = Betaal het initiatief
do-laying = Leg een kaart
do-naming = Noem de wetten
do-level-choice = Kies een niveau
do-tacit-election = Word gratis verkozen
do-exchanging = Ruil twee wetten
do-seat-choice = Kies een tegenstander
do-taking = Neem een kaart
do-demoting = Zet een pion terug
do-first-ballot = Stem in het geheim
do-second-ballot = Een tweede kaart?

## The position, as labelled tables

field-drawer = tijdmarker, lade
field-first = eerste speler
field-active = aan de beurt
field-due = nog te betalen
field-cubes = neutrale blokjes in de Bondsraad
field-deck_left = stemkaarten in de stapel
field-special_left = speciale kaarten in de stapel
field-president = bondspresident
field-pawns = pionnen
field-laws = wetten
field-applied = wetten toegepast deze beurt
field-points = punten
field-aid = onder de spelhulp
field-reserve = pionnen over
field-hand_size = stemkaarten
field-special_n = speciale kaarten
field-recess = mag als enige wetten wijzigen
field-beside = wetten naast het bord
field-hand = je stemkaarten
field-special = je speciale kaarten
field-going = wetten die gaan
field-coming = wetten die komen
field-box = laatst getelde stemmen
field-turned = laatst omgedraaide kaarten
