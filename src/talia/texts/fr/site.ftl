# The site, in French.


## The site

site-title = Talia
site-skip-link = Aller au contenu
site-home = Accueil
site-no-page = Cette page n’existe pas.
site-language = Langue
site-theme = Clair ou sombre
site-sound = Son
site-close = Fermer
site-cancel = Annuler
site-yes = oui
site-no = non
site-none = rien
site-welcome = Prenez place.
site-welcome-text = Trois jeux de cartes à une même table : entre amis par un lien, sur un seul écran ou contre un robot. Sans compte.
site-have-invitation = Une invitation ?
site-invitation-hint = Collez le lien ici
site-sit-down = S’asseoir
site-games = Jeux
site-game-cardia = Cardia
site-game-cardia-meta = 2 joueurs · 15 min
site-game-cardia-line = La carte la plus faible perd la rencontre et change tout.
site-game-radlands = Radlands
site-game-radlands-meta = 2 joueurs · 30 min
site-game-radlands-line = Trois camps, jamais assez d’eau. Tenez bon.
site-game-fantasy_realms = Fantasy Realms
site-game-fantasy_realms-meta = 2 à 7 joueurs · 20 min
site-game-fantasy_realms-line = Sept cartes, un royaume parfait, un score que l’on peut suivre.
site-game-template = Modèle
site-more-game = un petit jeu pour essayer
site-rooms = Rubriques
site-room-tables = Tables
site-first-time = Première visite ?
site-first-time-text = Apprenez { $game } en { $minutes } minutes, en jouant.
site-first-time-go = Montrez-moi

# Learn and puzzles: the doors to them.
site-learn = Apprendre
site-puzzles = Problèmes
site-history = Historique
site-new-to-it = Vous débutez ?
site-new-to-it-is =
    { $n ->
        [one] { $n } leçon
       *[other] { $n } leçons
    }, { $minutes } min
site-puzzle-daily = Problème du jour
site-puzzle-daily-line = Un par jeu, chaque jour le même pour tous
site-no-lesson = Cette leçon ne peut pas être ouverte
site-no-puzzle = Ce problème ne peut pas être ouvert
site-line-first = Vous découvrez { $game } ? Apprenez à y jouer en { $minutes } minutes.
site-line-first-go = Montrez-moi
site-lesson-about = Leçon à ce sujet

site-more-tables = Encore { $n }
site-status-gone = disparue
site-play-how = Changer le nom et la force
site-rules-line = comment on joue, et chaque carte
site-play-bot = Jouer
site-play-friends = Nouvelle table
site-your-tables = Vos tables
site-status-turn = à vous
site-status-playing = en cours
site-status-waiting = en attente
site-status-ended = terminée
site-calculator = Calcul
site-calculator-line = comptez une partie de Fantasy Realms à une vraie table
site-import = Ouvrir une partie
site-import-line = revoir une partie exportée depuis un fichier
site-disclaimer = Talia est un logiciel libre, sans lien avec un éditeur. Les noms des cartes sont des faits ; images et textes sont de nous.

## Refusals and errors, by their codes

site-refused-malformed = Une saisie n’est pas correcte.
site-refused-bad_option = Ces options ne vont pas ensemble. Changez-en une.
site-refused-bad_record = Ce fichier n’est pas une partie que l’on peut rejouer.
site-refused-illegal = Ce n’est pas permis maintenant.
site-refused-forbidden = Ce n’est pas votre place, ou le lien a déjà servi.
site-refused-unknown = Il n’y a rien ici. Le lien est peut-être faux ou ancien.
site-refused-not_asked = Ce n’est pas à vous de choisir.
site-refused-stale = Cette question est déjà close. Regardez la table.
site-refused-not_now = Ce n’est pas possible pour l’instant.
site-refused-unreadable = Cette version du serveur ne sait pas lire cette table. Elle est conservée telle quelle.
site-refused-too_large = C’est trop volumineux.
site-refused-too_many = Trop vite. Attendez un instant.
site-refused-busy = Le serveur est plein ou redémarre. Réessayez.
site-refused-offline = Le serveur est injoignable.
site-refused-invitation = Ce n’est pas une invitation. Collez le lien entier.
site-no-table = Cette table ne peut pas être ouverte.

## A new table

