# Cardia: questions, events, settings and labels. Cards, locations and rules are in cardia_cards.ftl.

cardia-name = Cardia

## Questions

cardia-prompt-play = Choose a card
cardia-prompt-play_openly = Choose a card: it lies face up, first
cardia-prompt-discard = Which card do you discard?
cardia-prompt-discard_to_two = { $card }: which card goes? Two may stay
cardia-prompt-discard_and_copy = { $card }: which hand card to discard and copy?
cardia-prompt-pay = { $card }: discard { $faction }, or decline?
cardia-prompt-raise_card = { $card }: who gets +3?
cardia-prompt-lower_card = { $card }: who gets −3?
cardia-prompt-lower_card_or_next = { $card }: what gets −3, a card or your next?
cardia-prompt-strip_card = { $card }: strip which card?
cardia-prompt-strip_kind = { $card }: what is removed?
cardia-prompt-take_back = { $card }: which card comes back?
cardia-prompt-copy = { $card }: whose ability to copy?
cardia-prompt-activate = { $card }: which losing card acts?
cardia-prompt-move_from = { $card }: take all from which card?
cardia-prompt-move_to = { $card }: and who gets it?
cardia-prompt-raise_small_card = { $card }: who gets +3 (8 or less)?
cardia-prompt-name_faction = { $card }: which faction?
cardia-prompt-adjust = +2 or −2 for your card?
cardia-prompt-put_under = Which card goes under your deck?

## Answers that are not simply cards

cardia-option-card = { $card }
cardia-option-card-decline = nothing
cardia-option-played = { $card } ({ $owner })
cardia-option-played-next = the next card you play
cardia-option-faction-rebellion = { cardia-faction-rebellion }
cardia-option-faction-academy = { cardia-faction-academy }
cardia-option-faction-guild = { cardia-faction-guild }
cardia-option-faction-dynasty = { cardia-faction-dynasty }
cardia-option-kind-modifier = its modifier
cardia-option-kind-tokens = its ongoing tokens
cardia-option-adjust-minus_2 = −2
cardia-option-adjust-plus_2 = +2

## What happened

cardia-cards-drawn = { $card_count ->
    [0] { $count ->
        [one] a card
       *[other] { $count } cards
    }
   *[other] { $card }
}
cardia-event-round_began = Round { $round }
cardia-event-turned = { $result ->
    [won] { $card } ({ $winner }) now beats { $other } { $high } : { $low } · signets { $ahead } : { $behind }
    [claimed] { $card } ({ $winner }) now beats { $other } by { $by } · signets { $ahead } : { $behind }
    [tie_won] { $card } ({ $winner }) now wins the tie with { $other } by { $by } · signets { $ahead } : { $behind }
    [both] { $card } and { $other } now both win, by { $by } · signets { $ahead } : { $behind }
    [levelled] { $card } and { $other } now tie, by { $by }
   *[tie] { $card } and { $other } now tie { $high } : { $low }
}
    .part = { cardia-event-turned }
cardia-event-drew = { $seat } draws { cardia-cards-drawn }
    .part = { $whose ->
        [own] draws { cardia-cards-drawn }
       *[other] { $seat } draws { cardia-cards-drawn }
    }
cardia-event-milled = { $card } goes from the deck of { $owner } to the discard pile
    .part = from the deck of { $owner } to the discard pile: { $card }
cardia-event-discarded = { $owner } discards { $card }
    .part = { $whose ->
        [own] discards { $card }
       *[other] { $owner } discards { $card }
    }
cardia-event-placed = Both cards lie face down
cardia-event-placed_openly = { $owner } plays { $card } face up
cardia-event-revealed = Revealed: { $cards }
cardia-event-landed = { $card } ({ $owner }) gets { $by }, which waited
    .part = { $card_count ->
        [one] { $card } has
       *[other] { $card } have
    } { $by }
cardia-event-compared = { $result ->
    [won] { $winner } wins { $high } : { $low } · { $card } beats { $other } · signets { $ahead } : { $behind }
    [claimed] { $winner } wins by { $by } · { $card } against { $other } · signets { $ahead } : { $behind }
    [tie_won] { $winner } wins the tie { $high } : { $low } by { $by } · { $card } against { $other } · signets { $ahead } : { $behind }
    [both] Both win { $high } : { $low } by { $by } · { $card } against { $other } · signets { $ahead } : { $behind }
    [levelled] A tie by { $by } · { $card } against { $other }
   *[tie] A tie { $high } : { $low } · { $card } against { $other }
}
cardia-event-lost = { $card } ({ $owner }) loses and acts
    .nothing = nothing comes of it
cardia-event-marked = { $cause }: { $card } ({ $owner }) gets { $by }
    .part = { $whose ->
        [own] { $card }
       *[other] { $card } ({ $owner })
    } { $card_count ->
        [one] gets
       *[other] get
    } { $by }
cardia-event-token_put = { $card } ({ $owner }) gets an ongoing token
    .part = { $whose ->
        [own] { $card }
       *[other] { $card } ({ $owner })
    } { $card_count ->
        [one] gets
       *[other] get
    } an ongoing token
cardia-event-token_taken = { $card } ({ $owner }) loses its ongoing tokens
    .part = { $whose ->
        [own] { $card }
       *[other] { $card } ({ $owner })
    } { $card_count ->
        [one] loses its
       *[other] lose their
    } ongoing tokens
cardia-event-took_back = { $owner } takes { $card } back into the hand
    .part = { $card_count ->
        [one] { $card } returns
       *[other] { $card } return
    } to the hand
cardia-event-replaced = { $card } ({ $owner }) is replaced by { $by }
    .part = { $card } is replaced by { $by }
