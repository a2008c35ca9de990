# A játék

title = A világ története
about = Öt korszakon át birodalmak emelkednek föl, terjednek szét a térképen, majd hanyatlanak le; az nyer, aki a legtöbb pontot szerzi velük.
style-builder = építő
style-builder-text = Megerősíti, amije van, és vigyáz az épületeire.
style-raider = hódító
style-raider-text = Mások országait támadja, elsőnek a városokat.
style-settler = telepes
style-settler-text = Harc helyett inkább szabad földet foglal.
option-classic_draft = Klasszikus kártyaválasztás
option-classic_draft-text = A lapokat nem a pakliból választjátok: mindenki húz egyet, és megtartja vagy odaadja valakinek.
reason-last_epoch = Véget ért az ötödik korszak.

# Mit lehet tenni

action-open_pile = Előbb { $pile_the_acc } nézem meg
action-take_event = Elveszem { $card_the } kártyát
action-take_empire = Választom { $empire_the_acc }
action-keep_card = Megtartom a húzott lapot ({ $pile })
action-give_card = { $to } kapja a húzott lapot ({ $pile })
action-found_empire = Megalapítom a birodalmat
action-play_kingdom = Kijátszom { $card_the } kártyát
action-play_event = Kijátszom { $card_the } kártyát
action-conquer = Meghódítom { $land_acc } ({ $via })
action-convert = Rendelettel átállítom { $land_acc }
action-build_fort = Erődöt építek { $land_in }
action-end_conquest = Befejezem a hódítást
action-add_die = Lőporral eggyel több kockával dobok
action-skip_die = Lőpor nélkül dobok
action-reroll = Újradobok ({ $dice })
action-keep_dice = Megtartom a kockákat
action-siege = Ostromolok { $piece_with }
action-retreat = Visszavonulok
action-claim_tie = A lovasíjászokkal döntetlenre hozom
action-ride_on = Továbblovagolok, és megtámadom { $land_acc }
action-crusade = Keresztes hadjáratot indítok { $land_in }
action-build_city = Várost építek
action-use_ability = Használom a képességet
action-place_army = Sereget helyezek el { $land_in }
action-remove_army = Leveszem a sereget { $land_in }
action-destroy = Lerombolom { $building_the_acc } { $land_in }
action-place_disc = Útnak indulok { $water_to }
action-starve = Éhínség tör ki { $region_in }
action-build_monument = Emlékművet emelek { $land_in }
action-done = Kész
action-finish_turn = Lefektetem a seregeket, és pontozok
action-move_up = Előre lépek a következő szabad mezőre
action-move_down = Hátra lépek a következő szabad mezőre

# Mi történt

event-marker_placed = { $seat } { $score } ponttal indul.
event-epoch_began = { $epoch }. korszak
event-event_taken = { $card_known ->
    [yes] { $seat } { $card_the } kártyát választja.
   *[no] { $seat } elvesz egy eseménykártyát.
}
event-empire_taken = { $empire_known ->
    [yes] { $seat } { $empire_the_acc } választja.
   *[no] { $seat } elvesz egy birodalomkártyát.
}
event-card_kept = { $seat } megtartja a húzott lapot ({ $pile }).
event-card_given = { $seat } továbbadja a húzott lapot, { $to } kapja ({ $pile }).
event-empire_absent = Ebben a korszakban senki sem vezeti { $empire_the_acc }.
event-turn_began = { $seat } vezeti { $empire_the_acc }
event-event_played = { $seat } kijátssza { $card_the } kártyát.
event-armies_gathered = { $seat } { $armies } sereget{ $tokens ->
    [0] {""}
   *[other] {" "}és { $tokens } ostromjelzőt
} állít ki.
event-land_founded = { $town_known ->
    [yes] { $seat } { $town_acc } alapít { $land_in }.
   *[no] { $seat } megveti a lábát { $land_in }.
}
    .also = { $town_known ->
        [yes] { $town_acc } alapít { $land_in }
       *[no] megveti a lábát { $land_in }
    }
event-land_taken = { $seat } megszállja { $land_acc }.
event-battle_rolled = { $seat } dobása { $attack }, { $defender } dobása { $defence }; mindent összeadva { $attack_result } a { $defence_result } ellen.
event-battle_won = { $seat } elfoglalja { $land_acc } { $defender } seregétől ({ $attack } : { $defence }).
event-battle_tied = { $claimed ->
    [yes] { $seat } a lovasíjászok révén döntetlent ér el ({ $attack } : { $defence }), { $defender } seregével együtt a sajátját is elveszíti { $land_in }.
   *[no] { $seat } { $defender } seregével együtt a sajátját is elveszíti { $land_in } ({ $attack } : { $defence }).
}
event-battle_lost = { $seat } hiába támadja { $land_acc }, { $defender } serege kitart ({ $attack } : { $defence }).
event-dice_rerolled = { $seat } újradob, az eredmény { $thrown }.
event-siege_laid = { $seat } ostrom alá veszi { $land_acc } (+{ $bonus }).
event-retreated = { $seat } visszavonul, és nem támadja tovább { $land_acc }.
event-building_destroyed = { $seat } lerombolja { $building_the_acc } { $land_in }.
    .also = lerombolja az ottani { $building_acc }
event-fort_fell = { $seat } ledönti az erődöt { $land_in }.
    .also = ledönti az erődöt
event-fort_built = { $seat } erődöt épít { $land_in }.
event-city_built = { $seat } várost épít { $land_in }.
event-monument_built = { $seat } emlékművet emel { $land_in }.
    .also = emlékművet emel { $land_in }
