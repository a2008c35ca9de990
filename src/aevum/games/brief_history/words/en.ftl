title = A Brief History of the World
about = Lead a new empire in each of six epochs: found it, overrun your neighbours, build monuments and collect the most gold.
style-builder = builder
style-builder-text = Fortifies what it holds and keeps its buildings.
style-raider = raider
style-raider-text = Goes for the lands of others, cities first.
style-settler = settler
style-settler-text = Prefers free land to a battle.

option-fort_price = Forts cost two points
option-fort_price-text = A land with a fort costs two invasion points even where the land is clear.
option-traits = Traits of empires
option-traits-text = Whether the reconstructed traits of empires are in play, or only those that the rulebook states.
option-traits-all = all
option-traits-stated = only those stated by the rulebook

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-orange = orange

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
land-sarmatia = Sarmatia
    .the = Sarmatia
    .in = in Sarmatia
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
land-danubia = Danubia
    .the = Danubia
    .in = in Danubia
land-atlas = Atlas
    .the = the Atlas
    .in = in the Atlas
land-tripolitania = Tripolitania
    .the = Tripolitania
    .in = in Tripolitania
land-libya = Libya
    .the = Libya
    .in = in Libya
land-nile_delta = Nile Delta
    .the = the Nile Delta
    .in = in the Nile Delta
land-nubia = Nubia
    .the = Nubia
    .in = in Nubia
land-anatolia = Anatolia
    .the = Anatolia
    .in = in Anatolia
land-levant = Levant
    .the = the Levant
    .in = in the Levant
land-upper_tigris = Upper Tigris
    .the = the Upper Tigris
    .in = on the Upper Tigris
land-lower_tigris = Lower Tigris
    .the = the Lower Tigris
    .in = on the Lower Tigris
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
land-sichuan = Sichuan
    .the = Sichuan
    .in = in Sichuan
land-zhejiang = Zhejiang
    .the = Zhejiang
    .in = in Zhejiang
land-korea = Korea
    .the = Korea
    .in = in Korea
land-western_steppe = Western Steppe
    .the = the Western Steppe
    .in = in the Western Steppe
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
land-khangai = Khangai
    .the = the Khangai
    .in = in the Khangai
land-manchuria = Manchuria
    .the = Manchuria
    .in = in Manchuria
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
land-new_guinea = New Guinea
    .the = New Guinea
    .in = in New Guinea
land-western_australia = Western Australia
    .the = Western Australia
    .in = in Western Australia
land-eastern_australia = Eastern Australia
    .the = Eastern Australia
    .in = in Eastern Australia
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
land-st_lawrence = St Lawrence
    .the = the St Lawrence
    .in = on the St Lawrence
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

region-northern_europe = Northern Europe
    .the = Northern Europe
region-southern_europe = Southern Europe
    .the = Southern Europe
region-north_africa = North Africa
    .the = North Africa
region-middle_east = Middle East
    .the = the Middle East
region-india = India
    .the = India
region-china = China
    .the = China
region-eurasia = Eurasia
    .the = Eurasia
region-sub_saharan_africa = Sub-Saharan Africa
    .the = Sub-Saharan Africa
region-australasia = Australasia
    .the = Australasia
region-south_east_asia = South-East Asia
    .the = South-East Asia
region-nippon = Nippon
    .the = Nippon
region-north_america = North America
    .the = North America
region-south_america = South America
    .the = South America

water-mediterranean = Mediterranean Sea
water-north_sea = North Sea
water-black_sea = Black Sea
water-bay_of_bengal = Bay of Bengal
water-south_china_sea = South China Sea
water-sea_of_japan = Sea of Japan
water-atlantic = Atlantic Ocean
water-indian = Indian Ocean
water-pacific = Pacific Ocean

barren-alps = Alps
barren-sahara = Sahara
barren-empty_quarter = Empty Quarter
barren-himalayas = Himalayas
barren-siberia = Siberia
barren-northern_lakes = Northern Lakes
barren-amazonia = Amazonia
barren-outback = The Outback

