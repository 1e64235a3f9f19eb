# Lessons: cards of deck II of Cardia (learn/lessons/cardia_deck_2.json). At most 25 words a bubble; hints in three grades: where
# to look, what to think of, what to do. The first never names the card that is wanted.

learn-cardia-deck-2-title = Talia II

learn-cardia-deck-2-1-title = Odwróć własną porażkę
learn-cardia-deck-2-1-say-1 = Talia II ma szesnaście innych kart, ale te same zasady. Niektóre zdolności odwracają starcie, które ich karta właśnie przegrała.
learn-cardia-deck-2-1-say-2 = Przeciwnik ma jedną kartę i znasz ją: { cardia-card-prodigy }, 7. Jeśli przegra, dostanie +3. Mimo to zdobądź sygnet.
learn-cardia-deck-2-1-wrong-1 = Ta karta przegrywa i ściąga { cardia-card-prodigy.acc } do 1: remis, sygnetu nie dostaje nikt.
learn-cardia-deck-2-1-wrong-2 = 6 przeciw 7: ta karta przegrywa, a +2 lub −2 czeka na twoją następną. Sygnet zdobywa przeciwnik.
learn-cardia-deck-2-1-wrong-3 = 8 pokonuje 7, więc { cardia-card-prodigy } przegrał i działa: +3, i to on wygrywa, 10 do 8.
learn-cardia-deck-2-1-tell-1 = { cardia-card-tax_collector } przegrał, więc działa: 4 + 4 = 8.
learn-cardia-deck-2-1-tell-2 = 8 przeciw 7: sygnet jest twój. Karta, która przegrywa dopiero teraz, nie aktywuje zdolności.
learn-cardia-deck-2-1-hint-1 = Przeczytaj, co robi każda z twoich kart, gdy przegra.
learn-cardia-deck-2-1-hint-2 = Potrzebujesz więcej niż 7, ale dopiero po porównaniu.
learn-cardia-deck-2-1-hint-3 = Zagraj { cardia-card-tax_collector.acc }.
learn-cardia-deck-2-1-end-1 = Kto wygrywa przy porównaniu, budzi zdolność drugiej karty. Kto wygrywa później, nie budzi niczego.

learn-cardia-deck-2-2-title = Poprzednie starcie
learn-cardia-deck-2-2-say-1 = „Poprzednie” oznacza na karcie starcie, które leży w rzędzie tuż przed nią.
learn-cardia-deck-2-2-say-2 = Ostatnie starcie przegrywasz 2 do 16. Teraz przeciwnik ma tylko { cardia-card-elemental.acc }, 14: przegraj z nim i przejmij poprzednie.
learn-cardia-deck-2-2-wrong-1 = Ta karta przegrywa, a +5 czeka na twoją następną, do końca jej fazy 2. Poprzednie starcie zostaje przeciwnikowi.
learn-cardia-deck-2-2-wrong-2 = To starcie staje się remisem. Poprzednie zostaje przeciwnikowi, a ty dalej nie masz sygnetu.
learn-cardia-deck-2-2-tell-1 = Dzięki żetonowi zdolność { cardia-card-counselor.gen } działa dalej.
learn-cardia-deck-2-2-tell-2 = 2 przeciw 16, a jednak twoje: { cardia-card-counselor } wygrywa poprzednie starcie bez względu na wpływ.
learn-cardia-deck-2-2-hint-1 = Poszukaj zdolności stałej.
learn-cardia-deck-2-2-hint-2 = Jedna z twoich kart mówi o poprzednim starciu.
learn-cardia-deck-2-2-hint-3 = Zagraj { cardia-card-counselor.acc }.
learn-cardia-deck-2-2-end-1 = Działa ze swojego miejsca w rzędzie: gdy rząd się zsunie, poprzednim starciem będzie inne.

