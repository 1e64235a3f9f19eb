# Lessons: the first steps in Cardia (learn/lessons/cardia_first.json). At most 25 words a bubble; hints in three grades:
# where to look, what to think of, what to do. The first never names the card that is wanted.

learn-cardia-first-title = Az első lépések

learn-cardia-1-title = A nagyobb kártya nyer
learn-cardia-1-say-1 = Két kártya találkozik. A nagyobb befolyású nyer, és pecsétgyűrűt kap. Öt pecsétgyűrűvel megnyered a játékot.
learn-cardia-1-say-2 = Most kivételesen az ellenfél mutat előbb: { cardia-card-clockmaker }, 11. Nyerd meg a találkozást.
learn-cardia-1-wrong-1 = A 8 kevesebb 11-nél: a { cardia-card-judge } veszítene, és az ellenfélé lenne a pecsétgyűrű. Melyik kártyád nagyobb 11-nél?
learn-cardia-1-wrong-2 = A 3 jóval kevesebb 11-nél: a { cardia-card-surgeon } veszítene, és az ellenfélé lenne a pecsétgyűrű.
learn-cardia-1-tell-1 = 15 a 11 ellen: a { cardia-card-inventor } nyer, és megkapja az első pecsétgyűrűdet.
learn-cardia-1-tell-2 = Az ellenfél kártyája, az { cardia-card-clockmaker }, veszített, ezért aktiválódik a képessége. Erről többet a következő leckében.
learn-cardia-1-hint-1 = Nézd a nagy számokat a kezedben.
learn-cardia-1-hint-2 = Csak egyetlen kártyád nagyobb 11-nél.
learn-cardia-1-hint-3 = Játszd ki a { cardia-card-inventor.acc }.
learn-cardia-1-end-1 = Ez egy találkozás. Minden kör egyet hoz, utána mindkét játékos húz egy kártyát.

learn-cardia-2-title = A vesztes lép működésbe
learn-cardia-2-say-1 = Egy képesség csak akkor aktiválódik, ha a kártyája veszít. A győztesé a pecsétgyűrű, a vesztesé a hatás.
learn-cardia-2-say-2 = { cardia-card-inventor }, 15: ezt nem tudod legyőzni. Veszíts azzal a kártyával, amelyik után az ellenfélnek nem marad pecsétgyűrűje.
learn-cardia-2-wrong-1 = Veszít, és aktiválódik: legközelebb is az ellenfél mutat előbb. De a pecsétgyűrűje megmarad.
learn-cardia-2-wrong-2 = Veszít, +3 várja a következő kártyádat, és az ellenfél pecsétgyűrűje megmarad. Melyik kártya távolítja el a { cardia-card-inventor.acc }?
learn-cardia-2-tell-1 = Az { cardia-card-hired_blade } veszített, ezért aktiválódik: mindkét kártya a dobópaklikra kerül, és velük a pecsétgyűrű is eltűnik.
learn-cardia-2-hint-1 = Olvasd el, mit tesznek a kártyáid, amikor veszítenek.
learn-cardia-2-hint-2 = Az egyik eltávolítja a szemben fekvő kártyát.
learn-cardia-2-hint-3 = Játszd ki az { cardia-card-hired_blade.acc }.
learn-cardia-2-end-1 = Elvesztetted a találkozást, de az ellenfélnek semmi haszna belőle. Az alacsony kártya nem gyenge kártya.

