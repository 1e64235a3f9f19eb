"""How often what stands where in a position: written by `scripts/short_table.py`, and never changed again.

The texts of positions that people keep are read by it. A line is a place, then each symbol with its weight: a word (`"`
before it), a number, `null`, `true`, `false`, a list with its length (`[`), an object with its names (`{`); a list of
words that is often the same stands as a whole (`<`); `~` is all that is not listed. A place that ends with `{}` tells
the names of an object, where these are things of the game. A line goes on in those that begin with a space.
"""

from __future__ import annotations

from typing import Final

TABLE: Final = """\
cardia {asked,doing,locked,options,question,random,rules,seats,table=1483
 {asked,doing,locked,options,outcome,question,random,rules,seats,table=517 ~=1
cardia.asked [1=879 [2=604 [0=517 ~=1
cardia.asked[] 1=1014 0=986 ~=1
cardia.doing [1=1160 [0=517 [2=300 [3=20 [4=3 ~=1
cardia.doing[] {at,card,notes,program,seat=2000 ~=1
cardia.doing[].at "play=1232 "after_abilities=211 "choose=161 "count_signets=123 "put_one_under=123 "choose.2=68
 "begin=35 "compare=15 "done=9 "choice_of.2=5 "back=4 "end=4 "late_modifiers=4 "demand_on.2=3 "locations.2=3 ~=1
cardia.doing[].card null=1764 "palace_guard/1=41 "palace_guard/0=39 "ambusher/1=17 "void_mage/1=17 "ambusher/0=11
 "revolutionary/1=11 "revolutionary/0=10 "void_mage/0=9 "envoy/1=7 "kinesis_mage/0=6 "envoy/0=5 "inventor/0=5
 "kinesis_mage/1=5 "swamp_guardian/1=5 "blackmailer/0=4 "magistra/0=4 "magistra/1=4 "swamp_guardian/0=4 "elemental/1=3
 "illusionist/0=3 "illusionist/1=3 "inventor/1=3 "prodigy/0=3 "witch_king/1=3 "prodigy/1=2 "elemental/0=1
 "witch_king/0=1 ~=9
cardia.doing[].notes [4=2000 ~=1
cardia.doing[].notes[] 0=1724 3=42 1=11 4=11 12=10 16=10 2=10 11=9 14=9 8=9 10=8 15=8 5=8 6=8 7=8 13=7 9=7 17=3 18=3
 19=3 21=3 22=3 23=3 27=3 30=3 31=3 24=2 25=2 26=2 28=2 29=2 20=1 32=1 ~=64
cardia.doing[].program "cardia.round=1619 "cardia.scrapyard=123 "cardia.palace_guard=80 "cardia.ambusher=28
 "cardia.void_mage=26 "cardia.revolutionary=19 "cardia.reveal=15 "cardia.envoy=11 "cardia.inventor=11
 "cardia.kinesis_mage=11 "cardia.librarian_choice=9 "cardia.swamp_guardian=9 "cardia.penalty=6 "cardia.illusionist=5
 "cardia.magistra=5 "cardia.afterwards=4 "cardia.prodigy=4 "cardia.serpent_temple=4 "cardia.temple_triggers=4
 "cardia.witch_king=4 "cardia.blackmailer=3 "cardia.elemental=2 ~=1
cardia.doing[].seat 0=1872 1=127 ~=1
cardia.locked [0=1395 [1=605 ~=1
cardia.locked[] 0=936 1=880 ~=1
cardia.options {change_lock_in,deck,hand,influences,locations,mix,rulings,signets=2000 ~=1
cardia.options.change_lock_in true=1756 false=244 ~=1
cardia.options.deck "I=1359 "mix=471 "II=169 ~=1
cardia.options.hand 5=1934 2=66 ~=1
cardia.options.influences <1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16=1934 <1,4,8,11,16=66 ~=1
cardia.options.locations [0=1546 <scrapyard,foggy_swamp=174 [1=139 <serpent_temple,bazaar,auction_house=106 [2=24
 [3=12 ~=1
cardia.options.locations[] "scrapyard=405 "auction_house=61 "grand_library=49 "bazaar=34 "serpent_temple=32
 "foggy_swamp=31 "founders_day=27 "haunted_catacombs=25 ~=1
cardia.options.mix [0=1571 <rebellion,guild=174 <academy,guild=124 <rebellion,academy=106 [3=14 [2=8 [1=4 ~=1
cardia.options.mix[] "dynasty=61 "rebellion=47 "academy=41 "guild=32 ~=1
cardia.options.rulings [0=1834 [1=141 [3=16 [2=9 ~=1
cardia.options.rulings[] "R11=383 "R18=34 "R5=30 "R8=29 "R26=28 "R17=25 "R12=20 "R13=18 "R4=16 "R7=13 "R10=12 "R19=10
 ~=1
cardia.options.signets 5=1934 3=66 ~=1
cardia.outcome {reason,scores,winners=1551 ~=1
cardia.outcome.reason "signets=1351 "neither_can_play=77 "djinn=58 "cannot_play=50 "haunted_catacombs=8
 "founders_day=4 ~=3
cardia.outcome.scores [2=1551 ~=1
cardia.outcome.scores[] 5=817 3=331 4=308 2=245 1=144 0=67 6=66 7=14 8=5 9=3 ~=1
cardia.outcome.winners [1=1508 [0=43 ~=1
cardia.outcome.winners[] 0=792 1=716 ~=1
cardia.question 1=131 5=130 2=127 10=125 11=117 12=117 8=113 9=112 13=111 4=111 6=108 7=102 3=101 14=96 15=90 16=69
 17=49 18=47 19=28 20=27 21=25 22=15 23=9 24=8 27=7 28=7 25=6 26=6 29=4 30=2 31=1 ~=1
cardia.random ~=2000
cardia.rules 1=2000 ~=1
cardia.seats 2=2000 ~=1
cardia.table {decks,discards,fog,fog_seen,hands,known,memory,openly,peeking,round,row,shown,under,waiting=2000 ~=1
cardia.table.decks [2=2000 ~=1
cardia.table.decks[] [0=375 [3=164 [4=161 [5=158 [11=156 [2=155 [1=148 [6=147 [8=142 [10=133 [9=130 [7=129 [12=2 ~=1
cardia.table.decks[][] "djinn=115 "judge=115 "mediator=114 "treasurer=114 "fortune_teller=100 "void_mage=98
 "magistra=97 "clockmaker=96 "hired_blade=95 "inventor=95 "puppeteer=95 "ambusher=94 "saboteur=94 "surgeon=93
 "swamp_guardian=92 "palace_guard=88 "engineer=33 "mechanical_djinn=32 "envoy=31 "prodigy=31 "revolutionary=31
 "blackmailer=30 "elemental=29 "witch_king=29 "illusionist=28 "poisoner=28 "kinesis_mage=27 "librarian=26
 "tax_collector=14 "counselor=13 "aristocrat=12 "successor=12 ~=1
cardia.table.discards [2=2000 ~=1
cardia.table.discards[] [0=726 [1=393 [2=250 [3=239 [4=146 [5=55 [6=24 <hired_blade,clockmaker=19
 <hired_blade,djinn=19 <hired_blade,judge=19 <hired_blade,magistra=13 <hired_blade,mediator=13
 <hired_blade,ambusher=12 <hired_blade,inventor=12 <hired_blade,swamp_guardian=12 <hired_blade,puppeteer=10
 <hired_blade,treasurer=10 <hired_blade,void_mage=9 [7=9 <hired_blade,fortune_teller=8 [8=1 [9=1 ~=1
cardia.table.discards[][] "hired_blade=334 "treasurer=116 "djinn=108 "inventor=104 "clockmaker=103 "judge=103
 "magistra=94 "swamp_guardian=93 "mediator=87 "surgeon=86 "palace_guard=81 "void_mage=74 "puppeteer=73 "saboteur=73
 "fortune_teller=69 "ambusher=68 "witch_king=31 "kinesis_mage=30 "blackmailer=29 "illusionist=29 "poisoner=27
 "elemental=26 "librarian=26 "revolutionary=23 "engineer=22 "mechanical_djinn=22 "envoy=19 "prodigy=16 "counselor=10
 "tax_collector=9 "successor=8 "aristocrat=7 ~=1
cardia.table.fog [2=2000 ~=1
cardia.table.fog[] null=1823 "witch_king=14 "envoy=13 "mediator=12 "treasurer=12 "djinn=11 "judge=11 "prodigy=11
 "revolutionary=11 "blackmailer=10 "mechanical_djinn=10 "poisoner=10 "puppeteer=10 "engineer=9 "fortune_teller=9
 "magistra=9 "void_mage=9 "inventor=1 "successor=1 ~=1
cardia.table.fog_seen [0=1990 [1=10 ~=1
cardia.table.fog_seen[] 0=17 1=12 ~=1
cardia.table.hands [2=2000 ~=1
cardia.table.hands[] [5=984 [4=515 [3=180 [2=120 [6=107 [0=50 [1=42 [7=1 [8=1 ~=1
cardia.table.hands[][] "djinn=118 "mediator=115 "judge=112 "treasurer=110 "magistra=101 "puppeteer=100
 "fortune_teller=99 "hired_blade=99 "void_mage=99 "saboteur=98 "inventor=94 "swamp_guardian=94 "clockmaker=93
 "palace_guard=93 "ambusher=92 "surgeon=90 "prodigy=35 "envoy=33 "mechanical_djinn=33 "blackmailer=30 "engineer=29
 "poisoner=29 "witch_king=29 "revolutionary=28 "kinesis_mage=25 "librarian=25 "elemental=24 "illusionist=24
 "successor=13 "aristocrat=12 "counselor=11 "tax_collector=11 ~=1
cardia.table.known [2=2000 ~=1
cardia.table.known[] [0=1957 [1=42 ~=1
cardia.table.known[][] "surgeon=34 "palace_guard=25 "void_mage=25 "djinn=23 "puppeteer=20 "mediator=19 "magistra=18
 "clockmaker=14 "fortune_teller=13 "inventor=13 "judge=13 "treasurer=13 "saboteur=12 "ambusher=11 ~=2
cardia.table.memory [2=2000 ~=1
cardia.table.memory[] null=1739 [3=32 [5=26 [7=23 [9=21 [11=18 [13=17 [15=11 [14=9 [6=9 [8=9 [10=8 [17=8 [21=8 [16=7
 [18=7 [19=7 [12=6 [2=6 [20=6 [4=6 [22=4 [24=4 [23=3 [25=2 [26=1 [27=1 ~=2
cardia.table.memory[][] [1=820 [2=349 [4=187 <shown,ambusher=46 <shown,judge=46 <shown,mediator=45 <shown,saboteur=42
 <shown,surgeon=41 <shown,palace_guard=40 <shown,void_mage=39 <shown,djinn=38 <shown,fortune_teller=38
 <shown,hired_blade=37 <shown,clockmaker=36 <shown,treasurer=36 <shown,inventor=34 <shown,swamp_guardian=34
 <shown,puppeteer=33 <shown,magistra=30 <shown,engineer=8 <shown,librarian=8 <shown,elemental=6 <shown,kinesis_mage=6
 ~=1
cardia.table.memory[][][] "drew=635 [12=175 0=166 "start=165 "hand_only=161 3=86 4=55 "sifted=51 "milled=50 2=39
 "shown=33 10=27 "culled=23 11=22 7=19 9=18 1=16 5=16 8=16 "hidden=14 "revealed=14 "deck_only=13 "gained=13
 "shuffled=13 6=13 "buried=11 "envoy=8 "judge=8 "mediator=7 "prodigy=7 "illusionist=6 "revolutionary=6 "treasurer=6
 "djinn=5 "fortune_teller=5 "mechanical_djinn=5 "puppeteer=5 "witch_king=5 "clockmaker=4 "palace_guard=4 "poisoner=4
 "saboteur=4 "aristocrat=3 "blackmailer=3 "elemental=3 "engineer=3 "hired_blade=3 "inventor=3 "magistra=3 "surgeon=3
 "swamp_guardian=3 "tax_collector=3 "void_mage=3 "ambusher=2 "counselor=2 "kinesis_mage=2 "librarian=2 "successor=1
 12=1 ~=1
cardia.table.memory[][][][] 1=131 13=131 5=131 9=131 10=126 14=126 2=126 6=126 11=123 15=123 3=123 7=123 12=119 16=119
 4=119 8=119 ~=1
cardia.table.openly [0=1930 [1=70 ~=1
cardia.table.openly[] 0=116 1=94 ~=1
cardia.table.peeking [0=1962 [2=37 ~=1
cardia.table.peeking[] 0=113 1=112 ~=1
cardia.table.round 8=216 6=196 7=196 9=183 4=181 5=168 1=161 2=158 3=156 10=152 11=109 12=66 13=34 14=15 15=9 ~=1
cardia.table.row [7=223 [3=201 [6=196 [5=188 [8=184 [4=182 [1=176 [0=169 [2=166 [9=165 [10=74 [11=55 [12=17 [13=4 ~=1
cardia.table.row[] {cards,marks,tokens=2000 ~=1
cardia.table.row[].cards [2=524 <clockmaker,clockmaker=13 <judge,judge=13 <judge,mediator=12
 <puppeteer,palace_guard=12 <puppeteer,puppeteer=12 <puppeteer,mediator=11 <ambusher,puppeteer=10 <djinn,treasurer=10
 <judge,djinn=10 <mediator,djinn=10 <mediator,treasurer=10 <puppeteer,void_mage=10 <void_mage,puppeteer=10
 <clockmaker,palace_guard=9 <djinn,djinn=9 <djinn,judge=9 <djinn,mediator=9 <fortune_teller,fortune_teller=9
 <inventor,surgeon=9 <judge,puppeteer=9 <magistra,ambusher=9 <mediator,ambusher=9 <mediator,clockmaker=9
 <mediator,inventor=9 <mediator,swamp_guardian=9 <palace_guard,judge=9 <palace_guard,magistra=9
 <palace_guard,puppeteer=9 <puppeteer,saboteur=9 <puppeteer,surgeon=9 <saboteur,saboteur=9 <ambusher,ambusher=8
 <ambusher,surgeon=8 <ambusher,treasurer=8 <djinn,clockmaker=8 <djinn,palace_guard=8 <djinn,swamp_guardian=8
 <djinn,void_mage=8 <fortune_teller,clockmaker=8 <fortune_teller,puppeteer=8 <inventor,djinn=8
 <inventor,fortune_teller=8 <inventor,inventor=8 <inventor,mediator=8 <judge,void_mage=8 <magistra,treasurer=8
 <mediator,judge=8 <mediator,puppeteer=8 <palace_guard,clockmaker=8 <palace_guard,djinn=8 <puppeteer,judge=8
 <saboteur,djinn=8 <saboteur,puppeteer=8 <surgeon,judge=8 <surgeon,puppeteer=8 <surgeon,void_mage=8
 <swamp_guardian,djinn=8 <swamp_guardian,magistra=8 <swamp_guardian,mediator=8 <swamp_guardian,treasurer=8
 <treasurer,mediator=8 <treasurer,treasurer=8 <void_mage,surgeon=8 <ambusher,fortune_teller=7 <ambusher,judge=7
 <ambusher,magistra=7 <ambusher,mediator=7 <ambusher,swamp_guardian=7 <clockmaker,ambusher=7 <clockmaker,djinn=7
 <clockmaker,judge=7 <clockmaker,mediator=7 <clockmaker,saboteur=7 <clockmaker,void_mage=7 <djinn,fortune_teller=7
 <djinn,surgeon=7 <fortune_teller,djinn=7 <fortune_teller,magistra=7 <fortune_teller,saboteur=7
 <fortune_teller,treasurer=7 <fortune_teller,void_mage=7 <hired_blade,hired_blade=7 <inventor,swamp_guardian=7
 <judge,fortune_teller=7 <judge,palace_guard=7 <judge,swamp_guardian=7 <magistra,fortune_teller=7
 <magistra,palace_guard=7 <magistra,swamp_guardian=7 <mediator,mediator=7 <mediator,saboteur=7
 <palace_guard,ambusher=7 <palace_guard,palace_guard=7 <puppeteer,ambusher=7 <puppeteer,fortune_teller=7
 <saboteur,clockmaker=7 <saboteur,treasurer=7 <surgeon,ambusher=7 <surgeon,inventor=7 <surgeon,magistra=7
 <surgeon,mediator=7 <surgeon,saboteur=7 <surgeon,swamp_guardian=7 <swamp_guardian,ambusher=7
 <swamp_guardian,clockmaker=7 <swamp_guardian,saboteur=7 <treasurer,djinn=7 <treasurer,fortune_teller=7
 <treasurer,magistra=7 <treasurer,palace_guard=7 <treasurer,saboteur=7 <treasurer,void_mage=7
 <void_mage,fortune_teller=7 <void_mage,mediator=7 <void_mage,treasurer=7 <ambusher,clockmaker=6
 <ambusher,palace_guard=6 <ambusher,saboteur=6 <ambusher,void_mage=6 <djinn,ambusher=6 <djinn,magistra=6
 <fortune_teller,ambusher=6 <fortune_teller,palace_guard=6 <inventor,ambusher=6 <inventor,judge=6
 <inventor,palace_guard=6 <judge,clockmaker=6 <judge,saboteur=6 <judge,surgeon=6 <judge,treasurer=6 <magistra,judge=6
 <magistra,magistra=6 <magistra,saboteur=6 <magistra,surgeon=6 <magistra,void_mage=6 <mediator,palace_guard=6
 <palace_guard,fortune_teller=6 <palace_guard,inventor=6 <palace_guard,saboteur=6 <palace_guard,surgeon=6
 <palace_guard,swamp_guardian=6 <palace_guard,treasurer=6 <saboteur,ambusher=6 <saboteur,fortune_teller=6
 <saboteur,mediator=6 <saboteur,palace_guard=6 <saboteur,surgeon=6 <saboteur,swamp_guardian=6 <surgeon,djinn=6
 <surgeon,surgeon=6 <surgeon,treasurer=6 <swamp_guardian,fortune_teller=6 <swamp_guardian,inventor=6
 <swamp_guardian,palace_guard=6 <swamp_guardian,swamp_guardian=6 <swamp_guardian,void_mage=6 <treasurer,ambusher=6
 <treasurer,judge=6 <treasurer,surgeon=6 <void_mage,djinn=6 <void_mage,inventor=6 <void_mage,judge=6
 <void_mage,magistra=6 <void_mage,saboteur=6 <ambusher,inventor=5 <clockmaker,fortune_teller=5 <clockmaker,inventor=5
 <clockmaker,magistra=5 <clockmaker,surgeon=5 <clockmaker,swamp_guardian=5 <clockmaker,treasurer=5 <djinn,inventor=5
 <djinn,saboteur=5 <fortune_teller,inventor=5 <fortune_teller,judge=5 <fortune_teller,mediator=5
 <fortune_teller,surgeon=5 <fortune_teller,swamp_guardian=5 <inventor,clockmaker=5 <inventor,magistra=5
 <inventor,treasurer=5 <judge,ambusher=5 <judge,inventor=5 <judge,magistra=5 <magistra,clockmaker=5 <magistra,djinn=5
 <magistra,inventor=5 <magistra,mediator=5 <mediator,fortune_teller=5 <mediator,void_mage=5 <palace_guard,mediator=5
 <palace_guard,void_mage=5 <saboteur,inventor=5 <saboteur,judge=5 <saboteur,magistra=5 <saboteur,void_mage=5
 <surgeon,clockmaker=5 <surgeon,fortune_teller=5 <surgeon,palace_guard=5 <swamp_guardian,judge=5
 <treasurer,clockmaker=5 <treasurer,swamp_guardian=5 <void_mage,ambusher=5 <void_mage,swamp_guardian=5
 <void_mage,void_mage=5 <ambusher,djinn=4 <clockmaker,puppeteer=4 <inventor,saboteur=4 <inventor,void_mage=4
 <mediator,magistra=4 <mediator,surgeon=4 <revolutionary,witch_king=4 <swamp_guardian,surgeon=4 <treasurer,inventor=4
 <void_mage,clockmaker=4 <void_mage,palace_guard=4 <witch_king,treasurer=4 <blackmailer,revolutionary=3
 <poisoner,poisoner=3 ~=1
cardia.table.row[].cards[] "engineer=119 "envoy=117 "prodigy=113 "librarian=112 "poisoner=110 "mechanical_djinn=108
 "elemental=107 "illusionist=105 "revolutionary=105 "kinesis_mage=104 "blackmailer=101 "witch_king=97 "puppeteer=71
 "mediator=55 "djinn=53 "successor=53 "treasurer=53 "aristocrat=52 "counselor=50 "tax_collector=50 "judge=44
 "void_mage=31 "swamp_guardian=29 "magistra=28 "fortune_teller=19 "inventor=19 "clockmaker=17 "saboteur=17
 "ambusher=16 "palace_guard=16 "hired_blade=15 "surgeon=15 ~=1
cardia.table.row[].marks [2=2000 ~=1
cardia.table.row[].marks[] 0=1776 3=61 -5=49 -3=28 7=27 2=10 -2=9 4=9 5=7 -1=2 -12=2 -13=2 -15=2 -4=2 -6=2 -7=2 -8=2
 -9=2 -10=1 -11=1 -14=1 -16=1 -18=1 -20=1 1=1 10=1 6=1 8=1 9=1 ~=1
cardia.table.row[].tokens [2=2000 ~=1
cardia.table.row[].tokens[] false=1829 true=171 ~=1
cardia.table.shown null=1970 "judge/1=2 "mediator/0=2 "void_mage/0=2 "void_mage/1=2 "ambusher/0=1 "djinn/0=1
 "hired_blade/1=1 "inventor/0=1 "magistra/0=1 "mediator/1=1 "palace_guard/0=1 "puppeteer/0=1 "surgeon/0=1 "surgeon/1=1
 ~=9
cardia.table.under [2=2000 ~=1
cardia.table.under[] 0=1764 3=57 1=48 2=47 4=46 5=35 6=1 7=1 ~=1
cardia.table.waiting [2=2000 ~=1
cardia.table.waiting[] {fog,here,next=2000 ~=1
cardia.table.waiting[].fog null=1994 {choice,faction,late,modifier=6 ~=1
cardia.table.waiting[].fog.choice false=37 ~=1
cardia.table.waiting[].fog.faction null=17 "guild=7 "dynasty=6 "rebellion=6 ~=2
cardia.table.waiting[].fog.late 0=28 5=10 ~=1
cardia.table.waiting[].fog.modifier 0=32 -3=4 ~=2
cardia.table.waiting[].here null=1975 {choice,faction,late,modifier=25 ~=1
cardia.table.waiting[].here.choice false=110 true=42 ~=1
cardia.table.waiting[].here.faction null=122 "dynasty=13 "academy=9 "guild=4 "rebellion=4 ~=1
cardia.table.waiting[].here.late 0=147 5=5 ~=1
cardia.table.waiting[].here.modifier 0=77 -5=54 3=20 ~=1
cardia.table.waiting[].next null=1884 {choice,faction,late,modifier=116 ~=1
cardia.table.waiting[].next.choice false=611 true=86 ~=1
cardia.table.waiting[].next.faction null=650 "dynasty=18 "academy=11 "rebellion=10 "guild=8 ~=1
cardia.table.waiting[].next.late 0=649 5=48 ~=1
cardia.table.waiting[].next.modifier -5=349 0=181 3=149 -3=18 ~=1
fantasy_realms {asked,doing,locked,options,question,random,rules,seats,table=1845
 {asked,doing,locked,options,outcome,question,random,rules,seats,table=155 ~=1
fantasy_realms.asked [1=1777 [0=155 [4=29 [5=15 [3=13 [2=8 [6=2 ~=1
fantasy_realms.asked[] 1=711 0=707 2=247 3=182 4=110 5=38 6=4 7=1 ~=1
fantasy_realms.doing [1=1845 [0=155 ~=1
fantasy_realms.doing[] {at,card,notes,program,seat=2000 ~=1
fantasy_realms.doing[].at "which=931 "choose=930 "trade=75 "add_card=9 "name_suit=9 "copy_card=8 "clear_penalty=7
 "turn_card=7 "turn_to=7 "name_card=6 "name_suit.2=6 "name_card.2=5 ~=1
fantasy_realms.doing[].card null=1936 "mirage=16 "book_of_changes=14 "shapeshifter=11 "necromancer=9 "doppelganger=8
 "island=7 ~=1
fantasy_realms.doing[].notes [4=2000 ~=1
fantasy_realms.doing[].notes[] 0=1812 10=5 15=5 4=5 1=4 11=4 13=4 14=4 16=4 18=4 19=4 20=4 24=4 26=4 32=4 34=4 37=4
 39=4 44=4 47=4 48=4 49=4 5=4 50=4 51=4 52=4 53=4 6=4 7=4 9=4 12=3 17=3 2=3 21=3 22=3 23=3 25=3 27=3 28=3 29=3 30=3
 31=3 33=3 35=3 36=3 38=3 40=3 41=3 42=3 43=3 45=3 46=3 8=3 3=2 ~=1
fantasy_realms.doing[].program "fantasy_realms.turn=1841 "fantasy_realms.trading=75 "fantasy_realms.ending=63
 "fantasy_realms.build=20 ~=1
fantasy_realms.doing[].seat 0=800 1=732 2=214 3=134 4=82 5=37 ~=1
fantasy_realms.locked [0=1964 [1=19 [2=11 [3=5 ~=1
fantasy_realms.locked[] 1=55 0=49 2=43 3=22 5=5 ~=2
fantasy_realms.options {cards,end,hand,moments,offers,scoring,turns,variant=2000 ~=1
fantasy_realms.options.cards <army,leader,wizard,weapon,artifact,beast,land,weather,flood,flame,wild=1965
 <land,flood,island,collector,necromancer,book_of_changes,mirage=35 ~=1
fantasy_realms.options.end 0=1965 4=35 ~=1
fantasy_realms.options.hand 7=1965 3=35 ~=1
fantasy_realms.options.moments 0=1916 6=84 ~=1
fantasy_realms.options.offers "shown=1876 "hidden=124 ~=1
fantasy_realms.options.scoring "asked=1840 "best=159 ~=1
fantasy_realms.options.turns 1000=1965 30=35 ~=1
fantasy_realms.options.variant "classic=1692 "two_player=203 "chaos=105 ~=1
fantasy_realms.outcome {reason,scores,winners=464 ~=1
fantasy_realms.outcome.reason "highest_score=461 "lowest_base=3 ~=1
fantasy_realms.outcome.scores [2=213 [3=81 [4=66 [6=52 [5=47 [7=5 ~=1
fantasy_realms.outcome.scores[] 88=28 84=25 71=23 74=23 79=23 95=23 102=22 54=22 60=22 70=22 76=22 77=22 66=21 83=21
 86=21 98=21 68=20 73=20 99=20 110=19 112=19 62=18 75=18 78=18 80=18 87=18 92=18 94=18 96=18 59=17 61=17 65=17 69=17
 72=17 100=16 103=16 107=16 108=16 121=16 48=16 57=16 85=16 90=16 91=16 105=15 106=15 58=15 64=15 81=15 101=14 117=14
 56=14 63=14 82=14 93=14 104=13 111=13 114=13 53=13 89=13 115=12 116=12 119=12 113=11 46=11 51=11 52=11 67=11 118=10
 49=10 50=10 97=10 120=9 122=9 126=9 43=9 55=9 123=8 124=8 127=8 32=8 41=8 47=8 146=7 35=7 37=7 44=7 130=6 133=6 135=6
 136=6 139=6 40=6 109=5 125=5 128=5 129=5 134=5 150=5 29=5 38=5 131=4 137=4 26=4 28=4 34=4 36=4 39=4 138=3 142=3 143=3
 154=3 157=3 158=3 22=3 42=3 ~=63
fantasy_realms.outcome.winners [1=464 ~=1
fantasy_realms.outcome.winners[] 1=196 0=142 2=51 3=36 4=23 5=16 ~=1
fantasy_realms.question 2=29 1=24 16=24 4=24 6=24 9=24 12=23 3=23 7=23 10=22 17=22 18=22 41=21 11=20 15=20 5=20 13=19
 14=19 22=19 60=19 8=19 20=18 29=18 71=18 36=17 78=17 19=16 25=16 27=16 44=16 49=16 51=16 52=16 58=16 66=16 69=16
 74=16 76=16 87=16 89=16 21=15 26=15 34=15 35=15 42=15 45=15 47=15 53=15 54=15 55=15 56=15 64=15 65=15 79=15 80=15
 100=14 23=14 28=14 30=14 33=14 37=14 39=14 43=14 46=14 50=14 62=14 68=14 73=14 77=14 81=14 98=14 24=13 31=13 32=13
 38=13 40=13 48=13 59=13 63=13 70=13 72=13 82=13 83=13 90=13 99=13 101=12 105=12 57=12 67=12 75=12 84=12 86=12 88=12
 93=12 102=11 103=11 85=11 91=11 111=10 116=10 61=10 92=10 95=10 96=10 97=10 106=9 108=9 110=9 113=9 115=9 94=9 104=8
 107=8 114=8 117=8 119=8 122=8 133=8 112=7 118=7 126=7 109=6 127=6 130=6 131=6 134=6 120=5 121=5 123=5 124=5 125=5
 128=5 132=5 135=5 136=5 145=5 129=4 137=4 139=4 141=4 142=4 143=4 151=4 153=4 157=4 138=3 140=3 146=3 147=3 148=3
 149=3 152=3 154=3 158=3 168=3 171=3 175=3 181=3 144=2 150=2 155=2 156=2 159=2 160=2 162=2 163=2 166=2 167=2 169=2
 170=2 172=2 173=2 174=2 177=2 178=2 180=2 184=2 192=2 204=2 161=1 164=1 165=1 176=1 182=1 188=1 189=1 190=1 195=1
 202=1 205=1 206=1 207=1 209=1 213=1 216=1 220=1 223=1 227=1 229=1 239=1 ~=23
fantasy_realms.random ~=2000
fantasy_realms.rules 2=2000 ~=1
fantasy_realms.seats 2=995 3=291 5=247 4=237 6=226 7=3 ~=1
fantasy_realms.table {area,choices,deck,drawn,hands,known,open,to_move,turn=1931
 {area,choices,deck,drawn,hands,known,open,to_move,trading,turn=69 ~=1
fantasy_realms.table.area [8=282 [7=245 [6=224 [9=219 [5=209 [4=171 [3=151 [0=138 [10=131 [2=117 [1=89 [11=19 [12=7
 ~=1
fantasy_realms.table.area[] "earth_elemental=48 "air_elemental=45 "smoke=45 "water_elemental=44 "knights=42
 "warlord=42 "world_tree=42 "cavern=41 "forest=41 "gem_of_order=41 "queen=41 "island=40 "king=40 "sword_of_keth=40
 "unicorn=40 "book_of_changes=39 "doppelganger=39 "light_cavalry=39 "candle=38 "collector=38 "dragon=38 "lightning=38
 "rainstorm=38 "shapeshifter=38 "shield_of_keth=38 "warlock_lord=38 "blizzard=37 "fire_elemental=37 "forge=37
 "fountain_of_life=37 "great_flood=37 "necromancer=37 "protection_rune=37 "swamp=37 "war_dirigible=37 "whirlwind=37
 "basilisk=36 "bell_tower=36 "dwarvish_infantry=36 "elven_longbow=36 "hydra=36 "mirage=36 "wildfire=36 "enchantress=35
 "beastmaster=34 "mountain=34 "rangers=34 "empress=33 "warship=33 "magic_wand=32 "princess=32 "elven_archers=30
 "warhorse=29 ~=1
fantasy_realms.table.choices {=1829 {mirage=14 {doppelganger=13 {shapeshifter=10 {book_of_changes=9 {necromancer=8
 {doppelganger,mirage=6 {mirage,necromancer=5 {mirage,necromancer,shapeshifter=5 {necromancer,shapeshifter=5
 {book_of_changes,doppelganger,mirage,necromancer,shapeshifter=4 {book_of_changes,mirage=4
 {book_of_changes,shapeshifter=4 {doppelganger,mirage,necromancer=4 {doppelganger,necromancer=4
 {doppelganger,shapeshifter=4 {island=4 {mirage,shapeshifter=4 {book_of_changes,doppelganger=3
 {book_of_changes,doppelganger,mirage=3 {book_of_changes,doppelganger,necromancer=3 {book_of_changes,island=3
 {book_of_changes,necromancer=3 {doppelganger,mirage,necromancer,shapeshifter=3 {island,shapeshifter=3
 {book_of_changes,doppelganger,island,mirage,necromancer=2 {book_of_changes,doppelganger,island,mirage,shapeshifter=2
 {book_of_changes,doppelganger,necromancer,shapeshifter=2 {book_of_changes,doppelganger,shapeshifter=2
 {book_of_changes,mirage,shapeshifter=2 {book_of_changes,necromancer,shapeshifter=2
 {doppelganger,island,mirage,necromancer=2 {doppelganger,mirage,shapeshifter=2 {island,mirage=2
 {book_of_changes,doppelganger,island,mirage,necromancer,shapeshifter=1
 {book_of_changes,doppelganger,island,necromancer=1 {book_of_changes,doppelganger,island,necromancer,shapeshifter=1
 {book_of_changes,doppelganger,mirage,shapeshifter=1 {book_of_changes,island,mirage=1
 {book_of_changes,island,necromancer=1 {book_of_changes,mirage,necromancer=1
 {book_of_changes,mirage,necromancer,shapeshifter=1 {doppelganger,island=1 {doppelganger,island,mirage=1
 {doppelganger,island,mirage,necromancer,shapeshifter=1 {doppelganger,island,mirage,shapeshifter=1
 {doppelganger,necromancer,shapeshifter=1 {island,mirage,shapeshifter=1 {island,necromancer=1
 {island,necromancer,shapeshifter=1 ~=7
fantasy_realms.table.choices.book_of_changes {card,suit=167 {card=20 ~=1
fantasy_realms.table.choices.book_of_changes.card "forest=9 "fountain_of_life=8 "light_cavalry=7 "princess=7 "smoke=7
 "sword_of_keth=7 "forge=6 "king=6 "knights=6 "shield_of_keth=6 "doppelganger=5 "empress=5 "mirage=5 "mountain=5
 "warhorse=5 "world_tree=5 "air_elemental=4 "basilisk=4 "candle=4 "collector=4 "island=4 "lightning=4 "warlord=4
 "beastmaster=3 "bell_tower=3 "dragon=3 "dwarvish_infantry=3 "gem_of_order=3 "great_flood=3 "hydra=3 "necromancer=3
 "queen=3 "shapeshifter=3 "water_elemental=3 "wildfire=3 ~=24
fantasy_realms.table.choices.book_of_changes.suit "army=20 "flame=19 "land=18 "wizard=18 "weapon=17 "beast=15
 "flood=15 "artifact=13 "weather=12 "leader=11 "wild=9 ~=1
fantasy_realms.table.choices.doppelganger "book_of_changes=10 "bell_tower=9 "earth_elemental=9 "elven_archers=9
 "empress=8 "mirage=8 "rainstorm=8 "great_flood=7 "gem_of_order=6 "light_cavalry=6 "smoke=6 "warlock_lord=6
 "water_elemental=6 "blizzard=5 "candle=5 "dwarvish_infantry=5 "fountain_of_life=5 "king=5 "knights=5 "magic_wand=5
 "shield_of_keth=5 "swamp=5 "whirlwind=5 "air_elemental=4 "beastmaster=4 "cavern=4 "fire_elemental=4 "mountain=4
 "wildfire=4 "dragon=3 "enchantress=3 "lightning=3 "necromancer=3 "sword_of_keth=3 "unicorn=3 "war_dirigible=3
 "warship=3 ~=25
fantasy_realms.table.choices.island "island=57 "fire_elemental=10 "candle=9 "wildfire=8 "lightning=6 "swamp=6 "forge=5
 "great_flood=4 "fountain_of_life=3 "water_elemental=3 ~=2
fantasy_realms.table.choices.mirage {suit=65 "elven_archers=19 "fountain_of_life=11 "mountain=11 "swamp=11
 "earth_elemental=10 "bell_tower=8 "knights=8 "light_cavalry=8 "candle=7 "forge=7 "rainstorm=7 "dwarvish_infantry=6
 "fire_elemental=6 "forest=6 "great_flood=6 "lightning=6 "air_elemental=5 "blizzard=5 "wildfire=5 "island=4
 "whirlwind=4 "rangers=3 "smoke=3 "water_elemental=3 ~=2
fantasy_realms.table.choices.mirage.suit "flood=17 "land=16 "army=12 "weather=11 "flame=9 ~=1
fantasy_realms.table.choices.necromancer "light_cavalry=16 "rangers=14 "warlock_lord=14 "empress=12 "king=12
 "unicorn=12 "collector=10 "elven_archers=10 "beastmaster=9 "queen=9 "dragon=8 "enchantress=8 "princess=8 "hydra=7
 "dwarvish_infantry=6 "knights=6 "warhorse=6 "basilisk=4 "air_elemental=3 "warlord=3 "wildfire=3 ~=22
fantasy_realms.table.choices.shapeshifter {suit=45 "hydra=10 "queen=10 "warlord=10 "warship=10 "princess=9
 "enchantress=8 "magic_wand=8 "shield_of_keth=8 "sword_of_keth=8 "book_of_changes=7 "dragon=7 "world_tree=7
 "beastmaster=6 "collector=6 "gem_of_order=5 "protection_rune=5 "basilisk=4 "king=4 "necromancer=4 "war_dirigible=4
 "warhorse=4 "warlock_lord=4 "empress=3 ~=3
fantasy_realms.table.choices.shapeshifter.suit "leader=14 "wizard=11 "weapon=9 "artifact=7 "beast=4 ~=1
fantasy_realms.table.deck [32=159 [30=151 [31=138 [29=118 [33=108 [34=89 [35=79 [25=66 [36=66 [22=51 [23=49 [37=48
 [16=47 [24=47 [9=46 [28=44 [2=43 [10=39 [11=39 [6=39 [8=39 [12=38 [17=36 [27=36 [4=35 [15=34 [3=30 [13=29 [26=29
 [38=29 [5=29 [1=28 [7=27 [18=26 [19=23 [21=18 [14=16 [20=16 [39=3 [41=3 [43=3 [47=3 [49=2 [51=2 [45=1 ~=1
fantasy_realms.table.deck[] "warhorse=42 "wildfire=42 "bell_tower=41 "hydra=41 "rangers=41 "cavern=40
 "elven_archers=40 "mountain=40 "warship=40 "book_of_changes=39 "collector=39 "elven_longbow=39 "fire_elemental=39
 "great_flood=39 "light_cavalry=39 "beastmaster=38 "blizzard=38 "dragon=38 "dwarvish_infantry=38 "empress=38
 "enchantress=38 "forest=38 "forge=38 "fountain_of_life=38 "island=38 "magic_wand=38 "mirage=38 "necromancer=38
 "princess=38 "swamp=38 "sword_of_keth=38 "water_elemental=38 "king=37 "knights=37 "protection_rune=37 "queen=37
 "shapeshifter=37 "warlock_lord=37 "whirlwind=37 "basilisk=36 "candle=36 "doppelganger=36 "gem_of_order=36
 "lightning=36 "rainstorm=36 "smoke=36 "unicorn=36 "war_dirigible=36 "shield_of_keth=35 "warlord=35 "world_tree=35
 "air_elemental=34 "earth_elemental=34 ~=1
fantasy_realms.table.drawn [0=1119 [1=852 [2=22 [3=7 ~=1
fantasy_realms.table.drawn[] "air_elemental=46 "fire_elemental=46 "water_elemental=46 "doppelganger=44 "forest=44
 "smoke=44 "warship=44 "empress=43 "mountain=42 "queen=42 "wildfire=42 "collector=41 "dwarvish_infantry=41
 "earth_elemental=41 "fountain_of_life=41 "knights=41 "rainstorm=40 "swamp=40 "warlord=40 "basilisk=39
 "shapeshifter=39 "whirlwind=39 "cavern=38 "gem_of_order=38 "great_flood=38 "protection_rune=38 "shield_of_keth=38
 "world_tree=38 "book_of_changes=37 "dragon=36 "island=36 "lightning=36 "mirage=36 "princess=36 "unicorn=36
 "beastmaster=35 "candle=35 "elven_archers=35 "elven_longbow=35 "forge=35 "necromancer=35 "enchantress=34
 "light_cavalry=34 "sword_of_keth=34 "warlock_lord=33 "bell_tower=32 "hydra=32 "magic_wand=32 "rangers=32
 "war_dirigible=32 "blizzard=30 "warhorse=30 "king=28 ~=1
fantasy_realms.table.hands [2=995 [3=291 [5=247 [4=237 [6=226 [7=3 ~=1
fantasy_realms.table.hands[] [7=1686 [8=281 [3=18 [4=7 [2=2 [5=2 [6=2 [0=1 [1=1 ~=1
fantasy_realms.table.hands[][] "earth_elemental=41 "air_elemental=40 "basilisk=40 "shield_of_keth=40 "candle=39
 "doppelganger=39 "empress=39 "fountain_of_life=39 "gem_of_order=39 "lightning=39 "magic_wand=39 "mirage=39
 "necromancer=39 "rainstorm=39 "unicorn=39 "war_dirigible=39 "warlord=39 "world_tree=39 "beastmaster=38 "collector=38
 "dwarvish_infantry=38 "enchantress=38 "forest=38 "forge=38 "island=38 "king=38 "princess=38 "protection_rune=38
 "queen=38 "shapeshifter=38 "smoke=38 "swamp=38 "warlock_lord=38 "whirlwind=38 "blizzard=37 "book_of_changes=37
 "dragon=37 "elven_archers=37 "great_flood=37 "knights=37 "mountain=37 "sword_of_keth=37 "water_elemental=37
 "bell_tower=36 "cavern=36 "elven_longbow=36 "fire_elemental=36 "warship=36 "light_cavalry=35 "rangers=35 "warhorse=35
 "hydra=34 "wildfire=33 ~=1
fantasy_realms.table.known [2=995 [3=291 [5=247 [4=237 [6=226 [7=3 ~=1
fantasy_realms.table.known[] [0=461 [4=258 [5=238 [3=235 [2=220 [1=215 [6=205 [7=142 [8=26 ~=1
fantasy_realms.table.known[][] "air_elemental=42 "mirage=42 "necromancer=42 "whirlwind=42 "basilisk=41 "candle=41
 "gem_of_order=41 "smoke=41 "forest=40 "fountain_of_life=40 "shield_of_keth=40 "sword_of_keth=40 "water_elemental=40
 "world_tree=40 "dragon=39 "earth_elemental=39 "elven_archers=39 "forge=39 "knights=39 "unicorn=39 "doppelganger=38
 "magic_wand=38 "queen=38 "rainstorm=38 "war_dirigible=38 "warlord=38 "warship=38 "blizzard=37 "collector=37
 "dwarvish_infantry=37 "empress=37 "great_flood=37 "island=37 "king=37 "princess=37 "protection_rune=37
 "shapeshifter=37 "swamp=37 "cavern=36 "lightning=36 "mountain=36 "warlock_lord=36 "beastmaster=35 "enchantress=35
 "fire_elemental=35 "rangers=35 "warhorse=35 "book_of_changes=34 "hydra=34 "bell_tower=33 "elven_longbow=33
 "light_cavalry=33 "wildfire=33 ~=1
fantasy_realms.table.open false=1787 true=213 ~=1
fantasy_realms.table.to_move 1=655 0=652 null=282 2=187 3=119 4=73 5=31 ~=1
fantasy_realms.table.trading {everybody,memory,offers,plans=207 ~=1
fantasy_realms.table.trading.everybody {=183 {basilisk=8 {elven_archers=3 {sword_of_keth=3 ~=10
fantasy_realms.table.trading.everybody.basilisk [1=8 ~=1
fantasy_realms.table.trading.everybody.basilisk[] 0=8 ~=1
fantasy_realms.table.trading.everybody.candle ~=2
fantasy_realms.table.trading.everybody.candle[] ~=2
fantasy_realms.table.trading.everybody.elven_archers [1=3 ~=1
fantasy_realms.table.trading.everybody.elven_archers[] 1=3 ~=1
fantasy_realms.table.trading.everybody.fountain_of_life ~=2
fantasy_realms.table.trading.everybody.fountain_of_life[] ~=2
fantasy_realms.table.trading.everybody.island ~=2
fantasy_realms.table.trading.everybody.island[] ~=2
fantasy_realms.table.trading.everybody.magic_wand [1=4 ~=1
fantasy_realms.table.trading.everybody.magic_wand[] 0=3 ~=1
fantasy_realms.table.trading.everybody.necromancer ~=1
fantasy_realms.table.trading.everybody.necromancer[] ~=1
fantasy_realms.table.trading.everybody.protection_rune ~=1
fantasy_realms.table.trading.everybody.protection_rune[] ~=1
fantasy_realms.table.trading.everybody.sword_of_keth [1=3 ~=1
fantasy_realms.table.trading.everybody.sword_of_keth[] 1=3 ~=1
fantasy_realms.table.trading.memory [3=95 [4=94 [6=9 [5=5 [7=4 ~=1
fantasy_realms.table.trading.memory[] {0=683 {1=69 {2=16 ~=1
fantasy_realms.table.trading.memory[]{} "basilisk=17 "empress=8 "magic_wand=8 "elven_archers=6 "island=6
 "sword_of_keth=6 "elven_longbow=5 "fountain_of_life=5 "candle=4 "fire_elemental=4 "king=3 ~=29
fantasy_realms.table.trading.memory[]{}. [1=101 ~=1
fantasy_realms.table.trading.memory[]{}.[] 1=46 0=41 2=14 ~=1
fantasy_realms.table.trading.offers [0=126 [1=53 [2=17 [3=7 [4=3 ~=1
fantasy_realms.table.trading.offers[] {against,by,card,place,seat,to,wish=126 ~=1
fantasy_realms.table.trading.offers[].against null=108 "elven_longbow=3 ~=15
fantasy_realms.table.trading.offers[].by null=108 0=10 1=7 ~=1
fantasy_realms.table.trading.offers[].card "empress=8 "basilisk=7 "doppelganger=7 "fire_elemental=7 "gem_of_order=7
 "necromancer=7 "forest=6 "island=6 "knights=6 "warlord=5 "bell_tower=3 "candle=3 "collector=3 "elven_longbow=3
 "fountain_of_life=3 "hydra=3 "princess=3 "sword_of_keth=3 "warhorse=3 ~=33
fantasy_realms.table.trading.offers[].place 1=119 2=7 ~=1
fantasy_realms.table.trading.offers[].seat 1=40 0=39 3=24 2=22 ~=1
fantasy_realms.table.trading.offers[].to null=37 2=31 0=24 3=19 1=15 ~=1
fantasy_realms.table.trading.offers[].wish "army=16 "weather=15 "flame=14 "flood=14 "wizard=14 "weapon=9 null=9
 "beast=8 "leader=8 "wild=8 "land=7 "artifact=4 ~=1
fantasy_realms.table.trading.plans [3=95 [4=94 [6=9 [5=5 [7=4 ~=1
fantasy_realms.table.trading.plans[] {=483 {plan=130 {card,plan=106 {card,plan,to=40 {other,place,plan=9 ~=1
fantasy_realms.table.trading.plans[].card "whirlwind=10 "earth_elemental=9 "island=7 "swamp=7 "knights=5
 "shield_of_keth=5 "book_of_changes=4 "cavern=4 "fire_elemental=4 "fountain_of_life=4 "necromancer=4 "princess=4
 "shapeshifter=4 "unicorn=4 "warhorse=4 "warlock_lord=4 "air_elemental=3 "basilisk=3 "candle=3 "forge=3
 "gem_of_order=3 "hydra=3 "light_cavalry=3 "lightning=3 "mirage=3 "wildfire=3 ~=33
fantasy_realms.table.trading.plans[].other 2=4 1=3 ~=2
fantasy_realms.table.trading.plans[].place 1=8 ~=1
fantasy_realms.table.trading.plans[].plan "offering=130 "addressing=90 "wishing=56 "answering=9 ~=1
fantasy_realms.table.trading.plans[].to 1=17 0=12 2=7 3=4 ~=1
fantasy_realms.table.turn 6=55 3=43 1=42 4=42 7=42 2=41 8=41 5=39 9=38 20=35 14=34 22=33 10=32 26=32 27=32 34=32 40=32
 0=31 11=31 18=31 25=31 39=31 35=30 36=30 12=29 21=29 37=29 15=28 17=28 24=28 28=28 30=28 31=28 38=28 43=28 13=27
 16=27 19=27 23=27 29=27 32=27 42=27 44=27 49=27 50=26 33=25 45=25 46=25 41=23 51=22 47=19 52=19 55=19 48=18 53=17
 56=17 57=17 58=17 54=16 59=14 61=13 62=13 64=12 66=12 60=11 63=11 65=11 67=9 70=9 71=9 72=9 75=9 69=7 73=7 79=7 68=6
 74=6 77=6 83=6 76=5 90=5 78=4 80=4 81=4 85=4 86=4 88=4 89=4 95=4 84=3 87=3 102=2 103=2 107=2 108=2 111=2 113=2 123=2
 124=2 82=2 91=2 92=2 94=2 97=2 98=2 99=2 100=1 101=1 106=1 109=1 112=1 114=1 115=1 118=1 119=1 93=1 96=1 ~=7
game "cardia=667 "fantasy_realms=667 "radlands=667 ~=1
radlands {asked,doing,locked,options,question,random,rules,seats,table=1901
 {asked,doing,locked,options,outcome,question,random,rules,seats,table=98 ~=1
radlands.asked [1=1859 [0=98 [2=43 ~=1
radlands.asked[] 0=1000 1=1000 ~=1
radlands.doing [1=1577 [2=300 [0=98 [3=24 ~=1
radlands.doing[] {at,card,notes,program,seat=2000 ~=1
radlands.doing[].at "act=1257 "play_or_junk=244 "choose=184 "place=74 "choose.2=71 "pick=52 "advance_events=51
 "done=15 "which=10 "choose.3=8 "choose.4=7 "pick_drop=7 "damage_this=6 "person_place.2=4 "choose.6=3 "new_place=3
 "destroy_this=1 ~=2
radlands.doing[].card null=1689 "raiders=39 "parachute_base=17 "interrogate=14 "uprising=12 "warehouse=10 "vanguard=9
 "bombardment=8 "high_ground=8 "argo_yesky=7 "mimic=7 "supply_depot=7 "gunner=6 "magnus_karv=6 "mercenary_camp=6
 "mutant=6 "rescue_team=6 "sniper=6 "zeto_khan=6 "cannon=5 "command_post=5 "famine=5 "holdout=5 "omen_clock=5
 "repair_bot=5 "scientist=5 "vera_vosh=5 "arcade=4 "catapult=4 "cult_leader=4 "karli_blaze=4 "molgur_stang=4 "napalm=4
 "pyromaniac=4 "rabble_rouser=4 "railgun=4 "scavenger_camp=4 "banish=3 "doomsayer=3 "scud_launcher=3 "truce=3
 "wounded_soldier=3 "cache=2 "garage=2 "labor_camp=2 "looter=2 "muse=2 "pillbox=2 "the_octagon=2 "training_camp=2
 "vigilante=2 "watchtower=2 "adrenaline_lab=1 "assassin=1 "atomic_garden=1 "blood_bank=1 "bonfire=1
 "construction_yard=1 "juggernaut=1 "mulcher=1 "outpost=1 "radiation=1 "resonator=1 ~=1
radlands.doing[].notes [4=2000 ~=1
radlands.doing[].notes[] 0=1873 1=100 3=3 14=2 2=2 8=2 "exterminator=1 "looter=1 "napalm=1 "repair_bot=1 "strafe=1
 "uprising=1 "wounded_soldier=1 11=1 12=1 13=1 15=1 16=1 17=1 18=1 19=1 22=1 27=1 34=1 38=1 39=1 4=1 41=1 44=1 5=1 6=1
 7=1 ~=4
radlands.doing[].program "radlands.turn=1637 "radlands.pick_camps=52 "radlands.raiders=39 "radlands.junk.punk=29
 "radlands.junk.injure=22 "radlands.junk.restore=21 "radlands.parachute_base=17 "radlands.interrogate=14
 "radlands.uprising=11 "radlands.warehouse=9 "radlands.high_ground=8 "radlands.supply_depot=7 "radlands.damage_for_1=6
 "radlands.junk.raid=6 "radlands.mercenary_camp=6 "radlands.cannon=5 "radlands.command_post=5 "radlands.mutant=5
 "radlands.omen_clock=5 "radlands.vanguard=5 "radlands.arcade=4 "radlands.catapult=4 "radlands.cult_leader=4
 "radlands.mimic=4 "radlands.railgun=4 "radlands.rescue_team=4 "radlands.scientist=4 "radlands.vanguard.enters=4
 "radlands.famine=3 "radlands.scud_launcher=3 "radlands.banish=2 "radlands.doomsayer.enters=2 "radlands.garage=2
 "radlands.labor_camp=2 "radlands.looter=2 "radlands.pillbox=2 "radlands.pyromaniac=2 "radlands.rabble_rouser.2=2
 "radlands.repair_bot.enters=2 "radlands.scavenger_camp.other=2 "radlands.sniper=2 "radlands.the_octagon=2
 "radlands.training_camp=2 "radlands.watchtower=2 "radlands.adrenaline_lab=1 "radlands.assassin=1
 "radlands.atomic_garden=1 "radlands.blood_bank=1 "radlands.bonfire=1 "radlands.cache=1
 "radlands.construction_yard.other=1 "radlands.doomsayer=1 "radlands.juggernaut=1 "radlands.mulcher=1
 "radlands.napalm=1 "radlands.outpost.2=1 "radlands.rabble_rouser=1 "radlands.repair_bot=1
 "radlands.scavenger_camp.2=1 "radlands.vera_vosh=1 "radlands.vigilante=1 ~=5
radlands.doing[].seat 0=1039 1=961 ~=1
radlands.locked [0=1984 [1=16 ~=1
radlands.locked[] 0=25 1=23 ~=1
radlands.options
 {action_limit,camps,camps_0,camps_1,cards,change_lock_in,copies,first_player,make_room,no_self_restore,printing,turn_limit=2000
 ~=1
radlands.options.action_limit 200=2000 ~=1
radlands.options.camps "dealt=1717 "given=155 "first_game=109 "first_game_swapped=19 ~=1
radlands.options.camps_0 [0=1845 <juggernaut,parachute_base,omen_clock=155 ~=1
radlands.options.camps_1 [0=1845 <adrenaline_lab,training_camp,warehouse=155 ~=1
radlands.options.cards
 <argo_yesky,assassin,cult_leader,doomsayer,exterminator,gunner,holdout,karli_blaze,looter,magnus_karv,mimic,molgur_stang,muse,mutant,pyromaniac,rabble_rouser,repair_bot,rescue_team,scientist,scout,sniper,vanguard,vera_vosh,vigilante,wounded_soldier,zeto_khan,banish,bombardment,famine,high_ground,interrogate,napalm,radiation,strafe,truce,uprising=1906
 <argo_yesky,mimic,muse,rescue_team,scientist,vanguard,high_ground,interrogate,truce=94 ~=1
radlands.options.change_lock_in true=1807 false=193 ~=1
radlands.options.copies 2=2000 ~=1
radlands.options.first_player "coin=1822 "seat_0=162 "seat_1=16 ~=1
radlands.options.make_room false=1773 true=226 ~=1
radlands.options.no_self_restore false=1760 true=240 ~=1
radlands.options.printing "default=1774 "other=226 ~=1
radlands.options.turn_limit 400=2000 ~=1
radlands.outcome {reason,scores,winners=296 ~=1
radlands.outcome.reason "camps_destroyed=281 "deck_ran_out_twice=15 ~=1
radlands.outcome.scores [2=296 ~=1
radlands.outcome.scores[] 0=281 2=125 3=95 1=91 ~=1
radlands.outcome.winners [1=281 [0=15 ~=1
radlands.outcome.winners[] 0=152 1=129 ~=1
radlands.question 1=60 10=17 5=16 50=16 11=15 12=15 14=15 31=15 32=15 33=15 58=15 93=15 2=14 20=14 28=14 29=14 34=14
 35=14 36=14 4=14 40=14 52=14 55=14 57=14 59=14 60=14 7=14 72=14 73=14 74=14 9=14 17=13 21=13 24=13 25=13 47=13 48=13
 54=13 63=13 91=13 101=12 103=12 113=12 13=12 15=12 19=12 22=12 26=12 37=12 39=12 46=12 51=12 61=12 62=12 65=12 68=12
 69=12 81=12 87=12 88=12 104=11 106=11 107=11 110=11 23=11 27=11 30=11 42=11 43=11 49=11 53=11 56=11 6=11 64=11 67=11
 82=11 83=11 89=11 98=11 99=11 112=10 117=10 121=10 129=10 146=10 16=10 18=10 3=10 41=10 44=10 45=10 66=10 71=10 75=10
 8=10 86=10 102=9 108=9 119=9 136=9 148=9 38=9 70=9 77=9 78=9 80=9 84=9 90=9 95=9 96=9 97=9 100=8 105=8 109=8 116=8
 120=8 122=8 126=8 133=8 150=8 155=8 76=8 79=8 85=8 92=8 94=8 111=7 114=7 118=7 123=7 124=7 125=7 128=7 132=7 137=7
 141=7 143=7 147=7 156=7 165=7 168=7 115=6 127=6 134=6 149=6 151=6 158=6 160=6 161=6 162=6 163=6 164=6 166=6 167=6
 130=5 131=5 138=5 139=5 140=5 142=5 144=5 153=5 154=5 157=5 159=5 170=5 171=5 177=5 179=5 182=5 183=5 193=5 196=5
 197=5 200=5 201=5 135=4 145=4 152=4 169=4 172=4 174=4 176=4 178=4 180=4 181=4 184=4 185=4 187=4 199=4 214=4 175=3
 186=3 189=3 190=3 191=3 194=3 198=3 202=3 203=3 204=3 205=3 206=3 207=3 208=3 209=3 216=3 217=3 218=3 222=3 224=3
 225=3 226=3 238=3 240=3 249=3 173=2 188=2 192=2 195=2 211=2 212=2 213=2 219=2 227=2 228=2 230=2 232=2 234=2 237=2
 239=2 243=2 245=2 248=2 253=2 265=2 268=2 272=2 273=2 210=1 215=1 221=1 229=1 231=1 233=1 235=1 244=1 246=1 250=1
 255=1 256=1 258=1 261=1 264=1 266=1 267=1 270=1 271=1 277=1 279=1 281=1 288=1 293=1 ~=14
radlands.random ~=2000
radlands.rules 2=2000 ~=1
radlands.seats 2=2000 ~=1
radlands.table {14=1467 {15=451 {6=59 {16=23 ~=1
radlands.table{} "active=143 "deck=143 "hands=143 "turn=143 "actions=139 "columns=139 "discard=139 "known=139
 "marks=139 "queues=139 "reshuffled=139 "resolving=139 "silos=139 "water=139 "picked=26 "memory=8 "camps=4 "dealt=4
 "sifted=2 ~=1
radlands.table{}. [2=707 0=148 1=140
 {ability_used,entered,event_played,event_resolved,exposed,no_more_abilities,raiders_resolved=139
 {cards,this_turn,top=139 null=132 false=131 3=62 2=51 {card=26 4=21 5=14 6=13 7=9 8=9 true=8
 {again,doubt,old_in_hand,own_old,own_shown_old,returned,seen_new,seen_old,split=8 "raiders=7 10=7 9=7 12=6 14=6 11=5
 13=5 16=5 18=5 15=4 17=4 19=4 [43=4 [48=4 [50=4 [53=4 [54=4 [57=4 [66=4 20=3 21=3 22=3 23=3 26=3 [31=3 [36=3 [37=3
 [38=3 [39=3 [40=3 [41=3 [42=3 [44=3 [45=3 [46=3 [47=3 [49=3 [51=3 [52=3 [55=3 [56=3 [58=3 [59=3 24=2 25=2 27=2 28=2
 [11=2 [18=2 [19=2 [20=2 [21=2 [22=2 [23=2 [24=2 [25=2 [26=2 [27=2 [28=2 [29=2 [30=2 [32=2 [33=2 [34=2 [35=2 [4=2
 [60=2 "banish=1 "famine=1 "high_ground=1 "interrogate=1 "napalm=1 "uprising=1 29=1 30=1 31=1 32=1 33=1 34=1 35=1 36=1
 37=1 38=1 39=1 40=1 41=1 42=1 43=1 44=1 45=1 [0=1 [1=1 [10=1 [12=1 [13=1 [14=1 [15=1 [16=1 [17=1 [3=1 [5=1 [6=1 [61=1
 [62=1 [63=1 [7=1 [8=1 [9=1 ~=1
radlands.table{}..ability_used false=1202 true=797 ~=1
radlands.table{}..again [35=58 [34=51 [36=50 [8=31 [9=31 [7=26 [6=23 [33=20 [5=16 [4=9 [32=8 [30=4 ~=1
radlands.table{}..again[] "interrogate=85 "muse=78 "rescue_team=78 "truce=77 "argo_yesky=76 "mimic=76 "high_ground=74
 "scientist=74 "vanguard=72 "banish=51 "gunner=51 "holdout=51 "mutant=51 "napalm=51 "strafe=51 "assassin=50
 "repair_bot=50 "bombardment=49 "cult_leader=49 "doomsayer=49 "famine=49 "looter=49 "pyromaniac=49 "scout=49
 "uprising=49 "vigilante=49 "wounded_soldier=49 "exterminator=48 "radiation=48 "sniper=48 "zeto_khan=48 "vera_vosh=47
 "magnus_karv=45 "molgur_stang=45 "rabble_rouser=45 "karli_blaze=43 ~=1
radlands.table{}..card "muse=56 "repair_bot=51 "rescue_team=51 "looter=48 "assassin=47 "doomsayer=45 "mimic=44
 "mutant=44 "scientist=44 "vanguard=41 "exterminator=40 "gunner=40 "rabble_rouser=40 "holdout=38 "wounded_soldier=38
 "high_ground=36 "pyromaniac=34 "cult_leader=33 "scout=33 "uprising=33 "vigilante=33 "banish=30 "sniper=30
 "interrogate=26 "radiation=23 "famine=22 "truce=22 "napalm=14 "magnus_karv=13 "vera_vosh=12 "argo_yesky=11
 "karli_blaze=8 "zeto_khan=8 "strafe=5 ~=1
radlands.table{}..cards [3=64 [7=62 [8=62 [4=61 [1=60 [0=58 [10=57 [11=57 [2=57 [5=57 [6=57 [14=55 [9=55 [12=53 [13=52
 [17=51 [19=48 [16=45 [21=45 [18=43 [24=43 [15=42 [20=42 [26=42 [23=39 [22=38 [27=38 [28=36 [25=35 [29=35 [32=35
 [30=32 [38=30 [31=29 [33=28 [34=27 [35=27 [37=25 [36=22 [39=22 [41=21 [40=20 [42=18 [45=18 [48=17 [43=16 [46=15
 [44=14 [47=14 [50=12 [51=12 [49=10 [52=10 [53=10 [54=8 [55=5 [56=5 [57=5 [58=1 [59=1 [60=1 ~=1
radlands.table{}..cards[] "truce=73 "interrogate=70 "bombardment=69 "banish=67 "napalm=67 "famine=63 "muse=63
 "radiation=63 "mutant=62 "uprising=62 "high_ground=61 "looter=60 "repair_bot=60 "wounded_soldier=60 "mimic=59
 "strafe=59 "assassin=58 "cult_leader=58 "doomsayer=58 "exterminator=58 "pyromaniac=58 "sniper=58 "rabble_rouser=57
 "gunner=56 "holdout=56 "scientist=55 "vanguard=55 "rescue_team=54 "vigilante=54 "scout=51 "argo_yesky=35
 "magnus_karv=34 "vera_vosh=34 "karli_blaze=31 "molgur_stang=31 "zeto_khan=30 ~=1
radlands.table{}..doubt [2=327 ~=1
radlands.table{}..doubt[] [0=438 [1=134 [2=56 [3=18 [4=8 ~=1
radlands.table{}..doubt[][] "muse=51 "high_ground=41 "gunner=32 "radiation=21 "vanguard=20 "mimic=17 "rabble_rouser=15
 "rescue_team=14 "scientist=14 "uprising=14 "truce=13 "assassin=12 "bombardment=8 "exterminator=8 "interrogate=8
 "looter=8 "wounded_soldier=7 "repair_bot=6 "banish=5 "doomsayer=5 "scout=5 "strafe=5 "vigilante=3 ~=1
radlands.table{}..entered [2=2000 ~=1
radlands.table{}..entered[] 0=1720 1=209 2=70 ~=1
radlands.table{}..event_played [2=2000 ~=1
radlands.table{}..event_played[] false=1770 true=230 ~=1
radlands.table{}..event_resolved false=1498 true=502 ~=1
radlands.table{}..exposed [2=2000 ~=1
radlands.table{}..exposed[] false=1980 true=20 ~=1
radlands.table{}..no_more_abilities false=1995 true=5 ~=1
radlands.table{}..old_in_hand [2=327 ~=1
radlands.table{}..old_in_hand[] 1=219 0=178 2=122 3=88 4=31 5=9 6=5 ~=2
radlands.table{}..own_old [2=327 ~=1
radlands.table{}..own_old[] [0=341 [1=146 [2=99 [3=49 [4=14 [5=4 ~=1
radlands.table{}..own_old[][] "rescue_team=62 "scientist=55 "high_ground=51 "vanguard=45 "mimic=43 "truce=43 "muse=28
 "gunner=21 "assassin=18 "exterminator=18 "interrogate=18 "vigilante=18 "sniper=16 "uprising=15 "doomsayer=11
 "rabble_rouser=11 "argo_yesky=10 "radiation=10 "repair_bot=10 "bombardment=9 "looter=9 "scout=9 "strafe=7 "famine=6
 "napalm=5 "pyromaniac=5 "banish=3 "karli_blaze=3 ~=14
radlands.table{}..own_shown_old [2=327 ~=1
radlands.table{}..own_shown_old[] [0=407 [1=162 [2=60 [3=17 [4=8 ~=1
radlands.table{}..own_shown_old[][] "muse=56 "high_ground=42 "mimic=34 "gunner=22 "radiation=21 "rescue_team=21
 "interrogate=18 "scientist=18 "rabble_rouser=15 "vanguard=15 "uprising=14 "assassin=12 "vigilante=10 "bombardment=8
 "exterminator=8 "looter=8 "truce=8 "doomsayer=7 "wounded_soldier=7 "repair_bot=6 "banish=5 "scout=5 "strafe=5 ~=1
radlands.table{}..raiders_resolved [2=2000 ~=1
radlands.table{}..raiders_resolved[] false=1839 true=161 ~=1
radlands.table{}..returned [0=295 [1=29 [2=3 ~=1
radlands.table{}..returned[] true=20 false=15 ~=1
radlands.table{}..seen_new [0=214 [1=66 [2=31 [4=9 [3=5 ~=2
radlands.table{}..seen_new[] "mimic=28 "muse=23 "interrogate=22 "scientist=19 "high_ground=18 "rescue_team=14
 "vanguard=11 "holdout=10 "assassin=8 "doomsayer=8 "gunner=8 "vigilante=7 "looter=5 "truce=4 ~=4
radlands.table{}..seen_old [3=89 [2=55 [4=49 [1=43 [0=26 [5=25 [6=19 [7=18 ~=3
radlands.table{}..seen_old[] "mimic=77 "scientist=75 "muse=73 "rescue_team=70 "vanguard=69 "interrogate=65
 "assassin=51 "sniper=50 "holdout=47 "rabble_rouser=40 "gunner=37 "repair_bot=34 "vigilante=33 "doomsayer=30
 "high_ground=30 "exterminator=29 "looter=29 "wounded_soldier=29 "mutant=28 "cult_leader=25 "pyromaniac=25 "scout=17
 "famine=15 "truce=14 "radiation=8 "uprising=8 ~=5
radlands.table{}..split [4=83 [3=58 [8=47 [5=41 [6=41 [7=34 [9=13 [14=4 ~=6
radlands.table{}..split[] "muse=139 "scientist=137 "rescue_team=125 "mimic=114 "vanguard=107 "interrogate=96
 "high_ground=92 "gunner=80 "assassin=77 "rabble_rouser=66 "sniper=60 "vigilante=60 "exterminator=59 "repair_bot=56
 "doomsayer=48 "holdout=48 "looter=42 "truce=42 "scout=41 "radiation=37 "uprising=36 "wounded_soldier=36
 "pyromaniac=33 "mutant=32 "bombardment=26 "cult_leader=26 "famine=23 "strafe=13 "banish=12 "napalm=7 ~=1
radlands.table{}..this_turn [0=957 [1=479 [2=250 [3=141 [4=80 [5=45 [6=22 [7=15 [8=6 [9=3 [10=1 ~=1
radlands.table{}..this_turn[] "high_ground=84 "truce=74 "interrogate=69 "looter=68 "famine=66 "muse=66 "uprising=66
 "assassin=65 "mimic=65 "radiation=64 "banish=63 "doomsayer=63 "napalm=63 "bombardment=62 "strafe=62 "vanguard=61
 "exterminator=59 "scientist=59 "pyromaniac=58 "holdout=57 "rabble_rouser=56 "repair_bot=56 "cult_leader=55
 "rescue_team=54 "wounded_soldier=51 "gunner=50 "vigilante=50 "sniper=49 "scout=48 "argo_yesky=44 "mutant=42
 "karli_blaze=32 "molgur_stang=32 "magnus_karv=31 "vera_vosh=29 "zeto_khan=29 ~=1
radlands.table{}..top "high_ground=77 "bombardment=75 "interrogate=71 "banish=70 "truce=70 "muse=66 "radiation=66
 "looter=65 "scientist=64 "gunner=63 "assassin=59 "mimic=59 null=58 "vigilante=57 "holdout=56 "repair_bot=56
 "famine=54 "rabble_rouser=54 "uprising=54 "vanguard=54 "napalm=53 "rescue_team=53 "sniper=53 "doomsayer=51
 "pyromaniac=51 "scout=49 "argo_yesky=48 "strafe=47 "cult_leader=46 "exterminator=46 "wounded_soldier=46
 "molgur_stang=38 "mutant=38 "magnus_karv=35 "zeto_khan=35 "vera_vosh=34 "karli_blaze=29 ~=1
radlands.table{}.[] [3=180 [0=95 "area=53 "rescue_team=51 "scientist=51 "strafe=51 "high_ground=50 "vanguard=50
 "cult_leader=49 "interrogate=49 "mimic=49 "scout=49 "vigilante=49 "famine=48 "gunner=48 "holdout=48 "muse=48
 "radiation=48 "sniper=48 "truce=48 "uprising=48 "wounded_soldier=48 "assassin=47 "banish=47 "bombardment=47
 "doomsayer=47 "napalm=47 "rabble_rouser=47 "exterminator=46 "looter=46 "mutant=46 "pyromaniac=46 "repair_bot=46
 "hand=29 "molgur_stang=25 "karli_blaze=24 "zeto_khan=24 "argo_yesky=23 "magnus_karv=23 "vera_vosh=23 [1=23 [2=22 [4=9
 [5=4 [6=2 [10=1 [7=1 [8=1 [9=1 ~=1
radlands.table{}.[][] {camp,people=723 null=622 "raiders=76 "high_ground=24 "rescue_team=24 "uprising=20 "scientist=19
 "mimic=18 "vanguard=18 "exterminator=17 "famine=17 "muse=17 "radiation=17 "repair_bot=17 "scout=17 "truce=17
 "assassin=16 "banish=16 "gunner=16 "holdout=16 "interrogate=16 "pyromaniac=16 "looter=15 "mutant=15 "sniper=15
 "bombardment=14 "cult_leader=14 "napalm=14 "rabble_rouser=14 "vigilante=14 "doomsayer=13 "strafe=13
 "wounded_soldier=12 "argo_yesky=9 "karli_blaze=7 "magnus_karv=7 "molgur_stang=7 "vera_vosh=7 "zeto_khan=7 "mulcher=2
 "warehouse=2 "adrenaline_lab=1 "arcade=1 "atomic_garden=1 "blood_bank=1 "bonfire=1 "cache=1 "cannon=1 "catapult=1
 "command_post=1 "construction_yard=1 "garage=1 "juggernaut=1 "labor_camp=1 "mercenary_camp=1 "nest_of_spies=1
 "oasis=1 "obelisk=1 "omen_clock=1 "outpost=1 "parachute_base=1 "pillbox=1 "railgun=1 "reactor=1 "resonator=1
 "scavenger_camp=1 "scud_launcher=1 "supply_depot=1 "the_octagon=1 "training_camp=1 "transplant_lab=1 "victory_totem=1
 "watchtower=1 ~=1
radlands.table{}.[][].camp {card=909 {card,destroyed=518 {card,damaged=434 {card,exhausted,used=53
 {card,damaged,exhausted,used=33 {card,space=20 {acting,card,exhausted,used=12 {acting,card,damaged,exhausted,used=9
 {card,damaged,space=8 {card,exhausted,space,used=4 {card,damaged,exhausted,space,used=1 {card,damaged,used=1
 {card,used=1 ~=1
radlands.table{}.[][].camp.acting true=367 ~=1
radlands.table{}.[][].camp.card "training_camp=95 "omen_clock=86 "parachute_base=84 "adrenaline_lab=78 "garage=78
 "warehouse=76 "railgun=74 "mulcher=69 "reactor=67 "arcade=66 "cannon=63 "victory_totem=61 "juggernaut=60
 "transplant_lab=60 "atomic_garden=59 "command_post=59 "nest_of_spies=58 "supply_depot=58 "construction_yard=57
 "catapult=55 "watchtower=53 "resonator=51 "scavenger_camp=50 "oasis=49 "bonfire=46 "obelisk=45 "pillbox=45
 "labor_camp=44 "scud_launcher=44 "cache=43 "the_octagon=43 "mercenary_camp=42 "outpost=42 "blood_bank=38 ~=1
radlands.table{}.[][].camp.damaged true=2000 ~=1
radlands.table{}.[][].camp.destroyed true=2000 ~=1
radlands.table{}.[][].camp.exhausted true=1938 ~=1
radlands.table{}.[][].camp.space 1=362 2=208 ~=1
radlands.table{}.[][].camp.used true=1958 ~=1
radlands.table{}.[][].people [0=1322 [1=439 [2=238 ~=1
radlands.table{}.[][].people[] {card,space=780 {card,damaged,space=446 {card,is,space=423 {card,exhausted,space=143
 {card,exhausted,is,space=79 {card,exhausted,space,used=58 {acting,card,exhausted,space,used=21 {card,is,old,space=21
 {card,damaged,exhausted,space,used=11 {card,damaged,exhausted,space=9 {acting,card,exhausted,space=4
 {card,space,used=2 {acting,card,damaged,space,used=1 {acting,card,space,used=1 {card,damaged,space,used=1
 {card,exhausted,is,old,space=1 {card,exhausted,is,space,used=1 ~=1
radlands.table{}.[][].people[].acting true=208 ~=1
radlands.table{}.[][].people[].card "punk=523 "vanguard=92 "doomsayer=89 "rabble_rouser=87 "muse=85 "mimic=77
 "scout=75 "assassin=74 "pyromaniac=74 "scientist=74 "looter=73 "exterminator=71 "holdout=67 "repair_bot=66
 "vigilante=66 "gunner=62 "wounded_soldier=59 "mutant=56 "sniper=56 "rescue_team=51 "cult_leader=50 "vera_vosh=19
 "argo_yesky=16 "magnus_karv=15 "karli_blaze=11 "zeto_khan=11 "molgur_stang=1 ~=1
radlands.table{}.[][].people[].damaged true=1999 ~=1
radlands.table{}.[][].people[].exhausted true=1999 ~=1
radlands.table{}.[][].people[].is "interrogate=87 "truce=84 "gunner=83 "exterminator=79 "sniper=79 "napalm=76
 "scout=76 "mutant=74 "radiation=74 "rescue_team=74 "famine=70 "vanguard=69 "pyromaniac=66 "repair_bot=64 "assassin=59
 "cult_leader=59 "high_ground=58 "vigilante=54 "banish=53 "strafe=53 "scientist=51 "doomsayer=49 "holdout=49
 "bombardment=48 "wounded_soldier=48 "muse=46 "looter=42 "mimic=40 "zeto_khan=40 "molgur_stang=39 "uprising=38
 "karli_blaze=31 "rabble_rouser=30 "argo_yesky=28 "vera_vosh=19 "magnus_karv=12 ~=1
radlands.table{}.[][].people[].old true=172 ~=1
radlands.table{}.[][].people[].space 1=1462 2=515 0=23 ~=1
radlands.table{}.[][].people[].used true=761 ~=1
"""
