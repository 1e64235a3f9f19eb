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
site-yes = igen
site-no = nem
site-none = nincs
site-welcome = Húzz ide egy széket.
site-welcome-text = Három kártyajáték egy asztalnál: barátokkal meghívó linkkel, egy képernyőn vagy bot ellen. Regisztráció nélkül.
site-have-invitation = Meghívót kaptál?
site-invitation-hint = Illeszd be a linket
site-sit-down = Leülök
site-games = Játékok
site-game-cardia = Cardia
site-game-cardia-meta = 2 játékos · 15 perc
site-game-cardia-line = A gyengébb kártya elveszti a találkozást, és mindent megváltoztat.
site-game-radlands = Radlands
site-game-radlands-meta = 2 játékos · 30 perc
site-game-radlands-line = Három tábor, és sosem elég a víz. Tartsd a frontot!
site-game-fantasy_realms = Fantasy Realms
site-game-fantasy_realms-meta = 2–7 játékos · 20 perc
site-game-fantasy_realms-line = Hét lap, egy tökéletes birodalom, követhető pontszám.
site-game-template = Sablon
site-more-game = kis játék próbának
site-rooms = Rovatok
site-room-tables = Asztalok
site-first-time = Először jársz itt?
site-first-time-text = Ismerd meg játék közben: { $game }, { $minutes } perc.
site-first-time-go = Mutasd meg

# Learn and puzzles: the doors to them.
site-learn = Tanulás
site-puzzles = Feladványok
site-history = Előzmények
site-new-to-it = Még nem ismered?
site-new-to-it-is = { $n } lecke, { $minutes } perc
site-puzzle-daily = A nap feladványa
site-puzzle-daily-line = Játékonként egy, minden nap mindenkinek ugyanaz
site-no-lesson = Ez a lecke nem nyitható meg
site-no-puzzle = Ez a feladvány nem nyitható meg
site-line-first = Még nem ismered? { $game }: { $minutes } perc alatt megtanulható.
site-line-first-go = Mutasd meg
site-lesson-about = Lecke erről

site-more-tables = Még { $n }
site-status-gone = már nincs meg
site-play-how = Név és erősség módosítása
site-rules-line = hogyan játsszuk, és minden kártya
site-play-bot = Játssz most!
site-play-friends = Új asztal
site-your-tables = Asztalaid
site-status-turn = te jössz
site-status-playing = folyamatban
site-status-waiting = várakozik
site-status-ended = véget ért
site-calculator = Pontozó
site-calculator-line = Fantasy Realms-parti pontozása igazi asztalnál
site-import = Mentett játék megnyitása
site-import-line = exportált játék visszajátszása fájlból
site-disclaimer = A Talia szabad szoftver, egyetlen kiadóhoz sem tartozik. A lapok nevei tények; minden kép és szöveg a miénk.

## Refusals and errors, by their codes

site-refused-malformed = Valami nincs helyesen kitöltve.
site-refused-bad_option = Ezek a beállítások nem férnek össze. Változtass valamelyiken.
site-refused-bad_record = Ez a fájl nem visszajátszható játék.
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
site-way-online = Meghívó linkkel
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
site-name-of = Név ({ $n }. játékos)
site-your-name = Neved
site-guest = Vendég
site-level = A botok ereje
site-level-slowed = Még nincs teljes erőben: a szabályok gyorsítása nem készült el. Ugyanannyi ideig gondolkodik, de kevesebbet lát.
site-my-seat = Helyed
site-series = A játék módja
site-series-single = egy játék
site-series-match = Mérkőzés két győzelemig
site-series-tournament = Négyes torna
site-series-duplicate = Duplikált mérkőzés: ugyanazok az osztások mindkét helyről
site-series-duplicate-text = Mindkettőtöknek ugyanazok az osztások, mindkét helyről egyszer. A különbség számít, az osztás szerencséje kiesik.
site-series-deals = Osztások, mindegyik kétszer
site-options = A játék beállításai
site-more-options = További beállítások
site-at-most = legfeljebb { $n }
site-stars = { $n } csillag
site-time = Idő és asztali szabályok
site-clock = Óra
site-clock-none = óra nélkül
site-clock-bank = időkeret percben, döntésenként jóváírással
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
site-invite-qr = Meghívó QR-kódként
site-invite-scan = Olvasd be a kódot, vagy küldd el a linket: aki először megnyitja, az ül le.
site-invite-send = Küldés
site-invite-share = Vár rád egy hely: { $game }.
site-link-used = Ezt a meghívót már felhasználták.
site-link-used-by = Ott már { $name } ül.
site-link-used-text = Minden link egyvalakinek szól. Nézheted a játékot, vagy kérhetsz egy saját linket.
site-link-ended = Ez a játék már véget ért.
site-link-ended-text = A helyre már nincs szükség, de az egész játék megnézhető.
site-link-wrong = Ez a link egyetlen helyhez sem vezet.
site-link-wrong-text = Talán hiányzik belőle valami. Kérd el újra, vagy nézd a játékot.
site-link-watch = Inkább nézem
site-link-replay = Megnézem, hogyan folyt

