# The game

title = History of the World
about = Over five epochs empires rise, spread over the map and fall; who scores most from them wins.
style-builder = builder
style-builder-text = Fortifies what it holds and keeps its buildings.
style-raider = raider
style-raider-text = Goes for the lands of others, cities first.
style-settler = settler
style-settler-text = Prefers free land to a battle.
option-classic_draft = Classic draft
option-classic_draft-text = Cards are drawn one by one and kept or given to another player, instead of being chosen from the pile.
reason-last_epoch = The fifth epoch is over.

# What can be done

action-open_pile = Look at the { $pile } first
action-take_event = Take { $card }
action-take_empire = Take the { $empire }
action-keep_card = Keep the card from the { $pile }
action-give_card = Give the card from the { $pile } to { $to }
action-found_empire = Found your empire
action-play_kingdom = Play the kingdom { $card }
action-play_event = Play { $card }
action-conquer = Conquer { $land_the } ({ $via })
action-convert = Win over { $land_the } by edict
action-build_fort = Fortify { $land_the }
action-end_conquest = End the conquest
action-add_die = Roll one die more with gunpowder
action-skip_die = Roll without gunpowder
action-reroll = Reroll { $dice }
action-keep_dice = Leave the dice
action-siege = Lay siege with { $piece }
action-retreat = Retreat
action-claim_tie = Make it a tie with the horse archers
action-ride_on = Ride on against { $land_the }
action-crusade = Crusade against { $land_the }
action-build_city = Build a city here
action-use_ability = Use the ability
action-place_army = Place an army { $land_in }
action-remove_army = Remove the army { $land_in }
action-destroy = Destroy the { $building } { $land_in }
action-place_disc = Venture into the { $water }
action-starve = Bring famine to { $region_the }
action-build_monument = Build a monument { $land_in }
action-done = No more
action-finish_turn = Lay the armies down and score
action-move_up = Go on to the next free score
action-move_down = Go back to the next free score

# What happened

event-marker_placed = { $score ->
    [one] { $seat } starts with 1 point.
   *[other] { $seat } starts with { $score } points.
}
event-epoch_began = Epoch { $epoch }
event-event_taken = { $card_known ->
    [yes] { $seat } takes the event card { $card }.
   *[no] { $seat } takes an event card.
}
event-empire_taken = { $empire_known ->
    [yes] { $seat } takes the { $empire }.
   *[no] { $seat } takes an empire card.
}
event-card_kept = { $seat } keeps the card from the { $pile }.
event-card_given = { $seat } passes the card from the { $pile } to { $to }.
event-empire_absent = No one leads the { $empire } this epoch.
event-turn_began = { $seat } leads the { $empire }.
event-event_played = { $seat } plays { $card }.
event-armies_gathered = { $seat } raises { $armies ->
    [one] an army
   *[other] { $armies } armies
}{ $tokens ->
    [0] {""}
    [one] {" "}and a siege token
   *[other] {" "}and { $tokens } siege tokens
}.
event-land_founded = { $town_known ->
    [yes] { $seat } founds a { $town } { $land_in }.
   *[no] { $seat } sets out from { $land_the }.
}
    .also = { $town_known ->
        [yes] founds a { $town } { $land_in }
       *[no] sets out from { $land_the }
    }
event-land_taken = { $seat } occupies { $land_the }.
event-battle_rolled = { $seat } rolls { $attack }, { $defender } { $defence }; with everything added, { $attack_result } against { $defence_result }.
event-battle_won = { $seat } takes { $land_the } from { $defender } ({ $attack } against { $defence }).
event-battle_tied = { $claimed ->
    [yes] { $seat } claims a tie with the horse archers { $land_in } ({ $attack } against { $defence }), loses an army and wipes out { $defender }’s.
   *[no] { $seat } loses an army and wipes out { $defender }’s { $land_in } ({ $attack } against { $defence }).
}
event-battle_lost = { $seat } fails to take { $land_the } from { $defender } ({ $attack } against { $defence }).
event-dice_rerolled = { $seat } rerolls and gets { $thrown }.
event-siege_laid = { $seat } lays siege to { $land_the } (+{ $bonus }).
event-retreated = { $seat } withdraws from { $land_the }.
event-building_destroyed = { $seat } destroys the { $building } { $land_in }.
    .also = destroys the { $building } there
