# Words of Radlands and its junk icons.
# States of a card are feminine, as the word for card is.

## Words

radlands-word-camp = obóz
radlands-word-person = postać
radlands-word-people = postacie
radlands-word-event = wydarzenie
radlands-word-punk = punk
radlands-word-destroy = zniszczenie
radlands-word-damage = uszkodzenie
radlands-word-injure = zranienie
radlands-word-restore = przywrócenie
radlands-word-draw = dobranie karty
radlands-word-gain_punk = weź punka
radlands-word-raid = najazd
radlands-word-junk = złomowanie
radlands-word-ability = umiejętność
radlands-word-trait = cecha

## States of a card

radlands-word-ready = gotowa
radlands-word-exhausted = wyczerpana
radlands-word-undamaged = nieuszkodzona
radlands-word-damaged = uszkodzona
radlands-word-destroyed = zniszczona
radlands-word-protected = chroniona
radlands-word-unprotected = niechroniona

## Places and things

radlands-word-column = kolumna
radlands-word-queue = kolejka wydarzeń
radlands-word-space = pole
radlands-word-area = obszar gry
radlands-word-water = woda
radlands-word-extra_water = dodatkowa woda
radlands-word-water_silo = Zbiornik wody
radlands-word-raiders = Najeźdźcy
radlands-word-deck = talia dobierania
radlands-word-discard = stos kart odrzuconych
radlands-word-hand = ręka
radlands-word-enemy = wróg
radlands-word-opponent = przeciwnik
radlands-word-cost = koszt
radlands-word-number = numer wydarzenia
radlands-word-starting_cards = karty początkowe
radlands-word-turn = tura
radlands-word-tie = remis

## Phases of a turn

radlands-word-phase_events = Wydarzenia
radlands-word-phase_replenish = Uzupełnienie
radlands-word-phase_actions = Akcje
radlands-word-phase_end = Koniec tury

## Actions

radlands-word-play_person = zagraj postać
radlands-word-play_event = zagraj wydarzenie
radlands-word-draw_card = dobierz kartę
radlands-word-junk_card = zezłomuj kartę
radlands-word-take_silo = weź Zbiornik wody
radlands-word-use_ability = użyj umiejętności
radlands-word-end_turn = zakończ turę

## Junk icons

radlands-junk-water = Dodatkowa woda
    .text = Weź 1 dodatkową wodę na tę turę.
radlands-junk-draw = Dobranie karty
    .text = Dobierz kartę.
radlands-junk-restore = Przywrócenie
    .text = Możesz przywrócić jedną ze swoich uszkodzonych kart.
radlands-junk-injure = Zranienie
    .text = Zrań niechronionego wroga.
radlands-junk-raid = Najazd
    .text = Wystaw swoich Najeźdźców, przesuń ich do przodu albo, z pola 1, rozpatrz ich.
radlands-junk-punk = Weź punka
    .text = Możesz wziąć punka.
