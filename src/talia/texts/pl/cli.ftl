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
cli-column-rating = ranking
cli-column-plays = jak gra
cli-rating = około { $rating } (±{ $margin })
cli-rating-anchor = { $rating }

# Lessons in the terminal (`talia learn`).

cli-learn-track = { $game }: { $track }, { $minutes } min, ukończone { $done } z { $lessons }
cli-learn-minutes = { $minutes } min
cli-learn-begin = Zacznij od: talia learn { $lesson }
cli-learn-next = Enter otwiera następną lekcję: { $lesson }. q kończy.
cli-learn-help = Wpisz numer odpowiedzi. ? to podpowiedź, b cofa, s pomija lekcję, q kończy; można wrócić później.
cli-learn-step = { $step }/{ $steps }
cli-learn-you = Uczeń
cli-learn-what-if = Co by się stało:
cli-learn-back-again = Nic z tego się nie wydarzyło. Wybierz jeszcze raz.
cli-learn-offer = Wpisz ?, aby dostać podpowiedź.
cli-learn-done = Ukończona lekcja: { $lesson }
cli-learn-not-an-option = „{ $given }” nie jest odpowiedzią: wpisz liczbę od 1 do { $most } albo ?, aby dostać podpowiedź.
cli-learn-coach-help = Trener odzywa się w pierwszych rundach. h prosi o podpowiedź: gdzie patrzeć, potem o czym myśleć, potem co wybrać.
cli-learn-coach-again = Ten sam numer mimo to zatwierdza ten wybór.
