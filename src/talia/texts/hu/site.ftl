# The site, in Hungarian. Names stand where they need no ending.


## The site

site-title = Talia
site-skip-link = Ugrás a tartalomra
site-home = Kezdőlap
site-no-page = Nincs ilyen oldal.
site-language = Nyelv
site-theme = Világos vagy sötét
site-sound = Hang
site-close = Bezárás
site-cancel = Mégse
site-open = megnyitás
site-yes = igen
site-no = nem
site-none = nincs
site-welcome = Húzz ide egy széket.
site-welcome-text = Három kártyajáték egy asztalnál: barátokkal linken át, egy képernyőn vagy bot ellen. Nem kell fiók.
site-have-invitation = Meghívót kaptál?
site-invitation-hint = Illeszd be a linket
site-sit-down = Leülök
site-games = Játékok
site-game-cardia = Cardia
site-game-cardia-meta = 2 játékos · 15 perc
site-game-cardia-line = A gyengébb lap elveszti az találkozást, és mindent megváltoztat.
site-game-radlands = Radlands
site-game-radlands-meta = 2 játékos · 30 perc
site-game-radlands-line = Három tábor, és sosem elég a víz. Tartsd a vonalat.
site-game-fantasy_realms = Fantasy Realms
site-game-fantasy_realms-meta = 2–7 játékos · 20 perc
site-game-fantasy_realms-line = Hét lap, egy tökéletes birodalom, követhető pontszám.
site-game-template = Sablon
site-more-game = kis játék próbának
site-play-bot = Játék most
site-play-friends = Új asztal
site-your-tables = Asztalaid
site-status-turn = te jössz
site-status-playing = folyamatban
site-status-waiting = várakozik
site-status-ended = véget ért
site-calculator = Számoló
site-calculator-line = Fantasy Realms-parti pontozása igazi asztalnál
site-import = Játszma megnyitása
site-import-line = exportált játszma visszajátszása fájlból
site-disclaimer = A Talia szabad szoftver, egyetlen kiadóhoz sem tartozik. A lapok nevei tények; minden kép és szöveg a miénk.

## Refusals and errors, by their codes

site-refused-malformed = Valami nincs helyesen kitöltve.
site-refused-bad_option = Ezek a beállítások nem férnek össze. Változtass valamelyiken.
site-refused-bad_record = Ez a fájl nem visszajátszható játszma.
site-refused-illegal = Ez most nem megengedett.
site-refused-forbidden = Ez nem a te helyed, vagy a linket már felhasználták.
site-refused-unknown = Itt nincs semmi. A link hibás vagy régi lehet.
site-refused-not_asked = Most nem te választasz.
site-refused-stale = Ez a kérdés már lezárult. Nézd meg újra az asztalt.
site-refused-not_now = Ez most nem lehetséges.
site-refused-unreadable = Ezt az asztalt a szervernek ez a változata nem tudja beolvasni. Az asztal változatlanul megmarad.
site-refused-too_large = Ez túl nagy.
site-refused-too_many = Túl gyors. Várj egy kicsit.
site-refused-busy = A szerver megtelt vagy újraindul. Próbáld újra.
site-refused-offline = A szerver nem érhető el.
site-refused-invitation = Ez nem meghívó. Illeszd be a teljes linket.
site-no-table = Ez az asztal nem nyitható meg.

## A new table

