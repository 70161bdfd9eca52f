# Aufgaben: was gefragt ist, ein Hinweis, und warum es so ist.

puzzle-goal-leads = Übernimm die Führung { $state_in }
puzzle-goal-leads-both = Führe { $state_in } und { $other_in }
puzzle-goal-stops = Nimm { $party_number ->
    [many] den
   *[one] der
 } { $party_dative } die Führung { $state_in }
puzzle-goal-wins-state = Gewinne die Wahl { $state_in }
puzzle-goal-members = Komm nach dieser Wahl auf { $members } Mitglieder
puzzle-goal-wins-game = Gewinne das Spiel
puzzle-goal-best-coalition = Was tust du wegen einer Koalition?
puzzle-goal-best-media-buying = Wo kaufst du einen Medienmarker?
puzzle-told-leads = Es zählt, wer gewänne, wenn jetzt alle alles umwandelten.
puzzle-told-wins-state = Gleich nach deiner Entscheidung wird gewählt.
puzzle-told-members = Was mit der Bundesmeinung übereinstimmt, bringt sofort Mitglieder.
puzzle-told-wins-game = Das ist die letzte Entscheidung des Spiels: Danach wird gezählt.
puzzle-hint-opinion-swap = Eine neue Meinung ändert die Faktoren aller. Such die Karte, die dir hilft und dem Ersten schadet.
puzzle-hint-platform-swap = Gib die Karte ab, gegen die man dort ist, oder eine, nach der dort niemand fragt.
puzzle-hint-poll-use = Ein Trend zählt so oft, wie es Veranstaltungen gibt. Wo liegen sie?
puzzle-hint-converting = Bei gleichen Stimmen gewinnt der Marker, der oben liegt. Wann kommt deiner an?
puzzle-hint-cabinet-action = Vergleiche: Stimmen sofort, oder ein Faktor, der für jede Veranstaltung zählt.
puzzle-hint-coalition = Zähl deine Stimmen und ihre zusammen. Wer hat genug, und genug mit dir gemein?
puzzle-hint-media-buying = Wer in einem Land die meisten Marker hat, kontrolliert dort die Medien und darf eine Meinung drehen. Wo hilft dir das am meisten?
puzzle-hint-opinion-placing = Plätze links bringen mehr. Liegt dort schon eine deiner Karten, wird sie gesichert.
puzzle-hint-meetings = Dein Geld ist knapp. Rechne, was jede Veranstaltung bringt, und hör auf, wenn es gerade reicht.
puzzle-why-opinion-swap = Eine Karte bewegt den Faktor jeder Partei, die dafür oder dagegen steht, um eins, und um zwei, wenn beide Karten sie betreffen. Bei vielen Veranstaltungen sind das viele Stimmen.
puzzle-why-platform-swap = Eine offene Karte zählt in allen Ländern zugleich. Der richtige Tausch hilft dort, wo deine Veranstaltungen liegen.
puzzle-why-poll-use = Von den Änderungen einer Umfrage wählst du eine oder zwei: die, die für die meisten Veranstaltungen zählen.
puzzle-why-converting = Ein Marker, der später ankommt, liegt auf dem, der schon da ist, und gewinnt bei gleichen Stimmen.
puzzle-why-cabinet-action = Eine Karte kann nur eines tun. Was sie je Veranstaltung bringt, kann mehr sein als Stimmen sofort.
puzzle-why-coalition = Stimmen von Partnern zählen zusammen. Bei genug gemeinsamen offenen Karten kann niemand ablehnen.
puzzle-why-media-buying = Medienkontrolle ändert vor der Wahl eine Meinung und schützt vor Umfragen. Am meisten bringt sie, wo deine Veranstaltungen sind; und wer gewinnt, bringt einen Marker auf den Bundesplan.
puzzle-why-opinion-placing = Die Bundesmeinung zahlt doppelt: Mitglieder sofort, Punkte am Ende. Sie zahlt denen, die übereinstimmen; setz also, was du teilst, und verdränge, was andere teilen.
puzzle-why-meetings = Veranstaltungen mal Faktor: Wenige am rechten Ort genügen, und anderswo ausgegebenes Geld fehlt dort.
puzzle-outcome = { $state }:
puzzle-outcome-members = Du hast { $members } Mitglieder; gefragt waren { $wanted }.
