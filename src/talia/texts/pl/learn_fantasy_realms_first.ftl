# Lessons: the first steps in Fantasy Realms (learn/lessons/fantasy_realms_first.json). At most 25 words a bubble; hints
# in three grades: where to look, what to think of, what to do. The first never names the card that is wanted.

learn-fantasy-realms-first-title = Pierwsze kroki

learn-fantasy-realms-1-title = Bierz to, co pasuje
learn-fantasy-realms-1-say-1 = Siedem kart punktuje razem. W każdej turze weź jedną kartę, z talii albo z obszaru kart odrzuconych, i jedną odrzuć.
learn-fantasy-realms-1-say-2 = { fantasy_realms-card-queen } daje 5 za każdą Armię, a z pewną kartą 20. Masz cztery Armie.
learn-fantasy-realms-1-say-3 = Teraz odrzuć kartę, której najmniej Ci szkoda.
learn-fantasy-realms-1-wrong-1 = Z talii przyjdzie jakaś karta. Na obszarze kart odrzuconych leży taka, z którą { fantasy_realms-card-queen } daje 80 zamiast 20.
learn-fantasy-realms-1-wrong-2 = { fantasy_realms-card-smoke } bez Płomienia jest anulowany: najwyżej { $points } pkt. Kto lubi Armie?
learn-fantasy-realms-1-wrong-3 = { fantasy_realms-card-magic_wand } potrzebuje Czarodzieja, a Ty go nie masz: najwyżej { $points } pkt. Przeczytaj jeszcze raz { fantasy_realms-card-queen.acc }.
learn-fantasy-realms-1-wrong-4 = Bez { $option_gen } ręka daje { $points } pkt. Jedna karta nie daje prawie nic: odrzuć właśnie ją.
learn-fantasy-realms-1-tell-1 = { fantasy_realms-card-king } i { fantasy_realms-card-queen } razem: każde z nich daje 20 punktów za każdą Armię.
learn-fantasy-realms-1-end-1 = Ze 112 do 258 punktów w jednej turze: karty są warte tyle, ile dają razem.
learn-fantasy-realms-1-hint-1 = Przeczytaj { fantasy_realms-card-queen.acc }.
learn-fantasy-realms-1-hint-2 = Karta, o którą jej chodzi, leży na obszarze kart odrzuconych.
learn-fantasy-realms-1-hint-3 = Weź { fantasy_realms-card-king.acc }.
learn-fantasy-realms-1-hint-4 = Która karta nie ma nic wspólnego z pozostałymi?
learn-fantasy-realms-1-hint-5 = Jest warta 2, a na jej premię nie ma co liczyć.
learn-fantasy-realms-1-hint-6 = Odrzuć { fantasy_realms-card-candle.acc }.

learn-fantasy-realms-2-title = Kary bolą
learn-fantasy-realms-2-say-1 = Niektóre karty mają karę. { fantasy_realms-card-dragon } jest wart 30, ale traci 40, jeśli nie masz Czarodzieja.
learn-fantasy-realms-2-say-2 = Znajdź Czarodzieja. Da Ci więcej niż tylko ocalenie { fantasy_realms-card-dragon.gen }.
learn-fantasy-realms-2-say-3 = Teraz odrzuć kartę, która daje najmniej.
learn-fantasy-realms-2-wrong-1 = Na obszarze kart odrzuconych leży Czarodziej. Z talii trzeba by szczęścia, a 40 punktów nadal przepada.
learn-fantasy-realms-2-wrong-2 = { fantasy_realms-card-knights } bez Przywódcy tracą 8, a { fantasy_realms-card-dragon } nadal traci 40: najwyżej { $points } pkt.
learn-fantasy-realms-2-wrong-3 = { fantasy_realms-card-blizzard } traci 5 za każdą Bestię, a { fantasy_realms-card-dragon } nadal traci 40: najwyżej { $points } pkt.
learn-fantasy-realms-2-wrong-4 = Bez { $option_gen } ręka daje { $points } pkt. Inna karta daje mniej niż ta.
learn-fantasy-realms-2-tell-1 = Jest Czarodziej: { fantasy_realms-card-dragon } zachowuje swoje 30. A { fantasy_realms-card-enchantress } daje 5 za każdą Krainę, Pogodę, Powódź i każdy Płomień.
learn-fantasy-realms-2-hint-1 = Czego potrzebuje { fantasy_realms-card-dragon }?
learn-fantasy-realms-2-hint-2 = Jedna z kart na obszarze jest Czarodziejem.
learn-fantasy-realms-2-hint-3 = Weź { fantasy_realms-card-enchantress.acc }.
learn-fantasy-realms-2-hint-4 = Która karta wymaga czegoś, czego nie masz?
learn-fantasy-realms-2-hint-5 = Bez Przywódcy jedna z nich jest warta 4.
learn-fantasy-realms-2-hint-6 = Odrzuć { fantasy_realms-card-shield_of_keth.acc }.

