"""The words of the boxes: what a text of a game must not say in a language, and what it says instead.

Each entry is (which texts, the wrong word as a pattern, the right word). Texts of a game are those of its own files and
those of the site and of the bots that speak of it.
"""

from __future__ import annotations

CARDIA = r"(cardia-|(site-(how-|game-)?|learn-|bots-reason-)cardia)"
RADLANDS = r"(radlands-|(site-(how-|game-)?|learn-|bots-reason-)radlands)"
REALMS = (
    r"(fantasy_realms-|site-(how-|game-)?fantasy_realms|learn-fantasy-realms|site-realms|site-calc|bots-reason-realms)"
)
EVERY = r""
OPEN = r"(site-|bots-|cli-|core-)"
EVENTS = r"[a-z_]+-event-"

WRONG: dict[str, list[tuple[str, str, str]]] = {
    "en": [
        (RADLANDS, r"[Ss]eat [01]\b", "player 1, player 2"),
        (RADLANDS, r"more camps left wins", "a tie"),
        (RADLANDS, r"(?i)damaged or exhausted card", "damaged or exhausted person"),
        (RADLANDS, r"events move one space and", "the event in space 1 is resolved, then the others move"),
        (RADLANDS, r"\b(bare|uncovered|unhurt|intact)\b", "unprotected, undamaged"),
        (CARDIA, r"“next” are the neighbours", "“following”"),
        (CARDIA, r"no ability is used for that", "this activates no ability"),
        (CARDIA, r"more signets win\b", "whoever has more signets wins"),
        (CARDIA, r"(?i)read otherwise|opening hand:", "other readings of the rules"),
        (REALMS, r"twelve with two players|with two players 12", "twelve in the two-player variant"),
        (EVERY, r"Back to now", "Back to the present"),
    ],
    "pl": [
        (RADLANDS, r"(?i)\bzdolnoś", "umiejętność"),
        (RADLANDS, r"(?i)\b(ludzie|ludzi|zdrowi|osob[ay])\b", "postacie, nieuszkodzone"),
        (RADLANDS, r"(?i)\bodkryte( obozy|:)", "niechronione"),
        (RADLANDS, r"(?i)gracz(a)? 0\b", "gracz 1"),
        (RADLANDS, r"(?i)wydarzenie się rozpatruje|to z pola 1 następuje", "rozpatrujesz wydarzenie"),
        (RADLANDS, r"znów st(oi|anie)", "wraca do gry"),
        (RADLANDS, r"Skład zaopatrzenia", "Magazyn"),
        (RADLANDS, r"wygrywa gracz, któremu zostało więcej", "remis"),
        (RADLANDS, r"lub wyczerpana karta", "wyczerpana postać"),
        (RADLANDS, r"Odwrócony obóz jest nieuszkodzony i gotowy", "our own words"),
        (REALMS, r"(?i)bazow", "podstawowa siła"),
        (REALMS, r"(?i)\bkolor", "zestaw"),
        (REALMS, r"^Chaos\b|\(Chaos\)", "Królestwa chaosu"),
        (REALMS, r"w kręgu", "w pętli"),
        (REALMS, r"\bw obszarze", "na obszarze kart odrzuconych"),
        (REALMS, r"\btwo(ja|jej|ją|je|ich|im|i|jego)\b", "Twoja, with a capital as in this box"),
        (CARDIA, r"„następne” to sąsiedn|[Ss]tare starcie", "kolejne, przeszłe starcie"),
        (CARDIA, r"wygrywa więcej sygnetów|wygrywa większa liczba", "wygrywa ten, kto ma więcej sygnetów"),
        (CARDIA, r"\+3 do wpływu|−3 do wpływu", "+3 wpływu"),
        (CARDIA, r"\bna ręce\b", "na ręku"),
        (CARDIA, r"(?i)mieszan(ka|ce)", "talia łączona"),
        (EVERY, r"też nie wybierze", "do chwili, gdy wybierze także"),
        (EVERY, r"odczytanie", "interpretacja"),
        (EVERY, r"do teraz\b|Utrzymaj linię|wybrał\(a\)", "bieżąca sytuacja, utrzymaj pozycje, wybór gotowy"),
        (OPEN, r"(?i)\binaczej \{|na zmianę|z liczącym|^Ruch$|^Poszukiwacz$", "w drugim wariancie, losować"),
    ],
    "fr": [
        (CARDIA, r"(?i)\bdeck\b|\b(sa|la|votre|sous la) pioche\b|^Pioche$", "paquet"),
        (CARDIA, r"(?i)\bmanche", "tour"),
        (CARDIA, r"(?i)\bpouvoir(s)?\b", "capacité"),
        (CARDIA, r"\bfactions?\b", "Faction"),
        (CARDIA, r"\bpaquet II?\b", "Paquet II"),
        (CARDIA, r"vieille rencontre|aucune capacité n’agit", "rencontre passée, n’active aucune capacité"),
        (CARDIA, r"le plus de sceaux l’emporte", "qui a le plus de sceaux"),
        (CARDIA, r"\brelus\b|aussi vérifié|ne la vérifie|élève aussi", "réévalués, compte, augmente"),
        (RADLANDS, r"(?i)\b(?<!que )(?<!si )personnes?\b", "personnage"),
        (RADLANDS, r"(?i)\} eau\b|\beaux\b|\b\d eau\b|une eau\b", "goutte"),
        (RADLANDS, r"(?i)\bexposé", "non protégé"),
        (RADLANDS, r"(?i)\bsiège\b", "joueur"),
        (
            RADLANDS,
            r"\{\} (\(\{\}\) )?(est|serait) (résolu|relevé|terminé|détruit|endommagé)\b",
            "the noun: événement résolu",
        ),
        (RADLANDS, r"(?i)verrouillé|jeux inversés", "validé, lots inversés"),
        (RADLANDS, r"le plus de camps gagne|Chaque camp a trois|Une carte endommagée ou", "égalité, chaque joueur"),
        (REALMS, r"(?i)\bcouleur", "famille"),
        (REALMS, r"(?i)\bpénalité", "malus"),
        (REALMS, r"d’être pris$", "piochée"),
        (EVERY, r"(?i)\bbots?\b", "robot"),
        (EVERY, r"(?i)\bindice\b", "conseil"),
        (
            EVERY,
            r"(?i)l’autre lecture que|joue toujours de même|se verra|film de la partie|Tenez la ligne",
            "as one says",
        ),
        (OPEN, r"^Mouvement$|^Gourmand$|^Initié\(e\)|(?i:mondes examinés)", "Animations, Glouton, donnes possibles"),
        (EVERY, r"\((e|s|es)\)", "a wording that needs no brackets"),
    ],
    "hu": [
        (CARDIA, r"(?i)\bfrakci", "csoport"),
        (CARDIA, r"(?i)\bforduló(?!pont)(?!$)|\} forduló", "kör"),
        (CARDIA, r"(?i)\bösszecsap", "találkozás"),
        (CARDIA, r"(?i)(?<!kezdő)\blap(o[kn]|ot|ra|ját|jai|jának|ok|ja|jainak)?\b", "kártya"),
        (CARDIA, r"\bII?\. pakli", "I-es, II-es pakli"),
        (CARDIA, r"\bkövetkező” a szomszéd|[Ee]gy régi találkozás", "ezt követő, korábbi"),
        (CARDIA, r"a több pecsétgyűrű nyer", "az nyer, akinek több pecsétgyűrűje van"),
        (CARDIA, r"(?i)kezdőkéz|véletlen kártya|üres kártyát|egy képesség sem működik", "as in the box"),
        (RADLANDS, r"(?i)\b(személy|ember)", "karakter"),
        (RADLANDS, r"(?i)\bkész(ek)?\b", "bevethető"),
        (RADLANDS, r"(?i)\bcselek[vs]", "akció"),
        (RADLANDS, r"(?i)\bsérülés", "sebzés"),
        (RADLANDS, r"(?i)\bkárty", "lap"),
        (RADLANDS, r"(?i)megsemmisül|semmisül|újra áll|körkorlát|akciókorlát|visszatol", "elpusztul, hátratol"),
        (RADLANDS, r"(?i)\b0\. hely|akinek több tábora maradt|végrehajtódtak", "játékos, döntetlen"),
        (RADLANDS, r"kimerült lap\b", "kimerült karakter"),
        (REALMS, r"(?i)\bkárty", "lap"),
        (REALMS, r"(?i)\begyenlőség|számítanak egymásnak|adhat a kézhez|most húzva|lapot tett ellene", "holtverseny"),
        (REALMS, r"(?i)\b(el|\w*meg)?vétel\b(?<!felvétel)(?<!visszavétel)|\bvegyél el\b|\bvedd el\b", "felvétel"),
        (EVERY, r"is nem választott|amíg (csak )?kettő marad", "nem választott, amíg kettő nem marad"),
        (EVERY, r"véletlenül játszik|pontot veszítene|Tartsd a vonalat|Nem kell fiók|Játék most", "as one says"),
        (OPEN, r"^Mozgás$|^Számoló$|(?i:\bmeccs)|(?i:játszm)|^Elvétel|^vétel:", "Animációk, mérkőzés, játék"),
    ],
}

# The doer does the deed: no colon between subject and verb. What is no sentence may have one, for the reason beside it.
COLON = r"^\{\$(seat|owner)\}\u00a0?:"
COLON_MAY = {
    ("pl", "core-event-locked_in"): "a noun follows, which needs no gender of the player",
    ("hu", "radlands-event-turn_ended"): "a noun follows: no article before a number",
}
