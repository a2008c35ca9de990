title = Mare Nostrum
about = Vezess egy ókori civilizációt a Földközi-tenger partján: kereskedj, építkezz, hadakozz, és szerezz elsőként négy hőst és világcsodát, vagy építsd fel a piramisokat.

civ-rome = Róma
civ-carthage = Karthágó
civ-greece = Hellász
civ-egypt = Egyiptom
civ-babylon = Babilon

province-cisalpina = Innenső-Gallia
province-etruria = Etruria
province-rome = Róma
province-magna_graecia = Magna Graecia
province-corsica_sardinia = Korzika és Szardínia
province-syracuse = Syracusae
province-illyria = Illíria
province-dacia = Dácia
province-macedonia = Makedónia
province-athens = Athén
province-constantinople = Konstantinápoly
province-knossos = Knosszosz
province-rhodes = Rhodosz
province-cyprus = Ciprus
province-troy = Trója
province-bithynia = Bithünia
province-lycia = Lükia
province-cappadocia = Kappadókia
province-armenia = Arménia
province-antioch = Antiokheia
province-assyria = Asszíria
province-babylon = Babilon
province-tyre = Türosz
province-jerusalem = Jeruzsálem
province-sinai = Sínai-félsziget
province-alexandria = Alexandria
province-memphis = Memphisz
province-thebes = Théba
province-cyrene = Cyrenae
province-leptis = Leptis
province-carthage = Karthágó
province-numidia = Numídia
province-garamantes = Garamanták földje

sea-sardinian = Szardíniai-tenger
sea-tyrrhenian = Tirrén-tenger
sea-african = Afrikai-tenger
sea-adriatic = Adriai-tenger
sea-ionian = Jón-tenger
sea-syrtis = Nagy-Szürtisz
sea-aegean = Égei-tenger
sea-egyptian = Egyiptomi-tenger
sea-phoenician = Föníciai-tenger
sea-euxine = Fekete-tenger

resource-tax = adó
resource-grain = gabona
resource-fish = hal
resource-slaves = rabszolga
resource-wine = bor
resource-metal = fém
resource-fruit = gyümölcs
resource-livestock = háziállat
resource-oil = olaj
resource-gold = arany
resource-gems = drágakő
resource-perfume = illatszer
resource-papyrus = papirusz

item-influence = befolyásjelző
item-caravan = karaván
item-city = város
item-market = piac
item-temple = templom
item-legion = légió
item-fort = erőd
item-trireme = triérész

card-caesar = Julius Caesar
card-caesar-text = A légiók és az erődök csak 2 kártyába kerülnek.
card-hannibal = Hannibál
card-hannibal-text = Csatában a légióid minden kockája eggyel többet ér.
card-hammurabi = Hammurabi
card-hammurabi-text = Fordulónként az első befolyásjelződ ingyenes.
card-pericles = Periklész
card-pericles-text = A triérészek csak 2 kártyába kerülnek, és csatában minden kockájuk eggyel többet ér.
card-cleopatra = Kleopátra
card-cleopatra-text = Építési fázisonként egyszer kicserélhetsz a bankkal egy árut adóra vagy egy adót tetszőleges árura.
card-agamemnon = Agamemnón
card-agamemnon-text = 2-vel többnek számítasz, amikor eldől, ki a kereskedelmi igazgató.
card-archimedes = Arkhimédész
card-archimedes-text = 2-vel többnek számítasz, amikor eldől, ki a katonai vezető.
card-helen = Szép Heléna
card-helen-text = Katonai fázisonként egyszer átállíthatsz egy idegen légiót, amely a tartományodba lép.
card-nebuchadnezzar = Nabukodonozor
card-nebuchadnezzar-text = Ha karavánt vagy várost fosztasz ki, megkapod az áruját, illetve egy adót is.
card-solomon = Bölcs Salamon
card-solomon-text = 2-vel többnek számítasz, amikor eldől, ki a politikai vezető.
card-ulysses = Odüsszeusz
card-ulysses-text = Kereskedelmi fázisonként egyszer visszaadathatsz valakivel egy frissen elvett kártyát, és helyette a te ajánlatodból kell választania.
card-colossus = Rhodoszi kolosszus
card-colossus-text = Minden jövedelemnél eggyel több adót kapsz.
card-hanging_gardens = Szemiramisz függőkertjei
card-hanging_gardens-text = Az építési fázis végén egy árut megtarthatsz.
card-temple_of_artemis = Epheszoszi Artemisz-szentély
card-temple_of_artemis-text = Minden jövedelemnél eggyel több, tetszőleges árut kapsz.
card-statue_of_zeus = Olümpiai Zeusz-szobor
card-statue_of_zeus-text = Egy tartományban két erődöt is építhetsz.
card-lighthouse = Alexandriai világítótorony
card-lighthouse-text = A befolyásjelzőidnek nem kell a tartományaiddal szomszédos helyre kerülniük.
card-mausoleum = Halikarnasszoszi Mauzóleum
card-mausoleum-text = A városok, karavánok, templomok és piacok eggyel kevesebb kártyába kerülnek.
card-pyramids = Egyiptomi piramisok
card-pyramids-text = Ha felépíted, megnyerted a játékot.

