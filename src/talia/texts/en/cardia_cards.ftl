# Cardia: names and texts of the 32 cards and 8 locations, factions, levels, and the rules that events cite.
# .text says in our own words what a card does, and first when it acts (.when of its type). The rulebooks at hand name no difficulty levels in English: those are ours.

## Factions

cardia-faction-rebellion = Rebellion
cardia-faction-academy = Academy
cardia-faction-guild = Guild
cardia-faction-dynasty = Dynasty

## Types of ability

cardia-type-immediate = Immediate
    .ability = immediate ability
    .when = When this card loses:
cardia-type-ongoing = Ongoing
    .ability = ongoing ability
    .when = Once this card has lost, while active:

## Levels of difficulty

cardia-level-1 = Assassins in Training
    .ours = yes
cardia-level-2 = Seasoned Inventors
    .ours = yes
cardia-level-3 = Mighty Mages
    .ours = yes
cardia-level-4 = The Djinn Is Impressed!
    .ours = yes

## Cards of deck I

cardia-card-hired_blade = Hired Blade
    .text = { cardia-type-immediate.when } this card and the opposing card both go to their owners’ discard piles.
cardia-card-void_mage = Void Mage
    .text = { cardia-type-immediate.when } choose any played card and strip it of its whole modifier or of all its ongoing tokens.
cardia-card-surgeon = Surgeon
    .text = { cardia-type-immediate.when } the next card you play gets −5 influence.
cardia-card-mediator = Mediator
    .text = { cardia-type-ongoing.when } the encounter of this card counts as a tie.
cardia-card-saboteur = Saboteur
    .text = { cardia-type-immediate.when } the top two cards of the opponent’s deck go to their discard pile.
cardia-card-fortune_teller = Fortune Teller
    .text = { cardia-type-immediate.when } in the next encounter the opponent plays a card face up, and only then do you choose yours.
cardia-card-palace_guard = Palace Guard
    .text = { cardia-type-immediate.when } name a faction. Unless the opponent discards a card of it from their hand, this card gets +7 influence.
cardia-card-judge = Judge
    .text = { cardia-type-ongoing.when } your card wins every tied encounter, past or future. A tie lost this way activates no ability.
cardia-card-ambusher = Ambusher
    .text = { cardia-type-immediate.when } name a faction. The opponent discards every card of it that they hold in their hand.
cardia-card-puppeteer = Puppeteer
    .text = { cardia-type-immediate.when } discard the opposing card. A random card from the opponent’s hand replaces it, its ability not activated. If that hand is empty, you win the game.
cardia-card-clockmaker = Clockmaker
    .text = { cardia-type-immediate.when } your card in the previous encounter and the next card you play get +3 influence each.
cardia-card-treasurer = Treasurer
    .text = { cardia-type-ongoing.when } the card that wins the previous encounter carries one extra signet, even if it is the opponent’s.
cardia-card-swamp_guardian = Swamp Guardian
    .text = { cardia-type-immediate.when } take another of your played cards back into your hand, and discard the card that opposed it.
cardia-card-magistra = Magistra
    .text = { cardia-type-immediate.when } choose another of your played cards with at least as much influence as this one. Copy its immediate ability and activate it from here.
cardia-card-inventor = Inventor
    .text = { cardia-type-immediate.when } one played card of your choice gets +3 influence, a different one gets −3.
cardia-card-djinn = Djinn
    .text = { cardia-type-immediate.when } you win the game at once.

## Cards of deck II

cardia-card-poisoner = Poisoner
    .text = { cardia-type-immediate.when } the opposing card’s influence drops by just enough to make this encounter a tie.
cardia-card-kinesis_mage = Kinesis Mage
    .text = { cardia-type-immediate.when } move the whole modifier and all ongoing tokens from one of your played cards to another of your played cards.
cardia-card-envoy = Envoy
    .text = { cardia-type-immediate.when } a played card of your choice, or the next card you play, gets −3 influence.
cardia-card-tax_collector = Tax Collector
    .text = { cardia-type-immediate.when } this card gets +4 influence.
cardia-card-revolutionary = Revolutionary
    .text = { cardia-type-immediate.when } the opponent discards two hand cards of their choice, then draws two.
