# Egy befejezett játék elemzése, az újbóli próbák és a visszajátszás görbével. A terminál szavai: review_terminal.ftl.

review-percent = { $n }%
review-overview = Áttekintés
review-to-table = Az asztalhoz
review-of = Kinek az elemzése
review-options = Válaszok
review-wait = A görbe mindjárt itt van.
review-failed = Az elemzés most nem készíthető el.
review-refused-forbidden = Csak az indíthatja el, aki az asztalnál ült; utána a link mindenkié.
review-refused-not_now = Ebben a játszmában nincs mit elemezni.
review-again = Próbáld újra
review-progress = Az elemzés haladása
review-stage-begin = Készül az elemzés.
review-stage-curve = A görbe megvan. A válaszok összevetése folyik.
review-stage-screened = A válaszok össze vannak vetve. A legnagyobb különbségek végigjátszása folyik.
review-stage-whole = Az elemzés kész.

## The curve

review-curve = Nyerési esély
review-curve-is = { $name }: nyerési esély { $first }%-tól { $last }%-ig. Mindez a lenti táblázatban is olvasható.
review-curve-about = Minden saját döntés előtt, abból, amit a játékos akkor tudott. Rejtett lapok alapján semmit sem ítélünk meg.
review-band = bizonytalanság
review-helped = segített
review-hurt = ártott
review-luck = Szerencse
review-luck-short = szer.
review-meeting = Titkos választások
review-meeting-short = titkos
review-luck-was = Szerencse ebben a pillanatban: { $by } százalékpont (hibahatár: { $error }).
review-meeting-was = Két titkos választás találkozott: { $by } százalékpont (hibahatár: { $error }). Ez se nem szerencse, se nem hiba.
review-figures = A számok táblázatban
review-figures-caption = Nyerési esély, szerencse és döntések, pillanatról pillanatra
review-moment = Pillanat
review-moment-n = { $n }. pillanat
review-chance = Esély
review-between = határok
review-verdict = Döntés
review-accuracy = pontosság ({ $low } és { $high } között), { $n } fontos döntésből
review-accuracy-few = Túl kevés a döntés a pontossághoz: { $n }

## What a decision is

review-verdict-best = jó
review-verdict-slip = botlás
review-verdict-mistake = hiba
review-verdict-blunder = súlyos hiba
review-verdict-points = elveszett pont
review-verdict-thin = bizonytalan
review-verdict-forced = nem volt választás
review-verdict-mixture = a jók egyike
review-verdict-alike = egyre megy
review-verdict-withdrawn = visszavonva
review-verdict-not_judged = nem ítélhető meg
review-why-forced = Csak egy válasz volt.
review-why-mixture = Itt a legjobb több válasz közül sorsolni, és ez az egyik volt.
review-why-alike = Minden válasz ugyanarra vezet.
review-why-only_screened = Talán van jobb válasz, de ez nem lett végigjátszva, ezért nincs se szám, se minősítés.
review-why-withdrawn = Először egy másik válasz látszott jobbnak. Végigjátszva nem volt az.
review-why-not_judged = Erről a döntésről semmi biztosat nem lehet mondani.
review-loss = Ára { $n } százalékpont ({ $low } és { $high } között).
review-loss-exact = Ára { $n } százalékpont, pontosan kiszámolva.
review-missed-win = Kimaradt egy biztos győzelem ebben a körben.
review-points-lost = { $n } pont ment veszendőbe.
review-expected = Várható pontszám: { $mine }. A legtöbb ({ $most }): { $best }.
review-played = ez történt
review-best = legjobb
review-from-to = { $low } és { $high } között
review-score = { $n } pont
review-share = arány: { $n }%
review-options-more = Minden válasz (még { $n })
review-because = Miért: { $answer }
review-line = A jobb folytatás:
review-played-better = Ez történt: { $played }. Jobb: { $best }.
review-better-was = Jobb: { $best }.
review-may-be-better = Talán jobb: { $best }
review-no-decision = { $name } itt semmiről sem döntött.
review-chance-then = Nyerési esély akkor: { $n }% ({ $low } és { $high } között).
review-chance-now = Nyerési esély: { $n }%.
review-decision-before = Előző döntés
review-decision-after = Következő döntés
review-look = Nézd meg
review-look-at = Ezt nézd meg: { $n }. pillanat
review-decisions = Döntések: { $name }
review-forced-show = Az is látsszon, ahol nem volt választás ({ $n })
review-forced-hide = Ne látsszon, ahol nem volt választás

## Turning points and the sum