event-fort_fell = { $seat } razes the fort { $land_in }.
    .also = razes the fort
event-fort_built = { $seat } fortifies { $land_the }.
event-city_built = { $seat } builds a city { $land_in }.
event-monument_built = { $seat } builds a monument { $land_in }.
    .also = builds a monument { $land_in }
event-army_placed = { $seat } places an army { $land_in }.
event-army_removed = { $seat } loses the army { $land_in }.
    .also = loses the army { $land_in }
event-disc_placed = { $seat } ventures into the { $water }.
    .also = ventures into the { $water }
event-armies_given_up = { $seat } gives up { $armies ->
    [one] an army
   *[other] { $armies } armies
}.
event-points_gained = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .also = scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }
event-turn_scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $regions } for regions and { $buildings } for buildings.
event-marker_moved = { $seat } moves to { $score }, as no two may share a score.
event-match_ended = The match is over. { $reason }

# What is asked

prompt-draft = { $piles ->
    [1] Both piles are before you. Which do you look at first?
   *[other] Choose a card from the pile before you.
}
prompt-classic_draft = { $piles ->
    [1] Both piles are before you. From which do you draw first?
   *[other] Keep the card that you drew, or give it away.
}
prompt-rise = { $empire } have been called. Play a card, or found your empire.
prompt-conquest = Conquer, build a fort or play an improvement. { $armies ->
    [0] No armies are left.
    [one] One army is left.
   *[other] { $armies } armies are left.
}
prompt-forts = Where does a fort go? { $left ->
    [one] One is left to build.
   *[other] { $left } are left to build.
}
prompt-monuments = Where does a monument go? { $left ->
    [one] One is left to build.
   *[other] { $left } are left to build.
}
prompt-closing = Play a last improvement, or finish your turn.
prompt-powder = Do you add a die with gunpowder in the battle for { $land_the }? { $left ->
    [one] It works in one more battle.
   *[other] It works in { $left } more battles.
}
prompt-rerolls = The battle for { $land_the } stands at { $attack } against { $defence }. Do you reroll?
prompt-lost = The battle for { $land_the } is lost, { $attack } against { $defence }. Do you lay siege or retreat?
prompt-ghazis = You have won clearly { $land_in }. Do you ride on against a neighbour?
prompt-ability = { $points ->
    [0] Do you build the fort that the ability of the { $empire } gives?
    [one] Do you take the point that the ability of the { $empire } gives?
   *[other] Do you take the { $points } points that the ability of the { $empire } gives?
}
prompt-colony = You have taken { $land_the } by sea. Do you build a colony there?
prompt-improvement = Choose a target for { $card }. { $left ->
    [one] One choice is left.
   *[other] { $left } choices are left.
}
prompt-famine = Famine strikes { $region_the }. Remove one of your armies.
prompt-track = Your score is taken. Go on to { $up } or back to { $down }?
prompt-markers = The markers are drawn for the first order.
prompt-deal = The cards of the epoch are dealt.
prompt-classic_draw = A card is drawn.
prompt-battle = The dice fall.
prompt-reroll = The dice fall again.

# Why not

refusal-not_in_pile = This card is not in the pile before you.
refusal-has_such_a_card = A player who already has a card of this kind cannot get another.
refusal-kingdom_too_late = { $card } can be played only in the epoch in which it was drafted, before the empire is founded.
refusal-kingdom_first = { $card } cannot be played while a kingdom is in play.
refusal-stock_too_small = Your stock is too small for { $armies ->
    [one] an army
   *[other] { $armies } armies
}.
refusal-found_first = { $card } helps your conquest: found your empire first.
refusal-no_armies = You have no armies left on your card.
refusal-no_tokens = You have no siege tokens.
refusal-already_active = Your active army already stands in { $land }.
refusal-out_of_reach = { $land } is not next to your active armies in this way.
refusal-no_edict = The edict does not reach { $land }: it needs an enemy army within reach, without fort and capital, once in the turn.
refusal-fort_needs_active_army = A fort needs your active army in { $land }.
refusal-fort_stands = A fort already stands in { $land }.
refusal-no_forts_left = No fort is left.
refusal-not_a_monument_site = A monument cannot go to { $land } now: first capitals, then cities, then resources, each without a monument.
refusal-not_in_hand = You do not hold { $card }.
refusal-conquest_is_over = { $card } only helps a conquest, and yours is over.
refusal-no_target = There is nothing at which { $card } could be aimed.
refusal-not_a_target = { $card } cannot be aimed at that.
refusal-one_die = You may reroll only one of your dice.
refusal-single_battle = This battle is a single one and cannot become a siege.