site-new-table = Új asztal
site-how-to-play = Hogyan játszotok?
site-way-online = Linken át
site-way-online-text = Minden szabad helyhez privát linket kapsz.
site-way-hotseat = Egy képernyőn
site-way-hotseat-text = A lapok rejtve maradnak, míg az eszköz gazdát cserél.
site-way-bot = Botok ellen
site-way-bot-text = Annyiszor léphetsz vissza, ahányszor akarsz.
site-way-watch = Botok nézése
site-way-watch-text = A botok egymással játszanak.
site-players = Játékosok
site-how-many = Játékosok száma
site-player = { $n }. játékos
site-name-of = A { $n }. játékos neve
site-your-name = Neved
site-guest = Vendég
site-level = A botok ereje
site-level-slowed = Még nincs teljes erőben: a szabályok gyorsítása nem készült el. Ugyanannyi ideig gondolkodik, de kevesebbet lát.
site-my-seat = Helyed
site-series = Forma
site-series-single = egy játszma
site-series-match = Meccs két győzelemig
site-series-tournament = Négyes torna
site-options = A játék beállításai
site-more-options = További beállítások
site-at-most = legfeljebb { $n }
site-stars = { $n } csillag
site-time = Idő és szokások
site-clock = Óra
site-clock-none = óra nélkül
site-clock-bank = percek játékosonként, döntésenkénti hozzáadással
site-clock-decision = másodpercek döntésenként
site-clock-minutes = Perc játékosonként
site-clock-increment = Döntésenként visszakapott másodperc
site-clock-seconds = Másodperc döntésenként
site-limit-minutes = A cserélés percei (Káosz)
site-clock-left = hátralévő idő: { $time }
site-terms-bank = fejenként { $minutes } perc, döntésenként { $seconds } mp vissza
site-terms-decision = döntésenként { $seconds } mp
site-clock-low = Kevés idő maradt.
site-takeback = Visszalépés
site-undo-consent = a többiek beleegyezésével
site-undo-free = mindig szabad
site-undo-never = soha
site-listed = Mindenki lássa az asztalt
site-make-table = Asztal megnyitása
site-begin = Kezdés

## Joining and waiting

site-invited = Meghívás: { $game }. Az asztalnál: { $names }.
site-watch = Csak nézem
site-waiting-for-players = Játékosokra várunk
site-waiting-text = A játék elindul, amint minden hely foglalt. Minden linket egyvalakinek küldj.
site-seat-taken = itt van
site-seat-open = szabad hely
site-invite-link = Meghívó link
site-copy-link = Link másolása
site-copied = Másolva
site-fill-bot = Bot: { $level }

## At the table