site-new-table = Nouvelle table
site-how-to-play = Comment jouez-vous ?
site-way-online = Avec un lien
site-way-online-text = Vous recevez un lien privé pour chaque place libre.
site-way-hotseat = Sur un seul écran
site-way-hotseat-text = Les mains restent cachées quand l’appareil change de mains.
site-way-bot = Contre des robots
site-way-bot-text = Vous pouvez revenir en arrière à volonté.
site-way-watch = Regarder des robots
site-way-watch-text = Les robots jouent entre eux.
site-players = Joueurs
site-how-many = Nombre de joueurs
site-player = Joueur { $n }
site-name-of = Nom du joueur { $n }
site-your-name = Votre nom
site-guest = Invité
site-level = Force des robots
site-level-slowed = Pas encore au mieux de sa force : les règles ne sont pas encore accélérées. Il réfléchit aussi longtemps que d’habitude, mais voit moins loin.
site-my-seat = Votre place
site-series = Formule
site-series-single = une partie
site-series-match = Match en deux parties gagnantes
site-series-tournament = Tournoi à quatre
site-series-duplicate = Match en duplicate, les mêmes donnes des deux places
site-series-duplicate-text = Les mêmes donnes pour tous les deux, une fois de chaque place. Seule la différence compte : la chance de la donne s’annule.
site-series-deals = Donnes, jouées deux fois chacune
site-options = Options du jeu
site-more-options = Plus d’options
site-at-most = { $n } au plus
site-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
site-time = Temps et règles de table
site-clock = Pendule
site-clock-none = sans pendule
site-clock-bank = des minutes par joueur, avec un ajout par décision
site-clock-decision = des secondes par décision
site-clock-minutes = Minutes par joueur
site-clock-increment = Secondes rendues après chaque décision
site-clock-seconds = Secondes par décision
site-limit-minutes = Minutes d’échanges (Chaos)
site-clock-left = il reste { $time }
site-terms-bank = { $minutes } min chacun, { $seconds } s rendues par décision
site-terms-decision = { $seconds } s par décision
site-clock-low = Il reste peu de temps.
site-takeback = Reprendre un coup
site-undo-consent = avec l’accord des autres
site-undo-free = toujours permis
site-undo-never = jamais
site-listed = Montrer la table à tous
site-make-table = Ouvrir la table
site-begin = Commencer

## Joining and waiting

site-invited = On vous invite à jouer à { $game }. À la table : { $names }.
site-watch = Regarder seulement
site-waiting-for-players = En attente de joueurs
site-waiting-text = La partie commence dès que toutes les places sont prises. Envoyez chaque lien à une seule personne.
site-seat-taken = est là
site-seat-open = place libre
site-invite-link = Lien d’invitation
site-copy-link = Copier le lien
site-copied = Copié
site-fill-bot = Robot : { $level }
site-invite-qr = Invitation en code QR
site-invite-scan = Scannez le code ou envoyez le lien : la première personne qui l’ouvre prend la place.
site-invite-send = Envoyer
site-invite-share = Une place vous attend à une partie de { $game }.
site-link-used = Cette invitation a déjà servi.
site-link-used-by = La place est prise par { $name }.
site-link-used-text = Chaque lien vaut pour une seule personne. Vous pouvez regarder, ou demander un autre lien.
site-link-ended = Cette partie est terminée.
site-link-ended-text = La place n’est plus à prendre, mais toute la partie peut être revue.
site-link-wrong = Ce lien ne mène à aucune place.
site-link-wrong-text = Il en manque peut-être un bout. Redemandez-le, ou regardez la partie.
site-link-watch = Regarder la partie
site-link-replay = Revoir la partie

## At the table

