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

## Cardia

bots-level-highest = always the highest card
bots-reason-cardia-wins = It wins against { $percent } % of the cards they may have.
bots-reason-cardia-ability = If it loses ({ $percent } %), its ability makes up for it.
bots-reason-cardia-faction = Cards of this faction they may still have: { $count }
bots-reason-cardia-least = It is the card that will be missed least.
bots-reason-cardia-turns = It turns an encounter.
bots-reason-cardia-rule = A rule of thumb prefers it.
bots-reason-cardia-encounter = Against what they are likely to play it wins the encounter in { $percent } % and loses it in { $lost } %.
bots-reason-cardia-exact = Worked out to the end: everybody knows all cards.
