# Fantastyczne światy: arkusz punktów. Każda linia to jeden krok, w kolejności z instrukcji.
# Miejsca: $card karta działająca, $others pozostałe, $cards wszystkie; formy jak w fantasy_realms_cards.ftl.

fantasy_realms-score-title = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
fantasy_realms-score-player = { $place }. { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
fantasy_realms-score-steps = Rozpatrzono w tej kolejności
fantasy_realms-score-counted = Premie i kary
fantasy_realms-score-total = Razem
fantasy_realms-score-and = { $first } i { $last }
fantasy_realms-score-column-card = Karta
fantasy_realms-score-column-suit = Zestaw
fantasy_realms-score-column-base = Siła
fantasy_realms-score-column-bonus = Premia
fantasy_realms-score-column-penalty = Kara
fantasy_realms-score-column-points = Punkty
fantasy_realms-score-column-remark = Uwagi
fantasy_realms-score-column-place = Miejsce
fantasy_realms-score-column-player = Gracz
fantasy_realms-score-column-base-sum = Suma podstawowej siły
fantasy_realms-score-won = Wygrywa { $player }.
fantasy_realms-score-won-by-tie-break = Remis rozstrzyga niższa suma podstawowej siły: wygrywa { $player }.
fantasy_realms-score-shared = { $players } dzielą się zwycięstwem: równe są i punkty, i sumy podstawowej siły.
fantasy_realms-score-remark-as = jako { $card }
fantasy_realms-score-remark-cleared = karę usuwa: { $cards }
fantasy_realms-score-remark-army-cleared = słowo Armia usuwa: { $cards }
fantasy_realms-score-remark-blanked-by = anulowana przez: { $cards }; dałaby { $points } pkt
fantasy_realms-score-remark-blanked = anulowana; dałaby { $points } pkt
fantasy_realms-score-line-takes-card = { $card } dodaje { $others_acc } do ręki.
fantasy_realms-score-line-copies = { $card } kopiuje nazwę, zestaw, podstawową siłę i karę { $others_gen }.
fantasy_realms-score-line-takes-name = { $card } przyjmuje nazwę i zestaw { $others_gen } ({ $suit }).
fantasy_realms-score-line-takes-suit = { $card } przyjmuje sam zestaw: { $suit }.
fantasy_realms-score-line-changes-suit = { $card } zmienia zestaw { $others_gen }: { $suit }.
fantasy_realms-score-line-clears = { $card }: { $others_count ->
    [one] kara { $others_gen } zostaje usunięta.
   *[other] kary { $others_gen } zostają usunięte.
}
fantasy_realms-score-line-clears-army = { $card }: słowo Armia znika { $others_count ->
    [one] z kary { $others_gen }.
   *[other] z kar { $others_gen }.
}
fantasy_realms-score-line-blanks = { $card } anuluje { $others_acc }.
fantasy_realms-score-line-blanks-itself = { $card } spełnia warunek własnej kary i anuluje też siebie.
fantasy_realms-score-line-ring = { $cards } anulują się nawzajem w pętli: wszystkie te karty są anulowane i nie anulują już niczego innego.
fantasy_realms-score-line-blanked-unless = { $card } zostaje { $card_gender ->
    [f] anulowana
   *[m] anulowany
}, bo nie ma żadnej aktywnej karty z zestawu { $suit }.
fantasy_realms-score-line-blanked-with = { $card } zostaje { $card_gender ->
    [f] anulowana
   *[m] anulowany
}, bo aktywna jest karta z zestawu { $suit }.
fantasy_realms-score-line-condition-ring = { $cards } zależą od siebie nawzajem: wszystkie te karty są anulowane.
fantasy_realms-score-line-base = { $card }: podstawowa siła { $points }.
fantasy_realms-score-line-bonus = { $card }: +{ $points } za { $others_acc }.
fantasy_realms-score-line-bonus-alone = { $card }: +{ $points }.
fantasy_realms-score-line-penalty = { $card }: { $points } za { $others_acc }.
fantasy_realms-score-line-penalty-alone = { $card }: { $points }.
fantasy_realms-score-line-would-have = { $card }: karta anulowana, 0 pkt zamiast { $points }.
