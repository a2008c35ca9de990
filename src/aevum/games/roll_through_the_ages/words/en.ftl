title = Roll Through the Ages: The Bronze Age
about = Roll dice for food, workers and coins; build cities and monuments, buy developments, and stay clear of disaster.
style-builder = builder
style-builder-text = Raises monuments before anything else.
style-settler = settler
style-settler-text = Wants many cities soon, for more dice.
style-trader = trader
style-trader-text = Hoards goods and coins and buys developments.

option-trade = Trade
option-trade-text = Before building, the player whose turn it is may exchange goods and food with the others.

face-food = 3 food
face-good = 1 good
face-skull = 2 goods and a skull
face-workers = 3 workers
face-either = 2 food or 2 workers
face-coins = 7 coins

thing-food = food
thing-wood = wood
thing-stone = stone
thing-pottery = pottery
thing-cloth = cloth
thing-spearheads = spearheads

good-wood = wood
good-stone = stone
good-pottery = pottery
good-cloth = cloth
good-spearheads = spearheads

site-city_4 = fourth city
site-city_5 = fifth city
site-city_6 = sixth city
site-city_7 = seventh city
site-step_pyramid = Step Pyramid
site-stone_circle = Stone Circle
site-temple = Temple
site-obelisk = Obelisk
site-hanging_gardens = Hanging Gardens
site-great_wall = Great Wall
site-great_wall-text = Invasion does not harm you.
site-great_pyramid = Great Pyramid

development-leadership = Leadership
development-leadership-text = Reroll one die after your last roll.
development-irrigation = Irrigation
development-irrigation-text = Drought does not harm you.
development-agriculture = Agriculture
development-agriculture-text = One more food from each food die.
development-quarrying = Quarrying
development-quarrying-text = One more stone when you collect stone.
development-medicine = Medicine
development-medicine-text = Pestilence does not harm you.
development-coinage = Coinage
development-coinage-text = Coin dice are worth 12.
development-caravans = Caravans
development-caravans-text = You need not discard goods.
development-religion = Religion
development-religion-text = Your revolt strikes the others instead.
development-granaries = Granaries
development-granaries-text = Sell food for 4 coins each when you buy.
development-masonry = Masonry
development-masonry-text = One more worker from each worker die.
development-engineering = Engineering
development-engineering-text = Spend stone for 3 workers each.
development-architecture = Architecture
development-architecture-text = A point for each monument at the end.
development-empire = Empire
development-empire-text = A point for each city at the end.

disaster-drought = drought
disaster-pestilence = pestilence
disaster-invasion = invasion
disaster-revolt = revolt

action-reroll = Reroll { $face }
action-throw = Roll these dice
action-keep = Keep the dice
action-reroll_one = Reroll { $face } with Leadership
action-feed = { $dice ->
    [0] All of them give workers
    [one] { $dice } die gives food
   *[other] { $dice } dice give food
}
action-build = Work on the { $site }
action-spend_stone = Spend a stone for 3 workers
action-end_building = Build no more
action-buy = Buy { $development }
action-pay = Pay with all { $good }
action-sell_food = Pay the rest by selling food
action-buy_nothing = Buy nothing
action-discard = Discard { $good }
action-offer = Make { $to } an offer
action-give = Give { $thing }
action-ask = Ask for { $thing }
action-call_for_offers = Ask the others for offers
action-propose = Make this offer
action-withdraw = Take the offer back
action-accept = Accept
action-decline = Decline
action-end_trade = Trade no more

event-turn_began = Round { $round }: { $seat }’s turn
event-thrown = { $seat } rolls { $faces }.
event-harvested = { $seat } rolls { $amounts }.
event-starved = { $cities ->
    [one] { $seat } cannot feed a city and loses 1 point.
   *[other] { $seat } cannot feed { $cities } cities and loses { $cities } points.
}
event-struck = { $seat } loses { $points ->
    [one] 1 point
   *[other] { $points } points
} to { $disaster }.
    .each = { $seats } each lose { $points ->
        [one] 1 point
       *[other] { $points } points
    } to { $disaster }.
