title = Mare Nostrum
about = Lead an ancient civilization around the Mediterranean: trade, build, wage war, and be the first with four heroes and wonders or with the pyramids.
style-builder = builder
style-builder-text = Raises cities, temples and forts, and keeps the peace.
style-raider = raider
style-raider-text = Raises legions and lives off its neighbours.
style-trader = trader
style-trader-text = Wants caravans and markets, and trades a lot.

civ-rome = Rome
civ-carthage = Carthage
civ-greece = Greece
civ-egypt = Egypt
civ-babylon = Babylon

province-cisalpina = Cisalpine Gaul
    .the = Cisalpine Gaul
province-etruria = Etruria
    .the = Etruria
province-rome = Rome
    .the = Rome
province-magna_graecia = Magna Graecia
    .the = Magna Graecia
province-corsica_sardinia = Corsica and Sardinia
    .the = Corsica and Sardinia
province-syracuse = Syracuse
    .the = Syracuse
province-illyria = Illyria
    .the = Illyria
province-dacia = Dacia
    .the = Dacia
province-macedonia = Macedonia
    .the = Macedonia
province-athens = Athens
    .the = Athens
province-constantinople = Constantinople
    .the = Constantinople
province-knossos = Knossos
    .the = Knossos
province-rhodes = Rhodes
    .the = Rhodes
province-cyprus = Cyprus
    .the = Cyprus
province-troy = Troy
    .the = Troy
province-bithynia = Bithynia
    .the = Bithynia
province-lycia = Lycia
    .the = Lycia
province-cappadocia = Cappadocia
    .the = Cappadocia
province-armenia = Armenia
    .the = Armenia
province-antioch = Antioch
    .the = Antioch
province-assyria = Assyria
    .the = Assyria
province-babylon = Babylon
    .the = Babylon
province-tyre = Tyre
    .the = Tyre
province-jerusalem = Jerusalem
    .the = Jerusalem
province-sinai = Sinai
    .the = Sinai
province-alexandria = Alexandria
    .the = Alexandria
province-memphis = Memphis
    .the = Memphis
province-thebes = Thebes
    .the = Thebes
province-cyrene = Cyrene
    .the = Cyrene
province-leptis = Leptis
    .the = Leptis
province-carthage = Carthage
    .the = Carthage
province-numidia = Numidia
    .the = Numidia
province-garamantes = Land of the Garamantes
    .the = the Land of the Garamantes

sea-sardinian = Sardinian Sea
sea-tyrrhenian = Tyrrhenian Sea
sea-african = African Sea
sea-adriatic = Adriatic Sea
sea-ionian = Ionian Sea
sea-syrtis = Gulf of Syrtis
sea-aegean = Aegean Sea
sea-egyptian = Egyptian Sea
sea-phoenician = Phoenician Sea
sea-euxine = Black Sea

resource-tax = tax
    .a = a tax
resource-grain = grain
    .a = grain
resource-fish = fish
    .a = fish
resource-slaves = slaves
    .a = slaves
resource-wine = wine
    .a = wine
resource-metal = metal
    .a = metal
resource-fruit = fruit
    .a = fruit
resource-livestock = livestock
    .a = livestock
resource-oil = oil
    .a = oil
resource-gold = gold
    .a = gold
resource-gems = gems
    .a = gems
resource-perfume = perfume
    .a = perfume
resource-papyrus = papyrus
    .a = papyrus

item-influence = influence marker
    .a = an influence marker
item-caravan = caravan
    .a = a caravan
item-city = city
    .a = a city
item-market = market
    .a = a market
item-temple = temple
    .a = a temple
item-legion = legion
    .a = a legion
item-fort = fort
    .a = a fort
item-trireme = trireme
    .a = a trireme

card-caesar = Julius Caesar
    .kind = hero
    .the = Julius Caesar
card-caesar-text = Legions and forts cost 2 cards.
card-hannibal = Hannibal
    .kind = hero
    .the = Hannibal
card-hannibal-text = Each die of your legions counts one more in battle.
card-hammurabi = Hammurabi
    .kind = hero
    .the = Hammurabi
