# Cards of Radlands: a name and, in our own words, what the card does.
# Names are those of the Polish rulebook; `.ours` marks names it does not give, translated by us.
# Forms: `.acc` biernik, `.gen` dopełniacz, `.ins` narzędnik.
# `.text_v3` is the text of the other printing (variant V3); Command Post keeps its text there.

## Camps

radlands-card-adrenaline_lab = Lab dopalaczy
    .text = 0 wody: opłać i użyj umiejętności jednej ze swoich uszkodzonych postaci, a potem zniszcz tę postać.
    .acc = Lab dopalaczy
    .gen = Laba dopalaczy
    .ins = Labem dopalaczy

radlands-card-arcade = Salon gier
    .text = 1 woda: weź punka, jeśli masz w grze najwyżej jedną postać.
    .acc = Salon gier
    .gen = Salonu gier
    .ins = Salonem gier

radlands-card-atomic_garden = Atomowy ogród
    .text = 2 wody: przywróć jedną ze swoich uszkodzonych postaci; staje się ona gotowa.
    .acc = Atomowy ogród
    .gen = Atomowego ogrodu
    .ins = Atomowym ogrodem
    .ours = yes

radlands-card-blood_bank = Bank krwi
    .text = 0 wody: zniszcz jedną ze swoich postaci, a potem weź 1 dodatkową wodę.
    .acc = Bank krwi
    .gen = Banku krwi
    .ins = Bankiem krwi

radlands-card-bonfire = Ognisko
    .text = 0 wody: uszkodź ten obóz, a potem przywróć dowolną liczbę swoich kart. Tego obozu nie można przywrócić.
    .acc = Ognisko
    .gen = Ogniska
    .ins = Ogniskiem
    .ours = yes

radlands-card-cache = Skrytka
    .text = 0 wody: uszkodź ten obóz, a potem wybierz jedno: dobierz kartę, przywróć swoją kartę albo weź punka.
    .text_v3 = 2 wody: najazd; weź też punka.
    .acc = Skrytkę
    .gen = Skrytki
    .ins = Skrytką
    .ours = yes

radlands-card-cannon = Armata
    .text = 1 woda: uszkodź ten obóz, a potem niechronioną kartę przeciwnika.
    .text_v3 = Zaczyna grę uszkodzona. 2 wody: uszkodzenie, ale tylko gdy ten obóz jest nieuszkodzony.
    .acc = Armatę
    .gen = Armaty
    .ins = Armatą

radlands-card-catapult = Katapulta
    .text = 2 wody: uszkodź dowolną kartę przeciwnika, a potem zniszcz jedną ze swoich postaci.
    .acc = Katapultę
    .gen = Katapulty
    .ins = Katapultą

radlands-card-command_post = Stanowisko dowodzenia
    .text = 3 wody, o 1 mniej za każdego twojego punka: uszkodzenie.
    .acc = Stanowisko dowodzenia
    .gen = Stanowiska dowodzenia
    .ins = Stanowiskiem dowodzenia

radlands-card-construction_yard = Plac budowy
    .text = 1 woda, tylko gdy ten obóz jest nieuszkodzony: odwróć z powrotem jeden ze swoich zniszczonych obozów, a potem zniszcz ten obóz.
    .text_v3 = 1 woda: przenieś dowolną postać na dowolne miejsce po tej samej stronie. 2 wody: najazd.
    .acc = Plac budowy
    .gen = Placu budowy
    .ins = Placem budowy

radlands-card-garage = Garaż
    .text = 1 woda: najazd.
    .acc = Garaż
    .gen = Garażu
    .ins = Garażem

radlands-card-juggernaut = Juggernaut
    .text = 1 woda: przesuń ten obóz o pole do przodu; minięte postacie zostają za nim. Za trzecim razem zamiast tego wraca do rzędu obozów, a przeciwnik niszczy jeden ze swoich obozów.
    .acc = Juggernauta
    .gen = Juggernauta
    .ins = Juggernautem

radlands-card-labor_camp = Obóz pracy
    .text = 0 wody: zniszcz jedną ze swoich postaci, a potem możesz przywrócić swoją kartę.
    .acc = Obóz pracy
    .gen = Obozu pracy
    .ins = Obozem pracy

