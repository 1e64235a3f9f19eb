# Rules of Radlands in short sentences, for the “why” of an event. Rule id radlands.7.4 is key radlands-rule-7-4.
# The numbers are those of docs/rules/radlands.md.

## Setup

radlands-rule-2-1 = Przed grą tasuje się talię obozów i talię dobierania.
radlands-rule-2-2 = Każdy gracz dostaje sześć obozów, potajemnie zachowuje trzy i sam ustala ich kolejność. Wszystkie odkrywa się jednocześnie; pozostałe obozy opuszczają grę bez pokazywania.
radlands-rule-2-3 = Pierwsza gra: jeden gracz dostaje { radlands-card-garage.acc }, { radlands-card-railgun.acc } i { radlands-card-supply_depot.acc }, drugi { radlands-card-reactor.acc }, { radlands-card-cannon.acc } i { radlands-card-victory_totem.acc }.
radlands-rule-2-4 = { radlands-card-water_silo } i { radlands-card-raiders } zaczynają grę odkryci w obszarze gry właściciela. Zbiornika nie ma na początku na ręce.
radlands-rule-2-5 = Cechy działające przed grą działają teraz: { radlands-card-obelisk } zostaje odwrócony na zniszczoną stronę.
radlands-rule-2-6 = Na początku masz na ręce tyle kart, ile wynosi suma liczb na twoich trzech obozach; zniszczony { radlands-card-obelisk } też się liczy.
radlands-rule-2-7 = O tym, kto zaczyna, rozstrzyga rzut monetą, już po odkryciu obozów i dobraniu kart.
radlands-rule-2-8 = W swojej pierwszej turze pierwszy gracz dostaje 1 wodę zamiast 3.

## Words and states

radlands-rule-3-1 = Postacie to karty postaci i punki w grze. Wróg to postać przeciwnika, nigdy obóz.
radlands-rule-3-2 = Pierwsze trafienie uszkadza obóz lub postać, drugie niszczy; punka niszczy już pierwsze. Zniszczony obóz zostaje w kolumnie bez umiejętności i cech i nie może już być celem.
radlands-rule-3-3 = Obóz jest gotowy, chyba że w tej turze użyto jego umiejętności. Postać jest gotowa, chyba że jest uszkodzona albo w tej turze weszła do gry, została przywrócona lub użyto jej umiejętności.
radlands-rule-3-4 = Na koniec każdej tury karty obu graczy przestają pamiętać, że je zagrano, przywrócono lub użyto.
radlands-rule-3-5 = Postać wchodzi do gry zagrana z ręki, wzięta jako punk albo odkryta przez { radlands-card-training_camp.acc }. Przesunięcie nie jest wejściem do gry.
radlands-rule-3-6 = Karta, która wraca na rękę, zapomina o uszkodzeniu, wyczerpaniu i wszystkim, co robiła.

## The turn

radlands-rule-4-1 = Faza wydarzeń: wydarzenie z pola 1 zostaje rozpatrzone i odrzucone (Najeźdźcy wracają do ciebie), a pozostałe w kolejce przesuwają się o pole do przodu.
radlands-rule-4-2 = Faza uzupełnienia: dobierz kartę, a potem weź 3 wody.
radlands-rule-4-3 = Faza akcji: wykonuj dowolne akcje w dowolnej kolejności i liczbie, aż zechcesz skończyć.
radlands-rule-4-4 = Koniec tury: niewydana woda przepada, a efekty trwające do końca tury wygasają.

## Actions

radlands-rule-5-1 = Aby zagrać postać, zapłać jej koszt i wybierz kolumnę oraz miejsce. Postać wchodzi do gry wyczerpana, a jej cecha wejścia działa od razu.
radlands-rule-5-2 = Aby zagrać wydarzenie, zapłać jego koszt i umieść je w kolejce. Wydarzenie o numerze 0 jest rozpatrywane natychmiast.
radlands-rule-5-3 = Możesz dobrać kartę za 2 wody, tyle razy, na ile cię stać.
radlands-rule-5-4 = Aby zezłomować kartę, odrzuć ją z ręki i za darmo uzyskaj efekt jej ikony złomowania, nawet jeśli nic on nie da.
radlands-rule-5-5 = Za 1 wodę bierzesz na rękę swój { radlands-card-water_silo.acc }. Można go tylko zezłomować; nie da się go zagrać ani odrzucić.
radlands-rule-5-6 = Możesz użyć umiejętności dowolnego ze swoich gotowych obozów lub dowolnej gotowej postaci, w każdej kolumnie.
radlands-rule-5-7 = Niewydana woda nigdy nie przechodzi na następną turę.