event-army_placed = { $seat } sereget helyez el { $land_in }.
event-army_removed = { $seat } elveszíti a seregét { $land_in }.
    .also = elveszíti a seregét { $land_in }
event-disc_placed = { $seat } útnak indul { $water_to }.
    .also = útnak indul { $water_to }
event-armies_given_up = { $seat } lemond { $armies } seregről.
event-points_gained = { $seat } { $points } pontot szerez.
    .also = { $points } pontot szerez
event-turn_scored = { $seat } { $points } pontot szerez: a régiókért { $regions }, az építményekért { $buildings } jár.
event-marker_moved = { $seat } a foglalt mezőről továbblép, pontszáma { $score }.
event-match_ended = Vége a játéknak. { $reason }

# Mi a kérdés

prompt-draft = { $piles ->
    [1] Mindkét pakli előtted van. Melyiket nézed meg előbb?
   *[other] Válassz egy lapot az előtted lévő pakliból!
}
prompt-classic_draft = { $piles ->
    [1] Mindkét pakli előtted van. Melyikből húzol előbb?
   *[other] Tartsd meg a húzott lapot, vagy add oda valakinek!
}
prompt-rise = Te jössz ({ $empire }). Játssz ki egy lapot, vagy alapítsd meg a birodalmadat!
prompt-conquest = Hódíts, építs erődöt, vagy játssz ki fejlesztést! Még { $armies } sereged van.
prompt-forts = Hová kerüljön erőd? Még { $left } építhető.
prompt-monuments = Hová kerüljön emlékmű? Még { $left } emelhető.
prompt-closing = Játssz ki még egy fejlesztést, vagy fejezd be a köröd!
prompt-powder = Csata { $land_in }. Lőporral eggyel több kockával dobsz? Még { $left } csatában teheted meg.
prompt-rerolls = Csata { $land_in }, az állás { $attack } : { $defence }. Újradobsz kockát?
prompt-lost = Elveszett a csata { $land_in } ({ $attack } : { $defence }). Ostromolsz, vagy visszavonulsz?
prompt-ghazis = Nagy győzelem { $land_in }. Továbblovagolsz egy szomszédos terület ellen?
prompt-ability = { $points ->
    [0] Megépíted az erődöt, amelyet a képességed ad ({ $empire })?
   *[other] Elfogadod a képességed { $points } pontját ({ $empire })?
}
prompt-colony = A tenger felől foglaltad el { $land_acc }. Gyarmatvárost építesz ide?
prompt-improvement = Válassz célpontot! Még { $left } választásod van ({ $card }).
prompt-famine = Éhínség { $region_in }. Vedd le egyik seregedet!
prompt-track = Ezen a pontszámon már állnak. Előre lépsz ({ $up }), vagy vissza ({ $down })?
prompt-markers = Sorsolás a kezdő sorrendért.
prompt-deal = Előkerülnek a korszak lapjai.
prompt-classic_draw = Valaki lapot húz.
prompt-battle = Gurulnak a kockák.
prompt-reroll = Újra gurulnak a kockák.

# Miért nem

refusal-not_in_pile = Ez a lap nincs az előtted lévő pakliban.
refusal-has_such_a_card = Akinek már van ilyen fajta lapja, nem kaphat másikat.
refusal-kingdom_too_late = Csak abban a korszakban játszhatod ki { $card_the } kártyát, amelyben választottad, a birodalom megalapítása előtt.
refusal-kingdom_first = Amíg királyság van játékban, nem játszhatod ki { $card_the } kártyát.
refusal-stock_too_small = Nincs { $armies } sereg a készletedben.
refusal-found_first = Előbb alapítsd meg a birodalmadat, mert a hódítást segíti { $card_the } kártya.
refusal-no_armies = Nincs több sereg a kártyádon.
refusal-no_tokens = Nincs ostromjelződ.
refusal-already_active = Már áll aktív sereged { $land_in }.
refusal-out_of_reach = Így nem éred el { $land_acc }, mert nem szomszédos az aktív seregeiddel.
refusal-no_edict = Rendelettel nem állíthatod át { $land_acc }. Elérhető ellenséges sereg kell, erőd és főváros nélkül, körönként egyszer.
refusal-fort_needs_active_army = Erődhöz aktív sereged kell hogy álljon { $land_in }.
refusal-fort_stands = Már áll erőd { $land_in }.
refusal-no_forts_left = Elfogytak az erődök.
refusal-not_a_monument_site = Most nem emelhetsz emlékművet { $land_in }. Előbb a fővárosok, aztán a városok, végül az erőforrások jönnek, ahol még nincs.
refusal-not_in_hand = Nincs a kezedben { $card_the } kártya.
refusal-conquest_is_over = Csak hódítás közben segít { $card_the } kártya, a tiéd pedig véget ért.
refusal-no_target = Most nincs célpontja { $card_the } kártyának.
refusal-not_a_target = Nem irányulhat oda { $card_the } kártya.
refusal-one_die = Csak egy saját kockádat dobhatod újra.
refusal-single_battle = Ez egyetlen csata, nem válhat ostrommá.

# Mit mutat az asztal