cardia-card-librarian = Librarian
    .text = { cardia-type-immediate.when } once the next card you play has been revealed, choose whether it gets +2 or −2 influence.
cardia-card-prodigy = Prodigy
    .text = { cardia-type-immediate.when } one of your played cards with influence 8 or less gets +3 influence.
cardia-card-aristocrat = Aristocrat
    .text = { cardia-type-ongoing.when } this card carries one extra signet whenever it wins its encounter.
cardia-card-blackmailer = Blackmailer
    .text = { cardia-type-immediate.when } name a faction. If the next card the opponent plays is of another one, they discard two hand cards after revealing it.
cardia-card-illusionist = Illusionist
    .text = { cardia-type-immediate.when } activate the ability of another card of yours that is losing, from that card’s own place.
cardia-card-engineer = Engineer
    .text = { cardia-type-immediate.when } the next card you play gets +5 influence, but only at the end of phase 2 of its round.
cardia-card-counselor = Counselor
    .text = { cardia-type-ongoing.when } your card wins the previous encounter and the opponent’s card loses it, even if it is a tie.
cardia-card-witch_king = Witch King
    .text = { cardia-type-immediate.when } name a faction. The opponent discards all its cards from hand and deck, then shuffles the deck.
cardia-card-elemental = Elemental
    .text = { cardia-type-immediate.when } discard a hand card with an immediate ability, copy that ability and activate it from here. Then draw a card.
cardia-card-mechanical_djinn = Mechanical Djinn
    .text = { cardia-type-ongoing.when } you win the game if you win the following encounter, the one right after this card in the row.
cardia-card-successor = Successor
    .text = { cardia-type-immediate.when } the opponent keeps two hand cards of their choice and discards the rest of their hand and their whole deck.

## Locations

cardia-location-serpent_temple = Serpent Temple
    .text = Each time a past encounter becomes one that you win, you draw a card and the opponent discards a hand card of their choice.
cardia-location-bazaar = Bazaar
    .text = At the end of the round nobody draws. As soon as you hold one card or none, you draw four.
cardia-location-founders_day = Founder’s Day
    .text = As soon as somebody wins three adjacent encounters, in any phase, they win the game.
cardia-location-grand_library = Grand Library
    .text = At the start of the game draw two cards instead of five, at the end of each round two instead of one.
cardia-location-scrapyard = Scrapyard
    .text = At the end of the round draw two cards instead of one, then put a hand card under your deck. Ignored with fewer than two cards in the deck.
cardia-location-auction_house = Auction House
    .text = When you reveal a card with less influence than your card in the previous encounter, discard the top card of your deck.
cardia-location-haunted_catacombs = Haunted Catacombs
    .text = When you reveal a card of the same faction as your card in the previous encounter, you lose the game at once.
cardia-location-foggy_swamp = Foggy Swamp
    .text = Each round the cards just placed stay face down; the previous encounter is revealed and resolved instead.

## Rules, by the numbers of docs/rules/cardia.md

