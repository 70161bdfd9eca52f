# De begeleide eerste beurten.

guide-turn-title = Jouw beurt
guide-turn = Je hebt twee mogelijkheden. Kaarten halen: de tijdmarker gaat vooruit en de dobbelsteen zegt hoeveel je trekt. Of kaarten spelen: pionnen naar binnen en omhoog brengen, wetten toepassen, wetten wijzigen, zo vaak je kunt betalen.
guide-election-title = Verkozen worden
guide-election = Een pion gaat over trappen. Je betaalt hun getal in stemkaarten, en { $surcharge } meer voor elke pion van anderen daar. Een kaart van je eigen kleur telt voor { $own }. Hoe hoger het veld, hoe meer punten aan het eind.
guide-law-title = Een wet toepassen
guide-law = Een pion in de rechterlijke macht is een rechter: toon een kaart in de kleur van een wet op zijn niveau en stijg op de ladder. Vijf kleuren onder je spelhulp brengen { $five } punten extra.
guide-change-title = Wetten wijzigen
guide-change = Wetten van jouw kleur zijn aan het eind punten. In een wetgevende macht mag je er voorstellen: komt er een REFERENDUM boven, dan stemt het volk. Elders kan een initiatief, en dan stemt het volk altijd.
guide-vote = Iedereen legt in het geheim een of twee kaarten in de stembus. Meer JA dan NEE, en de wetten veranderen. Alle andere kaarten zijn blanco. Wie stemt, trekt een kaart.
guide-special-title = Speciale kaarten
guide-special = Speciale kaarten helpen één keer: een effect, of een joker voor een stemkaart van elke kleur. Die met een rode rand brengen punten.
guide-finish-title = Het einde
guide-finish = Het spel eindigt op lade { $drawers }, of als de Bondsraad vol is. Dan tellen pionnen en wetten, en één pion in de raad wordt president: { $president } punten.
guide-end = Je hebt nu alles een keer gezien. Ga verder zoals je wilt: kaarten zijn middelen, velden en wetten zijn punten.

guide-look-time = De tijdmarker: halen brengt hem vooruit
guide-look-buildings = Negen velden: drie machten op drie niveaus
guide-look-cards = Je kaarten: kleur en woord
guide-look-ask = Hier kies en verstuur je
guide-look-stairs = De trappen en wat ze kosten
guide-look-laws = Drie wetten op elk niveau
guide-look-beside = Wetten naast het bord
guide-look-box = De stembus en de laatste telling
guide-look-special = Je speciale kaarten
guide-look-points = Punten tot nu toe, en met het bord zoals het ligt

guide-try-any = Alles is hier goed.
guide-try-apply = Een punt voor één kaart.
guide-try-elect = Je kunt het betalen, en het leidt verder.
guide-try-obtain = Eerst meer kaarten: dan kun je meer tegelijk.
guide-try-stop = Beëindig de beurt en bewaar de rest.
guide-try-pay = Deze kaart is verder het minst van nut.
guide-try-name = Een wet van jouw kleur is aan het eind punten waard.
guide-try-enough = Dat is genoeg voor nu.
guide-try-yes = De wijziging helpt je.
guide-try-no = De wijziging schaadt je.
guide-try-blank = Het raakt je niet: bewaar JA en NEE voor later.
guide-try-one-ballot = Eén kaart is genoeg.

guide-figure-points = Punten
guide-figure-cards = Stemkaarten
guide-figure-pawns = Pionnen op het bord
guide-figure-drawer = Tijd
