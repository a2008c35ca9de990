# Through the Ages

title = Through the Ages
about = Lead a civilization from antiquity to modern times and leave the greatest culture behind.
style-builder = builder
style-builder-text = Loves wonders, temples and theatres.
style-raider = raider
style-raider-text = Keeps a strong army and uses it.
style-scholar = scholar
style-scholar-text = Puts laboratories, libraries and new ideas first.

## Options

option-game = Game
option-game-text = How much of the game is played.
option-game-simple = Simple
option-game-advanced = Advanced
option-game-full = Full
option-corruption = Corruption
option-corruption-text = Under the alternative rule a player may produce with one mine token fewer.
option-corruption-standard = standard
option-corruption-alternative = alternative
option-easier = Easier game
option-easier-text = One more yellow token at the start and a higher urban limit.
option-no_ganging_up = No ganging up
option-no_ganging_up-text = A civilization can be attacked by only one enemy at a time.
option-peaceful = Peaceful game
option-peaceful-text = The game is played without aggressions and wars, and without pacts if you like.
option-peaceful-no = no
option-peaceful-yes = without aggressions and wars
option-peaceful-no_pacts = without aggressions, wars and pacts
option-military_draw = Drawing military cards
option-military_draw-text = When military cards are drawn.
option-military_draw-turn_end = at the end of the turn
option-military_draw-action = for military actions
option-bonus = Bonus cards
option-bonus-text = How the age III events that score at the end are chosen.
option-bonus-standard = standard
option-bonus-open_3 = 3 open cards
option-bonus-open_4 = 4 open cards
option-bonus-open_5 = 5 open cards
option-bonus-age_by_age = age by age
option-bonus-own = own secret cards
option-bonus-open_choice = open choice
option-fewer_bonuses = Fewer bonuses
option-fewer_bonuses-text = Age III events left in the event decks are not scored at the end.
option-resignation = Resignation
option-resignation-text = Players may leave a Full game at the start of their turn.

## Things

role-a = A
role-b = B

## Actions

action-choose_bonus = Choose { $card } as a bonus
action-keep_bonus = Keep { $card } as your bonus
action-play_event = Prepare { $card }
action-columbus = Send Columbus to { $card }
action-attack = Play { $card } against { $target }
action-declare_war = Declare { $card } on { $target }
action-offer_pact = Offer { $partner } { $card } and take side { $role }
action-cancel_pact = Cancel { $card }
action-resign = Resign
action-decide_war = Let the war be decided
action-pass = Pass
action-accept = Accept
action-refuse = Refuse
action-discard = Discard { $card }
action-take_card = Take { $card_the } (slot { $slot })
action-increase_population = Increase population
action-build = Build { $card_a }
action-upgrade = Upgrade { $old } to { $new }
action-destroy = Pull down { $card_a }
action-train = Train { $card }
action-upgrade_unit = Upgrade { $old } to { $new }
action-disband = Disband { $card }
action-build_stages = { $stages ->
    [one] Build { $stages } wonder stage
   *[other] Build { $stages } wonder stages
}
action-play_leader = Elect { $card_the }
action-play_technology = Discover { $card }
action-revolution = Turn to { $card } by revolution
action-play_action = Play { $card }
action-play_tactic = Adopt { $card }
action-recruit = Grow and train { $card }
action-use_liner = Increase population by ocean liner
action-use_trade_route = Pay across the trade route
action-draw_military = Draw a military card
action-end_turn = End turn
action-produce = Let all mines produce
action-hold_back = Hold back one token of { $card }
action-sacrifice = Sacrifice { $card }
action-play_bonus = Use { $card }
action-stop = Add nothing more
action-bid = Bid { $amount }
action-lose_worker = Lose a worker of { $card }
action-lose_building = Lose { $card_a }
action-raze = Destroy { $card_a } of the rival’s
action-lose_colony = Lose { $card }
action-take_colony = Take { $card }
action-take_technology = Take { $card }
action-take_science = Take the rest in science
action-split_goods = { $food } food, the rest resources
action-turn_wonder = Turn { $card_the } face down

## Ages

age-A = age A
    .title = Age A
age-I = age I
    .title = Age I
age-II = age II
    .title = Age II
age-III = age III
    .title = Age III
age-IV = age IV
    .title = Age IV

## Events

event-bonus_shown = { $card } will be scored at the end.
event-bonus_taken = { $seat } chooses { $card }, to be scored at the end.
event-bonus_kept = { $card_known ->
    [yes] { $seat } keeps { $card } in secret.
   *[no] { $seat } keeps a bonus card in secret.
}
event-turn_began = Round { $round }: { $seat }’s turn
event-cards_removed = The card row loses { $cards }.
event-card_turned_up = { $card } comes into the card row ({ $slot }).
event-age_began = { $age_title } begins
event-card_obsolete = { $seat } loses { $card }, now out of date.
    .also = loses { $card }, now out of date
event-cards_obsolete = { $count ->
    [one] { $seat } discards an outdated military card.
   *[other] { $seat } discards { $count } outdated military cards.
}
event-event_placed = { $seat } prepares an event of { $age }.
event-event_revealed = { $card_id ->
    [no_event] The event card is blank: nothing happens.
   *[other] { $card } is revealed.
}
event-events_shuffled = The future events become the current ones ({ $count }).
event-bid_made = { $seat } bids { $amount }.
event-bidder_passed = { $seat } passes.
event-colonized = { $seat } colonizes { $card }.
event-territory_left = No one colonizes { $card }.
event-attack_began = { $seat } attacks { $target } with { $card }.
event-unit_sacrificed = { $seat } sacrifices { $card }.
event-bonus_played = { $seat } adds { $card }.
event-attack_won = { $seat } defeats { $target } ({ $attack } against { $defence }).
    .also = succeeds ({ $attack } against { $defence })
event-attack_failed = { $target } fends off { $seat } ({ $defence } against { $attack }).
event-war_declared = { $seat } declares { $card } on { $target }.
event-war_won = { $seat } wins the war against { $target } ({ $strength } against { $other }).
event-war_drawn = The war between { $seat } and { $target } ends in a draw ({ $strength } each).
event-war_dropped = { $seat }’s { $card } comes to nothing.
event-pact_offered = { $seat } offers { $partner } { $card } and takes side { $role }.
event-pact_made = { $partner } agrees to { $card } with { $seat }.
event-pact_refused = { $partner } turns down { $card }.
event-pact_ended = { $card } comes to an end.
event-resigned = { $seat } resigns.
event-card_discarded = { $card_known ->
    [yes] { $seat } discards { $card }.
   *[no] { $seat } discards a military card.
}
event-card_taken = { $seat } takes { $card_the }.
event-population_fell = { $card_known ->
    [yes] { $seat } loses a worker from { $card }.
   *[no] { $seat } loses a worker.
}
    .also = { $card_known ->
        [yes] loses a worker from { $card }
       *[no] loses a worker
    }
event-built = { $card_kind ->
    [unit] { $seat } trains { $card_a }.
   *[building] { $seat } builds { $card_a }.
}
    .also = { $card_kind ->
        [unit] trains { $card_a }
       *[building] builds { $card_a }
    }
event-upgraded = { $seat } upgrades { $old } to { $new }.
    .also = upgrades { $old } to { $new }
event-destroyed = { $own ->
    [yes] { $card_kind ->
        [unit] { $seat } disbands { $card_a }.
       *[building] { $seat } pulls down { $card_a }.
    }
   *[no] { $seat } loses { $card_a }.
}
    .also = { $own ->
        [yes] { $card_kind ->
            [unit] disbands { $card_a }
           *[building] pulls down { $card_a }
        }
       *[no] loses { $card_a }
    }
event-stages_built = { $stages ->
    [one] { $seat } builds a stage of { $card_the }.
   *[other] { $seat } builds { $stages } stages of { $card_the }.
}
    .also = { $stages ->
        [one] builds a stage of { $card_the }
       *[other] builds { $stages } stages of { $card_the }
    }
event-wonder_finished = { $seat } completes { $card_the }.
    .also = completes the wonder
event-leader_came = { $seat } elects { $card_the }.
    .also = elects { $card_the }
event-leader_lost = { $seat } parts with { $card_the }.
    .also = parts with { $card_the }
event-technology_played = { $seat } discovers { $card }.
    .also = discovers { $card }
