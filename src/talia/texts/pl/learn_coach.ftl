# The coach of a whole game (talia.learn.coach): what it says by the kind of question (talia.learn.prompts) and by the
# expert's reasons. At most 25 words a bubble; it never speaks of mistakes, and of a mixture it names no card.

learn-coach = Trener
learn-coach-forced = Jest tu tylko jedna odpowiedź.

## Before a decision: what matters now

learn-coach-now = Spójrz, co każda odpowiedź zmienia na stole, dla ciebie i dla innych.
learn-coach-mixed = Dobrych odpowiedzi jest tu więcej niż jedna. Ważne, by nikt nie mógł cię przejrzeć.

learn-coach-now-cardia-play = Dwa pytania przy każdej karcie: co pokonuje i co robi, gdy przegra?
learn-coach-now-cardia-openly = Ta karta będzie leżeć odkryta, zanim przeciwnik wybierze swoją. Na którą trudno mu odpowiedzieć?
learn-coach-now-cardia-give_up = Coś musi odejść. Której karty będzie ci w następnych rundach najmniej żal?
learn-coach-now-cardia-copy = Teraz działa zdolność innej karty. Który efekt pasuje do tego, co leży w rzędzie?
learn-coach-now-cardia-modifier = Modyfikator może odwrócić przeszłe starcie. Sprawdź, gdzie różnica jest mała i kto ma tam sygnet.
learn-coach-now-cardia-take_back = Karta wraca na twoją rękę. Której zdolności chcesz użyć jeszcze raz?
learn-coach-now-cardia-faction = Wskaż to, co przeciwnik zapewne ma na ręku. Stosy kart odrzuconych i rząd mówią, co już zagrano.
learn-coach-now-cardia-any = Najpierw spójrz na rząd: kto ma ile sygnetów i w którym starciu różnica jest mała?
learn-coach-mixed-cardia-play = W tej rundzie dobra jest więcej niż jedna karta. Ważne, by nie dać się przejrzeć.
learn-coach-mixed-cardia-openly = W tej rundzie dobra jest więcej niż jedna karta. Ważne, by nie dać się przejrzeć.
learn-coach-now-cardia-exact = Obaj gracze znają już wszystkie karty. Tę grę można policzyć do końca.

learn-coach-now-radlands-camps = Obozy rozstrzygają grę. Szukaj umiejętności, które się uzupełniają, i patrz, ile kart daje każdy obóz.
learn-coach-now-radlands-act = Wody jest mało. Sprawdź, co potrafią twoje karty w grze, a potem, co dołoży ręka.
learn-coach-now-radlands-uses = Każda karta ma dwa zastosowania. Złomowanie nic nie kosztuje: którego z dwóch efektów teraz potrzebujesz?
learn-coach-now-radlands-place = Kto stoi z przodu, chroni kolumnę. Który z twoich obozów jest niechroniony?
learn-coach-now-radlands-hit = Trafić można tylko niechronione karty. Pomyśl, co potem znajdzie się z przodu.
learn-coach-now-radlands-own = Trafiona zostanie twoja własna karta. Która jest odtąd najmniej warta?
learn-coach-now-radlands-mend = Której ze swoich kart najbardziej potrzebujesz? Przywrócona postać nie jest w tej turze gotowa.
learn-coach-now-radlands-discard = Karty to też woda. Zatrzymaj te, których efekt złomowania lub postać ci się przyda.
learn-coach-now-radlands-ability = Przeczytaj, co robi każda z nich, i sprawdź, która najbardziej zmienia stół.
learn-coach-now-radlands-any = Najpierw spójrz na obozy: niechronione obozy przeciwnika i twoje.
learn-coach-mixed-radlands-camps = Kilka obozów wygrywa mniej więcej równie często. Wybierz te, których umiejętności rozumiesz.
learn-coach-now-radlands-wins = Przyjrzyj się dobrze: grę można wygrać jeszcze w tej turze.
learn-coach-now-radlands-more-camps = Teraz liczą się twoje obozy. Kto może stanąć przed tymi, które są niechronione?
learn-coach-now-radlands-more-people = Teraz liczą się twoje postacie. Które mają być w grze i nieuszkodzone, gdy ruszy przeciwnik?
learn-coach-now-radlands-more-their-camps = Teraz liczą się obozy przeciwnika. Których z nich dosięgniesz w tej turze?
learn-coach-now-radlands-more-their-people = Teraz liczą się postacie przeciwnika. Które z nich zaszkodziłyby ci w następnej turze?
learn-coach-now-radlands-more-events = Teraz liczą się kolejki wydarzeń. Sprawdź, co nadchodzi i kiedy.
learn-coach-now-radlands-more-hand = Teraz liczy się twoja ręka. Które karty później będą warte więcej niż teraz?

