# Words of Radlands and its junk icons.
# States of a card are feminine, as the word for card is.
# Château d’eau, Guérilleros, assaut and rafistoler (rafistolage) are words of the French edition; the others are ours.

## Words

radlands-word-camp = camp
radlands-word-person = personnage
radlands-word-people = personnages
radlands-word-event = événement
radlands-word-punk = punk
radlands-word-destroy = destruction
radlands-word-damage = dégât
radlands-word-injure = blessure
radlands-word-restore = rafistolage
radlands-word-draw = pioche d’une carte
radlands-word-gain_punk = gain d’un punk
radlands-word-raid = assaut
radlands-word-junk = recyclage
radlands-word-ability = capacité
radlands-word-trait = trait

## States of a card

radlands-word-ready = prête
radlands-word-exhausted = épuisée
radlands-word-undamaged = intacte
radlands-word-damaged = endommagée
radlands-word-destroyed = détruite
radlands-word-protected = protégée
radlands-word-unprotected = non protégée

## Places and things

radlands-word-column = colonne
radlands-word-queue = file d’événements
radlands-word-space = case
radlands-word-area = zone de jeu
radlands-word-water = eau
radlands-word-extra_water = eau supplémentaire
radlands-word-water_silo = Château d’eau
radlands-word-raiders = Guérilleros
radlands-word-deck = pioche
radlands-word-discard = défausse
radlands-word-hand = main
radlands-word-enemy = ennemi
radlands-word-opponent = adversaire
radlands-word-cost = coût
radlands-word-number = numéro d’événement
radlands-word-starting_cards = cartes de départ
radlands-word-turn = tour
radlands-word-tie = égalité

## Phases of a turn

radlands-word-phase_events = Événements
radlands-word-phase_replenish = Réapprovisionnement
radlands-word-phase_actions = Actions
radlands-word-phase_end = Fin du tour

## Actions

radlands-word-play_person = jouer un personnage
radlands-word-play_event = jouer un événement
radlands-word-draw_card = piocher une carte
radlands-word-junk_card = recycler une carte
radlands-word-take_silo = prendre le Château d’eau
radlands-word-use_ability = utiliser une capacité
radlands-word-end_turn = terminer le tour

## Junk icons

radlands-junk-water = Eau supplémentaire
    .text = Gagnez 1 goutte supplémentaire pour ce tour.
radlands-junk-draw = Piocher
    .text = Piochez une carte.
radlands-junk-restore = Rafistoler
    .text = Vous pouvez rafistoler une de vos cartes endommagées.
radlands-junk-injure = Blesser
    .text = Blessez un ennemi non protégé.
radlands-junk-raid = Lancer un assaut
    .text = Mettez en file vos Guérilleros, avancez-les ou, depuis la case 1, résolvez-les.
radlands-junk-punk = Gagner un punk
    .text = Vous pouvez gagner un punk.
