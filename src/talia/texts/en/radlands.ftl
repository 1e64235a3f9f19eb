# Radlands: name, prompts, options, events, reasons, settings.

radlands-name = Radlands

radlands-prompt-pick_left = Left column: which camp?
radlands-prompt-pick_middle = Middle column: which camp?
radlands-prompt-pick_right = Right column: which camp?
radlands-prompt-pick_camps = Three camps are laid: which one goes to the right instead?
radlands-prompt-act = Your turn: { $water } water
radlands-prompt-play_or_junk = { $picked }: play or junk?
radlands-prompt-person_place = { $picked }: where?
radlands-prompt-make_room = Who makes room and is destroyed?
radlands-prompt-which_ability = { $about }: which ability?
radlands-prompt-damage = { $card }: damage which card?
radlands-prompt-injure = { $card }: injure whom?
radlands-prompt-destroy = { $card }: destroy which card?
radlands-prompt-destroy_own = { $card }: destroy whom of yours?
radlands-prompt-destroy_own_camp = { $card }: destroy which camp of yours?
radlands-prompt-destroy_own_card = { $card }: destroy which card of yours?
radlands-prompt-damage_own = { $card }: which card of yours is hit?
radlands-prompt-raiders = { radlands-card-raiders }: which camp of yours?
radlands-prompt-restore = { $card }: restore which card?
radlands-prompt-camp_to_flip = { $card }: which camp stands again?
radlands-prompt-punk_place = { $card }: where does the punk go?
radlands-prompt-punk_to_train = { $card }: which punk turns face up?
radlands-prompt-mimic = { $card }: whose ability?
radlands-prompt-revive = { $card }: which damaged person acts?
radlands-prompt-person_to_drop = { $card }: play whom?
radlands-prompt-person_to_move = { $card }: move whom?
radlands-prompt-new_place = { $about }: where to?
radlands-prompt-discard = { $card }: discard which card?
radlands-prompt-discard_more = { $card }: discard another?
radlands-prompt-discard_drawn = { $card }: which drawn card goes?
radlands-prompt-column_to_damage = { $card }: damage which column?
radlands-prompt-column_to_destroy = { $card }: destroy whose column?
radlands-prompt-event_to_advance = { $card }: which event moves on?
radlands-prompt-mutant = { $card }: damage, restore or both?
radlands-prompt-cache = { $card }: what does it bring?
radlands-prompt-punk_or_water = { $card }: a punk or extra water?
radlands-prompt-mercenaries = { $card }: discard two, or destroy one?
radlands-prompt-push_back = { $card }: push their events back?
radlands-prompt-rearrange = { $card }: rearrange your people?
radlands-prompt-survivor = { $card }: who survives?
radlands-prompt-return_to_hand = { $card }: who returns to your hand?
radlands-prompt-scientist = { $card }: whose junk effect?

radlands-option-act-end = End the turn
radlands-option-act-draw = Draw a card (2 water)
radlands-option-act-take_silo = Take the Water Silo (1 water)
radlands-option-act-use-left-0 = Use { $card } (left)
radlands-option-act-use-left-1 = Use { $card } (left)
radlands-option-act-use-left-2 = Use { $card } (left)
radlands-option-act-use-middle-0 = Use { $card } (middle)
radlands-option-act-use-middle-1 = Use { $card } (middle)
radlands-option-act-use-middle-2 = Use { $card } (middle)
radlands-option-act-use-right-0 = Use { $card } (right)
radlands-option-act-use-right-1 = Use { $card } (right)
radlands-option-act-use-right-2 = Use { $card } (right)
radlands-option-choice-play = Play it
radlands-option-choice-junk = Junk it
radlands-option-choice-first = First ability (water: { $cost })
radlands-option-choice-second = Second ability (water: { $cost })
radlands-option-choice-granted = Ability from { radlands-card-argo_yesky } (water: { $cost })
radlands-option-choice-damage = Damage
radlands-option-choice-restore = Restore
radlands-option-choice-both = Both
radlands-option-choice-draw = Draw a card
radlands-option-choice-punk = Gain a punk
radlands-option-choice-water = Extra water
radlands-option-choice-discard = Discard two cards
radlands-option-choice-destroy = Destroy a card of yours
radlands-option-choice-push = Move them back
radlands-option-choice-rearrange = Rearrange
radlands-option-place =
    { $what ->
        [free] { $seat }, column { $column }, space { $space }
       *[card] { $card } ({ $seat }, column { $column }, space { $space })
    }
radlands-option-column = { $seat }, column { $column }
radlands-option-queued = { $card } ({ $seat }, space { $space })

radlands-cards-drawn = { $card_count ->
    [0] { $count ->
        [one] a card
       *[other] { $count } cards
    }
   *[other] { $card }
}
radlands-for-water = { $cost } water
radlands-event-card_bought = { $seat } pays { radlands-for-water }
radlands-event-camps_revealed = Camps revealed: { $seat_0 } against { $seat_1 }
radlands-event-first_player = { $seat } goes first
radlands-event-turn_began = Turn { $turn }: { $seat }
radlands-event-replenished = { $seat } gets { $water } water
    .part = gets { $water } water
radlands-event-turn_ended = { $seat } ends turn { $turn }
radlands-event-drew = { $seat } draws { radlands-cards-drawn }
    .part = { $whose ->
        [own] draws { radlands-cards-drawn }
       *[other] { $seat } draws { radlands-cards-drawn }
    }
