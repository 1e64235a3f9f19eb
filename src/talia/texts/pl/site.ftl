# The site, in Polish.


## The site

site-title = Talia
site-skip-link = Przejdź do treści
site-home = Strona główna
site-no-page = Nie ma takiej strony.
site-language = Język
site-theme = Jasny lub ciemny wygląd
site-sound = Dźwięk
site-close = Zamknij
site-cancel = Anuluj
site-yes = tak
site-no = nie
site-none = brak
site-welcome = Przysuń sobie krzesło.
site-welcome-text = Trzy gry karciane przy jednym stole: ze znajomymi przez link, na jednym ekranie albo przeciw botowi. Bez zakładania konta.
site-have-invitation = Masz zaproszenie?
site-invitation-hint = Wklej tutaj link
site-sit-down = Usiądź
site-games = Gry
site-game-cardia = Cardia
site-game-cardia-meta = 2 graczy · 15 min
site-game-cardia-line = Słabsza karta przegrywa starcie i zmienia wszystko.
site-game-radlands = Radlands
site-game-radlands-meta = 2 graczy · 30 min
site-game-radlands-line = Trzy obozy i zawsze za mało wody. Utrzymaj pozycje.
site-game-fantasy_realms = Fantastyczne światy
site-game-fantasy_realms-meta = 2–7 graczy · 20 min
site-game-fantasy_realms-line = Siedem kart, jeden doskonały świat i wynik, który da się prześledzić.
site-game-template = Szablon
site-more-game = mała gra do wypróbowania
site-rooms = Działy
site-room-tables = Stoły
site-first-time = Pierwszy raz tutaj?
site-first-time-text = Poznaj grę { $game } w { $minutes } min, od razu grając.
site-first-time-go = Pokaż mi

# Learn and puzzles: the doors to them.
site-learn = Nauka
site-puzzles = Zagadki
site-history = Historia
site-new-to-it = Nie znasz jej?
site-new-to-it-is =
    { $n ->
        [one] Jedna lekcja
        [few] { $n } lekcje
       *[other] { $n } lekcji
    }, { $minutes } min
site-puzzle-daily = Zagadka dnia
site-puzzle-daily-line = Po jednej z każdej gry, codziennie ta sama dla wszystkich
site-no-lesson = Tej lekcji nie można otworzyć
site-no-puzzle = Tej zagadki nie można otworzyć
site-line-first = Nie znasz gry { $game }? Poznasz ją w { $minutes } min.
site-line-first-go = Pokaż mi
site-lesson-about = Lekcja na ten temat

site-more-tables = Jeszcze { $n }
site-status-gone = już go nie ma
site-play-how = Zmień imię i siłę bota
site-rules-line = jak się gra i wszystkie karty
site-play-bot = Graj teraz
site-play-friends = Nowy stół
site-your-tables = Twoje stoły
site-status-turn = twój ruch
site-status-playing = w toku
site-status-waiting = oczekiwanie
site-status-ended = zakończone
site-calculator = Kalkulator
site-calculator-line = policz wynik partii Fantastycznych światów przy prawdziwym stole
site-import = Otwórz zapis gry
site-import-line = odtwórz wyeksportowaną grę z pliku
site-disclaimer = Talia to wolne oprogramowanie i nie należy do żadnego wydawcy. Nazwy kart to fakty; wszystkie obrazki i teksty są nasze.

## Refusals and errors, by their codes

site-refused-malformed = Coś wypełniono nieprawidłowo.
site-refused-bad_option = Te opcje do siebie nie pasują. Zmień którąś z nich.
site-refused-bad_record = Ten plik nie jest zapisem gry, który da się odtworzyć.
site-refused-illegal = To teraz niedozwolone.
site-refused-forbidden = To nie twoje miejsce albo link został już wykorzystany.
site-refused-unknown = Niczego tu nie ma. Link może być błędny lub stary.
site-refused-not_asked = Teraz nie ty wybierasz.
site-refused-stale = To pytanie jest już zamknięte. Spójrz znów na stół.
site-refused-not_now = W tej chwili to niemożliwe.
site-refused-unreadable = Tego stołu nie może odczytać ta wersja serwera. Jest zachowany bez zmian.
site-refused-too_large = To jest za duże.
site-refused-too_many = Za szybko. Poczekaj chwilę.
site-refused-busy = Serwer jest pełny lub uruchamia się ponownie. Spróbuj jeszcze raz.
site-refused-offline = Nie można połączyć się z serwerem.
site-refused-invitation = To nie jest zaproszenie. Wklej cały link.
site-no-table = Nie można otworzyć tego stołu.

## A new table

