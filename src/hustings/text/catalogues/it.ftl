# Le parole del programma stesso. Quelle di un gioco stanno nella sua cartella.

## Elenchi e numeri

number = { $number }
list-empty = niente
list-comma = { $before }, { $next }
list-and = { $before } e { $last }

## Rifiuti comuni a tutti i giochi

refusal-with-rule = { $text } (regola { $rule })
refusal-not-asked = Non tocca a te: adesso non ti viene chiesto nulla.
refusal-no-such-option = Questa non è una risposta alla domanda posta.

## Livelli dei bot: un nome, e una frase per ciascuno

level-easy = facile
    .about = Sa che cosa vuole, ma per strada fa spesso altro. Per una prima partita.
level-normal = normale
    .about = Gioca con criterio e ogni tanto si distrae. Per chi conosce le regole.
level-hard = difficile
    .about = Pesa ogni decisione secondo l’esperienza e non fa sviste.
level-expert = maestro
    .about = Prima di ogni decisione pensa in anticipo, anche a che cosa possono avere gli altri. Il più forte di tutti.
