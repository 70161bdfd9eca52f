# Offers between people, and what they promise each other.
talk-make = Make an offer
talk-make-about = Make an offer: { $place }
talk-title = Offers and promises
talk-why = The rules hold nobody to a promise. The table remembers who kept it.
talk-who-hears = Who hears of it?
talk-to-two = the two of us
talk-to-all = everybody
talk-nothing = There is nothing to offer now: an offer needs people at the table who could still accept it.
talk-asks = { $name } asks you:
talk-yes = Yes, I promise
talk-no = No, thank you
talk-too-late = That is no longer possible.
