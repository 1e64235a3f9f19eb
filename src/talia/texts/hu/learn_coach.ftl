# The coach of a whole game (talia.learn.coach): what it says by the kind of question (talia.learn.prompts) and by the
# expert's reasons. At most 25 words a bubble; it never speaks of mistakes, and of a mixture it names no card.

learn-coach = Edző
learn-coach-forced = Itt csak egy válasz van.

## Before a decision: what matters now

learn-coach-now = Nézd meg, mit változtat az asztalon egy-egy válasz neked és a többieknek.
learn-coach-mixed = Itt több jó válasz is van. Az a fontos, hogy senki se ismerjen ki.

learn-coach-now-cardia-play = Két kérdés minden kártyánál: mit győz le, és mit tesz, ha veszít?
learn-coach-now-cardia-openly = Ez a kártya képpel felfelé fekszik, mielőtt az ellenfél választ. Melyikre nem szívesen válaszolna?
learn-coach-now-cardia-give_up = Valamitől meg kell válnod. Melyik kártya fog a legkevésbé hiányozni a következő körökben?
learn-coach-now-cardia-copy = Most egy másik kártya képessége aktiválódik. Melyik hatás illik ahhoz, ahogy a sor áll?
learn-coach-now-cardia-modifier = Egy módosító korábbi találkozást is megfordíthat. Nézd meg, melyik szoros, és kinél van a pecsétgyűrű.
learn-coach-now-cardia-take_back = Egy kártya visszakerül a kezedbe. Melyik képességet használnád még egyszer?
learn-coach-now-cardia-faction = Azt nevezd meg, ami valószínűleg az ellenfél kezében van. A dobópaklik és a sor megmutatják, mi ment már el.
learn-coach-now-cardia-any = Először a sort nézd: kinek hány pecsétgyűrűje van, és melyik találkozás szoros?
learn-coach-mixed-cardia-play = Ebben a körben több kártya is jó. Az a fontos, hogy ne ismerjenek ki.
learn-coach-mixed-cardia-openly = Ebben a körben több kártya is jó. Az a fontos, hogy ne ismerjenek ki.
learn-coach-now-cardia-exact = Most már mindketten ismeritek az összes kártyát. Ez a játék végigszámolható.

learn-coach-now-radlands-camps = A táborok döntik el a játékot. Keress egymást segítő képességeket, és nézd meg, melyik hány lapot hoz.
learn-coach-now-radlands-act = Kevés a víz. Nézd meg, mit tudnak a játékban lévő lapjaid, aztán azt, mit tesz hozzá a kezed.
learn-coach-now-radlands-uses = Minden lap kétféleképp használható. A selejtezés ingyen van: melyikre van most szükséged?
learn-coach-now-radlands-place = Aki elöl áll, megvédi az oszlopot. Melyik táborod védtelen?
learn-coach-now-radlands-hit = Csak védtelen lapot lehet eltalálni. Gondold végig, ki állna utána elöl.
learn-coach-now-radlands-own = Egy saját lapod kap találatot. Melyik ér innentől a legkevesebbet?
learn-coach-now-radlands-mend = Melyik lapodra van a legnagyobb szükséged? A helyreállított karakter ebben a körben még nem bevethető.
learn-coach-now-radlands-discard = A lap is víz. Azt tartsd meg, amelyiknek a selejtezési hatása vagy karaktere kell majd.
learn-coach-now-radlands-ability = Olvasd el, mit tesz mindegyik, és nézd meg, melyik változtat a legtöbbet az asztalon.
learn-coach-now-radlands-any = Először a táborokat nézd: az ellenfél védtelen táborait, aztán a tieidet.
learn-coach-mixed-radlands-camps = Több tábor nagyjából egyformán gyakran nyer. Azokat válaszd, amelyeknek érted a képességét.
learn-coach-now-radlands-wins = Nézd meg jól: még ebben a körben megnyerheted a játékot.
learn-coach-now-radlands-more-camps = Most a táboraid számítanak. Ki állhat a védtelenek elé?
learn-coach-now-radlands-more-people = Most a karaktereid számítanak. Melyikük legyen ott sértetlenül, amikor az ellenfél jön?
learn-coach-now-radlands-more-their-camps = Most az ellenfél táborai számítanak. Melyiket érheted el ebben a körben?
learn-coach-now-radlands-more-their-people = Most az ellenfél karakterei számítanak. Melyikük ártana neked a következő körben?
learn-coach-now-radlands-more-events = Most az eseménysorok számítanak. Nézd meg, mi jön, és mikor.
learn-coach-now-radlands-more-hand = Most a kezed számít. Mely lapok érnek később többet, mint most?

