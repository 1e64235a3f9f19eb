# Puzzles: kinds, goals, reactions, and the words of page and terminal around them.

puzzles-title = Puzzles
puzzles-daily = Puzzle of the day
puzzles-daily-of = Puzzle of the day: { $game }
puzzles-rating = Rating { $rating }
puzzles-your-rating = Your rating: { $rating }
puzzles-heading = { $game }: { $kind } (rating { $rating })

puzzles-kind-only_card = The only card
puzzles-kind-mixture = More than one card
puzzles-kind-win_this_turn = Win this turn
puzzles-kind-best_swap = The best swap
puzzles-kind-best_choices = The best choices

puzzles-about-only_card = An endgame: both hands are known. One card keeps what the position is worth.
puzzles-about-mixture = An endgame: both hands are known. Several cards are right, mixed; all others are punished.
puzzles-about-win_this_turn = Destroy their last camp before your turn ends. No luck is needed, whatever they answer.
puzzles-about-best_swap = Take one card of the discard area and discard one, for the most points.
puzzles-about-best_choices = The game has ended. Choose for your cards, for the most points.

puzzles-goal-only_card =
    { $percent ->
        [100] Both hands are known. One card wins for sure, whatever they play. Which?
       *[other] Both hands are known. One card keeps your chance of { $percent }%. Which?
    }
puzzles-goal-mixture = Both hands are known. Your chance is { $percent }%. Play a card that keeps it; there is more than one.
puzzles-goal-win_this_turn = You can win this turn, whatever is drawn and whatever they answer. Destroy their last camp.
puzzles-goal-best_swap = Your hand scores { $now } now. Take a card of the discard area and discard one: reach a score of { $points }.
puzzles-goal-best_choices = The game has ended. Choose so that your hand reaches a score of { $points }.

puzzles-going-win_this_turn = Right so far. Go on.
puzzles-going-best_swap = Right so far. What do you discard?
puzzles-going-best_choices = Right so far. You can still reach a score of { $points }.

puzzles-wrong-only_card = { $option }: this gives chances away, there is an answer to it.
puzzles-wrong-mixture = { $option }: this is punished by who foresees it.
puzzles-wrong-win_this_turn = { $option }: after this the win is no longer sure.
puzzles-wrong-best_swap = { $option }: this does not bring a score of { $points } for sure.
puzzles-wrong-best_choices = { $option }: with this you no longer reach a score of { $points }.

puzzles-done-only_card = Right: { $option } is the only card.
puzzles-done-mixture = Right: { $option } belongs to the mixture.
puzzles-done-win_this_turn = Right: their last camp is destroyed.
puzzles-done-best_swap = Right: a score of { $points }.
puzzles-done-best_choices = Right: a score of { $points }.

puzzles-how-often = How often is each card played? (Not rated.)
puzzles-how-often-card = { $card }, in percent
puzzles-how-often-off =
    { $points ->
        [0] Exactly so.
        [one] Off by one point.
       *[other] Off by { $points } points.
    }
puzzles-mixture-is = The mixture: { $shares }
puzzles-share = { $card } { $percent }%

puzzles-try-again = Try again; it no longer counts.
puzzles-give-up = Show the solution
puzzles-solution = A solution: { $line }
puzzles-next = Next puzzle
puzzles-failed = Not this time.
puzzles-streak =
    { $days ->
        [one] One day in a row
       *[other] { $days } days in a row
    }
puzzles-help = Type the number of an option. s shows the solution, ? is help, q leaves.
