# The command line, and what every game shares.

core-line = { $head } : { $rest }
core-line-also = { $head }, { $rest }
core-and = { $first } et { $last }
core-event-locked_in = { $seat } a choisi

cli-clock = Horloge
core-decline = Ne rien faire
core-card-of = { $card } ({ $player })
cli-person = Joueur { $number }
cli-bot = Robot { $number }
cli-won = Victoire : { $players }.
cli-drawn = Partie nulle.
cli-end = Fin de la partie
cli-pass = { $player }, c’est votre tour. Appuyez sur Entrée quand personne d’autre ne regarde.
cli-not-an-option = « { $given } » n’est pas un choix possible : tapez un nombre de 1 à { $most }, ou ? pour l’aide.
cli-play-help = Tapez le numéro d’un choix. u annule votre dernière réponse, ? affiche l’aide, q quitte.
cli-nothing-to-undo = Il n’y a rien à annuler.
cli-seed = Numéro de la donne (graine) : { $seed }
cli-unfinished = La partie n’est pas terminée.
cli-column-game = jeu
cli-column-seats = joueurs
cli-column-options = options
cli-column-level = niveau
cli-column-time = temps par coup
cli-column-rating = cote
cli-column-plays = comment il joue
cli-rating = environ { $rating } (±{ $margin })
cli-rating-anchor = { $rating }

# Lessons in the terminal (`talia learn`).

cli-learn-track = { $game } : { $track }, { $minutes } min, leçons terminées : { $done } sur { $lessons }
cli-learn-minutes = { $minutes } min
cli-learn-begin = Commencez par : talia learn { $lesson }
cli-learn-next = Appuyez sur Entrée pour la leçon suivante : { $lesson }. q quitte.
cli-learn-help = Tapez le numéro d’une réponse. ? donne un conseil, b revient en arrière, s passe la leçon, q quitte ; vous pourrez continuer plus tard.
cli-learn-step = { $step }/{ $steps }
cli-learn-you = Élève
cli-learn-what-if = Ce qui se passerait :
cli-learn-back-again = Rien de tout cela n’est arrivé. Choisissez de nouveau.
cli-learn-offer = Tapez ? pour un conseil.
cli-learn-done = Terminée : { $lesson }
cli-learn-not-an-option = « { $given } » n’est pas une réponse : tapez un nombre de 1 à { $most }, ou ? pour un conseil.
cli-learn-coach-help = Le coach parle pendant vos premiers tours. h demande un conseil : où regarder, à quoi penser, puis que faire.
cli-learn-coach-again = Le même numéro joue quand même ce coup.
