# Rules of Radlands in short sentences, for the “why” of an event. Rule id radlands.7.4 is key radlands-rule-7-4.
# The numbers are those of docs/rules/radlands.md.

## Setup

radlands-rule-2-1 = A játék előtt megkeveritek a táborpaklit és a húzópaklit.
radlands-rule-2-2 = Mindkét játékos hat tábort kap, ebből titokban hármat tart meg, tetszőleges sorrendben. A megtartott táborokat egyszerre fordítjátok fel; a többi megmutatás nélkül kikerül a játékból.
radlands-rule-2-3 = Első játék: az egyik játékos táborai: { radlands-card-garage }, { radlands-card-railgun } és { radlands-card-supply_depot }; a másiké: { radlands-card-reactor }, { radlands-card-cannon } és { radlands-card-victory_totem }.
radlands-rule-2-4 = A { radlands-card-water_silo } és a { radlands-card-raiders } képpel felfelé, a tulajdonosuk játékterületén kezdenek. A Víztartály kezdetben nincs kézben.
radlands-rule-2-5 = A játék előtt ható tulajdonságok most érvényesülnek: az { radlands-card-obelisk } az elpusztult oldalára fordul.
radlands-rule-2-6 = Annyi lappal kezdesz, amennyi a három táborodon lévő számok összege; az elpusztult { radlands-card-obelisk } is számít.
radlands-rule-2-7 = Hogy ki kezd, azt pénzfeldobás dönti el, a táborok felfordítása és a kezdőlapok húzása után.
radlands-rule-2-8 = A kezdőjátékos a legelső körében 3 helyett 1 vizet kap.

## Words and states

radlands-rule-3-1 = Karakternek a játékban lévő karakterlapok és punkok számítanak. Ellenség: az ellenfél karaktere, tábor sosem.
radlands-rule-3-2 = Az első találattól a tábor vagy a karakter megsérül, a másodiktól elpusztul; a punk már az elsőtől. Az elpusztult tábor képesség és tulajdonság nélkül az oszlopában marad, és többé nem lehet célpont.
radlands-rule-3-3 = A tábor bevethető, ha ebben a körben még nem használtad. A karakter is, kivéve, ha sérült, vagy ebben a körben került játékba, állítottad helyre vagy használtad.
radlands-rule-3-4 = Minden kör végén mindkét játékos lapjai elfelejtik, hogy kijátszották, helyreállították vagy használták őket.
radlands-rule-3-5 = Egy karakter akkor kerül játékba, ha kézből kijátsszák, punkként megszerzik, vagy a { radlands-card-training_camp } felfordítja. Az áthelyezés nem számít játékba kerülésnek.
radlands-rule-3-6 = A kézbe visszakerülő lap elfelejti, hogy sérült vagy kimerült volt, és mindent, amit tett.

## The turn

radlands-rule-4-1 = Események fázis: az 1-es mezőn lévő eseményedet végrehajtod és eldobod (a Portyázók hazatérnek), majd a többi eseményed egy mezővel előrelép.
radlands-rule-4-2 = Feltöltés fázis: húzz egy lapot, majd kapsz 3 vizet.
radlands-rule-4-3 = Akciók fázis: hajts végre akárhány akciót tetszőleges sorrendben, amíg be nem fejezed.
radlands-rule-4-4 = A kör vége: az el nem költött víz elvész, és a kör végéig tartó hatások megszűnnek.

## Actions

radlands-rule-5-1 = Karakter kijátszásához fizesd ki a költségét, és válassz oszlopot és helyet. Kimerülten kerül játékba, és a belépő tulajdonsága azonnal érvényesül.
radlands-rule-5-2 = Esemény kijátszásához fizesd ki a költségét, és tedd az eseménysorodba. A 0-s számú esemény azonnal végrehajtódik.
radlands-rule-5-3 = 2 vízért húzhatsz egy lapot, ahányszor csak ki tudod fizetni.
radlands-rule-5-4 = Selejtezéshez dobj el egy lapot a kezedből, és ingyen megkapod a selejtezési ikonjának hatását, akkor is, ha nincs eredménye.
radlands-rule-5-5 = 1 vízért a kezedbe veheted a { radlands-card-water_silo.acc }. Csak kiselejtezni lehet, kijátszani vagy eldobni sosem.
radlands-rule-5-6 = Bármelyik oszlopban használhatod egy bevethető táborod vagy karaktered képességét.
radlands-rule-5-7 = Az el nem költött víz sosem marad meg a következő körre.

