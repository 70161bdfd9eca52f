# Die Regeln von Die Macher in Kürze. Was die Kennungen und Variablen bedeuten, steht in rules.en.ftl.

rules-title = Die Regeln von { $title }
rules-intro = In unseren eigenen Worten. Wo sich die Ausgaben von 1997 und 2006 unterscheiden, steht es im Text. Eine Festlegung sagt, wie wir entschieden haben, wo die gedruckten Regeln schweigen, einander widersprechen oder falsch sind.
rules-figures-used = Die Zahlen im Text sind die der Ausgabe { $edition }.
rules-figures-replaced = Die Zahlen im Text sind die der Ausgabe { $edition }, mit deinen eigenen aus { $file }.
rules-ruling = Festlegung

section-0 = Worum es geht
rule-0-1 = Drei bis fünf Parteien bestreiten nacheinander sieben Landtagswahlen (im Kurzspiel fünf). Am Ende zählen Sitze, Bundesmedien, Mitglieder und ein Programm, das der Bundesmeinung entspricht.
rule-0-2 = Geheim sind die drei verdeckten Programmkarten einer Partei, verdeckte Meinungskarten und die Reihenfolge jedes Stapels. Bei einer verdeckten Kabinettskarte sehen alle, dass sie liegt und wem sie gehört, aber nicht, welche es ist. Verdeckte Entscheidungen sind geheim, bis sie aufgedeckt werden. Von einer abgelehnten Spende ist nur die Ablehnung öffentlich, bis die Karte gezeigt wird. Eine Umfrage bleibt geheim, wenn ihr Käufer sie nicht veröffentlicht. Für alle offen liegen verbrauchte Kabinetts- und Spendenkarten und alle offenen Programmkarten.
ruling-0-a = Bargeld bleibt verborgen. Da aber jede Zahlung und jede Einnahme öffentlich ist, darf jeder mitrechnen.
ruling-0-b = Ablagestapel liegen offen; so lässt sich ausrechnen, was ein Stapel noch enthält. Nur abgelegte Umfragen liegen verdeckt; die Regeln von 2006 verlangen das allein für Umfragen.
ruling-0-c = Verhandeln darf man jederzeit, doch keine Zusage bindet. Geld und Karten wechseln nie durch Absprache den Besitzer.
ruling-0-d = Alle Geldbeträge sind volle Tausender.
ruling-0-e = Die Runde am Tisch entscheidet, wer wo sitzt. Sonst gilt die Reihenfolge Schwarz, Rot, Gelb, Grün, Blau. Bei weniger als fünf Spielern darf jede der fünf Farben mitspielen.

section-1 = Aufbau
rule-1-1 = Jede Partei erhält { $meeting_cubes } Veranstaltungssteine, { $media_markers } Medienmarker, 7 Kabinettskarten, 5 Spendenkarten, ihre Koalitionsplättchen ({ $coalition_tiles }) und { $start_money_thousands } in bar.
rule-1-2 = Mischt die { $platform_cards } Programmkarten und gebt jeder Partei 5 offene. Zeigt sie das Thema schon, gleich mit welcher Haltung, wird die Karte beiseitegelegt und eine neue gezogen. 1997: beiseitegelegte Karten werden wieder in den Stapel gemischt. 2006: sie kommen unter den Stapel. Danach bekommt jede Partei 3 verdeckte Karten, gleich welche.
rule-1-3 = Mischt die 16 Landeskarten und legt vier Länder in der Reihenfolge aus, in der sie wählen. Das erste ist das aktuelle Land; die übrigen Karten bilden den Länderstapel. „In Wahlreihenfolge“ heißt immer: vom aktuellen Land bis zum letzten der Reihe.
ruling-1-a = Die Reihenfolge der Länder wird ausgelost, auch wenn die Regeln von 2006 die Spieler den ersten Plan wählen lassen.
rule-1-4 = Mischt die { $opinion_cards } Meinungskarten. Das erste Land erhält 4 offene Karten, das zweite 3 offene und 1 verdeckte, das dritte 2 und 2, das vierte 1 und 3. Die offenen Karten eines Landes müssen verschiedene Themen haben: Eine unpassende Karte wird ersetzt und wie in 1.2 beiseitegelegt. 1997: Sobald auf Ländern Karten verdeckt liegen, kommt sie stattdessen auf die Ablage, denn sie wurde gesehen und ist keine von ihnen.
rule-1-5 = In jedem Land stellt jede Partei ihren Stimmenmarker und ihren Trend auf 0 und setzt Veranstaltungssteine aus ihrem Vorrat ein ({ $start_meetings_per_state } je Land).
rule-1-6 = Auf dem Bundesplan beginnen die Mitglieder jeder Partei bei { $start_members }.
rule-1-7 = Deckt { $exchange_pool ->
    [one] eine Meinungskarte
   *[other] { $exchange_pool } Meinungskarten
 } als Tauschauslage auf. Hier dürfen Karten gleich oder gegensätzlich sein.
