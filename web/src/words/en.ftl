# The page's own words. Every key stands in both languages.

skip = Skip to the content
close = Close
loading = Loading …
save = Save
saved = Saved.
yes = yes
no = no
not-found = There is no such page.
to-lobby = To the lobby
guest-name = Guest
sign-in = Sign in

nav-label = Main menu
nav-lobby = Lobby
nav-matches = My matches
waiting-count = { $count ->
    [one] match waits for you
   *[other] matches wait for you
}
nav-rules = Rules
nav-settings = Settings

## Lobby

lobby-title = Civilizations, one table
lobby-lead = Five civilization games in full, with every rule kept by the table itself. Play against bots at once, or with friends near and far.
lobby-waiting = Waiting for you
lobby-games = Choose a game
lobby-open = Open tables
lobby-open-none = Nobody is waiting for players just now. Open a table of your own.
lobby-watch = Matches to watch
lobby-watch-none = No public match is being played just now.
seats-range = { $low ->
    [one] { $high ->
        [one] 1 player
       *[other] 1–{ $high } players
    }
   *[other] { $low }–{ $high } players
}
play-bots = Play against bots
bots-count = Number of bots
bots-level = Level of the bots
start = Start
level-beginner = Beginner
level-normal = Normal
level-strong = Strong
level-expert = Expert
bot-name = Bot { $number } ({ $level })
seat-open-name = Seat { $number } (free)
status-open = waiting for players
status-running = being played
status-over = over
status-closed = closed
pace-live = live
pace-correspondence = by correspondence
your-turn = Your turn
won-by = Winner: { $names }

## A guided first game

guide = Guide
guide-start = Guided first game
guide-start-for = Guided first game: { $game }
guide-offer = New to this game? Play its first round with a guide beside you.
guide-welcome = Welcome: { $game }
guide-welcome-how = I stay beside you for the beginning. At each of your questions I say what it is about, show the rule and suggest a move; what the computer players do I tell one step at a time.
guide-tour = Show me round the board
guide-tour-skip = Skip the tour
guide-begin = Begin
guide-next = Next
guide-back = Back
guide-all = Go on to my decision
guide-do = Do this
guide-or = or choose on the board.
guide-suggests = I would do this:
guide-only = There is only one thing to do here:
guide-thinking = I am thinking…
guide-alone = I have no suggestion just now: choose on the board.
guide-others = It is not your decision now: { $names }. Press “Next” to see what happens.
guide-told = What happened
guide-told-at = What happened: { $step }
guide-earlier = Before that: { $count }
guide-leave = Leave the guide
guide-fold = Smaller
guide-unfold = Larger
guide-goodbye = From here you can do it yourself
guide-goodbye-how = The match simply goes on. “Hint” asks for a suggestion, “Why not?” explains what is not allowed, and the rules are always open at the right place.
guide-play-on = Play on

## New table

new-table = New table
new-table-for = New table: { $game }
game = Game
seats-count = Number of seats
seat-number = Seat { $number }
who-sits = Who sits where
chair-me = Me
chair-open = Free for anybody
chair-invite = By invitation (a link)
chair-bot = Bot
shuffle = Draw lots for the order of the seats
options = Rules of this table
clock = Time to think
clock-none = No clock
clock-fast = Live: 10 minutes, 20 seconds more per turn
clock-slow = Live: 40 minutes, 1 minute more per turn
clock-day = By correspondence: 3 days, half a day more per turn
clock-week = By correspondence: 7 days, 1 day more per turn
timeout = When the time runs out
timeout-bot = A bot plays on; the seat can be taken back
timeout-resign = The seat has resigned
undo-rule = Taking moves back
undo-rule-free = Free, as far as nothing new came to light
undo-rule-consent = Only when everybody agrees
undo-rule-off = Not at this table
public-table = Listed in the lobby
allow-watching = Others may watch
allow-hints = Hints are allowed
table-title = Name of the table (if you like)
create-table = Open the table

## Matches

matches-turn = Your turn
matches-running = Being played
matches-over = Finished
matches-none = You have no matches yet.
import-title = A match from a file
import-label = Match file

## A table before the start

