# Lessons: the first steps in Cardia (learn/lessons/cardia_first.json). At most 25 words a bubble; hints in three grades:
# where to look, what to think of, what to do. The first never names the card that is wanted.

learn-cardia-first-title = Premiers pas

learn-cardia-1-title = La carte la plus influente gagne
learn-cardia-1-say-1 = Deux cartes se rencontrent. La plus influente gagne et porte un sceau. Avec cinq sceaux, on gagne la partie.
learn-cardia-1-say-2 = Pour cette fois, l’adversaire montre d’abord sa carte : { cardia-card-clockmaker }, 11. Gagnez la rencontre.
learn-cardia-1-wrong-1 = 8 est inférieur à 11 : { cardia-card-judge.le } perdrait, et le sceau irait à l’adversaire. Laquelle de vos cartes dépasse 11 ?
learn-cardia-1-wrong-2 = 3, c’est bien moins que 11 : { cardia-card-surgeon.le } perdrait, et le sceau irait à l’adversaire.
learn-cardia-1-tell-1 = 15 contre 11 : { cardia-card-inventor.le } gagne et porte votre premier sceau.
learn-cardia-1-tell-2 = L’{ cardia-card-clockmaker } adverse a perdu, donc sa capacité agit. Nous y venons à la prochaine leçon.
learn-cardia-1-hint-1 = Regardez les grands nombres de votre main.
learn-cardia-1-hint-2 = Une seule de vos cartes dépasse 11.
learn-cardia-1-hint-3 = Jouez { cardia-card-inventor.le }.
learn-cardia-1-end-1 = Voilà une rencontre. Chaque tour en apporte une ; ensuite, chaque joueur pioche une carte.

learn-cardia-2-title = La carte perdante agit
learn-cardia-2-say-1 = Une capacité n’agit que si sa carte perd. À la gagnante le sceau, à la perdante l’effet.
learn-cardia-2-say-2 = { cardia-card-inventor }, 15 : vous ne pouvez pas la battre. Perdez avec la carte qui ne laisse aucun sceau à l’adversaire.
learn-cardia-2-wrong-1 = Elle perd et agit : au prochain tour, l’adversaire montrera encore sa carte d’abord. Mais il garde son sceau.
learn-cardia-2-wrong-2 = Elle perd, +3 attend votre prochaine carte, et l’adversaire garde son sceau. Quelle carte élimine { cardia-card-inventor.le } ?
learn-cardia-2-tell-1 = L’{ cardia-card-hired_blade } a perdu, donc il agit : les deux cartes sont défaussées, et le sceau disparaît avec elles.
learn-cardia-2-hint-1 = Lisez ce que fait chacune de vos cartes quand elle perd.
learn-cardia-2-hint-2 = L’une d’elles élimine la carte opposée.
learn-cardia-2-hint-3 = Jouez { cardia-card-hired_blade.le }.
learn-cardia-2-end-1 = Vous avez perdu la rencontre, et l’adversaire n’en a rien tiré. Une carte basse n’est pas une carte faible.