# What the table shows

label-epoch = Epoch
label-seats = Players
label-lands = Lands
label-regions = Regions
label-order = Order of empires
label-called = Called
label-towns_left = Capitals and cities left
label-monuments_left = Monuments left
label-forts_left = Forts left
label-turn = Turn
label-battle = Battle
label-own = Yours
label-land = Land
label-owner = Army of
label-active = Active
label-town = Capital or city
label-monument = Monument
label-fort = Fort
label-region = Region
label-presence = Presence
label-dominance = Dominance
label-control = Control
label-level = Hold
label-seat = Player
label-score = Points
label-stock = Armies in stock
label-cards = Event cards
label-empire = Empire
label-kingdom = Kingdom
label-founded = Founded
label-unplaced = Armies on the card
label-siege_tokens = Siege tokens
label-fleets = Fleets
label-caravans = Caravans
label-improvements = Improvements in force
label-spent = Ability used up
label-powder = Extra dice of gunpowder
label-fought = Fought in
label-bonus = Added by a card
label-via = Way
label-defender = Defender
label-siege = Siege
label-attack = Attacker’s dice
label-defence = Defender’s dice
label-hand = Your event cards
label-pile = The pile before you
label-drawn = The card you drew
label-passed_events = Events you saw and passed on
label-passed_empires = Empires you saw and passed on

# Things

pile-events = events
pile-empires = empires
via-border = by land
via-caravan = by caravan
via-fleet = by fleet
via-longship = by longship
via-railway = by railway
piece-army = an army
piece-token = a siege token
building-capital = capital
building-city = city
building-monument = monument
town-capital = capital
town-city = city
level-absent = absent
level-presence = presence
level-dominance = dominance
level-control = control

# Regions, lands and waters

region-middle_east = Middle East
    .the = the Middle East
region-north_africa = North Africa
    .the = North Africa
region-southern_europe = Southern Europe
    .the = Southern Europe
region-northern_europe = Northern Europe
    .the = Northern Europe
region-india = India
    .the = India
region-china = China
    .the = China
region-eurasia = Eurasia
    .the = Eurasia
region-south_east_asia = South-East Asia
    .the = South-East Asia
region-japan = Japan
    .the = Japan
region-southern_africa = Southern Africa
    .the = Southern Africa
region-north_america = North America
    .the = North America
region-south_america = South America
    .the = South America
region-australasia = Australasia
    .the = Australasia
land-britannia = Britannia
    .the = Britannia
    .in = in Britannia
land-scandinavia = Scandinavia
    .the = Scandinavia
    .in = in Scandinavia
land-gaul = Gaul
    .the = Gaul
    .in = in Gaul
land-rhineland = Rhineland
    .the = the Rhineland
    .in = in the Rhineland
land-alemannia = Alemannia
    .the = Alemannia
    .in = in Alemannia
land-lusitania = Lusitania
    .the = Lusitania
    .in = in Lusitania
land-iberia = Iberia
    .the = Iberia
    .in = in Iberia
land-apennines = Apennines
    .the = the Apennines
    .in = in the Apennines
land-balkans = Balkans
    .the = the Balkans
    .in = in the Balkans
land-pindus = Pindus
    .the = the Pindus
    .in = in the Pindus
land-crete = Crete
    .the = Crete
    .in = in Crete
land-danubia = Danube
    .the = the Danube
    .in = on the Danube
land-atlas = Atlas
    .the = the Atlas
    .in = in the Atlas
