# The page without a server (docs/offline.md). `offline-site-…` is said there instead of `site-…`.
offline-site-welcome-text = Három kártyajáték egy asztalnál: egy képernyőn vagy bot ellen. Minden ezen az eszközön fut, hálózattal vagy anélkül.
offline-site-refused-busy = Ezt nem sikerült elmenteni ezen az eszközön: lehet, hogy megtelt. Semmi sem változott; szabadíts fel egy kis helyet, és próbáld újra.
offline-site-refused-unknown = Ezen az eszközön nincs itt semmi.
offline-site-refused-unreadable = Ez az asztal más szabályváltozattal készült, ezért ez a verzió nem tudja megnyitni. Változatlanul megmarad.
offline-site-refused-offline = A játékok ezen az eszközön nem válaszolnak. Töltsd újra az oldalt; semmi sem veszett el.
offline-site-refused-house_failed = A játékok nem indultak el ezen az eszközön.
offline-site-offline = Az asztal újra megnyílik
offline-site-offline-text = Egy pillanat; semmi sem veszett el.
offline-site-offline-kept = Egy pillanat; a választásod megmarad.

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
