# Die Regeln des Politikspiels von Helvetiq in Kürze. Was die Kennungen und Variablen bedeuten, steht in rules.en.ftl.

rules-title = Die Regeln von { $title }
rules-intro = In unseren eigenen Worten. Eine Festlegung sagt, wie wir entschieden haben, wo die gedruckten Regeln schweigen oder sich verschieden lesen lassen. Was in Bildern stand, war nirgends zu lesen: die meisten Zahlen auf dem Spielplan und das, was die Spezialkarten sagen. Was hier steht, stammt von uns.
rules-figures-used = Die Zahlen im Text sind die der Ausgabe { $edition }.
rules-figures-replaced = Die Zahlen im Text sind die der Ausgabe { $edition }, mit deinen eigenen aus { $file }.
rules-ruling = Festlegung

section-1 = Worum es geht, und das Material
rule-1-1 = Der Spielplan hat neun Felder. Drei Gewalten stehen nebeneinander: links die Judikative (J), in der Mitte die Legislative (L), rechts die Exekutive (E). Jede hat drei Ebenen: unten die Gemeinde (1), darüber den Kanton (2), oben den Bund (3). L2 ist also die Legislative des Kantons, und E3 ist der Bundesrat. Zwei bis vier Spieler bringen Figuren ins Spiel ({ $pawns } je Spieler) und lassen sie aufsteigen, ändern Gesetze, wenden sie an und klettern auf einer Punkteleiter.
rule-1-2 = Es gibt 60 Stimmkarten, je 12 in Rot, Grün, Blau, Gelb und Grau. Grau ist neutral. Jede Farbe hat dieselben Karten: JA ({ $cards_per_colour_yes }), NEIN ({ $cards_per_colour_no }), leer ({ $cards_per_colour_blank }), INITIATIVE ({ $cards_per_colour_initiative }) und REFERENDUM ({ $cards_per_colour_referendum }). Alle 60 sind im Spiel, gleich wie viele mitspielen. In einer Volksabstimmung zählen INITIATIVE und REFERENDUM als leer.
rule-1-3 = Es gibt 25 Spezialkarten. Ein mehrfarbiger Rahmen steht für eine Wirkung; stattdessen kann eine solche Karte als Joker eine Stimmkarte beliebiger Farbe ersetzen. Ein roter Rahmen steht für Punkte, sofort oder am Ende. Was jede Karte tut, steht in Abschnitt 6.
rule-1-4 = Es gibt 25 Gesetze, 5 in jeder Farbe. Auf einem Feld der Legislative liegen 3 davon.
rule-1-5 = Die Felder der Exekutive haben Stühle, jeden für eine Figur: E1 hat { $chairs_E1 }, E2 hat { $chairs_E2 }, E3 hat { $chairs_E3 }.

section-2 = Aufbau
rule-2-1 = Zieht für jedes Feld der Legislative zufällig 3 Gesetze. Die übrigen 16 bleiben neben dem Spielplan.
rule-2-2 = Jeder nimmt eine Spezialkarte und hält sie geheim.
rule-2-3 = Deckt Stimmkarten auf, eine nach der anderen, bis eine die Farbe eines Spielers hat. Dieser beginnt. Mit den aufgedeckten Karten beginnt der Ablagestapel.
rule-2-4 = Gespielt wird gegen den Uhrzeigersinn. In dieser Reihenfolge zieht man die ersten Stimmkarten: der erste Spieler { $starting_hands_1 }, der zweite { $starting_hands_2 }, der dritte { $starting_hands_3 }, der vierte { $starting_hands_4 }.
rule-2-5 = Bei weniger als 4 Spielern besetzen neutrale Klötzchen ({ $neutral_cubes_below_four_players }) Stühle im Bundesrat. Sie sind keine Figuren.
ruling-2-a = Bekommt ein Feld 3 Gesetze derselben Farbe, werden alle Gesetze neu gezogen.
ruling-2-b = Eine Farbe, die niemand spielt, ist neutral wie Grau.
ruling-2-c = Beide Ablagestapel liegen offen. Nachziehstapel und Hände sind verdeckt.
ruling-2-d = Nach 20 vergeblichen Versuchen lässt der nächste jedes Gesetz aus, das auf einem Feld das dritte seiner Farbe wäre.

section-3 = Ein Zug: entweder Karten beschaffen oder Karten spielen
ruling-3-a = Wer sich fürs Spielen entscheidet, muss mindestens eine Aktion ausführen. Wer keine ausführen kann, muss Karten beschaffen.

