# Die begleitete erste Runde: wozu jede Phase da ist, worauf man schaut, was man versuchen könnte, was eine Wahl verändert hat.

guide-opening = In { $rounds } Ländern wird nacheinander gewählt. Stimmen werden zu Sitzen, und jeder Sitz ist am Ende ein Punkt. Vor der ersten Runde nimmt sich jede Partei einen Vorsprung: drei Vorteile und etwas an Medien oder Mitgliedern. Alle wählen geheim.
guide-start = Wer beginnt diese Runde? Alle bieten verdeckt. Nur das höchste Gebot wird bezahlt und bestimmt, wer beginnt. Spät dran zu sein hat seinen Reiz: Man sieht, was die anderen tun.
guide-conference = Deine Partei steht für ihre offenen Programmkarten. Wo sie mit den Meinungen eines Landes übereinstimmen, steigt dort dein Faktor; wo sie ihnen widersprechen, sinkt er. Du kannst verdeckte Karten tauschen und danach eine offene.
guide-cabinet = Schicke Leute aus dem Schattenkabinett in die Länder, verdeckt. Jede Karte kostet, was aufgedruckt ist, und darf dort eines tun: Stimmen holen, einen Trend verschieben, einen Schwerpunkt setzen, einen Medienplatz nehmen.
guide-actions = Die Karten liegen offen und sind bezahlt. Jetzt handelt jede einmal.
guide-actions-passed = Du hattest niemanden geschickt, also gab es nichts zu wählen.
guide-coalitions = Zwei Parteien können sich im aktuellen Land verbünden: Ihre Stimmen zählen zusammen. Beide brauchen dort ein Telefon und gemeinsame offene Programmkarten.
guide-coalitions-passed = Diesmal konntest du nicht mitmachen.
guide-media = Ein Medienmarker kostet { $media_price }. Wer in einem Land mehr davon hat als jede andere Partei, kontrolliert dort die Medien: Keine Umfrage schadet dieser Partei dort, und sie darf eine Meinung drehen.
guide-control = Wer hier die Medien kontrolliert oder die absolute Mehrheit hat, darf eine Meinung gegen eine Karte der Tauschauslage tauschen. Das ändert die Faktoren aller.
guide-control-passed = Wer die Medien eines Landes kontrolliert, darf dort eine Meinung tauschen. Du kontrolliertest keine, oder du warst nicht an der Reihe.
guide-meetings = Veranstaltungen werden zu Stimmen: Jede bringt so viele Stimmen, wie dein Faktor beträgt. Eine kostet { $meeting_price }, höchstens { $per_round } pro Land und Runde. In späteren Ländern brauchst du { $least }, bevor du umwandeln darfst.
guide-polls = Für jedes Land gibt es eine Umfrage, verdeckt, für das höchste Gebot. Wer sie hat, veröffentlicht sie und verschiebt Trends oder hält sie geheim und gewinnt Mitglieder.
guide-conversion = Jetzt dürfen Veranstaltungen zu Stimmen werden: Veranstaltungen mal Faktor. In den späteren Ländern sind Stimmen sicher, Faktoren können sich noch ändern. Im aktuellen Land wird bei der Wahl ohnehin alles umgewandelt.
guide-conversion-passed = Mit weniger als { $least } Veranstaltungen in einem Land lässt sich dort nichts umwandeln.
guide-election = Wahltag. Alle Veranstaltungen des aktuellen Landes sind zu Stimmen geworden und Stimmen zu Sitzen. Die meisten Stimmen gewinnen, allein oder als Koalition.
guide-spoils = Wer ein Land gewinnt, geht in die Bundespolitik: Ein Medienmarker zieht für Punkte auf den Bundesplan, und Meinungen des Landes werden zu Bundesmeinungen.
guide-spoils-passed = Diesmal haben andere den Lohn eingestrichen.
guide-nation-title = Bund und Geld
guide-nation = Dann zählt der Bund: Offene Programmkarten, die mit der Bundesmeinung übereinstimmen, bringen Mitglieder, und Mitglieder sind Punkte. Sitze bringen Geld. Ein neues Land rückt nach, verdeckte Meinungen werden aufgedeckt.
guide-contributions = Zuletzt werden jeder Partei Spenden angeboten. Nimm eine: Das bringt Geld, aber Würfel entscheiden, wie viele Mitglieder gehen. Oder lehne eine geheim ab und gewinne Mitglieder.
guide-end = Das war eine ganze Runde. Die nächsten laufen genauso, und jedes Land, das wählt, bringt Sitze. Am Ende zählen Sitze, Bundesmedien, Mitglieder und Bundesmeinung. Viel Glück!

## Worauf man schaut

