# Radlands: name, prompts, options, events, reasons, settings.

radlands-name = Radlands

radlands-prompt-pick_left = Choisissez le camp de votre colonne de gauche
radlands-prompt-pick_middle = Choisissez le camp de votre colonne centrale
radlands-prompt-pick_right = Choisissez le camp de votre colonne de droite
radlands-prompt-act = Que faites-vous ? (eau : { $water })
radlands-prompt-play_or_junk = { $picked } : jouer ou recycler ?
radlands-prompt-person_place = { $picked } : choisissez un emplacement
radlands-prompt-make_room = Choisissez qui laisse sa place et est détruit
radlands-prompt-which_ability = Choisissez la capacité à utiliser
radlands-prompt-damage = Choisissez une carte à endommager
radlands-prompt-injure = Choisissez un ennemi à blesser
radlands-prompt-destroy = Choisissez une carte à détruire
radlands-prompt-destroy_own = Choisissez un de vos personnages à détruire
radlands-prompt-destroy_own_camp = Choisissez un de vos camps à détruire
radlands-prompt-destroy_own_card = Choisissez une de vos cartes à détruire
radlands-prompt-damage_own = Choisissez une de vos cartes qui sera endommagée
radlands-prompt-raiders = { radlands-card-raiders } : choisissez un de vos camps qui sera endommagé
radlands-prompt-restore = Choisissez une carte à rafistoler
radlands-prompt-camp_to_flip = Choisissez un camp détruit à relever
radlands-prompt-punk_place = Choisissez un emplacement pour le punk
radlands-prompt-punk_to_train = Choisissez un punk à retourner
radlands-prompt-mimic = Choisissez de qui copier la capacité
radlands-prompt-revive = Choisissez un personnage endommagé dont vous utilisez la capacité
radlands-prompt-person_to_drop = Choisissez le personnage à jouer
radlands-prompt-person_to_move = Choisissez un personnage à déplacer
radlands-prompt-new_place = Choisissez le nouvel emplacement
radlands-prompt-discard = Choisissez une carte à défausser
radlands-prompt-discard_more = Défausser une autre carte ?
radlands-prompt-discard_drawn = Choisissez une des cartes piochées à défausser
radlands-prompt-column_to_damage = Choisissez une colonne : toutes ses cartes sont endommagées
radlands-prompt-column_to_destroy = Choisissez une colonne : tous ses personnages sont détruits
radlands-prompt-event_to_advance = Choisissez un événement à avancer
radlands-prompt-mutant = { radlands-card-mutant } : endommager, rafistoler ou les deux ?
radlands-prompt-cache = Choisissez ce que le camp apporte
radlands-prompt-punk_or_water = Un punk ou une eau supplémentaire ?
radlands-prompt-mercenaries = Défausser deux cartes ou détruire une de vos cartes ?
radlands-prompt-push_back = Reculer tous les événements adverses ?
radlands-prompt-rearrange = Réorganiser vos personnages ?
radlands-prompt-survivor = Choisissez qui survit
radlands-prompt-return_to_hand = Choisissez qui revient dans votre main
radlands-prompt-scientist = Choisissez une carte défaussée dont vous utilisez l’effet de recyclage

