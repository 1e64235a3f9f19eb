# Radlands: name, prompts, options, events, reasons, settings.

radlands-name = Radlands

radlands-prompt-pick_left = Lewa kolumna: który obóz?
radlands-prompt-pick_middle = Środkowa kolumna: który obóz?
radlands-prompt-pick_right = Prawa kolumna: który obóz?
radlands-prompt-pick_camps = Trzy obozy wyłożone: który położyć po prawej zamiast nich?
radlands-prompt-act = Twoja tura, woda: { $water }
radlands-prompt-play_or_junk = { $picked }: zagrać czy zezłomować?
radlands-prompt-person_place = { $picked }: gdzie?
radlands-prompt-make_room = Kto ustąpi miejsca i zginie?
radlands-prompt-which_ability = { $about }: która umiejętność?
radlands-prompt-damage = { $card }: którą kartę uszkodzić?
radlands-prompt-injure = { $card }: kogo zranić?
radlands-prompt-destroy = { $card }: którą kartę zniszczyć?
radlands-prompt-destroy_own = { $card }: którą swoją postać zniszczyć?
radlands-prompt-destroy_own_camp = { $card }: który swój obóz zniszczyć?
radlands-prompt-destroy_own_card = { $card }: którą swoją kartę zniszczyć?
radlands-prompt-damage_own = { $card }: którą swoją kartę uszkodzić?
radlands-prompt-raiders = { radlands-card-raiders }: który twój obóz?
radlands-prompt-restore = { $card }: którą kartę przywrócić?
radlands-prompt-camp_to_flip = { $card }: który zniszczony obóz wraca do gry?
radlands-prompt-punk_place = { $card }: gdzie stanie punk?
radlands-prompt-punk_to_train = { $card }: którego punka odkryć?
radlands-prompt-mimic = { $card }: czyja umiejętność?
radlands-prompt-revive = { $card }: która uszkodzona postać zadziała?
radlands-prompt-person_to_drop = { $card }: kogo zagrać?
radlands-prompt-person_to_move = { $card }: kogo przenieść?
radlands-prompt-new_place = { $about }: dokąd?
radlands-prompt-discard = { $card }: którą kartę odrzucić?
radlands-prompt-discard_more = { $card }: odrzucić jeszcze jedną?
radlands-prompt-discard_drawn = { $card }: którą dobraną odrzucić?
radlands-prompt-column_to_damage = { $card }: którą kolumnę uszkodzić?
radlands-prompt-column_to_destroy = { $card }: z której kolumny zniszczyć postacie?
radlands-prompt-event_to_advance = { $card }: które wydarzenie przesunąć?
radlands-prompt-mutant = { $card }: uszkodzenie, przywrócenie czy oba?
radlands-prompt-cache = { $card }: co ma dać?
radlands-prompt-punk_or_water = { $card }: punk czy dodatkowa woda?
radlands-prompt-mercenaries = { $card }: odrzucić dwie czy zniszczyć jedną?
radlands-prompt-push_back = { $card }: cofnąć wydarzenia wroga?
radlands-prompt-rearrange = { $card }: przestawić swoje postacie?
radlands-prompt-survivor = { $card }: kto przetrwa?
radlands-prompt-return_to_hand = { $card }: kto wraca na rękę?
radlands-prompt-scientist = { $card }: czyj efekt złomowania?

radlands-option-act-end = Zakończ turę
radlands-option-act-draw = Dobierz kartę (2 wody)
radlands-option-act-take_silo = Weź Zbiornik wody (1 woda)
radlands-option-act-use-left-0 = Użyj: { $card } (lewa)
radlands-option-act-use-left-1 = Użyj: { $card } (lewa)
radlands-option-act-use-left-2 = Użyj: { $card } (lewa)
radlands-option-act-use-middle-0 = Użyj: { $card } (środkowa)
radlands-option-act-use-middle-1 = Użyj: { $card } (środkowa)
radlands-option-act-use-middle-2 = Użyj: { $card } (środkowa)
radlands-option-act-use-right-0 = Użyj: { $card } (prawa)
radlands-option-act-use-right-1 = Użyj: { $card } (prawa)
radlands-option-act-use-right-2 = Użyj: { $card } (prawa)
radlands-option-choice-play = Zagraj
radlands-option-choice-junk = Zezłomuj
radlands-option-choice-first = Pierwsza umiejętność (woda: { $cost })
radlands-option-choice-second = Druga umiejętność (woda: { $cost })
radlands-option-choice-granted = Umiejętność, którą daje { radlands-card-argo_yesky } (woda: { $cost })
radlands-option-choice-damage = Uszkodzenie
radlands-option-choice-restore = Przywrócenie
radlands-option-choice-both = Oba
radlands-option-choice-draw = Dobierz kartę
radlands-option-choice-punk = Weź punka
radlands-option-choice-water = Dodatkowa woda
radlands-option-choice-discard = Odrzuć dwie karty
radlands-option-choice-destroy = Zniszcz swoją kartę
radlands-option-choice-push = Cofnij je
radlands-option-choice-rearrange = Przestaw
radlands-option-place =
    { $what ->
        [free] { $seat }, kolumna { $column }, pole { $space }
       *[card] { $card } ({ $seat }, kolumna { $column }, pole { $space })
    }
