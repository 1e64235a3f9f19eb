# Fantasy Realms: the score sheet. Lines tell one step each, in the order the rulebook resolves things.
# Places: $card the acting card, $others the other cards, $cards all of them; forms as in fantasy_realms_cards.ftl.

fantasy_realms-score-title = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fantasy_realms-score-player = { $place }. { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fantasy_realms-score-steps = Resolved in this order
fantasy_realms-score-counted = Bonuses and penalties
fantasy_realms-score-total = Total
fantasy_realms-score-and = { $first } and { $last }
fantasy_realms-score-column-card = Card
fantasy_realms-score-column-suit = Suit
fantasy_realms-score-column-base = Base
fantasy_realms-score-column-bonus = Bonus
fantasy_realms-score-column-penalty = Penalty
fantasy_realms-score-column-points = Points
fantasy_realms-score-column-remark = Remarks
fantasy_realms-score-column-place = Place
fantasy_realms-score-column-player = Player
fantasy_realms-score-column-base-sum = Printed strengths
fantasy_realms-score-won = { $player } wins.
fantasy_realms-score-won-by-tie-break = { $player } wins the tie: the lowest sum of printed strengths.
fantasy_realms-score-shared = { $players } share the win: points and printed strengths are equal.
fantasy_realms-score-remark-as = as { $card }
fantasy_realms-score-remark-cleared = penalty cleared by { $cards }
fantasy_realms-score-remark-army-cleared = the word Army cleared by { $cards }
fantasy_realms-score-remark-blanked-by = blanked by { $cards }; would have scored { $points }
fantasy_realms-score-remark-blanked = blanked; would have scored { $points }
fantasy_realms-score-line-takes-card = { $card } adds { $others } to the hand.
fantasy_realms-score-line-copies = { $card } copies the name, suit, base strength and penalty of { $others }.
fantasy_realms-score-line-takes-name = { $card } takes the name and suit of { $others } ({ $suit }).
fantasy_realms-score-line-takes-suit = { $card } takes only a suit: { $suit }.
fantasy_realms-score-line-changes-suit = { $card } changes the suit of { $others } to { $suit }.
fantasy_realms-score-line-clears = { $card }: { $others_count ->
    [one] the penalty of { $others } is cleared.
   *[other] the penalties of { $others } are cleared.
}
fantasy_realms-score-line-clears-army = { $card }: the word Army is cleared from { $others_count ->
    [one] the penalty of { $others }.
   *[other] the penalties of { $others }.
}
fantasy_realms-score-line-blanks = { $card } blanks { $others }.
fantasy_realms-score-line-blanks-itself = { $card } fits its own penalty and blanks itself.
fantasy_realms-score-line-ring = { $cards } blank one another in a ring: all of them are blanked, and they blank nothing else.
fantasy_realms-score-line-blanked-unless = { $card } is blanked, because no { $suit } is active.
fantasy_realms-score-line-blanked-with = { $card } is blanked, because the suit { $suit } is active.
fantasy_realms-score-line-condition-ring = { $cards } depend on one another in a ring: all of them are blanked.
fantasy_realms-score-line-base = { $card }: base strength { $points }.
fantasy_realms-score-line-bonus = { $card }: +{ $points } for { $others }.
fantasy_realms-score-line-bonus-alone = { $card }: +{ $points }.
fantasy_realms-score-line-penalty = { $card }: { $points } for { $others }.
fantasy_realms-score-line-penalty-alone = { $card }: { $points }.
fantasy_realms-score-line-would-have = { $card }: blanked, 0 points instead of { $points }.
