# The template game.

template-name = Template

template-card-echo = Echo
    .text = Use the ability of another of your cards in the row.
template-card-lever = Lever
    .text = One card in the row gets +2, another −2.
template-card-thief = Thief
    .text = The other player loses a random card.
template-card-page = Page
    .text = No ability.
template-card-squire = Squire
    .text = No ability.
template-card-knight = Knight
    .text = No ability.
template-card-baron = Baron
    .text = No ability.
template-card-queen = Queen
    .text = No ability.

template-prompt-play = Choose a card to play
template-prompt-lift = Choose a card that gets +2
template-prompt-lower = Choose another card that gets −2
template-prompt-card_to_echo = Choose the card whose ability you use

template-event-drew = { $seat } draws a card
template-event-met = Revealed: { $cards }
template-event-marked = { $card } gets { $by }
template-event-discarded = { $owner } loses { $card } at random

template-reason-more_meetings = More meetings won.
template-reason-level = As many meetings won by both.

template-setting-ranks = Ranks
    .text = How many different cards each seat has.
template-setting-hand = Hand
    .text = Cards in hand at the start.
template-setting-change_lock_in = Change a locked-in choice
    .text = Until the other has chosen as well.

template-rule-2 = Both play a card in secret; then both are revealed.
template-rule-4 = Each draws a card.
template-rule-echo = { template-card-echo.text }
template-rule-lever = { template-card-lever.text }
template-rule-thief = { template-card-thief.text }
