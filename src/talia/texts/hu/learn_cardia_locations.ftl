# Lessons: locations of Cardia (learn/lessons/cardia_locations.json). At most 25 words a bubble; hints in three grades: where to
# look, what to think of, what to do. The first never names the card that is wanted.

learn-cardia-locations-title = Helyszínek

learn-cardia-locations-1-title = Soha kétszer ugyanaz a csoport
learn-cardia-locations-1-say-1 = A helyszín mindkettőtöknek megváltoztatja a játékot. { cardia-location-haunted_catacombs }: aki egymás után két azonos csoportú kártyát fed fel, azonnal veszít.
learn-cardia-locations-1-say-2 = Az utolsó kártyád, a { cardia-card-judge }, a { cardia-faction-dynasty } tagja. Az ellenfél ezt mutatja: { cardia-card-saboteur }, 5. Nyerd meg a találkozást, és maradj játékban.
learn-cardia-locations-1-say-3 = Az ellenfélnek egy kártyája maradt, az { cardia-card-ambusher }: a { cardia-faction-rebellion } közé tartozik, mint a { cardia-card-saboteur }. Már csak a saját kártyád ronthatja el.
learn-cardia-locations-1-wrong-1 = 16 az 5 ellen, és mégis veszítesz: a { cardia-card-djinn } a { cardia-faction-dynasty } tagja, mint előtte a { cardia-card-judge }. Össze sem hasonlítjátok a két kártyát.
learn-cardia-locations-1-wrong-2 = A { cardia-card-mediator } a { cardia-faction-dynasty } tagja, mint előtte a { cardia-card-judge }: elveszíted a játékot, mielőtt a befolyás számítana.
learn-cardia-locations-1-wrong-3 = Más csoport, így játékban maradsz. De a 3 veszít az 5 ellen, és −5 várja a következő kártyádat.
learn-cardia-locations-1-wrong-4 = { cardia-faction-guild } után megint { cardia-faction-guild }: mindkettőtöket sújtaná a helyszín, és a játék döntetlen lenne.
learn-cardia-locations-1-tell-1 = 15 az 5 ellen: más csoport, mint az előbb, ezért a találkozás a szokott módon számít.
learn-cardia-locations-1-tell-2 = { cardia-faction-rebellion } után megint { cardia-faction-rebellion }: az ellenfél elveszíti a játékot, bármekkora is a befolyás.
learn-cardia-locations-1-hint-1 = Nézd meg a kártyáid csoportját is, ne csak a befolyásukat.
learn-cardia-locations-1-hint-2 = Két kártyád a { cardia-faction-dynasty } tagja. A másik kettőből csak az egyik győzi le az 5-öt.
learn-cardia-locations-1-hint-3 = Játszd ki a { cardia-card-inventor.acc }.
learn-cardia-locations-1-hint-4 = Melyik csoportból játszottál ki utoljára?
learn-cardia-locations-1-hint-5 = Az utolsó kártyád a { cardia-faction-guild } közé tartozott. A kezedben is van egy ilyen.
learn-cardia-locations-1-hint-6 = Játszd ki a { cardia-card-djinn.acc } vagy a { cardia-card-mediator.acc }.
learn-cardia-locations-1-end-1 = Itt csapda, ha minden kártyád egy csoportból való. Számold a csoportokat: a tiédet és azt, ami az ellenfélnek maradt.

learn-cardia-locations-2-title = Három egymás mellett
learn-cardia-locations-2-say-1 = { cardia-location-founders_day }: aki három szomszédos találkozást megnyer, azonnal megnyeri a játékot. Öt pecsétgyűrű nem is kell.
learn-cardia-locations-2-say-2 = Az első kettőt megnyerted, a harmadikat 8–9-re elvesztetted. Az ellenfél ezt mutatja: { cardia-card-djinn }, 16. Veszíts azzal, amelyik a harmadikat megfordítja.
learn-cardia-locations-2-wrong-1 = −5 várja a következő kártyádat, a sor pedig nem változik: az utolsó kettőt most az ellenfél nyerte meg.
learn-cardia-locations-2-wrong-2 = Két kártya eltűnt az ellenfél paklijából, de a sor nem változik: az utolsó kettőt most ő nyerte meg.
learn-cardia-locations-2-tell-1 = Az { cardia-card-clockmaker } veszített, ezért aktiválódik: az előző találkozásban fekvő kártyád +3-at kap. 8 + 3 = 11.
learn-cardia-locations-2-tell-2 = 11 a 9 ellen: a harmadik találkozás a tiéd.
learn-cardia-locations-2-tell-3 = Három szomszédos találkozás: három pecsétgyűrűvel nyersz. A korábbi találkozások úgy számítanak, ahogy most állnak.
learn-cardia-locations-2-hint-1 = Melyik képességed nyúl vissza a sorba?
learn-cardia-locations-2-hint-2 = +3 a { cardia-card-judge.dat } megfordítaná a harmadik találkozást.
learn-cardia-locations-2-hint-3 = Játszd ki az { cardia-card-clockmaker.acc }.