rule-1-8 = Mischt die 20 Umfragen. Legt die Schwerpunktplättchen bereit (insgesamt { $key_issue_tiles }).

section-2 = Die Eröffnung vor Runde 1: verdeckt, gleichzeitig, kostenlos
rule-2-1 = Jede Partei wählt geheim eine Zeile der ersten und eine der zweiten Liste. Eine Zeile der ersten Liste enthält drei Vorteile: Trend (+{ $trend_step }), Stimmen (+{ $votes_step }) oder Veranstaltungssteine (+{ $meetings_step }). Jeder Vorteil gilt in einem Land nach Wahl der Partei; mehrere dürfen ins selbe Land. Eine Zeile der zweiten Liste bringt Medienmarker, jeden für ein Land nach Wahl, und Mitglieder. Alle Entscheidungen werden gemeinsam geöffnet und ausgeführt.
rule-2-2 = Dabei können in einem Land mehr Medienmarker landen, als es Medienfelder hat ({ $media_spaces }). Dann kann dort niemand mehr einen kaufen.
ruling-2-a = Parteien, die durch die Eröffnung gleich viele Stimmen haben, werden in Sitzreihenfolge gestapelt, der spätere Platz oben.
ruling-2-b = Ein Stein, für den kein Veranstaltungsfeld frei ist ({ $meeting_spaces } je Partei und Land), bleibt im Vorrat. Mit den gedruckten Zeilen kann das nicht vorkommen.

section-3 = Der Wahlkampf: Runden 1 bis 6 (Kurzspiel: 1 bis 4)
section-3-1 = Startspieler
rule-3-1-1 = Alle geben ein verdecktes Gebot von 0 oder mehr ab.
rule-3-1-2 = Wer am meisten bietet, zahlt sein Gebot an die Bank und bestimmt den Startspieler dieser Runde: irgendjemanden am Tisch. Von dort geht es im Uhrzeigersinn weiter, von Platz zu Platz.
rule-3-1-3 = Mehrere höchste Gebote. 1997: Wer gleichauf liegt, würfelt, bis einer am höchsten ist. 2006: Wer gleichauf liegt, gibt ein zweites verdecktes Gebot ab, nicht weniger als beim ersten Mal; das höchste gewinnt, und bezahlt wird dieses zweite Gebot. Wer wieder gleichauf liegt, würfelt.
rule-3-1-4 = Bieten alle 0, so würfeln alle. Ein zweites Gebot gibt es dann nicht.
ruling-3-1-a = Niemand bietet mehr, als er hat, wie viel das auch ist; eine andere Grenze gibt es nicht. Nur der Gewinner zahlt; die Regeln von 2006 sagen dazu nichts.
ruling-3-1-b = Zeigen mehrere Würfel die höchste Zahl, würfeln die Betroffenen noch einmal.

section-3-2 = Programmkonferenz, in Zugreihenfolge
rule-3-2-1 = 1997: Wirf beliebig viele deiner verdeckten Karten ab und fülle dann auf 3 auf. 2006: Fülle zuerst auf 3 auf, wirf dann beliebig viele ab und ziehe ebenso viele nach.
rule-3-2-2 = Danach darfst du eine offene Karte durch eine verdeckte ersetzen. Deine 5 offenen Karten müssen verschiedene Themen behalten. Die ersetzte Karte wird abgelegt, und bis zur nächsten Konferenz fehlt dir eine Handkarte.
ruling-3-2-a = Wähle alle Karten, die du abwirfst, auf einmal, bevor du ziehst.
ruling-3-2-b = Ist der Stapel leer, wird die Ablage gemischt, die eben abgeworfenen Karten inbegriffen.
ruling-3-2-c = Du darfst eine offene Karte auch durch eine gleiche ersetzen.