label-epoch = Korszak
label-seats = Játékosok
label-lands = Területek
label-regions = Régiók
label-order = A birodalmak sorrendje
label-called = Szólítva
label-towns_left = Maradék főváros/város
label-monuments_left = Maradék emlékmű
label-forts_left = Maradék erőd
label-turn = Kör
label-battle = Csata
label-own = A tiéd
label-land = Terület
label-owner = Kinek a serege
label-active = Aktív
label-town = Főváros vagy város
label-monument = Emlékmű
label-fort = Erőd
label-region = Régió
label-presence = Jelenlét
label-dominance = Erőfölény
label-control = Fennhatóság
label-level = Befolyás
label-seat = Játékos
label-score = Pont
label-stock = Sereg a készletben
label-cards = Eseménykártyák
label-empire = Birodalom
label-kingdom = Királyság
label-founded = Megalapítva
label-unplaced = Sereg a kártyán
label-siege_tokens = Ostromjelzők
label-fleets = Flották
label-caravans = Karavánok
label-improvements = Érvényes fejlesztések
label-spent = Képesség elhasználva
label-powder = A lőpor további kockái
label-fought = Harcolt már itt
label-bonus = Egy kártya hozzáad
label-via = Útvonal
label-defender = Védő
label-siege = Ostrom
label-attack = A hódító kockái
label-defence = A védő kockái
label-hand = Eseménykártyáid
label-pile = Az előtted lévő pakli
label-drawn = A húzott lap
label-passed_events = Látott és továbbadott események
label-passed_empires = Látott és továbbadott birodalmak

# Dolgok

pile-events = események
    .the_acc = az eseményeket
pile-empires = birodalmak
    .the_acc = a birodalmakat
via-border = szárazföldön
via-caravan = karavánnal
via-fleet = flottával
via-longship = hosszúhajóval
via-railway = vasúton
piece-army = egy sereg
    .with = egy sereggel
piece-token = egy ostromjelző
    .with = egy ostromjelzővel
building-capital = főváros
    .acc = fővárost
    .the_acc = a fővárost
building-city = város
    .acc = várost
    .the_acc = a várost
building-monument = emlékmű
    .acc = emlékművet
    .the_acc = az emlékművet
town-capital = főváros
town-city = város
level-absent = nincs jelen
level-presence = jelenlét
level-dominance = erőfölény
level-control = fennhatóság

# Régiók, területek, vizek

region-middle_east = Közel-Kelet
    .in = a Közel-Keleten
region-north_africa = Észak-Afrika
    .in = Észak-Afrikában
region-southern_europe = Dél-Európa
    .in = Dél-Európában
region-northern_europe = Észak-Európa
    .in = Észak-Európában
region-india = India
    .in = Indiában
region-china = Kína
    .in = Kínában
region-eurasia = Eurázsia
    .in = Eurázsiában
region-south_east_asia = Délkelet-Ázsia
    .in = Délkelet-Ázsiában
region-japan = Japán
    .in = Japánban
region-southern_africa = Dél-Afrika
    .in = Dél-Afrikában
region-north_america = Észak-Amerika
    .in = Észak-Amerikában
region-south_america = Dél-Amerika
    .in = Dél-Amerikában
region-australasia = Ausztrália és Óceánia
    .in = Ausztráliában és Óceániában
land-britannia = Britannia
    .acc = Britanniát
    .in = Britanniában
land-scandinavia = Skandinávia
    .acc = Skandináviát
    .in = Skandináviában
land-gaul = Gallia
    .acc = Galliát
    .in = Galliában
land-rhineland = Rajna-vidék
    .acc = a Rajna-vidéket
    .in = a Rajna-vidéken
land-alemannia = Alemannia
    .acc = Alemanniát
    .in = Alemanniában
land-lusitania = Lusitania
    .acc = Lusitaniát
    .in = Lusitaniában
land-iberia = Ibériai-félsziget
    .acc = az Ibériai-félszigetet
    .in = az Ibériai-félszigeten
land-apennines = Appenninek
    .acc = az Appennineket
    .in = az Appenninekben
land-balkans = Balkán
    .acc = a Balkánt
    .in = a Balkánon
land-pindus = Pindosz
    .acc = a Pindoszt
    .in = a Pindoszban
land-crete = Kréta
    .acc = Krétát
    .in = Krétán
land-danubia = Duna
    .acc = a Duna vidékét
    .in = a Duna mentén
land-atlas = Atlasz
    .acc = az Atlaszt
    .in = az Atlaszban
land-tripolitania = Tripolitánia
    .acc = Tripolitániát
    .in = Tripolitániában
land-libya = Líbia
    .acc = Líbiát
    .in = Líbiában
land-nile = Nílus
    .acc = a Nílus vidékét
    .in = a Nílus mentén
land-nubia = Núbia
    .acc = Núbiát
    .in = Núbiában
land-anatolia = Anatólia
    .acc = Anatóliát
    .in = Anatóliában
land-levant = Levante
    .acc = Levantét
    .in = Levantéban
land-mesopotamia = Mezopotámia
    .acc = Mezopotámiát
    .in = Mezopotámiában
land-tigris = Tigris
    .acc = a Tigris vidékét
    .in = a Tigris mentén
land-zagros = Zagrosz
    .acc = a Zagroszt
    .in = a Zagroszban
land-persian_plateau = Perzsa-fennsík
    .acc = a Perzsa-fennsíkot
    .in = a Perzsa-fennsíkon
land-arabian_peninsula = Arab-félsziget
    .acc = az Arab-félszigetet
    .in = az Arab-félszigeten
land-hindu_kush = Hindukus
    .acc = a Hindukust
    .in = a Hindukusban