waiting-lead = The match begins when every seat is taken.
table-clock = Clock: { $bank } for each, { $more } more after every turn.
table-timeout-bot = Whoever runs out of time is replaced by a bot and can come back.
table-timeout-resign = Whoever runs out of time has resigned.
your-name = Your name
sit-here = Sit here
invite-link = Link for this seat
copy-link = Copy the link
copy-by-hand = Copy it from the field
copied = Copied
seat-bot = Give to a bot
seat-open = Leave free
seat-invite = By invitation
start-now = Start now
start-now-text = Seats that are still free go to bots.
close-table = Close the table
leave = Leave the table
table-closed = This table is closed.
invited = You are invited
invited-lead = Somebody keeps a seat for you at their table.
invited-by = { $name } keeps a seat for you at this table:
invited-over = This invitation is no longer valid: somebody has taken the seat, or the table is gone. Ask for another one.
take-seat = Take the seat

## The match

match = Match
match-over = The match is over.
reconnecting = Connecting again …
table-gone = This table is not here any more, or you may no longer see it.
table-gone-sign-in = You are not signed in. If you sit at this table, sign in again and come back to it.
signed-out-here = You are no longer signed in here and only watch. Sign in again to play on.
try-again = Try again
watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
waiting-for = Waiting for { $names }
chance-decides = Chance decides …
players = Players
player = Player
me = you
away = away
bot-plays = a bot plays
their-turn = to move
points = points
place = Place
tie-break = Tie-break
why-not = Why not?
why-not-title = Why is it not possible?
why-not-lead = Choose what you would like to do; the table tells what stands in the way, and the rule.
why-not-none = Nothing found.
choices = Your choices
choices-filter = Search
undo = Undo
undo-all = Undo all
undo-ask = Ask to take back
hint = Hint
hint-says = The expert would play:
hint-thinking = The expert is thinking …
hint-thinking-on = That is the best so far; the expert thinks on …
hint-seconds = { $seconds } s
hint-do = Play this
hint-only = Nothing else is allowed.
hint-sensible = By the rules of thumb for this game nothing else comes close.
hint-duel = Of { $tries } imagined continuations { $percent } % came out better than with “{ $other }”, and { $worse } % worse.
hint-average = Over { $tries } imagined continuations it is not better more often than “{ $other }”, but it gains more on average.
hint-outlook = The chance of winning is about { $percent } %, with “{ $other }” { $worse } %.
rule = Rule { $clause }
replay = Replay
plain-board = Plain view
paused = A pause: the clocks stand, and nobody can move until somebody goes on.
pause = Ask for a pause
resume = Go on
proposal-undo = { $name } asks to take back { $count ->
        [one] one move
       *[other] { $count } moves
    }.
