# Lessons: the two-player variant of Fantasy Realms (learn/lessons/fantasy_realms_two.json). At most 25 words a bubble; hints in
# three grades: where to look, what to think of, what to do. The first never names the card that is wanted.

learn-fantasy-realms-two-title = Két játékos

learn-fantasy-realms-two-1-title = Építsd fel a kezed
learn-fantasy-realms-two-1-say-1 = Ketten lapok nélkül kezdtek. Minden körben eggyel több lesz: vegyél fel egy eldobott lapot, vagy húzz kettőt, és tarts meg egyet.
learn-fantasy-realms-two-1-say-2 = Hét lapig semmit sem dobsz el a kezedből. Három lapod van, 41 pontot érnek. Melyik eldobott lap illik hozzájuk?
learn-fantasy-realms-two-1-wrong-1 = Két ismeretlen lap, amelyek közül egyet tartasz meg. Az eldobottak között van egy, amely rögtön 78 pontot hoz.
learn-fantasy-realms-two-1-wrong-2 = A { fantasy_realms-card-smoke } Láng nélkül érvénytelen: a kezed értéke { $points } marad.
learn-fantasy-realms-two-1-wrong-3 = A { fantasy_realms-card-magic_wand.dat } Varázsló kellene, és nincs: a kezed értéke { $points }.
learn-fantasy-realms-two-1-wrong-4 = A { fantasy_realms-card-hydra } 12-t hoz, többet csak a { fantasy_realms-card-swamp } mellett: a kezed értéke { $points }.
learn-fantasy-realms-two-1-tell-1 = A { fantasy_realms-card-king } és a { fantasy_realms-card-queen } is 20-at ad minden Seregért: 119 pont, és négy lap van a kezedben.
learn-fantasy-realms-two-1-tell-2 = Az ellenfél kettőt húzott, és egyet megtartott. A másik ott fekszik, felveheted.
learn-fantasy-realms-two-1-hint-1 = Olvasd el a { fantasy_realms-card-queen.acc }.
learn-fantasy-realms-two-1-hint-2 = Az egyik eldobott lappal együtt 20-at ad minden Seregért.
learn-fantasy-realms-two-1-hint-3 = Vedd fel a { fantasy_realms-card-king.acc }.

learn-fantasy-realms-two-2-title = Amit otthagysz, elviszik
learn-fantasy-realms-two-2-say-1 = Az ellenfél felvette a { fantasy_realms-card-king.acc } és a { fantasy_realms-card-knights.acc }: ennyit tudsz a kezéről. Az eldobott lapok egyike sem hoz 10 pontot.
learn-fantasy-realms-two-2-say-2 = Két lap a pakliból többet hoz. De amit nem tartasz meg, látható marad, és ezután az ellenfél választ.
learn-fantasy-realms-two-2-say-3 = A { fantasy_realms-card-princess } 46 pontot hoz neked, a { fantasy_realms-card-queen } 35-öt. Melyiket kaphatja meg az ellenfél?
learn-fantasy-realms-two-2-wrong-1 = { $option }: a kezed értéke { $points }. Két lap a pakliból, amelyek közül egyet megtartasz, többet ígér.
learn-fantasy-realms-two-2-wrong-2 = Neked 11 ponttal több. De már a { fantasy_realms-card-king } és a { fantasy_realms-card-knights } mellett is 41-et hozna az ellenfélnek a { fantasy_realms-card-queen }.
learn-fantasy-realms-two-2-tell-1 = Te mindkét lapot látod. Az ellenfél azt, amelyiket otthagyod.
learn-fantasy-realms-two-2-tell-2 = Felveszi a { fantasy_realms-card-princess.acc }, amely a két ismert lappal 18-at ér. A { fantasy_realms-card-queen } 41-et hozott volna neki.
learn-fantasy-realms-two-2-hint-1 = Próbáld ki gondolatban mindegyik eldobott lapot.
learn-fantasy-realms-two-2-hint-2 = A { fantasy_realms-card-forge } 9-et hoz, a { fantasy_realms-card-magic_wand } 1-et, a többi semmit.
learn-fantasy-realms-two-2-hint-3 = Húzz a pakliból.
learn-fantasy-realms-two-2-hint-4 = Nézd meg, mi van az ellenfélnél.
learn-fantasy-realms-two-2-hint-5 = A kettő közül az egyik az ő lapjához illik: { fantasy_realms-card-king }.
learn-fantasy-realms-two-2-hint-6 = Tartsd meg a { fantasy_realms-card-queen.acc }.
learn-fantasy-realms-two-2-end-1 = Két játékosnál minden otthagyott lapot csak egyvalaki vehet fel. Előbb azt nézd, mennyit ér neki.

learn-fantasy-realms-two-3-title = A hetedik lap az utolsó is lehet
learn-fantasy-realms-two-3-say-1 = A játék akkor ér véget, ha mindkét játékosnak hét lapja van, és legalább tizenkét eldobott lap fekszik az asztalon.
learn-fantasy-realms-two-3-say-2 = Az ellenfélnek hét lapja van, az asztalon tizenhárom fekszik: a hetedik lapod véget vet a játéknak, bárhonnan jön. Keresd a legjobbat.
learn-fantasy-realms-two-3-wrong-1 = Két ismeretlen lap, és vége. Az egyik látható lap 146 pontot hoz.
learn-fantasy-realms-two-3-wrong-2 = { $option }: így { $points } a végeredményed, és nincs több köröd. Mire van szüksége a négy Seregednek?
learn-fantasy-realms-two-3-tell-1 = Mindkét kéz teljes, és tizenkét eldobott lap fekszik az asztalon: azonnal vége.
learn-fantasy-realms-two-3-tell-2 = 233 pont: a { fantasy_realms-card-king } és a { fantasy_realms-card-queen } 40-et ad mind a négy Seregért.
learn-fantasy-realms-two-3-hint-1 = Olvasd el a { fantasy_realms-card-king.acc }.
learn-fantasy-realms-two-3-hint-2 = Az egyik eldobott lappal együtt 20-at ad minden Seregért.
learn-fantasy-realms-two-3-hint-3 = Vedd fel a { fantasy_realms-card-queen.acc }.