land-indus = Indus
    .acc = az Indus vidékét
    .in = az Indus mentén
land-ganges = Gangesz
    .acc = a Gangesz vidékét
    .in = a Gangesz mentén
land-bengal = Bengália
    .acc = Bengáliát
    .in = Bengáliában
land-deccan = Dekkán-fennsík
    .acc = a Dekkán-fennsíkot
    .in = a Dekkán-fennsíkon
land-ghats = Ghátok
    .acc = a Ghátokat
    .in = a Ghátokban
land-wei = Wei
    .acc = a Wei vidékét
    .in = a Wei mentén
land-yellow_river = Sárga-folyó
    .acc = a Sárga-folyó vidékét
    .in = a Sárga-folyó mentén
land-yangtze = Jangce
    .acc = a Jangce vidékét
    .in = a Jangce mentén
land-sichuan = Szecsuán
    .acc = Szecsuánt
    .in = Szecsuánban
land-zhejiang = Csöcsiang
    .acc = Csöcsiangot
    .in = Csöcsiangban
land-korea = Korea
    .acc = Koreát
    .in = Koreában
land-eurasian_steppe = Eurázsiai sztyeppvidék
    .acc = az Eurázsiai sztyeppvidéket
    .in = az Eurázsiai sztyeppvidéken
land-caucasus = Kaukázus
    .acc = a Kaukázust
    .in = a Kaukázusban
land-volga = Volga
    .acc = a Volga vidékét
    .in = a Volga mentén
land-turan = Turán
    .acc = Turánt
    .in = Turánban
land-tarim_basin = Tarim-medence
    .acc = a Tarim-medencét
    .in = a Tarim-medencében
land-khangai = Hangáj-hegység
    .acc = a Hangáj-hegységet
    .in = a Hangáj-hegységben
land-manchuria = Mandzsúria
    .acc = Mandzsúriát
    .in = Mandzsúriában
land-siberia = Szibéria
    .acc = Szibériát
    .in = Szibériában
land-gold_coast = Aranypart
    .acc = az Aranypartot
    .in = az Aranyparton
land-congo = Kongó
    .acc = Kongót
    .in = Kongóban
land-horn_of_africa = Afrika szarva
    .acc = Afrika szarvát
    .in = Afrika szarván
land-zambezi = Zambézi
    .acc = a Zambézi vidékét
    .in = a Zambézi mentén
land-cape = Déli-fok
    .acc = a Déli-fokot
    .in = a Déli-fokon
land-australia = Ausztrália
    .acc = Ausztráliát
    .in = Ausztráliában
land-new_guinea = Új-Guinea
    .acc = Új-Guineát
    .in = Új-Guineában
land-new_zealand = Új-Zéland
    .acc = Új-Zélandot
    .in = Új-Zélandon
land-irrawaddy = Iravádi
    .acc = az Iravádi vidékét
    .in = az Iravádi mentén
land-mekong = Mekong
    .acc = a Mekong vidékét
    .in = a Mekong mentén
land-malaya = Maláj-félsziget
    .acc = a Maláj-félszigetet
    .in = a Maláj-félszigeten
land-east_indies = Kelet-Indiák
    .acc = a Kelet-Indiákat
    .in = a Kelet-Indiákon
land-philippines = Fülöp-szigetek
    .acc = a Fülöp-szigeteket
    .in = a Fülöp-szigeteken
land-kyushu = Kjúsú
    .acc = Kjúsút
    .in = Kjúsún
land-honshu = Honsú
    .acc = Honsút
    .in = Honsún
land-hokkaido = Hokkaidó
    .acc = Hokkaidót
    .in = Hokkaidón
land-northern_lakes = Északi-tóvidék
    .acc = az Északi-tóvidéket
    .in = az Északi-tóvidéken
land-appalachia = Appalache-hegység
    .acc = az Appalache-hegységet
    .in = az Appalache-hegységben
land-mississippi = Mississippi
    .acc = a Mississippi vidékét
    .in = a Mississippi mentén
land-great_plains = Nagy-síkság
    .acc = a Nagy-síkságot
    .in = a Nagy-síkságon
land-rockies = Sziklás-hegység
    .acc = a Sziklás-hegységet
    .in = a Sziklás-hegységben
land-sierra_madre = Sierra Madre
    .acc = a Sierra Madrét
    .in = a Sierra Madréban
land-antilles = Antillák
    .acc = az Antillákat
    .in = az Antillákon
land-central_america = Közép-Amerika
    .acc = Közép-Amerikát
    .in = Közép-Amerikában
land-orinoco = Orinoco
    .acc = az Orinoco vidékét
    .in = az Orinoco mentén
land-andes = Andok
    .acc = az Andokat
    .in = az Andokban
land-brazil = Brazília
    .acc = Brazíliát
    .in = Brazíliában
land-pampas = Pampák
    .acc = a Pampákat
    .in = a Pampákon
water-mediterranean = Földközi-tenger
    .to = a Földközi-tengerre
water-north_sea = Északi-tenger
    .to = az Északi-tengerre
water-arabian_sea = Arab-tenger
    .to = az Arab-tengerre
water-bay_of_bengal = Bengáli-öböl
    .to = a Bengáli-öbölbe
water-south_china_sea = Dél-kínai-tenger
    .to = a Dél-kínai-tengerre
water-sea_of_japan = Japán-tenger
    .to = a Japán-tengerre
water-caspian_sea = Kaszpi-tenger
    .to = a Kaszpi-tengerre
