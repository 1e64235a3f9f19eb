# Statistics: what won in many games of bots, as tables with intervals.

statistics-title = Statystyki
statistics-line = co wygrywało w wielu grach botów
statistics-intro = Boty rozegrały wiele gier. Przy każdej wartości stoi przedział, w którym mieści się ona w 95 na 100 takich zliczeń, oraz liczba gier.
statistics-none = Tych gier nikt jeszcze nie policzył.
statistics-who = Kto grał
statistics-players-quick = Szybcy gracze
statistics-players-expert = Ekspert
statistics-players-hands = Wszystkie ręce
statistics-about-quick-cardia = Patrzą o rundę naprzód, w trzech rozdaniach zgodnych z tym, co wiedzą.
statistics-about-quick-radlands = W swojej turze trzymają się jednego planu. Obaj mają po trzy losowe obozy.
statistics-about-quick-fantasy_realms = Porównują najlepszą wymianę z tym, co średnio daje talia.
statistics-about-expert-cardia = Ekspert; linii gry na każdą decyzję: { $nodes }.
statistics-about-expert-radlands = Ekspert; pozycji na każdą decyzję: { $nodes }. Obaj mają po trzy losowe obozy.
statistics-about-expert-fantasy_realms = Ekspert, który sprawdza każdą niewidzianą kartę.
statistics-about-hands-fantasy_realms = To nie gry: wszystkie ręce z siedmiu kart, liczone jak wydrukowano, bez żadnych wyborów.
statistics-games = { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[many] { $n } gier
}
statistics-hands = { $n ->
    [one] { $n } ręka
    [few] { $n } ręce
   *[many] { $n } rąk
}
statistics-command = Polecenie, które tworzy te tabele od nowa
statistics-cause = Rozdał to sam los, więc to przyczyna.
statistics-goes-with = Idzie w parze z wygraną; to nie przyczyna.
statistics-even = Kropkowana linia stoi przy { $value }: brak wpływu.
statistics-unclear = brak wyraźnej różnicy
statistics-differ = szybcy gracze i ekspert wyraźnie się różnią
statistics-clear-note = Wymieniono pary, które wypadają lepiej lub gorzej, niż mówią same ich obozy, o co najmniej { $errors } błędy. Na { $tried } par przypadkiem wypadłoby tak około { $chance }.
statistics-no-pairs = W tak niewielu grach żadna para się nie wyróżnia.
statistics-interval = od { $low } do { $high }
statistics-column-of-card = Karta
statistics-column-of-camp = Obóz
statistics-column-of-pair = Para
statistics-column-of-seat = Miejsce
statistics-column-of-length = Długość
statistics-column-of-end = Jak się skończyła
statistics-column-of-mean = Średnia
statistics-table-opening_hand = Karty w ręce początkowej: kto je miał, wygrał
statistics-table-first_card = Pierwsza karta: kto ją zagrał, wygrał
statistics-table-camps = Obozy: kto je miał, wygrał
statistics-table-pairs = Pary obozów, ponad to, co dają same obozy
statistics-table-dealt = Karty rozdane na początku: kto je dostał, wygrał
statistics-table-final = Karty w ręce końcowej: kto je miał, wygrał
statistics-table-seats = Pierwsze miejsce przy stole
statistics-table-means = Średnio
statistics-table-rounds = Ile rund trwa gra
statistics-table-turns = Ile tur trwa gra
statistics-table-ends = Jak kończą się gry
statistics-table-worth = Ile warta jest karta, po wszystkich rękach
statistics-table-together = Pary, które razem punktują więcej albo mniej
statistics-seat = Miejsce { $n }
statistics-span = { $from } do { $to }
statistics-unfinished = Niedokończona
statistics-mean-rounds = Rundy w grze
statistics-mean-turns = Tury w grze
statistics-mean-turns_each = Tury każdego gracza
statistics-mean-points_all = Punkty za rękę
statistics-mean-points_winner = Punkty zwycięzcy
statistics-more = Pokaż wszystkie ({ $n })
