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
