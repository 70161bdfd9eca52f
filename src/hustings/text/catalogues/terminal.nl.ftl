# Wat de terminal in elk spel zegt.

term-plays = { $name } speelt { $party }
term-player = Speler { $number }
term-welcome = Typ het nummer van je keuze, meer nummers voor meer beslissingen. ? legt uit, help noemt de rest.
term-bots-level = De bots spelen op dit niveau: { $level }. Typ level voor andere.
term-set-aside = Hier was een eerder spel bewaard; het staat nu in { $path }. Daarvoor: { $again }
term-hand-over = Geef het toetsenbord aan { $name }. De anderen kijken even weg.
term-press-enter = { $name }, druk op Enter als je klaar bent.{" "}
term-amounts = Typ een getal van { $least } tot en met { $most }.
term-amounts-of-money = Typ een getal van { $least } tot en met { $most }, in duizenden.
term-not-now = Nu niet mogelijk: { $numbers } (typ why en het nummer)
term-not-so-many = { $count ->
    [one] Alleen de eerste van deze beslissingen is nu aan jou; er is niets gedaan.
   *[other] Maar { $count } van deze beslissingen zijn nu aan jou; er is niets gedaan.
 }
term-no-such-choice = { $word } is hier geen keuze. Typ help om te zien wat je kunt typen.
term-in-line = { $problem } (getal { $place } van { $count }; er is niets gedaan)
term-new-things = Na { $count } van deze beslissingen komt er iets nieuws aan het licht: beslis eerst tot daar. Er is niets gedaan.
term-help =
    Een getal kiest een optie of een bedrag; meer getallen op één regel zijn meer beslissingen (3 3 0 0). p is passen.
    ?         waar deze beslissing over gaat, met de regels
    why 7     waarom optie 7 niet mag; why alleen noemt alles wat niet mag
    board     de tafel nog eens tonen
    log       alles wat er gebeurd is, voor zover jij het mag weten; log 20 alleen de laatste 20 regels
    undo      je laatste beslissing terugnemen, zolang er niets getrokken of onthuld is
    level     hoe goed de bots spelen; level moeilijk verandert ze allemaal, level 3 moeilijk alleen Bot 3
    save      het spel bewaren; save BESTAND bewaart het daar
    quit      stoppen; het spel blijft bewaard en kan verdergaan
term-levels = Hoe goed de bots spelen; typ level en een naam voor allemaal, of level 3 en een naam voor één van hen:
term-level-now = Nu: { $level } ({ $names })
term-no-such-level = { $word } is geen niveau en geen bot. Typ level om te zien wat er is.
term-no-such-bot = Er is geen bot { $number } aan deze tafel.
term-incident = { $name } heeft gefaald ({ $what }); in plaats daarvan is een van zijn opties willekeurig gekozen.
term-help-hint = Typ help om te zien wat je kunt typen.
term-allowed = Dit mag: { $option }
term-nothing-refused = Hier is niets uitgesloten.
term-undone = Teruggenomen.
term-no-undo = Er kan niets teruggenomen worden: sindsdien is er een kaart getrokken, iets onthuld of iemand anders geweest.
term-saved = Bewaard: { $path }
term-exists = Het bestand { $path } bestaat al; er is niets bewaard. Kies een andere naam.
term-over = Het spel is bewaard in { $path }. Bekijk het opnieuw met: { $again }
term-left = Het spel is bewaard in { $path }. Ga verder met: { $again }
term-total = Totaal
term-not-open = Dit spel is niet afgelopen, dus wat gedekt is blijft gedekt. --seat 0 toont wat de eerste plaats kan zien.
term-entry = Stap { $entry } van { $last }. Enter of n: volgende, b: terug, f: volgende fase, r 3: ronde 3, q: stoppen, help: meer
term-no-such-phase = Er is geen fase { $phase } in dit spel. Wel: { $phases }
term-no-such-round = Er is geen ronde { $round } in dit spel; de laatste is { $last }.
term-viewer-help =
    Enter of n   volgende stap          b   één terug
    f            volgende fase          f polls   de volgende fase met die naam
    r 3          begin van ronde 3      120 stap 120
    s            begin                  e   einde
    q            stoppen
