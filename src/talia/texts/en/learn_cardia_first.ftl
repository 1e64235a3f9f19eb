# Lessons: the first steps in Cardia (learn/lessons/cardia_first.json). At most 25 words a bubble; hints in three grades:
# where to look, what to think of, what to do. The first never names the card that is wanted.

learn-cardia-first-title = First steps

learn-cardia-1-title = The higher card wins
learn-cardia-1-say-1 = Two cards meet. The higher influence wins and carries a signet. Five signets win the game.
learn-cardia-1-say-2 = For this once your opponent shows first: { cardia-card-clockmaker }, 11. Win the encounter.
learn-cardia-1-wrong-1 = 8 is less than 11: the { cardia-card-judge } would lose, and they would carry the signet. Which of your cards is above 11?
learn-cardia-1-wrong-2 = 3 is far below 11: the { cardia-card-surgeon } would lose, and they would carry the signet.
learn-cardia-1-tell-1 = 15 against 11: the { cardia-card-inventor } wins and carries your first signet.
learn-cardia-1-tell-2 = Their { cardia-card-clockmaker } lost, so its ability acts. More of that in the next lesson.
learn-cardia-1-hint-1 = Look at the big numbers in your hand.
learn-cardia-1-hint-2 = Only one of your cards is above 11.
learn-cardia-1-hint-3 = Play the { cardia-card-inventor }.
learn-cardia-1-end-1 = That is an encounter. Each round brings one, and both players then draw a card.

learn-cardia-2-title = The loser acts
learn-cardia-2-say-1 = An ability acts only when its card loses. The winner gets the signet, the loser gets the effect.
learn-cardia-2-say-2 = { cardia-card-inventor }, 15: you cannot beat it. Lose with the card that leaves them without a signet.
learn-cardia-2-wrong-1 = It loses and acts: next time they show first again. But their signet stays.
learn-cardia-2-wrong-2 = It loses, +3 waits for your next card, and their signet stays. Which card removes the { cardia-card-inventor }?
learn-cardia-2-tell-1 = { cardia-card-hired_blade } lost, so it acts: both cards go to the discard piles, and the signet is gone with them.
learn-cardia-2-hint-1 = Read what each of your cards does when it loses.
learn-cardia-2-hint-2 = One of them removes the opposing card.
learn-cardia-2-hint-3 = Play the { cardia-card-hired_blade }.
learn-cardia-2-end-1 = You lost the encounter, and they have nothing from it. Low cards are not weak cards.

learn-cardia-3-title = The Djinn must lose
learn-cardia-3-say-1 = { cardia-card-djinn } says: you win the game. That too acts only if it loses, and at 16 it never does by itself.
learn-cardia-3-say-2 = They show { cardia-card-inventor }, 15. Their other card is { cardia-card-magistra }, 14. Prepare the defeat of your { cardia-card-djinn }.
learn-cardia-3-say-3 = Now they have to play { cardia-card-magistra }, 14. Which card is to meet it, 5 lower than printed?
learn-cardia-3-wrong-1 = 16 beats 15: one signet, and the ability stays silent. The { cardia-card-djinn } has to lose. Make it smaller first.
learn-cardia-3-wrong-2 = The { cardia-card-mediator } loses and makes this a tie. Nice, but your { cardia-card-djinn } stays at 16.
learn-cardia-3-wrong-3 = The −5 would land on the { cardia-card-mediator } and be wasted. It waits for the card you play now.
learn-cardia-3-tell-1 = The { cardia-card-surgeon } lost and acts: −5 waits for the next card you play.
learn-cardia-3-tell-2 = 16 − 5 = 11. { cardia-card-magistra } has 14: the { cardia-card-djinn } loses.
learn-cardia-3-tell-3 = The { cardia-card-djinn } lost, so it acted: you win at once, whatever the signets say.
learn-cardia-3-hint-1 = Which card changes the influence of your next card?
learn-cardia-3-hint-2 = 16 − 5 would be less than 14.
learn-cardia-3-hint-3 = Play the { cardia-card-surgeon } now, then the { cardia-card-djinn }.
learn-cardia-3-hint-4 = Look at the −5 that waits beside the row.
learn-cardia-3-hint-5 = Which ability do you want to act now?
learn-cardia-3-hint-6 = Play the { cardia-card-djinn }.