section-3-3 = Schattenkabinett
rule-3-3-1 = In Zugreihenfolge legt jede Partei bis zu 4 Kabinettskarten verdeckt aus, höchstens eine in jedes Land im Spiel.
rule-3-3-2 = Alle Karten werden aufgedeckt und bezahlt. Eine Karte mit Telefon bringt ein Koalitionsplättchen ihrer Partei in das Land.
rule-3-3-3 = In Zugreihenfolge darf jede Partei mit jeder ihrer Karten eine Aktion ausführen, und zwar in dem Land, in dem die Karte liegt. Stimmen: Rücke deinen Stimmenmarker um die Zahl der Karte vor, aber nicht über { $vote_track }. Schwerpunkt: Lege ein Plättchen auf eine offene Meinungskarte, wenn das Land noch keines hat, oder entferne das Plättchen des Landes. Medien: Schicke einen Medienmarker einer anderen Partei zu ihr zurück und setze einen eigenen an seine Stelle, auch wenn die Medienfelder überfüllt sind; dafür zahlst du { $media_swap_to_victim_thousands } an diese Partei und { $media_swap_to_bank_thousands } an die Bank. Eigener Trend: Hebe ihn um die Zahl der Karte, höchstens auf +{ $trend_limit }. Fremder Trend: Senke ihn um die Zahl der Karte, höchstens auf −{ $trend_limit }; Medienkontrolle schützt davor nicht.
rule-3-3-4 = Gespielte Kabinettskarten scheiden aus dem Spiel aus.
ruling-3-3-a = Alle Karten, die du auslegst, dürfen zusammen nicht mehr kosten, als du hast.
ruling-3-3-b = Eine Partei handelt mit allen ihren Karten, in Wahlreihenfolge, bevor die nächste an der Reihe ist.
ruling-3-3-c = Für die Medienaktion brauchst du Geld für beide Zahlungen, einen Medienmarker im Vorrat und einen fremden Marker in diesem Land.
ruling-3-3-d = Ein zweites Telefon derselben Partei in einem Land bewirkt nichts. Hat die Partei kein Koalitionsplättchen mehr, wird keines gelegt.

section-3-4 = Koalitionen, nur im aktuellen Land
rule-3-4-1 = Teilnehmen können nur Parteien mit einem Koalitionsplättchen dort. Eine Koalition hat zwei Partner, und jede Partei gehört höchstens einer an. Zwei Koalitionen nebeneinander sind möglich.
rule-3-4-2 = Bei 2 gemeinsamen offenen Programmkarten ist die Koalition freiwillig: Beide müssen zustimmen.
rule-3-4-3 = Bei 3 oder mehr gemeinsamen Karten kann jeder der beiden sie in seinem Zug erzwingen.
rule-3-4-4 = In Zugreihenfolge darf jede Partei mit Plättchen, die noch keinen Partner hat, eine Koalition erzwingen, eine vorschlagen oder passen.
rule-3-4-5 = Die Plättchen scheiden nach der Wahl aus. Im letzten Land gibt es keine Koalition: Telefone darf man dort spielen, sie bewirken aber nichts.
ruling-3-4-a = In ihrem Zug darf eine Partei mehrere andere fragen, jede einmal, bis eine annimmt.
ruling-3-4-b = Wer gepasst oder abgelehnt hat, kann später in der Phase noch gefragt oder gezwungen werden. Er darf auch selbst der Partei etwas vorschlagen, deren Angebot er abgelehnt hat.
ruling-3-4-c = Plättchen in anderen Ländern bleiben liegen, bis das Land das aktuelle ist.

