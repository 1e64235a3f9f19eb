# Fantasy Realms: questions, events, ends and settings of the game. Cards and rules are in fantasy_realms_cards.ftl,
# score sheets in fantasy_realms_score.ftl.

fantasy_realms-name = Fantasy Realms

## Questions

fantasy_realms-prompt-draw = Take a card or draw
fantasy_realms-prompt-discard = Which card goes?
fantasy_realms-prompt-build = Take a card, or draw two and keep one
fantasy_realms-prompt-keep = Which one stays?
fantasy_realms-prompt-add = { $card }: which extra card?
fantasy_realms-prompt-copy = { $card }: which card does it copy?
fantasy_realms-prompt-name = { $card }: which card is it?
fantasy_realms-prompt-name_suit = { $card }: which suit, which card?
fantasy_realms-prompt-name_card = { $card }: which card of that suit?
fantasy_realms-prompt-turn_card = { $card }: which card changes its suit?
fantasy_realms-prompt-turn_to = { $card }: which suit does it get?
fantasy_realms-prompt-clear = { $card }: whose penalty is cleared?
fantasy_realms-prompt-trade = Trade
fantasy_realms-prompt-offer = Choose the card you offer
fantasy_realms-prompt-offer_to = Choose whom you offer it to
fantasy_realms-prompt-wish = Say what you would like in return
fantasy_realms-prompt-lay_against = Choose the card you give in return
fantasy_realms-prompt-clock = The clock

## Answers

fantasy_realms-option-draw-deck = from the deck
fantasy_realms-option-suit = { $suit }
fantasy_realms-option-name = { $kind ->
    [suit] only the suit: { $suit }
   *[card] { $card }
}
fantasy_realms-option-named-suit_only = only the suit
fantasy_realms-option-named = { $card }
fantasy_realms-option-trade = { $deal ->
    [pass] wait
    [offer] offer a card
    [accept] offer { $place }: swap { $what } for { $laid } ({ $player })
    [refuse] offer { $place }: refuse { $laid } ({ $player })
    [cancel] offer { $place }: withdraw { $what }
    [answer] { $owner } offers { $what }, would like: { $wish }: answer
   *[withdraw] { $owner }, offer { $place }: take back { $laid }
}
fantasy_realms-option-to-decline = think better of it
fantasy_realms-option-to-anyone = anyone
fantasy_realms-option-to = { $seat }
fantasy_realms-option-wish-decline = think better of it
fantasy_realms-option-wish-anything = anything
fantasy_realms-option-wish = { $suit }
fantasy_realms-option-clock-go_on = go on
fantasy_realms-option-clock-time_up = time is up

fantasy_realms-word-hidden = a hidden card
fantasy_realms-word-anything = anything

## Events

fantasy_realms-cards-drawn = { $card_count ->
    [0] { $count ->
        [one] a card
       *[other] { $count } cards
    }
   *[other] { $card }
}
fantasy_realms-event-round_began = Round { $round }
fantasy_realms-event-drew = { $seat } draws { fantasy_realms-cards-drawn }
fantasy_realms-event-took = { $seat } takes { $card } from the discard area
fantasy_realms-event-discarded = { $seat } discards { $card }
    .part = { $whose ->
        [own] discards { $card }
       *[other] { $seat } discards { $card }
    }
fantasy_realms-event-ended = The game ends: { $cards ->
    [one] { $cards } card lies
   *[other] { $cards } cards lie
} in the discard area
fantasy_realms-event-stopped = The game is stopped after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
fantasy_realms-event-time_ended = Time is up
fantasy_realms-event-laid_open = { $seat } lays the hand open: { $cards }
fantasy_realms-event-turned_up = { $seat } draws for the Necromancer: { $cards }
fantasy_realms-event-declined = { $seat } does not use { $card }
fantasy_realms-event-added = { $seat } adds { $card } with the Necromancer
fantasy_realms-event-copied = { $seat } has the Doppelgänger copy { $card }
fantasy_realms-event-became = { $seat } turns { $card } into { $name }
fantasy_realms-event-became_suit = { $seat } gives { $card } the suit { $suit }
fantasy_realms-event-changed_suit = { $seat } gives { $card } the suit { $suit } with the Book of Changes
fantasy_realms-event-cleared = { $seat } clears the penalty of { $card } with the Island
fantasy_realms-event-scored = { $points ->
    [one] { $seat } has { $points } point
   *[other] { $seat } has { $points } points
}
fantasy_realms-event-won_tie = { $seat } wins the tie with base strengths of { $bases }
fantasy_realms-event-offered = { $seat } offers a card to anyone (offer { $place }); would like: { $wish }
fantasy_realms-event-offered_to = { $seat } offers a card to { $to_seat } (offer { $place }); would like: { $wish }
fantasy_realms-event-showed = { $seat } shows { $card }
fantasy_realms-event-laid_against = { $seat } answers offer { $place } of { $player } with a card
fantasy_realms-event-refused = { $seat } refuses the card of { $player } (offer { $place })
fantasy_realms-event-cancelled = { $seat } withdraws offer { $place }
fantasy_realms-event-withdrew = { $seat } takes back the card for offer { $place } of { $player }
fantasy_realms-event-swapped = { $seat } and { $player } swap a card (offer { $place })
fantasy_realms-event-received = { $seat } gets { $card }
fantasy_realms-event-voided = Offer { $place } of { $seat } is void, its card has left the hand
fantasy_realms-event-answer_voided = The answer of { $seat } to offer { $place } of { $player } is void, its card has left the hand

