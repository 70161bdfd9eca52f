# Orders ahead: what is to be done and for how long, and why an order has ended.
order-once = { $what }, the next time
order-round = { $what }, for the rest of the round
order-game = { $what }, for the rest of the game
order-ended-done = Carried out.
order-ended-surprise = You wanted to decide for yourself if this happened: { $line }
order-ended-round = The round is over.
order-ended-bidding = The auction is over.
order-ended-undo = You have taken a decision back.
order-ended-rewind = The game was taken back to an earlier position.
order-ended-over = The game is over.
