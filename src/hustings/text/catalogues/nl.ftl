# De woorden van het programma zelf. Die van een spel staan in de map van dat spel.

## Lijsten en getallen

number = { $number }
list-empty = niets
list-comma = { $before }, { $next }
list-and = { $before } en { $last }
colon = :{ " " }

## Weigeringen die alle spellen gemeen hebben

refusal-with-rule = { $text } (regel { $rule })
refusal-not-asked = Je bent niet aan de beurt: er wordt je nu niets gevraagd.
refusal-no-such-option = Dat is geen antwoord op de gestelde vraag.

## Niveaus van de bots: een naam, en een zin over elk

level-beginner = beginneling
    .about = Kent de regels en probeert wat, zonder oog voor wat later komt, maar doet niets onzinnigs. Voor een eerste spel: winnen lukt gauw.
level-easy = makkelijk
    .about = Speelt verstandig, neemt vaak het op een na beste en houdt niet bij wat de anderen hebben. Een open spel voor wie de regels kent.
level-normal = normaal
    .about = Speelt goed en neemt af en toe het op een na beste. Met een plan te verslaan.
level-hard = moeilijk
    .about = Heeft van miljoenen spellen tegen zichzelf geleerd en doet altijd wat hem het beste lijkt. Verliezen komt vaker voor dan winnen.
level-expert = meester
    .about = Net zo, en denkt voor elke beslissing vooruit, ook over wat de anderen kunnen hebben. Sterker is er niet.

## Temperaments of the bots: a name, and a sentence on each

temperament-bold = stoutmoedig
    .about = Betaalt meer voor wat hij wil.
temperament-media-baron = mediabaron
    .about = Koopt media waar het maar kan.
temperament-member-hunter = ledenwerver
    .about = Weigert geld en wint leden.
temperament-climber = klimmer
    .about = Stuurt pionnen omhoog waar het kan.
temperament-lawgiver = wetgever
    .about = Verandert liever wetten dan ambten.
temperament-collector = verzamelaar
    .about = Neemt eerst kaarten.
temperament-varied = gemengd
    .about = Elke plaats heeft een ander temperament.