proposal-show = Show where to
proposal-withdraw = Withdraw
proposal-declined = The others did not agree.
proposal-pause = { $name } asks to stop the clocks.
proposal-waiting = Waiting for the others
agree = Agree
disagree = Disagree
seat-taken-over = A bot plays in your place: your time ran out, or you left.
you-resigned = You have resigned: a bot plays your seat to the end, and you watch.
resigned-tag = resigned
take-seat-back = Take my seat back
beside = Players, log and chat
log = Log
log-undo = { $name }: moves taken back
log-open = Show the position after entry { $number }
log-empty = Nothing has happened yet.
log-more = Show more
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-new = { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
mute = Mute
unmute = Hear everybody again
resign = Resign
resign-sure = A bot will play on in your place, and you cannot come back to this seat.
resign-do = Resign for good
since-title = Since your last move ({ $count })
since-label = What happened since your last move
changed = new
rematch = Play again
rematch-ready = A new match with the same players is ready.
rematch-go = To the new match
download = Match file

## Replay

to-match = To the match
recap = What happened
recap-label = What happened since your last move, step by step
recap-begin = As it was after your last move
recap-run = Play the steps
recap-pause = Pause
recap-speed = Speed: { $speed }×
recap-stop = To now
recap-whole = The whole match
recap-auto = by itself
replay-controls = Move through the match
replay-first = To the beginning
replay-turn-back = Turn back
replay-back = One move back
replay-run = Play the match
replay-stop = Stop
replay-on = One move on
replay-turn-on = Turn on
replay-last = To the end
replay-moment = After move { $at } of { $length }
replay-eyes = Seen by
replay-spectator = Spectator
score-chart = Score over time
score-table = Scores as a table
analysis = Analysis
analysis-lead = What each player could expect at each moment: from there bots play the match on to its end many times.
analysis-start = Analyse the match
analysis-progress = Analysing: { $percent } %
analysis-ready = { $count ->
    [0] The analysis is ready.
    [one] The analysis is ready: 1 turning point.
   *[other] The analysis is ready: { $count } turning points.
}
analysis-chart = Chance of winning over time
analysis-chart-points = Expected score over time
analysis-table = The numbers as a table
analysis-turns = Turning points
analysis-turn = { $name }: { $before } % → { $after } %
analysis-turn-points = { $name }: { $before } → { $after } points
analysis-no-turns = No single turn decided this match.
analysis-go = Show move { $number }
move = Move
fairness = Fair dice
fairness-lead = The dice of this match come from a secret key. Its fingerprint was fixed before the first throw; the key is shown at the end, so that anybody can check every throw.
fairness-hash = Fingerprint:
fairness-key = Key:
fairness-check = Check the dice
fairness-true = Every throw and every draw came from this key.
fairness-false = Some throws did not come from this key.

## Rules

rules-of = Rules: { $game }
rules-all = All games
rules-lead = The full rules of each game in numbered clauses.
rules-rulings = Rulings ({ $count })
rules-rulings-lead = Where the rulebook is silent or contradicts itself: how it is read here, and why.
rules-facts = What the facts rest on
rules-facts-lead = Some maps, cards and numbers are reconstructed: nobody has read them off the printed game. They are named here. An owner of the game can correct them in the file beside them.
rules-facts-table = { $title }: { $count } of { $rows } reconstructed
rules-search = Search the rules
rules-found = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
}

## Settings

language = Language
theme = Light or dark
theme-system = Like my device
theme-light = Light
theme-dark = Dark
colours = Colours
colours-standard = Standard
colours-deuteranopia = Deuteranopia
colours-protanopia = Protanopia
colours-tritanopia = Tritanopia
colours-contrast = High contrast
colours-sample = The marks of the seats in these colours
animation = Animation
animation-full = Full
animation-reduced = Little
animation-off = None
replay-setting = Show what the others did by itself when it has happened
sound = Sound
sound-on = A soft tone when it is my turn
notify = Tell me when it is my turn
notify-lead = For matches by correspondence.
notify-push = By this browser, even when no page is open
notify-webhook = By webhook (an address)
notify-kind = Form of the webhook
notify-test = Test it
notify-blocked = Saved, but this browser does not let the page tell you anything. Allow notifications for it and try again.
notify-nothing = Nothing to test yet: tick this browser or give an address.
deliveries = What was sent
delivery-of-turn = your turn
delivery-of-started = a match began
delivery-of-ended = a match ended
delivery-of-test = a test
delivery-by-push = by browser
delivery-by-webhook = by webhook
delivery-answered = it answered { $code }
delivery-no-answer = no answer from this address
delivery-not-allowed = this address cannot be used
delivery-waiting = on its way
delivery-sent = delivered
delivery-failed = failed
delivery-dropped = no longer needed

## Account

account = Account
hello = Hello, { $name }!
play-as-guest = Play as a guest
guest-lead = A name is all it takes. With an account you can come back from any device.
sign-out = Sign out
guest-leave-sure = You are a guest: once you sign out, nobody can bring you back to your seats and matches. With an account you could come back.
guest-leave-do = Sign out all the same
guest-leave-not = Stay
sign-up = New account
sign-up-lead = As a guest you keep your seats and matches when you sign up.
signed-in = You are signed in.
signed-up = Your account is ready.
login = Login name
password = Password
password-hint = At least 10 characters.
forgot-password = Forgotten? The host of this table can give you a link for a new password.
change-password = Change password
old-password = Present password
new-password = New password
my-data = My data
export-data = Download my data
delete-account = Delete my account
delete-sure = Everything about you is deleted. Your seats in running matches go to bots. This cannot be undone.
delete-do = Delete for good
account-deleted = Your data are deleted.

