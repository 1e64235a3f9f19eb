# Statistics: what won in many games of bots, as tables with intervals.

statistics-intro = Boty rozegrały wiele gier. Przy każdej wartości stoi przedział, w którym mieści się ona w 95 na 100 takich zliczeń, oraz liczba gier.
statistics-none = Tych gier nikt jeszcze nie policzył.
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
statistics-column-of-cards = Karty
statistics-no-card = Nic
statistics-column-of-camp = Obóz
statistics-column-of-pair = Para
statistics-column-of-seat = Gracz
statistics-column-of-length = Długość
statistics-column-of-end = Jak się skończyła
statistics-column-of-mean = Średnia
statistics-table-opening_hand = Karty w ręce początkowej: odsetek wygranych
statistics-table-first_card = Pierwsza zagrana karta: odsetek wygranych
statistics-table-played_in = W której rundzie zagrywana jest karta, średnio
statistics-table-loses = Jak często zagrana karta przegrywa, więc działa jej zdolność
statistics-table-turn_1 = Co zagrywa się w pierwszej turze: odsetek wygranych, od najczęstszych
statistics-table-turn_2 = Co zagrywa się w drugiej turze: odsetek wygranych, od najczęstszych
statistics-table-final_pairs = Pary w ostatniej ręce: odsetek wygranych, od najczęstszych
statistics-table-camps = Obozy: odsetek wygranych
statistics-table-pairs = Pary obozów, ponad to, co dają same obozy
statistics-table-dealt = Karty rozdane na początku: odsetek wygranych
statistics-table-final = Karty w ręce końcowej: odsetek wygranych
statistics-table-seats = Kto zaczyna (gracz 1): odsetek wygranych
statistics-table-sides = Oba miejsca; wybór jest równoczesny: odsetek wygranych
statistics-table-means = Średnio
statistics-table-rounds = Ile rund trwa gra
statistics-table-turns = Ile tur trwa gra
statistics-table-ends = Jak kończą się gry
statistics-table-worth = Ile warta jest karta, po wszystkich rękach
statistics-table-together = Pary, które razem punktują więcej albo mniej
statistics-seat = Gracz { $n }
statistics-span = { $from } do { $to }
statistics-unfinished = Niedokończona
statistics-mean-rounds = Rundy w grze
statistics-mean-turns = Tury w grze
statistics-mean-turns_each = Tury każdego gracza
statistics-mean-points_all = Punkty za rękę
statistics-mean-points_winner = Punkty zwycięzcy
statistics-more = Pokaż wszystkie ({ $n })
