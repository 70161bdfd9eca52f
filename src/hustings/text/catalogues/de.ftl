# Die Wörter des Programms selbst. Die eines Spiels liegen in seinem Ordner.

## Listen und Zahlen

number = { $number }
list-empty = nichts
list-comma = { $before }, { $next }
list-and = { $before } und { $last }
colon = :{ " " }

## Ablehnungen, die alle Spiele gemeinsam haben

refusal-with-rule = { $text } (Regel { $rule })
refusal-not-asked = Du bist nicht am Zug: Gerade wirst du nichts gefragt.
refusal-no-such-option = Das ist keine Antwort auf die gestellte Frage.

## Spielstärken der Bots: ein Name und ein Satz zu jeder

level-beginner = Einsteiger
    .about = Kennt die Regeln und probiert aus, ohne Blick für das, was später kommt, tut aber nichts Unsinniges. Für das erste Spiel: Siege kommen bald.
level-easy = leicht
    .about = Spielt vernünftig, nimmt oft das Zweitbeste und merkt sich nicht, was die anderen haben. Mit sicheren Regeln ein offenes Spiel.
level-normal = mittel
    .about = Spielt gut und nimmt ab und zu das Zweitbeste. Mit einem Plan zu schlagen.
level-hard = schwer
    .about = Hat aus Millionen Spielen gegen sich selbst gelernt und tut immer, was ihm am besten scheint. Niederlagen sind häufiger als Siege.
level-expert = meisterhaft
    .about = Ebenso, und denkt vor jeder Entscheidung voraus, auch daran, was die anderen haben können. Stärker spielt keiner.

## Temperaments of the bots: a name, and a sentence on each

temperament-bold = kühn
    .about = Zahlt mehr für das, was er will.
temperament-media-baron = Medienbaron
    .about = Kauft Medien, wo es geht.
temperament-member-hunter = Mitgliederwerber
    .about = Lehnt Geld ab und gewinnt Mitglieder.
temperament-climber = Aufsteiger
    .about = Schickt Figuren nach oben, wo es geht.
temperament-lawgiver = Gesetzgeber
    .about = Ändert lieber Gesetze als Ämter.
temperament-collector = Sammler
    .about = Nimmt zuerst Karten.
temperament-varied = gemischt
    .about = Jeder Platz hat ein anderes Temperament.
