# What bots say: hints and reasons. Made of the records of talia.bots.play.explanation. Levels are in site.ftl.

bots-hint-help = h: tipp kérése.
bots-best = Tipp: { $option }
bots-best-chance = Tipp: { $option }, nyerési esély { $percent }%
bots-best-between = Tipp: { $option }, nyerési esély { $percent }% ({ $low } és { $high }% között)
bots-mixing = A legjobb { $count } lehetőség között váltogatni: aki mindig ugyanazt teszi, azt ki lehet ismerni.
bots-mix = { $percent }%: { $option }
bots-reason-forced = Nincs más választás.
bots-reason-random = Bármelyik: ez a szint véletlenül játszik.
bots-reason-highest = Ez a legmagasabb lehetséges lap.
bots-reason-ahead = Előnye százalékpontban: { $points }; a következő: { $option }
bots-reason-level = Nincs egyértelmű különbség ehhez képest: { $option }
bots-belief-holds = { $seat } kezében: { $card } ({ $percent }%)
bots-quality = Megvizsgált leosztások: { $worlds }; megvizsgált játékmenetek: { $nodes }.
bots-stand-in = Ebben a játékban még nincs ilyen szint ({ $level }); egy gyengébb játszik: { $plays }.
bots-slowed = A szabályok egyelőre értelmezve futnak, ezért ez a szint a gondolkodási ideje alatt kevésbé lát előre, mint tudna: { $level }.

## Cardia

bots-reason-cardia-wins = Az ellenfél lehetséges lapjainak { $percent }%-át megveri.
bots-reason-cardia-ability = Ha veszít ({ $percent }%), a képessége kárpótol.
bots-reason-cardia-faction = Ennyi lapja lehet még az ellenfélnek ebből a frakcióból: { $count }
bots-reason-cardia-least = Ez a lap fog a legkevésbé hiányozni.
bots-reason-cardia-turns = Megfordít egy összecsapást.
bots-reason-cardia-rule = Egy egyszerű szabály emellett szól.
bots-reason-cardia-encounter = Amit az ellenfél valószínűleg kijátszik, az ellen { $percent }%-ban nyer és { $lost }%-ban veszít.
bots-reason-cardia-exact = Végigszámolva: mindenki ismeri az összes lapot.

## Fantasy Realms

bots-reason-realms-table = Egy eldobott lap azonnal { $points } pontot hoz: { $card }
bots-reason-realms-no_table = Egyik eldobott lap sem hoz azonnal pontot.
bots-reason-realms-empty = Nincs felvehető eldobott lap.
bots-reason-realms-deck_only = A pakli átlagosan { $deck } pontot hoz.
bots-reason-realms-deck_table = A pakli átlagosan { $deck } pontot hoz, a legjobb eldobott lap { $points } pontot: { $card }
bots-reason-realms-discard = A kéz így { $points } pontot ér; a következő legjobb eldobással { $less } ponttal kevesebbet.
bots-reason-realms-loses = Ez { $points } ponttal kevesebb a legjobb eldobásnál, de az esélyek jobbak.
bots-reason-realms-card = Ennyi pontot ér ebben a kézben: { $card } ({ $points })
bots-reason-realms-feeds = { $card } eldobása körülbelül { $points } pontot adna neki: { $seat }
bots-reason-realms-ending = A játék végéig hiányzó lapok: { $left }
bots-reason-realms-proven = Egyetlen választás sem hoz többet: mindet kipróbáltuk.
bots-reason-realms-most = Jelenleg ez hozza a legtöbb pontot.
bots-reason-realms-swap = A csere { $points } pontot ígér.
bots-reason-realms-no_swap = Egyik felkínált csere sem hoz pontot.
bots-reason-realms-bad_swap = A csere így pontot veszítene.
bots-reason-realms-hope = Egy ajánlat átlagosan { $points } pontot ígér.
bots-reason-realms-offer = A lap felajánlása átlagosan { $points } pontot ígér: { $card }
bots-reason-realms-anyone = Az válaszol, akinek a legjobban kell.
bots-reason-realms-wish = Egy ilyen színű lap átlagosan { $points } pontot hozna: { $suit }
bots-reason-realms-anything = Egyik szín sem jobb a többinél.

## Radlands

bots-reason-radlands-thumb = Ökölszabályok szerint: pusztíts el egy tábort, fedezd a védtelen táborokat, ne pazarolj vizet.
bots-reason-radlands-camps = A táborválasztás titkos: a közel egyformán jók között váltogat.
bots-reason-radlands-wins = Ezzel még ebben a körben nyer.
bots-reason-radlands-more-camps = A táboraid a kör végén (védtelen: { $here }, különben { $there }): nyereség százalékpontban: { $points }; ehhez képest: { $option }
bots-reason-radlands-less-camps = A táboraid a kör végén (védtelen: { $here }, különben { $there }): veszteség százalékpontban: { $points }; ehhez képest: { $option }
bots-reason-radlands-more-people = Az embereid a kör végén (sértetlen: { $here }, különben { $there }): nyereség százalékpontban: { $points }; ehhez képest: { $option }
bots-reason-radlands-less-people = Az embereid a kör végén (sértetlen: { $here }, különben { $there }): veszteség százalékpontban: { $points }; ehhez képest: { $option }
bots-reason-radlands-more-their-camps = Az ellenfél táborainak kára (ép: { $here }, különben { $there }): nyereség százalékpontban: { $points }; ehhez képest: { $option }
bots-reason-radlands-less-their-camps = Az ellenfél táborainak kára (ép: { $here }, különben { $there }): veszteség százalékpontban: { $points }; ehhez képest: { $option }
bots-reason-radlands-more-their-people = Az ellenfél embereinek kára (sértetlen: { $here }, különben { $there }): nyereség százalékpontban: { $points }; ehhez képest: { $option }
bots-reason-radlands-less-their-people = Az ellenfél embereinek kára (sértetlen: { $here }, különben { $there }): veszteség százalékpontban: { $points }; ehhez képest: { $option }
bots-reason-radlands-more-events = Események (a tieid: { $here }, különben { $there }): nyereség százalékpontban: { $points }; ehhez képest: { $option }
bots-reason-radlands-less-events = Események (a tieid: { $here }, különben { $there }): veszteség százalékpontban: { $points }; ehhez képest: { $option }
bots-reason-radlands-more-hand = Kézben lévő lapok (a tieid: { $here }, különben { $there }): nyereség százalékpontban: { $points }; ehhez képest: { $option }
bots-reason-radlands-less-hand = Kézben lévő lapok (a tieid: { $here }, különben { $there }): veszteség százalékpontban: { $points }; ehhez képest: { $option }