learn-cardia-3-title = La Djinn doit perdre
learn-cardia-3-say-1 = La { cardia-card-djinn } fait gagner la partie. Là encore, il faut qu’elle perde ; avec 16, cela n’arrive jamais tout seul.
learn-cardia-3-say-2 = L’adversaire montre { cardia-card-inventor.le }, 15. Son autre carte est { cardia-card-magistra.le }, 14. Préparez la défaite de votre { cardia-card-djinn }.
learn-cardia-3-say-3 = L’adversaire doit maintenant jouer { cardia-card-magistra.le }, 14. Quelle carte lui opposer, avec 5 de moins que sa valeur imprimée ?
learn-cardia-3-wrong-1 = 16 bat 15 : un sceau, et la capacité n’agit pas. La { cardia-card-djinn } doit perdre. Affaiblissez-la d’abord.
learn-cardia-3-wrong-2 = Le { cardia-card-mediator } perd et fait de cette rencontre une égalité. Pas mal, mais votre { cardia-card-djinn } reste à 16.
learn-cardia-3-wrong-3 = Le −5 irait sur { cardia-card-mediator.le } et serait gaspillé. Il attend la carte que vous jouez maintenant.
learn-cardia-3-tell-1 = Le { cardia-card-surgeon } a perdu et agit : −5 attend la prochaine carte que vous jouerez.
learn-cardia-3-tell-2 = 16 − 5 = 11. La { cardia-card-magistra } a 14 : { cardia-card-djinn.le } perd.
learn-cardia-3-tell-3 = La { cardia-card-djinn } a perdu, donc elle a agi : vous gagnez aussitôt, quels que soient les sceaux.
learn-cardia-3-hint-1 = Quelle carte change l’influence de votre prochaine carte ?
learn-cardia-3-hint-2 = 16 − 5, ce serait moins que 14.
learn-cardia-3-hint-3 = Jouez { cardia-card-surgeon.le } maintenant, puis { cardia-card-djinn.le }.
learn-cardia-3-hint-4 = Regardez le −5 qui attend à côté de la rangée.
learn-cardia-3-hint-5 = Quelle capacité voulez-vous voir agir maintenant ?
learn-cardia-3-hint-6 = Jouez { cardia-card-djinn.le }.

learn-cardia-4-title = Les capacités qui durent
learn-cardia-4-say-1 = 9 contre 9, c’était une égalité : aucun sceau. Les capacités persistantes, marquées d’un jeton, peuvent encore y changer quelque chose.
learn-cardia-4-say-2 = L’adversaire montre { cardia-card-treasurer.le }, 12. Perdez avec la carte qui gagne vos égalités, même passées.
learn-cardia-4-wrong-1 = Le { cardia-card-saboteur } ne fait qu’enlever deux cartes au paquet adverse. L’égalité passée reste une égalité.
learn-cardia-4-wrong-2 = La { cardia-card-fortune_teller } oblige seulement l’adversaire à montrer d’abord sa prochaine carte. L’égalité passée reste une égalité.
learn-cardia-4-tell-1 = Le jeton reste : désormais, vous gagnez toutes les égalités.
learn-cardia-4-tell-2 = L’égalité passée a basculé aussitôt : son sceau est à vous.
learn-cardia-4-hint-1 = Cherchez les mots « capacité est active ».
learn-cardia-4-hint-2 = Une de vos cartes parle d’égalités.
learn-cardia-4-hint-3 = Jouez { cardia-card-judge.le }.

