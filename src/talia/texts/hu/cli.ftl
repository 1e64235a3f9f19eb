# The command line, and what every game shares.

core-line = { $head }: { $rest }
core-line-also = { $head }, { $rest }
core-and = { $first } és { $last }
core-event-locked_in = { $seat } választott

cli-clock = Óra
core-decline = Kihagyom
core-card-of = { $card } ({ $player })
cli-person = { $number }. játékos
cli-bot = { $number }. bot
cli-won = Győztes: { $players }.
cli-drawn = Döntetlen.
cli-end = Vége
cli-pass = { $player } következik. Nyomj Entert, ha más nem látja a képernyőt.
cli-not-an-option = Nincs „{ $given }” lehetőség: írj egy számot 1 és { $most } között, vagy ? a súgóhoz.
cli-play-help = Írd be egy lehetőség számát. u: az utolsó válasz visszavonása, ?: súgó, q: kilépés.
cli-nothing-to-undo = Nincs mit visszavonni.
cli-seed = Az osztás száma (mag): { $seed }
cli-unfinished = A játék még nem ért véget.
cli-column-game = játék
cli-column-seats = játékosok
cli-column-options = beállítások
cli-column-level = szint
cli-column-time = idő lépésenként
cli-column-rating = értékszám
cli-column-plays = hogyan játszik
cli-rating = kb. { $rating } (±{ $margin })
cli-rating-anchor = { $rating }

# Lessons in the terminal (`talia learn`).

cli-learn-track = { $game }: { $track }, { $minutes } perc, elvégezve: { $done } / { $lessons }
cli-learn-minutes = { $minutes } perc
cli-learn-begin = Kezdés: talia learn { $lesson }
cli-learn-next = Nyomj Entert a következő leckéhez: { $lesson }. q: kilépés.
cli-learn-help = Írd be egy válasz számát. ?: tipp, b: vissza, s: a lecke kihagyása, q: kilépés; később folytathatod.
cli-learn-step = { $step }/{ $steps }
cli-learn-you = Tanuló
cli-learn-what-if = Ez történne:
cli-learn-back-again = Ebből semmi sem történt meg. Válassz újra.
cli-learn-offer = Írj ? jelet, ha tippet kérsz.
cli-learn-done = Megvan: { $lesson }
cli-learn-not-an-option = Nincs „{ $given }” válasz: írj egy számot 1 és { $most } között, vagy ? jelet a tipphez.
cli-learn-coach-help = Az edző az első köreidben szól. h: tipp kérése, előbb hol, aztán mi, végül melyik.
cli-learn-coach-again = Ugyanazzal a számmal mégis ezt választod.
