# First-use tips (talia.learn.tips): one sentence or two when something is met for the first time. At most 25 words.

learn-tips = Wskazówki
learn-tips-off = Bez dalszych wskazówek

learn-tip-cardia-djinn = { cardia-card-djinn } wygrywa grę tylko wtedy, gdy przegra swoje starcie. Mając 16, potrzebuje do tego pomocy.
learn-tip-cardia-lost = Twoja karta przegrała, więc działa jej zdolność. Zdolność karty, która wygrywa, nie działa.
learn-tip-cardia-their-lost = Karta przeciwnika przegrała, więc działa teraz jej zdolność. Wygrana daje sygnet, przegrana efekt.
learn-tip-cardia-tie = Remis: nikt nie dostaje sygnetu i nie działa żadna zdolność.
learn-tip-cardia-token = Żeton stałej zdolności: działa ona, dopóki żeton leży na karcie.
learn-tip-cardia-modifier = Ten modyfikator czeka. Trafi na następną kartę, którą ten gracz odkryje.
learn-tip-cardia-turned = Przeszłe starcie się odwróciło i sygnet przechodzi na drugą kartę. Nie aktywuje to żadnej zdolności.
learn-tip-cardia-openly = Ten gracz pierwszy pokazuje następną kartę, odkrytą. Drugi wybiera, wiedząc, co leży na stole.
learn-tip-cardia-faction = Każda z czterech frakcji ma w talii cztery karty. Rząd i stosy kart odrzuconych pokazują, które już zagrano.
learn-tip-cardia-discarded = Ta karta leży teraz na twoim stosie kart odrzuconych. Jeśli miała sygnet, przepada on razem z nią.
learn-tip-cardia-low = Niskie karty są po to, by przegrywać: przeczytaj, co każda z nich wtedy robi.
learn-tip-cardia-copied = Skopiowana zdolność działa tak, jakby należała do karty, która ją kopiuje.

learn-tip-radlands-first_turn = Kto zaczyna, ma w pierwszej turze tylko 1 wodę. Od następnej tury są 3.
learn-tip-radlands-junk = Każda karta ma dwa zastosowania: zagraj ją, płacąc koszt, albo zezłomuj za darmo dla efektu ikony złomowania.
learn-tip-radlands-person = Postacie są gotowe od twojej następnej tury. Do tego czasu tylko chronią to, co za nimi stoi.
learn-tip-radlands-raid = Najeźdźcy czekają w kolejce jak każde wydarzenie. Każdy najazd przesuwa ich dalej; na końcu obóz zostaje uszkodzony.
learn-tip-radlands-event = Twoje wydarzenie czeka. Na początku każdej twojej tury przesuwa się o pole; z pola 1 zostaje rozpatrzone.
learn-tip-radlands-their-event = Wydarzenie przeciwnika zbliża się z każdą jego turą. Pole, na którym leży, mówi, jak szybko nadejdzie.
learn-tip-radlands-punk = Punk to zakryta karta. Nie ma umiejętności i niszczy go jedno trafienie.
learn-tip-radlands-camp = Twój obóz jest uszkodzony. Następne trafienie go zniszczy; kto straci wszystkie trzy obozy, przegrywa.
learn-tip-radlands-hurt = Uszkodzona karta nie jest stracona: można ją przywrócić. Następne trafienie ją zniszczy.
learn-tip-radlands-ability = Każdej karty używasz raz na turę. Potem czeka do twojej następnej tury.
learn-tip-radlands-restored = Przywrócona postać nie jest w tej turze gotowa. Obóz pozostaje gotowy.
learn-tip-radlands-raiders = Najeźdźcy trafiają twój obóz, chroniony czy nie; wybierasz, który.
learn-tip-radlands-reshuffled = Talia się wyczerpała: potasowany stos kart odrzuconych staje się nową talią.
learn-tip-radlands-silo = Niewydana woda przepada. Za 1 wodę bierzesz Zbiornik wody, a zezłomowany później odda ci 1.

learn-tip-fantasy_realms-trade = Nie ma tu tur: wszyscy wymieniają się kartami, jedna za jedną, dopóki nie upłynie czas.
learn-tip-fantasy_realms-build = Dopóki Twoja ręka rośnie: weź jedną kartę z obszaru kart odrzuconych albo dobierz dwie i zatrzymaj jedną.
learn-tip-fantasy_realms-ending = Obszar kart odrzuconych się zapełnia. Gdy będzie pełny, gra kończy się natychmiast, nawet w środku rundy.
learn-tip-fantasy_realms-draw = Weź dowolną kartę z obszaru kart odrzuconych, nie tylko ostatnią, albo dobierz z talii.
learn-tip-fantasy_realms-discard = Jedna karta odchodzi, choćby ta nowa. Będzie leżeć odkryta i inni mogą ją wziąć.
learn-tip-fantasy_realms-necromancer = { fantasy_realms-card-necromancer } na samym końcu bierze kartę z obszaru kart odrzuconych. Patrz, co odrzucają inni.
learn-tip-fantasy_realms-wild = Karta specjalna dopiero na końcu wybiera, czym jest. Do tego czasu miej kilka planów.
learn-tip-fantasy_realms-blanks = Ta karta anuluje inne na Twojej ręce: nic nie dają i nie liczą się do żadnej premii.
learn-tip-fantasy_realms-book = { fantasy_realms-card-book_of_changes } na koniec gry zmienia zestaw jednej karty.
learn-tip-fantasy_realms-island = { fantasy_realms-card-island } na koniec gry usuwa karę jednej karty Powodzi lub Płomienia.
learn-tip-fantasy_realms-taken = Karty na obszarze kart odrzuconych są dla wszystkich: ta została wzięta. Teraz wszyscy wiedzą, kto ją ma.
learn-tip-fantasy_realms-scored = Arkusz punktów mówi, ile dała każda karta i dlaczego.
