# Cardia: kérdések, események, beállítások és feliratok. Kártyák, helyszínek, szabályok: cardia_cards.ftl.

cardia-name = Cardia

## Questions

cardia-prompt-play = Válassz egy kártyát
cardia-prompt-play_openly = Válassz egy kártyát: előbb, képpel felfelé
cardia-prompt-discard = Melyik kártyát dobod el?
cardia-prompt-discard_to_two = { $card }: dobj el egyenként, amíg kettő nem marad
cardia-prompt-discard_and_copy = { $card }: melyik kártyát dobod el és másolod le?
cardia-prompt-pay = { $card }: eldobsz egy kártyát ({ $faction }), vagy kihagyod?
cardia-prompt-raise_card = { $card }: melyik kártya kap +3 befolyást?
cardia-prompt-lower_card = { $card }: melyik kártya kap −3 befolyást?
cardia-prompt-lower_card_or_next = { $card }: −3 befolyás egy fekvő kártyának vagy a következődnek?
cardia-prompt-strip_card = { $card }: melyik kártyáról veszel le?
cardia-prompt-strip_kind = { $card }: mit veszel le?
cardia-prompt-take_back = { $card }: melyik kártya jön vissza?
cardia-prompt-copy = { $card }: melyik kártya képességét másolod?
cardia-prompt-activate = { $card }: melyik vesztes kártya aktiválódik?
cardia-prompt-move_from = { $card }: melyik kártyáról veszel el mindent?
cardia-prompt-move_to = { $card }: melyik kártya kapja meg?
cardia-prompt-raise_small_card = { $card }: melyik kártya (legfeljebb 8) kap +3 befolyást?
cardia-prompt-name_faction = { $card }: melyik csoport?
cardia-prompt-adjust = +2 vagy −2 a kártyádnak?
cardia-prompt-put_under = Melyik kártya kerül a paklid alá?

## Answers that are not simply cards

cardia-option-card = { $card }
cardia-option-card-decline = semmit
cardia-option-played = { $card } ({ $owner })
cardia-option-played-next = a következő kártya, amelyet kijátszol
cardia-option-faction-rebellion = { cardia-faction-rebellion }
cardia-option-faction-academy = { cardia-faction-academy }
cardia-option-faction-guild = { cardia-faction-guild }
cardia-option-faction-dynasty = { cardia-faction-dynasty }
cardia-option-kind-modifier = a módosítóját
cardia-option-kind-tokens = az időjelzőit
cardia-option-adjust-minus_2 = −2
cardia-option-adjust-plus_2 = +2

## What happened

cardia-cards-drawn = { $card_count ->
    [0] { $count ->
        [one] húz egy kártyát
       *[other] húz { $count } kártyát
    }
   *[other] ezt húzza: { $card }
}
cardia-event-round_began = { $round }. kör
cardia-event-turned = { $result ->
    [won] { $card } ({ $winner }) most legyőzi { $other_the_acc } { $high } : { $low } arányban · pecsétgyűrűk { $ahead } : { $behind }
    [claimed] { $card } ({ $winner }) most legyőzi { $other_the_acc } { $by_the } hatására · pecsétgyűrűk { $ahead } : { $behind }
    [tie_won] { $card } ({ $winner }) most megnyeri a döntetlent { $by_the } hatására, ellenfele { $other } · pecsétgyűrűk { $ahead } : { $behind }
    [both] { $card } és { $other } most egyaránt nyer { $by_the } hatására · pecsétgyűrűk { $ahead } : { $behind }
    [levelled] { $card } és { $other } most döntetlen { $by_the } hatására
   *[tie] { $card } és { $other } most döntetlen { $high } : { $low }
}
    .part = { cardia-event-turned }
cardia-event-drew = { $seat } { cardia-cards-drawn }
    .part = { $whose ->
        [own] { cardia-cards-drawn }
       *[other] { $seat } { cardia-cards-drawn }
    }
cardia-event-milled = { $card } ({ $owner }) a pakliból a dobópakliba kerül
    .part = { $card } ({ $owner }) a pakliból a dobópakliba kerül
cardia-event-discarded = { $owner } eldobja { $card_the_acc }
    .part = { $whose ->
        [own] eldobja { $card_the_acc }
       *[other] { $owner } eldobja { $card_the_acc }
    }
cardia-event-placed = Mindkét kártya lefordítva fekszik
cardia-event-placed_openly = { $owner } képpel felfelé játssza ki { $card_the_acc }
cardia-event-revealed = Felfedve: { $cards }
cardia-event-landed = { $card } ({ $owner }) megkapja a várakozó { $by } módosítót
    .part = { $card } { $by } módosítót kap