cardia-event-modifier_waits = { $by } waits for the next card of { $seat }
    .part = { $by } waits for the next card
cardia-event-late_modifier_waits = { $by } waits for the next card of { $seat }, after its round’s abilities
    .part = { $by } waits for the next card, after its round’s abilities
cardia-event-choice_waits = +2 or −2 waits for the next card of { $seat }
    .part = +2 or −2 waits for the next card
cardia-event-blackmailed = The next card of { $seat } is to be of this faction: { $faction }
    .part = the next card of { $seat } is to be of this faction: { $faction }
cardia-event-named = { $seat } names a faction: { $faction }
    .part = names { $faction }
cardia-event-declined = { $seat } declines
    .part = { $seat } declines
cardia-event-searched = { $seat } has no card of this faction left in hand: { $faction }
    .part = no card of this faction is left in the hand of { $seat }: { $faction }
cardia-event-shuffled = { $seat } shuffles the deck
    .part = { $whose ->
        [own] shuffles the deck
       *[other] { $seat } shuffles the deck
    }
cardia-event-buried = { $seat } puts a card under the deck
    .part = { $whose ->
        [own] puts a card under the deck
       *[other] { $seat } puts a card under the deck
    }
cardia-event-peeked = { $seat } looks at the two top cards of the deck
    .part = { $whose ->
        [own] looks at the two top cards of the deck
       *[other] { $seat } looks at the two top cards of the deck
    }
cardia-event-must_play_openly = { $seat } is to play the next card first and face up
    .part = { $seat } is to play the next card first and face up
cardia-event-copied = { $seat } copies { $card } with { $by }
    .part = copies { $card } as { $by }
cardia-event-activated = { $seat } activates { $card }
    .part = activates { $card }
cardia-event-ended = { $winners_count ->
    [0] The game is drawn
   *[other] { $winners } wins the game
}

## How it ended

cardia-reason-signets = By signets.
cardia-reason-cannot_play = A player has no card left to play.
cardia-reason-neither_can_play = Neither player has a card left: signets are counted.
cardia-reason-djinn = { cardia-card-djinn }.
cardia-reason-puppeteer = { cardia-card-puppeteer }.
cardia-reason-mechanical_djinn = { cardia-card-mechanical_djinn }.
cardia-reason-haunted_catacombs = { cardia-location-haunted_catacombs }.
cardia-reason-founders_day = { cardia-location-founders_day }.

## Settings

cardia-setting-deck = Deck
    .text = Which cards both players use.
cardia-setting-deck-I = Deck I
cardia-setting-deck-II = Deck II
cardia-setting-deck-mix = A mix by factions
cardia-setting-mix = Factions of deck II
    .text = With a mix: the factions whose four cards come from deck II.
cardia-setting-locations = Locations
    .text = Their rules hold for both players; several at once at your own risk.
cardia-setting-change_lock_in = Change a locked-in choice
    .text = Until the other player has chosen as well.
cardia-setting-rulings = Other readings of the rules
    .text = Where the rulebooks are silent or disagree: a reading that is not ours.
cardia-setting-rulings-R4 = Void Mage and Kinesis Mage may pick a card with nothing on it
cardia-setting-rulings-R5 = Mechanical Djinn is checked at the comparison as well
cardia-setting-rulings-R7 = Auction House before the Librarian’s choice
cardia-setting-rulings-R8 = Two Counselors facing each other: both cards before them win
cardia-setting-rulings-R10 = Elemental: both players draw
cardia-setting-rulings-R11 = Scrapyard: one of the two drawn cards goes under the deck
cardia-setting-rulings-R12 = Haunted Catacombs against both players: whoever has more signets wins
cardia-setting-rulings-R13 = Founder’s Day for both players: whoever has more signets wins
cardia-setting-rulings-R17 = Serpent Temple: no draw if the opponent has nothing to discard
cardia-setting-rulings-R18 = Prodigy may choose the opposing card as well
cardia-setting-rulings-R19 = Poisoner raises a lower opposing card, too
cardia-setting-rulings-R26 = Mechanical Djinn for both players: whoever has more signets wins
cardia-setting-guests = Guests
    .text = Cards beyond the two decks: each takes the place of the card of its influence.
cardia-setting-influences = Cards of the deck
    .text = By influence; fewer cards make a smaller game for study.
cardia-setting-hand = Opening hand
    .text = Cards in hand at the start.
cardia-setting-signets = Signets to win
    .text = Whoever has this many, and more than the opponent, wins in phase 3.

## The table as it is shown

cardia-label-level = Level { $level }, stars: { $stars }
cardia-label-row = Row
cardia-label-row_empty = No encounter yet
cardia-label-hand = Hand
cardia-label-cards = cards: { $count }
cardia-label-deck = Deck
cardia-label-discards = Discarded
cardia-label-signets = Signets
cardia-label-waiting = Waiting
cardia-label-known = Known in hand
cardia-label-under = Under the deck
cardia-label-fog = Face down
cardia-label-hidden = a hidden card
cardia-label-openly = { $player } plays first and face up
cardia-label-late = +{ $by } after the abilities
cardia-label-choice = +2 or −2
cardia-label-blackmail = to be of: { $faction }

## Matches and tournaments

cardia-match-score = Games won: { $first } – { $second }
cardia-match-won = { $player } wins the match
cardia-match-drawn_game = A drawn game counts for nobody
cardia-tournament-format = Talia’s own format: everybody plays everybody, then the two best play a final. The publisher’s rules for four are not known to us.
cardia-tournament-round = Round { $round }
cardia-tournament-final = Final
cardia-tournament-won = { $player } wins the tournament
