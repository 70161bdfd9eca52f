# What the page says outside a game's own boards. Labels are short: a button has room for two or three words.

## The bar at the top

page-nav = Seiten
page-nav-play = Spielen
page-nav-tables = Tische
page-nav-replays = Aufzeichnungen
page-nav-rules = Regeln
page-language = Sprache
page-sounds = Töne
page-sounds-on = Töne sind an
page-sounds-off = Töne sind aus
page-theme = Hell oder dunkel
page-help = Merkblatt und Regeln
page-menu = Menü
page-close = Schließen
page-order = Die Plätze, und wer gerade gefragt ist
page-seat-now = { $party }, { $name } ({ $there }), { $doing }
page-here = da
page-away = weg
page-bot = Bot
page-free = frei
page-is-asked = entscheidet
page-has-sealed = hat verdeckt gewählt
page-waits = wartet
page-start-player = Startspieler
page-watching = Du schaust zu

## The front door

page-title-home = Hustings: politische Brettspiele, richtig gespielt
page-home-1 = Führe eine Partei.
page-home-2 = Gewinne sieben Wahlen.
page-home-lead = Die Macher und Helvetiq, zwei politische Brettspiele, im Browser: Jede Regel gilt, jedes Geheimnis bleibt eines, gegen Freunde oder Bots, die nicht mehr sehen als du.
page-one-vote = Du hast eine Stimme
page-play-now = Sofort spielen
page-play-now-why = { $game }, { $how }. Kein Konto, kein Formular.
page-play-first-why = { $game }, das Kurzspiel zu dritt mit Begleitung: rund 25 Minuten. Kein Konto, kein Formular.
page-lengths = Wie viel Zeit du hast
page-length-short = 25 Minuten
page-length-hour = Eine Stunde
page-length-evening = Ein Abend
page-takes-short = rund 25 Minuten
page-takes-hour = rund eine Stunde
page-takes-two = rund zwei Stunden
page-takes-evening = ein Abend
page-against = gegen { $count ->
    [one] einen Bot
   *[other] { $count } Bots
 }
page-with-friends = mit Freunden, per Link
page-go-on = Dein Spiel fortsetzen
page-go-on-round = Weiter mit Runde { $round }
page-go-on-why = { $game } mit { $names }
page-set-up = Einen Tisch eröffnen
page-set-up-why = Ausgabe, Plätze, Bots. Den Link verschicken; wer ihn öffnet, kann sich setzen.
page-read-rules = Die Regeln lesen
page-read-rules-why = In eigenen Worten, mit allen Festlegungen und der Quelle jeder Zahl.
page-watch-replay = Ein beendetes Spiel ansehen
page-watch-replay-why = Eigene Spiele, Beispiele oder eine Aufzeichnung, die dir jemand geschickt hat.
page-your-tables = Deine Tische
page-all-tables = alle { $count }
page-with = mit { $names }
page-moves = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
 }
page-open-tables = Offene Tische
page-with-free-seat = { $count } mit freiem Platz
page-no-open-tables = Gerade sucht niemand Mitspieler. Eröffne einen öffentlichen Tisch.
page-seats-taken = { $taken } von { $count } Plätzen besetzt
page-waits-for = wartet auf { $names }
page-status-waiting = wartet noch
page-status-playing = läuft
page-status-paused = unterbrochen
page-status-over = zu Ende
page-status-abandoned = abgebrochen
page-everybody = Für alle gleich
page-daily = Aufgabe des Tages
page-daily-why = Eine Stellung, eine Frage, jeden Tag eine neue.
page-daily-solved = Gelöst { $tries ->
    [1] im ersten Versuch
   *[other] im { $tries }. Versuch
 }.
page-weekly = Verteilung der Woche { $week }
page-weekly-yours = Du hast sie gespielt oder bist dabei.
page-weekly-played = { $count ->
    [0] Hier hat sie noch niemand zu Ende gespielt.
    [one] Hier einmal zu Ende gespielt. Punkte: { $best }.
   *[other] Hier { $count }-mal zu Ende gespielt. Meiste Punkte: { $best }.
 }