radlands-option-act-end = Terminer le tour
radlands-option-act-draw = Piocher une carte (2 eaux)
radlands-option-act-take_silo = Prendre le Château d’eau (1 eau)
radlands-option-act-use-left-0 = Utiliser : { $card } (gauche)
radlands-option-act-use-left-1 = Utiliser : { $card } (gauche)
radlands-option-act-use-left-2 = Utiliser : { $card } (gauche)
radlands-option-act-use-middle-0 = Utiliser : { $card } (centre)
radlands-option-act-use-middle-1 = Utiliser : { $card } (centre)
radlands-option-act-use-middle-2 = Utiliser : { $card } (centre)
radlands-option-act-use-right-0 = Utiliser : { $card } (droite)
radlands-option-act-use-right-1 = Utiliser : { $card } (droite)
radlands-option-act-use-right-2 = Utiliser : { $card } (droite)
radlands-option-choice-play = Jouer
radlands-option-choice-junk = Recycler
radlands-option-choice-first = Première capacité (eau : { $cost })
radlands-option-choice-second = Seconde capacité (eau : { $cost })
radlands-option-choice-granted = Capacité donnée par { radlands-card-argo_yesky } (eau : { $cost })
radlands-option-choice-damage = Endommager
radlands-option-choice-restore = Rafistoler
radlands-option-choice-both = Les deux
radlands-option-choice-draw = Piocher une carte
radlands-option-choice-punk = Gagner un punk
radlands-option-choice-water = Eau supplémentaire
radlands-option-choice-discard = Défausser deux cartes
radlands-option-choice-destroy = Détruire une de vos cartes
radlands-option-choice-push = Les reculer
radlands-option-choice-rearrange = Réorganiser
radlands-option-place =
    { $what ->
        [free] { $seat }, colonne { $column }, case { $space }
       *[card] { $card } ({ $seat }, colonne { $column }, case { $space })
    }
radlands-option-column = { $seat }, colonne { $column }
radlands-option-queued = { $card } ({ $seat }, case { $space })