card-hammurabi-text = Your first influence marker each round is free.
card-pericles = Pericles
    .kind = hero
    .the = Pericles
card-pericles-text = Triremes cost 2 cards, and each of their dice counts one more in battle.
card-cleopatra = Cleopatra
    .kind = hero
    .the = Cleopatra
card-cleopatra-text = Once each construction phase, swap a good for a tax or a tax for any good with the bank.
card-agamemnon = Agamemnon
    .kind = hero
    .the = Agamemnon
card-agamemnon-text = Counts 2 towards becoming Director of Commerce.
card-archimedes = Archimedes
    .kind = hero
    .the = Archimedes
card-archimedes-text = Counts 2 towards becoming Military Leader.
card-helen = Helen of Troy
    .kind = hero
    .the = Helen of Troy
card-helen-text = Once each military phase, win over a foreign legion that enters one of your provinces.
card-nebuchadnezzar = Nebuchadnezzar
    .kind = hero
    .the = Nebuchadnezzar
card-nebuchadnezzar-text = Pillaging a caravan or a city also brings you its good or a tax.
card-solomon = Solomon
    .kind = hero
    .the = Solomon
card-solomon-text = Counts 2 towards becoming Political Leader.
card-ulysses = Ulysses
    .kind = hero
    .the = Ulysses
card-ulysses-text = Once each commerce phase, make a player put back a card just taken and take one of yours instead.
card-colossus = Colossus of Rhodes
    .kind = wonder
    .the = the Colossus of Rhodes
card-colossus-text = One more tax with each income.
card-hanging_gardens = Hanging Gardens
    .kind = wonder
    .the = the Hanging Gardens
card-hanging_gardens-text = You may keep one good at the end of construction.
card-temple_of_artemis = Temple of Artemis
    .kind = wonder
    .the = the Temple of Artemis
card-temple_of_artemis-text = One more good of your choice with each income.
card-statue_of_zeus = Statue of Zeus
    .kind = wonder
    .the = the Statue of Zeus
card-statue_of_zeus-text = You may build two forts in a province.
card-lighthouse = Lighthouse of Alexandria
    .kind = wonder
    .the = the Lighthouse of Alexandria
card-lighthouse-text = Your influence markers need not border your provinces.
card-mausoleum = Mausoleum of Halicarnassus
    .kind = wonder
    .the = the Mausoleum of Halicarnassus
card-mausoleum-text = Cities, caravans, temples and markets cost one card less.
card-pyramids = Pyramids
    .kind = wonder
    .the = the Pyramids
card-pyramids-text = Build them and you win.

role-commerce_director = Director of Commerce
role-commerce_director-text = Most caravans and markets. Names how many cards are offered, and takes first.
role-political_leader = Political Leader
role-political_leader-text = Most cities and temples. Names the order of building.
role-military_leader = Military Leader
role-military_leader-text = Most legions, triremes and forts. Names the order of war.

item-caravan_grain = caravan on grain
item-caravan_fish = caravan on fish
item-caravan_slaves = caravan on slaves
item-caravan_wine = caravan on wine
item-caravan_metal = caravan on metal
item-caravan_fruit = caravan on fruit
item-caravan_livestock = caravan on livestock
item-caravan_oil = caravan on oil
item-caravan_gold = caravan on gold
item-caravan_gems = caravan on gems
item-caravan_perfume = caravan on perfume
item-caravan_papyrus = caravan on papyrus

owner-rome = Rome
owner-carthage = Carthage
owner-greece = Greece
owner-egypt = Egypt
owner-babylon = Babylon
occupier-rome = Rome
occupier-carthage = Carthage
occupier-greece = Greece
occupier-egypt = Egypt
occupier-babylon = Babylon
legion-rome = Rome
legion-carthage = Carthage
legion-greece = Greece
legion-egypt = Egypt
legion-babylon = Babylon
trireme-rome = Rome
trireme-carthage = Carthage
trireme-greece = Greece
trireme-egypt = Egypt
trireme-babylon = Babylon

phase-setup = Set-up
phase-commerce = Commerce
phase-construction = Construction
phase-military = War

