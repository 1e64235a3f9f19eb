# The site: everything on its pages that is not a game's own.


## The site

site-title = Talia
site-skip-link = Skip to the content
site-home = Front page
site-no-page = There is no such page.
site-language = Language
site-theme = Light or dark
site-sound = Sound
site-close = Close
site-cancel = Cancel
site-yes = yes
site-no = no
site-none = none
site-welcome = Pull up a chair.
site-welcome-text = Three card games at one table: with friends over a link, on one screen, or against a bot. No account needed.
site-have-invitation = Have an invitation?
site-invitation-hint = Paste the link here
site-sit-down = Sit down
site-games = Games
site-game-cardia = Cardia
site-game-cardia-meta = 2 players · 15 min
site-game-cardia-line = The weaker card loses the encounter and changes everything.
site-game-radlands = Radlands
site-game-radlands-meta = 2 players · 30 min
site-game-radlands-line = Three camps, never enough water. Hold the line.
site-game-fantasy_realms = Fantasy Realms
site-game-fantasy_realms-meta = 2–7 players · 20 min
site-game-fantasy_realms-line = Seven cards, one perfect realm, a score you can follow.
site-game-template = Template
site-more-game = a small game to try things out
site-rooms = Rooms
site-room-tables = Tables
site-first-time = First time here?
site-first-time-text = Learn { $game } in { $minutes } minutes, by playing.
site-first-time-go = Show me

# Learn and puzzles: the doors to them.
site-learn = Learn
site-puzzles = Puzzles
site-history = History
site-new-to-it = New to it?
site-new-to-it-is =
    { $n ->
        [one] One lesson
       *[other] { $n } lessons
    }, { $minutes } min
site-puzzle-daily = Puzzle of the day
site-puzzle-daily-line = One a game, every day the same for everybody
site-no-lesson = This lesson cannot be opened
site-no-puzzle = This puzzle cannot be opened
site-line-first = New to { $game }? Learn it in { $minutes } minutes.
site-line-first-go = Show me
site-lesson-about = Lesson about this

site-more-tables = { $n } more
site-status-gone = no longer there
site-play-how = Change name and strength
site-rules-line = how each game goes, and every card
site-play-bot = Play now
site-play-friends = New table
site-your-tables = Your tables
site-status-turn = your turn
site-status-playing = in play
site-status-waiting = waiting
site-status-ended = ended
site-calculator = Calculator
site-calculator-line = score a Fantasy Realms night at a real table
site-import = Open a record
site-import-line = replay an exported game from a file
site-disclaimer = Talia is free software and belongs to no publisher. Card names are facts; every picture and every text here is our own.

## Refusals and errors, by their codes

site-refused-malformed = Something was not filled in correctly.
site-refused-bad_option = These options do not go together. Please change one of them.
site-refused-bad_record = This file is not a record of a game that can be replayed.
site-refused-illegal = That is not allowed now.
site-refused-forbidden = This is not your seat, or the link has already been used.
site-refused-unknown = There is nothing here. The link may be wrong or old.
site-refused-not_asked = It is not your turn to choose.
site-refused-stale = That question is already closed. Look at the table again.
site-refused-not_now = That is not possible at the moment.
site-refused-unreadable = This table cannot be read by this version of the server. It is kept as it is.
site-refused-too_large = That is too large.
site-refused-too_many = Too fast. Please wait a moment.
site-refused-busy = The server is full or restarting. Please try again.
site-refused-offline = The server cannot be reached.
site-refused-invitation = This is not an invitation. Paste the whole link.
site-no-table = This table cannot be opened.

## A new table

