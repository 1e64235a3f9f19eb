# Cards of Radlands: a name and, in our own words, what the card does.
# Château d’eau and Guérilleros are called so in the French edition; `.ours` marks names translated by us.
# Forms: `.le` the name with its definite article, `.de` the name after « de ».
# `.text_v3` is the text of the other printing (variant V3); Command Post keeps its text there.

## Camps

radlands-card-adrenaline_lab = Labo d’adrénaline
    .text = 0 goutte : payez et utilisez une capacité d’un de vos personnages endommagés, puis détruisez ce personnage.
    .le = le Labo d’adrénaline
    .de = du Labo d’adrénaline
    .ours = yes

radlands-card-arcade = Salle d’arcade
    .text = 1 goutte : gagnez un punk si vous avez au plus un personnage en jeu.
    .le = la Salle d’arcade
    .de = de la Salle d’arcade
    .ours = yes

radlands-card-atomic_garden = Jardin atomique
    .text = 2 gouttes : rafistolez un de vos personnages endommagés ; il devient prêt.
    .le = le Jardin atomique
    .de = du Jardin atomique
    .ours = yes

radlands-card-blood_bank = Banque du sang
    .text = 0 goutte : détruisez un de vos personnages, puis gagnez 1 goutte supplémentaire.
    .le = la Banque du sang
    .de = de la Banque du sang
    .ours = yes

radlands-card-bonfire = Brasier
    .text = 0 goutte : infligez 1 dégât à ce camp, puis rafistolez autant de vos cartes que vous voulez. Ce camp ne peut jamais être rafistolé.
    .le = le Brasier
    .de = du Brasier
    .ours = yes

radlands-card-cache = Planque
    .text = 0 goutte : infligez 1 dégât à ce camp, puis, au choix, piochez une carte, rafistolez une carte ou gagnez un punk.
    .text_v3 = 2 gouttes : lancez un assaut et gagnez un punk.
    .le = la Planque
    .de = de la Planque
    .ours = yes

radlands-card-cannon = Canon
    .text = 1 goutte : infligez 1 dégât à ce camp, puis 1 dégât à une carte adverse non protégée.
    .text_v3 = Commence la partie endommagé. 2 gouttes : infligez 1 dégât, seulement tant que ce camp est intact.
    .le = le Canon
    .de = du Canon
    .ours = yes

radlands-card-catapult = Catapulte
    .text = 2 gouttes : infligez 1 dégât à n’importe quelle carte adverse, puis détruisez un de vos personnages.
    .le = la Catapulte
    .de = de la Catapulte
    .ours = yes

radlands-card-command_post = Poste de commandement
    .text = 3 gouttes, 1 de moins pour chacun de vos punks : infligez 1 dégât.
    .le = le Poste de commandement
    .de = du Poste de commandement
    .ours = yes

radlands-card-construction_yard = Chantier
    .text = 1 goutte, seulement tant que ce camp est intact : remettez debout un de vos camps détruits, puis détruisez ce camp.
    .text_v3 = 1 goutte : déplacez n’importe quel personnage vers n’importe quelle place du même côté. 2 gouttes : lancez un assaut.
    .le = le Chantier
    .de = du Chantier
    .ours = yes

radlands-card-garage = Garage
    .text = 1 goutte : lancez un assaut.
    .le = le Garage
    .de = du Garage
    .ours = yes

radlands-card-juggernaut = Juggernaut
    .text = 1 goutte : avancez ce camp d’une case ; les personnages dépassés passent derrière lui. La troisième fois, il revient à sa place et l’adversaire détruit un de ses camps.
    .le = le Juggernaut
    .de = du Juggernaut
    .ours = yes

radlands-card-labor_camp = Camp de travail
    .text = 0 goutte : détruisez un de vos personnages, puis vous pouvez rafistoler une carte.
    .le = le Camp de travail
    .de = du Camp de travail
    .ours = yes

radlands-card-mercenary_camp = Camp de mercenaires
    .text = 2 gouttes : l’adversaire choisit de défausser deux cartes de sa main (pas le Château d’eau) ou de détruire une de ses cartes en jeu.
    .text_v3 = 2 gouttes : infligez 1 dégât à n’importe quel camp adverse si vous avez au moins quatre personnages.
    .le = le Camp de mercenaires
    .de = du Camp de mercenaires
    .ours = yes

radlands-card-mulcher = Broyeuse
    .text = 0 goutte : détruisez un de vos personnages, puis piochez une carte.
    .le = la Broyeuse
    .de = de la Broyeuse
    .ours = yes

radlands-card-nest_of_spies = Nid d’espions
    .text = 1 goutte : infligez 1 dégât si vous avez mis en jeu au moins deux personnages ce tour-ci.
    .le = le Nid d’espions
    .de = du Nid d’espions
    .ours = yes