section-3-1 = Karten beschaffen
rule-3-1-1 = Rücke den Zeitmarker eine Schublade nach oben. Erreicht er eine offene Schublade ({ $open_drawers }), ziehen alle in Zugreihenfolge eine Spezialkarte.
rule-3-1-2 = Würfle (Seiten des Würfels: { $die }) und ziehe so viele Stimmkarten. Für Felder, auf denen du eine Figur hast, ziehst du zusätzliche: { $office_cards_1 } für E1, { $office_cards_2 } für E2, { $office_cards_3 } für E3.
rule-3-1-3 = Ist der Nachziehstapel leer, wird die Ablage gemischt und ersetzt ihn.
ruling-3-1-a = Sind Nachziehstapel und Ablage leer, wird nichts gezogen. Der Zeitmarker beginnt auf der ersten Schublade.
ruling-3-1-b = Die Spezialkarten haben einen eigenen Stapel mit eigener Ablage und werden ebenso neu gemischt.
ruling-3-1-c = Die Spezialkarten einer offenen Schublade kommen vor dem Würfel. Wer am Zug ist, zieht zuerst.

section-3-2 = Karten spielen: beliebig viele der Aktionen A bis E, in beliebiger Reihenfolge
rule-3-2-1 = A. Sich wählen lassen: Bring eine Figur auf einem Feld der untersten Reihe ins Spiel, oder zieh mit einer auf ein Nachbarfeld, zu dem eine Treppe führt. Treppen führen nach oben, zur Seite oder schräg nach oben.
rule-3-2-2 = Der Preis ist eine Anzahl Stimmkarten. Der Einstieg kostet { $entry_J1 } für J1, { $entry_L1 } für L1, { $entry_E1 } für E1; die Preise aller Treppen stehen bei den Zahlen. Für jede gegnerische Figur auf dem Zielfeld kommt ein Aufschlag von { $surcharge } dazu. Eine Karte der eigenen Farbe zählt { $own_colour_counts }.
rule-3-2-3 = Auf ein Feld der Exekutive gelangst du nur, wenn dort ein Stuhl frei ist.
rule-3-2-4 = Aus der Judikative führt keine Treppe zur Seite oder schräg hinaus. Eine Figur bleibt dort in ihrer Spalte.
rule-3-2-5 = Pfeile: Manche Felder stehen nur denen offen, die schon eine Figur auf einem anderen haben. Für J2 ist das { $needs_a_pawn_on_J2 ->
    [none] kein Feld
   *[other] { $needs_a_pawn_on_J2 }
 }, für J3 { $needs_a_pawn_on_J3 ->
    [none] kein Feld
   *[other] { $needs_a_pawn_on_J3 }
 }, für E3 { $needs_a_pawn_on_E3 ->
    [none] kein Feld
   *[other] { $needs_a_pawn_on_E3 }
 }.