site-new-table = New table
site-how-to-play = How will you play?
site-way-online = With a link
site-way-online-text = You get a private link for each open seat.
site-way-hotseat = On one screen
site-way-hotseat-text = Hands stay hidden while the device is passed on.
site-way-bot = Against bots
site-way-bot-text = You can take back as often as you like.
site-way-watch = Watch bots
site-way-watch-text = Bots play among themselves.
site-players = Players
site-how-many = How many players
site-player = Player { $n }
site-name-of = Name of player { $n }
site-your-name = Your name
site-guest = Guest
site-level = Strength of the bots
site-level-slowed = Not at full strength yet: the rules are still being prepared for speed. It thinks as long as always but sees less.
site-my-seat = Your seat
site-series = Form
site-series-single = one game
site-series-match = Match, first to two wins
site-series-tournament = Tournament of four
site-series-duplicate = Duplicate match, the same deals from both seats
site-series-duplicate-text = The same deals for both of you, once from each seat. What counts is the difference: the luck of the deal is taken out.
site-series-deals = Deals, each played twice
site-options = Options of the game
site-more-options = More options
site-at-most = at most { $n }
site-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
site-time = Time and manners
site-clock = Clock
site-clock-none = no clock
site-clock-bank = minutes each, with a bonus for each decision
site-clock-decision = seconds for each decision
site-clock-minutes = Minutes for each player
site-clock-increment = Seconds back after each decision
site-clock-seconds = Seconds for each decision
site-limit-minutes = Minutes of trading (Chaos)
site-clock-left = { $time } left
site-terms-bank = { $minutes } min each, { $seconds } s back for each decision
site-terms-decision = { $seconds } s for each decision
site-clock-low = Little time is left.
site-takeback = Taking back
site-undo-consent = if the others agree
site-undo-free = always allowed
site-undo-never = never
site-listed = Show the table to everybody
site-make-table = Open the table
site-begin = Begin

## Joining and waiting

site-invited = { $count ->
    [one] { $names } invites you to { $game }.
   *[other] { $names } invite you to { $game }.
}
site-watch = Only watch
site-waiting-for-players = Waiting for players
site-waiting-text = The game begins as soon as every seat is taken. Send each link to one person.
site-seat-taken = is here
site-seat-open = open seat
site-invite-link = Invitation link
site-copy-link = Copy the link
site-copied = Copied
site-fill-bot = Bot: { $level }
site-invite-qr = Invitation as a QR code
site-invite-scan = Scan the code or send the link: whoever opens it first sits down.
site-invite-send = Send
site-invite-share = A seat at { $game } is waiting for you.
site-link-used = This invitation has been used.
site-link-used-by = { $name } sits there.
site-link-used-text = Each link is for one person. You can watch, or ask for a link of your own.
site-link-ended = This game is over.
site-link-ended-text = The seat is no longer needed, but the whole game can be looked at.
site-link-wrong = This link leads to no seat.
site-link-wrong-text = A part of it may be missing. Ask for it again, or watch.
site-link-watch = Watch instead
site-link-replay = See how it went

## At the table

