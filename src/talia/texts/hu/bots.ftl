# What bots say: levels, hints and reasons. Made of the records of talia.bots.explanation.

bots-level-novice = kezdő
bots-level-apprentice = tanonc
bots-level-adept = haladó
bots-level-expert = szakértő
bots-level-random = véletlen játék
bots-level-ismcts = egyszerű fakeresés

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

## Cardia

bots-level-highest = mindig a legmagasabb lap
bots-reason-cardia-wins = Az ellenfél lehetséges lapjainak { $percent }%-át megveri.
bots-reason-cardia-ability = Ha veszít ({ $percent }%), a képessége kárpótol.
bots-reason-cardia-faction = Ennyi lapja lehet még az ellenfélnek ebből a frakcióból: { $count }
bots-reason-cardia-least = Ez a lap fog a legkevésbé hiányozni.
bots-reason-cardia-turns = Megfordít egy összecsapást.
bots-reason-cardia-rule = Egy egyszerű szabály emellett szól.
bots-reason-cardia-encounter = Amit az ellenfél valószínűleg kijátszik, az ellen { $percent }%-ban nyer és { $lost }%-ban veszít.
bots-reason-cardia-exact = Végigszámolva: mindenki ismeri az összes lapot.