event-revolution_made = { $seat } turns to { $card } by revolution.
event-action_card_played = { $seat } plays { $card }.
event-tactic_played = { $seat } adopts { $card }.
event-liner_used = Ocean liners bring { $seat } a worker.
event-trade_route_used = { $seat } will pay across the trade route.
event-military_drawn = { $card_known ->
    [yes] { $seat } draws { $card }.
   *[no] { $seat } draws a military card.
}
event-deck_renewed = The discarded military cards of { $age } are shuffled.
event-produced = { $seat } produces { $amounts }.
event-consumed = { $seat } eats { $food } food.
event-famine_struck = { $seat } is { $food } food short.
    .also = is { $food } food short
event-corruption_took = { $seat } loses { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} to corruption.
    .also = loses { $resources ->
        [one] 1 resource
       *[other] { $resources } resources
    } to corruption
event-uprising_broke_out = { $seat }’s people rise up and produce nothing.
event-mine_held_back = { $seat } gets nothing from one { $card }.
event-actions_lost = { $actions ->
    [one] { $seat } loses a civil action.
   *[other] { $seat } loses { $actions } civil actions.
}
    .also = { $actions ->
        [one] loses a civil action
       *[other] loses { $actions } civil actions
    }
event-colony_lost = { $seat } loses the colony { $card }.
    .also = loses the colony { $card }
event-colony_taken = { $seat } takes the colony { $card } from { $target }.
    .also = takes the colony { $card } from { $target }
event-technology_taken = { $seat } takes { $card } from { $target }.
    .also = takes { $card } from { $target }
event-wonder_lost = { $seat } loses the unfinished { $card }.
    .also = loses the unfinished { $card }
event-wonder_turned = { $seat } sees { $card_the } fall into ruin.
    .also = sees { $card_the } fall into ruin
event-last_round_came = Round { $round } will be the last.
event-bonus_scored = { $culture ->
    [0] { $seat } scores nothing for { $card }.
   *[other] { $seat } scores { $card }.
}
event-final_scored = { $seat } scores { $culture } culture at the end.
amount-workers = { $n ->
    [one] a worker
   *[other] { $n } workers
}
amount-yellow_tokens = { $n ->
    [one] a yellow token
   *[other] { $n } yellow tokens
}
amount-blue_tokens = { $n ->
    [one] a blue token
   *[other] { $n } blue tokens
}
amount-culture = { $n } culture
amount-science = { $n } science
amount-food = { $n } food
amount-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}

## Prompts

prompt-choose_bonus = Choose a bonus card.
prompt-war = { $card } against { $seat } is decided now. You may still resign.
prompt-politics = Take a political action, or pass.
prompt-discard = { $count ->
    [one] You hold one military card too many. Which do you discard?
   *[other] You hold { $count } military cards too many. Which do you discard?
}
prompt-actions = What do you do? You have { $civil } civil and { $military } military { $military ->
    [one] action
   *[other] actions
} left.
prompt-card_action = Carry out the action of { $card }.
prompt-production = Let all mines produce, or hold one token back.
prompt-auction = Bid more than { $high } for { $card }, or pass.
prompt-payment = What force do you send to { $card }? You bid { $bid } and have { $force } so far; you may send more than you bid.
prompt-attack = Do you sacrifice units to strengthen your attack ({ $card })? It stands at { $attack } against { $defence }.
prompt-defence = How do you strengthen your side ({ $card })? The attack stands at { $attack } against { $defence }.
prompt-answer_pact = { $seat } offers you { $card } and takes side { $role }. Do you accept?
prompt-lose_population = { $amount ->
    [one] You lose a worker. Which one?
   *[other] You lose { $amount } workers. Which one first?
}
prompt-lose_building = { $amount ->
    [one] You lose a building, farm or mine. Which one?
   *[other] You lose { $amount } buildings, farms or mines. Which one first?
}
prompt-raze = { $amount ->
    [one] Which building of { $seat }’s do you destroy?
   *[other] Which building of { $seat }’s do you destroy? You may destroy up to { $amount }.
}
prompt-gain_goods = You produce { $amount } in all. How much of it is food?
prompt-choose_goods = You produce { $amount }. Is it food or resources?
prompt-lose_goods = You lose { $amount } in all. How much of it is food?
prompt-take_goods = You take { $amount } in all from { $seat }. How much of it is food?
prompt-feed = Your people eat. Does a resource replace one food?
prompt-mines = An event makes your mines produce: all of them, or hold one token back?
prompt-free_build = Do you turn an unused worker into { $card } for free?
prompt-lose_colony = { $amount ->
    [one] You lose a colony. Which one?
   *[other] You lose { $amount } colonies. Which one first?
}
prompt-take_colony = Which colony of { $seat }’s do you take?
prompt-take_technology = Do you take special technologies from { $seat }, or science? { $amount } left.
prompt-turn_wonder = { $amount ->
    [one] Which wonder do you turn face down?
   *[other] { $amount } wonders are turned face down. Which one first?
}
prompt-agreement = { $amount ->
    [one] Which card do you take from the row? 1 civil action left for it.
   *[other] Which cards do you take from the row? { $amount } civil actions left for it.
}
prompt-fill = A card comes into the card row.
prompt-event = A current event is revealed.
prompt-draw = { $amount ->
    [one] A military card is drawn.
   *[other] { $amount } military cards are drawn.
}
prompt-open_bonuses = A bonus card is laid open.
prompt-hide_bonuses = A bonus card is laid face down.
prompt-reveal_bonus = A bonus card is revealed.
prompt-deal_bonuses = Bonus cards are dealt.

## Refusals

refusal-action_card_fresh = An action card cannot be played in the turn in which it was taken.
refusal-attack_forbidden = You may not attack this rival now.
refusal-better_special_owned = You already have a technology of this kind that is at least as good.
refusal-civil_actions_short = That takes { $need ->
    [one] 1 civil action
   *[other] { $need } civil actions
}; you have { $have }.
refusal-civil_actions_spent = A revolution must be the only civil action of the turn.
refusal-contained_action_impossible = The action on this card cannot be carried out now.
refusal-cooperation_blocks = Scientific Cooperation: neither of you can play a technology while one of you has no science.
refusal-first_round = In the first round you may only take cards.
refusal-food_short = That takes { $need } food; you have { $have }.
refusal-gandhi_forbids = Under Mahatma Gandhi you may not attack.
refusal-hand_full = Your hand is full: it holds { $limit ->
    [one] 1 civil card
   *[other] { $limit } civil cards
}.
refusal-leader_of_age_taken = You have already taken a leader of this age.
refusal-military_actions_short = That takes { $need ->
    [one] 1 military action
   *[other] { $need } military actions
}; you have { $have }.
refusal-military_actions_spent = Under Robespierre a revolution takes all your military actions, and you have used some.
refusal-no_blue_token = Your blue bank has no token to mark the stage with.
refusal-no_civil_action = You have no civil action left.
refusal-no_military_action = You have no military action left.
refusal-no_such_rival = There is no such rival.
refusal-no_such_upgrade = You can upgrade only within one type, to a technology you have.
refusal-no_unused_worker = You have no unused worker.
refusal-no_war_in_last_round = No war may be declared in the last round.
refusal-no_wonder = You have no wonder under construction.
refusal-no_worker_there = You have no worker there.
refusal-not_in_hand = That card is not in your hand.
refusal-not_in_row = That card is not there in the row.
refusal-nothing_to_strike = The rival has nothing this card could take or destroy.
refusal-political_action_given_up = You gave up this political action for the cards of the International Agreement.
refusal-resources_short = That takes { $need ->
    [one] 1 resource
   *[other] { $need } resources
}; you have { $have }.
refusal-science_short = That takes { $need } science; you have { $have }.
refusal-stages_too_many = You cannot build that many stages at once.
refusal-tactic_in_play = This tactic is already in play.
refusal-technology_missing = You do not have this technology in play.
refusal-technology_owned = You already have this technology.
refusal-urban_limit = { $limit ->
    [one] Your government allows one building of this type.
   *[other] Your government allows { $limit } buildings of this type.
}
refusal-wonder_under_construction = You already have a wonder under construction.
refusal-yellow_bank_empty = Your yellow bank is empty.

## The end

reason-last_round = The last round has been played.
reason-all_others_left = All others have left the match.

## Labels

