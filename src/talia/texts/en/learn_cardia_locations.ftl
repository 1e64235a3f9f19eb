# Lessons: locations of Cardia (learn/lessons/cardia_locations.json). At most 25 words a bubble; hints in three grades: where to
# look, what to think of, what to do. The first never names the card that is wanted.

learn-cardia-locations-title = Locations

learn-cardia-locations-1-title = Never the same faction twice
learn-cardia-locations-1-say-1 = A location changes the game for both of you. { cardia-location-haunted_catacombs }: two cards of one faction in a row lose the game at once.
learn-cardia-locations-1-say-2 = Your last card, { cardia-card-judge }, is of the { cardia-faction-dynasty }. They show { cardia-card-saboteur }, 5. Win this encounter, and stay alive.
learn-cardia-locations-1-say-3 = One card is left to them, the { cardia-card-ambusher }: { cardia-faction-rebellion }, like their { cardia-card-saboteur }. Only your own card can still spoil it.
learn-cardia-locations-1-wrong-1 = 16 against 5, and yet you lose: { cardia-card-djinn } is of the { cardia-faction-dynasty }, like your { cardia-card-judge } before it. The two cards are not even compared.
learn-cardia-locations-1-wrong-2 = { cardia-card-mediator } is of the { cardia-faction-dynasty }, like your { cardia-card-judge } before it: the game is lost before any influence counts.
learn-cardia-locations-1-wrong-3 = Another faction, so you live. But 3 loses to 5, and −5 waits for your next card.
learn-cardia-locations-1-wrong-4 = { cardia-faction-guild } after { cardia-faction-guild }: both of you would be caught, and the game would be drawn.
learn-cardia-locations-1-tell-1 = 15 against 5: another faction than before, so the encounter counts as always.
learn-cardia-locations-1-tell-2 = { cardia-faction-rebellion } after { cardia-faction-rebellion }: they lose the game, whatever the influence.
learn-cardia-locations-1-hint-1 = Look at the factions of your cards, not only at their influence.
learn-cardia-locations-1-hint-2 = Two of your cards are of the { cardia-faction-dynasty }. Of the other two only one beats 5.
learn-cardia-locations-1-hint-3 = Play the { cardia-card-inventor }.
learn-cardia-locations-1-hint-4 = Which faction did you play last?
learn-cardia-locations-1-hint-5 = Your last card was of the { cardia-faction-guild }. One card in your hand is of the { cardia-faction-guild } as well.
learn-cardia-locations-1-hint-6 = Play the { cardia-card-djinn } or the { cardia-card-mediator }.
learn-cardia-locations-1-end-1 = Here a hand of one faction is a trap. Count factions: yours, and what they still hold.

learn-cardia-locations-2-title = Three in a row
learn-cardia-locations-2-say-1 = { cardia-location-founders_day }: whoever wins three adjacent encounters wins the game at once. Nobody needs five signets.
learn-cardia-locations-2-say-2 = You won the first two and lost the third, 8 to 9. They show { cardia-card-djinn }, 16. Lose with the card that turns the third.
learn-cardia-locations-2-wrong-1 = −5 waits for your next card, and the row stays as it is: they have won the last two now.
learn-cardia-locations-2-wrong-2 = Two cards of their deck are gone, but the row stays as it is: they have won the last two now.
learn-cardia-locations-2-tell-1 = The { cardia-card-clockmaker } lost, so it acts: your card in the encounter before gets +3. 8 + 3 = 11.
learn-cardia-locations-2-tell-2 = 11 against 9: the third encounter is yours.
learn-cardia-locations-2-tell-3 = Three adjacent encounters: you win with three signets. Old encounters count as they stand now.
learn-cardia-locations-2-hint-1 = Which of your abilities reaches back into the row?
learn-cardia-locations-2-hint-2 = +3 for your { cardia-card-judge } would turn the third encounter.
learn-cardia-locations-2-hint-3 = Play the { cardia-card-clockmaker }.