site-hand = Main
site-deck = Pioche
site-discard = Défausse
site-known = Connues
site-counted = { $what } : { $n }
site-log = Journal
site-table = Table
site-rules = Règles
site-statistics = Statistiques
site-asked = Ce qui est demandé
site-answers = Réponses
site-panel = Journal et table
site-log-empty = Rien ne s’est encore passé.
site-why = Pourquoi ?
site-show-moment = Montrer ce moment
site-moment-gone = Ce moment sera visible après la partie.
site-looking-back = Vous regardez un moment passé.
site-back-to-now = Revenir au présent
site-reading = Carte
site-rules-of-card = Cette carte dans les règles
site-rule-of-card = Règle { $rule } : cette carte dans les règles
# Where long words of names may break, as the language divides them.
site-hyphens = Aca·dé·mie Agi·ta·teur Aris·to·crate Arte·fact Assas·sin Auto·mates Ban·nis·se·ment Biblio·thèque Biblio·thé·caire Bliz·zard Block·haus Bom·bar·de·ment Bou·clier Car·to·man·cienne Cata·combes Cata·pulte Cava·le·rie Chan·delle Chan·tier Che·va·lier Che·va·liers Chi·rur·gien Col·lec·teur Col·lec·tion·neur Créa·ture Des·trier Diri·geable Doppel·gän·ger Dres·seur Dynas·tie Démo·niste Empoi·son·neur Enchan·te·resse Entre·pôt Exter·mi·na·teur Fon·da·teurs Gué·rille·ros Hor·lo·gère Héri·tier Illu·sion·niste Imi·ta·teur Impé·ra·trice Infan·te·rie Ingé·nieur Inon·da·tion Inter·ro·ga·toire Inven·trice Irré·duc·tible Jug·ger·naut Jus·ti·cier Magis·tra Marion·net·tiste Maré·cage Mon·tagne Média·teur Méta·morphe Nécro·man·cien Obé·lisque Octo·gone Posi·tion Prin·cesse Pro·phète Pyro·mane Radia·tions Réac·teur Réso·na·teur Révo·lu·tion·naire Révo·lu·tion·naires Sabo·teur Scien·ti·fique Sei·gneur Sou·lè·ve·ment Tra·queur Tré·so·rier Télé·ki·né·siste adré·na·line ato·mique chan·teuse cha·ro·gnards com·man·de·ment domi·nante entraî·ne·ment mer·ce·naires mis·siles muta·tions méca·nique para·chu·tistes pro·tec·tion pré·sages ravi·taille·ment répa·ra·teur vic·toire Éclai·reur Éclai·reurs Élé·men·taire Élé·men·tal Émis·saire élec·tro·ma·gné·tique
site-card-back = Carte face cachée
site-one-moment = Un instant…
site-joining = Connexion à la table…
site-link-lost = Connexion perdue. Elle reviendra d’elle-même, rien n’est perdu.
site-link-lost-short = hors ligne
site-renewed = Une nouvelle version de Talia est là. Rechargez quand vous voulez : votre table reste telle quelle.
site-renewed-must = Cet onglet est d’une version plus ancienne. Rechargez : votre table reste telle quelle.
site-renewed-reload = Recharger
site-renewed-later = Plus tard
site-sending = Envoi…
site-choose-card = Choisir : { $card }
site-not-a-choice = Ce n’est pas un choix possible ; la carte est là pour être lue.
site-read-whole = Lire toute la carte
site-tap-to-read = Touchez une carte pour la lire, encore une fois pour la choisir.
site-is-choosing = { $count ->
    [one] { $names } choisit
   *[other] { $names } choisissent
}
site-have-chosen = { $count ->
    [one] { $names } a choisi.
   *[other] { $names } ont choisi.
}
site-bot-plays-for = Un robot joue pour { $name }
site-stand-in-text = La place peut être reprise à tout moment.
site-is-away = { $name } n’est pas là
site-away-now = Un robot peut jouer maintenant.
site-away-soon = Un robot pourra jouer dans { $time }.
site-let-bot-play = Laisser jouer un robot
site-offline = Pas de connexion
site-offline-text = Nouvel essai en cours ; rien n’est perdu.
site-offline-kept = Nouvel essai en cours ; votre choix est gardé et sera envoyé.
site-clock-then-lose = Encore { $time }, puis la partie est perdue.
site-clock-then-move = Encore { $time }, puis une réponse simple est donnée pour vous.
site-locked-changeable = Vous pouvez en changer tant que tous n’ont pas choisi.
site-their-effect = Un effet adverse ({ $name }) :
site-your-turn = { $name }, c’est à vous.
site-recap = Depuis votre dernier tour
site-moments = { $n ->
    [one] { $n } étape depuis votre coup
   *[other] { $n } étapes depuis votre coup
}
site-moments-word = { $n ->
    [one] étape depuis votre coup
   *[other] étapes depuis votre coup
}
site-moments-again = Revoir ces étapes
site-moments-cost = cela vous coûte quelque chose
site-recap-none = Rien ne s’est passé depuis votre dernier tour.
site-show-step = étape { $at } sur { $of } · touchez ou Espace pour passer
site-show-end = À la fin
site-radlands-shown-damaged = { $by ->
    [raiders] { $actor } touchent { $cards }
   *[other] { $actor } touche { $cards }
}
site-radlands-shown-destroyed = { $by ->
    [raiders] { $actor } détruisent { $cards }
   *[other] { $actor } détruit { $cards }
}
site-cardia-shown-wins = { $name } l’emporte { $one } à { $other }
site-skip = Passer
site-undo = Reprendre
site-ask-takeback = Demander à reprendre
site-restart-turn = Recommencer le tour
site-takeback-asked = { $name } souhaite reprendre un coup.
site-takeback-waiting = En attente de l’accord de : { $names }
site-allow = Accepter
site-refuse = Refuser
site-withdraw = Retirer la demande
site-hint = Conseil
site-hint-shown = Un robot choisirait ce qui porte un double cadre.
site-hint-thinking = Un robot réfléchit à un conseil…
site-hint-is = Conseil : { $option }
site-hint-more = Plus
site-hint-of = Conseil du robot : { $level }
site-hint-chances = Chances de gagner
site-state-legal = Choix possible, numéro { $n }
site-state-chosen = Choisi
site-state-danger = Cela vous nuit
site-doing-asked = choisit
site-doing-thinking = réfléchit
site-doing-locked = a choisi
site-lamp-here = à la table
site-lamp-lost = connexion perdue
site-lamp-gone = hors de la table
site-onlooker = Spectateur
site-onlooking = Vous regardez la partie.
site-onlookers = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
site-handover-to = Passez l’appareil à { $name }.
site-handover-text = Les cartes sont rangées. Joueur suivant : { $name }
site-handover-show = Je suis { $name } : montrer mes cartes
site-bot = Robot
site-bot-named = Robot ({ $level })
site-stand-in = joué par un robot : { $level }
site-give-to-bot = Laisser un robot jouer pour { $name }
site-leave-to-bot = Laisser ma place à un robot
site-take-seat-back = Reprendre ma place
site-move-device = Continuer sur un autre appareil
site-end-game = Terminer la partie
site-resign = Abandonner
site-resign-sure = Voulez-vous vraiment abandonner ?
site-play-on = Continuer
site-share-onlookers = Copier le lien pour spectateurs
site-share-replay = Copier le lien pour revoir la partie
site-practice = partie d’entraînement
site-fair = La donne est-elle honnête ?
site-fair-text = Avant que quiconque s’assoie, le serveur s’est engagé sur ce mélange. Après la partie il ouvre son engagement, et chacun peut le vérifier.
site-fair-later = La vérification est possible après la partie.
site-fair-check = Vérifier
site-fair-yes = Vérifié : la donne est celle promise au début.
site-fair-no = Échec : la donne n’est pas celle promise.
site-question = étape { $n }
site-round = tour { $n }
site-turn = tour { $n }
site-zone-row = Rangée
site-zone-hands = Mains
site-zone-decks = Pioches
site-zone-discards = Défausse

