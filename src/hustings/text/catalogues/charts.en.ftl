# Charts of games that are over.

charts-round-by-round = Round by round
charts-none = No round was played to its end.
charts-figures = Figures
charts-percent = { $percent }%
charts-chance = Chance to win
charts-chance-of = { $party } { $percent }%
charts-chances = Chances to win: { $chances }
charts-parts = Where the points came from
charts-parts-why = if the game had ended after the round
charts-parts-of = Points of { $party } by round
charts-whose = Whose points
charts-picture = As a picture
