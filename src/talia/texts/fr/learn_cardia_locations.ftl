# Lessons: locations of Cardia (learn/lessons/cardia_locations.json). At most 25 words a bubble; hints in three grades: where to
# look, what to think of, what to do. The first never names the card that is wanted.

learn-cardia-locations-title = Lieux

learn-cardia-locations-1-title = Jamais deux fois la même Faction
learn-cardia-locations-1-say-1 = Un lieu change la partie pour les deux joueurs. { cardia-location-haunted_catacombs } : jouer deux fois de suite la même Faction fait perdre aussitôt.
learn-cardia-locations-1-say-2 = Votre dernière carte, { cardia-card-judge.le }, est { cardia-faction-dynasty.de }. L’adversaire montre { cardia-card-saboteur.le }, 5. Gagnez cette rencontre, et restez en vie.
learn-cardia-locations-1-say-3 = Il ne reste à l’adversaire que { cardia-card-ambusher.le } ({ cardia-faction-rebellion }, comme son { cardia-card-saboteur }). Seule votre propre carte peut encore tout gâcher.
learn-cardia-locations-1-wrong-1 = 16 contre 5, et pourtant vous perdez : { cardia-card-djinn.le } est { cardia-faction-dynasty.de }, comme votre { cardia-card-judge } juste avant. Les cartes ne sont même pas comparées.
learn-cardia-locations-1-wrong-2 = Le { cardia-card-mediator } est { cardia-faction-dynasty.de }, comme votre { cardia-card-judge } juste avant : la partie est perdue avant même la comparaison.
learn-cardia-locations-1-wrong-3 = Une autre Faction : vous survivez. Mais 3 perd contre 5, et −5 attend votre prochaine carte.
learn-cardia-locations-1-wrong-4 = La { cardia-faction-guild } après { cardia-faction-guild.le } : les deux joueurs seraient pris, et la partie serait nulle.
learn-cardia-locations-1-tell-1 = 15 contre 5 : une autre Faction qu’avant, donc la rencontre compte comme d’habitude.
learn-cardia-locations-1-tell-2 = Les { cardia-faction-rebellion } après { cardia-faction-rebellion.le } : l’adversaire perd la partie, quelle que soit l’influence.
learn-cardia-locations-1-hint-1 = Regardez la Faction de vos cartes, pas seulement leur influence.
learn-cardia-locations-1-hint-2 = Deux de vos cartes sont { cardia-faction-dynasty.de }. Des deux autres, une seule bat 5.
learn-cardia-locations-1-hint-3 = Jouez { cardia-card-inventor.le }.
learn-cardia-locations-1-hint-4 = Quelle Faction avez-vous jouée en dernier ?
learn-cardia-locations-1-hint-5 = Votre dernière carte était { cardia-faction-guild.de }. Une carte de votre main est aussi { cardia-faction-guild.de }.
learn-cardia-locations-1-hint-6 = Jouez { cardia-card-djinn.le } ou { cardia-card-mediator.le }.
learn-cardia-locations-1-end-1 = Ici, une main d’une seule Faction est un piège. Comptez les Factions : les vôtres, et celles qui restent à l’adversaire.

learn-cardia-locations-2-title = Trois d’affilée
learn-cardia-locations-2-say-1 = { cardia-location-founders_day } : qui gagne trois rencontres voisines gagne aussitôt la partie. Nul besoin de cinq sceaux.
learn-cardia-locations-2-say-2 = Vous avez gagné les deux premières et perdu la troisième, 8 à 9. L’adversaire montre { cardia-card-djinn.le }, 16. Perdez en faisant basculer la troisième.
learn-cardia-locations-2-wrong-1 = −5 attend votre prochaine carte, et la rangée ne change pas : l’adversaire a maintenant gagné les deux dernières.
learn-cardia-locations-2-wrong-2 = Deux cartes du paquet adverse sont parties, mais la rangée ne change pas : l’adversaire a maintenant gagné les deux dernières.
learn-cardia-locations-2-tell-1 = L’{ cardia-card-clockmaker } a perdu, donc elle agit : votre carte de la rencontre précédente reçoit +3. 8 + 3 = 11.
learn-cardia-locations-2-tell-2 = 11 contre 9 : la troisième rencontre est à vous.
learn-cardia-locations-2-tell-3 = Trois rencontres voisines : vous gagnez avec trois sceaux. Les rencontres passées comptent telles qu’elles sont maintenant.
learn-cardia-locations-2-hint-1 = Laquelle de vos capacités agit sur le passé de la rangée ?
learn-cardia-locations-2-hint-2 = +3 pour votre { cardia-card-judge } ferait basculer la troisième rencontre.
learn-cardia-locations-2-hint-3 = Jouez { cardia-card-clockmaker.le }.

