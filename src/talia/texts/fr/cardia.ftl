# Cardia : questions, événements, réglages et libellés. Cartes, lieux et règles : cardia_cards.ftl.

cardia-name = Cardia

## Questions

cardia-prompt-play = Choisissez une carte
cardia-prompt-play_openly = Choisissez une carte : face visible, en premier
cardia-prompt-discard = Quelle carte défausser ?
cardia-prompt-discard_to_two = { $card } : défaussez une à une, il en reste deux
cardia-prompt-discard_and_copy = { $card } : quelle carte de la main défausser et copier ?
cardia-prompt-pay = { $card } : défausser une carte ({ $faction }) ou refuser ?
cardia-prompt-raise_card = { $card } : quelle carte reçoit +3 d’influence ?
cardia-prompt-lower_card = { $card } : quelle carte reçoit −3 d’influence ?
cardia-prompt-lower_card_or_next = { $card } : −3 d’influence pour une carte jouée ou pour la prochaine ?
cardia-prompt-strip_card = { $card } : dépouiller quelle carte ?
cardia-prompt-strip_kind = { $card } : que retirer ?
cardia-prompt-take_back = { $card } : quelle carte revient ?
cardia-prompt-copy = { $card } : copier quelle capacité ?
cardia-prompt-activate = { $card } : quelle carte perdante agit ?
cardia-prompt-move_from = { $card } : tout prendre à quelle carte ?
cardia-prompt-move_to = { $card } : quelle carte le reçoit ?
cardia-prompt-raise_small_card = { $card } : quelle carte (8 ou moins) reçoit +3 d’influence ?
cardia-prompt-name_faction = { $card } : quelle Faction ?
cardia-prompt-adjust = +2 ou −2 pour votre carte ?
cardia-prompt-put_under = Quelle carte glisser sous votre paquet ?

## Answers that are not simply cards

cardia-option-card = { $card }
cardia-option-card-decline = rien
cardia-option-played = { $card } ({ $owner })
cardia-option-played-next = la prochaine carte que vous jouerez
cardia-option-faction-rebellion = { cardia-faction-rebellion }
cardia-option-faction-academy = { cardia-faction-academy }
cardia-option-faction-guild = { cardia-faction-guild }
cardia-option-faction-dynasty = { cardia-faction-dynasty }
cardia-option-kind-modifier = son modificateur
cardia-option-kind-tokens = ses jetons Persistant
cardia-option-adjust-minus_2 = −2
cardia-option-adjust-plus_2 = +2

## What happened

