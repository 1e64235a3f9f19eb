# What bots say: levels, hints and reasons. Made of the records of talia.bots.explanation.

bots-level-novice = novice
bots-level-apprentice = apprentice
bots-level-adept = adept
bots-level-expert = expert
bots-level-random = random play
bots-level-ismcts = plain tree search

bots-hint-help = h asks for a hint.
bots-best = Hint: { $option }
bots-best-chance = Hint: { $option }, chance of winning { $percent } %
bots-best-between = Hint: { $option }, chance of winning { $percent } % (between { $low } and { $high } %)
bots-mixing = Best is a mixture of { $count }: whoever always does the same can be read.
bots-mix = { $percent } %: { $option }
bots-reason-forced = There is no other choice.
bots-reason-random = Any of them: this level plays at random.
bots-reason-highest = It is the highest there is.
bots-reason-ahead = It is { $points } points ahead of: { $option }
bots-reason-level = No clear difference to: { $option }
bots-belief-holds = { $seat } holds { $card }: { $percent } %
bots-quality = Looked at { $worlds ->
    [one] { $worlds } world
   *[other] { $worlds } worlds
} and { $nodes ->
    [one] { $nodes } line of play
   *[other] { $nodes } lines of play
}.
bots-stand-in = There is no level of this name in this game yet ({ $level }); a weaker one plays: { $plays }.

## Radlands

bots-reason-radlands-thumb = By rules of thumb: finish a camp, cover bare camps, waste no water.
bots-reason-radlands-camps = Camps are chosen in secret: it mixes those that win about as often.
bots-reason-radlands-wins = It wins the game this turn.
bots-reason-radlands-more-camps = Your camps at the end of the turn (uncovered: { $here }, otherwise { $there }) are worth { $points } points more than with: { $option }
bots-reason-radlands-less-camps = Your camps at the end of the turn (uncovered: { $here }, otherwise { $there }) are worth { $points } points less than with: { $option }
bots-reason-radlands-more-people = Your people at the end of the turn (unhurt: { $here }, otherwise { $there }) are worth { $points } points more than with: { $option }
bots-reason-radlands-less-people = Your people at the end of the turn (unhurt: { $here }, otherwise { $there }) are worth { $points } points less than with: { $option }
bots-reason-radlands-more-their-camps = The damage to their camps (intact: { $here }, otherwise { $there }) is worth { $points } points more than with: { $option }
bots-reason-radlands-less-their-camps = The damage to their camps (intact: { $here }, otherwise { $there }) is worth { $points } points less than with: { $option }
bots-reason-radlands-more-their-people = The damage to their people (unhurt: { $here }, otherwise { $there }) is worth { $points } points more than with: { $option }
bots-reason-radlands-less-their-people = The damage to their people (unhurt: { $here }, otherwise { $there }) is worth { $points } points less than with: { $option }
bots-reason-radlands-more-events = The events (yours: { $here }, otherwise { $there }) are worth { $points } points more than with: { $option }
bots-reason-radlands-less-events = The events (yours: { $here }, otherwise { $there }) are worth { $points } points less than with: { $option }
bots-reason-radlands-more-hand = The cards in hand (yours: { $here }, otherwise { $there }) are worth { $points } points more than with: { $option }
bots-reason-radlands-less-hand = The cards in hand (yours: { $here }, otherwise { $there }) are worth { $points } points less than with: { $option }