site-hand = Kéz
site-deck = Pakli
site-discard = Dobott lapok
site-known = Ismert
site-counted = { $what }: { $n }
site-log = Napló
site-table = Asztal
site-rules = Szabályok
site-asked = A kérdés
site-answers = Válaszok
site-panel = Napló és asztal
site-log-empty = Még nem történt semmi.
site-why = Miért?
site-show-moment = Mutasd ezt a pillanatot
site-moment-gone = Ez a pillanat a játék után lesz látható.
site-looking-back = Egy korábbi pillanatot nézel.
site-back-to-now = Vissza a jelenbe
site-reading = Kártya
site-rules-of-card = Ez a lap a szabályokban
# Where long words of names may break, as the language divides them.
site-hyphens = Adre·na·lin·la·bor Adó·szedő Aka·dé·mia Alak·váltó Arisz·tok·rata Atom·kert Auk·ci·ós·ház Bazi·lisz·kusz Bom·bá·zás Boszor·kány·ki·rály Boszor·kány·mes·ter Báb·já·té·kos Bűbá·josnő Cso·da·gye·rek Csá·szárnő Dinasz·tia Egy·szarvú Ejtő·er·nyős Ele·men·tál Ellá·tó·bá·zis Elát·ko·zott Eme·lő·kar Fegy·ver·hor·dozó Fegy·ver·szü·net Fel·de·rítő Fel·ke·lés Fel·ta·láló For·gó·szél For·ra·dal·már Fosz·to·gató Föld·ele·men·tál Gube·rá·lók Győ·zelmi Gép·pus·kás Hadi·hajó Harang·to·rony Harc·ál·lás·pont Hason·más Her·cegnő Idő·já·rás Igaz·ság·osztó Illu·zi·o·nista Javí·tó·ro·bot Jug·ger·naut Játék·te·rem Jöven·dő·mondó Kata·pult Kikép·ző·tá·bor Kincs·tár·nok Kovács·mű·hely Kém·fé·szek Kígyó·temp·lom Könnyű·lo·vas·ság Könyv·tá·ros Lefor·dí·tott Lik·vi·dá·tor Lég·ele·men·tál Magas·lat Mecha·ni·kus Medi·á·tor Men·tő·csa·pat Mes·ter·lö·vész Mun·ka·tá·bor Méreg·ke·verő Nagy·mes·ternő Nek·ro·manta Obe·liszk Orgyil·kos Orv·tá·madó Palo·taőr Piro·má·niás Por·tyá·zók Rak·tár·ház Rej·tek·hely Rezo·ná·tor Roncs·te·lep Sebe·sült Sugár·zás Sza·bo·tőr Szek·ta·ve·zér Szám·űzés Taná·csosnő Tele·ki·ne·ti·kus Transz·plan·tá·ciós Trón·örö·kös Tábor·tűz Tűz·ele·men·tál Val·la·tás Varázs·pálca Vissz·hang Vál·to·zá·sok Város·ala·pí·tás Védő·rúna Vég·zet·óra Vész·ma·dár Víz·ele·men·tál Víz·tar·tály Zsol·dos·tá·bor drá·ga·köve gya·log·ság kata·kom·bák könyv·tár Élcsa·pat Élet·for·rás Épí·tő·te·lep Óra·ké·szítő Őrto·rony
site-card-back = Lefordított lap
site-one-moment = Egy pillanat…
site-joining = Csatlakozás az asztalhoz…
site-link-lost = Megszakadt a kapcsolat. Magától visszatér, semmi sem vész el.
site-link-lost-short = nincs kapcsolat
site-renewed = Megjött a Talia új változata. Töltsd újra, amikor kényelmes: az asztal marad, ahogy van.
site-renewed-must = Ez a lap egy régebbi változat. Töltsd újra: az asztal marad, ahogy van.
site-renewed-reload = Újratöltés
site-renewed-later = Később
site-sending = Küldés…
site-choose-card = Ezt választom: { $card }
site-not-a-choice = Ezt most nem választhatod; csak elolvashatod.
site-read-whole = A teljes kártya
site-tap-to-read = Érints meg egy kártyát, hogy elolvasd, még egyszer, hogy kiválaszd.
site-is-choosing = { $count ->
    [one] { $names } választ
   *[other] { $names } választanak
}
site-have-chosen = { $count ->
    [one] { $names } már választott.
   *[other] { $names } már választottak.
}
site-bot-plays-for = { $name } helyett egy bot játszik
site-stand-in-text = A hely bármikor visszavehető.
site-is-away = { $name } nincs itt
site-away-now = Most játszhat helyette egy bot.
site-away-soon = { $time } múlva játszhat helyette egy bot.
site-let-bot-play = Játsszon egy bot
site-offline = Nincs kapcsolat
site-offline-text = Újra próbáljuk; semmi sem vész el.
site-offline-kept = Újra próbáljuk; a választásod megmarad, és akkor elküldjük.
site-clock-then-lose = Még { $time }, utána a játszma elveszett.
site-clock-then-move = Még { $time }, utána egy egyszerű választás lép érvénybe.
site-locked-changeable = Módosíthatod, amíg mindenki nem választott.
site-their-effect = Az ellenfél hatása ({ $name }):
site-your-turn = { $name }, te következel.
site-recap = Az utolsó köröd óta
site-moments = { $n } lépés a köröd óta
site-moments-word = lépés a köröd óta
site-moments-again = A lépések újra
site-moments-cost = ez neked kerül valamibe
site-recap-none = Az utolsó köröd óta nem történt semmi.
site-show-step = { $at }. lépés, összesen { $of } · koppints vagy szóköz: tovább
site-show-end = A végére
site-radlands-shown-damaged = { $actor }: { $cards } megsérül
site-radlands-shown-destroyed = { $actor }: { $cards } elpusztul
site-cardia-shown-wins = { $name } nyer, { $one } : { $other }
site-skip = Átugrás
site-undo = Visszalépés
site-ask-takeback = Visszalépést kérek
site-restart-turn = Kör elölről
site-takeback-asked = { $name } vissza szeretne lépni.
site-takeback-waiting = Beleegyezésre várunk: { $names }
site-allow = Megengedem
site-refuse = Nem engedem
site-withdraw = Kérés visszavonása
site-hint = Tipp
site-hint-shown = Egy bot a dupla keretű lehetőséget választaná.
site-hint-thinking = Egy bot gondolkodik a tippen …
site-hint-is = Tipp: { $option }
site-hint-more = Több
site-hint-of = A bot tippje: { $level }
site-hint-chances = Nyerési esélyek
site-state-legal = Választható, { $n }. szám
site-state-chosen = Kiválasztva
site-state-danger = Ez neked árt
site-doing-asked = választ
site-doing-thinking = gondolkodik
site-doing-locked = választott
site-lamp-here = jelen
site-lamp-lost = megszakadt kapcsolat
site-lamp-gone = távol
site-onlooker = Néző
site-onlooking = Te most nézed a játékot.
site-onlookers = { $n } néző
site-handover-to = Add tovább az eszközt. Következik: { $name }.
site-handover-text = A lapok el vannak rakva. Következik: { $name }
site-handover-show = { $name } vagyok, mutasd a lapjaimat
site-bot = Bot
site-bot-named = Bot ({ $level })
site-stand-in = bot játszik: { $level }
site-give-to-bot = Bot játsszon helyette: { $name }
site-leave-to-bot = Átadom a helyem egy botnak
site-take-seat-back = Visszaveszem a helyem
site-move-device = Folytatás másik eszközön
site-end-game = Játék befejezése
site-resign = Feladom
site-resign-sure = Biztosan feladod?
site-play-on = Játszom tovább
site-share-onlookers = Link másolása nézőknek
site-share-replay = Visszajátszás linkjének másolása
site-practice = gyakorló játszma
site-fair = Tisztességes az osztás?
site-fair-text = Mielőtt bárki leült, a szerver elkötelezte magát e keverés mellett. A játék után felfedi, és bárki ellenőrizheti.
site-fair-later = A játék után ellenőrizhető.
site-fair-check = Ellenőrzés
site-fair-yes = Ellenőrizve: az osztás megegyezik az elején rögzítettel.
site-fair-no = Az ellenőrzés nem sikerült: az osztás eltér a rögzítettől.
site-question = { $n }. lépés
site-round = { $n }. forduló
site-turn = { $n }. kör
site-zone-row = Sor
site-zone-hands = Kezek
site-zone-decks = Paklik
site-zone-discards = Dobott lapok