learn-cardia-3-title = A Dzsinnek veszítenie kell
learn-cardia-3-say-1 = A { cardia-card-djinn } szövege: azonnal tiéd a győzelem. Ez is csak akkor igaz, ha veszít, és 16-tal magától sosem veszít.
learn-cardia-3-say-2 = Az ellenfél ezt mutatja: { cardia-card-inventor }, 15. A másik kártyája: { cardia-card-magistra }, 14. Készítsd elő a { cardia-card-djinn } vereségét.
learn-cardia-3-say-3 = Az ellenfél kártyája most a { cardia-card-magistra }, 14. Melyik kártyád álljon vele szemben, a nyomtatottnál 5-tel kisebb befolyással?
learn-cardia-3-wrong-1 = A 16 legyőzi a 15-öt: egy pecsétgyűrű, és a képesség hallgat. A { cardia-card-djinn.dat } veszítenie kell. Előbb csökkentsd a befolyását.
learn-cardia-3-wrong-2 = A { cardia-card-mediator } veszít, és döntetlenné teszi a találkozást. Szép, de a { cardia-card-djinn } befolyása 16 marad.
learn-cardia-3-wrong-3 = A −5 a { cardia-card-mediator.acc } érné, és kárba veszne. Arra a kártyára vár, amelyet most játszol ki.
learn-cardia-3-tell-1 = A { cardia-card-surgeon } veszített, ezért aktiválódik: −5 várja a következő kártyádat.
learn-cardia-3-tell-2 = 16 − 5 = 11. A { cardia-card-magistra } befolyása 14: a { cardia-card-djinn } veszít.
learn-cardia-3-tell-3 = A { cardia-card-djinn } veszített, ezért aktiválódott: azonnal nyersz, akárhány pecsétgyűrű van.
learn-cardia-3-hint-1 = Melyik kártya változtatja meg a következő kártyád befolyását?
learn-cardia-3-hint-2 = 16 − 5 kevesebb lenne 14-nél.
learn-cardia-3-hint-3 = Most a { cardia-card-surgeon.acc } játszd ki, azután a { cardia-card-djinn.acc }.
learn-cardia-3-hint-4 = Nézd meg a sor mellett várakozó −5-öt.
learn-cardia-3-hint-5 = Melyik képességet szeretnéd most aktiválni?
learn-cardia-3-hint-6 = Játszd ki a { cardia-card-djinn.acc }.

learn-cardia-4-title = Állandó képességek
learn-cardia-4-say-1 = 9 a 9 ellen döntetlen volt: nincs pecsétgyűrű. Az állandó képességek ezen még változtathatnak; időjelző jelöli őket.
learn-cardia-4-say-2 = Az ellenfél ezt mutatja: { cardia-card-treasurer }, 12. Veszíts azzal a kártyával, amelyik megnyeri a döntetlenjeidet, a korábbiakat is.
learn-cardia-4-wrong-1 = A { cardia-card-saboteur } csak két kártyát visz el az ellenfél paklijából. A korábbi döntetlen döntetlen marad.
learn-cardia-4-wrong-2 = A { cardia-card-fortune_teller } csak annyit ér el, hogy legközelebb az ellenfél mutat előbb. A korábbi döntetlen döntetlen marad.
learn-cardia-4-tell-1 = Az időjelző a kártyán marad: mostantól minden döntetlent te nyersz meg.
learn-cardia-4-tell-2 = A korábbi döntetlen azonnal megfordult: a pecsétgyűrű a tiéd.
learn-cardia-4-hint-1 = Keresd ezeket a szavakat: „amíg aktív”.
learn-cardia-4-hint-2 = Az egyik kártyád a döntetlenekről szól.
learn-cardia-4-hint-3 = Játszd ki a { cardia-card-judge.acc }.

