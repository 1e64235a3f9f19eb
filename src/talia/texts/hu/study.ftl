# The study table: setting up a position, lines of play, asking a bot, rulings, and reports of bugs.

study-title = Elemzés
study-set-up = Állás beállítása

study-palette = Lerakható lapok
study-search = Lap keresése
study-into = Ide kerül: { $place }
study-choose-place = Válassz egy helyet, aztán a lapokat, amelyek ott vannak.
study-none-found = Ilyen lap nem kerülhet oda.
study-any = Bármelyik lap
study-laid = { $card }: lerakva ({ $place })
study-lies-in = itt van: { $place }
study-unfold = Lapok mutatása ({ $n })
study-fold = Lapok elrejtése
study-rest = Alatta, megkeverve, a máshol nem szereplő lapok vannak.
study-add-to = ide kerüljenek a lapok
study-put-in = a lap áthelyezése ide
study-picked = felvéve: válassz egy helyet
study-take-away = Elvétel
study-fewer = { $place }: eggyel kevesebb
study-more = { $place }: eggyel több
study-deal = Új osztás
study-can-be = A szabályok megengedik ezt az állást.
study-can-be-kept = A szabályok megengedik ezt az állást, és ami folyamatban volt, folytatódik.
study-play = Játék innen
study-no-position = Ez az állás nem olvasható

study-go = Vissza és előre
study-first = Az elejére
study-back = Egy válasszal vissza
study-forward = Egy válasszal tovább
study-last = A változat végére
study-look = Nézőpont
study-look-asked = Aki választ
study-open-hands = Nyitott kezek
study-too-long = Az elemzés megtelt (válaszok: { $n }); törölj egy változatot a folytatáshoz.
study-refused-at = { $place }: { $why }
study-refused-show = Mutasd, hol
study-refused-here = Ezt nem engedik a szabályok.
study-line-refused = A szabályok nem engedik meg a linkben lévő változatot, ezért itt az eleje. { $why }

study-lines = Változatok
study-variation = Változat
study-start = Kezdés
study-lines-none = Játssz mindkét oldalon. Ha visszalépsz és mást válaszolsz, új változat születik.
study-make-main = Legyen ez a fő változat
study-remove-line = Törlés innentől

study-ask = Kérdezd a botot
study-ask-now = Kérdezem
study-ask-for = Kinek
study-ask-level = Ki válaszol
study-ask-quick = A gyorsak legjobbja
study-ask-open = Minden kezet lát
study-ask-nobody = Itt senki nem választ.
study-asked-of = { $name }, a bot szerint: { $level }.
study-asked-closed = Csak azt tudta, amit ez a játékos tud.
study-asked-open = Minden kezet látott.
study-best-line = Amire számít
study-play-answer = Legyen ez a válasz

study-ruling = Miért történt ez?
study-ruling-none = Adj egy választ: itt lesz a magyarázat arra, ami történik, szabályról szabályra.
study-ruling-rules = A szabályokban
study-ruling-where = A szabályokban: { $rule }

study-keep = Megőrzés és megosztás
study-keep-text = Mindez az oldal címében van: egy link, könyvjelző vagy újratöltés visszahozza.
study-share = Link másolása
study-export = Állás JSON-ként

study-this-position = Állás elemzése
study-this-position-text = Amit látsz, megmarad; a rejtett lapok új osztásból jönnek.
study-bug = Hiba jelentése
study-bug-text = A Talia fájlba írja ezt a játszmát és ezt a pillanatot. Küldd el az oldal üzemeltetőjének vagy a projektnek: teszt készülhet belőle.
study-bug-expected = Mire számítottál?
study-bug-save = Fájl mentése
