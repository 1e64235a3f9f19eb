# The review of a finished game, trying a moment again, the replay with its curve. The terminal's own words are in review_terminal.ftl.

review-percent = { $n }%
review-overview = Overview
review-to-table = To the table
review-of = Review for
review-options = Answers
review-wait = The curve comes in a moment.
review-failed = The review cannot be made now.
review-refused-forbidden = Only who sat at the table can begin it; afterwards its link is for everybody.
review-refused-not_now = There is nothing to review in this game.
review-again = Ask again
review-progress = How far the review has come
review-stage-begin = The review is being made.
review-stage-curve = The curve is there. Answers are being compared.
review-stage-screened = Answers are compared. The largest differences are being played out.
review-stage-whole = The review is complete.

## The curve

review-curve = Chance of winning
review-curve-is = { $name }: chance of winning from { $first }% to { $last }%. All of it is in the table below.
review-curve-about = Before each own decision, from what that seat knew then. Nothing is judged by cards that were hidden.
review-band = how sure it is
review-helped = helped
review-hurt = hurt
review-luck = Luck
review-luck-short = luck
review-meeting = Secret choices
review-meeting-short = secret
review-luck-was = Luck at this moment: { $by } percentage points (give or take { $error }).
review-meeting-was = Two secret choices met: { $by } percentage points (give or take { $error }). That is neither luck nor a mistake.
review-figures = The figures as a table
review-figures-caption = Chance of winning, luck and decisions, moment by moment
review-moment = Moment
review-moment-n = Moment { $n }
review-chance = Chance
review-between = between
review-verdict = Decision
review-accuracy = accuracy (between { $low } and { $high }) in { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
} that mattered
review-accuracy-few = Too few decisions for an accuracy: { $n }

## What a decision is

review-verdict-best = good
review-verdict-slip = slip
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-verdict-points = points lost
review-verdict-thin = not sure
review-verdict-forced = no choice
review-verdict-mixture = one of the mixture
review-verdict-alike = all alike
review-verdict-withdrawn = withdrawn
review-verdict-not_judged = not judged
review-why-forced = There was only one answer.
review-why-mixture = Best is to mix answers at random here, and this was one of them.
review-why-alike = All answers come to the same.
review-why-only_screened = Another answer may be better, but this was not played out, so there is no number and no label.
review-why-withdrawn = At first another answer looked better. Played out, it was not.
review-why-not_judged = Nothing honest can be said about this decision.
review-loss = It cost { $n ->
    [one] { $n } percentage point
   *[other] { $n } percentage points
} (between { $low } and { $high }).
review-loss-exact = It cost { $n ->
    [one] { $n } percentage point
   *[other] { $n } percentage points
}, worked out exactly.
review-missed-win = A sure win in this turn was missed.
review-points-lost = It gave away { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
review-expected = Points expected: { $mine }. Most ({ $most }): { $best }.
review-played = played
review-best = best
review-from-to = { $low } to { $high }
review-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
review-share = share { $n }%
review-options-more = All answers ({ $n } more)
review-because = Why: { $answer }
review-line = The better line:
review-played-better = Played: { $played }. Better: { $best }.
review-better-was = Better: { $best }.
review-may-be-better = May be better: { $best }
review-no-decision = { $name } decided nothing here.
review-chance-then = Chance of winning then: { $n }% (between { $low } and { $high }).
review-chance-now = Chance of winning: { $n }%.
review-decision-before = Decision before
review-decision-after = Next decision
review-look = Look at it
review-look-at = Look at moment { $n }
review-decisions = Decisions of { $name }
review-forced-show = Also show where there was no choice ({ $n })
review-forced-hide = Hide where there was no choice

## Turning points and the sum

review-turning = Turning points
review-turning-decisions = The decisions that cost most, each confirmed by playing it out.
review-turning-luck = No decision was clearly wrong. These moments of luck moved the game most.
review-turning-none = There was no turning point that can be named with certainty.
review-turning-wait = They are named once they have been played out.
review-sum = How the result came about
review-sum-wait = The sum comes with luck and decisions.
review-sum-none = No sum can be told for this game.
review-sum-start = Chance at the start
review-sum-own = Own decisions
review-sum-others = Decisions of the others
review-sum-luck = Luck
review-sum-meetings = Secret choices
review-sum-unexplained = Not explained
review-sum-result = Result
review-adjusted = With luck taken out: { $n }%
review-about = What this review is
review-about-text = A bot looks at each decision from that seat’s own view. A label needs two keys: several passes of the bot propose it, and games played on from the same deals confirm it. What was only proposed has neither number nor label.
review-note-no-level = There is no bot for this game that could review it: only luck and result are told.
review-note-realms-worlds = How far labels of draws and discards could be trusted has not been measured in this variant, so there are none: what each answer brings is told in exact points.
review-note-realms-four = How far these names can be trusted was measured at tables of four only.
review-note-radlands-camps = The choice of camps is not judged.
review-note-no-sum = There is no sum for this game: too much of it would be “not explained”, because what the others hold comes out only bit by bit.
review-note-chances-off = The chances of this game are not yet right within three percentage points everywhere.
review-note-labels-none = No decision is named a mistake in this game: the measurements that would justify it are missing or were not good enough.
review-note-labels-no-slip = Small losses are not named in this game: too few of those names stood up to long measurements.
review-note-labels-no-mistake = Losses of middle size are not named in this game: too few of those names stood up to long measurements.
review-note-labels-no-blunder = Great losses have no name of their own in this game: that name did not stand up to long measurements.
review-note-labels-missing = Not every mistake is found: less than nine of ten that were planted for a test were. What has no name may still be one.
review-note-labels-small = How far these names can be trusted was measured on fewer games than we want so far.
review-note-given-up = This game was not played to its end: it is reviewed up to there, without a sum.
review-note-sparing = This review was made on this device in little time, on rules that are not compiled: what may have been better is only pointed out, without a name, and is played on when you look closer.
review-export = Save the review as a file
review-picture = Save as a picture
review-comments = Save the record with comments
review-closer = Look closer
review-closer-about = Plays this decision out eight times as often; that may take a minute.
review-closer-about-sparing = Plays this decision on, on this device; that takes some minutes.
review-closer-wait = This decision is being played out many more times.

## Notes and links

review-note = Your note on this moment
review-notes = Your notes
review-link = Copy the link to this moment

## Trying again

review-retry = Try again
review-try-again = Try again
review-retry-about = Each labelled moment is an exercise. It comes back after 1, 3 and 10 days until it was right twice. This is kept on this device.
review-retry-now = Try again ({ $n } for today)
review-retry-later = Nothing is to be tried again today.
review-retry-is = The table as you saw it then. Answer anew.
review-retry-aim = Find a better answer
review-retry-right = Right
review-retry-not = Not this one
review-retry-shown = The better answer was shown.
review-retry-none = This moment cannot be tried again
review-retry-show = Show the better answer
review-retry-back = Back to the review
review-retry-next = Next exercise
review-retry-refute = What follows
review-retry-better = { $answer }: better. { $why }
review-retry-better-by = { $answer }: better, +{ $n }. { $why }
review-retry-almost = { $answer }: better than what was played, but not good enough yet.
review-retry-mixture = { $answer }: also one of the mixture. { $why }
review-retry-same = { $answer }: the same answer as in the game.
review-retry-worse = { $answer }: no better than what was played.
review-retry-worse-by = { $answer }: no better than what was played (−{ $n }).
review-retry-best = { $answer }: { $loss } { $why }
review-due = From your own games
review-due-about = Moments that a review has labelled, to be tried again.