learn-fantasy-realms-3-title = Anulowanie i usuwanie
learn-fantasy-realms-3-say-1 = Anulowana karta nie ma punktów, zestawu, niczego. { fantasy_realms-card-wildfire } anuluje wiele kart, { fantasy_realms-card-great_flood } anuluje Płomienie.
learn-fantasy-realms-3-say-2 = Usunięta kara nie działa. Pewna Kraina na obszarze usuwa kary Powodzi i daje 50, gdy masz { fantasy_realms-card-smoke.acc } i { fantasy_realms-card-wildfire.acc }.
learn-fantasy-realms-3-say-3 = { fantasy_realms-card-wildfire } jest już aktywny i anuluje część Twoich kart. Odrzuć jedną z nich.
learn-fantasy-realms-3-wrong-1 = Z talii przyjdzie jakaś karta. Pewna Kraina na obszarze zamieni ten bałagan w świetną rękę.
learn-fantasy-realms-3-wrong-2 = Z { fantasy_realms-card-hydra.ins } masz najwyżej { $points } pkt. Pewna Kraina na obszarze daje o wiele więcej.
learn-fantasy-realms-3-wrong-3 = Z { fantasy_realms-card-basilisk.ins } masz najwyżej { $points } pkt. Pewna Kraina na obszarze daje o wiele więcej.
learn-fantasy-realms-3-wrong-4 = Bez { $option_gen } ręka daje { $points } pkt. Odrzuć kartę, którą { fantasy_realms-card-wildfire } i tak anuluje.
learn-fantasy-realms-3-tell-1 = Kara { fantasy_realms-card-great_flood.gen } jest usunięta: { fantasy_realms-card-wildfire } jest aktywny, { fantasy_realms-card-smoke } ma swój Płomień, { fantasy_realms-card-mountain } dają 50.
learn-fantasy-realms-3-hint-1 = Która karta na obszarze usuwa kary Powodzi?
learn-fantasy-realms-3-hint-2 = To Kraina, którą { fantasy_realms-card-wildfire } oszczędza.
learn-fantasy-realms-3-hint-3 = Weź { fantasy_realms-card-mountain.acc }.
learn-fantasy-realms-3-hint-4 = Przeczytaj, które karty { fantasy_realms-card-wildfire } oszczędza.
learn-fantasy-realms-3-hint-5 = Anuluje Przywódców oraz Krainy inne niż { fantasy_realms-card-mountain }.
learn-fantasy-realms-3-hint-6 = Odrzuć { fantasy_realms-card-king.acc }, { fantasy_realms-card-forest.acc } lub { fantasy_realms-card-swamp.acc }.

learn-fantasy-realms-4-title = Talia czy obszar?
learn-fantasy-realms-4-say-1 = Nic z obszaru nie podniesie Twoich 233 punktów. Talia daje średnio o 14 więcej i niczego nie zdradza rywalom.
learn-fantasy-realms-4-say-2 = Ale każda karta dobrana z talii przybliża koniec gry.
learn-fantasy-realms-4-say-3 = Która karta na Twojej ręce nie ma z kim współpracować?
learn-fantasy-realms-4-wrong-1 = Biorąc { $option_acc }, masz najwyżej { $points } pkt. Talia jest średnio warta więcej.
learn-fantasy-realms-4-wrong-2 = Bez { $option_gen } ręka daje { $points } pkt. Inna karta daje Ci mniej.
learn-fantasy-realms-4-tell-1 = { fantasy_realms-card-elven_archers }: piąta Armia. { fantasy_realms-card-king } i { fantasy_realms-card-queen } dają za nią 40.
learn-fantasy-realms-4-hint-1 = Przymierz w myślach każdą kartę z obszaru.
learn-fantasy-realms-4-hint-2 = Żadna nie jest lepsza od Twoich kart.
learn-fantasy-realms-4-hint-3 = Dobierz z talii.
learn-fantasy-realms-4-hint-4 = Która karta nie jest ani Przywódcą, ani Armią?
learn-fantasy-realms-4-hint-5 = Jest warta 2, a na jej premię nie ma co liczyć.
learn-fantasy-realms-4-hint-6 = Odrzuć { fantasy_realms-card-candle.acc }.

