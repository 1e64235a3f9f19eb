# Rules of Radlands in short sentences, for the “why” of an event. Rule id radlands.7.4 is key radlands-rule-7-4.
# The numbers are those of docs/rules/radlands.md.

## Setup

radlands-rule-2-1 = Before the game the camp deck and the draw deck are shuffled.
radlands-rule-2-2 = Each player is dealt six camps and secretly keeps three, in an order of their choice. All are revealed at the same moment; the camps not kept leave the game unseen.
radlands-rule-2-3 = First game: one player gets { radlands-card-garage }, { radlands-card-railgun } and { radlands-card-supply_depot }, the other { radlands-card-reactor }, { radlands-card-cannon } and { radlands-card-victory_totem }.
radlands-rule-2-4 = The { radlands-card-water_silo } and the { radlands-card-raiders } start face up in their owner’s area. The Silo does not start in hand.
radlands-rule-2-5 = Traits that act before the game act now: the { radlands-card-obelisk } is turned to its destroyed side.
radlands-rule-2-6 = Your starting hand is as large as the sum of the numbers on your three camps; a destroyed { radlands-card-obelisk } counts too.
radlands-rule-2-7 = A coin flip decides who goes first, after the camps are revealed and the hands drawn.
radlands-rule-2-8 = The first player gets 1 water instead of 3 on their very first turn.

## Words and states

radlands-rule-3-1 = People are the person cards and punks in play. An enemy is a person of the opponent, never a camp.
radlands-rule-3-2 = The first hit damages a camp or a person, the second destroys it; a punk is destroyed by the first. A destroyed camp stays in its column without ability or trait and can never be chosen as a target.
radlands-rule-3-3 = A camp is ready unless it was used this turn. A person is ready unless it is damaged or was put into play, restored or used this turn.
radlands-rule-3-4 = At the end of every turn the cards of both players forget that they were played, restored or used.
radlands-rule-3-5 = People enter play when they are played from hand, gained as punks or turned up by { radlands-card-training_camp }. Being moved is not entering play.
radlands-rule-3-6 = A card that returns to hand forgets its damage, its exhaustion and everything it did.

## The turn

radlands-rule-4-1 = Events phase: your event in space 1 is resolved and discarded (Raiders go home); then your other events move one space forward.
radlands-rule-4-2 = Replenish phase: draw a card, then take 3 water.
radlands-rule-4-3 = Actions phase: take any number of actions, in any order, until you stop.
radlands-rule-4-4 = End of the turn: all unspent water is lost, and effects that last for the turn end.

## Actions

radlands-rule-5-1 = To play a person, pay its cost and choose a column and a place. It enters play exhausted, and its entry trait happens at once.
radlands-rule-5-2 = To play an event, pay its cost and put it into your queue. An event with number 0 is resolved immediately.
radlands-rule-5-3 = You may draw a card for 2 water, as often as you can pay.
radlands-rule-5-4 = To junk a card, discard it from hand and get the effect of its junk icon for free, even if the effect can do nothing.
radlands-rule-5-5 = For 1 water you take your { radlands-card-water_silo } into your hand. It can only be junked, never played or discarded.
radlands-rule-5-6 = You may use an ability of any of your ready camps or people, in any column.
radlands-rule-5-7 = Unspent water is never kept for a later turn.

## Columns

radlands-rule-6-1 = Each player has three columns: a camp, standing or destroyed, with at most two people in front of it.
radlands-rule-6-2 = A new person goes in front of or behind the one already in the column. A column holds two people; with six people in play you get no more.
radlands-rule-6-3 = A card is unprotected if none of its owner’s cards stands in front of it in its column. When a person leaves, the one in front moves back towards the camp.
radlands-rule-6-4 = { radlands-card-juggernaut } moves inside its own column and protects the people behind it. On its third move it goes home and the opponent destroys one of their own camps.
radlands-rule-6-5 = A punk is the unseen top card of the deck: a person with no ability and no trait. One hit destroys it and puts it back on top of the deck, face down.

## Effect icons