## At the table

site-hand = Kéz
site-deck = Pakli
site-discard = Dobott lapok
site-known = Ismert
site-counted = { $what }: { $n }
site-log = Napló
site-table = Asztal
site-rules = Szabályok
site-statistics = Statisztika
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
site-rule-of-card = { $rule }. szabály: ez a lap a szabályokban
# Where long words of names may break, as the language divides them.
site-hyphens = Adre·na·lin·la·bor Adó·szedő Aka·dé·mia Alak·váltó Arisz·tok·rata Atom·kert Auk·ci·ós·ház Bazi·lisz·kusz Bom·bá·zás Boszor·kány·ki·rály Boszor·kány·mes·ter Báb·já·té·kos Bűbá·josnő Cso·da·gye·rek Csá·szárnő Dinasz·tia Egy·szarvú Ejtő·er·nyős Ele·men·tál Ellá·tó·bá·zis Elát·ko·zott Eme·lő·kar Fegy·ver·hor·dozó Fegy·ver·szü·net Fel·de·rítő Fel·ke·lés Fel·ta·láló For·gó·szél For·ra·dal·már Fosz·to·gató Föld·ele·men·tál Gube·rá·lók Győ·zelmi Gép·pus·kás Hadi·hajó Harang·to·rony Harc·ál·lás·pont Hason·más Her·cegnő Idő·já·rás Igaz·ság·osztó Illu·zi·o·nista Javí·tó·ro·bot Jug·ger·naut Játék·te·rem Jöven·dő·mondó Kata·pult Kikép·ző·tá·bor Kincs·tár·nok Kovács·mű·hely Kém·fé·szek Kígyó·temp·lom Könnyű·lo·vas·ság Könyv·tá·ros Lefor·dí·tott Lik·vi·dá·tor Lég·ele·men·tál Magas·lat Mecha·ni·kus Medi·á·tor Men·tő·csa·pat Mes·ter·lö·vész Mun·ka·tá·bor Méreg·ke·verő Nagy·mes·ternő Nek·ro·manta Obe·liszk Orgyil·kos Orv·tá·madó Palo·taőr Piro·má·niás Por·tyá·zók Rak·tár·ház Rej·tek·hely Rezo·ná·tor Roncs·te·lep Sebe·sült Sugár·zás Sza·bo·tőr Szek·ta·ve·zér Szám·űzés Taná·csosnő Tele·ki·ne·ti·kus Transz·plan·tá·ciós Trón·örö·kös Tábor·tűz Tűz·ele·men·tál Val·la·tás Varázs·pálca Vissz·hang Vál·to·zá·sok Város·ala·pí·tás Védő·rúna Vég·zet·óra Vész·ma·dár Víz·ele·men·tál Víz·tar·tály Zsol·dos·tá·bor drá·ga·köve gya·log·ság kata·kom·bák könyv·tár Élcsa·pat Élet·for·rás Épí·tő·te·lep Óra·ké·szítő Őrto·rony
site-card-back = Lefordított lap
site-one-moment = Egy pillanat…
site-joining = Csatlakozás az asztalhoz…
site-link-lost = Megszakadt a kapcsolat. Magától visszatér, semmi sem vész el.
site-link-lost-short = nincs kapcsolat
site-renewed = Megjött a Talia új változata. Töltsd újra, amikor kényelmes: az asztal marad, ahogy van.
site-renewed-must = Ez a böngészőfül egy régebbi változat. Töltsd újra: az asztal marad, ahogy van.
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
site-clock-then-lose = Még { $time }, utána a játék elveszett.
site-clock-then-move = Még { $time }, utána egy egyszerű választás lép érvénybe.
site-locked-changeable = Módosíthatod, amíg nem választott mindenki.
site-their-effect = Az ellenfél ({ $name }) lapjának hatása:
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
site-hint-thinking = Egy bot gondolkodik a tippen…
site-hint-is = Tipp: { $option }
site-hint-more = Több
site-hint-of = A bot tippje: { $level }
site-hint-chances = Nyerési esélyek
site-state-legal = Választható, sorszáma: { $n }
site-state-chosen = Kiválasztva
site-state-danger = Ez neked árt
site-doing-asked = választ
site-doing-thinking = gondolkodik
site-doing-locked = választott
site-lamp-here = az asztalnál
site-lamp-lost = megszakadt kapcsolat
site-lamp-gone = távol
site-onlooker = Néző
site-onlooking = Nézőként követed a játékot.
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
site-practice = gyakorló játék
site-fair = Tisztességes az osztás?
site-fair-text = Mielőtt bárki leült, a szerver elkötelezte magát e keverés mellett. A játék után felfedi, és bárki ellenőrizheti.
site-fair-later = A játék után ellenőrizhető.
site-fair-check = Ellenőrzés
site-fair-yes = Ellenőrizve: az osztás megegyezik az elején rögzítettel.
site-fair-no = Az ellenőrzés nem sikerült: az osztás eltér a rögzítettől.
site-question = { $n }. lépés
site-round = { $n }. kör
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
site-set-motion = Animációk
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
site-reason-abandoned = A játékosok elhagyták az asztalt.
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
site-all-hands-ask = Ezt a játékot egy eszközön játszottátok. Minden kéz nyíljon fel, mindenki szeme láttára?
site-answer-was = { $name }: { $answer }
site-next-game = Következő játék
site-replay = Visszajátszás
site-review = Elemzés
site-review-later = Az elemzés a játék vége után jön
site-share = Link másolása
site-export = Exportálás
site-moment = A játék pillanata
site-moment-of = pillanat: { $n } / { $of }
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

