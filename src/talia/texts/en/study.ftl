# The study table: setting up a position, lines of play, asking a bot, rulings, and reports of bugs.

study-title = Study
study-set-up = Set up

study-palette = Cards to lay
study-search = Find a card
study-into = Lay in: { $place }
study-choose-place = Choose a place, then the cards that lie there.
study-none-found = No such card can lie there.
study-any = Any card
study-laid = { $card }: laid in { $place }
study-lies-in = lies in: { $place }
study-unfold = Show the cards ({ $n })
study-fold = Hide the cards
study-rest = Cards that lie nowhere else are shuffled in below.
study-add-to = lay cards here
study-put-in = move the card here
study-picked = picked up: choose a place
study-take-away = Take away
study-fewer = { $place }: one less
study-more = { $place }: one more
study-deal = Deal anew
study-can-be = The rules allow this position.
study-can-be-kept = The rules allow this position, and what was under way goes on.
study-play = Play from here
study-no-position = This position cannot be read

study-go = Back and forth
study-first = To the start
study-back = One answer back
study-forward = One answer on
study-last = To the end of the line
study-look = Look from
study-look-asked = Whoever is asked
study-open-hands = Open hands
study-too-long = This study is full (answers: { $n }); remove a line to go on.
study-refused-at = { $place }: { $why }
study-refused-show = Show where
study-refused-here = This is what the rules refuse.
study-line-refused = The rules do not allow the line of this link; this is where it begins. { $why }

study-lines = Lines
study-variation = Variation
study-start = Start
study-lines-none = Play for both sides. Go back and answer otherwise, and the line branches.
study-make-main = Make it the main line
study-remove-line = Remove from here on

study-ask = Ask the bot
study-ask-now = Ask
study-ask-for = For
study-ask-level = Who answers
study-ask-quick = The best that is quick
study-ask-open = It sees all hands
study-ask-nobody = Nobody is asked here.
study-asked-of = { $name }, as { $level } sees it.
study-asked-closed = It knew only what this seat knows.
study-asked-open = It saw all hands.
study-best-line = What it expects
study-play-answer = Play this answer

study-ruling = Explain this ruling
study-ruling-none = Give an answer: what it causes is explained here, rule by rule.
study-ruling-rules = In the rules
study-ruling-where = In the rules: { $rule }

study-keep = Keep and share
study-keep-text = All of this is in the address of the page: a link, a bookmark or a reload brings it back.
study-share = Copy the link
study-export = Position as JSON

study-this-position = Study this position
study-this-position-text = What you see is kept; the hidden cards are dealt anew.
study-bug = Report a bug
study-bug-text = Talia writes a file with this game and this moment. Send it to whoever runs this site, or to the project: a test can be made of it.
study-bug-expected = What did you expect?
study-bug-save = Save the file
