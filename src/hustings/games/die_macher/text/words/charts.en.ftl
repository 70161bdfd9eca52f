# Charts of games that are over.

series-points = Points
series-about-points = if the game had ended then
series-votes = Votes
series-about-votes = in each election
series-seats = Seats
series-about-seats = added up
series-members = Members
series-about-members = after the round
series-media = National media
series-about-media = markers, added up
series-money = Money
series-about-money = thousands, after the round
dm-timeline = Elections, media and opinions
dm-timeline-why = outlined: new in this round
dm-timeline-state = State
dm-timeline-won = Won by
