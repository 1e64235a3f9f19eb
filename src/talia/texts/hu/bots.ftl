# What bots say: hints and reasons. Made of the records of talia.bots.play.explanation. Levels are in site.ftl.

bots-hint-help = h: tipp kérése.
bots-best = Tipp: { $option }
bots-best-chance = Tipp: { $option }, nyerési esély { $percent }%
bots-best-between = Tipp: { $option }, nyerési esély { $percent }% ({ $low } és { $high }% között)
bots-mixing = A legjobb véletlenszerűen választani { $count } lehetőség közül: aki mindig ugyanazt teszi, azt ki lehet ismerni.
bots-mix = { $percent }%: { $option }
bots-reason-forced = Nincs más választás.
bots-reason-random = Bármelyik: ez a szint véletlenszerűen játszik.
bots-reason-highest = Ez a legmagasabb lehetséges lap.
bots-reason-ahead = { $points } százalékponttal jobb ennél: { $option }
bots-reason-level = Nincs egyértelmű különbség ehhez képest: { $option }
bots-belief-holds = { $seat } kezében: { $card } ({ $percent }%)
bots-quality = Megvizsgált leosztások: { $worlds }; megvizsgált játékmenetek: { $nodes }.
bots-stand-in = Ebben a játékban még nincs ilyen szint ({ $level }); egy gyengébb játszik: { $plays }.
bots-slowed = A szabályok egyelőre értelmezve futnak, ezért ez a szint a gondolkodási ideje alatt kevésbé lát előre, mint tudna: { $level }.

## Cardia

bots-reason-cardia-wins = Az ellenfél lehetséges kártyáinak { $percent }%-át legyőzi.
bots-reason-cardia-ability = Ha veszít ({ $percent }%), a képessége kárpótol.
bots-reason-cardia-faction = Ennyi kártyája lehet még az ellenfélnek ebből a csoportból: { $count }
bots-reason-cardia-least = Ez a kártya fog a legkevésbé hiányozni.
bots-reason-cardia-turns = Megfordítja egy találkozás eredményét.
bots-reason-cardia-rule = Egy egyszerű szabály emellett szól.
bots-reason-cardia-encounter = Amit az ellenfél valószínűleg kijátszik, azzal szemben { $percent }%-ban megnyeri, { $lost }%-ban elveszíti a találkozást.
bots-reason-cardia-exact = Végigszámolva: mindenki ismeri az összes kártyát.

## Fantasy Realms

bots-reason-realms-table = Egy eldobott lap azonnal { $points } pontot hoz: { $card }
bots-reason-realms-no_table = Egyik eldobott lap sem hoz azonnal pontot.
bots-reason-realms-empty = Nincs felvehető eldobott lap.
bots-reason-realms-deck_only = A pakli átlagosan { $deck } pontot hoz.
bots-reason-realms-deck_table = A pakli átlagosan { $deck } pontot hoz, a legjobb eldobott lap { $points } pontot: { $card }
bots-reason-realms-discard = A kéz így { $points } pontot ér; a második legjobb választással { $less } ponttal kevesebbet.
bots-reason-realms-loses = Ez { $points } ponttal kevesebb a legjobb eldobásnál, de az esélyek jobbak.
bots-reason-realms-card = { $card } ebben a kézben { $points } pontot ér.
bots-reason-realms-feeds = { $card } eldobása körülbelül { $points } pontot adna neki: { $seat }
bots-reason-realms-ending = A játék végéig hiányzó lapok: { $left }
bots-reason-realms-proven = Egyetlen választás sem hoz többet: mindet kipróbáltuk.
bots-reason-realms-most = Jelenleg ez hozza a legtöbb pontot.
bots-reason-realms-swap = A csere { $points } pontot ígér.
bots-reason-realms-no_swap = Egyik felkínált csere sem hoz pontot.
bots-reason-realms-bad_swap = A csere így pontveszteséggel járna.
bots-reason-realms-hope = Egy ajánlat átlagosan { $points } pontot ígér.
bots-reason-realms-offer = { $card } felajánlása átlagosan { $points } pontot ígér.
bots-reason-realms-anyone = Az válaszol, akinek a legjobban kell.
bots-reason-realms-wish = Egy { $suit } színű lap átlagosan { $points } pontot hozna.
bots-reason-realms-anything = Egyik szín sem jobb a többinél.

## Radlands

bots-reason-radlands-thumb = Ökölszabályok szerint: pusztíts el egy tábort, fedezd a védtelen táborokat, ne pazarolj vizet.
bots-reason-radlands-camps = A táborválasztás titkos: a közel egyformán jók között váltogat.
bots-reason-radlands-wins = Ezzel még ebben a körben nyersz.
bots-reason-radlands-wins-surely = Ezzel még ebben a körben nyersz, bármit válaszol is az ellenfél, és bármi van is rejtve.
bots-reason-radlands-more-camps = A táboraid a kör végén (védtelen: { $here }; a másik választásnál { $there }): +{ $points } százalékpont ehhez képest: { $option }
bots-reason-radlands-less-camps = A táboraid a kör végén (védtelen: { $here }; a másik választásnál { $there }): −{ $points } százalékpont ehhez képest: { $option }
bots-reason-radlands-more-people = A karaktereid a kör végén (sértetlen: { $here }; a másik választásnál { $there }): +{ $points } százalékpont ehhez képest: { $option }
bots-reason-radlands-less-people = A karaktereid a kör végén (sértetlen: { $here }; a másik választásnál { $there }): −{ $points } százalékpont ehhez képest: { $option }
bots-reason-radlands-more-their-camps = Az ellenfél táborainak kára (sértetlen: { $here }; a másik választásnál { $there }): +{ $points } százalékpont ehhez képest: { $option }
bots-reason-radlands-less-their-camps = Az ellenfél táborainak kára (sértetlen: { $here }; a másik választásnál { $there }): −{ $points } százalékpont ehhez képest: { $option }
bots-reason-radlands-more-their-people = Az ellenfél karaktereinek kára (sértetlen: { $here }; a másik választásnál { $there }): +{ $points } százalékpont ehhez képest: { $option }
bots-reason-radlands-less-their-people = Az ellenfél karaktereinek kára (sértetlen: { $here }; a másik választásnál { $there }): −{ $points } százalékpont ehhez képest: { $option }
bots-reason-radlands-more-events = Események (a tieid: { $here }; a másik választásnál { $there }): +{ $points } százalékpont ehhez képest: { $option }
bots-reason-radlands-less-events = Események (a tieid: { $here }; a másik választásnál { $there }): −{ $points } százalékpont ehhez képest: { $option }
bots-reason-radlands-more-hand = Kézben lévő lapok (a tieid: { $here }; a másik választásnál { $there }): +{ $points } százalékpont ehhez képest: { $option }
bots-reason-radlands-less-hand = Kézben lévő lapok (a tieid: { $here }; a másik választásnál { $there }): −{ $points } százalékpont ehhez képest: { $option }
