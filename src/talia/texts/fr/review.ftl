# L’analyse d’une partie terminée, les nouveaux essais et la relecture avec sa courbe. Les mots du terminal sont dans review_terminal.ftl.

review-percent = { $n } %
review-overview = Vue d’ensemble
review-to-table = À la table
review-of = Analyse pour
review-options = Réponses
review-wait = La courbe arrive dans un instant.
review-failed = L’analyse ne peut pas être faite maintenant.
review-refused-forbidden = Seule une personne assise à la table peut la lancer ; ensuite, son lien est pour tous.
review-refused-not_now = Il n’y a rien à analyser dans cette partie.
review-again = Redemander
review-progress = Avancement de l’analyse
review-stage-begin = L’analyse est en cours.
review-stage-curve = La courbe est là. Les réponses sont comparées.
review-stage-screened = Les réponses sont comparées. Les plus grands écarts sont joués jusqu’au bout.
review-stage-whole = L’analyse est complète.

## The curve

review-curve = Chances de victoire
review-curve-is = { $name } : chances de victoire de { $first } % à { $last } %. Tout est dans le tableau ci-dessous.
review-curve-about = Avant chaque décision, d’après ce que ce joueur savait alors. Aucune carte cachée ne sert à juger.
review-band = incertitude
review-helped = a aidé
review-hurt = a nui
review-luck = Chance
review-luck-short = chance
review-meeting = Choix secrets
review-meeting-short = secrets
review-luck-was = Chance à ce moment : { $by } points de pourcentage (à { $error } près).
review-meeting-was = Deux choix secrets se sont rencontrés : { $by } points de pourcentage (à { $error } près). Ce n’est ni de la chance ni une erreur.
review-figures = Les chiffres en tableau
review-figures-caption = Chances de victoire, chance et décisions, moment par moment
review-moment = Moment
review-moment-n = Moment { $n }
review-chance = Chances
review-between = entre
review-verdict = Décision
review-accuracy = de précision (entre { $low } et { $high }) sur { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
} qui comptaient
review-accuracy-few = Trop peu de décisions pour une précision : { $n }

## What a decision is

