# The analysis of a game that is over, and hints during one, on the page.

analysis-whole = The whole game
analysis-by = chance to win as the search bot sees it
analysis-open = Open this position
analysis-why = The strongest bot plays on from every position many times. It shows how the chances to win went up and down, and which decisions cost most.
analysis-start = Analyse this game
analysis-again = Try again
analysis-failed = The analysis was interrupted.
analysis-none = This server does not analyse games.
analysis-queued = Waiting for its turn
analysis-working = Analysing
analysis-so-far = { $done } of { $of } decisions
analysis-goes-on = It carries on even if you leave this page.
analysis-moments = { $count ->
    [1] Your moment
    [2] Your two moments
   *[other] Your three moments
 }
analysis-decide-again = Decide once more
analysis-costly = Costly moves
analysis-lost = chance lost
analysis-whose = Whose moves
analysis-everyone = Everyone
analysis-mine = { $party } (you)
analysis-decision = Decision
analysis-entry = decision { $number }
analysis-played = Played:
analysis-better = Better:
analysis-points = Expected: { $difference } points.
analysis-from = Mostly from { $parts }.
analysis-part = { $part } ({ $difference })
analysis-rest = the rest ({ $difference })
analysis-others = The best of the others: { $difference }.
analysis-plus = +{ $number }
analysis-minus = −{ $number }
analysis-no-mistakes = No decision was noticeably costly.
analysis-wait = They are listed when the analysis is done.
analysis-not-yet = Have the game analysed to see them.
analysis-fewer = Show fewer
analysis-all = Show all { $count }
analysis-here = A costly move comes next: { $percent }.
analysis-next = Next costly move
analysis-hint = Give me a hint
analysis-hint-thinking = The bot is thinking …
analysis-hint-best = Best, as the search bot sees it
analysis-hint-score = ≈ { $score } points
analysis-hint-why = Chance to win, and expected points at the end. The bot sees what you see, no more.
