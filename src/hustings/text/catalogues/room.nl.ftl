# De tafel voor het spel, aan ieder gezegd: wie met een link komt, wie zit, wie heeft uitgenodigd.
page-room-join = { $count ->
    [one] Eén plaats is vrij: vul je naam in en ga zitten.
   *[other] { $count } plaatsen zijn vrij: vul je naam in en ga zitten.
 }
page-room-soon = { $count ->
    [one] Je hebt een plaats. Er is er nog één vrij; de gastheer begint als die bezet is.
   *[other] Je hebt een plaats. Er zijn er nog { $count } vrij; de gastheer begint als die bezet zijn.
 }
page-your-name-why = Voor de anderen heet je ‘{ $name }’ tot je zegt wie je bent.
page-another-name = Nog iemand aan dit scherm: de naam
page-sit-another = Iemand hier neerzetten
page-name-first = Eerst een naam, alsjeblieft.
page-bot-of = bot: { $level }
page-optional = mag leeg blijven
page-seat-stays = Je plaats blijft van jou: je vindt de tafel terug onder ‘Je tafels’.
