# Learn: the words of page and terminal around lessons. The lessons' own texts are in learn_<track>.ftl.

learn-lead = Une leçon, c’est quelques coups à une vraie table. Pas de règles à lire d’abord, rien n’est verrouillé, et rien ne compte.
learn-lessons = Leçons
learn-all = Toutes les leçons
learn-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
learn-state-done = terminée
learn-state-skipped = passée
learn-state-begun = commencée
learn-now = en cours
learn-track-is =
    { $n ->
        [one] { $n } leçon
       *[other] { $n } leçons
    }, { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
learn-track-done = leçons terminées : { $n } sur { $of }
learn-begin = Commencer
learn-go-on = Continuer
learn-track-again = Rejouer
learn-known = Je connais ce jeu
learn-kept = Ce que vous avez appris reste sur cet appareil et n’est envoyé nulle part.
learn-export = Enregistrer dans un fichier

# At the table of a lesson.
learn-lesson-of = leçon { $n } sur { $of }
learn-nothing-counts = Ici, rien ne compte. Partez quand vous voulez ; vous reprendrez où vous en étiez.
learn-step-of = étape { $n } sur { $of }
learn-forward = Suite
learn-try = Essayer
learn-skip = Passer la leçon
learn-what-if = Et si
learn-what-if-shown = Ce qui se passerait
learn-not-quite = Pas tout à fait
learn-back = Revenir à la table
learn-try-again = Réessayer
learn-hint = Un conseil
learn-hint-of = conseil { $n } sur { $of }
learn-hint-more = Encore un conseil
learn-hint-last = Montrez-moi quoi faire
learn-done = C’est fait
learn-lesson-done = Ce n’est pas plus compliqué que cela.
learn-next = Suivante : { $title }
learn-again = Encore une fois

# A whole game with a coach, and tips at tables.
learn-tip = Pour la première fois
learn-tip-got-it = Compris

# Puzzles on the page; their kinds, goals and reactions are in puzzles.ftl.
learn-today = aujourd’hui
learn-day-solved = résolu
learn-day-open = non résolu
learn-grade =
    { $n ->
        [1] facile
        [2] moyen
       *[other] difficile
    }
learn-puzzles-all =
    { $n ->
        [one] { $n } problème
       *[other] { $n } problèmes
    }
learn-puzzles-more = En voir plus ({ $n })
learn-puzzle-game = Jeu
learn-puzzle-kind = Genre
learn-puzzle-hard = Difficulté
learn-puzzle-any = peu importe
learn-puzzle-rating-is = Votre cote reste sur cet appareil. Seul compte le premier essai d’un problème, sans conseil.
learn-puzzle-any-way = Toute suite de coups qui atteint le but est bonne.
learn-puzzle-restart = Recommencer
learn-puzzle-solved = Résolu
learn-puzzle-right = Bien jusqu’ici
learn-puzzle-good = Regarder
learn-puzzle-on = Continuer
learn-puzzle-solution = La solution
learn-puzzle-look = Regardez ici.
learn-puzzle-other-way = Votre façon peut être bonne. La solution que nous connaissons commence par un autre coup.
learn-puzzle-answer = Répondre
learn-puzzle-state-won = résolu au premier essai
learn-puzzle-state-solved = résolu
learn-puzzle-state-tried = essayé