## Commands and keys

site-command = Tapez une commande
site-command-hint = options · jouer 3 · pourquoi 3 · main
site-command-options = options
site-command-play = jouer
site-command-why = pourquoi
site-command-table = table
site-command-hand = main
site-command-log = journal
site-command-recap = résumé
site-command-undo = reprendre
site-command-ask = question
site-command-help = Commandes : question, options, jouer 3, pourquoi 3, main, table, journal, résumé, reprendre.
site-command-none = Il n’y a pas de choix numéro { $n }.
site-nothing-asked = On ne vous demande rien pour l’instant.
site-help = Aide et touches
site-help-text = Les cartes encadrées peuvent être choisies : un clic fait lire la carte et la choisit, un second clic, le bouton doré ou Espace la joue ; on peut aussi la faire glisser. I épingle la carte à lire.
site-key-confirm = confirmer, action par défaut
site-key-digits = choisir par numéro
site-key-digits-many = au-delà de neuf choix : les deux chiffres du numéro
site-key-arrows = se déplacer dans une zone
site-key-tab = zone suivante
site-key-escape = retour
site-key-undo = reprendre un coup
site-key-inspect = lire la carte
site-key-log = journal
site-key-recap = ce qui s’est passé depuis votre dernier tour
site-key-hint = conseil
site-key-command = ligne de commande
site-key-help = cette aide

## Settings of the device

site-settings = Réglages de cet appareil
site-set-motion = Animations
site-set-motion-off = aucune
site-set-motion-fast = rapides
site-set-motion-normal = normales
site-set-motion-slow = lentes
site-set-confirm = Confirmer les choix
site-set-confirm-off = jamais
site-set-confirm-touch = sur écran tactile
site-set-confirm-always = toujours
site-set-theme = Apparence
site-set-theme-system = comme le système
site-set-theme-dark = sombre
site-set-theme-light = clair
site-set-sort = Ordre de la main
site-set-sort-drawn = comme reçues
site-set-sort-family = par famille
site-set-palette = Cadres
site-set-palette-plain = ordinaires
site-set-palette-strong = renforcés
site-set-counting = Ce que rapportent les choix
site-set-counting-on = calculé avant de choisir
site-set-counting-off = non calculé
site-volume = Volume
site-notify = Me prévenir à mon tour quand la page est cachée

## The end and the replay

site-wins = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
site-drawn = Partie nulle.
site-reason-resigned = { $name } abandonne.
site-reason-time = Temps écoulé pour { $name }.
site-reason-abandoned = Les joueurs ont quitté la table.
site-reason-stopped = La partie a été arrêtée.
site-player-column = Joueur
site-score = Score
site-winner = vainqueur
site-rematch = Revanche
site-rematch-waiting = En attente des autres
site-wants-rematch = { $count ->
    [one] { $names } voudrait une revanche.
   *[other] { $names } voudraient une revanche.
}
site-the-end = Le dénouement
site-end-turning-round = Tournant : tour { $n }.
site-end-turning-turn = Tournant : tour { $n }.
site-end-best = Ce qui a le plus compté :
site-all-hands = toutes les mains
site-all-hands-ask = Cette partie s’est jouée sur un seul appareil. Ouvrir toutes les mains, sous les yeux de tous ?
site-answer-was = { $name } : { $answer }
site-next-game = Partie suivante
site-replay = Revoir
site-review = Analyse
site-review-later = L’analyse vient après la fin
site-share = Copier le lien
site-export = Exporter
site-moment = Moment de la partie
site-moment-of = moment { $n } sur { $of }
site-step-back = Un pas en arrière
site-step-on = Un pas en avant
site-play = Lecture
site-pause = Pause
site-look-from = Vu par
site-against = contre
site-play-on-from-here = Jouer à partir d’ici

## Signs on cards

site-gist-any = au choix
site-gist-all = tous
site-gist-lane = col.
site-water = { $n ->
    [one] { $n } goutte
   *[other] { $n } gouttes
}

## Cardia