site-cardia-deck = { $deck }-es pakli
site-cardia-row = Találkozások
site-cardia-encounter = { $n }. találkozás, győztes: { $name }.
site-cardia-encounter-tie = { $n }. találkozás: döntetlen.
site-cardia-next-encounter = Következő találkozás
site-cardia-no-encounter = Mindjárt kezdődik az első találkozás.
site-cardia-now = befolyás: { $n }
site-cardia-influence = Befolyás: { $n }
site-cardia-in-encounter = { $n }. találkozás
site-cardia-wins = Megnyeri ezt a találkozást.
site-cardia-loses = Elveszíti ezt a találkozást.
site-cardia-tie = Ez a találkozás döntetlen.
site-cardia-waits = A következő kártyára vár
site-cardia-waits-late = A következő találkozás képességeinek végére vár
site-cardia-blackmail = A következő kártya ebből a csoportból legyen
site-cardia-peeked = Paklid teteje
site-cardia-preview = Befolyás: { $sum }
site-cardia-preview-wins = { $sum } – { $theirs }: nyer
site-cardia-preview-loses = { $sum } – { $theirs }: veszít, és aktiválódik a képessége
site-cardia-preview-ties = { $sum } – { $theirs }: döntetlen
site-cardia-do-play = Kijátszás: { $card }
site-cardia-do-discard = Eldobás: { $card }
site-cardia-do-take-back = Visszavétel: { $card }
site-cardia-do-choose = Választás: { $card }
site-cardia-do-mark = { $by }: { $card }
site-cardia-would-wins = { $mine } legyőzi: { $theirs }.
site-cardia-would-loses = { $mine } veszít ellene: { $theirs }.
site-cardia-would-ties = { $mine } : { $theirs }, döntetlen.
site-cardia-would-win = { $n } pecsétgyűrűvel nyersz.
site-cardia-would-lose = { $n } pecsétgyűrűvel az ellenfél nyer.
site-cardia-would-signets = Pecsétgyűrűk { $mine } : { $theirs }.
site-cardia-pending = { $by }: { $card }, még nem hajtódott végre
site-cardia-not-done = kiválasztva, még nem hajtódott végre
site-cardia-faction-follows = { $card } megnevez egyet a négyből.
site-cardia-if-it-loses = ha veszít
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