label-a = A
label-age = Age
label-armies = Armies
label-army_strength = Bonus of the armies
label-attack = Attack
label-attack_units = Sacrificed by the attacker
label-attacker = Attacker
label-auction = Territory
label-b = B
label-battle = Battle
label-bidder = Highest bidder
label-blue = Blue bank
label-bonuses = Own bonus cards
label-card = Card
label-card_count = Military cards by age
label-cards = Military cards
label-civil = Civil actions left
label-civil_deck = Civil deck
label-civil_total = Civil actions
label-civs = Civilizations
label-colonies = Colonies
label-cost = Cost
label-culture = Culture points
label-culture_rating = Culture rating
label-current_events = Current events
label-defence = Defence
label-defence_cards = Defence bonus cards
label-defence_units = Sacrificed by the defender
label-discontent = Discontent workers
label-draws = Cards to draw
label-famine = Culture lost to famine
label-food_change = Food gained or lost in all
label-food = Food
label-forecast = The end of this turn would bring
label-fresh = Taken this turn
label-future_events = Future events
label-game = Game
label-government = Government
label-hand_limit = Civil hand limit
label-card_limit = Military hand limit
label-consumption = Consumption
label-corruption = Corruption
label-growth_cost = Food for the next worker
label-happy_needed = Happy faces needed
label-urban_limit = Urban limit
label-hand = Civil cards
label-happy = Happy faces
label-hidden_bonuses = Hidden bonus cards
label-high = Highest bid
label-known_events = Events you prepared
label-last_round = Last round
label-leader = Leader
label-left = Resigned
label-attacking = Attacks
label-civil_lost = Civil actions lost
label-columbus_used = Columbus used
label-keeps_cards = Keeps surplus cards
label-liner_used = Ocean liner used
label-skips_politics = Gives up the next political action
label-trade_ready = Trade route in the next payment
label-trade_used = Trade route used
label-military = Military actions left
label-military_deck = Military deck
label-military_total = Military actions
label-offer = Offer
label-open_bonuses = Open bonus cards
label-owner = Owner
label-pacts = Pacts
label-partner = Partner
label-passed = Passed
label-past_events = Past events
label-price = Costs you
label-resources = Resources
label-resources_change = Resources gained or lost in all
label-role = Role
label-round = Round
label-row = Card row
label-science = Science points
label-science_rating = Science rating
label-seat = Player
label-shown = Military cards seen by all
label-slot = Slot
label-specials = Special technologies
label-stages = Stages
label-stages_built = Stages built
label-strength = Strength
label-tactic = Tactic
label-target = Target
label-technologies = Technologies
label-tokens = Blue tokens
label-turn = On turn
label-turned = Wonders face down
label-unit_credit = Special resources for units
label-units = Units
label-uprising = Uprising
label-unused = Unused workers
label-used = Used military cards
label-wars = Wars
label-wonder = Wonder under construction
label-wonders = Wonders
label-workers = Workers
label-worth = Set off when upgraded
label-yellow = Yellow bank
label-you = You

## Cards

card-alexander_the_great = Alexander the Great
    .the = Alexander the Great
card-alexander_the_great-text = Your civilization has 1 more strength for each of your military units.
card-aristotle = Aristotle
    .the = Aristotle
card-aristotle-text = You get 1 science point whenever you take a technology from the card row.
card-hammurabi = Hammurabi
    .the = Hammurabi
card-hammurabi-text = You have 1 more civil action and 1 fewer military action.
card-homer = Homer
    .the = Homer
card-homer-text = Each turn you have 1 special resource for military units. Each Warriors unit, at most two, produces 1 culture per turn.
card-julius_caesar = Julius Caesar
    .the = Julius Caesar
card-julius_caesar-text = 1 strength and 1 more military action.
card-moses = Moses
    .the = Moses
card-moses-text = Increasing your population costs 1 food less.
card-pyramids = Pyramids
    .the = the Pyramids
card-pyramids-text = 1 more civil action.
card-hanging_gardens = Hanging Gardens
    .the = the Hanging Gardens
card-hanging_gardens-text = 1 culture per turn and 2 happy faces.
card-library_of_alexandria = Library of Alexandria
    .the = the Library of Alexandria
card-library_of_alexandria-text = 1 culture and 1 science per turn. Your civil and military hand limits are 1 higher.
card-colossus = Colossus
    .the = the Colossus
card-colossus-text = 1 culture per turn, 1 strength and 1 colonization bonus.
card-engineering_genius_a = Engineering Genius A
    .the = Engineering Genius A
card-engineering_genius_a-text = Build one stage of your wonder for 2 resources less.
card-frugality_a = Frugality A
    .the = Frugality A
card-frugality_a-text = Increase your population; afterwards you get 1 food.
card-ideal_building_site_a = Ideal Building Site A
    .the = Ideal Building Site A
card-ideal_building_site_a-text = Build an urban building for 1 resource less.
card-patriotism_a = Patriotism A
    .the = Patriotism A
card-patriotism_a-text = This turn you have 1 more military action and 1 special resource for military units.
card-revolutionary_idea_a = Revolutionary Idea A
    .the = Revolutionary Idea A
card-revolutionary_idea_a-text = You get 1 science point.
card-rich_land_a = Rich Land A
    .the = Rich Land A
card-rich_land_a-text = Build a farm or mine for 1 resource less.
card-work_of_art_a = Work of Art A
    .the = Work of Art A
card-work_of_art_a-text = You score 6 culture points.
card-agriculture = Agriculture
    .the = Agriculture
    .kind = building
    .a = a farm (Agriculture)
card-agriculture-text = Each worker is a farm whose blue tokens are worth 1 food each.
card-bronze = Bronze
    .the = Bronze
    .kind = building
    .a = a mine (Bronze)
card-bronze-text = Each worker is a mine whose blue tokens are worth 1 resource each.
card-philosophy = Philosophy
    .the = Philosophy
    .kind = building
    .a = a laboratory (Philosophy)
card-philosophy-text = Each worker is a laboratory: 1 science per turn.
card-religion = Religion
    .the = Religion
    .kind = building
    .a = a temple (Religion)
card-religion-text = Each worker is a temple: 1 culture per turn and 1 happy face.
card-warriors = Warriors
    .the = Warriors
    .kind = unit
    .a = Warriors
card-warriors-text = Each worker is an infantry unit: 1 strength.
card-despotism = Despotism
    .the = Despotism
card-despotism-text = 4 civil and 2 military actions, at most 2 urban buildings of each type.
card-michelangelo = Michelangelo
    .the = Michelangelo
card-michelangelo-text = Each happy face on your temples, theatres and completed wonders also produces 1 culture per turn. Taking a wonder costs 1 civil action less.
card-joan_of_arc = Joan of Arc
    .the = Joan of Arc
card-joan_of_arc-text = Each happy face of your temples also gives 1 strength. You score 5 culture points whenever an aggression or war is played against you.
card-leonardo_da_vinci = Leonardo da Vinci
    .the = Leonardo da Vinci
card-leonardo_da_vinci-text = Your best laboratory or library produces extra science per turn equal to its level. Playing a technology also gives you 1 resource.
card-genghis_khan = Genghis Khan
    .the = Genghis Khan
card-genghis_khan-text = Your tactic has no effect. Each cavalry unit has 1 more strength and produces 1 culture per turn.
card-christopher_columbus = Christopher Columbus
    .the = Christopher Columbus
card-christopher_columbus-text = Once in the game you may use your political action to make a territory from your hand your colony, without bidding or sacrifice.
card-frederick_barbarossa = Frederick Barbarossa
    .the = Frederick Barbarossa
card-frederick_barbarossa-text = For 1 civil action you may increase your population for 1 food less and train a unit with that worker for 1 resource less.
card-great_wall = Great Wall
    .the = the Great Wall
card-great_wall-text = 1 culture per turn and 1 happy face. Your civilization has 1 more strength for each infantry and artillery unit.
card-st_peters_basilica = St. Peter's Basilica
    .the = St. Peter's Basilica
card-st_peters_basilica-text = 2 culture per turn. Each of your happy faces counts double.
card-taj_mahal = Taj Mahal
    .the = the Taj Mahal
card-taj_mahal-text = 3 culture per turn.
card-universitas_carolina = Universitas Carolina
    .the = the Universitas Carolina
card-universitas_carolina-text = 1 culture and 2 science per turn.
card-engineering_genius_i = Engineering Genius I
    .the = Engineering Genius I
