# Lessons: cards of deck II of Cardia (learn/lessons/cardia_deck_2.json). At most 25 words a bubble; hints in three grades: where
# to look, what to think of, what to do. The first never names the card that is wanted.

learn-cardia-deck-2-title = II-es pakli

learn-cardia-deck-2-1-title = Fordítsd meg a vereséged
learn-cardia-deck-2-1-say-1 = A II-es pakliban tizenhat másik kártya van, a szabályok ugyanazok. Némelyik képesség épp azt a találkozást fordítja meg, amelyet elvesztett.
learn-cardia-deck-2-1-say-2 = Az ellenfélnek egy kártyája van, és láttad: { cardia-card-prodigy }, 7. Ha veszít, +3-at kap. Szerezd meg mégis a pecsétgyűrűt.
learn-cardia-deck-2-1-wrong-1 = Veszít, és a { cardia-card-prodigy.acc } 1-re húzza le: döntetlen, és senki sem kap pecsétgyűrűt.
learn-cardia-deck-2-1-wrong-2 = 6 a 7 ellen: veszít, és +2 vagy −2 várja a következő kártyádat. A pecsétgyűrű az ellenfélé.
learn-cardia-deck-2-1-wrong-3 = A 8 legyőzi a 7-et, így a { cardia-card-prodigy } veszít és aktiválódik: +3, és 10–8-ra nyer.
learn-cardia-deck-2-1-tell-1 = Az { cardia-card-tax_collector } veszített, ezért aktiválódik: 4 + 4 = 8.
learn-cardia-deck-2-1-tell-2 = 8 a 7 ellen: tiéd a pecsétgyűrű. Amelyik kártya csak most veszít, annak a képessége nem aktiválódik.
learn-cardia-deck-2-1-hint-1 = Olvasd el, mit tesz mindegyik kártyád, amikor veszít.
learn-cardia-deck-2-1-hint-2 = 7-nél több kell, de csak az összehasonlítás után.
learn-cardia-deck-2-1-hint-3 = Játszd ki az { cardia-card-tax_collector.acc }.
learn-cardia-deck-2-1-end-1 = Aki az összehasonlításkor nyer, felébreszti a másik kártyát. Aki később nyer, nem ébreszt fel semmit.

learn-cardia-deck-2-2-title = Az előző találkozás
learn-cardia-deck-2-2-say-1 = A kártyákon az „előző” mindig az a találkozás, amely a sorban közvetlenül a kártya előtt áll.
learn-cardia-deck-2-2-say-2 = A legutóbbi találkozást 2–16-ra elvesztetted. Az ellenfélnek csak ez maradt: { cardia-card-elemental }, 14. Veszíts ellene, és szerezd meg az előzőt.
learn-cardia-deck-2-2-wrong-1 = Veszít, és +5 várja a következő kártyádat, annak 2. fázisa végéig. Az előző találkozás az ellenfélé marad.
learn-cardia-deck-2-2-wrong-2 = Ez a találkozás döntetlen lesz. Az előző az ellenfélé marad, neked pedig nincs pecsétgyűrűd.
learn-cardia-deck-2-2-tell-1 = Amíg az időjelző a kártyán van, a { cardia-card-counselor } képessége aktív.
learn-cardia-deck-2-2-tell-2 = 2 a 16 ellen, és mégis a tiéd: a { cardia-card-counselor } megnyeri az őt megelőző találkozást, bármekkora a befolyás.
learn-cardia-deck-2-2-hint-1 = Keress egy állandó képességet.
learn-cardia-deck-2-2-hint-2 = Az egyik kártyád az előző találkozásról szól.
learn-cardia-deck-2-2-hint-3 = Játszd ki a { cardia-card-counselor.acc }.
learn-cardia-deck-2-2-end-1 = A sorban elfoglalt helyéről hat: ha a sor összezárul, másik találkozás kerül elé.