water-atlantic = Atlanti-óceán
    .to = az Atlanti-óceánra
water-indian = Indiai-óceán
    .to = az Indiai-óceánra
water-pacific_american = Csendes-óceán (amerikai rész)
    .to = a Csendes-óceán amerikai részére
water-pacific_asian = Csendes-óceán (ázsiai rész)
    .to = a Csendes-óceán ázsiai részére
water-alps = Alpok
    .to = az Alpokba
water-sahara = Szahara
    .to = a Szaharába
water-empty_quarter = Üres-negyed
    .to = az Üres-negyedbe
water-himalayas = Himalája
    .to = a Himalájába
water-amazonia = Amazónia
    .to = Amazóniába

# Birodalmak: uralkodó és képesség

empire-sumerians = Sumérok
    .the_acc = a sumérokat
empire-sumerians-text = Gilgames.
empire-egyptians = Egyiptomiak
    .the_acc = az egyiptomiakat
empire-egyptians-text = II. Ramszesz. Piramisok: az aktív területeid minden egyes erőforrásikonja után jár egy emlékmű, nem csak minden második után.
empire-minoans = Minósziak
    .the_acc = a minósziakat
empire-minoans-text = Minósz.
empire-hittites = Hettiták
    .the_acc = a hettitákat
empire-hittites-text = I. Suppiluliuma. Harci szekerek: nem hegyes és nem erdős területen vívott csatáidban egyik kockádat egyszer újradobhatod.
empire-assyrians = Asszírok
    .the_acc = az asszírokat
empire-assyrians-text = I. Tukulti-apil-Ésarra. Sáncok: a hódítás után aktív területeid minden erőforrásikonjáért egy erőd jár, területenként legfeljebb egy.
empire-shang = Sang-dinasztia
    .the_acc = a Sang-dinasztiát
empire-shang-text = Vu Ting.
empire-vedics = Védikus civilizáció
    .the_acc = a védikus civilizációt
empire-vedics-text = Szudász.
empire-greeks = Görögök
    .the_acc = a görögöket
empire-greeks-text = Themisztoklész. Gyarmatvárosok: körönként egyszer, miután flottával elfoglaltál egy területet, várost építhetsz oda, ha ott sem főváros, sem város nincs.
empire-persians = Perzsák
    .the_acc = a perzsákat
empire-persians-text = Nagy Kürosz. Halhatatlanok: az első sereg, amelyet ebben a körben döntetlen vagy meghátrálás miatt veszítesz el, visszakerül a kártyádra.
empire-scythians = Szkíták
    .the_acc = a szkítákat
empire-scythians-text = Ateasz. Lovasíjászok: a pontosan 1 különbséggel vesztett csatádat döntetlenné teheted.
empire-macedonians = Makedónok
    .the_acc = a makedónokat
empire-macedonians-text = Nagy Sándor. Hetairoszok: két kocka helyett hárommal dobsz a kör első olyan csatájáig, amelyet nem te nyersz meg.
empire-carthaginians = Karthágóiak
    .the_acc = a karthágóiakat
empire-carthaginians-text = Hannibál. Harci elefántok: körönként egyszer tetszőleges számú saját kockádat újradobhatod.
empire-han = Han-dinasztia
    .the_acc = a Han-dinasztiát
empire-han-text = Vu-ti császár. Nagy fal: a hódítás után legfeljebb két erődöt építhetsz olyan területeiden, amelyek Eurázsia valamelyik területével határosak.
empire-mauryas = Maurják
    .the_acc = a Maurjákat
empire-mauryas-text = Asóka. Rendeletek: körönként egyszer csata nélkül lecserélhetsz egy elérhető, erőd és főváros nélküli területen álló ellenséges sereget a kártyád egyik seregére.
empire-celts = Kelták
    .the_acc = a keltákat
empire-celts-text = Brennus.
empire-romans = Rómaiak
    .the_acc = a rómaiakat
empire-romans-text = Augustus.
empire-guptas = Gupták
    .the_acc = a Guptákat
empire-guptas-text = II. Csandragupta. Aranykor: eggyel több emlékművet építhetsz, mint amennyi az erőforrásikonjaid után jár.
empire-goths = Gótok
    .the_acc = a gótokat
empire-goths-text = I. Alarich.
empire-huns = Hunok
    .the_acc = a hunokat
empire-huns-text = Attila. Isten ostora: ebben a körben minden régióban az első csatádban 1-et adsz a legmagasabb kockádhoz.
empire-byzantines = Bizánciak
    .the_acc = a bizánciakat
empire-byzantines-text = I. Justinianus. Theodosius falai: a kezdőterületed az alapításkor erődöt kap.
empire-arabs = Arabok
    .the_acc = az arabokat
empire-arabs-text = Umar kalifa.
empire-franks = Frankok
    .the_acc = a frankokat
empire-franks-text = Nagy Károly. Császári korona: a hódítás után azonnal 2 pontot kapsz, ha van sereged az Appenninekben.
empire-tang = Tang-dinasztia
    .the_acc = a Tang-dinasztiát
empire-tang-text = Taj-cung császár.
empire-sassanids = Szászánidák
    .the_acc = a Szászánidákat
empire-sassanids-text = I. Huszrau. Páncélos lovasok: nem hegyes és nem erdős területen 1-et adsz a legmagasabb kockádhoz.
empire-vikings = Vikingek
    .the_acc = a vikingeket