site-cardia-deck = Paquet { $deck }
site-cardia-row = Rencontres
site-cardia-encounter = Rencontre { $n } : { $name } gagne.
site-cardia-encounter-tie = Rencontre { $n } : égalité.
site-cardia-next-encounter = Prochaine rencontre
site-cardia-no-encounter = La première rencontre va commencer.
site-cardia-now = influence { $n }
site-cardia-influence = Influence { $n }
site-cardia-in-encounter = rencontre { $n }
site-cardia-wins = Gagne cette rencontre.
site-cardia-loses = Perd cette rencontre.
site-cardia-tie = Cette rencontre est à égalité.
site-cardia-waits = Attend la prochaine carte
site-cardia-waits-late = Attend la fin des capacités de la prochaine rencontre
site-cardia-blackmail = La prochaine carte devrait être de cette Faction
site-cardia-peeked = Dessus de votre paquet
site-cardia-preview = Influence { $sum }
site-cardia-preview-wins = { $sum } contre { $theirs } : gagne
site-cardia-preview-loses = { $sum } contre { $theirs } : perd et active sa capacité
site-cardia-preview-ties = { $sum } contre { $theirs } : égalité
site-cardia-do-play = Jouer { $card }
site-cardia-do-discard = Défausser { $card }
site-cardia-do-take-back = Reprendre { $card }
site-cardia-do-choose = Choisir { $card }
site-cardia-do-mark = { $by } sur { $card }
site-cardia-would-wins = { $mine } bat { $theirs }.
site-cardia-would-loses = { $mine } perd contre { $theirs }.
site-cardia-would-ties = { $mine } : { $theirs }, égalité.
site-cardia-would-win = Avec { $n ->
    [one] { $n } sceau
   *[other] { $n } sceaux
}, vous gagnez.
site-cardia-would-lose = Avec { $n ->
    [one] { $n } sceau
   *[other] { $n } sceaux
}, l’adversaire gagne.
site-cardia-would-signets = Sceaux { $mine } : { $theirs }.
site-cardia-pending = { $by } pour { $card }, pas encore fait
site-cardia-not-done = choisi, pas encore fait
site-cardia-faction-follows = { $card } en nomme une des quatre.
site-cardia-if-it-loses = si elle perd
site-cardia-only-you = visible de vous seul
site-cardia-aim = { $n ->
    [one] { $n } sceau gagne
   *[other] { $n } sceaux gagnent
}
site-tie = égalité
site-signets = { $n ->
    [one] { $n } sceau
   *[other] { $n } sceaux
}
site-signets-of = Sceaux : { $n } sur { $of }
site-cardia-end-score = { $n ->
    [one] { $n } sceau à { $m }
   *[other] { $n } sceaux à { $m }
}

## Radlands

site-radlands-person = personnage
site-radlands-camp = camp
site-radlands-event = événement
site-radlands-camps = choix des camps
site-radlands-first = Camps de la première partie
site-radlands-first-text = Les six camps simples de la règle sont déjà en place, il n’y a rien à choisir.
site-radlands-pick-camps = Choisissez trois camps, de gauche à droite
site-radlands-kept = Vos camps
site-radlands-laid = { $n ->
    [one] { $n } camp posé
   *[other] { $n } camps posés
}
site-radlands-front = ligne de front
site-radlands-field = Colonnes : { $name }
site-radlands-stock = Réserve : { $name }
site-radlands-queue = Événements : { $name }
site-radlands-in-turns = { $n ->
    [one] au prochain tour
   *[other] dans { $n } tours
}
site-radlands-next = suivant
site-radlands-turns = tours
site-radlands-used = utilisée
site-radlands-new = nouvelle
site-radlands-acting = agit
site-radlands-place = colonne { $column }, case { $space }
site-radlands-empty-legal = Place libre : colonne { $column }, case { $space }
site-radlands-column = Colonne { $n }
site-radlands-here = Placer ici
site-radlands-use = Utiliser : { $card }
site-radlands-do-damage = Un dégât : { $card }
site-radlands-do-injure = Blesser : { $card }
site-radlands-do-destroy = Détruire : { $card }
site-radlands-do-destroy_own = Détruire votre carte : { $card }
site-radlands-do-damage_own = Un dégât à votre carte : { $card }
site-radlands-do-restore = Rafistoler : { $card }
site-radlands-do-discard = Défausser : { $card }
site-radlands-do-discard_drawn = Défausser : { $card }
site-radlands-do-junk = Recycler : { $card }
site-radlands-water-left = eau restante : { $n }
site-radlands-camps-left = camps
site-radlands-end-score = Camps debout { $n } : { $m }
site-radlands-standing = { $n ->
    [0] aucun camp debout
    [one] { $n } camp debout
   *[other] { $n } camps debout
}
site-radlands-in-hand = en main
site-radlands-take = prendre : { $n }
site-radlands-draw = piocher : { $n }
site-radlands-queued = en file
site-radlands-drag-junk = Glissez ici pour recycler
site-radlands-needs = eau requise : { $n }, disponible : { $have }
site-radlands-queue-full = aucun emplacement libre pour lui dans la file des événements
site-radlands-no-room = il n’y a plus de place pour un autre personnage
site-radlands-costs = coût en eau : { $n }, il en reste { $left }
site-radlands-would-destroy = destruction : { $card }
site-radlands-would-damage = dégât : { $card }
site-radlands-where = { $card } : où ?
site-radlands-queue-it = { $card } : en file ?
site-radlands-play-now = { $card } : maintenant ?
site-radlands-only-junk = { $card } : recycler ?
site-radlands-tap-place = choisissez une place, eau : { $n } sur { $have }
site-radlands-tap-target = choisissez une cible, eau : { $n } sur { $have }
site-radlands-tap-space = choisissez sa case, eau : { $n } sur { $have }
site-radlands-play-here = jouer ici
site-radlands-covers = couvre { $card }
site-radlands-behind = ou derrière { $card }
site-radlands-behind-brief = derrière
site-radlands-makes-room = { $card } laisse sa place
site-radlands-at-once = Jouer : effet immédiat
site-radlands-junk-instead = Recycler : { $gives }
site-radlands-junk-for = Recycler : { $gives }
site-radlands-gives-nothing = { $gives }, sans effet
site-radlands-is-damaged = { $card } – carte déjà endommagée : ce coup la détruit
site-radlands-one-hit = Un seul coup détruit un punk
site-radlands-stand = { $n ->
    [one] { $n } camp debout
   *[other] { $n } camps debout
}
site-radlands-held = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
site-radlands-draw-card = Piocher
site-radlands-priced = { $text } (eau : { $n })
site-radlands-event-space = { $name } : case d’événement { $n }
site-radlands-now-key = tout de suite
site-radlands-pile-top = Sur le dessus
site-radlands-pile-turn = Ce tour-ci
site-radlands-lay-camps = Poser

