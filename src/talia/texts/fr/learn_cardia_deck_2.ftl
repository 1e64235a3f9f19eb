# Lessons: cards of deck II of Cardia (learn/lessons/cardia_deck_2.json). At most 25 words a bubble; hints in three grades: where
# to look, what to think of, what to do. The first never names the card that is wanted.

learn-cardia-deck-2-title = Paquet II

learn-cardia-deck-2-1-title = Renverser sa propre défaite
learn-cardia-deck-2-1-say-1 = Le Paquet II a seize autres cartes et les mêmes règles. Certaines capacités font basculer la rencontre même que leur carte vient de perdre.
learn-cardia-deck-2-1-say-2 = L’adversaire n’a qu’une carte, que vous avez vue : { cardia-card-prodigy.le }, 7. S’il perd, il reçoit +3. Prenez quand même le sceau.
learn-cardia-deck-2-1-wrong-1 = Il perd et ramène { cardia-card-prodigy.le } à 1 : une égalité, et aucun sceau.
learn-cardia-deck-2-1-wrong-2 = 6 contre 7 : il perd, et +2 ou −2 attend votre prochaine carte. Le sceau est à l’adversaire.
learn-cardia-deck-2-1-wrong-3 = 8 bat 7, donc { cardia-card-prodigy.le } a perdu et agit : +3, et il gagne 10 à 8.
learn-cardia-deck-2-1-tell-1 = Le { cardia-card-tax_collector } a perdu, donc il agit : 4 + 4 = 8.
learn-cardia-deck-2-1-tell-2 = 8 contre 7 : le sceau est à vous. Une carte qui ne perd que maintenant n’agit pas.
learn-cardia-deck-2-1-hint-1 = Lisez ce que fait chacune de vos cartes quand elle perd.
learn-cardia-deck-2-1-hint-2 = Il vous faut plus de 7, mais seulement après la comparaison.
learn-cardia-deck-2-1-hint-3 = Jouez { cardia-card-tax_collector.le }.
learn-cardia-deck-2-1-end-1 = Gagner à la comparaison réveille l’autre carte. Gagner après coup, non.

learn-cardia-deck-2-2-title = La rencontre d’avant
learn-cardia-deck-2-2-say-1 = Sur une carte, « précédente » désigne la rencontre juste avant cette carte dans la rangée.
learn-cardia-deck-2-2-say-2 = Vous avez perdu la dernière rencontre, 2 à 16. L’adversaire n’a plus que { cardia-card-elemental.le }, 14 : perdez contre lui, et récupérez la précédente.
learn-cardia-deck-2-2-wrong-1 = Il perd, et +5 attend votre prochaine carte, jusqu’à la fin de sa phase 2. La rencontre précédente reste à l’adversaire.
learn-cardia-deck-2-2-wrong-2 = Il fait de cette rencontre une égalité. La précédente reste à l’adversaire, et vous restez sans sceau.
learn-cardia-deck-2-2-tell-1 = Le jeton posé sur { cardia-card-counselor.le } garde sa capacité active.
learn-cardia-deck-2-2-tell-2 = 2 contre 16, et pourtant elle est à vous : { cardia-card-counselor.le } gagne la rencontre précédente, quelle que soit l’influence.
learn-cardia-deck-2-2-hint-1 = Cherchez une capacité qui dure.
learn-cardia-deck-2-2-hint-2 = Une de vos cartes parle de la rencontre précédente.
learn-cardia-deck-2-2-hint-3 = Jouez { cardia-card-counselor.le }.
learn-cardia-deck-2-2-end-1 = Elle agit depuis sa place dans la rangée : si la rangée se resserre, une autre rencontre devient la précédente.

