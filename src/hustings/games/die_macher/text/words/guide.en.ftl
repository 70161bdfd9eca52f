# The guided first round: what each phase is for, what to look at, what one could try, what a choice has changed.

guide-opening = { $rounds } states vote, one after the other. Votes become seats, and every seat is a point at the end. Before the first round each party takes a head start: three gains and some media or members. All choose in secret.
guide-start = Who goes first this round? Everyone seals a bid. Only the highest bidder pays, and names the start player. Acting late has its charm: you see what the others do.
guide-conference = Your party stands for its open platform cards. Where they agree with the opinions of a state, your factor rises there; where they oppose them, it falls. You may exchange hidden cards, and then one open card.
guide-cabinet = Send people of your shadow cabinet into the states, face down. Each costs what is printed on the card and may do one thing there: win votes, move a trend, set a key issue, take a media space.
guide-actions = The cards are open and paid. Now each one acts, once.
guide-actions-passed = You had sent nobody, so there was nothing to choose.
guide-coalitions = Two parties may join forces in the current state: their votes count together. Both need a telephone there, and open platform cards in common.
guide-coalitions-passed = This time you could not take part.
guide-media = A media marker costs { $media_price }. Whoever has more of them in a state than any other party controls its media: no poll lowers that party there, and it may turn an opinion.
guide-control = Whoever controls the media here, or has an absolute majority, may exchange one opinion for a card of the pool. It changes everybody's factor.
guide-control-passed = Whoever controls the media of a state may exchange an opinion there. You controlled none, or this was not yours to do.
guide-meetings = Meetings become votes: each one brings as many votes as your factor. A meeting costs { $meeting_price }, at most { $per_round } in a state and round. In states that vote later you need { $least } before you may convert.
guide-polls = Each state has a poll, face down, for the highest bidder. Its owner may publish it and move trends, or shelve it and win members.
guide-conversion = Now meetings may become votes: meetings times factor. In the states to come, votes are safe while factors may still change. In the current state all meetings are converted at the election anyway.
guide-conversion-passed = With fewer than { $least } meetings in a state nothing can be converted there.
guide-election = Election day. All meetings of the current state have become votes, and votes have become seats. The most votes win, alone or as a coalition.
guide-spoils = Whoever wins a state goes national: a media marker moves to the national board for points, and opinions of the state become national ones.
guide-spoils-passed = This time others took the spoils.
guide-nation-title = Nation and money
guide-nation = Then the nation counts: open platform cards that agree with national opinion bring members, and members are points. Seats bring money. A new state joins the line, and hidden opinions are turned up.
guide-contributions = Last, each party is offered contributions. Take one: money, but dice decide how many members leave. Or refuse one in secret and win members.
guide-end = That was a whole round. The next ones are the same, and every state that votes brings seats. What counts at the end: seats, national media, members and national opinion. Good luck!

## What to look at

guide-look-first-state = The first state to vote, and the seats at stake
guide-look-row = Your row: votes, then trend and matches make the factor, times meetings
guide-look-ask = Here you choose and send
guide-look-cash = Your money, which only you see
guide-look-order = The order of play; the flag marks the start player
guide-look-hidden = Your hidden cards, and how they would match each state
guide-look-platform = Your open platform
guide-look-opinions = What people want here
guide-look-factor = Your factor: trend plus matches. ½: the sum is 0 or less
guide-look-cabinet = Your cabinet: cost, and what each card can do
guide-look-send-to = Where to send them
guide-look-act-here = Your row in the state where the card acts
guide-look-tiles = A telephone after a name: ready for a coalition
guide-look-common = The column with = : cards in common with you
guide-look-air = The media of this state, and who controls them
guide-look-national-media = National media: points for a marker of each round
guide-look-pool = The pool to exchange with
guide-look-meetings = Your meetings: a full first row may convert
guide-look-then = Your votes if all is converted
guide-look-standing = Who would win now
guide-look-trend = Your trend here, between −{ $trend } and +{ $trend }
guide-look-lane = Your votes, and where they could go
guide-look-ruler = Votes above, seats below: how many seats a number of votes brings
guide-look-national = National opinion: points at the end and members each round
guide-look-members = Members of all parties
guide-look-gifts = Your contributions: the amount and its dice

## What one could try

guide-try-any = Any of these will do.
guide-try-boons = A bit of everything is a good start.
guide-try-boon = { $state } votes first, so it helps at once.
guide-try-base = Some media, some members.
guide-try-marker = Media { $state_in } may give you control there.
guide-try-bid = A small bid does no harm: only the winner pays.
guide-try-naming = The party after you: then you act last.
guide-try-discard = { $cards ->
    [0] Keep them all: they may be of use.
    [one] Over all states this card helps no more than it harms: discard it and draw another.
   *[other] Over all states these { $cards } cards help no more than they harm: discard them and draw others.
 }
guide-try-swap = Your factor { $state_in } goes from { $before } to { $after }.
guide-try-keep = Pass: no exchange makes you stronger now.
guide-try-cabinet = Send one card to { $state }, for { $money }. Keep the others for later.
guide-try-no-cabinet = Send nobody and save the money.
guide-try-trend = A better trend counts for every meeting you hold here.
guide-try-votes = Votes now are votes for sure.
guide-try-coalition = Together you would win.
guide-try-alone = Pass: it would not make you win.
guide-try-agree = Partners share what the winner gets.
guide-try-media = One marker gives you control of the media { $state_in }.
guide-try-no-media = Pass and keep the money for meetings.
guide-try-opinion = Your factor { $state_in } goes from { $before } to { $after }.
guide-try-others = It makes the others weaker here.
guide-try-meetings = Spend about half of your money, most of it { $state_in }. There each meeting brings { $factor ->
    [one] one vote
   *[other] { $factor } votes
 }.
guide-try-meetings-there = Most of your meetings go where they count: { $state_in } each brings { $factor ->
    [one] one vote
   *[other] { $factor } votes
 }.
guide-try-no-meetings = Hold back: your factors are low everywhere, and money keeps.
guide-try-poll = The least you may bid { $state_in }. Members or trends are worth it.
guide-try-no-poll = Stay out: it gets expensive.
guide-try-publish = It raises you, or lowers the others.
guide-try-shelve = Nothing in it helps you. Shelve it and win members.
guide-try-later = Convert nothing: the election does it, and whoever arrives later is on top if votes are tied.
guide-try-wait = Wait: the factor is low and may still rise.
guide-try-convert = The factor { $state_in } is { $factor }. Take the votes while it lasts.
guide-try-move = A marker there is worth { $points } points at the end.
guide-try-carry = You stand for it yourself: it will bring you members and points.
guide-try-no-carry = Pass: none of them is yours.
guide-try-push = Push out what is not yours.
guide-try-gift = { $money } now, for { $dice ->
    [0] no risk at all
    [one] one die of risk
   *[other] { $dice } dice of risk
 }.

## What has changed

guide-figure-money = Money
guide-figure-members = Members
guide-figure-seats = Seats
guide-figure-votes = Votes { $state_in }
guide-figure-meetings = Meetings { $state_in }
guide-figure-trend = Trend { $state_in }
guide-figure-media = Media { $state_in }
guide-figure-factor = Factor { $state_in }
guide-figure-national-media = National media