guide-look-first-state = Das erste Land, das wählt, und seine Sitze
guide-look-row = Deine Zeile: Stimmen, dann Trend und Treffer als Faktor, mal Veranstaltungen
guide-look-ask = Hier wählst und sendest du
guide-look-cash = Dein Geld, das nur du siehst
guide-look-order = Die Reihenfolge; die Fahne zeigt, wer beginnt
guide-look-hidden = Deine verdeckten Karten und wie sie zu den Ländern passen
guide-look-platform = Dein offenes Programm
guide-look-opinions = Was man hier will
guide-look-factor = Dein Faktor: Trend plus Treffer. ½: die Summe ist 0 oder weniger
guide-look-cabinet = Dein Kabinett: Kosten und was jede Karte kann
guide-look-send-to = Wohin du sie schickst
guide-look-act-here = Deine Zeile in dem Land, in dem die Karte handelt
guide-look-tiles = Telefon hinter dem Namen: bereit zur Koalition
guide-look-common = Die Spalte mit = : Karten, die ihr gemeinsam habt
guide-look-air = Die Medien dieses Landes und wer sie kontrolliert
guide-look-national-media = Bundesmedien: Punkte für einen Marker je Runde
guide-look-pool = Die Tauschauslage
guide-look-meetings = Deine Veranstaltungen: Eine volle erste Reihe darf umwandeln
guide-look-then = Deine Stimmen, wenn alles umgewandelt wird
guide-look-standing = Wer jetzt gewinnen würde
guide-look-trend = Dein Trend hier, zwischen −{ $trend } und +{ $trend }
guide-look-lane = Deine Stimmen und wohin sie steigen können
guide-look-ruler = Oben Stimmen, darunter Sitze: so viele Sitze bringen sie
guide-look-national = Bundesmeinung: Punkte am Ende, Mitglieder jede Runde
guide-look-members = Mitglieder aller Parteien
guide-look-gifts = Deine Spenden: der Betrag und seine Würfel

## Was man versuchen könnte

guide-try-any = Hier ist alles recht.
guide-try-boons = Von allem etwas ist ein guter Anfang.
guide-try-boon = { $state } wählt zuerst, da hilft es sofort.
guide-try-base = Etwas Medien, etwas Mitglieder.
guide-try-marker = Medien { $state_in } können dir dort die Kontrolle bringen.
guide-try-bid = Ein kleines Gebot schadet nicht: Nur wer gewinnt, bezahlt.
guide-try-naming = Die Partei nach dir: Dann handelst du zuletzt.
guide-try-discard = { $cards ->
    [0] Behalte alle: Sie können noch nützen.
    [one] Über alle Länder nützt diese Karte nicht mehr, als sie schadet: Wirf sie ab und ziehe eine andere.
   *[other] Über alle Länder nützen diese { $cards } Karten nicht mehr, als sie schaden: Wirf sie ab und ziehe andere.
 }
guide-try-swap = Dein Faktor { $state_in } geht von { $before } auf { $after }.
guide-try-keep = Passen: Kein Tausch macht dich jetzt stärker.
guide-try-cabinet = Schicke eine Karte los, Ziel: { $state }, für { $money }. Die anderen bleiben für später.
guide-try-no-cabinet = Schicke niemanden und spare das Geld.
guide-try-trend = Ein besserer Trend zählt für jede Veranstaltung, die du hier abhältst.
guide-try-votes = Stimmen, die man hat, hat man.
guide-try-coalition = Zusammen würdet ihr gewinnen.
guide-try-alone = Passen: Gewinnen würdest du damit nicht.
guide-try-agree = Partner teilen, was dem Sieger zusteht.
guide-try-media = Ein Marker bringt dir die Medien { $state_in }.
guide-try-no-media = Passen und das Geld für Veranstaltungen behalten.
guide-try-opinion = Dein Faktor { $state_in } geht von { $before } auf { $after }.
guide-try-others = Das schwächt hier die anderen.
guide-try-meetings = Gib etwa die Hälfte deines Geldes aus, das meiste { $state_in }. Dort bringt jede Veranstaltung { $factor ->
    [one] eine Stimme
   *[other] { $factor } Stimmen
 }.
guide-try-meetings-there = Die meisten Veranstaltungen dort, wo sie zählen: { $state_in } bringt jede { $factor ->
    [one] eine Stimme
   *[other] { $factor } Stimmen
 }.
guide-try-no-meetings = Halte dich zurück: Deine Faktoren sind überall niedrig, und Geld verdirbt nicht.
guide-try-poll = Das kleinste Gebot { $state_in }. Mitglieder oder Trends sind das wert.
guide-try-no-poll = Aussteigen: Es wird teuer.
guide-try-publish = Sie hebt dich oder senkt die anderen.
guide-try-shelve = Nichts darin hilft dir. Halte sie geheim und gewinne Mitglieder.
guide-try-later = Nichts umwandeln: Das tut die Wahl, und wer später kommt, liegt bei gleichen Stimmen oben.
guide-try-wait = Warten: Der Faktor ist niedrig und kann noch steigen.
guide-try-convert = Der Faktor { $state_in } ist { $factor }. Nimm die Stimmen, solange das gilt.
guide-try-move = Ein Marker dort ist am Ende { $points } Punkte wert.
guide-try-carry = Dafür stehst du selbst: Das bringt dir Mitglieder und Punkte.
guide-try-no-carry = Passen: Keine davon ist deine.
guide-try-push = Verdränge, was nicht deines ist.
guide-try-gift = { $money } jetzt, bei { $dice ->
    [0] keinem Risiko
    [one] einem Risikowürfel
   *[other] { $dice } Risikowürfeln
 }.

## Was sich verändert hat

guide-figure-money = Geld
guide-figure-members = Mitglieder
guide-figure-seats = Sitze
guide-figure-votes = Stimmen { $state_in }
guide-figure-meetings = Veranstaltungen { $state_in }
guide-figure-trend = Trend { $state_in }
guide-figure-media = Medien { $state_in }
guide-figure-factor = Faktor { $state_in }
guide-figure-national-media = Bundesmedien
