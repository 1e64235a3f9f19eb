# Learn: the words of page and terminal around lessons. The lessons' own texts are in learn_<track>.ftl.

learn-lead = Każda lekcja to kilka ruchów przy prawdziwym stole. Nikt nie czyta najpierw zasad, nic nie jest zablokowane i nic się nie liczy.
learn-lessons = Lekcje
learn-all = Wszystkie lekcje
learn-minutes =
    { $n ->
        [one] 1 minuta
        [few] { $n } minuty
       *[other] { $n } minut
    }
learn-state-done = ukończona
learn-state-skipped = pominięta
learn-state-begun = rozpoczęta
learn-now = teraz
learn-track-is =
    { $n ->
        [one] Jedna lekcja
        [few] { $n } lekcje
       *[other] { $n } lekcji
    }, { $minutes ->
        [one] 1 minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
learn-track-done = Ukończone lekcje: { $n } z { $of }
learn-begin = Zacznij
learn-go-on = Kontynuuj
learn-track-again = Zagraj od nowa
learn-known = Znam tę grę
learn-kept = Twoje postępy zostają na tym urządzeniu i nigdzie nie są wysyłane.
learn-export = Zapisz je w pliku

# At the table of a lesson.
learn-lesson-of = lekcja { $n } z { $of }
learn-nothing-counts = Nic się tu nie liczy. Wyjdź, kiedy chcesz; wrócisz do tego samego miejsca.
learn-step-of = krok { $n } z { $of }
learn-forward = Dalej
learn-try = Spróbuj
learn-skip = Pomiń lekcję
learn-what-if = Co by było, gdyby
learn-what-if-shown = Co by się stało
learn-not-quite = Jeszcze nie to
learn-back = Wróć do stołu
learn-try-again = Spróbuj jeszcze raz
learn-hint = Podpowiedź
learn-hint-of = podpowiedź { $n } z { $of }
learn-hint-more = Jeszcze jedna podpowiedź
learn-hint-last = Pokaż, co zrobić
learn-done = Gotowe
learn-lesson-done = I to już wszystko.
learn-next = Dalej: { $title }
learn-again = Jeszcze raz

# A whole game with a coach, and tips at tables.
learn-tip = Po raz pierwszy
learn-tip-got-it = Jasne

# Puzzles on the page; their kinds, goals and reactions are in puzzles.ftl.
learn-today = dziś
learn-day-solved = rozwiązana
learn-day-open = nierozwiązana
learn-grade =
    { $n ->
        [1] łatwa
        [2] średnia
       *[other] trudna
    }
learn-puzzles-all =
    { $n ->
        [one] Jedna zagadka
        [few] { $n } zagadki
       *[other] { $n } zagadek
    }
learn-puzzles-more = Pokaż więcej ({ $n })
learn-puzzle-game = Gra
learn-puzzle-kind = Rodzaj
learn-puzzle-hard = Trudność
learn-puzzle-any = wszystkie
learn-puzzle-rating-is = Twój ranking zostaje na tym urządzeniu. Liczy się pierwsza próba, bez podpowiedzi.
learn-puzzle-any-way = Dobra jest każda droga, która prowadzi do celu.
learn-puzzle-restart = Zacznij od nowa
learn-puzzle-solved = Rozwiązane
learn-puzzle-right = Na razie dobrze
learn-puzzle-good = Spójrz na to
learn-puzzle-on = Dalej
learn-puzzle-solution = Rozwiązanie
learn-puzzle-look = Spójrz tutaj.
learn-puzzle-other-way = Twoja droga może być dobra. Znane nam rozwiązanie zaczyna się innym ruchem.
learn-puzzle-answer = Odpowiedz
learn-puzzle-state-won = rozwiązana za pierwszym razem
learn-puzzle-state-solved = rozwiązana
learn-puzzle-state-tried = podjęta próba
