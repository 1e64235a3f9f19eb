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
