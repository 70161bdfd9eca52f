# What the symbols of Die Macher's table mean, where no heading says it.

dm-meetings-of = { $cubes ->
    [one] { $party }: { $cubes } meeting of { $spaces }
   *[other] { $party }: { $cubes } meetings of { $spaces }
 }
dm-votes-of = { $votes ->
    [one] { $party }: { $votes } vote
   *[other] { $party }: { $votes } votes
 }
dm-lane-then = { $party }: { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }, { $then } if all meetings are converted
dm-match-of = { $party } on { $issue }: { $match }
dm-seats-of = { $seats ->
    [one] { $party }: { $seats } seat
   *[other] { $party }: { $seats } seats
 }
dm-marker-of = Media marker: { $party }
dm-space-of-round = Space for the media won in round { $round }
dm-members-of = { $members ->
    [one] { $party }: { $members } member
   *[other] { $party }: { $members } members
 }
dm-one-row-each = one row of each list
dm-markers-count = { $markers ->
    [one] { $markers } media marker
   *[other] { $markers } media markers
 }
dm-send-actions = { $count ->
    [one] Carry out { $count } action
   *[other] Carry out { $count } actions
 }
dm-sign-half = Factor of 0 or less: one vote for two meetings
dm-sign-control = Controls the media of the state
dm-sign-pile = As many votes as others: the upper one wins
