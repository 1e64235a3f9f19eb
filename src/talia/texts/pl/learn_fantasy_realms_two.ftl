# Lessons: the two-player variant of Fantasy Realms (learn/lessons/fantasy_realms_two.json). At most 25 words a bubble; hints in
# three grades: where to look, what to think of, what to do. The first never names the card that is wanted.

learn-fantasy-realms-two-title = Gra dla 2 osób

learn-fantasy-realms-two-1-title = Zbuduj rękę
learn-fantasy-realms-two-1-say-1 = W tym wariancie zaczyna się z pustą ręką. W każdej turze dochodzi karta: weź jedną z obszaru kart odrzuconych albo dobierz dwie i zatrzymaj jedną.
learn-fantasy-realms-two-1-say-2 = Dopóki nie masz siedmiu kart, niczego z ręki nie odrzucasz. Masz trzy, warte 41 punktów. Co dla nich leży na obszarze?
learn-fantasy-realms-two-1-wrong-1 = Dwie nieznane karty, z których zatrzymasz jedną. Na obszarze leży karta, która od razu da Ci 78 punktów.
learn-fantasy-realms-two-1-wrong-2 = { fantasy_realms-card-smoke } bez Płomienia jest anulowany: masz nadal { $points } pkt.
learn-fantasy-realms-two-1-wrong-3 = { fantasy_realms-card-magic_wand } potrzebuje Czarodzieja, a Ty go nie masz: ręka daje { $points } pkt.
learn-fantasy-realms-two-1-wrong-4 = { fantasy_realms-card-hydra } daje 12, a więcej tylko z { fantasy_realms-card-swamp.ins }: ręka daje { $points } pkt.
learn-fantasy-realms-two-1-tell-1 = { fantasy_realms-card-king } i { fantasy_realms-card-queen } razem: każde daje 20 za każdą Armię. To 119 punktów i cztery karty na ręce.
learn-fantasy-realms-two-1-tell-2 = Przeciwnik dobrał dwie i zatrzymał jedną. Druga leży na obszarze i możesz ją wziąć.
learn-fantasy-realms-two-1-hint-1 = Przeczytaj swoją { fantasy_realms-card-queen.acc }.
learn-fantasy-realms-two-1-hint-2 = Z jedną z kart na obszarze daje 20 za każdą Armię.
learn-fantasy-realms-two-1-hint-3 = Weź { fantasy_realms-card-king.acc }.

learn-fantasy-realms-two-2-title = Co odrzucisz, weźmie przeciwnik
learn-fantasy-realms-two-2-say-1 = Przeciwnik wziął z obszaru { fantasy_realms-card-king.acc } i { fantasy_realms-card-knights.acc }: tyle wiesz o jego ręce. Na obszarze nic nie da Ci 10 punktów.
learn-fantasy-realms-two-2-say-2 = Dwie karty z talii dadzą więcej. Ale ta, której nie zatrzymasz, będzie leżeć odkryta, a następny wybiera przeciwnik.
learn-fantasy-realms-two-2-say-3 = { fantasy_realms-card-princess } da Ci 46 punktów, { fantasy_realms-card-queen } 35. Którą z nich może dostać przeciwnik?
learn-fantasy-realms-two-2-wrong-1 = Biorąc { $option_acc }, masz { $points } pkt. Dwie karty z talii, z których zatrzymasz jedną, obiecują więcej.
learn-fantasy-realms-two-2-wrong-2 = Masz o 11 punktów więcej. Ale już z { fantasy_realms-card-king.ins } i { fantasy_realms-card-knights.ins } { fantasy_realms-card-queen } dałaby przeciwnikowi 41.
learn-fantasy-realms-two-2-tell-1 = Widzisz obie karty. Przeciwnik zobaczy tę, którą odrzucisz.
learn-fantasy-realms-two-2-tell-2 = Przeciwnik bierze { fantasy_realms-card-princess.acc }, wartą 18 z dwiema kartami, które znasz. { fantasy_realms-card-queen } dałaby mu 41.
learn-fantasy-realms-two-2-hint-1 = Przymierz w myślach każdą kartę z obszaru.
learn-fantasy-realms-two-2-hint-2 = { fantasy_realms-card-forge } daje 9, { fantasy_realms-card-magic_wand } 1, pozostałe nic.
learn-fantasy-realms-two-2-hint-3 = Dobierz z talii.
learn-fantasy-realms-two-2-hint-4 = Spójrz, co ma przeciwnik.
learn-fantasy-realms-two-2-hint-5 = Jedna z tych dwóch współpracuje z jego { fantasy_realms-card-king.ins }.
learn-fantasy-realms-two-2-hint-6 = Zatrzymaj { fantasy_realms-card-queen.acc }.
learn-fantasy-realms-two-2-end-1 = W grze dla 2 osób każda odrzucona karta ma jednego chętnego. Najpierw zapytaj, ile jest dla niego warta.

learn-fantasy-realms-two-3-title = Siódma karta może być ostatnia
learn-fantasy-realms-two-3-say-1 = Gra kończy się, gdy na obu rękach jest po siedem kart, a na obszarze leży co najmniej dwanaście.
learn-fantasy-realms-two-3-say-2 = Przeciwnik ma siedem, a na obszarze leży trzynaście: Twoja siódma karta kończy grę, skądkolwiek ją weźmiesz. Znajdź najlepszą.
learn-fantasy-realms-two-3-wrong-1 = Dwie nieznane karty i koniec gry. Pewna odkryta karta da Ci 146 punktów.
learn-fantasy-realms-two-3-wrong-2 = Biorąc { $option_acc }, masz na koniec { $points } pkt, a następnej tury nie będzie. Czego potrzebują Twoje cztery Armie?
learn-fantasy-realms-two-3-tell-1 = Obie ręce są pełne, a na obszarze leży dwanaście kart: natychmiast koniec gry.
learn-fantasy-realms-two-3-tell-2 = 233 punkty: { fantasy_realms-card-king } i { fantasy_realms-card-queen } dają 40 za każdą z Twoich czterech Armii.
learn-fantasy-realms-two-3-hint-1 = Przeczytaj swojego { fantasy_realms-card-king.acc }.
learn-fantasy-realms-two-3-hint-2 = Z jedną z kart na obszarze daje 20 za każdą Armię.
learn-fantasy-realms-two-3-hint-3 = Weź { fantasy_realms-card-queen.acc }.
