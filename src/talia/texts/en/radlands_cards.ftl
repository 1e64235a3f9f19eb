# Cards of Radlands: a name and, in our own words, what the card does.
# `.text_v3` is the text of the other printing (variant V3); Command Post keeps its text there.

## Camps

radlands-card-adrenaline_lab = Adrenaline Lab
    .text = 0 water: pay for and use an ability of one of your damaged people, then destroy that person.

radlands-card-arcade = Arcade
    .text = 1 water: gain a punk, if you have at most one person in play.

radlands-card-atomic_garden = Atomic Garden
    .text = 2 water: restore one of your damaged people; that person becomes ready.

radlands-card-blood_bank = Blood Bank
    .text = 0 water: destroy one of your people, then gain 1 extra water.

radlands-card-bonfire = Bonfire
    .text = 0 water: damage this camp, then restore any number of your cards. This camp can never be restored.

radlands-card-cache = Cache
    .text = 0 water: damage this camp, then choose one: draw a card, restore, or gain a punk.
    .text_v3 = 2 water: raid and gain a punk.

radlands-card-cannon = Cannon
    .text = 1 water: damage this camp, then damage.
    .text_v3 = Starts the game damaged. 2 water: damage, but only while this camp is undamaged.

radlands-card-catapult = Catapult
    .text = 2 water: damage any card of your opponent, then destroy one of your people.

radlands-card-command_post = Command Post
    .text = 3 water, 1 less for each of your punks: damage.

radlands-card-construction_yard = Construction Yard
    .text = 1 water, only while this camp is undamaged: turn one of your destroyed camps back up, then destroy this camp.
    .text_v3 = 1 water: move any person to any place on the same side. 2 water: raid.

radlands-card-garage = Garage
    .text = 1 water: raid.

radlands-card-juggernaut = Juggernaut
    .text = 1 water: move this camp one space forward; people it passes end up behind it. The third time it goes home instead and your opponent destroys one of their own camps.

radlands-card-labor_camp = Labor Camp
    .text = 0 water: destroy one of your people, then you may restore.

radlands-card-mercenary_camp = Mercenary Camp
    .text = 2 water: your opponent chooses: discard two cards from hand (not the Water Silo) or destroy one of their own cards.
    .text_v3 = 2 water: damage any camp of your opponent, if you have four or more people.

radlands-card-mulcher = Mulcher
    .text = 0 water: destroy one of your people, then draw a card.

radlands-card-nest_of_spies = Nest of Spies
    .text = 1 water: damage, if you have put two or more people into play this turn.

radlands-card-oasis = Oasis
    .text = While you have no people in this column, people cost you 1 less to play into it.

radlands-card-obelisk = Obelisk
    .text = Destroyed before the game starts.
    .text_v3 = You win the game when the last card is drawn from the deck.

radlands-card-omen_clock = Omen Clock
    .text = 1 water: move any event, yours or your opponent’s, one space forward. From space 1 it resolves.

radlands-card-outpost = Outpost
    .text = 2 water: raid. 2 water: restore.

radlands-card-parachute_base = Parachute Base
    .text = 0 water: pay for and play a person, pay for and use one of its abilities, then damage that person.

radlands-card-pillbox = Pillbox
    .text = 3 water, 1 less for each of your destroyed camps: damage.

radlands-card-railgun = Railgun
    .text = 2 water: damage.

radlands-card-reactor = Reactor
    .text = 2 water: destroy this camp and all people in play, yours included.

radlands-card-resonator = Resonator
    .text = 2 water: destroy an unprotected damaged card of your opponent.
    .text_v3 = 1 water: damage. This must be the only ability you use this turn.

radlands-card-scavenger_camp = Scavenger Camp
    .text = 2 water: raid. 1 water: restore, if your Raiders resolved this turn.
    .text_v3 = 0 water: discard a card, then gain a punk or 1 extra water.

radlands-card-scud_launcher = Scud Launcher
    .text = 1 water: your opponent chooses one of their own cards and damages it.

radlands-card-supply_depot = Supply Depot
    .text = 2 water: draw two cards, then discard one of those two.

radlands-card-the_octagon = The Octagon
    .text = 1 water: destroy one of your people; your opponent then destroys one of theirs.

radlands-card-training_camp = Training Camp
    .text = 1 water: turn up one of your punks. A person stays there, exhausted. An event is discarded, and you gain a punk and 1 extra water.
    .text_v3 = 2 water: damage, if you have two people in this column.

radlands-card-transplant_lab = Transplant Lab
    .text = 1 water: restore, if you have put two or more people into play this turn.

radlands-card-victory_totem = Victory Totem
    .text = 2 water: injure. 2 water: raid.
    .text_v3 = 2 water: damage. 2 water: raid.

