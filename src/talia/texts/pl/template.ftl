# The template game.

template-name = Szablon

template-card-echo = Echo
    .text = Użyj zdolności innej swojej karty w rzędzie.
template-card-lever = Dźwignia
    .text = Jedna karta w rzędzie otrzymuje +2, inna −2.
template-card-thief = Złodziej
    .text = Drugi gracz traci losową kartę z ręki.
template-card-page = Paź
    .text = Brak zdolności.
template-card-squire = Giermek
    .text = Brak zdolności.
template-card-knight = Rycerz
    .text = Brak zdolności.
template-card-baron = Baron
    .text = Brak zdolności.
template-card-queen = Królowa
    .text = Brak zdolności.

template-prompt-play = Wybierz kartę do zagrania
template-prompt-lift = Wybierz kartę, która otrzyma +2
template-prompt-lower = Wybierz inną kartę, która otrzyma −2
template-prompt-card_to_echo = Wybierz kartę, której zdolności użyjesz

template-event-drew = { $seat } dobiera kartę
template-event-met = Odkryto: { $cards }
template-event-marked = { $card } otrzymuje { $by }
template-event-discarded = { $owner } traci losową kartę: { $card }

template-reason-more_meetings = Więcej wygranych spotkań.
template-reason-level = Tyle samo wygranych spotkań po obu stronach.

template-setting-ranks = Rangi
    .text = Ile różnych kart ma każdy gracz.
template-setting-hand = Ręka
    .text = Liczba kart na ręce na początku.
template-setting-change_lock_in = Zmiana zatwierdzonego wyboru
    .text = Do chwili, gdy wybierze także drugi gracz.

template-rule-2 = Obaj gracze zagrywają kartę w tajemnicy, potem obie są odkrywane.
template-rule-4 = Każdy dobiera kartę.
template-rule-echo = { template-card-echo.text }
template-rule-lever = { template-card-lever.text }
template-rule-thief = { template-card-thief.text }
