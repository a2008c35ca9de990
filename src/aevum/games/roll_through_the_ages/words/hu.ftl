title = Roll Through the Ages: A bronzkor
about = Dobj ételért, munkásokért és érmékért; építs városokat és alkotásokat, vegyél fejlesztéseket, és kerüld el a csapásokat.
style-builder = építő
style-builder-text = Minden más előtt műemlékeket emel.
style-settler = városalapító
style-settler-text = Hamar sok várost akar, hogy több kockával dobhasson.
style-trader = kereskedő
style-trader-text = Árut és pénzt gyűjt, és fejlesztéseket vesz.

option-trade = Kereskedelem
option-trade-text = A soron lévő játékos építés előtt árut és ételt cserélhet a többiekkel.

face-food = 3 étel
    .acc = 3 ételt
face-good = 1 áru
    .acc = 1 árut
face-skull = 2 áru és egy koponya
    .acc = 2 árut és egy koponyát
face-workers = 3 munkás
    .acc = 3 munkást
face-either = 2 étel vagy 2 munkás
    .acc = 2 ételt vagy 2 munkást
face-coins = 7 érme
    .acc = 7 érmét

thing-food = étel
    .acc = ételt
thing-wood = fa
    .acc = fát
thing-stone = kő
    .acc = követ
thing-pottery = agyagedény
    .acc = agyagedényt
thing-cloth = szövet
    .acc = szövetet
thing-spearheads = dárdafej
    .acc = dárdafejet

good-wood = fa
    .acc = fát
good-stone = kő
    .acc = követ
good-pottery = agyagedény
    .acc = agyagedényt
good-cloth = szövet
    .acc = szövetet
good-spearheads = dárdafej
    .acc = dárdafejet

site-city_4 = negyedik város
    .acc = a negyedik várost
site-city_5 = ötödik város
    .acc = az ötödik várost
site-city_6 = hatodik város
    .acc = a hatodik várost
site-city_7 = hetedik város
    .acc = a hetedik várost
site-step_pyramid = Lépcsős piramis
    .acc = a Lépcsős piramist
site-stone_circle = Kőkör
    .acc = a Kőkört
site-temple = Templom
    .acc = a Templomot
site-obelisk = Obeliszk
    .acc = az Obeliszket
site-hanging_gardens = Függőkert
    .acc = a Függőkertet
site-great_wall = Nagy fal
    .acc = a Nagy falat
site-great_wall-text = Az invázió nem árt neked.
site-great_pyramid = Nagy piramis
    .acc = a Nagy piramist

development-leadership = Vezetés
    .the_acc = a Vezetést
development-leadership-text = Legvégül egy kockát újradobhatsz.
development-irrigation = Öntözés
    .the_acc = az Öntözést
development-irrigation-text = Az aszály nem árt neked.
development-agriculture = Földművelés
    .the_acc = a Földművelést
development-agriculture-text = Ételes kockánként +1 étel.
development-quarrying = Kőfejtő
    .the_acc = a Kőfejtőt
development-quarrying-text = Kőgyűjtéskor +1 kő.
development-medicine = Orvosság
    .the_acc = az Orvosságot
development-medicine-text = A dögvész nem árt neked.
development-coinage = Pénzverés
    .the_acc = a Pénzverést
development-coinage-text = Az érmés kockák 12 érmét érnek.
development-caravans = Karavánok
    .the_acc = a Karavánokat
development-caravans-text = Nem kell árut eldobnod.
development-religion = Vallás
    .the_acc = a Vallást
development-religion-text = Felkelésed a többieket sújtja.
development-granaries = Magtárak
    .the_acc = a Magtárakat
development-granaries-text = Vásárláskor egy étel 4 érmét ér.
development-masonry = Kőművesség
    .the_acc = a Kőművességet
development-masonry-text = Munkásos kockánként +1 munkás.
development-engineering = Gépészet
    .the_acc = a Gépészetet
