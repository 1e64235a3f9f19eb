# The template game.

template-name = Sablon

template-card-echo = Visszhang
    .text = Használd egy másik, sorban lévő lapod képességét.
template-card-lever = Emelőkar
    .text = Egy lap a sorban +2-t kap, egy másik −2-t.
template-card-thief = Tolvaj
    .text = A másik játékos véletlenszerűen elveszít egy lapot a kezéből.
template-card-page = Apród
    .text = Nincs képessége.
template-card-squire = Fegyverhordozó
    .text = Nincs képessége.
template-card-knight = Lovag
    .text = Nincs képessége.
template-card-baron = Báró
    .text = Nincs képessége.
template-card-queen = Királynő
    .text = Nincs képessége.

template-prompt-play = Válassz egy lapot, amelyet kijátszol
template-prompt-lift = Válassz egy lapot, amely +2-t kap
template-prompt-lower = Válassz egy másik lapot, amely −2-t kap
template-prompt-card_to_echo = Válaszd ki a lapot, amelynek a képességét használod

template-event-drew = { $seat } húz egy lapot
template-event-met = Felfedve: { $cards }
template-event-marked = { $card }: { $by }
template-event-discarded = { $owner } véletlenszerűen elveszít egy lapot: { $card }

template-reason-more_meetings = Több megnyert találkozás.
template-reason-level = Mindkét oldalon ugyanannyi megnyert találkozás.

template-setting-ranks = Rangok
    .text = Hány különböző lapja van egy játékosnak.
template-setting-hand = Kéz
    .text = Ennyi lappal kezdenek a játékosok.
template-setting-change_lock_in = Rögzített választás módosítása
    .text = Amíg a másik játékos nem választott.

template-rule-2 = Mindketten titokban kijátszanak egy lapot, majd felfedik.
template-rule-4 = Mindketten húznak egy lapot.
template-rule-echo = { template-card-echo.text }
template-rule-lever = { template-card-lever.text }
template-rule-thief = { template-card-thief.text }