ruling-3-2-a = Der Pfeil wird vor dem Zug geprüft; auch die Figur, die zieht, kann die verlangte sein.
ruling-3-2-b = Du darfst zu viel bezahlen, bekommst aber nichts zurück.
ruling-3-2-c = Ein Joker darf deine eigene Farbe haben und zählt dann { $own_colour_counts }.
ruling-3-2-j = Stehen mehrere deiner Richter auf einem Feld, so steigt einer auf, der in diesem Zug noch kein Gesetz angewendet hat. Haben es alle, so gilt der aufsteigende auch auf dem neuen Feld als einer, der sein Gesetz angewendet hat.
rule-3-2-6 = B. Gesetze anwenden: Jede deiner Figuren auf einem Feld der Judikative ist ein Richter und darf ein Gesetz vom Feld der Legislative auf derselben Ebene anwenden. Zeig eine Stimmkarte in der Farbe des Gesetzes und leg sie unter deine Spielhilfe. Du steigst { $apply_steps_1 } in der Gemeinde, { $apply_steps_2 } im Kanton, { $apply_steps_3 } im Bund.
rule-3-2-7 = Liegen unter deiner Spielhilfe Karten aller fünf Farben, kommt von jeder Farbe eine auf die Ablage, und du steigst { $five_colours_bonus }.
ruling-3-2-d = Jeder Richter wendet in einem Zug ein Gesetz an, und jedes Gesetz wird in einem Zug einmal angewendet. Zwei Gesetze derselben Farbe sind zwei Gesetze.
ruling-3-2-e = 3.2.7 geschieht von selbst; von jeder Farbe geht die älteste Karte. Ein Joker liegt dort als die Farbe, für die er steht.
ruling-3-2-i = Verlässt von mehreren Gesetzen einer Farbe eines das Feld, so ist es eines, das in diesem Zug angewendet wurde, wenn es ein solches gibt. Ein Gesetz, das die Ebene wechselt, gilt weiter als angewendet.
rule-3-2-8 = C. Gesetze vorschlagen, wo du in der Legislative der Ebene eine Figur hast: Leg 1 Stimmkarte ab. Nenn dann 1 bis 3 Gesetze dieses Feldes und für jedes ein Gesetz von neben dem Spielplan, das es ersetzen soll.
rule-3-2-9 = Deckt so viele Stimmkarten auf, wie Gesetze vorgeschlagen sind. Ist ein REFERENDUM dabei, gibt es eine Volksabstimmung (3.3). Sonst treten die Gesetze in Kraft.
rule-3-2-10 = Nie dürfen auf einem Feld 3 Gesetze dieselbe Farbe haben. Gesetze neutraler Farben darf man vorschlagen.
ruling-3-2-f = Eine Ersetzung muss etwas ändern. Ersetzte Gesetze kommen neben den Spielplan.
ruling-3-2-l = Was zusammen genannt wird, ändert sich als Ganzes: Dieselbe Farbe kann nicht gehen und zugleich kommen.
ruling-3-2-w = Die für 3.2.9 aufgedeckten Karten werden gemeinsam abgelegt, damit keine zweimal erscheint. Gibt es zu wenige, werden weniger aufgedeckt.
rule-3-2-11 = D. Eine Initiative ergreifen; dafür musst du nicht in der Legislative sitzen. Leg INITIATIVE-Karten beliebiger Farbe ab: { $initiative_cards_1 } in der Gemeinde, { $initiative_cards_2 } im Kanton, { $initiative_cards_3 } im Bund. Nenn dann Gesetze wie in 3.2.8; es kommt immer zur Volksabstimmung. Je Ebene und Zug darfst du eine Initiative ergreifen, vor oder nach einem Vorschlag auf dieser Ebene.
ruling-3-2-g = Ein Joker ist keine INITIATIVE-Karte.
ruling-3-2-k = Auch wer in der Legislative sitzt, darf dort eine Initiative ergreifen.
rule-3-2-12 = E. Spezialkarten spielen: eine mehrfarbige für ihre Wirkung oder als Joker, eine rote für ihre Punkte, gezählt nach dem, was gerade auf dem Spielplan liegt. Danach wird die Karte abgelegt.
ruling-3-2-h = Ein Joker bezahlt Wahlen und Vorschläge und dient zum Anwenden eines Gesetzes. In einer Wahl hat er immer deine eigene Farbe.
ruling-3-2-m = Der Rabatt von „{ special-6 }“ wartet auf eine Wahl, die etwas kostet. Danach ist er verbraucht, auch wenn ein Teil nicht nötig war. „{ special-4 }“ lässt ihn unberührt.
ruling-3-2-n = „{ special-4 }“ erspart den Preis und sonst nichts: Es braucht eine Treppe, einen freien Stuhl und die Figur, die ein Pfeil verlangt.
ruling-3-2-o = Eine Wirkung, die ein Ziel braucht, lässt sich ohne Ziel nicht spielen. Alle anderen darf man spielen, auch wenn sie nichts bewirken.
ruling-3-2-p = Zufällige Karten verlieren die Gegner in Zugreihenfolge; wer keine hat, wird übergangen. Welche Karte die Hand wechselt, sehen nur, wer sie verliert und wer sie bekommt.
ruling-3-2-q = „{ special-3 }“ zeigt die ganze Hand. Hat sie zu wenige Karten, nimmst du alle.
ruling-3-2-r = „{ special-15 }“ versetzt eine Figur der Exekutive nur, wenn auf E1 ein Stuhl frei ist.
ruling-3-2-s = „{ special-8 }“ gilt als deine Initiative dieses Zuges auf der betreffenden Ebene.
ruling-3-2-t = „{ special-10 }“ verbietet allen anderen jede Art, auf dieser Ebene Gesetze zu ändern, bis dein nächster Zug oder deine letzte Aktion beginnt. Du selbst darfst sie weiter ändern.
ruling-3-2-u = „{ special-13 }“ bewegt den Marker wie in 3.1.1: Er kann eine offene Schublade erreichen oder das Ende bringen.
ruling-3-2-v = Karten, die am Ende zählen, darf man vorher nicht spielen; dann zählen sie von selbst. Eine rote Karte, die sofort zählt, bringt nichts, wenn man sie nicht spielt.

