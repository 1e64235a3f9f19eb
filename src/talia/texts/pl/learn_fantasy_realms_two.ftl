# Lessons: the two-player variant of Fantasy Realms (learn/lessons/fantasy_realms_two.json). At most 25 words a bubble; hints in
# three grades: where to look, what to think of, what to do. The first never names the card that is wanted.

learn-fantasy-realms-two-title = Dwie osoby

learn-fantasy-realms-two-1-title = Zbuduj rękę
learn-fantasy-realms-two-1-say-1 = Dwie osoby zaczynają bez kart. W każdej turze dochodzi jedna: weź kartę z obszaru kart odrzuconych albo dobierz dwie i zatrzymaj jedną.
learn-fantasy-realms-two-1-say-2 = Dopóki nie masz siedmiu kart, niczego z ręki nie odrzucasz. Twoje trzy są warte 41 punktów. Co do nich pasuje?
learn-fantasy-realms-two-1-wrong-1 = Dwie nieznane karty, z których zatrzymasz jedną. A na obszarze leży karta, która od razu daje 78 punktów.
learn-fantasy-realms-two-1-wrong-2 = { fantasy_realms-card-smoke } bez Płomienia jest anulowany: wynik ręki wynosi nadal { $points }.
learn-fantasy-realms-two-1-wrong-3 = { fantasy_realms-card-magic_wand } potrzebuje Czarodzieja, a nie masz żadnego: wynik ręki to { $points }.
learn-fantasy-realms-two-1-wrong-4 = { fantasy_realms-card-hydra } daje 12, a więcej tylko z { fantasy_realms-card-swamp.ins }: wynik ręki to { $points }.
learn-fantasy-realms-two-1-tell-1 = { fantasy_realms-card-king } i { fantasy_realms-card-queen } razem dają po 20 za każdą Armię: 119 punktów i cztery karty na ręku.
learn-fantasy-realms-two-1-tell-2 = Przeciwnik dobiera dwie karty i zatrzymuje jedną. Druga leży odkryta i możesz ją wziąć.
learn-fantasy-realms-two-1-hint-1 = Przeczytaj kartę { fantasy_realms-card-queen }.
learn-fantasy-realms-two-1-hint-2 = Razem z jedną z odrzuconych kart daje 20 za każdą Armię.
learn-fantasy-realms-two-1-hint-3 = Weź { fantasy_realms-card-king.acc }.

learn-fantasy-realms-two-2-title = Co zostawisz, to wezmą
learn-fantasy-realms-two-2-say-1 = Przeciwnik zabrał z obszaru { fantasy_realms-card-king.acc } i { fantasy_realms-card-knights.acc }: tyle wiesz o jego ręce. Żadna z leżących tam kart nie da Ci 10 punktów.
learn-fantasy-realms-two-2-say-2 = Dwie karty z talii dadzą więcej. Ale ta, której nie zatrzymasz, leży odkryta, a potem wybiera przeciwnik.
learn-fantasy-realms-two-2-say-3 = { fantasy_realms-card-princess } daje Ci 46 punktów, { fantasy_realms-card-queen } 35. Którą z nich może dostać przeciwnik?
learn-fantasy-realms-two-2-wrong-1 = { $option }: wynik ręki to { $points }. Dwie karty z talii, z których zatrzymasz jedną, obiecują więcej.
learn-fantasy-realms-two-2-wrong-2 = Dla Ciebie 11 punktów więcej. Ale z samym { fantasy_realms-card-king.ins } i { fantasy_realms-card-knights.ins } { fantasy_realms-card-queen } dałaby przeciwnikowi 41.
learn-fantasy-realms-two-2-tell-1 = Ty widzisz obie karty. Przeciwnik zobaczy tę, którą zostawisz.
learn-fantasy-realms-two-2-tell-2 = Przeciwnik bierze { fantasy_realms-card-princess.acc }, wartą 18 ze znanymi Ci dwiema kartami. { fantasy_realms-card-queen } dałaby mu 41.
learn-fantasy-realms-two-2-hint-1 = Wypróbuj w myśli każdą z odrzuconych kart.
learn-fantasy-realms-two-2-hint-2 = { fantasy_realms-card-forge } daje 9, { fantasy_realms-card-magic_wand } 1, pozostałe nic.
learn-fantasy-realms-two-2-hint-3 = Dobierz z talii.
learn-fantasy-realms-two-2-hint-4 = Zobacz, co ma przeciwnik.
learn-fantasy-realms-two-2-hint-5 = Jedna z tych dwóch kart pasuje do jego { fantasy_realms-card-king.gen }.
learn-fantasy-realms-two-2-hint-6 = Zatrzymaj { fantasy_realms-card-queen.acc }.
learn-fantasy-realms-two-2-end-1 = Przy dwóch osobach każda zostawiona karta ma jednego chętnego. Najpierw zapytaj, ile jest dla niego warta.

learn-fantasy-realms-two-3-title = Siódma karta może być ostatnia
learn-fantasy-realms-two-3-say-1 = Gra kończy się, gdy obie osoby mają po siedem kart, a na obszarze kart odrzuconych leży ich co najmniej dwanaście.
learn-fantasy-realms-two-3-say-2 = Przeciwnik ma siedem kart, a na obszarze leży trzynaście: Twoja siódma karta kończy grę, skądkolwiek ją weźmiesz. Znajdź najlepszą.
learn-fantasy-realms-two-3-wrong-1 = Dwie nieznane karty i koniec gry. A jedna z leżących kart daje Ci 146 punktów.
learn-fantasy-realms-two-3-wrong-2 = { $option }: kończysz z wynikiem { $points }. Następnej tury nie będzie. Czego potrzebują Twoje cztery Armie?
learn-fantasy-realms-two-3-tell-1 = Obie ręce są pełne, a na obszarze leży dwanaście kart: natychmiastowy koniec gry.
learn-fantasy-realms-two-3-tell-2 = 233 punkty: { fantasy_realms-card-king } i { fantasy_realms-card-queen } dają razem 40 za każdą z Twoich czterech Armii.
learn-fantasy-realms-two-3-hint-1 = Przeczytaj kartę { fantasy_realms-card-king }.
learn-fantasy-realms-two-3-hint-2 = Razem z jedną z odrzuconych kart daje 20 za każdą Armię.
learn-fantasy-realms-two-3-hint-3 = Weź { fantasy_realms-card-queen.acc }.