option-setup = Set-up
option-setup-text = The printed set-up, or 36 points to spend as you like.
option-setup-basic = basic
option-setup-advanced = advanced (36 points)
option-civilizations = Civilizations
option-civilizations-text = Which civilizations are left out with fewer than five players.
option-civilizations-recommended = as recommended
option-civilizations-free = chosen freely
option-compensation = Director's card
option-compensation-text = Which card the Director may give to the player who is one short after trade.
option-compensation-any = any
option-compensation-hand = none that was just taken
option-pillage = Pillage
option-pillage-text = How many buildings an army may destroy in a province in one turn.
option-pillage-one = one
option-pillage-each_legion = one for each legion
option-rounds = Round limit
option-rounds-text = The game ends after this round if nobody has won; most heroes and wonders come first.
option-rounds-0 = none
option-rounds-8 = 8 rounds
option-rounds-10 = 10 rounds
option-rounds-12 = 12 rounds
option-rounds-15 = 15 rounds
option-rounds-20 = 20 rounds
option-rounds-30 = 30 rounds

reason-pyramids = The pyramids are built.
reason-four_cards = Four heroes and wonders are in one hand.
reason-round_limit = The round limit is reached.

label-round = Round
label-rounds = Round limit
label-phase = Phase
label-seat = Player
label-roles = Roles
label-seats = Players
label-provinces = Provinces
label-seas = Sea zones
label-bank = Bank
label-spent = Paid this phase
label-tokens = Tokens left
label-cards_left = Heroes and wonders for sale
label-number = Cards to offer
label-points = Points left
label-winner = Winner
label-reason = End
label-province = Province
label-owner = Owner
label-new_marker = Marker of this round
label-city = City
label-temple = Temple
label-market = Market
label-caravans = Caravans
label-forts = Forts
label-legions = Legions
label-ready = Can still move
label-docked = Triremes in dock
label-occupier = Occupier
label-tasks = Occupied
label-sea = Sea zone
label-triremes = Triremes
label-civ = Civilization
label-cards = Heroes and wonders
label-hand_size = Cards in hand
label-hand = Hand
label-offer = On offer
label-taken = Taken in trade
label-supply = Supply
label-prices = Prices
label-counts = Counts for roles

prompt-choose_civilization = Choose your civilization.
prompt-start_caravan = Which good in { $province_the } gets your caravan?
prompt-spend = What do you buy? You have { $points ->
    [one] 1 point
   *[other] { $points } points
} left.
prompt-start_place = Where do you place the { $item }?
prompt-first_roles = A lot decides who gets a role.
prompt-roles = The others are level. Who becomes { $role }?
prompt-extra_tax = The Colossus brings you a tax. Do you take it?
prompt-income = The Temple of Artemis brings you a good. Which one do you take?
prompt-number = How many cards must everybody offer?
prompt-offers = { $cards ->
    [one] Offer 1 card.
   *[other] Offer { $cards } cards.
} { $left ->
    [one] One is still to choose.
   *[other] { $left } are still to choose.
}
prompt-take = Take a card that another player offers.
prompt-ulysses = { $seat } has taken { $resource_a }. Do you send it back with Ulysses, so that one of yours must be taken?
prompt-compensate = { $seat } is one card short. Which of your cards do you give?
prompt-name_builder = Who builds next?
prompt-build = What do you buy?
prompt-place = Where do you place the { $item }?
prompt-pay = Pay a set of { $need }, taxes only or goods that are all different. { $left ->
    [one] One is still to pay.
   *[other] { $left } are still to pay.
}
prompt-keep = What do you keep for the next round?
prompt-name_commander = Who moves next?
prompt-sail = Move your triremes. Do you want a battle at sea?
prompt-sea_battle = Dice decide the battle at sea.
prompt-march = Move your legions and fight.
prompt-helen = A legion of { $seat } enters { $province }. Does Helen win it over?
prompt-battle = Dice decide the battle.
prompt-losses = { $hits ->
    [one] You lose a unit in { $province_the }. Which one?
   *[other] You lose { $hits } units in { $province_the }. Which ones?
}
prompt-give_up = You have too few legions left in { $province_the }. What do you give up?
prompt-tasks = { $province } is in your hands. { $legions ->
    [one] What does your legion do there?
   *[other] What do your { $legions } legions do there?
}

