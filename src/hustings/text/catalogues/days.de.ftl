# Playing over days: clocks, orders ahead, notes, notices and what-if boards, in the page.
days-span-days = { $days } T { $hours } h
days-span-whole-days =
    { $days ->
       [one] 1 Tag
      *[other] { $days } Tage
    }
days-span-hours = { $hours } Std. { $minutes } Min.
days-span-whole-hours =
    { $hours ->
       [one] 1 Stunde
      *[other] { $hours } Stunden
    }
days-span-seconds = { $seconds } s
days-span-minutes = { $minutes } min
days-pace = { $move } je Zug, { $reserve } Reserve
days-pace-only = { $move } je Zug
days-clock = { $party }: noch { $turn } für diesen Zug, { $reserve } Reserve
days-hurry = Deine Zeit läuft ab.
days-stood-in = Deine Zeit war um: Ein Bot spielt für dich.
days-stood-in-why = Er sieht nur, was du siehst. Übernimm, wann du möchtest.
days-back = Ich bin wieder da
days-away-bot = abwesend, ein Bot vertritt
days-what-if-board = Ein Brett nur für dich: Was wäre, wenn?
days-what-if-board-why = Was du nicht wissen konntest, ist neu gezogen. Nichts hier zählt am echten Tisch.
days-what-if-leave = Zurück zum echten Tisch
days-mine = Nur für dich
days-orders = Anweisungen im Voraus
days-notes = Notizen
days-notices = Per Mail oder Messenger
days-what-if = Was wäre, wenn?
days-orders-wait =
    { $count ->
       [one] 1 Anweisung
      *[other] { $count } Anweisungen
    }
days-orders-now = In Kraft
days-orders-nothing = Noch keine. Eine Anweisung entscheidet für dich, wenn du gefragt wirst, bis du sie zurücknimmst.
days-orders-new = Neue Anweisung
days-orders-what = Was
days-orders-how = In der Versteigerung
days-orders-always = sofort passen
days-orders-above = über einem Betrag passen, sonst fragen
days-orders-raise = bis zum Betrag bieten, dann passen
days-orders-amount = Betrag
days-orders-lasts = Wie lange
days-orders-once = Nur das nächste Mal
days-orders-round = Für den Rest der Runde
days-orders-game = Für den Rest des Spiels
days-orders-unless = In diesen Fällen doch fragen
days-orders-unless-these = Es sei denn, { $surprises }.
days-orders-or = { $one }, oder { $other }
days-orders-read = Anweisung prüfen
days-orders-give = Anweisung geben
days-orders-at-once = Bist du gerade danach gefragt, wirkt sie sofort.
days-orders-cancel = Zurücknehmen
days-orders-ended = Beendet
days-orders-forget = Vergessen
days-notes-label = Niemand sonst sieht, was du hier schreibst.
days-notes-kept = Gespeichert.
days-notes-writing = Noch nicht gespeichert …
days-what-if-why = Spiel von hier gegen Bots weiter, auf einem Brett, das nur du siehst. Was du nicht wissen kannst, wird neu gezogen; der echte Tisch merkt nichts davon.
days-what-if-bot = Bot für die anderen
days-what-if-begin = Ausprobieren
days-notices-none = Dieser Server schickt keine Mail und ruft keine Webhooks auf; der Browser kann sich melden, solange diese Seite offen ist.
days-notices-why = Einmal je Zug, wenn du { $after } nach der Frage nicht hier bist. Keine Karten und kein Link zu deinem Platz stehen darin.
days-notices-email = Per E-Mail an
days-notices-confirmed = Bestätigt.
days-notices-unconfirmed = Noch nicht bestätigt: Ein Code wurde dorthin geschickt.
days-notices-code = Der Code aus der Mail
days-notices-confirm = Bestätigen
days-notices-webhook = Per Webhook
days-notices-webhook-why = Eine Adresse von Discord, Slack, ntfy oder einem eigenen Dienst.
days-notices-format = Er versteht
days-format-auto = was die Adresse sagt
days-format-discord = Discord
days-format-slack = Slack
days-format-ntfy = ntfy
days-format-json = einfaches JSON
days-notices-test = Probe schicken
days-notices-sent = Die letzte ging hinaus.
days-notices-failed = Die letzte ist gescheitert: { $message }
days-pace-legend = Tempo
days-pace-free = Ohne Uhr
days-pace-live = Live, { $pace }
days-pace-days = Über mehrere Tage, { $pace }
days-pace-bot = Wenn die Zeit um ist
days-pace-bot-why = Dieser Bot spielt weiter, bis der Mensch zurück ist.
days-hints = Tipps: Der Suchbot darf um Rat gefragt werden
days-delete = Diesen Tisch endgültig löschen