## Columns

radlands-rule-6-1 = Minden játékosnak három oszlopa van: egy álló vagy elpusztult tábor, előtte legfeljebb két karakter.
radlands-rule-6-2 = Az új karakter az oszlopban álló elé vagy mögé kerül. Egy oszlopban két karakter fér el; ha hat karaktered van játékban, többet nem kaphatsz.
radlands-rule-6-3 = Egy lap védtelen, ha az oszlopában nem áll előtte a tulajdonosának másik lapja. Ha egy karakter távozik, az előtte álló hátralép a tábor felé.
radlands-rule-6-4 = A { radlands-card-juggernaut } a saját oszlopában mozog, és védi a mögötte álló karaktereket. A harmadik lépésével hazatér, és az ellenfél elpusztítja egy saját táborát.
radlands-rule-6-5 = A punk a pakli felső lapja, amelyet senki sem látott: karakter képesség és tulajdonság nélkül. Egyetlen találat elpusztítja, és képpel lefelé visszakerül a pakli tetejére.

## Effect icons

radlands-rule-7-1 = Elpusztítás: a karaktert eldobjátok, a tábort megfordítjátok, a punk képpel lefelé a pakli tetejére kerül.
radlands-rule-7-2 = A sebzés karaktert vagy tábort ér, a megsebesítés csak karaktert. Ha a szöveg mást nem mond, a célpont az ellenfél egy védtelen lapja.
radlands-rule-7-3 = Helyreállítás: visszafordíthatod álló helyzetbe egy sérült lapodat. A helyreállított karakter ebben a körben kimerült. Elpusztult lapot nem lehet helyreállítani.
radlands-rule-7-4 = Portya: a Portyázóid az eseménysorod 2-es mezőjére kerülnek, ha az foglalt, a 3-asra. Ha már a sorban vannak, egy mezővel előrelépnek, ha az szabad; az 1-es mezőről végrehajtódnak.
radlands-rule-7-5 = Húzás: vedd el a pakli felső lapját.
radlands-rule-7-6 = Punk szerzése: a pakli felső lapját képpel lefelé leteheted egy oszlopodba, ahol van hely.
radlands-rule-7-7 = Extra víz: 1-gyel több víz, csak erre a körre.

## Events

radlands-rule-8-1 = Minden játékos eseménysorában 3-as, 2-es és 1-es mező van, mindegyiken egy felfordított esemény fér el.
radlands-rule-8-2 = Az esemény a számának megfelelő mezőre kerül, vagy ha az foglalt, a mögötte lévő első szabad mezőre. Ha nincs ilyen, az esemény nem játszható ki.
radlands-rule-8-3 = A 0-s számú esemény nem kerül a sorba: azonnal végrehajtódik, majd eldobjátok.
radlands-rule-8-4 = Az eseményt teljes egészében végre kell hajtani; a célpont nélküli részek kimaradnak. Csak ezután kerül a dobópakliba.
radlands-rule-8-5 = Az esemény azé a játékosé, aki kijátszotta, bárki miatt hajtódik is végre.
radlands-rule-8-6 = „Ebben a körben végrehajtódott egy esemény”: ez bármelyik játékos bármely eseményére igaz, a Portyázókra és a 0-s számú eseményekre is.

## Abilities, targets, choices

radlands-rule-9-1 = Képesség használatához a lapnak bevethetőnek kell lennie. Fizesd ki, tekintsd a lapot használtnak, majd hajtsd végre sorban a szövegét.
radlands-rule-9-2 = Egy lap általában körönként egyszer használható, bármelyik képességét választod is.
radlands-rule-9-3 = A sebzés, a megsebesítés és az elpusztítás csak az ellenfél védtelen lapjait éri el; a „bármelyik”, a „minden” és az „egyik” szónál a védelem nem számít. Saját lapodnak csak akkor ártasz, ha a szöveg előírja.
radlands-rule-9-4 = Egy képességet csak akkor kezdhetsz el, ha a lap bevethető, a költség kifizethető, a feltétel teljesül, és a kötelező lépések végrehajthatók.
radlands-rule-9-5 = A döntéseket a képesség használója hozza meg, kivéve azokat, amelyeket a szöveg az ellenfélre bíz.
radlands-rule-9-6 = A több lapra ható hatás mindegyiket egyszerre éri; az oszlopok csak utána zárulnak össze.
radlands-rule-9-7 = Ha egy lap a képesség közben elhagyja a játékot, a képesség többi része akkor is érvényesül.
radlands-rule-9-8 = A helyreállítás, a punk szerzése és minden, amit megtehetsz, választható. Minden mást kötelező végrehajtani, amennyire lehet.