radlands-card-warehouse = Warehouse
    .text = 0 water: damage this camp, then discard one or more cards from hand (not the Water Silo) and draw that many plus one.
    .text_v3 = 1 water: restore, if your opponent has an unprotected camp.

radlands-card-watchtower = Watchtower
    .text = 1 water: damage, if any event resolved this turn.

## People

radlands-card-argo_yesky = Argo Yesky
    .text = 1 water: damage. All your people have this ability too. When Argo enters play, gain a punk.

radlands-card-assassin = Assassin
    .text = 2 water: destroy an unprotected enemy.

radlands-card-cult_leader = Cult Leader
    .text = 0 water: destroy one of your people, then damage.

radlands-card-doomsayer = Doomsayer
    .text = 1 water: damage, if your opponent has an event in play. When this card enters play, you may move all your opponent’s events back one space.

radlands-card-exterminator = Exterminator
    .text = 1 water: destroy all damaged enemies.

radlands-card-gunner = Gunner
    .text = 2 water: injure all unprotected enemies.

radlands-card-holdout = Holdout
    .text = 1 water: damage. Costs 0 when played into the column of one of your destroyed camps.

radlands-card-karli_blaze = Karli Blaze
    .text = 1 water: damage. All your people, Karli included, enter play ready.

radlands-card-looter = Looter
    .text = 2 water: damage; if you hit a camp, draw a card.

radlands-card-magnus_karv = Magnus Karv
    .text = 2 water: damage every card in one of your opponent’s columns.

radlands-card-mimic = Mimic
    .text = Pay for and use an ability of one of your ready people or of any undamaged enemy.

radlands-card-molgur_stang = Molgur Stang
    .text = 1 water: destroy any camp of your opponent.

radlands-card-muse = Muse
    .text = 0 water: gain 1 extra water.

radlands-card-mutant = Mutant
    .text = 0 water: damage, restore, or both; then damage this card.

radlands-card-pyromaniac = Pyromaniac
    .text = 1 water: damage an unprotected camp of your opponent.

radlands-card-rabble_rouser = Rabble Rouser
    .text = 1 water: gain a punk. 1 water: damage, if you have a punk.

radlands-card-repair_bot = Repair Bot
    .text = 2 water: restore. When this card enters play, restore.

radlands-card-rescue_team = Rescue Team
    .text = 0 water: return one of your people to your hand. This card enters play ready.

radlands-card-scientist = Scientist
    .text = 1 water: discard the top three cards of the deck; you may use the junk effect of one of them.

radlands-card-scout = Scout
    .text = 1 water: raid.

radlands-card-sniper = Sniper
    .text = 2 water: damage any card of your opponent.

radlands-card-vanguard = Vanguard
    .text = 1 water: damage; then your opponent damages an unprotected card of yours. When this card enters play, gain a punk.

radlands-card-vera_vosh = Vera Vosh
    .text = 1 water: injure. The first time each turn that you use an ability of a card, that card stays ready.

radlands-card-vigilante = Vigilante
    .text = 1 water: injure.

radlands-card-wounded_soldier = Wounded Soldier
    .text = 1 water: damage. When this soldier enters play, draw a card, then damage the soldier.

radlands-card-zeto_khan = Zeto Khan
    .text = 1 water: draw three cards, then discard three from hand (not the Water Silo). The first event you play each turn has number 0.

## Events

radlands-card-banish = Banish
    .text = Destroy any enemy.

radlands-card-bombardment = Bombardment
    .text = Damage all your opponent’s camps, then draw a card for each destroyed camp they have.

radlands-card-famine = Famine
    .text = Each player, you first, keeps one of their people and destroys the rest.

radlands-card-high_ground = High Ground
    .text = You may rearrange your people. This turn all your opponent’s cards are unprotected.

radlands-card-interrogate = Interrogate
    .text = Draw four cards, then discard three of those four.

radlands-card-napalm = Napalm
    .text = Destroy all enemies in one of your opponent’s columns.

radlands-card-radiation = Radiation
    .text = Injure all people in play, yours included.

radlands-card-strafe = Strafe
    .text = Injure all unprotected enemies.

radlands-card-truce = Truce
    .text = Return all people in play, punks included, to their owners’ hands.

radlands-card-uprising = Uprising
    .text = Gain three punks.

## Each player's own cards, and punks

radlands-card-water_silo = Water Silo
    .text = Pay 1 water to take it into your hand. Junked, it gives 1 extra water and returns to your area.

radlands-card-raiders = Raiders
    .text = Your opponent chooses one of their camps and it is damaged. Then the Raiders return to your area.

radlands-card-punk = Punk
    .text = A face-down card from the deck: a person with no ability and no trait. Any hit destroys it and puts it back on the deck, unseen.
