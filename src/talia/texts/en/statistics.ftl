# Statistics: what won in many games of bots, as tables with intervals.

statistics-intro = Bots have played many games. Each value stands with the interval that holds it in 95 of 100 such counts, and with the number of games.
statistics-none = Nobody has counted games of this one yet.
statistics-players-quick = Quick players
statistics-players-expert = Expert
statistics-players-hands = All hands
statistics-about-quick-cardia = They look one round ahead, in three deals that fit what they know.
statistics-about-quick-radlands = They follow one plan for their turn. Both have three camps dealt at random.
statistics-about-quick-fantasy_realms = They compare the best swap with what the deck brings on average.
statistics-about-expert-cardia = The expert; lines of play for each decision: { $nodes }.
statistics-about-expert-radlands = The expert; positions for each decision: { $nodes }. Both have three camps dealt at random.
statistics-about-expert-fantasy_realms = The expert, who looks at every card not seen.
statistics-about-hands-fantasy_realms = No games: every hand of seven cards there is, scored as printed, choices declined.
statistics-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
statistics-hands = { $n ->
    [one] { $n } hand
   *[other] { $n } hands
}
statistics-command = The command that makes these tables again
statistics-cause = Dealt by chance alone, so it is a cause.
statistics-goes-with = It goes with winning; that is no cause.
statistics-even = The dotted line stands at { $value }: no effect.
statistics-unclear = no clear difference
statistics-differ = quick players and the expert differ clearly
statistics-clear-note = Pairs are listed that do better or worse than their two camps say alone, by { $errors } errors or more. Of { $tried } pairs, about { $chance } would be so far off by chance.
statistics-no-pairs = In so few games no pair stands out.
statistics-interval = { $low } to { $high }
statistics-column-of-card = Card
statistics-column-of-cards = Cards
statistics-no-card = Nothing
statistics-column-of-camp = Camp
statistics-column-of-pair = Pair
statistics-column-of-seat = Player
statistics-column-of-length = Length
statistics-column-of-end = How it ended
statistics-column-of-mean = Average
statistics-table-opening_hand = Cards in the opening hand: win rate
statistics-table-first_card = The first card played: win rate
statistics-table-played_in = In which round a card is played, on average
statistics-table-loses = How often a played card loses, so that its ability acts
statistics-table-turn_1 = What is played in the first turn: win rate, the most frequent first
statistics-table-turn_2 = What is played in the second turn: win rate, the most frequent first
statistics-table-final_pairs = Pairs in the final hand: win rate, the most frequent first
statistics-table-camps = Camps: win rate
statistics-table-pairs = Pairs of camps, beyond their two camps
statistics-table-dealt = Cards dealt at the start: win rate
statistics-table-final = Cards in the final hand: win rate
statistics-table-seats = Who begins (player 1): win rate
statistics-table-sides = The two seats; both choose at once: win rate
statistics-table-means = On average
statistics-table-rounds = How many rounds games take
statistics-table-turns = How many turns games take
statistics-table-ends = How games end
statistics-table-worth = What a card is worth, over all hands
statistics-table-together = Pairs that score more, or less, together
statistics-seat = Player { $n }
statistics-span = { $from } to { $to }
statistics-unfinished = Not finished
statistics-mean-rounds = Rounds in a game
statistics-mean-turns = Turns in a game
statistics-mean-turns_each = Turns of each player
statistics-mean-points_all = Points of a hand
statistics-mean-points_winner = Points of the winner
statistics-more = Show all ({ $n })