empire-vikings-text = Nagy Knut. Hosszúhajók: körönként egyszer egyik sereged úgy hódíthat, mintha az Atlanti-óceánon is volna flottád.
empire-turks = Törökök
    .the_acc = a törököket
empire-turks-text = Alp Arszlán. Gázik: legalább 2 különbséggel nyert csatád után azonnal még egyet vívhatsz az imént megnyert terület szomszédjában, a készletedből vett sereggel, és így tovább.
empire-mongols = Mongolok
    .the_acc = a mongolokat
empire-mongols-text = Dzsingisz kán. Mangudai: a döntetlen számodra győzelem.
empire-ming = Ming-dinasztia
    .the_acc = a Ming-dinasztiát
empire-ming-text = Jung-lö császár.
empire-ottomans = Oszmánok
    .the_acc = az oszmánokat
empire-ottomans-text = I. Szulejmán. Óriáságyúk: ellened az erőd nem ad második kockát a védőnek.
empire-mesoamericans = Mezoamerikaiak
    .the_acc = a mezoamerikaiakat
empire-mesoamericans-text = II. Moctezuma és Pachacuti. Két birodalom: mindkét kezdőterületeden alapítasz, egy-egy fővárossal és sereggel.
empire-spanish = Spanyolok
    .the_acc = a spanyolokat
empire-spanish-text = V. Károly. Konkvisztádorok: Észak- és Dél-Amerikában 1-et adsz a legmagasabb kockádhoz.
empire-portuguese = Portugálok
    .the_acc = a portugálokat
empire-portuguese-text = I. Mánuel.
empire-mughals = Mogulok
    .the_acc = a mogulokat
empire-mughals-text = Nagy Akbar. Manszabdárok: valahányszor csatában megnyersz egy fővárossal vagy várossal rendelkező területet, egy sereg kerül a készletedből a kártyádra, körönként legfeljebb kétszer.
empire-japanese = Japánok
    .the_acc = a japánokat
empire-japanese-text = Tokugava Iejaszu. Elzárkózás: a hódítás után minden japán aktív területed erődöt kaphat.
empire-dutch = Hollandok
    .the_acc = a hollandokat
empire-dutch-text = Johan de Witt. Kelet-indiai Társaság: a hódítás után azonnal 1 pontot kapsz minden erőforrásikonos területért, amelyet ebben a körben flottával foglaltál el, legfeljebb 2-t.
empire-qing = Csing-dinasztia
    .the_acc = a Csing-dinasztiát
empire-qing-text = Kang-hszi császár.
empire-russians = Oroszok
    .the_acc = az oroszokat
empire-russians-text = Nagy Péter. Kozákok: Eurázsiában a hegy és az erdő nem segíti ellened a védőt.
empire-british = Britek
    .the_acc = a briteket
empire-british-text = III. György. Királyi flotta: ha flottával érkezel, a védő nem dobhat újra kockát.
empire-french = Franciák
    .the_acc = a franciákat
empire-french-text = Bonaparte Napóleon.
empire-americans = Amerikaiak
    .the_acc = az amerikaiakat
empire-americans-text = Theodore Roosevelt. Monroe-elv: e köröd pontozásakor 1-1 további pontot kapsz Észak-, illetve Dél-Amerikáért, ha ott erőfölényed vagy fennhatóságod van.

# Eseménykártyák

card-weaponry = Fegyverzet
    .the = a Fegyverzet
card-weaponry-text = A köröd végéig minden csatában 1-et adsz a legmagasabb kockádhoz.
card-masonry = Kőfalak
    .the = a Kőfalak
card-masonry-text = Erődöt építesz az egyik aktív területeden.
card-disaster = Katasztrófa
    .the = a Katasztrófa
card-disaster-text = Bármely területen lekerül egy város vagy egy emlékmű, vagy a fővárosból város lesz.
card-migration = Népvándorlás
    .the = a Népvándorlás
card-migration-text = Egy sereg a készletedből az aktív birodalmaddal szomszédos üres területre kerül.
card-seafarers = Tengerjárók
    .the = a Tengerjárók
card-seafarers-text = A köröd végéig eggyel több flottád van, egy általad választott tengeren.
card-shang_kingdom = Sang királyság
    .the = a Sang királyság
card-shang_kingdom-text = Királyság. Kezdőterület: Sárga-folyó, város. Seregek: 1.
card-phoenicians = Föníciaiak
    .the = a Föníciaiak
card-phoenicians-text = Királyság. Kezdőterület: Levante, város. Seregek: 2. Flották: Földközi-tenger.
card-kush = Kús
    .the = a Kús
card-kush-text = Királyság. Kezdőterület: Núbia, város. Seregek: 2.
card-plague = Dögvész
    .the = a Dögvész
card-plague-text = Levehetsz egy tetszőleges sereget egy erőd nélküli területről.
card-barbarians = Barbárok
    .the = a Barbárok
card-barbarians-text = Egy kihalt területtel határos, erőd nélküli, nem saját terület serege és minden építménye elvész, és egy sereg a készletedből odakerül.
card-caravan_routes = Karavánutak
    .the = a Karavánutak
card-caravan_routes-text = A köröd végéig eggyel több karavánod van, egy általad választott kihalt területen.
card-great_commander = Nagy hadvezér
    .the = a Nagy hadvezér
card-great_commander-text = A köröd végéig minden csatában egyszer újradobhatod egyik kockádat.
card-siegecraft = Ostromművészet
    .the = az Ostromművészet
card-siegecraft-text = A köröd végéig az erőd nem ad ellened második kockát a védőnek.
card-architects = Építészek
    .the = az Építészek
