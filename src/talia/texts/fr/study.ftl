# The study table: setting up a position, lines of play, asking a bot, rulings, and reports of bugs.

study-title = Analyse
study-set-up = Composer

study-palette = Cartes à poser
study-search = Chercher une carte
study-into = Poser ici : { $place }
study-choose-place = Choisissez une place, puis les cartes qui s’y trouvent.
study-none-found = Aucune carte de ce nom ne peut s’y trouver.
study-any = N’importe quelle carte
study-laid = { $card } : posée ({ $place })
study-lies-in = se trouve ici : { $place }
study-unfold = Afficher les cartes ({ $n })
study-fold = Masquer les cartes
study-rest = Les cartes qui ne sont nulle part ailleurs sont mélangées en dessous.
study-add-to = poser des cartes ici
study-put-in = déplacer la carte ici
study-picked = prise : choisissez une place
study-take-away = Retirer
study-fewer = { $place } : un de moins
study-more = { $place } : un de plus
study-deal = Redistribuer
study-can-be = Les règles permettent cette position.
study-can-be-kept = Les règles permettent cette position, et ce qui était en cours continue.
study-play = Jouer à partir d’ici
study-no-position = Cette position est illisible

study-go = En arrière, en avant
study-first = Au début
study-back = Une réponse en arrière
study-forward = Une réponse en avant
study-last = À la fin de la variante
study-look = Regarder depuis
study-look-asked = Qui doit choisir
study-open-hands = Mains visibles
study-too-long = L’analyse est pleine (réponses : { $n }) ; supprimez une variante pour continuer.
study-refused-at = { $place } : { $why }
study-refused-show = Montrer où
study-refused-here = C’est ce que les règles refusent.
study-line-refused = Les règles ne permettent pas la variante de ce lien ; en voici le départ. { $why }

study-lines = Variantes
study-variation = Variante
study-start = Début
study-lines-none = Jouez pour les deux camps. Revenez en arrière et répondez autrement : une variante naît.
study-make-main = En faire la variante principale
study-remove-line = Supprimer à partir d’ici

study-ask = Demander au robot
study-ask-now = Demander
study-ask-for = Pour
study-ask-level = Qui répond
study-ask-quick = Le meilleur des rapides
study-ask-open = Il voit toutes les mains
study-ask-nobody = Personne n’a à choisir ici.
study-asked-of = { $name }, selon le robot { $level }.
study-asked-closed = Il ne savait que ce que sait cette place.
study-asked-open = Il voyait toutes les mains.
study-best-line = Ce qu’il prévoit
study-play-answer = Jouer cette réponse

study-ruling = Expliquer cette règle
study-ruling-none = Donnez une réponse : ses effets seront expliqués ici, règle par règle.
study-ruling-rules = Dans les règles
study-ruling-where = Dans les règles : { $rule }

study-keep = Garder et partager
study-keep-text = Tout est dans l’adresse de la page : un lien, un signet ou un rechargement vous ramène ici.
study-share = Copier le lien
study-export = Position en JSON

study-this-position = Analyser cette position
study-this-position-text = Ce que vous voyez est gardé ; les cartes cachées sont redistribuées.
study-bug = Signaler un défaut
study-bug-text = Talia écrit un fichier avec cette partie et ce moment. Envoyez-le à qui tient ce site ou au projet : on peut en faire un test.
study-bug-expected = À quoi vous attendiez-vous ?
study-bug-save = Enregistrer le fichier