cardia-event-compared = { $result ->
    [won] { $winner } nyer { $high } : { $low } arányban · { $card } legyőzi { $other_the_acc } · pecsétgyűrűk { $ahead } : { $behind }
    [claimed] { $winner } nyer { $by_the } hatására · { $card } – { $other } · pecsétgyűrűk { $ahead } : { $behind }
    [tie_won] { $winner } megnyeri a döntetlent { $by_the } hatására ({ $high } : { $low }) · { $card } – { $other } · pecsétgyűrűk { $ahead } : { $behind }
    [both] Mindkét kártya nyer { $by_the } hatására ({ $high } : { $low }) · { $card } – { $other } · pecsétgyűrűk { $ahead } : { $behind }
    [levelled] Döntetlen { $by_the } hatására · { $card } – { $other }
   *[tie] Döntetlen { $high } : { $low } · { $card } – { $other }
}
cardia-event-lost = { $card } ({ $owner }) veszít, és aktiválódik a képessége
    .nothing = eredménytelenül
cardia-event-marked = { $cause }: { $card } ({ $owner }) { $by } módosítót kap
    .part = { $whose ->
        [own] { $card } { $by } módosítót kap
       *[other] { $card } ({ $owner }) { $by } módosítót kap
    }
cardia-event-token_put = { $card } ({ $owner }) időjelzőt kap
    .part = { $whose ->
        [own] { $card } időjelzőt kap
       *[other] { $card } ({ $owner }) időjelzőt kap
    }
cardia-event-token_taken = { $card } ({ $owner }) elveszíti az időjelzőit
    .part = { $whose ->
        [own] { $card } elveszíti az időjelzőit
       *[other] { $card } ({ $owner }) elveszíti az időjelzőit
    }
cardia-event-took_back = { $owner } visszaveszi a kezébe { $card_the_acc }
    .part = { $card } visszakerül a kézbe
cardia-event-replaced = { $card } ({ $owner }) helyére { $by } kerül
    .part = { $card } helyére { $by } kerül
cardia-event-modifier_waits = { $by } módosító várja { $seat } következő kártyáját
    .part = { $by } módosító várja a következő kártyát
cardia-event-late_modifier_waits = { $by } módosító várja { $seat } következő kártyáját, és csak annak körében, a képességek után érvényesül
    .part = { $by } módosító várja a következő kártyát, és csak annak körében, a képességek után érvényesül
cardia-event-choice_waits = +2 vagy −2 várja { $seat } következő kártyáját
    .part = +2 vagy −2 várja a következő kártyát
cardia-event-blackmailed = { $seat } következő kártyája legyen ebből a csoportból: { $faction }
    .part = { $seat } következő kártyája legyen ebből a csoportból: { $faction }
cardia-event-named = { $seat } megnevez egy csoportot: { $faction }
    .part = { $faction } a megnevezett csoport
cardia-event-declined = { $seat } nem él a lehetőséggel
    .part = { $seat } nem él a lehetőséggel
cardia-event-searched = { $seat } kezében nincs több kártya ebből a csoportból: { $faction }
    .part = { $seat } kezében nincs több kártya ebből a csoportból: { $faction }
cardia-event-shuffled = { $seat } megkeveri a paklit
    .part = { $whose ->
        [own] megkeveri a paklit
       *[other] { $seat } megkeveri a paklit
    }
cardia-event-buried = { $seat } egy kártyát a pakli alá tesz
    .part = { $whose ->
        [own] egy kártyát a pakli alá tesz
       *[other] { $seat } egy kártyát a pakli alá tesz
    }
cardia-event-peeked = { $seat } megnézi a pakli két felső kártyáját
    .part = { $whose ->
        [own] megnézi a pakli két felső kártyáját
       *[other] { $seat } megnézi a pakli két felső kártyáját
    }
cardia-event-must_play_openly = { $seat } az ellenfele előtt, képpel felfelé játssza ki a következő kártyáját
    .part = { $seat } az ellenfele előtt, képpel felfelé játssza ki a következő kártyáját
cardia-event-copied = { $seat } lemásolja { $card_the_acc } ({ $by })
    .part = { $by } lemásolja { $card_the_acc }
cardia-event-activated = { $seat } aktiválja { $card_the_acc }
    .part = aktiválja { $card_the_acc }
cardia-event-ended = { $winners_count ->
    [0] A játék döntetlen
   *[other] { $winners } megnyeri a játékot
}

## How it ended

cardia-reason-signets = A pecsétgyűrűk döntöttek.
cardia-reason-cannot_play = Az egyik játékosnak nem maradt kijátszható kártyája.
cardia-reason-neither_can_play = Egyiküknek sem maradt kártyája: a pecsétgyűrűk számítanak.
cardia-reason-djinn = { cardia-card-djinn }.
cardia-reason-puppeteer = { cardia-card-puppeteer }.
cardia-reason-mechanical_djinn = { cardia-card-mechanical_djinn }.
cardia-reason-haunted_catacombs = { cardia-location-haunted_catacombs }.
cardia-reason-founders_day = { cardia-location-founders_day }.