site-new-table = Nowy stół
site-how-to-play = Jak gracie?
site-way-online = Przez link
site-way-online-text = Dostajesz prywatny link do każdego wolnego miejsca.
site-way-hotseat = Na jednym ekranie
site-way-hotseat-text = Karty są ukryte, gdy urządzenie przechodzi z rąk do rąk.
site-way-bot = Przeciw botom
site-way-bot-text = Możesz cofać ruchy do woli.
site-way-watch = Oglądaj boty
site-way-watch-text = Boty grają między sobą.
site-players = Gracze
site-how-many = Liczba graczy
site-player = Gracz { $n }
site-name-of = Imię gracza { $n }
site-your-name = Twoje imię
site-guest = Gość
site-level = Siła botów
site-level-slowed = Jeszcze nie w pełni sił: trwa przyspieszanie reguł. Myśli tyle co zawsze, ale widzi mniej.
site-my-seat = Twoje miejsce
site-series = Rodzaj rozgrywki
site-series-single = jedna gra
site-series-match = Mecz do dwóch wygranych
site-series-tournament = Turniej dla czworga
site-series-duplicate = Mecz duplikat: te same rozdania z obu miejsc
site-series-duplicate-text = Te same rozdania dla obojga, raz z każdego miejsca. Liczy się różnica: szczęście w rozdaniu się znosi.
site-series-deals = Rozdania, każde grane dwa razy
site-options = Opcje gry
site-more-options = Więcej opcji
site-at-most = najwyżej { $n }
site-stars = { $n ->
    [one] { $n } gwiazdka
    [few] { $n } gwiazdki
   *[many] { $n } gwiazdek
}
site-time = Czas i zasady stołu
site-clock = Zegar
site-clock-none = bez zegara
site-clock-bank = minuty dla każdego, z premią za każdą decyzję
site-clock-decision = sekundy na każdą decyzję
site-clock-minutes = Minuty na gracza
site-clock-increment = Sekundy zwracane po każdej decyzji
site-clock-seconds = Sekundy na decyzję
site-limit-minutes = Minuty wymiany (Królestwa chaosu)
site-clock-left = pozostało { $time }
site-terms-bank = po { $minutes } min, { $seconds } s z powrotem za każdą decyzję
site-terms-decision = { $seconds } s na każdą decyzję
site-clock-low = Zostało mało czasu.
site-takeback = Cofanie ruchów
site-undo-consent = za zgodą pozostałych
site-undo-free = zawsze dozwolone
site-undo-never = nigdy
site-listed = Pokaż stół wszystkim
site-make-table = Otwórz stół
site-begin = Zaczynamy

## Joining and waiting

site-invited = Zaproszenie do gry { $game }. Przy stole: { $names }.
site-watch = Tylko patrzę
site-waiting-for-players = Czekamy na graczy
site-waiting-text = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Każdy link wyślij jednej osobie.
site-seat-taken = jest
site-seat-open = wolne miejsce
site-invite-link = Link z zaproszeniem
site-copy-link = Kopiuj link
site-copied = Skopiowano
site-fill-bot = Bot: { $level }
site-invite-qr = Zaproszenie jako kod QR
site-invite-scan = Zeskanuj kod albo wyślij link: siada ten, kto pierwszy go otworzy.
site-invite-send = Wyślij
site-invite-share = Czeka na ciebie miejsce w grze { $game }.
site-link-used = To zaproszenie zostało już wykorzystane.
site-link-used-by = Siedzi tam { $name }.
site-link-used-text = Każdy link jest dla jednej osoby. Możesz oglądać grę albo poprosić o własny link.
site-link-ended = Ta gra już się skończyła.
site-link-ended-text = Miejsce nie jest już potrzebne, ale całą grę można obejrzeć.
site-link-wrong = Ten link nie prowadzi do żadnego miejsca.
site-link-wrong-text = Może brakuje jego części. Poproś o niego jeszcze raz albo oglądaj.
site-link-watch = Oglądaj grę
site-link-replay = Zobacz, jak przebiegła

## At the table

