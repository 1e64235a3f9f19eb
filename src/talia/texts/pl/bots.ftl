# What bots say: levels, hints and reasons. Made of the records of talia.bots.explanation.

bots-level-novice = nowicjusz
bots-level-apprentice = uczeń
bots-level-adept = adept
bots-level-expert = ekspert
bots-level-random = gra losowa
bots-level-ismcts = zwykłe przeszukiwanie drzewa

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