learn-cardia-locations-3-title = Lejjebb lépni egy kártyába kerül
learn-cardia-locations-3-say-1 = { cardia-location-auction_house }: aki kisebb befolyást fed fel, mint az előző találkozásban fekvő kártyájáé, eldobja a paklija legfelső kártyáját.
learn-cardia-locations-3-say-2 = Az előző kártyád a { cardia-card-puppeteer }, 10. Az ellenfél ezt mutatja: { cardia-card-surgeon }, 3. Nyerj, és a paklid is maradjon teljes.
learn-cardia-locations-3-wrong-1 = A 8 legyőzi a 3-at, de kevesebb 10-nél: tiéd a pecsétgyűrű, és a paklid legfelső kártyájával fizetsz.
learn-cardia-locations-3-wrong-2 = A 7 legyőzi a 3-at, de 10 után lejjebb lépsz: a paklid legfelső kártyája odavan.
learn-cardia-locations-3-tell-1 = Az ellenfél 11-ről 3-ra lépett: eldobja a paklija legfelső kártyáját.
learn-cardia-locations-3-tell-2 = 15 a 3 ellen: tiéd a pecsétgyűrű, és a paklid is megmaradt.
learn-cardia-locations-3-hint-1 = Nézd meg az előző találkozásban fekvő kártyádat.
learn-cardia-locations-3-hint-2 = Minden kártyád legyőzi a 3-at. Csak egy van köztük, amely nem kisebb 10-nél.
learn-cardia-locations-3-hint-3 = Játszd ki a { cardia-card-inventor.acc }.
learn-cardia-locations-3-end-1 = Magas kártya után minden alacsonyabb egy kártyádba kerül. Alacsony után vagy üres paklival egyik sem.

learn-cardia-locations-4-title = Egy körrel később
learn-cardia-locations-4-say-1 = { cardia-location-foggy_swamp }: amit most leteszel, lefordítva marad. Helyette az előzőleg letett párt feditek fel és játsszátok le.
learn-cardia-locations-4-say-2 = A { cardia-card-surgeon }, 3, lefordítva fekszik; szemben vele a { cardia-card-inventor }, 15. Veszíteni fog, és −5 várja majd az ezután választott kártyádat.
learn-cardia-locations-4-say-3 = Az ellenfél kezében: { cardia-card-treasurer }, { cardia-card-swamp_guardian } és { cardia-card-magistra }, azaz 12, 13 és 14. Ha a { cardia-card-djinn } veszít, megnyered a játékot.
learn-cardia-locations-4-say-4 = Most már vár a −5. A választott kártya viszi magával, lefordítva, amíg fel nem feditek.
learn-cardia-locations-4-say-5 = A { cardia-card-djinn } lefordítva fekszik. Tedd le az utolsó kártyádat, és felfeditek az ő párját.
learn-cardia-locations-4-wrong-1 = Túl korán: a −5 csak azután jön, hogy letetted. 16-tal fednétek fel, és nyerne.
learn-cardia-locations-4-wrong-2 = A −5 az { cardia-card-hired_blade.acc } érné, a { cardia-card-djinn } pedig 16 maradna: túl magas, hogy veszítsen.
learn-cardia-locations-4-wrong-3 = A −5 a { cardia-card-mediator.acc } érné, a { cardia-card-djinn } pedig 16 maradna: túl magas, hogy veszítsen.
learn-cardia-locations-4-tell-1 = Az új kártyák lefordítva fekszenek. Most az előző párt feditek fel.
learn-cardia-locations-4-tell-2 = A { cardia-card-surgeon } veszített, ezért aktiválódik: −5 várja a következő kártyát, amelyet választasz.
learn-cardia-locations-4-tell-3 = A −5 akkor érvényes, amikor felfeditek a kártyát: 16 − 5 = 11.
learn-cardia-locations-4-tell-4 = 11 a 14 ellen: a { cardia-card-djinn } veszített, tehát nyertél. A ködben gondolkodj egy körrel előre.
learn-cardia-locations-4-hint-1 = Melyik kártyádnak kell megkapnia a −5-öt?
learn-cardia-locations-4-hint-2 = A −5 még nem vár. A következő körben választott kártyádé lesz.
learn-cardia-locations-4-hint-3 = Most a { cardia-card-mediator.acc } vagy az { cardia-card-hired_blade.acc } tedd le, a { cardia-card-djinn.acc } a következő körben.
learn-cardia-locations-4-hint-4 = Nézd meg, mi vár a sor mellett.
learn-cardia-locations-4-hint-5 = A −5 a most választott kártyával megy. Melyiknek kell veszítenie?
learn-cardia-locations-4-hint-6 = Tedd le a { cardia-card-djinn.acc }.
learn-cardia-locations-4-hint-7 = Nézd meg a lefordítva fekvő párt.
learn-cardia-locations-4-hint-8 = Amint a következő párt leteszitek, felfeditek.
learn-cardia-locations-4-hint-9 = Tedd le az utolsó kártyádat.