role-commerce_director = kereskedelmi igazgató
role-commerce_director-text = A legtöbb karaván és piac. Megszabja, hány kártyát kell felajánlani, és elsőként vesz el.
role-political_leader = politikai vezető
role-political_leader-text = A legtöbb város és templom. Meghatározza az építkezés sorrendjét.
role-military_leader = katonai vezető
role-military_leader-text = A legtöbb légió, triérész és erőd. Meghatározza a hadmozdulatok sorrendjét.

item-caravan_grain = karaván (gabona)
item-caravan_fish = karaván (hal)
item-caravan_slaves = karaván (rabszolga)
item-caravan_wine = karaván (bor)
item-caravan_metal = karaván (fém)
item-caravan_fruit = karaván (gyümölcs)
item-caravan_livestock = karaván (háziállat)
item-caravan_oil = karaván (olaj)
item-caravan_gold = karaván (arany)
item-caravan_gems = karaván (drágakő)
item-caravan_perfume = karaván (illatszer)
item-caravan_papyrus = karaván (papirusz)

owner-rome = Róma
owner-carthage = Karthágó
owner-greece = Hellász
owner-egypt = Egyiptom
owner-babylon = Babilon
occupier-rome = Róma
occupier-carthage = Karthágó
occupier-greece = Hellász
occupier-egypt = Egyiptom
occupier-babylon = Babilon
legion-rome = Róma
legion-carthage = Karthágó
legion-greece = Hellász
legion-egypt = Egyiptom
legion-babylon = Babilon
trireme-rome = Róma
trireme-carthage = Karthágó
trireme-greece = Hellász
trireme-egypt = Egyiptom
trireme-babylon = Babilon

phase-setup = Előkészületek
phase-commerce = Kereskedelem
phase-construction = Építkezés
phase-military = Hadakozás

option-setup = Felállítás
option-setup-text = A nyomtatott alapfelállás, vagy 36 szabadon elkölthető pont.
option-setup-basic = alap
option-setup-advanced = haladó (36 pont)
option-civilizations = Civilizációk
option-civilizations-text = Mely civilizációk maradnak ki, ha ötnél kevesebben játszanak.
option-civilizations-recommended = az ajánlottak
option-civilizations-free = szabad választás
option-compensation = Az igazgató kártyája
option-compensation-text = Melyik kártyáját adhatja az igazgató annak, akinek a csere végén eggyel kevesebb jutott.
option-compensation-any = bármelyiket
option-compensation-hand = a frissen elvetteket nem
option-pillage = Kifosztás
option-pillage-text = Hány épületet pusztíthat el egy sereg egy tartományban egy körben.
option-pillage-one = egyet
option-pillage-each_legion = légiónként egyet
option-rounds = Fordulókorlát
option-rounds-text = Ha addig senki sem győz, a játék e forduló után véget ér; a legtöbb hős és világcsoda számít.
option-rounds-0 = nincs
option-rounds-8 = 8 forduló
option-rounds-10 = 10 forduló
option-rounds-12 = 12 forduló
option-rounds-15 = 15 forduló
option-rounds-20 = 20 forduló
option-rounds-30 = 30 forduló