review-turning = Fordulópontok
review-turning-decisions = A legdrágább döntések, mindegyiket végigjátszás igazolta.
review-turning-luck = Egyik döntés sem volt egyértelműen rossz. A szerencse itt mozdította legtöbbet a játékon.
review-turning-none = Nincs biztosan megnevezhető fordulópont.
review-turning-wait = A végigjátszás után derülnek ki.
review-sum = Miből lett az eredmény
review-sum-wait = Az összegzés a szerencsével és a döntésekkel együtt jön.
review-sum-none = Ehhez a játékhoz nincs összegzés.
review-sum-start = Esély a kezdetkor
review-sum-own = Saját döntések
review-sum-others = A többiek döntései
review-sum-luck = Szerencse
review-sum-meetings = Titkos választások
review-sum-unexplained = Megmagyarázatlan
review-sum-result = Eredmény
review-adjusted = Szerencse nélkül: { $n }%
review-about = Mi ez az elemzés
review-about-text = Egy bot minden döntést az adott játékos szemével néz. A minősítéshez két kulcs kell: a bot több menete javasolja, és ugyanazokból az osztásokból végigjátszott játékok igazolják. Ami csak javaslat, annak se száma, se minősítése nincs.
review-note-no-level = Ehhez a játékhoz nincs bot, amely elemezni tudná: csak a szerencse és az eredmény látszik.
review-note-realms-worlds = Ebben a változatban még nem mértük meg, mennyire lehetne megbízni a húzások és eldobások minősítésében, ezért nincs ilyen: azt mutatjuk meg, pontosan hány pontot hoz az egyes válasz.
review-note-realms-four = Hogy mennyire lehet megbízni ezekben a minősítésekben, azt csak négyfős asztaloknál mértük.
review-note-radlands-camps = A táborok választásáról nincs ítélet.
review-note-no-sum = Ehhez a játékhoz nincs összegzés: túl sok maradna benne megmagyarázatlanul, mert a többiek lapjai csak apránként derülnek ki.
review-note-chances-off = Ebben a játékban az esélyek még nem mindenütt pontosak három százalékponton belül.
review-note-labels-none = Ebben a játékban egyetlen döntés sem kap hiba minősítést: az ezt igazoló mérések hiányoznak, vagy nem voltak elég jók.
review-note-labels-no-slip = A kis veszteségeknek ebben a játékban nincs nevük: a hosszú mérések túl keveset igazoltak közülük.
review-note-labels-no-mistake = A közepes veszteségeknek ebben a játékban nincs nevük: a hosszú mérések túl keveset igazoltak közülük.
review-note-labels-no-blunder = A nagy veszteségeknek ebben a játékban nincs külön nevük: a hosszú mérések ezt a nevet nem igazolták.
review-note-labels-missing = Nem minden hiba kerül elő: a próbaképpen elrejtett hibáknak kevesebb mint kilenctizede került elő. Aminek nincs neve, attól még lehet hiba.
review-note-labels-small = Azt, hogy ezek a nevek mennyire megbízhatók, eddig kevesebb játszmán mértük, mint szeretnénk.
review-note-given-up = Ezt a játszmát nem játszották végig: az elemzés odáig tart, összegzés nélkül.
review-note-sparing = Ez az elemzés ezen az eszközön, kevés idő alatt, le nem fordított szabályokkal készült: ami jobb lehetett volna, azt csak jelzi, név nélkül, és csak akkor játssza tovább, ha közelebbről is megnézed.
review-export = Az elemzés mentése fájlba
review-picture = Mentés képként
review-comments = A játszma mentése megjegyzésekkel
review-closer = Alaposabban
review-closer-about = Nyolcszor annyiszor játssza végig ezt a döntést; ez egy percig is eltarthat.
review-closer-about-sparing = Ezen az eszközön játssza tovább ezt a döntést; ez néhány percig tart.
review-closer-wait = Ez a döntés most sokkal többször lesz végigjátszva.

## Notes and links

review-note = Jegyzeted ehhez a pillanathoz
review-notes = Jegyzeteid
review-link = Link másolása ehhez a pillanathoz

## Trying again

review-retry = Próbáld újra
review-try-again = Próbáld újra
review-retry-about = Minden minősített pillanat egy gyakorlat. 1, 3 és 10 nap múlva tér vissza, amíg kétszer jó nem lesz. Csak ezen az eszközön marad meg.
review-retry-now = Próbáld újra (mára: { $n })
review-retry-later = Mára nincs mit újra megpróbálni.
review-retry-is = Az asztal úgy, ahogy akkor láttad. Válaszolj újra.
review-retry-aim = Találj jobb választ
review-retry-right = Helyes
review-retry-not = Nem ez az
review-retry-shown = A jobb válasz látható.
review-retry-none = Ezt a pillanatot nem lehet újra megpróbálni
review-retry-show = A jobb válasz
review-retry-back = Vissza az elemzéshez
review-retry-next = Következő gyakorlat
review-retry-refute = Mi következik belőle
review-retry-better = { $answer }: jobb. { $why }
review-retry-better-by = { $answer }: jobb, +{ $n }. { $why }
review-retry-almost = { $answer }: jobb annál, ami történt, de még nem elég jó.
review-retry-mixture = { $answer }: ez is a jók egyike. { $why }
review-retry-same = { $answer }: ugyanaz, mint a játékban.
review-retry-worse = { $answer }: nem jobb annál, ami történt.
review-retry-worse-by = { $answer }: nem jobb annál, ami történt (−{ $n }).
review-retry-best = { $answer }: { $loss } { $why }
review-due = A saját játékaidból
review-due-about = Az elemzésben minősített pillanatok, újabb próbára.
