# Rules of Radlands in short sentences, for the “why” of an event. Rule id radlands.7.4 is key radlands-rule-7-4.
# The numbers are those of docs/rules/radlands.md.

## Setup

radlands-rule-2-1 = Avant la partie, on mélange le paquet de camps et la pioche.
radlands-rule-2-2 = Chaque joueur reçoit six camps et en garde secrètement trois, dans l’ordre de son choix. Tous sont révélés en même temps ; les autres camps quittent la partie sans être montrés.
radlands-rule-2-3 = Première partie : un joueur reçoit { radlands-card-garage.le }, { radlands-card-railgun.le } et { radlands-card-supply_depot.le }, l’autre { radlands-card-reactor.le }, { radlands-card-cannon.le } et { radlands-card-victory_totem.le }.
radlands-rule-2-4 = Le { radlands-card-water_silo } et { radlands-card-raiders.le } commencent face visible dans la zone de jeu de leur propriétaire. Le Château d’eau n’est pas en main au départ.
radlands-rule-2-5 = Les traits qui agissent avant la partie s’appliquent maintenant : { radlands-card-obelisk.le } est retourné sur sa face détruite.
radlands-rule-2-6 = Votre main de départ compte autant de cartes que la somme des nombres de vos trois camps ; { radlands-card-obelisk.le } détruit compte aussi.
radlands-rule-2-7 = On tire à pile ou face qui commence, une fois les camps révélés et les mains piochées.
radlands-rule-2-8 = À son tout premier tour, le premier joueur reçoit 1 goutte au lieu de 3.

## Words and states

radlands-rule-3-1 = Les personnages sont les cartes de personnage et les punks en jeu. Un ennemi est un personnage de l’adversaire, jamais un camp.
radlands-rule-3-2 = Le premier coup endommage un camp ou un personnage, le deuxième le détruit ; un punk est détruit dès le premier. Un camp détruit reste dans sa colonne, sans capacité ni trait, et ne peut plus être pris pour cible.
radlands-rule-3-3 = Un camp est prêt sauf s’il a servi ce tour-ci. Un personnage est prêt sauf s’il est endommagé ou si, ce tour-ci, il est entré en jeu, a été rafistolé ou a servi.
radlands-rule-3-4 = À la fin de chaque tour, les cartes des deux joueurs oublient qu’elles ont été jouées, rafistolées ou utilisées.
radlands-rule-3-5 = Un personnage entre en jeu quand il est joué depuis la main, gagné comme punk ou révélé par { radlands-card-training_camp.le }. Être déplacé n’est pas entrer en jeu.
radlands-rule-3-6 = Une carte qui revient en main oublie ses dégâts, son épuisement et tout ce qu’elle a fait.

## The turn

radlands-rule-4-1 = Phase Événements : votre événement de la case 1 est résolu et défaussé (les Guérilleros rentrent), puis vos autres événements avancent d’une case.
radlands-rule-4-2 = Phase Réapprovisionnement : piochez une carte, puis prenez 3 gouttes d’eau.
radlands-rule-4-3 = Phase Actions : faites autant d’actions que vous voulez, dans l’ordre de votre choix, jusqu’à ce que vous arrêtiez.
radlands-rule-4-4 = Fin du tour : l’eau non dépensée est perdue et les effets qui durent un tour prennent fin.

## Actions

radlands-rule-5-1 = Pour jouer un personnage, payez son coût et choisissez une colonne et une place. Il entre en jeu épuisé et son trait d’entrée s’applique aussitôt.
radlands-rule-5-2 = Pour jouer un événement, payez son coût et placez-le dans votre file. Un événement de numéro 0 est résolu immédiatement.
radlands-rule-5-3 = Vous pouvez piocher une carte pour 2 gouttes, aussi souvent que vous pouvez payer.
radlands-rule-5-4 = Pour recycler une carte, défaussez-la de votre main et appliquez gratuitement l’effet de son icône de recyclage, même s’il ne produit rien.
radlands-rule-5-5 = Pour 1 goutte, vous prenez { radlands-card-water_silo.le } en main. On ne peut que le recycler, jamais le jouer ni le défausser.
radlands-rule-5-6 = Vous pouvez utiliser une capacité d’un de vos camps ou personnages prêts, dans n’importe quelle colonne.
radlands-rule-5-7 = L’eau non dépensée n’est jamais conservée d’un tour à l’autre.

