# Puzzels: de lijst, en wat er om een stelling heen gezegd wordt.

puzzles-lead = Stellingen uit spellen die echt gespeeld zijn. Vind de beslissing die het doel bereikt; de regels beslissen of het lukt. Alles wat je moet weten, is te zien.
puzzles-done = { $done } van { $all } opgelost
puzzles-none = Hier zijn geen puzzels.
puzzle-of = Puzzel { $number } van { $all }
puzzle-you = Je speelt { $party }.
puzzle-moves = { $moves ->
    [one] Eén beslissing.
   *[other] Hooguit { $moves } beslissingen.
 }
puzzle-hint = Tip
puzzle-solved = Opgelost
puzzle-failed = Zo niet
puzzle-on = Tot zover goed. Ga verder.
puzzle-again = Opnieuw
puzzle-show = Oplossing tonen
puzzle-solution = De oplossing
puzzle-told-best = Eén beslissing wint veel meer spellen dan elke andere: de zoeker heeft ze allemaal verder gespeeld, vanuit wat je ziet.
puzzle-worth = Winstkans, en wat andere beslissingen kosten
puzzle-shared = Hustings, puzzel van { $date }: opgelost { $tries ->
    [1] bij de eerste poging
   *[other] bij poging { $tries }
 }, { $hinted ->
    [yes] met een tip
   *[no] zonder tip
 }.
puzzle-next = Volgende puzzel
puzzle-play-on = Vanaf hier verder spelen
puzzle-play-on-why = Het spel gaat vanaf deze stelling verder, jij tegen bots. Kaarten die je niet kunt zien, worden opnieuw gedeeld.
puzzle-all = Alle puzzels
