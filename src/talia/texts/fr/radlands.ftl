# Radlands: name, prompts, options, events, reasons, settings.

radlands-name = Radlands

radlands-prompt-pick_left = Colonne de gauche : quel camp ?
radlands-prompt-pick_middle = Colonne du centre : quel camp ?
radlands-prompt-pick_right = Colonne de droite : quel camp ?
radlands-prompt-pick_camps = Trois camps sont posés : lequel poser à droite à la place ?
radlands-prompt-act = À vous de jouer, eau : { $water }
radlands-prompt-play_or_junk = { $picked } : jouer ou recycler ?
radlands-prompt-person_place = { $picked } : où ?
radlands-prompt-make_room = Qui laisse sa place et est détruit ?
radlands-prompt-which_ability = { $about } : quelle capacité ?
radlands-prompt-damage = { $card } : 1 dégât à quelle carte ?
radlands-prompt-injure = { $card } : blesser qui ?
radlands-prompt-destroy = { $card } : détruire quelle carte ?
radlands-prompt-destroy_own = { $card } : détruire lequel des vôtres ?
radlands-prompt-destroy_own_camp = { $card } : détruire lequel de vos camps ?
radlands-prompt-destroy_own_card = { $card } : détruire laquelle de vos cartes ?
radlands-prompt-damage_own = { $card } : 1 dégât à laquelle de vos cartes ?
radlands-prompt-raiders = { radlands-card-raiders } : lequel de vos camps ?
radlands-prompt-restore = { $card } : rafistoler quelle carte ?
radlands-prompt-camp_to_flip = { $card } : quel camp détruit relever ?
radlands-prompt-punk_place = { $card } : où placer le punk ?
radlands-prompt-punk_to_train = { $card } : retourner quel punk ?
radlands-prompt-mimic = { $card } : la capacité de qui ?
radlands-prompt-revive = { $card } : quel personnage endommagé agit ?
radlands-prompt-person_to_drop = { $card } : jouer qui ?
radlands-prompt-person_to_move = { $card } : déplacer qui ?
radlands-prompt-new_place = { $about } : à quel endroit ?
radlands-prompt-discard = { $card } : défausser quelle carte ?
radlands-prompt-discard_more = { $card } : en défausser une autre ?
radlands-prompt-discard_drawn = { $card } : défausser quelle carte piochée ?
radlands-prompt-column_to_damage = { $card } : 1 dégât à quelle colonne ?
radlands-prompt-column_to_destroy = { $card } : détruire quelle colonne ?
radlands-prompt-event_to_advance = { $card } : avancer quel événement ?
radlands-prompt-mutant = { $card } : dégât, rafistolage ou les deux ?
radlands-prompt-cache = { $card } : que doit-il apporter ?
radlands-prompt-punk_or_water = { $card } : un punk ou 1 goutte de plus ?
radlands-prompt-mercenaries = { $card } : défausser deux ou détruire une ?
radlands-prompt-push_back = { $card } : reculer ses événements ?
radlands-prompt-rearrange = { $card } : réorganiser vos personnages ?
radlands-prompt-survivor = { $card } : qui survit ?
radlands-prompt-return_to_hand = { $card } : qui revient en main ?
radlands-prompt-scientist = { $card } : l’effet de recyclage de quelle carte ?

radlands-option-act-end = Terminer le tour
radlands-option-act-draw = Piocher une carte (2 gouttes)
radlands-option-act-take_silo = Prendre le Château d’eau (1 goutte)
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
   *[other] { $card_le }
}
radlands-for-water = { $cost ->
    [one] { $cost } goutte
   *[other] { $cost } gouttes
}
radlands-event-card_bought = { $seat } paie { radlands-for-water }
radlands-event-camps_revealed = Camps révélés : { $seat_0 } contre { $seat_1 }
radlands-event-first_player = { $seat } commence
radlands-event-turn_began = Tour { $turn } : { $seat }
radlands-event-replenished = { $seat } prend { $water ->
    [one] { $water } goutte
   *[other] { $water } gouttes
}
    .part = prend { $water ->
        [one] { $water } goutte
       *[other] { $water } gouttes
    }
radlands-event-turn_ended = { $seat } termine le tour { $turn }
radlands-event-drew = { $seat } pioche { radlands-cards-drawn }
    .part = { $whose ->
        [own] pioche { radlands-cards-drawn }
       *[other] { $seat } pioche { radlands-cards-drawn }
    }
radlands-event-junked = { $seat } recycle { $card_le }
    .nothing = sans effet
radlands-event-discarded = { $seat } défausse { $card_le }
    .part = { $whose ->
        [own] défausse { $card_le }
       *[other] { $seat } défausse { $card_le }
    }
radlands-event-discarded_from_deck = { $seat } défausse { $card_le } depuis la pioche
    .part = défausse { $card_le } depuis la pioche
