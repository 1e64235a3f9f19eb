# Ce que l’on a joué, gardé sur son propre appareil : la page et `talia history`.

history-lead = Chaque partie terminée, gardée dans ce navigateur. Rien ne quitte votre appareil.
history-none = Aucune partie terminée pour l’instant
history-none-text = Ce que vous jouez jusqu’au bout figure ici : le résultat, l’adversaire, et le chemin pour y revenir.
history-none-go = Jouer une partie
history-not-kept = Ce navigateur ne garde rien : il n’y a donc pas d’historique.
history-choose = Parties
history-all = Tous les jeux
history-won-n = gagnées : { $n }
history-lost-n = perdues : { $n }
history-drawn-n = nulles : { $n }
history-count =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
history-streak = Victoires de suite : { $now } en ce moment, { $best } au mieux
history-points = Points : { $mean } en moyenne, { $best } au mieux
history-apart =
    { $n ->
        [one] { $n } partie d’entraînement, comptée à part
       *[other] { $n } parties d’entraînement, comptées à part
    }
history-last = Les dernières parties, la plus récente à la fin : { $games }
history-result-won = gagnée
history-result-lost = perdue
history-result-drawn = nulle
history-result-shared = sur un seul écran
history-result-none = arrêtée
history-practice = entraînement
history-hints =
    { $n ->
        [one] { $n } conseil
       *[other] { $n } conseils
    }
history-by = Résultats par
history-by-game = Jeu
history-by-level = Niveau du robot
history-by-opponent = Adversaire
history-by-seats = Nombre de joueurs
history-by-deck = Paquet
history-by-locations = Lieu
history-by-camps = Camp
history-by-variant = Variante
history-by-none = Aucune partie ne compte encore : l’entraînement et les parties sur un seul écran sont laissés de côté.
history-column-games = parties
history-column-won = gagnées
history-column-drawn = nulles
history-column-lost = perdues
history-column-share = part gagnée
history-column-card = Carte
history-column-day = Jour
history-column-accuracy = Précision
history-share = { $share } %, sans doute de { $low } à { $high } %
history-too-few = à partir de dix parties
history-interval = La barre couvre ce que vaut sans doute la vraie part (95 %), la marque est la part jusqu’ici. Une nulle compte pour une demie.
history-accuracy = Précision d’après les analyses
history-accuracy-none = Quand vous aurez analysé une partie, la qualité de vos décisions figurera ici.
history-accuracy-is =
    { $n ->
        [one] { $n } partie analysée : { $mean } %.
       *[other] { $n } parties analysées, de { $least } à { $most } %, { $mean } % en moyenne.
    }
history-as-table = En tableau
history-cards = Cartes préférées
history-cards-text = Dans combien de parties vous l’avez jouée ou gardée jusqu’à la fin, et combien vous en avez gagné. Cela va avec la victoire, sans en être la cause.
history-only = Lister ces parties plus bas
history-list = Toutes les parties
history-more = En montrer { $n } de plus
history-review = Analyse
history-gone = Le serveur n’a plus cette partie et son enregistrement n’a pas été gardé.
history-learned = Leçons finies : { $lessons } · problèmes essayés : { $puzzles } · cote : { $rating }
history-keep = Vos données
history-keep-text = Le fichier contient vos parties, leçons, problèmes et réglages. Une partie n’est envoyée au serveur que si vous en regardez une qu’il a oubliée.
history-export = Tout enregistrer dans un fichier
history-import = Reprendre un fichier
history-imported =
    { $n ->
        [one] Reprise : { $n } nouvelle partie.
       *[other] Reprise : { $n } nouvelles parties.
    }
history-bad-file = Ce fichier n’est pas un historique de Talia.
history-link = Ajouter une partie par son lien
history-link-hint = …/table/…
history-link-find = Chercher
history-link-who = Quelle place était la vôtre ?
history-link-running = Cette partie n’est pas finie.
history-link-there = Cette partie est déjà dans votre historique.
history-link-added = Ajoutée.
history-link-bad = Ce n’est pas un lien vers une table.
history-delete = Tout supprimer
history-delete-text = Vos parties, leçons, problèmes, votre cote, vos réglages et la liste de vos tables sont supprimés de ce navigateur. C’est sans retour, à moins d’avoir enregistré un fichier.
history-delete-yes = Supprimer pour de bon

history-terminal-none = Aucune partie terminée pour l’instant. Ce que vous jouez jusqu’au bout avec `talia play` est gardé dans { $file }.
history-terminal-kept =
    { $n ->
        [one] { $n } partie dans { $file }
       *[other] { $n } parties dans { $file }
    }
history-terminal-added = Gardée dans votre historique (talia history).
history-terminal-written =
    { $n ->
        [one] { $n } partie écrite dans { $file }
       *[other] { $n } parties écrites dans { $file }
    }
history-terminal-sure = Supprimer votre historique et ce que vous avez appris ? Pour le faire, tapez { $word } :
history-terminal-yes = supprimer
history-terminal-deleted = Tout est supprimé.
history-terminal-left = Rien n’a été supprimé.
