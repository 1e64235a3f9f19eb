# The template game.

template-name = Modèle

template-card-echo = Écho
    .text = Utilisez la capacité d’une autre de vos cartes de la rangée.
template-card-lever = Levier
    .text = Une carte de la rangée reçoit +2, une autre −2.
template-card-thief = Voleur
    .text = L’autre joueur perd une carte de sa main au hasard.
template-card-page = Page
    .text = Aucune capacité.
template-card-squire = Écuyer
    .text = Aucune capacité.
template-card-knight = Chevalier
    .text = Aucune capacité.
template-card-baron = Baron
    .text = Aucune capacité.
template-card-queen = Reine
    .text = Aucune capacité.

template-prompt-play = Choisissez une carte à jouer
template-prompt-lift = Choisissez une carte qui reçoit +2
template-prompt-lower = Choisissez une autre carte qui reçoit −2
template-prompt-card_to_echo = Choisissez la carte dont vous utilisez la capacité

template-event-drew = { $seat } pioche une carte
template-event-met = Cartes révélées : { $cards }
template-event-marked = { $card } reçoit { $by }
template-event-discarded = { $owner } perd une carte au hasard : { $card }

template-reason-more_meetings = Plus de rencontres gagnées.
template-reason-level = Autant de rencontres gagnées de part et d’autre.

template-setting-ranks = Rangs
    .text = Nombre de cartes différentes par joueur.
template-setting-hand = Main
    .text = Cartes en main au début.
template-setting-change_lock_in = Changer un choix validé
    .text = Tant que l’autre n’a pas choisi lui aussi.

template-rule-2 = Chacun joue une carte en secret, puis les deux sont révélées.
template-rule-4 = Chacun pioche une carte.
template-rule-echo = { template-card-echo.text }
template-rule-lever = { template-card-lever.text }
template-rule-thief = { template-card-thief.text }
