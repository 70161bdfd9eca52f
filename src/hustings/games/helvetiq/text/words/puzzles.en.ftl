# Puzzles: what is asked, a hint, and why it is so.

puzzle-goal-points = Climb to { $points } points in this turn
puzzle-goal-square = Be elected { $square_to } in this turn
puzzle-goal-wins-game = Win the game with your last action
puzzle-told-points = Only what you climb in this turn counts, without drawing.
puzzle-told-square = You have to pay with the cards in your hand.
puzzle-told-wins-game = Pawns and laws are counted right after it.
puzzle-hint-turn = Your own colour counts double when you are elected. Which cards do you need for something else?
puzzle-hint-last-action = One action is left. Which square or card is worth the most at the end?
puzzle-why-turn = A card does one thing only. Pay with what cannot be used otherwise, and with your own colour where it is dear.
puzzle-why-last-action = At the end squares and laws count. The dearest square you can pay for decides.
