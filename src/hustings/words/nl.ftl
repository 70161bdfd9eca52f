# De woorden van het programma zelf. Die van een spel staan in de map van dat spel.

## Lijsten en getallen

number = { $number }
list-empty = niets
list-comma = { $before }, { $next }
list-and = { $before } en { $last }

## Weigeringen die alle spellen gemeen hebben

refusal-with-rule = { $text } (regel { $rule })
refusal-not-asked = Je bent niet aan de beurt: er wordt je nu niets gevraagd.
refusal-no-such-option = Dat is geen antwoord op de gestelde vraag.
