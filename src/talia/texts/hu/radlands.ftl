# Radlands: name, prompts, options, events, reasons, settings.

radlands-name = Radlands

radlands-prompt-pick_left = Bal oszlop: melyik tábor?
radlands-prompt-pick_middle = Középső oszlop: melyik tábor?
radlands-prompt-pick_right = Jobb oszlop: melyik tábor?
radlands-prompt-pick_camps = Három tábor lent van: melyik kerüljön helyettük jobbra?
radlands-prompt-act = A te köröd: { $water } víz
radlands-prompt-play_or_junk = { $picked }: kijátszod vagy selejtezed?
radlands-prompt-person_place = { $picked }: hová?
radlands-prompt-make_room = Ki adja át a helyét? Ő elpusztul
radlands-prompt-which_ability = { $about }: melyik képesség?
radlands-prompt-damage = { $card }: melyik lap kap sebzést?
radlands-prompt-injure = { $card }: kit sebesítesz meg?
radlands-prompt-destroy = { $card }: melyik lapot pusztítod el?
radlands-prompt-destroy_own = { $card }: melyik karaktered pusztul el?
radlands-prompt-destroy_own_camp = { $card }: melyik táborod pusztul el?
radlands-prompt-destroy_own_card = { $card }: melyik lapod pusztul el?
radlands-prompt-damage_own = { $card }: melyik lapod kap sebzést?
radlands-prompt-raiders = { radlands-card-raiders }: melyik táborod?
radlands-prompt-restore = { $card }: melyik lapot állítod helyre?
radlands-prompt-camp_to_flip = { $card }: melyik elpusztult tábort fordítod vissza?
radlands-prompt-punk_place = { $card }: hová kerül a punk?
radlands-prompt-punk_to_train = { $card }: melyik punkot fordítod fel?
radlands-prompt-mimic = { $card }: kinek a képessége?
radlands-prompt-revive = { $card }: melyik sérült karakter képességét használod?
radlands-prompt-person_to_drop = { $card }: kit játszol ki?
radlands-prompt-person_to_move = { $card }: kit helyezel át?
radlands-prompt-new_place = { $about }: hová kerül?
radlands-prompt-discard = { $card }: melyik lapot dobod el?
radlands-prompt-discard_more = { $card }: eldobsz még egyet?
radlands-prompt-discard_drawn = { $card }: melyik húzott lapot dobod el?
radlands-prompt-column_to_damage = { $card }: melyik oszlop kap sebzést?
radlands-prompt-column_to_destroy = { $card }: melyik oszlop karakterei pusztulnak el?
radlands-prompt-event_to_advance = { $card }: melyik esemény lép előre?
radlands-prompt-mutant = { $card }: sebzés, helyreállítás, mindkettő?
radlands-prompt-cache = { $card }: mit adjon?
radlands-prompt-punk_or_water = { $card }: punk vagy extra víz?
radlands-prompt-mercenaries = { $card }: kettőt eldobsz, vagy egy elpusztul?
radlands-prompt-push_back = { $card }: hátratolod az ellenfél eseményeit?
radlands-prompt-rearrange = { $card }: átrendezed a karaktereidet?
radlands-prompt-survivor = { $card }: ki marad életben?
radlands-prompt-return_to_hand = { $card }: ki tér vissza a kezedbe?
radlands-prompt-scientist = { $card }: melyik lap selejtezési hatása?

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
radlands-option-choice-push = Hátratolás
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
radlands-event-replenished = { $seat } { $water } vizet kap
    .part = { $water } vizet kap
radlands-event-turn_ended = { $seat }: { $turn }. kör vége
radlands-event-drew = { $seat } { radlands-cards-drawn }
    .part = { $whose ->
        [own] { radlands-cards-drawn }
       *[other] { $seat } { radlands-cards-drawn }
    }
radlands-event-junked = { $seat } leselejtezi { $card_the_acc }
    .nothing = eredménytelenül
radlands-event-discarded = { $seat } eldobja { $card_the_acc }
    .part = { $whose ->
        [own] eldobja { $card_the_acc }
       *[other] { $seat } eldobja { $card_the_acc }
    }
radlands-event-discarded_from_deck = { $seat } eldobja a pakliból { $card_the_acc }
    .part = eldobja a pakliból { $card_the_acc }
radlands-event-silo_taken = { $seat } felveszi a Víztartályt
radlands-event-water_gained = { $seat } extra vizet kap (+{ $amount })
    .part = +{ $amount } víz
radlands-event-person_played = { $seat } kijátssza { $card_the_acc } ({ radlands-for-water }), { $column }. oszlop
radlands-event-event_played = { $seat } kijátssza { $card_the_acc } ({ radlands-for-water })
radlands-event-event_queued = { $seat } sorba állítja { $card_the_acc } ({ $space }. mező)
    .part = { $card }, { $space }. mező
