# Puzzels: wat er gevraagd wordt, een tip, en waarom het zo is.

puzzle-goal-best-turn = Wat kun je nu het beste doen?
puzzle-goal-best-last-action = Wat doe je met je laatste actie?
puzzle-goal-best-paying-election = Met welke kaart betaal je?
puzzle-goal-wins-game = Win het spel met je laatste actie
puzzle-told-wins-game = Meteen daarna worden pionnen en wetten geteld.
puzzle-hint-turn = Kaarten nemen, verkozen worden, een speciale kaart spelen? Vraag je af wat elk tot het einde oplevert, en wat kan wachten.
puzzle-hint-last-action = Het einde is nabij. Welk veld, welke wet of welke kaart maakt dan het meeste verschil?
puzzle-hint-paying-election = Een kaart doet maar één ding. Welke van deze zul je het minst missen?
puzzle-why-turn = Wat kan wachten, wacht. Eerst komt waar al het andere van afhangt, en wat anderen je kunnen afnemen of duurder kunnen maken.
puzzle-why-last-action = Aan het eind tellen velden en wetten, die van jou en die van de anderen. Wat het verschil met de beste van hen het meest verandert, beslist.
puzzle-why-paying-election = Betaal met wat later het minst oplevert. Wat je houdt, levert in latere beurten velden en wetten op.
