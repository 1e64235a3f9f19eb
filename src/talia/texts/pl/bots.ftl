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

## Cardia

bots-level-highest = zawsze najwyższa karta
bots-reason-cardia-wins = Wygrywa z { $percent }% kart, które przeciwnik może mieć.
bots-reason-cardia-ability = Jeśli przegra ({ $percent }%), jej zdolność to wynagrodzi.
bots-reason-cardia-faction = Karty tej frakcji, które przeciwnik może jeszcze mieć: { $count }
bots-reason-cardia-least = Tej karty będzie najmniej brakować.
bots-reason-cardia-turns = Odwraca wynik starcia.
bots-reason-cardia-rule = Przemawia za tym prosta reguła.
bots-reason-cardia-encounter = Wobec tego, co przeciwnik zapewne zagra, wygrywa starcie w { $percent }%, a przegrywa w { $lost }%.
bots-reason-cardia-exact = Policzone do końca: wszyscy znają wszystkie karty.
