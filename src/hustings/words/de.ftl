# Die Wörter des Programms selbst. Die eines Spiels liegen in seinem Ordner.

## Listen und Zahlen

number = { $number }
list-empty = nichts
list-comma = { $before }, { $next }
list-and = { $before } und { $last }

## Ablehnungen, die alle Spiele gemeinsam haben

refusal-with-rule = { $text } (Regel { $rule })
refusal-not-asked = Du bist nicht am Zug: Gerade wirst du nichts gefragt.
refusal-no-such-option = Das ist keine Antwort auf die gestellte Frage.