reason-pyramids = Felépültek a piramisok.
reason-four_cards = Valakinek négy hőse és világcsodája van.
reason-round_limit = Letelt a kikötött számú forduló.

label-round = Forduló
label-rounds = Fordulókorlát
label-phase = Fázis
label-seat = Játékos
label-roles = Szerepek
label-seats = Játékosok
label-provinces = Tartományok
label-seas = Tengerzónák
label-bank = Bank
label-tokens = Maradék épületjelzők
label-cards_left = Megvehető hősök és világcsodák
label-number = Felajánlandó kártyák
label-points = Maradék pontok
label-winner = Győztes
label-reason = A játék vége
label-province = Tartomány
label-owner = Tulajdonos
label-new_marker = Ebben a fordulóban került ide jelző
label-city = Város
label-temple = Templom
label-market = Piac
label-caravans = Karavánok
label-forts = Erődök
label-legions = Légiók
label-ready = Még mozoghat
label-docked = Triérészek dokkban
label-occupier = Megszálló
label-tasks = Megszállva
label-sea = Tengerzóna
label-triremes = Triérészek
label-civ = Civilizáció
label-cards = Hősök és világcsodák
label-hand_size = Kártyák kézben
label-hand = Kéz
label-offer = Ajánlat
label-taken = A cserén elvett kártyák
label-supply = Készlet
label-prices = Árak

prompt-choose_civilization = Válassz civilizációt.
prompt-start_caravan = Melyik árura kerüljön a karavánod? Tartomány: { $province }.
prompt-spend = Mit veszel? Maradék pontok: { $points }.
prompt-start_place = Hová kerüljön? ({ $item })
prompt-first_roles = Sorsolás dönti el, kié egy szerep.
prompt-roles = Mások között döntetlen alakult ki. Kinek adod a szerepet? ({ $role })
prompt-income = Az Artemisz-szentély egy árut hoz. Melyiket kéred?
prompt-number = Hány kártyát ajánljon fel mindenki?
prompt-offers = Felajánlandó kártyák: { $cards }. Még választandó: { $left }.
prompt-take = Vegyél el egy kártyát, amelyet másvalaki ajánl.
prompt-ulysses = { $seat } elvett egy kártyát ({ $resource }). Visszaadatod Odüsszeusszal, hogy a tieid közül kelljen választania?
prompt-compensate = Eggyel kevesebb kártyája van: { $seat }. Melyik kártyádat adod oda?
prompt-name_builder = Ki építkezzen következőnek?
prompt-build = Mit veszel?
prompt-place = Hová kerüljön? ({ $item })
prompt-pay = Fizess egy készlettel: csupa adóval vagy csupa különböző áruval. Ár: { $need }, hátravan: { $left }.
prompt-keep = Mit tartasz meg a következő fordulóra?
prompt-name_commander = Ki lépjen következőnek?
prompt-sail = Mozgasd a triérészeidet. Akarsz tengeri csatát?
prompt-sea_battle = A kockák döntenek a tengeri csatáról.
prompt-march = Mozgasd a légióidat, és vívd meg a csatákat.
prompt-helen = Idegen légió lép a tartományodba ({ $seat } légiója, { $province }). Átállítja Szép Heléna?
prompt-battle = A kockák döntenek a csatáról.
prompt-losses = { $province }: { $hits } egységet veszítesz. { $hits ->
    [one] Melyik legyen az?
   *[other] Melyek legyenek azok?
}
prompt-give_up = { $province }: kevesebb légiód maradt. Miről mondasz le?
prompt-tasks = { $province } a kezedben van. Mit tegyenek ott a légióid? Szabad légiók: { $legions }.