## Commands and keys

site-command = Parancs beírása
site-command-hint = lehetőségek · játszd 3 · miért 3 · kéz
site-command-options = lehetőségek
site-command-play = játszd
site-command-why = miért
site-command-table = asztal
site-command-hand = kéz
site-command-log = napló
site-command-recap = összegzés
site-command-undo = vissza
site-command-ask = kérdés
site-command-help = Parancsok: kérdés, lehetőségek, játszd 3, miért 3, kéz, asztal, napló, összegzés, vissza.
site-command-none = Nincs { $n }. lehetőség.
site-nothing-asked = Most nincs hozzád kérdés.
site-help = Súgó és billentyűk
site-help-text = A keretes kártyák választhatók: egy kattintás megmutatja és kijelöli a kártyát, a második kattintás, az arany gomb vagy a szóköz kijátssza; át is húzhatod. Az I rögzíti az olvasott kártyát.
site-key-confirm = megerősítés, alapművelet
site-key-digits = választás számmal
site-key-digits-many = kilencnél több választásnál: a szám mindkét számjegye
site-key-arrows = mozgás egy területen belül
site-key-tab = következő terület
site-key-escape = vissza
site-key-undo = visszalépés
site-key-inspect = lap elolvasása
site-key-log = napló
site-key-recap = mi történt az utolsó köröd óta
site-key-hint = tipp
site-key-command = parancssor
site-key-help = ez a súgó

## Settings of the device

