# Lessons: cards of deck II of Cardia (learn/lessons/cardia_deck_2.json). At most 25 words a bubble; hints in three grades: where
# to look, what to think of, what to do. The first never names the card that is wanted.

learn-cardia-deck-2-title = Deck II

learn-cardia-deck-2-1-title = Turn your own defeat
learn-cardia-deck-2-1-say-1 = Deck II has sixteen other cards, by the same rules. Some abilities turn the very encounter that they lost.
learn-cardia-deck-2-1-say-2 = They hold one card, and you have seen it: { cardia-card-prodigy }, 7. If it loses, it gets +3. Get the signet all the same.
learn-cardia-deck-2-1-wrong-1 = It loses and pulls the { cardia-card-prodigy } down to 1: a tie, and a signet for nobody.
learn-cardia-deck-2-1-wrong-2 = 6 against 7: it loses, and +2 or −2 waits for your next card. The signet is theirs.
learn-cardia-deck-2-1-wrong-3 = 8 beats 7, so the { cardia-card-prodigy } lost and acts: +3, and it wins 10 to 8.
learn-cardia-deck-2-1-tell-1 = The { cardia-card-tax_collector } lost, so it acts: 4 + 4 = 8.
learn-cardia-deck-2-1-tell-2 = 8 against 7: the signet is yours. A card that loses only now does not act.
learn-cardia-deck-2-1-hint-1 = Read what each of your cards does when it loses.
learn-cardia-deck-2-1-hint-2 = You need more than 7, but only after the comparison.
learn-cardia-deck-2-1-hint-3 = Play the { cardia-card-tax_collector }.
learn-cardia-deck-2-1-end-1 = Who wins in the comparison wakes the other card. Who wins afterwards does not.

learn-cardia-deck-2-2-title = The encounter before
learn-cardia-deck-2-2-say-1 = On a card, “previous” means the encounter right before that card in the row.
learn-cardia-deck-2-2-say-2 = You lost the latest encounter 2 to 16. Now they have only { cardia-card-elemental }, 14: lose to it, and claim the one before.
learn-cardia-deck-2-2-wrong-1 = It loses, and +5 waits for your next card, until the end of its phase 2. The encounter before stays theirs.
learn-cardia-deck-2-2-wrong-2 = It makes a tie of this encounter. The one before stays theirs, and you stay without a signet.
learn-cardia-deck-2-2-tell-1 = The token on the { cardia-card-counselor } keeps its ability active.
learn-cardia-deck-2-2-tell-2 = 2 against 16, and yet it is yours: the { cardia-card-counselor } wins the encounter before it, whatever the influence.
learn-cardia-deck-2-2-hint-1 = Look for an ability that stays.
learn-cardia-deck-2-2-hint-2 = One of your cards speaks of the previous encounter.
learn-cardia-deck-2-2-hint-3 = Play the { cardia-card-counselor }.
learn-cardia-deck-2-2-end-1 = It works from its place in the row: if the row closes up, another encounter comes before it.

learn-cardia-deck-2-3-title = Choose after the reveal
learn-cardia-deck-2-3-say-1 = Your { cardia-card-librarian } lost: your next card gets +2 or −2, and you choose once both cards lie open.
learn-cardia-deck-2-3-say-2 = They hold { cardia-card-engineer }, 11. Which of your cards would win with 2 more?
learn-cardia-deck-2-3-say-3 = 10 against 11. Choose.
learn-cardia-deck-2-3-wrong-1 = 9 + 2 = 11: a tie at best, and a signet for nobody.
learn-cardia-deck-2-3-wrong-2 = 1 + 2 = 3 against 11: it loses, and its ability could only make a tie of it.
learn-cardia-deck-2-3-wrong-3 = 10 − 2 = 8 against 11: the signet is theirs.
learn-cardia-deck-2-3-tell-1 = Both cards lie open, and nothing has been compared yet.
learn-cardia-deck-2-3-tell-2 = 10 + 2 = 12: that counts in the comparison.
learn-cardia-deck-2-3-tell-3 = Their { cardia-card-engineer } lost: their next card gets +5, but only at the end of its phase 2.
learn-cardia-deck-2-3-hint-1 = Count 2 more for each of your cards.
learn-cardia-deck-2-3-hint-2 = You need 12.
learn-cardia-deck-2-3-hint-3 = Play the { cardia-card-illusionist }.
learn-cardia-deck-2-3-hint-4 = Compare the two cards on the table.
learn-cardia-deck-2-3-hint-5 = You are 1 short.
learn-cardia-deck-2-3-hint-6 = Choose +2.
learn-cardia-deck-2-3-end-1 = −2 is of use as well: some cards are worth more when they lose.

learn-cardia-deck-2-4-title = The Djinn that waits
learn-cardia-deck-2-4-say-1 = { cardia-card-mechanical_djinn }: once it has lost, you win the game if you win the encounter right after it.
learn-cardia-deck-2-4-say-2 = They hold { cardia-card-successor }, 16, the only card above 15. Their last card, still in the deck, is { cardia-card-aristocrat }, 8.
learn-cardia-deck-2-4-say-3 = The token lies there. They have only { cardia-card-aristocrat }, 8: win this encounter, and the game is yours.
learn-cardia-deck-2-4-wrong-1 = 10 loses to 16, and no other card of yours is losing: nothing happens. And you will need 10 against 8.
learn-cardia-deck-2-4-wrong-2 = 3 loses to 16. But against 8, in the next round, your { cardia-card-mechanical_djinn } wins and never acts.
learn-cardia-deck-2-4-wrong-3 = 3 loses to 8, and even with −3 their { cardia-card-aristocrat } has 5. The encounter would be theirs.
learn-cardia-deck-2-4-tell-1 = 15 lost to 16, so it acts: the token makes it wait for the next encounter.
learn-cardia-deck-2-4-tell-2 = 10 against 8: you won the encounter right after it, and with it the game.
learn-cardia-deck-2-4-hint-1 = Which of your cards must lose first?
learn-cardia-deck-2-4-hint-2 = Only 16 beats 15, and 16 comes now.
learn-cardia-deck-2-4-hint-3 = Play the { cardia-card-mechanical_djinn } now, and win the next encounter.
learn-cardia-deck-2-4-hint-4 = Look at their last card.
learn-cardia-deck-2-4-hint-5 = You need more than 8.
learn-cardia-deck-2-4-hint-6 = Play the { cardia-card-illusionist }.
