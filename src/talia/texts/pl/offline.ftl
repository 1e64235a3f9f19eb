# The page without a server (docs/offline.md). `offline-site-…` is said there instead of `site-…`.
offline-site-welcome-text = Trzy gry karciane przy jednym stole: na jednym ekranie albo przeciw botowi. Wszystko działa na tym urządzeniu, z siecią i bez niej.
offline-site-refused-busy = Nie udało się tego zapisać na tym urządzeniu: może brakuje na nim miejsca. Nic się nie zmieniło; zwolnij trochę miejsca i spróbuj ponownie.
offline-site-refused-unknown = Na tym urządzeniu niczego takiego nie ma.
offline-site-refused-unreadable = Ten stół ma inną wersję reguł i ta wersja nie może go otworzyć. Jest zachowany bez zmian.
offline-site-refused-offline = Gry na tym urządzeniu nie odpowiadają. Odśwież stronę; nic nie przepadło.
offline-site-refused-house_failed = Nie udało się uruchomić gier na tym urządzeniu.
offline-site-offline = Stół otwiera się ponownie
offline-site-offline-text = Chwileczkę; nic nie przepadło.
offline-site-offline-kept = Chwileczkę; twój wybór jest zachowany.

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