card-engineering_genius_i-text = Build one stage of your wonder for 3 resources less.
card-frugality_i = Frugality I
    .the = Frugality I
card-frugality_i-text = Increase your population; afterwards you get 2 food.
card-ideal_building_site_i = Ideal Building Site I
    .the = Ideal Building Site I
card-ideal_building_site_i-text = Build an urban building for 2 resources less.
card-patriotism_i = Patriotism I
    .the = Patriotism I
card-patriotism_i-text = This turn you have 1 more military action and 2 special resources for military units.
card-revolutionary_idea_i = Revolutionary Idea I
    .the = Revolutionary Idea I
card-revolutionary_idea_i-text = You get 2 science points.
card-rich_land_i = Rich Land I
    .the = Rich Land I
card-rich_land_i-text = Build a farm or mine for 2 resources less.
card-work_of_art_i = Work of Art I
    .the = Work of Art I
card-work_of_art_i-text = You score 5 culture points.
card-bountiful_harvest_i = Bountiful Harvest I
    .the = Bountiful Harvest I
card-bountiful_harvest_i-text = You produce 2 food.
card-breakthrough_i = Breakthrough I
    .the = Breakthrough I
card-breakthrough_i-text = Play a technology; afterwards you get 2 science points.
card-efficient_upgrade_i = Efficient Upgrade I
    .the = Efficient Upgrade I
card-efficient_upgrade_i-text = Upgrade a farm, mine or urban building for 2 resources less.
card-mineral_deposits_i = Mineral Deposits I
    .the = Mineral Deposits I
card-mineral_deposits_i-text = You produce 2 resources.
card-irrigation = Irrigation
    .the = Irrigation
    .kind = building
    .a = a farm (Irrigation)
card-irrigation-text = Each worker is a farm whose blue tokens are worth 2 food each.
card-iron = Iron
    .the = Iron
    .kind = building
    .a = a mine (Iron)
card-iron-text = Each worker is a mine whose blue tokens are worth 2 resources each.
card-alchemy = Alchemy
    .the = Alchemy
    .kind = building
    .a = a laboratory (Alchemy)
card-alchemy-text = Each worker is a laboratory: 2 science per turn.
card-theology = Theology
    .the = Theology
    .kind = building
    .a = a temple (Theology)
card-theology-text = Each worker is a temple: 1 culture per turn and 2 happy faces.
card-bread_and_circuses = Bread and Circuses
    .the = Bread and Circuses
    .kind = building
    .a = an arena (Bread and Circuses)
card-bread_and_circuses-text = Each worker is an arena: 1 strength and 2 happy faces.
card-printing_press = Printing Press
    .the = Printing Press
    .kind = building
    .a = a library (Printing Press)
card-printing_press-text = Each worker is a library: 1 culture and 1 science per turn.
card-drama = Drama
    .the = Drama
    .kind = building
    .a = a theatre (Drama)
card-drama-text = Each worker is a theatre: 2 culture per turn and 1 happy face.
card-swordsmen = Swordsmen
    .the = Swordsmen
    .kind = unit
    .a = Swordsmen
card-swordsmen-text = Each worker is an infantry unit: 2 strength.
card-knights = Knights
    .the = Knights
    .kind = unit
    .a = Knights
card-knights-text = Each worker is a cavalry unit: 2 strength.
card-monarchy = Monarchy
    .the = Monarchy
card-monarchy-text = 5 civil and 3 military actions, at most 3 urban buildings of each type.
card-theocracy = Theocracy
    .the = Theocracy
card-theocracy-text = 4 civil and 3 military actions, at most 3 urban buildings of each type. Also 1 culture per turn and 2 happy faces.
card-warfare = Warfare
    .the = Warfare
card-warfare-text = 1 strength and 1 more military action.
card-code_of_laws = Code of Laws
    .the = Code of Laws
card-code_of_laws-text = 1 more civil action.
card-cartography = Cartography
    .the = Cartography
card-cartography-text = 1 strength and 2 colonization bonus.
card-masonry = Masonry
    .the = Masonry
card-masonry-text = Urban buildings of levels 1 to 3 cost 1 resource less. One civil action builds up to 2 wonder stages.
card-william_shakespeare = William Shakespeare
    .the = William Shakespeare
card-william_shakespeare-text = Each library produces 1 more culture per turn, and each pair of a library and a theatre another 2.
card-james_cook = James Cook
    .the = James Cook
card-james_cook-text = Each colonization bonus card you play counts 1 more. Each colony produces 2 culture per turn.
card-napoleon_bonaparte = Napoleon Bonaparte
    .the = Napoleon Bonaparte
card-napoleon_bonaparte-text = 1 more military action. The tactics bonus of your best army counts once more.
card-maximilien_robespierre = Maximilien Robespierre
    .the = Maximilien Robespierre
card-maximilien_robespierre-text = 1 more military action. You pay for a revolution with all your military actions instead of your civil actions.
card-js_bach = J. S. Bach
    .the = J. S. Bach
card-js_bach-text = Theatre technologies cost 1 science less, theatres 1 resource less, and each theatre produces 1 more culture per turn.
card-isaac_newton = Isaac Newton
    .the = Isaac Newton
card-isaac_newton-text = Your best laboratory or library produces extra science per turn equal to its level. Playing a technology gives back 1 used civil action.
card-transcontinental_railroad = Transcontinental Railroad
    .the = the Transcontinental Railroad
card-transcontinental_railroad-text = 5 strength. One of your best mines puts out 2 blue tokens instead of 1.
card-eiffel_tower = Eiffel Tower
    .the = the Eiffel Tower
card-eiffel_tower-text = 4 culture per turn and 1 happy face.
card-kremlin = Kremlin
    .the = the Kremlin
card-kremlin-text = 3 culture per turn, 2 sad faces, 1 more civil action and 1 more military action.
card-ocean_liner_service = Ocean Liner Service
    .the = the Ocean Liner Service
card-ocean_liner_service-text = Once in each of your turns you may increase your population without a civil action for 5 food less.
card-engineering_genius_ii = Engineering Genius II
    .the = Engineering Genius II
card-engineering_genius_ii-text = Build one stage of your wonder for 4 resources less.
card-frugality_ii = Frugality II
    .the = Frugality II
card-frugality_ii-text = Increase your population; afterwards you get 3 food.
card-ideal_building_site_ii = Ideal Building Site II
    .the = Ideal Building Site II
card-ideal_building_site_ii-text = Build an urban building for 3 resources less.
card-patriotism_ii = Patriotism II
    .the = Patriotism II
card-patriotism_ii-text = This turn you have 1 more military action and 3 special resources for military units.
card-revolutionary_idea_ii = Revolutionary Idea II
    .the = Revolutionary Idea II
card-revolutionary_idea_ii-text = You get 4 science points.
card-rich_land_ii = Rich Land II
    .the = Rich Land II
card-rich_land_ii-text = Build a farm or mine for 3 resources less.
card-work_of_art_ii = Work of Art II
    .the = Work of Art II
card-work_of_art_ii-text = You score 4 culture points.
card-bountiful_harvest_ii = Bountiful Harvest II
    .the = Bountiful Harvest II
card-bountiful_harvest_ii-text = You produce 3 food.
card-breakthrough_ii = Breakthrough II
    .the = Breakthrough II
card-breakthrough_ii-text = Play a technology; afterwards you get 4 science points.
card-efficient_upgrade_ii = Efficient Upgrade II
    .the = Efficient Upgrade II
card-efficient_upgrade_ii-text = Upgrade a farm, mine or urban building for 3 resources less.
card-mineral_deposits_ii = Mineral Deposits II
    .the = Mineral Deposits II
card-mineral_deposits_ii-text = You produce 3 resources.
card-wave_of_nationalism_ii = Wave of Nationalism II
    .the = Wave of Nationalism II
card-wave_of_nationalism_ii-text = This turn you have special resources for military units for each stronger civilization: 2 with four players, 3 with three, 6 with two.
card-selective_breeding = Selective Breeding
    .the = Selective Breeding
    .kind = building
    .a = a farm (Selective Breeding)
card-selective_breeding-text = Each worker is a farm whose blue tokens are worth 3 food each.
card-coal = Coal
    .the = Coal
    .kind = building
    .a = a mine (Coal)
