# Cards of Radlands: a name and, in our own words, what the card does.
# No Hungarian edition is known to us: `.ours` marks names translated by us.
# Forms: `.acc` tárgyeset, `.art` the definite article alone (a or az).
# `.text_v3` is the text of the other printing (variant V3); Command Post keeps its text there.

## Camps

radlands-card-adrenaline_lab = Adrenalinlabor
    .text = 0 víz: fizesd ki és használd egy sérült karaktered egyik képességét, majd pusztítsd el azt a karaktert.
    .acc = Adrenalinlabort
    .art = az
    .ours = yes

radlands-card-arcade = Játékterem
    .text = 1 víz: kapsz egy punkot, ha legfeljebb egy karaktered van játékban.
    .acc = Játéktermet
    .art = a
    .ours = yes

radlands-card-atomic_garden = Atomkert
    .text = 2 víz: állítsd helyre egy sérült karakteredet; rögtön bevethetővé válik.
    .acc = Atomkertet
    .art = az
    .ours = yes

radlands-card-blood_bank = Vérbank
    .text = 0 víz: pusztítsd el egy karakteredet, majd kapsz 1 extra vizet.
    .acc = Vérbankot
    .art = a
    .ours = yes

radlands-card-bonfire = Tábortűz
    .text = 0 víz: okozz 1 sebzést ennek a tábornak, majd állítsd helyre akárhány lapodat. Ez a tábor sosem állítható helyre.
    .acc = Tábortüzet
    .art = a
    .ours = yes

radlands-card-cache = Rejtekhely
    .text = 0 víz: okozz 1 sebzést ennek a tábornak, majd válassz: húzol egy lapot, helyreállítasz egy lapot, vagy kapsz egy punkot.
    .text_v3 = 2 víz: portyázz, és kapsz egy punkot.
    .acc = Rejtekhelyet
    .art = a
    .ours = yes

radlands-card-cannon = Ágyú
    .text = 1 víz: okozz 1 sebzést ennek a tábornak, majd 1 sebzést az ellenfél egy védtelen lapjának.
    .text_v3 = Sérülten kezdi a játékot. 2 víz: okozz 1 sebzést, de csak amíg ez a tábor sértetlen.
    .acc = Ágyút
    .art = az
    .ours = yes

radlands-card-catapult = Katapult
    .text = 2 víz: okozz 1 sebzést az ellenfél bármelyik lapjának, majd pusztítsd el egy karakteredet.
    .acc = Katapultot
    .art = a
    .ours = yes

radlands-card-command_post = Harcálláspont
    .text = 3 víz, minden punkod után 1-gyel kevesebb: okozz 1 sebzést.
    .acc = Harcálláspontot
    .art = a
    .ours = yes

radlands-card-construction_yard = Építőtelep
    .text = 1 víz, csak amíg ez a tábor sértetlen: fordítsd vissza egy elpusztult táborodat, majd pusztítsd el ezt a tábort.
    .text_v3 = 1 víz: helyezz át egy tetszőleges karaktert ugyanazon az oldalon bárhová. 2 víz: portyázz.
    .acc = Építőtelepet
    .art = az
    .ours = yes

radlands-card-garage = Garázs
    .text = 1 víz: portyázz.
    .acc = Garázst
    .art = a
    .ours = yes

radlands-card-juggernaut = Juggernaut
    .text = 1 víz: lépj ezzel a táborral egy mezőt előre; akit megelőz, az mögé kerül. Harmadszorra ehelyett hazatér, és az ellenfél elpusztítja egy saját táborát.
    .acc = Juggernautot
    .art = a
    .ours = yes

radlands-card-labor_camp = Munkatábor
    .text = 0 víz: pusztítsd el egy karakteredet, majd helyreállíthatod egy lapodat.
    .acc = Munkatábort
    .art = a
    .ours = yes

radlands-card-mercenary_camp = Zsoldostábor
    .text = 2 víz: az ellenfél választ: eldob két lapot a kezéből (a Víztartályt nem), vagy elpusztítja egy játékban lévő lapját.
    .text_v3 = 2 víz: okozz 1 sebzést az ellenfél bármelyik táborának, ha legalább négy karaktered van.
    .acc = Zsoldostábort
    .art = a
    .ours = yes

radlands-card-mulcher = Daráló
    .text = 0 víz: pusztítsd el egy karakteredet, majd húzz egy lapot.
    .acc = Darálót
    .art = a
    .ours = yes

radlands-card-nest_of_spies = Kémfészek
    .text = 1 víz: okozz 1 sebzést, ha ebben a körben legalább két karaktert hoztál játékba.
    .acc = Kémfészket
    .art = a
    .ours = yes

