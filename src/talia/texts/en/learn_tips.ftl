# First-use tips (talia.learn.tips): one sentence or two when something is met for the first time. At most 25 words.

learn-tips = Tips
learn-tips-off = No more tips

learn-tip-cardia-djinn = { cardia-card-djinn } wins the game only when it loses its encounter. At 16 it needs help to lose.
learn-tip-cardia-lost = Your card lost, so its ability acts. The ability of a card that wins stays silent.
learn-tip-cardia-their-lost = Their card lost, so its ability acts now. Winning brings the signet, losing the effect.
learn-tip-cardia-tie = A tie: nobody gets a signet, and no ability acts.
learn-tip-cardia-token = An ongoing token: this ability stays as long as the token lies on the card.
learn-tip-cardia-modifier = This modifier waits. It goes onto the next card that player reveals.
learn-tip-cardia-turned = An encounter of the past has turned, and the signet goes with it. No ability acts because of that.
learn-tip-cardia-openly = This player shows the next card first, face up. The other one chooses with open eyes.
learn-tip-cardia-faction = The four factions have four cards each in a deck. The row and the discard piles show which are gone.
learn-tip-cardia-discarded = This card is in your discard pile now. If it carried a signet, that is gone with it.
learn-tip-cardia-low = Low cards are made for losing: read what each of them does then.
learn-tip-cardia-copied = A copied ability acts as if it were the copying card’s own.

learn-tip-radlands-first_turn = Whoever begins has only one water in the first turn. From the next turn on it is three.
learn-tip-radlands-junk = Every card has two uses: play it for its cost, or junk it for the effect of its junk symbol, free.
learn-tip-radlands-person = People are ready from your next turn on. Until then they only protect what is behind them.
learn-tip-radlands-raid = Raiders wait in the event queue like an event. Each raid moves them on; then a camp is damaged.
learn-tip-radlands-event = Your event waits. At the beginning of each of your turns it moves on one space; from space 1 it happens.
learn-tip-radlands-their-event = Their event comes closer with each of their turns. The space it lies on tells how soon.
learn-tip-radlands-punk = A punk is a card face down. It has no ability, and one hit destroys it.
learn-tip-radlands-camp = Your camp is damaged. The next hit destroys it; whoever has lost all three camps loses.
learn-tip-radlands-hurt = A damaged card is not lost: it can be restored. The next hit destroys it.
learn-tip-radlands-ability = Each card acts once in a turn. Afterwards it is turned until your next turn.
learn-tip-radlands-restored = A restored person is not ready in this turn. A camp keeps its readiness.
learn-tip-radlands-raiders = Raiders hit a camp of your own choice, protected or not.
learn-tip-radlands-reshuffled = The deck was used up: the discard pile is shuffled and becomes the new deck.
learn-tip-radlands-silo = Water that is left is lost. For one water you take the Water Silo, and junk it later for one.

learn-tip-fantasy_realms-trade = There are no turns here: everybody swaps cards until the time is up, one card for one.
learn-tip-fantasy_realms-build = While your hand grows: take one card of the discard area, or draw two and keep one.
learn-tip-fantasy_realms-ending = The discard area fills up. When it is full the game ends at once, in the middle of a round.
learn-tip-fantasy_realms-draw = Take any card of the discard area, not only the latest, or draw from the deck.
learn-tip-fantasy_realms-discard = One card goes, the new one too if you like. It lies open, and others may take it.
learn-tip-fantasy_realms-necromancer = { fantasy_realms-card-necromancer } takes a card of the discard area at the very end. Look what others throw away.
learn-tip-fantasy_realms-wild = A wild card chooses at the end what it is. Until then keep several plans open.
learn-tip-fantasy_realms-blanks = This card blanks others of your hand: they count nothing, and no bonus counts them.
learn-tip-fantasy_realms-book = { fantasy_realms-card-book_of_changes } changes the suit of one card when the game is over.
learn-tip-fantasy_realms-island = { fantasy_realms-card-island } takes the penalty off one flood or flame when the game is over.
learn-tip-fantasy_realms-taken = What lies in the discard area is everybody’s: this card was taken. Everybody knows now where it is.
learn-tip-fantasy_realms-scored = The score sheet tells what each card has brought, and why.