event-goods_lost = { $seat } loses all goods in a revolt.
event-spared = { $seat } is safe from { $disaster }.
    .each = { $seats } are safe from { $disaster }.
event-stone_spent = { $seat } spends a stone for 3 workers.
event-worked = { $workers ->
    [one] { $seat } puts a worker into the { $site }.
   *[other] { $seat } puts { $workers } workers into the { $site }.
}
event-city_built = { $seat } completes the { $site }.
    .also = completes it
event-monument_built = { $seat } completes the { $site } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .also = completes it for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
event-bought = { $seat } develops { $development } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-discarded = { $seat } discards { $good }.
event-offered = { $seat } offers { $to } { $given } for { $asked }.
event-offers_called = { $seat } asks for offers.
event-offer_accepted = { $seat } accepts the offer.
event-offer_declined = { $seat } declines the offer.
event-offer_withdrawn = { $seat } withdraws the offer.
event-match_ended = The match is over. { $reason }
amount-food = { $n } food
amount-goods = { $n ->
    [one] 1 good
   *[other] { $n } goods
}
amount-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
amount-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
amount-skulls = { $n ->
    [one] a skull
   *[other] { $n } skulls
}

reason-ten_rounds = Ten rounds have been played.
reason-five_developments = Somebody has five developments.
reason-all_monuments = Every monument has been built.

prompt-throw = The dice fall.
prompt-reroll = Which dice do you reroll?
prompt-leadership = Do you reroll one more die?
prompt-throw_one = The die falls.
prompt-harvest = { $dice ->
    [one] One die gives 2 food or 2 workers. Which?
   *[other] { $dice } dice give 2 food or 2 workers each. How many give food?
}
prompt-trade = { $mine ->
    [yes] Do you make anyone an offer?
   *[other] { $seat } may trade now. Make an offer if you like.
}
prompt-hear = Do you make { $seat } an offer?
prompt-compose = What do you give, and what do you ask for?
prompt-answer = Do you accept the offer?
prompt-build = { $workers ->
    [0] No workers are left. Do you spend a stone for more?
    [one] One worker is left. Where does it work?
   *[other] { $workers } workers are left. Where does the next one work?
}
prompt-buy = You can pay up to { $means }, { $coins } of it in coins. Which development do you buy?
prompt-pay = { $due } is still to pay for { $development }. With which goods?
prompt-discard = { $surplus ->
    [one] One good too many. Which one goes?
   *[other] { $surplus } goods too many. Which one goes?
}

refusal-skulls_stay = Skulls stay where they are.
refusal-order_of_faces = Dice are chosen in the order of their faces: go back to choose an earlier one.
refusal-no_such_die = No die shows that.
refusal-not_in_play = That monument is not in play with this many players.
refusal-already_built = That is already built.
refusal-order_of_sites = Boxes are ticked in the order of the sheet: go back to tick an earlier one.
refusal-no_workers = No workers are left.
refusal-needs_engineering = Only Engineering turns stone into workers.
refusal-workers_first = Use your workers first.
refusal-no_stone = You have no stone.
refusal-already_owned = You already have that.
refusal-too_expensive = That costs { $cost }; you can pay { $means }.
refusal-needs_granaries = Only Granaries let you sell food.
refusal-not_enough_food = Your food does not cover the { $due } still to pay.
refusal-order_of_goods = Goods go in the order of the peg board: go back to choose an earlier kind.
refusal-declined_before = That offer was already made this turn.
refusal-only_with_turn = You may trade only with { $seat }, whose turn it is.
refusal-one_sided_offer = An offer names something on both sides.
refusal-order_of_offer = What is given comes first, in the order of the peg board: go back to change it.
refusal-more_than_fits = One of you does not have it, or has no room for it.