radlands-card-mercenary_camp = Obóz najemników
    .text = 2 wody: przeciwnik wybiera: odrzuca z ręki dwie karty (nie Zbiornik wody) albo niszczy jedną ze swoich kart w grze.
    .text_v3 = 2 wody: uszkodź dowolny obóz przeciwnika, jeśli masz co najmniej cztery postacie.
    .acc = Obóz najemników
    .gen = Obozu najemników
    .ins = Obozem najemników

radlands-card-mulcher = Mulczer
    .text = 0 wody: zniszcz jedną ze swoich postaci, a potem dobierz kartę.
    .acc = Mulczer
    .gen = Mulczera
    .ins = Mulczerem

radlands-card-nest_of_spies = Gniazdo szpiegów
    .text = 1 woda: uszkodzenie, jeśli w tej turze do gry weszły co najmniej dwie twoje postacie.
    .acc = Gniazdo szpiegów
    .gen = Gniazda szpiegów
    .ins = Gniazdem szpiegów

radlands-card-oasis = Oaza
    .text = Gdy nie masz postaci w tej kolumnie, zagranie do niej postaci kosztuje cię o 1 mniej.
    .acc = Oazę
    .gen = Oazy
    .ins = Oazą
    .ours = yes

radlands-card-obelisk = Obelisk
    .text = Zniszczony jeszcze przed rozpoczęciem gry.
    .text_v3 = Wygrywasz, gdy z talii zostanie dobrana ostatnia karta.
    .acc = Obelisk
    .gen = Obelisku
    .ins = Obeliskiem
    .ours = yes

radlands-card-omen_clock = Zegar losu
    .text = 1 woda: przesuń dowolne wydarzenie, swoje lub przeciwnika, o pole do przodu. Z pola 1 zostaje ono rozpatrzone.
    .acc = Zegar losu
    .gen = Zegara losu
    .ins = Zegarem losu

radlands-card-outpost = Posterunek
    .text = 2 wody: najazd. 2 wody: przywrócenie.
    .acc = Posterunek
    .gen = Posterunku
    .ins = Posterunkiem
    .ours = yes

radlands-card-parachute_base = Baza spadochroniarzy
    .text = 0 wody: opłać i zagraj postać, opłać i użyj jej umiejętności, a potem uszkodź tę postać.
    .acc = Bazę spadochroniarzy
    .gen = Bazy spadochroniarzy
    .ins = Bazą spadochroniarzy

radlands-card-pillbox = Bunkier
    .text = 3 wody, o 1 mniej za każdy twój zniszczony obóz: uszkodzenie.
    .acc = Bunkier
    .gen = Bunkra
    .ins = Bunkrem
    .ours = yes

radlands-card-railgun = Działo
    .text = 2 wody: uszkodzenie.
    .acc = Działo
    .gen = Działa
    .ins = Działem

radlands-card-reactor = Reaktor
    .text = 2 wody: zniszcz ten obóz i wszystkie postacie w grze, także swoje.
    .acc = Reaktor
    .gen = Reaktora
    .ins = Reaktorem

radlands-card-resonator = Rezonator
    .text = 2 wody: zniszcz niechronioną, uszkodzoną kartę przeciwnika.
    .text_v3 = 1 woda: uszkodzenie. To musi być jedyna umiejętność, której używasz w tej turze.
    .acc = Rezonator
    .gen = Rezonatora
    .ins = Rezonatorem
    .ours = yes

radlands-card-scavenger_camp = Obóz zbieraczy
    .text = 2 wody: najazd. 1 woda: przywrócenie, jeśli w tej turze rozpatrzono twoich Najeźdźców.
    .text_v3 = 0 wody: odrzuć kartę, a potem weź punka albo 1 dodatkową wodę.
    .acc = Obóz zbieraczy
    .gen = Obozu zbieraczy
    .ins = Obozem zbieraczy
    .ours = yes

radlands-card-scud_launcher = Wyrzutnia Scudów
    .text = 1 woda: przeciwnik wybiera jedną ze swoich kart w grze i ją uszkadza.
    .acc = Wyrzutnię Scudów
    .gen = Wyrzutni Scudów
    .ins = Wyrzutnią Scudów
    .ours = yes