## Columns

radlands-rule-6-1 = Chaque joueur a trois colonnes : un camp, debout ou détruit, et au plus deux personnages devant lui.
radlands-rule-6-2 = Un nouveau personnage se place devant ou derrière celui qui occupe déjà la colonne. Une colonne contient deux personnages ; avec six personnages en jeu, vous n’en recevez plus.
radlands-rule-6-3 = Une carte est non protégée si aucune carte de son propriétaire ne se trouve devant elle dans sa colonne. Quand un personnage part, celui de devant recule vers le camp.
radlands-rule-6-4 = Le { radlands-card-juggernaut } se déplace dans sa propre colonne et protège les personnages situés derrière lui. Au troisième déplacement, il rentre et l’adversaire détruit un de ses propres camps.
radlands-rule-6-5 = Un punk est la première carte de la pioche, que personne n’a vue : un personnage sans capacité ni trait. Un seul coup le détruit et il retourne face cachée sur la pioche.

## Effect icons

radlands-rule-7-1 = Détruire : un personnage est défaussé, un camp est retourné, un punk est remis face cachée sur la pioche.
radlands-rule-7-2 = Un dégât touche un personnage ou un camp, une blessure seulement un personnage. Sauf indication contraire, la cible est une carte adverse non protégée.
radlands-rule-7-3 = Rafistoler : vous pouvez redresser une de vos cartes endommagées. Un personnage rafistolé est épuisé ce tour-ci. Une carte détruite ne peut pas être rafistolée.
radlands-rule-7-4 = Assaut : vos Guérilleros vont sur la case 2 de votre file, ou sur la case 3 si elle est prise. Déjà en file, ils avancent d’une case si elle est libre ; depuis la case 1, ils sont résolus.
radlands-rule-7-5 = Piocher : prenez la première carte de la pioche.
radlands-rule-7-6 = Gagner un punk : vous pouvez placer la première carte de la pioche, face cachée, dans une de vos colonnes où il reste de la place.
radlands-rule-7-7 = Eau supplémentaire : 1 goutte de plus, pour ce tour seulement.

## Events

radlands-rule-8-1 = La file d’événements de chaque joueur a les cases 3, 2 et 1, avec un seul événement face visible par case.
radlands-rule-8-2 = Un événement va sur la case de son numéro ou, si elle est prise, sur la première case libre derrière elle. S’il n’y en a pas, on ne peut pas le jouer.
radlands-rule-8-3 = Un événement de numéro 0 ne va pas dans la file : il est résolu aussitôt, puis défaussé.
radlands-rule-8-4 = Un événement doit être résolu en entier ; les parties sans cible sont ignorées. Il n’est défaussé qu’ensuite.
radlands-rule-8-5 = Un événement appartient au joueur qui l’a joué, quel que soit celui qui provoque sa résolution.
radlands-rule-8-6 = « Un événement a été résolu ce tour-ci » vise tout événement de l’un ou l’autre joueur, { radlands-card-raiders.le } et les événements de numéro 0 compris.

## Abilities, targets, choices

radlands-rule-9-1 = Seule une carte prête peut utiliser une capacité. Payez le coût, considérez la carte comme utilisée, puis appliquez son texte dans l’ordre.
radlands-rule-9-2 = Une carte ne sert normalement qu’une fois par tour, quelle que soit la capacité choisie.
radlands-rule-9-3 = Dégât, blessure et destruction n’atteignent que les cartes adverses non protégées ; « n’importe quel », « tous » et « un de » ignorent la protection. Vous ne nuisez à vos propres cartes que si le texte le dit.
radlands-rule-9-4 = On ne peut commencer une capacité que si la carte est prête, le coût payable, la condition remplie et chaque étape obligatoire possible.
radlands-rule-9-5 = Le joueur qui utilise une capacité fait les choix, sauf ceux que le texte confie à l’adversaire.
radlands-rule-9-6 = Un effet sur plusieurs cartes les touche toutes en même temps ; les colonnes se resserrent ensuite.
radlands-rule-9-7 = Si une carte quitte le jeu pendant une capacité, la suite de la capacité s’applique quand même.
radlands-rule-9-8 = Rafistoler, gagner un punk et tout ce que vous « pouvez » faire est facultatif. Tout le reste est obligatoire, dans la mesure du possible.

