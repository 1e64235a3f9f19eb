# The page without a server (docs/offline.md). `offline-site-…` is said there instead of `site-…`.
offline-site-welcome-text = Trois jeux de cartes à une même table : sur un seul écran ou contre un robot. Tout se passe sur cet appareil, avec ou sans réseau.
offline-site-refused-busy = Impossible de l’enregistrer sur cet appareil : il est peut-être plein. Rien n’a changé ; libérez de l’espace et réessayez.
offline-site-refused-unknown = Il n’y a rien ici sur cet appareil.
offline-site-refused-unreadable = Cette table suit une autre version des règles et ne peut pas être ouverte par celle-ci. Elle est gardée telle quelle.
offline-site-refused-offline = Les jeux de cet appareil ne répondent pas. Rechargez la page ; rien n’est perdu.
offline-site-refused-house_failed = Les jeux n’ont pas pu démarrer sur cet appareil.
offline-site-offline = La table est en train de rouvrir
offline-site-offline-text = Un instant ; rien n’est perdu.
offline-site-offline-kept = Un instant ; votre choix est gardé.

# While the engine is fetched: $done and $total in megabytes.
offline-loading = On met la table : { $done } sur { $total } Mo
offline-starting = On met la table…
offline-failed = Les jeux n’ont pas pu démarrer sur cet appareil : { $reason }
offline-failed-again = Réessayer
offline-elsewhere = Talia est ouverte dans un autre onglet, et celui-ci joue à travers lui. Laissez l’autre onglet ouvert.
offline-noted = D’accord

offline-install = Talia comme application
offline-install-text = Avec sa propre icône et sans réseau ; vos parties restent sur cet appareil.
offline-install-go = Installer
offline-install-ios = Dans Safari : Partager, puis Sur l’écran d’accueil. L’application garde ses propres parties : emportez vos enregistrements dans un fichier.
offline-installed = Talia est installée sur cet appareil.