learn-cardia-deck-2-3-title = Choisir après la révélation
learn-cardia-deck-2-3-say-1 = Votre { cardia-card-librarian } a perdu : votre prochaine carte reçoit +2 ou −2, et vous choisissez une fois les deux cartes révélées.
learn-cardia-deck-2-3-say-2 = L’adversaire a { cardia-card-engineer.le }, 11. Laquelle de vos cartes gagnerait avec 2 de plus ?
learn-cardia-deck-2-3-say-3 = 10 contre 11. Choisissez.
learn-cardia-deck-2-3-wrong-1 = 9 + 2 = 11 : au mieux une égalité, et aucun sceau.
learn-cardia-deck-2-3-wrong-2 = 1 + 2 = 3 contre 11 : il perd, et sa capacité ne pourrait en faire qu’une égalité.
learn-cardia-deck-2-3-wrong-3 = 10 − 2 = 8 contre 11 : le sceau est à l’adversaire.
learn-cardia-deck-2-3-tell-1 = Les deux cartes sont révélées, et rien n’est encore comparé.
learn-cardia-deck-2-3-tell-2 = 10 + 2 = 12 : cela compte à la comparaison.
learn-cardia-deck-2-3-tell-3 = L’{ cardia-card-engineer } adverse a perdu : la prochaine carte adverse reçoit +5, mais seulement à la fin de sa phase 2.
learn-cardia-deck-2-3-hint-1 = Comptez 2 de plus pour chacune de vos cartes.
learn-cardia-deck-2-3-hint-2 = Il vous faut 12.
learn-cardia-deck-2-3-hint-3 = Jouez { cardia-card-illusionist.le }.
learn-cardia-deck-2-3-hint-4 = Comparez les deux cartes sur la table.
learn-cardia-deck-2-3-hint-5 = Il vous manque 1.
learn-cardia-deck-2-3-hint-6 = Choisissez +2.
learn-cardia-deck-2-3-end-1 = −2 sert aussi : certaines cartes valent plus quand elles perdent.

learn-cardia-deck-2-4-title = Le Djinn qui attend
learn-cardia-deck-2-4-say-1 = Le { cardia-card-mechanical_djinn } : une fois qu’il a perdu, vous gagnez la partie si vous gagnez la rencontre juste après lui.
learn-cardia-deck-2-4-say-2 = L’adversaire a { cardia-card-successor.le }, 16, la seule carte au-dessus de 15. Sa dernière carte, encore au paquet, est { cardia-card-aristocrat.le }, 8.
learn-cardia-deck-2-4-say-3 = Le jeton est posé. L’adversaire n’a plus que { cardia-card-aristocrat.le }, 8 : gagnez cette rencontre, et la partie est à vous.
learn-cardia-deck-2-4-wrong-1 = 10 perd contre 16, et aucune autre de vos cartes ne perd : rien ne se passe. Et il vous faudra 10 contre 8.
learn-cardia-deck-2-4-wrong-2 = 3 perd contre 16. Mais au prochain tour, contre 8, votre { cardia-card-mechanical_djinn } gagne et n’agit jamais.
learn-cardia-deck-2-4-wrong-3 = 3 perd contre 8, et même avec −3, { cardia-card-aristocrat.le } adverse a 5. La rencontre serait à l’adversaire.
learn-cardia-deck-2-4-tell-1 = 15 a perdu contre 16, donc il agit : le jeton le fait attendre la prochaine rencontre.
learn-cardia-deck-2-4-tell-2 = 10 contre 8 : vous avez gagné la rencontre juste après lui, et avec elle la partie.
learn-cardia-deck-2-4-hint-1 = Laquelle de vos cartes doit perdre d’abord ?
learn-cardia-deck-2-4-hint-2 = Seul 16 bat 15, et 16 vient maintenant.
learn-cardia-deck-2-4-hint-3 = Jouez { cardia-card-mechanical_djinn.le } maintenant, et gagnez la prochaine rencontre.
learn-cardia-deck-2-4-hint-4 = Regardez la dernière carte adverse.
learn-cardia-deck-2-4-hint-5 = Il vous faut plus de 8.
learn-cardia-deck-2-4-hint-6 = Jouez { cardia-card-illusionist.le }.