site-settings = Az eszköz beállításai
site-set-motion = Mozgás
site-set-motion-off = ki
site-set-motion-fast = gyors
site-set-motion-normal = normál
site-set-motion-slow = lassú
site-set-confirm = Választás megerősítése
site-set-confirm-off = soha
site-set-confirm-touch = érintőképernyőn
site-set-confirm-always = mindig
site-set-theme = Megjelenés
site-set-theme-system = mint a rendszer
site-set-theme-dark = sötét
site-set-theme-light = világos
site-set-sort = Lapok sorrendje
site-set-sort-drawn = ahogy érkeztek
site-set-sort-family = fajta szerint
site-set-palette = Keretek
site-set-palette-plain = szokásos
site-set-palette-strong = erősebb
site-set-counting = Mit hoznak a választások
site-set-counting-on = választás előtt kiszámolva
site-set-counting-off = számolás nélkül
site-volume = Hangerő
site-notify = Értesíts, ha én jövök és az oldal nem látszik

## The end and the replay

site-wins = { $count ->
    [1] Győztes: { $names }.
   *[other] Megosztott győzelem: { $names }.
}
site-drawn = Döntetlen.
site-reason-resigned = Feladta: { $name }.
site-reason-time = Lejárt az idő: { $name }.
site-reason-abandoned = Az asztalt elhagyták.
site-reason-stopped = A játékot leállították.
site-player-column = Játékos
site-score = Pontszám
site-winner = győztes
site-rematch = Visszavágó
site-rematch-waiting = Várunk a többiekre
site-wants-rematch = { $count ->
    [one] { $names } visszavágót szeretne.
   *[other] { $names } visszavágót szeretne.
}
site-the-end = Hogyan végződött
site-end-turning-round = Fordulópont: { $n }. kör.
site-end-turning-turn = Fordulópont: { $n }. kör.
site-end-best = Ami a legtöbbet hozta:
site-all-hands = minden kéz
site-answer-was = { $name }: { $answer }
site-next-game = Következő játszma
site-replay = Visszajátszás
site-share = Link másolása
site-export = Exportálás
site-moment = A játék pillanata
site-moment-of = { $of } pillanatból a { $n }.
site-step-back = Egy lépés vissza
site-step-on = Egy lépés előre
site-play = Lejátszás
site-pause = Szünet
site-look-from = Nézőpont
site-against = ellenfél
site-play-on-from-here = Játék innen tovább

## Signs on cards

site-gist-any = bármi
site-gist-all = mind
site-gist-lane = oszl.
site-water = { $n } víz

## Cardia

site-cardia-deck = { $deck }. pakli
site-cardia-row = Találkozások
site-cardia-encounter = { $n }. találkozás, győztes: { $name }.
site-cardia-encounter-tie = { $n }. találkozás: döntetlen.
site-cardia-next-encounter = Következő találkozás
site-cardia-no-encounter = Mindjárt kezdődik az első találkozás.
site-cardia-now = befolyás: { $n }
site-cardia-influence = Befolyás: { $n }
site-cardia-in-encounter = { $n }. találkozás
site-cardia-wins = Megnyeri ezt az találkozást.
site-cardia-loses = Elveszti ezt az találkozást.
site-cardia-tie = Ez az találkozás döntetlen.
site-cardia-waits = A következő lapra vár
site-cardia-waits-late = A következő találkozás képességeinek végére vár
site-cardia-blackmail = A következő lap ebből a frakcióból legyen
site-cardia-peeked = Paklid teteje
site-cardia-preview = Befolyás: { $sum }
site-cardia-preview-wins = { $sum } – { $theirs }: nyer
site-cardia-preview-loses = { $sum } – { $theirs }: veszít, és a képessége működésbe lép
site-cardia-preview-ties = { $sum } – { $theirs }: döntetlen
site-cardia-do-play = Kijátszás: { $card }
site-cardia-do-discard = Eldobás: { $card }
site-cardia-do-take-back = Visszavétel: { $card }
site-cardia-do-choose = Választás: { $card }
site-cardia-do-mark = { $by }: { $card }
site-cardia-would-wins = { $mine } legyőzi: { $theirs }.
site-cardia-would-loses = { $mine } kikap: { $theirs }.
site-cardia-would-ties = { $mine } : { $theirs }, döntetlen.
site-cardia-would-win = { $n } pecsétgyűrűvel nyersz.
site-cardia-would-lose = { $n } pecsétgyűrűvel az ellenfél nyer.
site-cardia-would-signets = Pecsétgyűrűk { $mine } : { $theirs }.
site-cardia-pending = { $by }: { $card }, még nem hajtódott végre
site-cardia-not-done = kiválasztva, még nem hajtódott végre
site-cardia-faction-follows = { $card } megnevez egyet a négyből.
site-cardia-if-it-loses = ha veszít
site-cardia-if-it-loses-text = Ha veszít:
site-cardia-only-you = csak te látod
site-cardia-aim = { $n ->
    [one] { $n } pecsétgyűrű nyer
   *[other] { $n } pecsétgyűrű nyer
}
site-tie = döntetlen
site-signets = { $n } pecsétgyűrű
site-signets-of = Pecsétgyűrűk: { $n } / { $of }
site-cardia-end-score = Pecsétgyűrűk { $n } : { $m }

