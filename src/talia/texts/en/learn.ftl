# Learn: the words of page and terminal around lessons. The lessons' own texts are in learn_<track>.ftl.

learn-lead = Each lesson is a few moves at a real table. Nobody reads rules first, nothing is locked, and nothing counts.
learn-lessons = Lessons
learn-all = All lessons
learn-minutes =
    { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
learn-state-done = done
learn-state-skipped = skipped
learn-state-begun = begun
learn-now = now
learn-track-is =
    { $n ->
        [one] One lesson
       *[other] { $n } lessons
    }, { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
learn-track-done = { $n } of { $of } lessons done
learn-begin = Begin
learn-go-on = Go on
learn-track-again = Play it again
learn-known = I know this game
learn-kept = What you have learned is kept on this device and sent nowhere.
learn-export = Save it as a file

# At the table of a lesson.
learn-lesson-of = lesson { $n } of { $of }
learn-nothing-counts = Nothing here counts. Leave whenever you like; you go on where you were.
learn-step-of = step { $n } of { $of }
learn-forward = Next
learn-try = Try it
learn-skip = Skip the lesson
learn-what-if = What if
learn-what-if-shown = What would happen
learn-not-quite = Not quite
learn-back = Back to the table
learn-try-again = Try again
learn-hint = A hint
learn-hint-of = hint { $n } of { $of }
learn-hint-more = One more hint
learn-hint-last = Show me what to do
learn-done = Done
learn-lesson-done = That is all there is to it.
learn-next = Next: { $title }
learn-again = Once more

# A whole game with a coach, and tips at tables.
learn-tip = For the first time
learn-tip-got-it = Got it

# Puzzles on the page; their kinds, goals and reactions are in puzzles.ftl.
learn-today = today
learn-day-solved = solved
learn-day-open = not solved
learn-grade =
    { $n ->
        [1] easy
        [2] medium
       *[other] hard
    }
learn-puzzles-all =
    { $n ->
        [one] One puzzle
       *[other] { $n } puzzles
    }
learn-puzzles-more = Show more ({ $n })
learn-puzzle-game = Game
learn-puzzle-kind = Kind
learn-puzzle-hard = How hard
learn-puzzle-any = any
learn-puzzle-rating-is = Your rating is kept on this device. The first try at a puzzle counts, without a hint.
learn-puzzle-any-way = Every way that reaches the goal is right.
learn-puzzle-restart = Start over
learn-puzzle-solved = Solved
learn-puzzle-right = Right so far
learn-puzzle-good = Look at it
learn-puzzle-on = Go on
learn-puzzle-solution = The solution
learn-puzzle-look = Look here.
learn-puzzle-other-way = Your way may be right. The solution we know begins with another move.
learn-puzzle-answer = Answer
learn-puzzle-state-won = solved at the first try
learn-puzzle-state-solved = solved
learn-puzzle-state-tried = tried