label-round = Round
label-seat = To play
label-throws = Rolls
label-dice = Dice
label-in_hand = To be rerolled
label-workers = Workers
label-coins = Coins
label-buying = Buying
label-due = Still to pay
label-offer = Offer
label-by = Offered by
label-to = To
label-given = Given
label-asked = Asked for
label-sheets = Score sheets
label-food = Food
label-goods = Goods
label-goods_value = Value of goods
label-cities = Cities
label-sites = Cities and monuments
label-site = Site
label-ticked = Ticked
label-boxes = Boxes
label-built = Built
label-points = Points
label-developments = Developments
label-development = Development
label-cost = Price
label-owned = Owned
label-disasters = Disasters
label-development_points = Points for developments
label-monument_points = Points for monuments
label-bonus_points = Bonus points
label-score = Score

guide-welcome-text = You lead a people of the Bronze Age from three cities to greatness. After everybody’s last turn the most points win: developments and monuments bring them, starving cities and disasters cost them. The end comes when somebody owns five developments, or when every monument has been built by somebody.
guide-tour_dice = The dice
guide-tour_dice-text = Each turn begins here: you roll one die for each of your cities, three for now. The faces bring food, workers, goods and coins; two goods at once come with a skull.
guide-tour_goods = Food and goods
guide-tour_goods-text = Your pegs. Food feeds the cities, one each per turn. Goods grow in value the more you have of one kind, and pay for developments.
guide-tour_sites = Cities and monuments
guide-tour_sites-text = Workers tick these boxes. A finished city gives you one more die, a finished monument gives points: more to the first who builds it.
guide-tour_developments = Developments
guide-tour_developments-text = With coins and goods you may buy one per turn. Each gives points and a lasting advantage; its price stands beside it.
guide-goodbye-text = You have seen whole turns: roll, feed, build, buy. Early on, more cities mean more dice, but each one eats: keep an eye on your food, and later look for developments that suit what you build.

guide-reroll = Rolling the dice
guide-reroll-text = You may roll up to three times and keep what you like; dice with a skull stay. At first workers are worth most, because they build cities. But make sure there is food for every city.
guide-leadership = Leadership
guide-leadership-text = This development lets you reroll a single die after your last roll, even one with a skull. You must accept the new result.
guide-harvest = Food or workers
guide-harvest-text = Some dice give either two food or two workers, and you decide. First count the food: each city eats one right after this, and each that gets none costs you a point. The rest may work.
guide-build = Building
guide-build-text = Each worker ticks one box. The fourth city needs only three boxes and gives you a die from your next turn on. Half-finished work keeps for later turns.
guide-buy = Buying a development
guide-buy-text = Coins pay first, then goods: one development per turn. Coins you do not use now are lost, goods stay. It is no mistake to buy nothing and save for something better.
guide-pay = Paying
guide-pay-text = You pay with all your goods of a kind or with none, and you get no change. Pay so that as little as possible is wasted.
guide-discard = Discarding goods
guide-discard-text = You may keep six goods at the end of your turn. Discard cheap ones, or kinds of which you have just one: the more you have of a kind, the more each is worth.

# Why a move is good

why-points = you have { $after ->
    [one] 1 point
   *[other] { $after } points
} instead of { $before }.
why-dice = you have { $after ->
    [one] 1 die
   *[other] { $after } dice
} to roll instead of { $before }.
why-hungry = { $after ->
    [0] there is food for all your cities.
    [one] only one of your cities lacks food instead of { $before }.
   *[other] only { $after } of your cities lack food instead of { $before }.
}
why-goods = your goods are worth { $after ->
    [one] 1 coin
   *[other] { $after } coins
} instead of { $before }.
why-food = you have { $after } food in store instead of { $before }.
why-begun = { $after ->
    [one] 1 box of the { $thing } is
   *[other] { $after } boxes of the { $thing } are
} ticked{ $before ->
    [0] {""}
   *[other] { " " }instead of { $before }
}.