site-hand = Ręka
site-deck = Talia
site-discard = Odrzucone
site-known = Znane
site-counted = { $what }: { $n }
site-log = Dziennik
site-table = Stół
site-rules = Zasady
site-statistics = Statystyki
site-asked = Pytanie
site-answers = Odpowiedzi
site-panel = Dziennik i stół
site-log-empty = Nic się jeszcze nie wydarzyło.
site-why = Dlaczego?
site-show-moment = Pokaż ten moment
site-moment-gone = Ten moment zobaczysz po grze.
site-looking-back = Oglądasz wcześniejszy moment.
site-back-to-now = Wróć do bieżącej sytuacji
site-reading = Karta
site-rules-of-card = Ta karta w zasadach
site-rule-of-card = Zasada { $rule }: ta karta w zasadach
# Where long words of names may break, as the language divides them.
site-hyphens = Aka·de·mia Arcy·ma·gini Arte·fakt Ary·sto·krata Bazy·li·szek Biblio·te·karz Bom·bar·do·wa·nie Bły·ska·wica Cesa·rzowa Czar·no·księż·nik Czar·no·widz Cza·ro·dziej Cza·tow·nik Dorad·czyni Dyna·stia Dzwon·nica Dźwi·gnia Eks·ter·mi·na·tor Fata·mor·gana Festi·wal Fon·tanna Ilu·zjo·nistka Imi·ta·tor Inży·nier Jaski·nia Jed·no·ro·żec Jug·ger·naut Kata·pulta Kolek·cjo·ner Kra·sno·ludzka Księż·niczka Lal·karka Mecha·niczny Media·tor Mści·ciel Nauko·wiec Nawie·dzone Nekro·manta Nie·do·bi·tek Pod·że·gacz Poste·ru·nek Posła·niec Powsta·nie Pro·mie·nio·wa·nie Prze·słu·cha·nie Prze·waga Przy·wódca Rewo·lu·cjo·ni·sta Rezo·na·tor Sabo·ta·ży·sta Skarb·nik Skry·to·bójca Sta·no·wi·sko Straż·nica Straż·nik Strze·lec Sza·brow·nik Szan·ta·żystka Tele·ki·neta Tru·ci·ciel Wróż·bita Wygna·nie Wyna·laz·czyni Wyrzut·nia Zabój·czyni Zakli·naczka Zbior·nik Zegar·mi·strzyni Zmien·no·kształtny Zwia·dowca Zwia·dowcy Zło·dziej Zło·mo·wi·sko biblio·teka czar·no·księż·nik dopa·la·czy dowo·dze·nia kata·kumby maga·zy·nowa najem·ni·ków napraw·czy pie·chota podat·kowy powie·trza przed·nia prze·szcze·pów ratun·kowy spa·do·chro·nia·rzy spe·cjalna ste·ro·wiec szpie·gów tre·nin·gowy zało·ży·ciela zbie·ra·czy łucz·nicy Śnie·życa Świą·ty·nia Żywio·łak żoł·nierz
site-card-back = Zakryta karta
site-one-moment = Chwileczkę…
site-joining = Łączenie ze stołem…
site-link-lost = Połączenie zerwane. Wróci samo; nic nie przepadło.
site-link-lost-short = brak łączności
site-renewed = Jest nowa wersja Talii. Odśwież stronę, kiedy ci wygodnie: stół zostaje, jak jest.
site-renewed-must = Ta karta przeglądarki ma starszą wersję. Odśwież stronę: stół zostaje, jak jest.
site-renewed-reload = Odśwież
site-renewed-later = Później
site-sending = Wysyłanie…
site-choose-card = Wybierz: { $card }
site-not-a-choice = Tego nie można teraz wybrać; możesz tylko przeczytać.
site-read-whole = Przeczytaj całą kartę
site-tap-to-read = Dotknij karty, by ją przeczytać; dotknij jeszcze raz, by ją wybrać.
site-is-choosing = { $count ->
    [one] { $names } wybiera
   *[other] Wybierają: { $names }
}
site-have-chosen = { $count ->
    [one] Wybór już zapadł: { $names }.
   *[other] Wybory już zapadły: { $names }.
}
site-bot-plays-for = Za gracza { $name } gra bot
site-stand-in-text = Miejsce można odzyskać w każdej chwili.
site-is-away = Nieobecność: { $name }
site-away-now = Może teraz zagrać bot.
site-away-soon = Za { $time } będzie mógł zagrać bot.
site-let-bot-play = Niech zagra bot
site-offline = Brak połączenia
site-offline-text = Próbujemy ponownie; nic nie przepadło.
site-offline-kept = Próbujemy ponownie; twój wybór zostanie wtedy wysłany.
site-clock-then-lose = Zostało { $time }, potem przegrana.
site-clock-then-move = Zostało { $time }, potem zapadnie najprostszy wybór.
site-locked-changeable = Możesz go zmienić, dopóki wszyscy nie wybiorą.
site-their-effect = Efekt karty gracza { $name }:
site-your-turn = { $name }: twój ruch.
site-recap = Od twojej ostatniej tury
site-moments = { $n ->
    [one] { $n } krok od twojego ruchu
    [few] { $n } kroki od twojego ruchu
   *[many] { $n } kroków od twojego ruchu
}
site-moments-word = { $n ->
    [one] krok od twojego ruchu
    [few] kroki od twojego ruchu
   *[many] kroków od twojego ruchu
}
site-moments-again = Pokaż te kroki jeszcze raz
site-moments-cost = to cię coś kosztuje
site-recap-none = Od twojej ostatniej tury nic się nie wydarzyło.
site-show-step = krok { $at } z { $of } · dotknij lub naciśnij spację, by pominąć
site-show-end = Do końca
site-radlands-shown-damaged = { $actor }: { $cards } – uszkodzenie
site-radlands-shown-destroyed = { $actor }: { $cards } – zniszczenie
site-cardia-shown-wins = { $name } wygrywa { $one } : { $other }
site-skip = Pomiń
site-undo = Cofnij
site-ask-takeback = Poproś o cofnięcie
site-restart-turn = Zacznij turę od nowa
site-takeback-asked = { $name } prosi o cofnięcie ruchu.
site-takeback-waiting = Czekamy na zgodę: { $names }
site-allow = Zgoda
site-refuse = Odmowa
site-withdraw = Wycofaj prośbę
site-hint = Podpowiedź
site-hint-shown = Bot wybrałby to, co ma podwójną ramkę.
site-hint-thinking = Bot zastanawia się nad podpowiedzią…
site-hint-is = Podpowiedź: { $option }
site-hint-more = Więcej
site-hint-of = Podpowiedź bota: { $level }
site-hint-chances = Szanse na wygraną
site-state-legal = Można wybrać, numer { $n }
site-state-chosen = Wybrane
site-state-danger = To ci zaszkodzi
site-doing-asked = wybiera
site-doing-thinking = myśli
site-doing-locked = wybór gotowy
site-lamp-here = przy stole
site-lamp-lost = brak połączenia
site-lamp-gone = poza stołem
site-onlooker = Widz
site-onlooking = Oglądasz grę.
site-onlookers = { $n ->
    [one] { $n } osoba ogląda
    [few] { $n } osoby oglądają
   *[many] { $n } osób ogląda
}
site-handover-to = Podaj urządzenie. Teraz: { $name }.
site-handover-text = Karty są schowane. Następny gracz: { $name }
site-handover-show = Tu { $name }: pokaż moje karty
site-bot = Bot
site-bot-named = Bot ({ $level })
site-stand-in = gra bot: { $level }
site-give-to-bot = Niech bot gra za: { $name }
site-leave-to-bot = Oddaj moje miejsce botowi
site-take-seat-back = Wracam na swoje miejsce
site-move-device = Graj dalej na innym urządzeniu
site-end-game = Zakończ grę
site-resign = Poddaję się
site-resign-sure = Na pewno chcesz się poddać?
site-play-on = Gram dalej
site-share-onlookers = Kopiuj link dla widzów
site-share-replay = Kopiuj link do powtórki
site-practice = gra treningowa
site-fair = Czy rozdanie jest uczciwe?
site-fair-text = Zanim ktokolwiek usiadł, serwer zobowiązał się do tego tasowania. Po grze ujawnia zobowiązanie i każdy może je sprawdzić.
site-fair-later = Można to sprawdzić po grze.
site-fair-check = Sprawdź
site-fair-yes = Sprawdzono: rozdanie zgadza się ze zobowiązaniem.
site-fair-no = Sprawdzenie nie powiodło się: rozdanie nie zgadza się ze zobowiązaniem.
site-question = krok { $n }
site-round = runda { $n }
site-turn = tura { $n }
site-zone-row = Rząd
site-zone-hands = Ręce
site-zone-decks = Talie
site-zone-discards = Odrzucone

