# Analiza zakończonej gry, ponowne próby i powtórka z krzywą. Słowa terminala są w review_terminal.ftl.

review-percent = { $n }%
review-overview = Przegląd
review-to-table = Do stołu
review-of = Analiza gracza
review-options = Odpowiedzi
review-wait = Krzywa pojawi się za chwilę.
review-failed = Nie można teraz przeprowadzić analizy.
review-refused-forbidden = Rozpocząć ją może tylko ktoś, kto siedział przy stole; potem link jest dla wszystkich.
review-refused-not_now = W tej partii nie ma czego analizować.
review-again = Spróbuj jeszcze raz
review-progress = Postęp analizy
review-stage-begin = Trwa analiza.
review-stage-curve = Krzywa jest gotowa. Trwa porównywanie odpowiedzi.
review-stage-screened = Odpowiedzi porównano. Największe różnice są teraz rozgrywane do końca.
review-stage-whole = Analiza jest gotowa.

## The curve

review-curve = Szansa na wygraną
review-curve-is = { $name }: szansa na wygraną od { $first }% do { $last }%. Wszystko jest w tabeli poniżej.
review-curve-about = Przed każdą własną decyzją, według tego, co gracz wtedy wiedział. Zakryte karty niczego tu nie oceniają.
review-band = niepewność
review-helped = pomogło
review-hurt = zaszkodziło
review-luck = Szczęście
review-luck-short = los
review-meeting = Ukryte wybory
review-meeting-short = ukryte
review-luck-was = Szczęście w tym momencie: { $by } p.p. (z błędem do { $error }).
review-meeting-was = Spotkały się dwa ukryte wybory: { $by } p.p. (z błędem do { $error }). To ani szczęście, ani błąd.
review-figures = Liczby w tabeli
review-figures-caption = Szansa na wygraną, szczęście i decyzje, moment po momencie
review-moment = Moment
review-moment-n = Moment { $n }
review-chance = Szansa
review-between = między
review-verdict = Decyzja
review-accuracy = trafność (między { $low } a { $high }), liczba ważnych decyzji: { $n }
review-accuracy-few = Za mało decyzji, by podać trafność: { $n }

## What a decision is

review-verdict-best = dobra
review-verdict-slip = potknięcie
review-verdict-mistake = błąd
review-verdict-blunder = gruby błąd
review-verdict-points = strata punktów
review-verdict-thin = nie wiadomo
review-verdict-forced = bez wyboru
review-verdict-mixture = jedna z kilku
review-verdict-alike = bez różnicy
review-verdict-withdrawn = wycofana
review-verdict-not_judged = bez oceny
review-why-forced = Była tylko jedna odpowiedź.
review-why-mixture = Najlepiej losować tu spośród kilku odpowiedzi, a to była jedna z nich.
review-why-alike = Wszystkie odpowiedzi dają to samo.
review-why-only_screened = Inna odpowiedź może być lepsza, ale nie rozegrano tego do końca, więc nie ma ani liczby, ani oceny.
review-why-withdrawn = Z początku inna odpowiedź wyglądała lepiej. Po rozegraniu do końca nie była lepsza.
review-why-not_judged = O tej decyzji nie da się powiedzieć nic pewnego.
review-loss = Koszt: { $n } p.p. (między { $low } a { $high }).
review-loss-exact = Koszt: { $n } p.p., policzony dokładnie.
review-missed-win = Przepadła pewna wygrana w tej turze.
review-points-lost = Strata: { $n } pkt.
review-expected = Oczekiwane punkty: { $mine }. Najwięcej ({ $most }): { $best }.
review-played = zagrana
review-best = najlepsza
review-from-to = od { $low } do { $high }
review-score = { $n } pkt
review-share = udział { $n }%
review-options-more = Wszystkie odpowiedzi (jeszcze { $n })
review-because = Dlaczego: { $answer }
review-line = Lepszy ciąg dalszy:
review-played-better = Zagrano: { $played }. Lepsze: { $best }.
review-better-was = Lepsze: { $best }.
review-may-be-better = Może lepsze: { $best }
review-no-decision = W tym momencie { $name } o niczym nie decyduje.
review-chance-then = Szansa na wygraną w tym momencie: { $n }% (między { $low } a { $high }).
review-chance-now = Szansa na wygraną: { $n }%.
review-decision-before = Poprzednia decyzja
review-decision-after = Następna decyzja
review-look = Zobacz
review-look-at = Zobacz moment { $n }
review-decisions = Decyzje: { $name }
review-forced-show = Pokaż też momenty bez wyboru ({ $n })
review-forced-hide = Ukryj momenty bez wyboru

## Turning points and the sum