page-to-hand-on = Dein Ergebnis zum Weitergeben
week-shared = Hustings, Verteilung der Woche { $week }: { $game }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, Platz { $place } von { $players }.
week-compared = { $count ->
    [0] Die Verteilung der Woche: Alle bekommen dieselben Karten und dieselben Bots. Hier stehen dann die Ergebnisse der anderen.
    [one] Die Verteilung der Woche: Alle bekommen dieselben Karten und dieselben Bots. Du bist hier als Erstes fertig.
   *[other] Die Verteilung der Woche: Alle bekommen dieselben Karten und dieselben Bots. Hier { $count }-mal zu Ende gespielt; { $better }-mal besser als von dir.
 }
page-on-the-table = Jetzt auf dem Tisch: { $what }
page-on-a-table = Aus einem Spiel: { $what }
page-lane = { $party }: { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
 }
page-how-to-read = So liest man ein Land
page-how-to-read-why = Der Balken zeigt die Stimmen einer Partei, der Ring, wo sie stünde, wenn alle ihre Veranstaltungen jetzt zu Stimmen würden.
page-the-games = Die Spiele
page-rules-and-rulings = Regeln und Festlegungen
page-play-bots = Gegen Bots spielen
page-run-it = Selbst betreiben
page-run-it-why = Ein Befehl startet einen Server mit eigener Datenbank. Dieselben Regeln treiben einen Simulator mit Tausenden von Spielen je Sekunde und eine Vektorumgebung für das Python-Paket Gymnasium an.
page-interface = Programmierschnittstelle
page-guest = Gast
page-you-win = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }.
page-you-share = Du teilst den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }.
page-you-came = Du wirst { $place }. von { $players } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }, { $behind } hinter dem ersten Platz.
page-fill-bots = Mit Bots auffüllen
page-learn-meanwhile = Inzwischen lernen, wie es geht
page-why-edition-2006 = Die Regeln der Ausgabe von 2006; mit ihnen fängt man an.
page-why-edition-1997 = Die Regeln der ersten Ausgabe von 1997.

## A new table

page-game = Spiel
page-which-edition = Ausgabe
page-edition = Regeln von { $edition }
page-own-figures = eigene Zahlen
page-variants = Varianten
page-players = Am Tisch
page-seats = Plätze
page-seat = Platz { $seat }
page-who-sits = Wer spielt { $seat }
page-kind-person = Person hier
page-kind-open = Offen, per Link
page-kind-bot = Ein Bot
page-by-link = für alle, die den Link öffnen
page-name = Name
page-name-of = Name von { $seat }
page-level = Stärke
page-level-of = Stärke von { $seat }
page-level-beginner = Einsteiger
page-level-easy = leicht
page-level-normal = mittel
page-level-hard = schwer
page-level-expert = sehr schwer
page-temperament = Temperament
page-temperament-of = Temperament von { $seat }
page-temperament-none = ausgewogen
page-temperament-none-why = Neigt zu nichts Besonderem.
page-temperament-bold = kühn
page-temperament-media-baron = Medienbaron
page-temperament-member-hunter = Mitgliederwerber
page-temperament-climber = Aufsteiger
page-temperament-lawgiver = Gesetzgeber
page-temperament-collector = Sammler
page-temperament-varied = gemischt
page-hot-seat = Mehrere Personen an diesem Bildschirm: Zwischen den Zügen bittet die Seite, ihn weiterzugeben.
page-table-title = Name des Tisches
page-more = Weiteres
page-public = Öffentlich: steht unter „Offene Tische“, alle dürfen sich setzen oder zuschauen
page-open-money = Offenes Geld: Alle sehen, was die anderen haben
page-make = Tisch eröffnen und Link holen
page-start = Spiel beginnen
page-colour-black = Schwarz
page-colour-red = Rot
page-colour-yellow = Gelb
page-colour-green = Grün
page-colour-blue = Blau

