# What the page says outside a game's own boards. Labels are short: a button has room for two or three words.

## The bar at the top

page-nav = Site
page-nav-play = Play
page-nav-tables = Tables
page-nav-replays = Replays
page-nav-rules = Rules
page-language = Language
page-sounds = Sounds
page-sounds-on = Sounds are on
page-sounds-off = Sounds are off
page-theme = Light or dark
page-help = Reference card and rules
page-menu = Menu
page-close = Close
page-order = The seats, and who is asked now
page-seat-now = { $party }, { $name } ({ $there }): { $doing }
page-here = here
page-away = away
page-bot = bot
page-free = free
page-is-asked = is deciding
page-has-sealed = has sealed
page-waits = waits
page-start-player = start player
page-watching = You are watching

## The front door

page-title-home = Hustings: political board games, played properly
page-home-1 = Run a party.
page-home-2 = Win seven elections.
page-home-lead = Die Macher and Helvetiq, two political board games, in the browser: every rule enforced, every secret kept, against friends or bots that see no more than you do.
page-one-vote = You have one vote
page-play-now = Play now
page-play-now-why = { $game }, { $how }. No account, no form.
page-play-first-why = { $game }, the short game for three, with a guide at your side: about 25 minutes. No account, no form.
page-lengths = How long you have
page-length-short = 25 minutes
page-length-hour = An hour
page-length-evening = An evening
page-takes-short = about 25 minutes
page-takes-hour = about an hour
page-takes-two = about two hours
page-takes-evening = an evening
page-against = against { $count ->
    [one] one bot
   *[other] { $count } bots
 }
page-with-friends = with friends, by link
page-go-on = Go on with your game
page-go-on-round = Go on with round { $round }
page-go-on-why = { $game } with { $names }
page-set-up = Set up a table
page-set-up-why = Edition, seats, bots. Send the link; people sit down by opening it.
page-read-rules = Read the rules
page-read-rules-why = In our own words, with every ruling and the source of every figure.
page-watch-replay = Look at a finished game
page-watch-replay-why = Your own games, examples, or a record that somebody sent you.
page-your-tables = Your tables
page-all-tables = all { $count }
page-with = with { $names }
page-moves = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
 }
page-open-tables = Open tables
page-with-free-seat = { $count } with free seats
page-no-open-tables = Nobody is waiting for players just now. Set up a table and make it public.
page-seats-taken = { $taken } of { $count } seats taken
page-waits-for = waits for { $names }
page-status-waiting = waiting
page-status-playing = playing
page-status-paused = paused
page-status-over = finished
page-status-abandoned = abandoned
page-everybody = The same for everybody
page-daily = Puzzle of the day
page-daily-why = One position, one question, a new one every day.
page-daily-solved = Solved { $tries ->
    [1] at the first try
   *[other] at try { $tries }
 }.
page-weekly = Deal of week { $week }
page-weekly-yours = You have played it, or are playing it.
page-weekly-played = { $count ->
    [0] Nobody has finished it here yet.
    [one] Finished once here. Points: { $best }.
   *[other] Finished { $count } times here. Most points: { $best }.
 }
page-to-hand-on = Your result, to pass on
week-shared = Hustings, deal of week { $week }: { $game }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, place { $place } of { $players }.
week-compared = { $count ->
    [0] This week’s deal: everybody gets the same cards and the same bots. Other people’s results will appear here.
    [one] This week’s deal: everybody gets the same cards and the same bots. You are the first here to finish it.
   *[other] This week’s deal: everybody gets the same cards and the same bots. Finished { $count } times here; { $better } did better than you.
 }
page-on-the-table = On the table now: { $what }
page-on-a-table = As it was played: { $what }
page-lane = { $party }: { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
 }
page-how-to-read = How to read a state
page-how-to-read-why = The bar shows a party’s votes; the ring, where it would land if all its meetings turned into votes now.
page-the-games = The games
page-rules-and-rulings = Rules and rulings
page-play-bots = Play against bots
page-run-it = Run it yourself
page-run-it-why = One command starts a server with its own database. The same rules drive a simulator of thousands of games a second and a vector environment for Gymnasium.
page-interface = Programming interface
page-guest = Guest
page-you-win = You win, with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
page-you-share = You share the win, with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
page-you-came = You finish in place { $place } of { $players } with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $behind } behind the winner.
page-fill-bots = Fill with bots
page-learn-meanwhile = Meanwhile, learn how it is played
page-why-edition-2006 = The rules of the 2006 edition; the ones to begin with.
page-why-edition-1997 = The rules of the first edition, of 1997.

## A new table

