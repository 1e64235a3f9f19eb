# Fantastyczne światy: pytania, zdarzenia, zakończenia i ustawienia. Karty i zasady: fantasy_realms_cards.ftl,
# arkusze punktów: fantasy_realms_score.ftl.

fantasy_realms-name = Fantastyczne światy

## Pytania

fantasy_realms-prompt-draw = Weź kartę albo dobierz
fantasy_realms-prompt-discard = Która karta odchodzi?
fantasy_realms-prompt-build = Weź kartę albo dobierz dwie i zostaw jedną
fantasy_realms-prompt-keep = Która zostaje?
fantasy_realms-prompt-add = { $card }: jaka dodatkowa karta?
fantasy_realms-prompt-copy = { $card }: którą kartę kopiuje?
fantasy_realms-prompt-name = { $card }: którą jest kartą?
fantasy_realms-prompt-name_suit = { $card }: jaki zestaw, jaka karta?
fantasy_realms-prompt-name_card = { $card }: która karta z tego zestawu?
fantasy_realms-prompt-turn_card = { $card }: która karta zmienia zestaw?
fantasy_realms-prompt-turn_to = { $card }: na jaki zestaw?
fantasy_realms-prompt-clear = { $card }: karę której karty usuwasz?
fantasy_realms-prompt-trade = Wymiana
fantasy_realms-prompt-offer = Wybierz kartę, którą oferujesz
fantasy_realms-prompt-offer_to = Wybierz, komu ją oferujesz
fantasy_realms-prompt-wish = Powiedz, co chcesz w zamian
fantasy_realms-prompt-lay_against = Wybierz kartę, którą dajesz w zamian
fantasy_realms-prompt-clock = Zegar

## Odpowiedzi

fantasy_realms-option-draw-deck = z talii
fantasy_realms-option-suit = { $suit }
fantasy_realms-option-name = { $kind ->
    [suit] sam zestaw: { $suit }
   *[card] { $card }
}
fantasy_realms-option-named-suit_only = sam zestaw
fantasy_realms-option-named = { $card }
fantasy_realms-option-trade = { $deal ->
    [pass] poczekaj
    [offer] zaoferuj kartę
    [accept] oferta { $place }: wymień, dajesz: { $what }, dostajesz: { $laid } ({ $player })
    [refuse] oferta { $place }: odmów, propozycja: { $laid } ({ $player })
    [cancel] oferta { $place }: wycofaj ({ $what })
    [answer] { $owner } oferuje: { $what }, chce: { $wish }; odpowiedz
   *[withdraw] { $owner }, oferta { $place }: zabierz z powrotem ({ $laid })
}
fantasy_realms-option-to-decline = jednak nie
fantasy_realms-option-to-anyone = komukolwiek
fantasy_realms-option-to = { $seat }
fantasy_realms-option-wish-decline = jednak nie
fantasy_realms-option-wish-anything = cokolwiek
fantasy_realms-option-wish = { $suit }
fantasy_realms-option-clock-go_on = gramy dalej
fantasy_realms-option-clock-time_up = koniec czasu

fantasy_realms-word-hidden = zakryta karta
    .acc = zakrytą kartę
    .gen = zakrytej karty
fantasy_realms-word-anything = cokolwiek

## Zdarzenia