## Commands and keys

site-command = Wpisz polecenie
site-command-hint = opcje · graj 3 · czemu 3 · ręka
site-command-options = opcje
site-command-play = graj
site-command-why = czemu
site-command-table = stół
site-command-hand = ręka
site-command-log = dziennik
site-command-recap = skrót
site-command-undo = cofnij
site-command-ask = pytanie
site-command-help = Polecenia: pytanie, opcje, graj 3, czemu 3, ręka, stół, dziennik, skrót, cofnij.
site-command-none = Nie ma możliwości o numerze { $n }.
site-nothing-asked = Teraz o nic cię nie pytamy.
site-help = Pomoc i klawisze
site-help-text = Karty z ramką można wybrać: jedno kliknięcie pokazuje tekst i wybiera kartę, drugie, złoty przycisk albo spacja ją zagrywa; można ją też przeciągnąć. I przypina kartę do czytania.
site-key-confirm = potwierdź, działanie domyślne
site-key-digits = wybierz numer
site-key-digits-many = gdy wyborów jest więcej niż dziewięć: obie cyfry numeru
site-key-arrows = ruch w obrębie strefy
site-key-tab = następna strefa
site-key-escape = wstecz
site-key-undo = cofnij ruch
site-key-inspect = przeczytaj kartę
site-key-log = dziennik
site-key-recap = co się stało od twojej ostatniej tury
site-key-hint = podpowiedź
site-key-command = wiersz poleceń
site-key-help = ta pomoc

## Settings of the device

site-settings = Ustawienia tego urządzenia
site-set-motion = Animacje
site-set-motion-off = brak
site-set-motion-fast = szybkie
site-set-motion-normal = zwykłe
site-set-motion-slow = wolne
site-set-confirm = Potwierdzanie wyboru
site-set-confirm-off = nigdy
site-set-confirm-touch = na ekranach dotykowych
site-set-confirm-always = zawsze
site-set-theme = Wygląd
site-set-theme-system = jak w systemie
site-set-theme-dark = ciemny
site-set-theme-light = jasny
site-set-sort = Układ ręki
site-set-sort-drawn = jak rozdano
site-set-sort-family = według rodzaju
site-set-palette = Ramki
site-set-palette-plain = zwykłe
site-set-palette-strong = mocniejsze
site-set-counting = Co dają wybory
site-set-counting-on = liczone przed wyborem
site-set-counting-off = bez liczenia
site-volume = Głośność
site-notify = Powiadom o moim ruchu, gdy strona jest niewidoczna

## The end and the replay

site-wins = { $count ->
    [one] Wygrywa { $names }.
   *[other] Zwycięstwo dzielą: { $names }.
}
site-drawn = Remis.
site-reason-resigned = { $name }: poddanie gry.
site-reason-time = Upłynął czas gracza { $name }.
site-reason-abandoned = Gracze odeszli od stołu.
site-reason-stopped = Grę przerwano.
site-player-column = Gracz
site-score = Wynik
site-winner = zwycięzca
site-rematch = Rewanż
site-rematch-waiting = Czekamy na pozostałych
site-wants-rematch = { $count ->
    [one] { $names } chce rewanżu.
   *[other] { $names } chcą rewanżu.
}
site-the-end = Jak się skończyło
site-end-turning-round = Punkt zwrotny: runda { $n }.
site-end-turning-turn = Punkt zwrotny: tura { $n }.
site-end-best = Co dało najwięcej:
site-all-hands = wszystkie ręce
site-all-hands-ask = W tę partię grano na jednym urządzeniu. Odkryć wszystkie ręce na oczach wszystkich?
site-answer-was = { $name }: { $answer }
site-next-game = Następna gra
site-replay = Powtórka
site-review = Analiza
site-review-later = Analiza będzie po zakończeniu gry
site-share = Kopiuj link
site-export = Eksport
site-moment = Moment gry
site-moment-of = moment { $n } z { $of }
site-step-back = Krok wstecz
site-step-on = Krok naprzód
site-play = Odtwarzaj
site-pause = Pauza
site-look-from = Widok
site-against = przeciw
site-play-on-from-here = Graj dalej od tego miejsca

## Signs on cards

site-gist-any = dow.
site-gist-all = wsz.
site-gist-lane = kol.
site-water = { $n ->
    [one] { $n } woda
   *[other] { $n } wody
}

## Cardia

