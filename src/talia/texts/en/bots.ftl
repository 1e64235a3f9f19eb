# What bots say: hints and reasons. Made of the records of talia.bots.play.explanation. Levels are in site.ftl.

bots-hint-help = h asks for a hint.
bots-best = Hint: { $option }
bots-best-chance = Hint: { $option }, chance of winning { $percent }%
bots-best-between = Hint: { $option }, chance of winning { $percent }% (between { $low } and { $high }%)
bots-mixing = Best is to mix { $count ->
    [one] { $count } choice
   *[other] { $count } choices
} at random: whoever always does the same can be read.
bots-mix = { $percent }%: { $option }
bots-reason-forced = There is no other choice.
bots-reason-random = Any of them: this level plays at random.
bots-reason-highest = It is the highest there is.
bots-reason-ahead = It is { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
} better than: { $option }
bots-reason-level = No clear difference to: { $option }
bots-belief-holds = { $seat } holds { $card }: { $percent }%
bots-quality = Looked at { $worlds ->
    [one] { $worlds } possible deal
   *[other] { $worlds } possible deals
} and { $nodes ->
    [one] { $nodes } line of play
   *[other] { $nodes } lines of play
}.
bots-stand-in = There is no level of this name in this game yet ({ $level }); a weaker one plays: { $plays }.
bots-slowed = The rules are interpreted for now, so this level looks less far ahead in its time than it could: { $level }.

## Cardia

bots-reason-cardia-wins = It wins against { $percent }% of the cards they may have.
bots-reason-cardia-ability = If it loses ({ $percent }%), its ability makes up for it.
bots-reason-cardia-faction = Cards of this faction they may still have: { $count }
bots-reason-cardia-least = It is the card that will be missed least.
bots-reason-cardia-turns = It changes the winner of an encounter.
bots-reason-cardia-rule = A rule of thumb speaks for it.
bots-reason-cardia-encounter = Against what they are likely to play it wins the encounter in { $percent }% and loses it in { $lost }%.
bots-reason-cardia-exact = Worked out to the end: everybody knows all cards.

## Fantasy Realms

bots-reason-realms-table = { $card } from the discard area brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once.
bots-reason-realms-no_table = Nothing in the discard area brings points at once.
bots-reason-realms-empty = There is nothing in the discard area to take.
bots-reason-realms-deck_only = The deck brings { $deck ->
    [one] { $deck } point
   *[other] { $deck } points
} on average.
bots-reason-realms-deck_table = The deck brings { $deck ->
    [one] { $deck } point
   *[other] { $deck } points
} on average, the best discarded card { $points }: { $card }
bots-reason-realms-discard = The hand then scores { $points }; with the second best choice { $less } fewer.
bots-reason-realms-loses = In points that is { $points } fewer than the best discard; its chances are better.
bots-reason-realms-card = { $card } is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} in this hand.
bots-reason-realms-feeds = Discarding { $card } would give { $seat } about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bots-reason-realms-ending = Cards missing until the game ends: { $left }
bots-reason-realms-proven = No choice scores more: all have been tried.
bots-reason-realms-most = It scores most as things stand.
bots-reason-realms-swap = The swap promises { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bots-reason-realms-no_swap = No swap on offer brings points.
bots-reason-realms-bad_swap = The swap as it stands would cost points.
bots-reason-realms-hope = An offer promises { $points ->
    [one] { $points } point
   *[other] { $points } points
} on average.
bots-reason-realms-offer = Offering { $card } promises { $points ->
    [one] { $points } point
   *[other] { $points } points
} on average.
bots-reason-realms-anyone = Whoever needs it most will answer.
bots-reason-realms-wish = A card of the suit { $suit } would bring { $points ->
    [one] { $points } point
   *[other] { $points } points
} on average.
bots-reason-realms-anything = No suit is better than the others.

## Radlands

bots-reason-radlands-thumb = By rules of thumb: finish a camp, cover unprotected camps, waste no water.
bots-reason-radlands-camps = Camps are chosen in secret: it mixes those that win about as often.
bots-reason-radlands-wins = You win this very turn.
bots-reason-radlands-wins-surely = You win this very turn, whatever they answer and whatever is hidden.
bots-reason-radlands-more-camps = Your camps at the end of the turn (unprotected: { $here }; with the other choice { $there }) are worth { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
} more than with: { $option }
bots-reason-radlands-less-camps = Your camps at the end of the turn (unprotected: { $here }; with the other choice { $there }) are worth { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
} less than with: { $option }
bots-reason-radlands-more-people = Your people at the end of the turn (undamaged: { $here }; with the other choice { $there }) are worth { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
} more than with: { $option }
bots-reason-radlands-less-people = Your people at the end of the turn (undamaged: { $here }; with the other choice { $there }) are worth { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
} less than with: { $option }
bots-reason-radlands-more-their-camps = The damage to their camps (undamaged: { $here }; with the other choice { $there }) is worth { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
} more than with: { $option }
bots-reason-radlands-less-their-camps = The damage to their camps (undamaged: { $here }; with the other choice { $there }) is worth { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
} less than with: { $option }
bots-reason-radlands-more-their-people = The damage to their people (undamaged: { $here }; with the other choice { $there }) is worth { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
} more than with: { $option }
bots-reason-radlands-less-their-people = The damage to their people (undamaged: { $here }; with the other choice { $there }) is worth { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
} less than with: { $option }
bots-reason-radlands-more-events = The events (yours: { $here }; with the other choice { $there }) are worth { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
} more than with: { $option }
bots-reason-radlands-less-events = The events (yours: { $here }; with the other choice { $there }) are worth { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
} less than with: { $option }
bots-reason-radlands-more-hand = The cards in hand (yours: { $here }; with the other choice { $there }) are worth { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
} more than with: { $option }
bots-reason-radlands-less-hand = The cards in hand (yours: { $here }; with the other choice { $there }) are worth { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
} less than with: { $option }
