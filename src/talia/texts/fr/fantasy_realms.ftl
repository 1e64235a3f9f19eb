# Fantasy Realms : questions, événements, fins et réglages. Cartes et règles : fantasy_realms_cards.ftl,
# feuilles de score : fantasy_realms_score.ftl.

fantasy_realms-name = Fantasy Realms

## Questions

fantasy_realms-prompt-draw = Prenez une carte ou piochez
fantasy_realms-prompt-discard = Quelle carte part ?
fantasy_realms-prompt-build = Prenez une carte, ou piochez-en deux et gardez-en une
fantasy_realms-prompt-keep = Laquelle gardez-vous ?
fantasy_realms-prompt-add = { $card } : quelle carte en plus ?
fantasy_realms-prompt-copy = { $card } : quelle carte copier ?
fantasy_realms-prompt-name = { $card } : quel nom prendre, ou quelle famille ?
fantasy_realms-prompt-name_suit = { $card } : quelle famille, quelle carte ?
fantasy_realms-prompt-name_card = { $card } : quelle carte de cette famille ?
fantasy_realms-prompt-turn_card = { $card } : quelle carte change de famille ?
fantasy_realms-prompt-turn_to = { $card } : pour quelle famille ?
fantasy_realms-prompt-clear = { $card } : quel malus effacer ?
fantasy_realms-prompt-trade = Échanges
fantasy_realms-prompt-offer = Choisissez la carte que vous proposez
fantasy_realms-prompt-offer_to = Choisissez à qui vous la proposez
fantasy_realms-prompt-wish = Dites ce que vous aimeriez en échange
fantasy_realms-prompt-lay_against = Choisissez la carte que vous donnez en échange
fantasy_realms-prompt-clock = L’horloge

## Réponses

fantasy_realms-option-draw-deck = de la pioche
fantasy_realms-option-suit = { $suit }
fantasy_realms-option-name = { $kind ->
    [suit] seulement la famille : { $suit }
   *[card] { $card }
}
fantasy_realms-option-named-suit_only = seulement la famille
fantasy_realms-option-named = { $card }
fantasy_realms-option-trade = { $deal ->
    [pass] attendre
    [offer] proposer une carte
    [accept] offre { $place } : échanger { $what } contre { $laid } ({ $player })
    [refuse] offre { $place } : refuser { $laid } ({ $player })
    [cancel] offre { $place } : retirer { $what }
    [answer] { $owner } propose { $what }, souhaite : { $wish } ; répondre
   *[withdraw] { $owner }, offre { $place } : reprendre { $laid }
}
fantasy_realms-option-to-decline = finalement non
fantasy_realms-option-to-anyone = à tous
fantasy_realms-option-to = { $seat }
fantasy_realms-option-wish-decline = finalement non
fantasy_realms-option-wish-anything = peu importe
fantasy_realms-option-wish = { $suit }
fantasy_realms-option-clock-go_on = on continue
fantasy_realms-option-clock-time_up = le temps est écoulé

fantasy_realms-word-hidden = une carte cachée
    .le = une carte cachée
    .de = d’une carte cachée
fantasy_realms-word-anything = peu importe

## Événements