radlands-card-supply_depot = Magazyn
    .text = 2 wody: dobierz dwie karty, a potem odrzuć jedną z tych dwóch.
    .acc = Magazyn
    .gen = Magazynu
    .ins = Magazynem

radlands-card-the_octagon = Oktagon
    .text = 1 woda: zniszcz jedną ze swoich postaci; wtedy przeciwnik niszczy jedną ze swoich.
    .acc = Oktagon
    .gen = Oktagonu
    .ins = Oktagonem
    .ours = yes

radlands-card-training_camp = Obóz treningowy
    .text = 1 woda: odkryj jednego ze swoich punków. Postać zostaje na jego miejscu, wyczerpana. Wydarzenie odrzuć, a potem weź punka i 1 dodatkową wodę.
    .text_v3 = 2 wody: uszkodzenie, jeśli masz w tej kolumnie dwie postacie.
    .acc = Obóz treningowy
    .gen = Obozu treningowego
    .ins = Obozem treningowym

radlands-card-transplant_lab = Lab przeszczepów
    .text = 1 woda: przywrócenie, jeśli w tej turze do gry weszły co najmniej dwie twoje postacie.
    .acc = Lab przeszczepów
    .gen = Laba przeszczepów
    .ins = Labem przeszczepów

radlands-card-victory_totem = Totem chwały
    .text = 2 wody: zranienie. 2 wody: najazd.
    .text_v3 = 2 wody: uszkodzenie. 2 wody: najazd.
    .acc = Totem chwały
    .gen = Totemu chwały
    .ins = Totemem chwały

radlands-card-warehouse = Hala magazynowa
    .text = 0 wody: uszkodź ten obóz, potem odrzuć z ręki co najmniej jedną kartę (nie Zbiornik wody) i dobierz o jedną więcej.
    .text_v3 = 1 woda: przywrócenie, jeśli przeciwnik ma niechroniony obóz.
    .acc = Halę magazynową
    .gen = Hali magazynowej
    .ins = Halą magazynową
    .ours = yes

radlands-card-watchtower = Strażnica
    .text = 1 woda: uszkodzenie, jeśli w tej turze rozpatrzono jakiekolwiek wydarzenie.
    .acc = Strażnicę
    .gen = Strażnicy
    .ins = Strażnicą

## People

radlands-card-argo_yesky = Argo Yesky
    .text = 1 woda: uszkodzenie. Wszystkie twoje postacie też mają tę umiejętność. Gdy Argo wchodzi do gry, weź punka.
    .acc = Argo Yesky’ego
    .gen = Argo Yesky’ego
    .ins = Argo Yeskym

radlands-card-assassin = Skrytobójca
    .text = 2 wody: zniszcz niechronionego wroga.
    .acc = Skrytobójcę
    .gen = Skrytobójcy
    .ins = Skrytobójcą
    .ours = yes

radlands-card-cult_leader = Przywódca kultu
    .text = 0 wody: zniszcz jedną ze swoich postaci, a potem uszkodź niechronioną kartę przeciwnika.
    .acc = Przywódcę kultu
    .gen = Przywódcy kultu
    .ins = Przywódcą kultu

radlands-card-doomsayer = Czarnowidz
    .text = 1 woda: uszkodzenie, jeśli przeciwnik ma wydarzenie w kolejce. Gdy ta karta wchodzi do gry, możesz cofnąć wszystkie wydarzenia przeciwnika o pole.
    .acc = Czarnowidza
    .gen = Czarnowidza
    .ins = Czarnowidzem

radlands-card-exterminator = Eksterminator
    .text = 1 woda: zniszcz wszystkich uszkodzonych wrogów.
    .acc = Eksterminatora
    .gen = Eksterminatora
    .ins = Eksterminatorem
    .ours = yes

radlands-card-gunner = Strzelec
    .text = 2 wody: zrań wszystkich niechronionych wrogów.
    .acc = Strzelca
    .gen = Strzelca
    .ins = Strzelcem
    .ours = yes