page-game = Game
page-which-edition = Edition
page-edition = { $edition } rules
page-own-figures = own figures
page-variants = Variants
page-players = Players
page-seats = Seats
page-seat = Seat { $seat }
page-who-sits = Who plays { $seat }
page-kind-person = At this screen
page-kind-open = Open, by link
page-kind-bot = A bot
page-by-link = for whoever opens the link
page-name = Name
page-name-of = Name of { $seat }
page-level = Level
page-level-of = Level of { $seat }
page-level-beginner = beginner
page-level-easy = easy
page-level-normal = normal
page-level-hard = hard
page-level-expert = expert
page-temperament = Temperament
page-temperament-of = Temperament of { $seat }
page-temperament-none = balanced
page-temperament-none-why = Has no particular leaning.
page-temperament-bold = bold
page-temperament-media-baron = media baron
page-temperament-member-hunter = member hunter
page-temperament-climber = climber
page-temperament-lawgiver = lawgiver
page-temperament-collector = collector
page-temperament-varied = varied
page-hot-seat = Several people at this screen: between turns the page asks you to hand it over.
page-table-title = Name of the table
page-more = More
page-public = Public: shown under “Open tables”, anybody may sit down or watch
page-open-money = Open money: everyone sees what the others have
page-make = Make the table and get the link
page-start = Start the game
page-colour-black = Black
page-colour-red = Red
page-colour-yellow = Yellow
page-colour-green = Green
page-colour-blue = Blue

## Before the game

page-title-table = Table · Hustings
page-title-your-turn = Your turn: { $title }
page-opening = One moment …
page-room-free = { $count ->
    [one] One seat is free. Send the link.
   *[other] { $count } seats are free. Send the link.
 }
page-room-ready = Everyone is there: you can start.
page-room-host = Everyone is there. The host starts the game.
page-your-name = Your name
page-you = you
page-sit = Sit down here
page-put-bot = Put a bot here
page-bot-instead = Use a bot
page-bot-other = Change the bot
page-replace = Let a bot play { $party }
page-remove = Remove
page-start-when = The game can start when every seat is taken, by people or bots.
page-invite = Invite
page-invite-why = Whoever opens this link can take a free seat, or watch.
page-invite-link = Link for guests
page-invite-here = This link works on this computer only. To let others in your network come, start the server with:
page-invite-or = or
page-invite-then = Then open the address that the terminal prints, and send the link from there.
page-invite-code = The link as a code to scan
page-screen = Show on a television
page-screen-why = A screen for everybody that shows no hands: each plays on a phone.
page-screen-scan = Scan to take a seat
page-screen-hands = Your hand is on your phone. Nothing secret is shown here.
page-screen-own = This link is personal
page-screen-own-why = It shows a hand or controls the table, so it does not belong on a screen that everybody sees. Open the screen with the link for guests.
page-screen-to-seat = Open it as my own
page-copy = Copy
page-copied = Copied
page-table-full = All seats are taken.
page-watch = Watch
page-join = Join
page-join-table = Sit down at “{ $title }”
page-watch-table = Watch “{ $title }”

## At the table

page-your-turn = Your turn
page-your-turn-asked = Your turn. { $question }
page-waiting-for = Waiting for { $names }
page-you-sealed = You have sealed
page-sealed-why = Your answer is sealed. Until the last one has sealed, you can change it.
page-change = Change it
page-rule = Rule { $rule }
page-your-draft = Your draft
page-take-back-from = Take back from here on
page-ends-draw = Then something is drawn: send this first.
page-ends-reveal = Then something is revealed: send this first.
page-not-possible = { $count ->
    [one] One option is not possible:
   *[other] { $count } options are not possible:
 }
page-why-not = What is not possible, and why
page-clear = Clear
page-undo = Undo
page-send = Send
page-seal = Seal
page-filter = Search the options
page-filter-many = Search { $count } options
page-filter-none = No option fits.
page-quick-amounts = Quick amounts
page-amount = Amount, { $low } to { $high }
page-less = One less
page-more-amount = One more
page-take-amount = Choose { $amount }
page-nothing = nothing
page-table-now = The table now
page-record = Record
page-since = since your last turn: { $count }
page-since-here = Since your last turn
page-what-happened = What happened
page-earlier = { $count } earlier lines
page-now-you = Now it is your turn.
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-to = To
page-chat-all = All
page-message = Message
page-say-something = Say something
page-say = Say
page-private = private
page-to-you = to you
page-to = to { $name }
page-spectator = spectator
page-chat-too-fast = Not sent: too many lines at once. Wait a moment.
page-not-sent = Not sent. Try again.

## The menu of a table

