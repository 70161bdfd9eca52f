# Puzzles: what is asked, a hint, and why it is so.

puzzle-goal-best-turn = What is the best thing to do now?
puzzle-goal-best-last-action = What do you do with your last action?
puzzle-goal-best-paying-election = Which card do you pay with?
puzzle-goal-wins-game = Win the game with your last action
puzzle-told-wins-game = Pawns and laws are counted right after it.
puzzle-hint-turn = Obtain cards, be elected, use a special card? Ask what each brings by the end, and what can wait.
puzzle-hint-last-action = The end is near. Which square, law or card makes the most difference then?
puzzle-hint-paying-election = A card does one thing only. Which of these will you miss the least?
puzzle-why-turn = What can wait, waits. First comes what all else depends on, and what others could take from you or make dearer.
puzzle-why-last-action = At the end squares and laws count, yours and those of the others. What decides is whatever most changes the gap between you and the best of them.
puzzle-why-paying-election = Pay with what brings least later on. What you keep brings squares and laws in later turns.