radlands-card-holdout = Niedobitek
    .text = 1 woda: uszkodzenie. Kosztuje 0, gdy zagrywasz tę kartę do kolumny swojego zniszczonego obozu.
    .acc = Niedobitka
    .gen = Niedobitka
    .ins = Niedobitkiem
    .ours = yes

radlands-card-karli_blaze = Karli Blaze
    .text = 1 woda: uszkodzenie. Wszystkie twoje postacie, także Karli, wchodzą do gry gotowe.
    .acc = Karli Blaze
    .gen = Karli Blaze
    .ins = Karli Blaze

radlands-card-looter = Szabrownik
    .text = 2 wody: uszkodzenie; jeśli trafisz obóz, dobierz kartę.
    .acc = Szabrownika
    .gen = Szabrownika
    .ins = Szabrownikiem
    .ours = yes

radlands-card-magnus_karv = Magnus Karv
    .text = 2 wody: uszkodź wszystkie karty w jednej z kolumn przeciwnika.
    .acc = Magnusa Karva
    .gen = Magnusa Karva
    .ins = Magnusem Karvem

radlands-card-mimic = Imitator
    .text = Opłać i użyj umiejętności jednej ze swoich gotowych postaci albo dowolnego nieuszkodzonego wroga.
    .acc = Imitatora
    .gen = Imitatora
    .ins = Imitatorem

radlands-card-molgur_stang = Molgur Stang
    .text = 1 woda: zniszcz dowolny obóz przeciwnika.
    .acc = Molgura Stanga
    .gen = Molgura Stanga
    .ins = Molgurem Stangiem

radlands-card-muse = Muza
    .text = 0 wody: weź 1 dodatkową wodę.
    .acc = Muzę
    .gen = Muzy
    .ins = Muzą
    .ours = yes

radlands-card-mutant = Mutant
    .text = 0 wody: uszkodzenie, przywrócenie albo jedno i drugie; potem uszkodź tę kartę.
    .acc = Mutanta
    .gen = Mutanta
    .ins = Mutantem
    .ours = yes

radlands-card-pyromaniac = Piroman
    .text = 1 woda: uszkodź niechroniony obóz przeciwnika.
    .acc = Piromana
    .gen = Piromana
    .ins = Piromanem
    .ours = yes

radlands-card-rabble_rouser = Podżegacz
    .text = 1 woda: weź punka. 1 woda: uszkodzenie, jeśli masz punka.
    .acc = Podżegacza
    .gen = Podżegacza
    .ins = Podżegaczem
    .ours = yes

radlands-card-repair_bot = Robot naprawczy
    .text = 2 wody: przywrócenie. Gdy ta karta wchodzi do gry: przywrócenie.
    .acc = Robota naprawczego
    .gen = Robota naprawczego
    .ins = Robotem naprawczym
    .ours = yes

radlands-card-rescue_team = Zespół ratunkowy
    .text = 0 wody: weź na rękę jedną ze swoich postaci. Ta karta wchodzi do gry gotowa.
    .acc = Zespół ratunkowy
    .gen = Zespołu ratunkowego
    .ins = Zespołem ratunkowym

radlands-card-scientist = Naukowiec
    .text = 1 woda: odrzuć trzy karty z wierzchu talii; możesz użyć efektu złomowania jednej z nich.
    .acc = Naukowca
    .gen = Naukowca
    .ins = Naukowcem
    .ours = yes

radlands-card-scout = Zwiadowca
    .text = 1 woda: najazd.
    .acc = Zwiadowcę
    .gen = Zwiadowcy
    .ins = Zwiadowcą
    .ours = yes

radlands-card-sniper = Snajper
    .text = 2 wody: uszkodź dowolną kartę przeciwnika.
    .acc = Snajpera
    .gen = Snajpera
    .ins = Snajperem
    .ours = yes

radlands-card-vanguard = Straż przednia
    .text = 1 woda: uszkodzenie; potem przeciwnik odpowiada uszkodzeniem twojej karty. Gdy ta karta wchodzi do gry, weź punka.
    .acc = Straż przednią
    .gen = Straży przedniej
    .ins = Strażą przednią

radlands-card-vera_vosh = Vera Vosh
    .text = 1 woda: zranienie. Gdy po raz pierwszy w turze używasz umiejętności danej karty, karta ta pozostaje gotowa.
    .acc = Verę Vosh
    .gen = Very Vosh
    .ins = Verą Vosh

