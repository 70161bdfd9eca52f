# What the terminal says in every game.

term-plays = { $name } plays { $party }
term-player = Player { $number }
term-welcome = Type the number of what you choose, several numbers for several decisions. ? explains, help lists the rest.
term-bots-level = The bots play at this level: { $level }. Type level for others.
term-set-aside = An earlier game was kept here; it is now in { $path }. To open it: { $again }
term-hand-over = Please hand the keyboard to { $name }. Nobody else should look now.
term-press-enter = { $name }, press Enter when you are ready.{" "}
term-amounts = Type a number from { $least } to { $most }.
term-amounts-of-money = Type a number from { $least } to { $most }, in thousands.
term-not-now = Not possible now: { $numbers } (type why and a number)
term-not-so-many = { $count ->
    [one] Only the first of these decisions is yours to make now; nothing was done.
   *[other] Only { $count } of these decisions are yours to make now; nothing was done.
 }
term-no-such-choice = { $word } is not one of the choices here. Type help to see what you can type.
term-in-line = { $problem } (number { $place } of { $count }; nothing was done)
term-new-things = After { $count } of these decisions something new comes to light: decide up to there first. Nothing was done.
term-help =
    A number chooses an option or an amount; several in one line are several decisions (3 3 0 0). p passes.
    ?         what this decision is about, with its rules
    why 7     why option 7 is refused; why alone lists everything that is refused
    board     the table again
    log       all that has happened, as far as you may know it; log 20 only the last 20 lines
    undo      take your last decision back, as long as nothing was drawn or revealed since
    level     how well the bots play; level hard changes all of them, level 3 hard the one called Bot 3
    save      save the game; save FILE saves it there
    quit      stop; the game is kept and can be resumed
term-levels = How well the bots play; type level and a name for all of them, or level 3 and a name for one of them:
term-level-now = Now: { $level } ({ $names })
term-no-such-level = { $word } is neither a level nor a bot. Type level to see what there is.
term-no-such-bot = There is no bot { $number } at this table.
term-incident = { $name } has failed ({ $what }); one of its options was chosen at random instead.
term-help-hint = Type help to see what you can type.
term-allowed = This is allowed: { $option }
term-nothing-refused = Nothing is refused here.
term-undone = Taken back.
term-no-undo = Nothing can be taken back: since then a card was drawn, something was revealed or somebody else has acted.
term-saved = Saved: { $path }
term-exists = There is already a file { $path }; nothing was saved. Choose another name.
term-over = The game is kept in { $path }. Look at it again with: { $again }
term-left = The game is kept in { $path }. Go on with: { $again }
term-total = Total
term-not-open = This game is not over, so hidden cards stay hidden. --seat 0 shows what the first seat can see.
term-entry = Entry { $entry } of { $last }. Enter or n: next, b: back, f: next phase, r 3: round 3, q: quit, help: more
term-no-such-phase = There is no phase { $phase } in this game. There is: { $phases }
term-no-such-round = There is no round { $round } in this game; the last one is { $last }.
term-viewer-help =
    Enter or n   next entry             b   one back
    f            next phase             f polls   the next phase of that name
    r 3          the start of round 3   120 entry 120
    s            the start              e   the end
    q            quit
