# Lessons: the first steps in Fantasy Realms (learn/lessons/fantasy_realms_first.json). At most 25 words a bubble; hints
# in three grades: where to look, what to think of, what to do. The first never names the card that is wanted.

learn-fantasy-realms-first-title = Az első lépések

learn-fantasy-realms-1-title = Azt vedd fel, ami illik
learn-fantasy-realms-1-say-1 = Hét lap együtt ér pontot. Minden körben felveszel egy lapot a pakliból vagy az eldobottak közül, és eldobsz egyet.
learn-fantasy-realms-1-say-2 = A { fantasy_realms-card-queen } 5-öt ad minden Seregért, egy bizonyos lappal együtt 20-at. Négy Sereged van.
learn-fantasy-realms-1-say-3 = Most azt a lapot dobd el, amelyik a legkevésbé hiányzik majd a kezedből.
learn-fantasy-realms-1-wrong-1 = A pakli csak valamilyen lapot hoz. Az eldobottak között van egy, amellyel a { fantasy_realms-card-queen } 20 helyett 80-at ad.
learn-fantasy-realms-1-wrong-2 = A { fantasy_realms-card-smoke } Láng nélkül érvénytelen: legfeljebb { $points } pont. Ki szereti a Seregeket?
learn-fantasy-realms-1-wrong-3 = A { fantasy_realms-card-magic_wand.dat } Varázsló kell, de nincs: legfeljebb { $points } pont. Olvasd el újra a { fantasy_realms-card-queen.acc }.
learn-fantasy-realms-1-wrong-4 = { $option } nélkül a kezed { $points } pontot ér. Egy lap szinte semmit sem hoz: azt dobd el.
learn-fantasy-realms-1-tell-1 = A { fantasy_realms-card-king } és a { fantasy_realms-card-queen } együtt: mindkettő 20 pontot ad minden Seregért.
learn-fantasy-realms-1-end-1 = Egyetlen körben 112-ről 258 pontra: a lapok annyit érnek, amennyit együtt elérnek.
learn-fantasy-realms-1-hint-1 = Olvasd el a { fantasy_realms-card-queen.acc }.
learn-fantasy-realms-1-hint-2 = Az eldobottak között van a lap, amelyet kér.
learn-fantasy-realms-1-hint-3 = Vedd fel a { fantasy_realms-card-king.acc }.
learn-fantasy-realms-1-hint-4 = Melyik lapnak nincs köze a többihez?
learn-fantasy-realms-1-hint-5 = 2-t ér, és a bónusza nem fog összejönni.
learn-fantasy-realms-1-hint-6 = Dobd el a { fantasy_realms-card-candle.acc }.

learn-fantasy-realms-2-title = A büntetés fáj
learn-fantasy-realms-2-say-1 = Egyes lapokon büntetés van. A { fantasy_realms-card-dragon } 30-at ér, de 40-et veszít, ha nincs Varázslód.
learn-fantasy-realms-2-say-2 = Keress egy Varázslót. Nemcsak a { fantasy_realms-card-dragon.acc } menti meg.
learn-fantasy-realms-2-say-3 = Most azt a lapot dobd el, amelyik a legkevesebbet adja.
learn-fantasy-realms-2-wrong-1 = Az eldobottak között ott egy Varázsló. A pakliból szerencse kellene hozzá, és a 40 pont elveszett.
learn-fantasy-realms-2-wrong-2 = A { fantasy_realms-card-knights } Vezér nélkül 8-at veszítenek, és a { fantasy_realms-card-dragon } továbbra is 40-et: legfeljebb { $points } pont.
learn-fantasy-realms-2-wrong-3 = A { fantasy_realms-card-blizzard } 5-öt veszít minden Bestiáért, és a { fantasy_realms-card-dragon } továbbra is 40-et: legfeljebb { $points } pont.
learn-fantasy-realms-2-wrong-4 = { $option } nélkül a kezed { $points } pontot ér. Egy másik lap kevesebbet ad.
learn-fantasy-realms-2-tell-1 = Itt a Varázsló: a { fantasy_realms-card-dragon } megtartja a 30 pontját. A { fantasy_realms-card-enchantress } pedig 5-öt ad minden Tájért, Időjárásért, Áradatért és Lángért.
learn-fantasy-realms-2-hint-1 = Mi kell a { fantasy_realms-card-dragon.dat }?
learn-fantasy-realms-2-hint-2 = Az egyik eldobott lap Varázsló.
learn-fantasy-realms-2-hint-3 = Vedd fel a { fantasy_realms-card-enchantress.acc }.
learn-fantasy-realms-2-hint-4 = Melyik lap kér olyasmit, ami nincs nálad?
learn-fantasy-realms-2-hint-5 = Vezér nélkül az egyik lapod 4-et ér.
learn-fantasy-realms-2-hint-6 = Dobd el { fantasy_realms-card-shield_of_keth.acc }.

