# Helvetiq on the page: what is asked in a few words, and labels of the position.

## What is asked, in two or three words

do-turn = Spiel deinen Zug
do-last-action = Deine letzte Aktion
do-paying-election = Wahl bezahlen
do-paying-proposal = Vorschlag bezahlen
do-paying-initiative = Initiative bezahlen
do-laying = Karte ablegen
do-naming = Gesetze nennen
do-level-choice = Ebene wählen
do-tacit-election = Kostenlos wählen
do-exchanging = Zwei Gesetze tauschen
do-seat-choice = Gegner wählen
do-taking = Karte nehmen
do-demoting = Figur zurückstufen
do-first-ballot = Geheim abstimmen
do-second-ballot = Eine zweite Stimme?

## The position, as labelled tables

field-drawer = Zeitmarker, Schublade
field-first = Startspieler
field-active = am Zug
field-due = noch zu bezahlen
field-cubes = neutrale Klötzchen im Bundesrat
field-deck_left = Stimmkarten im Stapel
field-special_left = Spezialkarten im Stapel
field-president = Bundespräsidium
field-pawns = Figuren
field-laws = Gesetze
field-applied = in diesem Zug angewendete Gesetze
field-points = Punkte
field-aid = unter der Spielhilfe
field-reserve = Figuren übrig
field-hand_size = Stimmkarten
field-special_n = Spezialkarten
field-recess = ändert allein Gesetze
field-beside = Gesetze neben dem Plan
field-hand = deine Stimmkarten
field-special = deine Spezialkarten
field-going = Gesetze, die gehen
field-coming = Gesetze, die kommen
field-box = zuletzt gezählte Stimmen
field-turned = zuletzt aufgedeckte Karten