## What can go wrong with the service

problem-offline = The server cannot be reached. Is the connection there?
problem-invalid = That could not be understood.
problem-not_signed_in = Please sign in first.
problem-forbidden = That is not allowed to you.
problem-csrf = The page is out of date. Please load it again.
problem-not_found = There is no such thing here.
problem-stale = Something happened meanwhile. Look again before you move.
problem-not_running = The match is not being played.
problem-seat_taken = Somebody else was faster: the seat is taken.
problem-not_your_seat = That is not your seat.
problem-full = The table is full.
problem-not_open = The table takes no more players.
problem-key_reused = This request was sent before with another content.
problem-no_hints = This table allows no hints.
problem-no_undo = That cannot be taken back.
problem-login_taken = This login name is taken.
problem-wrong_password = Name or password is wrong.
problem-expired = This link is no longer valid.
problem-too_large = That is too large.
problem-too_many = Too many requests. Wait a moment.
problem-unknown_game = There is no such game.
problem-bad_options = These options do not fit together.
problem-file_broken = The file cannot be read as a match.
problem-not_over = Only after the end of the match.
problem-busy = The server is busy. Try again in a moment.
problem-paused = The clocks are stopped; go on first.
problem-bot_plays = A bot plays this seat now. Take it back first.
problem-asked_already = That was asked already.
problem-rules_differ = Under today's rules this match goes differently from entry { $entry } on.
problem-method_not_allowed = That is not possible here.
problem-not_json = That could not be understood.
problem-failure = Something broke at the server. It has been written down there.

## The board of Roll Through the Ages

rtta-dice = Dice
rtta-die = Die { $number }: { $face }
rtta-die-skull = Die { $number }: { $face } (stays)
rtta-face-coins = { $coins } coins
rtta-throw = { $count ->
    [0] Throw again
    [one] Throw 1 die again
   *[other] Throw { $count } dice again
}
rtta-keep = Keep all
rtta-keep-hint = Click the dice that you want to throw again.
rtta-leadership-hint = Leadership: click one die to throw it once more, or keep all.
rtta-throws = Throw { $throws } of 3
rtta-gives = These dice give
rtta-food = { $count } food
rtta-goods = { $count ->
    [one] 1 good
   *[other] { $count } goods
}
rtta-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
rtta-coins = { $count } coins
rtta-skulls = { $count ->
    [one] 1 skull
   *[other] { $count } skulls
}
rtta-or = { $food } food or { $workers } workers
rtta-hungry = { $count ->
    [0] Every city can be fed.
    [one] 1 city would go hungry (−1 point).
   *[other] { $count } cities would go hungry (−{ $count } points).
}
rtta-feed = { $dice ->
    [0] All as workers
   *[other] { $dice } as food
}
rtta-feed-gives = { $food } food, { $workers } workers
rtta-build = Build
rtta-build-none = Build nothing
rtta-build-hint = Click cities and monuments to send workers there.
rtta-workers-left = { $count ->
    [0] All workers have work.
    [one] 1 worker left
   *[other] { $count } workers left
}
rtta-unused = unused workers are lost
rtta-stones = { $count ->
    [0] no stone
    [one] 1 stone turned into workers
   *[other] { $count } stones turned into workers
}
rtta-add-worker = send one worker
rtta-take-worker = { $site }: one worker less
rtta-reset = Start over
rtta-done = done
rtta-buy-hint = Choose a development, or buy nothing. You can pay up to { $means }.
rtta-buy-none = Buy nothing
rtta-cost = costs { $cost }
rtta-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rtta-owned = owned
rtta-pay = Pay for { $development }
rtta-pay-line = Paid: { $paid } of { $cost }
rtta-pay-waste = { $waste } too much: no change is given
rtta-pay-coins = { $coins } coins
rtta-pay-good = all { $good } ({ $value })
rtta-pay-food = sell { $food } food ({ $value })
rtta-pay-not-needed = not needed
rtta-pay-do = Buy
rtta-pay-back = Choose another
rtta-discard-hint = { $surplus ->
    [one] Choose 1 good to discard.
   *[other] Choose { $surplus } goods to discard.
}
rtta-discard = Discard
rtta-discard-more = discard 1 { $good }
rtta-discard-less = keep 1 { $good }
rtta-barter-hint = Put your offer together: what you give, and what you ask for.
rtta-barter-gives = { $name } gives
rtta-barter-more = one more: { $thing }
rtta-barter-less = one less: { $thing }
rtta-sheet = Sheet of { $name }
rtta-my-sheet = My sheet
rtta-pegs = Peg board
rtta-track = { $name }: { $count } of { $most }
rtta-track-value = { $name }: { $count } of { $most }, worth { $value }
rtta-cities = Cities
rtta-monuments = Monuments
rtta-developments = Developments
rtta-disasters = Disasters
rtta-disaster-count = { $count ->
    [0] no points lost
    [one] 1 point lost
   *[other] { $count } points lost
}
rtta-first = first
rtta-later = later
rtta-built = built
rtta-boxes = { $ticked } of { $boxes }
rtta-others = The other players
rtta-open-sheet = Open the sheet of { $name }
rtta-standing = Standing
rtta-final = Final scoring
rtta-bonus = Bonus
rtta-total = Total
rtta-goods-value = Value of goods
rtta-round = Round { $round }
rtta-turn-of = { $name } plays
rtta-disaster-table = Skulls and disasters
rtta-disaster-2 = 2 skulls, Drought: you lose 2 points, unless you have Irrigation.
rtta-disaster-3 = 3 skulls, Pestilence: the others lose 3 points, unless they have Medicine.
rtta-disaster-4 = 4 skulls, Invasion: you lose 4 points, unless you have the Great Wall.
rtta-disaster-5 = 5 skulls or more, Revolt: you lose all goods; with Religion the others do.

