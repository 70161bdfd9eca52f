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

## Niveaus van de bots: een naam, en een zin over elk

level-easy = makkelijk
    .about = Weet wat hij wil, maar doet onderweg vaak iets anders. Voor een eerste spel.
level-normal = normaal
    .about = Speelt verstandig en let af en toe niet op. Voor wie de regels kent.
level-hard = moeilijk
    .about = Weegt elke beslissing naar ervaring af en maakt geen slordige fouten.
level-expert = meester
    .about = Denkt voor elke beslissing vooruit, ook over wat de anderen kunnen hebben. Sterker is er niet.
