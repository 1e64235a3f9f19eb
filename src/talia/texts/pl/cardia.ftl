# Cardia: pytania, zdarzenia, ustawienia i etykiety. Karty, lokacje i zasady są w cardia_cards.ftl.

cardia-name = Cardia

## Questions

cardia-prompt-play = Wybierz kartę
cardia-prompt-play_openly = Wybierz kartę: leży odkryta, przed kartą przeciwnika
cardia-prompt-discard = Którą kartę odrzucasz?
cardia-prompt-discard_to_two = { $card }: odrzucaj po jednej, aż zostaną dwie
cardia-prompt-discard_and_copy = { $card }: którą kartę z ręki odrzucić i skopiować?
cardia-prompt-pay = { $card }: odrzucasz kartę ({ $faction }) czy odmawiasz?
cardia-prompt-raise_card = { $card }: która karta dostaje +3 wpływu?
cardia-prompt-lower_card = { $card }: która karta dostaje −3 wpływu?
cardia-prompt-lower_card_or_next = { $card }: −3 wpływu dla leżącej karty czy dla twojej następnej?
cardia-prompt-strip_card = { $card }: z której karty zdjąć?
cardia-prompt-strip_kind = { $card }: co usunąć?
cardia-prompt-take_back = { $card }: która karta wraca?
cardia-prompt-copy = { $card }: czyją zdolność skopiować?
cardia-prompt-activate = { $card }: która przegrywająca karta działa?
cardia-prompt-move_from = { $card }: z której karty zabrać wszystko?
cardia-prompt-move_to = { $card }: która karta to dostaje?
cardia-prompt-raise_small_card = { $card }: która karta (do 8) dostaje +3 wpływu?
cardia-prompt-name_faction = { $card }: która frakcja?
cardia-prompt-adjust = +2 czy −2 dla twojej karty?
cardia-prompt-put_under = Którą kartę wkładasz pod talię?

## Answers that are not simply cards

cardia-option-card = { $card }
cardia-option-card-decline = nic
cardia-option-played = { $card } ({ $owner })
cardia-option-played-next = następna karta, którą zagrasz
cardia-option-faction-rebellion = { cardia-faction-rebellion }
cardia-option-faction-academy = { cardia-faction-academy }
cardia-option-faction-guild = { cardia-faction-guild }
cardia-option-faction-dynasty = { cardia-faction-dynasty }
cardia-option-kind-modifier = modyfikator
cardia-option-kind-tokens = żetony stałej zdolności
cardia-option-adjust-minus_2 = −2
cardia-option-adjust-plus_2 = +2

## What happened