empire-sumerians = Sumerians
    .the = the Sumerians
empire-egyptians = Egyptians
    .the = the Egyptians
empire-egyptians-text = Every single resource symbol, not every second one, builds a monument.
empire-indus_valley = Indus Valley
    .the = the Indus Valley
empire-minoans = Minoans
    .the = the Minoans
empire-babylonians = Babylonians
    .the = the Babylonians
empire-shang = Shang Dynasty
    .the = the Shang Dynasty
empire-hittites = Hittites
    .the = the Hittites
empire-assyrians = Assyrians
    .the = the Assyrians
empire-assyrians-text = Dreaded: after each successful invasion one more point may be spent on overruns.
empire-zhou = Zhou Dynasty
    .the = the Zhou Dynasty
empire-vedics = Vedics
    .the = the Vedics
empire-greeks = Greeks
    .the = the Greeks
empire-scythians = Scythians
    .the = the Scythians
empire-carthaginians = Carthaginians
    .the = the Carthaginians
empire-carthaginians-text = War elephants: once in the turn, roll all your dice of an invasion again.
empire-persians = Persians
    .the = the Persians
empire-persians-text = Immortals: after the first failed roll of the turn, continue without giving up an army.
empire-celts = Celts
    .the = the Celts
empire-macedonians = Macedonians
    .the = the Macedonians
empire-macedonians-text = Alexander: one die more until the first failed roll of the turn.
empire-mauryans = Mauryans
    .the = the Mauryans
empire-han = Han Dynasty
    .the = the Han Dynasty
empire-han-text = Great Wall: the first fort built in China in the turn costs no army.
empire-xiongnu = Xiongnu
    .the = the Xiongnu
empire-romans = Romans
    .the = the Romans
empire-sassanids = Sassanids
    .the = the Sassanids
empire-guptas = Guptas
    .the = the Guptas
empire-goths = Goths
    .the = the Goths
empire-huns = Huns
    .the = the Huns
empire-huns-text = Dreaded: after each successful invasion one more point may be spent on overruns.
empire-byzantines = Byzantines
    .the = the Byzantines
empire-byzantines-text = Land walls: a fort is built with the capital.
empire-tang = Tang Dynasty
    .the = the Tang Dynasty
empire-arabs = Arabs
    .the = the Arabs
empire-arabs-text = Zeal: equal scores count as winning by one point.
empire-franks = Franks
    .the = the Franks
empire-vikings = Vikings
    .the = the Vikings
empire-vikings-text = Longships: from the sea a 5 or 6 always succeeds; one army of the turn may cross the Atlantic.
empire-turks = Turks
    .the = the Turks
empire-mongols = Mongols
    .the = the Mongols
empire-mongols-text = Dreaded: after each successful invasion one more point may be spent on overruns.
empire-ming = Ming Dynasty
    .the = the Ming Dynasty
empire-incas_aztecs = Incas & Aztecs
    .the = the Incas & Aztecs
empire-incas_aztecs-text = Two empires: first the Incas in the Andes, then the Aztecs in the Sierra Madre.
empire-ottomans = Ottomans
    .the = the Ottomans
empire-ottomans-text = Great bombards: forts have no effect against you.
empire-spain = Spain
    .the = Spain
empire-spain-text = Conquistadors: invasions by fleet in the Americas lose no die.
empire-mughals = Mughals
    .the = the Mughals
empire-netherlands = Netherlands
    .the = the Netherlands
empire-manchus = Manchu Dynasty
    .the = the Manchu Dynasty
empire-russia = Russia
    .the = Russia
empire-russia-text = Siberian road: the four lands around Siberia are neighbours for you.
empire-france = France
    .the = France
empire-france-text = Enlightenment: monuments never degrade in the lands you take, nor in Gaul at the founding.
empire-britain = Britain
    .the = Britain