site-cardia-deck = talia { $deck }
site-cardia-row = Starcia
site-cardia-encounter = Starcie { $n }: wygrywa { $name }.
site-cardia-encounter-tie = Starcie { $n }: remis.
site-cardia-next-encounter = Następne starcie
site-cardia-no-encounter = Zaraz zacznie się pierwsze starcie.
site-cardia-now = wpływ { $n }
site-cardia-influence = Wpływ { $n }
site-cardia-in-encounter = starcie { $n }
site-cardia-wins = Wygrywa to starcie.
site-cardia-loses = Przegrywa to starcie.
site-cardia-tie = To starcie jest remisem.
site-cardia-waits = Czeka na następną kartę
site-cardia-waits-late = Czeka na koniec zdolności w następnym starciu
site-cardia-blackmail = Następna karta powinna być z tej frakcji
site-cardia-peeked = Wierzch twojej talii
site-cardia-preview = Wpływ { $sum }
site-cardia-preview-wins = { $sum } przeciw { $theirs }: wygrana
site-cardia-preview-loses = { $sum } przeciw { $theirs }: przegrana, aktywuje zdolność
site-cardia-preview-ties = { $sum } przeciw { $theirs }: remis
site-cardia-do-play = Zagraj: { $card }
site-cardia-do-discard = Odrzuć: { $card }
site-cardia-do-take-back = Weź z powrotem: { $card }
site-cardia-do-choose = Wybierz: { $card }
site-cardia-do-mark = { $by }: { $card }
site-cardia-would-wins = { $mine } bije { $theirs }.
site-cardia-would-loses = { $mine } przegrywa z { $theirs }.
site-cardia-would-ties = { $mine } : { $theirs }, remis.
site-cardia-would-win = Z { $n ->
    [one] { $n } sygnetem
   *[other] { $n } sygnetami
} wygrywasz.
site-cardia-would-lose = Z { $n ->
    [one] { $n } sygnetem
   *[other] { $n } sygnetami
} wygrywa przeciwnik.
site-cardia-would-signets = Sygnety { $mine } : { $theirs }.
site-cardia-pending = { $by } dla: { $card }, jeszcze nie działa
site-cardia-not-done = wybrane, jeszcze nie działa
site-cardia-faction-follows = { $card } wskazuje jedną z czterech.
site-cardia-if-it-loses = gdy przegra
site-cardia-only-you = widzisz tylko ty
site-cardia-aim = { $n ->
    [one] wygrywa { $n } sygnet
    [few] wygrywają { $n } sygnety
   *[many] wygrywa { $n } sygnetów
}
site-tie = remis
site-signets = { $n ->
    [one] { $n } sygnet
    [few] { $n } sygnety
   *[many] { $n } sygnetów
}
site-signets-of = Sygnety: { $n } z { $of }
site-cardia-end-score = Sygnety { $n } : { $m }

## Radlands

site-radlands-person = postać
site-radlands-camp = obóz
site-radlands-event = wydarzenie
site-radlands-camps = wybór obozów
site-radlands-first = Obozy na pierwszą grę
site-radlands-first-text = Sześć prostych obozów z instrukcji leży od razu na stole, nikt nie musi wybierać.
site-radlands-pick-camps = Wybierz trzy obozy, od lewej do prawej
site-radlands-kept = Twoje obozy
site-radlands-laid = { $n ->
    [one] { $n } obóz wyłożony
    [few] { $n } obozy wyłożone
   *[many] { $n } obozów wyłożonych
}
site-radlands-front = linia frontu
site-radlands-field = Kolumny: { $name }
site-radlands-stock = Zasoby: { $name }
site-radlands-queue = Wydarzenia: { $name }
site-radlands-in-turns = { $n ->
    [one] w następnej turze
    [few] za { $n } tury
   *[many] za { $n } tur
}
site-radlands-next = następna
site-radlands-turns = tury
site-radlands-used = użyta
site-radlands-new = nowa
site-radlands-acting = działa
site-radlands-place = kolumna { $column }, pole { $space }
site-radlands-empty-legal = Wolne pole: kolumna { $column }, pole { $space }
site-radlands-column = Kolumna { $n }
site-radlands-here = Połóż tutaj
site-radlands-use = Użyj: { $card }
site-radlands-do-damage = Uszkodź: { $card }
site-radlands-do-injure = Zrań: { $card }
site-radlands-do-destroy = Zniszcz: { $card }
site-radlands-do-destroy_own = Zniszcz własną kartę: { $card }
site-radlands-do-damage_own = Uszkodź własną kartę: { $card }
site-radlands-do-restore = Przywróć: { $card }
site-radlands-do-discard = Odrzuć: { $card }
site-radlands-do-discard_drawn = Odrzuć: { $card }
site-radlands-do-junk = Zezłomuj: { $card }
site-radlands-water-left = pozostało wody: { $n }
site-radlands-camps-left = obozy
site-radlands-end-score = Stojące obozy { $n } : { $m }
site-radlands-standing = { $n ->
    [0] nie stoi żaden obóz
    [one] stoi { $n } obóz
    [few] stoją { $n } obozy
   *[other] stoi { $n } obozów
}
site-radlands-in-hand = na ręce
site-radlands-take = weź: { $n }
site-radlands-draw = dobierz: { $n }
site-radlands-queued = w kolejce
site-radlands-drag-junk = Przeciągnij, by złomować
site-radlands-needs = potrzeba wody: { $n }, jest { $have }
site-radlands-queue-full = w kolejce wydarzeń nie ma dla niego wolnego miejsca
site-radlands-no-room = nie ma miejsca na kolejną postać
site-radlands-costs = woda: koszt { $n }, zostanie { $left }
site-radlands-would-destroy = zniszczenie: { $card }
site-radlands-would-damage = uszkodzenie: { $card }
site-radlands-where = { $card }: gdzie?
site-radlands-queue-it = { $card }: do kolejki?
site-radlands-play-now = { $card }: od razu?
site-radlands-only-junk = { $card }: zezłomować?
site-radlands-tap-place = wskaż miejsce, woda: { $n } z { $have }
site-radlands-tap-target = wskaż cel, woda: { $n } z { $have }
site-radlands-tap-space = wskaż jego pole, woda: { $n } z { $have }
site-radlands-play-here = zagraj tutaj
site-radlands-covers = osłoni: { $card }
site-radlands-behind = lub za: { $card }
site-radlands-behind-brief = za nim
site-radlands-makes-room = { $card } robi miejsce
site-radlands-at-once = Zagraj: dzieje się od razu
site-radlands-junk-instead = Złom: { $gives }
site-radlands-junk-for = Złom: { $gives }
site-radlands-gives-nothing = { $gives } – na próżno
site-radlands-is-damaged = { $card } – karta już uszkodzona: to ją zniszczy
site-radlands-one-hit = Punka niszczy jedno trafienie
site-radlands-stand = { $n ->
    [one] stoi { $n } obóz
    [few] stoją { $n } obozy
   *[other] stoi { $n } obozów
}
site-radlands-held = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
site-radlands-draw-card = Dobierz kartę
site-radlands-priced = { $text } (woda: { $n })
site-radlands-event-space = { $name }: pole wydarzeń { $n }
site-radlands-now-key = od razu
site-radlands-pile-top = Na wierzchu
site-radlands-pile-turn = W tej turze
site-radlands-lay-camps = Wyłóż

