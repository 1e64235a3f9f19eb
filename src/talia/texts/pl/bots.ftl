# What bots say: hints and reasons. Made of the records of talia.bots.play.explanation. Levels are in site.ftl.

bots-hint-help = h prosi o podpowiedź.
bots-best = Podpowiedź: { $option }
bots-best-chance = Podpowiedź: { $option }, szansa na wygraną { $percent }%
bots-best-between = Podpowiedź: { $option }, szansa na wygraną { $percent }% (od { $low } do { $high }%)
bots-mixing = Najlepiej losować spośród kilku możliwości ({ $count }): kto zawsze gra tak samo, tego łatwo przejrzeć.
bots-mix = { $percent }%: { $option }
bots-reason-forced = Nie ma innego wyboru.
bots-reason-random = Którakolwiek: ten poziom gra losowo.
bots-reason-highest = To najwyższa możliwa karta.
bots-reason-ahead = O { $points } p.p. lepsze niż: { $option }
bots-reason-level = Bez wyraźnej różnicy wobec: { $option }
bots-belief-holds = { $seat } ma kartę: { $card } ({ $percent }%)
bots-quality = Sprawdzone układy kart: { $worlds }; sprawdzone przebiegi gry: { $nodes }.
bots-stand-in = W tej grze nie ma jeszcze takiego poziomu ({ $level }); gra słabszy: { $plays }.
bots-slowed = Reguły są na razie interpretowane, więc w swoim czasie ten poziom przewiduje mniej, niż mógłby: { $level }.

## Cardia

bots-reason-cardia-wins = Wygrywa z { $percent }% kart, które przeciwnik może mieć.
bots-reason-cardia-ability = Jeśli przegra ({ $percent }%), jej zdolność to wynagrodzi.
bots-reason-cardia-faction = Karty tej frakcji, które przeciwnik może jeszcze mieć: { $count }
bots-reason-cardia-least = Tej karty będzie ci najmniej żal.
bots-reason-cardia-turns = Odwraca wynik starcia.
bots-reason-cardia-rule = Przemawia za tym prosta reguła.
bots-reason-cardia-encounter = Wobec tego, co przeciwnik zapewne zagra, wygrywa starcie w { $percent }%, a przegrywa w { $lost }%.
bots-reason-cardia-exact = Policzone do końca: wszyscy znają wszystkie karty.

## Fantasy Realms

bots-reason-realms-table = Odrzucona karta daje od razu { $points } pkt: { $card }
bots-reason-realms-no_table = Żadna odrzucona karta nie daje od razu punktów.
bots-reason-realms-empty = Wśród kart odrzuconych nie ma czego wziąć.
bots-reason-realms-deck_only = Karta z talii daje średnio { $deck } pkt.
bots-reason-realms-deck_table = Karta z talii daje średnio { $deck } pkt, najlepsza odrzucona { $points }: { $card }
bots-reason-realms-discard = Ręka daje wtedy { $points } pkt; przy drugim najlepszym wyborze o { $less } mniej.
bots-reason-realms-loses = To o { $points } pkt mniej niż przy najlepszym odrzuceniu, ale szanse są większe.
bots-reason-realms-card = { $card } daje w tej ręce { $points } pkt.
bots-reason-realms-feeds = Odrzucenie karty { $card } dałoby graczowi { $seat } około { $points } pkt.
bots-reason-realms-ending = Do końca gry brakuje kart: { $left }
bots-reason-realms-proven = Żaden wybór nie daje więcej: sprawdzono wszystkie.
bots-reason-realms-most = W tej chwili daje to najwięcej punktów.
bots-reason-realms-swap = Wymiana obiecuje { $points } pkt.
bots-reason-realms-no_swap = Żadna oferowana wymiana nie daje punktów.
bots-reason-realms-bad_swap = Taka wymiana kosztowałaby punkty.
bots-reason-realms-hope = Oferta obiecuje średnio { $points } pkt.
bots-reason-realms-offer = Oferta z kartą { $card } obiecuje średnio { $points } pkt.
bots-reason-realms-anyone = Odpowie ten, komu karta najbardziej się przyda.
bots-reason-realms-wish = Karta z zestawu { $suit } dałaby średnio { $points } pkt.
bots-reason-realms-anything = Żaden zestaw nie jest lepszy od pozostałych.

## Radlands

bots-reason-radlands-thumb = Według prostych zasad: dobij obóz, osłoń niechronione obozy, nie marnuj wody.
bots-reason-radlands-camps = Obozy wybiera się w tajemnicy: losowo spośród tych, które wygrywają mniej więcej tak samo często.
bots-reason-radlands-wins = Wygrywasz jeszcze w tej turze.
bots-reason-radlands-wins-surely = Wygrywasz jeszcze w tej turze, cokolwiek przeciwnik odpowie i cokolwiek jest zakryte.
bots-reason-radlands-more-camps = Twoje obozy na koniec tury (niechronione: { $here }; w drugim wariancie: { $there }) są warte o { $points } p.p. więcej niż przy wyborze: { $option }
bots-reason-radlands-less-camps = Twoje obozy na koniec tury (niechronione: { $here }; w drugim wariancie: { $there }) są warte o { $points } p.p. mniej niż przy wyborze: { $option }
bots-reason-radlands-more-people = Twoje postacie na koniec tury (nieuszkodzone: { $here }; w drugim wariancie: { $there }) są warte o { $points } p.p. więcej niż przy wyborze: { $option }
bots-reason-radlands-less-people = Twoje postacie na koniec tury (nieuszkodzone: { $here }; w drugim wariancie: { $there }) są warte o { $points } p.p. mniej niż przy wyborze: { $option }
bots-reason-radlands-more-their-camps = Szkody w obozach przeciwnika (nieuszkodzone: { $here }; w drugim wariancie: { $there }) są warte o { $points } p.p. więcej niż przy wyborze: { $option }
bots-reason-radlands-less-their-camps = Szkody w obozach przeciwnika (nieuszkodzone: { $here }; w drugim wariancie: { $there }) są warte o { $points } p.p. mniej niż przy wyborze: { $option }
bots-reason-radlands-more-their-people = Szkody wśród postaci przeciwnika (nieuszkodzone: { $here }; w drugim wariancie: { $there }) są warte o { $points } p.p. więcej niż przy wyborze: { $option }
bots-reason-radlands-less-their-people = Szkody wśród postaci przeciwnika (nieuszkodzone: { $here }; w drugim wariancie: { $there }) są warte o { $points } p.p. mniej niż przy wyborze: { $option }
bots-reason-radlands-more-events = Wydarzenia (twoje: { $here }; w drugim wariancie: { $there }) są warte o { $points } p.p. więcej niż przy wyborze: { $option }
bots-reason-radlands-less-events = Wydarzenia (twoje: { $here }; w drugim wariancie: { $there }) są warte o { $points } p.p. mniej niż przy wyborze: { $option }
bots-reason-radlands-more-hand = Karty na ręce (twoje: { $here }; w drugim wariancie: { $there }) są warte o { $points } p.p. więcej niż przy wyborze: { $option }
bots-reason-radlands-less-hand = Karty na ręce (twoje: { $here }; w drugim wariancie: { $there }) są warte o { $points } p.p. mniej niż przy wyborze: { $option }