card-coal-text = Each worker is a mine whose blue tokens are worth 3 resources each.
card-scientific_method = Scientific Method
    .the = Scientific Method
    .kind = building
    .a = a laboratory (Scientific Method)
card-scientific_method-text = Each worker is a laboratory: 3 science per turn.
card-organized_religion = Organized Religion
    .the = Organized Religion
    .kind = building
    .a = a temple (Organized Religion)
card-organized_religion-text = Each worker is a temple: 1 culture per turn and 3 happy faces.
card-team_sports = Team Sports
    .the = Team Sports
    .kind = building
    .a = an arena (Team Sports)
card-team_sports-text = Each worker is an arena: 2 strength and 3 happy faces.
card-journalism = Journalism
    .the = Journalism
    .kind = building
    .a = a library (Journalism)
card-journalism-text = Each worker is a library: 2 culture and 2 science per turn.
card-opera = Opera
    .the = Opera
    .kind = building
    .a = a theatre (Opera)
card-opera-text = Each worker is a theatre: 3 culture per turn and 1 happy face.
card-riflemen = Riflemen
    .the = Riflemen
    .kind = unit
    .a = Riflemen
card-riflemen-text = Each worker is an infantry unit: 3 strength.
card-cavalrymen = Cavalrymen
    .the = Cavalrymen
    .kind = unit
    .a = Cavalrymen
card-cavalrymen-text = Each worker is a cavalry unit: 3 strength.
card-cannon = Cannon
    .the = Cannon
    .kind = unit
    .a = Cannon
card-cannon-text = Each worker is an artillery unit: 3 strength.
card-constitutional_monarchy = Constitutional Monarchy
    .the = Constitutional Monarchy
card-constitutional_monarchy-text = 6 civil and 4 military actions, at most 3 urban buildings of each type.
card-republic = Republic
    .the = Republic
card-republic-text = 7 civil and 2 military actions, at most 3 urban buildings of each type.
card-strategy = Strategy
    .the = Strategy
card-strategy-text = 3 strength and 2 more military actions.
card-justice_system = Justice System
    .the = Justice System
card-justice_system-text = 1 more civil action and 3 blue tokens.
card-navigation = Navigation
    .the = Navigation
card-navigation-text = 2 strength and 3 colonization bonus.
card-architecture = Architecture
    .the = Architecture
card-architecture-text = Urban buildings cost 1 resource less at level 1 and 2 less at levels 2 and 3. One civil action builds up to 3 wonder stages.
card-albert_einstein = Albert Einstein
    .the = Albert Einstein
card-albert_einstein-text = Your best laboratory or library produces extra science per turn equal to its level. You score 3 culture points for each technology you play.
card-mahatma_gandhi = Mahatma Gandhi
    .the = Mahatma Gandhi
card-mahatma_gandhi-text = 2 culture per turn. You may not play aggressions or wars; attacking you costs twice as many military actions.
card-rock_and_roll_icon = Rock and Roll Icon
    .the = the Rock and Roll Icon
card-rock_and_roll_icon-text = 2 happy faces. One of your best theatres produces twice its culture.
card-nikola_tesla = Nikola Tesla
    .the = Nikola Tesla
card-nikola_tesla-text = Your laboratories of levels 1 to 3 also produce resources like mines, worth their level. Other players pay 1 more resource to build or upgrade a laboratory or library.
card-winston_churchill = Winston Churchill
    .the = Winston Churchill
card-winston_churchill-text = Unit technologies cost 3 science less. Your defence bonus cards count double. While a war declared against you is pending, training a unit costs 2 resources less.
card-game_designer = Game Designer
    .the = the Game Designer
card-game_designer-text = Each laboratory produces culture per turn equal to its level but 1 science less.
card-hollywood = Hollywood
    .the = Hollywood
card-hollywood-text = When completed, you score 2 culture points times the level for each worker on theatres and libraries.
card-internet = Internet
    .the = the Internet
card-internet-text = When completed, you score 2 culture points times the level for each worker on laboratories and libraries.
card-first_space_flight = First Space Flight
    .the = the First Space Flight
card-first_space_flight-text = When completed, you score the sum of the levels of all your technologies in play.
card-fast_food_chains = Fast Food Chains
    .the = the Fast Food Chains
card-fast_food_chains-text = When completed, you score 2 culture points for each worker on farms and mines and 1 for each worker on urban buildings and units.
card-engineering_genius_iii = Engineering Genius III
    .the = Engineering Genius III
card-engineering_genius_iii-text = Build one stage of your wonder for 5 resources less.
card-ideal_building_site_iii = Ideal Building Site III
    .the = Ideal Building Site III
card-ideal_building_site_iii-text = Build an urban building for 4 resources less.
card-patriotism_iii = Patriotism III
    .the = Patriotism III
card-patriotism_iii-text = This turn you have 1 more military action and 4 special resources for military units.
card-revolutionary_idea_iii = Revolutionary Idea III
    .the = Revolutionary Idea III
card-revolutionary_idea_iii-text = You get 6 science points.
card-work_of_art_iii = Work of Art III
    .the = Work of Art III
card-work_of_art_iii-text = You score 3 culture points.
card-bountiful_harvest_iii = Bountiful Harvest III
    .the = Bountiful Harvest III
card-bountiful_harvest_iii-text = You produce 4 food.
card-efficient_upgrade_iii = Efficient Upgrade III
    .the = Efficient Upgrade III
card-efficient_upgrade_iii-text = Upgrade a farm, mine or urban building for 4 resources less.
card-mineral_deposits_iii = Mineral Deposits III
    .the = Mineral Deposits III
card-mineral_deposits_iii-text = You produce 4 resources.
card-endowment_for_the_arts_iii = Endowment for the Arts III
    .the = Endowment for the Arts III
card-endowment_for_the_arts_iii-text = You score culture points for each civilization that has more than you: 2 with four players, 3 with three, 6 with two.
card-military_build_up_iii = Military Build-Up III
    .the = Military Build-Up III
card-military_build_up_iii-text = This turn you have special resources for military units for each stronger civilization: 3 with four players, 5 with three, 8 with two.
card-mechanized_agriculture = Mechanized Agriculture
    .the = Mechanized Agriculture
    .kind = building
    .a = a farm (Mechanized Agriculture)
card-mechanized_agriculture-text = Each worker is a farm whose blue tokens are worth 5 food each.
card-oil = Oil
    .the = Oil
    .kind = building
    .a = a mine (Oil)
card-oil-text = Each worker is a mine whose blue tokens are worth 5 resources each.
card-computers = Computers
    .the = Computers
    .kind = building
    .a = a laboratory (Computers)
card-computers-text = Each worker is a laboratory: 5 science per turn.
card-professional_sports = Professional Sports
    .the = Professional Sports
    .kind = building
    .a = an arena (Professional Sports)
card-professional_sports-text = Each worker is an arena: 3 strength and 4 happy faces.
card-multimedia = Multimedia
    .the = Multimedia
    .kind = building
    .a = a library (Multimedia)
card-multimedia-text = Each worker is a library: 3 culture and 3 science per turn.
card-movies = Movies
    .the = Movies
    .kind = building
    .a = a theatre (Movies)
card-movies-text = Each worker is a theatre: 4 culture per turn and 1 happy face.
card-modern_infantry = Modern Infantry
    .the = Modern Infantry
    .kind = unit
    .a = Modern Infantry
card-modern_infantry-text = Each worker is an infantry unit: 5 strength.
card-tanks = Tanks
    .the = Tanks
    .kind = unit
    .a = Tanks
card-tanks-text = Each worker is a cavalry unit: 5 strength.
card-rockets = Rockets
    .the = Rockets
    .kind = unit
    .a = Rockets
card-rockets-text = Each worker is an artillery unit: 5 strength.
card-air_forces = Air Forces
    .the = Air Forces
    .kind = unit
    .a = Air Forces
card-air_forces-text = Each worker is an air force unit with 5 strength. One of them may join each army and doubles its tactics bonus.
card-communism = Communism
    .the = Communism
card-communism-text = 7 civil and 5 military actions, at most 4 urban buildings of each type. Also 1 sad face.
card-democracy = Democracy
    .the = Democracy
card-democracy-text = 7 civil and 3 military actions, at most 4 urban buildings of each type. Also 2 culture per turn.
card-fundamentalism = Fundamentalism
    .the = Fundamentalism