section-3-5 = Medien
rule-3-5-1 = In Zugreihenfolge, reihum immer wieder, darf jede Partei einen Medienmarker ({ $media_price_thousands }) für ein freies Medienfeld in einem Land im Spiel kaufen oder passen. Wer passt, darf später trotzdem kaufen. Die Phase endet, wenn alle nacheinander gepasst haben.
rule-3-5-2 = Die Medien eines Landes kontrolliert, wer dort mehr Marker hat als jede andere einzelne Partei.
rule-3-5-3 = Wer die Medien kontrolliert, darf eine offene Meinungskarte des Landes gegen eine Karte der Tauschauslage tauschen, aber keine mit Schwerpunktplättchen. Das Thema der neuen Karte muss sich von den übrigen offenen Karten des Landes unterscheiden. Die entfernte Karte kommt in die Auslage.
rule-3-5-4 = 1997: Die Länder folgen in Wahlreihenfolge, das aktuelle zuerst. 2006: Das letzte der Reihe kommt zuerst, das aktuelle zuletzt.
ruling-3-5-a = Die neue Karte darf das Gegenteil der entfernten sein.
ruling-3-5-b = Sie darf nicht der entfernten gleichen.
ruling-3-5-c = In beiden Ausgaben behält die Auslage ihre Größe ({ $exchange_pool }).

section-3-6 = Veranstaltungen, in Zugreihenfolge
rule-3-6-1 = Jede Partei kauft Veranstaltungssteine für die Länder im Spiel, das Stück zu { $meeting_price_thousands }. Drei Grenzen gelten: { $meetings_per_state_and_round } je Land und Runde, { $meeting_spaces } zugleich in einem Land und { $meeting_cubes } auf allen Plänen zusammen.

section-3-7 = Umfragen
rule-3-7-1 = Für jedes Land im Spiel wird, in Wahlreihenfolge, eine Umfrage versteigert. Die Karte liegt verdeckt.
rule-3-7-2 = Der Startspieler beginnt. Ein Gebot beträgt mindestens { 1000 } und ist höher als das vorige. Wer passt, scheidet aus dieser Versteigerung aus. Der Gewinner zahlt an die Bank und sieht sich die Karte an.
rule-3-7-3 = Veröffentlichen: Der Gewinner führt { $publish_at_most ->
    [one] eine der Trendänderungen der Karte
   *[other] eine oder zwei der Trendänderungen der Karte
 } in diesem Land aus. Die Trendgrenzen gelten, und wer dort die Medien kontrolliert, kann nicht gesenkt werden.
rule-3-7-4 = Zurückhalten: Der Gewinner wirft { $shelve_dice ->
    [one] einen Würfel und gewinnt das Ergebnis
   *[other] { $shelve_dice } Würfel und gewinnt die Summe
 } an Mitgliedern. Sonst sieht niemand die Karte.
rule-3-7-5 = Danach wird die Karte verdeckt abgelegt.
ruling-3-7-a = Niemand bietet mehr, als er hat.
ruling-3-7-b = Haben alle anderen gepasst und niemand geboten, darf die letzte Partei noch bieten.
ruling-3-7-c = Passen alle, wird die Karte ungesehen abgelegt.
ruling-3-7-d = Angaben zu Parteien, die nicht mitspielen, gelten nicht. Eine Angabe, die den Inhaber der Medienkontrolle senken würde, kann nicht gewählt werden. Veröffentlichen kann nur, wer mindestens eine Angabe wählen kann.
ruling-3-7-e = Sind weniger Umfragen übrig, als Länder im Spiel sind, wird vor der ersten Versteigerung der Runde die Ablage eingemischt. Karten dieser Phase kehren in ihr nicht zurück. Die Regeln von 2006 legen alle Karten der Phase zu Beginn aus; so oder so geht der Stapel in jedem Spiel einmal aus.
ruling-3-7-f = Für eine zurückgehaltene Umfrage nehmen alle gedruckten Texte zwei Würfel, nur der italienische nicht.

