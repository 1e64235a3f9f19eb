# Lessons: the first steps in Fantasy Realms (learn/lessons/fantasy_realms_first.json). At most 25 words a bubble; hints
# in three grades: where to look, what to think of, what to do. The first never names the card that is wanted.

learn-fantasy-realms-first-title = First steps

learn-fantasy-realms-1-title = Take what fits
learn-fantasy-realms-1-say-1 = Seven cards score together. Each turn: take one card, from the deck or the discard area, and discard one.
learn-fantasy-realms-1-say-2 = { fantasy_realms-card-queen } pays 5 for each army, 20 with one certain card. You have four armies.
learn-fantasy-realms-1-say-3 = Now discard the card that your hand misses least.
learn-fantasy-realms-1-wrong-1 = The deck brings some card. In the area lies one with which your { fantasy_realms-card-queen } pays 80 in place of 20.
learn-fantasy-realms-1-wrong-2 = { fantasy_realms-card-smoke } is blanked without a flame: at best { $points }. Who loves armies?
learn-fantasy-realms-1-wrong-3 = { fantasy_realms-card-magic_wand } wants a wizard; you have none: at best { $points }. Read the { fantasy_realms-card-queen } again.
learn-fantasy-realms-1-wrong-4 = Without { $option } the hand scores { $points }. One card brings almost nothing: let that one go.
learn-fantasy-realms-1-tell-1 = { fantasy_realms-card-king } and { fantasy_realms-card-queen } together: 20 points for each army, from both of them.
learn-fantasy-realms-1-end-1 = From 112 to 258 points in one turn: cards are worth what they do together.
learn-fantasy-realms-1-hint-1 = Read the { fantasy_realms-card-queen }.
learn-fantasy-realms-1-hint-2 = The card that she asks for lies in the area.
learn-fantasy-realms-1-hint-3 = Take the { fantasy_realms-card-king }.
learn-fantasy-realms-1-hint-4 = Which card has nothing to do with all the others?
learn-fantasy-realms-1-hint-5 = It is worth 2, and its bonus will not come.
learn-fantasy-realms-1-hint-6 = Discard the { fantasy_realms-card-candle }.

learn-fantasy-realms-2-title = Penalties bite
learn-fantasy-realms-2-say-1 = Some cards have a penalty. { fantasy_realms-card-dragon } is worth 30, but loses 40 unless you hold a wizard.
learn-fantasy-realms-2-say-2 = Find a wizard. It does more than save your { fantasy_realms-card-dragon }.
learn-fantasy-realms-2-say-3 = Now discard the card that gives least.
learn-fantasy-realms-2-wrong-1 = A wizard lies open in the area. From the deck it would take luck, and the 40 stay lost.
learn-fantasy-realms-2-wrong-2 = { fantasy_realms-card-knights } lose 8 without a leader, and the { fantasy_realms-card-dragon } still loses 40: at best { $points }.
learn-fantasy-realms-2-wrong-3 = { fantasy_realms-card-blizzard } loses 5 for each beast, and the 40 of the { fantasy_realms-card-dragon } stay lost: at best { $points }.
learn-fantasy-realms-2-wrong-4 = Without { $option } the hand scores { $points }. Another card gives less than that one.
learn-fantasy-realms-2-tell-1 = A wizard: the { fantasy_realms-card-dragon } keeps its 30. And { fantasy_realms-card-enchantress } pays 5 for each land, weather, flood and flame.
learn-fantasy-realms-2-hint-1 = What does the { fantasy_realms-card-dragon } want?
learn-fantasy-realms-2-hint-2 = One card of the area is a wizard.
learn-fantasy-realms-2-hint-3 = Take the { fantasy_realms-card-enchantress }.
learn-fantasy-realms-2-hint-4 = Which card asks for something that you do not have?
learn-fantasy-realms-2-hint-5 = Without a leader one of them is worth 4.
learn-fantasy-realms-2-hint-6 = Discard the { fantasy_realms-card-shield_of_keth }.

learn-fantasy-realms-3-title = Blanked and cleared
learn-fantasy-realms-3-say-1 = A blanked card has no points, no suit, nothing. { fantasy_realms-card-wildfire } blanks much; { fantasy_realms-card-great_flood } blanks flames.
learn-fantasy-realms-3-say-2 = A cleared penalty does not act. One land in the area clears floods, and pays 50 for { fantasy_realms-card-smoke } with { fantasy_realms-card-wildfire }.
learn-fantasy-realms-3-say-3 = { fantasy_realms-card-wildfire } lives now, and blanks some of your cards. Discard one of those.
learn-fantasy-realms-3-wrong-1 = The deck brings some card. One land of the area turns this mess into a fine hand.
learn-fantasy-realms-3-wrong-2 = { fantasy_realms-card-hydra } brings you, at best, to { $points }. One land of the area does far more.
learn-fantasy-realms-3-wrong-3 = { fantasy_realms-card-basilisk } brings you, at best, to { $points }. One land of the area does far more.
learn-fantasy-realms-3-wrong-4 = Without { $option } the hand scores { $points }. Discard a card that { fantasy_realms-card-wildfire } blanks anyway.
learn-fantasy-realms-3-tell-1 = The penalty of { fantasy_realms-card-great_flood } is cleared: { fantasy_realms-card-wildfire } lives, { fantasy_realms-card-smoke } has its flame, { fantasy_realms-card-mountain } pays 50.
learn-fantasy-realms-3-hint-1 = Which card of the area clears floods?
learn-fantasy-realms-3-hint-2 = It is a land that { fantasy_realms-card-wildfire } spares.
learn-fantasy-realms-3-hint-3 = Take the { fantasy_realms-card-mountain }.
learn-fantasy-realms-3-hint-4 = Read which cards { fantasy_realms-card-wildfire } spares.
learn-fantasy-realms-3-hint-5 = Leaders, and lands other than { fantasy_realms-card-mountain }, are blanked by it.
learn-fantasy-realms-3-hint-6 = Discard { fantasy_realms-card-king }, { fantasy_realms-card-forest } or { fantasy_realms-card-swamp }.