radlands-option-column = { $seat }, kolumna { $column }
radlands-option-queued = { $card } ({ $seat }, pole { $space })

radlands-cards-drawn = { $card_count ->
    [0] { $count ->
        [one] kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
   *[other] { $card_acc }
}
radlands-for-water = { $cost ->
    [one] { $cost } woda
    [few] { $cost } wody
   *[other] { $cost } wody
}
radlands-event-card_bought = { $seat } płaci ({ radlands-for-water })
radlands-event-camps_revealed = Odsłonięte obozy: { $seat_0 } – { $seat_1 }
radlands-event-first_player = { $seat } zaczyna
radlands-event-turn_began = Tura { $turn }: { $seat }
radlands-event-replenished = { $seat } bierze { $water ->
    [one] { $water } wodę
   *[other] { $water } wody
}
    .part = bierze { $water ->
        [one] { $water } wodę
       *[other] { $water } wody
    }
radlands-event-turn_ended = { $seat } kończy turę { $turn }
radlands-event-drew = { $seat } dobiera { radlands-cards-drawn }
    .part = { $whose ->
        [own] dobiera { radlands-cards-drawn }
       *[other] { $seat } dobiera { radlands-cards-drawn }
    }
radlands-event-junked = { $seat } złomuje { $card_acc }
    .nothing = bez skutku
radlands-event-discarded = { $seat } odrzuca { $card_acc }
    .part = { $whose ->
        [own] odrzuca { $card_acc }
       *[other] { $seat } odrzuca { $card_acc }
    }
radlands-event-discarded_from_deck = { $seat } odrzuca z talii { $card_acc }
    .part = odrzuca z talii { $card_acc }
radlands-event-silo_taken = { $seat } bierze Zbiornik wody
radlands-event-water_gained = { $seat } bierze dodatkową wodę (+{ $amount })
    .part = dodatkowa woda (+{ $amount })
radlands-event-person_played = { $seat } zagrywa { $card_acc } ({ radlands-for-water }), kolumna { $column }
radlands-event-event_played = { $seat } zagrywa { $card_acc } ({ radlands-for-water })
radlands-event-event_queued = { $seat } kładzie { $card_acc } na polu { $space }
    .part = { $card } na polu { $space }
radlands-event-event_moved = { $seat } przesuwa { $card_acc } na pole { $space }
    .part = przesuwa { $card_acc } na pole { $space }
radlands-event-event_began = { $seat } rozpatruje { $card_acc }
    .nothing = bez skutku
radlands-event-event_resolved = { $card } ({ $seat }) – koniec wydarzenia
radlands-event-ability_used = { $seat } używa { $card_gen } ({ radlands-for-water })
    .nothing = bez skutku
radlands-event-ability_borrowed = { $seat } używa umiejętności { $card_gen } ({ radlands-for-water })
    .part = umiejętność { $card_gen } ({ radlands-for-water })
radlands-event-damaged = { $card } ({ $seat }) – uszkodzenie (kolumna { $column })
    .part = { $whose ->
        [own] uszkadza własną kartę ({ $card })
       *[other] uszkadza { $card_acc }
    }
radlands-event-destroyed = { $card } ({ $seat }) – zniszczenie (kolumna { $column })
    .part = { $whose ->
        [own] niszczy własną kartę ({ $card })
       *[other] niszczy { $card_acc }
    }
radlands-event-restored = { $card } ({ $seat }) – przywrócenie (kolumna { $column })
    .part = przywraca { $card_acc }
radlands-event-returned = { $card } ({ $seat }) wraca na rękę (kolumna { $column })
    .part = { $card_count ->
        [one] { $card } wraca
       *[other] { $card } wracają
    } na rękę
radlands-event-turned_up = Punk gracza { $seat } w kolumnie { $column } to { $card }
    .part = punk w kolumnie { $column } to { $card }
radlands-event-punk_gained = { $seat } bierze punka do kolumny { $column }
    .part = { $count ->
        [one] bierze punka do kolumny { $column }
       *[other] bierze { $count } punków
    }
radlands-event-flipped_back = { $card } ({ $seat }) – obóz wraca do gry
    .part = do gry wraca { $card }
radlands-event-juggernaut_moved = { $seat } przesuwa Juggernauta na pole { $to }
    .part = przesuwa Juggernauta na pole { $to }
radlands-event-moved = { $seat } przenosi { $card_acc } do kolumny { $column }, pole { $space }
    .part = przenosi { $card_acc } do kolumny { $column }
radlands-event-exposed = Karty gracza { $seat } są w tej turze niechronione
    .part = karty gracza { $seat } są w tej turze niechronione
radlands-event-reshuffled = Stos kart odrzuconych staje się nową talią (liczba kart: { $cards })
    .part = stos kart odrzuconych staje się nową talią (liczba kart: { $cards })

radlands-reason-camps_destroyed = Wszystkie trzy obozy jednego z graczy są zniszczone.
radlands-reason-deck_ran_out_twice = Talia wyczerpała się po raz drugi: remis.
radlands-reason-turn_limit = Osiągnięto ustalony limit tur: remis.
radlands-reason-obelisk = Ostatnia karta opuściła talię, gdy stał { radlands-card-obelisk }.

radlands-setting-camps = Obozy
    .text = Jak wybiera się sześć obozów.
radlands-setting-camps-dealt = Sześć rozdanych, trzy zostają
radlands-setting-camps-first_game = Pierwsza gra
radlands-setting-camps-first_game_swapped = Pierwsza gra, zestawy zamienione
radlands-setting-camps-given = Podane
radlands-setting-camps_0 = Obozy gracza 1
    .text = Trzy obozy od lewej do prawej, jeśli obozy są podane.
radlands-setting-camps_1 = Obozy gracza 2
    .text = Trzy obozy od lewej do prawej, jeśli obozy są podane.
radlands-setting-first_player = Pierwszy gracz
    .text = Kto zaczyna.
radlands-setting-first_player-coin = Rzut monetą
radlands-setting-first_player-seat_0 = Gracz 1
radlands-setting-first_player-seat_1 = Gracz 2
radlands-setting-printing = Teksty obozów
    .text = Które wydanie obozów obowiązuje.
radlands-setting-printing-default = Instrukcja
radlands-setting-printing-other = Inne wydanie (V3)
radlands-setting-make_room = Robienie miejsca (V1)
    .text = Mając sześć postaci, możesz zniszczyć jedną, aby zagrać lub wziąć kolejną.
radlands-setting-no_self_restore = Bez przywracania siebie (V2)
    .text = Karta nie może przywrócić samej siebie.
radlands-setting-cards = Karty
    .text = Jakie postacie i wydarzenia są w talii.
radlands-setting-copies = Egzemplarze
    .text = Ile sztuk każdej karty; postacie z imieniem są zawsze pojedyncze.
radlands-setting-change_lock_in = Zmiana zatwierdzonego obozu
    .text = Do chwili, gdy wybierze także drugi gracz.
radlands-setting-turn_limit = Limit tur
    .text = Po tylu turach obu graczy łącznie gra kończy się remisem.
radlands-setting-action_limit = Limit akcji
    .text = Po tylu akcjach w jednej turze można ją tylko zakończyć.
radlands-setting-columns = Kolumny
    .text = Ile kolumn, licząc od lewej, ma każdy gracz; obozy w pozostałych są zniszczone. Dla metod dokładnych.
radlands-setting-damaged = Uszkodzone obozy
    .text = Wszystkie obozy są na początku uszkodzone. Dla metod dokładnych.
radlands-setting-water = Woda
    .text = Ile wody daje tura, począwszy od drugiej. Dla metod dokładnych.
