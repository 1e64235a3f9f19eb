# The page without a server (docs/offline.md). `-welcome-text` stands on its front page.
offline-welcome-text = Trzy gry karciane przy jednym stole: na jednym ekranie albo przeciw botowi. Wszystko działa na tym urządzeniu, z siecią i bez niej.

# While the engine is fetched: $done and $total in megabytes.
offline-loading = Nakrywamy do stołu: { $done } z { $total } MB
offline-starting = Nakrywamy do stołu…
offline-failed = Nie udało się uruchomić gier na tym urządzeniu: { $reason }
offline-failed-again = Spróbuj ponownie
offline-elsewhere = Talia jest otwarta w innej karcie przeglądarki i ta gra przez tamtą. Nie zamykaj tamtej karty.
offline-noted = W porządku

offline-install = Talia jako aplikacja
offline-install-text = Z własną ikoną i bez sieci; twoje gry zostają na tym urządzeniu.
offline-install-go = Zainstaluj
offline-install-ios = W Safari: Udostępnij, potem Do ekranu początkowego. Aplikacja ma własną pamięć gier, więc zabierz swoje zapisy w pliku.
offline-installed = Talia jest zainstalowana na tym urządzeniu.
