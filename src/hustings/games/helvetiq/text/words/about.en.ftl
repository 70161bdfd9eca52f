# The game as the page offers it, before it is chosen.

about-helvetiq = Three powers on three levels, from the commune to the Confederation. Bring your people in, change the laws, apply them, and face the popular vote.
about-helvetiq-size = 2 to 4 people, an hour.
about-helvetiq-course = The first turns: cards, elections, laws and the vote of the people. About ten minutes.
about-helvetiq-picture = Three powers, each on three levels. The steps say which way an office is reached and what that costs.
