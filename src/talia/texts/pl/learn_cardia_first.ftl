# Lessons: the first steps in Cardia (learn/lessons/cardia_first.json). At most 25 words a bubble; hints in three grades:
# where to look, what to think of, what to do. The first never names the card that is wanted.

learn-cardia-first-title = Pierwsze kroki

learn-cardia-1-title = Wyższa karta wygrywa
learn-cardia-1-say-1 = Naprzeciw siebie leżą dwie karty. Ta o wyższym wpływie wygrywa i zdobywa sygnet. Pięć sygnetów daje zwycięstwo.
learn-cardia-1-say-2 = Tym razem przeciwnik odkrywa kartę pierwszy: { cardia-card-clockmaker }, 11. Wygraj starcie.
learn-cardia-1-wrong-1 = 8 to mniej niż 11: { cardia-card-judge } przegrałaby, a sygnet zdobyłby przeciwnik. Która twoja karta ma więcej niż 11?
learn-cardia-1-wrong-2 = 3 to dużo mniej niż 11: { cardia-card-surgeon } przegrałby, a sygnet zdobyłby przeciwnik.
learn-cardia-1-tell-1 = 15 przeciw 11: { cardia-card-inventor } wygrywa i zdobywa twój pierwszy sygnet.
learn-cardia-1-tell-2 = { cardia-card-clockmaker } przeciwnika przegrała, więc działa jej zdolność. Więcej o tym w następnej lekcji.
learn-cardia-1-hint-1 = Spójrz, jakie wysokie liczby masz na ręku.
learn-cardia-1-hint-2 = Tylko jedna z twoich kart ma więcej niż 11.
learn-cardia-1-hint-3 = Zagraj { cardia-card-inventor.acc }.
learn-cardia-1-end-1 = Tak wygląda starcie. W każdej rundzie jest jedno, a potem obaj gracze dobierają po karcie.

learn-cardia-2-title = Przegrana karta działa
learn-cardia-2-say-1 = Zdolność działa tylko wtedy, gdy jej karta przegrywa. Zwycięzca dostaje sygnet, przegrany – efekt zdolności.
learn-cardia-2-say-2 = { cardia-card-inventor }, 15: tej karty nie pokonasz. Przegraj taką kartą, po której przeciwnik zostanie bez sygnetu.
learn-cardia-2-wrong-1 = Ta karta przegrywa i działa: następnym razem przeciwnik znów odkryje swoją pierwszy. Ale sygnet mu zostaje.
learn-cardia-2-wrong-2 = Ta karta przegrywa, +3 czeka na twoją następną, a sygnet przeciwnika zostaje. Która karta usunie { cardia-card-inventor.acc }?
learn-cardia-2-tell-1 = { cardia-card-hired_blade } przegrała, więc działa: obie karty trafiają na stosy kart odrzuconych, a z nimi znika sygnet.
learn-cardia-2-hint-1 = Przeczytaj, co robi każda z twoich kart, gdy przegra.
learn-cardia-2-hint-2 = Jedna z nich usuwa przeciwną kartę.
learn-cardia-2-hint-3 = Zagraj { cardia-card-hired_blade.acc }.
learn-cardia-2-end-1 = Starcie przegrane, a przeciwnik nic z niego nie ma. Niskie karty nie są słabe.