empire-britain-text = Royal Navy: invasions by fleet lose no die.
empire-united_states = United States
    .the = the United States
empire-united_states-text = Influence: two armies of the turn may go to any ocean shore without a fleet; nothing expands from them without Astronomy.

card-leader = Leader
card-leader-text = While in play: one die more in every invasion.
card-weaponry = Weaponry
card-weaponry-text = While in play: one more on your score in every invasion.
card-canaanites = Canaanites
card-canaanites-text = Minor empire of two armies in the Levant, with a city.
card-mycenaeans = Mycenaeans
card-mycenaeans-text = Minor empire of two armies in the Pindus, with a city and a fleet on the Mediterranean.
card-elam = Elam
card-elam-text = Kingdom: an army and a city in the Zagros.
card-barbarians_1 = Barbarians
card-barbarians_1-text = Two armies attack lands around a barren land; one gold for each degradation.
card-chariots = Chariots
card-chariots-text = While in play: against clear land over a border or strait, roll one of your dice again.
card-flood = Flood
card-flood-text = A land by the sea loses its fort, and one building degrades.
card-great_builders = Great Builders
card-great_builders-text = Build one monument now, whatever the number of symbols.
card-phoenicia = Phoenicia
card-phoenicia-text = Minor empire of three armies in the Levant, with a city and a fleet on the Mediterranean.
card-israel = Israel
card-israel-text = Kingdom: an army, a city and a fort in the Levant. May be kept for later epochs.
card-kush = Kush
card-kush-text = Kingdom: an army and a city in Nubia.
card-siege_engine = Siege Engine
card-siege_engine-text = While in play: forts have no effect against you.
card-treachery_2 = Treachery
card-treachery_2-text = One invasion over a border or strait succeeds without dice.
card-migration = Migration
card-migration-text = Up to two armies settle in empty lands of a region without value.
card-revolt = Revolt
card-revolt-text = One army attacks any land without a fort; one point is enough.
card-parthians = Parthians
card-parthians-text = Minor empire of four armies on the Persian Plateau, with a city.
card-maya = Maya
card-maya-text = Kingdom: an army and a city in Central America.
card-civil_war_3 = Civil War
card-civil_war_3-text = Up to three armies attack a player who has three or more in one region, and may build monuments.
card-engineering = Engineering
card-engineering-text = Build up to two forts without giving up armies.
card-elite_troops = Elite Troops
card-elite_troops-text = While in play: continuing an invasion raises the dial by two.
card-plague = Plague
card-plague-text = Remove another player's army from a land without a fort.
card-barbarians_3 = Barbarians
card-barbarians_3-text = Three armies attack lands around a barren land; one gold for each degradation.
card-khmers = Khmers
card-khmers-text = Minor empire of three armies on the Mekong, with a city and a fleet on the South China Sea.
card-anglo_saxons = Anglo-Saxons
card-anglo_saxons-text = Barbarian minor empire of three armies in Alemannia, with a fleet on the North Sea.
card-ghana = Ghana
card-ghana-text = Kingdom: an army and a city on the Gold Coast.
card-fanaticism = Fanaticism
card-fanaticism-text = While in play: equal scores count as winning by one point.
card-treachery_4 = Treachery
card-treachery_4-text = One invasion over a border or strait succeeds without dice.
card-missionaries = Missionaries
card-missionaries-text = Replace a neighbouring army of another player, where there is neither fort nor capital.
card-mercenaries = Mercenaries
card-mercenaries-text = Two more armies come to your sort board.
card-portugal = Portugal
card-portugal-text = Minor empire of four armies in Lusitania, with a city and fleets on the Atlantic and Indian Oceans.
card-great_zimbabwe = Great Zimbabwe
card-great_zimbabwe-text = Kingdom: an army and a city on the Zambezi.
card-crusades = Crusades
card-crusades-text = Three armies: the first to the Levant with one added to the score, where a fort and a city are built; the others against its neighbours.
card-black_death = Black Death
card-black_death-text = In two bordering regions each army is lost on a 1 or 2, in a fort on a 1.
card-astronomy = Astronomy
card-astronomy-text = While in play: an extra fleet on an ocean of your choice.
card-civil_war_5 = Civil War
card-civil_war_5-text = Up to three armies attack a player who has three or more in one region, and may build monuments.
card-trade = Trade
card-trade-text = One gold for each resource symbol of your empire, four at most.
card-germany = Germany
card-germany-text = Minor empire of four armies in Alemannia, with a capital.
card-japan = Japan
card-japan-text = Minor empire of four armies on Honshu, with a capital and fleets on the Sea of Japan and the Pacific.
card-artillery = Artillery
card-artillery-text = While in play: one die more over borders and straits, and forts have no effect against you.
card-naval_supremacy = Naval Supremacy
card-naval_supremacy-text = While in play: invasions by fleet lose no die.
card-revolution = Revolution
card-revolution-text = Replace another player's army in a land with a capital or city and no fort.
card-industrial_revolution = Industrial Revolution
card-industrial_revolution-text = Build up to two monuments now, whatever the number of symbols.
card-alliance = Alliance
card-alliance-text = Up to two armies settle in empty lands that your empire can reach.