action-choose_civilization = { $civ }
action-give_role = { $seat }: { $role }
action-take_good = Elveszem: { $resource }
action-name_number = { $cards ->
    [0] Nincs csere
    [one] 1 kártya
   *[other] { $cards } kártya
}
action-offer = Felajánlom: { $resource }
action-take = Elveszem: { $resource } ({ $seat })
action-use_hero = Beavatkozik: { $card }
action-give_card = Odaadom: { $resource }
action-name_next = { $seat } következik
action-buy = Vétel: { $item }
action-buy_card = Megveszem: { $card }
action-place = { $province }
action-place_caravan = { $province }: { $good }
action-pay = Fizetek: { $resource }
action-swap = Csere a bankkal: { $give } → { $take }
action-keep_taxes = { $cards ->
    [0] Nem tartok meg adót
    [one] 1 adót tartok meg
   *[other] { $cards } adót tartok meg
}
action-keep_good = Megtartom: { $resource }
action-launch = Kifutás: { $province } → { $sea }
action-sail = Hajózás: { $sea } → { $to }
action-attack_fleet = { $sea }: támadás { $triremes ->
    [one] 1 triérésszel
   *[other] { $triremes } triérésszel
} ({ $civ } ellen)
action-march = Menetelés: { $province } → { $to }
action-attack = { $province }: támadás { $legions ->
    [0] csak az erőddel
    [one] 1 légióval
   *[other] { $legions } légióval
} ({ $civ } ellen)
action-lose = Veszteség: { $legions ->
    [0] { $forts } erőd
   *[other] { $forts ->
        [0] { $legions } légió
       *[other] { $legions } légió és { $forts } erőd
    }
}
action-pillage = Kifosztás: { $province }, { $building }
action-occupy = Megszállás: { $province }, { $building }
action-annex = Bekebelezés előkészítése: { $province }
action-give_up = Lemondok róla: { $province }, { $building }
action-done = Kész

event-civilization_chosen = { $seat } civilizációja: { $civ }.
event-civilization_neutral = Semleges civilizáció: { $civ }.
event-round_began = { $round }. forduló.
event-role_given = { $seat } új szerepe: { $role }.
event-income_paid = { $seat } jövedelme: { $cards }.
event-number_named = { $seat } döntése: { $cards ->
    [0] nincs csere
    [one] mindenki 1 kártyát ajánljon fel
   *[other] mindenki { $cards } kártyát ajánljon fel
}.
event-sat_out = { $seat } kimarad a cseréből, mert kevés a kártyája.
event-offer_revealed = { $seat } ajánlata: { $cards }.
event-card_taken = { $seat } elvesz egy kártyát: { $resource } ({ $other } ajánlatából).
event-card_sent_back = Odüsszeusz közbelép: { $seat } visszaadja a kártyát: { $resource } ({ $other } kapja vissza).
event-trade_ended = Véget ért a csere.
event-card_given = { $seat } kártyát ad: { $resource } ({ $other } kapja).
event-card_passed = { $seat } ad egy kártyát. Kapja: { $other }.
event-builder_named = { $seat } építkezik.
event-commander_named = { $seat } lép.
event-paid = { $seat } fizet: { $cards }.
event-built = { $seat } építkezik: { $province }, { $item }.
event-caravan_built = { $seat } karavánt állít: { $province }, { $good }.
event-annexed = { $seat } bekebelezi: { $province } (eddig { $civ } birtoka volt).
event-card_bought = { $seat } megszerzi: { $card }.
event-swapped = { $seat } cserél a bankkal: { $give } → { $take }.
event-cards_kept = { $seat } { $cards ->
    [0] nem tart meg kártyát
    [one] 1 kártyát tart meg
   *[other] { $cards } kártyát tart meg
}.
event-launched = { $seat } triérésze kifut: { $province } → { $sea }.
event-sailed = { $seat } triérésze hajózik: { $sea } → { $to }.
event-marched = { $seat } légiója menetel: { $province } → { $to }.
event-legion_converted = Szép Heléna átállít egy légiót: { $province }. Eddig { $other }, mostantól { $seat } szolgálatában áll.
event-land_battle = Csata: { $province }. { $seat }: { $attack } ({ $attack_dice }), { $civ }: { $defence } ({ $defence_dice }).
event-sea_battle = Tengeri csata: { $sea }. { $seat }: { $attack } ({ $attack_dice }), { $civ }: { $defence } ({ $defence_dice }).
event-units_lost = { $civ } vesztesége: { $province }, légió: { $legions }, erőd: { $forts }.
event-triremes_lost = { $civ } vesztesége: { $sea }, triérész: { $triremes }.
event-pillaged = { $seat } kifosztja: { $province }, { $building }.
event-plundered = Nabukodonozor zsákmánya: { $resource } ({ $seat } kapja).
event-occupied = { $seat } megszállja: { $province }, { $building }.
event-annexation_began = { $seat } bekebelezésre készül: { $province }.
event-task_given_up = { $civ } lemond róla: { $province }, { $building }.
event-won = { $seat } győzött!
event-limit_reached = Ez volt az utolsó, { $round }. forduló.

