# What can be ordered ahead, and surprises that end an order.
order-second-ballot = Put only one ballot in the box
order-last-action = Do without the last action
surprise-proposal = somebody wants to change laws
surprise-law = laws change
surprise-applied = somebody applies a law
surprise-election = somebody is elected
surprise-demotion = a pawn is moved down
surprise-special = somebody plays a special card
surprise-hand = cards are looked at, taken or lost
surprise-time = the time marker goes on
surprise-end = the end comes
