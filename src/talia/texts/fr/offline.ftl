# The page without a server (docs/offline.md). `-welcome-text` stands on its front page.
offline-welcome-text = Trois jeux de cartes à une même table : sur un seul écran ou contre un bot. Tout se passe sur cet appareil, avec ou sans réseau.

# While the engine is fetched: $done and $total in megabytes.
offline-loading = On met la table : { $done } sur { $total } Mo
offline-starting = On met la table…
offline-failed = Les jeux n’ont pas pu démarrer sur cet appareil : { $reason }
offline-failed-again = Réessayer
offline-elsewhere = Talia est ouverte dans un autre onglet, et celui-ci joue à travers lui. Laissez l’autre onglet ouvert.
offline-noted = D’accord

offline-install = Talia comme application
offline-install-text = Avec sa propre icône et sans réseau ; vos parties restent sur cet appareil.
offline-install-go = Installer
offline-install-ios = Dans Safari : Partager, puis Sur l’écran d’accueil. L’application garde ses propres parties : emportez vos enregistrements dans un fichier.
offline-installed = Talia est installée sur cet appareil.
