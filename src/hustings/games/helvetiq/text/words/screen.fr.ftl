# La table au terminal : les mots doivent être courts.

screen-time = Tiroir { $drawer }/{ $drawers }
screen-judiciary = Judiciaire
screen-legislature = Législatif
screen-executive = Exécutif
screen-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
 }
screen-chairs = { $free ->
    [0] complet
    [one] { $free } chaise
   *[other] { $free } chaises
 }
screen-heard = appliquées : { $laws }
screen-in = entrée
screen-beside = Lois à côté du plateau
screen-deck = Pioche
screen-discards = défausse
screen-special-deck = Cartes spéciales
screen-special-piles = { $left } dans la pioche, { $discards } défaussées
screen-no-surcharge = pas de surtaxe
screen-bus = prochaine élection { $discount } de moins
screen-session = une loi de plus pour chaque juge
screen-this-turn = Ce tour : { $what }
screen-score = points
screen-with-board = +plateau
screen-cards = cartes
screen-specials = spéc.
screen-reserve = pions restants
screen-aid = sous l’aide
screen-hand = Votre main
screen-open-hand = Main de { $party }
screen-ballots = Dans l’urne
screen-known = Ce que vous savez de la main de { $party }
screen-now = (actuellement { $points })
screen-five = cinq couleurs : +{ $points }
screen-legend =
    {"*"}          vous et votre couleur ; ► à qui le tour
    ▲ ○ ■      marqueur de temps, tiroir ouvert (carte spéciale pour tous), dernier
    J2 3 pts   une case et ses points ; chaises libres ; ←L2 exige un pion en L2
    ● Ro2      les pions, ici deux de Rouge ; □ cubes neutres
    §          les lois ; (rouge) déjà appliquée ; ⊘Ro seul Rouge peut les changer
    →L2:1+2!   le chemin de L2 : 1 carte, surtaxe 2 ; ! ouvert à un de vos pions
    entrée:2   ce qu’il en coûte d’y faire entrer un pion
    +plateau   points avec ceux des pions et des lois, tel qu’est le plateau
    ◆ ▶ ■      cartes spéciales : effet ou joker, points en jouant, points à la fin
