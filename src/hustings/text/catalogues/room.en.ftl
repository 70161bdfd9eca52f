# The table before it begins, said to each: who comes by a link, who sits, who has set it up.
page-room-join = { $count ->
    [one] One seat is free: enter your name and sit down.
   *[other] { $count } seats are free: enter your name and sit down.
 }
page-room-soon = { $count ->
    [one] You have a seat. One more is free; the host will start the game once it is taken.
   *[other] You have a seat. { $count } more are free; the host will start the game once they are taken.
 }
page-your-name-why = The others call you “{ $name }” until you say who you are.
page-another-name = Somebody else at this screen: their name
page-sit-another = Seat somebody here
page-name-first = A name first, please.
page-bot-of = bot, { $level }
page-optional = may stay empty
page-seat-stays = Your seat stays yours: you find the table again under “Your tables”.