site-radlands-person = karakter
site-radlands-camp = tábor
site-radlands-event = esemény
site-radlands-camps = táborválasztás
site-radlands-first = Az első játék táborai
site-radlands-first-text = A szabálykönyv hat egyszerű tábora eleve kint van, senkinek sem kell választania.
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
site-radlands-next = következő
site-radlands-turns = kör
site-radlands-used = használt
site-radlands-new = új
site-radlands-acting = működik
site-radlands-place = { $column }. oszlop, { $space }. mező
site-radlands-empty-legal = Szabad hely: { $column }. oszlop, { $space }. mező
site-radlands-column = { $n }. oszlop
site-radlands-here = Ide rakom
site-radlands-use = Használat: { $card }
site-radlands-do-damage = Sebzés: { $card }
site-radlands-do-injure = Megsebesítés: { $card }
site-radlands-do-destroy = Elpusztítás: { $card }
site-radlands-do-destroy_own = Saját lap elpusztítása: { $card }
site-radlands-do-damage_own = Saját lap sebzése: { $card }
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
site-radlands-take = felvétel: { $n }
site-radlands-draw = húzás: { $n }
site-radlands-queued = sorban
site-radlands-drag-junk = Húzd ide a selejtezéshez
site-radlands-needs = { $n } víz kell, { $have } van
site-radlands-queue-full = nincs számára szabad hely az eseménysorban
site-radlands-no-room = nincs hely több karakternek
site-radlands-costs = { $n } vízbe kerül, { $left } marad
site-radlands-would-destroy = { $card } elpusztul
site-radlands-would-damage = { $card } megsérül
site-radlands-where = { $card }: hová?
site-radlands-queue-it = { $card }: mehet a sorba?
site-radlands-play-now = { $card }: most?
site-radlands-only-junk = { $card }: selejtezed?
site-radlands-tap-place = bökj egy helyre: { $n } / { $have } víz
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
site-radlands-is-damaged = { $card } már sérült: ez elpusztítja
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

site-realms-discarded = eldobva: { $n } / { $of }
site-realms-end-score = { $n } ponttal
site-realms-end-best = { $card }: { $points } pont az összesen { $total } pontból.
site-realms-end-taken = { $name } az eldobott lapok közül vette fel ({ $round }. kör).
site-realms-end-taken-from = { $from } dobta el, { $name } vette fel ({ $round }. kör).
site-realms-chaos = Káosz
site-realms-area = Eldobott lapok
site-realms-ends = játék vége
site-realms-draw = Húzás a pakliból
site-realms-your-hand = a kezed
site-realms-after = eldobás után
site-realms-blanked = érvénytelen
site-realms-cleared = büntetés törölve
site-realms-makes = { $points } pontot ér
site-realms-left = nélküle { $points }
site-realms-without = { $card } nélkül: { $points } (a legjobbhoz képest { $delta })
site-discard-card = Eldobás: { $card }
site-keep-card = Megtartás: { $card }
site-take-card = Felvétel: { $card }
site-realms-offers = Ajánlatok
site-realms-no-offers = Még nincs ajánlat. Cseréljetek, amíg tart az idő.
site-realms-anything = bármi
site-realms-offer-anyone = bárkinek
site-realms-offer-to = címzett: { $name }
site-realms-offer-answered = { $name } lapot tett mellé cserébe
site-realms-offer-act = Válasz
site-realms-offer-for = { $card } ezért…
site-realms-offer-tap = Érintsd meg, mit kérsz: az ajánlat máris él.
site-realms-offer-to-one = Egy játékosnak…
site-realms-offer-swap = Csere
site-realms-offer-refuse = Elutasítás
site-realms-offer-cancel = Visszavonás
site-realms-offer-withdraw = Visszavétel
site-realms-offer-give = Mit adsz érte? Kapod: { $card }
site-realms-offer-give-unseen = Mit adsz a rejtett lapért?
site-realms-offer-give-tap = Érintsd meg a lapot, amelyet cserébe adsz.