## Columns

radlands-rule-6-1 = Każdy gracz ma trzy kolumny: obóz, cały lub zniszczony, i najwyżej dwie postacie przed nim.
radlands-rule-6-2 = Nowa postać staje przed tą, która już jest w kolumnie, albo za nią. W kolumnie mieszczą się dwie postacie; mając sześć postaci w grze, nie dostaniesz kolejnych.
radlands-rule-6-3 = Karta jest niechroniona, jeśli w jej kolumnie nie stoi przed nią żadna karta jej właściciela. Gdy postać opuszcza grę, ta z przodu cofa się w stronę obozu.
radlands-rule-6-4 = { radlands-card-juggernaut } porusza się w swojej kolumnie i chroni postacie, które za nim stoją. Za trzecim razem wraca na miejsce, a przeciwnik niszczy jeden ze swoich obozów.
radlands-rule-6-5 = Punk to niewidziana karta z wierzchu talii: postać bez umiejętności i cech. Jedno trafienie go niszczy, a karta wraca zakryta na wierzch talii.

## Effect icons

radlands-rule-7-1 = Zniszczenie: postać zostaje odrzucona, obóz odwrócony, a punk trafia zakryty na wierzch talii.
radlands-rule-7-2 = Uszkodzenie trafia postać lub obóz, zranienie tylko postać. O ile tekst nie mówi inaczej, celem jest niechroniona karta przeciwnika.
radlands-rule-7-3 = Przywrócenie: możesz obrócić do pionu jedną ze swoich uszkodzonych kart. Przywrócona postać jest w tej turze wyczerpana. Zniszczonych kart nie można przywrócić.
radlands-rule-7-4 = Najazd: twoi { radlands-card-raiders } trafiają na pole 2 kolejki, a jeśli jest zajęte, na pole 3. Jeśli już są w kolejce, przesuwają się na wolne pole przed sobą; z pola 1 zostają rozpatrzeni.
radlands-rule-7-5 = Dobranie karty: weź wierzchnią kartę talii.
radlands-rule-7-6 = Weź punka: możesz umieścić zakrytą wierzchnią kartę talii w jednej ze swoich kolumn, w której jest miejsce.
radlands-rule-7-7 = Dodatkowa woda: 1 woda więcej, tylko na tę turę.

## Events

radlands-rule-8-1 = Kolejka wydarzeń każdego gracza ma pola 3, 2 i 1; na każdym mieści się jedno odkryte wydarzenie.
radlands-rule-8-2 = Wydarzenie trafia na pole o swoim numerze, a jeśli jest zajęte, na pierwsze wolne pole za nim. Jeśli takiego nie ma, wydarzenia nie można zagrać.
radlands-rule-8-3 = Wydarzenie o numerze 0 nie trafia do kolejki: zostaje od razu rozpatrzone i odrzucone.
radlands-rule-8-4 = Wydarzenie trzeba rozpatrzyć w całości; pomija się części, które nie mają celu. Dopiero potem zostaje odrzucone.
radlands-rule-8-5 = Wydarzenie należy do gracza, który je zagrał, bez względu na to, kto doprowadził do jego rozpatrzenia.
radlands-rule-8-6 = „Rozpatrzono wydarzenie w tej turze” oznacza dowolne wydarzenie któregokolwiek gracza; liczą się też { radlands-card-raiders } i wydarzenia o numerze 0.

## Abilities, targets, choices

radlands-rule-9-1 = Umiejętności użyjesz tylko na gotowej karcie. Zapłać koszt, uznaj kartę za użytą i po kolei wykonaj jej tekst.
radlands-rule-9-2 = Karty można zwykle użyć raz na turę, bez względu na to, którą umiejętność wybierzesz.
radlands-rule-9-3 = Uszkodzenie, zranienie i zniszczenie sięgają tylko niechronionych kart przeciwnika; „dowolna”, „wszystkie” i „jedna z” ignorują ochronę. Własnym kartom szkodzisz tylko wtedy, gdy tekst tak każe.
radlands-rule-9-4 = Umiejętność można rozpocząć tylko wtedy, gdy karta jest gotowa, stać cię na koszt, warunek jest spełniony, a obowiązkowe kroki są możliwe.
radlands-rule-9-5 = Wyborów dokonuje gracz używający umiejętności, poza tymi, które tekst daje przeciwnikowi.
radlands-rule-9-6 = Efekt obejmujący kilka kart trafia je wszystkie jednocześnie; kolumny zsuwają się dopiero potem.
radlands-rule-9-7 = Jeśli karta opuści grę w trakcie umiejętności, reszta tej umiejętności i tak działa.
radlands-rule-9-8 = Przywrócenie, wzięcie punka i wszystko, co „możesz” zrobić, jest dobrowolne. Całą resztę trzeba wykonać, na ile się da.

