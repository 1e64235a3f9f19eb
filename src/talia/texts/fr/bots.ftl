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