fantasy_realms-cards-drawn = { $card_count ->
    [0] { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
   *[other] { $card_le }
}
fantasy_realms-event-round_began = Tour de table { $round }
fantasy_realms-event-drew = { $seat } pioche { fantasy_realms-cards-drawn }
fantasy_realms-event-took = { $seat } prend { $card_le } dans la défausse
fantasy_realms-event-discarded = { $seat } défausse { $card_le }
    .part = { $whose ->
        [own] défausse { $card_le }
       *[other] { $seat } défausse { $card_le }
    }
fantasy_realms-event-ended = La partie s’arrête : { $cards ->
    [one] { $cards } carte est
   *[other] { $cards } cartes sont
} dans la défausse
fantasy_realms-event-stopped = La partie est arrêtée après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
fantasy_realms-event-time_ended = Le temps est écoulé
fantasy_realms-event-laid_open = { $seat } montre sa main : { $cards }
fantasy_realms-event-turned_up = { $seat } pioche pour le Nécromancien : { $cards }
fantasy_realms-event-declined = { $seat } n’utilise pas { $card_le }
fantasy_realms-event-added = { $seat } ajoute { $card_le } grâce au Nécromancien
fantasy_realms-event-copied = { $seat } copie { $card_le } avec le Doppelgänger
fantasy_realms-event-became = { $seat } change { $card_le } en { $name }
fantasy_realms-event-became_suit = { $seat } choisit la famille { $card_de } : { $suit }
fantasy_realms-event-changed_suit = { $seat } change avec le Livre des mutations la famille { $card_de } : { $suit }
fantasy_realms-event-cleared = { $seat } efface avec l’Île le malus { $card_de }
fantasy_realms-event-scored = { $points ->
    [one] { $seat } a { $points } point
   *[other] { $seat } a { $points } points
}
fantasy_realms-event-won_tie = { $seat } remporte l’égalité, somme des forces de base : { $bases }
fantasy_realms-event-offered = { $seat } propose une carte à tous (offre { $place }) ; souhaite : { $wish }
fantasy_realms-event-offered_to = { $seat } propose une carte à { $to_seat } (offre { $place }) ; souhaite : { $wish }
fantasy_realms-event-showed = { $seat } montre { $card_le }
fantasy_realms-event-laid_against = { $seat } répond par une carte à l’offre { $place } ({ $player })
fantasy_realms-event-refused = { $seat } refuse la carte proposée par { $player } (offre { $place })
fantasy_realms-event-cancelled = { $seat } retire l’offre { $place }
fantasy_realms-event-withdrew = { $seat } reprend sa carte posée pour l’offre { $place } ({ $player })
fantasy_realms-event-swapped = { $seat } et { $player } échangent une carte (offre { $place })
fantasy_realms-event-received = { $seat } reçoit { $card_le }
fantasy_realms-event-voided = L’offre { $place } ({ $seat }) tombe : sa carte n’est plus en main
fantasy_realms-event-answer_voided = La réponse ({ $seat }) à l’offre { $place } ({ $player }) tombe : sa carte n’est plus en main

## Fins

fantasy_realms-reason-highest_score = Celui qui a le meilleur score l’emporte.
fantasy_realms-reason-lowest_base = Égalité : celui qui a la plus petite somme des forces de base l’emporte.
fantasy_realms-reason-shared = Égalité de points et de forces de base : la victoire est partagée.
fantasy_realms-reason-turn_limit = Partie arrêtée par la limite de tours ; les scores décident.
fantasy_realms-rule-turns = La limite de tours est un réglage de cette partie et non une règle du jeu ; elle l’empêche de durer sans fin.

## Réglages

fantasy_realms-setting-variant = Variante
    .text = L’une des trois façons de jouer.
fantasy_realms-setting-variant-classic = Classique, 2 à 6 joueurs
fantasy_realms-setting-variant-two_player = À deux joueurs, mains constituées à partir de rien
fantasy_realms-setting-variant-chaos = Chaos, 3 à 7 joueurs échangent contre la montre
fantasy_realms-setting-scoring = Choix au décompte
    .text = Qui décide de l’effet du Nécromancien, des Jokers, du Livre des mutations et de l’Île.
fantasy_realms-setting-scoring-asked = Chaque joueur décide
fantasy_realms-setting-scoring-best = Les meilleurs choix sont faits pour tous
fantasy_realms-setting-offers = Offres dans le Chaos
    .text = Si une carte proposée est vue de ceux à qui elle est proposée.
fantasy_realms-setting-offers-shown = Les cartes sont montrées
fantasy_realms-setting-offers-hidden = Les échanges se font à l’aveugle
fantasy_realms-setting-cards = Cartes
    .text = Les familles et les cartes en jeu ; moins de cartes font une petite partie.
fantasy_realms-setting-hand = Main
    .text = Le nombre de cartes de chaque main.
fantasy_realms-setting-end = Fin de la partie
    .text = Le nombre de cartes dans la défausse qui met fin à la partie ; 0 suit la règle (10 ; dans la variante à deux joueurs 12, avec sept cartes dans chaque main).
fantasy_realms-setting-turns = Limite de tours
    .text = Après tant de tours, la partie est arrêtée et comptée ; 0 : sans limite. Ce n’est pas une règle du jeu.
fantasy_realms-setting-moments = Moments du Chaos
    .text = L’horloge laisse passer au moins tant de moments avant de pouvoir arrêter. Ce n’est pas une règle du jeu.

## Étiquettes

fantasy_realms-label-hand = Main
fantasy_realms-label-area = Défausse
fantasy_realms-label-deck = Pioche
fantasy_realms-label-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
fantasy_realms-label-known = connues : { $cards }
fantasy_realms-label-drawn = vient d’être piochée
fantasy_realms-label-turned_up = Révélées
fantasy_realms-label-turn = Tour { $turn }
fantasy_realms-label-offers = Offres
fantasy_realms-label-offer = { $player }, offre { $place } : { $card }, souhaite : { $wish }
fantasy_realms-label-for = pour { $player }
fantasy_realms-label-answered = réponse ({ $player }) : { $card }
fantasy_realms-label-memory = Déjà vues
fantasy_realms-label-score = Score
fantasy_realms-label-end = { $count } sur { $end }

## What choices bring, counted before they are made

fantasy_realms-as = en tant que { $card }
fantasy_realms-printed = imprimé : { $suit }
fantasy_realms-known = connue de tous
fantasy_realms-unknown = { $n ->
    [one] { $n } inconnue
   *[other] { $n } inconnues
}
fantasy_realms-sheet = Feuille de score
fantasy_realms-compare = Tout comparer
fantasy_realms-compare-takes = De haut en bas : ce que vous prenez. En travers : ce que vous défaussez ensuite.
fantasy_realms-compare-take = prendre
fantasy_realms-compare-best = au mieux
fantasy_realms-compare-left = Ce qu’il reste sans chaque carte :
fantasy_realms-compare-kept = Ce que vous avez si elle part :
fantasy_realms-brings = { $gain }, soit { $points }
fantasy_realms-take-line = { $before } → { $after }, { $card } part
fantasy_realms-take-nothing = { $before } → { $after } : rien de gagné
fantasy_realms-take-grows = { $before } → { $after }
fantasy_realms-keep-line = soit { $points }
fantasy_realms-goes = partirait
fantasy_realms-comes = viendrait
fantasy_realms-best-here = le mieux ici : { $card } { $gain }
fantasy_realms-best-without = sans { $card } : { $points }
fantasy_realms-ending-best = le meilleur choix
fantasy_realms-ending-at-best = le mieux de tout : { $points }
fantasy_realms-ending-all = Tout au mieux : { $points }
fantasy_realms-ending-changes = Augmente votre score
fantasy_realms-ending-rest = N’apporte rien de plus
fantasy_realms-ending-then = puis jusqu’à { $points }
fantasy_realms-ending-stands = en l’état
fantasy_realms-ending-leave = Laisser en l’état
fantasy_realms-ending-suit = la famille seule
fantasy_realms-ending-suit-named = seulement { $suit }
fantasy_realms-ending-turned = { $card } devient { $suit }
fantasy_realms-ending-deed = { $what } : { $points }
fantasy_realms-ending-counting = Calcul de ce que rapporte chaque choix…

## What a card scores, in signs: the few short words among them

fantasy_realms-gist-no = sans
fantasy_realms-gist-best = meilleure de
fantasy_realms-gist-sets = d’une famille
fantasy_realms-gist-runs = de suite
fantasy_realms-gist-differ = toutes différentes
fantasy_realms-gist-all_but = tout sauf
fantasy_realms-gist-but = sauf
fantasy_realms-gist-with = avec
fantasy_realms-gist-all = tous
fantasy_realms-gist-takes = en reprend une
fantasy_realms-gist-named = devient
fantasy_realms-gist-copies = copie une carte
fantasy_realms-gist-names = { $n } par leur nom
fantasy_realms-gist-turns = change une famille
