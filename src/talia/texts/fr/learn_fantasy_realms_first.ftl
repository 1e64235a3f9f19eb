# Lessons: the first steps in Fantasy Realms (learn/lessons/fantasy_realms_first.json). At most 25 words a bubble; hints
# in three grades: where to look, what to think of, what to do. The first never names the card that is wanted.

learn-fantasy-realms-first-title = Premiers pas

learn-fantasy-realms-1-title = Prenez ce qui convient
learn-fantasy-realms-1-say-1 = Sept cartes comptent ensemble. À chaque tour, prenez une carte, de la pioche ou de la défausse, puis défaussez-en une.
learn-fantasy-realms-1-say-2 = La { fantasy_realms-card-queen } rapporte 5 par Armée, et 20 avec une certaine carte. Vous avez quatre Armées.
learn-fantasy-realms-1-say-3 = Maintenant, défaussez la carte qui manquera le moins à votre main.
learn-fantasy-realms-1-wrong-1 = La pioche donne une carte quelconque. La défausse en contient une avec laquelle votre { fantasy_realms-card-queen } rapporte 80 au lieu de 20.
learn-fantasy-realms-1-wrong-2 = Sans Flamme, { fantasy_realms-card-smoke.le } est masquée : { $points } au mieux. Qui aime les Armées ?
learn-fantasy-realms-1-wrong-3 = La { fantasy_realms-card-magic_wand } veut un Sorcier, et vous n’en avez pas : { $points } au mieux. Relisez { fantasy_realms-card-queen.le }.
learn-fantasy-realms-1-wrong-4 = Sans { $option_le }, la main vaut { $points }. Une carte ne rapporte presque rien : c’est elle qui doit partir.
learn-fantasy-realms-1-tell-1 = Le { fantasy_realms-card-king } et { fantasy_realms-card-queen.le } réunis : chacun rapporte 20 points par Armée.
learn-fantasy-realms-1-end-1 = De 112 à 258 points en un tour : une carte vaut ce qu’elle fait avec les autres.
learn-fantasy-realms-1-hint-1 = Lisez { fantasy_realms-card-queen.le }.
learn-fantasy-realms-1-hint-2 = La carte qu’elle demande est dans la défausse.
learn-fantasy-realms-1-hint-3 = Prenez { fantasy_realms-card-king.le }.
learn-fantasy-realms-1-hint-4 = Quelle carte n’a aucun rapport avec les autres ?
learn-fantasy-realms-1-hint-5 = Elle vaut 2, et son bonus ne viendra pas.
learn-fantasy-realms-1-hint-6 = Défaussez { fantasy_realms-card-candle.le }.

learn-fantasy-realms-2-title = Gare aux malus
learn-fantasy-realms-2-say-1 = Certaines cartes ont un malus. Le { fantasy_realms-card-dragon } vaut 30, mais perd 40 si vous n’avez aucun Sorcier.
learn-fantasy-realms-2-say-2 = Trouvez un Sorcier. Il fera plus que sauver votre { fantasy_realms-card-dragon }.
learn-fantasy-realms-2-say-3 = Maintenant, défaussez la carte qui rapporte le moins.
learn-fantasy-realms-2-wrong-1 = Un Sorcier vous attend dans la défausse. Dans la pioche, il faudrait de la chance, et les 40 points resteraient perdus.
learn-fantasy-realms-2-wrong-2 = Les { fantasy_realms-card-knights } perdent 8 sans Seigneur, et { fantasy_realms-card-dragon.le } toujours 40 : { $points } au mieux.
learn-fantasy-realms-2-wrong-3 = Le { fantasy_realms-card-blizzard } perd 5 par Créature, et les 40 { fantasy_realms-card-dragon.de } restent perdus : { $points } au mieux.
learn-fantasy-realms-2-wrong-4 = Sans { $option_le }, la main vaut { $points }. Une autre carte rapporte moins que celle-là.
learn-fantasy-realms-2-tell-1 = Un Sorcier : { fantasy_realms-card-dragon.le } garde ses 30. Et { fantasy_realms-card-enchantress.le } rapporte 5 par Terrain, Climat, Vague et Flamme.
learn-fantasy-realms-2-hint-1 = Que veut { fantasy_realms-card-dragon.le } ?
learn-fantasy-realms-2-hint-2 = Une carte de la défausse est un Sorcier.
learn-fantasy-realms-2-hint-3 = Prenez { fantasy_realms-card-enchantress.le }.
learn-fantasy-realms-2-hint-4 = Quelle carte demande quelque chose que vous n’avez pas ?
learn-fantasy-realms-2-hint-5 = Sans Seigneur, l’une d’elles ne vaut que 4.
learn-fantasy-realms-2-hint-6 = Défaussez { fantasy_realms-card-shield_of_keth.le }.