pile-empires = empires
pile-events = events

way-border = over the border
way-fleet = by fleet
way-crossing = over the water
way-attack = by a card

building-capital = capital
building-city = city
building-monument = monument

level-presence = presence
level-dominance = dominance
level-control = supremacy

action-open_pile = Look at the { $pile } first
action-take_empire = Take { $empire_the }
action-take_event = Take { $card }
action-play_event = Play { $card }
action-found = Found the empire
action-occupy = Occupy { $land_the }
action-hand_over = Take over { $land_the } from your own army
action-invade = Invade { $land_the } { $way }
action-cross = Cross the ocean to { $land_the }
action-build_fort = Fortify { $land_the }
action-build_monument = Build a monument { $land_in }
action-stop = Done
action-reroll_all = Reroll all your dice
action-reroll_die = Reroll a { $die }
action-keep_dice = Keep the dice
action-go_on = Continue the invasion
action-give_up = Give up the invasion
action-overrun = Overrun { $land_the }
action-choose_barren = From the { $barren }
action-choose_rebels = { $region }, against { $colour }
action-attack = Attack { $land_the }
action-choose_land = { $land }
action-choose_ocean = { $water }
action-choose_region = { $region }
action-choose_regions = { $region } and { $other }
action-keep_token = Keep the token worth { $value }

event-first_player = { $seat } is drawn to start, with 1 gold.
event-epoch_began = Epoch { $epoch }
event-pile_opened = { $seat } looks at the { $pile } first.
event-empire_taken = { $seat } takes { $empire_the }.
event-empire_taken_unseen = { $seat } takes an empire card.
event-event_taken = { $seat } takes the event card { $card }.
event-event_taken_unseen = { $seat } takes an event card.
event-empire_passed_over = No one leads { $empire_the } this epoch.
event-empire_called = { $several ->
    [yes] { $seat } leads { $empire_the } ({ $colour }).
   *[no] { $seat } leads { $empire_the }.
}
event-event_played = { $gold ->
    [0] { $seat } plays { $card }.
   *[other] { $seat } plays { $card } for { $gold } gold.
}
event-event_discarded = { $seat } discards { $card }.
event-founded = { $seat } founds { $empire_the } { $land_in } with { $armies ->
    [one] an army
   *[other] { $armies } armies
}.
    .also = founds { $empire_the } { $land_in } with { $armies ->
        [one] an army
       *[other] { $armies } armies
    }
event-minor_founded = { $seat } settles { $land_in } with { $armies ->
    [one] an army
   *[other] { $armies } armies
}.
    .also = settles { $land_in } with { $armies ->
        [one] an army
       *[other] { $armies } armies
    }