development-engineering-text = Egy elköltött kő 3 munkást ad.
development-architecture = Építészet
    .the_acc = az Építészetet
development-architecture-text = A végén alkotásonként 1 pont.
development-empire = Birodalom
    .the_acc = a Birodalmat
development-empire-text = A végén városonként 1 pont.

disaster-drought = aszály
disaster-pestilence = dögvész
disaster-invasion = invázió
disaster-revolt = felkelés

action-reroll = Újradobom a { $face_acc }
action-throw = Dobok ezekkel a kockákkal
action-keep = Megtartom a kockákat
action-reroll_one = Vezetéssel újradobom a { $face_acc }
action-feed = { $dice ->
    [0] Mind munkást ad
   *[other] { $dice } kocka ad ételt
}
action-build = Építem { $site_acc }
action-spend_stone = Elköltök egy követ 3 munkásért
action-end_building = Nem építek többet
action-buy = Megveszem { $development_the_acc }
action-pay = Beadom az összes { $good_acc }
action-sell_food = A maradékot étel eladásából fizetem
action-buy_nothing = Nem veszek semmit
action-discard = Eldobok egy { $good_acc }
action-offer = Ajánlatot teszek { $to } számára
action-give = Adok egy { $thing_acc }
action-ask = Kérek egy { $thing_acc }
action-propose = Ezt ajánlom
action-call_for_offers = Ajánlatot kérek a többiektől
action-withdraw = Visszavonom az ajánlatot
action-accept = Elfogadom
action-decline = Elutasítom
action-end_trade = Nem cserélek többet

event-turn_began = { $round }. kör: { $seat } jön
event-thrown = { $seat } dobása: { $faces }.
event-harvested = { $seat } { $amounts_acc } dob.
event-starved = { $seat } { $cities } várost nem tud etetni, ez { $cities } pont mínusz.
event-struck = { $seat } országát { $disaster } sújtja, ez { $points } pont mínusz.
    .each = { $seats } országát { $disaster } sújtja, ez fejenként { $points } pont mínusz.
event-goods_lost = { $seat } népe fellázad, és minden árut elvisz.
event-spared = { $seat } országát { $disaster } fenyegeti, de nem esik baja.
    .each = { $seats } országát { $disaster } fenyegeti, de nem esik bajuk.
event-stone_spent = { $seat } elkölt egy követ 3 munkásért.
event-worked = { $seat } { $workers } munkással építi { $site_acc }.
event-city_built = { $seat } felépíti { $site_acc }.
    .also = be is fejezi
event-monument_built = { $seat } felépíti { $site_acc } ({ $points } pont).
    .also = be is fejezi { $points } pontért
event-bought = { $seat } megveszi { $development_the_acc } ({ $points } pont).
event-discarded = { $seat } { $good_acc } dob el.
event-offered = { $seat } ajánlata { $to } számára: { $given }, cserébe ezt kéri: { $asked }.
event-offers_called = { $seat } ajánlatokat kér.
event-offer_accepted = { $seat } elfogadja az ajánlatot.
event-offer_declined = { $seat } nem fogadja el az ajánlatot.
event-offer_withdrawn = { $seat } visszavonja az ajánlatát.
event-match_ended = Vége a játéknak. { $reason }
amount-food = { $n } étel
    .acc = { $n } ételt
amount-goods = { $n } áru
    .acc = { $n } árut
amount-workers = { $n } munkás
    .acc = { $n } munkást
amount-coins = { $n } érme
    .acc = { $n } érmét
amount-skulls = { $n } koponya
    .acc = { $n } koponyát

reason-ten_rounds = Lement a tíz kör.
reason-five_developments = Valakinek megvan az ötödik fejlesztése.
reason-all_monuments = Minden alkotás felépült.