## Fantasy Realms

site-realms-discarded = défausse : { $n } sur { $of }
site-realms-end-score = avec { $n }
site-realms-end-best = { $card } rapporte { $points } des { $total } points.
site-realms-end-taken = { $name } l’a prise dans la défausse au tour { $round }.
site-realms-end-taken-from = { $from } l’avait défaussée, { $name } l’a prise au tour { $round }.
site-realms-chaos = Chaos
site-realms-area = Défausse
site-realms-ends = fin de partie
site-realms-draw = Piocher
site-realms-your-hand = votre main
site-realms-after = après la défausse
site-realms-blanked = masquée
site-realms-cleared = malus effacé
site-realms-makes = { $points ->
    [one] rapporte { $points } point
   *[other] rapporte { $points } points
}
site-realms-left = sans elle { $points }
site-realms-without = sans { $card } : { $points } ({ $delta } par rapport au mieux)
site-discard-card = Défausser : { $card }
site-keep-card = Garder : { $card }
site-take-card = Prendre : { $card }
site-realms-offers = Offres
site-realms-no-offers = Pas encore d’offre. Échangez jusqu’à la fin du temps.
site-realms-anything = n’importe quoi
site-realms-offer-anyone = à tous
site-realms-offer-to = à { $name }
site-realms-offer-answered = { $name } a posé une carte en échange
site-realms-offer-act = Répondre
site-realms-offer-for = { $card } contre…
site-realms-offer-tap = Touchez ce que vous voulez : l’offre est faite.
site-realms-offer-to-one = À un seul joueur…
site-realms-offer-swap = Échanger
site-realms-offer-refuse = Refuser
site-realms-offer-cancel = Retirer
site-realms-offer-withdraw = Reprendre
site-realms-offer-give = Que donner contre { $card } ?
site-realms-offer-give-unseen = Que donner contre la carte cachée ?
site-realms-offer-give-tap = Touchez la carte que vous donnez en échange.

## Strength of bots

site-level-novice = Novice
site-level-apprentice = Apprenti
site-level-adept = Initié
site-level-expert = Expert
site-level-master = Maître
site-level-greedy = Glouton
site-level-highest = Plus haute carte
site-level-random = Au hasard
site-level-tutor = Tuteur
site-level-ismcts = Analyste
site-strength-is-novice = Choisit au hasard : parfait pour voir comment le jeu se déroule.
site-strength-is-apprentice = Suit des règles simples et se trompe comme un humain.
site-strength-is-adept = Calcule bien ce que rapporte son prochain coup, sans voir plus loin.
site-strength-is-expert = Pèse des tours entiers d’après ce que de nombreuses parties lui ont appris.
site-strength-is-master = A appris en jouant contre lui-même, et réfléchit encore à la table.
site-strength-rating = Cote d’environ { $rating } (±{ $margin })
site-strength-anchor = Cote { $rating } : c’est à lui que les autres se mesurent
site-strength-none = Aucune cote n’a été mesurée pour ces options.
site-strength-help = L’apprenti a 1000. Avec 100 points de plus que les autres, on gagne environ { $a } parties sur 100 ; avec 200 de plus, { $b } ; avec 400 de plus, { $c }.

## The lobby

site-lobby = Salon
site-lobby-line = { $waiting ->
    [0] personne n’attend
    [one] { $waiting } table cherche un joueur
   *[other] { $waiting } tables cherchent des joueurs
}{ $playing ->
    [0] {""}
   *[other] {" "}· { $playing } à regarder
}
site-lobby-text = Tables ouvertes et parties en cours. Seul ce qui diffère de l’ordinaire est indiqué.
site-lobby-now = Jouer avec quelqu’un
site-lobby-now-text = Vous rejoignez quelqu’un qui attend, ou attendez à votre propre table.
site-lobby-all = Tous les jeux
site-lobby-waiting = Cherchent un joueur
site-lobby-playing = En cours, à regarder
site-lobby-nobody = Personne n’attend en ce moment. Ouvrez une table : les autres la verront ici.
site-lobby-none-playing = Aucune partie publique en cours.
site-lobby-seats = places prises : { $n } sur { $of }
site-lobby-watchers = Spectateurs :
site-lobby-back = Y retourner

## Matches and tournaments