site-hand = Hand
site-deck = Deck
site-discard = Discard
site-known = Known
site-counted = { $what }: { $n }
site-log = Log
site-table = Table
site-rules = Rules
site-statistics = Statistics
site-asked = What is asked
site-answers = Answers
site-panel = Log and table
site-log-empty = Nothing has happened yet.
site-why = Why?
site-show-moment = Show this moment
site-moment-gone = This moment can be seen after the game.
site-looking-back = You are looking at an earlier moment.
site-back-to-now = Back to the present
site-reading = Card
site-rules-of-card = This card in the rules
site-rule-of-card = Rule { $rule }: this card in the rules
# Where long words of names may break, as the language divides them.
site-hyphens = Adren·aline Aris·to·crat Arti·fact Assas·sin Beast·master Black·mailer Bliz·zard Bom·bard·ment Cata·combs Cata·pult Clock·maker Col·lector Con·struc·tion Coun·selor Diri·gible Doom·sayer Doppel·gän·ger Dwar·vish Ele·mental Enchant·ress Engin·eer Exterm·in·ator Foun·tain Guard·ian Illu·sion·ist Inter·rog·ate Jug·ger·naut Lib·rar·ian Light·ning Magis·tra Mech·an·ical Medi·ator Mer·cen·ary Moun·tain Nec·ro·man·cer Para·chute Pois·oner Prin·cess Pro·tec·tion Pup·pet·eer Pyro·ma·niac Radi·ation Rain·storm Rebel·lion Res·on·ator Revolu·tion·ary Scav·enger Sci·ent·ist Shape·shifter Suc·cessor Train·ing Trans·plant Treas·urer Upris·ing Van·guard Vigil·ante Ware·house War·horse Whirl·wind Wild·fire
site-card-back = Card face down
site-one-moment = One moment…
site-joining = Joining the table…
site-link-lost = The connection is lost. It comes back by itself; nothing is lost.
site-link-lost-short = offline
site-renewed = A new version of Talia is here. Reload when it suits you: your table stays as it is.
site-renewed-must = This tab is of an older version. Reload: your table stays as it is.
site-renewed-reload = Reload
site-renewed-later = Later
site-sending = Sending…
site-choose-card = Choose: { $card }
site-not-a-choice = This cannot be chosen now; it is shown for reading.
site-read-whole = Read the whole card
site-tap-to-read = Tap a card to read it, tap it again to choose it.
site-is-choosing = { $count ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
}
site-have-chosen = { $count ->
    [one] { $names } has chosen.
   *[other] { $names } have chosen.
}
site-bot-plays-for = A bot plays for { $name }
site-stand-in-text = The seat can be taken back at any time.
site-is-away = { $name } is away
site-away-now = A bot may play now.
site-away-soon = A bot may play in { $time }.
site-let-bot-play = Let a bot play
site-offline = No connection
site-offline-text = Trying again; nothing is lost.
site-offline-kept = Trying again; your choice is kept and sent then.
site-clock-then-lose = { $time } left, then the game is lost.
site-clock-then-move = { $time } left, then a simple answer is given for you.
site-locked-changeable = You can change it until everybody has chosen.
site-their-effect = An effect of { $name }:
site-your-turn = { $name }, it is your turn.
site-recap = Since your last turn
site-moments = { $n ->
    [one] { $n } step since your turn
   *[other] { $n } steps since your turn
}
site-moments-word = { $n ->
    [one] step since your turn
   *[other] steps since your turn
}
site-moments-again = Show these steps again
site-moments-cost = costs you something
site-recap-none = Nothing has happened since your last turn.
site-show-step = step { $at } of { $of } · tap or Space to skip
site-show-end = To the end
site-radlands-shown-damaged = { $by ->
    [raiders] { $actor } hit { $cards }
   *[other] { $actor } hits { $cards }
}
site-radlands-shown-destroyed = { $by ->
    [raiders] { $actor } destroy { $cards }
   *[other] { $actor } destroys { $cards }
}
site-cardia-shown-wins = { $name } wins { $one } to { $other }
site-skip = Skip
site-undo = Take back
site-ask-takeback = Ask to take back
site-restart-turn = Restart the turn
site-takeback-asked = { $name } would like to take a move back.
site-takeback-waiting = Waiting for consent: { $names }
site-allow = Allow
site-refuse = Refuse
site-withdraw = Withdraw the request
site-hint = Hint
site-hint-shown = A bot would choose what has the double ring.
site-hint-thinking = A bot is thinking about a hint…
site-hint-is = Hint: { $option }
site-hint-more = More
site-hint-of = Hint of the bot: { $level }
site-hint-chances = Chances of winning
site-state-legal = Can be chosen, number { $n }
site-state-chosen = Chosen
site-state-danger = This hurts you
site-doing-asked = chooses
site-doing-thinking = is thinking
site-doing-locked = has chosen
site-lamp-here = here
site-lamp-lost = connection lost
site-lamp-gone = away
site-onlooker = Onlooker
site-onlooking = You are watching.
site-onlookers = { $n ->
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
site-handover-to = Pass the device to { $name }.
site-handover-text = The cards are put away. Next: { $name }
site-handover-show = I am { $name }: show my cards
site-bot = Bot
site-bot-named = Bot ({ $level })
site-stand-in = played by a bot: { $level }
site-give-to-bot = Let a bot play for { $name }
site-leave-to-bot = Leave my seat to a bot
site-take-seat-back = Take my seat back
site-move-device = Continue on another device
site-end-game = End the game
site-resign = Give up
site-resign-sure = Do you really want to give up?
site-play-on = Play on
site-share-onlookers = Copy the link for onlookers
site-share-replay = Copy the link to the replay
site-practice = practice game
site-fair = Is the deal fair?
site-fair-text = Before anybody sat down, the server committed to this shuffle. After the game it opens the commitment, and anybody can check it.
site-fair-later = It can be checked after the game.
site-fair-check = Check it
site-fair-yes = Checked: the deal is the one committed to at the start.
site-fair-no = The check failed: the deal is not the one committed to.
site-question = step { $n }
site-round = round { $n }
site-turn = turn { $n }
site-zone-row = Row
site-zone-hands = Hands
site-zone-decks = Decks
site-zone-discards = Discard

## Commands and keys

site-command = Type a command
site-command-hint = options · play 3 · why 3 · hand
site-command-options = options
site-command-play = play
site-command-why = why
site-command-table = table
site-command-hand = hand
site-command-log = log
site-command-recap = recap
site-command-undo = undo
site-command-ask = ask
site-command-help = Commands: ask, options, play 3, why 3, hand, table, log, recap, undo.
site-command-none = There is no choice number { $n }.
site-nothing-asked = Nothing is asked of you now.
site-help = Help and keys
site-help-text = Cards with a ring can be chosen: one click reads a card and chooses it, a second click, the gold button or Space plays it; or drag it. I pins a card in the reader.
site-key-confirm = confirm, default action
site-key-digits = choose by number
site-key-digits-many = with more than nine choices: both digits of the number
site-key-arrows = move within a zone
site-key-tab = next zone
site-key-escape = back
site-key-undo = take back
site-key-inspect = read the card
site-key-log = log
site-key-recap = what happened since your last turn
site-key-hint = hint
site-key-command = command line
site-key-help = this help

## Settings of the device

site-settings = Settings of this device
site-set-motion = Animations
site-set-motion-off = off
site-set-motion-fast = fast
site-set-motion-normal = normal
site-set-motion-slow = slow
site-set-confirm = Confirm choices
site-set-confirm-off = never
site-set-confirm-touch = on touch screens
site-set-confirm-always = always
site-set-theme = Appearance
site-set-theme-system = like the system
site-set-theme-dark = dark
site-set-theme-light = light
site-set-sort = Order of the hand
site-set-sort-drawn = as dealt
site-set-sort-family = by family
site-set-palette = Rings
site-set-palette-plain = as drawn
site-set-palette-strong = stronger
site-set-counting = What choices bring
site-set-counting-on = counted before you choose
site-set-counting-off = not counted
site-volume = Volume
site-notify = Notify me when it is my turn and this page is hidden

## The end and the replay

site-wins = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
site-drawn = The game is drawn.
site-reason-resigned = { $name } gave up.
site-reason-time = Time has run out for { $name }.
site-reason-abandoned = The players left the table.
site-reason-stopped = The game was stopped.
site-player-column = Player
site-score = Score
site-winner = winner
site-rematch = Rematch
site-rematch-waiting = Waiting for the others
site-wants-rematch = { $count ->
    [one] { $names } would like a rematch.
   *[other] { $names } would like a rematch.
}
site-the-end = How it ended
site-end-turning-round = Turning point: round { $n }.
site-end-turning-turn = Turning point: turn { $n }.
site-end-best = What brought most:
site-all-hands = all hands
site-all-hands-ask = This game was shared on one device. Open all hands, for everybody who looks on?
site-answer-was = { $name }: { $answer }
site-next-game = Next game
site-replay = Replay
site-review = Review
site-review-later = The review comes after the end
site-share = Copy the link
site-export = Export
site-moment = Moment of the game
site-moment-of = moment { $n } of { $of }
site-step-back = One step back
site-step-on = One step on
site-play = Play
site-pause = Pause
site-look-from = Seen by
site-against = against
site-play-on-from-here = Play on from here

## Signs on cards

site-gist-any = any
site-gist-all = all
site-gist-lane = lane
site-water = { $n ->
    [one] { $n } water
   *[other] { $n } water
}

## Cardia

site-cardia-deck = deck { $deck }
site-cardia-row = Encounters
site-cardia-encounter = Encounter { $n }: { $name } wins.
site-cardia-encounter-tie = Encounter { $n }: a tie.
site-cardia-next-encounter = Next encounter
site-cardia-no-encounter = The first encounter is about to begin.
site-cardia-now = influence { $n }
site-cardia-influence = Influence { $n }
site-cardia-in-encounter = encounter { $n }
site-cardia-wins = Wins this encounter.
site-cardia-loses = Loses this encounter.
site-cardia-tie = This encounter is a tie.
site-cardia-waits = Waits for the next card
site-cardia-waits-late = Waits for the end of the next encounter’s abilities
site-cardia-blackmail = The next card should be of this faction
site-cardia-peeked = Top of your deck
site-cardia-preview = Influence { $sum }
site-cardia-preview-wins = { $sum } against { $theirs }: wins
site-cardia-preview-loses = { $sum } against { $theirs }: loses, and its ability is activated
site-cardia-preview-ties = { $sum } against { $theirs }: a tie
site-cardia-do-play = Play { $card }
site-cardia-do-discard = Discard { $card }
site-cardia-do-take-back = Take { $card } back
site-cardia-do-choose = Choose { $card }
site-cardia-do-mark = { $by } on { $card }
site-cardia-would-wins = { $mine } beats { $theirs }.
site-cardia-would-loses = { $mine } loses to { $theirs }.
site-cardia-would-ties = { $mine } : { $theirs }, a tie.
site-cardia-would-win = With { $n ->
    [one] { $n } signet
   *[other] { $n } signets
} you win.
site-cardia-would-lose = With { $n ->
    [one] { $n } signet
   *[other] { $n } signets
} they win.
site-cardia-would-signets = Signets { $mine } : { $theirs }.
site-cardia-pending = { $by } for { $card }, not done yet
site-cardia-not-done = chosen, not done yet
site-cardia-faction-follows = { $card } names one of the four.
site-cardia-if-it-loses = if it loses
site-cardia-only-you = only you see it
site-cardia-aim = { $n ->
    [one] { $n } signet wins
   *[other] { $n } signets win
}
site-tie = tie
site-signets = { $n ->
    [one] { $n } signet
   *[other] { $n } signets
}
site-signets-of = { $n } of { $of } signets
site-cardia-end-score = { $n ->
    [one] { $n } signet to { $m }
   *[other] { $n } signets to { $m }
}

## Radlands

site-radlands-person = person
site-radlands-camp = camp
site-radlands-event = event
site-radlands-camps = choosing camps
site-radlands-first = Camps of the first game
site-radlands-first-text = The rulebook’s six simple camps are laid out, nobody has to choose.
site-radlands-pick-camps = Choose three camps, from left to right
site-radlands-kept = Your camps
site-radlands-laid = { $n ->
    [one] { $n } camp laid
   *[other] { $n } camps laid
}
site-radlands-front = front line
site-radlands-field = Columns of { $name }
site-radlands-stock = Supplies of { $name }
site-radlands-queue = Events of { $name }
site-radlands-in-turns = { $n ->
    [one] next turn
   *[other] in { $n } turns
}
site-radlands-next = next
site-radlands-turns = turns
site-radlands-used = used
site-radlands-new = new
site-radlands-acting = acting
site-radlands-place = column { $column }, space { $space }
site-radlands-empty-legal = Free place: column { $column }, space { $space }
site-radlands-column = Column { $n }
site-radlands-here = Put here
site-radlands-use = Use { $card }
site-radlands-do-damage = Damage { $card }
site-radlands-do-injure = Injure { $card }
site-radlands-do-destroy = Destroy { $card }
site-radlands-do-destroy_own = Destroy your { $card }
site-radlands-do-damage_own = Damage your { $card }
site-radlands-do-restore = Restore { $card }
site-radlands-do-discard = Discard { $card }
site-radlands-do-discard_drawn = Discard { $card }
site-radlands-do-junk = Junk { $card }
site-radlands-water-left = { $n } water left
site-radlands-camps-left = camps
site-radlands-end-score = Camps standing { $n } : { $m }
site-radlands-standing = { $n ->
    [0] no camp stands
    [one] { $n } camp stands
   *[other] { $n } camps stand
}
site-radlands-in-hand = in hand
site-radlands-take = take: { $n }
site-radlands-draw = draw: { $n }
site-radlands-queued = queued
site-radlands-drag-junk = Drag here to junk
site-radlands-needs = needs { $n } water, there is { $have }
site-radlands-queue-full = no space is free for it in the event queue
site-radlands-no-room = there is no room for another person
site-radlands-costs = costs { $n } water, { $left } left
site-radlands-would-destroy = { $card } would be destroyed
site-radlands-would-damage = { $card } would be damaged
site-radlands-where = { $card }: where?
site-radlands-queue-it = { $card }: queue it?
site-radlands-play-now = { $card }: now?
site-radlands-only-junk = { $card }: junk it?
site-radlands-tap-place = tap a place: { $n } of { $have } water
site-radlands-tap-target = tap a target: { $n } of { $have } water
site-radlands-tap-space = tap its space: { $n } of { $have } water
site-radlands-play-here = play here
site-radlands-covers = it covers { $card }
site-radlands-behind = or behind { $card }
site-radlands-behind-brief = behind
site-radlands-makes-room = { $card } makes room
site-radlands-at-once = Play it: happens at once
site-radlands-junk-instead = Junk instead: { $gives }
site-radlands-junk-for = Junk: { $gives }
site-radlands-gives-nothing = { $gives }, to no effect
site-radlands-is-damaged = { $card } is damaged: this destroys it
site-radlands-one-hit = One hit destroys a punk
site-radlands-stand = { $n ->
    [one] { $n } camp stands
   *[other] { $n } camps stand
}
site-radlands-held = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
site-radlands-draw-card = Draw a card
site-radlands-priced = { $text } ({ $n } water)
site-radlands-event-space = { $name }: event space { $n }
site-radlands-now-key = at once
site-radlands-pile-top = On top
site-radlands-pile-turn = This turn
site-radlands-lay-camps = Lay down

## Fantasy Realms

site-realms-discarded = { $n } of { $of } discarded
site-realms-end-score = with { $n }
site-realms-end-best = { $card } made { $points } of { $total } points.
site-realms-end-taken = { $name } took it from the discard area in round { $round }.
site-realms-end-taken-from = { $from } had discarded it, { $name } took it in round { $round }.
site-realms-chaos = Chaos
site-realms-area = Discard area
site-realms-ends = game ends
site-realms-draw = Draw from the deck
site-realms-your-hand = your hand
site-realms-after = after the discard
site-realms-blanked = blanked
site-realms-cleared = cleared
site-realms-makes = { $points ->
    [one] makes { $points } point
   *[other] makes { $points } points
}
site-realms-left = without it { $points }
site-realms-without = without { $card }: { $points } ({ $delta } compared with the best)
site-discard-card = Discard { $card }
site-keep-card = Keep { $card }
site-take-card = Take { $card }
site-realms-offers = Offers
site-realms-no-offers = No offers yet. Trade until time is up.
site-realms-anything = anything
site-realms-offer-anyone = to anybody
site-realms-offer-to = to { $name }
site-realms-offer-answered = { $name } has laid a card against it
site-realms-offer-act = Answer
site-realms-offer-for = { $card } for…
site-realms-offer-tap = Tap what you want: the offer is out.
site-realms-offer-to-one = To one player…
site-realms-offer-swap = Swap
site-realms-offer-refuse = Refuse
site-realms-offer-cancel = Withdraw
site-realms-offer-withdraw = Take back
site-realms-offer-give = What for { $card }?
site-realms-offer-give-unseen = What for the hidden card?
site-realms-offer-give-tap = Tap the card you give for it.

## Strength of bots

site-level-novice = Novice
site-level-apprentice = Apprentice
site-level-adept = Adept
site-level-expert = Expert
site-level-master = Master
site-level-greedy = Greedy
site-level-highest = Highest card
site-level-random = Random
site-level-tutor = Tutor
site-level-ismcts = Searcher
site-strength-is-novice = Takes any option at random: good for seeing how the game goes.
site-strength-is-apprentice = Follows rules of thumb and errs as people do.
site-strength-is-adept = Counts well what its next move brings, and looks no further.
site-strength-is-expert = Weighs whole turns by what many games have taught it.
site-strength-is-master = Has learned by playing itself, and thinks again at the table.
site-strength-rating = Rating about { $rating } (±{ $margin })
site-strength-anchor = Rating { $rating }: the others are measured by it
site-strength-none = No rating was measured for these options.
site-strength-help = The apprentice has 1,000. With 100 points more than the others one wins about { $a } of 100 games, with 200 more { $b }, with 400 more { $c }.

## The lobby

site-lobby = Lobby
site-lobby-line = { $waiting ->
    [0] nobody is waiting
    [one] { $waiting } table is looking for a player
   *[other] { $waiting } tables are looking for players
}{ $playing ->
    [0] {""}
   *[other] {" "}· { $playing } to watch
}
site-lobby-text = Open tables and running games. Only what differs from the usual is listed.
site-lobby-now = Play someone now
site-lobby-now-text = You sit down where somebody is waiting, or wait at a table of your own.
site-lobby-all = All games
site-lobby-waiting = Looking for a player
site-lobby-playing = Running, open to watch
site-lobby-nobody = Nobody is waiting just now. Open a table: others see it here.
site-lobby-none-playing = No public game is running.
site-lobby-seats = { $n } of { $of } seats taken
site-lobby-watchers = Onlookers:
site-lobby-back = Back to it

## Matches and tournaments

site-series-round = Round { $n }
site-series-standing = Standing
site-series-won = won
site-series-lost = lost
site-series-games = Games
site-series-go = Go to my table
site-series-look = look
site-series-winner = { $name } wins it all.
site-series-drawn = The match ends level.
site-series-level = level
site-series-difference = Deal by deal
site-series-compared = { $n } of { $of } deals played from both seats.
site-series-deal-column = Deal
site-series-both = Both games
site-series-ahead = Ahead
site-series-by = wins { $wins }, points { $points }
site-series-all-deals = All deals
site-series-game = Game { $n }
site-series-invited = You are invited to play { $game }.

## The calculator

site-calc-title = Score calculator
site-calc-search = Type a card’s name…
site-calc-suits = Suits
site-calc-add-player = Add a player
site-calc-remove-player = Remove this player
site-calc-area = Discard area
site-calc-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
site-calc-empty = Tap a suit, then a card. Seven cards make a hand; eight with the Necromancer.
site-calc-remove = Remove { $card }
site-calc-held = { $card }: { $name } has it
site-calc-how = How was this counted?
site-calc-choices = Best choices
site-calc-full = This hand is full.
site-calc-clear = Clear all
site-calc-share = Copy the link to this table
site-calc-leads = leads
site-calc-failed = The calculator cannot be reached. The cards stay here.
site-calc-night = Tonight’s totals
site-calc-note = Add this game to the night
site-calc-wins = { $n ->
    [one] { $n } game won
   *[other] { $n } games won
}
site-calc-undo = Undo
site-calc-ranking = Ranking
site-calc-next = Next: { $name }
site-calc-night-reset = Reset the night
site-calc-choose = Choose
site-calc-by-hand = by hand
site-calc-best = best
site-calc-best-again = Back to the best
site-calc-way-none = nothing

## The rules pages

site-rules-title = Rules and cards
site-rules-search = Search rules and cards…
site-rules-how = How to play
site-rules-rules = Rules
site-rules-cards = Cards
site-rules-locations = Locations
site-rules-found = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}
site-rules-nothing = Nothing found.
site-rules-contents = Contents
site-rules-table = The table
site-rules-radlands-person = People
site-rules-radlands-event = Events
site-rules-radlands-camp = Camps
site-still-cardia-1 = The other player’s row: their card of each encounter, in the order of play.
site-still-cardia-2 = Your row. Two cards that face each other are an encounter; the number is their influence, the sign their faction.
site-still-cardia-3 = Signets: one lies on the winning card of each encounter.
site-still-cardia-4 = Your deck: a card is drawn from it at the end of each round.
site-still-cardia-5 = Your hand: one card of it is laid face down, and both are revealed at once.
site-still-radlands-1 = People stand in front: whoever stands before a card protects it.
site-still-radlands-2 = Your three camps lie behind them. Whoever loses all three loses the game.
site-still-radlands-3 = The event queue: an event comes a space nearer each turn and happens from space 1.
site-still-radlands-4 = Water pays for everything; there is new water each turn.
site-still-radlands-5 = Your hand: the price stands in the drop; at the foot is what the card gives when it is junked instead.
site-still-fantasy_realms-1 = The deck: draw its top card…
site-still-fantasy_realms-2 = … or take any card of the discard area. When it is full, the game ends at once.
site-still-fantasy_realms-3 = The others’ hands: known are only cards that were taken face up.
site-still-fantasy_realms-4 = Your hand: seven cards of which each counts by the others. The number is the base strength, colour and sign are the suit.
site-how-cardia-1 = Goal: have at least five signets at the end of a round, and more than the other player.
site-how-cardia-2 = Each round both players lay one card from the hand face down and reveal both at once. The card with more influence wins the encounter and carries a signet.
site-how-cardia-3 = The losing card is not lost: its ability is activated now. A bolt means once, at once; an hourglass means it stays at work while its token lies on the card.
site-how-cardia-4 = Modifiers change influence, also of cards played long ago. A past encounter can change its winner, and the signet moves to the other card, but this activates no ability.
site-how-cardia-5 = Then both players draw a card. Encounters stay in a row in the order of play, so “previous” and “following” are the neighbours; “next” has not been played yet.
site-how-cardia-6 = A player who cannot play a card loses. Deck II and locations make the game harder: their stars are added up.
site-how-radlands-1 = Goal: destroy the three camps of your opponent.
site-how-radlands-2 = Each side has three columns with a camp at the back and room for two people in front. A card is protected while another card of its owner stands in front of it.
site-how-radlands-3 = Your turn: the event in space 1 is resolved, then the others move one space; you draw a card and get three water; then you act as long as you like and can pay.
site-how-radlands-4 = Actions: play a person or an event, use an ability, junk a card for its icon, draw for two water, take the Water Silo for one. People are ready from your next turn on.
site-how-radlands-5 = A first damage turns a card, a second destroys it; a punk is destroyed by the first. A damaged or exhausted person cannot use abilities; a damaged camp still can.
site-how-radlands-6 = Raiders wait in your event queue; when they arrive, your opponent chooses which of their camps is damaged.
site-how-radlands-7 = If the deck runs out a second time, the game is a tie.
site-how-fantasy_realms-1 = Goal: the hand of seven cards with the highest score.
site-how-fantasy_realms-2 = Your turn: take the top card of the deck or any card of the discard area, then lay one card of your hand there face up.
site-how-fantasy_realms-3 = The game ends at once when ten cards lie in the discard area. In the two-player variant: when both hold seven and at least twelve lie there.
site-how-fantasy_realms-4 = A card scores its base strength, its bonus and its penalty. Only the cards of your own hand affect one another.
site-how-fantasy_realms-5 = A blanked card has no strength, suit, bonus or penalty. A cleared penalty does nothing.
site-how-fantasy_realms-6 = In the two-player variant the hands begin empty: take one card from the discard area, or draw two, keep one and discard the other.
site-how-fantasy_realms-7 = Chaos: no turns. Until time is up, any two players may swap one card for one card.