## Traits

radlands-rule-10-1 = Cecha postaci działa tylko wtedy, gdy postać jest nieuszkodzona. Cecha obozu działa, dopóki obóz nie zostanie zniszczony.
radlands-rule-10-2 = Cecha wejścia działa natychmiast po umieszczeniu karty, przed wszystkim innym.
radlands-rule-10-3 = Gdy postać zostaje przywrócona, jej stała cecha od razu znów działa; cecha wejścia nie działa ponownie.
radlands-rule-10-4 = Cechy zmieniające koszt działają podczas zagrywania karty.

## Deck and end of the game

radlands-rule-11-1 = Gdy tylko wszystkie trzy obozy gracza są zniszczone, wygrywa drugi gracz i nic więcej się nie rozpatruje.
radlands-rule-11-2 = Gdy talia wyczerpie się pierwszy raz, stos kart odrzuconych tasuje się na nową talię. Za drugim razem jest remis.
radlands-rule-11-3 = Wygrana i koniec talii nigdy nie wypadają razem: decyduje to, co nastąpi wcześniej.
radlands-rule-12 = Karty na ręce, talia i punki są ukryte. Karty odrzucone w tej turze widzą wszyscy, ale stosu kart odrzuconych nie wolno przeglądać.

## Rulings where sources differ

radlands-rule-D1 = Jest 26 różnych postaci, razem 46 kart: dwadzieścia w dwóch egzemplarzach i sześć imiennych w jednym.
radlands-rule-D2 = Gdzie wydania się różnią, obozy mają teksty zgodne z instrukcją; inne teksty to wariant V3.
radlands-rule-D3 = { radlands-card-cannon } najpierw uszkadza siebie, a dopiero potem strzela.
radlands-rule-D4 = Liczby kart początkowych na obozach są takie jak na zdjęciach kart.
radlands-rule-D5 = Koszty są takie jak na zdjęciach kart; „?” oznacza brak własnego kosztu, płaci się tylko za użytą umiejętność.
radlands-rule-D6 = Ikony złomowania są takie jak na zdjęciach kart.
radlands-rule-D7 = Dzięki karcie { radlands-card-vera_vosh } każdej twojej karty można użyć dwa razy w turze, płacąc za każdym razem.
radlands-rule-D8 = Mając sześć postaci w grze, nie dostaniesz kolejnych. Karta może przywrócić samą siebie. Późniejsze zasady to warianty V1 i V2.
radlands-rule-D9 = { radlands-card-mercenary_camp }: wybrana karta zostaje zniszczona, a nie uszkodzona.
radlands-rule-D10 = Talia kończy się w chwili, gdy opuszcza ją ostatnia karta, nawet w środku efektu.
radlands-rule-D11 = Instrukcja nie mówi, która karta to „Magazyn” z pierwszego zestawu na pierwszą grę; tutaj jest nią obóz, który dobiera dwie karty i jedną z nich odrzuca.
radlands-rule-D12 = Złomować karty i zagrywać wydarzenia o numerze 0 wolno zawsze, nawet bez skutku. Umiejętność wymaga spełnionego warunku i celu.
radlands-rule-D13 = Poprawna pisownia to { radlands-card-zeto_khan }, jak na karcie.
radlands-rule-D14 = Obozy wybiera się, zanim wiadomo, kto zaczyna.
radlands-rule-D15 = { radlands-card-assassin }: „postać” i „wróg” znaczą tu to samo, niechronioną postać przeciwnika.

## Variants

radlands-rule-V1 = Zrób miejsce (wariant): gdy brak miejsca, możesz zagrać postać lub wziąć punka, jeśli najpierw zniszczysz jedną ze swoich postaci.
radlands-rule-V2 = Bez przywracania siebie (wariant): karta nie może przywrócić samej siebie.
radlands-rule-V3 = Inne wydanie (wariant): jedenaście obozów ma inne teksty lub liczby kart początkowych.

## Cards with a ruling that matters: what each says, and the ruling; others are told by their text alone