## Strength of bots

site-level-novice = Kezdő
site-level-apprentice = Tanonc
site-level-adept = Haladó
site-level-expert = Szakértő
site-level-master = Mester
site-level-greedy = Mohó
site-level-highest = Legmagasabb lap
site-level-random = Véletlen
site-level-tutor = Oktató
site-level-ismcts = Elemző
site-strength-is-novice = Találomra választ: jó ahhoz, hogy lásd, hogyan folyik a játék.
site-strength-is-apprentice = Egyszerű szabályokat követ, és emberi módon hibázik.
site-strength-is-adept = Jól kiszámolja, mit hoz a következő lépése, de tovább nem lát.
site-strength-is-expert = Egész köröket mérlegel aszerint, amire sok játék megtanította.
site-strength-is-master = Önmaga ellen játszva tanult, és az asztalnál is újra átgondolja.
site-strength-rating = Értékszáma körülbelül { $rating } (±{ $margin })
site-strength-anchor = Értékszáma { $rating }: hozzá mérjük a többit
site-strength-none = Ezekhez a beállításokhoz nincs mért értékszám.
site-strength-help = A tanonc értékszáma 1000. Aki 100 ponttal a többiek felett áll, 100 játékból kb. { $a }, 200-zal { $b }, 400-zal { $c } játékot nyer.

## The lobby

site-lobby = Lobbi
site-lobby-line = { $waiting ->
    [0] most senki sem vár
   *[other] { $waiting } asztal játékosra vár
}{ $playing ->
    [0] {""}
   *[other] {" "}· { $playing } nézhető
}
site-lobby-text = Nyitott asztalok és folyó játékok. Csak azt írjuk ki, ami eltér a szokásostól.
site-lobby-now = Játék valakivel most
site-lobby-now-text = Leülsz oda, ahol valaki vár, vagy a saját asztalodnál várakozol.
site-lobby-all = Minden játék
site-lobby-waiting = Játékost keresnek
site-lobby-playing = Folyamatban, nézhető
site-lobby-nobody = Most senki sem vár. Nyiss egy asztalt: a többiek itt meglátják.
site-lobby-none-playing = Nincs folyamatban nyilvános játék.
site-lobby-seats = { $of } helyből { $n } foglalt
site-lobby-watchers = Nézők:
site-lobby-back = Vissza hozzá

## Matches and tournaments

site-series-round = { $n }. forduló
site-series-standing = Állás
site-series-won = nyert
site-series-lost = vesztett
site-series-games = Játékok
site-series-go = Az asztalomhoz
site-series-look = megnézem
site-series-winner = Végső győztes: { $name }.
site-series-drawn = A mérkőzés döntetlen.
site-series-level = egyenlő
site-series-difference = Osztásonként
site-series-compared = Mindkét helyről lejátszott osztások: { $n } / { $of }.
site-series-deal-column = Osztás
site-series-both = A két játék
site-series-ahead = Vezet
site-series-by = győzelem { $wins }, pont { $points }
site-series-all-deals = Az összes osztás
site-series-game = { $n }. játék
site-series-invited = Meghívás játékra: { $game }.

## The calculator

site-calc-title = Pontozó
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
site-calc-note = A játék hozzáadása az esthez
site-calc-wins = { $n } győzelem
site-calc-undo = Visszavonás
site-calc-ranking = Rangsor
site-calc-next = Következik: { $name }
site-calc-night-reset = Az est nullázása
site-calc-choose = Választás
site-calc-by-hand = kézzel
site-calc-best = legjobb
site-calc-best-again = Vissza a legjobbhoz
site-calc-way-none = semmi

## The rules pages

