# Playing over days: clocks, orders ahead, notes, notices and what-if boards, in the page.
days-span-days = { $days } d { $hours } h
days-span-whole-days =
    { $days ->
       [one] 1 day
      *[other] { $days } days
    }
days-span-hours = { $hours } h { $minutes } min
days-span-whole-hours =
    { $hours ->
       [one] 1 hour
      *[other] { $hours } hours
    }
days-span-seconds = { $seconds } s
days-span-minutes = { $minutes } min
days-pace = { $move } a turn, { $reserve } in reserve
days-pace-only = { $move } a turn
days-clock = { $party }: { $turn } left for this turn, { $reserve } in reserve
days-hurry = Your time is running out.
days-stood-in = Your time ran out: a bot plays for you.
days-stood-in-why = It sees only what you see. Take over whenever you like.
days-back = I am back
days-away-bot = away, a bot stands in
days-what-if-board = A private board: what if?
days-what-if-board-why = What you could not know was redrawn. Nothing here counts at the real table.
days-what-if-leave = Back to the real table
days-mine = Only for you
days-orders = Orders ahead
days-notes = Notes
days-notices = E-mail or messenger
days-what-if = What if?
days-orders-wait =
    { $count ->
       [one] 1 order
      *[other] { $count } orders
    }
days-orders-now = In force
days-orders-nothing = None yet. An order decides for you when you are asked, until you take it back.
days-orders-new = A new order
days-orders-what = What
days-orders-how = In the auction
days-orders-always = pass at once
days-orders-above = pass above this amount, else ask me
days-orders-raise = bid the least up to an amount, then pass
days-orders-amount = Amount
days-orders-lasts = How long
days-orders-once = The next time only
days-orders-round = For the rest of the round
days-orders-game = For the rest of the game
days-orders-unless = Ask me after all if
days-orders-unless-these = Not if { $surprises }.
days-orders-or = { $one }, or if { $other }
days-orders-read = Review the order
days-orders-give = Save order
days-orders-at-once = If you are being asked this now, the order acts at once.
days-orders-cancel = Take back
days-orders-ended = Ended
days-orders-forget = Forget
days-notes-label = Nobody else sees what you write here.
days-notes-kept = Saved.
days-notes-writing = Saving …
days-what-if-why = Play on from here against bots, on a board that only you see. What you cannot know is redrawn; the real table does not notice.
days-what-if-bot = The others are played by
days-what-if-begin = Try it out
days-notices-none = This server sends no mail and calls no webhooks; the browser can still tell you while this page is open.
days-notices-why = Once a turn, if you are not here { $after } after you are asked. It contains no hand and no link to your seat.
days-notices-email = By e-mail to
days-notices-confirmed = Confirmed.
days-notices-unconfirmed = Not confirmed yet: a code was sent there.
days-notices-code = The code from the mail
days-notices-confirm = Confirm
days-notices-webhook = By a webhook
days-notices-webhook-why = An address of Discord, Slack, ntfy or a service of your own.
days-notices-format = Format
days-format-auto = as its address says
days-format-discord = Discord
days-format-slack = Slack
days-format-ntfy = ntfy
days-format-json = plain JSON
days-notices-test = Send a test
days-notices-sent = The last one was sent.
days-notices-failed = The last one failed: { $message }
days-pace-legend = Pace
days-pace-free = No clock
days-pace-live = Live, { $pace }
days-pace-days = Over days, { $pace }
days-pace-bot = When time runs out
days-pace-bot-why = This bot plays on until the person is back.
days-hints = Hints: the search bot may be asked for advice
days-delete = Delete this table for good