## Fantasy Realms

site-realms-discarded = odrzucono { $n } z { $of }
site-realms-end-score = Wynik { $n }
site-realms-end-best = { $card } daje { $points } z { $total } pkt.
site-realms-end-taken = { $name } bierze tę kartę z obszaru kart odrzuconych w rundzie { $round }.
site-realms-end-taken-from = { $from } odrzuca tę kartę, a { $name } bierze ją w rundzie { $round }.
site-realms-chaos = Królestwa chaosu
site-realms-area = Obszar kart odrzuconych
site-realms-ends = koniec gry
site-realms-draw = Dobierz z talii
site-realms-your-hand = Twoja ręka
site-realms-after = po odrzuceniu
site-realms-blanked = anulowana
site-realms-cleared = kara usunięta
site-realms-makes = { $points ->
    [one] daje { $points } punkt
    [few] daje { $points } punkty
   *[many] daje { $points } punktów
}
site-realms-left = bez niej { $points }
site-realms-without = bez karty { $card }: { $points } ({ $delta } względem najlepszego wyboru)
site-discard-card = Odrzuć: { $card }
site-keep-card = Zatrzymaj: { $card }
site-take-card = Weź: { $card }
site-realms-offers = Oferty
site-realms-no-offers = Nie ma jeszcze ofert. Wymieniajcie się, póki jest czas.
site-realms-anything = cokolwiek
site-realms-offer-anyone = dla każdego
site-realms-offer-to = dla: { $name }
site-realms-offer-answered = { $name } kładzie kartę w zamian
site-realms-offer-act = Odpowiedz
site-realms-offer-for = { $card } za…
site-realms-offer-tap = Dotknij tego, co chcesz: oferta jest złożona.
site-realms-offer-to-one = Jednemu graczowi…
site-realms-offer-swap = Wymień
site-realms-offer-refuse = Odmów
site-realms-offer-cancel = Wycofaj
site-realms-offer-withdraw = Zabierz
site-realms-offer-give = Co dajesz? W zamian: { $card }
site-realms-offer-give-unseen = Co dajesz za zakrytą kartę?
site-realms-offer-give-tap = Dotknij karty, którą dajesz w zamian.

## Strength of bots

site-level-novice = Nowicjusz
site-level-apprentice = Czeladnik
site-level-adept = Biegły
site-level-expert = Ekspert
site-level-master = Mistrz
site-level-greedy = Zachłanny
site-level-highest = Najwyższa karta
site-level-random = Losowy
site-level-tutor = Nauczyciel
site-level-ismcts = Analityk
site-strength-is-novice = Wybiera na chybił trafił: dobry, by zobaczyć, jak toczy się gra.
site-strength-is-apprentice = Trzyma się prostych zasad i myli się jak człowiek.
site-strength-is-adept = Dobrze liczy, co da mu najbliższy ruch, ale dalej nie patrzy.
site-strength-is-expert = Rozważa całe tury według tego, czego nauczyło go wiele partii.
site-strength-is-master = Uczył się, grając sam ze sobą, a przy stole myśli jeszcze raz.
site-strength-rating = Ranking około { $rating } (±{ $margin })
site-strength-anchor = Ranking { $rating }: to do niego porównuje się pozostałych
site-strength-none = Dla tych opcji nie zmierzono rankingu.
site-strength-help = Czeladnik ma 1000. Kto ma o 100 punktów więcej niż pozostali, wygrywa około { $a } na 100 partii, o 200 więcej: { $b }, o 400 więcej: { $c }.

## The lobby

site-lobby = Lobby
site-lobby-line = { $waiting ->
    [0] nikt nie czeka
    [one] { $waiting } stół czeka na gracza
    [few] { $waiting } stoły czekają na graczy
   *[many] { $waiting } stołów czeka na graczy
}{ $playing ->
    [0] {""}
   *[other] {" "}· do oglądania: { $playing }
}
site-lobby-text = Otwarte stoły i trwające gry. Wymieniamy tylko to, co odbiega od zwykłych ustawień.
site-lobby-now = Zagraj z kimś teraz
site-lobby-now-text = Siadasz tam, gdzie ktoś czeka, albo czekasz przy własnym stole.
site-lobby-all = Wszystkie gry
site-lobby-waiting = Szukają gracza
site-lobby-playing = W toku, można oglądać
site-lobby-nobody = Nikt teraz nie czeka. Otwórz stół: inni zobaczą go tutaj.
site-lobby-none-playing = Nie trwa żadna publiczna gra.
site-lobby-seats = zajęte miejsca: { $n } z { $of }
site-lobby-watchers = Widzowie:
site-lobby-back = Wróć do stołu

## Matches and tournaments

