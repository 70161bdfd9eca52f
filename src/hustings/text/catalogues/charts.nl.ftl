# Grafieken van spellen die voorbij zijn.

charts-round-by-round = Ronde na ronde
charts-none = Geen ronde is uitgespeeld.
charts-figures = Cijfers
charts-percent = { $percent }%
charts-chance = Winstkans
charts-chance-of = { $party } { $percent }%
charts-chances = Winstkansen: { $chances }
charts-parts = Waar de punten vandaan kwamen
charts-parts-why = als het spel na die ronde was afgelopen
charts-parts-of = Punten van { $party } per ronde
charts-whose = Wiens punten
charts-picture = Als plaatje
