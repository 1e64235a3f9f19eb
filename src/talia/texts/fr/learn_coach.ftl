# The coach of a whole game (talia.learn.coach): what it says by the kind of question (talia.learn.prompts) and by the
# expert's reasons. At most 25 words a bubble; it never speaks of mistakes, and of a mixture it names no card.

learn-coach = Coach
learn-coach-forced = Il n’y a qu’une réponse possible ici.

## Before a decision: what matters now

learn-coach-now = Regardez ce que chaque réponse change sur la table, pour vous et pour les autres.
learn-coach-mixed = Plus d’une réponse est bonne ici. L’essentiel est que nul ne puisse vous deviner.

learn-coach-now-cardia-play = Deux questions pour chaque carte : que bat-elle, et que fait-elle si elle perd ?
learn-coach-now-cardia-openly = L’adversaire verra cette carte avant de choisir. À laquelle aura-t-il du mal à répondre ?
learn-coach-now-cardia-give_up = Il faut céder quelque chose. Quelle carte vous manquera le moins aux prochains tours ?
learn-coach-now-cardia-copy = La capacité d’une autre carte agit maintenant. Quel effet convient à la rangée telle qu’elle est ?
learn-coach-now-cardia-modifier = Un modificateur peut faire basculer une rencontre passée. Voyez lesquelles sont serrées, et qui porte le sceau.
learn-coach-now-cardia-take_back = Une carte revient dans votre main. Quelle capacité aimeriez-vous utiliser encore une fois ?
learn-coach-now-cardia-faction = Nommez ce que l’adversaire a sans doute en main. Les défausses et la rangée disent ce qui est parti.
learn-coach-now-cardia-any = Regardez d’abord la rangée : qui a combien de sceaux, et quelle rencontre est serrée ?
learn-coach-mixed-cardia-play = Plus d’une carte est bonne ce tour-ci. L’essentiel est de ne pas se laisser deviner.
learn-coach-mixed-cardia-openly = Plus d’une carte est bonne ce tour-ci. L’essentiel est de ne pas se laisser deviner.
learn-coach-now-cardia-exact = Les deux joueurs connaissent maintenant toutes les cartes. Cette partie peut se calculer jusqu’à la fin.

learn-coach-now-radlands-camps = Les camps décident de la partie. Cherchez des capacités qui vont ensemble, et voyez combien de cartes chacun apporte.
learn-coach-now-radlands-act = L’eau est rare. Voyez ce que peuvent faire vos cartes en jeu, puis ce que la main y ajoute.
learn-coach-now-radlands-uses = Chaque carte a deux usages. Le recyclage est gratuit : duquel des deux avez-vous besoin maintenant ?
learn-coach-now-radlands-place = Celui qui se tient devant protège la colonne. Lequel de vos camps est sans protection ?
learn-coach-now-radlands-hit = Seules les cartes non protégées peuvent être touchées. Pensez à ce qui se trouverait ensuite devant.
learn-coach-now-radlands-own = Une de vos propres cartes est touchée. Laquelle vaudra le moins désormais ?
learn-coach-now-radlands-mend = De laquelle de vos cartes avez-vous le plus besoin ? Un personnage rafistolé n’est pas prêt ce tour-ci.
learn-coach-now-radlands-discard = Les cartes, c’est aussi de l’eau. Gardez celles dont le recyclage ou le personnage vous servira.
learn-coach-now-radlands-ability = Lisez l’effet de chacune, et voyez laquelle change le plus la table.
learn-coach-now-radlands-any = Regardez d’abord les camps sans protection : ceux de l’adversaire, et les vôtres.
learn-coach-mixed-radlands-camps = Plusieurs camps gagnent à peu près aussi souvent. Choisissez ceux dont vous comprenez les capacités.
learn-coach-now-radlands-wins = Regardez bien : vous pouvez gagner la partie dès ce tour.
learn-coach-now-radlands-more-camps = L’important maintenant : vos camps. Qui peut se placer devant ceux qui sont sans protection ?
learn-coach-now-radlands-more-people = L’important maintenant : vos personnages. Lesquels devraient être en jeu, intacts, quand l’adversaire jouera ?
learn-coach-now-radlands-more-their-camps = L’important maintenant : les camps adverses. Lesquels pouvez-vous atteindre ce tour-ci ?
learn-coach-now-radlands-more-their-people = L’important maintenant : les personnages adverses. Lesquels vous nuiraient au prochain tour ?
learn-coach-now-radlands-more-events = L’important maintenant : les files d’événements. Voyez ce qui arrive, et quand.
learn-coach-now-radlands-more-hand = L’important maintenant : votre main. Quelles cartes vaudront davantage plus tard ?

learn-coach-now-fantasy_realms-draw = C’est toute la main qui compte, pas une carte seule. Voyez ce que demandent encore vos meilleures cartes.
learn-coach-now-fantasy_realms-discard = Une carte part. De laquelle les autres n’ont-elles pas besoin, et aide-t-elle le joueur suivant ?
learn-coach-now-fantasy_realms-choose = Cette carte choisit à la fin. Essayez ce que chaque choix fait de toute la main.
learn-coach-now-fantasy_realms-trade = Donnez ce qui ne sert pas à votre main. Demandez la famille que veulent vos meilleures cartes.
learn-coach-now-fantasy_realms-any = Comptez ce que vaut votre main maintenant, et ce qui l’améliorerait.
learn-coach-now-realms-deck_table = Points que rapporte la pioche, en moyenne : { $deck }. La meilleure carte de la défausse : { $points }.
learn-coach-now-realms-ending = La fin est proche. Cartes manquantes dans la défausse : { $left }. Un plan qui demande encore deux cartes vient trop tard.