## Radlands

site-radlands-person = személy
site-radlands-camp = tábor
site-radlands-event = esemény
site-radlands-camps = táborválasztás
site-radlands-pick-camps = Válassz három tábort, balról jobbra
site-radlands-kept = Táboraid
site-radlands-laid = { $n } tábor lerakva
site-radlands-front = frontvonal
site-radlands-field = Oszlopok: { $name }
site-radlands-stock = Készlet: { $name }
site-radlands-queue = Események: { $name }
site-radlands-in-turns = { $n ->
    [1] a következő körben
   *[other] { $n } kör múlva
}
site-radlands-next = most
site-radlands-turns = kör
site-radlands-used = használt
site-radlands-new = új
site-radlands-acting = cselekszik
site-radlands-place = { $column }. oszlop, { $space }. mező
site-radlands-empty-legal = Szabad hely: { $column }. oszlop, { $space }. mező
site-radlands-column = { $n }. oszlop
site-radlands-here = Ide rakom
site-radlands-use = Használat: { $card }
site-radlands-do-damage = Sérülés: { $card }
site-radlands-do-injure = Megsebesítés: { $card }
site-radlands-do-destroy = Elpusztítás: { $card }
site-radlands-do-destroy_own = Saját lap elpusztítása: { $card }
site-radlands-do-damage_own = Saját lap sérülése: { $card }
site-radlands-do-restore = Helyreállítás: { $card }
site-radlands-do-discard = Eldobás: { $card }
site-radlands-do-discard_drawn = Eldobás: { $card }
site-radlands-do-junk = Selejtezés: { $card }
site-radlands-water-left = maradék víz: { $n }
site-radlands-camps-left = táborok
site-radlands-end-score = Álló táborok { $n } : { $m }
site-radlands-standing = { $n ->
    [0] egy tábor sem áll
   *[other] { $n } tábor áll
}
site-radlands-in-hand = kézben
site-radlands-take = vétel: { $n }
site-radlands-draw = húzás: { $n }
site-radlands-queued = sorban
site-radlands-drag-junk = Húzd ide a selejtezéshez
site-radlands-needs = { $n } víz kell, { $have } van
site-radlands-queue-full = nincs számára szabad hely az eseménysorban
site-radlands-no-room = nincs hely több személy számára
site-radlands-costs = { $n } vízbe kerül, { $left } marad
site-radlands-would-destroy = { $card } elpusztul
site-radlands-would-damage = { $card } megsérül
site-radlands-where = { $card }: hová?
site-radlands-queue-it = { $card }: mehet a sorba?
site-radlands-play-now = { $card }: most?
site-radlands-only-junk = { $card }: selejtezed?
site-radlands-tap-place = bökj egy helyre: { $n } víz a { $have }-ból
site-radlands-tap-target = válassz célpontot: { $n } / { $have } víz
site-radlands-tap-space = bökj a mezőjére: { $n } / { $have } víz
site-radlands-play-here = ide játszd ki
site-radlands-covers = védi: { $card }
site-radlands-behind = vagy mögé: { $card }
site-radlands-behind-brief = mögé
site-radlands-makes-room = { $card } adja át a helyét
site-radlands-at-once = Kijátszás: azonnal hat
site-radlands-junk-instead = Selejt: { $gives }
site-radlands-junk-for = Selejt: { $gives }
site-radlands-gives-nothing = { $gives }, hatás nélkül
site-radlands-is-damaged = { $card } sérült: ez elpusztítja
site-radlands-one-hit = Egy találat elpusztítja a punkot
site-radlands-stand = { $n } tábor áll
site-radlands-held = { $n } lap
site-radlands-draw-card = Laphúzás
site-radlands-priced = { $text } ({ $n } víz)
site-radlands-event-space = { $name }: { $n }. eseménymező
site-radlands-now-key = azonnal
site-radlands-pile-top = Legfelül
site-radlands-pile-turn = Ebben a körben
site-radlands-lay-camps = Leteszem