learn-coach-now-fantasy_realms-draw = Liczy się cała ręka, a nie pojedyncza karta. Sprawdź, czego jeszcze wymagają Twoje najlepsze karty.
learn-coach-now-fantasy_realms-discard = Jedna karta odchodzi. Której nie potrzebują pozostałe i czy nie pomoże ona następnemu graczowi?
learn-coach-now-fantasy_realms-choose = Ta karta wybiera na końcu. Sprawdź, co każdy wybór zmienia na całej ręce.
learn-coach-now-fantasy_realms-trade = Oddaj to, czego Twoja ręka nie potrzebuje. Poproś o zestaw, którego wymagają Twoje najlepsze karty.
learn-coach-now-fantasy_realms-any = Policz, ile Twoja ręka daje teraz i co by ten wynik podniosło.
learn-coach-now-realms-deck_table = Karta z talii daje średnio { $deck } pkt. Najlepsza karta na obszarze kart odrzuconych: { $points } pkt.
learn-coach-now-realms-ending = Koniec jest blisko. Na obszarze kart odrzuconych brakuje kart: { $left }. Na plany, które wymagają jeszcze dwóch kart, jest za późno.

## After an answer: have you seen …?

learn-coach-look = Czy widzisz taką możliwość: { $option }? Możesz raz wrócić i spojrzeć ponownie.
learn-coach-look-wins = Czy to widzisz? W tej turze można wygrać grę. Możesz raz wrócić i spojrzeć ponownie.
learn-coach-look-mixed = Czy widzisz, na co trafia { $option }, gdy przeciwnik gra dobrze? Możesz raz wrócić i spojrzeć ponownie.
learn-coach-takeback = Wróć i spójrz ponownie

## The ladder of hints: where, what, which and why

learn-coach-where = Najpierw spójrz na cały stół, potem na odpowiedzi.
learn-coach-where-cardia-play = Spójrz na swoją rękę i na to, co przeciwnik już zagrał.
learn-coach-where-cardia-openly = Spójrz na swoją rękę i na to, co przeciwnik może jeszcze mieć.
learn-coach-where-cardia-give_up = Spójrz na swoją rękę: na najniższe i na najwyższe karty.
learn-coach-where-cardia-copy = Spójrz na zdolności w rzędzie i na te, które masz na ręku.
learn-coach-where-cardia-modifier = Poszukaj w rzędzie starć, w których różnica jest mała.
learn-coach-where-cardia-take_back = Spójrz na swoje karty w rzędzie.
learn-coach-where-cardia-faction = Spójrz na rząd i na stosy kart odrzuconych: jakie frakcje zagrał przeciwnik?
learn-coach-where-radlands-camps = Spójrz na umiejętności obozów i na karty początkowe, które dają.
learn-coach-where-radlands-act = Spójrz na swoje gotowe obozy i postacie i na wodę, którą masz.
learn-coach-where-radlands-uses = Spójrz na obie strony tej karty: na jej koszt i na ikonę złomowania.
learn-coach-where-radlands-place = Spójrz na kolumny przed swoimi obozami.
learn-coach-where-radlands-hit = Spójrz na karty przed obozami przeciwnika.
learn-coach-where-radlands-own = Spójrz na swoją stronę: kto jest gotowy, kto uszkodzony, kto kogo chroni?
learn-coach-where-radlands-mend = Spójrz na swoje uszkodzone karty.
learn-coach-where-radlands-discard = Spójrz na swoją rękę i na ikony złomowania.
learn-coach-where-radlands-ability = Spójrz na tekst tej karty.
learn-coach-where-fantasy_realms-draw = Spójrz na obszar kart odrzuconych, potem na premie na Twojej ręce.
learn-coach-where-fantasy_realms-discard = Spójrz na swoją rękę: na premie, kary i to, od czego zależą.
learn-coach-where-fantasy_realms-choose = Spójrz na kartę, która wybiera, i na zestawy na Twojej ręce.
learn-coach-where-fantasy_realms-trade = Spójrz na swoją rękę: która karta nic Ci nie daje?