radlands-cards-drawn = { $card_count ->
    [0] { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
   *[other] { $card }
}
radlands-for-water = { $cost ->
    [one] { $cost } goutte
   *[other] { $cost } gouttes
}
radlands-event-card_bought = { $seat } paie { radlands-for-water }
radlands-event-camps_revealed = Camps révélés : { $seat_0 } contre { $seat_1 }
radlands-event-first_player = { $seat } commence
radlands-event-turn_began = Tour { $turn } : { $seat }
radlands-event-replenished = { $seat } : eau : { $water }
    .part = eau : { $water }
radlands-event-turn_ended = { $seat } termine le tour { $turn }
radlands-event-drew = { $seat } pioche { radlands-cards-drawn }
    .part = { $whose ->
        [own] pioche { radlands-cards-drawn }
       *[other] { $seat } pioche { radlands-cards-drawn }
    }
radlands-event-junked = { $seat } recycle { $card }
    .nothing = sans effet
radlands-event-discarded = { $seat } défausse { $card }
    .part = { $whose ->
        [own] défausse { $card }
       *[other] { $seat } défausse { $card }
    }
radlands-event-discarded_from_deck = { $seat } défausse { $card } depuis la pioche
    .part = défausse { $card } depuis la pioche
radlands-event-silo_taken = { $seat } prend le Château d’eau
radlands-event-water_gained = { $seat } : eau supplémentaire (+{ $amount })
    .part = eau +{ $amount }
radlands-event-person_played = { $seat } joue { $card } ({ radlands-for-water }) dans la colonne { $column }
radlands-event-event_played = { $seat } joue { $card } ({ radlands-for-water })
radlands-event-event_queued = { $seat } : { $card } va sur la case { $space }
    .part = { $card } sur la case { $space }
radlands-event-event_moved = { $seat } : { $card } passe sur la case { $space }
    .part = { $card } passe sur la case { $space }
radlands-event-event_began = { $card } ({ $seat }) se résout
    .nothing = sans effet
radlands-event-event_resolved = { $card } ({ $seat }) est terminé
radlands-event-ability_used = { $seat } utilise { $card } ({ radlands-for-water })
    .nothing = sans effet
radlands-event-ability_borrowed = { $seat } utilise la capacité { $card_de } ({ radlands-for-water })
    .part = avec la capacité { $card_de } ({ radlands-for-water })
radlands-event-damaged = { $card } ({ $seat }) – dégât (colonne { $column })
    .part = { $whose ->
        [own] endommage sa propre carte { $card }
       *[other] endommage { $card }
    }
radlands-event-destroyed = { $card } ({ $seat }) – destruction (colonne { $column })
    .part = { $whose ->
        [own] détruit sa propre carte { $card }
       *[other] détruit { $card }
    }
radlands-event-restored = { $card } ({ $seat }) – rafistolage (colonne { $column })
    .part = rafistole { $card }
radlands-event-returned = { $card } ({ $seat }) revient en main (colonne { $column })
    .part = { $card } revient en main
radlands-event-turned_up = { $seat } : le punk de la colonne { $column } est { $card }
    .part = le punk de la colonne { $column } est { $card }
radlands-event-punk_gained = { $seat } gagne un punk dans la colonne { $column }
    .part = { $count ->
        [one] gagne un punk dans la colonne { $column }
       *[other] gagne { $count } punks
    }
radlands-event-flipped_back = { $card } ({ $seat }) est debout à nouveau
    .part = { $card } est debout à nouveau
radlands-event-juggernaut_moved = { $seat } : le Juggernaut passe sur la case { $to }
    .part = le Juggernaut passe sur la case { $to }
radlands-event-moved = { $seat } : { $card } passe dans la colonne { $column }, case { $space }
    .part = { $card } passe dans la colonne { $column }
radlands-event-exposed = Les cartes de { $seat } sont sans protection ce tour-ci
    .part = les cartes de { $seat } sont sans protection ce tour-ci
radlands-event-reshuffled = La défausse devient la nouvelle pioche (cartes : { $cards })
    .part = la défausse devient la nouvelle pioche (cartes : { $cards })

radlands-reason-camps_destroyed = Les trois camps d’un joueur sont détruits.
radlands-reason-deck_ran_out_twice = La pioche est épuisée pour la seconde fois : égalité.
radlands-reason-turn_limit = Le nombre de tours convenu est atteint : égalité.
radlands-reason-obelisk = La dernière carte a quitté la pioche alors que la carte { radlands-card-obelisk } était debout.

radlands-setting-camps = Camps
    .text = Comment les six camps arrivent en jeu.
radlands-setting-camps-dealt = Six distribués, trois gardés
radlands-setting-camps-first_game = Première partie
radlands-setting-camps-first_game_swapped = Première partie, jeux inversés
radlands-setting-camps-given = Donnés
radlands-setting-camps_0 = Camps du siège 0
    .text = Trois camps de gauche à droite, si les camps sont donnés.
radlands-setting-camps_1 = Camps du siège 1
    .text = Trois camps de gauche à droite, si les camps sont donnés.
radlands-setting-first_player = Premier joueur
    .text = Qui commence.
radlands-setting-first_player-coin = Tirage au sort
radlands-setting-first_player-seat_0 = Siège 0
radlands-setting-first_player-seat_1 = Siège 1
radlands-setting-printing = Textes des camps
    .text = Quelle édition des camps est jouée.
radlands-setting-printing-default = Livret de règles
radlands-setting-printing-other = Autre édition (V3)
radlands-setting-make_room = Faire de la place (V1)
    .text = Avec six personnages, vous pouvez en détruire un pour en jouer ou en gagner un autre.
radlands-setting-no_self_restore = Pas d’auto-rafistolage (V2)
    .text = Une carte ne peut pas se rafistoler elle-même.
radlands-setting-cards = Cartes
    .text = Quels personnages et quels événements la pioche contient.
radlands-setting-copies = Exemplaires
    .text = Combien de chaque carte ; les personnages nommés sont toujours uniques.
radlands-setting-change_lock_in = Changer un camp verrouillé
    .text = Tant que l’autre joueur n’a pas choisi.
radlands-setting-turn_limit = Limite de tours
    .text = Après autant de tours des deux joueurs ensemble, la partie est nulle.
radlands-setting-action_limit = Limite d’actions
    .text = Après autant d’actions en un tour, il ne reste qu’à le terminer.