learn-fantasy-realms-3-title = Masquer et effacer
learn-fantasy-realms-3-say-1 = Une carte masquée n’a plus rien : ni points, ni famille. Le { fantasy_realms-card-wildfire } masque beaucoup ; { fantasy_realms-card-great_flood.le } masque les Flammes.
learn-fantasy-realms-3-say-2 = Un malus effacé n’agit pas. Un Terrain de la défausse efface celui des Vagues et rapporte 50 avec { fantasy_realms-card-smoke.le } et { fantasy_realms-card-wildfire.le }.
learn-fantasy-realms-3-say-3 = Le { fantasy_realms-card-wildfire } n’est plus masqué : il masque certaines de vos cartes. Défaussez l’une d’elles.
learn-fantasy-realms-3-wrong-1 = La pioche donne une carte quelconque. Un Terrain de la défausse fait de ce désordre une belle main.
learn-fantasy-realms-3-wrong-2 = L’{ fantasy_realms-card-hydra } vous mène à { $points } au mieux. Un Terrain de la défausse fait bien plus.
learn-fantasy-realms-3-wrong-3 = Le { fantasy_realms-card-basilisk } vous mène à { $points } au mieux. Un Terrain de la défausse fait bien plus.
learn-fantasy-realms-3-wrong-4 = Sans { $option_le }, la main vaut { $points }. Défaussez une carte que { fantasy_realms-card-wildfire.le } masque de toute façon.
learn-fantasy-realms-3-tell-1 = Le malus { fantasy_realms-card-great_flood.de } est effacé : { fantasy_realms-card-wildfire.le } agit, { fantasy_realms-card-smoke.le } a sa Flamme, { fantasy_realms-card-mountain.le } rapporte 50.
learn-fantasy-realms-3-hint-1 = Quelle carte de la défausse efface le malus des Vagues ?
learn-fantasy-realms-3-hint-2 = C’est un Terrain que { fantasy_realms-card-wildfire.le } épargne.
learn-fantasy-realms-3-hint-3 = Prenez { fantasy_realms-card-mountain.le }.
learn-fantasy-realms-3-hint-4 = Lisez la Flamme qui masque tant de cartes : lesquelles épargne-t-elle ?
learn-fantasy-realms-3-hint-5 = Le { fantasy_realms-card-wildfire } masque les Seigneurs, et les Terrains sauf { fantasy_realms-card-mountain.le }.
learn-fantasy-realms-3-hint-6 = Défaussez { fantasy_realms-card-king.le }, { fantasy_realms-card-forest.le } ou { fantasy_realms-card-swamp.le }.

learn-fantasy-realms-4-title = Pioche ou défausse ?
learn-fantasy-realms-4-say-1 = Rien dans la défausse n’améliore vos 233 points. La pioche en rapporte 14 de plus en moyenne et ne révèle rien à vos rivaux.
learn-fantasy-realms-4-say-2 = Mais chaque carte piochée rapproche la fin.
learn-fantasy-realms-4-say-3 = Quelle carte de votre main ne va avec aucune autre ?
learn-fantasy-realms-4-wrong-1 = Avec { $option_le }, vous restez à { $points } au mieux. La pioche vaut davantage en moyenne.
learn-fantasy-realms-4-wrong-2 = Sans { $option_le }, la main vaut { $points }. Une autre carte vous rapporte moins.
learn-fantasy-realms-4-tell-1 = Les { fantasy_realms-card-elven_archers } : une cinquième Armée. Le { fantasy_realms-card-king } et { fantasy_realms-card-queen.le } en tirent 40 points.
learn-fantasy-realms-4-hint-1 = Essayez en pensée chaque carte de la défausse.
learn-fantasy-realms-4-hint-2 = Aucune ne vaut mieux que les vôtres.
learn-fantasy-realms-4-hint-3 = Prenez une carte de la pioche.
learn-fantasy-realms-4-hint-4 = Quelle carte n’est ni un Seigneur ni une Armée ?
learn-fantasy-realms-4-hint-5 = Elle vaut 2, et son bonus ne viendra pas.
learn-fantasy-realms-4-hint-6 = Défaussez { fantasy_realms-card-candle.le }.