## Before the game

page-title-table = Tisch · Hustings
page-title-your-turn = Du bist dran: { $title }
page-opening = Einen Moment …
page-room-free = { $count ->
    [one] Ein Platz ist frei. Verschicke den Link.
   *[other] { $count } Plätze sind frei. Verschicke den Link.
 }
page-room-ready = Alle sind da: Du kannst beginnen.
page-room-host = Alle sind da. Wer eingeladen hat, beginnt das Spiel.
page-your-name = Dein Name
page-you = du
page-sit = Hier Platz nehmen
page-put-bot = Bot hierher
page-bot-instead = Bot stattdessen
page-bot-other = Anderer Bot
page-replace = { $party } von einem Bot spielen lassen
page-remove = Entfernen
page-start-when = Das Spiel kann beginnen, wenn alle Plätze besetzt sind, mit Menschen oder Bots.
page-invite = Einladen
page-invite-why = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zuschauen.
page-invite-link = Link für Gäste
page-invite-here = Dieser Link geht nur auf diesem Computer. Damit andere in deinem Netz kommen können, starte den Server mit:
page-invite-or = oder
page-invite-then = Öffne dann die Adresse, die das Terminal ausgibt, und schick den Link von dort.
page-invite-code = Der Link als Code zum Scannen
page-screen = Auf einem Fernseher zeigen
page-screen-why = Ein Bildschirm für alle, ohne Handkarten: Gespielt wird auf den Telefonen.
page-screen-scan = Scannen und Platz nehmen
page-screen-hands = Jedes Telefon ist eine eigene Hand. Geheimes steht hier nicht.
page-screen-own = Dieser Link gehört jemandem
page-screen-own-why = Er zeigt Handkarten oder leitet den Tisch und gehört deshalb nicht auf einen Bildschirm, den alle sehen. Öffne den Bildschirm mit dem Link für Gäste.
page-screen-to-seat = Als meinen öffnen
page-copy = Kopieren
page-copied = Kopiert
page-table-full = Alle Plätze sind besetzt.
page-watch = Zuschauen
page-join = Mitspielen
page-join-table = An „{ $title }“ Platz nehmen
page-watch-table = „{ $title }“ zuschauen

## At the table

page-your-turn = Du bist dran
page-your-turn-asked = Du bist dran. { $question }
page-waiting-for = Warten auf { $names }
page-you-sealed = Du hast verdeckt gewählt
page-sealed-why = Deine Antwort liegt verdeckt. Du kannst sie ändern, bis alle gewählt haben.
page-change = Ändern
page-rule = Regel { $rule }
page-your-draft = Dein Entwurf
page-take-back-from = Ab hier zurücknehmen
page-ends-draw = Danach wird etwas gezogen: erst senden.
page-ends-reveal = Danach wird etwas aufgedeckt: erst senden.
page-not-possible = { $count ->
    [one] Eine Möglichkeit geht nicht:
   *[other] { $count } Möglichkeiten gehen nicht:
 }
page-why-not = Was nicht geht, und warum
page-clear = Leeren
page-undo = Zurücknehmen
page-send = Senden
page-seal = Verdeckt senden
page-filter = Möglichkeiten durchsuchen
page-filter-many = { $count } Möglichkeiten durchsuchen
page-filter-none = Keine Möglichkeit passt.
page-quick-amounts = Schnelle Beträge
page-amount = Betrag, { $low } bis { $high }
page-less = Eins weniger
page-more-amount = Eins mehr
page-take-amount = { $amount } wählen
page-nothing = nichts
page-table-now = Der Tisch jetzt
page-record = Protokoll
page-since = seit deinem letzten Zug: { $count }
page-since-here = Seit deinem letzten Zug
page-what-happened = Was geschehen ist
page-earlier = { $count } frühere Zeilen
page-now-you = Jetzt du.
page-chat = Gespräch
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-to = An
page-chat-all = Alle
page-message = Nachricht
page-say-something = Etwas sagen
page-say = Sagen
page-private = vertraulich
page-to-you = an dich
page-to = an { $name }
page-spectator = Zuschauer
page-chat-too-fast = Nicht gesendet: zu viele Zeilen auf einmal. Einen Moment warten.
page-not-sent = Nicht gesendet. Noch einmal versuchen.

