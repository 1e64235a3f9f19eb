# Fantasy Realms: a pontozólap. Minden sor egy lépés, a szabály szerinti sorrendben.
# Helyek: $card a ható kártya, $others a többi, $cards mind; alakok, mint a fantasy_realms_cards.ftl fájlban.

fantasy_realms-score-title = { $points } pont
fantasy_realms-score-player = { $place }. { $player }: { $points } pont
fantasy_realms-score-steps = A kiértékelés sorrendje
fantasy_realms-score-counted = Bónuszok és büntetések
fantasy_realms-score-total = Összesen
fantasy_realms-score-and = { $first } és { $last }
fantasy_realms-score-column-card = Lap
fantasy_realms-score-column-suit = Szín
fantasy_realms-score-column-base = Alaperő
fantasy_realms-score-column-bonus = Bónusz
fantasy_realms-score-column-penalty = Büntetés
fantasy_realms-score-column-points = Pont
fantasy_realms-score-column-remark = Megjegyzés
fantasy_realms-score-column-place = Hely
fantasy_realms-score-column-player = Játékos
fantasy_realms-score-column-base-sum = Alaperők összege
fantasy_realms-score-won = Győztes: { $player }.
fantasy_realms-score-won-by-tie-break = Holtversenyben az alaperők kisebb összege dönt: a győztes { $player }.
fantasy_realms-score-shared = { $players } osztozik a győzelmen: a pontok és az alaperők összege is egyenlő.
fantasy_realms-score-remark-as = mint { $card }
fantasy_realms-score-remark-cleared = a büntetést törli: { $cards }
fantasy_realms-score-remark-army-cleared = a Sereg szót törli: { $cards }
fantasy_realms-score-remark-blanked-by = érvényteleníti: { $cards }; { $points } pont lett volna
fantasy_realms-score-remark-blanked = érvénytelen; { $points } pont lett volna
fantasy_realms-score-line-takes-card = { $card_the } a kézbe veszi { $others_the_acc }.
fantasy_realms-score-line-copies = { $card_the } lemásolja { $others_the_acc }: nevét, színét, alaperejét és büntetését.
fantasy_realms-score-line-takes-name = { $card_the } felveszi { $others_the } nevét és színét ({ $suit }).
fantasy_realms-score-line-takes-suit = { $card_the } csak színt vesz fel: { $suit }.
fantasy_realms-score-line-changes-suit = { $card_the } megváltoztatja { $others_the } színét: { $suit }.
fantasy_realms-score-line-clears = { $card }: { $others_the } büntetése törlődik.
fantasy_realms-score-line-clears-army = { $card }: a Sereg szó törlődik { $others_the } büntetéséből.
fantasy_realms-score-line-blanks = { $card_the } érvényteleníti { $others_the_acc }.
fantasy_realms-score-line-blanks-itself = { $card_the } megfelel a saját büntetésének, így önmagát is érvényteleníti.
fantasy_realms-score-line-ring = { $cards_the } körben érvényteleníti egymást: mindegyik érvénytelen, és mást már nem érvénytelenít.
fantasy_realms-score-line-blanked-unless = { $card_the } érvénytelen, mert nincs { $suit } színű érvényes lap.
fantasy_realms-score-line-blanked-with = { $card_the } érvénytelen, mert van { $suit } színű érvényes lap.
fantasy_realms-score-line-condition-ring = { $cards_the } körben függ egymástól: mindegyik érvénytelen.
fantasy_realms-score-line-base = { $card }: alaperő { $points }.
fantasy_realms-score-line-bonus = { $card }: +{ $points } { $others_count ->
    [one] ezért: { $others }.
   *[other] ezekért: { $others }.
}
fantasy_realms-score-line-bonus-alone = { $card }: +{ $points }.
fantasy_realms-score-line-penalty = { $card }: { $points } { $others_count ->
    [one] ezért: { $others }.
   *[other] ezekért: { $others }.
}
fantasy_realms-score-line-penalty-alone = { $card }: { $points }.
fantasy_realms-score-line-would-have = { $card }: érvénytelen, 0 pont { $points } helyett.