action-choose_civilization = { $civ }
action-give_role = Make { $seat } { $role }
action-take_good = Take { $resource_a }
action-name_number = { $cards ->
    [0] No trade
    [one] 1 card
   *[other] { $cards } cards
}
action-offer = Offer { $resource_a }
action-take = Take { $resource_a } from { $seat }
action-use_hero = Use { $card }
action-give_card = Give { $resource_a }
action-name_next = { $seat } is next
action-buy = Buy { $item_a }
action-buy_card = { $card_kind ->
    [wonder] Build { $card_the }
   *[hero] Win over { $card_the }
}
action-place = { $province }
action-place_caravan = { $province }, on { $good }
action-pay = Pay { $resource_a }
action-swap = Swap { $give_a } for { $take_a }
action-keep_taxes = { $cards ->
    [0] Keep no taxes
    [one] Keep 1 tax
   *[other] Keep { $cards } taxes
}
action-keep_good = Keep { $resource_a }
action-launch = Put to sea from { $province_the } into the { $sea }
action-sail = Sail from the { $sea } to the { $to }
action-attack_fleet = Attack { $civ } on the { $sea } with { $triremes ->
    [one] 1 trireme
   *[other] { $triremes } triremes
}
action-march = March from { $province_the } to { $to_the }
action-attack = Attack { $civ } in { $province_the } with { $legions ->
    [0] the fort alone
    [one] 1 legion
   *[other] { $legions } legions
}
action-lose = Lose { $legions ->
    [0] { $forts ->
        [one] 1 fort
       *[other] { $forts } forts
    }
    [one] 1 legion
   *[other] { $legions } legions
}{ $legions ->
    [0] {""}
   *[other] { $forts ->
        [0] {""}
        [one] { " " }and 1 fort
       *[other] { " " }and { $forts } forts
    }
}
action-pillage = Pillage the { $building } in { $province_the }
action-occupy = Occupy the { $building } in { $province_the }
action-annex = Prepare to annex { $province_the }
action-give_up = Give up the { $building } in { $province_the }
action-done = Done

event-civilization_chosen = { $seat } leads { $civ }.
event-civilization_neutral = { $civ } is neutral.
event-round_began = Round { $round }
event-role_given = { $seat } becomes { $role }.
event-income_paid = { $seat } collects { $cards }.
event-number_named = { $cards ->
    [0] { $seat } calls off the trade.
    [one] { $seat } calls for 1 card from everybody.
   *[other] { $seat } calls for { $cards } cards from everybody.
}
event-sat_out = { $seat } has too few cards to trade.
event-offer_revealed = { $seat } offers { $cards }.
event-card_taken = { $seat } takes { $resource_a } from { $other }.
event-card_sent_back = Ulysses steps in: { $seat } gives { $resource_a } back to { $other }.
event-trade_ended = The trade is over.
event-card_given = { $seat } gives { $resource_a } to { $other }.
event-card_passed = { $seat } gives { $other } a card.
event-builder_named = It is { $seat }’s turn to build.
event-commander_named = It is { $seat }’s turn to move.
event-paid = { $seat } pays { $cards }.
event-built = { $item_id ->
    [influence] { $seat } extends influence to { $province_the }.
    [legion] { $seat } raises a legion in { $province_the }.
   *[other] { $seat } builds { $item_a } in { $province_the }.
}
event-caravan_built = { $seat } puts a caravan on { $good } in { $province_the }.
event-annexed = { $seat } annexes { $province_the } from { $civ }.
event-card_bought = { $card_kind ->
    [wonder] { $seat } builds { $card_the }.
   *[hero] { $seat } wins over { $card_the }.
}
event-swapped = { $seat } swaps { $give_a } for { $take_a } with the bank.
event-cards_kept = { $cards ->
    [0] { $seat } keeps no cards.
    [one] { $seat } keeps 1 card.
   *[other] { $seat } keeps { $cards } cards.
}
event-launched = { $seat } sends a trireme from { $province_the } into the { $sea }.
event-sailed = { $seat } sails a trireme from the { $sea } to the { $to }.
event-marched = { $seat } marches a legion from { $province_the } to { $to_the }.
event-legion_converted = Helen wins a legion of { $other } in { $province_the } for { $seat }.
event-land_battle = { $losses ->
    [no] { $seat } fights { $civ } in { $province_the } without losses on either side ({ $attack } against { $defence }).
   *[yes] { $seat } fights { $civ } in { $province_the }, { $attack } against { $defence }.
}
event-sea_battle = { $losses ->
    [no] { $seat } fights { $civ } on the { $sea } without losses on either side ({ $attack } against { $defence }).
   *[yes] { $seat } fights { $civ } on the { $sea }, { $attack } against { $defence }.
}
event-units_lost = { $civ } loses { $amounts }.
event-triremes_lost = { $civ } loses { $amounts }.
event-pillaged = { $seat } pillages the { $building } in { $province_the }.
event-plundered = Nebuchadnezzar brings { $seat } { $resource_a }.
event-occupied = { $seat } occupies the { $building } in { $province_the }.
event-annexation_began = { $seat } prepares to annex { $province_the }.
event-task_given_up = { $civ } gives up the { $building } in { $province_the }.
event-won = { $seat } wins!
event-limit_reached = Round { $round } was the last.
amount-legions = { $n ->
    [one] a legion
   *[other] { $n } legions
}
amount-forts = { $n ->
    [one] a fort
   *[other] { $n } forts
}
amount-triremes = { $n ->
    [one] a trireme
   *[other] { $n } triremes
}