radlands-card-oasis = Oázis
    .text = Amíg nincs karaktered ebben az oszlopban, ide 1-gyel olcsóbban játszhatsz ki karaktert.
    .acc = Oázist
    .art = az
    .ours = yes

radlands-card-obelisk = Obeliszk
    .text = Már a játék kezdete előtt elpusztul.
    .text_v3 = Megnyered a játékot, amikor a pakli utolsó lapját is felhúzzák.
    .acc = Obeliszket
    .art = az
    .ours = yes

radlands-card-omen_clock = Végzetóra
    .text = 1 víz: léptess egy mezővel előre egy tetszőleges eseményt, a tiédet vagy az ellenfélét. Az 1-es mezőről végrehajtódik.
    .acc = Végzetórát
    .art = a
    .ours = yes

radlands-card-outpost = Előőrs
    .text = 2 víz: portyázz. 2 víz: állítsd helyre egy lapodat.
    .acc = Előőrsöt
    .art = az
    .ours = yes

radlands-card-parachute_base = Ejtőernyős bázis
    .text = 0 víz: fizess ki és játssz ki egy karaktert, fizesd ki és használd egy képességét, majd okozz neki 1 sebzést.
    .acc = Ejtőernyős bázist
    .art = az
    .ours = yes

radlands-card-pillbox = Bunker
    .text = 3 víz, minden elpusztult táborod után 1-gyel kevesebb: okozz 1 sebzést.
    .acc = Bunkert
    .art = a
    .ours = yes

radlands-card-railgun = Sínágyú
    .text = 2 víz: okozz 1 sebzést.
    .acc = Sínágyút
    .art = a
    .ours = yes

radlands-card-reactor = Reaktor
    .text = 2 víz: pusztítsd el ezt a tábort és minden játékban lévő karaktert, a tieidet is.
    .acc = Reaktort
    .art = a
    .ours = yes

radlands-card-resonator = Rezonátor
    .text = 2 víz: pusztítsd el az ellenfél egy védtelen, sérült lapját.
    .text_v3 = 1 víz: okozz 1 sebzést. Ebben a körben ez lehet az egyetlen képesség, amelyet használsz.
    .acc = Rezonátort
    .art = a
    .ours = yes

radlands-card-scavenger_camp = Guberálók tábora
    .text = 2 víz: portyázz. 1 víz: állítsd helyre egy lapodat, ha ebben a körben lezajlott a Portyázók eseményed.
    .text_v3 = 0 víz: dobj el egy lapot, majd kapsz egy punkot vagy 1 extra vizet.
    .acc = Guberálók táborát
    .art = a
    .ours = yes

radlands-card-scud_launcher = Scud-kilövő
    .text = 1 víz: az ellenfél kiválasztja egy játékban lévő lapját, és 1 sebzést okoz neki.
    .acc = Scud-kilövőt
    .art = a
    .ours = yes

radlands-card-supply_depot = Ellátóbázis
    .text = 2 víz: húzz két lapot, majd dobd el a kettő egyikét.
    .acc = Ellátóbázist
    .art = az
    .ours = yes

radlands-card-the_octagon = Oktogon
    .text = 1 víz: pusztítsd el egy karakteredet; ekkor az ellenfél is elpusztítja egy sajátját.
    .acc = Oktogont
    .art = az
    .ours = yes

radlands-card-training_camp = Kiképzőtábor
    .text = 1 víz: fordítsd fel egy punkodat. A karakter ott marad, kimerülten. Az eseményt dobd el, majd kapsz egy punkot és 1 extra vizet.
    .text_v3 = 2 víz: okozz 1 sebzést, ha két karaktered van ebben az oszlopban.
    .acc = Kiképzőtábort
    .art = a
    .ours = yes

radlands-card-transplant_lab = Transzplantációs labor
    .text = 1 víz: állítsd helyre egy lapodat, ha ebben a körben legalább két karaktert hoztál játékba.
    .acc = Transzplantációs labort
    .art = a
    .ours = yes

radlands-card-victory_totem = Győzelmi totem
    .text = 2 víz: sebesíts meg egy védtelen ellenséget. 2 víz: portyázz.
    .text_v3 = 2 víz: okozz 1 sebzést. 2 víz: portyázz.
    .acc = Győzelmi totemet
    .art = a
    .ours = yes

