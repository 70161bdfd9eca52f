# Puzzels: wat er gevraagd wordt, een tip, en waarom het zo is.

puzzle-goal-points = Stijg deze beurt tot { $points } punten
puzzle-goal-square = Word deze beurt verkozen { $square_to }
puzzle-goal-wins-game = Win het spel met je laatste actie
puzzle-told-points = Alleen wat je deze beurt stijgt telt, zonder te trekken.
puzzle-told-square = Je moet betalen met de kaarten in je hand.
puzzle-told-wins-game = Meteen daarna worden pionnen en wetten geteld.
puzzle-hint-turn = Je eigen kleur telt dubbel als je verkozen wordt. Welke kaarten heb je voor iets anders nodig?
puzzle-hint-last-action = Er is nog één actie. Welk veld of welke kaart is aan het eind het meest waard?
puzzle-why-turn = Een kaart doet maar één ding. Betaal met wat verder nergens goed voor is, en met je eigen kleur waar het duur is.
puzzle-why-last-action = Aan het eind tellen velden en wetten. Het duurste veld dat je kunt betalen beslist.