learn-cardia-deck-2-3-title = Választás felfedés után
learn-cardia-deck-2-3-say-1 = A { cardia-card-librarian } veszített: a következő kártyád +2-t vagy −2-t kap, és csak akkor választasz, amikor már mindkét kártya látszik.
learn-cardia-deck-2-3-say-2 = Az ellenfél kezében ez van: { cardia-card-engineer }, 11. Melyik kártyád nyerne 2-vel többel?
learn-cardia-deck-2-3-say-3 = 10 a 11 ellen. Válassz.
learn-cardia-deck-2-3-wrong-1 = 9 + 2 = 11: legfeljebb döntetlen, és senki sem kap pecsétgyűrűt.
learn-cardia-deck-2-3-wrong-2 = 1 + 2 = 3 a 11 ellen: veszít, és a képessége csak döntetlent hozna.
learn-cardia-deck-2-3-wrong-3 = 10 − 2 = 8 a 11 ellen: a pecsétgyűrű az ellenfélé.
learn-cardia-deck-2-3-tell-1 = Mindkét kártya látszik, de még semmit sem hasonlítottatok össze.
learn-cardia-deck-2-3-tell-2 = 10 + 2 = 12: ez az összehasonlításban is számít.
learn-cardia-deck-2-3-tell-3 = A { cardia-card-engineer } veszített: az ellenfél következő kártyája +5-öt kap, de csak a saját 2. fázisa végén.
learn-cardia-deck-2-3-hint-1 = Számolj mindegyik kártyádhoz 2-t.
learn-cardia-deck-2-3-hint-2 = 12 kell.
learn-cardia-deck-2-3-hint-3 = Játszd ki az { cardia-card-illusionist.acc }.
learn-cardia-deck-2-3-hint-4 = Hasonlítsd össze a két kártyát az asztalon.
learn-cardia-deck-2-3-hint-5 = 1 hiányzik.
learn-cardia-deck-2-3-hint-6 = Válaszd a +2-t.
learn-cardia-deck-2-3-end-1 = A −2 is hasznos: némelyik kártya többet ér, ha veszít.

learn-cardia-deck-2-4-title = A Dzsinn, aki vár
learn-cardia-deck-2-4-say-1 = { cardia-card-mechanical_djinn }: miután veszített, megnyered a játékot, ha megnyered a közvetlenül utána álló találkozást.
learn-cardia-deck-2-4-say-2 = Az ellenfél kezében: { cardia-card-successor }, 16, az egyetlen kártya 15 felett. A paklijában már csak ez van: { cardia-card-aristocrat }, 8.
learn-cardia-deck-2-4-say-3 = Az időjelző ott van. Az ellenfélnek csak ez maradt: { cardia-card-aristocrat }, 8. Nyerd meg ezt a találkozást, és tiéd a játék.
learn-cardia-deck-2-4-wrong-1 = A 10 veszít a 16 ellen, és más kártyád nem áll vesztésre: nem történik semmi. A 10 pedig kell a 8 ellen.
learn-cardia-deck-2-4-wrong-2 = A 3 veszít a 16 ellen. De a következő körben, a 8 ellen a { cardia-card-mechanical_djinn } nyer, és sosem aktiválódik.
learn-cardia-deck-2-4-wrong-3 = A 3 veszít a 8 ellen, és az { cardia-card-aristocrat } −3-mal is 5 marad. A találkozás az ellenfélé lenne.
learn-cardia-deck-2-4-tell-1 = A 15 veszített a 16 ellen, ezért aktiválódik: az időjelzővel a következő találkozásra vár.
learn-cardia-deck-2-4-tell-2 = 10 a 8 ellen: megnyerted a közvetlenül utána álló találkozást, és vele a játékot.
learn-cardia-deck-2-4-hint-1 = Melyik kártyádnak kell előbb veszítenie?
learn-cardia-deck-2-4-hint-2 = Csak a 16 győzi le a 15-öt, és a 16 most jön.
learn-cardia-deck-2-4-hint-3 = Most a { cardia-card-mechanical_djinn.acc } játszd ki, aztán nyerd meg a következő találkozást.
learn-cardia-deck-2-4-hint-4 = Nézd meg az ellenfél utolsó kártyáját.
learn-cardia-deck-2-4-hint-5 = 8-nál több kell.
learn-cardia-deck-2-4-hint-6 = Játszd ki az { cardia-card-illusionist.acc }.