section-3-3 = Die Volksabstimmung
rule-3-3-1 = Alle, die Stimmkarten haben, müssen 1 oder 2 davon verdeckt in die Urne legen, geheim und gleichzeitig.
rule-3-3-2 = Bei mehr JA als NEIN ist die Änderung angenommen, bei mehr NEIN abgelehnt.
rule-3-3-3 = Bei gleich vielen deckt ihr Karten vom Nachziehstapel auf, bis ein JA oder ein NEIN entscheidet.
rule-3-3-4 = Alle, die abgestimmt haben, ziehen 1 Stimmkarte.
ruling-3-3-a = Nur Stimmkarten stimmen ab, Spezialkarten nicht.
ruling-3-3-b = Ist kein JA oder NEIN mehr da, das entscheiden könnte, ist die Änderung abgelehnt.
ruling-3-3-c = Nach dem Entscheid, aber bevor jemand zieht, kommen Stimmen und aufgedeckte Karten auf die Ablage. Wer am Zug ist, zieht zuerst, die anderen folgen in Zugreihenfolge.
ruling-3-3-d = Die Stimmen werden alle gemeinsam aufgedeckt: Jeder sieht die Karten, aber nicht, von wem sie sind.

section-4 = Das Ende
rule-4-1 = Das Ende kommt, wenn der Zeitmarker die letzte Schublade erreicht (Nummer { $drawers }) oder alle Stühle des Bundesrats besetzt sind.
rule-4-2 = Der Zug wird zu Ende gespielt. Dann dürfen alle in Zugreihenfolge eine einzige Aktion ausführen, auch wer das Ende gebracht hat.
rule-4-3 = Jede Figur und jedes Gesetz auf dem Spielplan bringt dem Besitzer die Punkte des Feldes: J1 { $points_J1 }, L1 { $points_L1 }, E1 { $points_E1 }; J2 { $points_J2 }, L2 { $points_L2 }, E2 { $points_E2 }; J3 { $points_J3 }, L3 { $points_L3 }, E3 { $points_E3 }.
rule-4-4 = Unter den Figuren im Bundesrat wird eine ausgelost. Sie übernimmt das Bundespräsidium und bringt ihrem Besitzer noch einmal { $president_bonus }.
rule-4-5 = Rote Karten, die vom Ende sprechen, werden gewertet.
rule-4-6 = Wer am höchsten gestiegen ist, gewinnt. Bei Gleichstand an der Spitze teilt man sich den Sieg, ganz im Konsens.
ruling-4-a = Die einzige Aktion ist eine von A bis E in 3.2 oder keine. Karten zu beschaffen ist keine Aktion.
ruling-4-b = Neutrale Gesetze bringen niemandem Punkte. Ist keine Figur im Bundesrat, gibt es kein Bundespräsidium.
ruling-4-c = Das Ende kommt nur einmal. Was es noch einmal brächte, ändert nichts, und ein Marker auf der letzten Schublade bleibt dort.
ruling-4-d = Ist das Ende einmal gekommen, bleibt es dabei, auch wenn ein Stuhl im Bundesrat wieder frei wird.
ruling-4-e = Die letzten Aktionen beginnen beim nächsten Spieler der Zugreihenfolge. Wer eben am Zug war, kommt zuletzt.
ruling-4-f = Eine letzte Aktion beginnt von vorn wie ein Zug: Richter, Gesetze und Initiativen früherer Züge zählen nicht mit, und was Karten für einen Zug versprachen, ist vorbei.

section-5 = Was immer gilt
rule-5-1 = Jede Karte, jedes Gesetz und jede Figur ist an genau einem Ort.
rule-5-2 = Kein Feld hat 3 Gesetze derselben Farbe.
rule-5-3 = Kein Stuhl ist doppelt besetzt.
rule-5-4 = Nach einer Aktion hat niemand fünf Farben unter der Spielhilfe.
rule-5-5 = Niemand verliert je Punkte.
rule-5-6 = Jede Partie endet: Die Leiste des Zeitmarkers hat ein Ende, und ein Zug, in dem niemand Karten beschafft, verbraucht Karten, Figuren oder anwendbare Gesetze.