learn-cardia-deck-2-3-title = Wybór po odkryciu
learn-cardia-deck-2-3-say-1 = Twój { cardia-card-librarian } przegrał: twoja następna karta dostaje +2 lub −2, a wybierasz, gdy obie karty leżą odkryte.
learn-cardia-deck-2-3-say-2 = Przeciwnik ma { cardia-card-engineer.acc }, 11. Która z twoich kart wygrałaby, mając o 2 więcej?
learn-cardia-deck-2-3-say-3 = 10 przeciw 11. Wybieraj.
learn-cardia-deck-2-3-wrong-1 = 9 + 2 = 11: najwyżej remis, sygnetu nie dostaje nikt.
learn-cardia-deck-2-3-wrong-2 = 1 + 2 = 3 przeciw 11: ta karta przegrywa, a jej zdolność mogłaby dać tylko remis.
learn-cardia-deck-2-3-wrong-3 = 10 − 2 = 8 przeciw 11: sygnet zdobywa przeciwnik.
learn-cardia-deck-2-3-tell-1 = Obie karty leżą odkryte, ale jeszcze nic nie porównano.
learn-cardia-deck-2-3-tell-2 = 10 + 2 = 12: to liczy się przy porównaniu.
learn-cardia-deck-2-3-tell-3 = { cardia-card-engineer } przegrał: następna karta przeciwnika dostanie +5, ale dopiero na koniec swojej fazy 2.
learn-cardia-deck-2-3-hint-1 = Dolicz 2 każdej ze swoich kart.
learn-cardia-deck-2-3-hint-2 = Potrzebujesz 12.
learn-cardia-deck-2-3-hint-3 = Zagraj { cardia-card-illusionist.acc }.
learn-cardia-deck-2-3-hint-4 = Porównaj dwie karty na stole.
learn-cardia-deck-2-3-hint-5 = Brakuje ci 1.
learn-cardia-deck-2-3-hint-6 = Wybierz +2.
learn-cardia-deck-2-3-end-1 = −2 też się przydaje: niektóre karty są więcej warte, gdy przegrają.

learn-cardia-deck-2-4-title = Dżinn, który czeka
learn-cardia-deck-2-4-say-1 = { cardia-card-mechanical_djinn }: gdy już przegrał, wygrywasz grę, jeśli wygrasz kolejne starcie, tuż za nim.
learn-cardia-deck-2-4-say-2 = Przeciwnik ma { cardia-card-successor.acc }, 16, jedyną kartę powyżej 15. Jego ostatnia karta, jeszcze w talii, to { cardia-card-aristocrat }, 8.
learn-cardia-deck-2-4-say-3 = Żeton już leży. Przeciwnik ma tylko { cardia-card-aristocrat.acc }, 8: wygraj to starcie, a wygrasz grę.
learn-cardia-deck-2-4-wrong-1 = 10 przegrywa z 16, a nie masz innej przegrywającej karty: nic się nie dzieje. A 10 przyda się przeciw 8.
learn-cardia-deck-2-4-wrong-2 = 3 przegrywa z 16. Ale w następnej rundzie twój { cardia-card-mechanical_djinn } pokona 8 i nigdy nie zadziała.
learn-cardia-deck-2-4-wrong-3 = 3 przegrywa z 8, a nawet z −3 { cardia-card-aristocrat } ma 5. Starcie wygrałby przeciwnik.
learn-cardia-deck-2-4-tell-1 = 15 przegrało z 16, więc karta działa: dzięki żetonowi czeka na następne starcie.
learn-cardia-deck-2-4-tell-2 = 10 przeciw 8: kolejne starcie jest twoje, a z nim cała gra.
learn-cardia-deck-2-4-hint-1 = Która z twoich kart musi najpierw przegrać?
learn-cardia-deck-2-4-hint-2 = 15 pokonuje tylko 16, a 16 przychodzi właśnie teraz.
learn-cardia-deck-2-4-hint-3 = Zagraj teraz { cardia-card-mechanical_djinn.acc } i wygraj następne starcie.
learn-cardia-deck-2-4-hint-4 = Spójrz na ostatnią kartę przeciwnika.
learn-cardia-deck-2-4-hint-5 = Potrzebujesz więcej niż 8.
learn-cardia-deck-2-4-hint-6 = Zagraj { cardia-card-illusionist.acc }.