card-architects-text = Emlékművet építesz az egyik aktív területeden.
card-ptolemies = Ptolemaiosz-dinasztia
    .the = a Ptolemaiosz-dinasztia
card-ptolemies-text = Királyság. Kezdőterület: Nílus, főváros. Seregek: 3. Flották: Földközi-tenger.
card-kushans = Kusánok
    .the = a Kusánok
card-kushans-text = Királyság. Kezdőterület: Hindukus, város. Seregek: 3.
card-diplomacy = Diplomácia
    .the = a Diplomácia
card-diplomacy-text = Egy sereg a készletedből lecserél egy ellenségeset az aktív birodalmad szomszédjában, ahol sem erőd, sem főváros nincs.
card-mercenaries = Zsoldosok
    .the = a Zsoldosok
card-mercenaries-text = Két sereg kerül a készletedből a kártyádra.
card-mountain_guides = Hegyi vezetők
    .the = a Hegyi vezetők
card-mountain_guides-text = A köröd végéig a hegy és az erdő nem segíti ellened a védőt.
card-pilgrimage = Zarándoklat
    .the = a Zarándoklat
card-pilgrimage-text = Azonnal 1 pontot kapsz minden emlékműért az aktív területeiden, legfeljebb 3-at.
card-zeal = Buzgalom
    .the = a Buzgalom
card-zeal-text = A köröd végéig a döntetlen számodra győzelem.
card-aksum = Akszúm
    .the = az Akszúm
card-aksum-text = Királyság. Kezdőterület: Afrika szarva, főváros. Seregek: 2.
card-srivijaya = Srívidzsaja
    .the = a Srívidzsaja
card-srivijaya-text = Királyság. Kezdőterület: Maláj-félsziget, város. Seregek: 3. Flották: Dél-kínai-tenger, Bengáli-öböl.
card-maya = Maják
    .the = a Maják
card-maya-text = Királyság. Kezdőterület: Közép-Amerika, város. Seregek: 2.
card-gunpowder = Lőpor
    .the = a Lőpor
card-gunpowder-text = Ebben a körben legfeljebb három csatádban eggyel több kockával dobhatsz; a dobás előtt döntesz.
card-compass = Iránytű
    .the = az Iránytű
card-compass-text = A köröd végéig eggyel több flottád van, egy általad választott óceánon.
card-crusade = Keresztes hadjárat
    .the = a Keresztes hadjárat
card-crusade-text = Egyetlen csatát vívsz a készletedből vett sereggel bármely ellenséges területen, ahol építmény áll; a legmagasabb kockádhoz 1-et adsz.
card-famine = Éhínség
    .the = az Éhínség
card-famine-text = Válassz egy régiót: minden más játékos levesz egyet az ott erőd nélkül álló seregei közül.
card-castles = Várak
    .the = a Várak
card-castles-text = Egy-egy erődöt építesz két aktív területeden.
card-shogunate = Sógunátus
    .the = a Sógunátus
card-shogunate-text = Királyság. Kezdőterület: Honsú, főváros. Seregek: 2. Flották: Japán-tenger.
card-mali = Mali
    .the = a Mali
card-mali-text = Királyság. Kezdőterület: Aranypart, város. Seregek: 2. Karavánok: Szahara.
card-hungary = Magyar Királyság
    .the = a Magyar Királyság
card-hungary-text = Királyság. Kezdőterület: Duna, város. Seregek: 3.
card-revolution = Forradalom
    .the = a Forradalom
card-revolution-text = Egy sereg a készletedből lecserél egy ellenségeset bármely városos, erőd nélküli területen.
card-industry = Ipari forradalom
    .the = az Ipari forradalom
card-industry-text = Egy-egy emlékművet építesz legfeljebb két erőforrásikonos aktív területeden.
card-ironclads = Páncélhajók
    .the = a Páncélhajók
card-ironclads-text = A köröd végéig, ha flottával érkezel, a védő nem dobhat újra kockát.
card-conscription = Sorozás
    .the = a Sorozás
card-conscription-text = Három sereg kerül a készletedből a kártyádra.
card-railways = Vasutak
    .the = a Vasutak
card-railways-text = A köröd végéig elérhető minden olyan régió összes területe, amelyben legalább két aktív sereged van.
card-colonial_revolt = Gyarmati lázadás
    .the = a Gyarmati lázadás
card-colonial_revolt-text = Levehetsz legfeljebb két, erőd nélkül álló ellenséges sereget Észak- és Dél-Amerikából, Dél-Afrikából, Délkelet-Ázsiából, illetve Ausztrália és Óceánia régióból.
card-prussia = Poroszország
    .the = a Poroszország
card-prussia-text = Királyság. Kezdőterület: Alemannia, főváros. Seregek: 4.
card-marathas = Maráthák
    .the = a Maráthák
card-marathas-text = Királyság. Kezdőterület: Ghátok, város. Seregek: 3.

