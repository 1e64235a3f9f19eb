# The page without a server (docs/offline.md). `-welcome-text` stands on its front page.
offline-welcome-text = Három kártyajáték egy asztalnál: egy képernyőn vagy bot ellen. Minden ezen az eszközön fut, hálózattal vagy anélkül.

# While the engine is fetched: $done and $total in megabytes.
offline-loading = Terítjük az asztalt: { $done } / { $total } MB
offline-starting = Terítjük az asztalt…
offline-failed = A játékok nem indultak el ezen az eszközön: { $reason }
offline-failed-again = Újra
offline-elsewhere = A Talia egy másik lapon is nyitva van, és ez a lap azon keresztül játszik. Hagyd nyitva azt a lapot.
offline-noted = Rendben

offline-install = Talia alkalmazásként
offline-install-text = Saját ikonnal és hálózat nélkül; a játszmáid ezen az eszközön maradnak.
offline-install-go = Telepítés
offline-install-ios = Safariban: Megosztás, majd Főképernyőhöz adás. Az alkalmazás külön tárolja a játszmáit, ezért vidd magaddal fájlban a felvételeidet.
offline-installed = A Talia telepítve van ezen az eszközön.
