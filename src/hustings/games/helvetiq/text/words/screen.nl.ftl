# De tafel op de terminal: de woorden moeten kort zijn.

screen-time = Lade { $drawer }/{ $drawers }
screen-judiciary = Rechterlijk (J)
screen-legislature = Wetgevend (L)
screen-executive = Uitvoerend (E)
screen-points = { $points ->
    [one] { $points } p.
   *[other] { $points } p.
 }
screen-chairs = { $free ->
    [0] vol
    [one] { $free } stoel
   *[other] { $free } stoelen
 }
screen-heard = toegepast: { $laws }
screen-in = nieuw
screen-beside = Wetten naast het bord
screen-deck = Stapel
screen-discards = afgelegd
screen-special-deck = Speciale kaarten
screen-special-piles = { $left } in de stapel, { $discards } afgelegd
screen-no-surcharge = geen toeslag
screen-bus = volgende verkiezing { $discount } minder
screen-session = één wet meer voor elke rechter
screen-this-turn = Deze beurt: { $what }
screen-score = punten
screen-with-board = +bord
screen-cards = kaarten
screen-specials = speciaal
screen-reserve = pionnen over
screen-aid = onder de hulp
screen-hand = Je hand
screen-open-hand = Hand van { $party }
screen-ballots = In de stembus
screen-known = Wat je weet van de hand van { $party }
screen-now = (nu { $points })
screen-five = vijf kleuren: +{ $points }
screen-legend =
    {"*"}          jij en je kleur; ► wie aan de beurt is
    ▲ ○ ■      de tijdmarker, een open lade (speciale kaart voor elk), de laatste
    J2 3 p.    een veld en zijn punten; vrije stoelen; ←L2 vraagt een pion op L2
    ● Ro2      pionnen daar, hier twee van Rood; □ neutrale blokjes
    §          wetten daar; (rood) al toegepast; ⊘Ro alleen Rood mag ze veranderen
    →L2:1+2!   de weg naar L2: 1 kaart, toeslag 2; ! een pion van jou kan hem nemen
    nieuw:2    wat het kost om daar een pion in het spel te brengen
    +bord      punten met die van pionnen en wetten zoals het bord er ligt
    ◆ ▶ ■      speciale kaarten: effect of joker, punten meteen, punten aan het eind