review-verdict-best = bonne
review-verdict-slip = imprécision
review-verdict-mistake = erreur
review-verdict-blunder = grosse erreur
review-verdict-points = points perdus
review-verdict-thin = incertain
review-verdict-forced = sans choix
review-verdict-mixture = une parmi d’autres
review-verdict-alike = sans différence
review-verdict-withdrawn = retiré
review-verdict-not_judged = non jugé
review-why-forced = Il n’y avait qu’une réponse.
review-why-mixture = Le mieux est ici de tirer au hasard entre plusieurs réponses, et celle-ci en était une.
review-why-alike = Toutes les réponses reviennent au même.
review-why-only_screened = Une autre réponse est peut-être meilleure, mais cela n’a pas été joué jusqu’au bout : ni chiffre ni étiquette.
review-why-withdrawn = Une autre réponse semblait d’abord meilleure. Jouée jusqu’au bout, elle ne l’était pas.
review-why-not_judged = On ne peut rien dire d’honnête sur cette décision.
review-loss = Cela a coûté { $n ->
    [one] { $n } point de pourcentage
   *[other] { $n } points de pourcentage
} (entre { $low } et { $high }).
review-loss-exact = Cela a coûté { $n ->
    [one] { $n } point de pourcentage
   *[other] { $n } points de pourcentage
}, calcul exact.
review-missed-win = Une victoire certaine ce tour-ci a été manquée.
review-points-lost = Cela a fait perdre { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
review-expected = Points attendus : { $mine }. Maximum ({ $most }) : { $best }.
review-played = jouée
review-best = meilleure
review-from-to = de { $low } à { $high }
review-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
review-share = part { $n } %
review-options-more = Toutes les réponses (encore { $n })
review-because = Pourquoi : { $answer }
review-line = La meilleure suite :
review-played-better = Joué : { $played }. Mieux : { $best }.
review-better-was = Mieux : { $best }.
review-may-be-better = Peut-être mieux : { $best }
review-no-decision = { $name } ne décide rien ici.
review-chance-then = Chances de victoire à ce moment : { $n } % (entre { $low } et { $high }).
review-chance-now = Chances de victoire : { $n } %.
review-decision-before = Décision précédente
review-decision-after = Décision suivante
review-look = Regarder
review-look-at = Regarder le moment { $n }
review-decisions = Décisions : { $name }
review-forced-show = Montrer aussi les moments sans choix ({ $n })
review-forced-hide = Masquer les moments sans choix

## Turning points and the sum

review-turning = Tournants
review-turning-decisions = Les décisions les plus coûteuses, chacune confirmée en jouant jusqu’au bout.
review-turning-luck = Aucune décision n’était clairement mauvaise. Ces moments de chance ou de malchance ont le plus pesé.
review-turning-none = Aucun tournant ne peut être nommé avec certitude.
review-turning-wait = Ils seront nommés une fois joués jusqu’au bout.
review-sum = D’où vient le résultat
review-sum-wait = Le total vient avec la chance et les décisions.
review-sum-none = Aucun total ne peut être donné pour ce jeu.
review-sum-start = Chances au début
review-sum-own = Propres décisions
review-sum-others = Décisions des autres
review-sum-luck = Chance
review-sum-meetings = Choix secrets
review-sum-unexplained = Non expliqué
review-sum-result = Résultat
review-adjusted = Sans la chance : { $n } %
review-about = Ce qu’est cette analyse
review-about-text = Un robot regarde chaque décision avec les yeux de ce joueur. Une étiquette demande deux clés : plusieurs passages du robot la proposent, et des parties jouées à partir des mêmes donnes la confirment. Ce qui n’est que proposé n’a ni chiffre ni étiquette.
review-note-no-level = Aucun robot ne sait analyser ce jeu : seuls la chance et le résultat sont donnés.
review-note-realms-worlds = Dans cette variante, on n’a pas encore mesuré à quel point les noms donnés aux pioches et aux défausses seraient fiables : il n’y en a donc pas, et ce que rapporte chaque réponse est donné en points exacts.
review-note-realms-four = La fiabilité de ces noms n’a été mesurée qu’à des tables de quatre.
review-note-radlands-camps = Le choix des camps n’est pas jugé.
review-note-no-sum = Pas de total pour ce jeu : une trop grande part resterait inexpliquée, car les cartes des autres ne se révèlent que peu à peu.
review-note-chances-off = Dans ce jeu, les chances ne sont pas encore justes partout à trois points de pourcentage près.
review-note-labels-none = Dans ce jeu, aucune décision n’est qualifiée d’erreur : les mesures qui le justifieraient manquent ou n’étaient pas assez bonnes.
review-note-labels-no-slip = Dans ce jeu, les petites pertes ne portent pas de nom : trop peu de ces noms ont résisté à de longues mesures.
review-note-labels-no-mistake = Dans ce jeu, les pertes moyennes ne portent pas de nom : trop peu de ces noms ont résisté à de longues mesures.
review-note-labels-no-blunder = Dans ce jeu, les grandes pertes n’ont pas de nom à elles : ce nom n’a pas résisté à de longues mesures.
review-note-labels-missing = Toutes les erreurs ne sont pas trouvées : moins de neuf sur dix de celles cachées pour un essai l’ont été. Une décision sans nom peut en être une.
review-note-labels-small = La fiabilité de ces noms a été mesurée sur moins de parties que nous ne le voulons.
review-note-given-up = Cette partie n’a pas été jouée jusqu’au bout : elle est analysée jusque-là, sans total.
review-note-sparing = Cette analyse a été faite en peu de temps sur cet appareil, avec des règles non compilées : ce qui aurait pu être mieux est seulement signalé, sans nom, et n’est joué jusqu’au bout que si vous y regardez de plus près.
review-export = Enregistrer l’analyse dans un fichier
review-picture = Enregistrer comme image
review-comments = Enregistrer la partie commentée
review-closer = Regarder de plus près
review-closer-about = Rejoue cette décision huit fois plus souvent ; cela peut prendre une minute.
review-closer-about-sparing = Joue la suite de cette décision sur cet appareil ; cela prend quelques minutes.
review-closer-wait = Cette décision est rejouée bien plus souvent.

## Notes and links

review-note = Votre note sur ce moment
review-notes = Vos notes
review-link = Copier le lien vers ce moment

## Trying again

review-retry = Réessayer
review-try-again = Réessayer
review-retry-about = Chaque moment étiqueté est un exercice. Il revient après 1, 3 et 10 jours, jusqu’à deux bonnes réponses. Cela reste sur cet appareil.
review-retry-now = Réessayer (pour aujourd’hui : { $n })
review-retry-later = Rien à réessayer aujourd’hui.
review-retry-is = La table telle que vous la voyiez alors. Répondez de nouveau.
review-retry-aim = Trouvez une meilleure réponse
review-retry-right = Juste
review-retry-not = Pas celle-ci
review-retry-shown = La meilleure réponse a été montrée.
review-retry-none = Ce moment ne peut pas être rejoué
review-retry-show = Montrer la meilleure réponse
review-retry-back = Retour à l’analyse
review-retry-next = Exercice suivant
review-retry-refute = Ce qui s’ensuit
review-retry-better = { $answer } : mieux. { $why }
review-retry-better-by = { $answer } : mieux, +{ $n }. { $why }
review-retry-almost = { $answer } : mieux que ce qui a été joué, mais pas encore assez.
review-retry-mixture = { $answer } : aussi parmi les meilleures. { $why }
review-retry-same = { $answer } : la même réponse que dans la partie.
review-retry-worse = { $answer } : pas mieux que ce qui a été joué.
review-retry-worse-by = { $answer } : pas mieux que ce qui a été joué (−{ $n }).
review-retry-best = { $answer } : { $loss } { $why }
review-due = De vos parties
review-due-about = Des moments étiquetés par une analyse, à réessayer.
