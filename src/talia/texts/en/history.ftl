# What somebody has played, kept on their own device: the page and `talia history`.

history-lead = Every game you finish, kept in this browser. Nothing of it leaves your device.
history-none = No finished games yet
history-none-text = What you play to the end is listed here: how it ended, against whom, and the way back to it.
history-none-go = Play a game
history-not-kept = This browser keeps nothing, so there is no history.
history-choose = Games
history-all = All games
history-won-n =
    { $n ->
       *[other] { $n } won
    }
history-lost-n =
    { $n ->
       *[other] { $n } lost
    }
history-drawn-n =
    { $n ->
       *[other] { $n } drawn
    }
history-count =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
history-streak = Wins in a row: { $now } now, { $best } at best
history-points = Points: { $mean } on average, { $best } at best
history-apart =
    { $n ->
        [one] { $n } practice game, counted apart
       *[other] { $n } practice games, counted apart
    }
history-last = The last games, the latest at the end: { $games }
history-result-won = won
history-result-lost = lost
history-result-drawn = drawn
history-result-shared = at one screen
history-result-none = stopped
history-practice = practice
history-hints =
    { $n ->
        [one] { $n } hint
       *[other] { $n } hints
    }
history-by = Results by
history-by-game = Game
history-by-level = Level of the bot
history-by-opponent = Opponent
history-by-seats = Number of players
history-by-deck = Deck
history-by-locations = Location
history-by-camps = Camp
history-by-variant = Variant
history-by-none = No game that counts yet: practice and games at one screen are left out.
history-column-games = games
history-column-won = won
history-column-drawn = drawn
history-column-lost = lost
history-column-share = share won
history-column-card = Card
history-column-day = Day
history-column-accuracy = Accuracy
history-share = { $share }%, most likely { $low } to { $high }%
history-too-few = from ten games on
history-interval = The bar spans what the true share most likely is (95%), the mark is the share so far. A draw counts half.
history-accuracy = Accuracy by reviews
history-accuracy-none = Once you have reviewed a game, how well you decided in it stands here.
history-accuracy-is =
    { $n ->
        [one] { $n } reviewed game: { $mean }%.
       *[other] { $n } reviewed games, from { $least } to { $most }%, { $mean }% on average.
    }
history-as-table = As a table
history-cards = Favourite cards
history-cards-text = In how many games you played it or ended with it, and how many of them you won. It goes with winning; that is not why you win.
history-only = List these games below
history-list = Every game
history-more =
    { $n ->
        [one] Show { $n } more
       *[other] Show { $n } more
    }
history-review = Review
history-gone = The server does not have this game any more, and its record was not kept.
history-learned = Lessons done: { $lessons } · puzzles tried: { $puzzles } · puzzle rating: { $rating }
history-keep = Your data
history-keep-text = The file holds your games, lessons, puzzles and settings. A game is sent to the server only when you look at one that the server has forgotten.
history-export = Save everything as a file
history-import = Take in a file
history-imported =
    { $n ->
        [one] Taken in: { $n } new game.
       *[other] Taken in: { $n } new games.
    }
history-bad-file = This file is no history of Talia.
history-link = Add a game by its link
history-link-hint = …/table/…
history-link-find = Find
history-link-who = Which seat was yours?
history-link-running = This game is not over.
history-link-there = This game is in your history already.
history-link-added = Added.
history-link-bad = This is no link to a table.
history-delete = Delete everything
history-delete-text = Your games, lessons, puzzles, rating, settings and the list of your tables are deleted in this browser. There is no way back, unless you have saved a file.
history-delete-yes = Delete for good

history-terminal-none = No finished games yet. What you play with `talia play` to its end is kept in { $file }.
history-terminal-kept =
    { $n ->
        [one] { $n } game in { $file }
       *[other] { $n } games in { $file }
    }
history-terminal-added = Kept in your history (talia history).
history-terminal-written =
    { $n ->
        [one] { $n } game written to { $file }
       *[other] { $n } games written to { $file }
    }
history-terminal-sure = Delete your history and what you have learned? Type { $word } to do it:
history-terminal-yes = delete
history-terminal-deleted = Everything is deleted.
history-terminal-left = Nothing was deleted.