## The menu of a table

page-save = Speichern
page-your-link = Dein eigener Link
page-your-link-why = Er öffnet deinen Platz, auf jedem Gerät. Behalte ihn für dich.
page-spectator-link = Link für Gäste und Zuschauer
page-seats-here = Plätze an diesem Bildschirm
page-notices = Benachrichtigen, wenn ich dran bin
page-nights = Wahlabende und Aufgedecktes zeigen
page-nights-stay = Sie bleiben, bis ich weitergehe
page-event-over = Weiter
page-reading = Vorlesen, was geschieht
page-reading-calm = ruhig, Satz für Satz
page-reading-brisk = zügig
page-reading-slow = langsam
page-reading-at-once = sofort, wie es geschieht
page-reading-turns = nur, wenn ich dran bin
page-hurry = Bots zur Eile antreiben
page-hurry-off = Bots wieder Zeit lassen
page-hurry-why = Sie warten kürzer zwischen ihren Zügen, für alle an diesem Tisch. Sie denken so gut wie zuvor.
page-hurried = Bots an diesem Tisch warten kaum
page-skip = Weiter zur Frage
page-skip-main = Zum Hauptteil springen
page-cmd = Befehlszeile
page-cmd-open = Befehlszeile öffnen
page-cmd-said = Antworten der Befehlszeile
page-cmd-label = Eine Zahl oder ein Wort; help sagt, welche
page-cmd-nothing = Du wirst gerade nichts gefragt.
page-cmd-item = { $number }: { $what }
page-cmd-done = Erledigt.
page-cmd-allowed = { $number } ist erlaubt.
page-cmd-also = Zu diesem Spiel: { $words }
page-cmd-help =
    Eine Zahl beantwortet die Frage, ein Betrag steht für sich; mehrere in einer Zeile sind mehrere Entscheidungen. p passt.
    ?  die Frage, mit den Nummern der Antworten
    ?why  was nicht geht und warum; ?why 7 fragt nach 7
    ?log 20  die letzten 20 Zeilen des Protokolls
    undo  nimmt die letzte Entscheidung zurück
page-with-all = Mit Zustimmung aller
page-pause = Unterbrechen
page-resume = Weiterspielen
page-abandon = Spiel abbrechen
page-leave = Platz verlassen
page-really = Wirklich?
page-rewind = Zurückgehen
page-rewind-before = bis vor …
page-mute = Stumm schalten
page-unmute = Wieder hören
page-new-link = Neuer Link
page-new-link-why = Der alte Link dieses Platzes gilt sofort nicht mehr

## Votes, and bad luck

page-vote-abandon = { $name } möchte das Spiel abbrechen.
page-vote-rewind = { $name } möchte zurückgehen.
page-vote-before = Bis vor:
page-vote-pause = { $name } möchte unterbrechen.
page-vote-missing = Noch nicht zugestimmt: { $names }.
page-agree = Zustimmen
page-disagree = Ablehnen
page-take-back = Zurückziehen
page-lost = Verbindung verloren.
page-lost-retry = { $seconds ->
    [0] Neuer Versuch …
   *[other] Neuer Versuch in { $seconds } s.
 }
page-lost-draft = Dein Entwurf bleibt erhalten. { $seconds ->
    [0] Neuer Versuch …
   *[other] Neuer Versuch in { $seconds } s.
 }