learn-fantasy-realms-5-title = Quand s’arrêter
learn-fantasy-realms-5-say-1 = La dixième carte de la défausse termine aussitôt la partie. Il y en a neuf, et votre main est forte.
learn-fantasy-realms-5-say-2 = Qui prend dans la défausse avant de défausser la laisse à neuf cartes. Faites-la passer à dix.
learn-fantasy-realms-5-say-3 = La carte que vous défaussez maintenant est la dixième. Gardez au moins vos 233 points.
learn-fantasy-realms-5-wrong-1 = Prendre { $option_le } laisse la défausse à neuf cartes : l’adversaire a encore un tour, alors que vous menez.
learn-fantasy-realms-5-wrong-2 = Sans { $option_le }, la main vaut { $points }, et la partie s’arrête là. Une carte inutile ferait l’affaire.
learn-fantasy-realms-5-tell-1 = Dix cartes : on montre les mains et on compte. Le meilleur score gagne.
learn-fantasy-realms-5-hint-1 = Comptez les cartes de la défausse.
learn-fantasy-realms-5-hint-2 = Une carte prise dans la défausse laisse sa place à celle que vous défaussez.
learn-fantasy-realms-5-hint-3 = Prenez une carte de la pioche.
learn-fantasy-realms-5-hint-4 = Deux de vos huit cartes ne vont avec aucune autre.
learn-fantasy-realms-5-hint-5 = Les Armées et les Seigneurs restent.
learn-fantasy-realms-5-hint-6 = Défaussez { fantasy_realms-card-candle.le } ou la carte piochée.

learn-fantasy-realms-6-title = Les Jokers choisissent en dernier
learn-fantasy-realms-6-say-1 = Au décompte, les Jokers choisissent ce qu’ils sont. Le { fantasy_realms-card-mirage } peut porter le nom d’une Armée, d’un Terrain, d’un Climat, d’une Vague ou d’une Flamme.
learn-fantasy-realms-6-say-2 = La { fantasy_realms-card-whirlwind } rapporte 40 avec { fantasy_realms-card-great_flood.le } et une carte qui vous manque. Dites d’abord la famille de cette carte.
learn-fantasy-realms-6-say-3 = Et maintenant, son nom.
learn-fantasy-realms-6-wrong-1 = Avec la famille { $option }, la main vaut { $points } au plus. Lisez ce que demande { fantasy_realms-card-whirlwind.le }.
learn-fantasy-realms-6-wrong-2 = Si { fantasy_realms-card-mirage.le } reste tel quel, la main vaut { $points }. Lisez ce que demande { fantasy_realms-card-whirlwind.le }.
learn-fantasy-realms-6-wrong-3 = Avec le nom « { $option } », la main vaut { $points }. Un autre nom rapporte plus : lisez { fantasy_realms-card-whirlwind.le }.
learn-fantasy-realms-6-wrong-4 = Une famille sans nom : la main vaut { $points }. La { fantasy_realms-card-whirlwind } demande un nom.
learn-fantasy-realms-6-tell-1 = 260 : une main célèbre. La feuille de score montre chaque ligne avec sa règle.
learn-fantasy-realms-6-hint-1 = Quelle carte de votre main attend un nom ?
learn-fantasy-realms-6-hint-2 = La { fantasy_realms-card-whirlwind } veut { fantasy_realms-card-rainstorm.le } : de quelle famille est cette carte ?
learn-fantasy-realms-6-hint-3 = Choisissez la famille { fantasy_realms-suit-weather }.
learn-fantasy-realms-6-hint-4 = Relisez { fantasy_realms-card-whirlwind.le }.
learn-fantasy-realms-6-hint-5 = L’un de ces noms lui ferait rapporter 40.
learn-fantasy-realms-6-hint-6 = Nommez { fantasy_realms-card-rainstorm.le }.

learn-fantasy-realms-7-title = Une partie entière avec un coach
learn-fantasy-realms-7-say-1 = Trois joueurs ; dix cartes dans la défausse mettent fin à la partie. Le score de votre main est toujours affiché.
learn-fantasy-realms-7-say-2 = Pour chaque carte, demandez-vous : que rapporte-t-elle, et à qui d’autre profite-t-elle ?
