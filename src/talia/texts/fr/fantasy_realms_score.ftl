# Fantasy Realms : la feuille de score. Chaque ligne est une étape, dans l’ordre des règles.
# Places : $card la carte qui agit, $others les autres, $cards toutes ; formes comme dans fantasy_realms_cards.ftl.

fantasy_realms-score-title = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fantasy_realms-score-player = { $place }. { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fantasy_realms-score-steps = Résolu dans cet ordre
fantasy_realms-score-counted = Bonus et malus
fantasy_realms-score-total = Total
fantasy_realms-score-and = { $first } et { $last }
fantasy_realms-score-column-card = Carte
fantasy_realms-score-column-suit = Famille
fantasy_realms-score-column-base = Force
fantasy_realms-score-column-bonus = Bonus
fantasy_realms-score-column-penalty = Malus
fantasy_realms-score-column-points = Points
fantasy_realms-score-column-remark = Remarques
fantasy_realms-score-column-place = Place
fantasy_realms-score-column-player = Joueur
fantasy_realms-score-column-base-sum = Somme des forces de base
fantasy_realms-score-won = { $player } gagne la partie.
fantasy_realms-score-won-by-tie-break = Égalité départagée par la plus petite somme des forces de base : { $player } gagne la partie.
fantasy_realms-score-shared = { $players } partagent la victoire : points et forces de base sont égaux.
fantasy_realms-score-remark-as = devient { $card }
fantasy_realms-score-remark-cleared = malus effacé par { $cards_le }
fantasy_realms-score-remark-army-cleared = mot « Armée » effacé par { $cards_le }
fantasy_realms-score-remark-blanked-by = carte masquée par { $cards_le } ; aurait rapporté { $points }
fantasy_realms-score-remark-blanked = carte masquée ; aurait rapporté { $points }
fantasy_realms-score-line-takes-card = { $card_le } ajoute { $others_le } à la main.
fantasy_realms-score-line-copies = { $card_le } copie le nom, la famille, la force de base et le malus { $others_de }.
fantasy_realms-score-line-takes-name = { $card_le } prend le nom et la famille { $others_de } ({ $suit }).
fantasy_realms-score-line-takes-suit = { $card_le } ne prend qu’une famille : { $suit }.
fantasy_realms-score-line-changes-suit = { $card_le } change la famille { $others_de } : { $suit }.
fantasy_realms-score-line-clears = { $card } : { $others_count ->
    [one] le malus { $others_de } est effacé.
   *[other] les malus { $others_de } sont effacés.
}
fantasy_realms-score-line-clears-army = { $card } : le mot « Armée » est effacé { $others_count ->
    [one] du malus { $others_de }.
   *[other] des malus { $others_de }.
}
fantasy_realms-score-line-blanks = { $card_le } masque { $others_le }.
fantasy_realms-score-line-blanks-itself = { $card_le } répond à son propre malus et se masque aussi.
fantasy_realms-score-line-ring = Ces cartes se masquent mutuellement, en cercle : { $cards_le }. Elles sont toutes masquées et n’en masquent aucune autre.
fantasy_realms-score-line-blanked-unless = { $card_le } est { $card_gender ->
    [f] masquée
   *[m] masqué
}, car aucune carte de la famille { $suit } n’est active.
fantasy_realms-score-line-blanked-with = { $card_le } est { $card_gender ->
    [f] masquée
   *[m] masqué
}, car une carte de la famille { $suit } est active.
fantasy_realms-score-line-condition-ring = Ces cartes dépendent les unes des autres, en cercle : { $cards_le }. Elles sont toutes masquées.
fantasy_realms-score-line-base = { $card } : force de base { $points }.
fantasy_realms-score-line-bonus = { $card } : +{ $points } pour { $others_le }.
fantasy_realms-score-line-bonus-alone = { $card } : +{ $points }.
fantasy_realms-score-line-penalty = { $card } : { $points } pour { $others_le }.
fantasy_realms-score-line-penalty-alone = { $card } : { $points }.
fantasy_realms-score-line-would-have = { $card } : carte masquée, 0 point au lieu de { $points }.