section-3-8 = Veranstaltungen in Stimmen umwandeln
rule-3-8-1 = Geht die Länder im Spiel vom letzten der Reihe bis zum aktuellen durch, in jedem die Parteien in Zugreihenfolge. Wer dort { $convert_minimum } oder mehr Veranstaltungssteine hat, darf beliebig viele davon umwandeln.
rule-3-8-2 = Das ergibt Steine mal Faktor an Stimmen. Der Faktor ist Trend plus Übereinstimmung.
rule-3-8-3 = Die Übereinstimmung zählt +1 für jede deiner offenen Programmkarten, die einer offenen Meinungskarte des Landes gleicht, und −1 für jede, die ihr Gegenteil ist. Unter einem Schwerpunktplättchen zählt es doppelt.
rule-3-8-4 = Ist der Faktor 0 oder kleiner, ergeben je 2 Steine 1 Stimme, abgerundet.
rule-3-8-5 = Bei { $vote_track } Stimmen ist Schluss. Umgewandelte Steine kehren in deinen Vorrat zurück.
rule-3-8-6 = Ein Stimmenmarker, der sich bewegt, kommt auf die Marker, die schon auf dem Feld liegen. Die Reihenfolge der Ankunft bleibt erhalten.
rule-3-8-7 = Ist ein Land fertig, darf eine Partei, die dort mehr Stimmen hat als alle anderen zusammen, eine Meinungskarte mit der Auslage tauschen wie in 3.5.3.
ruling-3-8-a = Verdeckte Meinungskarten zählen nicht.
ruling-3-8-b = Man darf auch umwandeln, wenn es 0 Stimmen bringt; der Marker bewegt sich dann nicht. Ein Marker am Ende der Leiste bewegt sich nie mehr.
ruling-3-8-c = Das aktuelle Land gehört dazu. Ein gedruckter Text nimmt es aus, die anderen nennen das Umwandeln dort sinnlos; das ist es nicht.
ruling-3-8-d = 3.8.7 gilt, ob gerade jemand umgewandelt hat oder nicht.

section-4 = Die Wahl im aktuellen Land: in jeder Runde, und in der letzten nur sie
rule-4-1 = Sitze: In Zugreihenfolge wandelt jede Partei alle ihre Steine im aktuellen Land um, ohne Mindestzahl. Die Landeskarte macht aus Stimmen Sitze; es zählt die höchste erreichte Zeile. Jeder Sitz ist am Ende 1 Punkt wert.
ruling-4-1-a = Unterhalb der ersten Zeile gibt es keine Sitze.
ruling-4-1-b = In der letzten Runde bleibt der Startspieler der Runde davor.
rule-4-2 = Sieger: Es treten einzelne Parteien und Koalitionen an; eine Koalition zählt die Stimmen beider Partner zusammen, auch über { $vote_track } hinaus. Die meisten Stimmen gewinnen. Bei Gleichstand vergleicht man den stärksten Marker jeder Seite: mehr Stimmen, dann weiter oben im Stapel. Dessen Seite gewinnt, aber nur knapp.
ruling-4-2-a = Hat niemand Stimmen, gewinnt niemand.
rule-4-3 = Beute: Was es zu holen gibt, hängt davon ab, wer gewonnen hat und wie.
rule-4-3-1 = Einzelne Partei, klarer Sieg: Sie darf einen ihrer Medienmarker aus diesem Land auf das Feld dieser Runde auf dem Bundesplan versetzen, sofern sie hier einen hat. Außerdem darf sie bis zu 2 Meinungskarten des Landes in die Bundesmeinung legen.
rule-4-3-2 = Einzelne Partei, knapper Sieg: dasselbe, aber nur 1 Meinungskarte. Auch die geschlagene Partei darf einen Medienmarker versetzen, sofern sie einen im Land hat.
rule-4-3-3 = Koalition, klarer oder knapper Sieg: Jeder Partner darf einen Medienmarker versetzen, sofern er einen im Land hat, und 1 Meinungskarte legen. Der Partner mit mehr Stimmen zuerst, bei gleich vielen der weiter oben im Stapel. Die Geschlagenen gehen leer aus.
ruling-4-3-a = Nur die bestplatzierte der geschlagenen Parteien darf einen Marker versetzen, und nur, wenn sie in keiner Koalition ist.
ruling-4-3-b = Auch die Karte unter einem Schwerpunktplättchen darf genommen werden. Der niederländische und der italienische Text von 1997 lassen sich anders lesen: Sie darf „nicht vom Plan entfernt werden“.
ruling-4-3-c = Liegen zwei Marker auf einem Bundesfeld, zählt jeder voll.
rule-4-4 = Die Bundesmeinung hat 5 Felder. Sie werden von links gefüllt.
rule-4-4-1 = Liegt die gleiche Karte schon dort, kommt die neue obenauf: Diese Meinung ist nun gesichert.
rule-4-4-2 = Liegt die Gegenkarte dort, ersetzt die neue den ganzen Stapel, gesichert oder nicht. 1997: Der Stapel scheidet aus dem Spiel aus. 2006: Er kommt auf die Ablage.
rule-4-4-3 = Ein neues Thema kommt auf das erste freie Feld. Ist keines frei, verdrängt es eine ungesicherte Meinung; welche, entscheidet, wer die Karte legt.
ruling-4-4-a = Sind alle Meinungen gesichert, kann kein neues Thema gelegt werden.
ruling-4-4-b = Eine Karte, die ein neues Thema verdrängt: 1997: Sie scheidet aus dem Spiel aus. 2006: Sie kommt auf die Ablage, wie alles, was den Bundesplan verlässt.
ruling-4-4-c = Deine zweite Karte darf deine erste verdrängen.
rule-4-5 = Mitglieder: Für jede offene Programmkarte, die einer Bundesmeinung gleicht, gewinnt eine Partei so viele Mitglieder, wie auf dem Feld gedruckt sind. Gegensätze kosten nichts.
ruling-4-5-a = Die Mitgliederleiste hat kein Ende.
rule-4-6 = Geld gibt es nach jeder Runde, auf die noch eine Wahlkampfrunde folgt, also nicht nach den letzten beiden: { 1000 } für jeden Sitz aus dieser Wahl, und in den Runden mit Mitgliedsbeiträgen ({ $membership_rounds }) dazu { 1000 } für jedes Mitglied.