## People at one table

site-away-for = { $name } is away ({ $time })
site-wait = Wait
site-let-bot-in = Let a bot play ({ $time })
site-bot-for = Bot for { $name }
site-is-back = { $n ->
    [0] { $name } is back.
    [one] { $name } is back; the bot made { $n } choice.
   *[other] { $name } is back; the bot made { $n } choices.
}
site-bot-made = { $n ->
    [0] The bot has chosen nothing meanwhile.
    [one] The bot made { $n } choice meanwhile.
   *[other] The bot made { $n } choices meanwhile.
}
site-welcome-back = Welcome back: a bot plays your seat
site-bot-has-seat = A bot plays your seat
site-what-happened = What happened
site-takeback-move = { $name } would like to take back: { $move }
site-not-now = Not now
site-rematch-asked = Rematch? Waiting for { $names }
site-rematch-declined = { $count ->
    [one] { $names } would rather not play again now.
   *[other] { $names } would rather not play again now.
}
site-rematch-yours = You said no to a rematch.
site-talk = Talk
site-talk-phrases = Phrases
site-talk-reactions = Reactions
site-talk-line = A line to the other players
site-talk-send = Send
site-talk-kept = Only the players read it, and it is kept nowhere.
site-talk-none = Nothing has been said yet.
site-talk-said = { $name }: { $text }
site-talk-off = Talk is off on this device.
site-talk-on = Turn it on
site-chat-allowed = Players may write to each other (private tables; nothing is kept)
site-set-talk = Talk at the table
site-set-talk-all = phrases and lines
site-set-talk-phrases = phrases only
site-set-talk-off = off
site-set-tips = Tips for what you see the first time
site-phrase-hello = Hello!
site-phrase-good_luck = Good luck!
site-phrase-nice_move = Nice move!
site-phrase-thinking = Let me think…
site-phrase-one_moment = One moment, please.
site-phrase-oops = Oops!
site-phrase-thanks = Thank you!
site-phrase-sorry = Sorry!
site-phrase-well_played = Well played!
site-phrase-close_one = That was close!
site-phrase-again = Another game?
site-phrase-goodbye = Goodbye!
site-phrase-smile = smiles
site-phrase-wow = is amazed
site-phrase-sad = is sad
site-phrase-clap = applauds
site-phrase-heart = loves it