card-fundamentalism-text = 6 civil and 5 military actions, at most 4 urban buildings of each type. Also 5 strength.
card-military_theory = Military Theory
    .the = Military Theory
card-military_theory-text = 5 strength and 3 more military actions.
card-civil_service = Civil Service
    .the = Civil Service
card-civil_service-text = 2 more civil actions and 3 blue tokens.
card-satellites = Satellites
    .the = Satellites
card-satellites-text = 3 strength and 4 colonization bonus.
card-engineering = Engineering
    .the = Engineering
card-engineering-text = Urban buildings cost 1, 2 or 3 resources less at level 1, 2 or 3. One civil action builds up to 4 wonder stages.
card-development_of_agriculture = Development of Agriculture
    .the = Development of Agriculture
card-development_of_agriculture-text = Every civilization produces 2 food.
card-development_of_crafts = Development of Crafts
    .the = Development of Crafts
card-development_of_crafts-text = Every civilization produces 2 resources.
card-development_of_markets = Development of Markets
    .the = Development of Markets
card-development_of_markets-text = Every civilization produces 2 food or 2 resources, as its player decides.
card-development_of_politics = Development of Politics
    .the = Development of Politics
card-development_of_politics-text = Every player draws 3 military cards. The player whose turn it is discards no surplus military cards this turn.
card-development_of_religion = Development of Religion
    .the = Development of Religion
card-development_of_religion-text = Every player with an unused worker may build a Religion temple with it for free.
card-development_of_science = Development of Science
    .the = Development of Science
card-development_of_science-text = Every civilization gets 2 science points.
card-development_of_settlement = Development of Settlement
    .the = Development of Settlement
card-development_of_settlement-text = The population of every civilization grows by 1 for free.
card-development_of_trade_routes = Development of Trade Routes
    .the = Development of Trade Routes
card-development_of_trade_routes-text = Every civilization gets 1 science point and produces 1 food and 1 resource.
card-development_of_warfare = Development of Warfare
    .the = Development of Warfare
card-development_of_warfare-text = Every player with an unused worker may train a Warriors unit with it for free.
card-no_event = No Event
    .the = No Event
card-no_event-text = Nothing happens.
card-barbarians = Barbarians
    .the = Barbarians
card-barbarians-text = If the civilization with the most culture points is one of the two weakest, it loses 1 population.
card-border_conflict = Border Conflict
    .the = Border Conflict
card-border_conflict-text = The weakest civilization loses an urban building, farm or mine. The strongest produces 3 resources.
card-crusades = Crusades
    .the = Crusades
card-crusades-text = The strongest civilization scores 4 culture points, the weakest loses 4.
card-cultural_influence = Cultural Influence
    .the = Cultural Influence
card-cultural_influence-text = Every civilization scores its culture rating.
card-foray = Foray
    .the = Foray
card-foray-text = Each of the two strongest civilizations produces 3 food and resources in all, split as its player likes.
card-good_harvest = Good Harvest
    .the = Good Harvest
card-good_harvest-text = All farms produce once. There is no consumption and no corruption.
card-immigration = Immigration
    .the = Immigration
card-immigration-text = Every civilization with the most happy faces, ties included, grows by 1 population for free.
card-new_deposits = New Deposits
    .the = New Deposits
card-new_deposits-text = All mines produce once. There is no corruption.
card-pestilence = Pestilence
    .the = Pestilence
card-pestilence-text = Every civilization loses 1 population.
card-raiders = Raiders
    .the = Raiders
card-raiders-text = Each of the two weakest civilizations loses 2 food and resources in all, in a mix its player chooses.
card-rats = Rats
    .the = Rats
card-rats-text = Every civilization loses all its food.
card-rebellion = Rebellion
    .the = Rebellion
card-rebellion-text = Every player loses 2 civil actions per discontented worker in the nearest turn.
card-reign_of_terror = Reign of Terror
    .the = Reign of Terror
card-reign_of_terror-text = The weakest civilization loses 1 population.
card-scientific_breakthrough = Scientific Breakthrough
    .the = Scientific Breakthrough
card-scientific_breakthrough-text = Every civilization gets science points equal to its science rating.
card-uncertain_borders = Uncertain Borders
    .the = Uncertain Borders
card-uncertain_borders-text = The strongest civilization takes 1 yellow token from the yellow bank of the weakest.
card-developed_territory_i = Developed Territory I
    .the = Developed Territory I
card-developed_territory_i-text = Permanent: 1 blue token and 1 yellow token. At once: 3 science points.
card-fertile_territory_i = Fertile Territory I
    .the = Fertile Territory I
card-fertile_territory_i-text = Permanent: 3 yellow tokens. At once: 3 food.
card-historic_territory_i = Historic Territory I
    .the = Historic Territory I
card-historic_territory_i-text = Permanent: 1 happy face. At once: 6 culture points.
card-inhabited_territory_i = Inhabited Territory I
    .the = Inhabited Territory I
card-inhabited_territory_i-text = Permanent: 2 yellow tokens. At once: 1 population.
card-strategic_territory_i = Strategic Territory I
    .the = Strategic Territory I
card-strategic_territory_i-text = Permanent: 2 strength. At once: 3 military cards.
card-wealthy_territory_i = Wealthy Territory I
    .the = Wealthy Territory I
card-wealthy_territory_i-text = Permanent: 2 blue tokens. At once: 5 resources.
card-enslave_i = Enslave I
    .the = Enslave I
card-enslave_i-text = The rival loses 1 population. You produce 3 resources.
card-plunder_i = Plunder I
    .the = Plunder I
card-plunder_i-text = The rival loses 3 food and resources in all, in the mix you choose; you produce what was lost.
card-raid_i = Raid I
    .the = Raid I
card-raid_i-text = You destroy an urban building of the rival and produce half its cost in resources, rounded up.
card-open_borders_agreement_i = Open Borders Agreement I
    .the = Open Borders Agreement I
card-open_borders_agreement_i-text = Both have 1 more military action. Whoever attacks the other has 3 more strength in that attack.
card-trade_routes_agreement_i = Trade Routes Agreement I
    .the = Trade Routes Agreement I
card-trade_routes_agreement_i-text = Once per round A may pay 1 food in place of a resource and B 1 resource in place of a food.
card-fighting_band_i = Fighting Band I
    .the = Fighting Band I
card-fighting_band_i-text = Each army of 2 infantry adds 1 strength.
card-heavy_cavalry_i = Heavy Cavalry I
    .the = Heavy Cavalry I
card-heavy_cavalry_i-text = Each army of 3 cavalry adds 4 strength.
card-legion_i = Legion I
    .the = Legion I
card-legion_i-text = Each army of 3 infantry adds 2 strength.
card-light_cavalry_i = Light Cavalry I
    .the = Light Cavalry I
card-light_cavalry_i-text = Each army of 2 cavalry adds 2 strength.
card-medieval_army_i = Medieval Army I
    .the = Medieval Army I
card-medieval_army_i-text = Each army of 1 infantry and 1 cavalry adds 2 strength.
card-phalanx_i = Phalanx I
    .the = Phalanx I
card-phalanx_i-text = Each army of 2 infantry and 1 cavalry adds 3 strength.
card-defense_colonization_bonus_i = Defence/Colonization Bonus I
    .the = Defence/Colonization Bonus I
card-defense_colonization_bonus_i-text = Discard it for 2 defence against an aggression, or for 1 when you colonize.
card-civil_unrest = Civil Unrest
    .the = Civil Unrest
card-civil_unrest-text = Every civilization loses 4 culture points per discontented worker.
card-cold_war = Cold War
    .the = Cold War
card-cold_war-text = Each of the two strongest civilizations gets 6 science points.
card-crime_wave = Crime Wave
    .the = Crime Wave
card-crime_wave-text = Each of the two weakest civilizations loses 3 culture points and 1 blue token for good.
card-economic_progress = Economic Progress
    .the = Economic Progress
card-economic_progress-text = All farms and mines produce once, with consumption and corruption.
card-emigration = Emigration
    .the = Emigration
card-emigration-text = Every civilization loses half of its discontented workers, rounded up.
card-iconoclasm = Iconoclasm
    .the = Iconoclasm
card-iconoclasm-text = Every leader who is not of the current age is discarded.
card-independence_declaration = Independence Declaration
    .the = Independence Declaration
