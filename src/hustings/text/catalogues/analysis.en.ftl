# What a table says that began in the middle of a game, and what `hustings analyse` says.
table-from-position = This game continues from a given position.
chances-title = How likely each player was to win
chances-entry = entry
mistakes-title = The costliest decisions, the worst first:
mistakes-none = No decision stands out: none cost more than chance explains.
mistake-played = Entry { $number }, { $name }: { $option }
mistake-better = Better: { $option } (chance to win { $cost })
mistake-why = Points to be expected: { $parts }.