## Fantasy Realms

site-realms-discarded = { $of } lapból { $n } eldobva
site-realms-end-score = { $n } ponttal
site-realms-end-best = { $card }: { $points } pont az összesen { $total } pontból.
site-realms-end-taken = { $name } az eldobott lapok közül vette fel a { $round }. körben.
site-realms-end-taken-from = { $from } dobta el, { $name } vette fel a { $round }. körben.
site-realms-chaos = Káosz
site-realms-area = Eldobott lapok
site-realms-ends = játék vége
site-realms-draw = Húzás a pakliból
site-realms-your-hand = kezed
site-realms-after = eldobás után
site-realms-blanked = érvénytelen
site-realms-cleared = büntetés törölve
site-realms-makes = { $points } pontot ér
site-realms-left = nélküle { $points }
site-realms-without = nélküle ({ $card }): { $points } (a legjobbhoz képest { $delta })
site-discard-card = Eldobás: { $card }
site-keep-card = Megtartás: { $card }
site-take-card = Elvétel: { $card }
site-realms-offers = Ajánlatok
site-realms-no-offers = Még nincs ajánlat. Cseréljetek, amíg tart az idő.
site-realms-anything = bármi
site-realms-offer-anyone = bárkinek
site-realms-offer-to = címzett: { $name }
site-realms-offer-answered = { $name } lapot tett ellene
site-realms-offer-act = Válasz
site-realms-offer-for = { $card } ezért…
site-realms-offer-tap = Érintsd meg, mit kérsz: az ajánlat máris él.
site-realms-offer-to-one = Egy játékosnak…

## Strength of bots

site-level-novice = Kezdő
site-level-apprentice = Tanonc
site-level-adept = Haladó
site-level-expert = Szakértő
site-level-master = Mester
site-level-greedy = Mohó
site-level-highest = Legmagasabb lap
site-level-random = Véletlen
site-level-ismcts = Kereső

## Matches and tournaments

site-series-round = { $n }. forduló
site-series-standing = Állás
site-series-won = nyert
site-series-lost = vesztett
site-series-games = Játszmák
site-series-go = Az asztalomhoz
site-series-look = megnézem
site-series-winner = Végső győztes: { $name }.
site-series-invited = Meghívás játékra: { $game }.

## The calculator

site-calc-title = Pontszámoló
site-calc-search = Írd be egy lap nevét…
site-calc-suits = Színek
site-calc-add-player = Új játékos
site-calc-remove-player = Játékos eltávolítása
site-calc-area = Eldobott lapok
site-calc-cards = { $n } lap
site-calc-empty = Koppints egy színre, majd egy lapra. Egy kéz hét lap, a Nekromantával nyolc.
site-calc-remove = Eltávolítás: { $card }
site-calc-held = { $card }: itt van: { $name }
site-calc-how = Hogyan jött ki?
site-calc-choices = Legjobb választások
site-calc-full = Ez a kéz megtelt.
site-calc-clear = Mindent töröl
site-calc-share = Asztal linkjének másolása
site-calc-leads = vezet
site-calc-failed = A pontozó nem érhető el. A lapok itt maradnak.
site-calc-night = Az est összesítése
site-calc-note = Játszma hozzáadása az esthez
site-calc-wins = { $n } győzelem