card-independence_declaration-text = The weakest civilization loses a colony of its choice.
card-international_agreement = International Agreement
    .the = International Agreement
card-international_agreement-text = The strongest civilization may take cards from the row worth up to 5 civil actions; if it does, it gives up its next political action. Then the row is refilled.
card-national_pride = National Pride
    .the = National Pride
card-national_pride-text = The civilization with the most culture points scores 5 more.
card-popularization_of_science = Popularization of Science
    .the = Popularization of Science
card-popularization_of_science-text = Every civilization scores culture points equal to its science rating.
card-ravages_of_time = Ravages of Time
    .the = Ravages of Time
card-ravages_of_time-text = Every player turns one own completed wonder of age A or I face down: it loses its effects and produces 2 culture per turn.
card-refugees = Refugees
    .the = Refugees
card-refugees-text = The weakest civilization loses 3 culture points and 1 population; the strongest gets 3 culture points and 1 population.
card-terrorism = Terrorism
    .the = Terrorism
card-terrorism-text = The civilization with the fewest culture points destroys an urban building of each other civilization.
card-developed_territory_ii = Developed Territory II
    .the = Developed Territory II
card-developed_territory_ii-text = Permanent: 2 blue tokens and 2 yellow tokens. At once: 5 science points.
card-fertile_territory_ii = Fertile Territory II
    .the = Fertile Territory II
card-fertile_territory_ii-text = Permanent: 4 yellow tokens. At once: 5 food.
card-historic_territory_ii = Historic Territory II
    .the = Historic Territory II
card-historic_territory_ii-text = Permanent: 2 happy faces. At once: 11 culture points.
card-inhabited_territory_ii = Inhabited Territory II
    .the = Inhabited Territory II
card-inhabited_territory_ii-text = Permanent: 3 yellow tokens. At once: 2 population.
card-strategic_territory_ii = Strategic Territory II
    .the = Strategic Territory II
card-strategic_territory_ii-text = Permanent: 4 strength. At once: 5 military cards.
card-wealthy_territory_ii = Wealthy Territory II
    .the = Wealthy Territory II
card-wealthy_territory_ii-text = Permanent: 3 blue tokens. At once: 8 resources.
card-annex_ii = Annex II
    .the = Annex II
card-annex_ii-text = You take a colony of the rival with its permanent bonus.
card-assassinate_ii = Assassinate II
    .the = Assassinate II
card-assassinate_ii-text = The rival's leader is discarded. Costs as many military actions as the leader's level; you score three times the level.
card-plunder_ii = Plunder II
    .the = Plunder II
card-plunder_ii-text = The rival loses 5 food and resources in all, in the mix you choose; you produce what was lost.
card-raid_ii = Raid II
    .the = Raid II
card-raid_ii-text = You destroy up to two urban buildings of the rival of one type and level and produce half their cost in resources, rounded down.
card-sabotage_ii = Sabotage II
    .the = Sabotage II
card-sabotage_ii-text = The rival's unfinished wonder is discarded. Costs as many military actions as the wonder's level; you score three times the level.
card-spy_ii = Spy II
    .the = Spy II
card-spy_ii-text = The rival loses up to 5 science points; you get as many.
card-war_over_culture_ii = War over Culture II
    .the = War over Culture II
card-war_over_culture_ii-text = The winner takes culture points equal to the difference in strength.
card-war_over_resources_ii = War over Resources II
    .the = War over Resources II
card-war_over_resources_ii-text = The winner takes food and resources equal in all to the difference in strength.
card-war_over_technology_ii = War over Technology II
    .the = War over Technology II
card-war_over_technology_ii-text = The winner takes science points equal to the difference in strength, or special technologies worth their science cost.
card-war_over_territory_ii = War over Territory II
    .the = War over Territory II
card-war_over_territory_ii-text = The winner takes 1 yellow token, and 1 more per full 3 points of difference, from the loser's yellow bank.
card-acceptance_of_supremacy_ii = Acceptance of Supremacy II
    .the = Acceptance of Supremacy II
card-acceptance_of_supremacy_ii-text = They cannot attack each other. A produces 1 resource more per turn and B 1 less.
card-international_trade_agreement_ii = International Trade Agreement II
    .the = International Trade Agreement II
card-international_trade_agreement_ii-text = A produces 1 more resource and B 1 more food per turn.
card-promise_of_military_protection_ii = Promise of Military Protection II
    .the = Promise of Military Protection II
card-promise_of_military_protection_ii-text = A produces 1 more culture per turn. B has 5 more strength and produces 1 culture less. An attack on the other ends it.
card-scientific_cooperation_ii = Scientific Cooperation II
    .the = Scientific Cooperation II
card-scientific_cooperation_ii-text = Who plays a technology pays 2 science less and the partner pays 1. While either has no science, neither can play a technology.
card-classic_army_ii = Classic Army II
    .the = Classic Army II
card-classic_army_ii-text = Each army of 2 infantry and 2 cavalry adds 9 strength, or 5 with an obsolete unit.
card-conquistadors_ii = Conquistadors II
    .the = Conquistadors II
card-conquistadors_ii-text = Each army of 1 infantry and 2 cavalry adds 5 strength, or 3 with an obsolete unit.
card-defensive_army_ii = Defensive Army II
    .the = Defensive Army II
card-defensive_army_ii-text = Each army of 2 infantry and 1 artillery adds 6 strength, or 3 with an obsolete unit.
card-fortifications_ii = Fortifications II
    .the = Fortifications II
card-fortifications_ii-text = Each army of 2 artillery adds 4 strength.
card-mobile_artillery_ii = Mobile Artillery II
    .the = Mobile Artillery II
card-mobile_artillery_ii-text = Each army of 1 cavalry and 1 artillery adds 5 strength.
card-napoleonic_army_ii = Napoleonic Army II
    .the = Napoleonic Army II
card-napoleonic_army_ii-text = Each army of 1 infantry, 1 cavalry and 1 artillery adds 8 strength, or 4 with an obsolete unit.
card-defense_colonization_bonus_ii = Defence/Colonization Bonus II
    .the = Defence/Colonization Bonus II
card-defense_colonization_bonus_ii-text = Discard it for 4 defence against an aggression, or for 2 when you colonize.
card-impact_of_agriculture = Impact of Agriculture
    .the = Impact of Agriculture
card-impact_of_agriculture-text = Every civilization scores the food that its farms produce per turn.
card-impact_of_architecture = Impact of Architecture
    .the = Impact of Architecture
card-impact_of_architecture-text = Every civilization scores the levels of all its urban buildings.
card-impact_of_colonies = Impact of Colonies
    .the = Impact of Colonies
card-impact_of_colonies-text = Every civilization scores 4 culture points per colony.
card-impact_of_competition = Impact of Competition
    .the = Impact of Competition
card-impact_of_competition-text = Every civilization scores the levels of all its military units and arenas.
card-impact_of_government = Impact of Government
    .the = Impact of Government
card-impact_of_government-text = Every civilization scores 2 culture points per civil action and 1 per military action.
card-impact_of_happiness = Impact of Happiness
    .the = Impact of Happiness
card-impact_of_happiness-text = Every civilization scores 2 culture points per happy face, at most 16, and loses 2 per discontented worker.
card-impact_of_industry = Impact of Industry
    .the = Impact of Industry
card-impact_of_industry-text = Every civilization scores the resources that its mines produce per turn.
card-impact_of_population = Impact of Population
    .the = Impact of Population
card-impact_of_population-text = Every civilization scores 2 culture points for each contented worker beyond the tenth.
card-impact_of_progress = Impact of Progress
    .the = Impact of Progress
card-impact_of_progress-text = Every civilization scores 2 culture points per level of its government and special technologies.
card-impact_of_science = Impact of Science
    .the = Impact of Science
card-impact_of_science-text = Civilizations score by their rank in science rating: 15, 10, 5 and 0 with four players, 14, 7 and 0 with three, 10 and 0 with two.
card-impact_of_strength = Impact of Strength
    .the = Impact of Strength
card-impact_of_strength-text = Civilizations score by their rank in strength: 15, 10, 5 and 0 with four players, 14, 7 and 0 with three, 10 and 0 with two.
card-impact_of_technology = Impact of Technology
    .the = Impact of Technology
card-impact_of_technology-text = Every civilization scores 4 culture points per level 3 technology in play (level 2 in the Advanced game).
card-impact_of_wonders = Impact of Wonders
    .the = Impact of Wonders
