# Radlands: name, prompts, options, events, reasons, settings.

radlands-name = Radlands

radlands-prompt-pick_left = Válaszd ki a bal oszlopod táborát
radlands-prompt-pick_middle = Válaszd ki a középső oszlopod táborát
radlands-prompt-pick_right = Válaszd ki a jobb oszlopod táborát
radlands-prompt-act = Mit teszel? (víz: { $water })
radlands-prompt-play_or_junk = { $picked }: kijátszod vagy selejtezed?
radlands-prompt-person_place = { $picked }: válassz helyet
radlands-prompt-make_room = Válaszd ki, ki adja át a helyét és semmisül meg
radlands-prompt-which_ability = Válaszd ki a használt képességet
radlands-prompt-damage = Válassz egy lapot, amelyet megsebzel
radlands-prompt-injure = Válassz egy ellenséget, akit megsebesítesz
radlands-prompt-destroy = Válassz egy lapot, amelyet elpusztítasz
radlands-prompt-destroy_own = Válaszd ki egy saját karaktered, akit elpusztítasz
radlands-prompt-destroy_own_camp = Válaszd ki egy saját táborod, amelyet elpusztítasz
radlands-prompt-destroy_own_card = Válaszd ki egy saját lapod, amelyet elpusztítasz
radlands-prompt-damage_own = Válaszd ki egy saját lapod, amely megsérül
radlands-prompt-raiders = { radlands-card-raiders }: válaszd ki egy táborod, amely megsérül
radlands-prompt-restore = Válassz egy lapot, amelyet helyreállítasz
radlands-prompt-camp_to_flip = Válassz egy elpusztult tábort, amely újra áll
radlands-prompt-punk_place = Válassz helyet a punknak
radlands-prompt-punk_to_train = Válassz egy punkot, akit felfordítasz
radlands-prompt-mimic = Válaszd ki, kinek a képességét másolod
radlands-prompt-revive = Válassz egy sérült karaktert, akinek a képességét használod
radlands-prompt-person_to_drop = Válaszd ki a kijátszandó karaktert
radlands-prompt-person_to_move = Válassz egy karaktert, akit áthelyezel
radlands-prompt-new_place = Válaszd ki az új helyet
radlands-prompt-discard = Válassz egy lapot, amelyet eldobsz
radlands-prompt-discard_more = Eldobsz még egy lapot?
radlands-prompt-discard_drawn = Válassz egyet a húzott lapok közül, amelyet eldobsz
radlands-prompt-column_to_damage = Válassz egy oszlopot: minden lapja megsérül
radlands-prompt-column_to_destroy = Válassz egy oszlopot: minden karaktere elpusztul
radlands-prompt-event_to_advance = Válassz egy eseményt, amelyet előreléptetsz
radlands-prompt-mutant = { radlands-card-mutant }: sebzés, helyreállítás vagy mindkettő?
radlands-prompt-cache = Válaszd ki, mit ad a tábor
radlands-prompt-punk_or_water = Punk vagy extra víz?
radlands-prompt-mercenaries = Eldobsz két lapot, vagy elpusztítod egy lapodat?
radlands-prompt-push_back = Visszatolod az ellenfél minden eseményét?
radlands-prompt-rearrange = Átrendezed a karaktereidet?
radlands-prompt-survivor = Válaszd ki, ki marad életben
radlands-prompt-return_to_hand = Válaszd ki, ki tér vissza a kezedbe
radlands-prompt-scientist = Válassz egy eldobott lapot, amelynek a selejtezési hatását használod

