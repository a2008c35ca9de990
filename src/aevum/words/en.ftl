# Words that all games share.

yes = yes
no = no

# How things and clauses are listed.

join-items = { $before } and { $last }
join-clauses = { $before } and { $last }
amount-nothing = nothing
gains = { $seat } gains { $amounts }.
    .also = gains { $amounts }
    .each = { $everyone ->
        [yes] Everyone gains
       *[no] { $seats } each gain
    } { $amounts }.
loses = { $seat } loses { $amounts }.
    .also = loses { $amounts }
    .each = { $everyone ->
        [yes] Everyone loses
       *[no] { $seats } each lose
    } { $amounts }.
why-later = By the end of your turn { $reason }

refusal-match_over = The match is over.
refusal-chance_first = First comes the roll of the dice or the draw of a card.
refusal-not_your_decision = It is not up to you now.
refusal-not_possible = That is not possible here.
refusal-not_now = Something else is being decided now.
refusal-nothing_to_undo = There is nothing to take back.
refusal-no_such_line = There is no such line to return to.
refusal-undo_needs_consent = To go back further, all other players must agree.

maturity-alpha = first version
maturity-beta = being tested
maturity-stable = complete

bot-random = Random
bot-random-text = Plays any legal move.
bot-newcomer = Newcomer
bot-newcomer-text = Plays any of its three best ideas; only the arena knows it.
bot-heuristic = Rule of thumb
bot-heuristic-text = Plays by simple, sound principles, without looking ahead.
bot-beginner = Beginner
bot-beginner-text = Knows the principles but slips now and then.
bot-normal = Normal
bot-normal-text = Plays soundly by rules of thumb and answers at once.
bot-strong = Strong
bot-strong-text = Tries out its best ideas for a few seconds before it moves.
bot-expert = Expert
bot-expert-text = Takes its time and looks further than anyone else here.

facts-barren = Barren lands
facts-bonus_tokens = Bonus tokens
facts-borders = Borders
facts-card = Cards
facts-cards = Heroes and wonders
facts-civilizations = Civilizations
facts-components = Components
facts-developments = Developments
facts-dice = Dice
facts-empire = Empires
facts-empires = Empires
facts-epochs = Epochs
facts-event = Events
facts-events = Events
facts-goods = Goods
facts-land = Lands
facts-lands = Lands
facts-limits = Numbers of pieces
facts-link = Borders, straits and shores
facts-links = Borders, straits and shores
facts-neutral = Neutral civilizations
facts-prices = Prices
facts-provinces = Provinces
facts-region_values = Values of regions
facts-regions = Regions
facts-resources = Resources
facts-roles = Roles
facts-seas = Seas
facts-setups = Starting positions
facts-sites = Cities and monuments
facts-token = Region tokens
facts-water = Seas and oceans
facts-waters = Seas and oceans

component-armies_per_colour = Armies of a colour
component-event_card = Event cards
component-region_value = Region values
component-settlement = Capitals and cities
component-monument = Monuments
component-fort = Forts
component-fleet = Fleets