land-tripolitania = Tripolitania
    .the = Tripolitania
    .in = in Tripolitania
land-libya = Libya
    .the = Libya
    .in = in Libya
land-nile = Nile
    .the = the Nile
    .in = on the Nile
land-nubia = Nubia
    .the = Nubia
    .in = in Nubia
land-anatolia = Anatolia
    .the = Anatolia
    .in = in Anatolia
land-levant = Levant
    .the = the Levant
    .in = in the Levant
land-mesopotamia = Mesopotamia
    .the = Mesopotamia
    .in = in Mesopotamia
land-tigris = Tigris
    .the = the Tigris
    .in = on the Tigris
land-zagros = Zagros
    .the = the Zagros
    .in = in the Zagros
land-persian_plateau = Persian Plateau
    .the = the Persian Plateau
    .in = on the Persian Plateau
land-arabian_peninsula = Arabian Peninsula
    .the = the Arabian Peninsula
    .in = in the Arabian Peninsula
land-hindu_kush = Hindu Kush
    .the = the Hindu Kush
    .in = in the Hindu Kush
land-indus = Indus
    .the = the Indus
    .in = on the Indus
land-ganges = Ganges
    .the = the Ganges
    .in = on the Ganges
land-bengal = Bengal
    .the = Bengal
    .in = in Bengal
land-deccan = Deccan
    .the = the Deccan
    .in = in the Deccan
land-ghats = Ghats
    .the = the Ghats
    .in = in the Ghats
land-wei = Wei
    .the = the Wei
    .in = on the Wei
land-yellow_river = Yellow River
    .the = the Yellow River
    .in = on the Yellow River
land-yangtze = Yangtze
    .the = the Yangtze
    .in = on the Yangtze
land-sichuan = Szechwan
    .the = Szechwan
    .in = in Szechwan
land-zhejiang = Chekiang
    .the = Chekiang
    .in = in Chekiang
land-korea = Korea
    .the = Korea
    .in = in Korea
land-eurasian_steppe = Eurasian Steppe
    .the = the Eurasian Steppe
    .in = in the Eurasian Steppe
land-caucasus = Caucasus
    .the = the Caucasus
    .in = in the Caucasus
land-volga = Volga
    .the = the Volga
    .in = on the Volga
land-turan = Turan
    .the = Turan
    .in = in Turan
land-tarim_basin = Tarim Basin
    .the = the Tarim Basin
    .in = in the Tarim Basin
land-khangai = Khangai Mountains
    .the = the Khangai Mountains
    .in = in the Khangai Mountains
land-manchuria = Manchuria
    .the = Manchuria
    .in = in Manchuria
land-siberia = Siberia
    .the = Siberia
    .in = in Siberia
land-gold_coast = Gold Coast
    .the = the Gold Coast
    .in = on the Gold Coast
land-congo = Congo
    .the = the Congo
    .in = on the Congo
land-horn_of_africa = Horn of Africa
    .the = the Horn of Africa
    .in = in the Horn of Africa
land-zambezi = Zambezi
    .the = the Zambezi
    .in = on the Zambezi
land-cape = Southern Cape
    .the = the Southern Cape
    .in = in the Southern Cape
land-australia = Australia
    .the = Australia
    .in = in Australia
land-new_guinea = New Guinea
    .the = New Guinea
    .in = in New Guinea
land-new_zealand = New Zealand
    .the = New Zealand
    .in = in New Zealand
land-irrawaddy = Irrawaddy
    .the = the Irrawaddy
    .in = on the Irrawaddy
land-mekong = Mekong
    .the = the Mekong
    .in = on the Mekong
land-malaya = Malaya
    .the = Malaya
    .in = in Malaya
land-east_indies = East Indies
    .the = the East Indies
    .in = in the East Indies
land-philippines = Philippines
    .the = the Philippines
    .in = in the Philippines
land-kyushu = Kyushu
    .the = Kyushu
    .in = in Kyushu
land-honshu = Honshu
    .the = Honshu
    .in = in Honshu
land-hokkaido = Hokkaido
    .the = Hokkaido
    .in = in Hokkaido
land-northern_lakes = Northern Lakes
    .the = the Northern Lakes
    .in = in the Northern Lakes