## Ends

fantasy_realms-reason-highest_score = The highest score wins.
fantasy_realms-reason-lowest_base = A tie: the lowest sum of base strengths wins.
fantasy_realms-reason-shared = A tie in points and in base strengths: the win is shared.
fantasy_realms-reason-turn_limit = Stopped by the turn limit; the scores decide.
fantasy_realms-rule-turns = The limit of turns is a setting of this game, not one of its rules; it keeps the game from going on for ever.

## Settings

fantasy_realms-setting-variant = Variant
    .text = Which of the three ways to play.
fantasy_realms-setting-variant-classic = Classic, 2 to 6 players
fantasy_realms-setting-variant-two_player = Two players, hands built up from nothing
fantasy_realms-setting-variant-chaos = Chaos, 3 to 7 players trade against the clock
fantasy_realms-setting-scoring = Choices at scoring
    .text = Who decides what the Necromancer, the wild cards, Book of Changes and Island do.
fantasy_realms-setting-scoring-asked = Each player decides
fantasy_realms-setting-scoring-best = The best choices are taken for everybody
fantasy_realms-setting-offers = Offers in Chaos
    .text = Whether an offered card is seen by those it is offered to.
fantasy_realms-setting-offers-shown = Cards are shown
fantasy_realms-setting-offers-hidden = Swaps are blind
fantasy_realms-setting-cards = Cards
    .text = The suits and cards in the game; fewer make a small game.
fantasy_realms-setting-hand = Hand
    .text = Cards in each hand.
fantasy_realms-setting-end = End of the game
    .text = Cards in the discard area that end the game; 0 is what the rulebook says (10; in the two-player variant 12, with seven cards in both hands).
fantasy_realms-setting-turns = Turn limit
    .text = After this many turns the game is stopped and scored; 0 is no limit. Not a rule of the game.
fantasy_realms-setting-moments = Moments of Chaos
    .text = The clock lets at least this many moments pass before it can call time. Not a rule of the game.

## Labels

fantasy_realms-label-hand = Hand
fantasy_realms-label-area = Discard area
fantasy_realms-label-deck = Deck
fantasy_realms-label-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
fantasy_realms-label-known = known: { $cards }
fantasy_realms-label-drawn = just drawn
fantasy_realms-label-turned_up = Turned up
fantasy_realms-label-turn = Turn { $turn }
fantasy_realms-label-offers = Offers
fantasy_realms-label-offer = { $player }, offer { $place }: { $card }, would like: { $wish }
fantasy_realms-label-for = for { $player }
fantasy_realms-label-answered = answered by { $player }: { $card }
fantasy_realms-label-memory = Seen before
fantasy_realms-label-score = Score
fantasy_realms-label-end = { $count } of { $end }

## What choices bring, counted before they are made

fantasy_realms-as = as { $card }
fantasy_realms-printed = printed: { $suit }
fantasy_realms-known = known to all
fantasy_realms-unknown = { $n } unknown
fantasy_realms-sheet = Score sheet
fantasy_realms-compare = Compare all
fantasy_realms-compare-takes = Down: what you take. Across: what you then discard.
fantasy_realms-compare-take = take
fantasy_realms-compare-best = best
fantasy_realms-compare-left = What is left without each card:
fantasy_realms-compare-kept = What you have if it goes:
fantasy_realms-brings = { $gain }, then { $points }
fantasy_realms-take-line = { $before } → { $after }, { $card } goes
fantasy_realms-take-nothing = { $before } → { $after }: nothing is gained
fantasy_realms-take-grows = { $before } → { $after }
fantasy_realms-keep-line = then { $points }
fantasy_realms-goes = would go
fantasy_realms-comes = would come
fantasy_realms-best-here = best here: { $card } { $gain }
fantasy_realms-best-without = without { $card }: { $points }
fantasy_realms-ending-best = the best
fantasy_realms-ending-at-best = best of all: { $points }
fantasy_realms-ending-all = Best of all: { $points }
fantasy_realms-ending-changes = Raises your score
fantasy_realms-ending-rest = Brings nothing more
fantasy_realms-ending-then = then up to { $points }
fantasy_realms-ending-stands = as it stands
fantasy_realms-ending-leave = Leave it as it is
fantasy_realms-ending-suit = only the suit
fantasy_realms-ending-suit-named = only { $suit }
fantasy_realms-ending-turned = { $card } becomes { $suit }
fantasy_realms-ending-deed = { $what }: { $points }
fantasy_realms-ending-counting = Counting what each choice brings…

## What a card scores, in signs: the few short words among them

fantasy_realms-gist-no = no
fantasy_realms-gist-best = best of
fantasy_realms-gist-sets = of a suit
fantasy_realms-gist-runs = in a row
fantasy_realms-gist-differ = all suits differ
fantasy_realms-gist-all_but = all but
fantasy_realms-gist-but = not
fantasy_realms-gist-with = with
fantasy_realms-gist-all = all
fantasy_realms-gist-takes = takes one
fantasy_realms-gist-named = is any
fantasy_realms-gist-copies = copies one card
fantasy_realms-gist-names = { $n } named
fantasy_realms-gist-turns = one suit changes
