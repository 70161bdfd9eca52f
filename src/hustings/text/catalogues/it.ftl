# Le parole del programma stesso. Quelle di un gioco stanno nella sua cartella.

## Elenchi e numeri

number = { $number }
list-empty = niente
list-comma = { $before }, { $next }
list-and = { $before } e { $last }
colon = :{ " " }

## Rifiuti comuni a tutti i giochi

refusal-with-rule = { $text } (regola { $rule })
refusal-not-asked = Non tocca a te: adesso non ti viene chiesto nulla.
refusal-no-such-option = Questa non è una risposta alla domanda posta.

## Livelli dei bot: un nome, e una frase per ciascuno

level-beginner = principiante
    .about = Conosce le regole e prova, senza occhio per ciò che viene dopo, ma non fa nulla di assurdo. Per una prima partita: si vince presto.
level-easy = facile
    .about = Gioca con criterio, si accontenta spesso della seconda scelta e non tiene il conto di ciò che hanno gli altri. Partita aperta per chi conosce le regole.
level-normal = normale
    .about = Gioca bene e ogni tanto si accontenta della seconda scelta. Con un piano si può vincere.
level-hard = difficile
    .about = Ha imparato da milioni di partite contro sé stesso e fa sempre ciò che ritiene migliore. Si perde più spesso di quanto si vinca.
level-expert = maestro
    .about = Lo stesso, e prima di ogni decisione pensa in anticipo, anche a che cosa possono avere gli altri. Il più forte di tutti.

## Temperaments of the bots: a name, and a sentence on each

temperament-bold = audace
    .about = Paga di più per ciò che vuole.
temperament-media-baron = barone dei media
    .about = Compra media ovunque può.
temperament-member-hunter = cacciatore di iscritti
    .about = Rifiuta il denaro e guadagna iscritti.
temperament-climber = arrampicatore
    .about = Fa salire le pedine appena può.
temperament-lawgiver = legislatore
    .about = Cambia le leggi più che le cariche.
temperament-collector = collezionista
    .about = Prende prima le carte.
temperament-varied = vario
    .about = Ogni posto ha un altro temperamento.