learn-fantasy-realms-3-title = Érvénytelenítés és törlés
learn-fantasy-realms-3-say-1 = Az érvénytelen lapnak nincs pontja, színe, semmije. A { fantasy_realms-card-wildfire } sokat érvénytelenít; az { fantasy_realms-card-great_flood } a Lángokat.
learn-fantasy-realms-3-say-2 = A törölt büntetés hatástalan. Egy eldobott Táj törli az Áradatokét, és 50-et ad, ha nálad van a { fantasy_realms-card-smoke } és a { fantasy_realms-card-wildfire }.
learn-fantasy-realms-3-say-3 = A { fantasy_realms-card-wildfire } most érvényes, és érvényteleníti néhány lapodat. Ezek közül dobj el egyet.
learn-fantasy-realms-3-wrong-1 = A pakli csak valamilyen lapot hoz. Az egyik eldobott Táj ebből a zűrzavarból remek kezet csinál.
learn-fantasy-realms-3-wrong-2 = A { fantasy_realms-card-hydra } legfeljebb { $points } pontra emeli a kezed értékét. Az egyik eldobott Táj jóval többre.
learn-fantasy-realms-3-wrong-3 = A { fantasy_realms-card-basilisk } legfeljebb { $points } pontra emeli a kezed értékét. Az egyik eldobott Táj jóval többre.
learn-fantasy-realms-3-wrong-4 = { $option } nélkül a kezed { $points } pontot ér. Olyan lapot dobj el, amelyet a { fantasy_realms-card-wildfire } úgyis érvénytelenít.
learn-fantasy-realms-3-tell-1 = Az { fantasy_realms-card-great_flood } büntetése törölve: a { fantasy_realms-card-wildfire } érvényes, a { fantasy_realms-card-smoke.dat } van Lángja, a { fantasy_realms-card-mountain } 50-et ad.
learn-fantasy-realms-3-hint-1 = Melyik eldobott lap törli az Áradatok büntetését?
learn-fantasy-realms-3-hint-2 = Táj, amelyet a { fantasy_realms-card-wildfire } megkímél.
learn-fantasy-realms-3-hint-3 = Vedd fel a { fantasy_realms-card-mountain.acc }.
learn-fantasy-realms-3-hint-4 = Olvasd el, mely lapokat kíméli meg a { fantasy_realms-card-wildfire }.
learn-fantasy-realms-3-hint-5 = A Vezéreket és a { fantasy_realms-card-mountain } kivételével a Tájakat érvényteleníti.
learn-fantasy-realms-3-hint-6 = Dobd el a { fantasy_realms-card-king.acc }, az { fantasy_realms-card-forest.acc } vagy a { fantasy_realms-card-swamp.acc }.

learn-fantasy-realms-4-title = Pakli vagy eldobott lap?
learn-fantasy-realms-4-say-1 = Egyik eldobott lap sem növeli a 233 pontodat. A pakli átlagosan 14-gyel többet hoz, és semmit sem árul el az ellenfeleidnek.
learn-fantasy-realms-4-say-2 = De minden lap, amelyet a pakliból húztok, közelebb hozza a játék végét.
learn-fantasy-realms-4-say-3 = Melyik lapodnak nincs társa a kezedben?
learn-fantasy-realms-4-wrong-1 = { $option }: így legfeljebb { $points } pontod marad. A pakli átlagosan többet ér.
learn-fantasy-realms-4-wrong-2 = { $option } nélkül a kezed { $points } pontot ér. Egy másik lap kevesebbet hoz.
learn-fantasy-realms-4-tell-1 = { fantasy_realms-card-elven_archers }: az ötödik Sereg. A { fantasy_realms-card-king } és a { fantasy_realms-card-queen } összesen 40-et ad érte.
learn-fantasy-realms-4-hint-1 = Próbáld ki gondolatban mindegyik eldobott lapot.
learn-fantasy-realms-4-hint-2 = Egyik sem jobb a sajátjaidnál.
learn-fantasy-realms-4-hint-3 = Húzz a pakliból.
learn-fantasy-realms-4-hint-4 = Melyik lapod nem Vezér és nem Sereg?
learn-fantasy-realms-4-hint-5 = 2-t ér, és a bónusza nem fog összejönni.
learn-fantasy-realms-4-hint-6 = Dobd el a { fantasy_realms-card-candle.acc }.