review-turning = Punkty zwrotne
review-turning-decisions = Najdroższe decyzje, każda potwierdzona rozegraniem do końca.
review-turning-luck = Żadna decyzja nie była wyraźnie zła. Grę najbardziej zmieniły te momenty szczęścia lub pecha.
review-turning-none = Nie ma punktu zwrotnego, który dałoby się wskazać na pewno.
review-turning-wait = Pojawią się po rozegraniu do końca.
review-sum = Skąd ten wynik
review-sum-wait = Zestawienie pojawi się razem ze szczęściem i decyzjami.
review-sum-none = Dla tej gry nie ma zestawienia.
review-sum-start = Szansa na początku
review-sum-own = Własne decyzje
review-sum-others = Decyzje innych
review-sum-luck = Szczęście
review-sum-meetings = Ukryte wybory
review-sum-unexplained = Niewyjaśnione
review-sum-result = Wynik
review-adjusted = Po odjęciu szczęścia: { $n }%
review-about = Czym jest ta analiza
review-about-text = Bot patrzy na każdą decyzję oczami tego gracza. Ocena wymaga dwóch kluczy: proponuje ją kilka przebiegów bota, a potwierdzają gry rozegrane do końca z tych samych rozdań. To, co tylko zaproponowano, nie ma ani liczby, ani oceny.
review-note-no-level = Do tej gry nie ma bota, który mógłby ją przeanalizować: podane są tylko szczęście i wynik.
review-note-realms-worlds = W tym wariancie nie zmierzono jeszcze, na ile można by ufać ocenom dobierania i odrzucania, więc ich nie ma: podano dokładnie, ile punktów daje każda odpowiedź.
review-note-realms-four = To, na ile można ufać tym nazwom, zmierzono tylko w grach czteroosobowych.
review-note-radlands-camps = Wybór obozów pozostaje bez oceny.
review-note-no-sum = Dla tej gry nie ma zestawienia: zbyt wiele pozostałoby niewyjaśnione, bo to, co mają inni, wychodzi na jaw dopiero stopniowo.
review-note-chances-off = W tej grze szanse nie wszędzie są jeszcze dokładne do trzech punktów procentowych.
review-note-labels-none = W tej grze żadna decyzja nie jest nazywana błędem: brakuje pomiarów, które by to uzasadniały, albo wypadły nie dość dobrze.
review-note-labels-no-slip = Małe straty nie mają w tej grze nazwy: zbyt mało takich nazw potwierdziły długie pomiary.
review-note-labels-no-mistake = Średnie straty nie mają w tej grze nazwy: zbyt mało takich nazw potwierdziły długie pomiary.
review-note-labels-no-blunder = Duże straty nie mają w tej grze własnej nazwy: długie pomiary jej nie potwierdziły.
review-note-labels-missing = Nie każdy błąd zostaje znaleziony: z błędów podłożonych na próbę znaleziono mniej niż dziewięć na dziesięć. To, co nie ma nazwy, też może być błędem.
review-note-labels-small = Na ile można tym nazwom ufać, zmierzono dotąd na mniejszej liczbie partii, niż chcemy.
review-note-given-up = Tej partii nie rozegrano do końca: analiza sięga dotąd i nie ma zestawienia.
review-note-sparing = Ta analiza powstała na tym urządzeniu w krótkim czasie, na regułach nieskompilowanych: to, co mogło być lepsze, jest tylko wskazane, bez nazwy, a rozgrywane dopiero po przyjrzeniu się bliżej.
review-export = Zapisz analizę w pliku
review-picture = Zapisz jako obraz
review-comments = Zapisz partię z komentarzami
review-closer = Przyjrzyj się bliżej
review-closer-about = Rozgrywa tę decyzję osiem razy częściej; może to potrwać minutę.
review-closer-about-sparing = Rozgrywa tę decyzję dalej na tym urządzeniu; trwa to kilka minut.
review-closer-wait = Ta decyzja jest rozgrywana wiele razy więcej.

## Notes and links

review-note = Twoja notatka do tego momentu
review-notes = Twoje notatki
review-link = Kopiuj link do tego momentu

## Trying again

review-retry = Spróbuj jeszcze raz
review-try-again = Spróbuj jeszcze raz
review-retry-about = Każdy oceniony moment to ćwiczenie. Wraca po 1, 3 i 10 dniach, aż odpowiesz dobrze dwa razy. Zapisane tylko na tym urządzeniu.
review-retry-now = Spróbuj jeszcze raz (na dziś: { $n })
review-retry-later = Na dziś nie ma nic do powtórzenia.
review-retry-is = Stół, jaki był wtedy przed tobą. Odpowiedz jeszcze raz.
review-retry-aim = Znajdź lepszą odpowiedź
review-retry-right = Dobrze
review-retry-not = To nie to
review-retry-shown = Pokazano lepszą odpowiedź.
review-retry-none = Tego momentu nie można powtórzyć
review-retry-show = Pokaż lepszą odpowiedź
review-retry-back = Wróć do analizy
review-retry-next = Następne ćwiczenie
review-retry-refute = Co z tego wynika
review-retry-better = { $answer }: lepiej. { $why }
review-retry-better-by = { $answer }: lepiej, +{ $n }. { $why }
review-retry-almost = { $answer }: lepiej niż w grze, ale jeszcze nie dość dobrze.
review-retry-mixture = { $answer }: też jedna z najlepszych. { $why }
review-retry-same = { $answer }: ta sama odpowiedź co w grze.
review-retry-worse = { $answer }: nie lepiej niż w grze.
review-retry-worse-by = { $answer }: nie lepiej niż w grze (−{ $n }).
review-retry-best = { $answer }: { $loss } { $why }
review-due = Z twoich gier
review-due-about = Momenty ocenione w analizie, do powtórzenia.