cardia-cards-drawn = { $card_count ->
    [0] { $count ->
        [one] kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
   *[other] { $card_acc }
}
cardia-event-round_began = Runda { $round }
cardia-event-turned = { $result ->
    [won] { $card } ({ $winner }) pokonuje teraz { $other_acc } { $high } : { $low } · sygnety { $ahead } : { $behind }
    [claimed] { $card } ({ $winner }) pokonuje teraz { $other_acc }, bo działa { $by } · sygnety { $ahead } : { $behind }
    [tie_won] { $card } ({ $winner }) wygrywa teraz remis z { $other_ins }, bo działa { $by } · sygnety { $ahead } : { $behind }
    [both] { $card } i { $other } teraz obie wygrywają, bo działa { $by } · sygnety { $ahead } : { $behind }
    [levelled] { $card } i { $other }: teraz remis, bo działa { $by }
   *[tie] { $card } i { $other }: teraz remis { $high } : { $low }
}
    .part = { cardia-event-turned }
cardia-event-drew = { $seat } dobiera { cardia-cards-drawn }
    .part = { $whose ->
        [own] dobiera { cardia-cards-drawn }
       *[other] { $seat } dobiera { cardia-cards-drawn }
    }
cardia-event-milled = { $card } trafia z talii gracza { $owner } na stos kart odrzuconych
    .part = { $card_count ->
        [one] { $card } trafia
       *[other] { $card } trafiają
    } z talii gracza { $owner } na stos kart odrzuconych
cardia-event-discarded = { $owner } odrzuca { $card_acc }
    .part = { $whose ->
        [own] odrzuca { $card_acc }
       *[other] { $owner } odrzuca { $card_acc }
    }
cardia-event-placed = Obie karty leżą zakryte
cardia-event-placed_openly = { $owner } zagrywa { $card_acc } w odkryte karty
cardia-event-revealed = Odkryte: { $cards }
cardia-event-landed = { $card } ({ $owner }) dostaje czekające { $by }
    .part = { $card_count ->
        [one] { $card } dostaje
       *[other] { $card } dostają
    } { $by }
cardia-event-compared = { $result ->
    [won] { $winner } wygrywa { $high } : { $low } · { $card } pokonuje { $other_acc } · sygnety { $ahead } : { $behind }
    [claimed] { $winner } wygrywa, bo działa { $by } · { $card } przeciw: { $other } · sygnety { $ahead } : { $behind }
    [tie_won] { $winner } wygrywa remis { $high } : { $low }, bo działa { $by } · { $card } przeciw: { $other } · sygnety { $ahead } : { $behind }
    [both] Obie karty wygrywają { $high } : { $low }, bo działa { $by } · { $card } przeciw: { $other } · sygnety { $ahead } : { $behind }
    [levelled] Remis, bo działa { $by } · { $card } przeciw: { $other }
   *[tie] Remis { $high } : { $low } · { $card } przeciw: { $other }
}
cardia-event-lost = { $card } ({ $owner }) przegrywa i działa
    .nothing = bez skutku
cardia-event-marked = { $cause }: { $card } ({ $owner }) dostaje { $by }
    .part = { $whose ->
        [own] { $card }
       *[other] { $card } ({ $owner })
    } { $card_count ->
        [one] dostaje
       *[other] dostają
    } { $by }
cardia-event-token_put = { $card } ({ $owner }) dostaje żeton stałej zdolności
    .part = { $whose ->
        [own] { $card }
       *[other] { $card } ({ $owner })
    } { $card_count ->
        [one] dostaje
       *[other] dostają
    } żeton stałej zdolności
cardia-event-token_taken = { $card } ({ $owner }) traci żetony stałej zdolności
    .part = { $whose ->
        [own] { $card }
       *[other] { $card } ({ $owner })
    } { $card_count ->
        [one] traci
       *[other] tracą
    } żetony stałej zdolności
cardia-event-took_back = { $owner } bierze { $card_acc } z powrotem na rękę
    .part = { $card_count ->
        [one] { $card } wraca
       *[other] { $card } wracają
    } na rękę
cardia-event-replaced = Na miejsce { $card_gen } ({ $owner }) trafia { $by }
    .part = na miejsce { $card_gen } trafia { $by }
cardia-event-modifier_waits = { $by } czeka na następną kartę gracza { $seat }
    .part = { $by } czeka na następną kartę
cardia-event-late_modifier_waits = { $by } czeka na następną kartę gracza { $seat } i zadziała po zdolnościach
    .part = { $by } czeka na następną kartę i zadziała po zdolnościach
cardia-event-choice_waits = +2 lub −2 czeka na następną kartę gracza { $seat }
    .part = +2 lub −2 czeka na następną kartę
cardia-event-blackmailed = { $seat } ma zagrać następną kartę z frakcji { $faction }
    .part = { $seat } ma zagrać następną kartę z frakcji { $faction }
cardia-event-named = { $seat } wskazuje frakcję: { $faction }
    .part = wskazuje frakcję { $faction }
cardia-event-declined = { $seat } odmawia
    .part = { $seat } odmawia
cardia-event-searched = { $seat } nie ma już na ręku kart frakcji { $faction }
    .part = { $seat } nie ma już na ręku kart frakcji { $faction }
cardia-event-shuffled = { $seat } tasuje talię
    .part = { $whose ->
        [own] tasuje talię
       *[other] { $seat } tasuje talię
    }
cardia-event-buried = { $seat } wkłada kartę pod talię
    .part = { $whose ->
        [own] wkłada kartę pod talię
       *[other] { $seat } wkłada kartę pod talię
    }
cardia-event-peeked = { $seat } ogląda dwie wierzchnie karty talii
    .part = { $whose ->
        [own] ogląda dwie wierzchnie karty talii
       *[other] { $seat } ogląda dwie wierzchnie karty talii
    }
cardia-event-must_play_openly = { $seat } zagra następną kartę przed przeciwnikiem i odkrytą
    .part = { $seat } zagra następną kartę przed przeciwnikiem i odkrytą
cardia-event-copied = { $seat } kopiuje { $by_ins } zdolność { $card_gen }
    .part = { $by } kopiuje zdolność { $card_gen }
cardia-event-activated = { $seat } aktywuje { $card_acc }
    .part = aktywuje { $card_acc }
cardia-event-ended = { $winners_count ->
    [0] Gra kończy się remisem
   *[other] { $winners } wygrywa grę
}

## How it ended

cardia-reason-signets = Dzięki sygnetom.
cardia-reason-cannot_play = Jeden z graczy nie ma już karty do zagrania.
cardia-reason-neither_can_play = Nikt nie ma już kart: liczą się sygnety.
cardia-reason-djinn = { cardia-card-djinn }.
cardia-reason-puppeteer = { cardia-card-puppeteer }.
cardia-reason-mechanical_djinn = { cardia-card-mechanical_djinn }.
cardia-reason-haunted_catacombs = { cardia-location-haunted_catacombs }.
cardia-reason-founders_day = { cardia-location-founders_day }.

## Settings

cardia-setting-deck = Talia
    .text = Jakich kart używają obaj gracze.
cardia-setting-deck-I = Talia I
cardia-setting-deck-II = Talia II
cardia-setting-deck-mix = Talia łączona z frakcji
cardia-setting-mix = Frakcje z talii II
    .text = W talii łączonej: frakcje, których cztery karty pochodzą z talii II.
cardia-setting-locations = Lokacje
    .text = Ich zasady obowiązują obu graczy; kilka naraz na własne ryzyko.
cardia-setting-change_lock_in = Zmiana zatwierdzonego wyboru
    .text = Do chwili, gdy wybierze także drugi gracz.
cardia-setting-rulings = Inne interpretacje zasad
    .text = Tam, gdzie instrukcje milczą albo się różnią: interpretacja inna niż nasza.
cardia-setting-rulings-R4 = { cardia-card-void_mage } i { cardia-card-kinesis_mage } mogą wybrać kartę, na której nic nie leży
cardia-setting-rulings-R5 = { cardia-card-mechanical_djinn } jest sprawdzany także przy porównaniu
cardia-setting-rulings-R7 = { cardia-location-auction_house } działa przed wyborem { cardia-card-librarian.gen }
cardia-setting-rulings-R8 = Dwie Doradczynie naprzeciw siebie: w poprzednim starciu wygrywają obie karty
cardia-setting-rulings-R10 = { cardia-card-elemental }: dobierają obaj gracze
cardia-setting-rulings-R11 = { cardia-location-scrapyard }: pod talię trafia jedna z dwóch dobranych kart
cardia-setting-rulings-R12 = { cardia-location-haunted_catacombs }, gdy dosięgną obu graczy: wygrywa ten, kto ma więcej sygnetów
cardia-setting-rulings-R13 = { cardia-location-founders_day }, gdy warunek spełnią obaj gracze: wygrywa ten, kto ma więcej sygnetów
cardia-setting-rulings-R17 = { cardia-location-serpent_temple }: bez dobierania, gdy przeciwnik nie ma czego odrzucić
cardia-setting-rulings-R18 = { cardia-card-prodigy } może wybrać także przeciwną kartę
cardia-setting-rulings-R19 = { cardia-card-poisoner } podnosi także niższą przeciwną kartę
cardia-setting-rulings-R26 = { cardia-card-mechanical_djinn }, gdy działa dla obu graczy: wygrywa ten, kto ma więcej sygnetów
cardia-setting-guests = Goście
    .text = Karty spoza obu talii: każda zajmuje miejsce karty o tym samym wpływie.
cardia-setting-influences = Karty w talii
    .text = Według wpływu; mniej kart to mniejsza gra do analizy.
cardia-setting-hand = Ręka początkowa
    .text = Liczba kart na ręku na początku.
cardia-setting-signets = Sygnety do zwycięstwa
    .text = Kto ma ich tyle i więcej niż przeciwnik, wygrywa w fazie 3.

## The table as it is shown

cardia-label-level = Poziom { $level }, gwiazdki: { $stars }
cardia-label-row = Rząd
cardia-label-row_empty = Nie ma jeszcze starć
cardia-label-hand = Ręka
cardia-label-cards = karty: { $count }
cardia-label-deck = Talia
cardia-label-discards = Odrzucone
cardia-label-signets = Sygnety
cardia-label-waiting = Czeka
cardia-label-known = Znane z ręki
cardia-label-under = Pod talią
cardia-label-fog = Zakryte
cardia-label-hidden = zakryta karta
cardia-label-openly = { $player }: zagrywa kartę przed przeciwnikiem, odkrytą
cardia-label-late = +{ $by } po zdolnościach
cardia-label-choice = +2 lub −2
cardia-label-blackmail = ma być z frakcji: { $faction }

## Matches and tournaments

cardia-match-score = Wygrane gry: { $first } – { $second }
cardia-match-won = { $player } wygrywa mecz
cardia-match-drawn_game = Zremisowana gra nie liczy się nikomu
cardia-tournament-format = Format Talii: każdy gra z każdym, potem dwoje najlepszych gra finał. Zasad wydawcy dla czterech osób nie znamy.
cardia-tournament-round = Runda { $round }
cardia-tournament-final = Finał
cardia-tournament-won = { $player } wygrywa turniej