section-6 = Die Spezialkarten
rule-6-1 = { special-1 } (mehrfarbig): { special-text-1 }
rule-6-2 = { special-2 } (mehrfarbig): { special-text-2 }
rule-6-3 = { special-3 } (mehrfarbig): { special-text-3 }
rule-6-4 = { special-4 } (mehrfarbig): { special-text-4 }
rule-6-5 = { special-5 } (mehrfarbig): { special-text-5 }
rule-6-6 = { special-6 } (mehrfarbig): { special-text-6 }
rule-6-7 = { special-7 } (mehrfarbig): { special-text-7 }
rule-6-8 = { special-8 } (mehrfarbig): { special-text-8 }
rule-6-9 = { special-9 } (mehrfarbig): { special-text-9 }
rule-6-10 = { special-10 } (mehrfarbig): { special-text-10 }
rule-6-11 = { special-11 } (mehrfarbig): { special-text-11 }
rule-6-12 = { special-12 } (mehrfarbig): { special-text-12 }
rule-6-13 = { special-13 } (mehrfarbig): { special-text-13 }
rule-6-14 = { special-14 } (mehrfarbig): { special-text-14 }
rule-6-15 = { special-15 } (mehrfarbig): { special-text-15 }
rule-6-16 = { special-16 } (rot, sofort): { special-text-16 }
rule-6-17 = { special-17 } (rot, sofort): { special-text-17 }
rule-6-18 = { special-18 } (rot, sofort): { special-text-18 }
rule-6-19 = { special-19 } (rot, sofort): { special-text-19 }
rule-6-20 = { special-20 } (rot, sofort): { special-text-20 }
rule-6-21 = { special-21 } (rot, sofort): { special-text-21 }
rule-6-22 = { special-22 } (rot, am Ende): { special-text-22 }
rule-6-23 = { special-23 } (rot, am Ende): { special-text-23 }
rule-6-24 = { special-24 } (rot, am Ende): { special-text-24 }
rule-6-25 = { special-25 } (rot, am Ende): { special-text-25 }

special-1 = Spendenaktion
special-text-1 = Zieh { $draws_fund_raising ->
    [1] eine Stimmkarte
   *[other] { $draws_fund_raising } Stimmkarten
 }.
special-2 = Parteiabgabe
special-text-2 = Jeder Gegner gibt dir eine zufällige Stimmkarte.
special-3 = Indiskretion
special-text-3 = Sieh dir die Hand eines Gegners an und nimm daraus { $press_leak_takes ->
    [1] eine Stimmkarte
   *[other] { $press_leak_takes } Stimmkarten
 } deiner Wahl.
special-4 = Stille Wahl
special-text-4 = Eine Wahl auf ein Feld der Gemeinde oder des Kantons kostet dich nichts.
special-5 = Koalition
special-text-5 = Für den Rest dieses Zuges kosten deine Wahlen keinen Aufschlag. Zieh { $draws_coalition ->
    [1] eine Stimmkarte
   *[other] { $draws_coalition } Stimmkarten
 }.
special-6 = Wahlkampfbus
special-text-6 = Deine nächste Wahl in diesem Zug kostet { $campaign_bus_discount ->
    [1] eine Karte
   *[other] { $campaign_bus_discount } Karten
 } weniger.
special-7 = Dringlichkeitsklausel
special-text-7 = Ändere 1 bis 3 Gesetze, wo du in der Legislative sitzt. Das kostet keine Karte und untersteht keinem Referendum.
special-8 = Unterschriftensammlung
special-text-8 = Ergreif auf einer beliebigen Ebene eine Initiative ohne INITIATIVE-Karten. Bei der Auszählung { $signature_drive_yes ->
    [1] kommt ein JA
   *[other] kommen { $signature_drive_yes } JA
 } dazu.
special-9 = Sondersession
special-text-9 = Jeder deiner Richter darf in diesem Zug ein weiteres Gesetz anwenden. Zieh { $draws_extra_session ->
    [1] eine Stimmkarte
   *[other] { $draws_extra_session } Stimmkarten
 }.
special-10 = Sessionspause
special-text-10 = Zieh { $draws_recess ->
    [1] eine Stimmkarte
   *[other] { $draws_recess } Stimmkarten
 }. Wähle eine Ebene: Bis zu deinem nächsten Zug darf dort sonst niemand Gesetze ändern.
