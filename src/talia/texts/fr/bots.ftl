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

## Radlands

bots-reason-radlands-thumb = Selon des règles simples : achever un camp, couvrir les camps exposés, ne pas gâcher d’eau.
bots-reason-radlands-camps = Les camps se choisissent en secret : on varie entre ceux qui gagnent à peu près aussi souvent.
bots-reason-radlands-wins = Cela gagne la partie ce tour-ci.
bots-reason-radlands-more-camps = Vos camps à la fin du tour (exposés : { $here }, sinon { $there }) : { $points } points de plus qu’avec : { $option }
bots-reason-radlands-less-camps = Vos camps à la fin du tour (exposés : { $here }, sinon { $there }) : { $points } points de moins qu’avec : { $option }
bots-reason-radlands-more-people = Vos personnages à la fin du tour (indemnes : { $here }, sinon { $there }) : { $points } points de plus qu’avec : { $option }
bots-reason-radlands-less-people = Vos personnages à la fin du tour (indemnes : { $here }, sinon { $there }) : { $points } points de moins qu’avec : { $option }
bots-reason-radlands-more-their-camps = Dégâts aux camps adverses (intacts : { $here }, sinon { $there }) : { $points } points de plus qu’avec : { $option }
bots-reason-radlands-less-their-camps = Dégâts aux camps adverses (intacts : { $here }, sinon { $there }) : { $points } points de moins qu’avec : { $option }
bots-reason-radlands-more-their-people = Dégâts aux personnages adverses (indemnes : { $here }, sinon { $there }) : { $points } points de plus qu’avec : { $option }
bots-reason-radlands-less-their-people = Dégâts aux personnages adverses (indemnes : { $here }, sinon { $there }) : { $points } points de moins qu’avec : { $option }
bots-reason-radlands-more-events = Événements (les vôtres : { $here }, sinon { $there }) : { $points } points de plus qu’avec : { $option }
bots-reason-radlands-less-events = Événements (les vôtres : { $here }, sinon { $there }) : { $points } points de moins qu’avec : { $option }
bots-reason-radlands-more-hand = Cartes en main (les vôtres : { $here }, sinon { $there }) : { $points } points de plus qu’avec : { $option }
bots-reason-radlands-less-hand = Cartes en main (les vôtres : { $here }, sinon { $there }) : { $points } points de moins qu’avec : { $option }