refusal-civilization_taken = Ezt a civilizációt már elvitték: { $civ }.
refusal-civilization_left_out = Ennyi játékosnál ez a civilizáció kimarad: { $civ }.
refusal-own_hero_only = Most csak a saját civilizációd hősét veheted meg, és csak minden más előtt.
refusal-not_enough_points = Ez { $need } pontba kerül, neked { $points } pontod van.
refusal-earlier_item = A tételeket az árlista sorrendjében vesszük; azon már túl vagy.
refusal-home_without_coast = A központi tartományodnak nincs tengerpartja, a triérészek pedig onnan indulnak.
refusal-goods_only = Árut vehetsz el, adót nem.
refusal-bank_empty = Ebből nincs több a bankban: { $resource }.
refusal-more_than_in_hand = Legfeljebb annyit kérhetsz, ahány kártyád van: { $cards }.
refusal-not_in_hand = Ilyen kártyád nincs a kezedben: { $resource }.
refusal-offer_in_order = Az erőforrások sorrendjében válaszd ki a kártyákat.
refusal-offer_too_few = Így nem telne ki a felajánlandó kártyák száma: { $cards }.
refusal-not_from_yourself = A saját kártyádat nem veheted el.
refusal-take_from_ulysses = Odüsszeusz arra kényszerít, hogy innen vegyél el kártyát: { $seat }.
refusal-third_exchange = Ti ketten már kétszer cseréltetek egymás után, válassz mást: { $seat } most nem lehet.
refusal-not_on_offer = { $seat } nem ajánl ilyen kártyát, vagy már elvitték.
refusal-gains_protected = Frissen elvett kártyát nem adhatsz tovább.
refusal-has_had_turn = { $seat } ebben a fázisban már sorra került.
refusal-no_set = Nem tudsz ekkora készletet kirakni: { $need }.
refusal-none_left = Ebből nem maradt több: { $item }.
refusal-no_place = Nincs tartomány, ahová kerülhetne: { $item }.
refusal-card_gone = Már megvették: { $card }.
refusal-card_reserved = Másik civilizációt szolgál: { $card }.
refusal-no_cleopatra = A bankkal csak Kleopátra cserélhet.
refusal-swap_impossible = Ez a csere nem lehetséges, vagy ebben a fázisban már cseréltél.
refusal-home_protected = Központi tartományt nem lehet bekebelezni: { $province }.
refusal-marker_there = Már áll ott befolyásjelző: { $province }.
refusal-foreign_legion = Idegen légió áll ott: { $province }.
refusal-not_adjacent = Nem szomszédos olyan tartománnyal, amely a forduló elején már a tiéd volt: { $province }.
refusal-not_your_province = Nem a tiéd: { $province }.
refusal-marker_this_round = Ide ebben a fordulóban került befolyásjelző: { $province }.
refusal-no_coast = Nincs tengerpartja: { $province }.
refusal-no_site = Erre nincs ott szabad hely: { $province }.
refusal-goods_differ = Egy készletben csupa különböző áru lehet; ez már benne van: { $resource }.
refusal-sets_do_not_mix = Egy készletben nem keveredhet adó és áru.
refusal-set_too_small = Így nem telne ki a szükséges készlet: { $need }.
refusal-keep_two_taxes = Legfeljebb két adót tarthatsz meg.
refusal-keep_good = Árut csak Szemiramisz függőkertjeivel tarthatsz meg, és csak egyet.
refusal-docks_first = Előbb ki kell futniuk a dokkban álló triérészeknek.
refusal-no_trireme = Nincs ott triérészed: { $sea }.
refusal-has_moved = Ez az egység már lépett.
refusal-not_adjacent_sea = Nem szomszédos tengerzóna: { $sea }.
refusal-have_fought = Nincs ott ennyi egységed, amely még harcolhat.
refusal-no_enemy = Nincs ott ilyen ellenség.
refusal-must_fight = Itt meg kell ütköznöd: { $province }.
refusal-no_legion = Nincs ott légiód: { $province }.
refusal-out_of_reach = Nem szomszédos, és triérészek megszakítatlan lánca sem köti össze: { $province }.
refusal-lose_exactly = Pontosan annyi egységet kell elvesztened, ahány találat ért: { $hits }.
refusal-other_province = Előbb erről dönts: { $province }.
refusal-pillaged_already = Ebben a körben ezt már kifosztottad: { $province }.
refusal-nothing_there = Ez itt nem lehetséges ({ $province }): nincs mivel, vagy nincs szabad légió.