radlands-event-junked = { $seat } junks { $card }
    .nothing = nothing comes of it
radlands-event-discarded = { $seat } discards { $card }
    .part = { $whose ->
        [own] discards { $card }
       *[other] { $seat } discards { $card }
    }
radlands-event-discarded_from_deck = { $seat } discards { $card } from the deck
    .part = discards { $card } from the deck
radlands-event-silo_taken = { $seat } takes the Water Silo
radlands-event-water_gained = { $seat } gets { $amount } extra water
    .part = +{ $amount } water
radlands-event-person_played = { $seat } plays { $card } ({ radlands-for-water }) into column { $column }
radlands-event-event_played = { $seat } plays { $card } ({ radlands-for-water })
radlands-event-event_queued = { $seat } puts { $card } on space { $space }
    .part = { $card } on space { $space }
radlands-event-event_moved = { $card } ({ $seat }) moves to space { $space }
    .part = { $card } moves to space { $space }
radlands-event-event_began = { $card } ({ $seat }) happens
    .nothing = nothing comes of it
radlands-event-event_resolved = { $card } ({ $seat }) is over
radlands-event-ability_used = { $seat } uses { $card } ({ radlands-for-water })
    .nothing = nothing comes of it
radlands-event-ability_borrowed = { $seat } uses the ability of { $card } ({ radlands-for-water })
    .part = with the ability of { $card } ({ radlands-for-water })
radlands-event-damaged = { $card } ({ $seat }) is damaged (column { $column })
    .part = { $whose ->
        [own] own { $card } damaged
       *[other] { $card } damaged
    }
radlands-event-destroyed = { $card } ({ $seat }) is destroyed (column { $column })
    .part = { $whose ->
        [own] own { $card } destroyed
       *[other] { $card } destroyed
    }
radlands-event-restored = { $card } ({ $seat }) is restored (column { $column })
    .part = { $card } restored
radlands-event-returned = { $card } ({ $seat }) returns to hand (column { $column })
    .part = { $card_count ->
        [one] { $card } returns
       *[other] { $card } return
    } to hand
radlands-event-turned_up = A punk of { $seat } in column { $column } turns out to be { $card }
    .part = the punk in column { $column } is { $card }
radlands-event-punk_gained = { $seat } gains a punk in column { $column }
    .part = { $count ->
        [one] gains a punk in column { $column }
       *[other] gains { $count } punks
    }
radlands-event-flipped_back = { $card } ({ $seat }) stands again
    .part = { $card } stands again
radlands-event-juggernaut_moved = The Juggernaut of { $seat } moves to space { $to }
    .part = Juggernaut moves to space { $to }
radlands-event-moved = { $card } ({ $seat }) moves to column { $column }, space { $space }
    .part = { $card_count ->
        [one] { $card } moves
       *[other] { $card } move
    } to column { $column }
radlands-event-exposed = All cards of { $seat } are unprotected this turn
    .part = all cards of { $seat } are unprotected this turn
radlands-event-reshuffled = The discard pile becomes the new deck ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
})
    .part = the discard pile becomes the new deck ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    })

radlands-reason-camps_destroyed = All three camps of a player are destroyed.
radlands-reason-deck_ran_out_twice = The deck has run out for the second time: a tie.
radlands-reason-turn_limit = The agreed number of turns is over: a tie.
radlands-reason-obelisk = The last card was taken from the deck while { radlands-card-obelisk } stood.

radlands-setting-camps = Camps
    .text = How the six camps come to the table.
radlands-setting-camps-dealt = Six dealt, three kept
radlands-setting-camps-first_game = First game
radlands-setting-camps-first_game_swapped = First game, sets swapped
radlands-setting-camps-given = Given
radlands-setting-camps_0 = Camps of player 1
    .text = Three camps from left to right, when camps are given.
radlands-setting-camps_1 = Camps of player 2
    .text = Three camps from left to right, when camps are given.
radlands-setting-first_player = First player
    .text = Who goes first.
radlands-setting-first_player-coin = A coin decides
radlands-setting-first_player-seat_0 = Player 1
radlands-setting-first_player-seat_1 = Player 2
radlands-setting-printing = Camp texts
    .text = Which printing of the camps is played.
radlands-setting-printing-default = Rulebook
radlands-setting-printing-other = Other printing (V3)
radlands-setting-make_room = Make room (V1)
    .text = With six people you may destroy one of them to play or gain another.
radlands-setting-no_self_restore = No self-restore (V2)
    .text = A card cannot restore itself.
radlands-setting-cards = Cards
    .text = Which people and events the deck has.
radlands-setting-copies = Copies
    .text = How many of each card; named people are always single.
radlands-setting-change_lock_in = Change a locked-in camp
    .text = Until the other player has picked as well.
radlands-setting-turn_limit = Turn limit
    .text = After so many turns of both players together the game is a tie.
radlands-setting-action_limit = Action limit
    .text = After so many actions in one turn only ending it is left.
radlands-setting-columns = Columns
    .text = How many columns, counted from the left, each player has; the camps of the others are destroyed. For exact methods.
radlands-setting-damaged = Damaged camps
    .text = All camps begin damaged. For exact methods.
radlands-setting-water = Water
    .text = How much water a turn brings, from the second turn on. For exact methods.