guide-welcome-text = Öt korszakon át minden korszakban új birodalmat vezetsz: megalapítod, szétterjed a térképen, majd lehanyatlik, de a seregei a helyükön maradnak. Minden köröd végén pontot kapsz a régiókért, ahol seregeid állnak, és az építményeidért. Az ötödik korszak után a legtöbb pont győz.
guide-tour_order = A korszak
guide-tour_order-text = A korszak birodalmai a szólítás sorrendjében. Akinél a szólított birodalom van, egy teljes kört játszik vele.
guide-tour_map = A térkép
guide-tour_map-text = Az azonos színű területek egy régiót alkotnak. A mostani birodalom seregei aktívak; a korábbiakéi pihennek, de számítanak. A körödben jelölés mutatja, mit foglalhatsz el, és ahol áll valaki, ott az esélyeidet is látod.
guide-tour_regions = Mit érnek a régiók?
guide-tour_regions-text = Mindegyiknél három szám áll: jelenlét egy sereggel; erőfölény legalább kettővel, ha ez több, mint bárki másé; fennhatóság legalább hárommal, ha senki más nincs ott. Az értékek korszakról korszakra változnak.
guide-tour_players = A játékosok
guide-tour_players-text = Pontok, seregek a készletben, és hogy ki mennyit kapna éppen most. Érdemes ránézni, mielőtt eldöntöd, kit támadsz.
guide-goodbye-text = Láttál egy teljes korszakot: lapválasztás, alapítás, hódítás, pontozás. A seregeid a térképen maradnak, ezért gondolkodj előre: amelyik területen senkinek sem kell átvonulnia, az a későbbi korszakokban is pontot hoz.

guide-draft = Lapválasztás
guide-draft-text = Minden korszakban kapsz egy birodalmat és egy eseményt; titokban választasz a körbejáró paklikból. Először azt nézd, hány serege van egy birodalomnak, és hol kezd: jó, ha most értékes régiók közelében. Az esemény egy-egy körre ad kisebb segítséget.
guide-rise = Felemelkedik egy birodalom
guide-rise-text = Szólították a birodalmadat: ez a te köröd. Alapításkor a seregei a kártyára kerülnek, az első pedig a kezdőterületre, többnyire fővárossal együtt, amely 2 pontot ér. Ha királyságot választottál, az még ez előtt jöhet.
guide-conquest = Hódítás
guide-conquest-text = Egyesével tedd le a seregeidet az aktív seregeiddel szomszédos területekre. Az üres terület egyszerűen a tiéd lesz; máshol két kockával dobsz egy ellen, és a magasabb kocka nyer. Figyeld a régiókat: a második és a harmadik sereg jóval többet hoz, mint az első.
guide-improvement = Hat az esemény
guide-improvement-text = A kijátszott laphoz helyet kell választani. A szövege elmondja, mit tesz; oda kerüljön, ahol a legtöbb pontot hozza neked, vagy a legtöbbet veszi el az éllovastól.
guide-rerolls = Újradobás
guide-rerolls-text = Már legurultak a kockák, de valaki újradobhat egyet. Ha te állsz rosszabbul, nincs vesztenivalód; ha jobban, hagyd úgy, ahogy van.
guide-lost = Vesztett csata
guide-lost-text = Visszaverték a támadásodat. Az ostrom még egy seregbe kerül, de növeli a következő dobásodat; ha meghátrálsz, csak ez a sereg vész el, a többi könnyebb területre mehet. Az ostrom akkor éri meg, ha a terület is megéri.
guide-colony = Gyarmatváros
guide-colony-text = Tenger felől foglaltad el ezt a területet, ezért ingyen várost építhetsz ide. A város minden pontozásodkor 1 pontot ér, amíg a tiéd a terület.
guide-forts = Erődök
guide-forts-text = Ezek az erődök nem kerülnek seregbe. Erődítménnyel a védő két kockával dob: azt védd, ami a legtöbbet éri, például a fővárost vagy azt a területet, amelyen egy régiód múlik.
guide-monuments = Emlékművek
guide-monuments-text = Az aktív területeiden minden két erőforrásikon után épül egy emlékmű. Minden pontozásodkor 1 pontot ér, amíg tartod a területet, ezért olyan helyre való, ahová mások nehezen jutnak el.
guide-closing = A kör vége
guide-closing-text = Véget ért a hódítás. Még kijátszhatsz egy ide illő lapot; azután a seregeid lefekszenek, és jön a pontozás: régiók, fővárosok, városok és emlékművek.
guide-track = Foglalt pontszám
guide-track-text = Két játékos nem állhat ugyanazon a pontszámon. Előre lépve eggyel több pontod lesz; de a visszalépés is lehet ügyes, mert a következő korszakban az választ elsőként birodalmat, akinek a legkevesebb pontja van.

# Miért jó egy lépés

why-points = { $before } helyett { $after } pontod lesz.
why-region = { $count ->
    [1] első területed lesz { $thing_in }, ami { $before ->
        [0] { $after }
       *[other] { $before } helyett { $after }
    } pontot ér.
    [2] második területed lesz { $thing_in }, ami { $before ->
        [0] { $after }
       *[other] { $before } helyett { $after }
    } pontot ér.
    [3] harmadik területed lesz { $thing_in }, ami { $before ->
        [0] { $after }
       *[other] { $before } helyett { $after }
    } pontot ér.
   *[other] { $count } területed lesz { $thing_in }, ami { $before ->
        [0] { $after }
       *[other] { $before } helyett { $after }
    } pontot ér.
}
why-buildings = az építményeid { $before } helyett { $after } pontot hoznak.
why-forts = { $before ->
    [0] { $after }
   *[other] { $before } helyett { $after }
} területedet védi erőd.
why-armies = { $before } helyett { $after } sereged áll a térképen.
why-rival = { $after ->
    [0] { $thing } régiói { $before } helyett semmit sem hoznak.
   *[other] { $thing } régiói { $before } helyett csak { $after } pontot hoznak.
}