## The rules pages

site-rules-title = Szabályok és lapok
site-rules-search = Keresés a szabályokban és lapokban…
site-rules-how = Hogyan játsszunk
site-rules-rules = Szabályok
site-rules-cards = Lapok
site-rules-locations = Helyszínek
site-rules-found = { $n } találat
site-rules-nothing = Nincs találat.
site-how-cardia-1 = Cél: egy forduló végén elsőként legyen öt pecsétgyűrűd, és több, mint a másik játékosnak.
site-how-cardia-2 = Minden fordulóban mindkét játékos letesz egy lapot képpel lefelé, majd egyszerre felfedik. A nagyobb befolyású lap nyeri a találkozást, és pecsétgyűrűt kap.
site-how-cardia-3 = A vesztes lap nem vész el: most lép működésbe a képessége. A villám egyszeri, azonnali hatás; a homokóra addig tart, amíg a lapka a lapon fekszik.
site-how-cardia-4 = A módosítók a régen kijátszott lapok befolyását is változtatják. Egy régi találkozás megfordulhat, és vele a pecsétgyűrű is, de ilyenkor egy képesség sem működik.
site-how-cardia-5 = Ezután mindkét játékos húz egy lapot. A találkozások a kijátszás sorrendjében fekszenek, így az „előző” és a „következő” a szomszéd.
site-how-cardia-6 = Aki nem tud lapot kijátszani, veszít. A II. pakli és a helyszínek nehezítik a játékot: csillagaik összeadódnak.
site-how-radlands-1 = Cél: pusztítsd el az ellenfél három táborát.
site-how-radlands-2 = Mindkét oldalon három oszlop van: hátul a tábor, előtte hely két személynek. Egy lap védett, amíg gazdájának másik lapja áll előtte.
site-how-radlands-3 = A köröd: az eseményeid egy mezőt lépnek, az 1. mezőn lévő megtörténik; húzol egy lapot és három vizet kapsz; aztán addig cselekszel, amíg akarsz és fizetni tudsz.
site-how-radlands-4 = Cselekvések: személy vagy esemény kijátszása, képesség használata, lap selejtezése az ikonjáért, húzás két vízért, a Víztartály elvétele egyért. A személyek a következő körödtől készek.
site-how-radlands-5 = Az első sérülés elfordítja a lapot, a második elpusztítja. Sérült vagy kimerült lap nem használ képességet. Egy punkot egy sérülés elpusztít.
site-how-radlands-6 = A Portyázók az eseménysorban várnak; amikor megérkeznek, az ellenfél választja ki, melyik tábora sérül.
site-how-radlands-7 = Ha a pakli másodszor is elfogy, az nyer, akinek több tábora maradt.
site-how-fantasy_realms-1 = Cél: a legtöbb pontot érő hétlapos kéz.
site-how-fantasy_realms-2 = A köröd: vedd el a pakli felső lapját vagy bármelyiket az eldobottak közül, majd dobj el egy lapot képpel felfelé.
site-how-fantasy_realms-3 = A játék azonnal véget ér, ha tíz lap fekszik az eldobottak között (két játékosnál tizenkettő).
site-how-fantasy_realms-4 = Egy lap az alaperejét, a bónuszát és a büntetését éri. Csak a saját kezed lapjai számítanak egymásnak.
site-how-fantasy_realms-5 = Az érvénytelen lapnak nincs ereje, színe, bónusza és büntetése. A törölt büntetés hatástalan.
site-how-fantasy_realms-6 = Két játékosnál üres kézzel kezdtek: vegyél el egy lapot az eldobottak közül, vagy húzz kettőt, tarts meg egyet, a másikat dobd el.
site-how-fantasy_realms-7 = Káosz: nincsenek körök. Amíg tart az idő, bármely két játékos egy lapot egy lapra cserélhet.