learn-fantasy-realms-5-title = Mikor állj meg
learn-fantasy-realms-5-say-1 = A tizedik eldobott lap azonnal véget vet a játéknak. Kilenc fekszik az asztalon, és erős a kezed.
learn-fantasy-realms-5-say-2 = Aki eldobott lapot vesz fel, majd eldob egyet, kilencnél tartja a számukat. Legyen belőle tíz.
learn-fantasy-realms-5-say-3 = Amit most eldobsz, az a tizedik. Maradjon legalább 233 pontod.
learn-fantasy-realms-5-wrong-1 = { $option }: ha eldobott lapot veszel fel, kilenc marad, és a többiek újra sorra kerülnek. Pedig most te vezetsz.
learn-fantasy-realms-5-wrong-2 = { $option } nélkül a kezed { $points } pontot ér, és a játék most véget ér. Egy haszontalan lap is megtenné.
learn-fantasy-realms-5-tell-1 = Tíz lap: mindenki felfedi a kezét, és pontozás következik. A legmagasabb pontszám nyer.
learn-fantasy-realms-5-hint-1 = Számold meg az eldobott lapokat.
learn-fantasy-realms-5-hint-2 = Ha onnan veszel fel egyet, helyet csinálsz annak, amelyet eldobsz.
learn-fantasy-realms-5-hint-3 = Húzz a pakliból.
learn-fantasy-realms-5-hint-4 = Nyolc lapodból kettőnek semmi köze a többihez.
learn-fantasy-realms-5-hint-5 = A Seregek és a Vezérek maradnak.
learn-fantasy-realms-5-hint-6 = Dobd el a { fantasy_realms-card-candle.acc } vagy azt, amit húztál.

learn-fantasy-realms-6-title = A Dzsókerek választanak utoljára
learn-fantasy-realms-6-say-1 = Pontozáskor a Dzsókerek eldöntik, mik legyenek. A { fantasy_realms-card-mirage } egy Sereg, Táj, Időjárás, Áradat vagy Láng nevét veheti fel.
learn-fantasy-realms-6-say-2 = A { fantasy_realms-card-whirlwind } 40-et ad, ha nálad van az { fantasy_realms-card-great_flood } és egy hiányzó lap. Előbb annak a színét mondd meg.
learn-fantasy-realms-6-say-3 = És most a nevét.
learn-fantasy-realms-6-wrong-1 = { $option }: így a kezed legfeljebb { $points } pontot ér. Olvasd el, mit kér a { fantasy_realms-card-whirlwind }.
learn-fantasy-realms-6-wrong-2 = Ha a { fantasy_realms-card-mirage } az marad, ami, a kezed { $points } pontot ér. Olvasd el, mit kér a { fantasy_realms-card-whirlwind }.
learn-fantasy-realms-6-wrong-3 = { $option }: így a kezed { $points } pontot ér. Egy másik név többet hoz: kérdezd a { fantasy_realms-card-whirlwind.acc }.
learn-fantasy-realms-6-wrong-4 = Szín név nélkül: a kezed { $points } pontot ér. A { fantasy_realms-card-whirlwind } nevet kér.
learn-fantasy-realms-6-tell-1 = 260 pont: híres kéz. A pontozólap minden sort megmutat, a szabályával együtt.
learn-fantasy-realms-6-hint-1 = Melyik lapod vár egy névre?
learn-fantasy-realms-6-hint-2 = A { fantasy_realms-card-whirlwind.dat } ez kell: { fantasy_realms-card-rainstorm }. Milyen színű?
learn-fantasy-realms-6-hint-3 = Válaszd ezt a színt: { fantasy_realms-suit-weather }.
learn-fantasy-realms-6-hint-4 = Olvasd el még egyszer a { fantasy_realms-card-whirlwind.acc }.
learn-fantasy-realms-6-hint-5 = Az egyik névvel 40-et adna.
learn-fantasy-realms-6-hint-6 = Nevezd meg a { fantasy_realms-card-rainstorm.acc }.

learn-fantasy-realms-7-title = Egy egész játék edzővel
learn-fantasy-realms-7-say-1 = Három játékos, és tíz eldobott lap vet véget a játéknak. Mindig látod, mennyit ér a kezed.
learn-fantasy-realms-7-say-2 = Minden lapnál kérdezd meg: mit hoz, és kinek kedvez?
