# Playing over days: clocks, orders ahead, notes, notices and what-if boards, in the page.
days-span-days = { $days } d { $hours } u
days-span-whole-days =
    { $days ->
       [one] 1 dag
      *[other] { $days } dagen
    }
days-span-hours = { $hours } u { $minutes } min
days-span-whole-hours =
    { $hours ->
       [one] 1 uur
      *[other] { $hours } uur
    }
days-span-seconds = { $seconds } s
days-span-minutes = { $minutes } min
days-pace = { $move } per beurt, { $reserve } reserve
days-pace-only = { $move } per beurt
days-clock = { $party }: nog { $turn } voor deze beurt, { $reserve } reserve
days-hurry = Je tijd is bijna op.
days-stood-in = Je tijd was om: een bot speelt voor je.
days-stood-in-why = Die ziet alleen wat jij ziet. Neem over wanneer je wilt.
days-back = Ik ben er weer
days-away-bot = afwezig, een bot valt in
days-what-if-board = Een bord voor jou alleen: wat als?
days-what-if-board-why = Wat je niet kon weten, is opnieuw getrokken. Niets hier telt aan de echte tafel.
days-what-if-leave = Terug naar de echte tafel
days-mine = Alleen voor jou
days-orders = Opdrachten vooraf
days-notes = Notities
days-notices = Per mail of messenger
days-what-if = Wat als?
days-orders-wait =
    { $count ->
       [one] 1 opdracht
      *[other] { $count } opdrachten
    }
days-orders-now = Van kracht
days-orders-nothing = Nog geen. Een opdracht beslist voor je als je gevraagd wordt, tot je die intrekt.
days-orders-new = Nieuwe opdracht
days-orders-what = Wat
days-orders-how = In de veiling
days-orders-always = meteen passen
days-orders-above = passen boven een bedrag, of vragen
days-orders-raise = bieden tot een bedrag, dan passen
days-orders-amount = Bedrag
days-orders-lasts = Hoe lang
days-orders-once = Alleen de volgende keer
days-orders-round = Voor de rest van de ronde
days-orders-game = Voor de rest van het spel
days-orders-unless = Vraag mij toch zodra dit gebeurt
days-orders-unless-these = Niet als dit gebeurt: { $surprises }.
days-orders-or = { $one }, of { $other }
days-orders-read = Opdracht controleren
days-orders-give = Opdracht geven
days-orders-at-once = Als dit je nu gevraagd wordt, werkt de opdracht meteen.
days-orders-cancel = Intrekken
days-orders-ended = Afgelopen
days-orders-forget = Vergeten
days-notes-label = Niemand anders ziet wat je hier schrijft.
days-notes-kept = Bewaard.
days-notes-writing = Nog niet bewaard …
days-what-if-why = Speel vanaf hier verder tegen bots, op een bord dat alleen jij ziet. Wat je niet kunt weten, wordt opnieuw getrokken; de echte tafel merkt er niets van.
days-what-if-bot = Sterkte van de anderen
days-what-if-begin = Uitproberen
days-notices-none = Deze server stuurt geen mail en roept geen webhooks aan; de browser kan zich melden zolang deze pagina open is.
days-notices-why = Eén keer per beurt, als je { $after } na de vraag niet hier bent. Er staat niets in over je hand, en geen link naar je plaats.
days-notices-email = Per e-mail aan
days-notices-confirmed = Bevestigd.
days-notices-unconfirmed = Nog niet bevestigd: er is een code naartoe gestuurd.
days-notices-code = De code uit de mail
days-notices-confirm = Bevestigen
days-notices-webhook = Via een webhook
days-notices-webhook-why = Een adres van Discord, Slack, ntfy of een eigen dienst.
days-notices-format = Die begrijpt
days-format-auto = wat het adres zegt
days-format-discord = Discord
days-format-slack = Slack
days-format-ntfy = ntfy
days-format-json = gewone JSON
days-notices-test = Proefbericht sturen
days-notices-sent = De laatste is verstuurd.
days-notices-failed = De laatste is mislukt: { $message }
days-pace-legend = Tempo van het spel
days-pace-free = Zonder klok
days-pace-live = Live: { $pace }
days-pace-days = Dagen: { $pace }
days-pace-bot = Als de tijd om is
days-pace-bot-why = Deze bot speelt verder tot de speler terug is.
days-hints = Tips: de sterkste bot mag om raad gevraagd worden
days-delete = Deze tafel voorgoed verwijderen
