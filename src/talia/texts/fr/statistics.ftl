# Statistics: what won in many games of bots, as tables with intervals.

statistics-intro = Des robots ont joué beaucoup de parties. Chaque valeur est donnée avec l’intervalle qui la contient dans 95 décomptes sur 100, et avec le nombre de parties.
statistics-none = Personne n’a encore compté les parties de ce jeu.
statistics-players-quick = Joueurs rapides
statistics-players-expert = Expert
statistics-players-hands = Toutes les mains
statistics-about-quick-cardia = Ils regardent un tour plus loin, dans trois donnes possibles d’après ce qu’ils savent.
statistics-about-quick-radlands = Ils suivent un seul plan pendant leur tour. Chacun a trois camps tirés au hasard.
statistics-about-quick-fantasy_realms = Ils comparent le meilleur échange à ce que la pioche apporte en moyenne.
statistics-about-expert-cardia = L’expert ; lignes de jeu par décision : { $nodes }.
statistics-about-expert-radlands = L’expert ; positions par décision : { $nodes }. Chacun a trois camps tirés au hasard.
statistics-about-expert-fantasy_realms = L’expert, qui regarde chaque carte non vue.
statistics-about-hands-fantasy_realms = Pas de parties : toutes les mains de sept cartes, comptées telles qu’imprimées, sans aucun choix.
statistics-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
statistics-hands = { $n ->
    [one] { $n } main
   *[other] { $n } mains
}
statistics-command = La commande qui refait ces tableaux
statistics-cause = Le hasard seul l’a distribué : c’est une cause.
statistics-goes-with = Cela va de pair avec la victoire ; ce n’est pas une cause.
statistics-even = La ligne pointillée est à { $value } : aucun effet.
statistics-unclear = pas de différence nette
statistics-differ = les joueurs rapides et l’expert diffèrent nettement
statistics-clear-note = Ne figurent que les paires qui font mieux ou moins bien que leurs deux camps pris seuls, de { $errors } erreurs au moins. Sur { $tried } paires, environ { $chance } le feraient par hasard.
statistics-no-pairs = En si peu de parties, aucune paire ne se détache.
statistics-interval = de { $low } à { $high }
statistics-column-of-card = Carte
statistics-column-of-cards = Cartes
statistics-no-card = Rien
statistics-column-of-camp = Camp
statistics-column-of-pair = Paire
statistics-column-of-seat = Joueur
statistics-column-of-length = Durée
statistics-column-of-end = Fin de la partie
statistics-column-of-mean = Moyenne
statistics-table-opening_hand = Cartes de la main de départ : taux de victoire
statistics-table-first_card = La première carte jouée : taux de victoire
statistics-table-played_in = À quel tour une carte est jouée, en moyenne
statistics-table-loses = Combien de fois une carte jouée perd, si bien que sa capacité agit
statistics-table-turn_1 = Ce qui se joue au premier tour : taux de victoire, du plus fréquent au plus rare
statistics-table-turn_2 = Ce qui se joue au deuxième tour : taux de victoire, du plus fréquent au plus rare
statistics-table-final_pairs = Paires de la main finale : taux de victoire, de la plus fréquente à la plus rare
statistics-table-camps = Camps : taux de victoire
statistics-table-pairs = Paires de camps, au-delà des deux camps
statistics-table-dealt = Cartes reçues au départ : taux de victoire
statistics-table-final = Cartes de la main finale : taux de victoire
statistics-table-seats = Qui commence (joueur 1) : taux de victoire
statistics-table-sides = Les deux places, le choix étant simultané : taux de victoire
statistics-table-means = En moyenne
statistics-table-rounds = Combien de tours durent les parties
statistics-table-turns = Combien de tours durent les parties
statistics-table-ends = Comment finissent les parties
statistics-table-worth = Ce que vaut une carte, sur toutes les mains
statistics-table-together = Paires qui rapportent plus, ou moins, ensemble
statistics-seat = Joueur { $n }
statistics-span = { $from } à { $to }
statistics-unfinished = Inachevée
statistics-mean-rounds = Tours d’une partie
statistics-mean-turns = Tours d’une partie
statistics-mean-turns_each = Tours de chaque joueur
statistics-mean-points_all = Points d’une main
statistics-mean-points_winner = Points du vainqueur
statistics-more = Tout afficher ({ $n })
