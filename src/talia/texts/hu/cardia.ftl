# Cardia: kérdések, események, beállítások és feliratok. Kártyák, helyszínek, szabályok: cardia_cards.ftl.

cardia-name = Cardia

## Questions

cardia-prompt-play = Válassz egy kártyát
cardia-prompt-play_openly = Válassz egy kártyát: elsőként, képpel felfelé
cardia-prompt-discard = Melyik kártyát dobod el?
cardia-prompt-discard_to_two = { $card }: melyik kártya megy, amíg kettő marad?
cardia-prompt-discard_and_copy = { $card }: melyik kártyát dobod el és másolod?
cardia-prompt-pay = { $card }: eldobsz ({ $faction }), vagy elutasítod?
cardia-prompt-raise_card = { $card }: ki kap +3-at?
cardia-prompt-lower_card = { $card }: ki kap −3-at?
cardia-prompt-lower_card_or_next = { $card }: mi kap −3-at, egy kártya vagy a következőd?
cardia-prompt-strip_card = { $card }: melyik kártyáról veszel le?
cardia-prompt-strip_kind = { $card }: mit veszel le?
cardia-prompt-take_back = { $card }: melyik kártya jön vissza?
cardia-prompt-copy = { $card }: kinek a képességét másolod?
cardia-prompt-activate = { $card }: melyik vesztes kártya lép működésbe?
cardia-prompt-move_from = { $card }: melyik kártyáról veszel el mindent?
cardia-prompt-move_to = { $card }: és ki kapja?
cardia-prompt-raise_small_card = { $card }: ki kap +3-at (legfeljebb 8)?
cardia-prompt-name_faction = { $card }: melyik frakció?
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
    [won] { $card } ({ $winner }) most legyőzi { $other_art } { $other_acc } { $high } : { $low } arányban · pecsétgyűrűk { $ahead } : { $behind }
    [claimed] { $card } ({ $winner }) most legyőzi { $other_art } { $other_acc }, mert hat ez a kártya: { $by } · pecsétgyűrűk { $ahead } : { $behind }
    [tie_won] { $card } ({ $winner }) most nyeri a döntetlent, ellenfele { $other }, mert hat ez a kártya: { $by } · pecsétgyűrűk { $ahead } : { $behind }
    [both] { $card } és { $other } most mindkettő nyer, mert hat ez a kártya: { $by } · pecsétgyűrűk { $ahead } : { $behind }
    [levelled] { $card } és { $other } most döntetlen, mert hat ez a kártya: { $by }
   *[tie] { $card } és { $other } most döntetlen { $high } : { $low }
}
    .part = { cardia-event-turned }
cardia-event-drew = { $seat } { cardia-cards-drawn }
    .part = { $whose ->
        [own] { cardia-cards-drawn }
       *[other] { $seat } { cardia-cards-drawn }
    }
cardia-event-milled = { $owner }: a pakliból a dobópakliba kerül { $card }
    .part = a pakliból a dobópakliba kerül ({ $owner }): { $card }
cardia-event-discarded = { $owner } eldobja ezt: { $card }
    .part = { $whose ->
        [own] { $card } eldobva
       *[other] { $card } eldobva ({ $owner })
    }
cardia-event-placed = Mindkét kártya lefordítva fekszik
cardia-event-placed_openly = { $owner } képpel felfelé játssza ki: { $card }
cardia-event-revealed = Felfedve: { $cards }
cardia-event-landed = { $card } ({ $owner }): várakozó { $by }
    .part = { $card } { $by } módosítóval
cardia-event-compared = { $result ->
    [won] { $winner } nyer { $high } : { $low } arányban · { $card } legyőzi { $other_art } { $other_acc } · pecsétgyűrűk { $ahead } : { $behind }
    [claimed] { $winner } nyer, mert hat ez a kártya: { $by } · { $card } – { $other } · pecsétgyűrűk { $ahead } : { $behind }
    [tie_won] { $winner } nyeri a { $high } : { $low } döntetlent, mert hat ez a kártya: { $by } · { $card } – { $other } · pecsétgyűrűk { $ahead } : { $behind }
    [both] Mindkét kártya nyer { $high } : { $low } arányban, mert hat ez a kártya: { $by } · { $card } – { $other } · pecsétgyűrűk { $ahead } : { $behind }
    [levelled] Döntetlen, mert hat ez a kártya: { $by } · { $card } – { $other }
   *[tie] Döntetlen { $high } : { $low } · { $card } – { $other }
}
cardia-event-lost = { $card } ({ $owner }) veszít, és hat a képessége
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
cardia-event-token_taken = { $card } ({ $owner }) elveszti időjelzőit
    .part = { $whose ->
        [own] { $card } elveszti időjelzőit
       *[other] { $card } ({ $owner }) elveszti időjelzőit
    }