## Traits

radlands-rule-10-1 = A karakter tulajdonsága csak addig hat, amíg a karakter sértetlen. A tábor tulajdonsága a tábor elpusztulásáig hat.
radlands-rule-10-2 = A belépő tulajdonság rögtön a lap lerakása után érvényesül, minden más előtt.
radlands-rule-10-3 = Ha egy karaktert helyreállítanak, az állandó tulajdonsága azonnal újra hat; a belépő tulajdonság nem ismétlődik meg.
radlands-rule-10-4 = A költséget módosító tulajdonságok a lap kijátszása közben hatnak.

## Deck and end of the game

radlands-rule-11-1 = Amint egy játékos mindhárom tábora elpusztult, a másik játékos nyer, és semmi más nem hajtódik végre.
radlands-rule-11-2 = Amikor a pakli először elfogy, a dobópaklit megkeverve új paklit alkottok belőle. Amikor másodszor is elfogy, a játék döntetlennel ér véget.
radlands-rule-11-3 = A győzelem és a pakli elfogyása sosem esik egybe: az dönt, amelyik előbb következik be.
radlands-rule-12 = A kézben lévő lapok, a pakli és a punkok rejtettek. Az ebben a körben eldobott lapokat mindenki látja, de a dobópaklit nem szabad átnézni.

## Rulings where sources differ

radlands-rule-D1 = 26 különböző karakter van, összesen 46 lap: húszból két-két példány, a hat saját nevű karakterből egy-egy.
radlands-rule-D2 = Ahol a kiadások eltérnek, a táborok szövege a szabálykönyvet követi; a többi szöveg a V3 változat.
radlands-rule-D3 = Az { radlands-card-cannon } először magát sebzi, csak utána lő.
radlands-rule-D4 = A táborok kezdőlapszámai megegyeznek a lapok fényképein láthatókkal.
radlands-rule-D5 = A költségek megegyeznek a lapok fényképein láthatókkal; a „?” azt jelenti: nincs saját költsége, csak a használt képességé.
radlands-rule-D6 = A selejtezési ikonok megegyeznek a lapok fényképein láthatókkal.
radlands-rule-D7 = { radlands-card-vera_vosh } mellett minden lapod kétszer használható egy körben, mindkétszer fizetve.
radlands-rule-D8 = Ha hat karaktered van játékban, többet nem kaphatsz, és egy lap saját magát is helyreállíthatja. Az újabb szabályok a V1 és a V2 változat.
radlands-rule-D9 = { radlands-card-mercenary_camp }: a kiválasztott lap elpusztul, nem csak megsérül.
radlands-rule-D10 = A pakli abban a pillanatban elfogy, amikor az utolsó lapja is elhagyja, akár egy hatás közben is.
radlands-rule-D11 = Az első játék egyik készletének harmadik tábora az { radlands-card-supply_depot }.
radlands-rule-D12 = Selejtezni és 0-s számú eseményt kijátszani mindig szabad, hatás nélkül is. A képességhez teljesülnie kell a feltételének, és célpont is kell.
radlands-rule-D13 = A név írásmódja { radlands-card-zeto_khan }, ahogy a lapon áll.
radlands-rule-D14 = A táborokat azelőtt választjátok ki, hogy kiderülne, ki kezd.
radlands-rule-D15 = { radlands-card-assassin }: a „karakter” és az „ellenség” itt ugyanazt jelenti, az ellenfél egy védtelen karakterét.

## Variants

radlands-rule-V1 = Helycsinálás (változat): ha nincs hely, akkor is kijátszhatsz karaktert vagy szerezhetsz punkot, ha előbb elpusztítod egy karakteredet.
radlands-rule-V2 = Nincs önhelyreállítás (változat): egy lap nem állíthatja helyre saját magát.
radlands-rule-V3 = Másik kiadás (változat): tizenegy tábornak más a szövege vagy a kezdőlapszáma.

