# Fantasy Realms: kérdések, események, befejezések és beállítások. Lapok és szabályok: fantasy_realms_cards.ftl,
# pontozólapok: fantasy_realms_score.ftl.

fantasy_realms-name = Fantasy Realms

## Kérdések

fantasy_realms-prompt-draw = Vegyél fel egy lapot, vagy húzz
fantasy_realms-prompt-discard = Melyik lapot dobod el?
fantasy_realms-prompt-build = Vegyél fel egy lapot, vagy húzz kettőt, és tarts meg egyet
fantasy_realms-prompt-keep = Melyik marad?
fantasy_realms-prompt-add = { $card }: melyik lap jöjjön még?
fantasy_realms-prompt-copy = { $card }: melyik lapot másolja?
fantasy_realms-prompt-name = { $card }: melyik lap legyen?
fantasy_realms-prompt-name_suit = { $card }: melyik szín, melyik lap?
fantasy_realms-prompt-name_card = { $card }: melyik lap ebből a színből?
fantasy_realms-prompt-turn_card = { $card }: melyik lap színe változzon?
fantasy_realms-prompt-turn_to = { $card }: milyen színű legyen?
fantasy_realms-prompt-clear = { $card }: melyik büntetés tűnjön el?
fantasy_realms-prompt-trade = Csere
fantasy_realms-prompt-offer = Válaszd ki, melyik lapot ajánlod fel
fantasy_realms-prompt-offer_to = Válaszd ki, kinek ajánlod
fantasy_realms-prompt-wish = Mondd meg, mit szeretnél cserébe
fantasy_realms-prompt-lay_against = Válaszd ki, melyik lapot adod cserébe
fantasy_realms-prompt-clock = Az óra

## Válaszok

fantasy_realms-option-draw-deck = a pakliból
fantasy_realms-option-suit = { $suit }
fantasy_realms-option-name = { $kind ->
    [suit] csak a szín: { $suit }
   *[card] { $card }
}
fantasy_realms-option-named-suit_only = csak a szín
fantasy_realms-option-named = { $card }
fantasy_realms-option-trade = { $deal ->
    [pass] várakozás
    [offer] egy lap felajánlása
    [accept] { $place }. ajánlat: csere, adod: { $what }, kapod: { $laid } ({ $player })
    [refuse] { $place }. ajánlat: elutasítás: { $laid } ({ $player })
    [cancel] { $place }. ajánlat: visszavonás: { $what }
    [answer] { $owner } ajánlata: { $what }, kérése: { $wish }; válasz
   *[withdraw] { $owner }, { $place }. ajánlat: visszavétel: { $laid }
}
fantasy_realms-option-to-decline = mégsem
fantasy_realms-option-to-anyone = bárkinek
fantasy_realms-option-to = { $seat }
fantasy_realms-option-wish-decline = mégsem
fantasy_realms-option-wish-anything = bármi
fantasy_realms-option-wish = { $suit }
fantasy_realms-option-clock-go_on = mehet tovább
fantasy_realms-option-clock-time_up = lejárt az idő

fantasy_realms-word-hidden = rejtett lap
    .acc = egy rejtett lapot
fantasy_realms-word-anything = bármi

## Események

fantasy_realms-cards-drawn = { $card_count ->
    [0] { $count ->
        [one] húz egy lapot
       *[other] húz { $count } lapot
    }
   *[other] ezt húzza: { $card }
}
fantasy_realms-event-round_began = { $round }. kör
fantasy_realms-event-drew = { $seat } { fantasy_realms-cards-drawn }
fantasy_realms-event-took = { $seat } felveszi { $card_the_acc } az eldobott lapok közül
fantasy_realms-event-discarded = { $seat } eldobja { $card_the_acc }
    .part = { $whose ->
        [own] eldobja { $card_the_acc }
       *[other] { $seat } eldobja { $card_the_acc }
    }