land-appalachia = Appalachia
    .the = Appalachia
    .in = in Appalachia
land-mississippi = Mississippi
    .the = the Mississippi
    .in = on the Mississippi
land-great_plains = Great Plains
    .the = the Great Plains
    .in = on the Great Plains
land-rockies = Rocky Mountains
    .the = the Rocky Mountains
    .in = in the Rocky Mountains
land-sierra_madre = Sierra Madre
    .the = the Sierra Madre
    .in = in the Sierra Madre
land-antilles = Antilles
    .the = the Antilles
    .in = in the Antilles
land-central_america = Central America
    .the = Central America
    .in = in Central America
land-orinoco = Orinoco
    .the = the Orinoco
    .in = on the Orinoco
land-andes = Andes
    .the = the Andes
    .in = in the Andes
land-brazil = Brazil
    .the = Brazil
    .in = in Brazil
land-pampas = Pampas
    .the = the Pampas
    .in = in the Pampas
water-mediterranean = Mediterranean Sea
water-north_sea = North Sea
water-arabian_sea = Arabian Sea
water-bay_of_bengal = Bay of Bengal
water-south_china_sea = South China Sea
water-sea_of_japan = Sea of Japan
water-caspian_sea = Caspian Sea
water-atlantic = Atlantic Ocean
water-indian = Indian Ocean
water-pacific_american = Pacific Ocean (American part)
water-pacific_asian = Pacific Ocean (Asian part)
water-alps = Alps
water-sahara = Sahara
water-empty_quarter = Empty Quarter
water-himalayas = Himalayas
water-amazonia = Amazonia

# Empires: leader and ability