event-kingdom_founded = { $seat } founds a kingdom { $land_in }.
    .also = founds a kingdom { $land_in }
event-occupied = { $seat } occupies { $land_the }.
event-handed_over = { $seat } takes over { $land_the } from an army of an older empire.
event-invasion_rolled = { $seat } rolls { $dice } (+{ $bonus }) against { $against }: { $points ->
    [one] 1 invasion point
   *[other] { $points } invasion points
}.
event-taken = { $attack ->
    [0] { $seat } takes { $land_the } from { $loser }.
   *[other] { $seat } takes { $land_the } from { $loser } ({ $attack } against { $defence }).
}
event-overran = { $seat } overruns { $loser } { $land_in }.
event-went_on = { $seat } presses on { $land_in } (+{ $dial }).
event-gave_up = { $seat } fails to take { $land_the } from { $defender }.
event-degraded = { $building_id ->
    [capital] { $seat } reduces the capital { $land_in } to a city.
   *[other] { $seat } destroys the { $building } { $land_in }.
}
    .also = { $building_id ->
        [capital] reduces the capital to a city
       *[other] destroys the { $building } there
    }
event-fort_fell = { $seat } razes the fort { $land_in }.
    .also = razes the fort
event-fort_built = { $seat } fortifies { $land_the }.
    .also = fortifies { $land_the }
event-monument_built = { $seat } builds a monument { $land_in }.
    .also = builds a monument { $land_in }
event-fleet_placed = { $seat } launches a fleet on the { $water }.
    .also = launches a fleet on the { $water }
event-army_removed = { $seat } loses the army { $land_in }.
    .also = replaces the army that stood there
event-army_replaced = { $seat } wins over the army of { $loser } { $land_in }.
    .also = wins over the army of { $loser } { $land_in }
event-armies_added = { $seat } receives { $armies ->
    [one] another army
   *[other] { $armies } more armies
}.
    .also = receives { $armies ->
        [one] another army
       *[other] { $armies } more armies
    }
event-plague_rolled = The Black Death sweeps { $region } and { $other } ({ $dice }).
event-reorganised = { $seat } reorganises the empire.
event-gold_collected = { $seat } collects { $regions } gold for regions and { $buildings } for buildings, and now has { $gold }.
event-marker_moved = The { $colour } marker moves on to { $gold }.
event-token_kept = { $seat } keeps a bonus token worth { $value }.
event-token_kept_unseen = { $seat } keeps a bonus token.
event-tokens_shown = { $seat } reveals bonus tokens worth { $bonus } and ends on { $gold } gold.
event-match_ended = The match is over. { $reason }
amount-gold = { $n } gold

reason-six_epochs = Six epochs have been played.

prompt-set_up = The lot is drawn.
prompt-deal = The cards are dealt.
prompt-allot = { $piles ->
    [1] Epoch { $epoch }: both piles are before you. Which do you look at first?
   *[other] Epoch { $epoch }: which card do you take?
}
prompt-opening = Do you play a card before you found { $empire_the }?
prompt-expand = { $armies ->
    [0] No armies are left. Do you play a card?
    [one] One army is left. Where does it go?
   *[other] { $armies } armies are left. Where does the next one go?
}
prompt-roll_invasion = The dice of the invasion fall.
prompt-reroll = You rolled { $dice } against { $against }. Do you roll again?
prompt-reroll_roll = The dice fall again.
prompt-failed = The invasion of { $land_the } has failed. Do you go on at +{ $dial }? { $armies ->
    [0] No armies are left.
    [one] One army is left.
   *[other] { $armies } armies are left.
}
prompt-overrun = { $points ->
    [one] You have one point left for an overrun.
   *[other] You have { $points } points left for overruns.
} { $armies ->
    [0] No armies are left.
    [one] One army is left.
   *[other] { $armies } armies are left.
}
prompt-monument = Where does the monument stand?
prompt-raid_from = From which barren land do the barbarians come?
prompt-rebels = Where does the civil war break out, and against whom?
prompt-raid = Which land do you attack with { $card }? { $armies ->
    [0] No armies are left.
    [one] One army is left.
   *[other] { $armies } armies are left.
}
prompt-pick_land = In which land does { $card } take effect?
prompt-black_death = Which two regions does the Black Death strike?
prompt-black_death_roll = A die falls for every army.
prompt-migration = To which region do they migrate?
prompt-settle = Which empty land do they settle in? { $armies ->
    [0] No armies are left.
    [one] One army is left.
   *[other] { $armies } armies are left.
}
prompt-free_forts = Where do you build a fort? { $forts ->
    [one] One is left to build.
   *[other] { $forts } are left to build.
}
prompt-astronomy = On which ocean does the extra fleet lie?
prompt-bonus = Which bonus token do you keep?

