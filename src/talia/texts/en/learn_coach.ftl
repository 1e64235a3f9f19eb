# The coach of a whole game (talia.learn.coach): what it says by the kind of question (talia.learn.prompts) and by the
# expert's reasons. At most 25 words a bubble; it never speaks of mistakes, and of a mixture it names no card.

learn-coach = Coach
learn-coach-forced = There is only one answer here.

## Before a decision: what matters now

learn-coach-now = Look what each answer changes on the table, for you and for the others.
learn-coach-mixed = More than one answer is right here. What matters is that nobody can read you.

learn-coach-now-cardia-play = Two questions for each card: what does it beat, and what does it do when it loses?
learn-coach-now-cardia-openly = This card lies face up before they choose. Which one do they not like to answer?
learn-coach-now-cardia-give_up = Something has to go. Which card will you miss least in the rounds to come?
learn-coach-now-cardia-copy = An ability of another card acts now. Which effect fits the row as it lies?
learn-coach-now-cardia-modifier = A modifier can turn an encounter of the past. Look which ones are close, and who carries the signet.
learn-coach-now-cardia-take_back = A card comes back into your hand. Which ability would you like to use once more?
learn-coach-now-cardia-faction = Name what they are likely to hold. The discard piles and the row tell what is gone.
learn-coach-now-cardia-any = Look at the row first: who carries how many signets, and which encounter is close?
learn-coach-mixed-cardia-play = More than one card is right in this round. What matters is not to be read.
learn-coach-mixed-cardia-openly = More than one card is right in this round. What matters is not to be read.
learn-coach-now-cardia-exact = Both of you know all cards now. This game can be counted to its end.

learn-coach-now-radlands-camps = Camps decide the game. Look for abilities that work together, and how many cards each brings.
learn-coach-now-radlands-act = Water is short. Look what your cards in play can do, then what the hand adds.
learn-coach-now-radlands-uses = Every card has two uses. The junk effect is free: which of the two do you need now?
learn-coach-now-radlands-place = Whoever stands in front protects the column. Which of your camps stands open?
learn-coach-now-radlands-hit = Only unprotected cards can be hit. Think of what would stand in front afterwards.
learn-coach-now-radlands-own = One of your own is hit. Which one is worth least from now on?
learn-coach-now-radlands-mend = Which of your cards do you need most? A restored person is not ready in this turn.
learn-coach-now-radlands-discard = Cards are water too. Keep those whose junk effect or person you will need.
learn-coach-now-radlands-ability = Read what each of these does, and look which one changes the table most.
learn-coach-now-radlands-any = Look at the camps first: theirs that stand open, and yours.
learn-coach-mixed-radlands-camps = Several camps win about as often. Choose those whose abilities you understand.
learn-coach-now-radlands-wins = Look closely: this very turn can win the game.
learn-coach-now-radlands-more-camps = What matters now: your camps. Who can stand in front of those that lie open?
learn-coach-now-radlands-more-people = What matters now: your people. Who of them should be there and unhurt when they move?
learn-coach-now-radlands-more-their-camps = What matters now: their camps. Which of them can be reached this turn?
learn-coach-now-radlands-more-their-people = What matters now: their people. Who of them would hurt you next turn?
learn-coach-now-radlands-more-events = What matters now: the event queues. Look what comes, and when.
learn-coach-now-radlands-more-hand = What matters now: your hand. Which cards are worth more later than now?

learn-coach-now-fantasy_realms-draw = The whole hand counts, not the single card. Look what your best cards still ask for.
learn-coach-now-fantasy_realms-discard = One card goes. Which one do the others not need, and does it help the next player?
learn-coach-now-fantasy_realms-choose = This card chooses at the end. Try what each choice makes of the whole hand.
learn-coach-now-fantasy_realms-trade = Give what your hand does not need. Ask for the suit that your best cards want.
learn-coach-now-fantasy_realms-any = Count what your hand scores now, and what would raise it.
learn-coach-now-realms-deck_table = Points on average from the deck: { $deck }. From the best card in the discard area: { $points }.
learn-coach-now-realms-ending = The end is near. Cards missing in the discard area: { $left }. Plans that need two more cards come too late.

## After an answer: have you seen …?