learn-cardia-locations-3-title = Descendre coûte une carte
learn-cardia-locations-3-say-1 = { cardia-location-auction_house } : révéler moins d’influence que sa carte de la rencontre précédente fait défausser la carte du dessus de son paquet.
learn-cardia-locations-3-say-2 = Votre carte précédente est { cardia-card-puppeteer.le }, 10. L’adversaire montre { cardia-card-surgeon.le }, 3. Gagnez, et gardez votre paquet entier.
learn-cardia-locations-3-wrong-1 = 8 bat 3, mais c’est moins que 10 : vous gagnez le sceau et le payez de la carte du dessus de votre paquet.
learn-cardia-locations-3-wrong-2 = 7 bat 3, mais après 10, c’est descendre : la carte du dessus de votre paquet est perdue.
learn-cardia-locations-3-tell-1 = L’adversaire est descendu de 11 à 3 : la carte du dessus de son paquet est défaussée.
learn-cardia-locations-3-tell-2 = 15 contre 3 : un sceau, et votre paquet reste entier.
learn-cardia-locations-3-hint-1 = Regardez votre carte de la rencontre précédente.
learn-cardia-locations-3-hint-2 = Toutes vos cartes battent 3. Une seule n’est pas au-dessous de 10.
learn-cardia-locations-3-hint-3 = Jouez { cardia-card-inventor.le }.
learn-cardia-locations-3-end-1 = Après une carte haute, toute carte plus basse vous coûte. Après une carte basse, ou avec un paquet vide, rien à craindre.

learn-cardia-locations-4-title = Un tour de retard
learn-cardia-locations-4-say-1 = { cardia-location-foggy_swamp } : ce que vous posez reste face cachée. C’est la paire posée avant qui est révélée et résolue.
learn-cardia-locations-4-say-2 = Votre { cardia-card-surgeon }, 3, est face cachée contre { cardia-card-inventor.le }, 15. Il perdra, et −5 attendra la carte que vous choisirez ensuite.
learn-cardia-locations-4-say-3 = L’adversaire a { cardia-card-treasurer.le }, { cardia-card-swamp_guardian.le } et { cardia-card-magistra.le } : 12, 13 et 14. Si votre { cardia-card-djinn } perd, vous gagnez la partie.
learn-cardia-locations-4-say-4 = −5 attend maintenant. La carte que vous choisissez le prend avec elle, face cachée, jusqu’à sa révélation.
learn-cardia-locations-4-say-5 = La { cardia-card-djinn } est face cachée. Posez votre dernière carte, et sa paire sera révélée.
learn-cardia-locations-4-wrong-1 = Trop tôt : le −5 ne vient qu’une fois la carte posée. Elle serait révélée à 16, et gagnerait.
learn-cardia-locations-4-wrong-2 = Le −5 irait avec { cardia-card-hired_blade.le }, et { cardia-card-djinn.le } resterait à 16 : trop haut pour perdre.
learn-cardia-locations-4-wrong-3 = Le −5 irait avec { cardia-card-mediator.le }, et { cardia-card-djinn.le } resterait à 16 : trop haut pour perdre.
learn-cardia-locations-4-tell-1 = Les nouvelles cartes sont face cachée. La paire d’avant est maintenant révélée.
learn-cardia-locations-4-tell-2 = Le { cardia-card-surgeon } a perdu, donc il agit : −5 attend la prochaine carte que vous choisirez.
learn-cardia-locations-4-tell-3 = Le −5 se pose quand sa carte est révélée : 16 − 5 = 11.
learn-cardia-locations-4-tell-4 = 11 contre 14 : { cardia-card-djinn.le } a perdu, et vous gagnez. Dans la brume, pensez un tour à l’avance.
learn-cardia-locations-4-hint-1 = Laquelle de vos cartes doit prendre le −5 ?
learn-cardia-locations-4-hint-2 = Le −5 n’attend pas encore. Il est pour la carte que vous choisirez au prochain tour.
learn-cardia-locations-4-hint-3 = Posez maintenant { cardia-card-mediator.le } ou { cardia-card-hired_blade.le }, et { cardia-card-djinn.le } au prochain tour.
learn-cardia-locations-4-hint-4 = Regardez ce qui attend à côté de la rangée.
learn-cardia-locations-4-hint-5 = Le −5 va avec la carte que vous choisissez maintenant. Laquelle doit perdre ?
learn-cardia-locations-4-hint-6 = Posez { cardia-card-djinn.le }.
learn-cardia-locations-4-hint-7 = Regardez la paire face cachée.
learn-cardia-locations-4-hint-8 = Elle est révélée dès qu’une autre paire est posée.
learn-cardia-locations-4-hint-9 = Posez votre dernière carte.