guide-welcome-text = Egy ókori népet vezetsz a Földközi-tenger partján. Azonnal győz, aki elsőként szerez négy hőst és világcsodát, vagy felépíti a piramisokat; egy hősöd már van. Ezekhez sokféle áru kell: a karavánok és a városok termelik, a csere kiegészíti, a légiók megvédik.
guide-tour_map = A térkép
guide-tour_map-text = Tartományok az áruikkal és városhelyeikkel, köztük a tengerek. A befolyásjelzőid mutatják, mi a tiéd; csak ott építkezhetsz.
guide-tour_hand = A kártyáid
guide-tour_hand-text = Áruk és adók, amelyeket a karavánjaid és városaid fordulónként hoznak. Készletekkel fizetsz: csupa különböző áruval vagy csupa adóval. Amit nem költesz el, az a forduló végén szinte mind elvész.
guide-tour_shop = Mit lehet venni?
guide-tour_shop-text = A jelző, a karaván, a város és az egységek 3 kártyába kerülnek, a piac és a templom 6-ba, egy hős vagy világcsoda 9-be. Zöld, ami most kitelik a kártyáidból.
guide-tour_race = A verseny
guide-tour_race-text = Kinek hány hőse és világcsodája van. Négynél vége a játéknak, és a piramisoknál is: figyelj arra, aki elöl jár.
guide-goodbye-text = Láttál egy teljes fordulót: jövedelem és csere, építkezés, hadakozás. Minél többféle árun áll karavánod, annál nagyobb készleteid lesznek; minden kilences készlet egy lépés a győzelem felé. És ne hagyd egészen üresen a határaidat.