empire-sumerians = Sumerians
empire-sumerians-text = Gilgamesh.
empire-egyptians = Egyptians
empire-egyptians-text = Ramesses II. Pyramids: one monument for every resource icon of your active lands, not only for every second one.
empire-minoans = Minoans
empire-minoans-text = Minos.
empire-hittites = Hittites
empire-hittites-text = Suppiluliuma I. Chariots: in each battle in a land without mountains or forest you may reroll one of your dice once.
empire-assyrians = Assyrians
empire-assyrians-text = Tiglath-Pileser I. Ramparts: after the conquest a fort for every resource icon of your active lands, one at most in each land.
empire-shang = Shang Dynasty
empire-shang-text = Wu Ding.
empire-vedics = Vedic Civilization
empire-vedics-text = Sudas.
empire-greeks = Greeks
empire-greeks-text = Themistocles. Colonies: once in the turn, right after taking a land by way of a fleet, you may build a city there if it has neither capital nor city.
empire-persians = Persians
empire-persians-text = Cyrus the Great. Immortals: the first army that you lose by a tie or a retreat in this turn returns to your card.
empire-scythians = Scythians
empire-scythians-text = Ateas. Horse archers: you may make a tie of a battle that you lose by exactly 1.
empire-macedonians = Macedonians
empire-macedonians-text = Alexander the Great. Companions: you roll three dice instead of two until the first battle of the turn that you do not win.
empire-carthaginians = Carthaginians
empire-carthaginians-text = Hannibal. War elephants: once in the turn you may reroll any number of your own dice.
empire-han = Han Dynasty
empire-han-text = Emperor Wu. Great Wall: after the conquest up to two forts in lands of yours that border a land of Eurasia.
empire-mauryas = Mauryas
empire-mauryas-text = Ashoka. Edicts: once in the turn you may replace an enemy army within reach, in a land without fort and capital, by an army from your card, without a battle.
empire-celts = Celts
empire-celts-text = Brennus.
empire-romans = Romans
empire-romans-text = Augustus.
empire-guptas = Guptas
empire-guptas-text = Chandragupta II. Golden age: you may build one monument more than your resource icons give.
empire-goths = Goths
empire-goths-text = Alaric I.
empire-huns = Huns
empire-huns-text = Attila. Scourge: in the first battle that you fight in each region in this turn your highest die gets 1 more.
empire-byzantines = Byzantines
empire-byzantines-text = Justinian I. Walls of Theodosius: a fort stands in the start land from the founding on.
empire-arabs = Arabs
empire-arabs-text = Umar.
empire-franks = Franks
empire-franks-text = Charlemagne. Imperial crown: after the conquest 2 points at once if you have an army in the Apennines.
empire-tang = Tang Dynasty
empire-tang-text = Emperor Taizong.
empire-sassanids = Sassanids
empire-sassanids-text = Khosrow I. Cataphracts: in lands without mountains or forest your highest die gets 1 more.
empire-vikings = Vikings
empire-vikings-text = Cnut the Great. Longships: once in the turn one army may conquer as if you had a fleet on the Atlantic Ocean, too.
empire-turks = Turks
empire-turks-text = Alp Arslan. Ghazis: after a battle won by 2 or more you may at once fight another one next to the land just won, with an army from your stock, and so on.
empire-mongols = Mongols
empire-mongols-text = Genghis Khan. Mangudai: a tie counts as a victory for you.
empire-ming = Ming Dynasty
empire-ming-text = Yongle Emperor.
empire-ottomans = Ottomans
empire-ottomans-text = Suleiman the Magnificent. Great bombards: a fort gives the defender no second die against you.
empire-mesoamericans = Mesoamericans
empire-mesoamericans-text = Moctezuma II and Pachacuti. Twin empires: found in both start lands, with a capital and an army in each.
empire-spanish = Spanish
empire-spanish-text = Charles V. Conquistadors: in North and South America your highest die gets 1 more.
empire-portuguese = Portuguese
empire-portuguese-text = Manuel I.
empire-mughals = Mughals
empire-mughals-text = Akbar the Great. Mansabdars: each time you win a land with a capital or city in battle, one army from your stock joins your card, twice in the turn at most.
empire-japanese = Japanese
empire-japanese-text = Tokugawa Ieyasu. Seclusion: after the conquest a fort in each of your active lands in Japan.
empire-dutch = Dutch
empire-dutch-text = Johan de Witt. East India Company: after the conquest 1 point at once for each land with a resource icon that you took by way of a fleet in this turn, 2 at most.
empire-qing = Qing Dynasty
empire-qing-text = Kangxi Emperor.
empire-russians = Russians
empire-russians-text = Peter the Great. Cossacks: in Eurasia mountains and forest do not help the defender against you.
empire-british = British
empire-british-text = George III. Royal Navy: the defender may not reroll a die when you come by way of a fleet.
empire-french = French
empire-french-text = Napoleon Bonaparte.
empire-americans = Americans
empire-americans-text = Theodore Roosevelt. Monroe Doctrine: in this turn’s scoring 1 more point for each of North and South America in which you have dominance or control.

# Event cards