refusal-civilization_taken = { $civ } is taken.
refusal-civilization_left_out = { $civ } is left out at this number of players.
refusal-own_hero_only = Only your civilization's own hero can be bought now, and only before anything else.
refusal-not_enough_points = That costs { $need ->
    [one] 1 point
   *[other] { $need } points
}; you have { $points }.
refusal-earlier_item = Things are bought in the order of the list; that one is over.
refusal-home_without_coast = Your home province has no coast, and triremes start at home.
refusal-goods_only = You may take a good, not a tax.
refusal-tax_only = The Colossus brings a tax, no good.
refusal-bank_empty = The bank has no more { $resource }.
refusal-more_than_in_hand = You may name at most as many cards as you hold: { $cards }.
refusal-not_in_hand = You have no { $resource } left in your hand.
refusal-offer_in_order = Choose the cards in the order of the resources.
refusal-offer_too_few = You could not offer { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} that way.
refusal-not_from_yourself = You cannot take your own card.
refusal-take_from_ulysses = Ulysses forces you to take a card of { $seat }.
refusal-third_exchange = You and { $seat } have exchanged twice in a row; choose somebody else.
refusal-not_on_offer = { $seat } does not offer that card, or it has been taken already.
refusal-gains_protected = You may not give away a card that you have just taken.
refusal-has_had_turn = { $seat } has had a turn already.
refusal-no_set = Your cards do not make a set of { $need }.
refusal-none_left = No { $item } is left.
refusal-no_place = There is no province where you could place { $item_a }.
refusal-card_gone = { $card } has been bought already.
refusal-card_reserved = { $card } serves another civilization.
refusal-no_cleopatra = Only Cleopatra can swap with the bank.
refusal-swap_impossible = That swap is not possible, or you have swapped already in this phase.
refusal-home_protected = { $province } is a home province and can never be annexed.
refusal-marker_there = There is already a marker in { $province }.
refusal-foreign_legion = A foreign legion stands in { $province }.
refusal-not_adjacent = { $province } borders none of the provinces that were yours at the start of the round.
refusal-not_your_province = { $province } is not yours.
refusal-marker_this_round = { $province } has received its marker only this round.
refusal-no_coast = { $province } has no coast.
refusal-no_site = There is no free place for that in { $province }.
refusal-goods_differ = The goods of a set must all differ; { $resource } is in it already.
refusal-sets_do_not_mix = Taxes and goods do not mix in a set.
refusal-set_too_small = You could not complete a set of { $need } that way.
refusal-keep_two_taxes = You may keep at most two taxes.
refusal-keep_good = Only the Hanging Gardens let you keep a good, and only one.
refusal-docks_first = Triremes in dock must put to sea first.
refusal-no_trireme = You have no trireme on the { $sea }.
refusal-has_moved = That unit has moved already.
refusal-not_adjacent_sea = The { $sea } is not adjacent.
refusal-have_fought = You do not have that many units there that can still fight.
refusal-fight_together = Units that stand together fight together: all of them take part, unless there are several enemies there.
refusal-rest_fights_first = A part of your units has fought there; the rest must fight another enemy first.
refusal-no_enemy = There is no such enemy there.
refusal-must_fight = Your units must fight in { $province }.
refusal-no_legion = You have no legion in { $province }.
refusal-out_of_reach = { $province } is neither adjacent nor joined by an unbroken chain of your triremes.
refusal-lose_exactly = You must lose exactly { $hits ->
    [one] 1 unit, for there was 1 hit
   *[other] { $hits } units, one for each hit
}.
refusal-other_province = First decide about { $province }.
refusal-pillaged_already = { $province } has been pillaged already this turn.
refusal-nothing_there = There is nothing in { $province_the } to do that to, or no legion free for it.