section-5 = Das Ende der Runde
rule-5-1 = Zuerst wechseln die Pläne.
rule-5-1-1 = Räumt das aktuelle Land ab: Meinungskarten auf die Ablage, Medienmarker und Steine, die noch dort sind, an ihre Besitzer, das Schwerpunktplättchen in den Vorrat.
rule-5-1-2 = Nach den Runden 1, 2 und 3 (Kurzspiel: nach Runde 1) wird der Plan zum neuen letzten Land. Es erhält die nächste Landeskarte, Marker und Steine wie in 1.5 und 4 Meinungskarten, 1 offene und 3 verdeckte. Das letzte Land des Spiels erhält 2 und 2.
rule-5-1-3 = In jedem anderen Land wird, in Wahlreihenfolge, eine verdeckte Karte aufgedeckt. Eine unpassende wird ersetzt. 1997: Sie kommt auf die Ablage. 2006: Sie kommt unter den Stapel. Das nächste Land wird zum aktuellen. Länder im Spiel, Runde für Runde: 4, 4, 4, 4, 3, 2, 1 (Kurzspiel: 4, 4, 3, 2, 1).
ruling-5-1-a = Eine unpassende Karte kommt nie in die Tauschauslage. Der französische Text von 1997 legt sie dorthin; die anderen sagen nur, dass sie ersetzt wird.
ruling-5-1-b = Ist der Meinungsstapel leer, wird seine Ablage gemischt. Passt keine Karte aus Stapel und Ablage, bleibt der Platz leer.
ruling-5-1-c = Eine Partei ohne Stein im Vorrat beginnt im neuen Land ohne Stein.
rule-5-2 = Dann folgen die Spenden: nach jeder Wahlkampfrunde, solange die Karten reichen, also nach den Runden 1 bis 5 (Kurzspiel: 1 bis 4).
rule-5-2-1 = In Zugreihenfolge muss jede Partei eine ihrer Spendenkarten wählen: offen, um anzunehmen, verdeckt, um abzulehnen.
rule-5-2-2 = Wer annimmt, erhält das Geld, wirft die Risikowürfel der Karte und verliert so viele Mitglieder, wie der höchste Würfel zeigt.
rule-5-2-3 = Danach zeigen die Ablehnenden ihre Karten, werfen deren Würfel und gewinnen die Summe an Mitgliedern. Wer als Einziger den größten Betrag abgelehnt hat, wirft noch { $largest_refusal_bonus_dice ->
    [one] einen Würfel und gewinnt das Ergebnis
   *[other] { $largest_refusal_bonus_dice } Würfel und gewinnt deren Summe
 } dazu. Haben ihn mehrere abgelehnt, bekommt das niemand.
