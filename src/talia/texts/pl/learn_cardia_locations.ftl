# Lessons: locations of Cardia (learn/lessons/cardia_locations.json). At most 25 words a bubble; hints in three grades: where to
# look, what to think of, what to do. The first never names the card that is wanted.

learn-cardia-locations-title = Lokacje

learn-cardia-locations-1-title = Nigdy dwa razy ta sama frakcja
learn-cardia-locations-1-say-1 = Lokacja zmienia grę dla obu graczy. { cardia-location-haunted_catacombs }: kto odkryje pod rząd dwie karty tej samej frakcji, natychmiast przegrywa grę.
learn-cardia-locations-1-say-2 = Twoja ostatnia karta, { cardia-card-judge }, należy do { cardia-faction-dynasty.gen }. Przeciwnik odkrywa kartę: { cardia-card-saboteur }, 5. Wygraj to starcie i przetrwaj.
learn-cardia-locations-1-say-3 = Przeciwnikowi został tylko { cardia-card-ambusher }: { cardia-faction-rebellion }, tak jak { cardia-card-saboteur }. Zepsuć to może już tylko twoja własna karta.
learn-cardia-locations-1-wrong-1 = 16 przeciw 5, a jednak przegrywasz: { cardia-card-djinn } należy do { cardia-faction-dynasty.gen }, jak poprzednio { cardia-card-judge }. Kart nawet się nie porównuje.
learn-cardia-locations-1-wrong-2 = { cardia-card-mediator } należy do { cardia-faction-dynasty.gen }, jak poprzednio { cardia-card-judge }: gra jest przegrana, zanim policzy się wpływ.
learn-cardia-locations-1-wrong-3 = Inna frakcja, więc grasz dalej. Ale 3 przegrywa z 5, a −5 czeka na twoją następną kartę.
learn-cardia-locations-1-wrong-4 = { cardia-faction-guild } po { cardia-faction-guild.gen }: lokacja dosięgłaby obu graczy i gra skończyłaby się remisem.
learn-cardia-locations-1-tell-1 = 15 przeciw 5: inna frakcja niż poprzednio, więc starcie liczy się jak zawsze.
learn-cardia-locations-1-tell-2 = { cardia-faction-rebellion } po { cardia-faction-rebellion.gen }: przeciwnik przegrywa grę, bez względu na wpływ.
learn-cardia-locations-1-hint-1 = Patrz na frakcje swoich kart, nie tylko na ich wpływ.
learn-cardia-locations-1-hint-2 = Dwie z twoich kart należą do { cardia-faction-dynasty.gen }. Z dwóch pozostałych tylko jedna pokonuje 5.
learn-cardia-locations-1-hint-3 = Zagraj { cardia-card-inventor.acc }.
learn-cardia-locations-1-hint-4 = Z jakiej frakcji była twoja ostatnia karta?
learn-cardia-locations-1-hint-5 = Twoja ostatnia karta należała do { cardia-faction-guild.gen }. Jedna z kart na ręku też do niej należy.
learn-cardia-locations-1-hint-6 = Zagraj { cardia-card-djinn.acc } albo { cardia-card-mediator.acc }.
learn-cardia-locations-1-end-1 = Tutaj ręka z jednej frakcji to pułapka. Licz frakcje: swoje i te, które przeciwnik jeszcze ma.

learn-cardia-locations-2-title = Trzy pod rząd
learn-cardia-locations-2-say-1 = { cardia-location-founders_day }: kto wygrywa trzy sąsiednie starcia, natychmiast wygrywa grę. Nie trzeba pięciu sygnetów.
learn-cardia-locations-2-say-2 = Dwa pierwsze wygrywasz, trzecie przegrywasz 8 do 9. Przeciwnik odkrywa kartę: { cardia-card-djinn }, 16. Przegraj kartą, która odwróci trzecie.
learn-cardia-locations-2-wrong-1 = −5 czeka na twoją następną kartę, a rząd się nie zmienia: dwa ostatnie starcia wygrywa teraz przeciwnik.
learn-cardia-locations-2-wrong-2 = Talia przeciwnika traci dwie karty, ale rząd się nie zmienia: dwa ostatnie starcia wygrywa teraz przeciwnik.
learn-cardia-locations-2-tell-1 = { cardia-card-clockmaker } przegrała, więc działa: twoja karta w poprzednim starciu dostaje +3. 8 + 3 = 11.
learn-cardia-locations-2-tell-2 = 11 przeciw 9: trzecie starcie jest twoje.
learn-cardia-locations-2-tell-3 = Trzy sąsiednie starcia: wygrywasz z trzema sygnetami. Przeszłe starcia liczą się tak, jak wyglądają teraz.
learn-cardia-locations-2-hint-1 = Która z twoich zdolności sięga wstecz, do rzędu?
learn-cardia-locations-2-hint-2 = +3 dla twojej { cardia-card-judge.gen } odwróciłoby trzecie starcie.
learn-cardia-locations-2-hint-3 = Zagraj { cardia-card-clockmaker.acc }.

