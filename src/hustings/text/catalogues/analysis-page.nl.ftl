# De analyse van een spel dat voorbij is, en tips tijdens een spel, op de pagina.

analysis-whole = Het hele spel
analysis-by = winstkans volgens de sterkste bot
analysis-open = Deze stelling openen
analysis-why = De sterkste bot speelt elke stelling vele malen verder. Zo zie je hoe de winstkansen stegen en daalden, en welke beslissingen het meest kostten.
analysis-start = Dit spel analyseren
analysis-again = Opnieuw proberen
analysis-failed = De analyse is afgebroken.
analysis-none = Deze server analyseert geen spellen.
analysis-queued = Wacht op zijn beurt
analysis-working = Wordt geanalyseerd
analysis-so-far = { $done } van { $of } beslissingen
analysis-goes-on = Het gaat door als je deze pagina verlaat.
analysis-moments = { $count ->
    [1] Jouw moment
    [2] Jouw twee momenten
   *[other] Jouw drie momenten
 }
analysis-decide-again = Beslis opnieuw
analysis-costly = Dure zetten
analysis-lost = kans verloren
analysis-whose = Wiens zetten
analysis-everyone = Iedereen
analysis-mine = { $party } (jij)
analysis-decision = Beslissing
analysis-entry = beslissing { $number }
analysis-played = Gespeeld:
analysis-better = Beter:
analysis-points = Te verwachten: { $difference } punten.
analysis-from = Vooral door { $parts }.
analysis-part = { $part } ({ $difference })
analysis-rest = de rest ({ $difference })
analysis-others = De beste van de anderen: { $difference }.
analysis-plus = +{ $number }
analysis-minus = −{ $number }
analysis-no-mistakes = Geen beslissing kostte merkbaar kans.
analysis-wait = Ze staan hier als de analyse klaar is.
analysis-not-yet = Laat het spel analyseren om ze te zien.
analysis-fewer = Minder tonen
analysis-all = Alle { $count } tonen
analysis-here = Nu volgt een dure zet: { $percent }.
analysis-next = Volgende dure zet
analysis-hint = Geef me een tip
analysis-hint-thinking = De bot denkt na …
analysis-hint-best = Het beste, volgens de sterkste bot
analysis-hint-score = ≈ { $score } punten
analysis-hint-why = Winstkans, en punten die aan het einde te verwachten zijn. Hij ziet wat jij ziet, niet meer.