## Traits

radlands-rule-10-1 = Le trait d’un personnage n’agit que tant que ce personnage est intact. Le trait d’un camp agit jusqu’à la destruction du camp.
radlands-rule-10-2 = Un trait d’entrée s’applique juste après la pose de la carte, avant toute autre chose.
radlands-rule-10-3 = Quand un personnage est rafistolé, son trait permanent agit de nouveau aussitôt ; un trait d’entrée ne se répète pas.
radlands-rule-10-4 = Les traits qui changent un coût agissent pendant que la carte est jouée.

## Deck and end of the game

radlands-rule-11-1 = Dès que les trois camps d’un joueur sont détruits, l’autre joueur gagne et plus rien n’est résolu.
radlands-rule-11-2 = La première fois que la pioche est vide, on mélange la défausse pour en former une nouvelle. La deuxième fois, la partie se termine sur une égalité.
radlands-rule-11-3 = Une victoire et une pioche vide ne tombent jamais ensemble : ce qui arrive en premier décide.
radlands-rule-12 = Les mains, la pioche et les punks sont cachés. Tout le monde voit les cartes défaussées ce tour-ci, mais on ne peut pas fouiller la défausse.

## Rulings where sources differ

radlands-rule-D1 = Il y a 26 personnages différents, 46 cartes en tout : vingt en deux exemplaires et six personnages nommés en un seul.
radlands-rule-D2 = Quand les éditions diffèrent, les camps ont les textes conformes au livret de règles ; les autres textes forment la variante V3.
radlands-rule-D3 = Le { radlands-card-cannon } subit d’abord son propre dégât, puis tire.
radlands-rule-D4 = Les nombres de cartes de départ des camps sont ceux des photos des cartes.
radlands-rule-D5 = Les coûts sont ceux des photos des cartes ; « ? » signifie : pas de coût propre, seulement celui de la capacité utilisée.
radlands-rule-D6 = Les icônes de recyclage sont celles des photos des cartes.
radlands-rule-D7 = Avec { radlands-card-vera_vosh.le }, chacune de vos cartes peut servir deux fois par tour, en payant chaque fois.
radlands-rule-D8 = Avec six personnages en jeu, vous n’en recevez plus, et une carte peut se rafistoler elle-même. Les règles plus récentes sont les variantes V1 et V2.
radlands-rule-D9 = Avec { radlands-card-mercenary_camp.le }, la carte choisie est détruite, pas seulement endommagée.
radlands-rule-D10 = La pioche est vide dès que sa dernière carte la quitte, même au milieu d’un effet.
radlands-rule-D11 = Le troisième camp du premier lot de la première partie est { radlands-card-supply_depot.le }.
radlands-rule-D12 = Recycler une carte et jouer un événement de numéro 0 est toujours permis, même sans effet. Une capacité exige que sa condition soit remplie et qu’elle ait une cible.
radlands-rule-D13 = Le nom s’écrit { radlands-card-zeto_khan }, comme sur la carte.
radlands-rule-D14 = Les camps sont choisis avant que l’on sache qui commence.
radlands-rule-D15 = Pour { radlands-card-assassin.le }, « personnage » et « ennemi » veulent dire la même chose : un personnage adverse non protégé.

## Variants

radlands-rule-V1 = Faire de la place (variante) : faute de place, vous pouvez quand même jouer un personnage ou gagner un punk si vous détruisez d’abord un de vos personnages.
radlands-rule-V2 = Pas d’auto-rafistolage (variante) : une carte ne peut pas se rafistoler elle-même.
radlands-rule-V3 = Autre édition (variante) : onze camps ont d’autres textes ou d’autres nombres de cartes de départ.

## Cards with a ruling that matters: what each says, and the ruling; others are told by their text alone