radlands-card-oasis = Oasis
    .text = Tant que vous n’avez aucun personnage dans cette colonne, y jouer un personnage vous coûte 1 goutte de moins.
    .le = l’Oasis
    .de = de l’Oasis
    .ours = yes

radlands-card-obelisk = Obélisque
    .text = Détruit avant le début de la partie.
    .text_v3 = Vous gagnez la partie quand la dernière carte de la pioche est piochée.
    .le = l’Obélisque
    .de = de l’Obélisque
    .ours = yes

radlands-card-omen_clock = Horloge des présages
    .text = 1 goutte : avancez d’une case n’importe quel événement, à vous ou à l’adversaire. S’il était sur la case 1, il est résolu.
    .le = l’Horloge des présages
    .de = de l’Horloge des présages
    .ours = yes

radlands-card-outpost = Avant-poste
    .text = 2 gouttes : lancez un assaut. 2 gouttes : rafistolez une carte.
    .le = l’Avant-poste
    .de = de l’Avant-poste
    .ours = yes

radlands-card-parachute_base = Base de parachutistes
    .text = 0 goutte : payez et jouez un personnage, payez et utilisez une de ses capacités, puis infligez 1 dégât à ce personnage.
    .le = la Base de parachutistes
    .de = de la Base de parachutistes
    .ours = yes

radlands-card-pillbox = Blockhaus
    .text = 3 gouttes, 1 de moins pour chacun de vos camps détruits : infligez 1 dégât.
    .le = le Blockhaus
    .de = du Blockhaus
    .ours = yes

radlands-card-railgun = Canon électromagnétique
    .text = 2 gouttes : infligez 1 dégât.
    .le = le Canon électromagnétique
    .de = du Canon électromagnétique
    .ours = yes

radlands-card-reactor = Réacteur
    .text = 2 gouttes : détruisez ce camp et tous les personnages en jeu, les vôtres compris.
    .le = le Réacteur
    .de = du Réacteur
    .ours = yes

radlands-card-resonator = Résonateur
    .text = 2 gouttes : détruisez une carte adverse endommagée et non protégée.
    .text_v3 = 1 goutte : infligez 1 dégât. Ce doit être la seule capacité que vous utilisez ce tour-ci.
    .le = le Résonateur
    .de = du Résonateur
    .ours = yes

radlands-card-scavenger_camp = Camp de charognards
    .text = 2 gouttes : lancez un assaut. 1 goutte : rafistolez une carte si vos Guérilleros ont été résolus ce tour-ci.
    .text_v3 = 0 goutte : défaussez une carte, puis gagnez un punk ou 1 goutte supplémentaire.
    .le = le Camp de charognards
    .de = du Camp de charognards
    .ours = yes

radlands-card-scud_launcher = Lance-missiles Scud
    .text = 1 goutte : l’adversaire choisit une de ses cartes en jeu et lui inflige 1 dégât.
    .le = le Lance-missiles Scud
    .de = du Lance-missiles Scud
    .ours = yes

radlands-card-supply_depot = Dépôt de ravitaillement
    .text = 2 gouttes : piochez deux cartes, puis défaussez l’une des deux.
    .le = le Dépôt de ravitaillement
    .de = du Dépôt de ravitaillement
    .ours = yes

radlands-card-the_octagon = Octogone
    .text = 1 goutte : détruisez un de vos personnages ; l’adversaire détruit alors un des siens.
    .le = l’Octogone
    .de = de l’Octogone
    .ours = yes

radlands-card-training_camp = Camp d’entraînement
    .text = 1 goutte : révélez un de vos punks. Un personnage reste à cette place, épuisé. Un événement est défaussé ; gagnez alors un punk et 1 goutte supplémentaire.
    .text_v3 = 2 gouttes : infligez 1 dégât si vous avez deux personnages dans cette colonne.
    .le = le Camp d’entraînement
    .de = du Camp d’entraînement
    .ours = yes

radlands-card-transplant_lab = Labo de greffes
    .text = 1 goutte : rafistolez une carte si vous avez mis en jeu au moins deux personnages ce tour-ci.
    .le = le Labo de greffes
    .de = du Labo de greffes
    .ours = yes

radlands-card-victory_totem = Totem de la victoire
    .text = 2 gouttes : blessez un ennemi non protégé. 2 gouttes : lancez un assaut.
    .text_v3 = 2 gouttes : infligez 1 dégât. 2 gouttes : lancez un assaut.
    .le = le Totem de la victoire
    .de = du Totem de la victoire
    .ours = yes

