# The command line, and what every game shares.

core-line = { $head }: { $rest }
core-line-also = { $head }, { $rest }
core-and = { $first } and { $last }
core-event-locked_in = { $seat } has chosen

cli-clock = Clock
core-decline = Do nothing
core-card-of = { $card } ({ $player })
cli-person = Player { $number }
cli-bot = Bot { $number }
cli-won = Won by { $players }.
cli-drawn = A draw.
cli-end = The end
cli-pass = { $player }, it is your turn. Press Enter when nobody else is looking.
cli-not-an-option = “{ $given }” is not an option: type a number from 1 to { $most }, or ? for help.
cli-play-help = Type the number of an option. u takes your last answer back, ? is help, q leaves.
cli-nothing-to-undo = There is nothing to take back.
cli-seed = Deal number (seed): { $seed }
cli-unfinished = The game is not over.
cli-column-game = game
cli-column-seats = players
cli-column-options = options
cli-column-level = level
cli-column-time = time a move
cli-column-rating = rating
cli-column-plays = how it plays
cli-rating = about { $rating } (±{ $margin })
cli-rating-anchor = { $rating }

# Lessons in the terminal (`talia learn`).

cli-learn-track = { $game }: { $track }, { $minutes } min, { $done } of { $lessons } done
cli-learn-minutes = { $minutes } min
cli-learn-begin = Begin with: talia learn { $lesson }
cli-learn-next = Press Enter for the next lesson: { $lesson }. q leaves.
cli-learn-help = Type the number of an answer. ? is a hint, b goes back, s skips the lesson, q leaves; you can go on later.
cli-learn-step = { $step }/{ $steps }
cli-learn-you = Learner
cli-learn-what-if = What would happen:
cli-learn-back-again = Nothing of that has happened. Choose again.
cli-learn-offer = Type ? for a hint.
cli-learn-done = Done: { $lesson }
cli-learn-not-an-option = “{ $given }” is not an answer: type a number from 1 to { $most }, or ? for a hint.
cli-learn-coach-help = The coach speaks in your first rounds. h asks for a hint: where, then what, then which.
cli-learn-coach-again = The same number plays it all the same.
