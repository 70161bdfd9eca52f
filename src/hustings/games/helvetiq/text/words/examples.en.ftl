# Small examples on the rules page.

example-price = What an election costs
example-way = The way
example-opponents = Pawns of others there
example-own = Cards of your own colour
example-others = Other cards
example-price-yes = It costs { $price }. Your cards count { $means }: that is enough.
example-price-no = It costs { $price }. Your cards count { $means }: too little.
example-vote = The popular vote
example-yes = YES in the box
example-no = NO in the box
example-blank = Other cards in the box
example-vote-yes = Accepted: the laws change.
example-vote-no = Rejected: the laws stay.
example-vote-level = Level: cards are turned up until a YES or NO decides.
example-law = Applied laws
example-level-1 = Laws of the commune
example-level-2 = Laws of the canton
example-level-3 = Laws of the confederation
example-five = Five colours together
example-law-result = You climb { $points }.
example-end = Pawns and laws at the end
example-pawns-on = Your pawns on { $square }
example-laws-on = Laws of your colour in the confederation
example-end-result = { $pawns } + { $laws } = { $points } points