learn-coach-now-fantasy_realms-draw = Az egész kéz számít, nem egyetlen lap. Nézd meg, mi hiányzik még a legjobb lapjaidnak.
learn-coach-now-fantasy_realms-discard = Egy lapot eldobsz. Melyik nem kell a többinek, és kinek segítene utánad?
learn-coach-now-fantasy_realms-choose = Ez a lap a végén választ. Próbáld ki, mit tesz egy-egy választás az egész kézzel.
learn-coach-now-fantasy_realms-trade = Azt add, ami a kezednek nem kell. Azt a színt kérd, amelyre a legjobb lapjaid várnak.
learn-coach-now-fantasy_realms-any = Számold ki, mennyit ér most a kezed, és mi növelné.
learn-coach-now-realms-deck_table = A pakli átlagosan ennyi pontot hoz: { $deck }. A legjobb eldobott lap ennyit: { $points }.
learn-coach-now-realms-ending = Közel a vége. Ennyi eldobott lap hiányzik még: { $left }. Amihez még két lap kell, az elkésik.

## After an answer: have you seen …?

learn-coach-look = Ezt láttad: { $option }? Egyszer visszaléphetsz, hogy újra megnézd.
learn-coach-look-wins = Láttad? Ebben a körben megnyerheted a játékot. Egyszer visszaléphetsz, hogy újra megnézd.
learn-coach-look-mixed = Láttad, mi vár rá, ha az ellenfél jól játszik: { $option }? Egyszer visszaléphetsz, hogy újra megnézd.
learn-coach-takeback = Visszalépek, és újra megnézem

## The ladder of hints: where, what, which and why

learn-coach-where = Először az egész asztalt nézd, aztán a válaszokat.
learn-coach-where-cardia-play = Nézd meg a kezedet, és azt, amit az ellenfél már kijátszott.
learn-coach-where-cardia-openly = Nézd meg a kezedet, és azt, ami még az ellenfélnél lehet.
learn-coach-where-cardia-give_up = Nézd meg a kezedben a legalacsonyabb és a legmagasabb kártyákat.
learn-coach-where-cardia-copy = Nézd meg a sorban és a kezedben lévő képességeket.
learn-coach-where-cardia-modifier = Keress a sorban szoros találkozásokat.
learn-coach-where-cardia-take_back = Nézd meg a sorban fekvő kártyáidat.
learn-coach-where-cardia-faction = Nézd meg a sort és a dobópaklikat: milyen csoportokat játszott ki az ellenfél?
learn-coach-where-radlands-camps = Nézd meg a táborok képességeit, és azt, hány lappal kezdenek.
learn-coach-where-radlands-act = Nézd meg a bevethető táboraidat és karaktereidet, és azt, mennyi vized van.
learn-coach-where-radlands-uses = Nézd meg a lap két felét: a költségét és a selejtezési ikonját.
learn-coach-where-radlands-place = Nézd meg az oszlopokat a táboraid előtt.
learn-coach-where-radlands-hit = Nézd meg az ellenfél táborai előtt álló lapokat.
learn-coach-where-radlands-own = Nézd meg a saját oldaladat: ki bevethető, ki sérült, ki véd?
learn-coach-where-radlands-mend = Nézd meg a sérült lapjaidat.
learn-coach-where-radlands-discard = Nézd meg a kezedet és a selejtezési ikonokat.
learn-coach-where-radlands-ability = Nézd meg ennek a lapnak a szövegét.
learn-coach-where-fantasy_realms-draw = Nézd meg az eldobott lapokat, aztán a kezedben lévő bónuszokat.
learn-coach-where-fantasy_realms-discard = Nézd meg a kezedet: a bónuszokat, a büntetéseket, és azt, mi kell hozzájuk.
learn-coach-where-fantasy_realms-choose = Nézd meg a lapot, amelyik választ, és a színeket a kezedben.
learn-coach-where-fantasy_realms-trade = Nézd meg a kezedet: melyik lap nem hoz semmit?