guide-choose_civilization = Civilizációválasztás
guide-choose_civilization-text = Minden népnek saját központja és saját hőse van. Karthágó erős a szárazföldön, és kereskedelmi igazgatóként kezd, Hellász olcsón épít triérészt, Babilon minden fordulóban ingyen kapja az első befolyásjelzőjét. Mindegyikkel lehet győzni.
guide-start_caravan = Induló karaván
guide-start_caravan-text = A karavánod minden fordulóban egy kártyát hoz a maga árujából. Olyan árut válassz, amilyened még nincs: a készlet csupa különbözőből áll.
guide-number = Mennyit cseréljünk?
guide-number-text = Te vagy a kereskedelmi igazgató: megmondod, hány kártyát ajánljon fel mindenki, és te veszel el elsőként. A sok csere akkor jó, ha dupla lapjaid vannak; ha viszont már jól összeillik, ami nálad van, ne legyen csere.
guide-offers = Titkos ajánlat
guide-offers-text = Mindenki ugyanannyi kártyát ajánl fel, képpel lefelé. Azt ajánld, amiből kettő van, vagy ami nem illik készletbe: ezeket elveszíted, és másikat kapsz helyettük.
guide-take = Kártya elvétele
guide-take-text = Az ajánlatok felfordítva fekszenek. Olyan kártyát vegyél el, amely a készletedhez hiányzik. Akitől elveszed, az választ utánad, ezért azt is gondold meg, kinek jusson a választás.
guide-compensate = Egy kártya cserébe
guide-compensate-text = A csere lánca másnál ért véget, ezért valakinek eggyel kevesebb kártyája van. Igazgatóként te adsz neki egyet: azt, amelyikre a legkevésbé van szükséged.
guide-name_builder = Ki építkezzen következőnek?
guide-name_builder-text = Te vagy a politikai vezető, te szabod meg az építkezés sorrendjét. Aki előbb épít, mások elől vihet el tartományt vagy hőst; aki utoljára, az már látja, mit tettek a többiek.
guide-build = Építkezés
guide-build-text = Annyiszor vásárolhatsz, ahányszor futja a kártyáidból; a maradék nagyja elvész. Az elején az új árukra tett karaván és a szomszédos tartományokba tett befolyás éri meg a legjobban: minden további fordulóban gazdagabb leszel tőle.
guide-place = Hová kerüljön?
guide-place-text = Épület és egység a saját tartományaidba kerül, befolyásjelző a velük szomszédos szabadokba. Gondolj arra, milyen áruid hiányoznak még.
guide-pay = Fizetés
guide-pay-text = Egy készlet vagy csupa különböző áru, vagy csupa adó; a kettő nem keveredik. Azzal fizess, amire a következő vásárlásodhoz a legkevésbé van szükséged.
guide-keep = Ami megmarad
guide-keep-text = Mindenki épített. A következő fordulóra mindenki legfeljebb két adót tarthat meg; minden más kártya visszakerül a bankba.
guide-name_commander = Ki lépjen következőnek?
guide-name_commander-text = Te vagy a katonai vezető, te szabod meg, milyen sorrendben mozdulnak a csapatok. Aki utoljára lép, válaszolhat arra, amit a többiek tettek.
guide-sail = Triérészek
guide-sail-text = Az új triérészek kifutnak a tengerre, a többi egy zónával tovább hajózhat. A hajóid lánca átviszi a légióidat, és távoli partokra is eljuttatja a befolyásodat. Tengeri csatára senki sem kötelez.
guide-march = Légiók
guide-march-text = Minden légió egyszer léphet, szomszédos tartományba vagy a triérészeid mentén a tengeren át. Ahol ellenséges légió vagy erőd áll, ott csata lesz: légiónként egy kocka, az erőd 6 pont, és minden 5 pont elpusztít egy egységet. Sokszor az a legbölcsebb, ha otthon maradnak.
guide-losses = Veszteségek
guide-losses-text = Az ellenség minden teljes 5 pontja egy egységedbe kerül, és te választod ki, melyikbe. Azt tartsd meg, amire ebben a tartományban a leginkább szükséged van.
guide-give_up = Amiről le kell mondani
guide-give_up-text = Kevesebb légiód maradt itt, mint ahány feladatuk volt. Azt a feladatot tartsd meg, amelyik a legtöbbet hozza.
guide-tasks = A légiók feladatai
guide-tasks-text = Itt senki sem áll veled szemben. Egy légió kifoszthat egy épületet, megszállhat egy várost vagy karavánt, hogy övé legyen a jövedelme, vagy előkészítheti a bekebelezést: akkor a következő fordulóban jelzőt vehetsz ide.
