# Puzzles: the list, and what is said around a position.

puzzles-lead = Positions from games that were really played. Find the decision that reaches the goal; the rules decide whether it does. Everything you need to know is in sight.
puzzles-done = { $done } of { $all } solved
puzzles-none = There are no puzzles here.
puzzle-of = Puzzle { $number } of { $all }
puzzle-you = You play { $party }.
puzzle-moves = { $moves ->
    [one] One decision.
   *[other] At most { $moves } decisions.
 }
puzzle-hint = Hint
puzzle-solved = Solved
puzzle-failed = Not this way
puzzle-on = Good so far. Go on.
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-solution = The solution
puzzle-told-best = One decision wins far more games than any other: the search has played on from each, knowing only what you can see.
puzzle-worth = Chance to win, and what other decisions cost
puzzle-shared = Hustings, puzzle of { $date }: solved { $tries ->
    [1] at the first try
   *[other] at try { $tries }
 }, { $hinted ->
    [yes] with a hint
   *[no] without a hint
 }.
puzzle-next = Next puzzle
puzzle-play-on = Play on from here
puzzle-play-on-why = The game goes on from this position, with you against bots. Cards that you cannot see are dealt again.
puzzle-all = All puzzles
