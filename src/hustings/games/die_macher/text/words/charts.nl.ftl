# Grafieken van spellen die voorbij zijn.

series-points = Punten
series-about-points = als het spel toen was afgelopen
series-votes = Stemmen
series-about-votes = bij elke verkiezing
series-seats = Zetels
series-about-seats = opgeteld
series-members = Leden
series-about-members = na de ronde
series-media = Nationale media
series-about-media = stenen, opgeteld
series-money = Geld
series-about-money = duizenden, na de ronde
dm-timeline = Verkiezingen, media en opinies
dm-timeline-why = omlijnd: nieuw in deze ronde
dm-timeline-state = Deelstaat
dm-timeline-won = Gewonnen door