learn-coach-think = Gondold végig, mi marad neked egy-egy válasz után a következő körre.
learn-coach-think-cardia-play = Gondolj olyan kártyára, amelyik vereséggel sem árt neked, vagy az ellenfél legtöbb kártyáját legyőzi.
learn-coach-think-cardia-openly = Az ellenfél arra válaszol, amit lát. Gondolj olyan kártyára, amelynek a veresége segít, vagy amelyet kevés győz le.
learn-coach-think-cardia-give_up = Gondolj a következő körökre: egy újra használható képesség többet ér egy számnál.
learn-coach-think-cardia-copy = Gondolj arra a hatásra, amelyik elmozdít egy pecsétgyűrűt, vagy a helyén tartja.
learn-coach-think-cardia-modifier = Gondolj a két kártya közti különbségre: elég nagy a módosító, hogy megfordítsa a pecsétgyűrűt?
learn-coach-think-cardia-take_back = Gondolj egy képességre, amely újra aktiválódhat, és a pecsétgyűrűre, amely a kártyán lehet.
learn-coach-think-cardia-faction = Gondolj az ellenfél még nem látott magas kártyáira és azok csoportjára.
learn-coach-think-radlands-camps = Gondolj egy képességre, amelyik hoz valamit, és egyre, amelyik sebzést okoz.
learn-coach-think-radlands-act = Gondolkodj visszafelé: minek kell az asztalon állnia, amikor véget ér a köröd?
learn-coach-think-radlands-uses = Gondolj a vízre: a selejtezés ingyen van, a karakter megmarad.
learn-coach-think-radlands-place = Gondold végig, ki kit véd, és ki kap előbb találatot.
learn-coach-think-radlands-hit = Gondold végig, mi lesz védtelen a találat után, és ki használhatná a képességét a következő körben.
learn-coach-think-radlands-own = Gondold végig, mi lesz az ellenfél következő célpontja: azt tartsd védve.
learn-coach-think-radlands-mend = Gondolj arra a képességre, amely a következő körben kelleni fog.
learn-coach-think-radlands-discard = Gondolj azokra a lapokra, amelyeket a következő két körben ki tudsz fizetni; a többi mehet.
learn-coach-think-radlands-ability = Gondolj arra a táborra, amelyik a legközelebb áll a pusztuláshoz, akár a tiéd, akár az ellenfélé.
learn-coach-think-fantasy_realms-draw = Gondolkodj párokban: egy lap annyit ér, amennyit a többiből kihoz.
learn-coach-think-fantasy_realms-discard = Képzeld el sorban mindegyik lap nélkül: mennyit érne úgy a kezed?
learn-coach-think-fantasy_realms-choose = Gondolj arra a bónuszra, amelyik még egy lapra vagy egy színre vár.
learn-coach-think-fantasy_realms-trade = Gondolj azokra a színekre, amelyeket a bónuszaid megneveznek.

learn-coach-which = Én ezt választanám: { $option }.
learn-coach-all-mixed = Itt olykor minden válasz jó. Úgy válassz, hogy senki se ismerjen ki.
learn-coach-some-mixed = Több válasz is jó, hol az egyik, hol a másik: úgy válassz, hogy senki se ismerjen ki. Nincs köztük: { $others }.