special-11 = Föderalismus
special-text-11 = Zwei Gesetze auf zwei verschiedenen Ebenen tauschen die Plätze.
special-12 = Verordnung
special-text-12 = Ersetze in der Gemeinde oder im Kanton ein Gesetz durch eines von neben dem Spielplan. Niemand stimmt darüber ab.
special-13 = Vorgezogener Termin
special-text-13 = Rücke den Zeitmarker eine Schublade nach oben. Zieh dann { $draws_early_deadline ->
    [1] eine Stimmkarte
   *[other] { $draws_early_deadline } Stimmkarten
 }.
special-14 = Gerücht
special-text-14 = Jeder Gegner legt eine zufällige Stimmkarte ab. Zieh dann { $draws_rumour ->
    [1] eine Stimmkarte
   *[other] { $draws_rumour } Stimmkarten
 }.
special-15 = Parteikrach
special-text-15 = Versetze eine gegnerische Figur von L2 hinunter nach L1 oder von E2 hinunter nach E1.
special-16 = Parteibasis
special-text-16 = Punkte für deine Figuren in der Gemeinde: je { $each_grass_roots }, höchstens { $most_grass_roots }.
special-17 = Gesetzgeber
special-text-17 = Punkte für deine Gesetze auf dem Spielplan: je { $each_law_maker }, höchstens { $most_law_maker }.
special-18 = Drei Gewalten
special-text-18 = Punkte für die Gewalten, in denen du eine Figur hast: je { $each_three_powers }, für alle drei zusammen aber { $most_three_powers }.
special-19 = Rechtsprechung
special-text-19 = Punkte für die Karten unter deiner Spielhilfe: je { $each_case_law }, höchstens { $most_case_law }.
special-20 = Im Kanton verwurzelt
special-text-20 = Punkte für deine Figuren und Gesetze im Kanton: je { $each_cantonal_roots }, höchstens { $most_cantonal_roots }.
special-21 = Im Amt
special-text-21 = Punkte für die Felder der Exekutive, auf denen du eine Figur hast: je { $each_in_office }, höchstens { $most_in_office }.
special-22 = Bundesbern
special-text-22 = Punkte für deine Figuren und Gesetze im Bund: je { $each_bern }, höchstens { $most_bern }.
special-23 = Konkordanz
special-text-23 = Punkte für die Ebenen, auf denen du eine Figur hast, und noch einmal für jene, auf denen du ein Gesetz hast: je { $each_concordance }, höchstens { $most_concordance }.
special-24 = Opposition
special-text-24 = Punkte, wenn du keine Figur im Bundesrat hast: { $most_opposition }. Sonst: { $each_opposition }.
special-25 = Vizepräsidium
special-text-25 = Punkte, wenn du im Bundesrat sitzt, aber nicht das Präsidium hast: { $most_vice_president }. Sonst: { $each_vice_president }.

figures-title = Die Zahlen
figures-intro = Ausgabe { $edition }. J ist die Judikative, L die Legislative, E die Exekutive; 1 die Gemeinde, 2 der Kanton, 3 der Bund. Eine Liste von drei Zahlen hat eine für jede Ebene, in dieser Reihenfolge.
figures-mark = { $mark } bezeichnet, was rekonstruiert ist.
figures-name = Zahl
figures-value = Wert
figures-source = Quelle
figures-entries = { $source } (Nr. { $entries })
source-rulebook = Regelheft
source-published = veröffentlicht
source-reconstructed = rekonstruiert
meaning-rulebook = { source-rulebook }: steht im gedruckten Regelheft
meaning-published = { source-published }: von Spielern des gedruckten Spiels angegeben
meaning-reconstructed = { source-reconstructed }: nirgends zu lesen; passend zu dem gewählt, was bekannt ist

table-material = Material, Preise und Punkte
table-board = Der Spielplan: Einstiege, Treppen (von, nach, Preis), Pfeile, Punkte, Stühle, Schubladen, der Würfel
table-special = Die Spezialkarten: Name und Rahmen, gezogene Karten, Punkte je Sache und höchstens

replace-title = Eigene Zahlen
replace-text = Hast du das gedruckte Spiel? Dann schreibe unter denselben Namen in eine Datei, was auf deinem Spielplan und deinen Karten steht, und gib sie jedem Befehl, der ein Spiel beginnt, mit --figures my.toml. Einige Zahlen sind im Programm festgelegt; eine Datei, die eine davon ändert, wird mit deren Namen abgelehnt. Eine solche Datei:
replace-check = So siehst du, ob sie verstanden wird:
