# The program's own words. Those of a game are in its folder.

## Lists and numbers

number = { $number }
list-empty = nothing
list-comma = { $before }, { $next }
list-and = { $before } and { $last }

## Refusals that every game shares

refusal-with-rule = { $text } (rule { $rule })
refusal-not-asked = It is not your turn: nothing is asked of you now.
refusal-no-such-option = That is no answer to the question asked.

## Levels of the bots: a name, and a sentence on each

level-easy = easy
    .about = Knows what it wants, but often does something else on the way. For a first game.
level-normal = normal
    .about = Plays sensibly and now and then does not look. For people who know the rules.
level-hard = hard
    .about = Weighs every decision by experience and makes no slips.
level-expert = expert
    .about = Thinks ahead before every decision, on what the others may be holding. The strongest there is.
