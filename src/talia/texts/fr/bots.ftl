# What bots say: hints and reasons. Made of the records of talia.bots.play.explanation. Levels are in site.ftl.

bots-hint-help = h demande un conseil.
bots-best = Conseil : { $option }
bots-best-chance = Conseil : { $option }, chances de victoire { $percent } %
bots-best-between = Conseil : { $option }, chances de victoire { $percent } % (entre { $low } et { $high } %)
bots-mixing = Le mieux est de varier au hasard entre { $count } choix : qui joue toujours pareil se laisse deviner.
bots-mix = { $percent } % : { $option }
bots-reason-forced = Il n’y a pas d’autre choix.
bots-reason-random = N’importe lequel : ce niveau joue au hasard.
bots-reason-highest = C’est la plus haute carte possible.
bots-reason-ahead = { $points ->
    [one] { $points } point de pourcentage
   *[other] { $points } points de pourcentage
} de mieux que : { $option }
bots-reason-level = Pas de différence nette avec : { $option }
bots-belief-holds = { $seat } a en main : { $card } ({ $percent } %)
bots-quality = Donnes possibles examinées : { $worlds } ; suites de coups examinées : { $nodes }.
bots-stand-in = Ce jeu n’a pas encore ce niveau ({ $level }) ; un plus faible joue : { $plays }.
bots-slowed = Les règles sont pour l’instant interprétées : dans son temps de réflexion, ce niveau voit moins loin qu’il ne le pourrait : { $level }.

## Cardia

bots-reason-cardia-wins = Elle bat { $percent } % des cartes que l’adversaire peut avoir.
bots-reason-cardia-ability = Si elle perd ({ $percent } %), sa capacité compense.
bots-reason-cardia-faction = Cartes de cette Faction que l’adversaire peut encore avoir : { $count }
bots-reason-cardia-least = C’est la carte qui manquera le moins.
bots-reason-cardia-turns = Cela change le gagnant d’une rencontre.
bots-reason-cardia-rule = Une règle simple plaide pour elle.
bots-reason-cardia-encounter = Contre ce que l’adversaire jouera sans doute, elle gagne la rencontre dans { $percent } % des cas et la perd dans { $lost } %.
bots-reason-cardia-exact = Calculé jusqu’à la fin : toutes les cartes sont connues.

## Fantasy Realms