radlands-card-vigilante = Mściciel
    .text = 1 woda: zranienie.
    .acc = Mściciela
    .gen = Mściciela
    .ins = Mścicielem
    .ours = yes

radlands-card-wounded_soldier = Ranny żołnierz
    .text = 1 woda: uszkodzenie. Gdy ten żołnierz wchodzi do gry, dobierz kartę, a potem go uszkodź.
    .acc = Rannego żołnierza
    .gen = Rannego żołnierza
    .ins = Rannym żołnierzem

radlands-card-zeto_khan = Zeto Khan
    .text = 1 woda: dobierz trzy karty, potem odrzuć trzy z ręki (nie Zbiornik wody). Pierwsze wydarzenie, które zagrywasz w turze, ma numer 0.
    .acc = Zeto Khana
    .gen = Zeto Khana
    .ins = Zeto Khanem

## Events

radlands-card-banish = Wygnanie
    .text = Zniszcz dowolnego wroga.
    .acc = Wygnanie
    .gen = Wygnania
    .ins = Wygnaniem
    .ours = yes

radlands-card-bombardment = Bombardowanie
    .text = Uszkodź wszystkie obozy przeciwnika, a potem dobierz po karcie za każdy jego zniszczony obóz.
    .acc = Bombardowanie
    .gen = Bombardowania
    .ins = Bombardowaniem

radlands-card-famine = Głód
    .text = Każdy gracz, zaczynając od ciebie, zachowuje jedną ze swoich postaci, a pozostałe niszczy.
    .acc = Głód
    .gen = Głodu
    .ins = Głodem
    .ours = yes

radlands-card-high_ground = Przewaga terenu
    .text = Możesz dowolnie przestawić swoje postacie. W tej turze wszystkie karty przeciwnika są niechronione.
    .acc = Przewagę terenu
    .gen = Przewagi terenu
    .ins = Przewagą terenu

radlands-card-interrogate = Przesłuchanie
    .text = Dobierz cztery karty, a potem odrzuć trzy z tych czterech.
    .acc = Przesłuchanie
    .gen = Przesłuchania
    .ins = Przesłuchaniem
    .ours = yes

radlands-card-napalm = Napalm
    .text = Zniszcz wszystkich wrogów w jednej z kolumn przeciwnika.
    .acc = Napalm
    .gen = Napalmu
    .ins = Napalmem
    .ours = yes

radlands-card-radiation = Promieniowanie
    .text = Zrań wszystkie postacie w grze, także swoje.
    .acc = Promieniowanie
    .gen = Promieniowania
    .ins = Promieniowaniem

radlands-card-strafe = Ostrzał
    .text = Zrań wszystkich niechronionych wrogów.
    .acc = Ostrzał
    .gen = Ostrzału
    .ins = Ostrzałem
    .ours = yes

radlands-card-truce = Rozejm
    .text = Wszystkie postacie w grze, także punki, wracają na ręce swoich właścicieli.
    .acc = Rozejm
    .gen = Rozejmu
    .ins = Rozejmem

radlands-card-uprising = Powstanie
    .text = Weź trzech punków.
    .acc = Powstanie
    .gen = Powstania
    .ins = Powstaniem

## Each player's own cards, and punks

radlands-card-water_silo = Zbiornik wody
    .text = Zapłać 1 wodę, aby wziąć go na rękę. Zezłomowany daje 1 dodatkową wodę i wraca do twojego obszaru gry.
    .acc = Zbiornik wody
    .gen = Zbiornika wody
    .ins = Zbiornikiem wody

radlands-card-raiders = Najeźdźcy
    .text = Przeciwnik wskazuje swój obóz i obóz ten zostaje uszkodzony. Najeźdźcy wracają potem do twojego obszaru gry.
    .acc = Najeźdźców
    .gen = Najeźdźców
    .ins = Najeźdźcami

radlands-card-punk = Punk
    .text = Zakryta karta z talii: postać bez umiejętności i cech. Każde trafienie niszczy punka; wraca on na wierzch talii bez podglądania.
    .acc = Punka
    .gen = Punka
    .ins = Punkiem
