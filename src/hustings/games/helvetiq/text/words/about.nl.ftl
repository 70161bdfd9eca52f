# The game as the page offers it, before it is chosen.

about-helvetiq = Drie machten op drie niveaus, van de gemeente tot de Confederatie. Breng je mensen in functie, wijzig de wetten, pas ze toe, en doorsta de volksstemming.
about-helvetiq-size = 2 tot 4 personen, een uur.
about-helvetiq-course = De eerste beurten: kaarten, verkiezingen, wetten en de volksstemming. Ongeveer tien minuten.
about-helvetiq-picture = Drie machten, elk op drie niveaus. De trappen zeggen langs welke weg je een ambt bereikt en wat dat kost.