site-series-round = Runda { $n }
site-series-standing = Klasyfikacja
site-series-won = wygrane
site-series-lost = przegrane
site-series-games = Gry
site-series-go = Do mojego stołu
site-series-look = zobacz
site-series-winner = Całość wygrywa { $name }.
site-series-drawn = Mecz kończy się remisem.
site-series-level = równo
site-series-difference = Rozdanie po rozdaniu
site-series-compared = Rozegrane z obu miejsc rozdania: { $n } z { $of }.
site-series-deal-column = Rozdanie
site-series-both = Obie gry
site-series-ahead = Prowadzi
site-series-by = wygrane { $wins }, punkty { $points }
site-series-all-deals = Wszystkie rozdania
site-series-game = Gra { $n }
site-series-invited = Zaproszenie do gry { $game }.

## The calculator

site-calc-title = Kalkulator wyniku
site-calc-search = Wpisz nazwę karty…
site-calc-suits = Zestawy
site-calc-add-player = Dodaj gracza
site-calc-remove-player = Usuń tego gracza
site-calc-area = Obszar kart odrzuconych
site-calc-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
site-calc-empty = Dotknij zestawu, potem karty. Ręka to siedem kart, z Nekromantą osiem.
site-calc-remove = Usuń: { $card }
site-calc-held = { $card }: ma ją { $name }
site-calc-how = Jak to policzono?
site-calc-choices = Najlepsze wybory
site-calc-full = Ta ręka jest pełna.
site-calc-clear = Wyczyść wszystko
site-calc-share = Kopiuj link do tego stołu
site-calc-leads = prowadzi
site-calc-failed = Nie można połączyć się z kalkulatorem. Karty zostają tutaj.
site-calc-night = Suma wieczoru
site-calc-note = Dolicz tę grę do wieczoru
site-calc-wins = { $n ->
    [one] { $n } wygrana
    [few] { $n } wygrane
   *[many] { $n } wygranych
}
site-calc-undo = Cofnij
site-calc-ranking = Kolejność
site-calc-next = Dalej: { $name }
site-calc-night-reset = Wyzeruj wieczór
site-calc-choose = Wybierz
site-calc-by-hand = ręcznie
site-calc-best = najlepiej
site-calc-best-again = Wróć do najlepszego
site-calc-way-none = nic

## The rules pages

site-rules-title = Zasady i karty
site-rules-search = Szukaj w zasadach i kartach…
site-rules-how = Jak grać
site-rules-rules = Zasady
site-rules-cards = Karty
site-rules-locations = Lokacje
site-rules-found = { $n ->
    [one] { $n } pozycja
    [few] { $n } pozycje
   *[many] { $n } pozycji
}
site-rules-nothing = Niczego nie znaleziono.
site-rules-contents = Spis treści
site-rules-table = Stół
site-rules-radlands-person = Postacie
site-rules-radlands-event = Wydarzenia
site-rules-radlands-camp = Obozy
site-still-cardia-1 = Rząd przeciwnika: jego karta z każdego starcia, w kolejności zagrania.
site-still-cardia-2 = Twój rząd. Dwie karty naprzeciw siebie to starcie; liczba to ich wpływ, znak to frakcja.
site-still-cardia-3 = Sygnety: w każdym starciu jeden leży na zwycięskiej karcie.
site-still-cardia-4 = Twoja talia: na koniec każdej rundy dobierasz z niej kartę.
site-still-cardia-5 = Twoja ręka: zagrywasz z niej jedną zakrytą kartę, po czym obie odkrywa się jednocześnie.
site-still-radlands-1 = Z przodu stoją postacie: kto stoi przed kartą, ten ją chroni.
site-still-radlands-2 = Za nimi leżą trzy obozy. Kto straci wszystkie trzy, przegrywa.
site-still-radlands-3 = Kolejka wydarzeń: co turę wydarzenie zbliża się o pole, a z pola 1 następuje jego rozpatrzenie.
site-still-radlands-4 = Woda płaci za wszystko; w każdej turze jest nowa.
site-still-radlands-5 = Twoja ręka: cena jest w kropli; na dole widać, co karta daje po zezłomowaniu.
site-still-fantasy_realms-1 = Talia: dobierz wierzchnią kartę…
site-still-fantasy_realms-2 = …albo weź dowolną kartę z obszaru kart odrzuconych. Gdy się zapełni, gra kończy się natychmiast.
site-still-fantasy_realms-3 = Ręce innych graczy: znane są tylko karty wzięte odkryte.
site-still-fantasy_realms-4 = Twoja ręka: siedem kart, z których każda liczy się dzięki pozostałym. Liczba to podstawowa siła, barwa i znak to zestaw.
site-how-cardia-1 = Cel: mieć na koniec rundy co najmniej pięć sygnetów i więcej niż przeciwnik.
site-how-cardia-2 = W każdej rundzie obaj gracze kładą po jednej zakrytej karcie z ręki i odkrywają je jednocześnie. Karta o większym wpływie wygrywa starcie i zdobywa sygnet.
site-how-cardia-3 = Przegrana karta nie przepada: to jej zdolność zostaje teraz aktywowana. Błyskawica oznacza jednorazowy efekt, klepsydra efekt trwający, dopóki na karcie leży jej żeton.
site-how-cardia-4 = Modyfikatory zmieniają wpływ także dawno zagranych kart. Przeszłe starcie może zmienić zwycięzcę i sygnet przechodzi wtedy na drugą kartę, ale nie aktywuje to żadnej zdolności.
site-how-cardia-5 = Potem obaj gracze dobierają po karcie. Starcia leżą w rzędzie w kolejności zagrania: „poprzednie” i „kolejne” to sąsiedzi w rzędzie, „następne” jeszcze nie zostało zagrane.
site-how-cardia-6 = Kto nie może zagrać karty, przegrywa. Talia II i lokacje utrudniają grę: ich gwiazdki się sumują.
site-how-radlands-1 = Cel: zniszcz trzy obozy przeciwnika.
site-how-radlands-2 = Każda strona ma trzy kolumny: z tyłu obóz, przed nim miejsce na dwie postacie. Karta jest chroniona, dopóki przed nią stoi inna karta jej właściciela.
site-how-radlands-3 = Twoja tura: rozpatrujesz wydarzenie z pola 1, po czym pozostałe przesuwają się o pole; dobierasz kartę i bierzesz 3 wody; potem wykonujesz akcje, dopóki chcesz i masz czym płacić.
site-how-radlands-4 = Akcje: zagraj postać lub wydarzenie, użyj umiejętności, zezłomuj kartę dla efektu jej ikony, dobierz kartę za 2 wody albo weź Zbiornik wody za 1. Postacie są gotowe od twojej następnej tury.
site-how-radlands-5 = Pierwsze uszkodzenie obraca kartę, drugie ją niszczy; punka niszczy już pierwsze. Uszkodzona lub wyczerpana postać nie może użyć umiejętności, uszkodzony obóz nadal może.
site-how-radlands-6 = Najeźdźcy czekają w kolejce wydarzeń; gdy dotrą, przeciwnik wybiera, który z jego obozów zostaje uszkodzony.
site-how-radlands-7 = Talia wyczerpana drugi raz oznacza remis.
site-how-fantasy_realms-1 = Cel: ręka siedmiu kart o najwyższym wyniku.
site-how-fantasy_realms-2 = Twoja tura: weź wierzchnią kartę talii albo dowolną kartę z obszaru kart odrzuconych, a potem odłóż tam odkrytą jedną kartę z ręki.
site-how-fantasy_realms-3 = Gra kończy się natychmiast, gdy na obszarze kart odrzuconych leży dziesięć kart. Wariant dla 2 osób: gdy obie mają po siedem kart, a na obszarze jest co najmniej dwanaście.
site-how-fantasy_realms-4 = Karta liczy swoją podstawową siłę, premię i karę. Wpływają na siebie tylko karty na Twojej ręce.
site-how-fantasy_realms-5 = Anulowana karta nie ma siły, zestawu, premii ani kary. Usunięta kara nie działa.
site-how-fantasy_realms-6 = Wariant dla 2 osób zaczyna się bez kart: weź jedną kartę z obszaru kart odrzuconych albo dobierz dwie, jedną zatrzymaj, drugą odrzuć.
site-how-fantasy_realms-7 = Królestwa chaosu: nie ma tur. Do końca czasu dowolnych dwóch graczy może wymienić się kartą za kartę.

