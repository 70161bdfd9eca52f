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

## Spielstärken der Bots: ein Name und ein Satz zu jeder

level-easy = leicht
    .about = Weiß, was er will, tut unterwegs aber oft etwas anderes. Für das erste Spiel.
level-normal = mittel
    .about = Spielt vernünftig und schaut ab und zu nicht hin. Für alle, die die Regeln kennen.
level-hard = schwer
    .about = Wägt jede Entscheidung nach Erfahrung ab und macht keine Flüchtigkeitsfehler.
level-expert = meisterhaft
    .about = Denkt vor jeder Entscheidung voraus, auch daran, was die anderen haben können. Stärker spielt keiner.