radlands-card-warehouse = Raktárház
    .text = 0 víz: okozz 1 sebzést ennek a tábornak, majd dobj el legalább egy lapot a kezedből (a Víztartályt nem), és húzz eggyel többet.
    .text_v3 = 1 víz: állítsd helyre egy lapodat, ha az ellenfélnek van védtelen tábora.
    .acc = Raktárházat
    .art = a
    .ours = yes

radlands-card-watchtower = Őrtorony
    .text = 1 víz: okozz 1 sebzést, ha ebben a körben bármilyen esemény végrehajtódott.
    .acc = Őrtornyot
    .art = az
    .ours = yes

## People

radlands-card-argo_yesky = Argo Yesky
    .text = 1 víz: okozz 1 sebzést. Ez a képesség minden karakterednek megvan. Amikor Argo játékba kerül, kapsz egy punkot.
    .acc = Argo Yeskyt
    .art = { "" }

radlands-card-assassin = Orgyilkos
    .text = 2 víz: pusztíts el egy védtelen ellenséget.
    .acc = Orgyilkost
    .art = az
    .ours = yes

radlands-card-cult_leader = Szektavezér
    .text = 0 víz: pusztítsd el egy karakteredet, majd okozz 1 sebzést.
    .acc = Szektavezért
    .art = a
    .ours = yes

radlands-card-doomsayer = Vészmadár
    .text = 1 víz: okozz 1 sebzést, ha az ellenfélnek van eseménye a sorban. Amikor ez a lap játékba kerül, egy mezővel hátratolhatod az ellenfél összes eseményét.
    .acc = Vészmadarat
    .art = a
    .ours = yes

radlands-card-exterminator = Likvidátor
    .text = 1 víz: pusztíts el minden sérült ellenséget.
    .acc = Likvidátort
    .art = a
    .ours = yes

radlands-card-gunner = Géppuskás
    .text = 2 víz: sebesíts meg minden védtelen ellenséget.
    .acc = Géppuskást
    .art = a
    .ours = yes

radlands-card-holdout = Ellenálló
    .text = 1 víz: okozz 1 sebzést. 0 vízbe kerül, ha egy elpusztult táborod oszlopába játszod ki.
    .acc = Ellenállót
    .art = az
    .ours = yes

radlands-card-karli_blaze = Karli Blaze
    .text = 1 víz: okozz 1 sebzést. Minden karaktered – Karli is – bevethetően kerül játékba.
    .acc = Karli Blaze-t
    .art = { "" }

radlands-card-looter = Fosztogató
    .text = 2 víz: okozz 1 sebzést; ha tábort találtál el, húzz egy lapot.
    .acc = Fosztogatót
    .art = a
    .ours = yes

radlands-card-magnus_karv = Magnus Karv
    .text = 2 víz: okozz 1 sebzést az ellenfél egyik oszlopában minden lapnak.
    .acc = Magnus Karvot
    .art = { "" }

radlands-card-mimic = Utánzó
    .text = Fizesd ki és használd egy bevethető karaktered vagy bármelyik sértetlen ellenség egyik képességét.
    .acc = Utánzót
    .art = az
    .ours = yes

radlands-card-molgur_stang = Molgur Stang
    .text = 1 víz: pusztítsd el az ellenfél bármelyik táborát.
    .acc = Molgur Stangot
    .art = { "" }

radlands-card-muse = Múzsa
    .text = 0 víz: kapsz 1 extra vizet.
    .acc = Múzsát
    .art = a
    .ours = yes

radlands-card-mutant = Mutáns
    .text = 0 víz: okozz 1 sebzést, állítsd helyre egy lapodat, vagy tedd mindkettőt; majd okozz 1 sebzést ennek a lapnak.
    .acc = Mutánst
    .art = a
    .ours = yes

radlands-card-pyromaniac = Piromániás
    .text = 1 víz: okozz 1 sebzést az ellenfél egy védtelen táborának.
    .acc = Piromániást
    .art = a
    .ours = yes

radlands-card-rabble_rouser = Lázító
    .text = 1 víz: kapsz egy punkot. 1 víz: okozz 1 sebzést, ha van punkod.
    .acc = Lázítót
    .art = a
    .ours = yes

radlands-card-repair_bot = Javítórobot
    .text = 2 víz: állítsd helyre egy lapodat. Amikor ez a lap játékba kerül, állítsd helyre egy lapodat.
    .acc = Javítórobotot
    .art = a
    .ours = yes

radlands-card-rescue_team = Mentőcsapat
    .text = 0 víz: vedd vissza a kezedbe egy karakteredet. Ez a lap bevethetően kerül játékba.
    .acc = Mentőcsapatot
    .art = a
    .ours = yes