learn-cardia-5-title = Le passé peut basculer
learn-cardia-5-say-1 = Les résultats sont sans cesse réévalués. Vous avez perdu 5 à 6 et 8 à 9 : de justesse.
learn-cardia-5-say-2 = L’adversaire montre { cardia-card-djinn.le }, 16. Perdez avec la carte qui renforce et affaiblit les autres, et faites basculer deux rencontres.
learn-cardia-5-say-3 = D’abord +3 : laquelle de vos cartes gagnerait alors sa rencontre ?
learn-cardia-5-say-4 = Puis −3, dans une autre rencontre : quelle carte adverse perdrait alors contre la vôtre ?
learn-cardia-5-wrong-1 = Le −5 attend seulement votre prochaine carte. Rien ne bascule dans la rangée.
learn-cardia-5-wrong-2 = La { cardia-card-fortune_teller } adverse gagnerait 9 à 5. Renforcez une de vos cartes.
learn-cardia-5-wrong-3 = Le { cardia-card-ambusher } adverse gagnerait 12 à 8. Renforcez une de vos cartes.
learn-cardia-5-wrong-4 = La { cardia-card-djinn } adverse gagnerait 19 à 15. Renforcez une de vos cartes qui a perdu de peu.
learn-cardia-5-wrong-5 = Votre { cardia-card-saboteur } tomberait à 2 et perdrait plus largement. Affaiblissez une carte qui bat la vôtre.
learn-cardia-5-wrong-6 = Votre { cardia-card-judge } tomberait à 5 et perdrait plus largement. Affaiblissez une carte qui bat la vôtre.
learn-cardia-5-wrong-7 = Votre { cardia-card-inventor } tomberait à 12 et perdrait plus largement. Affaiblissez une carte qui bat la vôtre.
learn-cardia-5-wrong-8 = Le { cardia-card-saboteur } la bat déjà : une seule rencontre basculerait. Affaiblissez une carte d’une autre rencontre.
learn-cardia-5-wrong-9 = La { cardia-card-judge } la bat déjà : une seule rencontre basculerait. Affaiblissez une carte d’une autre rencontre.
learn-cardia-5-wrong-10 = L’{ cardia-card-inventor } la bat déjà : une seule rencontre basculerait. Affaiblissez une carte d’une autre rencontre.
learn-cardia-5-tell-1 = Le modificateur reste. Une carte qui ne perd que maintenant n’agit pas.
learn-cardia-5-tell-2 = Le sceau passe sur votre carte : les rencontres passées comptent telles qu’elles sont maintenant.
learn-cardia-5-hint-1 = Lisez vos deux cartes : l’une agit sur la rangée.
learn-cardia-5-hint-2 = +3 pour une carte et −3 pour une autre feraient basculer deux rencontres.
learn-cardia-5-hint-3 = Jouez { cardia-card-inventor.le }.
learn-cardia-5-hint-4 = Regardez vos cartes de la rangée : chacune a perdu de 1.
learn-cardia-5-hint-5 = Avec +3, n’importe laquelle de vos trois cartes gagnerait.
learn-cardia-5-hint-6 = +3 pour votre { cardia-card-saboteur }.
learn-cardia-5-hint-7 = Quelles sont les deux rencontres que vous perdez encore ?
learn-cardia-5-hint-8 = Affaiblissez une carte qui bat encore la vôtre de 1.
learn-cardia-5-hint-9 = −3 pour une carte adverse qui gagne encore, pas pour une des vôtres.

learn-cardia-6-title = Compter, puis rester imprévisible
learn-cardia-6-say-1 = Mêmes seize cartes pour chacun, défausses visibles, paquet adverse vide : l’adversaire a en main { cardia-card-void_mage.le }, { cardia-card-mediator.le } et { cardia-card-palace_guard.le }.
learn-cardia-6-say-2 = Aucune de vos cartes n’est toujours la bonne. Deux d’entre elles gagnent une fois sur deux, même contre le meilleur jeu. Trouvez-en une.
learn-cardia-6-wrong-1 = Contre le meilleur jeu, { cardia-card-surgeon.le } ne gagne jamais : deux des trois cartes adverses terminent aussitôt la partie.
learn-cardia-6-wrong-2 = Contre le meilleur jeu, { cardia-card-mediator.le } gagne une fois sur quatre. Deux autres cartes gagnent une fois sur deux.
learn-cardia-6-tell-1 = L’une et l’autre étaient bonnes. Si vous jouiez toujours la même, l’adversaire vous devinerait.
learn-cardia-6-hint-1 = Prenez les trois cartes adverses une à une : laquelle des vôtres opposer à chacune ?
learn-cardia-6-hint-2 = L’une des deux bonnes cartes bat { cardia-card-mediator.le } adverse, l’autre { cardia-card-palace_guard.le }.
learn-cardia-6-hint-3 = Jouez { cardia-card-saboteur.le } ou { cardia-card-djinn.le } : dans une vraie partie, chaque carte une fois sur deux.

learn-cardia-7-title = Une partie entière avec un coach
learn-cardia-7-say-1 = Cinq sceaux donnent la victoire. Le coach parle pendant vos trois premiers tours, puis seulement si vous le demandez.
learn-cardia-7-say-2 = Perdez à bas prix, gagnez de peu et laissez les perdantes travailler pour vous.