guide-welcome-text = You lead an ancient people around the Mediterranean. Whoever first owns four heroes and wonders, or builds the pyramids, wins at once; you begin with one hero. For those you need many different goods: caravans and cities bring them, trade completes them, legions protect them.
guide-tour_map = The map
guide-tour_map-text = Provinces with their goods and city sites, and the seas between them. Your influence markers show what is yours; only there can you build.
guide-tour_hand = Your cards
guide-tour_hand-text = Goods and taxes that your caravans and cities bring each round. You pay with sets: goods that are all different, or taxes only. Almost everything unspent is lost at the end of the round.
guide-tour_shop = What can be bought
guide-tour_shop-text = Markers, caravans, cities and units cost 3 cards, markets and temples 6, a hero or wonder 9. Green is what your cards pay for now.
guide-tour_race = The race
guide-tour_race-text = Who owns how many heroes and wonders. Four end the game, and so do the pyramids: keep an eye on whoever is ahead.
guide-goodbye-text = You have seen a whole round: income and trade, construction, war. More caravans on different goods make larger sets; every set of nine is a step towards victory. And leave your borders not quite empty.

guide-choose_civilization = Choosing a civilization
guide-choose_civilization-text = Each people has its own home and its own hero. Carthage is strong on land and begins as Director of Commerce, Greece has cheap triremes, Babylon gets its first influence marker of each round for free. All of them can win.
guide-start_caravan = A caravan at the start
guide-start_caravan-text = Your caravan brings one card of its good every round. Choose a good that you do not have yet: sets are made of different ones.
guide-number = How much is traded?
guide-number-text = You are the Director of Commerce: you say how many cards everybody has to offer, and you take first. Much trade is good if you hold doubles; none is good if your cards already fit together.
guide-offers = A secret offer
guide-offers-text = Everybody offers the same number of cards, face down. Offer what you hold twice, or what does not fit into a set: you will lose these cards and get others for them.
guide-take = Taking a card
guide-take-text = The offers lie open. Take a card that you lack for your set. The player from whom you take is next, so also think of who should have the choice.
guide-compensate = A card in return
guide-compensate-text = The chain of trade has ended elsewhere, so one player is a card short. As Director you give that player one card of your choice: the one that you need least.
guide-name_builder = Who builds next?
guide-name_builder-text = You are the Political Leader and decide the order of building. Whoever builds first can take a province or a hero from under the others’ noses; whoever builds last sees what they do.
guide-build = Construction
guide-build-text = Buy as often as your cards allow; most of what is left over is lost. At the beginning caravans on new goods and influence in neighbouring provinces pay best: they make you richer in every round to come.
guide-place = Where to place it
guide-place-text = Buildings and units go into your own provinces, influence markers into free ones next to them. Think of the goods that you still lack.
guide-pay = Paying
guide-pay-text = A set is either all different goods, or taxes only; the two are never mixed. Pay with what you need least for your next purchase.
guide-keep = What is kept
guide-keep-text = All have built. Everybody may keep up to two taxes for the next round; all other cards go back to the bank.
guide-name_commander = Who moves next?
guide-name_commander-text = You are the Military Leader and decide in which order all move their troops. Whoever moves last can answer what the others do.
guide-sail = Triremes
guide-sail-text = New triremes put to sea, others may sail one zone further. A chain of your ships carries your legions across and lets you place influence on far coasts. Nobody has to fight at sea.
guide-march = Legions
guide-march-text = Each legion may move once, into a neighbouring province or over the sea along your triremes. Where enemy legions or forts stand there is a battle: one die for each legion, 6 points for a fort, and every 5 points destroy a unit. Staying at home is often the wisest move.
guide-losses = Losses
guide-losses-text = Every full 5 points of the enemy cost you one unit, and you choose which. Keep what you need most in this province.
guide-give_up = What is given up
guide-give_up-text = You have fewer legions left than tasks here. Keep the task that brings you most.
guide-tasks = What the legions do there
guide-tasks-text = Nobody opposes you here. A legion can pillage a building, occupy a city or caravan and collect its income, or prepare to annex the province: then you may buy a marker here in the next round.

