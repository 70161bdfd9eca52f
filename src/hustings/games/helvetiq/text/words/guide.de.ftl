# Die begleiteten ersten Züge.

guide-turn-title = Dein Zug
guide-turn = Du hast zwei Wege. Karten beschaffen: Der Zeitmarker rückt vor, und der Würfel sagt, wie viele du ziehst. Oder Karten spielen: Figuren hinein- und hinaufbringen, Gesetze anwenden, Gesetze ändern, so oft du zahlen kannst.
guide-election-title = Gewählt werden
guide-election = Eine Figur geht über Treppen. Du zahlst deren Zahl an Stimmkarten, und { $surcharge } mehr für jede fremde Figur dort. Eine Karte deiner Farbe zählt { $own }. Je höher das Feld, desto mehr Punkte am Ende.
guide-law-title = Ein Gesetz anwenden
guide-law = Eine Figur in der Judikative ist ein Richter: Zeige eine Karte in der Farbe eines Gesetzes auf ihrer Ebene und steige auf der Leiter. Fünf Farben unter deiner Spielhilfe bringen { $five } Punkte mehr.
guide-change-title = Gesetze ändern
guide-change = Gesetze deiner Farbe sind am Ende Punkte. In einer Legislative darfst du welche vorschlagen: Wird ein REFERENDUM aufgedeckt, stimmt das Volk ab. Anderswo hilft eine Initiative, und das Volk stimmt immer ab.
guide-vote = Alle legen geheim eine oder zwei Karten in die Urne. Mehr JA als NEIN, und die Gesetze ändern sich. Alle anderen Karten sind leer. Wer abstimmt, zieht eine Karte.
guide-special-title = Spezialkarten
guide-special = Spezialkarten helfen einmal: mit einer Wirkung oder als Joker für eine Stimmkarte beliebiger Farbe. Die mit rotem Rahmen bringen Punkte.
guide-finish-title = Das Ende
guide-finish = Das Spiel endet auf Schublade { $drawers } oder wenn der Bundesrat voll ist. Dann zählen Figuren und Gesetze, und eine Figur im Bundesrat wird Präsident: { $president } Punkte.
guide-end = Jetzt hast du alles kennengelernt. Mach weiter, wie du magst: Karten sind Mittel, Felder und Gesetze sind Punkte.

guide-look-time = Der Zeitmarker: Beschaffen rückt ihn vor
guide-look-buildings = Neun Felder: drei Gewalten auf drei Ebenen
guide-look-cards = Deine Karten: Farbe und Wort
guide-look-ask = Hier wählst und sendest du
guide-look-stairs = Die Treppen und was sie kosten
guide-look-laws = Drei Gesetze auf jeder Ebene
guide-look-beside = Gesetze neben dem Spielplan
guide-look-box = Die Urne und die letzte Auszählung
guide-look-special = Deine Spezialkarten
guide-look-points = Punkte bisher und mit dem Spielplan, wie er liegt

guide-try-any = Hier ist alles recht.
guide-try-apply = Ein Punkt für eine Karte.
guide-try-elect = Du kannst es dir leisten, und es führt weiter.
guide-try-obtain = Erst mehr Karten: Dann geht mehr auf einmal.
guide-try-stop = Beende den Zug und behalte den Rest.
guide-try-pay = Diese Karte nützt sonst am wenigsten.
guide-try-name = Ein Gesetz deiner Farbe bringt am Ende Punkte.
guide-try-enough = Das reicht für jetzt.
guide-try-yes = Die Änderung hilft dir.
guide-try-no = Die Änderung schadet dir.
guide-try-blank = Das betrifft dich nicht: Behalte JA und NEIN für später.
guide-try-one-ballot = Eine Stimme genügt.

guide-figure-points = Punkte
guide-figure-cards = Stimmkarten
guide-figure-pawns = Figuren auf dem Spielplan
guide-figure-drawer = Zeit
