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