learn-cardia-5-title = A múlt is megfordulhat
learn-cardia-5-say-1 = Az eredményeket mindig újraszámoljátok. 5–6-ra és 8–9-re veszítettél: szoros volt.
learn-cardia-5-say-2 = Az ellenfél ezt mutatja: { cardia-card-djinn }, 16. Veszíts azzal a kártyával, amelyik másokat erősít és gyengít, és fordíts meg két találkozást.
learn-cardia-5-say-3 = Először a +3: melyik kártyád nyerné meg vele a találkozását?
learn-cardia-5-say-4 = Most a −3, egy másik találkozásban: az ellenfél melyik kártyája veszítene így a tiéd ellen?
learn-cardia-5-wrong-1 = A −5 csak a következő kártyádra vár. A sorban semmi sem fordul meg.
learn-cardia-5-wrong-2 = Az ellenfél kártyája, a { cardia-card-fortune_teller }, 9–5-re nyerne. A sajátjaid közül erősíts egyet.
learn-cardia-5-wrong-3 = Az ellenfél kártyája, az { cardia-card-ambusher }, 12–8-ra nyerne. A sajátjaid közül erősíts egyet.
learn-cardia-5-wrong-4 = Az ellenfél kártyája, a { cardia-card-djinn }, 19–15-re nyerne. A sajátjaid közül erősíts egyet, amelyik kevéssel veszített.
learn-cardia-5-wrong-5 = A kártyád, a { cardia-card-saboteur }, 2-re csökkenne, és még többel veszítene. Olyan kártyát gyengíts, amelyik legyőzött téged.
learn-cardia-5-wrong-6 = A kártyád, a { cardia-card-judge }, 5-re csökkenne, és még többel veszítene. Olyan kártyát gyengíts, amelyik legyőzött téged.
learn-cardia-5-wrong-7 = A kártyád, a { cardia-card-inventor }, 12-re csökkenne, és még többel veszítene. Olyan kártyát gyengíts, amelyik legyőzött téged.
learn-cardia-5-wrong-8 = Ezt a { cardia-card-saboteur } már legyőzi, így csak egy találkozás fordulna meg. Egy másik találkozás kártyáját gyengítsd.
learn-cardia-5-wrong-9 = Ezt a { cardia-card-judge } már legyőzi, így csak egy találkozás fordulna meg. Egy másik találkozás kártyáját gyengítsd.
learn-cardia-5-wrong-10 = Ezt a { cardia-card-inventor } már legyőzi, így csak egy találkozás fordulna meg. Egy másik találkozás kártyáját gyengítsd.
learn-cardia-5-tell-1 = A módosító a kártyán marad. Amelyik kártya csak most veszít, annak a képessége nem aktiválódik.
learn-cardia-5-tell-2 = A pecsétgyűrű átkerül a kártyádra: a korábbi találkozások úgy számítanak, ahogy most állnak.
learn-cardia-5-hint-1 = Olvasd el mindkét kártyádat: az egyik a sorra hat.
learn-cardia-5-hint-2 = Egy kártyának +3, egy másiknak −3: ez két találkozást fordítana meg.
learn-cardia-5-hint-3 = Játszd ki a { cardia-card-inventor.acc }.
learn-cardia-5-hint-4 = Nézd a kártyáidat a sorban: mindegyik 1-gyel veszített.
learn-cardia-5-hint-5 = +3-mal a három kártyád bármelyike nyerne.
learn-cardia-5-hint-6 = +3 a { cardia-card-saboteur.dat }.
learn-cardia-5-hint-7 = Melyik két találkozásban állsz még vesztésre?
learn-cardia-5-hint-8 = Olyan kártyát gyengíts, amelyik még 1-gyel legyőzi a tiédet.
learn-cardia-5-hint-9 = −3 az ellenfél egyik, még nyerő kártyájának, ne a tiédnek.

learn-cardia-6-title = Számolj, aztán légy kiismerhetetlen
learn-cardia-6-say-1 = Mindkettőtöknek ugyanaz a tizenhat kártyája van, és az eldobottak láthatók. Az ellenfél paklija üres, a kezében: { cardia-card-void_mage }, { cardia-card-mediator } és { cardia-card-palace_guard }.
learn-cardia-6-say-2 = Egyik kártyád sem mindig jó. Kettő közülük az esetek felében nyer, bármilyen jól játszik is az ellenfél. Találd meg az egyiket.
learn-cardia-6-wrong-1 = Az ellenfél legjobb játéka ellen a { cardia-card-surgeon } sosem nyer: három kártyájából kettő azonnal véget vet a játéknak.
learn-cardia-6-wrong-2 = Az ellenfél legjobb játéka ellen a { cardia-card-mediator } négyből egyszer nyer. Két másik kártya kettőből egyszer.
learn-cardia-6-tell-1 = A kettő közül bármelyik jó volt. Ha mindig ugyanazt játszanád ki, az ellenfél kiismerne.
learn-cardia-6-hint-1 = Vedd sorra az ellenfél három kártyáját: melyik kártyád lenne jó vele szemben?
learn-cardia-6-hint-2 = Az egyik jó kártya a { cardia-card-mediator.acc } győzi le, a másik a { cardia-card-palace_guard.acc }.
learn-cardia-6-hint-3 = { cardia-card-saboteur } vagy { cardia-card-djinn }: igazi játékban mindegyiket az esetek felében.

learn-cardia-7-title = Egy egész játék edzővel
learn-cardia-7-say-1 = Öt pecsétgyűrűvel nyersz. Az edző az első három körödben szól, azután csak akkor, ha kérdezed.
learn-cardia-7-say-2 = Veszíts olcsón, nyerj kevéssel, és a vesztes kártyák dolgozzanak neked.