## After an answer: have you seen …?

learn-coach-look = Avez-vous vu ceci : { $option } ? Vous pouvez revenir une fois en arrière et regarder encore.
learn-coach-look-wins = L’avez-vous vu ? Ce tour peut gagner la partie. Vous pouvez revenir une fois en arrière et regarder encore.
learn-coach-look-mixed = { $option } : avez-vous vu ce qu’un bon adversaire y répond ? Vous pouvez revenir une fois en arrière et regarder encore.
learn-coach-takeback = Revenir et regarder encore

## The ladder of hints: where, what, which and why

learn-coach-where = Regardez d’abord toute la table, puis les réponses.
learn-coach-where-cardia-play = Regardez votre main, et ce que l’adversaire a déjà joué.
learn-coach-where-cardia-openly = Regardez votre main, et ce que l’adversaire peut encore avoir.
learn-coach-where-cardia-give_up = Regardez dans votre main les cartes les plus basses et les plus hautes.
learn-coach-where-cardia-copy = Regardez les capacités de la rangée, et celles de votre main.
learn-coach-where-cardia-modifier = Cherchez dans la rangée les rencontres serrées.
learn-coach-where-cardia-take_back = Regardez vos cartes de la rangée.
learn-coach-where-cardia-faction = Regardez la rangée et les défausses : quelles Factions l’adversaire a-t-il jouées ?
learn-coach-where-radlands-camps = Regardez les capacités des camps, et leurs cartes de départ.
learn-coach-where-radlands-act = Regardez vos camps et personnages prêts, et l’eau dont vous disposez.
learn-coach-where-radlands-uses = Regardez les deux côtés de la carte : son coût, et son icône de recyclage.
learn-coach-where-radlands-place = Regardez les colonnes devant vos camps.
learn-coach-where-radlands-hit = Regardez les cartes devant les camps adverses.
learn-coach-where-radlands-own = Regardez votre côté : qui est prêt, qui est endommagé, qui protège ?
learn-coach-where-radlands-mend = Regardez vos cartes endommagées.
learn-coach-where-radlands-discard = Regardez votre main et les icônes de recyclage.
learn-coach-where-radlands-ability = Regardez le texte de cette carte.
learn-coach-where-fantasy_realms-draw = Regardez la défausse, puis les bonus de votre main.
learn-coach-where-fantasy_realms-discard = Regardez votre main : les bonus, les malus, et ce qui les nourrit.
learn-coach-where-fantasy_realms-choose = Regardez la carte qui choisit, et les familles de votre main.
learn-coach-where-fantasy_realms-trade = Regardez votre main : quelle carte ne vous rapporte rien ?

learn-coach-think = Pensez à ce que chaque réponse vous laisse pour le prochain tour.
learn-coach-think-cardia-play = Pensez à une carte qui peut perdre sans vous nuire, ou qui bat la plupart des cartes adverses.
learn-coach-think-cardia-openly = L’adversaire répond à ce qu’il voit. Pensez à une carte dont la défaite vous aide, ou difficile à battre.
learn-coach-think-cardia-give_up = Pensez aux prochains tours : une capacité qui peut resservir vaut plus qu’un nombre.
learn-coach-think-cardia-copy = Pensez à l’effet qui déplace un sceau, ou qui en retient un.
learn-coach-think-cardia-modifier = Pensez à l’écart entre deux cartes : le modificateur suffit-il pour que le sceau change de carte ?
learn-coach-think-cardia-take_back = Pensez à une capacité qui peut agir encore, et au sceau que la carte porte peut-être.
learn-coach-think-cardia-faction = Pensez aux cartes hautes que l’adversaire n’a pas montrées, et à leur Faction.
learn-coach-think-radlands-camps = Pensez à une capacité qui apporte quelque chose, et à une autre qui frappe.
learn-coach-think-radlands-act = Pensez à rebours : que devrait-il y avoir sur la table à la fin de votre tour ?
learn-coach-think-radlands-uses = Pensez à l’eau : recycler ne coûte rien, un personnage reste.
learn-coach-think-radlands-place = Pensez à qui protège qui, et à qui sera touché d’abord.
learn-coach-think-radlands-hit = Pensez à ce qui perd sa protection après le coup, et à qui pourrait agir au prochain tour.
learn-coach-think-radlands-own = Pensez à ce que l’adversaire visera ensuite : gardez-le protégé.
learn-coach-think-radlands-mend = Pensez à la capacité que vous voudrez au prochain tour.
learn-coach-think-radlands-discard = Pensez aux cartes que vous pourrez payer dans les deux prochains tours ; les autres peuvent partir.
learn-coach-think-radlands-ability = Pensez au camp le plus près de tomber, adverse ou vôtre.
learn-coach-think-fantasy_realms-draw = Pensez par paires : une carte compte avec ce qu’elle fait des autres.
learn-coach-think-fantasy_realms-discard = Imaginez chaque carte partie : que vaudrait alors la main ?
learn-coach-think-fantasy_realms-choose = Pensez au bonus qui attend encore une carte ou une famille.
learn-coach-think-fantasy_realms-trade = Pensez aux familles que nomment vos bonus.

learn-coach-which = Je choisirais ceci : { $option }.
learn-coach-all-mixed = Ici, chaque réponse est bonne de temps en temps. Choisissez sans vous laisser deviner.
learn-coach-some-mixed = Plusieurs réponses sont bonnes, chacune de temps en temps : ne vous laissez pas deviner. N’en font pas partie : { $others }.
