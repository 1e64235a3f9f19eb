# The study table: setting up a position, lines of play, asking a bot, rulings, and reports of bugs.

study-title = Analiza
study-set-up = Ustaw pozycję

study-palette = Karty do położenia
study-search = Znajdź kartę
study-into = Połóż tu: { $place }
study-choose-place = Wybierz miejsce, a potem karty, które tam leżą.
study-none-found = Takiej karty nie można tam położyć.
study-any = Dowolna karta
study-laid = { $card } → { $place }
study-lies-in = leży tu: { $place }
study-unfold = Pokaż karty ({ $n })
study-fold = Ukryj karty
study-rest = Niżej leżą potasowane karty, których nie ma nigdzie indziej.
study-add-to = kładź tu karty
study-put-in = przenieś kartę tutaj
study-picked = podniesiona: wybierz miejsce
study-take-away = Zabierz
study-fewer = { $place }: o jeden mniej
study-more = { $place }: o jeden więcej
study-deal = Rozdaj od nowa
study-can-be = Zasady pozwalają na tę pozycję.
study-can-be-kept = Zasady pozwalają na tę pozycję, a to, co trwało, trwa dalej.
study-play = Graj od tego miejsca
study-no-position = Tej pozycji nie da się odczytać

study-go = W tył i w przód
study-first = Na początek
study-back = O jedną odpowiedź wstecz
study-forward = O jedną odpowiedź naprzód
study-last = Na koniec wariantu
study-look = Patrz z miejsca
study-look-asked = Kto wybiera
study-open-hands = Odkryte ręce
study-too-long = Analiza jest pełna (odpowiedzi: { $n }); usuń wariant, by grać dalej.
study-refused-at = { $place }: { $why }
study-refused-show = Pokaż gdzie
study-refused-here = Na to nie pozwalają zasady.
study-line-refused = Zasady nie pozwalają na wariant z tego linku, więc oto jego początek. { $why }

study-lines = Warianty
study-variation = Wariant
study-start = Początek
study-lines-none = Graj za obie strony. Cofnij się i odpowiedz inaczej, a powstanie nowy wariant.
study-make-main = Ustaw jako główny wariant
study-remove-line = Usuń od tego miejsca

study-ask = Zapytaj bota
study-ask-now = Zapytaj
study-ask-for = Za gracza
study-ask-level = Kto odpowiada
study-ask-quick = Najlepszy z szybkich
study-ask-open = Widzi wszystkie ręce
study-ask-nobody = Nikt tu nie wybiera.
study-asked-of = { $name } zdaniem bota: { $level }.
study-asked-closed = Wiedział tylko to, co wie ten gracz.
study-asked-open = Widział wszystkie ręce.
study-best-line = Czego się spodziewa
study-play-answer = Zagraj tę odpowiedź

study-ruling = Wyjaśnij to rozstrzygnięcie
study-ruling-none = Odpowiedz: tutaj będzie wyjaśnione, zasada po zasadzie, co z tego wynikło.
study-ruling-rules = W zasadach
study-ruling-where = W zasadach: { $rule }

study-keep = Zachowaj i udostępnij
study-keep-text = Wszystko jest w adresie strony: link, zakładka albo odświeżenie przywróci to miejsce.
study-share = Kopiuj link
study-export = Pozycja jako JSON

study-this-position = Analizuj tę pozycję
study-this-position-text = To, co widzisz, zostaje; zakryte karty są rozdane na nowo.
study-bug = Zgłoś błąd
study-bug-text = Talia zapisze plik z tą grą i tą chwilą. Wyślij go temu, kto prowadzi tę stronę, albo do projektu: można z niego zrobić test.
study-bug-expected = Czego się spodziewałeś?
study-bug-save = Zapisz plik