# Why a move is good

why-cards = { $after ->
    [one] you get your first hero or wonder; four win the game.
   *[other] you get hero or wonder number { $after }; four win the game.
}
why-taxes = you collect { $after ->
    [one] 1 tax
   *[other] { $after } taxes
} a round instead of { $before }.
why-kinds = you collect { $after ->
    [one] 1 kind of goods
   *[other] { $after } kinds of goods
} a round instead of { $before }.
why-goods = you collect { $after ->
    [one] 1 good
   *[other] { $after } goods
} a round instead of { $before }.
why-set = your largest set has { $after ->
    [one] 1 card
   *[other] { $after } cards
} instead of { $before }.
why-purchases = your cards make { $after ->
    [one] 1 set
   *[other] { $after } sets
} of three instead of { $before }.
why-different = you hold { $after ->
    [one] 1 kind of goods
   *[other] { $after } kinds of goods
} instead of { $before }.
why-tax_cards = you hold { $after ->
    [one] 1 tax
   *[other] { $after } taxes
} instead of { $before }.
why-provinces = you hold { $after ->
    [one] 1 province
   *[other] { $after } provinces
} instead of { $before }.
why-new_goods = your provinces have room for { $after ->
    [one] 1 kind of goods
   *[other] { $after } kinds of goods
} that you do not collect yet instead of { $before }.
why-city_sites = your provinces have room for { $after ->
    [one] 1 more city
   *[other] { $after } more cities
} instead of { $before }.
why-legions = you have { $after ->
    [one] 1 legion
   *[other] { $after } legions
} instead of { $before }.
why-guard = { $after ->
    [one] 1 legion guards
   *[other] { $after } legions guard
} { $thing_the }{ $before ->
    [0] {""}
   *[other] { " " }instead of { $before }
}.
why-fort = a fort protects { $thing_the }.
why-triremes = you have { $after ->
    [one] 1 trireme
   *[other] { $after } triremes
} instead of { $before }.
why-shores = your triremes reach { $after ->
    [one] 1 coast
   *[other] { $after } coasts
} instead of { $before }.
why-exposed = { $after ->
    [0] none of your buildings lies open to attack.
    [one] only one of your buildings lies open to attack instead of { $before }.
   *[other] only { $after } of your buildings lie open to attack instead of { $before }.
}
why-guarded = { $after ->
    [one] one of your buildings is
   *[other] { $after } of your buildings are
} guarded instead of { $before }.
why-threatened = your legions threaten { $after ->
    [one] 1 foreign building
   *[other] { $after } foreign buildings
} instead of { $before }.
why-annexing = you are about to annex { $thing_the }.
why-rival = { $thing } has only { $after ->
    [one] 1 building
   *[other] { $after } buildings
} instead of { $before }.
why-answers = you see what { $after ->
    [one] 1 other player does
   *[other] { $after } others do
} before your turn comes instead of { $before }.
why-held_back = { $thing }, who is ahead, has to wait.
why-role = you become { $thing }.