prompt-throw = Gurulnak a kockák.
prompt-reroll = Melyik kockákat dobod újra?
prompt-leadership = Újradobsz még egy kockát?
prompt-throw_one = Gurul a kocka.
prompt-harvest = { $dice ->
    [one] Egy kocka 2 ételt vagy 2 munkást ad. Melyiket kéred?
   *[other] { $dice } kocka ad 2-2 ételt vagy munkást. Hány adjon ételt?
}
prompt-trade = { $mine ->
    [yes] Teszel valakinek ajánlatot?
   *[other] { $seat } most kereskedhet. Ha szeretnél, tegyél neki ajánlatot!
}
prompt-hear = Teszel ajánlatot { $seat } számára?
prompt-compose = Mit adsz, és mit kérsz érte?
prompt-answer = Elfogadod az ajánlatot?
prompt-build = { $workers ->
    [0] Elfogytak a munkások. Elköltesz egy követ újakért?
    [one] Egy munkásod van. Hol dolgozzon?
   *[other] { $workers } munkásod van. Hol dolgozzon a következő?
}
prompt-buy = Legfeljebb { $means } értékben vásárolhatsz, ebből { $coins } az érme. Melyik fejlesztést veszed meg?
prompt-pay = Még { $due } hiányzik. Melyik áruval fizeted ki { $development_the_acc }?
prompt-discard = { $surplus } áruval több van a megengedettnél. Melyik menjen?

refusal-skulls_stay = A koponyák a helyükön maradnak.
refusal-order_of_faces = A kockákat az oldalak sorrendjében kell kiválasztani: lépj vissza, ha egy korábbit választanál.
refusal-no_such_die = Egyik kocka sem ezt mutatja.
refusal-not_in_play = Ez az alkotás ennyi játékosnál nincs játékban.
refusal-already_built = Ez már felépült.
refusal-order_of_sites = A lap sorrendjében kell ikszelni: lépj vissza, ha egy korábbin dolgoznál.
refusal-no_workers = Nincs több munkásod.
refusal-needs_engineering = Kőből csak a Gépészettel lesz munkás.
refusal-workers_first = Előbb használd fel a munkásaidat.
refusal-no_stone = Nincs köved.
refusal-already_owned = Ez már a tiéd.
refusal-too_expensive = Az ára { $cost }, te pedig legfeljebb { $means } értékben fizethetsz.
refusal-needs_granaries = Ételt csak a Magtárakkal adhatsz el.
refusal-not_enough_food = Az ételed nem fedezi a még fizetendő { $due } érmét.
refusal-order_of_goods = Az áruk a tábla sorrendjében következnek: lépj vissza, ha egy korábbi fajtát választanál.
refusal-declined_before = Ezt az ajánlatot ebben a fordulóban már megtetted.
refusal-only_with_turn = Most csak { $seat } cserélhet veled, mert ő van soron.
refusal-one_sided_offer = Az ajánlat mindkét oldalán állnia kell valaminek.
refusal-order_of_offer = Előbb jön az, amit adsz, a tábla sorrendjében: lépj vissza, ha módosítanád.
refusal-more_than_fits = Valamelyikőtöknek nincs ilyenje, vagy nem férne el nála.

label-round = Kör
label-seat = Soron van
label-throws = Dobások
label-dice = Kockák
label-in_hand = Újradobásra vár
label-workers = Munkások
label-coins = Érmék
label-buying = Vásárlás
label-due = Még fizetendő
label-offer = Ajánlat
label-by = Ajánlattevő
label-to = Kinek
label-given = Amit ad
label-asked = Amit kér
label-sheets = Pontozólapok
label-food = Étel
label-goods = Áruk
label-goods_value = Az áruk értéke
label-cities = Városok
label-sites = Városok és alkotások
label-site = Építmény
label-ticked = Beikszelve
label-boxes = Rubrikák
label-built = Felépült
label-points = Pont
label-developments = Fejlesztések
label-development = Fejlesztés
label-cost = Ár
label-owned = Megvan
label-disasters = Csapások
label-development_points = Pont a fejlesztésekért
label-monument_points = Pont az alkotásokért
label-bonus_points = Jutalompont
label-score = Pontszám

