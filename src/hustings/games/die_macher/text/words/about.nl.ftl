# The game as the page offers it, before it is chosen.

about-die-macher = Vijf partijen, zeven deelstaatverkiezingen op rij, waarvan er altijd vier in voorbereiding zijn. Stemmen komen van bijeenkomsten, bijeenkomsten van geld; wat er een waard is, hangt af van hoe je programma bij de stemming in de deelstaat past.
about-die-macher-size = 3 tot 5 personen, drie tot vier uur.
about-die-macher-course = Een hele ronde, fase na fase: waar elke fase voor dient, waar je op moet letten, wat je keuzes teweegbrengen. Ongeveer een kwartier.
about-die-macher-picture = Een deelstaat voor haar verkiezing. Een rij is de regel, uitgeschreven: de stemmen tot nu toe, wat een bijeenkomst daar waard is, en wat ze samen zouden opleveren.
about-die-macher-variant-short = Kort spel
about-die-macher-variant-short-why = Vijf verkiezingen in plaats van zeven, en minder kaarten.
about-die-macher-variant-imposed-stances = Opgelegde standpunten
about-die-macher-variant-imposed-stances-why = Een partij mag haar eigen thema alleen met het opgelegde standpunt open hebben.