site-rules-title = Szabályok és lapok
site-rules-search = Keresés a szabályokban és lapokban…
site-rules-how = Hogyan játsszunk
site-rules-rules = Szabályok
site-rules-cards = Lapok
site-rules-locations = Helyszínek
site-rules-found = { $n } találat
site-rules-nothing = Nincs találat.
site-rules-contents = Tartalom
site-rules-table = Az asztal
site-rules-radlands-person = Karakterek
site-rules-radlands-event = Események
site-rules-radlands-camp = Táborok
site-still-cardia-1 = Az ellenfél sora: minden találkozásban az ő kártyája, a kijátszás sorrendjében.
site-still-cardia-2 = A te sorod. Két egymással szemben fekvő kártya egy találkozás; a szám a befolyás, a jel a csoport.
site-still-cardia-3 = Pecsétgyűrűk: minden találkozás győztes kártyáján egy.
site-still-cardia-4 = A paklid: minden kör végén húzol belőle egy kártyát.
site-still-cardia-5 = A kezed: egy kártyát képpel lefelé leteszel, majd a kettőt egyszerre felfeditek.
site-still-radlands-1 = Elöl állnak a karakterek: aki egy kártya előtt áll, megvédi azt.
site-still-radlands-2 = Mögöttük a három táborod. Aki mindhármat elveszíti, veszít.
site-still-radlands-3 = Az eseménysor: az esemény minden körben egy mezővel közelebb kerül, és az 1. mezőről következik be.
site-still-radlands-4 = Mindenért vízzel fizetsz; minden körben új vizet kapsz.
site-still-radlands-5 = A kezed: az ár a cseppben áll; alul az, amit a kártya selejtezve ad.
site-still-fantasy_realms-1 = A pakli: húzd fel a felső lapját…
site-still-fantasy_realms-2 = …vagy vegyél el egyet az eldobott lapok közül. Ha megtelt, a játék azonnal véget ér.
site-still-fantasy_realms-3 = A többiek keze: csak a nyíltan elvett lapok ismertek.
site-still-fantasy_realms-4 = A kezed: hét lap, amelyek egymás által érnek pontot. A szám az alaperő, az árnyalat és a jel a szín.
site-how-cardia-1 = Cél: egy kör végén legyen legalább öt pecsétgyűrűd, és több, mint az ellenfelednek.
site-how-cardia-2 = Minden körben mindkét játékos letesz a kezéből egy kártyát képpel lefelé, majd egyszerre felfedik őket. A nagyobb befolyású kártya megnyeri a találkozást, és pecsétgyűrűt kap.
site-how-cardia-3 = A vesztes kártya nem vész el: ilyenkor aktiválódik a képessége. A villám egyszeri, azonnali hatás; a homokóra addig tart, amíg a jelzője a kártyán fekszik.
site-how-cardia-4 = A módosítók a régebben kijátszott kártyák befolyását is megváltoztatják. Egy korábbi találkozásnak új győztese lehet, és a pecsétgyűrű is átkerül, de ez nem aktivál képességet.
site-how-cardia-5 = Ezután mindkét játékos húz egy kártyát. A találkozások a kijátszás sorrendjében fekszenek: az „előző” és az „ezt követő” a szomszédos, a „következő” a még le nem játszott.
site-how-cardia-6 = Aki nem tud kártyát kijátszani, veszít. A II-es pakli és a helyszínek nehezítik a játékot: csillagaik összeadódnak.
site-how-radlands-1 = Cél: pusztítsd el az ellenfél három táborát.
site-how-radlands-2 = Mindkét oldalon három oszlop van: hátul a tábor, előtte hely két karakternek. Egy lap védett, amíg gazdájának másik lapja áll előtte.
site-how-radlands-3 = A köröd: végrehajtod az 1-es mezőn lévő eseményt, majd a többi előrelép egy mezőt; húzol egy lapot, és kapsz 3 vizet; ezután annyi akciót hajtasz végre, amennyit akarsz és ki tudsz fizetni.
site-how-radlands-4 = Akciók: karakter vagy esemény kijátszása, képesség használata, lap selejtezése az ikonjáért, laphúzás 2 vízért, a Víztartály felvétele 1-ért. A karakterek a következő körödtől bevethetők.
site-how-radlands-5 = Az első sebzés elfordítja a lapot, a második elpusztítja; a punkot már az első is. Sérült vagy kimerült karakter nem használhatja a képességeit, sérült tábor viszont igen.
site-how-radlands-6 = A Portyázók az eseménysorban várnak; amikor megérkeznek, az ellenfél választja ki, melyik tábora kap sebzést.
site-how-radlands-7 = Ha a pakli másodszor is elfogy, a játék döntetlen.
site-how-fantasy_realms-1 = Cél: a legtöbb pontot érő hétlapos kéz.
site-how-fantasy_realms-2 = A köröd: vedd fel a pakli felső lapját vagy bármelyiket az eldobottak közül, majd dobj el egy lapot a kezedből képpel felfelé.
site-how-fantasy_realms-3 = A játék azonnal véget ér, ha tíz eldobott lap fekszik az asztalon. Kétszemélyes változat: ha mindkét játékosnak hét lapja van, és legalább tizenkettő van eldobva.
site-how-fantasy_realms-4 = Egy lap annyit ér, amennyi az alapereje, a bónusza és a büntetése együtt. Csak a saját kezedben lévő lapok hatnak egymásra.
site-how-fantasy_realms-5 = Az érvénytelen lapnak nincs ereje, színe, bónusza és büntetése. A törölt büntetés hatástalan.
site-how-fantasy_realms-6 = Kétszemélyes változat: üres kézzel kezdtek. Vegyél fel egy lapot az eldobottak közül, vagy húzz kettőt, tarts meg egyet, a másikat dobd el.
site-how-fantasy_realms-7 = Káosz: nincsenek körök. Amíg tart az idő, bármely két játékos egy lapot egy lapra cserélhet.

