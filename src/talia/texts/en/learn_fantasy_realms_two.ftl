# Lessons: the two-player variant of Fantasy Realms (learn/lessons/fantasy_realms_two.json). At most 25 words a bubble; hints in
# three grades: where to look, what to think of, what to do. The first never names the card that is wanted.

learn-fantasy-realms-two-title = Two players

learn-fantasy-realms-two-1-title = Build your hand
learn-fantasy-realms-two-1-say-1 = Two players begin with empty hands. Each turn adds one card: take one from the discard area, or draw two and keep one.
learn-fantasy-realms-two-1-say-2 = Up to seven cards you discard nothing of your hand. You have three, worth 41 points. What lies in the area for them?
learn-fantasy-realms-two-1-wrong-1 = Two unknown cards, of which you keep one. In the area lies a card that brings you 78 points at once.
learn-fantasy-realms-two-1-wrong-2 = { fantasy_realms-card-smoke } is blanked without a flame: you stay at { $points }.
learn-fantasy-realms-two-1-wrong-3 = { fantasy_realms-card-magic_wand } wants a wizard, and you have none: the hand scores { $points }.
learn-fantasy-realms-two-1-wrong-4 = { fantasy_realms-card-hydra } brings 12, and more only with the { fantasy_realms-card-swamp }: the hand scores { $points }.
learn-fantasy-realms-two-1-tell-1 = { fantasy_realms-card-king } and { fantasy_realms-card-queen } pay 20 for each army, both of them: 119 points, and four cards in hand.
learn-fantasy-realms-two-1-tell-2 = They drew two and kept one. The other lies in the area, and you may take it.
learn-fantasy-realms-two-1-hint-1 = Read your { fantasy_realms-card-queen }.
learn-fantasy-realms-two-1-hint-2 = She pays 20 for each army together with one card of the area.
learn-fantasy-realms-two-1-hint-3 = Take the { fantasy_realms-card-king }.

learn-fantasy-realms-two-2-title = What you leave, they take
learn-fantasy-realms-two-2-say-1 = They took { fantasy_realms-card-king } and { fantasy_realms-card-knights } from the area: that much you know of their hand. In the area nothing brings you 10 points.
learn-fantasy-realms-two-2-say-2 = Two cards from the deck bring more. But the one you do not keep lies open, and they choose next.
learn-fantasy-realms-two-2-say-3 = { fantasy_realms-card-princess } brings you 46 points, { fantasy_realms-card-queen } 35. Which of the two may they have?
learn-fantasy-realms-two-2-wrong-1 = { $option } brings you to { $points }. Two cards from the deck, of which you keep one, promise more.
learn-fantasy-realms-two-2-wrong-2 = 11 points more for you. But with { fantasy_realms-card-king } and { fantasy_realms-card-knights } alone the { fantasy_realms-card-queen } would bring them 41.
learn-fantasy-realms-two-2-tell-1 = You see both cards. They see the one that you leave.
learn-fantasy-realms-two-2-tell-2 = They take the { fantasy_realms-card-princess }, worth 18 with the two cards you know of. The { fantasy_realms-card-queen } would have brought them 41.
learn-fantasy-realms-two-2-hint-1 = Try each card of the area in your mind.
learn-fantasy-realms-two-2-hint-2 = { fantasy_realms-card-forge } brings 9, { fantasy_realms-card-magic_wand } 1, the others nothing.
learn-fantasy-realms-two-2-hint-3 = Draw from the deck.
learn-fantasy-realms-two-2-hint-4 = Look at what they hold.
learn-fantasy-realms-two-2-hint-5 = One of the two works with their { fantasy_realms-card-king }.
learn-fantasy-realms-two-2-hint-6 = Keep the { fantasy_realms-card-queen }.
learn-fantasy-realms-two-2-end-1 = With two players each card you leave has one taker. Ask first what it is worth to them.

learn-fantasy-realms-two-3-title = The seventh card may be the last
learn-fantasy-realms-two-3-say-1 = The game ends when both hands have seven cards and at least twelve lie in the area.
learn-fantasy-realms-two-3-say-2 = They have seven, and thirteen lie there: your seventh card ends the game, wherever it comes from. Find the best.
learn-fantasy-realms-two-3-wrong-1 = Two unknown cards, and then it is over. A card that lies open brings you 146 points.
learn-fantasy-realms-two-3-wrong-2 = With { $option } you end at { $points }, and there is no other turn. What do your four armies need?
learn-fantasy-realms-two-3-tell-1 = Both hands are full and twelve cards lie in the area: over at once.
learn-fantasy-realms-two-3-tell-2 = 233 points: { fantasy_realms-card-king } and { fantasy_realms-card-queen } pay 40 for each of your four armies.
learn-fantasy-realms-two-3-hint-1 = Read your { fantasy_realms-card-king }.
learn-fantasy-realms-two-3-hint-2 = He pays 20 for each army together with one card of the area.
learn-fantasy-realms-two-3-hint-3 = Take the { fantasy_realms-card-queen }.