radlands-rule-7-1 = Destroy: a person is discarded, a camp is turned over, a punk goes face down on top of the deck.
radlands-rule-7-2 = Damage hits a person or a camp, injure hits people only. Unless the text says otherwise, the target is an unprotected card of the opponent.
radlands-rule-7-3 = Restore: you may turn one of your damaged cards upright. A restored person is exhausted this turn. Destroyed cards cannot be restored.
radlands-rule-7-4 = Raid: your { radlands-card-raiders } go to space 2 of your queue, or to space 3 if 2 is taken. If already queued, they move one space forward when it is free; from space 1 they are resolved.
radlands-rule-7-5 = Draw: take the top card of the deck.
radlands-rule-7-6 = Gain a punk: you may put the top card of the deck face down into one of your columns that has room.
radlands-rule-7-7 = Extra water: 1 more water, for this turn only.

## Events

radlands-rule-8-1 = Each player’s event queue has the spaces 3, 2 and 1, with room for one face-up event in each.
radlands-rule-8-2 = An event goes to the space of its number or, if that is taken, to the first free space behind it. If there is none, the event cannot be played.
radlands-rule-8-3 = An event with number 0 is not queued: it is resolved at once and discarded.
radlands-rule-8-4 = An event must be resolved in full; parts without a target are skipped. Only then is it discarded.
radlands-rule-8-5 = An event belongs to the player who played it, whoever makes it resolve.
radlands-rule-8-6 = “An event resolved this turn” means any event of either player, { radlands-card-raiders } and events with number 0 included.

## Abilities, targets, choices

radlands-rule-9-1 = To use an ability, the card must be ready. Pay, the card counts as used, then carry out the text in order.
radlands-rule-9-2 = A card can normally be used once per turn, whichever of its abilities you choose.
radlands-rule-9-3 = Damage, injure and destroy reach only unprotected cards of the opponent; “any”, “all” and “one of” ignore protection. You harm your own cards only when the text says so.
radlands-rule-9-4 = An ability can be started only if the card is ready, the cost can be paid, its condition holds and its mandatory steps are possible.
radlands-rule-9-5 = The player who uses an ability makes its choices, except those the text gives to the opponent.
radlands-rule-9-6 = An effect on several cards hits them all at the same time; columns close up afterwards.
radlands-rule-9-7 = If a card leaves play during an ability, the rest of the ability still happens.
radlands-rule-9-8 = Restoring, gaining a punk and whatever you “may” do is optional. Everything else must be done as far as possible.

## Traits

radlands-rule-10-1 = A person’s trait works only while that person is undamaged. A camp’s trait works until the camp is destroyed.
radlands-rule-10-2 = An entry trait happens immediately after the card is placed, before anything else.
radlands-rule-10-3 = When a person is restored, its lasting trait works again at once; an entry trait does not happen again.
radlands-rule-10-4 = Traits that change a cost act while the card is being played.

## Deck and end of the game

radlands-rule-11-1 = The moment all three camps of a player are destroyed, the other player wins and nothing more is resolved.
radlands-rule-11-2 = When the deck runs out for the first time, the discard pile is shuffled into a new deck. When it runs out again, the game ends in a tie.
radlands-rule-11-3 = A win and an empty deck never coincide: whichever comes first decides.
radlands-rule-12 = Hands, the deck and punks are hidden. Cards discarded this turn are seen by everyone, but the discard pile may not be searched.

## Rulings where sources differ

radlands-rule-D1 = There are 26 different people, 46 cards in all: twenty in two copies and six named people in one.
radlands-rule-D2 = Where printings differ, camps have the texts that agree with the rulebook; the other texts are variant V3.
radlands-rule-D3 = { radlands-card-cannon } damages itself first and fires afterwards.
radlands-rule-D4 = The starting numbers of camps are those seen on photographs of the cards.
radlands-rule-D5 = Costs are those seen on photographs of the cards; “?” means no cost of its own, only that of the ability used.
radlands-rule-D6 = Junk icons are those seen on photographs of the cards.
radlands-rule-D7 = With { radlands-card-vera_vosh } each of your cards can be used twice a turn, paying each time.
radlands-rule-D8 = With six people in play you get no more, and a card may restore itself. Later rules are variants V1 and V2.
radlands-rule-D9 = With { radlands-card-mercenary_camp } the chosen card is destroyed, not damaged.
radlands-rule-D10 = The deck has run out the moment its last card leaves it, even in the middle of an effect.
radlands-rule-D11 = The third camp of the first set for the first game is { radlands-card-supply_depot }.
radlands-rule-D12 = Junking a card and playing a 0 event are always allowed, even to no effect. An ability needs its condition and a target.
radlands-rule-D13 = The name is written { radlands-card-zeto_khan }, as on the card.
radlands-rule-D14 = Camps are chosen before it is known who goes first.
radlands-rule-D15 = For { radlands-card-assassin }, “person” and “enemy” mean the same: an unprotected person of the opponent.

