# First-use tips (talia.learn.tips): one sentence or two when something is met for the first time. At most 25 words.

learn-tips = Astuces
learn-tips-off = Ne plus montrer d’astuces

learn-tip-cardia-djinn = La { cardia-card-djinn } ne fait gagner la partie que si elle perd sa rencontre. Avec 16, il faut l’aider à perdre.
learn-tip-cardia-lost = Votre carte a perdu, donc sa capacité agit. Celle d’une carte qui gagne n’agit pas.
learn-tip-cardia-their-lost = La carte adverse a perdu, donc sa capacité agit maintenant. À la gagnante le sceau, à la perdante l’effet.
learn-tip-cardia-tie = Égalité : aucun sceau, et aucune capacité ne s’active.
learn-tip-cardia-token = Un jeton Persistant : cette capacité dure tant que le jeton est sur la carte.
learn-tip-cardia-modifier = Ce modificateur attend. Il ira sur la prochaine carte que ce joueur révélera.
learn-tip-cardia-turned = Une rencontre passée a basculé, et le sceau change de carte. Cela n’active aucune capacité.
learn-tip-cardia-openly = Ce joueur montre sa prochaine carte d’abord, face visible. L’autre choisit en connaissance de cause.
learn-tip-cardia-faction = Chaque Faction a quatre cartes dans un paquet. La rangée et les défausses montrent lesquelles sont parties.
learn-tip-cardia-discarded = Cette carte est maintenant dans votre défausse. Si elle portait un sceau, il a disparu avec elle.
learn-tip-cardia-low = Les cartes basses sont faites pour perdre : lisez ce que chacune fait alors.
learn-tip-cardia-copied = Une capacité copiée agit comme si elle était celle de la carte qui copie.

learn-tip-radlands-first_turn = Celui qui commence n’a qu’une goutte au premier tour. Dès le suivant, il en a trois.
learn-tip-radlands-junk = Chaque carte a deux usages : jouez-la pour son coût, ou recyclez-la gratuitement pour l’effet de son icône.
learn-tip-radlands-person = Un personnage est prêt dès votre prochain tour. D’ici là, il protège seulement ce qui est derrière lui.
learn-tip-radlands-raid = Les Guérilleros attendent dans la file comme un événement. Chaque assaut les fait avancer ; à la fin, un camp subit 1 dégât.
learn-tip-radlands-event = Votre événement attend. Au début de chacun de vos tours, il avance d’une case ; depuis la case 1, il est résolu.
learn-tip-radlands-their-event = L’événement adverse approche à chaque tour de l’adversaire. Sa case dit dans combien de temps il arrive.
learn-tip-radlands-punk = Un punk est une carte face cachée. Il n’a pas de capacité, et un seul coup le détruit.
learn-tip-radlands-camp = Votre camp est endommagé. Le prochain coup le détruit ; un joueur qui perd ses trois camps perd la partie.
learn-tip-radlands-hurt = Une carte endommagée n’est pas perdue : on peut la rafistoler. Le prochain coup la détruit.
learn-tip-radlands-ability = Chaque carte agit une fois par tour. Ensuite, elle est utilisée jusqu’à votre prochain tour.
learn-tip-radlands-restored = Un personnage rafistolé n’est pas prêt ce tour-ci. Un camp, lui, reste prêt s’il l’était.
learn-tip-radlands-raiders = Les Guérilleros touchent un de vos camps, à votre choix, protégé ou non.
learn-tip-radlands-reshuffled = La pioche est épuisée : la défausse est mélangée et devient la nouvelle pioche.
learn-tip-radlands-silo = L’eau qui reste est perdue. Pour 1 goutte, vous prenez le Château d’eau ; recyclé plus tard, il en rend 1.

learn-tip-fantasy_realms-trade = Pas de tours ici : tous échangent jusqu’à la fin du temps, une carte contre une carte.
learn-tip-fantasy_realms-build = Tant que votre main grandit : prenez une carte de la défausse, ou piochez-en deux et gardez-en une.
learn-tip-fantasy_realms-ending = La défausse se remplit. Dès qu’elle est pleine, la partie s’arrête, même au milieu d’un tour de table.
learn-tip-fantasy_realms-draw = Prenez n’importe quelle carte de la défausse, pas seulement la dernière, ou bien piochez.
learn-tip-fantasy_realms-discard = Une carte part, même la nouvelle si vous voulez. Elle reste visible, et d’autres peuvent la prendre.
learn-tip-fantasy_realms-necromancer = Le { fantasy_realms-card-necromancer } prend une carte de la défausse tout à la fin. Voyez ce que les autres y laissent.
learn-tip-fantasy_realms-wild = Un Joker choisit à la fin ce qu’il est. D’ici là, gardez plusieurs plans ouverts.
learn-tip-fantasy_realms-blanks = Cette carte en masque d’autres de votre main : elles ne valent rien, et ne comptent pour aucun bonus.
learn-tip-fantasy_realms-book = Le { fantasy_realms-card-book_of_changes } change la famille d’une carte quand la partie est finie.
learn-tip-fantasy_realms-island = L’{ fantasy_realms-card-island } efface le malus d’une Vague ou d’une Flamme quand la partie est finie.
learn-tip-fantasy_realms-taken = La défausse est à tout le monde : cette carte a été prise. Chacun sait maintenant où elle est.
learn-tip-fantasy_realms-scored = La feuille de score dit ce que chaque carte a rapporté, et pourquoi.