learn-coach-look = Have you seen this: { $option }? You may go back once and look again.
learn-coach-look-wins = Have you seen it? This turn can win the game. You may go back once and look again.
learn-coach-look-mixed = Have you seen what { $option } meets when they play well? You may go back once and look again.
learn-coach-takeback = Go back and look again

## The ladder of hints: where, what, which and why

learn-coach-where = Look at the whole table first, then at the answers.
learn-coach-where-cardia-play = Look at your hand, and at what they have played already.
learn-coach-where-cardia-openly = Look at your hand, and at what they may still hold.
learn-coach-where-cardia-give_up = Look at your hand, and at your lowest and highest cards.
learn-coach-where-cardia-copy = Look at the abilities in the row, and at those in your hand.
learn-coach-where-cardia-modifier = Look along the row for encounters that are close.
learn-coach-where-cardia-take_back = Look at your cards in the row.
learn-coach-where-cardia-faction = Look at the row and the discard piles: which factions have they played?
learn-coach-where-radlands-camps = Look at the abilities of the camps, and at the cards that they begin with.
learn-coach-where-radlands-act = Look at your camps and people that are ready, and at the water you have.
learn-coach-where-radlands-uses = Look at the two halves of the card: its cost, and its junk symbol.
learn-coach-where-radlands-place = Look at the columns in front of your camps.
learn-coach-where-radlands-hit = Look at the cards in front of their camps.
learn-coach-where-radlands-own = Look at your own side: who is ready, who is damaged, who protects?
learn-coach-where-radlands-mend = Look at your damaged cards.
learn-coach-where-radlands-discard = Look at your hand, and at the junk symbols.
learn-coach-where-radlands-ability = Look at the text of this card.
learn-coach-where-fantasy_realms-draw = Look at the discard area, then at the bonuses in your hand.
learn-coach-where-fantasy_realms-discard = Look at your hand: bonuses, penalties, and what feeds them.
learn-coach-where-fantasy_realms-choose = Look at the card that chooses, and at the suits in your hand.
learn-coach-where-fantasy_realms-trade = Look at your hand: which card brings you nothing?

learn-coach-think = Think of what each answer leaves you with in the next round.
learn-coach-think-cardia-play = Think of a card that does not hurt you if it loses, or that wins against most of theirs.
learn-coach-think-cardia-openly = They answer what they see. Think of a card whose defeat helps you, or that little can beat.
learn-coach-think-cardia-give_up = Think of the rounds to come: an ability you can use again is worth more than a number.
learn-coach-think-cardia-copy = Think of the effect that moves a signet, or keeps one from moving.
learn-coach-think-cardia-modifier = Think of the difference between two cards: is the modifier large enough to turn the signet?
learn-coach-think-cardia-take_back = Think of an ability that can act again, and of the signet that the card may carry.
learn-coach-think-cardia-faction = Think of the high cards they have not shown, and of their factions.
learn-coach-think-radlands-camps = Think of one ability that brings something, and of one that hits.
learn-coach-think-radlands-act = Think backwards: what should stand on the table when your turn ends?
learn-coach-think-radlands-uses = Think of the water: junk costs nothing, a person stays.
learn-coach-think-radlands-place = Think of who protects whom, and who gets hit first.
learn-coach-think-radlands-hit = Think of what becomes unprotected after the hit, and who could act next turn.
learn-coach-think-radlands-own = Think of what the others will aim at next: keep that protected.
learn-coach-think-radlands-mend = Think of the ability you will want next turn.
learn-coach-think-radlands-discard = Think of the cards you can pay for in the next two turns; the others may go.
learn-coach-think-radlands-ability = Think of the camp that is closest to falling, theirs or yours.
learn-coach-think-fantasy_realms-draw = Think in pairs: a card counts with what it makes of the others.
learn-coach-think-fantasy_realms-discard = Think of each card as missing: what would the hand score then?
learn-coach-think-fantasy_realms-choose = Think of the bonus that still waits for a card or a suit.
learn-coach-think-fantasy_realms-trade = Think of the suits that your bonuses name.

learn-coach-which = I would choose this: { $option }.
learn-coach-all-mixed = Every answer here is right now and then. Choose so that nobody can read you.
learn-coach-some-mixed = Several answers are right, each now and then: choose so that nobody can read you. Not among them: { $others }.