## Variants

radlands-rule-V1 = Make room (variant): without space you may still play a person or gain a punk if you first destroy one of your own people.
radlands-rule-V2 = No self-restore (variant): a card cannot restore itself.
radlands-rule-V3 = Other printing (variant): eleven camps have other texts or starting numbers.

## Cards with a ruling that matters: what each says, and the ruling; others are told by their text alone

radlands-rule-card-adrenaline_lab = { radlands-card-adrenaline_lab }. { radlands-card-adrenaline_lab.text } The person need not be ready. If it has already left play, nothing more is destroyed.
radlands-rule-card-arcade = { radlands-card-arcade }. { radlands-card-arcade.text } Punks count as people.
radlands-rule-card-atomic_garden = { radlands-card-atomic_garden }. { radlands-card-atomic_garden.text } This holds even if that person was played or used this turn.
radlands-rule-card-blood_bank = { radlands-card-blood_bank }. { radlands-card-blood_bank.text } A punk is enough.
radlands-rule-card-bonfire = { radlands-card-bonfire }. { radlands-card-bonfire.text } If this destroys the camp, you still restore, unless it was your last camp.
radlands-rule-card-cache = { radlands-card-cache }. { radlands-card-cache.text } You choose after the camp has been damaged.
radlands-rule-card-cannon = { radlands-card-cannon }. { radlands-card-cannon.text } It still fires if this destroys it, unless it was your last camp: then you lose first.
radlands-rule-card-catapult = { radlands-card-catapult }. { radlands-card-catapult.text } Protection is ignored, and a punk may be sacrificed.
radlands-rule-card-command_post = { radlands-card-command_post }. { radlands-card-command_post.text } The cost never falls below 0.
radlands-rule-card-construction_yard = { radlands-card-construction_yard }. { radlands-card-construction_yard.text } The camp turned up is undamaged and ready.
radlands-rule-card-mercenary_camp = { radlands-card-mercenary_camp }. { radlands-card-mercenary_camp.text } Protection is ignored; discarding needs two cards.
radlands-rule-card-mulcher = { radlands-card-mulcher }. { radlands-card-mulcher.text } A destroyed punk goes on top of the deck, so you draw that very card.
radlands-rule-card-nest_of_spies = { radlands-card-nest_of_spies }. { radlands-card-nest_of_spies.text } Punks and people who have left play since also count.
radlands-rule-card-oasis = { radlands-card-oasis }. { radlands-card-oasis.text } It works while damaged, too; a cost never falls below 0.
radlands-rule-card-obelisk = { radlands-card-obelisk }. { radlands-card-obelisk.text } It counts as a destroyed camp.
radlands-rule-card-omen_clock = { radlands-card-omen_clock }. { radlands-card-omen_clock.text } Otherwise the space in front must be free. An opponent’s event stays theirs, choices included.
radlands-rule-card-parachute_base = { radlands-card-parachute_base }. { radlands-card-parachute_base.text } If the person has already left play, it is not damaged.
radlands-rule-card-reactor = { radlands-card-reactor }. { radlands-card-reactor.text } If it is your last camp, you lose.
radlands-rule-card-scavenger_camp = { radlands-card-scavenger_camp }. { radlands-card-scavenger_camp.text } It does not matter what made the Raiders resolve.
radlands-rule-card-scud_launcher = { radlands-card-scud_launcher }. { radlands-card-scud_launcher.text } Protection is ignored; a punk is destroyed.
radlands-rule-card-the_octagon = { radlands-card-the_octagon }. { radlands-card-the_octagon.text } Each player chooses their own victim.
radlands-rule-card-training_camp = { radlands-card-training_camp }. { radlands-card-training_camp.text } The person’s entry trait happens at once.
radlands-rule-card-transplant_lab = { radlands-card-transplant_lab }. { radlands-card-transplant_lab.text } Punks and people who have left play since also count.
radlands-rule-card-watchtower = { radlands-card-watchtower }. { radlands-card-watchtower.text } Raiders, events with number 0 and the opponent’s events count.
radlands-rule-card-argo_yesky = { radlands-card-argo_yesky }. { radlands-card-argo_yesky.text } The others have the ability only while Argo is undamaged. New punks enter exhausted.
radlands-rule-card-cult_leader = { radlands-card-cult_leader }. { radlands-card-cult_leader.text } The Cult Leader may destroy himself.
radlands-rule-card-doomsayer = { radlands-card-doomsayer }. { radlands-card-doomsayer.text } An event moves only if the space behind it is free.
radlands-rule-card-exterminator = { radlands-card-exterminator }. { radlands-card-exterminator.text } Protection is ignored.
radlands-rule-card-gunner = { radlands-card-gunner }. { radlands-card-gunner.text } A person who only now loses protection is not hit.
radlands-rule-card-karli_blaze = { radlands-card-karli_blaze }. { radlands-card-karli_blaze.text } A restored Karli is exhausted.
radlands-rule-card-looter = { radlands-card-looter }. { radlands-card-looter.text } It does not matter whether the camp was damaged or destroyed.
radlands-rule-card-magnus_karv = { radlands-card-magnus_karv }. { radlands-card-magnus_karv.text } Protection is ignored, and all are hit at once.
radlands-rule-card-mimic = { radlands-card-mimic }. { radlands-card-mimic.text } “This card” then means the Mimic. Traits are never copied.
radlands-rule-card-molgur_stang = { radlands-card-molgur_stang }. { radlands-card-molgur_stang.text } Protection is ignored.
radlands-rule-card-rescue_team = { radlands-card-rescue_team }. { radlands-card-rescue_team.text } It may return itself. A returned punk becomes the card it really is.
radlands-rule-card-scientist = { radlands-card-scientist }. { radlands-card-scientist.text } Everyone sees the three cards.
radlands-rule-card-sniper = { radlands-card-sniper }. { radlands-card-sniper.text } Protection is ignored.
radlands-rule-card-vanguard = { radlands-card-vanguard }. { radlands-card-vanguard.text } The opponent replies at once, among your unprotected cards. If you have just won, there is no reply.
radlands-rule-card-vera_vosh = { radlands-card-vera_vosh }. { radlands-card-vera_vosh.text } So each of your cards can be used twice a turn, paying each time.
radlands-rule-card-zeto_khan = { radlands-card-zeto_khan }. { radlands-card-zeto_khan.text } Raiders put out by a raid count as that event; events already queued do not change.
radlands-rule-card-banish = { radlands-card-banish }. { radlands-card-banish.text } Protection is ignored.
radlands-rule-card-bombardment = { radlands-card-bombardment }. { radlands-card-bombardment.text } Camps destroyed earlier count as well.
radlands-rule-card-famine = { radlands-card-famine }. { radlands-card-famine.text } Destroyed punks go on top of the deck.
radlands-rule-card-high_ground = { radlands-card-high_ground }. { radlands-card-high_ground.text } Being moved is not entering play.
radlands-rule-card-napalm = { radlands-card-napalm }. { radlands-card-napalm.text } Camps are not enemies, so Juggernaut survives.
radlands-rule-card-radiation = { radlands-card-radiation }. { radlands-card-radiation.text } All are hit at once.
radlands-rule-card-strafe = { radlands-card-strafe }. { radlands-card-strafe.text } A person who only now loses protection is not hit.
radlands-rule-card-truce = { radlands-card-truce }. { radlands-card-truce.text } Cards forget everything; punks become the cards they really are, seen by their owner only.
radlands-rule-card-uprising = { radlands-card-uprising }. { radlands-card-uprising.text } You place them one by one; with six people in play you get no more.
radlands-rule-card-raiders = { radlands-card-raiders }. { radlands-card-raiders.text } A protected camp may be chosen, too.