fantasy_realms-event-ended = A játék véget ér: { $cards } eldobott lap fekszik az asztalon
fantasy_realms-event-stopped = A játék { $turns } kör után leáll
fantasy_realms-event-time_ended = Lejárt az idő
fantasy_realms-event-laid_open = { $seat } felfedi a lapjait: { $cards }
fantasy_realms-event-turned_up = { $seat } a Nekromantának húz: { $cards }
fantasy_realms-event-declined = { $seat } nem használja { $card_the_acc }
fantasy_realms-event-added = { $seat } a Nekromantával felveszi { $card_the_acc }
fantasy_realms-event-copied = { $seat } a Hasonmással lemásolja { $card_the_acc }
fantasy_realms-event-became = { $seat } átváltoztatja { $card_the_acc }, az új név: { $name }
fantasy_realms-event-became_suit = { $seat } megválasztja { $card_the } színét: { $suit }
fantasy_realms-event-changed_suit = { $seat } a Változások könyvével megváltoztatja { $card_the } színét: { $suit }
fantasy_realms-event-cleared = { $seat } a Szigettel törli { $card_the } büntetését
fantasy_realms-event-scored = { $seat } pontszáma: { $points }
fantasy_realms-event-won_tie = { $seat } holtversenyben győz, alaperők összege: { $bases }
fantasy_realms-event-offered = { $seat } bárkinek felajánl egy lapot ({ $place }. ajánlat); kérése: { $wish }
fantasy_realms-event-offered_to = { $seat } felajánl egy lapot, címzett: { $to_seat } ({ $place }. ajánlat); kérése: { $wish }
fantasy_realms-event-showed = { $seat } megmutatja { $card_the_acc }
fantasy_realms-event-laid_against = { $seat } egy lappal válaszol { $player } ajánlatára ({ $place }. ajánlat)
fantasy_realms-event-refused = { $seat } elutasítja { $player } lapját ({ $place }. ajánlat)
fantasy_realms-event-cancelled = { $seat } visszavonja az ajánlatát ({ $place }. ajánlat)
fantasy_realms-event-withdrew = { $seat } visszaveszi a lapját { $player } ajánlatától ({ $place }. ajánlat)
fantasy_realms-event-swapped = { $seat } és { $player } lapot cserél ({ $place }. ajánlat)
fantasy_realms-event-received = { $seat } megkapja { $card_the_acc }
fantasy_realms-event-voided = { $seat } ajánlata érvénytelen, a lap már nincs a kezében ({ $place }. ajánlat)
fantasy_realms-event-answer_voided = { $seat } válasza { $player } ajánlatára érvénytelen, a lap már nincs a kezében ({ $place }. ajánlat)

## Befejezések

fantasy_realms-reason-highest_score = Az nyer, akinek a legtöbb pontja van.
fantasy_realms-reason-lowest_base = Holtverseny: az alaperők kisebb összege dönt.
fantasy_realms-reason-shared = Egyenlő a pontszám és az alaperők összege is: a győzelem közös.
fantasy_realms-reason-turn_limit = A beállított körök elteltek, a játék leállt; a pontok döntenek.
fantasy_realms-rule-turns = A körök száma ennek a játéknak a beállítása, nem szabály; így nem tarthat a játék vég nélkül.

## Beállítások

fantasy_realms-setting-variant = Változat
    .text = A három játékmód egyike.
fantasy_realms-setting-variant-classic = Klasszikus, 2–6 játékos
fantasy_realms-setting-variant-two_player = Két játékos, a semmiből felépített kézzel
fantasy_realms-setting-variant-chaos = Káosz, 3–7 játékos az idővel versenyezve cserél
fantasy_realms-setting-scoring = Döntések a pontozáskor
    .text = Ki dönt a Nekromanta, a Dzsókerek, a Változások könyve és a Sziget hatásáról.
fantasy_realms-setting-scoring-asked = Minden játékos maga dönt
fantasy_realms-setting-scoring-best = Mindenki helyett a program hozza meg a legjobb döntést
fantasy_realms-setting-offers = Ajánlatok a Káoszban
    .text = Látják-e a felajánlott lapot azok, akiknek felajánlják.
fantasy_realms-setting-offers-shown = A lapokat megmutatják
fantasy_realms-setting-offers-hidden = Vakon cserélnek
fantasy_realms-setting-cards = Lapok
    .text = A játékban részt vevő színek és lapok; kevesebb lappal kis játék lesz.
fantasy_realms-setting-hand = Kéz
    .text = Ennyi lap van minden kézben.