fantasy_realms-cards-drawn = { $card_count ->
    [0] { $count ->
        [one] kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
   *[other] { $card_acc }
}
fantasy_realms-event-round_began = Runda { $round }
fantasy_realms-event-drew = { $seat } dobiera z talii { fantasy_realms-cards-drawn }
fantasy_realms-event-took = { $seat } bierze { $card_acc } z obszaru kart odrzuconych
fantasy_realms-event-discarded = { $seat } odrzuca { $card_acc }
    .part = { $whose ->
        [own] odrzuca { $card_acc }
       *[other] { $seat } odrzuca { $card_acc }
    }
fantasy_realms-event-ended = Koniec gry: na obszarze kart odrzuconych { $cards ->
    [one] leży { $cards } karta
    [few] leżą { $cards } karty
   *[other] leży { $cards } kart
}
fantasy_realms-event-stopped = Gra zatrzymana po { $turns ->
    [one] { $turns } turze
   *[other] { $turns } turach
}
fantasy_realms-event-time_ended = Czas minął
fantasy_realms-event-laid_open = { $seat } wykłada karty: { $cards }
fantasy_realms-event-turned_up = { $seat } dobiera dla Nekromanty: { $cards }
fantasy_realms-event-declined = { $seat } nie korzysta z { $card_gen }
fantasy_realms-event-added = { $seat } dodaje Nekromantą { $card_acc }
fantasy_realms-event-copied = { $seat } kopiuje Mimikiem { $card_acc }
fantasy_realms-event-became = { $seat } zmienia { $card_acc } w { $name_acc }
fantasy_realms-event-became_suit = { $seat } wybiera dla { $card_gen } zestaw { $suit }
fantasy_realms-event-changed_suit = { $seat } zmienia Księgą zmian zestaw { $card_gen } na { $suit_acc }
fantasy_realms-event-cleared = { $seat } usuwa Wyspą karę { $card_gen }
fantasy_realms-event-scored = { $seat } ma { $points } pkt
fantasy_realms-event-won_tie = { $seat } wygrywa remis, suma podstawowej siły kart: { $bases }
fantasy_realms-event-offered = { $seat } oferuje kartę komukolwiek (oferta { $place }); chce: { $wish }
fantasy_realms-event-offered_to = { $seat } oferuje kartę graczowi { $to_seat } (oferta { $place }); chce: { $wish }
fantasy_realms-event-showed = { $seat } pokazuje { $card_acc }
fantasy_realms-event-laid_against = { $seat } odpowiada kartą na ofertę { $place } gracza { $player }
fantasy_realms-event-refused = { $seat } odmawia graczowi { $player } (oferta { $place })
fantasy_realms-event-cancelled = { $seat } wycofuje ofertę { $place }
fantasy_realms-event-withdrew = { $seat } zabiera kartę położoną za ofertę { $place } gracza { $player }
fantasy_realms-event-swapped = { $seat } i { $player } wymieniają się kartami (oferta { $place })
fantasy_realms-event-received = { $seat } dostaje { $card_acc }
fantasy_realms-event-voided = Oferta { $place } gracza { $seat } przepada: tej karty nie ma już na ręce
fantasy_realms-event-answer_voided = Odpowiedź gracza { $seat } na ofertę { $place } gracza { $player } przepada: tej karty nie ma już na ręce

## Zakończenia

fantasy_realms-reason-highest_score = Wygrywa ten, kto ma najwyższy wynik.
fantasy_realms-reason-lowest_base = Remis: wygrywa ten, kto ma niższą sumę podstawowej siły kart.
fantasy_realms-reason-shared = Remis w punktach i w sumie podstawowej siły kart: zwycięstwo jest wspólne.
fantasy_realms-reason-turn_limit = Gra zatrzymana przez limit tur; decydują punkty.
fantasy_realms-rule-turns = Limit tur to ustawienie tej rozgrywki, a nie zasada gry; dzięki niemu nie trwa ona bez końca.

## Ustawienia

fantasy_realms-setting-variant = Wariant
    .text = Jeden z trzech sposobów gry.
fantasy_realms-setting-variant-classic = Klasyczny, 2–6 graczy
fantasy_realms-setting-variant-two_player = Dla 2 osób, karty zbierane od zera
fantasy_realms-setting-variant-chaos = Królestwa chaosu, 3–7 graczy wymienia karty na czas
fantasy_realms-setting-scoring = Wybory przy podliczaniu
    .text = Kto decyduje o działaniu Nekromanty, kart specjalnych, Księgi zmian i Wyspy.
fantasy_realms-setting-scoring-asked = Decyduje każdy gracz
fantasy_realms-setting-scoring-best = Za wszystkich wybierane jest najlepsze rozwiązanie
fantasy_realms-setting-offers = Oferty w Królestwach chaosu
    .text = Czy oferowaną kartę widzą ci, którym jest oferowana.
fantasy_realms-setting-offers-shown = Karty są pokazywane
fantasy_realms-setting-offers-hidden = Wymiana w ciemno
fantasy_realms-setting-cards = Karty
    .text = Zestawy i karty użyte w grze; mniej kart to mała gra.
fantasy_realms-setting-hand = Ręka
    .text = Liczba kart na ręce każdego gracza.
fantasy_realms-setting-end = Koniec gry
    .text = Liczba kart na obszarze kart odrzuconych, która kończy grę; 0 to liczba z instrukcji (10; w wariancie dla 2 osób 12, gdy obie mają po siedem kart).
fantasy_realms-setting-turns = Limit tur
    .text = Po tylu turach gra zostaje zatrzymana i podliczona; 0 to brak limitu. To nie jest zasada gry.
fantasy_realms-setting-moments = Chwile w Królestwach chaosu
    .text = Zegar może ogłosić koniec czasu dopiero po tylu chwilach. To nie jest zasada gry.

## Etykiety

fantasy_realms-label-hand = Ręka
fantasy_realms-label-area = Obszar kart odrzuconych
fantasy_realms-label-deck = Talia
fantasy_realms-label-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
fantasy_realms-label-known = znane: { $cards }
fantasy_realms-label-drawn = właśnie dobrana
fantasy_realms-label-turned_up = Odkryte
fantasy_realms-label-turn = Tura { $turn }
fantasy_realms-label-offers = Oferty
fantasy_realms-label-offer = { $player }, oferta { $place }: { $card }, chce: { $wish }
fantasy_realms-label-for = dla: { $player }
fantasy_realms-label-answered = odpowiada { $player }: { $card }
fantasy_realms-label-memory = Widziane wcześniej
fantasy_realms-label-score = Wynik
fantasy_realms-label-end = { $count } z { $end }

## What choices bring, counted before they are made

fantasy_realms-as = jako { $card }
fantasy_realms-printed = na karcie: { $suit }
fantasy_realms-known = znana wszystkim
fantasy_realms-unknown = nieznane: { $n }
fantasy_realms-sheet = Arkusz punktów
fantasy_realms-compare = Porównaj wszystko
fantasy_realms-compare-takes = W dół: co bierzesz. W bok: co potem odrzucasz.
fantasy_realms-compare-take = weź
fantasy_realms-compare-best = najlepiej
fantasy_realms-compare-left = Ile zostaje bez każdej karty:
fantasy_realms-compare-kept = Ile masz, gdy odejdzie:
fantasy_realms-brings = { $gain }, razem { $points }
fantasy_realms-take-line = { $before } → { $after }, odchodzi { $card }
fantasy_realms-take-nothing = { $before } → { $after }: nic nie zyskujesz
fantasy_realms-take-grows = { $before } → { $after }
fantasy_realms-keep-line = razem { $points }
fantasy_realms-goes = odejdzie
fantasy_realms-comes = dojdzie
fantasy_realms-best-here = najlepsza tu: { $card } { $gain }
fantasy_realms-best-without = bez karty { $card }: { $points }
fantasy_realms-ending-best = najlepszy wybór
fantasy_realms-ending-at-best = najwięcej ze wszystkich: { $points }
fantasy_realms-ending-all = Wszystko najlepiej: { $points }
fantasy_realms-ending-changes = Podnosi Twój wynik
fantasy_realms-ending-rest = Nic więcej nie daje
fantasy_realms-ending-then = potem nawet { $points }
fantasy_realms-ending-stands = jak jest
fantasy_realms-ending-leave = Zostaw jak jest
fantasy_realms-ending-suit = tylko zestaw
fantasy_realms-ending-suit-named = tylko { $suit }
fantasy_realms-ending-turned = { $card }: { $suit }
fantasy_realms-ending-deed = { $what }: { $points }
fantasy_realms-ending-counting = Liczę, co daje każdy wybór…

## What a card scores, in signs: the few short words among them

fantasy_realms-gist-no = bez
fantasy_realms-gist-best = najlepsza z
fantasy_realms-gist-sets = z zestawu
fantasy_realms-gist-runs = po kolei
fantasy_realms-gist-differ = każdy zestaw inny
fantasy_realms-gist-all_but = wszystko prócz
fantasy_realms-gist-but = bez
fantasy_realms-gist-with = z
fantasy_realms-gist-all = wszystkie
fantasy_realms-gist-takes = bierze jedną
fantasy_realms-gist-named = jest dowolną
fantasy_realms-gist-copies = kopiuje kartę
fantasy_realms-gist-names = { $n } z nazwy
fantasy_realms-gist-turns = zmienia zestaw karty