refusal-not_in_hand = You do not have { $card }.
refusal-too_early = { $card } cannot be played before epoch { $epoch }.
refusal-before_founding_only = { $card } can only be played before the empire is founded.
refusal-after_founding = { $card } works for your empire: found it first, then play the card.
refusal-not_enough_gold = { $card } costs { $gold } gold; you have less.
refusal-no_use_now = { $card } would do nothing now.
refusal-one_card_at_a_time = { $card } has to wait: another card is in play.
refusal-no_armies = No armies are left.
refusal-already_active = { $land } already has an active army of yours.
refusal-no_crossing = No army can cross to { $land } without a fleet now.
refusal-out_of_reach = { $land } is neither next to an active army nor on the shore of a fleet's water.
refusal-not_that_way = You cannot get to { $land } that way.
refusal-not_such_a_land = { $land } cannot be taken like that: see who stands there.
refusal-not_active = { $land } has no active army of yours.
refusal-has_fort = { $land } already has a fort.
refusal-none_left = None is left in stock.
refusal-not_the_defender = { $land } does not belong to the player you have just beaten.
refusal-fort_stops = The fort of { $land } stops the overrun.
refusal-too_few_points = { $land } costs more than the { $points ->
    [one] 1 point
   *[other] { $points } points
} left.
refusal-not_next_to_it = { $land } is not next to the land taken last.

label-epoch = Epoch
label-colour = Colour
label-called = Empires called
label-players = Players
label-seat = Player
label-gold = Gold
label-empire = Empire
label-cards = Cards
label-dealt = Of the cards dealt at the start
label-hand = Hand
label-tokens = Bonus tokens
label-bonus = Bonus
label-order = From the richest down
label-force = Acting now
label-card = Event card
label-armies = Armies on the sort board
label-waters = Fleets on
label-crossings = Armies that may cross
label-symbols = Resource symbols taken
label-barbarian = Barbarian
label-failed = An invasion has failed
label-spent = Trait used up
label-way = Way
label-battle = Invasion
label-land = Land
label-defender = Defender
label-dial = Dial
label-dice = Dice
label-against = Against
label-points = Points left
label-choosing = Choosing
label-pile = Pile
label-passed = What you passed on
label-passed_on = Passed on
label-shown = Cards seen
label-monuments_left = Monuments left
label-forts_left = Forts left
label-towns_left = Capital and city markers left
label-regions = Regions
label-region = Region
label-value = Value
label-level = Strength there
label-lands = Lands
label-active = Active
label-building = Building
label-monument = Monument
label-fort = Fort