cardia-event-took_back = { $owner } visszaveszi a kezébe: { $card }
    .part = { $card } visszakerül a kézbe
cardia-event-replaced = { $card } ({ $owner }) helyére { $by } kerül
    .part = { $card } helyére { $by } kerül
cardia-event-modifier_waits = { $by } módosító várja { $seat } következő kártyáját
    .part = { $by } módosító várja a következő kártyát
cardia-event-late_modifier_waits = { $by } módosító várja { $seat } következő kártyáját, körének képességei után
    .part = { $by } módosító várja a következő kártyát, körének képességei után
cardia-event-choice_waits = +2 vagy −2 várja { $seat } következő kártyáját
    .part = +2 vagy −2 várja a következő kártyát
cardia-event-blackmailed = { $seat } következő kártyája legyen ebből a csoportból: { $faction }
    .part = { $seat } következő kártyája legyen ebből a csoportból: { $faction }
cardia-event-named = { $seat } megnevez egy csoportot: { $faction }
    .part = a megnevezett csoport: { $faction }
cardia-event-declined = { $seat } elutasítja
    .part = { $seat } elutasítja
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
cardia-event-must_play_openly = { $seat } elsőként, képpel felfelé játssza ki a következő kártyát
    .part = { $seat } elsőként, képpel felfelé játssza ki a következő kártyát
cardia-event-copied = { $seat }: { $by } lemásolja { $card_art } { $card_acc }
    .part = { $by } lemásolja { $card_art } { $card_acc }
cardia-event-activated = { $seat } aktiválja { $card_art } { $card_acc }
    .part = aktiválja { $card_art } { $card_acc }
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
cardia-setting-deck-I = I. pakli
cardia-setting-deck-II = II. pakli
cardia-setting-deck-mix = Frakciónként keverve
cardia-setting-mix = A II. pakli frakciói
    .text = Keverésnél: azok a frakciók, amelyek négy kártyája a II. pakliból való.
cardia-setting-locations = Helyszínek
    .text = Szabályaik mindkét játékosra érvényesek; több egyszerre csak saját felelősségre.
cardia-setting-change_lock_in = Rögzített választás módosítása
    .text = Amíg a másik játékos is nem választott.
cardia-setting-rulings = Másként olvasott értelmezések
    .text = Ahol a szabálykönyvek hallgatnak vagy eltérnek: a miénktől eltérő olvasat.
cardia-setting-rulings-R4 = { cardia-card-void_mage } és { cardia-card-kinesis_mage } üres kártyát is választhat
cardia-setting-rulings-R5 = { cardia-card-mechanical_djinn } az összehasonlításkor is számít
cardia-setting-rulings-R7 = { cardia-location-auction_house } a Könyvtáros döntése előtt
cardia-setting-rulings-R8 = Két szemben álló { cardia-card-counselor }: mindkét előző kártya nyer
cardia-setting-rulings-R10 = { cardia-card-elemental }: mindkét játékos húz
cardia-setting-rulings-R11 = { cardia-location-scrapyard }: a két húzott kártya egyike kerül a pakli alá
cardia-setting-rulings-R12 = { cardia-location-haunted_catacombs } mindkettő ellen: a több pecsétgyűrű nyer
cardia-setting-rulings-R13 = { cardia-location-founders_day } mindkettőnek: a több pecsétgyűrű nyer
cardia-setting-rulings-R17 = { cardia-location-serpent_temple }: nincs húzás, ha az ellenfélnek nincs mit eldobnia
cardia-setting-rulings-R18 = { cardia-card-prodigy } a szemközti kártyát is választhatja
cardia-setting-rulings-R19 = { cardia-card-poisoner } a gyengébb szemközti kártyát fel is emeli
cardia-setting-rulings-R26 = { cardia-card-mechanical_djinn } mindkettőnek: a több pecsétgyűrű nyer
cardia-setting-guests = Vendégek
    .text = A két paklin kívüli kártyák: mindegyik az azonos befolyású kártya helyére lép.
cardia-setting-influences = A pakli kártyái
    .text = Befolyás szerint; kevesebb kártya kisebb, tanulmányozható játékot ad.
cardia-setting-hand = Kezdőkéz
    .text = Ennyi kártya van kézben az elején.
cardia-setting-signets = Győzelemhez kellő pecsétgyűrűk
    .text = Ennyi, és az ellenfélnél több, nyer a 3. fázisban.

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
cardia-label-openly = { $player } kezd, képpel felfelé
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