learn-cardia-locations-3-title = Stepping down costs a card
learn-cardia-locations-3-say-1 = { cardia-location-auction_house }: whoever reveals less influence than their card in the encounter before discards the top card of their deck.
learn-cardia-locations-3-say-2 = Your card before is the { cardia-card-puppeteer }, 10. They show { cardia-card-surgeon }, 3. Win, and keep your deck whole.
learn-cardia-locations-3-wrong-1 = 8 beats 3, but it is less than 10: you win the signet and pay with the top card of your deck.
learn-cardia-locations-3-wrong-2 = 7 beats 3, but from 10 it is a step down: the top card of your deck is gone.
learn-cardia-locations-3-tell-1 = They went down from 11 to 3: the top card of their deck is discarded.
learn-cardia-locations-3-tell-2 = 15 against 3: a signet, and your deck is whole.
learn-cardia-locations-3-hint-1 = Look at your card in the encounter before.
learn-cardia-locations-3-hint-2 = All of your cards beat 3. Only one of them is not below 10.
learn-cardia-locations-3-hint-3 = Play the { cardia-card-inventor }.
learn-cardia-locations-3-end-1 = After a high card every lower one costs you. After a low card, or with an empty deck, nothing does.

learn-cardia-locations-4-title = One round behind
learn-cardia-locations-4-say-1 = { cardia-location-foggy_swamp }: what you place now stays face down. The pair placed before is revealed and resolved instead.
learn-cardia-locations-4-say-2 = Your { cardia-card-surgeon }, 3, lies face down against { cardia-card-inventor }, 15. It will lose, and −5 will wait for the card you choose after that.
learn-cardia-locations-4-say-3 = They hold { cardia-card-treasurer }, { cardia-card-swamp_guardian } and { cardia-card-magistra }: 12, 13 and 14. Your { cardia-card-djinn } wins the game if it loses.
learn-cardia-locations-4-say-4 = −5 waits now. The card you choose takes it along, face down, until it is revealed.
learn-cardia-locations-4-say-5 = The { cardia-card-djinn } lies face down. Place your last card, and its pair is revealed.
learn-cardia-locations-4-wrong-1 = Too early: the −5 comes only after you have placed it. It would be revealed with 16, and win.
learn-cardia-locations-4-wrong-2 = The −5 would go with the { cardia-card-hired_blade }, and the { cardia-card-djinn } would stay at 16: too high to lose.
learn-cardia-locations-4-wrong-3 = The −5 would go with the { cardia-card-mediator }, and the { cardia-card-djinn } would stay at 16: too high to lose.
learn-cardia-locations-4-tell-1 = The new cards lie face down. Now the pair before them is revealed.
learn-cardia-locations-4-tell-2 = The { cardia-card-surgeon } lost, so it acts: −5 waits for the next card you choose.
learn-cardia-locations-4-tell-3 = The −5 lands when its card is revealed: 16 − 5 = 11.
learn-cardia-locations-4-tell-4 = 11 against 14: the { cardia-card-djinn } lost, and you win. In the fog, think one round ahead.
learn-cardia-locations-4-hint-1 = Which of your cards is to take the −5?
learn-cardia-locations-4-hint-2 = The −5 does not wait yet. It is for the card you choose in the next round.
learn-cardia-locations-4-hint-3 = Place the { cardia-card-mediator } or the { cardia-card-hired_blade } now, and the { cardia-card-djinn } in the next round.
learn-cardia-locations-4-hint-4 = Look at what waits beside the row.
learn-cardia-locations-4-hint-5 = −5 goes with the card you choose now. Which one is to lose?
learn-cardia-locations-4-hint-6 = Place the { cardia-card-djinn }.
learn-cardia-locations-4-hint-7 = Look at the pair that lies face down.
learn-cardia-locations-4-hint-8 = It is revealed as soon as another pair is placed.
learn-cardia-locations-4-hint-9 = Place your last card.