radlands-card-warehouse = Entrepôt
    .text = 0 goutte : infligez 1 dégât à ce camp, puis défaussez une ou plusieurs cartes de votre main (pas le Château d’eau) et piochez-en autant, plus une.
    .text_v3 = 1 goutte : rafistolez une carte si l’adversaire a un camp non protégé.
    .le = l’Entrepôt
    .de = de l’Entrepôt
    .ours = yes

radlands-card-watchtower = Tour de guet
    .text = 1 goutte : infligez 1 dégât si un événement a été résolu ce tour-ci.
    .le = la Tour de guet
    .de = de la Tour de guet
    .ours = yes

## People

radlands-card-argo_yesky = Argo Yesky
    .text = 1 goutte : infligez 1 dégât. Tous vos personnages ont aussi cette capacité. Quand Argo entre en jeu, gagnez un punk.
    .le = Argo Yesky
    .de = d’Argo Yesky

radlands-card-assassin = Assassin
    .text = 2 gouttes : détruisez un ennemi non protégé.
    .le = l’Assassin
    .de = de l’Assassin
    .ours = yes

radlands-card-cult_leader = Gourou
    .text = 0 goutte : détruisez un de vos personnages, puis infligez 1 dégât.
    .le = le Gourou
    .de = du Gourou
    .ours = yes

radlands-card-doomsayer = Prophète de malheur
    .text = 1 goutte : infligez 1 dégât si l’adversaire a un événement en jeu. À l’entrée en jeu de cette carte, vous pouvez reculer d’une case tous les événements adverses.
    .le = le Prophète de malheur
    .de = du Prophète de malheur
    .ours = yes

radlands-card-exterminator = Exterminateur
    .text = 1 goutte : détruisez tous les ennemis endommagés.
    .le = l’Exterminateur
    .de = de l’Exterminateur
    .ours = yes

radlands-card-gunner = Mitrailleur
    .text = 2 gouttes : blessez tous les ennemis non protégés.
    .le = le Mitrailleur
    .de = du Mitrailleur
    .ours = yes

radlands-card-holdout = Irréductible
    .text = 1 goutte : infligez 1 dégât. Coûte 0 quand vous jouez cette carte dans la colonne d’un de vos camps détruits.
    .le = l’Irréductible
    .de = de l’Irréductible
    .ours = yes

radlands-card-karli_blaze = Karli Blaze
    .text = 1 goutte : infligez 1 dégât. Tous vos personnages, Karli comprise, entrent en jeu prêts.
    .le = Karli Blaze
    .de = de Karli Blaze

radlands-card-looter = Pilleur
    .text = 2 gouttes : infligez 1 dégât ; si vous touchez un camp, piochez une carte.
    .le = le Pilleur
    .de = du Pilleur
    .ours = yes

radlands-card-magnus_karv = Magnus Karv
    .text = 2 gouttes : infligez 1 dégât à chaque carte d’une des colonnes adverses.
    .le = Magnus Karv
    .de = de Magnus Karv

radlands-card-mimic = Imitateur
    .text = Payez et utilisez une capacité d’un de vos personnages prêts ou de n’importe quel ennemi intact.
    .le = l’Imitateur
    .de = de l’Imitateur
    .ours = yes

radlands-card-molgur_stang = Molgur Stang
    .text = 1 goutte : détruisez n’importe quel camp adverse.
    .le = Molgur Stang
    .de = de Molgur Stang

radlands-card-muse = Muse
    .text = 0 goutte : gagnez 1 goutte supplémentaire.
    .le = la Muse
    .de = de la Muse
    .ours = yes

radlands-card-mutant = Mutant
    .text = 0 goutte : infligez 1 dégât, rafistolez une carte, ou les deux ; puis infligez 1 dégât à cette carte.
    .le = le Mutant
    .de = du Mutant
    .ours = yes

radlands-card-pyromaniac = Pyromane
    .text = 1 goutte : infligez 1 dégât à un camp adverse non protégé.
    .le = le Pyromane
    .de = du Pyromane
    .ours = yes

radlands-card-rabble_rouser = Agitateur
    .text = 1 goutte : gagnez un punk. 1 goutte : infligez 1 dégât si vous avez un punk.
    .le = l’Agitateur
    .de = de l’Agitateur
    .ours = yes

radlands-card-repair_bot = Robot réparateur
    .text = 2 gouttes : rafistolez une carte. À l’entrée en jeu de cette carte, rafistolez une carte.
    .le = le Robot réparateur
    .de = du Robot réparateur
    .ours = yes

radlands-card-rescue_team = Équipe de secours
    .text = 0 goutte : reprenez en main un de vos personnages. Cette carte entre en jeu prête.
    .le = l’Équipe de secours
    .de = de l’Équipe de secours
    .ours = yes

