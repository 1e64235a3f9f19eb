# Puzzles: kinds, goals, reactions, and the words of page and terminal around them.

puzzles-title = Zagadki
puzzles-daily = Zagadka dnia
puzzles-daily-of = Zagadka dnia: { $game }
puzzles-rating = Ranking { $rating }
puzzles-your-rating = Twój ranking: { $rating }
puzzles-heading = { $game }: { $kind } (ranking { $rating })

puzzles-kind-only_card = Jedyna karta
puzzles-kind-mixture = Więcej niż jedna karta
puzzles-kind-win_this_turn = Wygraj w tej turze
puzzles-kind-best_swap = Najlepsza zamiana
puzzles-kind-best_choices = Najlepsze wybory

puzzles-about-only_card = Końcówka: obie ręce są znane. Tylko jedna karta nie psuje tej pozycji.
puzzles-about-mixture = Końcówka: obie ręce są znane. Dobrych kart jest kilka, jeśli losuje się spośród nich; każdą inną można ukarać.
puzzles-about-win_this_turn = Zniszcz ostatni obóz przeciwnika przed końcem swojej tury. Szczęście nie jest potrzebne, cokolwiek przeciwnik odpowie.
puzzles-about-best_swap = Weź jedną kartę z obszaru kart odrzuconych i jedną odrzuć, tak by mieć najwięcej punktów.
puzzles-about-best_choices = Gra się skończyła. Wybierz za swoje karty, tak by mieć najwięcej punktów.

puzzles-goal-only_card =
    { $percent ->
        [100] Obie ręce są znane. Jedna karta na pewno wygrywa, cokolwiek zagra przeciwnik. Która?
       *[other] Obie ręce są znane. Jedna karta zachowuje twoją szansę { $percent }%. Która?
    }
puzzles-goal-mixture = Obie ręce są znane. Twoja szansa to { $percent }%. Zagraj kartę, która ją zachowuje; jest ich więcej niż jedna.
puzzles-goal-win_this_turn = Możesz wygrać w tej turze, cokolwiek zostanie dobrane i cokolwiek przeciwnik odpowie. Zniszcz jego ostatni obóz.
puzzles-goal-best_swap = Twoja ręka daje teraz { $now } pkt. Weź kartę z obszaru kart odrzuconych i jedną odrzuć: osiągnij { $points } pkt.
puzzles-goal-best_choices = Gra się skończyła. Wybierz tak, by ręka dała { $points } pkt.

puzzles-going-win_this_turn = Na razie dobrze. Graj dalej.
puzzles-going-best_swap = Na razie dobrze. Co odrzucasz?
puzzles-going-best_choices = Na razie dobrze. Nadal można osiągnąć { $points } pkt.

puzzles-wrong-only_card = { $option }: to zmniejsza szanse, jest na to odpowiedź.
puzzles-wrong-mixture = { $option }: kto to przewidzi, ten to ukarze.
puzzles-wrong-win_this_turn = { $option }: po tym wygrana nie jest już pewna.
puzzles-wrong-best_swap = { $option }: to nie daje na pewno { $points } pkt.
puzzles-wrong-best_choices = { $option }: z tym nie można już osiągnąć { $points } pkt.

puzzles-done-only_card = Dobrze: jedyna karta to { $option }.
puzzles-done-mixture = Dobrze: { $option } jest wśród dobrych kart.
puzzles-done-win_this_turn = Dobrze: ostatni obóz przeciwnika jest zniszczony.
puzzles-done-best_swap = Dobrze: { $points } pkt.
puzzles-done-best_choices = Dobrze: { $points } pkt.

puzzles-how-often = Jak często zagrywa się każdą kartę? (Bez wpływu na ranking.)
puzzles-how-often-card = { $card }, w procentach
puzzles-how-often-off =
    { $points ->
        [0] Dokładnie tak.
       *[other] Różnica: { $points } p.p.
    }
puzzles-mixture-is = Najlepsze losowanie: { $shares }
puzzles-share = { $card } { $percent }%

puzzles-try-again = Spróbuj jeszcze raz; to już się nie liczy.
puzzles-give-up = Pokaż rozwiązanie
puzzles-solution = Rozwiązanie: { $line }
puzzles-next = Następna zagadka
puzzles-failed = Nie tym razem.
puzzles-streak =
    { $days ->
        [one] Jeden dzień z rzędu
       *[other] { $days } dni z rzędu
    }
puzzles-help = Wpisz numer możliwości. s pokazuje rozwiązanie, ? to pomoc, q kończy.