learn-cardia-3-title = Dżinn musi przegrać
learn-cardia-3-say-1 = { cardia-card-djinn } mówi: natychmiast zwyciężasz. To też działa tylko po przegranej, a z wpływem 16 sam nigdy nie przegra.
learn-cardia-3-say-2 = Przeciwnik odkrywa kartę: { cardia-card-inventor }, 15. Jego druga karta to { cardia-card-magistra }, 14. Przygotuj porażkę swojego { cardia-card-djinn.gen }.
learn-cardia-3-say-3 = Teraz przeciwnik musi zagrać { cardia-card-magistra.acc }, 14. Która karta ma się z nią zmierzyć, z wpływem o 5 niższym?
learn-cardia-3-wrong-1 = 16 pokonuje 15: masz sygnet, ale zdolność nie działa. { cardia-card-djinn } ma przegrać. Najpierw obniż jego wpływ.
learn-cardia-3-wrong-2 = { cardia-card-mediator } przegrywa i zamienia to starcie w remis. Nieźle, ale { cardia-card-djinn } nadal ma 16.
learn-cardia-3-wrong-3 = −5 trafiłoby na { cardia-card-mediator.acc } i się zmarnowało. Czeka na kartę, którą teraz zagrasz.
learn-cardia-3-tell-1 = { cardia-card-surgeon } przegrał i działa: −5 czeka na następną kartę, którą zagrasz.
learn-cardia-3-tell-2 = 16 − 5 = 11. { cardia-card-magistra } ma 14: { cardia-card-djinn } przegrywa.
learn-cardia-3-tell-3 = { cardia-card-djinn } przegrał, więc zadziałał: wygrywasz od razu, bez względu na sygnety.
learn-cardia-3-hint-1 = Która karta zmienia wpływ twojej następnej karty?
learn-cardia-3-hint-2 = 16 − 5 to mniej niż 14.
learn-cardia-3-hint-3 = Zagraj teraz { cardia-card-surgeon.acc }, a potem { cardia-card-djinn.acc }.
learn-cardia-3-hint-4 = Spójrz na −5, które czeka obok twojej ręki.
learn-cardia-3-hint-5 = Która zdolność ma teraz zadziałać?
learn-cardia-3-hint-6 = Zagraj { cardia-card-djinn.acc }.

learn-cardia-4-title = Zdolności stałe
learn-cardia-4-say-1 = 9 przeciw 9 dało remis: bez sygnetu. Zdolności stałe mogą to jeszcze zmienić; oznacza je żeton.
learn-cardia-4-say-2 = Przeciwnik odkrywa kartę: { cardia-card-treasurer }, 12. Przegraj kartą, która wygrywa twoje remisy, także przeszłe.
learn-cardia-4-wrong-1 = { cardia-card-saboteur } tylko zabiera dwie karty z talii przeciwnika. Przeszły remis pozostaje remisem.
learn-cardia-4-wrong-2 = { cardia-card-fortune_teller } sprawia tylko, że następnym razem przeciwnik odkryje kartę pierwszy. Przeszły remis pozostaje remisem.
learn-cardia-4-tell-1 = Żeton zostaje: od teraz wygrywasz każdy remis.
learn-cardia-4-tell-2 = Przeszły remis od razu się odwraca: jego sygnet jest twój.
learn-cardia-4-hint-1 = Poszukaj słów „dopóki zdolność działa”.
learn-cardia-4-hint-2 = Jedna z twoich kart mówi o remisach.
learn-cardia-4-hint-3 = Zagraj { cardia-card-judge.acc }.