## Mare Nostrum

mn-race = The race to four heroes and wonders, or the pyramids
mn-cards-of = Heroes and wonders: { $count } of { $most }
mn-hand-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
mn-hand-empty = You hold no cards.
mn-largest = Largest set: { $taxes } of taxes, { $goods } of different goods.
mn-sets = Sets that your cards can form
mn-sets-of = sets of { $size }: { $sets }
mn-shop = What a set buys
mn-shop-hint = The number is the size of the set: only taxes, or goods that are all different. Green: your cards form one.
mn-free = free
mn-pays-both = taxes or goods pay it
mn-pays-taxes = taxes pay it
mn-pays-goods = goods pay it
mn-pays-none = { $missing ->
    [one] 1 card short of a set
   *[other] { $missing } cards short of a set
}
mn-left = { $count ->
    [0] none left
   *[other] { $count } left
}
mn-trade = { $cards ->
    [one] Commerce: 1 card from everybody
   *[other] Commerce: { $cards } cards from everybody
}
mn-offer-hidden = chosen in secret
mn-offer-mine = being chosen by you
mn-offer-none = nothing on offer
mn-chain = Who took what
mn-take-hint = Click a card on the table of commerce. Whoever loses it takes next.
mn-offer-hint = Click your cards, in any order. Nobody sees them before all have chosen.
mn-chosen = Chosen: { $count } of { $of }.
mn-card-label = { $name }: { $chosen } of { $count } chosen
mn-offer = Offer these
mn-reset = Start over
mn-pay-taxes = Pay with { $count } taxes
mn-pay-hint = { $count } different goods:
mn-pay-goods = Pay with these goods
mn-home = At home in { $province }:
mn-neutral = Neutral (grey): { $civs }
mn-spend-hint = Buy in the order of these buttons: what you have passed over cannot be bought any more.
mn-tasks-hint = To pillage is to destroy a building. A legion that occupies one collects its income instead of the owner. For what you prepare to annex you can buy the marker in the next construction. Each legion has one task.
mn-must-fight = Before you can be done you must fight wherever your units stand beside enemies.
mn-battle-now = The latest battle
mn-attacker = { $civ } attacks
mn-fold = Map
mn-unfold = Choices
mn-battles = Battles of this round
mn-battle-more = +{ $more } (fort, hero)
mn-battle-total = { $hits ->
    [one] total { $total }, 1 hit
   *[other] total { $total }, { $hits } hits
}
mn-odds = clears all: { $percent } %
mn-move-from = From:
mn-move-to = To:
mn-move-first = Choose on the map or above where the piece sets out from, or drag the piece to its target.
mn-decline = No, not now
mn-move-all = move all that can go
mn-battle-there = there will be a battle
mn-no-landing = Triremes stay at sea: they cannot go to { $place }.
mn-no-ship = Legions cannot stop at sea ({ $place }): carry them to a coast that your triremes reach.
mn-look = see what can be done from here
mn-chosen-place = chosen; click again to leave it
mn-unowned = Free provinces
mn-map = Map of the Mediterranean
mn-legend = Faint: an empty city site or a good without a caravan. Framed: a caravan stands on it. Disc with a letter: the owner. Red dot: held by foreign legions. Shield: legions. Ship: triremes.