cardia-cards-drawn = { $card_count ->
    [0] { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
   *[other] { $card_le }
}
cardia-event-round_began = Tour { $round }
cardia-event-turned = { $result ->
    [won] { $card } ({ $winner }) bat maintenant { $other_le } { $high } : { $low } · sceaux { $ahead } : { $behind }
    [claimed] { $card } ({ $winner }) bat maintenant { $other_le }, effet { $by_de } · sceaux { $ahead } : { $behind }
    [tie_won] { $card } ({ $winner }) gagne maintenant l’égalité avec { $other_le }, effet { $by_de } · sceaux { $ahead } : { $behind }
    [both] { $card } et { $other } gagnent maintenant, effet { $by_de } · sceaux { $ahead } : { $behind }
    [levelled] { $card } et { $other } sont maintenant à égalité, effet { $by_de }
   *[tie] { $card } et { $other } sont maintenant à égalité { $high } : { $low }
}
    .part = { cardia-event-turned }
cardia-event-drew = { $seat } pioche { cardia-cards-drawn }
    .part = { $whose ->
        [own] pioche { cardia-cards-drawn }
       *[other] { $seat } pioche { cardia-cards-drawn }
    }
cardia-event-milled = { $card } ({ $owner }) va du paquet à la défausse
    .part = { $card_count ->
        [one] { $card } ({ $owner }) va
       *[other] { $card } ({ $owner }) vont
    } du paquet à la défausse
cardia-event-discarded = { $owner } défausse { $card_le }
    .part = { $whose ->
        [own] défausse { $card_le }
       *[other] { $owner } défausse { $card_le }
    }
cardia-event-placed = Les deux cartes sont posées face cachée
cardia-event-placed_openly = { $owner } pose { $card_le } face visible
cardia-event-revealed = Révélées : { $cards }
cardia-event-landed = { $card } ({ $owner }) reçoit { $by }, en attente jusque-là
    .part = { $card_count ->
        [one] { $card } reçoit
       *[other] { $card } reçoivent
    } { $by }
cardia-event-compared = { $result ->
    [won] { $winner } gagne { $high } : { $low } · { $card_le } bat { $other_le } · sceaux { $ahead } : { $behind }
    [claimed] { $winner } gagne grâce à sa carte { $by } · { $card } contre { $other } · sceaux { $ahead } : { $behind }
    [tie_won] { $winner } gagne l’égalité { $high } : { $low } grâce à sa carte { $by } · { $card } contre { $other } · sceaux { $ahead } : { $behind }
    [both] Les deux cartes gagnent { $high } : { $low }, effet { $by_de } · { $card } contre { $other } · sceaux { $ahead } : { $behind }
    [levelled] Égalité, effet { $by_de } · { $card } contre { $other }
   *[tie] Égalité { $high } : { $low } · { $card } contre { $other }
}
cardia-event-lost = { $card } ({ $owner }) perd et agit
    .nothing = sans effet
cardia-event-marked = { $cause } : { $card } ({ $owner }) reçoit { $by }
    .part = { $whose ->
        [own] { $card }
       *[other] { $card } ({ $owner })
    } { $card_count ->
        [one] reçoit
       *[other] reçoivent
    } { $by }
cardia-event-token_put = { $card } ({ $owner }) reçoit un jeton Persistant
    .part = { $whose ->
        [own] { $card }
       *[other] { $card } ({ $owner })
    } { $card_count ->
        [one] reçoit
       *[other] reçoivent
    } un jeton Persistant
cardia-event-token_taken = { $card } ({ $owner }) perd ses jetons Persistant
    .part = { $whose ->
        [own] { $card }
       *[other] { $card } ({ $owner })
    } { $card_count ->
        [one] perd ses
       *[other] perdent leurs
    } jetons Persistant
cardia-event-took_back = { $owner } reprend { $card_le } en main
    .part = { $card_count ->
        [one] { $card } revient
       *[other] { $card } reviennent
    } en main
cardia-event-replaced = { $by } remplace { $card_le } ({ $owner })
    .part = { $by } remplace { $card_le }
cardia-event-modifier_waits = { $by } attend la prochaine carte ({ $seat })
    .part = { $by } attend la prochaine carte
cardia-event-late_modifier_waits = { $by } attend la prochaine carte ({ $seat }) et s’y pose après les capacités de son tour
    .part = { $by } attend la prochaine carte et s’y pose après les capacités de son tour
cardia-event-choice_waits = +2 ou −2 attend la prochaine carte ({ $seat })
    .part = +2 ou −2 attend la prochaine carte
cardia-event-blackmailed = { $seat } doit jouer ensuite cette Faction : { $faction }
    .part = { $seat } doit jouer ensuite cette Faction : { $faction }
cardia-event-named = { $seat } nomme une Faction : { $faction }
    .part = nomme la Faction { $faction }
cardia-event-declined = { $seat } refuse
    .part = { $seat } refuse
cardia-event-searched = { $seat } n’a plus en main de carte de cette Faction : { $faction }
    .part = { $seat } n’a plus en main de carte de cette Faction : { $faction }
cardia-event-shuffled = { $seat } mélange son paquet
    .part = { $whose ->
        [own] mélange son paquet
       *[other] { $seat } mélange son paquet
    }
cardia-event-buried = { $seat } glisse une carte sous son paquet
    .part = { $whose ->
        [own] glisse une carte sous son paquet
       *[other] { $seat } glisse une carte sous son paquet
    }
cardia-event-peeked = { $seat } regarde les deux cartes du dessus de son paquet
    .part = { $whose ->
        [own] regarde les deux cartes du dessus de son paquet
       *[other] { $seat } regarde les deux cartes du dessus de son paquet
    }
cardia-event-must_play_openly = { $seat } jouera sa prochaine carte en premier, face visible
    .part = { $seat } jouera sa prochaine carte en premier, face visible
cardia-event-copied = { $seat } copie { $card_le } avec { $by_le }
    .part = copie { $card_le } avec { $by_le }
cardia-event-activated = { $seat } active { $card_le }
    .part = active { $card_le }
cardia-event-ended = { $winners_count ->
    [0] La partie est nulle
   *[other] { $winners } gagne la partie
}

## How it ended

cardia-reason-signets = Grâce aux sceaux.
cardia-reason-cannot_play = Un joueur n’a plus de carte à jouer.
cardia-reason-neither_can_play = Plus personne n’a de carte : on compte les sceaux.
cardia-reason-djinn = { cardia-card-djinn }.
cardia-reason-puppeteer = { cardia-card-puppeteer }.
cardia-reason-mechanical_djinn = { cardia-card-mechanical_djinn }.
cardia-reason-haunted_catacombs = { cardia-location-haunted_catacombs }.
cardia-reason-founders_day = { cardia-location-founders_day }.

## Settings

cardia-setting-deck = Paquet
    .text = Les cartes que les deux joueurs utilisent.
cardia-setting-deck-I = Paquet I
cardia-setting-deck-II = Paquet II
cardia-setting-deck-mix = Paquets combinés par Faction
cardia-setting-mix = Factions du Paquet II
    .text = Paquets combinés : les Factions dont les quatre cartes viennent du Paquet II.
cardia-setting-locations = Lieux
    .text = Leurs règles valent pour les deux joueurs ; plusieurs à la fois à vos risques et périls.
cardia-setting-change_lock_in = Changer un choix validé
    .text = Tant que l’autre joueur n’a pas choisi.
cardia-setting-rulings = Autres lectures des règles
    .text = Là où les règles sont muettes ou se contredisent : une autre lecture que la nôtre.
cardia-setting-rulings-R4 = { cardia-card-void_mage } et { cardia-card-kinesis_mage } peuvent choisir une carte qui ne porte rien
cardia-setting-rulings-R5 = { cardia-card-mechanical_djinn } compte aussi dès la comparaison
cardia-setting-rulings-R7 = { cardia-location-auction_house } avant le choix { cardia-card-librarian.de }
cardia-setting-rulings-R8 = Deux cartes { cardia-card-counselor } face à face : les deux cartes précédentes gagnent
cardia-setting-rulings-R10 = { cardia-card-elemental } : les deux joueurs piochent
cardia-setting-rulings-R11 = { cardia-location-scrapyard } : une des deux cartes piochées va sous le paquet
cardia-setting-rulings-R12 = { cardia-location-haunted_catacombs } contre les deux joueurs : victoire à qui a le plus de sceaux
cardia-setting-rulings-R13 = { cardia-location-founders_day } pour les deux joueurs : victoire à qui a le plus de sceaux
cardia-setting-rulings-R17 = { cardia-location-serpent_temple } : pas de pioche si l’adversaire n’a rien à défausser
cardia-setting-rulings-R18 = { cardia-card-prodigy } peut aussi choisir la carte opposée
cardia-setting-rulings-R19 = { cardia-card-poisoner } augmente aussi l’influence d’une carte opposée plus faible
cardia-setting-rulings-R26 = { cardia-card-mechanical_djinn } pour les deux joueurs : victoire à qui a le plus de sceaux
cardia-setting-guests = Invités
    .text = Des cartes hors des deux paquets : chacune prend la place de la carte de même influence.
cardia-setting-influences = Cartes du paquet
    .text = Par influence ; moins de cartes font une partie réduite, pour l’étude.
cardia-setting-hand = Main de départ
    .text = Nombre de cartes en main au début.
cardia-setting-signets = Sceaux pour gagner
    .text = Le joueur qui en a autant, et plus que l’adversaire, gagne en phase 3.

## The table as it is shown

cardia-label-level = Niveau { $level }, étoiles : { $stars }
cardia-label-row = Rangée
cardia-label-row_empty = Pas encore de rencontre
cardia-label-hand = Main
cardia-label-cards = cartes : { $count }
cardia-label-deck = Paquet
cardia-label-discards = Défausse
cardia-label-signets = Sceaux
cardia-label-waiting = En attente
cardia-label-known = Connues en main
cardia-label-under = Sous le paquet
cardia-label-fog = Face cachée
cardia-label-hidden = une carte cachée
cardia-label-openly = { $player } joue d’abord, face visible
cardia-label-late = +{ $by } après les capacités
cardia-label-choice = +2 ou −2
cardia-label-blackmail = doit être de : { $faction }

## Matches and tournaments

cardia-match-score = Parties gagnées : { $first } – { $second }
cardia-match-won = { $player } gagne le match
cardia-match-drawn_game = Une partie nulle ne compte pour personne
cardia-tournament-format = Format propre à Talia : chacun joue contre chacun, puis les deux meilleurs jouent une finale. Les règles de l’éditeur pour quatre ne nous sont pas connues.
cardia-tournament-round = Ronde { $round }
cardia-tournament-final = Finale
cardia-tournament-won = { $player } gagne le tournoi
