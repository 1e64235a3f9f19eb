# Puzzles: kinds, goals, reactions, and the words of page and terminal around them.

puzzles-title = Feladványok
puzzles-daily = A nap feladványa
puzzles-daily-of = A nap feladványa: { $game }
puzzles-rating = Értékszám: { $rating }
puzzles-your-rating = Az értékszámod: { $rating }
puzzles-heading = { $game }: { $kind } (értékszám: { $rating })

puzzles-kind-only_card = Az egyetlen kártya
puzzles-kind-mixture = Több jó kártya
puzzles-kind-win_this_turn = Nyerj ebben a körben
puzzles-kind-best_swap = A legjobb csere
puzzles-kind-best_choices = A legjobb döntések

puzzles-about-only_card = Végjáték: mindkét kéz ismert. Egyetlen kártya őrzi meg az állás értékét.
puzzles-about-mixture = Végjáték: mindkét kéz ismert. Több kártya is jó, ha váltogatod őket; minden mást megbüntet az ellenfél.
puzzles-about-win_this_turn = Pusztítsd el az ellenfél utolsó táborát, mielőtt a köröd véget ér. Szerencse nem kell hozzá, bármit válaszol is az ellenfél.
puzzles-about-best_swap = Vegyél fel egyet az eldobott lapok közül, és dobj el egyet úgy, hogy a legtöbb pontod legyen.
puzzles-about-best_choices = A játék véget ért. Döntsd el, mik legyenek a lapjaid, hogy a legtöbb pontod legyen.

puzzles-goal-only_card =
    { $percent ->
        [100] Mindkét kéz ismert. Egyetlen kártya biztosan nyer, bármit játszik is ki az ellenfél. Melyik?
       *[other] Mindkét kéz ismert. Egyetlen kártya őrzi meg a nyerési esélyedet ({ $percent }%). Melyik?
    }
puzzles-goal-mixture = Mindkét kéz ismert. A nyerési esélyed { $percent }%. Játssz ki egy kártyát, amely ezt megőrzi; több is van.
puzzles-goal-win_this_turn = Ebben a körben nyerhetsz, bármit húztok is, és bármit válaszol is az ellenfél. Pusztítsd el az utolsó táborát.
puzzles-goal-best_swap = A kezed most { $now } pontot ér. Vegyél fel egyet az eldobott lapok közül, és dobj el egyet: a cél { $points } pont.
puzzles-goal-best_choices = A játék véget ért. Dönts úgy, hogy a kezed { $points } pontot érjen.

puzzles-going-win_this_turn = Eddig jó. Folytasd.
puzzles-going-best_swap = Eddig jó. Mit dobsz el?
puzzles-going-best_choices = Eddig jó. Még elérhető { $points } pont.

puzzles-wrong-only_card = { $option }: ez rontja az esélyeidet, van rá válasz.
puzzles-wrong-mixture = { $option }: ezt megbünteti, aki előre látja.
puzzles-wrong-win_this_turn = { $option }: ez után már nem biztos a győzelem.
puzzles-wrong-best_swap = { $option }: ez nem hoz biztosan { $points } pontot.
puzzles-wrong-best_choices = { $option }: így már nem érhető el { $points } pont.

puzzles-done-only_card = Így van: { $option } az egyetlen jó kártya.
puzzles-done-mixture = Így van: { $option } is a jó kártyák között van.
puzzles-done-win_this_turn = Így van: az ellenfél utolsó tábora elpusztult.
puzzles-done-best_swap = Így van: { $points } pont.
puzzles-done-best_choices = Így van: { $points } pont.

puzzles-how-often = Milyen gyakran kell kijátszani az egyes kártyákat? (Nem számít az értékszámba.)
puzzles-how-often-card = { $card }, százalékban
puzzles-how-often-off =
    { $points ->
        [0] Pontosan így.
       *[other] Az eltérés { $points } százalékpont.
    }
puzzles-mixture-is = A helyes arány: { $shares }
puzzles-share = { $card } { $percent }%

puzzles-try-again = Próbáld újra; már nem számít.
puzzles-give-up = Mutasd a megoldást
puzzles-solution = Egy megoldás: { $line }
puzzles-next = Következő feladvány
puzzles-failed = Most nem sikerült.
puzzles-streak = Sorozat: { $days } nap
puzzles-help = Írd be egy lehetőség számát. s: megoldás, ?: súgó, q: kilépés.
