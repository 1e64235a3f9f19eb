# What bots say: levels, hints and reasons. Made of the records of talia.bots.explanation.

bots-level-novice = novice
bots-level-apprentice = apprenti
bots-level-adept = adepte
bots-level-expert = expert
bots-level-random = jeu au hasard
bots-level-ismcts = simple recherche arborescente

bots-hint-help = h demande un conseil.
bots-best = Conseil : { $option }
bots-best-chance = Conseil : { $option }, chances de victoire { $percent } %
bots-best-between = Conseil : { $option }, chances de victoire { $percent } % (entre { $low } et { $high } %)
bots-mixing = Le mieux est de varier entre { $count } choix : qui joue toujours de même se laisse deviner.
bots-mix = { $percent } % : { $option }
bots-reason-forced = Il n’y a pas d’autre choix.
bots-reason-random = N’importe lequel : ce niveau joue au hasard.
bots-reason-highest = C’est la plus haute carte possible.
bots-reason-ahead = { $points } points d’avance sur : { $option }
bots-reason-level = Pas de différence nette avec : { $option }
bots-belief-holds = { $seat } a en main : { $card } ({ $percent } %)
bots-quality = Mondes examinés : { $worlds } ; suites de coups examinées : { $nodes }.
bots-stand-in = Ce jeu n’a pas encore ce niveau ({ $level }) ; un plus faible joue : { $plays }.

## Cardia

bots-level-highest = toujours la plus haute carte
bots-reason-cardia-wins = Elle bat { $percent } % des cartes que l’adversaire peut avoir.
bots-reason-cardia-ability = Si elle perd ({ $percent } %), sa capacité compense.
bots-reason-cardia-faction = Cartes de cette faction que l’adversaire peut encore avoir : { $count }
bots-reason-cardia-least = C’est la carte qui manquera le moins.
bots-reason-cardia-turns = Cela retourne une rencontre.
bots-reason-cardia-rule = Une règle simple la préfère.
bots-reason-cardia-encounter = Contre ce que l’adversaire jouera sans doute, elle gagne la rencontre dans { $percent } % des cas et la perd dans { $lost } %.
bots-reason-cardia-exact = Calculé jusqu’à la fin : toutes les cartes sont connues.
