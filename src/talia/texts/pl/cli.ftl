# The command line, and what every game shares.

core-line = { $head }: { $rest }
core-line-also = { $head }, { $rest }
core-and = { $first } i { $last }
core-event-locked_in = { $seat }: wybór zatwierdzony

cli-clock = Zegar
core-decline = Nic nie rób
core-card-of = { $card } ({ $player })
cli-person = Gracz { $number }
cli-bot = Bot { $number }
cli-won = Wygrywa: { $players }.
cli-drawn = Remis.
cli-end = Koniec
cli-pass = { $player }: twoja kolej. Naciśnij Enter, gdy nikt inny nie patrzy.
cli-not-an-option = „{ $given }” nie jest opcją: wpisz liczbę od 1 do { $most } albo ?, aby zobaczyć pomoc.
cli-play-help = Wpisz numer opcji. u cofa twoją ostatnią odpowiedź, ? to pomoc, q kończy.
cli-nothing-to-undo = Nie ma czego cofnąć.
cli-seed = Numer rozdania (ziarno): { $seed }
cli-unfinished = Gra nie jest skończona.
cli-column-game = gra
cli-column-seats = gracze
cli-column-options = opcje
cli-column-level = poziom
cli-column-time = czas na ruch