radlands-rule-card-adrenaline_lab = { radlands-card-adrenaline_lab }. { radlands-card-adrenaline_lab.text } Ce personnage n’a pas besoin d’être prêt. S’il a déjà quitté le jeu, plus rien n’est détruit.
radlands-rule-card-arcade = { radlands-card-arcade }. { radlands-card-arcade.text } Les punks comptent comme des personnages.
radlands-rule-card-atomic_garden = { radlands-card-atomic_garden }. { radlands-card-atomic_garden.text } Cela vaut même s’il a été joué ou utilisé ce tour-ci.
radlands-rule-card-blood_bank = { radlands-card-blood_bank }. { radlands-card-blood_bank.text } Un punk suffit.
radlands-rule-card-bonfire = { radlands-card-bonfire }. { radlands-card-bonfire.text } Si cela détruit le camp, vous rafistolez quand même, sauf si c’était votre dernier camp.
radlands-rule-card-cache = { radlands-card-cache }. { radlands-card-cache.text } Vous choisissez après le dégât.
radlands-rule-card-cannon = { radlands-card-cannon }. { radlands-card-cannon.text } Il tire même si cela le détruit, sauf si c’était votre dernier camp : dans ce cas, vous perdez avant.
radlands-rule-card-catapult = { radlands-card-catapult }. { radlands-card-catapult.text } La protection est ignorée et l’on peut sacrifier un punk.
radlands-rule-card-command_post = { radlands-card-command_post }. { radlands-card-command_post.text } Le coût ne descend jamais sous 0.
radlands-rule-card-construction_yard = { radlands-card-construction_yard }. { radlands-card-construction_yard.text } Le camp remis debout est intact et prêt.
radlands-rule-card-mercenary_camp = { radlands-card-mercenary_camp }. { radlands-card-mercenary_camp.text } La protection est ignorée ; pour défausser, il faut avoir deux cartes.
radlands-rule-card-mulcher = { radlands-card-mulcher }. { radlands-card-mulcher.text } Un punk détruit va sur la pioche : vous piochez donc cette carte-là.
radlands-rule-card-nest_of_spies = { radlands-card-nest_of_spies }. { radlands-card-nest_of_spies.text } Les punks et les personnages partis entre-temps comptent aussi.
radlands-rule-card-oasis = { radlands-card-oasis }. { radlands-card-oasis.text } Cela vaut aussi quand le camp est endommagé ; un coût ne descend jamais sous 0.
radlands-rule-card-obelisk = { radlands-card-obelisk }. { radlands-card-obelisk.text } Il compte comme un camp détruit.
radlands-rule-card-omen_clock = { radlands-card-omen_clock }. { radlands-card-omen_clock.text } Sinon, la case de devant doit être libre. Un événement adverse reste à l’adversaire, qui fait les choix.
radlands-rule-card-parachute_base = { radlands-card-parachute_base }. { radlands-card-parachute_base.text } Si le personnage a déjà quitté le jeu, il ne subit pas ce dégât.
radlands-rule-card-reactor = { radlands-card-reactor }. { radlands-card-reactor.text } Si c’est votre dernier camp, vous perdez.
radlands-rule-card-scavenger_camp = { radlands-card-scavenger_camp }. { radlands-card-scavenger_camp.text } Peu importe ce qui a provoqué leur résolution.
radlands-rule-card-scud_launcher = { radlands-card-scud_launcher }. { radlands-card-scud_launcher.text } La protection est ignorée ; un punk est détruit.
radlands-rule-card-the_octagon = { radlands-card-the_octagon }. { radlands-card-the_octagon.text } Chaque joueur choisit sa propre victime.
radlands-rule-card-training_camp = { radlands-card-training_camp }. { radlands-card-training_camp.text } Le trait d’entrée du personnage s’applique aussitôt.
radlands-rule-card-transplant_lab = { radlands-card-transplant_lab }. { radlands-card-transplant_lab.text } Les punks et les personnages partis entre-temps comptent aussi.
radlands-rule-card-watchtower = { radlands-card-watchtower }. { radlands-card-watchtower.text } Les Guérilleros, les événements de numéro 0 et ceux de l’adversaire comptent.
radlands-rule-card-argo_yesky = { radlands-card-argo_yesky }. { radlands-card-argo_yesky.text } Les autres n’ont cette capacité que tant qu’Argo est intact. Les nouveaux punks entrent en jeu épuisés.
radlands-rule-card-cult_leader = { radlands-card-cult_leader }. { radlands-card-cult_leader.text } Le Gourou peut se détruire lui-même.
radlands-rule-card-doomsayer = { radlands-card-doomsayer }. { radlands-card-doomsayer.text } Un événement ne recule que si la case derrière lui est libre.
radlands-rule-card-exterminator = { radlands-card-exterminator }. { radlands-card-exterminator.text } La protection est ignorée.
radlands-rule-card-gunner = { radlands-card-gunner }. { radlands-card-gunner.text } Un personnage qui vient seulement de perdre sa protection n’est pas touché.
radlands-rule-card-karli_blaze = { radlands-card-karli_blaze }. { radlands-card-karli_blaze.text } Rafistolée, Karli est épuisée.
radlands-rule-card-looter = { radlands-card-looter }. { radlands-card-looter.text } Peu importe que le camp soit endommagé ou détruit.
radlands-rule-card-magnus_karv = { radlands-card-magnus_karv }. { radlands-card-magnus_karv.text } La protection est ignorée et toutes les cartes sont touchées en même temps.
radlands-rule-card-mimic = { radlands-card-mimic }. { radlands-card-mimic.text } « Cette carte » désigne alors l’Imitateur. Les traits ne sont jamais copiés.
radlands-rule-card-molgur_stang = { radlands-card-molgur_stang }. { radlands-card-molgur_stang.text } La protection est ignorée.
radlands-rule-card-rescue_team = { radlands-card-rescue_team }. { radlands-card-rescue_team.text } Elle peut se reprendre elle-même. Un punk repris devient la carte qu’il est vraiment.
radlands-rule-card-scientist = { radlands-card-scientist }. { radlands-card-scientist.text } Tout le monde voit les trois cartes.
radlands-rule-card-sniper = { radlands-card-sniper }. { radlands-card-sniper.text } La protection est ignorée.
radlands-rule-card-vanguard = { radlands-card-vanguard }. { radlands-card-vanguard.text } L’adversaire riposte aussitôt, sur une de vos cartes non protégées. Si vous venez de gagner, il n’y a pas de riposte.
radlands-rule-card-vera_vosh = { radlands-card-vera_vosh }. { radlands-card-vera_vosh.text } Chacune de vos cartes peut donc servir deux fois par tour, en payant chaque fois.
radlands-rule-card-zeto_khan = { radlands-card-zeto_khan }. { radlands-card-zeto_khan.text } Des Guérilleros mis en file par un assaut comptent ; les événements déjà en file ne changent pas.
radlands-rule-card-banish = { radlands-card-banish }. { radlands-card-banish.text } La protection est ignorée.
radlands-rule-card-bombardment = { radlands-card-bombardment }. { radlands-card-bombardment.text } Les camps détruits auparavant comptent aussi.
radlands-rule-card-famine = { radlands-card-famine }. { radlands-card-famine.text } Les punks détruits vont sur la pioche.
radlands-rule-card-high_ground = { radlands-card-high_ground }. { radlands-card-high_ground.text } Être déplacé n’est pas entrer en jeu.
radlands-rule-card-napalm = { radlands-card-napalm }. { radlands-card-napalm.text } Un camp n’est pas un ennemi : le Juggernaut survit.
radlands-rule-card-radiation = { radlands-card-radiation }. { radlands-card-radiation.text } Tous sont touchés en même temps.
radlands-rule-card-strafe = { radlands-card-strafe }. { radlands-card-strafe.text } Un personnage qui vient seulement de perdre sa protection n’est pas touché.
radlands-rule-card-truce = { radlands-card-truce }. { radlands-card-truce.text } Les cartes oublient tout ; les punks deviennent les cartes qu’ils sont vraiment, vues de leur seul propriétaire.
radlands-rule-card-uprising = { radlands-card-uprising }. { radlands-card-uprising.text } Vous les placez un par un ; avec six personnages en jeu, vous n’en recevez plus.
radlands-rule-card-raiders = { radlands-card-raiders }. { radlands-card-raiders.text } Un camp protégé peut aussi être choisi.