## Settings

cardia-setting-deck = Pakli
    .text = Milyen kártyákkal játszik mindkét játékos.
cardia-setting-deck-I = I-es pakli
cardia-setting-deck-II = II-es pakli
cardia-setting-deck-mix = Csoportonként kombinálva
cardia-setting-mix = A II-es pakli csoportjai
    .text = Kombinált paklinál: azok a csoportok, amelyek négy kártyája a II-es pakliból való.
cardia-setting-locations = Helyszínek
    .text = Szabályaik mindkét játékosra érvényesek; több egyszerre csak saját felelősségre.
cardia-setting-change_lock_in = Rögzített választás módosítása
    .text = Amíg a másik játékos nem választott.
cardia-setting-rulings = Eltérő szabályértelmezések
    .text = Ahol a szabálykönyvek hallgatnak vagy ellentmondanak egymásnak: a miénktől eltérő értelmezés.
cardia-setting-rulings-R4 = { cardia-card-void_mage } és { cardia-card-kinesis_mage } olyan kártyát is választhat, amelyen nincs semmi
cardia-setting-rulings-R5 = { cardia-card-mechanical_djinn } az összehasonlításkor is számít
cardia-setting-rulings-R7 = { cardia-location-auction_house } a Könyvtáros döntése előtt
cardia-setting-rulings-R8 = Két szemben álló { cardia-card-counselor }: mindkét előző kártya nyer
cardia-setting-rulings-R10 = { cardia-card-elemental }: mindkét játékos húz
cardia-setting-rulings-R11 = { cardia-location-scrapyard }: a két húzott kártya egyike kerül a pakli alá
cardia-setting-rulings-R12 = { cardia-location-haunted_catacombs }, ha mindkét játékost sújtja: az nyer, akinek több pecsétgyűrűje van
cardia-setting-rulings-R13 = { cardia-location-founders_day }, ha mindkét játékosnak teljesül: az nyer, akinek több pecsétgyűrűje van
cardia-setting-rulings-R17 = { cardia-location-serpent_temple }: nincs húzás, ha az ellenfélnek nincs mit eldobnia
cardia-setting-rulings-R18 = { cardia-card-prodigy } a szemközti kártyát is választhatja
cardia-setting-rulings-R19 = { cardia-card-poisoner } a gyengébb szemközti kártya befolyását is növeli
cardia-setting-rulings-R26 = { cardia-card-mechanical_djinn }, ha mindkét játékosnak teljesül: az nyer, akinek több pecsétgyűrűje van
cardia-setting-guests = Vendégek
    .text = A két paklin kívüli kártyák: mindegyik az azonos befolyású kártya helyére lép.
cardia-setting-influences = A pakli kártyái
    .text = Befolyás szerint; kevesebb kártya kisebb, tanulmányozható játékot ad.
cardia-setting-hand = Kezdőlapok száma
    .text = Ennyi kártya van kézben az elején.
cardia-setting-signets = Győzelemhez kellő pecsétgyűrűk
    .text = Aki ennyit gyűjt, és többet, mint az ellenfele, a 3. fázisban nyer.

## The table as it is shown

cardia-label-level = { $level }. szint, csillagok: { $stars }
cardia-label-row = Sor
cardia-label-row_empty = Még nincs találkozás
cardia-label-hand = Kéz
cardia-label-cards = kártyák: { $count }
cardia-label-deck = Pakli
cardia-label-discards = Eldobva
cardia-label-signets = Pecsétgyűrűk
cardia-label-waiting = Várakozik
cardia-label-known = Ismert a kézben
cardia-label-under = A pakli alatt
cardia-label-fog = Lefordítva
cardia-label-hidden = egy rejtett kártya
cardia-label-openly = { $player } előbb, képpel felfelé játszik ki
cardia-label-late = +{ $by } a képességek után
cardia-label-choice = +2 vagy −2
cardia-label-blackmail = ebből legyen: { $faction }

## Matches and tournaments

cardia-match-score = Megnyert játékok: { $first } – { $second }
cardia-match-won = { $player } megnyeri a mérkőzést
cardia-match-drawn_game = A döntetlen játék senkinek sem számít
cardia-tournament-format = A Talia saját formája: mindenki játszik mindenkivel, majd a két legjobb döntőt játszik. A kiadó négyfős szabályait nem ismerjük.
cardia-tournament-round = { $round }. forduló
cardia-tournament-final = Döntő
cardia-tournament-won = { $player } megnyeri a tornát
