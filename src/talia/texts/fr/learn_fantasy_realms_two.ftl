# Lessons: the two-player variant of Fantasy Realms (learn/lessons/fantasy_realms_two.json). At most 25 words a bubble; hints in
# three grades: where to look, what to think of, what to do. The first never names the card that is wanted.

learn-fantasy-realms-two-title = À deux joueurs

learn-fantasy-realms-two-1-title = Composez votre main
learn-fantasy-realms-two-1-say-1 = À deux, on commence sans carte. Chaque tour en ajoute une : prenez-la dans la défausse, ou piochez-en deux et gardez-en une.
learn-fantasy-realms-two-1-say-2 = Jusqu’à sept cartes, vous ne défaussez rien de votre main. Vous en avez trois, qui valent 41 points. Que leur offre la défausse ?
learn-fantasy-realms-two-1-wrong-1 = Deux cartes inconnues, dont vous gardez une. La défausse en contient une qui vous rapporte 78 points tout de suite.
learn-fantasy-realms-two-1-wrong-2 = Sans Flamme, { fantasy_realms-card-smoke.le } est masquée : vous restez à { $points }.
learn-fantasy-realms-two-1-wrong-3 = La { fantasy_realms-card-magic_wand } veut un Sorcier, et vous n’en avez pas : la main vaut { $points }.
learn-fantasy-realms-two-1-wrong-4 = L’{ fantasy_realms-card-hydra } rapporte 12, et davantage seulement avec { fantasy_realms-card-swamp.le } : la main vaut { $points }.
learn-fantasy-realms-two-1-tell-1 = Le { fantasy_realms-card-king } et { fantasy_realms-card-queen.le } rapportent chacun 20 par Armée : 119 points, avec quatre cartes en main.
learn-fantasy-realms-two-1-tell-2 = L’adversaire a pioché deux cartes et en a gardé une. L’autre est dans la défausse, et vous pouvez la prendre.
learn-fantasy-realms-two-1-hint-1 = Lisez votre { fantasy_realms-card-queen }.
learn-fantasy-realms-two-1-hint-2 = Avec une carte de la défausse, elle rapporte 20 par Armée.
learn-fantasy-realms-two-1-hint-3 = Prenez { fantasy_realms-card-king.le }.

learn-fantasy-realms-two-2-title = Ce que vous laissez, l’autre le prend
learn-fantasy-realms-two-2-say-1 = Vous savez que l’adversaire a pris { fantasy_realms-card-king.le } et { fantasy_realms-card-knights.le } dans la défausse. Il n’y reste rien qui vous rapporte 10 points.
learn-fantasy-realms-two-2-say-2 = Deux cartes de la pioche rapportent plus. Mais celle que vous ne gardez pas reste visible, et l’adversaire choisit ensuite.
learn-fantasy-realms-two-2-say-3 = La { fantasy_realms-card-princess } vous rapporte 46 points, { fantasy_realms-card-queen.le } 35. Laquelle des deux laisser à l’adversaire ?
learn-fantasy-realms-two-2-wrong-1 = Avec { $option_le }, vous arrivez à { $points }. Deux cartes de la pioche, dont vous gardez une, promettent davantage.
learn-fantasy-realms-two-2-wrong-2 = 11 points de plus pour vous. Mais rien qu’avec { fantasy_realms-card-king.le } et { fantasy_realms-card-knights.le }, { fantasy_realms-card-queen.le } en rapporterait 41 à l’adversaire.
learn-fantasy-realms-two-2-tell-1 = Vous voyez les deux cartes. L’adversaire verra celle que vous laissez.
learn-fantasy-realms-two-2-tell-2 = L’adversaire prend { fantasy_realms-card-princess.le }, qui vaut 18 avec les deux cartes que vous connaissez. La { fantasy_realms-card-queen } lui en aurait rapporté 41.
learn-fantasy-realms-two-2-hint-1 = Essayez en pensée chaque carte de la défausse.
learn-fantasy-realms-two-2-hint-2 = La { fantasy_realms-card-forge } rapporte 9, { fantasy_realms-card-magic_wand.le } 1, les autres rien.
learn-fantasy-realms-two-2-hint-3 = Piochez deux cartes.
learn-fantasy-realms-two-2-hint-4 = Regardez ce que l’adversaire a en main.
learn-fantasy-realms-two-2-hint-5 = L’une des deux va avec son { fantasy_realms-card-king }.
learn-fantasy-realms-two-2-hint-6 = Gardez { fantasy_realms-card-queen.le }.
learn-fantasy-realms-two-2-end-1 = À deux, chaque carte laissée n’a qu’un preneur. Demandez-vous d’abord ce qu’elle vaut pour lui.

learn-fantasy-realms-two-3-title = La septième carte peut être la dernière
learn-fantasy-realms-two-3-say-1 = La partie s’arrête quand les deux mains ont sept cartes et que la défausse en compte au moins douze.
learn-fantasy-realms-two-3-say-2 = L’adversaire en a sept, la défausse treize : votre septième carte termine la partie, d’où qu’elle vienne. Trouvez la meilleure.
learn-fantasy-realms-two-3-wrong-1 = Deux cartes inconnues, et c’est fini. Une carte visible vous rapporte 146 points.
learn-fantasy-realms-two-3-wrong-2 = Avec { $option_le }, vous finissez à { $points }, et il n’y a plus d’autre tour. Que faut-il à vos quatre Armées ?
learn-fantasy-realms-two-3-tell-1 = Les deux mains sont pleines, et la défausse compte douze cartes : la partie s’arrête aussitôt.
learn-fantasy-realms-two-3-tell-2 = 233 points : { fantasy_realms-card-king.le } et { fantasy_realms-card-queen.le } rapportent 40 pour chacune de vos quatre Armées.
learn-fantasy-realms-two-3-hint-1 = Lisez votre { fantasy_realms-card-king }.
learn-fantasy-realms-two-3-hint-2 = Avec une carte de la défausse, il rapporte 20 par Armée.
learn-fantasy-realms-two-3-hint-3 = Prenez { fantasy_realms-card-queen.le }.
