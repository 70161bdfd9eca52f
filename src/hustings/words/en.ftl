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
