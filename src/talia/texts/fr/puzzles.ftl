# Puzzles: kinds, goals, reactions, and the words of page and terminal around them.

puzzles-title = Problèmes
puzzles-daily = Problème du jour
puzzles-daily-of = Problème du jour : { $game }
puzzles-rating = Cote { $rating }
puzzles-your-rating = Votre cote : { $rating }
puzzles-heading = { $game } : { $kind } (cote { $rating })

puzzles-kind-only_card = La seule carte
puzzles-kind-mixture = Plus d’une carte
puzzles-kind-win_this_turn = Gagner ce tour-ci
puzzles-kind-best_swap = Le meilleur échange
puzzles-kind-best_choices = Les meilleurs choix

puzzles-about-only_card = Une fin de partie : les deux mains sont connues. Une seule carte préserve ce que vaut la position.
puzzles-about-mixture = Une fin de partie : les deux mains sont connues. Plusieurs cartes sont bonnes si l’on varie au hasard ; toutes les autres sont punies.
puzzles-about-win_this_turn = Détruisez le dernier camp adverse avant la fin de votre tour. Le hasard n’y est pour rien, et aucune réponse ne vous arrête.
puzzles-about-best_swap = Prenez une carte de la défausse et défaussez-en une, pour un maximum de points.
puzzles-about-best_choices = La partie est finie. Choisissez ce que font vos cartes, pour un maximum de points.

puzzles-goal-only_card =
    { $percent ->
        [100] Les deux mains sont connues. Une seule carte gagne à coup sûr, quoi que joue l’adversaire. Laquelle ?
       *[other] Les deux mains sont connues. Une seule carte préserve vos { $percent } % de chances. Laquelle ?
    }
puzzles-goal-mixture = Les deux mains sont connues. Vous avez { $percent } % de chances. Jouez une carte qui les préserve ; il y en a plus d’une.
puzzles-goal-win_this_turn = Vous pouvez gagner ce tour-ci, quelles que soient les cartes piochées et les réponses adverses. Détruisez le dernier camp.
puzzles-goal-best_swap = Votre main vaut { $now }. Prenez une carte de la défausse et défaussez-en une : arrivez à un score de { $points }.
puzzles-goal-best_choices = La partie est finie. Choisissez de sorte que votre main atteigne un score de { $points }.

puzzles-going-win_this_turn = Bien jusqu’ici. Continuez.
puzzles-going-best_swap = Bien jusqu’ici. Que défaussez-vous ?
puzzles-going-best_choices = Bien jusqu’ici. Vous pouvez encore atteindre un score de { $points }.

puzzles-wrong-only_card = { $option } : c’est gâcher des chances, car il y a une parade.
puzzles-wrong-mixture = { $option } : un adversaire qui le prévoit vous punit.
puzzles-wrong-win_this_turn = { $option } : ensuite, la victoire n’est plus certaine.
puzzles-wrong-best_swap = { $option } : cela ne mène pas à coup sûr à un score de { $points }.
puzzles-wrong-best_choices = { $option } : vous ne pouvez plus atteindre un score de { $points }.

puzzles-done-only_card = Juste : { $option }, c’est la seule carte.
puzzles-done-mixture = Juste : { $option } est une des bonnes cartes.
puzzles-done-win_this_turn = Juste : le dernier camp adverse est détruit.
puzzles-done-best_swap = Juste : un score de { $points }.
puzzles-done-best_choices = Juste : un score de { $points }.

puzzles-how-often = À quelle fréquence jouer chaque carte ? (Ne compte pas pour la cote.)
puzzles-how-often-card = { $card }, en pour cent
puzzles-how-often-off =
    { $points ->
        [0] Exactement.
        [one] Écart : { $points } point.
       *[other] Écart : { $points } points.
    }
puzzles-mixture-is = Le bon dosage : { $shares }
puzzles-share = { $card } { $percent } %

puzzles-try-again = Essayez encore ; cela ne compte plus.
puzzles-give-up = Voir la solution
puzzles-solution = Une solution : { $line }
puzzles-next = Problème suivant
puzzles-failed = Pas cette fois.
puzzles-streak =
    { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
puzzles-help = Tapez le numéro d’un choix. s montre la solution, ? affiche l’aide, q quitte.
