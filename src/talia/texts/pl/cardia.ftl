# Cardia: pytania, zdarzenia, ustawienia i etykiety. Karty, lokacje i zasady są w cardia_cards.ftl.

cardia-name = Cardia

## Questions

cardia-prompt-play = Wybierz kartę
cardia-prompt-play_openly = Wybierz kartę: zagrasz ją pierwszą, odkrytą
cardia-prompt-discard = Którą kartę odrzucasz?
cardia-prompt-discard_to_two = { $card }: którą kartę odrzucasz, aż zostaną dwie?
cardia-prompt-discard_and_copy = { $card }: którą kartę z ręki odrzucić i skopiować?
cardia-prompt-pay = { $card }: odrzucasz kartę ({ $faction }) czy odmawiasz?
cardia-prompt-raise_card = { $card }: kto dostaje +3?
cardia-prompt-lower_card = { $card }: kto dostaje −3?
cardia-prompt-lower_card_or_next = { $card }: co dostaje −3, karta czy twoja następna?
cardia-prompt-strip_card = { $card }: z której karty zdjąć?
cardia-prompt-strip_kind = { $card }: co usunąć?
cardia-prompt-take_back = { $card }: która karta wraca?
cardia-prompt-copy = { $card }: czyją zdolność skopiować?
cardia-prompt-activate = { $card }: która przegrywająca karta działa?
cardia-prompt-move_from = { $card }: z której karty zabrać wszystko?
cardia-prompt-move_to = { $card }: kto to dostaje?
cardia-prompt-raise_small_card = { $card }: kto dostaje +3 (do 8)?
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

cardia-event-drew = { $seat }: dobiera kartę
cardia-event-milled = { $owner }: { $card } – z talii na stos odrzuconych
cardia-event-discarded = { $owner }: { $card } – odrzucona karta
cardia-event-placed = Obie karty leżą zakryte
cardia-event-placed_openly = { $owner }: { $card } – zagrana odkryta karta
cardia-event-revealed = Odkryte: { $cards }
cardia-event-landed = { $card } ({ $owner }): czekający modyfikator { $by }
cardia-event-compared = Wpływ: { $influence }
cardia-event-lost = { $owner }: { $card } przegrywa i aktywuje zdolność
cardia-event-marked = { $card } ({ $owner }): modyfikator { $by }
cardia-event-token_put = { $card } ({ $owner }): położono żeton stałej zdolności
cardia-event-token_taken = { $card } ({ $owner }): zdjęto żetony stałej zdolności
cardia-event-took_back = { $owner }: { $card } wraca na rękę
cardia-event-replaced = { $owner }: { $card } – na jej miejsce trafia { $by }
cardia-event-modifier_waits = { $seat }: modyfikator { $by } czeka na następną kartę
cardia-event-late_modifier_waits = { $seat }: modyfikator { $by } czeka na następną kartę i zadziała po zdolnościach
cardia-event-choice_waits = { $seat }: +2 lub −2 czeka na następną kartę
cardia-event-blackmailed = { $seat }: następna karta ma być z frakcji { $faction }
cardia-event-named = { $seat }: wskazuje frakcję: { $faction }
cardia-event-declined = { $seat }: odmawia
cardia-event-searched = { $seat }: na ręce nie ma już kart frakcji { $faction }
cardia-event-shuffled = { $seat }: tasuje talię
cardia-event-buried = { $seat }: wkłada kartę pod talię
cardia-event-peeked = { $seat }: ogląda dwie wierzchnie karty talii
cardia-event-must_play_openly = { $seat }: następną kartę zagra jako pierwszy gracz i odkrytą
cardia-event-copied = { $seat }: { $by } kopiuje zdolność karty { $card }
cardia-event-activated = { $seat }: aktywuje kartę { $card }
cardia-event-ended = Gra dobiegła końca

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
cardia-setting-deck-mix = Mieszanka frakcji
cardia-setting-mix = Frakcje z talii II
    .text = Przy mieszance: frakcje, których cztery karty pochodzą z talii II.
cardia-setting-locations = Lokacje
    .text = Ich zasady obowiązują obu graczy; kilka naraz na własne ryzyko.
cardia-setting-change_lock_in = Zmiana zatwierdzonego wyboru
    .text = Dopóki drugi gracz też nie wybierze.
cardia-setting-rulings = Inne odczytanie rozstrzygnięć
    .text = Gdy instrukcje milczą lub się różnią: odczytanie inne niż nasze.
cardia-setting-rulings-R4 = { cardia-card-void_mage } i { cardia-card-kinesis_mage } mogą wybrać kartę, na której nic nie leży
cardia-setting-rulings-R5 = { cardia-card-mechanical_djinn } jest sprawdzany także przy porównaniu
cardia-setting-rulings-R7 = { cardia-location-auction_house } przed wyborem karty { cardia-card-librarian }
cardia-setting-rulings-R8 = Dwie naprzeciwko siebie (karta { cardia-card-counselor }): obie poprzednie karty wygrywają
cardia-setting-rulings-R10 = { cardia-card-elemental }: dobierają obaj gracze
cardia-setting-rulings-R11 = { cardia-location-scrapyard }: pod talię trafia jedna z dwóch dobranych kart
cardia-setting-rulings-R12 = { cardia-location-haunted_catacombs } przeciw obu: wygrywa więcej sygnetów
cardia-setting-rulings-R13 = { cardia-location-founders_day } dla obu: wygrywa więcej sygnetów
cardia-setting-rulings-R17 = { cardia-location-serpent_temple }: bez dobierania, gdy przeciwnik nie ma czego odrzucić
cardia-setting-rulings-R18 = { cardia-card-prodigy } może wybrać także przeciwną kartę
cardia-setting-rulings-R19 = { cardia-card-poisoner } podnosi także niższą przeciwną kartę
cardia-setting-rulings-R26 = { cardia-card-mechanical_djinn } dla obu: wygrywa więcej sygnetów
cardia-setting-guests = Goście
    .text = Karty spoza obu talii: każda zajmuje miejsce karty o tym samym wpływie.
cardia-setting-influences = Karty w talii
    .text = Według wpływu; mniej kart to mniejsza gra do analizy.
cardia-setting-hand = Ręka początkowa
    .text = Liczba kart na ręce na początku.
cardia-setting-signets = Sygnety do zwycięstwa
    .text = Tyle, i więcej niż przeciwnik, wygrywa w fazie 3.

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
cardia-label-openly = { $player }: gra pierwsza osoba, odkryta karta
cardia-label-late = +{ $by } po zdolnościach
cardia-label-choice = +2 lub −2
cardia-label-blackmail = ma być z frakcji: { $faction }

## Matches and tournaments

cardia-match-score = Wygrane gry: { $first } – { $second }
cardia-match-won = { $player } wygrywa mecz
cardia-match-drawn_game = Gra remisowa nie liczy się nikomu
cardia-tournament-format = Format Talii: każdy gra z każdym, potem dwoje najlepszych gra finał. Zasad wydawcy dla czterech osób nie znamy.
cardia-tournament-round = Runda { $round }
cardia-tournament-final = Finał
cardia-tournament-won = { $player } wygrywa turniej