card-weaponry = Weaponry
card-weaponry-text = Until the end of your turn your highest die gets 1 more in every battle.
card-masonry = Masonry
card-masonry-text = Build a fort in one of your active lands.
card-disaster = Disaster
card-disaster-text = In any land, a city or a monument is removed or a capital becomes a city.
card-migration = Migration
card-migration-text = An army from your stock goes into an empty land next to your active empire.
card-seafarers = Seafarers
card-seafarers-text = Until the end of your turn you have one more fleet, on a sea of your choice.
card-shang_kingdom = Shang Kingdom
card-shang_kingdom-text = Kingdom. Start: Yellow River, with a city. Armies: 1.
card-phoenicians = Phoenicians
card-phoenicians-text = Kingdom. Start: Levant, with a city. Armies: 2. Fleets: Mediterranean Sea.
card-kush = Kush
card-kush-text = Kingdom. Start: Nubia, with a city. Armies: 2.
card-plague = Plague
card-plague-text = Remove any one army from a land without a fort.
card-barbarians = Barbarians
card-barbarians-text = A land beside a barren land, without a fort and not yours, loses its army and all its buildings to an army from your stock.
card-caravan_routes = Caravan Routes
card-caravan_routes-text = Until the end of your turn you have one more caravan, on a barren land of your choice.
card-great_commander = Great Commander
card-great_commander-text = Until the end of your turn you may reroll one of your dice once in every battle.
card-siegecraft = Siegecraft
card-siegecraft-text = Until the end of your turn a fort gives the defender no second die against you.
card-architects = Architects
card-architects-text = Build a monument in one of your active lands.
card-ptolemies = Ptolemies
card-ptolemies-text = Kingdom. Start: Nile, with a capital. Armies: 3. Fleets: Mediterranean Sea.
card-kushans = Kushans
card-kushans-text = Kingdom. Start: Hindu Kush, with a city. Armies: 3.
card-diplomacy = Diplomacy
card-diplomacy-text = An army from your stock replaces an enemy army next to your active empire, where neither fort nor capital stands.
card-mercenaries = Mercenaries
card-mercenaries-text = Two armies from your stock go on your card.
card-mountain_guides = Mountain Guides
card-mountain_guides-text = Until the end of your turn mountains and forest do not help defenders against you.
card-pilgrimage = Pilgrimage
card-pilgrimage-text = Score 1 point at once for each monument in your active lands, 3 at most.
card-zeal = Zeal
card-zeal-text = Until the end of your turn a tie counts as a victory for you.
card-aksum = Aksum
card-aksum-text = Kingdom. Start: Horn of Africa, with a capital. Armies: 2.
card-srivijaya = Srivijaya
card-srivijaya-text = Kingdom. Start: Malaya, with a city. Armies: 3. Fleets: South China Sea, Bay of Bengal.
card-maya = Maya
card-maya-text = Kingdom. Start: Central America, with a city. Armies: 2.
card-gunpowder = Gunpowder
card-gunpowder-text = In up to three battles of this turn you may roll one die more; decide before the roll.
card-compass = Compass
card-compass-text = Until the end of your turn you have one more fleet, on an ocean of your choice.
card-crusade = Crusade
card-crusade-text = Fight one battle, with an army from your stock and 1 added to your highest die, in any enemy land with a building.
card-famine = Famine
card-famine-text = Choose a region: each other player removes one of the armies that stand there without a fort.
card-castles = Castles
card-castles-text = Build a fort in each of two of your active lands.
card-shogunate = Shogunate
card-shogunate-text = Kingdom. Start: Honshu, with a capital. Armies: 2. Fleets: Sea of Japan.
card-mali = Mali
card-mali-text = Kingdom. Start: Gold Coast, with a city. Armies: 2. Caravans: Sahara.
card-hungary = Hungary
card-hungary-text = Kingdom. Start: Danube, with a city. Armies: 3.
card-revolution = Revolution
card-revolution-text = An army from your stock replaces an enemy army in any land with a city and no fort.
card-industry = Industrial Revolution
card-industry-text = Build a monument in each of up to two of your active lands with a resource icon.
card-ironclads = Ironclads
card-ironclads-text = Until the end of your turn defenders may not reroll a die when you come by way of a fleet.
card-conscription = Conscription
card-conscription-text = Three armies from your stock go on your card.
card-railways = Railways
card-railways-text = Until the end of your turn all lands of a region in which you have at least two active armies are within reach.
card-colonial_revolt = Colonial Revolt
card-colonial_revolt-text = Remove up to two enemy armies without forts from the Americas, Southern Africa, South-East Asia and Australasia.
card-prussia = Prussia
card-prussia-text = Kingdom. Start: Alemannia, with a capital. Armies: 4.
card-marathas = Marathas
card-marathas-text = Kingdom. Start: Ghats, with a city. Armies: 3.

guide-welcome-text = Five epochs long you lead a new empire in each: it is founded, spreads over the map and declines, but its armies stay where they are. At the end of each of your turns you score for the regions in which you stand and for your buildings. The most points after the fifth epoch win.
guide-tour_order = The epoch
guide-tour_order-text = The empires of this epoch in the order in which they are called. Whoever holds the empire that is called plays a whole turn with it.
guide-tour_map = The map
guide-tour_map-text = Lands of one colour form a region. Armies of the present empire are active; those of past empires rest, but still count. In your turn the lands that you can take are marked, with your chances where somebody stands in them.
guide-tour_regions = What the regions are worth
guide-tour_regions-text = Three numbers for each: presence with one army, dominance with two or more and more than anybody else, control with three or more and nobody else there. The values change from epoch to epoch.
guide-tour_players = The players
guide-tour_players-text = Points, armies in stock, and what each would score right now. It is worth a look before you decide whom to attack.
guide-goodbye-text = You have seen a whole epoch: choosing cards, founding, conquering, scoring. Your armies stay on the map, so think ahead: lands that nobody needs to cross keep scoring for you in later epochs.

