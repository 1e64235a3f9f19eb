# Co ktoś rozegrał, zapisane na jego urządzeniu: strona i `talia history`.

history-lead = Każda ukończona gra, zapisana w tej przeglądarce. Nic nie opuszcza twojego urządzenia.
history-none = Nie ma jeszcze ukończonych gier
history-none-text = Tu znajdziesz gry rozegrane do końca: jak się skończyły, z kim, i drogę powrotną do nich.
history-none-go = Zagraj
history-not-kept = Ta przeglądarka niczego nie zapisuje, więc nie ma historii.
history-choose = Gry
history-all = Wszystkie gry
history-won-n = wygrane: { $n }
history-lost-n = przegrane: { $n }
history-drawn-n = remisy: { $n }
history-count =
    { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[other] { $n } gier
    }
history-streak = Wygrane z rzędu: teraz { $now }, najwięcej { $best }
history-points = Punkty: średnio { $mean }, najwięcej { $best }
history-apart =
    { $n ->
        [one] { $n } gra treningowa, liczona osobno
        [few] { $n } gry treningowe, liczone osobno
       *[other] { $n } gier treningowych, liczonych osobno
    }
history-last = Ostatnie gry, najnowsza na końcu: { $games }
history-result-won = wygrana
history-result-lost = przegrana
history-result-drawn = remis
history-result-shared = przy jednym ekranie
history-result-none = przerwana
history-practice = trening
history-hints =
    { $n ->
        [one] { $n } podpowiedź
        [few] { $n } podpowiedzi
       *[other] { $n } podpowiedzi
    }
history-by = Wyniki według
history-by-game = Gra
history-by-level = Poziom bota
history-by-opponent = Przeciwnik
history-by-seats = Liczba graczy
history-by-deck = Talia
history-by-locations = Lokacja
history-by-camps = Obóz
history-by-variant = Wariant
history-by-none = Żadna gra jeszcze się nie liczy: trening i gry przy jednym ekranie są pominięte.
history-column-games = gry
history-column-won = wygrane
history-column-drawn = remisy
history-column-lost = przegrane
history-column-share = odsetek wygranych
history-column-card = Karta
history-column-day = Dzień
history-column-accuracy = Trafność
history-share = { $share }%, najpewniej od { $low } do { $high }%
history-too-few = od dziesięciu gier
history-interval = Pasek pokazuje, gdzie najpewniej leży prawdziwy odsetek (95%), znak to odsetek dotychczasowy. Remis liczy się za pół.
history-accuracy = Trafność według analiz
history-accuracy-none = Gdy przeanalizujesz grę, zobaczysz tu, jak trafne były twoje decyzje.
history-accuracy-is =
    { $n ->
        [one] { $n } przeanalizowana gra: { $mean }%.
        [few] { $n } przeanalizowane gry, od { $least } do { $most }%, średnio { $mean }%.
       *[other] { $n } przeanalizowanych gier, od { $least } do { $most }%, średnio { $mean }%.
    }
history-as-table = Jako tabela
history-cards = Ulubione karty
history-cards-text = W ilu grach karta została zagrana lub była na końcu w ręce i ile z nich zostało wygranych. Idzie to w parze z wygraną, ale nie jest jej przyczyną.
history-only = Pokaż te gry niżej na liście
history-list = Wszystkie gry po kolei
history-more = Pokaż jeszcze { $n }
history-review = Analiza
history-gone = Serwer nie ma już tej gry, a jej zapis się nie zachował.
history-learned = Ukończone lekcje: { $lessons } · zagadki: { $puzzles } · ranking zagadek: { $rating }
history-keep = Twoje dane
history-keep-text = Plik zawiera twoje gry, lekcje, zagadki i ustawienia. Gra trafia na serwer tylko wtedy, gdy oglądasz taką, której serwer już nie pamięta.
history-export = Zapisz wszystko w pliku
history-import = Wczytaj plik
history-imported =
    { $n ->
        [one] Wczytano: { $n } nowa gra.
        [few] Wczytano: { $n } nowe gry.
       *[other] Wczytano: { $n } nowych gier.
    }
history-bad-file = Ten plik nie jest historią z Talii.
history-link = Dodaj grę z linku
history-link-hint = …/table/…
history-link-find = Znajdź
history-link-who = Które miejsce było twoje?
history-link-running = Ta gra jeszcze trwa.
history-link-there = Ta gra jest już w twojej historii.
history-link-added = Dodano.
history-link-bad = To nie jest link do stołu.
history-delete = Usuń wszystko
history-delete-text = Twoje gry, lekcje, zagadki, ranking, ustawienia i lista stołów zostaną usunięte z tej przeglądarki. Nie da się tego cofnąć, chyba że masz zapisany plik.
history-delete-yes = Usuń na zawsze

history-terminal-none = Nie ma jeszcze ukończonych gier. To, co rozegrasz do końca przez `talia play`, zapisuje się w { $file }.
history-terminal-kept =
    { $n ->
        [one] { $n } gra w { $file }
        [few] { $n } gry w { $file }
       *[other] { $n } gier w { $file }
    }
history-terminal-added = Zapisano w historii (talia history).
history-terminal-written =
    { $n ->
        [one] { $n } gra zapisana w { $file }
        [few] { $n } gry zapisane w { $file }
       *[other] { $n } gier zapisanych w { $file }
    }
history-terminal-sure = Usunąć historię i postępy nauki? Aby to zrobić, wpisz { $word }:
history-terminal-yes = usuń
history-terminal-deleted = Wszystko usunięto.
history-terminal-left = Niczego nie usunięto.