radlands-option-act-end = A kör vége
radlands-option-act-draw = Laphúzás (2 víz)
radlands-option-act-take_silo = A Víztartály felvétele (1 víz)
radlands-option-act-use-left-0 = Használat: { $card } (bal)
radlands-option-act-use-left-1 = Használat: { $card } (bal)
radlands-option-act-use-left-2 = Használat: { $card } (bal)
radlands-option-act-use-middle-0 = Használat: { $card } (középső)
radlands-option-act-use-middle-1 = Használat: { $card } (középső)
radlands-option-act-use-middle-2 = Használat: { $card } (középső)
radlands-option-act-use-right-0 = Használat: { $card } (jobb)
radlands-option-act-use-right-1 = Használat: { $card } (jobb)
radlands-option-act-use-right-2 = Használat: { $card } (jobb)
radlands-option-choice-play = Kijátszás
radlands-option-choice-junk = Selejtezés
radlands-option-choice-first = Első képesség (víz: { $cost })
radlands-option-choice-second = Második képesség (víz: { $cost })
radlands-option-choice-granted = { radlands-card-argo_yesky } képessége (víz: { $cost })
radlands-option-choice-damage = Sebzés
radlands-option-choice-restore = Helyreállítás
radlands-option-choice-both = Mindkettő
radlands-option-choice-draw = Laphúzás
radlands-option-choice-punk = Punk szerzése
radlands-option-choice-water = Extra víz
radlands-option-choice-discard = Két lap eldobása
radlands-option-choice-destroy = Egy saját lap elpusztítása
radlands-option-choice-push = Visszatolás
radlands-option-choice-rearrange = Átrendezés
radlands-option-place =
    { $what ->
        [free] { $seat }, { $column }. oszlop, { $space }. mező
       *[card] { $card } ({ $seat }, { $column }. oszlop, { $space }. mező)
    }
radlands-option-column = { $seat }, { $column }. oszlop
radlands-option-queued = { $card } ({ $seat }, { $space }. mező)

radlands-cards-drawn = { $card_count ->
    [0] { $count ->
        [one] húz egy lapot
       *[other] húz { $count } lapot
    }
   *[other] ezt húzza: { $card }
}
radlands-for-water = { $cost } víz
radlands-event-card_bought = { $seat } fizet ({ radlands-for-water })
radlands-event-camps_revealed = Felfedett táborok: { $seat_0 } – { $seat_1 }
radlands-event-first_player = { $seat } kezd
radlands-event-turn_began = { $turn }. kör: { $seat }
radlands-event-replenished = { $seat }: víz: { $water }
    .part = víz: { $water }
radlands-event-turn_ended = { $seat } befejezi a { $turn }. kört
radlands-event-drew = { $seat } { radlands-cards-drawn }
    .part = { $whose ->
        [own] { radlands-cards-drawn }
       *[other] { $seat } { radlands-cards-drawn }
    }
radlands-event-junked = { $seat } leselejtezi { $card_art } { $card_acc }
    .nothing = eredménytelenül
radlands-event-discarded = { $seat } eldobja { $card_art } { $card_acc }
    .part = { $whose ->
        [own] eldobja ezt: { $card }
       *[other] { $seat } eldobja ezt: { $card }
    }
radlands-event-discarded_from_deck = { $seat } a pakliból eldobja ezt: { $card }
    .part = a pakliból eldobva: { $card }
radlands-event-silo_taken = { $seat } felveszi a Víztartályt
radlands-event-water_gained = { $seat }: extra víz (+{ $amount })
    .part = +{ $amount } víz
radlands-event-person_played = { $seat } kijátssza { $card_art } { $card_acc } ({ radlands-for-water }), { $column }. oszlop
radlands-event-event_played = { $seat } kijátssza { $card_art } { $card_acc } ({ radlands-for-water })
radlands-event-event_queued = { $seat }: { $card } – { $space }. mező
    .part = { $card }, { $space }. mező
radlands-event-event_moved = { $seat }: { $card } előrelép, { $space }. mező
    .part = { $card } előrelép, { $space }. mező
radlands-event-event_began = { $card } ({ $seat }) bekövetkezik
    .nothing = eredménytelenül
radlands-event-event_resolved = { $card } ({ $seat }) véget ért
radlands-event-ability_used = { $seat } használja { $card_art } { $card_acc } ({ radlands-for-water })
    .nothing = eredménytelenül
radlands-event-ability_borrowed = { $seat } ennek a lapnak a képességét használja: { $card } ({ radlands-for-water })
    .part = ennek a lapnak a képességével: { $card } ({ radlands-for-water })