card-impact_of_wonders-text = Every civilization scores 5, 4, 3 or 2 culture points for each completed wonder of age A, I, II or III.
card-armed_intervention_iii = Armed Intervention III
    .the = Armed Intervention III
card-armed_intervention_iii-text = The rival loses up to 7 culture points; you score as many.
card-plunder_iii = Plunder III
    .the = Plunder III
card-plunder_iii-text = The rival loses 8 food and resources in all, in the mix you choose; you produce what was lost.
card-raid_iii = Raid III
    .the = Raid III
card-raid_iii-text = You destroy up to three urban buildings of the rival of one type and level and produce half their cost in resources, rounded down.
card-holy_war_iii = Holy War III
    .the = Holy War III
card-holy_war_iii-text = The loser loses 1 population per full 3 points of difference; the winner scores 3 culture points for each.
card-war_over_culture_iii = War over Culture III
    .the = War over Culture III
card-war_over_culture_iii-text = The winner takes culture points equal to the difference in strength.
card-international_tourism_iii = International Tourism III
    .the = International Tourism III
card-international_tourism_iii-text = Each produces 1 culture per turn for each completed wonder of the partner.
card-loss_of_sovereignty_iii = Loss of Sovereignty III
    .the = Loss of Sovereignty III
card-loss_of_sovereignty_iii-text = They cannot attack each other. A produces 2 culture more per turn and B 2 less. Nobody may declare war on B.
card-military_pact_iii = Military Pact III
    .the = Military Pact III
card-military_pact_iii-text = Both have 4 more strength. An attack on the other ends it.
card-peace_treaty_iii = Peace Treaty III
    .the = Peace Treaty III
card-peace_treaty_iii-text = They cannot attack each other. Each produces 1 more culture per turn.
card-entrenchments_iii = Entrenchments III
    .the = Entrenchments III
card-entrenchments_iii-text = Each army of 1 infantry and 2 artillery adds 9 strength, or 5 with an obsolete unit.
card-mechanized_army_iii = Mechanized Army III
    .the = Mechanized Army III
card-mechanized_army_iii-text = Each army of 1 cavalry and 2 artillery adds 10 strength, or 5 with an obsolete unit.
card-modern_army_iii = Modern Army III
    .the = Modern Army III
card-modern_army_iii-text = Each army of 2 infantry, 1 cavalry and 1 artillery adds 13 strength, or 7 with an obsolete unit.
card-shock_troops_iii = Shock Troops III
    .the = Shock Troops III
card-shock_troops_iii-text = Each army of 1 infantry and 3 cavalry adds 11 strength, or 6 with an obsolete unit.
card-defense_colonization_bonus_iii = Defence/Colonization Bonus III
    .the = Defence/Colonization Bonus III
card-defense_colonization_bonus_iii-text = Discard it for 6 defence against an aggression, or for 3 when you colonize.

guide-welcome-text = You build a civilization from antiquity to the end of the Middle Ages. The most culture wins: farms and mines carry your people, and temples, libraries, theatres, leaders and wonders bring culture turn by turn. This is the Simple game: no wars, no intrigue, and it ends when the cards of age I run out.
guide-tour_row = The card row
guide-tour_row-text = Leaders, wonders, technologies and action cards. The cards on the left cost one civil action, further right two or three. Every turn the row moves left, so waiting makes a card cheaper, if nobody takes it first.
guide-tour_civ = Your civilization
guide-tour_civ-text = Each card is a kind of work, each yellow worker on it does that work. Blue tokens are stored food and resources. The fewer workers wait in the yellow bank, the dearer the next one, and the more your people eat.
guide-tour_hand = Your hand
guide-tour_hand-text = What you take from the row waits here until you play it. You can hold as many civil cards as you have civil actions.
guide-tour_tracks = All civilizations compared
guide-tour_tracks-text = Culture, science and strength of everybody. The small number behind a plus is what comes in at the end of each turn.
guide-goodbye-text = You know the whole Simple game now: people and food, works and resources, science, wonders and leaders, strength and events. The Advanced game adds happiness, corruption, military cards and politics; its table offers a short tour of what is new. A good habit: more workers first, then more farms and mines, and culture as soon as those can carry it.

guide-actions = Actions
guide-actions-text = { $count ->
    [1] In the first round everybody only takes cards: the first player has one civil action for it, the next one two. A leader or a wonder from the left end is a good start; you will play or build it from the next turn on. Then end your turn, and your farms and mines produce.
    [2] Lesson one, leader and wonder. A leader in your hand comes into play for one civil action and helps from then on; you may take one of each age. A wonder is built stage by stage: each stage costs one civil action and the resources printed on it, and its gift lasts to the end.
    [3] Lesson two, food and people. Food buys the next worker: the fewer tokens wait in the yellow bank, the dearer it is, and the more your people eat at the end of each turn. If food is missing, famine costs culture. A worker without work is only an idle mouth, so look ahead at “End of turn”.
    [4] Lesson three, resources. They put a worker to work: the “+” on a card is its price. Farms and mines first, they pay for all that follows; the tokens on them are what you have stored.
    [5] Lesson four, science. Laboratories and libraries bring it, technologies cost it. A new technology replaces nothing by itself: put a worker on it with “+”, or move one up from the older card with “↑” for the difference.
    [6] Lesson five, strength. Units give strength, and strength decides who gains and who suffers when an event compares you; it also scores at the end. A unit costs a military action, not a civil one: what you do not use of those is lost each turn.
   *[other] Lesson six, events and the end. From round 3 on a card of age A happens to everybody at the start of each round: it stands under “Events”. The game ends when age I runs out; then technologies, strength, science, goods and happy faces score once more. Turn what you have into culture in time.
}
guide-card_action = The action on the card
guide-card_action-text = Your action card contains an action that you now carry out, cheaper than usual or with a gain. Choose where it helps you most: usually on a mine or a farm, which pay for it again every turn.
guide-choose_goods = Food or resources
guide-choose_goods-text = An event lets you choose what your people bring in. Look at “End of turn”: food if somebody would go hungry or the next worker is near, otherwise resources.
guide-free_build = A building for nothing
guide-free_build-text = The event puts one of your unused workers to work without cost. Say yes if a worker stands idle: work that costs nothing is always a gain.

# Why a move is good

why-culture = you have { $after } culture instead of { $before }.
why-culture_rating = you produce { $after } culture a turn instead of { $before }.
why-science_rating = you produce { $after } science a turn instead of { $before }.
why-mines = your mines produce { $after ->
    [one] 1 resource
   *[other] { $after } resources
} a turn instead of { $before }.
why-farms = { $after ->
    [0] your farms feed all your people.
   *[other] your farms leave { $after } food over each turn instead of { $before }.
}
why-civil = you have { $after ->
    [one] 1 civil action
   *[other] { $after } civil actions
} instead of { $before }.
why-military = you have { $after ->
    [one] 1 military action
   *[other] { $after } military actions
} instead of { $before }.
why-strength = your strength is { $after } instead of { $before }.
why-science = you have { $after } science to spend instead of { $before }.
why-resources = you have { $after ->
    [one] 1 resource
   *[other] { $after } resources
} in store instead of { $before }.
why-food = you have { $after } food in store instead of { $before }.
why-workers = you have { $after ->
    [one] 1 worker
   *[other] { $after } workers
} instead of { $before }.
why-hungry = { $after ->
    [0] your people do not go hungry.
   *[other] your people are only { $after } food short instead of { $before }.
}
why-corruption = { $after ->
    [0] you lose nothing to corruption.
   *[other] you lose only { $after } to corruption instead of { $before }.
}
why-discontent = { $after ->
    [0] your people stay content.
    [one] only 1 of your workers is discontented instead of { $before }.
   *[other] only { $after } of your workers are discontented instead of { $before }.
}
why-card = you hold { $thing_the }.
why-stages = { $after ->
    [one] 1 stage of { $thing_the } is
   *[other] { $after } stages of { $thing_the } are
} built{ $before ->
    [0] {""}
   *[other] { " " }instead of { $before }
}.
why-rival_culture = { $thing } has only { $after } culture instead of { $before }.
why-rival_resources = { $thing } has only { $after ->
    [one] 1 resource
   *[other] { $after } resources
} instead of { $before }.
