# Der Tisch am Terminal: die Wörter müssen kurz sein.

screen-time = Schublade { $drawer }/{ $drawers }
screen-judiciary = Judikative
screen-legislature = Legislative
screen-executive = Exekutive
screen-points = { $points ->
    [one] { $points } P.
   *[other] { $points } P.
 }
screen-chairs = { $free ->
    [0] voll
    [one] { $free } Stuhl
   *[other] { $free } Stühle
 }
screen-heard = angewendet: { $laws }
screen-in = neu
screen-beside = Gesetze neben dem Plan
screen-deck = Stapel
screen-discards = Ablage
screen-special-deck = Spezialkarten
screen-special-piles = { $left } im Stapel, { $discards } abgelegt
screen-no-surcharge = kein Aufschlag
screen-bus = nächste Wahl { $discount } weniger
screen-session = ein Gesetz mehr für jeden Richter
screen-this-turn = In diesem Zug: { $what }
screen-score = Punkte
screen-with-board = +Plan
screen-cards = Karten
screen-specials = Spezial
screen-reserve = Figuren übrig
screen-aid = unter der Hilfe
screen-hand = Deine Hand
screen-open-hand = Hand von { $party }
screen-ballots = In der Urne
screen-known = Hand von { $party }, soweit bekannt
screen-now = (jetzt { $points })
screen-five = fünf Farben: +{ $points }
screen-legend =
    {"*"}          du und deine Farbe; ► wer am Zug ist
    ▲ ○ ■      Zeitmarker, offene Schublade (Spezialkarten für alle), die letzte
    J2 3 P.    ein Feld und seine Punkte; freie Stühle; ←L2 nur mit Figur auf L2
    ● Ro2      Figuren dort, hier zwei von Rot; □ neutrale Klötzchen
    §          Gesetze dort; (Rot) schon angewendet; ⊘Ro nur Rot darf sie ändern
    →L2:1+2!   Weg nach L2: 1 Karte, Aufschlag 2; ! offen für eine deiner Figuren
    neu:2      was es kostet, dort eine Figur ins Spiel zu bringen
    +Plan      Punkte samt denen der Figuren und Gesetze, wie der Plan jetzt liegt
    ◆ ▶ ■      Spezialkarten: Wirkung oder Joker, Punkte sofort, Punkte am Ende