guide-draft = Choosing cards
guide-draft-text = In each epoch you get one empire and one event, chosen in secret from piles that go round. Look first at how many armies an empire has and where it begins: close to regions that are worth something now. An event is a small help for one turn.
guide-rise = A rising empire
guide-rise-text = Your empire has been called: this is your turn. When you found it, its armies come on the card and the first one into the start land, mostly with a capital, which is worth 2 points. A kingdom, if you chose one, comes before that.
guide-conquest = Conquest
guide-conquest-text = Put your armies one by one into lands next to your active ones. Empty lands are simply taken; elsewhere you roll two dice against one, and the higher die wins. Look at the regions: a second and a third army there bring much more than the first.
guide-improvement = An event at work
guide-improvement-text = The card that was played asks for a place. Its text says what it does; choose the place where it brings you most points or takes most from the leader.
guide-rerolls = Rerolling
guide-rerolls-text = The dice have fallen, but somebody may reroll a die. If you are behind, there is nothing to lose; if you are ahead, leave it as it is.
guide-lost = A lost battle
guide-lost-text = Your attack was beaten back. A siege costs one more army but adds to your next roll; a retreat gives up this army and keeps the others for easier lands. A siege is worth it where the land is.
guide-colony = A colony
guide-colony-text = You took this land by sea and may build a city here for free. A city is worth 1 point at each of your scorings, as long as you hold the land.
guide-forts = Forts
guide-forts-text = Forts that cost no army. In a land with a fort the defender rolls two dice: protect what is worth most, such as a capital or the land that holds a region for you.
guide-monuments = Monuments
guide-monuments-text = For every two resource icons in your active lands a monument is built. It is worth 1 point at each of your scorings while you hold the land, so it belongs where others hardly get.
guide-closing = The end of the turn
guide-closing-text = The conquest is over. You may still play a card that fits; then your armies lie down and everything is scored: regions, capitals, cities and monuments.
guide-track = A shared score
guide-track-text = No two players stand on the same score. Going on is one point more; going back can be clever too, because whoever has fewest points is the first to choose an empire in the next epoch.

# Why a move is good

why-points = you have { $after ->
    [one] 1 point
   *[other] { $after } points
} instead of { $before }.
why-region = { $count ->
    [1] you hold your first land in { $thing_the }, worth { $after ->
            [one] 1 point
           *[other] { $after } points
        }{ $before ->
        [0] {""}
       *[other] { " " }instead of { $before }
    }.
    [2] you hold your second land in { $thing_the }, worth { $after ->
            [one] 1 point
           *[other] { $after } points
        }{ $before ->
        [0] {""}
       *[other] { " " }instead of { $before }
    }.
    [3] you hold your third land in { $thing_the }, worth { $after ->
            [one] 1 point
           *[other] { $after } points
        }{ $before ->
        [0] {""}
       *[other] { " " }instead of { $before }
    }.
   *[other] you hold { $count } lands in { $thing_the }, worth { $after ->
            [one] 1 point
           *[other] { $after } points
        }{ $before ->
        [0] {""}
       *[other] { " " }instead of { $before }
    }.
}
why-buildings = your buildings bring { $after ->
    [one] 1 point
   *[other] { $after } points
} instead of { $before }.
why-forts = { $after ->
    [one] one of your lands is
   *[other] { $after } of your lands are
} fortified{ $before ->
    [0] {""}
   *[other] { " " }instead of { $before }
}.
why-armies = you have { $after ->
    [one] 1 army
   *[other] { $after } armies
} on the map instead of { $before }.
why-rival = { $after ->
    [0] { $thing }’s regions bring nothing instead of { $before }.
    [one] { $thing }’s regions bring only 1 point instead of { $before }.
   *[other] { $thing }’s regions bring only { $after } points instead of { $before }.
}