learn-cardia-4-title = Abilities that stay
learn-cardia-4-say-1 = 9 against 9 was a tie: no signet. Ongoing abilities can still change that; a token marks them.
learn-cardia-4-say-2 = They show { cardia-card-treasurer }, 12. Lose with the card that wins your ties, old ones too.
learn-cardia-4-wrong-1 = The { cardia-card-saboteur } only takes two cards off their deck. The old tie stays a tie.
learn-cardia-4-wrong-2 = The { cardia-card-fortune_teller } only lets them show first next time. The old tie stays a tie.
learn-cardia-4-tell-1 = The token stays: from now on you win every tie.
learn-cardia-4-tell-2 = The old tie turned at once: its signet is yours.
learn-cardia-4-hint-1 = Look for the words “while active”.
learn-cardia-4-hint-2 = One of your cards speaks of ties.
learn-cardia-4-hint-3 = Play the { cardia-card-judge }.

learn-cardia-5-title = The past can turn
learn-cardia-5-say-1 = Results are counted anew all the time. You lost 5 to 6 and 8 to 9: close.
learn-cardia-5-say-2 = They show { cardia-card-djinn }, 16. Lose with the card that moves others up and down, and turn two encounters.
learn-cardia-5-say-3 = First +3: which card of yours would then win its encounter?
learn-cardia-5-say-4 = Now −3, in another encounter: which card of theirs would then lose to yours?
learn-cardia-5-wrong-1 = The −5 only waits for your next card. Nothing in the row turns.
learn-cardia-5-wrong-2 = Their { cardia-card-fortune_teller } would win 9 to 5. Raise a card of yours.
learn-cardia-5-wrong-3 = Their { cardia-card-ambusher } would win 12 to 8. Raise a card of yours.
learn-cardia-5-wrong-4 = Their { cardia-card-djinn } would win 19 to 15. Raise a card of yours that lost by little.
learn-cardia-5-wrong-5 = Your { cardia-card-saboteur } would fall to 2 and lose by more. Lower a card that beat you.
learn-cardia-5-wrong-6 = Your { cardia-card-judge } would fall to 5 and lose by more. Lower a card that beat you.
learn-cardia-5-wrong-7 = Your { cardia-card-inventor } would fall to 12 and lose by more. Lower a card that beat you.
learn-cardia-5-wrong-8 = The { cardia-card-saboteur } beats it already, so only one encounter would turn. Lower a card of another one.
learn-cardia-5-wrong-9 = The { cardia-card-judge } beats it already, so only one encounter would turn. Lower a card of another one.
learn-cardia-5-wrong-10 = The { cardia-card-inventor } beats it already, so only one encounter would turn. Lower a card of another one.
learn-cardia-5-tell-1 = The mark stays. A card that loses only now does not act.
learn-cardia-5-tell-2 = The signet moves over to your card: old encounters count as they stand now.
learn-cardia-5-hint-1 = Read both of your cards: one works on the row.
learn-cardia-5-hint-2 = +3 for one card and −3 for another would turn two encounters.
learn-cardia-5-hint-3 = Play the { cardia-card-inventor }.
learn-cardia-5-hint-4 = Look at your cards in the row: each lost by 1.
learn-cardia-5-hint-5 = Any of your three cards would win with +3.
learn-cardia-5-hint-6 = +3 for your { cardia-card-saboteur }.
learn-cardia-5-hint-7 = Which two encounters do you still lose?
learn-cardia-5-hint-8 = Lower a card that still beats yours, by 1.
learn-cardia-5-hint-9 = −3 for a card of theirs that still wins, not for one of yours.

learn-cardia-6-title = Count, then be unreadable
learn-cardia-6-say-1 = Both have the same sixteen cards, and discards lie open. Their deck is empty: they hold { cardia-card-void_mage }, { cardia-card-mediator } and { cardia-card-palace_guard }.
learn-cardia-6-say-2 = No card of yours is always right. Two of them win half of the time, however well they play. Find one.
learn-cardia-6-wrong-1 = Against their best play the { cardia-card-surgeon } never wins: two of their three cards end the game at once.
learn-cardia-6-wrong-2 = The { cardia-card-mediator } wins one time in four against their best play. Two other cards win one in two.
learn-cardia-6-tell-1 = Either of the two was right. If you always played the same one, they could read you.
learn-cardia-6-hint-1 = Take each of their three cards in turn: which card of yours should meet it?
learn-cardia-6-hint-2 = One right card beats their { cardia-card-mediator }, the other beats { cardia-card-palace_guard }.
learn-cardia-6-hint-3 = { cardia-card-saboteur } or { cardia-card-djinn }: in a real game each half of the time.

learn-cardia-7-title = A whole game with a coach
learn-cardia-7-say-1 = Five signets win. The coach speaks in your first three rounds, then only if you ask.
learn-cardia-7-say-2 = Lose cheaply, win narrowly, and let the losers work for you.