## Through the Ages

tta-kind-farm = Farm
tta-kind-mine = Mine
tta-kind-lab = Laboratory
tta-kind-temple = Temple
tta-kind-arena = Arena
tta-kind-library = Library
tta-kind-theater = Theater
tta-kind-infantry = Infantry
tta-kind-cavalry = Cavalry
tta-kind-artillery = Artillery
tta-kind-air = Air force
tta-kind-government = Government
tta-kind-special = Special technology
tta-kind-leader = Leader
tta-kind-wonder = Wonder
tta-kind-action = Action card
tta-kind-event = Event
tta-kind-territory = Territory
tta-kind-aggression = Aggression
tta-kind-war = War
tta-kind-pact = Pact
tta-kind-tactics = Tactic
tta-kind-bonus = Bonus card
tta-gives-food = food: { $amount }
tta-gives-resources = resources: { $amount }
tta-gives-science = science: { $amount }
tta-gives-culture = culture: { $amount }
tta-gives-happy = happy faces: { $amount }
tta-gives-strength = strength: { $amount }
tta-gives-civil_actions = civil actions: { $amount }
tta-gives-military_actions = military actions: { $amount }
tta-gives-colonization = colonization: { $amount }
tta-gives-yellow_tokens = yellow tokens: { $amount }
tta-gives-blue_tokens = blue tokens: { $amount }
tta-costs-science = costs { $amount } science
tta-costs-revolution = by revolution { $amount }
tta-costs-resources = costs { $amount } resources
tta-costs-military = costs { $amount } military actions
tta-bank-part = needed in this part: { $happy } happy faces; consumption { $food }
tta-bank-part-simple = consumption in this part: { $food }
tta-costs-stages = stages: { $stages } resources
tta-science-cost = science
tta-why-not = Why not: { $action }?
tta-resign-sure = Leave the match for good? Click again
tta-slot-cost = { $cost ->
    [one] costs { $cost } civil action
   *[other] costs { $cost } civil actions
}
tta-for-you = for you
tta-next-worker = The next worker costs { $food } food.
tta-no-worker = The bank is empty: no more workers.
tta-then-consumption = Consumption then rises from { $now } to { $next }.
tta-then-happy = Then { $need } happy faces are needed; you have { $have }.
tta-happy = happy faces { $have }, needed { $need }
tta-corruption-now = Corruption now: { $amount }.
tta-corruption-next = { $tokens ->
    [one] With { $tokens } token less it takes { $amount }.
   *[other] With { $tokens } tokens less it takes { $amount }.
}
tta-forecast = At the end of my turn
tta-uprising = Uprising: more workers are discontent than unused, so nothing will be produced.
tta-uprising-then = After this move an uprising would stop all production.
tta-famine = famine costs { $culture } culture
tta-eaten = { $made } produced, { $eaten } consumed
tta-corrupted = { $made } produced, { $lost } lost to corruption
tta-stages = { $built } of { $all } stages built
tta-hand = My cards
tta-hand-empty = No cards.
tta-affairs = Events and politics
tta-last-event = Last event
tta-attack-wins = { $missing ->
    [one] As things stand the attack succeeds; 1 more in defense would beat it off.
   *[other] As things stand the attack succeeds; { $missing } more in defense would beat it off.
}
tta-attack-fails = As things stand the attack is beaten off.
tta-war-even = As things stand nobody wins the war.
tta-war-wins = As things stand { $name } wins by { $by }.
tta-war-when = decided when { $name } begins the next turn
tta-most-bid = You can bid at most
tta-open-civ = Open the civilization of { $name }
tta-my-civ = My civilization
tta-civ = Civilization of { $name }
tta-others = The other civilizations
tta-round = round { $round }
tta-round-last = round { $round } (last: { $last })
tta-armies = { $count ->
    [0] no full army yet
    [one] { $count } army: +{ $strength }
   *[other] { $count } armies: +{ $strength }
}
tta-when-politics = Played as the political action, at the beginning of a turn.
tta-when-tactics = Played for a military action; it stays until another takes its place.
tta-when-bonus = Used when a colony is paid for, or in defence against an aggression.