radlands-card-scientist = Tudós
    .text = 1 víz: dobd el a pakli három felső lapját; az egyikük selejtezési hatását felhasználhatod.
    .acc = Tudóst
    .art = a
    .ours = yes

radlands-card-scout = Felderítő
    .text = 1 víz: portyázz.
    .acc = Felderítőt
    .art = a
    .ours = yes

radlands-card-sniper = Mesterlövész
    .text = 2 víz: okozz 1 sebzést az ellenfél bármelyik lapjának.
    .acc = Mesterlövészt
    .art = a
    .ours = yes

radlands-card-vanguard = Élcsapat
    .text = 1 víz: okozz 1 sebzést; ezután az ellenfél is okoz neked egyet. Amikor ez a lap játékba kerül, kapsz egy punkot.
    .acc = Élcsapatot
    .art = az
    .ours = yes

radlands-card-vera_vosh = Vera Vosh
    .text = 1 víz: sebesíts meg egy védtelen ellenséget. Amikor egy körben először használod egy lap képességét, az a lap bevethető marad.
    .acc = Vera Vosht
    .art = { "" }

radlands-card-vigilante = Igazságosztó
    .text = 1 víz: sebesíts meg egy védtelen ellenséget.
    .acc = Igazságosztót
    .art = az
    .ours = yes

radlands-card-wounded_soldier = Sebesült katona
    .text = 1 víz: okozz 1 sebzést. Amikor ez a katona játékba kerül, húzz egy lapot, majd okozz neki 1 sebzést.
    .acc = Sebesült katonát
    .art = a
    .ours = yes

radlands-card-zeto_khan = Zeto Khan
    .text = 1 víz: húzz három lapot, majd dobj el hármat a kezedből (a Víztartályt nem). A körben elsőként kijátszott eseményed száma 0.
    .acc = Zeto Khant
    .art = { "" }

## Events

radlands-card-banish = Száműzés
    .text = Pusztíts el egy tetszőleges ellenséget.
    .acc = Száműzést
    .art = a
    .ours = yes

radlands-card-bombardment = Bombázás
    .text = Okozz 1 sebzést az ellenfél minden táborának, majd húzz egy lapot minden elpusztult tábora után.
    .acc = Bombázást
    .art = a
    .ours = yes

radlands-card-famine = Éhínség
    .text = Veled kezdve mindkét játékos megtartja egy karakterét, a többit pedig elpusztítja.
    .acc = Éhínséget
    .art = az
    .ours = yes

radlands-card-high_ground = Magaslat
    .text = Tetszés szerint átrendezheted a karaktereidet. Ebben a körben az ellenfél minden lapja védtelen.
    .acc = Magaslatot
    .art = a
    .ours = yes

radlands-card-interrogate = Vallatás
    .text = Húzz négy lapot, majd dobj el e négy közül hármat.
    .acc = Vallatást
    .art = a
    .ours = yes

radlands-card-napalm = Napalm
    .text = Pusztíts el minden ellenséget az ellenfél egyik oszlopában.
    .acc = Napalmot
    .art = a
    .ours = yes

radlands-card-radiation = Sugárzás
    .text = Sebesíts meg minden játékban lévő karaktert, a tieidet is.
    .acc = Sugárzást
    .art = a
    .ours = yes

radlands-card-strafe = Sortűz
    .text = Sebesíts meg minden védtelen ellenséget.
    .acc = Sortüzet
    .art = a
    .ours = yes

radlands-card-truce = Fegyverszünet
    .text = Minden játékban lévő karakter – a punkok is – visszakerül a tulajdonosa kezébe.
    .acc = Fegyverszünetet
    .art = a
    .ours = yes

radlands-card-uprising = Felkelés
    .text = Kapsz három punkot.
    .acc = Felkelést
    .art = a
    .ours = yes

## Each player's own cards, and punks

radlands-card-water_silo = Víztartály
    .text = Fizess 1 vizet, hogy a kezedbe vedd. Kiselejtezve 1 extra vizet ad, és visszakerül a játékterületedre.
    .acc = Víztartályt
    .art = a
    .ours = yes

radlands-card-raiders = Portyázók
    .text = Az ellenfél kiválasztja egy táborát, amely 1 sebzést kap. Ezután a Portyázók visszatérnek a játékterületedre.
    .acc = Portyázókat
    .art = a
    .ours = yes

radlands-card-punk = Punk
    .text = Képpel lefelé fordított lap a pakliból: karakter képesség és tulajdonság nélkül. Bármilyen találat elpusztítja, és megnézés nélkül visszakerül a pakli tetejére.
    .acc = Punkot
    .art = a
    .ours = yes