radlands-rule-card-adrenaline_lab = { radlands-card-adrenaline_lab }. { radlands-card-adrenaline_lab.text } Postać nie musi być gotowa. Jeśli już opuściła grę, nic więcej nie zostaje zniszczone.
radlands-rule-card-arcade = { radlands-card-arcade }. { radlands-card-arcade.text } Punki też są postaciami.
radlands-rule-card-atomic_garden = { radlands-card-atomic_garden }. { radlands-card-atomic_garden.text } Także wtedy, gdy w tej turze ją zagrano lub użyto jej umiejętności.
radlands-rule-card-blood_bank = { radlands-card-blood_bank }. { radlands-card-blood_bank.text } Wystarczy punk.
radlands-rule-card-bonfire = { radlands-card-bonfire }. { radlands-card-bonfire.text } Jeśli to zniszczy obóz, mimo to przywracasz karty, chyba że był to twój ostatni obóz.
radlands-rule-card-cache = { radlands-card-cache }. { radlands-card-cache.text } Wybierasz dopiero po uszkodzeniu obozu.
radlands-rule-card-cannon = { radlands-card-cannon }. { radlands-card-cannon.text } Strzela, nawet jeśli to ją zniszczy, chyba że był to twój ostatni obóz: wtedy najpierw przegrywasz.
radlands-rule-card-catapult = { radlands-card-catapult }. { radlands-card-catapult.text } Ochrona nie ma znaczenia; poświęcić można też punka.
radlands-rule-card-command_post = { radlands-card-command_post }. { radlands-card-command_post.text } Koszt nie spada poniżej 0.
radlands-rule-card-construction_yard = { radlands-card-construction_yard }. { radlands-card-construction_yard.text } Przywrócony do gry obóz nie ma uszkodzeń i można go od razu użyć.
radlands-rule-card-mercenary_camp = { radlands-card-mercenary_camp }. { radlands-card-mercenary_camp.text } Ochrona nie ma znaczenia; do odrzucenia trzeba mieć dwie karty.
radlands-rule-card-mulcher = { radlands-card-mulcher }. { radlands-card-mulcher.text } Zniszczony punk trafia na wierzch talii, więc dobierasz właśnie tę kartę.
radlands-rule-card-nest_of_spies = { radlands-card-nest_of_spies }. { radlands-card-nest_of_spies.text } Liczą się też punki i postacie, które zdążyły już opuścić grę.
radlands-rule-card-oasis = { radlands-card-oasis }. { radlands-card-oasis.text } Działa także uszkodzona; koszt nie spada poniżej 0.
radlands-rule-card-obelisk = { radlands-card-obelisk }. { radlands-card-obelisk.text } Liczy się jako zniszczony obóz.
radlands-rule-card-omen_clock = { radlands-card-omen_clock }. { radlands-card-omen_clock.text } W innym wypadku pole z przodu musi być wolne. Wydarzenie przeciwnika pozostaje jego wydarzeniem i to on dokonuje wyborów.
radlands-rule-card-parachute_base = { radlands-card-parachute_base }. { radlands-card-parachute_base.text } Jeśli postać już opuściła grę, nie zostaje uszkodzona.
radlands-rule-card-reactor = { radlands-card-reactor }. { radlands-card-reactor.text } Jeśli to twój ostatni obóz, przegrywasz.
radlands-rule-card-scavenger_camp = { radlands-card-scavenger_camp }. { radlands-card-scavenger_camp.text } Nieważne, co doprowadziło do rozpatrzenia Najeźdźców.
radlands-rule-card-scud_launcher = { radlands-card-scud_launcher }. { radlands-card-scud_launcher.text } Ochrona nie ma znaczenia; punk zostaje zniszczony.
radlands-rule-card-the_octagon = { radlands-card-the_octagon }. { radlands-card-the_octagon.text } Każdy gracz sam wybiera swoją ofiarę.
radlands-rule-card-training_camp = { radlands-card-training_camp }. { radlands-card-training_camp.text } Cecha wejścia tej postaci działa od razu.
radlands-rule-card-transplant_lab = { radlands-card-transplant_lab }. { radlands-card-transplant_lab.text } Liczą się też punki i postacie, które zdążyły już opuścić grę.
radlands-rule-card-watchtower = { radlands-card-watchtower }. { radlands-card-watchtower.text } Liczą się też Najeźdźcy, wydarzenia o numerze 0 i wydarzenia przeciwnika.
radlands-rule-card-argo_yesky = { radlands-card-argo_yesky }. { radlands-card-argo_yesky.text } Inne postacie mają tę umiejętność tylko wtedy, gdy Argo jest nieuszkodzony. Nowe punki wchodzą do gry wyczerpane.
radlands-rule-card-cult_leader = { radlands-card-cult_leader }. { radlands-card-cult_leader.text } Może wybrać także samego siebie.
radlands-rule-card-doomsayer = { radlands-card-doomsayer }. { radlands-card-doomsayer.text } Wydarzenie cofa się tylko na wolne pole.
radlands-rule-card-exterminator = { radlands-card-exterminator }. { radlands-card-exterminator.text } Ochrona nie ma znaczenia.
radlands-rule-card-gunner = { radlands-card-gunner }. { radlands-card-gunner.text } Postać, która dopiero teraz traci ochronę, nie zostaje trafiona.
radlands-rule-card-karli_blaze = { radlands-card-karli_blaze }. { radlands-card-karli_blaze.text } Przywrócona Karli jest wyczerpana.
radlands-rule-card-looter = { radlands-card-looter }. { radlands-card-looter.text } Nieważne, czy obóz został uszkodzony, czy zniszczony.
radlands-rule-card-magnus_karv = { radlands-card-magnus_karv }. { radlands-card-magnus_karv.text } Ochrona nie ma znaczenia, a wszystkie karty są trafiane jednocześnie.
radlands-rule-card-mimic = { radlands-card-mimic }. { radlands-card-mimic.text } „Ta karta” oznacza wtedy Imitatora. Cech nie można kopiować.
radlands-rule-card-molgur_stang = { radlands-card-molgur_stang }. { radlands-card-molgur_stang.text } Ochrona nie ma znaczenia.
radlands-rule-card-rescue_team = { radlands-card-rescue_team }. { radlands-card-rescue_team.text } Na rękę może wrócić także ta karta. Wzięty punk staje się kartą, którą naprawdę jest.
radlands-rule-card-scientist = { radlands-card-scientist }. { radlands-card-scientist.text } Te trzy karty widzą wszyscy.
radlands-rule-card-sniper = { radlands-card-sniper }. { radlands-card-sniper.text } Ochrona nie ma znaczenia.
radlands-rule-card-vanguard = { radlands-card-vanguard }. { radlands-card-vanguard.text } Przeciwnik odpowiada od razu, trafiając twoją niechronioną kartę. Jeśli właśnie wygrywasz, nie ma odpowiedzi.
radlands-rule-card-vera_vosh = { radlands-card-vera_vosh }. { radlands-card-vera_vosh.text } Każdej twojej karty można więc użyć dwa razy w turze, płacąc za każdym razem.
radlands-rule-card-zeto_khan = { radlands-card-zeto_khan }. { radlands-card-zeto_khan.text } Liczą się też Najeźdźcy wystawieni najazdem; wydarzenia już obecne w kolejce się nie zmieniają.
radlands-rule-card-banish = { radlands-card-banish }. { radlands-card-banish.text } Ochrona nie ma znaczenia.
radlands-rule-card-bombardment = { radlands-card-bombardment }. { radlands-card-bombardment.text } Liczą się też obozy zniszczone wcześniej.
radlands-rule-card-famine = { radlands-card-famine }. { radlands-card-famine.text } Zniszczone punki trafiają na wierzch talii.
radlands-rule-card-high_ground = { radlands-card-high_ground }. { radlands-card-high_ground.text } Przestawienie nie jest wejściem do gry.
radlands-rule-card-napalm = { radlands-card-napalm }. { radlands-card-napalm.text } Obozy nie są wrogami, więc Juggernaut przetrwa.
radlands-rule-card-radiation = { radlands-card-radiation }. { radlands-card-radiation.text } Wszystkie postacie są trafiane jednocześnie.
radlands-rule-card-strafe = { radlands-card-strafe }. { radlands-card-strafe.text } Postać, która dopiero teraz traci ochronę, nie zostaje trafiona.
radlands-rule-card-truce = { radlands-card-truce }. { radlands-card-truce.text } Karty zapominają o wszystkim; punki stają się kartami, którymi naprawdę są, a widzi je tylko właściciel.
radlands-rule-card-uprising = { radlands-card-uprising }. { radlands-card-uprising.text } Umieszczasz ich po kolei; przy sześciu postaciach w grze nie dostajesz kolejnych.
radlands-rule-card-raiders = { radlands-card-raiders }. { radlands-card-raiders.text } Może to być także chroniony obóz.
