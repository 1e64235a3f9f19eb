# What bots say: hints and reasons. Made of the records of talia.bots.play.explanation. Levels are in site.ftl.

bots-hint-help = h prosi o podpowiedź.
bots-best = Podpowiedź: { $option }
bots-best-chance = Podpowiedź: { $option }, szansa na wygraną { $percent }%
bots-best-between = Podpowiedź: { $option }, szansa na wygraną { $percent }% (od { $low } do { $high }%)
bots-mixing = Najlepiej grać na zmianę (liczba możliwości: { $count }): kto zawsze robi to samo, tego można przejrzeć.
bots-mix = { $percent }%: { $option }
bots-reason-forced = Nie ma innego wyboru.
bots-reason-random = Którakolwiek: ten poziom gra losowo.
bots-reason-highest = To najwyższa możliwa karta.
bots-reason-ahead = Przewaga w punktach procentowych: { $points }; następny wybór: { $option }
bots-reason-level = Bez wyraźnej różnicy wobec: { $option }
bots-belief-holds = { $seat } ma kartę: { $card } ({ $percent }%)
bots-quality = Sprawdzone układy kart: { $worlds }; sprawdzone przebiegi gry: { $nodes }.
bots-stand-in = W tej grze nie ma jeszcze takiego poziomu ({ $level }); gra słabszy: { $plays }.
bots-slowed = Reguły są na razie interpretowane, więc w swoim czasie ten poziom przewiduje mniej, niż mógłby: { $level }.

## Cardia

bots-reason-cardia-wins = Wygrywa z { $percent }% kart, które przeciwnik może mieć.
bots-reason-cardia-ability = Jeśli przegra ({ $percent }%), jej zdolność to wynagrodzi.
bots-reason-cardia-faction = Karty tej frakcji, które przeciwnik może jeszcze mieć: { $count }
bots-reason-cardia-least = Tej karty będzie najmniej brakować.
bots-reason-cardia-turns = Odwraca wynik starcia.
bots-reason-cardia-rule = Przemawia za tym prosta reguła.
bots-reason-cardia-encounter = Wobec tego, co przeciwnik zapewne zagra, wygrywa starcie w { $percent }%, a przegrywa w { $lost }%.
bots-reason-cardia-exact = Policzone do końca: wszyscy znają wszystkie karty.

## Fantasy Realms

bots-reason-realms-table = Odrzucona karta daje od razu punkty: { $card } ({ $points })
bots-reason-realms-no_table = Żadna odrzucona karta nie daje od razu punktów.
bots-reason-realms-empty = Wśród kart odrzuconych nie ma czego wziąć.
bots-reason-realms-deck_only = Talia daje średnio punktów: { $deck }.
bots-reason-realms-deck_table = Talia daje średnio punktów: { $deck }, najlepsza odrzucona karta: { $points } ({ $card })
bots-reason-realms-discard = Ręka daje wtedy punktów: { $points }; przy następnej możliwości mniej o { $less }.
bots-reason-realms-loses = To o { $points } punktów mniej niż przy najlepszym odrzuceniu, ale szanse są większe.
bots-reason-realms-card = Tyle punktów daje karta w tej ręce: { $card } ({ $points })
bots-reason-realms-feeds = Odrzucenie karty { $card } dałoby graczowi { $seat } około { $points } punktów.
bots-reason-realms-ending = Kart brakujących do końca gry: { $left }
bots-reason-realms-proven = Żaden wybór nie daje więcej: sprawdzono wszystkie.
bots-reason-realms-most = W tej chwili daje to najwięcej punktów.
bots-reason-realms-swap = Wymiana obiecuje punktów: { $points }.
bots-reason-realms-no_swap = Żadna oferowana wymiana nie daje punktów.
bots-reason-realms-bad_swap = Taka wymiana kosztowałaby punkty.
bots-reason-realms-hope = Oferta obiecuje średnio punktów: { $points }.
bots-reason-realms-offer = Oferta tej karty obiecuje średnio punktów: { $card } ({ $points })
bots-reason-realms-anyone = Odpowie ten, komu karta najbardziej się przyda.
bots-reason-realms-wish = Karta tego koloru dałaby średnio punktów: { $suit } ({ $points })
bots-reason-realms-anything = Żaden kolor nie jest lepszy od innych.

## Radlands

bots-reason-radlands-thumb = Z prostych zasad: dobij obóz, osłoń odkryte obozy, nie marnuj wody.
bots-reason-radlands-camps = Obozy wybiera się w tajemnicy: losowo spośród tych, które wygrywają mniej więcej tak samo często.
bots-reason-radlands-wins = To wygrywa grę w tej turze.
bots-reason-radlands-more-camps = Twoje obozy na koniec tury (odkryte: { $here }, inaczej { $there }): zysk w punktach procentowych: { $points }; porównanie z: { $option }
bots-reason-radlands-less-camps = Twoje obozy na koniec tury (odkryte: { $here }, inaczej { $there }): strata w punktach procentowych: { $points }; porównanie z: { $option }
bots-reason-radlands-more-people = Twoi ludzie na koniec tury (zdrowi: { $here }, inaczej { $there }): zysk w punktach procentowych: { $points }; porównanie z: { $option }
bots-reason-radlands-less-people = Twoi ludzie na koniec tury (zdrowi: { $here }, inaczej { $there }): strata w punktach procentowych: { $points }; porównanie z: { $option }
bots-reason-radlands-more-their-camps = Szkody w obozach przeciwnika (nieuszkodzone: { $here }, inaczej { $there }): zysk w punktach procentowych: { $points }; porównanie z: { $option }
bots-reason-radlands-less-their-camps = Szkody w obozach przeciwnika (nieuszkodzone: { $here }, inaczej { $there }): strata w punktach procentowych: { $points }; porównanie z: { $option }
bots-reason-radlands-more-their-people = Szkody wśród ludzi przeciwnika (zdrowi: { $here }, inaczej { $there }): zysk w punktach procentowych: { $points }; porównanie z: { $option }
bots-reason-radlands-less-their-people = Szkody wśród ludzi przeciwnika (zdrowi: { $here }, inaczej { $there }): strata w punktach procentowych: { $points }; porównanie z: { $option }
bots-reason-radlands-more-events = Wydarzenia (twoje: { $here }, inaczej { $there }): zysk w punktach procentowych: { $points }; porównanie z: { $option }
bots-reason-radlands-less-events = Wydarzenia (twoje: { $here }, inaczej { $there }): strata w punktach procentowych: { $points }; porównanie z: { $option }
bots-reason-radlands-more-hand = Karty na ręce (twoje: { $here }, inaczej { $there }): zysk w punktach procentowych: { $points }; porównanie z: { $option }
bots-reason-radlands-less-hand = Karty na ręce (twoje: { $here }, inaczej { $there }): strata w punktach procentowych: { $points }; porównanie z: { $option }