radlands-card-scientist = Scientifique
    .text = 1 goutte : défaussez les trois premières cartes de la pioche ; vous pouvez appliquer l’effet de recyclage de l’une d’elles.
    .le = le Scientifique
    .de = du Scientifique
    .ours = yes

radlands-card-scout = Éclaireur
    .text = 1 goutte : lancez un assaut.
    .le = l’Éclaireur
    .de = de l’Éclaireur
    .ours = yes

radlands-card-sniper = Tireur d’élite
    .text = 2 gouttes : infligez 1 dégât à n’importe quelle carte adverse.
    .le = le Tireur d’élite
    .de = du Tireur d’élite
    .ours = yes

radlands-card-vanguard = Avant-garde
    .text = 1 goutte : infligez 1 dégât ; ensuite, l’adversaire vous en inflige 1. À l’entrée en jeu de cette carte, gagnez un punk.
    .le = l’Avant-garde
    .de = de l’Avant-garde
    .ours = yes

radlands-card-vera_vosh = Vera Vosh
    .text = 1 goutte : blessez un ennemi non protégé. À chaque tour, la première fois que vous utilisez une capacité d’une carte, cette carte reste prête.
    .le = Vera Vosh
    .de = de Vera Vosh

radlands-card-vigilante = Justicier
    .text = 1 goutte : blessez un ennemi non protégé.
    .le = le Justicier
    .de = du Justicier
    .ours = yes

radlands-card-wounded_soldier = Soldat blessé
    .text = 1 goutte : infligez 1 dégât. Quand ce soldat entre en jeu, piochez une carte, puis infligez-lui 1 dégât.
    .le = le Soldat blessé
    .de = du Soldat blessé
    .ours = yes

radlands-card-zeto_khan = Zeto Khan
    .text = 1 goutte : piochez trois cartes, puis défaussez-en trois de votre main (pas le Château d’eau). Le premier événement que vous jouez à chaque tour a le numéro 0.
    .le = Zeto Khan
    .de = de Zeto Khan

## Events

radlands-card-banish = Bannissement
    .text = Détruisez n’importe quel ennemi.
    .le = le Bannissement
    .de = du Bannissement
    .ours = yes

radlands-card-bombardment = Bombardement
    .text = Infligez 1 dégât à tous les camps adverses, puis piochez une carte par camp adverse détruit.
    .le = le Bombardement
    .de = du Bombardement
    .ours = yes

radlands-card-famine = Famine
    .text = Chaque joueur, en commençant par vous, garde un de ses personnages et détruit les autres.
    .le = la Famine
    .de = de la Famine
    .ours = yes

radlands-card-high_ground = Position dominante
    .text = Vous pouvez réorganiser vos personnages. Ce tour-ci, aucune carte adverse n’est protégée.
    .le = la Position dominante
    .de = de la Position dominante
    .ours = yes

radlands-card-interrogate = Interrogatoire
    .text = Piochez quatre cartes, puis défaussez trois de ces quatre cartes.
    .le = l’Interrogatoire
    .de = de l’Interrogatoire
    .ours = yes

radlands-card-napalm = Napalm
    .text = Détruisez tous les ennemis d’une des colonnes adverses.
    .le = le Napalm
    .de = du Napalm
    .ours = yes

radlands-card-radiation = Radiations
    .text = Blessez tous les personnages en jeu, les vôtres compris.
    .le = les Radiations
    .de = des Radiations
    .ours = yes

radlands-card-strafe = Mitraillage
    .text = Blessez tous les ennemis non protégés.
    .le = le Mitraillage
    .de = du Mitraillage
    .ours = yes

radlands-card-truce = Trêve
    .text = Tous les personnages en jeu, punks compris, retournent dans la main de leur propriétaire.
    .le = la Trêve
    .de = de la Trêve
    .ours = yes

radlands-card-uprising = Soulèvement
    .text = Gagnez trois punks.
    .le = le Soulèvement
    .de = du Soulèvement
    .ours = yes

## Each player's own cards, and punks

radlands-card-water_silo = Château d’eau
    .text = Payez 1 goutte pour le prendre en main. Recyclé, il donne 1 goutte supplémentaire et revient dans votre zone de jeu.
    .le = le Château d’eau
    .de = du Château d’eau

radlands-card-raiders = Guérilleros
    .text = L’adversaire choisit un de ses camps, qui subit 1 dégât. Les Guérilleros reviennent ensuite dans votre zone de jeu.
    .le = les Guérilleros
    .de = des Guérilleros

radlands-card-punk = Punk
    .text = Une carte de la pioche, face cachée : un personnage sans capacité ni trait. Le moindre coup le détruit et le remet sur la pioche, sans qu’on le regarde.
    .le = le Punk
    .de = du Punk
    .ours = yes
