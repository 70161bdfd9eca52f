# Kleine voorbeelden op de regelpagina.

example-price = Wat een verkiezing kost
example-way = De weg
example-opponents = Pionnen van anderen daar
example-own = Kaarten van je eigen kleur
example-others = Andere kaarten
example-price-yes = Het kost { $price }. Je kaarten tellen { $means }: dat is genoeg.
example-price-no = Het kost { $price }. Je kaarten tellen { $means }: te weinig.
example-vote = De volksstemming
example-yes = JA in de stembus
example-no = NEE in de stembus
example-blank = Andere kaarten in de stembus
example-vote-yes = Aangenomen: de wetten veranderen.
example-vote-no = Verworpen: de wetten blijven.
example-vote-level = Gelijk: er worden kaarten opengelegd tot een JA of NEE beslist.
example-law = Toegepaste wetten
example-level-1 = Wetten van de gemeente
example-level-2 = Wetten van het kanton
example-level-3 = Wetten van de Confederatie
example-five = Vijf kleuren bijeen
example-law-result = Je stijgt { $points }.
example-end = Pionnen en wetten aan het eind
example-pawns-on = Jouw pionnen op { $square }
example-laws-on = Wetten van jouw kleur in de Confederatie
example-end-result = { $pawns } + { $laws } = { $points } punten