page-save = Save
page-your-link = Your own link
page-your-link-why = It opens your seat, on any device. Keep it to yourself.
page-spectator-link = Link for guests and spectators
page-seats-here = Seats at this screen
page-notices = Notify me when it is my turn
page-nights = Show election nights and what is turned up
page-nights-stay = Let them stay until I go on
page-event-over = Go on
page-reading = Reading out what happens
page-reading-calm = calmly, sentence by sentence
page-reading-brisk = briskly
page-reading-slow = slowly
page-reading-at-once = at once, as it happens
page-reading-turns = only when it is my turn
page-hurry = Hurry the bots
page-hurry-off = Let the bots take their time
page-hurry-why = They linger less between their moves, for everybody at this table. They play just as well.
page-hurried = Bots at this table do not linger
page-skip = Skip to what is asked
page-skip-main = Skip to the main part
page-cmd = Command line
page-cmd-open = Open the command line
page-cmd-said = Answers of the command line
page-cmd-label = A number or a word; help says which
page-cmd-nothing = Nothing is asked of you now.
page-cmd-item = { $number }: { $what }
page-cmd-done = Done.
page-cmd-allowed = { $number } is allowed.
page-cmd-also = About this game: { $words }
page-cmd-help =
    A number answers what is asked, an amount stands for itself; several in one line are several decisions. p passes.
    ?  what is asked, with the numbers of the answers
    ?why  what is not possible and why; ?why 7 asks about 7
    ?log 20  the last 20 lines of the record
    undo  take the last decision back
page-with-all = With everyone’s consent
page-pause = Pause
page-resume = Resume
page-abandon = Abandon the game
page-leave = Leave the seat
page-really = Really?
page-rewind = Go back
page-rewind-before = to before …
page-mute = Mute
page-unmute = Unmute
page-new-link = New link
page-new-link-why = The old link of this seat stops working at once

## Votes, and bad luck

page-vote-abandon = { $name } wants to abandon the game.
page-vote-rewind = { $name } wants to go back.
page-vote-before = To before:
page-vote-pause = { $name } wants a pause.
page-vote-missing = Still to agree: { $names }.
page-agree = Agree
page-disagree = Decline
page-take-back = Take it back
page-lost = Connection lost.
page-lost-retry = { $seconds ->
    [0] Trying again …
   *[other] Trying again in { $seconds } s.
 }
page-lost-draft = Your draft is kept. { $seconds ->
    [0] Trying again …
   *[other] Trying again in { $seconds } s.
 }
page-try-now = Try now
page-moved-on = The table moved on.
page-moved-fits = Your draft still fits; look and send again.
page-moved-partly = Part of your draft no longer fits and was taken out.
page-moved-gone = Your draft no longer fits.
page-refused = Not possible.
page-paused = The game is paused.
page-paused-why = Nothing is lost.
page-bots-busy = The bots are busy.
page-bots-busy-why = They think for many tables at once; yours is number { $place } in the queue.
page-abandoned = This game was abandoned.
page-abandoned-why = It stays here to be looked at.
page-link-expired = This link no longer works.
page-link-expired-why = Ask the host for a new one.
page-no-such-table = There is no such table.
page-no-such-table-why = It was deleted, or the link is not complete.
page-needs-link = This address is only half of a link.
page-needs-link-why = The table is there, but it is not open to everybody. The whole link has a # and a secret at its end: ask the host to send it.
page-open-as-seat = Open as seat { $seat }
page-open-as-host = Open as host
page-to-front-door = To the start page
page-no-such-page = There is no such page.
page-trouble-malformed = The server did not understand that.
page-trouble-illegal = That is not possible now.
page-trouble-stale = The table has moved on; look again.
page-trouble-unauthorised = Your link does not allow that.
page-trouble-forbidden = Only the host, or whoever sits there, may do that.
page-trouble-unknown = There is nothing by that name here, or the link is incomplete.
page-trouble-conflict = That is not possible in the table’s current state.
page-trouble-too-large = That is too large.
page-trouble-too-many = Too much at once. Wait a moment and try again.
page-trouble-unavailable = The server cannot be reached just now. Nothing is lost; try again.
page-trouble-failed = Something went wrong on the server. Nothing was changed.
page-hand-over = Please hand the screen to { $name }.
page-hand-over-why = Nobody else should look now.
page-i-am = I am { $name }

## The end

page-won-by = { $party } { $party_number ->
    [many] win
   *[one] wins
 } by { $points }
page-won-tied = { $party } { $party_number ->
    [many] win
   *[one] wins
 } the tie
page-someone = { $name }
page-shared-win = { $parties } share the victory
page-nobody-won = Nobody has won
page-made-difference = What made the difference: { $part }. { $winner } had { $points } there, { $other } { $others }.
page-entries = { $count } decisions
page-by-rank = Points by source, in order of rank
page-again = Play again, same seats
page-again-there = To the next game, same seats
page-look = Look at the table
page-to-the-result = Back to the result
page-open-hands = Open hands
page-score-sheet = Score sheet
page-total = Total

## Rules and finished games

page-contents = Contents
page-figures = The figures and their sources
page-figure = Figure
page-value = Value
page-source = Source
page-ruling = Ruling
page-no-card = Nothing is asked just now. The full rules are one click away.
page-all-rules = All rules
page-signs = Signs
page-signs-why = Point at anything on the board, or tap it, to see what it is. Anything violet is yours to choose, or drafted but not yet sent.
page-no-finished = None of your games is finished yet.
page-bring-record = Open a record
page-no-record = This is not a record.