bots-reason-realms-table = Une carte de la défausse rapporte tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $card }
bots-reason-realms-no_table = Aucune carte de la défausse ne rapporte de points tout de suite.
bots-reason-realms-empty = Il n’y a rien à prendre dans la défausse.
bots-reason-realms-deck_only = La pioche rapporte { $deck ->
    [one] { $deck } point
   *[other] { $deck } points
} en moyenne.
bots-reason-realms-deck_table = La pioche rapporte { $deck ->
    [one] { $deck } point
   *[other] { $deck } points
} en moyenne, la meilleure carte de la défausse { $points } : { $card }
bots-reason-realms-discard = La main vaut alors { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $less } de moins avec le deuxième meilleur choix.
bots-reason-realms-loses = C’est { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins qu’avec la meilleure défausse, mais les chances sont plus grandes.
bots-reason-realms-card = { $card } vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans cette main.
bots-reason-realms-feeds = Défausser { $card_le } donnerait environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $seat }.
bots-reason-realms-ending = Cartes manquantes avant la fin de la partie : { $left }
bots-reason-realms-proven = Aucun choix ne rapporte plus : tous ont été essayés.
bots-reason-realms-most = C’est ce qui rapporte le plus en l’état.
bots-reason-realms-swap = L’échange promet { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bots-reason-realms-no_swap = Aucun échange proposé ne rapporte de points.
bots-reason-realms-bad_swap = Tel quel, l’échange ferait perdre des points.
bots-reason-realms-hope = Une offre promet { $points ->
    [one] { $points } point
   *[other] { $points } points
} en moyenne.
bots-reason-realms-offer = Proposer { $card_le } promet { $points ->
    [one] { $points } point
   *[other] { $points } points
} en moyenne.
bots-reason-realms-anyone = Celui qui en a le plus besoin répondra.
bots-reason-realms-wish = Une carte de la famille { $suit } rapporterait { $points ->
    [one] { $points } point
   *[other] { $points } points
} en moyenne.
bots-reason-realms-anything = Aucune famille n’est meilleure que les autres.

## Radlands

bots-reason-radlands-thumb = Selon des règles simples : achever un camp, couvrir les camps non protégés, ne pas gaspiller d’eau.
bots-reason-radlands-camps = Les camps se choisissent en secret : on varie entre ceux qui gagnent à peu près aussi souvent.
bots-reason-radlands-wins = Vous gagnez la partie dès ce tour.
bots-reason-radlands-wins-surely = Vous gagnez dès ce tour, quoi que réponde l’adversaire et quelles que soient les cartes cachées.
bots-reason-radlands-more-camps = Vos camps à la fin du tour (non protégés : { $here } ; avec l’autre choix : { $there }) : { $points ->
    [one] { $points } point de pourcentage
   *[other] { $points } points de pourcentage
} de plus qu’avec : { $option }
bots-reason-radlands-less-camps = Vos camps à la fin du tour (non protégés : { $here } ; avec l’autre choix : { $there }) : { $points ->
    [one] { $points } point de pourcentage
   *[other] { $points } points de pourcentage
} de moins qu’avec : { $option }
bots-reason-radlands-more-people = Vos personnages à la fin du tour (non endommagés : { $here } ; avec l’autre choix : { $there }) : { $points ->
    [one] { $points } point de pourcentage
   *[other] { $points } points de pourcentage
} de plus qu’avec : { $option }
bots-reason-radlands-less-people = Vos personnages à la fin du tour (non endommagés : { $here } ; avec l’autre choix : { $there }) : { $points ->
    [one] { $points } point de pourcentage
   *[other] { $points } points de pourcentage
} de moins qu’avec : { $option }
bots-reason-radlands-more-their-camps = Dégâts aux camps adverses (non endommagés : { $here } ; avec l’autre choix : { $there }) : { $points ->
    [one] { $points } point de pourcentage
   *[other] { $points } points de pourcentage
} de plus qu’avec : { $option }
bots-reason-radlands-less-their-camps = Dégâts aux camps adverses (non endommagés : { $here } ; avec l’autre choix : { $there }) : { $points ->
    [one] { $points } point de pourcentage
   *[other] { $points } points de pourcentage
} de moins qu’avec : { $option }
bots-reason-radlands-more-their-people = Dégâts aux personnages adverses (non endommagés : { $here } ; avec l’autre choix : { $there }) : { $points ->
    [one] { $points } point de pourcentage
   *[other] { $points } points de pourcentage
} de plus qu’avec : { $option }
bots-reason-radlands-less-their-people = Dégâts aux personnages adverses (non endommagés : { $here } ; avec l’autre choix : { $there }) : { $points ->
    [one] { $points } point de pourcentage
   *[other] { $points } points de pourcentage
} de moins qu’avec : { $option }
bots-reason-radlands-more-events = Événements (les vôtres : { $here } ; avec l’autre choix : { $there }) : { $points ->
    [one] { $points } point de pourcentage
   *[other] { $points } points de pourcentage
} de plus qu’avec : { $option }
bots-reason-radlands-less-events = Événements (les vôtres : { $here } ; avec l’autre choix : { $there }) : { $points ->
    [one] { $points } point de pourcentage
   *[other] { $points } points de pourcentage
} de moins qu’avec : { $option }
bots-reason-radlands-more-hand = Cartes en main (les vôtres : { $here } ; avec l’autre choix : { $there }) : { $points ->
    [one] { $points } point de pourcentage
   *[other] { $points } points de pourcentage
} de plus qu’avec : { $option }
bots-reason-radlands-less-hand = Cartes en main (les vôtres : { $here } ; avec l’autre choix : { $there }) : { $points ->
    [one] { $points } point de pourcentage
   *[other] { $points } points de pourcentage
} de moins qu’avec : { $option }
