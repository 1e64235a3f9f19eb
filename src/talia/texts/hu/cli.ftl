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