guide-welcome-text = Six epochs long you lead a new empire in each: you found it, spread it over the map and let it rest; its armies stay. At the end of each of your turns you collect gold for regions and buildings. Gold is also what event cards cost, and whoever has most of it after the sixth epoch, with the bonus tokens, wins.
guide-tour_order = The epoch
guide-tour_order-text = The empires of this epoch in the order in which they are called. Whoever holds the empire that is called takes a whole turn with it.
guide-tour_map = The map
guide-tour_map-text = Lands of one colour form a region. Armies of the present empire are active; those of past empires rest, but still count. In your turn the lands that you can take are marked, with your chances where somebody stands in them.
guide-tour_regions = What the regions are worth
guide-tour_regions-text = In this epoch a region is worth 0 to 3 gold: once for presence with one army, twice for dominance with two or more and more than anybody else, three times for supremacy with three or more and nobody else there.
guide-tour_players = The players
guide-tour_players-text = Gold, cards, and what each would collect right now. It is worth a look before you decide whom to invade.
guide-goodbye-text = You have seen a whole epoch: the draft, the empires’ turns and the bonus tokens. Your armies stay on the map, so think ahead: a region that you hold together keeps paying, and whoever has least gold is first to choose the next empire.

guide-allot = The draft
guide-allot-text = In each epoch you get one empire and one event, chosen in secret from piles that go round. Look first at how many armies an empire has and where it begins: close to regions that are worth something now. Events cost gold when you play them.
guide-opening = Before the founding
guide-opening-text = Your empire has been called. Minor empires, kingdoms and some other cards can only be played now, before it is founded, and are mostly lost otherwise; the rest you may keep for later. Remember that the price is paid in gold, which is also your score.
guide-expand = Expanding
guide-expand-text = Put your armies one by one into lands next to your active ones, or on the shore of a water with your fleet. Empty lands are simply taken; elsewhere an invasion begins, two dice against one. A second and a third army in a region multiply what it pays, and every second resource symbol brings a monument.
guide-reroll = Rolling again
guide-reroll-text = You may roll dice of yours once more. If the roll was not enough to take the land, there is little to lose.
guide-failed = A failed invasion
guide-failed-text = The roll was not enough. You may give up one more army from the sort board and roll again with a higher bonus, or let it be. Go on if the land matters and armies are left; otherwise save them for empty lands.
guide-overrun = Overrun
guide-overrun-text = You won by more than the land costs. The rest of the points may take neighbouring lands of the same defender, without dice, for one army each. That is the cheapest way to break a region.
guide-monument = A monument
guide-monument-text = Every second resource symbol that you take brings a monument. It goes to a capital if you can, else to a city, else onto a symbol, and pays 1 gold in each of your collections while you hold the land.
guide-pick_land = Where does the card work?
guide-pick_land-text = The card that was played needs a land. Its text says what it does; choose where it helps you most or takes most from the leader.
guide-raid_from = Barbarians
guide-raid_from-text = The barbarians come out of a barren land and attack the lands around it. Choose one with weak neighbours that have cities or monuments: each step back of theirs brings you 1 gold.
guide-raid = An attack
guide-raid-text = The armies of your card attack a land of another player; the dice decide as in any invasion. Look at the chances and at what the land is worth to its owner.
guide-bonus = The bonus tokens
guide-bonus-text = At the end of the epoch the richest player keeps one of three tokens and passes the others on; the third richest gets the last one. They stay secret and count at the end of the game, so the highest is usually right.

# Why a move is good

why-gold = you have { $after } gold instead of { $before }.
why-region = { $count ->
    [1] you hold your first land in { $thing_the }, worth { $after } gold{ $before ->
        [0] {""}
       *[other] { " " }instead of { $before }
    }.
    [2] you hold your second land in { $thing_the }, worth { $after } gold{ $before ->
        [0] {""}
       *[other] { " " }instead of { $before }
    }.
    [3] you hold your third land in { $thing_the }, worth { $after } gold{ $before ->
        [0] {""}
       *[other] { " " }instead of { $before }
    }.
   *[other] you hold { $count } lands in { $thing_the }, worth { $after } gold{ $before ->
        [0] {""}
       *[other] { " " }instead of { $before }
    }.
}
why-buildings = your buildings bring { $after } gold instead of { $before }.
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
   *[other] { $thing }’s regions bring only { $after } gold instead of { $before }.
}
