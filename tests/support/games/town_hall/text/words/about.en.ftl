about-town-hall = The topics of one evening: bid tokens for the floor, then keep a topic or yield it. 2 to 4 people, ten minutes.