## Gracze przy jednym stole

site-away-for = Nieobecność: { $name } ({ $time })
site-wait = Czekam
site-let-bot-in = Niech zagra bot ({ $time })
site-bot-for = Bot za: { $name }
site-is-back = { $n ->
    [0] { $name } wraca do gry.
    [one] { $name } wraca do gry; bot dokonał { $n } wyboru.
   *[other] { $name } wraca do gry; bot dokonał { $n } wyborów.
}
site-bot-made = { $n ->
    [0] Bot niczego w tym czasie nie wybrał.
    [one] Bot dokonał w tym czasie { $n } wyboru.
   *[other] Bot dokonał w tym czasie { $n } wyborów.
}
site-welcome-back = Witaj ponownie: na twoim miejscu gra bot
site-bot-has-seat = Na twoim miejscu gra bot
site-what-happened = Co się stało
site-takeback-move = { $name } prosi o cofnięcie ruchu: { $move }
site-not-now = Nie teraz
site-rematch-asked = Rewanż? Czekamy na: { $names }
site-rematch-declined = { $count ->
    [one] { $names } nie chce teraz rewanżu.
   *[other] { $names } nie chcą teraz rewanżu.
}
site-rematch-yours = Rewanż odrzucony przez ciebie.
site-talk = Rozmowa
site-talk-phrases = Zwroty
site-talk-reactions = Reakcje
site-talk-line = Wiadomość do pozostałych graczy
site-talk-send = Wyślij
site-talk-kept = Czytają to tylko gracze; nic nie jest zapisywane.
site-talk-none = Nikt jeszcze nic nie powiedział.
site-talk-said = { $name }: { $text }
site-talk-off = Rozmowa jest na tym urządzeniu wyłączona.
site-talk-on = Włącz
site-chat-allowed = Gracze mogą do siebie pisać (stoły prywatne; nic nie jest zapisywane)
site-set-talk = Rozmowa przy stole
site-set-talk-all = zwroty i wiadomości
site-set-talk-phrases = tylko zwroty
site-set-talk-off = wyłączona
site-set-tips = Wskazówki do tego, co widzisz po raz pierwszy
site-phrase-hello = Cześć!
site-phrase-good_luck = Powodzenia!
site-phrase-nice_move = Dobry ruch!
site-phrase-thinking = Niech pomyślę…
site-phrase-one_moment = Chwileczkę.
site-phrase-oops = Ojej!
site-phrase-thanks = Dziękuję!
site-phrase-sorry = Przepraszam!
site-phrase-well_played = Dobra gra!
site-phrase-close_one = Było blisko!
site-phrase-again = Jeszcze raz?
site-phrase-goodbye = Do zobaczenia!
site-phrase-smile = uśmiecha się
site-phrase-wow = nie może się nadziwić
site-phrase-sad = smuci się
site-phrase-clap = bije brawo
site-phrase-heart = jest pod wrażeniem