site-series-round = Ronde { $n }
site-series-standing = Classement
site-series-won = gagnées
site-series-lost = perdues
site-series-games = Parties
site-series-go = À ma table
site-series-look = voir
site-series-winner = { $name } remporte le tout.
site-series-drawn = Le match finit à égalité.
site-series-level = égalité
site-series-difference = Donne par donne
site-series-compared = Donnes jouées des deux places : { $n } sur { $of }.
site-series-deal-column = Donne
site-series-both = Les deux parties
site-series-ahead = En tête
site-series-by = victoires { $wins }, points { $points }
site-series-all-deals = Toutes les donnes
site-series-game = Partie { $n }
site-series-invited = On vous invite à jouer à { $game }.

## The calculator

site-calc-title = Calculatrice de score
site-calc-search = Tapez le nom d’une carte…
site-calc-suits = Familles
site-calc-add-player = Ajouter un joueur
site-calc-remove-player = Retirer ce joueur
site-calc-area = Défausse
site-calc-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
site-calc-empty = Touchez une famille, puis une carte. Une main compte sept cartes, huit avec le Nécromancien.
site-calc-remove = Retirer : { $card }
site-calc-held = { $card } : chez { $name }
site-calc-how = Comment est-ce compté ?
site-calc-choices = Meilleurs choix
site-calc-full = Cette main est pleine.
site-calc-clear = Tout effacer
site-calc-share = Copier le lien de cette table
site-calc-leads = en tête
site-calc-failed = La calculatrice est injoignable. Les cartes restent ici.
site-calc-night = Totaux de la soirée
site-calc-note = Ajouter cette partie à la soirée
site-calc-wins = { $n ->
    [one] { $n } partie gagnée
   *[other] { $n } parties gagnées
}
site-calc-undo = Annuler la dernière action
site-calc-ranking = Classement
site-calc-next = Suivant : { $name }
site-calc-night-reset = Remettre la soirée à zéro
site-calc-choose = Choisir
site-calc-by-hand = à la main
site-calc-best = le mieux
site-calc-best-again = Revenir au meilleur choix
site-calc-way-none = rien

## The rules pages

site-rules-title = Règles et cartes
site-rules-search = Chercher dans les règles et les cartes…
site-rules-how = Comment jouer
site-rules-rules = Règles
site-rules-cards = Cartes
site-rules-locations = Lieux
site-rules-found = { $n ->
    [one] { $n } entrée
   *[other] { $n } entrées
}
site-rules-nothing = Rien trouvé.
site-rules-contents = Sommaire
site-rules-table = La table
site-rules-radlands-person = Personnages
site-rules-radlands-event = Événements
site-rules-radlands-camp = Camps
site-still-cardia-1 = La rangée adverse : sa carte de chaque rencontre, dans l’ordre de jeu.
site-still-cardia-2 = Votre rangée. Deux cartes face à face forment une rencontre ; le nombre est leur influence, le signe leur Faction.
site-still-cardia-3 = Les sceaux : un sur la carte gagnante de chaque rencontre.
site-still-cardia-4 = Votre paquet : on y pioche une carte à la fin de chaque tour.
site-still-cardia-5 = Votre main : vous en posez une carte face cachée, puis les deux sont révélées ensemble.
site-still-radlands-1 = Devant, les personnages : celui qui se tient devant une carte la protège.
site-still-radlands-2 = Derrière, vos trois camps. Qui les perd tous les trois perd la partie.
site-still-radlands-3 = La file d’événements : un événement avance d’une case par tour et se produit depuis la case 1.
site-still-radlands-4 = L’eau paie tout ; il y en a de nouvelle à chaque tour.
site-still-radlands-5 = Votre main : le prix est dans la goutte ; en bas, ce que la carte donne si on la recycle.
site-still-fantasy_realms-1 = La pioche : prenez la carte du dessus…
site-still-fantasy_realms-2 = … ou n’importe quelle carte de la défausse. Dès qu’elle est pleine, la partie s’arrête.
site-still-fantasy_realms-3 = Les mains des autres : on n’en connaît que les cartes prises face visible.
site-still-fantasy_realms-4 = Votre main : sept cartes qui comptent les unes par les autres. Le nombre est la force de base, la teinte et le signe sont la famille.
site-how-cardia-1 = But : avoir au moins cinq sceaux à la fin d’un tour, et plus que l’adversaire.
site-how-cardia-2 = À chaque tour, les deux joueurs posent une carte de leur main face cachée et les révèlent ensemble. La carte la plus influente gagne la rencontre et porte un sceau.
site-how-cardia-3 = La carte perdante n’est pas perdue : c’est sa capacité qui s’active. L’éclair signifie une fois, tout de suite ; le sablier, aussi longtemps que son jeton reste sur la carte.
site-how-cardia-4 = Les modificateurs changent l’influence, même celle de cartes jouées bien avant. Une rencontre passée peut changer de gagnant, et son sceau change de carte ; mais cela n’active aucune capacité.
site-how-cardia-5 = Puis chacun pioche une carte. Les rencontres restent en rangée dans l’ordre du jeu : « précédente » et « suivante » sont les voisines ; la « prochaine » n’a pas encore été jouée.
site-how-cardia-6 = Un joueur qui ne peut pas jouer de carte perd. Le Paquet II et les lieux compliquent la partie : leurs étoiles s’additionnent.
site-how-radlands-1 = But : détruire les trois camps de l’adversaire.
site-how-radlands-2 = Chaque joueur a trois colonnes : un camp au fond et deux places devant lui. Une carte est protégée tant qu’une autre carte de son propriétaire se trouve devant elle.
site-how-radlands-3 = Votre tour : l’événement de la case 1 est résolu, puis les autres avancent d’une case ; vous piochez une carte et prenez 3 gouttes ; ensuite vous agissez tant que vous voulez et pouvez payer.
site-how-radlands-4 = Actions : jouer un personnage ou un événement, utiliser une capacité, recycler une carte pour son icône, piocher pour 2 gouttes, prendre le Château d’eau pour 1. Un personnage est prêt dès votre tour suivant.
site-how-radlands-5 = Un premier dégât couche la carte, un second la détruit ; un punk est détruit dès le premier. Un personnage endommagé ou épuisé n’utilise pas ses capacités ; un camp endommagé, si.
site-how-radlands-6 = Les Guérilleros attendent dans votre file d’événements ; à leur arrivée, l’adversaire choisit lequel de ses camps subit 1 dégât.
site-how-radlands-7 = Si la pioche s’épuise une seconde fois, la partie se termine sur une égalité.
site-how-fantasy_realms-1 = But : la main de sept cartes au meilleur score.
site-how-fantasy_realms-2 = Votre tour : prenez la carte du dessus de la pioche ou n’importe quelle carte de la défausse, puis défaussez face visible une carte de votre main.
site-how-fantasy_realms-3 = La partie s’arrête dès que dix cartes sont dans la défausse. Variante à deux joueurs : quand chacun a sept cartes et que la défausse en compte au moins douze.
site-how-fantasy_realms-4 = Une carte rapporte sa force de base, son bonus et son malus. Seules les cartes de votre propre main agissent les unes sur les autres.
site-how-fantasy_realms-5 = Une carte masquée n’a ni force, ni famille, ni bonus, ni malus. Un malus effacé ne fait rien.
site-how-fantasy_realms-6 = Variante à deux joueurs : on commence sans carte. Prenez une carte de la défausse, ou piochez-en deux, gardez-en une et défaussez l’autre.
site-how-fantasy_realms-7 = Chaos : pas de tours. Jusqu’à la fin du temps, deux joueurs peuvent échanger une carte contre une carte.