## The map

map-as-list = List
map-as-map = Map
map-choices = { $count ->
    [one] Show the choice
   *[other] Show all { $count } choices
}
map-nearer = Nearer
map-farther = Farther
map-whole = Whole
map-help = Map. Drag or use the arrow keys to move it, plus and minus to zoom, Tab to go through the choices.
map-choosable = To choose from
map-choose = Choose

## History of the World, A Brief History

hist-map = Map of the world
hist-epoch = Epoch { $epoch } of { $epochs }
hist-armies = { $count ->
    [one] 1 army left
   *[other] { $count } armies left
}
hist-tokens = { $count ->
    [one] 1 siege token
   *[other] { $count } siege tokens
}
hist-fleets = Fleets
hist-caravans = Caravans
hist-fleet = fleet
hist-caravan = caravan
hist-resource = resource
hist-terrain-mountain = mountains
hist-terrain-forest = forest
hist-army-active = active army: { $name }
hist-army-spent = army: { $name }
hist-changed = New since your last move.
hist-barren-history_of_the_world = Barren lands
hist-barren-brief_history = Barren lands
hist-waters = Seas and oceans
hist-near = next to: { $names }
hist-odds = Win { $win }, tie { $tie }, lose { $lose }
hist-odds-invasion = Succeeds { $win }, fails { $lose }
hist-odds-brief = win { $win }
hist-odds-brief-invasion = succeeds { $win }
hist-odds-end-brief = in the end { $win }
hist-odds-end = With all armies left: { $win }
hist-battle = Battle: { $land }
hist-next-throw = Next throw: win { $win }, tie { $tie }
hist-next-invasion = Next throw: succeeds { $win }
hist-by-owner = Whose land?
hist-on-map = What to do on the map
hist-pick = { $verb }: click one of the { $count } marked places on the map.
hist-back = Back
hist-do-take = Take lands
hist-do-build_fort = Build a { $fort }
hist-do-place_army = Place an army
hist-do-remove_army = Remove an army
hist-do-destroy = Destroy a building
hist-do-place_disc = Place the fleet or caravan
hist-do-build_monument = Build a { $monument }
hist-do-choose_barren = Choose the barren land
hist-do-choose_land = Choose the land
hist-do-choose_ocean = Choose the ocean
hist-strength = Strength
hist-price = Price
hist-called = No. { $number }
hist-marauder = no capital
hist-standings = Standings
hist-player = Player
hist-now = Now
hist-forecast = What scoring would bring now: { $regions } + buildings
hist-now-note = Now: what scoring would bring at this moment, { $regions } + buildings.
hist-left = In stock: capitals and cities { $towns }, { $monument } { $monuments }, { $fort } { $forts }.
hist-cards = Cards
hist-stock = Armies
hist-values = Values
hist-more = One more
hist-more-both = +{ $free } or ⚔ +{ $won }
hist-more-won = only ⚔ +{ $won }
hist-regions-note = The values: { $presence }, { $dominance }, { $control }. Numbers are armies: outlined { $presence }, tinted { $dominance }, filled { $control }. “One more” is what one more army of yours would bring; ⚔: if a battle puts it in the strongest rival’s place.
hist-scoring = The last scoring: what brought how much
hist-scoring-back = The scoring before
hist-scoring-on = The scoring after
hist-breakdown = Where the points come from
hist-nothing = nothing
hist-mine = Your cards
hist-passed = Seen and passed on
