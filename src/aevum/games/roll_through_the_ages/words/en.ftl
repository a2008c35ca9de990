title = Roll Through the Ages: The Bronze Age
about = Throw dice for food, workers and coins; build cities and monuments, buy developments, and stay clear of disaster.

option-trade = Trade
option-trade-text = The player in turn may exchange goods and food with the others before building.

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
development-leadership-text = Throw one die again after your last throw.
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
development-religion-text = Your revolt strikes your opponents instead.
development-granaries = Granaries
development-granaries-text = Sell food for 4 coins each when you buy.
development-masonry = Masonry
development-masonry-text = One more worker from each worker die.
development-engineering = Engineering
development-engineering-text = Spend stone for 3 workers each.
development-architecture = Architecture
development-architecture-text = A point for each of your monuments at the end.
development-empire = Empire
development-empire-text = A point for each of your cities at the end.

disaster-drought = drought
disaster-pestilence = pestilence
disaster-invasion = invasion
disaster-revolt = revolt

action-reroll = Throw again: { $face }
action-throw = Throw these dice
action-keep = Keep the dice
action-reroll_one = Leadership: throw { $face } once more
action-feed = { $dice ->
    [0] All of them give workers
    [one] { $dice } die gives food
   *[other] { $dice } dice give food
}
action-build = Work on: { $site }
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
action-propose = Make this offer
action-withdraw = Take the offer back
action-accept = Accept
action-decline = Decline
action-end_trade = Trade no more

event-turn_began = Round { $round }: { $seat } takes the dice.
event-thrown = { $seat } throws: { $faces }.
event-harvested = { $seat } has { $food } food, { $goods } goods, { $workers } workers, { $coins } coins and { $skulls } skulls.
event-starved = { $cities ->
    [one] A city of { $seat } starves: one point lost.
   *[other] { $cities } cities of { $seat } starve: { $cities } points lost.
}
event-struck = { $disaster }: { $seat } loses { $points } points.
event-goods_lost = revolt: { $seat } loses all goods.
event-spared = { $disaster }: { $seat } is protected.
event-stone_spent = { $seat } spends a stone for 3 workers.
event-city_built = { $seat } builds the { $site }.
event-monument_built = { $seat } finishes the { $site }: { $points } points.
event-bought = { $seat } buys { $development }: { $points } points.
event-discarded = { $seat } discards { $good }.
event-offered = { $seat } offers { $to } { $given } for { $asked }.
event-offer_accepted = { $seat } accepts.
event-offer_declined = { $seat } declines.
event-offer_withdrawn = { $seat } takes the offer back.
event-match_ended = The match is over: { $reason }

reason-ten_rounds = ten rounds have been played.
reason-five_developments = somebody has five developments.
reason-all_monuments = every monument has been built.

prompt-throw = The dice fall.
prompt-reroll = Which dice do you throw again?
prompt-leadership = Do you throw one die once more?
prompt-throw_one = The die falls.
prompt-harvest = { $dice ->
    [one] One die gives 2 food or 2 workers. Which?
   *[other] { $dice } dice give 2 food or 2 workers each. How many give food?
}
prompt-trade = Do you make anyone an offer?
prompt-compose = What do you give, and what do you ask for?
prompt-answer = Is the offer accepted?
prompt-build = { $workers ->
    [0] No workers are left. Spend a stone for more?
    [one] One worker: where does it work?
   *[other] { $workers } workers: where does the next one work?
}
prompt-buy = You can pay up to { $means }, { $coins } of it in coins. Which development do you buy?
prompt-pay = { $development }: { $due } still to pay. With which goods?
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
refusal-one_sided_offer = An offer names something on both sides.
refusal-order_of_offer = What is given comes first, in the order of the peg board: go back to change it.
refusal-more_than_fits = One of you does not have it, or has no room for it.

label-round = Round
label-seat = In turn
label-throws = Throws
label-dice = Dice
label-in_hand = To be thrown again
label-workers = Workers
label-coins = Coins
label-buying = Buying
label-due = Still to pay
label-offer = Offer
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
guide-tour_dice-text = Each turn begins here: you throw one die for each of your cities, three for now. The faces bring food, workers, goods and coins; a skull looms over goods.
guide-tour_goods = Food and goods
guide-tour_goods-text = Your pegs. Food feeds the cities, one each per turn. Goods grow in value the more you have of one kind, and pay for developments.
guide-tour_sites = Cities and monuments
guide-tour_sites-text = Workers tick these boxes. A finished city gives you one more die, a finished monument gives points: more to the first who builds it.
guide-tour_developments = Developments
guide-tour_developments-text = With coins and goods you may buy one per turn. Each gives points and a lasting advantage; its price stands beside it.
guide-goodbye-text = You have seen whole turns: throw, feed, build, buy. Early on, more cities mean more dice, but each one eats: keep an eye on your food, and then look for developments that fit what you build.

guide-reroll = Throwing the dice
guide-reroll-text = You may throw up to three times and keep what you like; dice with a skull stay. At the beginning workers are worth most, for they build cities. But make sure that there is food for each city.
guide-leadership = Leadership
guide-leadership-text = Your development lets you throw one single die once more after the last throw, even one with a skull. What it shows then stands.
guide-harvest = Food or workers
guide-harvest-text = Some dice give either two food or two workers, and you decide. First count the food: each city eats one right after this, and each that gets none costs you a point. The rest may work.
guide-build = Building
guide-build-text = Each worker ticks one box. The fourth city needs only three boxes and gives you a die from your next turn on. Half-finished work keeps for later turns.
guide-buy = Buying a development
guide-buy-text = Coins first, then goods: one development per turn. Coins are lost if you do not use them now, goods stay. It is no mistake to buy nothing and save for something better.
guide-pay = Paying
guide-pay-text = Of a kind of goods you pay with all you have or with none, and you get no change. Pay so that as little as possible goes to waste.
guide-discard = Discarding goods
guide-discard-text = At the end of your turn you may keep six goods. Give away the cheap ones, or single ones of a kind: kinds of which you have several are worth much more.
