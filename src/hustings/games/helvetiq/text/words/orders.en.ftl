# What can be ordered ahead, and surprises that end an order.
order-second-ballot = Put one ballot only in the box
order-last-action = Do without the last action
surprise-proposal = Somebody wants to change laws
surprise-law = Laws change
surprise-applied = Somebody applies a law
surprise-election = Somebody is elected
surprise-demotion = A pawn is moved down
surprise-special = Somebody plays a special card
surprise-hand = Cards are looked at, taken or lost
surprise-time = The time marker goes on
surprise-end = The end comes
