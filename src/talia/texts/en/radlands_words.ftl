# Words of Radlands and its junk icons.

## Words

radlands-word-camp = camp
radlands-word-person = person
radlands-word-people = people
radlands-word-event = event
radlands-word-punk = punk
radlands-word-destroy = destroy
radlands-word-damage = damage
radlands-word-injure = injure
radlands-word-restore = restore
radlands-word-draw = draw
radlands-word-gain_punk = gain a punk
radlands-word-raid = raid
radlands-word-junk = junk
radlands-word-ability = ability
radlands-word-trait = trait

## States of a card

radlands-word-ready = ready
radlands-word-exhausted = exhausted
radlands-word-undamaged = undamaged
radlands-word-damaged = damaged
radlands-word-destroyed = destroyed
radlands-word-protected = protected
radlands-word-unprotected = unprotected

## Places and things

radlands-word-column = column
radlands-word-queue = event queue
radlands-word-space = space
radlands-word-area = play area
radlands-word-water = water
radlands-word-extra_water = extra water
radlands-word-water_silo = Water Silo
radlands-word-raiders = Raiders
radlands-word-deck = deck
radlands-word-discard = discard pile
radlands-word-hand = hand
radlands-word-enemy = enemy
radlands-word-opponent = opponent
radlands-word-cost = cost
radlands-word-number = event number
radlands-word-starting_cards = starting cards
radlands-word-turn = turn
radlands-word-tie = tie

## Phases of a turn

radlands-word-phase_events = Events
radlands-word-phase_replenish = Replenish
radlands-word-phase_actions = Actions
radlands-word-phase_end = End of turn

## Actions

radlands-word-play_person = play a person
radlands-word-play_event = play an event
radlands-word-draw_card = draw a card
radlands-word-junk_card = junk a card
radlands-word-take_silo = take the Water Silo
radlands-word-use_ability = use an ability
radlands-word-end_turn = end the turn

## Junk icons

radlands-junk-water = Extra water
    .text = Gain 1 extra water for this turn.
radlands-junk-draw = Draw
    .text = Draw a card.
radlands-junk-restore = Restore
    .text = You may restore one of your damaged cards.
radlands-junk-injure = Injure
    .text = Injure an unprotected enemy.
radlands-junk-raid = Raid
    .text = Put out your Raiders, move them forward or, from space 1, resolve them.
radlands-junk-punk = Gain a punk
    .text = You may gain a punk.
