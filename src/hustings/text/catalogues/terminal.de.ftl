# Was das Terminal in jedem Spiel sagt.

term-plays = { $name } spielt { $party }
term-player = Spieler { $number }
term-welcome = Die Zahl dessen eingeben, was du wählst, mehrere Zahlen für mehrere Entscheidungen. ? erklärt, help nennt alles Weitere.
term-bots-level = Die Bots spielen auf dieser Stufe: { $level }. level zeigt andere.
term-set-aside = Hier lag ein früheres Spiel; es liegt jetzt in { $path }. Für jenes: { $again }
term-hand-over = Bitte die Tastatur an { $name } geben. Alle anderen schauen jetzt weg.
term-press-enter = { $name }, Eingabetaste drücken, wenn du bereit bist.{" "}
term-amounts = Eine Zahl von { $least } bis { $most } eingeben.
term-amounts-of-money = Eine Zahl von { $least } bis { $most } eingeben, in Tausend.
term-not-now = Jetzt nicht möglich: { $numbers } (why und die Zahl eingeben)
term-not-so-many = { $count ->
    [one] Nur die erste dieser Entscheidungen steht dir jetzt zu; es wurde nichts getan.
   *[other] Nur { $count } dieser Entscheidungen stehen dir jetzt zu; es wurde nichts getan.
 }
term-no-such-choice = { $word } steht hier nicht zur Wahl. help zeigt, was man eingeben kann.
term-in-line = { $problem } (Zahl { $place } von { $count }; es wurde nichts getan)
term-new-things = Nach { $count } dieser Entscheidungen kommt etwas Neues ans Licht: erst bis dahin entscheiden. Es wurde nichts getan.
term-help =
    Eine Zahl wählt eine Möglichkeit oder einen Betrag; mehrere in einer Zeile sind mehrere Entscheidungen (3 3 0 0). p passt.
    ?         worum es hier geht, mit den Regeln
    why 7     warum Möglichkeit 7 nicht geht; why allein nennt alles, was nicht geht
    board     den Tisch noch einmal zeigen
    log       alles, was geschehen ist, soweit du es wissen darfst; log 20 nur die letzten 20 Zeilen
    undo      die letzte eigene Entscheidung zurücknehmen, solange nichts gezogen oder aufgedeckt wurde
    level     wie gut die Bots spielen; level schwer ändert alle, level 3 schwer den dritten am Tisch
    save      das Spiel sichern; save DATEI sichert es dort
    quit      aufhören; das Spiel bleibt erhalten und geht später weiter
term-levels = Wie gut die Bots spielen; level und ein Name gilt für alle, level 3 und ein Name für einen:
term-level-now = Jetzt: { $level } ({ $names })
term-no-such-level = { $word } ist weder eine Spielstärke noch ein Bot. level zeigt, was es gibt.
term-no-such-bot = An diesem Tisch gibt es keinen Bot { $number }.
term-incident = { $name } hat versagt ({ $what }); stattdessen wurde eine seiner Möglichkeiten zufällig gewählt.
term-help-hint = help zeigt, was man eingeben kann.
term-allowed = Das ist erlaubt: { $option }
term-nothing-refused = Hier ist nichts ausgeschlossen.
term-undone = Zurückgenommen.
term-no-undo = Nichts kann zurückgenommen werden: seither wurde eine Karte gezogen, etwas aufgedeckt oder jemand anders war am Zug.
term-saved = Gesichert: { $path }
term-exists = Die Datei { $path } gibt es schon; nichts wurde gesichert. Bitte einen anderen Namen wählen.
term-over = Das Spiel liegt in { $path }. Noch einmal ansehen: { $again }
term-left = Das Spiel liegt in { $path }. Weiter geht es mit: { $again }
term-total = Summe
term-not-open = Dieses Spiel ist nicht zu Ende, also bleibt Verdecktes verdeckt. --seat 0 zeigt, was der erste Platz sehen kann.
term-entry = Eintrag { $entry } von { $last }. Eingabe oder n: weiter, b: zurück, f: nächste Phase, r 3: Runde 3, q: Ende, help: mehr
term-no-such-phase = Eine Phase { $phase } gibt es in diesem Spiel nicht. Es gibt: { $phases }
term-no-such-round = Eine Runde { $round } gibt es in diesem Spiel nicht; die letzte ist { $last }.
term-viewer-help =
    Eingabe oder n   nächster Eintrag       b   einer zurück
    f                nächste Phase          f polls   die nächste Phase dieses Namens
    r 3              Anfang von Runde 3     120 Eintrag 120
    s                Anfang                 e   Ende
    q                aufhören