learn-fantasy-realms-4-title = Deck or area?
learn-fantasy-realms-4-say-1 = Nothing in the area raises your 233. The deck brings 14 more on average, and shows your rivals nothing.
learn-fantasy-realms-4-say-2 = But every card drawn from the deck brings the end nearer.
learn-fantasy-realms-4-say-3 = Which card of your hand has nobody to work with?
learn-fantasy-realms-4-wrong-1 = With { $option } you stay, at best, at { $points }. The deck is worth more on average.
learn-fantasy-realms-4-wrong-2 = Without { $option } the hand scores { $points }. Another card brings you less.
learn-fantasy-realms-4-tell-1 = { fantasy_realms-card-elven_archers }: a fifth army. { fantasy_realms-card-king } and { fantasy_realms-card-queen } pay 40 for it.
learn-fantasy-realms-4-hint-1 = Try each card of the area in your mind.
learn-fantasy-realms-4-hint-2 = None of them beats your own cards.
learn-fantasy-realms-4-hint-3 = Draw from the deck.
learn-fantasy-realms-4-hint-4 = Which card is no leader and no army?
learn-fantasy-realms-4-hint-5 = It is worth 2, and its bonus will not come.
learn-fantasy-realms-4-hint-6 = Discard the { fantasy_realms-card-candle }.

learn-fantasy-realms-5-title = When to stop
learn-fantasy-realms-5-say-1 = The tenth card in the area ends the game at once. Nine lie there, and your hand is strong.
learn-fantasy-realms-5-say-2 = Who takes from the area and discards keeps it at nine. Make it ten.
learn-fantasy-realms-5-say-3 = The card you discard now is the tenth. Keep your 233 points or more.
learn-fantasy-realms-5-wrong-1 = { $option } from the area keeps it at nine: they get another turn, and you are ahead now.
learn-fantasy-realms-5-wrong-2 = Without { $option } the hand scores { $points }, and the game ends now. A useless card would do.
learn-fantasy-realms-5-tell-1 = Ten cards: hands are open and scored. The highest wins.
learn-fantasy-realms-5-hint-1 = Count the cards in the area.
learn-fantasy-realms-5-hint-2 = A card taken from it makes room for the one you discard.
learn-fantasy-realms-5-hint-3 = Draw from the deck.
learn-fantasy-realms-5-hint-4 = Two of your eight cards work with none of the others.
learn-fantasy-realms-5-hint-5 = Armies and leaders stay.
learn-fantasy-realms-5-hint-6 = Discard the { fantasy_realms-card-candle }, or what you drew.

learn-fantasy-realms-6-title = Wild cards choose last
learn-fantasy-realms-6-say-1 = At scoring, wild cards choose what they are. { fantasy_realms-card-mirage } may bear the name of an army, land, weather, flood or flame.
learn-fantasy-realms-6-say-2 = { fantasy_realms-card-whirlwind } pays 40 with { fantasy_realms-card-great_flood } and one card that is missing. First say the suit of that card.
learn-fantasy-realms-6-say-3 = And now its name.
learn-fantasy-realms-6-wrong-1 = As { $option } it brings the hand, at most, to { $points }. Read what { fantasy_realms-card-whirlwind } asks for.
learn-fantasy-realms-6-wrong-2 = If { fantasy_realms-card-mirage } stays what it is, the hand scores { $points }. Read what { fantasy_realms-card-whirlwind } asks for.
learn-fantasy-realms-6-wrong-3 = As { $option } the hand scores { $points }. Another name scores more: ask { fantasy_realms-card-whirlwind }.
learn-fantasy-realms-6-wrong-4 = A suit without a name: the hand scores { $points }. { fantasy_realms-card-whirlwind } asks for a name.
learn-fantasy-realms-6-tell-1 = 260: a famous hand. The sheet shows every line, each with its rule.
learn-fantasy-realms-6-hint-1 = Which card of your hand waits for a name?
learn-fantasy-realms-6-hint-2 = { fantasy_realms-card-whirlwind } wants { fantasy_realms-card-rainstorm }: which suit is that?
learn-fantasy-realms-6-hint-3 = Choose { fantasy_realms-suit-weather }.
learn-fantasy-realms-6-hint-4 = Read { fantasy_realms-card-whirlwind } once more.
learn-fantasy-realms-6-hint-5 = One of these names would make it pay 40.
learn-fantasy-realms-6-hint-6 = Name { fantasy_realms-card-rainstorm }.

learn-fantasy-realms-7-title = A whole game with a coach
learn-fantasy-realms-7-say-1 = Three players, and ten cards in the area end it. What your hand scores is always shown.
learn-fantasy-realms-7-say-2 = Ask of each card: what does it bring, and whom does it feed?
