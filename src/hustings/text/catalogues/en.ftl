# The program's own words. Those of a game are in its folder.

## Lists and numbers

number = { $number }
list-empty = nothing
list-comma = { $before }, { $next }
list-and = { $before } and { $last }
colon = :{ " " }

## Refusals that every game shares

refusal-with-rule = { $text } (rule { $rule })
refusal-not-asked = It is not your turn: nothing is asked of you now.
refusal-no-such-option = That is no answer to the question asked.

## Levels of the bots: a name, and a sentence on each

level-beginner = beginner
    .about = Knows the rules and tries things out, with no eye for what comes later, but does nothing absurd. For a first game: expect to win soon.
level-easy = easy
    .about = Plays sensibly, often settles for second best and keeps no count of what the others have. Expect an even game once you know the rules.
level-normal = normal
    .about = Plays well, and now and then settles for second best. Expect to win with a plan.
level-hard = hard
    .about = Learned from millions of games against itself and always does what it thinks best. Expect to lose more often than you win.
level-expert = expert
    .about = Like “hard”, but also thinks ahead before every decision, weighing what the others may be holding. The strongest there is.

## Temperaments of the bots: a name, and a sentence on each

temperament-bold = bold
    .about = Pays more for what it wants.
temperament-media-baron = media baron
    .about = Buys media wherever it can.
temperament-member-hunter = member hunter
    .about = Refuses money and wins members.
temperament-climber = climber
    .about = Sends pawns up whenever it can.
temperament-lawgiver = lawgiver
    .about = Changes laws rather than offices.
temperament-collector = collector
    .about = Gathers cards first.
temperament-varied = varied
    .about = Each seat has a different temperament.