learn-fantasy-realms-5-title = Kiedy skończyć
learn-fantasy-realms-5-say-1 = Dziesiąta karta na obszarze kart odrzuconych natychmiast kończy grę. Leży tam dziewięć, a Twoja ręka jest mocna.
learn-fantasy-realms-5-say-2 = Kto bierze z obszaru i odrzuca, zostawia tam dziewięć kart. Niech będzie dziesięć.
learn-fantasy-realms-5-say-3 = Karta, którą teraz odrzucisz, będzie dziesiąta. Zachowaj swoje 233 punkty lub więcej.
learn-fantasy-realms-5-wrong-1 = Wzięcie { $option_gen } zostawia na obszarze dziewięć kart: przeciwnik dostaje jeszcze turę, a teraz to Ty prowadzisz.
learn-fantasy-realms-5-wrong-2 = Bez { $option_gen } ręka daje { $points } pkt, a gra kończy się teraz. Wystarczy odrzucić zbędną kartę.
learn-fantasy-realms-5-tell-1 = Dziesięć kart: wszyscy wykładają ręce i liczą punkty. Wygrywa najwyższy wynik.
learn-fantasy-realms-5-hint-1 = Policz karty na obszarze.
learn-fantasy-realms-5-hint-2 = Karta wzięta z obszaru robi miejsce dla tej, którą odrzucisz.
learn-fantasy-realms-5-hint-3 = Dobierz z talii.
learn-fantasy-realms-5-hint-4 = Dwie z Twoich ośmiu kart nie współpracują z żadną inną.
learn-fantasy-realms-5-hint-5 = Armie i Przywódcy zostają.
learn-fantasy-realms-5-hint-6 = Odrzuć { fantasy_realms-card-candle.acc } albo kartę właśnie dobraną.

learn-fantasy-realms-6-title = Karty specjalne wybierają na końcu
learn-fantasy-realms-6-say-1 = Przy podliczaniu karty specjalne wybierają, czym są. { fantasy_realms-card-mirage } może przyjąć nazwę Armii, Krainy, Pogody, Powodzi lub Płomienia.
learn-fantasy-realms-6-say-2 = { fantasy_realms-card-whirlwind } daje 40 z { fantasy_realms-card-great_flood.ins } i kartą, której brakuje. Najpierw podaj zestaw tej karty.
learn-fantasy-realms-6-say-3 = A teraz jej nazwę.
learn-fantasy-realms-6-wrong-1 = Zestaw { $option } da ręce najwyżej { $points } pkt. Przeczytaj, czego wymaga { fantasy_realms-card-whirlwind }.
learn-fantasy-realms-6-wrong-2 = Jeśli { fantasy_realms-card-mirage } zostanie sobą, ręka da { $points } pkt. Przeczytaj, czego wymaga { fantasy_realms-card-whirlwind }.
learn-fantasy-realms-6-wrong-3 = Z nazwą { $option } ręka daje { $points } pkt. Inna nazwa da więcej: spójrz na { fantasy_realms-card-whirlwind.acc }.
learn-fantasy-realms-6-wrong-4 = Sam zestaw bez nazwy: ręka daje { $points } pkt. { fantasy_realms-card-whirlwind } wymaga nazwy.
learn-fantasy-realms-6-tell-1 = 260: słynna ręka. Arkusz punktów pokazuje każdy krok, a przy nim jego zasadę.
learn-fantasy-realms-6-hint-1 = Która karta na Twojej ręce czeka na nazwę?
learn-fantasy-realms-6-hint-2 = { fantasy_realms-card-whirlwind } wymaga { fantasy_realms-card-rainstorm.gen }: jaki to zestaw?
learn-fantasy-realms-6-hint-3 = Wybierz zestaw { fantasy_realms-suit-weather }.
learn-fantasy-realms-6-hint-4 = Przeczytaj jeszcze raz { fantasy_realms-card-whirlwind.acc }.
learn-fantasy-realms-6-hint-5 = Dzięki jednej z tych nazw ta karta da 40.
learn-fantasy-realms-6-hint-6 = Podaj nazwę { fantasy_realms-card-rainstorm }.

learn-fantasy-realms-7-title = Cała gra z trenerem
learn-fantasy-realms-7-say-1 = Trzech graczy; grę kończy dziesięć kart na obszarze. Wynik Twojej ręki widać przez cały czas.
learn-fantasy-realms-7-say-2 = Przy każdej karcie pytaj: co daje i komu się przyda?