learn-cardia-locations-3-title = Krok w dół kosztuje kartę
learn-cardia-locations-3-say-1 = { cardia-location-auction_house }: kto odkrywa mniej wpływu, niż ma jego karta w poprzednim starciu, odrzuca wierzchnią kartę swojej talii.
learn-cardia-locations-3-say-2 = Twoja poprzednia karta to { cardia-card-puppeteer }, 10. Przeciwnik odkrywa kartę: { cardia-card-surgeon }, 3. Wygraj i zachowaj całą talię.
learn-cardia-locations-3-wrong-1 = 8 pokonuje 3, ale to mniej niż 10: zdobywasz sygnet i płacisz wierzchnią kartą swojej talii.
learn-cardia-locations-3-wrong-2 = 7 pokonuje 3, ale po 10 to krok w dół: wierzchnia karta twojej talii przepada.
learn-cardia-locations-3-tell-1 = Przeciwnik zszedł z 11 na 3: odrzuca wierzchnią kartę swojej talii.
learn-cardia-locations-3-tell-2 = 15 przeciw 3: masz sygnet, a twoja talia jest cała.
learn-cardia-locations-3-hint-1 = Spójrz na swoją kartę w poprzednim starciu.
learn-cardia-locations-3-hint-2 = Wszystkie twoje karty pokonują 3. Tylko jedna nie ma mniej niż 10.
learn-cardia-locations-3-hint-3 = Zagraj { cardia-card-inventor.acc }.
learn-cardia-locations-3-end-1 = Po wysokiej karcie każda niższa kosztuje. Po niskiej albo przy pustej talii nie kosztuje nic.

learn-cardia-locations-4-title = O rundę w tyle
learn-cardia-locations-4-say-1 = { cardia-location-foggy_swamp }: to, co teraz kładziesz, pozostaje zakryte. Zamiast tego odkrywa się i rozpatruje poprzednią parę.
learn-cardia-locations-4-say-2 = Twój { cardia-card-surgeon }, 3, leży zakryty naprzeciw { cardia-card-inventor.gen }, 15. Przegra, a −5 będzie czekać na kartę, którą wybierzesz potem.
learn-cardia-locations-4-say-3 = Przeciwnik ma { cardia-card-treasurer.acc }, { cardia-card-swamp_guardian.acc } i { cardia-card-magistra.acc }: 12, 13 i 14. Twój { cardia-card-djinn } daje zwycięstwo, jeśli przegra.
learn-cardia-locations-4-say-4 = −5 już czeka. Zabierze je ze sobą karta, którą wybierzesz, zakryta aż do odkrycia.
learn-cardia-locations-4-say-5 = { cardia-card-djinn } leży zakryty. Połóż ostatnią kartę, a jego para zostanie odkryta.
learn-cardia-locations-4-wrong-1 = Za wcześnie: −5 pojawi się dopiero po położeniu tej karty. Zostałaby odkryta z 16 i by wygrała.
learn-cardia-locations-4-wrong-2 = −5 poszłoby z { cardia-card-hired_blade.ins }, a { cardia-card-djinn } zostałby przy 16: za dużo, by przegrać.
learn-cardia-locations-4-wrong-3 = −5 poszłoby z { cardia-card-mediator.ins }, a { cardia-card-djinn } zostałby przy 16: za dużo, by przegrać.
learn-cardia-locations-4-tell-1 = Nowe karty leżą zakryte. Teraz odkrywa się poprzednią parę.
learn-cardia-locations-4-tell-2 = { cardia-card-surgeon } przegrał, więc działa: −5 czeka na następną kartę, którą wybierzesz.
learn-cardia-locations-4-tell-3 = −5 trafia na kartę w chwili jej odkrycia: 16 − 5 = 11.
learn-cardia-locations-4-tell-4 = 11 przeciw 14: { cardia-card-djinn } przegrał, więc wygrywasz. We mgle myśl o rundę naprzód.
learn-cardia-locations-4-hint-1 = Która z twoich kart ma dostać −5?
learn-cardia-locations-4-hint-2 = −5 jeszcze nie czeka. Dostanie je karta, którą wybierzesz w następnej rundzie.
learn-cardia-locations-4-hint-3 = Połóż teraz { cardia-card-mediator.acc } albo { cardia-card-hired_blade.acc }, a w następnej rundzie { cardia-card-djinn.acc }.
learn-cardia-locations-4-hint-4 = Spójrz, co czeka obok rzędu.
learn-cardia-locations-4-hint-5 = −5 pójdzie z kartą, którą teraz wybierzesz. Która ma przegrać?
learn-cardia-locations-4-hint-6 = Połóż { cardia-card-djinn.acc }.
learn-cardia-locations-4-hint-7 = Spójrz na parę, która leży zakryta.
learn-cardia-locations-4-hint-8 = Zostanie odkryta, gdy tylko położycie następną.
learn-cardia-locations-4-hint-9 = Połóż ostatnią kartę.
