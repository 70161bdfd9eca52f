# Was ein Tisch sagt, der mitten in einem Spiel begann, und was `hustings analyse` sagt.
table-from-position = Von hier an wird weitergespielt. Was vorher war, war anderswo.
chances-title = Wie wahrscheinlich wer gewann
chances-entry = Eintrag
mistakes-title = Die teuersten Entscheidungen, die schlimmste zuerst:
mistakes-none = Keine Entscheidung fällt auf: Keine kostete mehr, als Zufall erklärt.
mistake-played = Eintrag { $number }, { $name }: { $option }
mistake-better = Besser: { $option } (Siegchance { $cost })
mistake-why = Zu erwartende Punkte: { $parts }.