## Együtt egy asztalnál

site-away-for = { $name } nincs itt ({ $time })
site-wait = Várok
site-let-bot-in = Játsszon egy bot ({ $time })
site-bot-for = Bot { $name } helyett
site-is-back = { $n ->
    [0] { $name } visszatért.
    [one] { $name } visszatért; a bot { $n } döntést hozott.
   *[other] { $name } visszatért; a bot { $n } döntést hozott.
}
site-bot-made = { $n ->
    [0] A bot közben nem választott semmit.
    [one] A bot közben { $n } döntést hozott.
   *[other] A bot közben { $n } döntést hozott.
}
site-welcome-back = Örülünk, hogy visszajöttél: most egy bot játszik a helyeden
site-bot-has-seat = Egy bot játszik a helyeden
site-what-happened = Mi történt
site-takeback-move = { $name } visszavonná ezt a lépést: { $move }
site-not-now = Most nem
site-rematch-asked = Visszavágó? Várunk rá: { $names }
site-rematch-declined = { $count ->
    [one] { $names } most nem kér visszavágót.
   *[other] { $names } most nem kér visszavágót.
}
site-rematch-yours = Nem kértél visszavágót.
site-talk = Beszélgetés
site-talk-phrases = Mondatok
site-talk-reactions = Reakciók
site-talk-line = Üzenet a többi játékosnak
site-talk-send = Küldés
site-talk-kept = Csak a játékosok olvassák, és sehol sem őrizzük meg.
site-talk-none = Még senki sem szólt semmit.
site-talk-said = { $name }: { $text }
site-talk-off = A beszélgetés ezen az eszközön ki van kapcsolva.
site-talk-on = Bekapcsolom
site-chat-allowed = A játékosok írhatnak egymásnak (zárt asztalnál; semmit sem őrzünk meg)
site-set-talk = Beszélgetés az asztalnál
site-set-talk-all = mondatok és üzenetek
site-set-talk-phrases = csak mondatok
site-set-talk-off = kikapcsolva
site-set-tips = Tippek arról, amit először látsz
site-phrase-hello = Szia!
site-phrase-good_luck = Sok szerencsét!
site-phrase-nice_move = Szép lépés!
site-phrase-thinking = Gondolkodom…
site-phrase-one_moment = Egy pillanat.
site-phrase-oops = Hoppá!
site-phrase-thanks = Köszönöm!
site-phrase-sorry = Bocsánat!
site-phrase-well_played = Jól játszottál!
site-phrase-close_one = Szoros volt!
site-phrase-again = Még egyet?
site-phrase-goodbye = Viszlát!
site-phrase-smile = mosolyog
site-phrase-wow = ámul
site-phrase-sad = szomorú
site-phrase-clap = tapsol
site-phrase-heart = imádja