rule-5-2-4 = Gebrauchte Karten scheiden aus dem Spiel aus.
ruling-5-2-a = Die Mitgliederzahl fällt nie unter 0.

section-6 = Die Schlusswertung
rule-6-1 = Sitze: je 1 Punkt.
rule-6-2 = Bundesmedien: Jeder deiner Marker auf dem Bundesplan bringt die Punkte seines Feldes.
rule-6-3 = Mitglieder: je 1 Punkt, und ein Bonus für die zwei stärksten Parteien.
rule-6-4 = Meinungen: Punkte für Übereinstimmung mit der Bundesmeinung, und ein Bonus, wo sie gesichert ist. Verdeckte Programmkarten und Geld zählen nicht.
rule-6-3-1 = Der Mitgliederbonus beträgt { $members_bonus_1 } für die meisten Mitglieder und { $members_bonus_2 } für die zweitmeisten.
rule-6-3-2 = Liegen zwei Parteien an der Spitze gleichauf, teilen sie beide Boni gleichmäßig, abgerundet. Einen Zweiten gibt es dann nicht.
rule-6-3-3 = Mehrere Parteien gleichauf auf dem zweiten Platz. 2006: Keine erhält einen Bonus. 1997: siehe 6-a.
ruling-6-a = 1997: Parteien, die auf dem zweiten Platz gleichauf liegen, teilen den zweiten Bonus, abgerundet.
ruling-6-b = Drei oder mehr Parteien gleichauf an der Spitze teilen beide Boni, abgerundet.
rule-6-4-1 = Jede deiner offenen Programmkarten, die einer Bundesmeinung gleicht, bringt die Punkte des Feldes,
rule-6-4-2 = und { $secured_bonus } mehr, wenn die Meinung gesichert ist.
ruling-6-c = Ein Stapel aus drei Karten gibt denselben Bonus wie einer aus zwei.
rule-6-5 = Die meisten Punkte gewinnen.
ruling-6-d = Bei Gleichstand entscheiden mehr Sitze, dann mehr Mitglieder. Ist auch das gleich, wird der Sieg geteilt.

section-7 = Varianten
rule-7-1 = Kurzspiel (nur 2006): 5 Runden, mit den Bundesmedienfeldern 1 bis 5. Einige Kabinettskarten, Spenden und Umfragen bleiben in der Schachtel; welche, sagt die Tabelle der Zahlen. Im gedruckten Spiel sind es die Kabinettskarte zu { 25000 }, die Spende von { 50000 } und die 10 Umfragen mit einer 7.
rule-7-2 = Vorgegebene Haltungen (nur 1997): Jede Partei hat ein Thema, zu dem sie offen nur die vorgegebene Haltung zeigen darf. Weder Aufbau noch Konferenz geben ihr die andere als offene Karte. Das Thema darf auch fehlen, und verdeckte Karten sind frei.

section-8 = Was immer gilt
rule-8-1 = Die Steine einer Partei im Vorrat und auf Plänen sind zusammen { $meeting_cubes }; ihre Medienmarker im Vorrat, in Ländern und auf dem Bundesplan sind zusammen { $media_markers }.
rule-8-2 = Geld und Mitglieder fallen nie unter 0. Geld bewegt sich nur nach diesen Regeln.
rule-8-3 = Jede Partei hat 5 offene Programmkarten zu 5 verschiedenen Themen und höchstens 3 verdeckte.
rule-8-4 = Jede Karte ist an genau einem Ort. Die Größe der Tauschauslage ändert sich nie ({ $exchange_pool }).
rule-8-5 = Die offenen Meinungen eines Landes haben verschiedene Themen, ebenso die Bundesmeinungen. Ein Land hat höchstens ein Schwerpunktplättchen; am ganzen Tisch sind es { $key_issue_tiles }.
rule-8-6 = Trends bleiben zwischen −{ $trend_limit } und +{ $trend_limit }, Stimmen zwischen 0 und { $vote_track }.
rule-8-7 = Jedes Spiel geht zu Ende: zufällig oder vernünftig gespielt nach höchstens { 1200 } Entscheidungen; wird jede Umfrage um je { 1000 } gesteigert, nach etwa { 1500 }.

