# First-use tips (talia.learn.tips): one sentence or two when something is met for the first time. At most 25 words.

learn-tips = Tippek
learn-tips-off = Nem kérek több tippet

learn-tip-cardia-djinn = A { cardia-card-djinn } csak akkor nyeri meg a játékot, ha elveszíti a találkozását. 16-tal ehhez segítség kell.
learn-tip-cardia-lost = A kártyád veszített, ezért aktiválódik a képessége. A győztes kártya képessége hallgat.
learn-tip-cardia-their-lost = Az ellenfél kártyája veszített, ezért most aktiválódik a képessége. A győzelem pecsétgyűrűt hoz, a vereség hatást.
learn-tip-cardia-tie = Döntetlen: senki sem kap pecsétgyűrűt, és nem aktiválódik képesség.
learn-tip-cardia-token = Időjelző: ez a képesség addig él, amíg a jelző a kártyán van.
learn-tip-cardia-modifier = Ez a módosító várakozik. Arra a kártyára kerül, amelyet a játékos legközelebb felfed.
learn-tip-cardia-turned = Egy korábbi találkozás megfordult, és vele a pecsétgyűrű is átkerül. Ettől nem aktiválódik képesség.
learn-tip-cardia-openly = Ez a játékos előbb, képpel felfelé teszi le a következő kártyáját. A másik ennek ismeretében választ.
learn-tip-cardia-faction = Egy pakliban mind a négy csoportnak négy kártyája van. A sor és a dobópaklik megmutatják, melyik ment már el.
learn-tip-cardia-discarded = Ez a kártya most a dobópaklidban van. Ha pecsétgyűrű volt rajta, az is eltűnt vele.
learn-tip-cardia-low = Az alacsony kártyák arra valók, hogy veszítsenek: olvasd el, mit tesznek akkor.
learn-tip-cardia-copied = A lemásolt képesség úgy érvényesül, mintha a másoló kártya sajátja volna.

learn-tip-radlands-first_turn = Aki kezd, annak az első körben csak 1 vize van. A következő körtől kezdve 3.
learn-tip-radlands-junk = Minden lap kétféleképp használható: kijátszod a költségéért, vagy ingyen selejtezed a selejtezési ikonja hatásáért.
learn-tip-radlands-person = A karakterek a következő körödtől bevethetők. Addig csak védik azt, ami mögöttük van.
learn-tip-radlands-raid = A Portyázók eseményként várnak az eseménysorban. Minden portya előrelépteti őket; végül egy tábor megsérül.
learn-tip-radlands-event = Az eseményed várakozik. Minden köröd elején egy mezőt lép előre; az 1-es mezőről lezajlik.
learn-tip-radlands-their-event = Az ellenfél eseménye minden körével közelebb jön. A mezője mutatja, milyen hamar ér ide.
learn-tip-radlands-punk = A punk egy lefordított lap. Nincs képessége, és egyetlen találat elpusztítja.
learn-tip-radlands-camp = A táborod megsérült. A következő találat elpusztítja; aki mindhárom táborát elveszíti, veszít.
learn-tip-radlands-hurt = A sérült lap nem veszett el: helyre lehet állítani. A következő találat elpusztítja.
learn-tip-radlands-ability = Minden lap egyszer használható egy körben. Utána a következő körödig elfordítva marad.
learn-tip-radlands-restored = A helyreállított karakter ebben a körben még nem bevethető. A táboroknál a helyreállítás ezen nem változtat.
learn-tip-radlands-raiders = A Portyázóknál te választod ki, melyik táborod kap sebzést, akár védett, akár nem.
learn-tip-radlands-reshuffled = A pakli elfogyott: a dobópaklit megkeveritek, ez lesz az új pakli.
learn-tip-radlands-silo = A maradék víz elvész. 1 vízért felveszed a Víztartályt, és később 1 vízért selejtezed.

learn-tip-fantasy_realms-trade = Itt nincsenek körök: az idő lejártáig mindenki cserél, egy lapot egy lapra.
learn-tip-fantasy_realms-build = Amíg gyűlik a kezed: vegyél fel egy eldobott lapot, vagy húzz kettőt, és tarts meg egyet.
learn-tip-fantasy_realms-ending = Gyűlnek az eldobott lapok. Ha betelik a helyük, a játék azonnal véget ér, akár a kör közepén.
learn-tip-fantasy_realms-draw = Bármelyik eldobott lapot felveheted, nemcsak a legutóbbit, vagy húzhatsz a pakliból.
learn-tip-fantasy_realms-discard = Egy lapot eldobsz, akár az újat. Látható marad, és mások felvehetik.
learn-tip-fantasy_realms-necromancer = A { fantasy_realms-card-necromancer } a játék legvégén felvesz egy eldobott lapot. Figyeld, mit dobnak el a többiek.
learn-tip-fantasy_realms-wild = A Dzsóker a végén dönti el, mi legyen. Addig több terved is lehet.
learn-tip-fantasy_realms-blanks = Ez a lap másokat érvénytelenít a kezedben: azok semmit sem érnek, és egyetlen bónusz sem számol velük.
learn-tip-fantasy_realms-book = A { fantasy_realms-card-book_of_changes } a játék végén megváltoztatja egy lap színét.
learn-tip-fantasy_realms-island = A { fantasy_realms-card-island } a játék végén törli egy Áradat vagy Láng büntetését.
learn-tip-fantasy_realms-taken = Az eldobott lapok mindenkiéi: ezt felvették. Most már mindenki tudja, kinél van.
learn-tip-fantasy_realms-scored = A pontozólap megmutatja, melyik lap mennyit hozott, és miért.
