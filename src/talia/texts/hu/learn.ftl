# Learn: the words of page and terminal around lessons. The lessons' own texts are in learn_<track>.ftl.

learn-lead = Minden lecke néhány lépés egy igazi asztalnál. Nem kell előbb szabályt olvasni, semmi sincs lezárva, és semmi sem számít.
learn-lessons = Leckék
learn-all = Minden lecke
learn-minutes = { $n } perc
learn-state-done = elvégezve
learn-state-skipped = kihagyva
learn-state-begun = elkezdve
learn-now = most
learn-track-is = { $n } lecke, { $minutes } perc
learn-track-done = Elvégzett leckék: { $n } / { $of }
learn-begin = Kezdjük
learn-go-on = Folytatás
learn-track-again = Újra végigjátszom
learn-known = Ismerem ezt a játékot
learn-kept = Amit megtanultál, azt csak ez az eszköz őrzi; sehová sem küldjük el.
learn-export = Mentés fájlba

# At the table of a lesson.
learn-lesson-of = lecke: { $n } / { $of }
learn-nothing-counts = Itt semmi sem számít. Bármikor kiléphetsz; onnan folytatod, ahol abbahagytad.
learn-step-of = lépés: { $n } / { $of }
learn-forward = Tovább
learn-try = Próbáld ki
learn-skip = Lecke kihagyása
learn-what-if = Mi lenne, ha
learn-what-if-shown = Ez történne
learn-not-quite = Nem egészen
learn-back = Vissza az asztalhoz
learn-try-again = Próbáld újra
learn-hint = Tipp
learn-hint-of = tipp: { $n } / { $of }
learn-hint-more = Még egy tipp
learn-hint-last = Mutasd, mit tegyek
learn-done = Megvan
learn-lesson-done = Ennyi az egész.
learn-next = Következik: { $title }
learn-again = Még egyszer

# A whole game with a coach, and tips at tables.
learn-tip = Először látod
learn-tip-got-it = Értem

# Puzzles on the page; their kinds, goals and reactions are in puzzles.ftl.
learn-today = ma
learn-day-solved = megoldva
learn-day-open = nincs megoldva
learn-grade =
    { $n ->
        [1] könnyű
        [2] közepes
       *[other] nehéz
    }
learn-puzzles-all = { $n } feladvány
learn-puzzles-more = További feladványok ({ $n })
learn-puzzle-game = Játék
learn-puzzle-kind = Fajta
learn-puzzle-hard = Nehézség
learn-puzzle-any = bármelyik
learn-puzzle-rating-is = Az értékszámodat csak ez az eszköz őrzi. Minden feladványnál az első próbálkozás számít, tipp nélkül.
learn-puzzle-any-way = Minden út jó, amelyik célba ér.
learn-puzzle-restart = Elölről
learn-puzzle-solved = Megoldva
learn-puzzle-right = Eddig jó
learn-puzzle-good = Nézd meg
learn-puzzle-on = Tovább
learn-puzzle-solution = A megoldás
learn-puzzle-look = Nézd meg itt.
learn-puzzle-other-way = A te utad is jó lehet. Az általunk ismert megoldás más lépéssel kezdődik.
learn-puzzle-answer = Válasz
learn-puzzle-state-won = elsőre megoldva
learn-puzzle-state-solved = megoldva
learn-puzzle-state-tried = próbálva