guide-welcome-text = Egy bronzkori népet vezetsz három várostól a nagyságig. Az utolsó fordulók után az győz, akinek a legtöbb pontja van: a fejlesztések és az alkotások pontot hoznak, az éhező városok és a csapások pontba kerülnek. A játék akkor ér véget, amikor valakinek megvan az ötödik fejlesztése, vagy amikor már minden alkotást felépített valaki.
guide-tour_dice = A kockák
guide-tour_dice-text = Minden forduló itt kezdődik: városonként egy kockával dobsz, most hárommal. A kockák ételt, munkást, árut és érmét adnak; két áru mellé viszont koponya is jár.
guide-tour_goods = Étel és áruk
guide-tour_goods-text = Ezek a tüskéid. Az étel a városokat táplálja, fordulónként egy jut mindegyiknek. Az áruk annál többet érnek, minél több van egy fajtából; ezekkel fizeted a fejlesztéseket.
guide-tour_sites = Városok és alkotások
guide-tour_sites-text = Ezeket a rubrikákat ikszelik be a munkások. A kész város eggyel több kockát ad, a kész alkotás pontot hoz: annak többet, aki elsőként építi fel.
guide-tour_developments = Fejlesztések
guide-tour_developments-text = Érméből és áruból fordulónként egyet vehetsz. Mindegyik pontot ad és tartós előnyt; az ára ott áll mellette.
guide-goodbye-text = Láttál teljes fordulókat: dobás, élelmezés, építés, vásárlás. Az elején a több város több kockát jelent, de mindegyik eszik is: figyelj az ételre, aztán keress olyan fejlesztést, amely illik ahhoz, amit építesz.

guide-reroll = Kockadobás
guide-reroll-text = Legfeljebb háromszor dobhatsz, és megtartod, ami tetszik; a koponyás kocka ott marad. Az elején a munkás a legértékesebb, mert várost épít. De gondoskodj róla, hogy minden városnak jusson étel.
guide-leadership = Vezetés
guide-leadership-text = Ezzel a fejlesztéssel az utolsó dobás után egyetlen kockát, akár koponyásat is, újradobhatsz. Amit akkor mutat, az végleges.
guide-harvest = Étel vagy munkás
guide-harvest-text = Egyes kockák két ételt vagy két munkást adnak, te döntesz. Előbb számold meg az ételt: ezután minden város megeszik egyet, és amelyiknek nem jut, az egy pontodba kerül. A többi mehet dolgozni.
guide-build = Építés
guide-build-text = Minden munkás egy rubrikát ikszel be. A negyedik városhoz csak három kell, és a következő fordulódtól egy kockát ad. A félkész munka megmarad későbbre.
guide-buy = Fejlesztés vásárlása
guide-buy-text = Előbb az érmék fizetnek, aztán az áruk: fordulónként egy fejlesztést vehetsz. A fel nem használt érme elvész, az áru megmarad. Az sem hiba, ha most semmit sem veszel, és valami jobbra gyűjtesz.
guide-pay = Fizetés
guide-pay-text = Egy árufajtából vagy mindet odaadod, vagy semmit, és visszajáró nincs. Úgy fizess, hogy minél kevesebb vesszen kárba.
guide-discard = Áruk eldobása
guide-discard-text = A fordulód végén hat árut tarthatsz meg. Olcsó árut dobj el, vagy olyat, amiből csak egy van: minél több van egy fajtából, annál többet ér belőle egy.

# Miért jó egy lépés

why-points = { $before } helyett { $after } pontod lesz.
why-dice = { $before } helyett { $after } kockával dobhatsz.
why-hungry = { $after ->
    [0] minden városodnak jut étel.
   *[other] { $before } helyett csak { $after } városod marad étel nélkül.
}
why-goods = az áruid { $before } helyett { $after } érmét érnek.
why-food = { $before } helyett { $after } ételed marad.
why-begun = { $thing_acc } építve { $before ->
    [0] már { $after }
   *[other] { $before } helyett { $after }
} rubrikánál tartasz.