radlands-event-event_moved = { $card } ({ $seat }) új helye: { $space }. mező
    .part = { $card } új helye: { $space }. mező
radlands-event-event_began = { $card } ({ $seat }) lezajlik
    .nothing = eredménytelenül
radlands-event-event_resolved = { $card } ({ $seat }) véget ért
radlands-event-ability_used = { $seat } használja { $card_the_acc } ({ radlands-for-water })
    .nothing = eredménytelenül
radlands-event-ability_borrowed = { $seat } használja { $card_the } képességét ({ radlands-for-water })
    .part = { $card_the } képességével ({ radlands-for-water })
radlands-event-damaged = { $card } ({ $seat }) megsérül ({ $column }. oszlop)
    .part = { $whose ->
        [own] saját { $card } megsérül
       *[other] { $card } megsérül
    }
radlands-event-destroyed = { $card } ({ $seat }) elpusztul ({ $column }. oszlop)
    .part = { $whose ->
        [own] saját { $card } elpusztul
       *[other] { $card } elpusztul
    }
radlands-event-restored = { $card } ({ $seat }) helyreáll ({ $column }. oszlop)
    .part = { $card } helyreáll
radlands-event-returned = { $card } ({ $seat }) visszatér a kézbe ({ $column }. oszlop)
    .part = { $card } visszatér a kézbe
radlands-event-turned_up = { $seat } punkja ({ $column }. oszlop) valójában { $card }
    .part = a punk ({ $column }. oszlop) valójában { $card }
radlands-event-punk_gained = { $seat } punkot szerez ({ $column }. oszlop)
    .part = { $count ->
        [one] punkot szerez ({ $column }. oszlop)
       *[other] { $count } punkot szerez
    }
radlands-event-flipped_back = { $card } ({ $seat }) – a tábor visszatér
    .part = { $card } visszatér a játékba
radlands-event-juggernaut_moved = { $seat } előretolja a Juggernautot ({ $to }. mező)
    .part = előretolja a Juggernautot ({ $to }. mező)
radlands-event-moved = { $seat } áthelyezi { $card_the_acc } ({ $column }. oszlop, { $space }. mező)
    .part = áthelyezi { $card_the_acc } ({ $column }. oszlop)
radlands-event-exposed = { $seat } minden lapja védtelen ebben a körben
    .part = { $seat } minden lapja védtelen ebben a körben
radlands-event-reshuffled = A dobott lapok új paklit alkotnak ({ $cards } lap)
    .part = a dobott lapok új paklit alkotnak ({ $cards } lap)

radlands-reason-camps_destroyed = Az egyik játékos mindhárom tábora elpusztult.
radlands-reason-deck_ran_out_twice = A pakli másodszor is elfogyott: döntetlen.
radlands-reason-turn_limit = A megbeszélt körök elteltek: döntetlen.
radlands-reason-obelisk = A pakli utolsó lapja is elfogyott, miközben az { radlands-card-obelisk } állt.

radlands-setting-camps = Táborok
    .text = Hogyan kerül asztalra a hat tábor.
radlands-setting-camps-dealt = Hat osztva, három marad
radlands-setting-camps-first_game = Első játék
radlands-setting-camps-first_game_swapped = Első játék, felcserélve
radlands-setting-camps-given = Megadva
radlands-setting-camps_0 = Az 1. játékos táborai
    .text = Három tábor balról jobbra, ha a táborok meg vannak adva.
radlands-setting-camps_1 = A 2. játékos táborai
    .text = Három tábor balról jobbra, ha a táborok meg vannak adva.
radlands-setting-first_player = Kezdő játékos
    .text = Ki kezd.
radlands-setting-first_player-coin = Pénzfeldobás
radlands-setting-first_player-seat_0 = 1. játékos
radlands-setting-first_player-seat_1 = 2. játékos
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
    .text = Amíg a másik játékos nem választott.
radlands-setting-turn_limit = Legfeljebb ennyi kör
    .text = Ha a két játékos együtt ennyi kört játszott, a játék döntetlen.
radlands-setting-action_limit = Legfeljebb ennyi akció
    .text = Ha egy körben ennyi akció volt, a kört már csak befejezni lehet.
radlands-setting-columns = Oszlopok
    .text = Hány oszlopa van balról számítva minden játékosnak; a többiben a tábor elpusztult. Egzakt módszerekhez.
radlands-setting-damaged = Sérült táborok
    .text = Minden tábor sérülten kezd. Egzakt módszerekhez.
radlands-setting-water = Víz
    .text = Mennyi vizet hoz egy kör a másodiktól kezdve. Egzakt módszerekhez.