page-try-now = Jetzt versuchen
page-moved-on = Am Tisch ging es weiter.
page-moved-fits = Dein Entwurf passt noch; ansehen und noch einmal senden.
page-moved-partly = Ein Teil deines Entwurfs passt nicht mehr und wurde entfernt.
page-moved-gone = Dein Entwurf passt nicht mehr.
page-refused = Nicht möglich.
page-paused = Das Spiel ist unterbrochen.
page-paused-why = Nichts geht verloren.
page-bots-busy = Die Bots sind beschäftigt.
page-bots-busy-why = Sie denken für viele Tische zugleich; eurer ist Nummer { $place } in der Reihe.
page-abandoned = Dieses Spiel wurde abgebrochen.
page-abandoned-why = Es bleibt zum Ansehen hier.
page-link-expired = Dieser Link gilt nicht mehr.
page-link-expired-why = Bitte die Person, die dich eingeladen hat, um einen neuen.
page-no-such-table = Diesen Tisch gibt es nicht.
page-no-such-table-why = Er wurde gelöscht, oder der Link ist unvollständig.
page-needs-link = Diese Adresse ist nur der halbe Link.
page-needs-link-why = Den Tisch gibt es, aber er ist nicht für alle offen. Der ganze Link hat am Ende ein # und ein Geheimnis: Bitte den Gastgeber darum.
page-open-as-seat = Als Platz { $seat } öffnen
page-open-as-host = Als Gastgeber öffnen
page-to-front-door = Zur Startseite
page-no-such-page = Diese Seite gibt es nicht.
page-trouble-malformed = Das hat der Server nicht verstanden.
page-trouble-illegal = Das ist jetzt nicht möglich.
page-trouble-stale = Am Tisch ging es weiter; sieh noch einmal hin.
page-trouble-unauthorised = Dein Link erlaubt das nicht.
page-trouble-forbidden = Das darf nur, wer eingeladen hat oder dort sitzt.
page-trouble-unknown = Das gibt es hier nicht, oder der Link ist unvollständig.
page-trouble-conflict = Das passt nicht dazu, wie der Tisch gerade steht.
page-trouble-too-large = Das ist zu groß.
page-trouble-too-many = Zu viel auf einmal. Warte kurz und versuche es noch einmal.
page-trouble-unavailable = Der Server ist gerade nicht zu erreichen. Nichts geht verloren; versuche es noch einmal.
page-trouble-failed = Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert.
page-hand-over = Bitte gib { $name } den Bildschirm.
page-hand-over-why = Niemand sonst sollte jetzt hinsehen.
page-i-am = Ich bin { $name }

## The end

page-won-by = { $party } { $party_number ->
    [many] gewinnen
   *[one] gewinnt
 } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 } Vorsprung
page-won-tied = { $party } { $party_number ->
    [many] gewinnen
   *[one] gewinnt
 } bei Gleichstand
page-someone = { $name }
page-shared-win = { $parties } teilen sich den Sieg
page-nobody-won = Niemand hat gewonnen
page-made-difference = Ausschlaggebend: { $part } ({ $winner } { $points }, { $other } { $others }).
page-entries = { $count } Entscheidungen
page-by-rank = Punkte nach Herkunft, nach Rang
page-again = Noch einmal, gleiche Plätze
page-again-there = Zum nächsten Spiel, gleiche Plätze
page-look = Tisch ansehen
page-to-the-result = Zurück zum Ergebnis
page-open-hands = Offene Hände
page-score-sheet = Wertung
page-total = Summe

## Rules and finished games

page-contents = Inhalt
page-figures = Die Zahlen und ihre Quellen
page-figure = Zahl
page-value = Wert
page-source = Quelle
page-ruling = Festlegung
page-no-card = Gerade wird nichts gefragt. Alle Regeln sind einen Klick entfernt.
page-all-rules = Alle Regeln
page-signs = Zeichen
page-signs-why = Zeig auf irgendetwas auf dem Plan oder tippe es an: Es sagt, was es ist. Was violett ist, kannst du wählen, oder es ist entworfen und noch nicht gesendet.
page-no-finished = Noch ist keines deiner Spiele zu Ende.
page-bring-record = Aufzeichnung öffnen
page-no-record = Das ist keine Aufzeichnung.