learn-coach-think = Pomyśl, z czym każda odpowiedź zostawia cię na następną rundę.
learn-coach-think-cardia-play = Pomyśl o karcie, której przegrana ci nie zaszkodzi albo która pokona większość kart przeciwnika.
learn-coach-think-cardia-openly = Przeciwnik odpowie na to, co widzi. Pomyśl o karcie, której porażka ci pomoże albo którą mało co pokona.
learn-coach-think-cardia-give_up = Pomyśl o następnych rundach: zdolność, której możesz znów użyć, jest warta więcej niż liczba.
learn-coach-think-cardia-copy = Pomyśl o efekcie, który przenosi sygnet albo nie pozwala go przenieść.
learn-coach-think-cardia-modifier = Pomyśl o różnicy między dwiema kartami: czy modyfikator wystarczy, by odwrócić starcie?
learn-coach-think-cardia-take_back = Pomyśl o zdolności, która może zadziałać jeszcze raz, i o sygnecie, który ta karta może mieć.
learn-coach-think-cardia-faction = Pomyśl o wysokich kartach, których przeciwnik jeszcze nie pokazał, i o ich frakcjach.
learn-coach-think-radlands-camps = Pomyśl o jednej umiejętności, która coś daje, i o jednej, która trafia.
learn-coach-think-radlands-act = Pomyśl od końca: co ma stać na stole, gdy skończysz turę?
learn-coach-think-radlands-uses = Pomyśl o wodzie: złomowanie nic nie kosztuje, postać zostaje.
learn-coach-think-radlands-place = Pomyśl, kto kogo chroni i kto pierwszy zostanie trafiony.
learn-coach-think-radlands-hit = Pomyśl, co po trafieniu będzie niechronione i kto mógłby zadziałać w następnej turze.
learn-coach-think-radlands-own = Pomyśl, w co przeciwnik zaraz wyceluje: to ma pozostać chronione.
learn-coach-think-radlands-mend = Pomyśl o umiejętności, której chcesz użyć w następnej turze.
learn-coach-think-radlands-discard = Pomyśl, za które karty zapłacisz w dwóch następnych turach; pozostałe mogą odejść.
learn-coach-think-radlands-ability = Pomyśl o obozie, który jest najbliżej upadku, przeciwnika albo twoim.
learn-coach-think-fantasy_realms-draw = Myśl parami: karta jest warta tyle, ile robi z innych.
learn-coach-think-fantasy_realms-discard = Pomyśl o każdej karcie, jakby jej nie było: ile dałaby wtedy ręka?
learn-coach-think-fantasy_realms-choose = Pomyśl o premii, która wciąż czeka na kartę albo na zestaw.
learn-coach-think-fantasy_realms-trade = Pomyśl o zestawach, które wymieniają Twoje premie.

learn-coach-which = Mój wybór: { $option }.
learn-coach-all-mixed = Każda odpowiedź bywa tu dobra. Wybieraj tak, by nikt nie mógł cię przejrzeć.
learn-coach-some-mixed = Dobrych jest kilka odpowiedzi, każda od czasu do czasu: wybieraj tak, by nikt cię nie przejrzał. Nie należą do nich: { $others }.