fantasy_realms-setting-end = A játék vége
    .text = Ennyi eldobott lap vet véget a játéknak; 0: ahogy a szabálykönyv írja (10; a kétszemélyes változatban 12, ha mindkét kézben hét lap van).
fantasy_realms-setting-turns = Legfeljebb ennyi kör
    .text = Ennyi kör után a játék leáll, és pontozás következik; 0: nincs korlát. Ez nem a játék szabálya.
fantasy_realms-setting-moments = A Káosz pillanatai
    .text = Az óra csak ennyi pillanat után állíthatja le a cserét. Ez nem a játék szabálya.

## Feliratok

fantasy_realms-label-hand = Kéz
fantasy_realms-label-area = Eldobott lapok
fantasy_realms-label-deck = Pakli
fantasy_realms-label-cards = { $count ->
   *[other] { $count } lap
}
fantasy_realms-label-known = ismert: { $cards }
fantasy_realms-label-drawn = most húzott
fantasy_realms-label-turned_up = Felfordítva
fantasy_realms-label-turn = { $turn }. kör
fantasy_realms-label-offers = Ajánlatok
fantasy_realms-label-offer = { $player }, { $place }. ajánlat: { $card }, kérése: { $wish }
fantasy_realms-label-for = neki: { $player }
fantasy_realms-label-answered = { $player } válasza: { $card }
fantasy_realms-label-memory = Korábban látott
fantasy_realms-label-score = Pontszám
fantasy_realms-label-end = { $count } / { $end }

## What choices bring, counted before they are made

fantasy_realms-as = mint { $card }
fantasy_realms-printed = nyomtatva: { $suit }
fantasy_realms-known = mindenki ismeri
fantasy_realms-unknown = { $n } ismeretlen
fantasy_realms-sheet = Pontozólap
fantasy_realms-compare = Mind összevetése
fantasy_realms-compare-takes = Lefelé: mit veszel fel. Oldalra: mit dobsz el utána.
fantasy_realms-compare-take = felveszi
fantasy_realms-compare-best = legjobb
fantasy_realms-compare-left = Ennyi marad az egyes lapok nélkül:
fantasy_realms-compare-kept = Ennyi pontod marad, ha eldobod:
fantasy_realms-brings = { $gain }, összesen { $points }
fantasy_realms-take-line = { $before } → { $after }, eldobva: { $card }
fantasy_realms-take-nothing = { $before } → { $after }: nincs nyereség
fantasy_realms-take-grows = { $before } → { $after }
fantasy_realms-keep-line = összesen { $points }
fantasy_realms-goes = eldobnád
fantasy_realms-comes = jönne
fantasy_realms-best-here = itt a legjobb: { $card } { $gain }
fantasy_realms-best-without = { $card } nélkül: { $points }
fantasy_realms-ending-best = a legjobb
fantasy_realms-ending-at-best = mindből a legjobb: { $points }
fantasy_realms-ending-all = Mindenhol a legjobb: { $points }
fantasy_realms-ending-changes = Növeli a pontszámod
fantasy_realms-ending-rest = Nem hoz többet
fantasy_realms-ending-then = aztán akár { $points }
fantasy_realms-ending-stands = így, ahogy van
fantasy_realms-ending-leave = Maradjon így
fantasy_realms-ending-suit = csak a szín
fantasy_realms-ending-suit-named = csak { $suit }
fantasy_realms-ending-turned = { $card }: { $suit }
fantasy_realms-ending-deed = { $what }: { $points }
fantasy_realms-ending-counting = Számolom, mit hoz egy-egy választás…

## What a card scores, in signs: the few short words among them

fantasy_realms-gist-no = nincs
fantasy_realms-gist-best = legjobb:
fantasy_realms-gist-sets = egy színből
fantasy_realms-gist-runs = sorban
fantasy_realms-gist-differ = mind más szín
fantasy_realms-gist-all_but = mind, kivéve
fantasy_realms-gist-but = kivéve
fantasy_realms-gist-with = ha van
fantasy_realms-gist-all = minden
fantasy_realms-gist-takes = felvesz egyet
fantasy_realms-gist-named = bármelyik
fantasy_realms-gist-copies = egy lapot másol
fantasy_realms-gist-names = { $n } név szerint
fantasy_realms-gist-turns = egy szín más lesz