## Ensemble à une table

site-away-for = Absence : { $name } ({ $time })
site-wait = Attendre
site-let-bot-in = Laisser jouer un robot ({ $time })
site-bot-for = Robot pour { $name }
site-is-back = { $n ->
    [0] { $name } est de retour.
    [one] { $name } est de retour ; le robot a fait { $n } choix.
   *[other] { $name } est de retour ; le robot a fait { $n } choix.
}
site-bot-made = { $n ->
    [0] Le robot n’a rien choisi entre-temps.
    [one] Le robot a fait { $n } choix entre-temps.
   *[other] Le robot a fait { $n } choix entre-temps.
}
site-welcome-back = Bon retour : un robot joue à votre place
site-bot-has-seat = Un robot joue à votre place
site-what-happened = Ce qui s’est passé
site-takeback-move = { $name } souhaite reprendre ce coup : { $move }
site-not-now = Pas maintenant
site-rematch-asked = Revanche ? En attente : { $names }
site-rematch-declined = { $count ->
    [one] { $names } ne souhaite pas de revanche pour l’instant.
   *[other] { $names } ne souhaitent pas de revanche pour l’instant.
}
site-rematch-yours = Vous avez refusé la revanche.
site-talk = Discussion
site-talk-phrases = Phrases
site-talk-reactions = Réactions
site-talk-line = Un message aux autres joueurs
site-talk-send = Envoyer
site-talk-kept = Seuls les joueurs le lisent, et rien n’est conservé.
site-talk-none = Personne n’a encore rien dit.
site-talk-said = { $name } : { $text }
site-talk-off = La discussion est désactivée sur cet appareil.
site-talk-on = L’activer
site-chat-allowed = Les joueurs peuvent s’écrire (tables privées ; rien n’est conservé)
site-set-talk = Discussion à la table
site-set-talk-all = phrases et messages
site-set-talk-phrases = phrases seulement
site-set-talk-off = désactivée
site-set-tips = Astuces sur ce que vous voyez pour la première fois
site-phrase-hello = Bonjour !
site-phrase-good_luck = Bonne chance !
site-phrase-nice_move = Joli coup !
site-phrase-thinking = Je réfléchis…
site-phrase-one_moment = Un instant, s’il vous plaît.
site-phrase-oops = Oups !
site-phrase-thanks = Merci !
site-phrase-sorry = Pardon !
site-phrase-well_played = Bien joué !
site-phrase-close_one = C’était serré !
site-phrase-again = Encore une partie ?
site-phrase-goodbye = Au revoir !
site-phrase-smile = sourit
site-phrase-wow = n’en revient pas
site-phrase-sad = est triste
site-phrase-clap = applaudit
site-phrase-heart = adore