## Cards with a ruling that matters: what each says, and the ruling; others are told by their text alone

radlands-rule-card-adrenaline_lab = { radlands-card-adrenaline_lab }. { radlands-card-adrenaline_lab.text } A karakternek nem kell bevethetőnek lennie. Ha már elhagyta a játékot, más nem pusztul el.
radlands-rule-card-arcade = { radlands-card-arcade }. { radlands-card-arcade.text } A punkok is karakternek számítanak.
radlands-rule-card-atomic_garden = { radlands-card-atomic_garden }. { radlands-card-atomic_garden.text } Akkor is, ha ebben a körben játszottad ki vagy használtad.
radlands-rule-card-blood_bank = { radlands-card-blood_bank }. { radlands-card-blood_bank.text } Egy punk is elég.
radlands-rule-card-bonfire = { radlands-card-bonfire }. { radlands-card-bonfire.text } Ha ettől a tábor elpusztul, akkor is helyreállíthatsz, kivéve, ha ez volt az utolsó táborod.
radlands-rule-card-cache = { radlands-card-cache }. { radlands-card-cache.text } A sebzés után választasz.
radlands-rule-card-cannon = { radlands-card-cannon }. { radlands-card-cannon.text } Akkor is lő, ha ettől elpusztul, kivéve, ha ez volt az utolsó táborod: akkor előbb veszítesz.
radlands-rule-card-catapult = { radlands-card-catapult }. { radlands-card-catapult.text } A védelem nem számít, és punkot is feláldozhatsz.
radlands-rule-card-command_post = { radlands-card-command_post }. { radlands-card-command_post.text } A költség sosem csökken 0 alá.
radlands-rule-card-construction_yard = { radlands-card-construction_yard }. { radlands-card-construction_yard.text } A visszafordított tábor sértetlen és bevethető.
radlands-rule-card-mercenary_camp = { radlands-card-mercenary_camp }. { radlands-card-mercenary_camp.text } A védelem nem számít; az eldobáshoz két lap kell.
radlands-rule-card-mulcher = { radlands-card-mulcher }. { radlands-card-mulcher.text } Az elpusztított punk a pakli tetejére kerül, így éppen azt a lapot húzod fel.
radlands-rule-card-nest_of_spies = { radlands-card-nest_of_spies }. { radlands-card-nest_of_spies.text } A punkok és a játékot azóta elhagyó karakterek is számítanak.
radlands-rule-card-oasis = { radlands-card-oasis }. { radlands-card-oasis.text } Sérülten is működik; a költség sosem csökken 0 alá.
radlands-rule-card-obelisk = { radlands-card-obelisk }. { radlands-card-obelisk.text } Elpusztult tábornak számít.
radlands-rule-card-omen_clock = { radlands-card-omen_clock }. { radlands-card-omen_clock.text } Máskülönben az előtte lévő mezőnek szabadnak kell lennie. Az ellenfél eseménye az övé marad, a döntéseket is ő hozza.
radlands-rule-card-parachute_base = { radlands-card-parachute_base }. { radlands-card-parachute_base.text } Ha a karakter már elhagyta a játékot, nem kap sebzést.
radlands-rule-card-reactor = { radlands-card-reactor }. { radlands-card-reactor.text } Ha ez az utolsó táborod, veszítesz.
radlands-rule-card-scavenger_camp = { radlands-card-scavenger_camp }. { radlands-card-scavenger_camp.text } Mindegy, mitől hajtódtak végre a Portyázók.
radlands-rule-card-scud_launcher = { radlands-card-scud_launcher }. { radlands-card-scud_launcher.text } A védelem nem számít; a punk elpusztul.
radlands-rule-card-the_octagon = { radlands-card-the_octagon }. { radlands-card-the_octagon.text } Mindkét játékos maga választja ki az áldozatát.
radlands-rule-card-training_camp = { radlands-card-training_camp }. { radlands-card-training_camp.text } A karakter belépő tulajdonsága azonnal érvényesül.
radlands-rule-card-transplant_lab = { radlands-card-transplant_lab }. { radlands-card-transplant_lab.text } A punkok és a játékot azóta elhagyó karakterek is számítanak.
radlands-rule-card-watchtower = { radlands-card-watchtower }. { radlands-card-watchtower.text } A Portyázók, a 0-s számú és az ellenfél eseményei is számítanak.
radlands-rule-card-argo_yesky = { radlands-card-argo_yesky }. { radlands-card-argo_yesky.text } A többieknek csak addig van meg a képesség, amíg Argo sértetlen. Az új punkok kimerülten kerülnek játékba.
radlands-rule-card-cult_leader = { radlands-card-cult_leader }. { radlands-card-cult_leader.text } A Szektavezér saját magát is elpusztíthatja.
radlands-rule-card-doomsayer = { radlands-card-doomsayer }. { radlands-card-doomsayer.text } Egy esemény csak akkor lép hátra, ha a mögötte lévő mező szabad.
radlands-rule-card-exterminator = { radlands-card-exterminator }. { radlands-card-exterminator.text } A védelem nem számít.
radlands-rule-card-gunner = { radlands-card-gunner }. { radlands-card-gunner.text } Akinek csak most szűnt meg a védelme, azt nem éri találat.
radlands-rule-card-karli_blaze = { radlands-card-karli_blaze }. { radlands-card-karli_blaze.text } A helyreállított Karli kimerült.
radlands-rule-card-looter = { radlands-card-looter }. { radlands-card-looter.text } Mindegy, hogy a tábor megsérült vagy elpusztult.
radlands-rule-card-magnus_karv = { radlands-card-magnus_karv }. { radlands-card-magnus_karv.text } A védelem nem számít, és minden lapot egyszerre ér a találat.
radlands-rule-card-mimic = { radlands-card-mimic }. { radlands-card-mimic.text } Az „ez a lap” ilyenkor az Utánzót jelenti. Tulajdonságot sosem lehet utánozni.
radlands-rule-card-molgur_stang = { radlands-card-molgur_stang }. { radlands-card-molgur_stang.text } A védelem nem számít.
radlands-rule-card-rescue_team = { radlands-card-rescue_team }. { radlands-card-rescue_team.text } Önmagát is visszaveheti. A visszavett punk azzá a lappá válik, amely valójában.
radlands-rule-card-scientist = { radlands-card-scientist }. { radlands-card-scientist.text } A három lapot mindenki látja.
radlands-rule-card-sniper = { radlands-card-sniper }. { radlands-card-sniper.text } A védelem nem számít.
radlands-rule-card-vanguard = { radlands-card-vanguard }. { radlands-card-vanguard.text } Az ellenfél azonnal válaszol, egy védtelen lapodra. Ha éppen nyertél, nincs válasz.
radlands-rule-card-vera_vosh = { radlands-card-vera_vosh }. { radlands-card-vera_vosh.text } Így minden lapod kétszer használható egy körben, mindkétszer fizetve.
radlands-rule-card-zeto_khan = { radlands-card-zeto_khan }. { radlands-card-zeto_khan.text } A portyával kiküldött Portyázók is számítanak; a már sorban álló eseményeken nem változtat.
radlands-rule-card-banish = { radlands-card-banish }. { radlands-card-banish.text } A védelem nem számít.
radlands-rule-card-bombardment = { radlands-card-bombardment }. { radlands-card-bombardment.text } A korábban elpusztult táborok is számítanak.
radlands-rule-card-famine = { radlands-card-famine }. { radlands-card-famine.text } Az elpusztított punkok a pakli tetejére kerülnek.
radlands-rule-card-high_ground = { radlands-card-high_ground }. { radlands-card-high_ground.text } Az átrendezés nem számít játékba kerülésnek.
radlands-rule-card-napalm = { radlands-card-napalm }. { radlands-card-napalm.text } A tábor nem ellenség, így a Juggernaut megmarad.
radlands-rule-card-radiation = { radlands-card-radiation }. { radlands-card-radiation.text } Mindenkit egyszerre ér a találat.
radlands-rule-card-strafe = { radlands-card-strafe }. { radlands-card-strafe.text } Akinek csak most szűnt meg a védelme, azt nem éri találat.
radlands-rule-card-truce = { radlands-card-truce }. { radlands-card-truce.text } A lapok mindent elfelejtenek; minden punk azzá a lappá válik, amely valójában, de ezt csak a tulajdonosa látja.
radlands-rule-card-uprising = { radlands-card-uprising }. { radlands-card-uprising.text } Egyenként rakod le őket; ha hat karaktered van játékban, többet nem kapsz.
radlands-rule-card-raiders = { radlands-card-raiders }. { radlands-card-raiders.text } Védett tábor is választható.