learn-cardia-5-title = Przeszłość może się odwrócić
learn-cardia-5-say-1 = Wyniki starć wciąż liczy się na nowo. Przegrywasz 5 do 6 i 8 do 9: niewiele brakuje.
learn-cardia-5-say-2 = Przeciwnik odkrywa kartę: { cardia-card-djinn }, 16. Przegraj kartą, która podnosi i obniża inne, i odwróć dwa starcia.
learn-cardia-5-say-3 = Najpierw +3: która twoja karta wygrałaby wtedy swoje starcie?
learn-cardia-5-say-4 = Teraz −3, w innym starciu: która karta przeciwnika przegrałaby wtedy z twoją?
learn-cardia-5-wrong-1 = −5 czeka tylko na twoją następną kartę. W rzędzie nic się nie odwraca.
learn-cardia-5-wrong-2 = { cardia-card-fortune_teller } przeciwnika wygrywałby 9 do 5. Podnieś swoją kartę.
learn-cardia-5-wrong-3 = { cardia-card-ambusher } przeciwnika wygrywałby 12 do 8. Podnieś swoją kartę.
learn-cardia-5-wrong-4 = { cardia-card-djinn } przeciwnika wygrywałby 19 do 15. Podnieś swoją kartę, która przegrała o niewiele.
learn-cardia-5-wrong-5 = Twój { cardia-card-saboteur } spadłby do 2 i przegrał jeszcze wyraźniej. Obniż kartę, która pokonała twoją.
learn-cardia-5-wrong-6 = Twoja { cardia-card-judge } spadłaby do 5 i przegrała jeszcze wyraźniej. Obniż kartę, która pokonała twoją.
learn-cardia-5-wrong-7 = Twoja { cardia-card-inventor } spadłaby do 12 i przegrała jeszcze wyraźniej. Obniż kartę, która pokonała twoją.
learn-cardia-5-wrong-8 = { cardia-card-saboteur } już z nią wygrywa, więc odwróciłoby się tylko jedno starcie. Obniż kartę w innym.
learn-cardia-5-wrong-9 = { cardia-card-judge } już z nią wygrywa, więc odwróciłoby się tylko jedno starcie. Obniż kartę w innym.
learn-cardia-5-wrong-10 = { cardia-card-inventor } już z nią wygrywa, więc odwróciłoby się tylko jedno starcie. Obniż kartę w innym.
learn-cardia-5-tell-1 = Modyfikator zostaje. Karta, która przegrywa dopiero teraz, nie aktywuje zdolności.
learn-cardia-5-tell-2 = Sygnet przechodzi na twoją kartę: przeszłe starcia liczą się tak, jak wyglądają teraz.
learn-cardia-5-hint-1 = Przeczytaj obie swoje karty: jedna działa na karty w rzędzie.
learn-cardia-5-hint-2 = +3 dla jednej karty i −3 dla innej odwróciłyby dwa starcia.
learn-cardia-5-hint-3 = Zagraj { cardia-card-inventor.acc }.
learn-cardia-5-hint-4 = Spójrz na swoje karty w rzędzie: każda przegrała o 1.
learn-cardia-5-hint-5 = Każda z twoich trzech kart wygrałaby z +3.
learn-cardia-5-hint-6 = +3 dla twojego { cardia-card-saboteur.gen }.
learn-cardia-5-hint-7 = Które dwa starcia wciąż przegrywasz?
learn-cardia-5-hint-8 = Obniż kartę, która wciąż wygrywa z twoją o 1.
learn-cardia-5-hint-9 = −3 dla karty przeciwnika, która wciąż wygrywa, a nie dla twojej.

learn-cardia-6-title = Policz, a potem nie daj się przejrzeć
learn-cardia-6-say-1 = Obaj gracze mają te same szesnaście kart, a odrzucone leżą odkryte. Talia przeciwnika jest pusta: ma on { cardia-card-void_mage.acc }, { cardia-card-mediator.acc } i { cardia-card-palace_guard.acc }.
learn-cardia-6-say-2 = Żadna twoja karta nie jest zawsze dobra. Dwie wygrywają w połowie przypadków, nawet przy najlepszej grze przeciwnika. Znajdź jedną z nich.
learn-cardia-6-wrong-1 = Przy najlepszej grze przeciwnika { cardia-card-surgeon } nie wygrywa nigdy: dwie z trzech kart rywala od razu kończą grę.
learn-cardia-6-wrong-2 = { cardia-card-mediator } wygrywa przy najlepszej grze przeciwnika raz na cztery razy. Dwie inne karty wygrywają raz na dwa.
learn-cardia-6-tell-1 = Każda z tych dwóch kart była dobra. Kto zawsze zagrywa tę samą, tego można przejrzeć.
learn-cardia-6-hint-1 = Weź po kolei trzy karty przeciwnika: którą swoją kartą najlepiej na każdą odpowiesz?
learn-cardia-6-hint-2 = Jedna z dobrych kart pokonuje { cardia-card-mediator.acc }, druga pokonuje { cardia-card-palace_guard.acc }.
learn-cardia-6-hint-3 = { cardia-card-saboteur } albo { cardia-card-djinn }: w prawdziwej grze każdy w połowie przypadków.

learn-cardia-7-title = Cała gra z trenerem
learn-cardia-7-say-1 = Pięć sygnetów daje zwycięstwo. Trener odzywa się przez pierwsze trzy rundy, potem tylko na twoją prośbę.
learn-cardia-7-say-2 = Przegrywaj tanio, wygrywaj o włos i niech przegrane karty pracują na ciebie.
