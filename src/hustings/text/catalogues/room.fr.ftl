# La table avant la partie, dite à chacun : qui vient par un lien, qui est assis, qui a invité.
page-room-join = { $count ->
    [one] Une place est libre : indiquez votre nom et asseyez-vous.
   *[other] { $count } places sont libres : indiquez votre nom et asseyez-vous.
 }
page-room-soon = { $count ->
    [one] Vous avez une place. Il en reste une ; l’hôte lance la partie quand elle est prise.
   *[other] Vous avez une place. Il en reste { $count } ; l’hôte lance la partie quand elles sont prises.
 }
page-your-name-why = Pour les autres, vous êtes « { $name } » tant que vous n’avez pas dit votre nom.
page-another-name = Quelqu’un d’autre sur cet écran : son nom
page-sit-another = Asseoir quelqu’un ici
page-name-first = Un nom d’abord, s’il vous plaît.
page-bot-of = robot, { $level }
page-optional = peut rester vide
page-seat-stays = Votre place reste la vôtre : vous retrouvez la table sous « Vos tables ».