radlands-event-damaged = { $card } ({ $seat }) megsérül ({ $column }. oszlop)
    .part = { $whose ->
        [own] saját lap sérül meg: { $card }
       *[other] { $card } megsérül
    }
radlands-event-destroyed = { $card } ({ $seat }) elpusztul ({ $column }. oszlop)
    .part = { $whose ->
        [own] saját lap pusztul el: { $card }
       *[other] { $card } elpusztul
    }
radlands-event-restored = { $card } ({ $seat }) helyreáll ({ $column }. oszlop)
    .part = { $card } helyreáll
radlands-event-returned = { $card } ({ $seat }) visszatér a kézbe ({ $column }. oszlop)
    .part = { $card } visszatér a kézbe
radlands-event-turned_up = { $seat }: a punk ({ $column }. oszlop) valójában { $card }
    .part = a punk ({ $column }. oszlop) valójában { $card }
radlands-event-punk_gained = { $seat } punkot kap ({ $column }. oszlop)
    .part = { $count ->
        [one] új punk ({ $column }. oszlop)
       *[other] { $count } új punk
    }
radlands-event-flipped_back = { $card } ({ $seat }) újra áll
    .part = { $card } újra áll
radlands-event-juggernaut_moved = { $seat }: a Juggernaut továbblép, { $to }. mező
    .part = a Juggernaut továbblép, { $to }. mező
radlands-event-moved = { $seat }: { $card } átkerül, { $column }. oszlop, { $space }. mező
    .part = { $card } átkerül, { $column }. oszlop
radlands-event-exposed = { $seat } minden lapja védtelen ebben a körben
    .part = { $seat } minden lapja védtelen ebben a körben
radlands-event-reshuffled = A dobott lapok új paklit alkotnak ({ $cards } lap)
    .part = a dobott lapok új paklit alkotnak ({ $cards } lap)

radlands-reason-camps_destroyed = Az egyik játékos mindhárom tábora elpusztult.
radlands-reason-deck_ran_out_twice = A pakli másodszor is elfogyott: döntetlen.
radlands-reason-turn_limit = A megbeszélt körök elteltek: döntetlen.
radlands-reason-obelisk = Az utolsó lap elhagyta a paklit, amíg állt: { radlands-card-obelisk }.

radlands-setting-camps = Táborok
    .text = Hogyan kerül asztalra a hat tábor.
radlands-setting-camps-dealt = Hat osztva, három marad
radlands-setting-camps-first_game = Első játék
radlands-setting-camps-first_game_swapped = Első játék, felcserélve
radlands-setting-camps-given = Megadva
radlands-setting-camps_0 = A(z) 0. hely táborai
    .text = Három tábor balról jobbra, ha a táborok meg vannak adva.
radlands-setting-camps_1 = A(z) 1. hely táborai
    .text = Három tábor balról jobbra, ha a táborok meg vannak adva.
radlands-setting-first_player = Kezdő játékos
    .text = Ki kezd.
radlands-setting-first_player-coin = Pénzfeldobás
radlands-setting-first_player-seat_0 = 0. hely
radlands-setting-first_player-seat_1 = 1. hely
radlands-setting-printing = Táborszövegek
    .text = A táborok melyik kiadását játsszátok.
radlands-setting-printing-default = Szabálykönyv
radlands-setting-printing-other = Másik kiadás (V3)
radlands-setting-make_room = Helycsinálás (V1)
    .text = Hat karakternél elpusztíthatsz egyet, hogy újat játssz ki vagy szerezz.
radlands-setting-no_self_restore = Nincs önhelyreállítás (V2)
    .text = Egy lap nem állíthatja helyre önmagát.
radlands-setting-cards = Lapok
    .text = Mely karakterek és események vannak a pakliban.
radlands-setting-copies = Példányok
    .text = Hány van minden lapból; a nevesített karakterekből mindig egy.
radlands-setting-change_lock_in = Rögzített tábor cseréje
    .text = Amíg a másik játékos is nem választott.
radlands-setting-turn_limit = Körkorlát
    .text = Ennyi közös kör után a játék döntetlen.
radlands-setting-action_limit = Akciókorlát
    .text = Ennyi akció után egy körben már csak befejezni lehet.
