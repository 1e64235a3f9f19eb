# Words of Radlands and its junk icons.

## Words

radlands-word-camp = tábor
radlands-word-person = karakter
radlands-word-people = karakterek
radlands-word-event = esemény
radlands-word-punk = punk
radlands-word-destroy = elpusztítás
radlands-word-damage = sebzés
radlands-word-injure = megsebesítés
radlands-word-restore = helyreállítás
radlands-word-draw = húzás
radlands-word-gain_punk = punk szerzése
radlands-word-raid = portya
radlands-word-junk = selejtezés
radlands-word-ability = képesség
radlands-word-trait = tulajdonság

## States of a card

radlands-word-ready = bevethető
radlands-word-exhausted = kimerült
radlands-word-undamaged = sértetlen
radlands-word-damaged = sérült
radlands-word-destroyed = elpusztult
radlands-word-protected = védett
radlands-word-unprotected = védtelen

## Places and things

radlands-word-column = oszlop
radlands-word-queue = eseménysor
radlands-word-space = mező
radlands-word-area = játékterület
radlands-word-water = víz
radlands-word-extra_water = extra víz
radlands-word-water_silo = Víztartály
radlands-word-raiders = Portyázók
radlands-word-deck = húzópakli
radlands-word-discard = dobópakli
radlands-word-hand = kéz
radlands-word-enemy = ellenség
radlands-word-opponent = ellenfél
radlands-word-cost = költség
radlands-word-number = eseményszám
radlands-word-starting_cards = kezdőlapok
radlands-word-turn = kör
radlands-word-tie = döntetlen

## Phases of a turn

radlands-word-phase_events = Események
radlands-word-phase_replenish = Feltöltés
radlands-word-phase_actions = Akciók
radlands-word-phase_end = A kör vége

## Actions

radlands-word-play_person = karakter kijátszása
radlands-word-play_event = esemény kijátszása
radlands-word-draw_card = laphúzás
radlands-word-junk_card = lap selejtezése
radlands-word-take_silo = a Víztartály felvétele
radlands-word-use_ability = képesség használata
radlands-word-end_turn = a kör befejezése

## Junk icons

radlands-junk-water = Extra víz
    .text = Kapsz 1 extra vizet erre a körre.
radlands-junk-draw = Húzás
    .text = Húzz egy lapot.
radlands-junk-restore = Helyreállítás
    .text = Helyreállíthatod egy sérült lapodat.
radlands-junk-injure = Megsebesítés
    .text = Sebesíts meg egy védtelen ellenséget.
radlands-junk-raid = Portya
    .text = Küldd ki a Portyázóidat, léptesd őket előre, vagy az 1-es mezőről hajtsd végre őket.
radlands-junk-punk = Punk szerzése
    .text = Szerezhetsz egy punkot.