radlands-event-silo_taken = { $seat } prend le Château d’eau
radlands-event-water_gained = { $seat } prend { $amount ->
    [one] { $amount } goutte supplémentaire
   *[other] { $amount } gouttes supplémentaires
}
    .part = { $amount ->
        [one] +{ $amount } goutte
       *[other] +{ $amount } gouttes
    }
radlands-event-person_played = { $seat } joue { $card_le } ({ radlands-for-water }) dans la colonne { $column }
radlands-event-event_played = { $seat } joue { $card_le } ({ radlands-for-water })
radlands-event-event_queued = { $seat } place { $card_le } sur la case { $space }
    .part = { $card } sur la case { $space }
radlands-event-event_moved = { $seat } déplace { $card_le } sur la case { $space }
    .part = déplace { $card_le } sur la case { $space }
radlands-event-event_began = { $seat } résout { $card_le }
    .nothing = sans effet
radlands-event-event_resolved = { $card } ({ $seat }) – événement résolu
radlands-event-ability_used = { $seat } utilise { $card_le } ({ radlands-for-water })
    .nothing = sans effet
radlands-event-ability_borrowed = { $seat } utilise la capacité { $card_de } ({ radlands-for-water })
    .part = avec la capacité { $card_de } ({ radlands-for-water })
radlands-event-damaged = { $card } ({ $seat }) – dégât (colonne { $column })
    .part = { $whose ->
        [own] endommage sa propre carte { $card }
       *[other] endommage { $card_le }
    }
radlands-event-destroyed = { $card } ({ $seat }) – destruction (colonne { $column })
    .part = { $whose ->
        [own] détruit sa propre carte { $card }
       *[other] détruit { $card_le }
    }
radlands-event-restored = { $card } ({ $seat }) – rafistolage (colonne { $column })
    .part = rafistole { $card_le }
radlands-event-returned = { $card } ({ $seat }) revient en main (colonne { $column })
    .part = { $card_count ->
        [one] { $card } revient
       *[other] { $card } reviennent
    } en main
radlands-event-turned_up = Le punk ({ $seat }) de la colonne { $column } était { $card_le }
    .part = le punk de la colonne { $column } était { $card_le }
radlands-event-punk_gained = { $seat } gagne un punk dans la colonne { $column }
    .part = { $count ->
        [one] gagne un punk dans la colonne { $column }
       *[other] gagne { $count } punks
    }
radlands-event-flipped_back = { $card } ({ $seat }) – camp relevé
    .part = relève { $card_le }
radlands-event-juggernaut_moved = { $seat } avance le Juggernaut sur la case { $to }
    .part = avance le Juggernaut sur la case { $to }
radlands-event-moved = { $seat } déplace { $card_le } dans la colonne { $column }, case { $space }
    .part = déplace { $card_le } dans la colonne { $column }
radlands-event-exposed = Les cartes du joueur { $seat } sont sans protection ce tour-ci
    .part = les cartes du joueur { $seat } sont sans protection ce tour-ci
radlands-event-reshuffled = La défausse devient la nouvelle pioche ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
})
    .part = la défausse devient la nouvelle pioche ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    })

radlands-reason-camps_destroyed = Les trois camps d’un joueur sont détruits.
radlands-reason-deck_ran_out_twice = La pioche est épuisée pour la seconde fois : égalité.
radlands-reason-turn_limit = Le nombre de tours convenu est atteint : égalité.
radlands-reason-obelisk = La pioche a perdu sa dernière carte alors que { radlands-card-obelisk.le } était debout.

radlands-setting-camps = Camps
    .text = Comment les six camps arrivent en jeu.
radlands-setting-camps-dealt = Six distribués, trois gardés
radlands-setting-camps-first_game = Première partie
radlands-setting-camps-first_game_swapped = Première partie, lots inversés
radlands-setting-camps-given = Donnés
radlands-setting-camps_0 = Camps du joueur 1
    .text = Trois camps de gauche à droite, si les camps sont donnés.
radlands-setting-camps_1 = Camps du joueur 2
    .text = Trois camps de gauche à droite, si les camps sont donnés.
radlands-setting-first_player = Premier joueur
    .text = Qui commence.
radlands-setting-first_player-coin = Tirage au sort
radlands-setting-first_player-seat_0 = Joueur 1
radlands-setting-first_player-seat_1 = Joueur 2
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
radlands-setting-change_lock_in = Changer un camp validé
    .text = Tant que l’autre joueur n’a pas choisi.
radlands-setting-turn_limit = Limite de tours
    .text = Après autant de tours des deux joueurs ensemble, la partie est nulle.
radlands-setting-action_limit = Limite d’actions
    .text = Après autant d’actions en un tour, il ne reste qu’à le terminer.
radlands-setting-columns = Colonnes
    .text = Combien de colonnes, en partant de la gauche, chaque joueur possède ; les camps des autres sont détruits. Pour les méthodes exactes.
radlands-setting-damaged = Camps endommagés
    .text = Tous les camps commencent endommagés. Pour les méthodes exactes.
radlands-setting-water = Eau
    .text = Combien d’eau apporte un tour, à partir du deuxième. Pour les méthodes exactes.