cardia-rule-2 = Both players use the same 16 cards, shuffle them and draw five, or two with Grand Library.
cardia-rule-3 = Encounters lie in a row in the order of play; previous and following mean the neighbours of the card whose ability it is.
cardia-rule-3-1 = A card that leaves the row loses its tokens, and when both cards of an encounter have gone, the later encounters close the gap.
cardia-rule-4 = Influence is the printed value plus modifiers; the card with more of it wins the encounter and carries a signet.
cardia-rule-4-1 = An active Counselor makes its owner’s card win the previous encounter.
cardia-rule-4-2 = An active Mediator makes its encounter a tie.
cardia-rule-4-3 = The higher influence wins the encounter; equal influence is a tie.
cardia-rule-4-4 = A player with an active Judge wins every tie; with two Judges both cards win.
cardia-rule-5-phase1 = Each player places a card; both are revealed together and their influence is compared.
cardia-rule-5-phase1-0 = Whoever has no card to play at the start of a round loses; if neither player has one, whoever has more signets wins, and equal numbers are a draw.
cardia-rule-5-phase1-1 = Each player places any one hand card face down; after a Fortune Teller its victim places first, face up.
cardia-rule-5-phase1-2 = Both cards are revealed together, and waiting modifiers count from now on.
cardia-rule-5-phase1-3 = The higher influence wins the encounter and a signet; after a tie no ability is activated.
cardia-rule-5-phase2 = Only the card that lost this encounter on influence in phase 1 activates its ability; a result that changes later activates nothing.
cardia-rule-5-phase3 = Each player draws a card; then whoever has five or more signets, and more than the opponent, wins the game.
cardia-rule-5-end = The game ends at once when a player cannot play, when an ability or location decides it, or when signets decide it in phase 3.
cardia-rule-6-1 = An immediate ability is resolved once, when it is activated.
cardia-rule-6-2 = An ongoing ability works while an ongoing token lies on its card; without the token its effects end at once.
cardia-rule-6-3 = A modifier for the next card you play waits beside the row and goes onto that card when it is revealed.
cardia-rule-6-4 = A copied ability works from the place of the copying card, an activated one from the place of the card it is printed on.
cardia-rule-6-5 = An ability is carried out as far as possible; parts that cannot be done are skipped.
cardia-rule-9 = The rule of a location holds for both players for the whole game.
cardia-rule-10 = Deck II counts one star and each location its own stars; the sum gives the level of difficulty.
cardia-rule-10-mix = A combined deck takes the four cards of each faction from deck I or from deck II, the same for both players.
cardia-rule-10-match = The first player to win two games wins the match.
cardia-rule-11 = The rulebooks we have do not say how four play; the tournament offered here is our own format.

## Rulings, by their numbers in docs/rules/cardia.md

cardia-rule-R1 = Signets and ongoing tokens never run out.
cardia-rule-R2 = Once an ability has been resolved, every encounter in the row has exactly two cards.
cardia-rule-R3 = An ongoing ability is either on or off; more tokens or a second activation do not strengthen it.
cardia-rule-R4 = Void Mage and Kinesis Mage must choose something that has an effect, if there is any.
cardia-rule-R5 = Mechanical Djinn is checked at the end of phase 2, after the ability and after waiting Engineer modifiers.
cardia-rule-R6 = The Engineer’s modifier lands at the end of phase 2, after a tie too; if the card has left the row, the modifier is lost.
cardia-rule-R7 = Order at the reveal: Haunted Catacombs, waiting modifiers, Librarian, Auction House, Blackmailer, comparison, Founder’s Day.
cardia-rule-R8 = Two active Counselors in the same encounter cancel each other out.
cardia-rule-R9 = On the previous encounter Counselor overrules Mediator and Judge.
cardia-rule-R10 = Elemental draws a card even without a suitable card to discard, and only its controller draws.
cardia-rule-R11 = With Scrapyard any hand card may go under the deck; with fewer than two cards in the deck the draw is as usual and nothing goes under it.
cardia-rule-R12 = If Haunted Catacombs catches both players at once, the game is drawn.
cardia-rule-R13 = If both players fulfil Founder’s Day at once, the game is drawn.
cardia-rule-R14 = With Foggy Swamp a pair not yet resolved does not count when the game ends in phase 1.
cardia-rule-R15 = With Foggy Swamp the cards of a pair not yet resolved are not played cards, even if one lies face up.
cardia-rule-R16 = Results are read again only when an ability has been carried out completely.
cardia-rule-R17 = Serpent Temple acts after the ability: oldest encounter first, the player who used the ability first; draw, then discard.
cardia-rule-R18 = Prodigy may only be used on your own cards.
cardia-rule-R19 = Poisoner only lowers influence, never raises it.
cardia-rule-R20 = Treasurer rewards every winning card of the previous encounter, and several Treasurers add up.
cardia-rule-R21 = A combined deck counts one star as soon as one faction comes from deck II.
cardia-rule-R22 = With several locations draws do not add up, and with Bazaar nobody draws at the end of the round.
cardia-rule-R23 = A card brought in by Puppeteer was not played: no waiting modifiers go onto it and no location checks it.
cardia-rule-R24 = A drawn game counts for neither player in the match.
cardia-rule-R25 = At the end of the round players draw first, then signets are counted.
cardia-rule-R26 = If Mechanical Djinn would win for both players at once, the game is drawn.