section-9 = Versehen in den gedruckten Regeln
rule-9-1 = Der Text von 2006 lässt einen Würfel 5 zeigen. Die gedruckten Würfel enden bei 3.
rule-9-2 = Der Text von 2006 spricht von einem Feld Zuwachs, wo sein Beispiel um 2 vorrückt.
rule-9-3 = Der Text von 2006 spricht von 5 Mitgliedern, wo sein Beispiel um 4 vorrückt.
rule-9-4 = Der Text von 2006 gibt einem Programm an einer Stelle 4 Karten. Es sind 5.
rule-9-5 = Der Text von 2006 macht Gebote für Umfragen an einer Stelle geheim. Sie sind offen.
rule-9-6 = Der italienische Text nimmt für eine zurückgehaltene Umfrage nur einen Würfel. Die anderen nehmen zwei.
rule-9-7 = Der italienische Text kennt Umfragen nur im aktuellen Land. Jedes Land im Spiel hat eine.
rule-9-8 = Der italienische Text lässt nur so viele Programmkarten nachziehen, wie abgeworfen wurden. Die Hand wird auf 3 aufgefüllt.
rule-9-9 = Der französische Text von 1997 lässt beim Annehmen einer Spende alles verlieren, was gewürfelt wird. Es zählt nur der höchste Würfel.
rule-9-10 = Der Text von 2006 lässt eine Koalition mit 3 oder 4 gemeinsamen Programmkarten erzwingen. 5 genügen auch.
rule-9-11 = Der italienische Text lässt den Höchstbietenden wählen, Startspieler zu sein. Er benennt irgendjemanden, wie derselbe Text später sagt.

figures-title = Die Zahlen
figures-intro = Ausgabe { $edition }. Geld in Tausendern. Eine Liste hat je Karte, Feld, Runde oder Zeile einen Eintrag, in gedruckter Reihenfolge.
figures-mark = { $mark } bezeichnet, was rekonstruiert ist.
figures-name = Zahl
figures-value = Wert
figures-source = Quelle
figures-entries = { $source } (Nr. { $entries })
source-rulebook = Regelheft
source-published = veröffentlicht
source-reconstructed = rekonstruiert
meaning-rulebook = { source-rulebook }: steht in einem gedruckten Regelheft
meaning-published = { source-published }: von Spielern des gedruckten Spiels angegeben
meaning-reconstructed = { source-reconstructed }: nirgends zu lesen; passend zu dem gewählt, was bekannt ist

table-components = Material, Preise und Grenzen
table-die = Die sechs Seiten des Würfels
table-seats = Sitze für 5, 10, 15 … 50 Stimmen
table-seats_reported = Sitze, die Berichte über echte Partien nennen (Belege für die Zeilen oben; keine Regel benutzt sie)
table-cabinet = Kabinettskarten, ein Eintrag je Karte in der Reihenfolge der Titel
table-contributions = Spendenkarten, ein Eintrag je Karte
table-polls = Umfragen: jedes Muster steht auf fünf Karten, jedes Mal um eine Farbe weitergedreht
table-national = Der Bundesplan
table-opening = Die Eröffnung: die Zeilen zur Auswahl und die Größe jedes Vorteils
table-parties = Namen der Parteien
table-issues = Themen, jedes mit der Haltung seiner hellen und seiner dunklen Karte
table-imposed_stances = Vorgegebene Haltungen (Variante)
table-short_game = Kurzspiel: was in der Schachtel bleibt

replace-title = Eigene Zahlen
replace-text = Hast du das gedruckte Spiel? Dann schreibe unter denselben Namen in eine Datei, was auf deinen Karten steht, und gib sie jedem Befehl, der ein Spiel beginnt, mit --figures my.toml. Einige Zahlen sind im Programm festgelegt; eine Datei, die eine davon ändert, wird mit deren Namen abgelehnt. Eine solche Datei:
replace-check = So siehst du, ob sie verstanden wird:
