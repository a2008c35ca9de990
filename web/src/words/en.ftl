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
nav-puzzles = Puzzles
nav-rules = Rules
nav-settings = Settings

## Lobby

lobby-title = Civilizations, one table
lobby-go-on = Continue
lobby-all-matches = All my matches
lobby-games = Choose a game
lobby-no-account = No account needed. The table keeps every rule.
lobby-open = Open tables
lobby-open-none = Nobody is waiting for players just now. Open a table of your own.
lobby-watch = Live now
lobby-watch-none = No public match is being played just now.
lobby-watch-it = Watch
lobby-sit = Sit down
lobby-more-options = More options
lobby-company = Play with
company-bot = Bots
company-invite = Friends
company-open = Anyone
lobby-with = With
lobby-without = Without
lobby-bots = Bots
lobby-others = Others
lobby-style = Character
lobby-level = Level
lobby-play = Play now
lobby-open-table = Open the table
new-table = New table
puzzles-of = Puzzles: { $game }
rules-of = Rules: { $game }
guide-start = Guided first game
guide-start-for = Guided first game: { $game }
your-name = Your name
game = Game
lobby-tabs = Parts of the lobby
lobby-tab-play = Play
lobby-tab-open = Tables
lobby-tab-live = Live
length-roll_through_the_ages = 20 min
length-through_the_ages = 1–3 h
length-history_of_the_world = 2 h
length-brief_history = 1 h
length-mare_nostrum = 90 min
length-through_the_ages-simple = 45 min
length-through_the_ages-advanced = 90 min
length-through_the_ages-full = 150 min
cover-roll_through_the_ages = Dice, cities, monuments
cover-through_the_ages = From antiquity to modern times
cover-history_of_the_world = Empires rise and fall
cover-brief_history = An empire in each of six epochs
cover-mare_nostrum = Trade and war on one sea
players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
seats-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
standing-round = Round { $number }
standing-epoch = Epoch { $number }
time-left = { $time } left
turn-of = { $name } to move
my-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
score-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
score-of-mare_nostrum = { $count } of 4
seats-range = { $low ->
    [one] { $high ->
        [one] 1 player
       *[other] 1–{ $high } players
    }
   *[other] { $low }–{ $high } players
}
bots-level = Level of the bots
bots-style = Character of the bot
style-none = no special character
style-any = surprise me
level-beginner = Beginner
level-normal = Normal
level-strong = Strong
level-expert = Expert
level-at-once = Answers at once.
level-seconds = Thinks for at most { $seconds } s about a move.
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
guide-offer = New to this game? Play its first round with a guide beside you.
guide-welcome = Welcome: { $game }
guide-welcome-how = I stay beside you for the opening. At each of your decisions I say what it is about, show the rule and suggest a move, and I tell you what the computer players do, one step at a time.
guide-tour = Show me round the board
guide-tour-skip = Skip the tour
guide-begin = Begin
guide-next = Next
guide-back = Back
guide-all = Skip to my decision
guide-do = Do this
guide-or = or choose on the board.
guide-suggests = I would do this:
guide-only = There is only one thing to do here:
guide-thinking = I am thinking…
guide-alone = I have no suggestion just now: choose on the board.
guide-others = { $names } decides now, not you. Press “Next” to see what happens.
guide-told = What happened
guide-told-at = What happened: { $step }
guide-earlier = Before that: { $count }
guide-again = Explain it again
guide-leave = Leave the guide
guide-fold = Smaller
guide-unfold = Larger
guide-goodbye = From here you can do it yourself
guide-goodbye-how = The match simply goes on. “Hint” asks for a suggestion, “Why not?” explains what is not allowed, and the rules are always open at the right place.
guide-play-on = Play on

## New table

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

waiting-dice = Everybody is here. Your browsers are agreeing on the dice; the match begins in a moment.
waiting-lead = The match begins when every seat is taken.
table-clock = Clock: { $bank } for each, { $more } more after every turn.
table-timeout-bot = Whoever runs out of time is replaced by a bot and can come back.
table-timeout-resign = Whoever runs out of time resigns.
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
invited-lead = Someone is keeping a seat for you.
invited-by = { $name } is keeping a seat for you at this table:
invited-over = This invitation is no longer valid: somebody has taken the seat, or the table is gone. Ask for another one.
take-seat = Take the seat

## The match

match = Match
match-over = The match is over.
reconnecting = Connecting again …
table-gone = This table is gone, or you may no longer see it.
table-gone-sign-in = You are not signed in. If you sit at this table, sign in again and come back to it.
signed-out-here = You are signed out and can only watch. Sign in again to play on.
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
undo-ask = Request undo
hint = Hint
hint-says = The expert would play:
hint-thinking = The expert is thinking …
hint-thinking-on = That is the best so far; the expert thinks on …
hint-seconds = { $seconds } s
hint-do = Play this
tap-again = tap again
cover-title = { $name } is next
cover-text = Pass the screen on. A click shows the cards.
cover-open = Show my cards
cover-between = Cover the screen between turns
hint-only = Nothing else is allowed.
hint-sensible = Nothing else comes close.
hint-duel = { $tries ->
    [one] In one try, better than “{ $other }” in { $percent }%, worse in { $worse }%.
   *[other] Better than “{ $other }” in { $percent }% of { $tries } tries, worse in { $worse }%.
}
hint-average = { $tries ->
    [one] In one try it beats “{ $other }” no more often, but by more.
   *[other] In { $tries } tries it beats “{ $other }” no more often, but by more.
}
hint-outlook = About { $percent }% to win, with “{ $other }” { $worse }%.
rule = Rule { $clause }
replay = Replay
plain-board = Plain view
paused = Paused: the clocks are stopped, and nobody can move until someone resumes.
pause = Request a pause
resume = Resume
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
table-menu = Menu of the table
table-settings = This table, as I like it
table-parts = Parts of the table
board = Board
result = Result
look-at-board = Look at the board
on = on
off = off
moments = Battles and scorings
moments-off = off
moments-quick = quick
moments-calm = calm
moment-on = any key or click goes on
ask-never = Don’t ask again
keys = Keys
key-end = ends the step (the golden button)
key-undo = takes back your last move
key-hint = asks for a hint
key-choose = chooses the answer with this number
key-on = goes on: next turn, next scene, play and pause in a replay
key-arrows = walk through a replay, or from place to place on a map
key-tab = go through everything that can be clicked, and click it
key-escape = closes what lies over the board, or brings you back to now
key-help = shows these keys
choices-none = There is nothing for you to decide now.
beside = Players, log and chat
log = Log
log-undo = { $name } takes moves back.
log-open = Go to this moment (entry { $number })
log-empty = Nothing has happened yet.
log-none = Nothing of this kind so far.
log-more = Show more
log-filter = Show in the log
log-filter-all = All
log-filter-mine = Mine
log-filter-fight = Fights
log-filter-score = Scoring
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
changed = new
rematch = Play again
rematch-ready = A new match with the same players is ready.
rematch-go = To the new match
download = Match file

## Replay

to-match = To the match
recap = What happened
recap-label = What happened since your last move, step by step
recap-autoplay = Autoplay
recap-next = Next turn
recap-back = One turn back
log-resigned = { $name } has resigned.
recap-begin = As it was after your last move
recap-stop = Skip to now
recap-whole = The whole match
recap-auto = Autoplay
replay-controls = Move through the match
replay-first = To the beginning
replay-turn-back = Previous turn
replay-back = Previous move
replay-run = Play the match
replay-stop = Stop
replay-on = Next move
replay-turn-on = Next turn
replay-last = To the end
replay-moment = After move { $at } of { $length }
replay-eyes = Seen by
replay-spectator = Spectator
replay-of = Replay of { $title }

## Puzzles

puzzles-lead = One move is clearly the best. Find it, and see why.
puzzles-none = There are no puzzles for this game yet.
puzzles-solved = { $solved } of { $count } solved
puzzles-all = All puzzles
puzzle = Puzzle
puzzle-of = Puzzle: { $title }
puzzle-note = A puzzle: it counts nowhere, and everything can be taken back.
puzzle-number = Puzzle { $number }
puzzle-moves = { $count ->
    [one] 1 move to choose from
   *[other] { $count } moves to choose from
}
puzzle-state-solved = solved
puzzle-state-missed = not solved yet
puzzle-difficulty-easy = Easy
puzzle-difficulty-medium = Medium
puzzle-difficulty-hard = Hard
puzzle-about-easy = The best move is far ahead.
puzzle-about-medium = The second best is close behind.
puzzle-about-hard = The first idea is not the best.
puzzle-find = Find the best move.
puzzle-right = That is the best move!
puzzle-wrong = There is a better move.
puzzle-you = You: { $action }
puzzle-best = Best: { $action }
puzzle-why-right = Compared with the second best:
puzzle-why-wrong = With the best move instead:
puzzle-behind = { $tries ->
    [one] Worse in { $percent }% of one try with the same luck.
   *[other] Worse in { $percent }% of { $tries } tries with the same luck.
}
puzzle-fared = How the moves did
puzzle-hidden = The best move
puzzle-longer = The longer the bar, the better the position after the move.
puzzle-show = Show the solution
puzzle-again = Try again
puzzle-on = Play on
puzzle-next = Next puzzle

## Exploring

explore = Explore from here
explore-lead = A private table opens as it was at this moment. Play on, take anything back, try another way. It counts nowhere.
explore-lead-running = A private table opens as it is now, as far as you know it: what you cannot see is dealt again. Play on and take anything back. It counts nowhere.
explore-others = Who plays the others?
explore-alone = I play every seat
explore-bots = Bots: { $level }
explore-open = Open the table
exploration = Exploration
exploration-of = Exploration: { $title }
exploration-note = An exploration: it counts nowhere, and everything can be taken back.
exploration-origin = To the moment it began from
lines = Compare lines
lines-lead = What you took back is kept. Return to any line, and chance falls in it as it fell.
lines-now = As it stands now
lines-name = Line { $number }
lines-back = Return to this line
lines-none = Nothing has been taken back and played otherwise yet.
share = Share the link
share-lead = Whoever has this link can watch. Nobody finds the table without it.
uncertain = Not everything on it was read from the printed game; the rules say what.
uncertain-mark = ≈ in part reconstructed
table-facts = Maps, cards and numbers: { $name }
table-facts-own = Maps, cards and numbers: as Aevum has them
points-tab = Points
recap-told = What happened
score-chart = Score over time
score-table = Scores as a table
commentary = Commentary
commentary-wait = One moment: the match is being looked at.
commentary-ahead = { $name } is ahead: { $percent }%.
commentary-even = Nobody is clearly ahead.
commentary-lead = How often each would win if bots played on from here. Only those who watch see it, and it rests on nothing that is hidden from them.
analysis = Analysis
analysis-lead = What each player could expect at each moment: from there bots play the match on to its end many times.
analysis-start = Analyse the match
analysis-progress = Analysing: { $percent }%
analysis-ready = { $count ->
    [0] The analysis is ready.
    [one] The analysis is ready: 1 turning point.
   *[other] The analysis is ready: { $count } turning points.
}
analysis-chart = Chance of winning over time
analysis-chart-points = Expected score over time
analysis-table = The numbers as a table
analysis-turns = Turning points
analysis-turn = { $name }: { $before }% → { $after }%
analysis-turn-points = { $after ->
    [one] { $name }: { $before } → 1 point
   *[other] { $name }: { $before } → { $after } points
}
analysis-better = The expert would have played:
analysis-no-turns = No single turn decided this match.
analysis-go = Show move { $number }
move = Move
fairness = Fair dice
fairness-lead = The dice of this match come from a secret key. Its fingerprint was fixed before the first roll; the key is shown at the end, so that anybody can check every roll.
fairness-shares = The browsers of those at the table made it together with the server, before the first roll. Nobody could know it beforehand:
fairness-mine = added to it from this very browser
fairness-added = added to it
fairness-silent = did not answer in time and was left out
fairness-hash = Fingerprint:
fairness-key = Key:
fairness-check = Check the dice
fairness-true = Every roll and every draw came from this key.
fairness-false = Some rolls did not come from this key.

## Rules

rules-all = All games
rules-chapters = Chapters
rules-lead = The full rules of each game in numbered clauses.
rules-rulings = Rulings ({ $count })
rules-rulings-lead = Where the rulebook is silent or contradicts itself: how it is read here, and why.
rules-facts = What the facts rest on
rules-facts-lead = Some maps, cards and numbers are reconstructed: nobody has read them off the printed game. They are named here. An owner of the game can correct them: aevum facts writes a file for it, aevum serve --facts lays it over ours.
rules-facts-table = { $title }: { $count } of { $rows } with something reconstructed
rules-facts-fields = Uncertain, by field:
rules-search = Search the rules
rules-found = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
}

## Settings

theme-system-short = device
theme-light-short = light
theme-dark-short = dark
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
replay-setting = Play back what the others did automatically
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
about = About this page
about-text = Aevum is a table for five civilization games. It is free software; the rules are enforced by the table itself.
credits = Credits
credits-icons = Pictures on cards and boards:
credits-type = Type:
credits-map = Coastlines of the maps:
credits-page = The page is made with
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

problem-offline = You appear to be offline: the server cannot be reached.
problem-invalid = The server could not make sense of that.
problem-not_signed_in = Please sign in first.
problem-forbidden = You may not do that.
problem-csrf = The page is out of date. Please load it again.
problem-not_found = There is no such thing here.
problem-stale = Something happened meanwhile. Look again before you move.
problem-not_running = The match is not being played.
problem-seat_taken = Somebody else was faster: the seat is taken.
problem-not_your_seat = That is not your seat.
problem-full = The table is full.
problem-not_open = The table takes no more players.
problem-key_reused = This request was sent before with different content.
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
problem-other_facts = This match was played with other facts of the game ({ $wanted }) than this server uses ({ $here }).
problem-not_over = Only after the end of the match.
problem-busy = The server is busy. Try again in a moment.
problem-paused = The match is paused. Resume it first.
problem-bot_plays = A bot plays this seat now. Take it back first.
problem-asked_already = That was asked already.
problem-dice_sealed = The server cannot open the dice of this match: its secret is missing. The host must put it back.
problem-somebody_away = Somebody at the table is away, so this cannot be taken back now.
problem-already_seated = You already sit at this table.
problem-too_many_tables = You have as many tables as this server allows. Finish or close one first.
problem-banned = The host does not let you play here. The reason: { $reason }
problem-rules_differ = Under today's rules this match goes differently from entry { $entry } on.
problem-method_not_allowed = That is not possible here.
problem-not_json = The server could not make sense of that.
problem-failure = Something went wrong on the server. It has been logged.

## The board of Roll Through the Ages

rtta-dice = Dice
rtta-die = Die { $number }, { $face }
rtta-die-again = Die { $number }, { $face }, to be rerolled
rtta-die-stays = Die { $number }, { $face }, stays
rtta-kept = Kept
rtta-again = Reroll
rtta-roll-of = { $name } rolled
rtta-click = click a die to keep it or reroll it
rtta-tap = Tap the dice to reroll
rtta-stays = stays
rtta-rolls = roll { $rolls } of 3
rtta-last-time = last reroll
rtta-leadership = Leadership, one die
rtta-reroll = { $count ->
    [0] Reroll
    [one] Reroll 1 die
   *[other] Reroll { $count } dice
}
rtta-keep = { $count ->
    [one] Keep the die
   *[other] Keep all { $count }
}
rtta-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
rtta-coins-first = { $count } first
rtta-feed = { $dice ->
    [0] All work
    [one] 1 die feeds
   *[other] { $dice } dice feed
}
rtta-starve = { $count ->
    [one] 1 city starves
   *[other] { $count } cities starve
}
rtta-left = { $count } food left
rtta-if = If you do this
rtta-all-fed = all cities fed
rtta-starve-range = { $range } starve
rtta-mean = { $range }, about { $mean }
rtta-workers-row = Workers
rtta-goods-row = Goods
rtta-spend-row = To spend
rtta-skulls-row = Skulls
rtta-score-row = Score
rtta-lost-row = Lost
rtta-skulls = { $count ->
    [0] no skull
    [one] 1 skull
   *[other] { $count } skulls
}
rtta-disaster-odds = { $percent }% risk of disaster
rtta-no-disaster = no disaster
rtta-choose-to-see = Choose dice to reroll and you see the odds.
rtta-as-placed = As placed now
rtta-then = Then you could buy
rtta-for = for { $cost }
rtta-nothing-to-buy = Nothing yet.
rtta-to-go = { $count } to go
rtta-done = done
rtta-finished = finished, +{ $points }
rtta-one-die = +1 die
rtta-short-city_4 = Fourth
rtta-short-city_5 = Fifth
rtta-short-city_6 = Sixth
rtta-short-city_7 = Seventh
rtta-unused = Idle workers are lost.
rtta-idle = { $count ->
    [0] All workers are placed
    [one] 1 worker to place
   *[other] { $count } workers to place
}
rtta-idle-title = Some workers are idle
rtta-idle-sure = End building
rtta-build-how = Click a city or a monument; each click ticks one box.
rtta-build-none = Build nothing
rtta-build-these = { $count ->
    [one] Build this box
   *[other] Build these { $count }
}
rtta-take-worker = { $site }, one worker fewer
rtta-take-all-back = Take everything back
rtta-add-worker = send a worker
rtta-spend-stone = { $count ->
    [one] Spend your stone for 3 workers
   *[other] Spend 1 of { $count } stones for 3 workers
}
rtta-means = You can spend { $means }, { $coins } of it coins
rtta-buy-how = Click a development, then choose how to pay. Coins are lost at the end of your turn; goods you keep.
rtta-buy-none = Buy nothing
rtta-buy-it = Buy { $development }
rtta-pays = you pay { $paid } of { $due }
rtta-pays-more = you can leave one kind out
rtta-pay-with = Pay with
rtta-pay-good = Pay with all { $good }, worth { $value }
rtta-sell-food = Sell food
rtta-lost = { $count } overpaid and lost
rtta-no-change = there is no change
rtta-short = { $count } short
rtta-too-many = { $count ->
    [0] That is enough
    [one] 1 good too many
   *[other] { $count } goods too many
}
rtta-discard-how = Click the goods to discard; you may keep six.
rtta-discard-one = Discard one { $good }, now worth { $value }
rtta-discard = { $count ->
    [0] Discard
    [one] Discard 1 good
   *[other] Discard { $count } goods
}
rtta-worth-after = Your goods are worth { $before } now, { $after } after this.
rtta-trade-how = Who do you trade with?
rtta-gives = { $name } gives
rtta-more = one more { $thing }
rtta-less = one { $thing } fewer
rtta-other-partner = Somebody else
rtta-deal = Your goods would be worth { $after } instead of { $before }, and you would have { $fed } food instead of { $food }.
rtta-sheet = { $name }’s sheet
rtta-mine = Mine
rtta-pegs = Peg board
rtta-goods-title = Goods
rtta-held = { $count } held, worth { $worth }
rtta-track = { $name }, { $count } of { $most }
rtta-track-value = { $name }, { $count } of { $most }, worth { $value }
rtta-cities = Cities
rtta-cities-note = { $count ->
    [one] 1 city, 1 die, 1 food a turn
   *[other] { $count } cities, { $count } dice, { $count } food a turn
}
rtta-monuments = Monuments
rtta-monuments-note = { $built } of { $all } built so far
rtta-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rtta-built-for = built, +{ $points }
rtta-developments = Developments
rtta-price-points = price · points
rtta-disasters = Disasters
rtta-disaster-table = Skulls and disasters
rtta-disaster-boxes = { $count ->
    [0] no disaster boxes yet
    [one] 1 disaster box
   *[other] { $count } disaster boxes
}
rtta-disaster-2 = Drought
rtta-disaster-2-text = you lose 2
rtta-disaster-3 = Pestilence
rtta-disaster-3-text = the others lose 3
rtta-disaster-4 = Invasion
rtta-disaster-4-text = you lose 4
rtta-disaster-5 = Revolt
rtta-disaster-5-text = you lose all goods
rtta-hunger = Famine
rtta-you = you
rtta-nobody-hit = harms nobody
rtta-hit = { $names } −{ $points }
rtta-hit-goods = { $names } without goods
rtta-open-sheet = { $score ->
    [one] { $name }, 1 point; show the sheet
   *[other] { $name }, { $score } points; show the sheet
}
rtta-ends = The match ends with a 5th development (the most so far is { $most }) or when every monument is built ({ $built } of { $all } so far).
rtta-ends-alone = The match ends after ten rounds.
rtta-standing = Standing
rtta-final = Final scoring
rtta-bonus = Bonus
rtta-total = Total
rtta-goods-value = Value of goods
rtta-round = Round { $round }
rtta-phase-reroll = Roll
rtta-phase-trade = Trade
rtta-phase-build = Build
rtta-phase-buy = Buy
rtta-phase-discard = Discard
rtta-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rtta-tab-build = Build
rtta-tab-develop = Develop

## Mare Nostrum

mn-race = Four heroes or wonders, or the Pyramids
mn-cards-of = Heroes and wonders: { $count } of { $most }
mn-hand-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
mn-hand-empty = You hold no cards.
mn-sets = Sets that your cards can form
mn-round = Round { $round }
mn-round-of = Round { $round } of { $rounds }
mn-shop = What a set buys
mn-shop-hint = gold edge: you can buy it
mn-free = free
mn-left = { $count ->
    [0] none left
   *[other] { $count } left
}
mn-trade = { $cards ->
    [one] Commerce: 1 card from everybody
   *[other] Commerce: { $cards } cards from everybody
}
mn-you = you
mn-you-take = your turn to take
mn-offer-hidden = choosing in secret
mn-offer-mine = you are choosing
mn-offer-none = nothing on offer
mn-chain = Who took what
mn-take-hint = Click a card on offer. Whoever loses it takes next.
mn-offer-hint = Click your cards, in any order. Nobody sees them until everyone has chosen.
mn-card-label = { $name }: { $chosen } of { $count } chosen
mn-offer = Offer { $count } of { $of }
mn-home = At home in { $province }:
mn-neutral = Neutral (grey): { $civs }
mn-spend-hint = Buy in the order of these buttons; once you pass one over, you cannot go back to it.
mn-tasks-hint = Pillaging destroys a building. A legion that occupies a building collects its income in place of the owner. If a legion prepares an annexation, you may buy the marker in the next construction. Each legion has one task.
mn-must-fight = You must first fight wherever your units share a place with enemies.
mn-attacker = { $civ } attacks
mn-odds = all enemies fall: { $percent }%
mn-move-to = { $count ->
    [one] Choose the golden place to go there.
   *[other] Choose one of { $count } golden places to go there.
}
mn-decline = No, not now
mn-move-all = move all { $count }
mn-battle-there = there will be a battle
mn-no-landing = Triremes stay at sea: they cannot go to { $place }.
mn-no-ship = Legions cannot stop at sea ({ $place }): take them on to a coast that your triremes reach.
mn-look = see what you can do from here
mn-chosen-place = chosen; click again to deselect
mn-unowned = Free provinces
mn-map = Map of the Mediterranean
mn-commerce_director = Commerce
mn-political_leader = Politics
mn-military_leader = Military
mn-leads = leader
mn-shop-tab = Shop
mn-short = { $count ->
    [one] 1 card short
   *[other] { $count } cards short
}
mn-no-site = no free site
mn-new = { $count ->
    [one] new
   *[other] { $count } new
}
mn-on-offer = on offer
mn-set-ready = { $count ->
    [one] set of { $size } ready
   *[other] { $count } sets of { $size } ready
}
mn-set-short = set of { $size }: { $short } short
mn-completes = set of { $size }
mn-brief-caesar = legions and forts cost 2
mn-brief-hannibal = legions fight at +1
mn-brief-hammurabi = first influence free
mn-brief-pericles = triremes cost 2, +1
mn-brief-cleopatra = swaps tax and good
mn-brief-agamemnon = commerce +2
mn-brief-archimedes = military +2
mn-brief-helen = wins over a legion
mn-brief-nebuchadnezzar = pillaging pays
mn-brief-solomon = politics +2
mn-brief-ulysses = turns a trade back
mn-brief-colossus = 1 more tax
mn-brief-hanging_gardens = keep one good
mn-brief-temple_of_artemis = 1 more good
mn-brief-statue_of_zeus = 2 forts in one place
mn-brief-lighthouse = influence anywhere
mn-brief-mausoleum = building costs 1 less
mn-brief-pyramids = you win
mn-took = took
mn-have-it = have it
mn-pay = Pay { $count } of { $of }
mn-done-build = End building
mn-done-sail = End sailing
mn-done-march = End marching
mn-done-keep = Keep no goods
mn-done-tasks = No more tasks
mn-done-other = Done
mn-end-sure-build = You can still buy something. When everyone has built, you keep two taxes at most; your other cards go back to the bank.
mn-end-sure-sail = { $count ->
    [one] One of your triremes can still sail.
   *[other] { $count } of your triremes can still sail.
}
mn-end-sure-march = { $count ->
    [one] One of your legions can still march.
   *[other] { $count } of your legions can still march.
}
mn-odds-wiped = all yours fall: { $percent }%
mn-with-fort = +{ $points } fort
mn-with-hero = +{ $points } each die, hero
mn-no-losses = No losses.
mn-move-hint = click a golden place to set out, or drag the piece
mn-place-hint = click a golden province
mn-sign-good = good; dashed: no caravan yet
mn-sign-city = city; dashed: an empty site
mn-sign-temple = city with a temple
mn-sign-market = market
mn-sign-fort = fort
mn-sign-legion = legions, by letter and number
mn-sign-trireme = triremes
mn-sign-occupied = occupied by foreign legions
mn-sign-target = you can choose it
mn-credits = Pictures: game-icons.net, CC BY 3.0. Coasts: Natural Earth.

## Through the Ages

tta-kind-farm = Farm
tta-kind-mine = Mine
tta-kind-lab = Laboratory
tta-kind-temple = Temple
tta-kind-arena = Arena
tta-kind-library = Library
tta-kind-theater = Theatre
tta-kind-infantry = Infantry
tta-kind-cavalry = Cavalry
tta-kind-artillery = Artillery
tta-kind-air = Air force
tta-kind-government = Government
tta-kind-special = Special technology
tta-special-military = Special: military
tta-special-civil = Special: civil
tta-special-colonization = Special: colonization
tta-special-construction = Special: construction
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
tta-when-politics = Played as the political action, at the beginning of a turn.
tta-when-tactics = Played for a military action; it stays until another takes its place.
tta-when-bonus = Used when a colony is paid for, or in defence against an aggression.
tta-mark-food = food
tta-mark-resources = resources
tta-mark-science = science
tta-mark-culture = culture
tta-mark-happy = happy faces
tta-mark-strength = strength
tta-mark-civil_actions = civil actions
tta-mark-military_actions = military actions
tta-mark-defence = defence
tta-mark-colonization = colonization
tta-mark-worker = unused workers
tta-mark-yellow_tokens = yellow tokens
tta-mark-blue_tokens = blue tokens
tta-face-action_card_fresh = next turn
tta-face-better_special_owned = not better
tta-face-civil_actions_short = too dear
tta-face-civil_actions_spent = only action
tta-face-contained_action_impossible = nothing to do
tta-face-cooperation_blocks = pact blocks
tta-face-first_round = from round 2
tta-face-hand_full = hand full
tta-face-leader_of_age_taken = 2nd leader
tta-face-military_actions_short = too dear
tta-face-military_actions_spent = only action
tta-face-no_civil_action = no action left
tta-face-no_military_action = no action left
tta-face-not_now = not now
tta-face-not_possible = not possible
tta-face-science_short = too little science
tta-face-tactic_in_play = in play
tta-face-technology_owned = you have it
tta-face-wonder_under_construction = 2nd wonder
tta-face-in_politics = too late for politics
tta-face-in_battle = for battles and bids
tta-costs-science = costs { $amount } science
tta-costs-revolution = by revolution { $amount }
tta-costs-resources = { $amount ->
    [one] costs 1 resource to build
   *[other] costs { $amount } resources to build
}
tta-costs-military = { $amount ->
    [one] costs { $amount } military action
   *[other] costs { $amount } military actions
}
tta-costs-stages = stages cost { $stages } resources
tta-band = { $cost ->
    [one] { $cost } civil action
   *[other] { $cost } civil actions
}
tta-row-leaves = ◂ these cards go next
tta-row-wonders = wonders cost you { $amount } more
tta-row-enters = new cards come in ▸ { $count } in the deck
tta-dearer = { $amount } more
tta-then = → { $amount }
tta-in-use = in use
tta-in-hand = in hand
tta-own-bonus = scores for you at the end
tta-works = Buildings and units
tta-has = Special technologies, wonders and colonies
tta-has-nothing = No special technology, wonder or colony yet
tta-no-leader = none yet
tta-no-wonder = none; take one from the row
tta-no-tactic = none yet
tta-wonder-building = Wonder in progress
tta-stages = { $all ->
    [one] { $built } of 1 stage built
   *[other] { $built } of { $all } stages built
}
tta-urban-limit = up to { $limit } of a kind
tta-armies = { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
tta-workers = Workers
tta-tokens = Tokens
tta-unused = { $count } unused
tta-faces = { $have } of { $need } needed
tta-calm = content for { $count } more
tta-sad = { $count } discontented
tta-grow = Grow
tta-after-production = after production
tta-corruption = corruption
tta-corruption-short = corruption −{ $amount }
tta-yellow-bank = { $count } in the yellow bank; your people eat { $eaten }
tta-blue-bank = { $count } in the blue bank
tta-uprising = More workers are discontented than unused, so nothing will be produced.
tta-uprising-then = After this, an uprising would stop all production.
tta-uprising-short = uprising
tta-uprising-over = no uprising
tta-famine = famine −{ $culture }
tta-eaten = −{ $eaten } eaten
tta-corrupted = −{ $lost } corruption
tta-draws = draw { $count }, keep { $keep }
tta-forecast = End of turn
tta-forecast-later = You will see this on your turn.
tta-stock-head = Stock
tta-change = Change
tta-answer = With this answer
tta-now = Now
tta-now-defence = Defend against { $card }
tta-now-attack = Strike with { $card }
tta-now-auction = A territory is up for auction
tta-now-payment = Send a force
tta-now-politics = Politics
tta-moves = { $count ->
    [one] { $count } move on the board
   *[other] { $count } moves on the board
}
tta-wait = It is not up to you now.
tta-nothing = nothing
tta-nothing-left = There is nothing left to do but end your turn.
tta-choose-on-board = Choose on the board.
tta-politics-nothing = All you can do is pass.
tta-keep-cards = { $limit ->
    [0] You may keep no cards.
    [one] You may keep 1 card.
   *[other] You may keep { $limit } cards.
}
tta-unit-credit = { $amount ->
    [one] 1 resource this turn is for units only.
   *[other] { $amount } resources this turn are for units only.
}
tta-at-most = up to { $most }
tta-strikes-note = Your strength : theirs now, what they could reach with cards and sacrifices, and the price.
tta-for-me = you
tta-for-me-as = you, as { $role }
tta-no-spoils = no spoils
tta-not-allowed = not allowed
tta-for-them = { $name }
tta-resign = Leave the match…
tta-resign-sure = Leave the match for good
tta-let-it-happen = Let it happen
tta-add-nothing = Add nothing
tta-defend = Defend
tta-strike = Strike
tta-send = Send the force
tta-plan-holds = Held, { $total } : { $other }
tta-plan-tie = Held, { $total } : { $total }; the defender wins ties
tta-plan-even = Even at { $total }; nobody wins
tta-plan-wins = Wins { $total } : { $other } as things stand
tta-plan-short = { $missing } short
tta-plan-paid = { $total } of { $need }
tta-plan-bid = The bid is { $bid }
tta-plan-most = You can send at most { $most }.
tta-plan-force = This force is { $force }
tta-plan-after = strength { $strength } afterwards
tta-plan-rival = { $name } could still reach { $most }
tta-plan-bidders = the most the others can send
tta-plan-more = { $adds }, leaving strength { $after }
tta-plan-all = all of them
tta-plan-card = Bonus card { $age }
tta-plan-give = Sacrifice one { $unit }
tta-plan-keep = Keep one { $unit }
tta-no-bid = Nobody has bid yet
tta-high-bid = { $name } bids { $amount }
tta-passed = passed: { $names }
tta-bid-less = Bid less
tta-bid-more = Bid more
tta-bid-range = from { $least } to { $most }
tta-players = Players
tta-events = Events
tta-current = { $count } current
tta-future = { $count } future
tta-prepare = preparing one scores { $culture }
tta-yours = yours
tta-last = last
tta-at-end = at the end
tta-hidden-bonuses = { $count ->
    [one] 1 hidden bonus card
   *[other] { $count } hidden bonus cards
}
tta-wars-pacts = Wars and pacts
tta-peace = No war, no pact
tta-military-deck = { $count ->
    [one] 1 card in the military deck
   *[other] { $count } cards in the military deck
}
tta-war-when = decided when { $name } starts the next turn
tta-auto-pass = Pass for me when there is nothing to do
tta-hand = My cards
tta-hand-empty = No cards.
tta-no-hand = You are only watching.
tta-civil = Civil
tta-military = Military
tta-my-civ = My civilization
tta-civ = { $name }’s civilization
tta-round = round { $round }
tta-round-last = round { $round }, last { $last }
tta-prompt-actions = It is your turn. Choose an action, or end the turn.
tta-note = click anything with a gold edge
tta-breakdown = Where the { $name } comes from
tta-breakdown-none = Nothing yet.
tta-breakdown-later = You will see this on your turn.
tta-revolution-title = A revolution?
tta-revolution-text = It takes all your actions this turn; you can do nothing else with them.
tta-revolution-do = Start a revolution
tta-end-title = End the turn?
tta-end-text = You still have { $civil } civil and { $military } military { $military ->
    [one] action
   *[other] actions
}; you cannot save them.
tta-tab-row = Row
tta-tab-mine = Mine
tta-tab-hand = Hand
tta-tab-events = Events
tta-back = Back
tta-short-farm = Farm
tta-short-mine = Mine
tta-short-lab = Lab
tta-short-temple = Temple
tta-short-arena = Arena
tta-short-library = Library
tta-short-theater = Theatre
tta-short-infantry = Infantry
tta-short-cavalry = Cavalry
tta-short-artillery = Artillery
tta-short-air = Air
tta-age-text = Leaders and wonders of the previous age become obsolete, and new decks come in.
tta-moment-yours = You prepared this event.
tta-final = Final scoring
tta-final-player = Player
tta-final-before = Culture before
tta-final-simple = Bonus at the end
tta-final-total = Total
tta-final-chart = Culture round by round
tta-final-at = { $at } of { $last }
tta-final-back = Previous scoring
tta-final-on = Next scoring
tta-final-whose = Whose culture
tta-final-produced = Produced turn by turn
tta-final-prepared = Events prepared
tta-final-won = Events, leaders, cards, wars
tta-final-lost = Lost
tta-final-final = Final scoring
tta-new = What is new?
tta-new-happiness = Happiness
tta-newtext-happiness = The emptier your yellow bank, the more happy faces your people want; temples, theatres and arenas provide them. Each missing face makes one worker discontented. If more are discontented than unused, an uprising stops all production.
tta-new-corruption = Corruption
tta-newtext-corruption = Food and resources lie as blue tokens on your farms and mines. If few are left in the blue bank after production, corruption takes resources. Spend them, or gain more tokens.
tta-new-military = Military cards
tta-newtext-military = Each military action you leave unused draws a card at the end of your turn. Tactics turn units into armies, bonus cards help in defence or colonization, and the rest are for politics. You may keep as many as you have military actions.
tta-new-politics = Politics and events
tta-newtext-politics = Every turn begins with one political action: prepare an event or a territory for the future, or attack a weaker rival. Preparing scores culture and makes a current event happen.
tta-new-ages = All four ages
tta-newtext-ages = The match goes on to age IV. At the end of each age old leaders, cards and pacts go, and everybody loses two yellow tokens from the bank.
tta-new-wars = Wars and pacts
tta-newtext-wars = You declare a war on one turn and it is decided at the start of your next; the difference in strength counts. A pact binds two civilizations, one as A and one as B.
tta-new-impacts = Impacts at the end
tta-newtext-impacts = At the end the events of age III score for what each civilization has: strength, science, wonders, population and more. Those still in the decks count too.

## The map

map-as-list = List
map-as-map = Map
map-tap = Tap a golden place to see what it brings; tap it again to play.
map-choices = { $count ->
    [one] My choice
   *[other] My { $count } choices
}
map-nearer = Zoom in
map-farther = Zoom out
map-whole = Whole map
map-legend = Legend
map-help = Map. The arrow keys go from choice to choice, Enter chooses; with Shift they move the map. Plus and minus zoom, 0 shows all of it.
map-choosable = Choose from
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
hist-barren-history_of_the_world = Barren lands
hist-barren-brief_history = Barren lands
hist-waters = Seas and oceans
hist-odds = Win { $win }, tie { $tie }, lose { $lose }
hist-odds-invasion = Succeeds { $win }, fails { $lose }
hist-odds-end = With all armies left: { $win }
hist-battle = Battle: { $land }
hist-on-map = What to do on the map
hist-pick = { $count ->
    [one] click the golden place
   *[other] click one of the { $count } golden places
}
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
hist-card-take = Take
hist-card-play = Play
hist-strength = Strength
hist-price = Price
hist-called = No. { $number }
hist-of-epoch = Epoch { $epoch }.
hist-number-red = Only in its own epoch, before the empire is founded.
hist-number-black = In its own epoch or later.
hist-marauder = no capital
hist-player = Player
hist-cards = Cards
hist-stock = Armies
hist-values = Values
hist-more = One more
hist-regions-note = The values are { $presence }, { $dominance } and { $control }. The numbers are armies: outlined for { $presence }, tinted for { $dominance }, filled for { $control }. “One more” is what another army of yours would bring; ⚔ if it wins a battle against the strongest rival there.
hist-nothing = nothing
hist-passed = Seen and passed on
hist-free = free
hist-go = Go there
hist-attack = Attack
hist-gain = you { $points }
hist-dice = { $theirs ->
    [one] { $mine } against 1 die
   *[other] { $mine } against { $theirs } dice
}
hist-key-win = win
hist-key-tie = both fall
hist-key-lose = lose
hist-key-success = succeeds
hist-key-fail = fails
hist-start = Begins in
hist-ending = If you stopped now
hist-resources = { $count ->
    [one] 1 resource taken; two make a monument
   *[other] { $count } resources taken; two make a monument
}
hist-end-sure = { $count ->
    [one] 1 army is still on your card; it goes back to the stock.
   *[other] { $count } armies are still on your card; they go back to the stock.
}
hist-points-sure = { $points ->
    [one] 1 point is still left for overruns; it is lost.
   *[other] { $points } points are still left for overruns; they are lost.
}
hist-plus-now = +now
hist-idle = { $count ->
    [one] 1 other region is worth nothing yet.
   *[other] { $count } other regions are worth nothing yet.
}
hist-token = counts at the end of the match; nobody else sees it
hist-bonus = bonus { $points }
hist-rough = difficult terrain { $points }
hist-siege-adds = siege { $points }
hist-leads = in the lead by { $points }
hist-behind = { $points } behind { $name }
hist-level = level with { $name }
hist-highest = highest die { $die }
hist-victory = Victory
hist-both-fall = Both fall
hist-beaten-off = Repelled
hist-scored = { $name } scores
hist-epoch-begins = Epoch { $epoch } begins
hist-final = Points by epoch
hist-epoch-column = Epoch
hist-legend-active = army of the empire whose turn it is
hist-legend-spent = army of an earlier empire
hist-legend-capital = capital, worth 2
hist-legend-city = city, worth 1
hist-legend-monument = monument, worth 1
hist-legend-fort = { $fort }, two dice in defence
hist-legend-resource = resource, two make a monument
hist-legend-badge = On a land you can take: your chance of winning, the points you gain (gold) and what its owner loses (red). Difficult terrain adds 1 to the defender.
hist-legend-shield = A shield shows what a region scores: { $presence }, { $dominance }, { $control }.
clock-column = Clock

## Without a server

engine-fetching = Fetching the games: { $percent }%
engine-starting = Setting up the table …
update-ready = There is a new version of Aevum. Your matches stay as they are.
update-do = Use it now
storage-anew-lead = The matches kept in this browser cannot be opened. Closing other tabs or restarting the browser often helps.
storage-anew = Start over
storage-anew-sure = This deletes every match in this browser for good.
storage-anew-do = Delete and start over
here-title = On this device
here-tab = Device
here-lead = Matches are played and kept in this browser. Nothing is sent anywhere.
here-keep = Make available offline ({ $size } MB)
here-keeping = Downloading …
here-kept = Available offline
here-failed = That did not work. Try again when you are online.
here-impossible = This browser keeps no pages for offline use.
here-server = To play with people on other devices, or to have an account and a rating, you need a server.
here-to-server = Go to the server
company-here = At this screen
account-here = Your name is kept only in this browser. Accounts need a server.
save-file = Save match file
go-online = Continue online
go-offline = Take offline
coming-home = Taking the match offline
problem-storage_full = This device has no room left, so your move was not made. Free some space and try again.
problem-storage_failed = The browser could not write your move, so it was not made. Try again.
problem-storage_damaged = This match is damaged and cannot be opened. Your other matches are not affected.
problem-storage_closed = The matches in this browser cannot be opened.
problem-no_engine = The games could not be started. Check your connection and try again.
problem-server_only = That needs a server. Save the match file and open it there, under Matches.

# People: ratings, friends, tournaments, e-mail, moderation.

nav-people = People
nav-admin = Host's page
problem-account_needed = You need an account for this. As a guest you can make one in a moment and keep your matches.
problem-blocked = You and somebody at this table have blocked each other.
rated = Rated
unrated = unrated
rated-text = A rated match counts towards the players’ ratings. There are no hints, every undo needs consent, and whoever leaves has lost.
rated-needs-account = Only players with an account have ratings.
series = Series
series-length = { $count ->
    [one] A single match
   *[other] Best of { $count }
}
pace = Pace
hints-allowed = Hints are allowed.
hints-not-allowed = No hints.
filter = Filter
filter-all-games = All games
filter-any-pace = Any pace
seek-title = Find opponents
seek-lead = Say what you would like to play. You are seated as soon as enough others want the same.
seek-near = Only players of about my strength
seek-start = Find a table
seek-stop = Stop looking
seek-waiting = { $count ->
    [0] Looking for others …
    [one] Looking for others … you are the first.
   *[other] Looking for others … { $count } are waiting, with you.
}
friends = Friends
friends-none = No friends yet. Open a player's profile to add them.
friends-need-account = You need an account to have friends here.
friend-here = at a table now
friend-add = Add as a friend
friend-agree = Accept
friend-asks = wants to be your friend
friend-asked = has not answered yet
friend-remove = Remove
friend-kind-friend = Your friend
friend-kind-asked = You asked to be friends
friend-kind-asks = Wants to be your friend
invite-friends = Keep a seat for:
my-profile = My profile
profile = Profile
profile-hide = Hide my record from others
profile-hidden = This player keeps their record to themselves.
profile-export = Export
blocked-people = Blocked
block = Block
unblock = Unblock
report = Report
report-why = What happened? The host of this server will read it.
report-send = Send the report
report-sent = The host has been told. Thank you.
ratings = Ratings
rating = Rating
ratings-none = No rated matches yet.
rating-provisional = provisional
rating-curve = Rating over recent matches: { $game }
matches-count = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
record = Record
record-none = No finished matches yet.
record-played = Played
record-won = Won
record-streak = Longest winning streak
record-best = Best score
record-longest = Longest match: { $game }, { $time }
recent-matches = Recent matches
favourites = Favourites
against = Against others
against-before = Ahead
against-behind = Behind
deed-monument_built = Monuments
deed-bought = Developments
deed-wonder_finished = Wonders
deed-leader_came = Leaders
deed-turn_began = Empires
deed-founded = Empires founded
deed-civilization_chosen = Civilizations
deed-card_bought = Heroes and wonders
leaders = Leaderboard
leaders-none = Nobody has a settled rating yet. It takes about ten rated matches.
leaders-and-statistics = Leaderboards and statistics
stat-seat = Wins by seat
stat-first = Wins by first choice: { $what }
stat-any = Wins with: { $what }
stat-what = What
stat-won = Won
stat-matches = Matches
stat-none = No finished matches with this many players yet.
stat-export = Download as a table
tournaments = Tournaments
tournaments-all = All tournaments
tournaments-none = No tournaments yet.
tournament-status-open = open for players
tournament-status-running = under way
tournament-status-over = finished
tournament-status-closed = called off
tournament-entered = you play
tournament-new = New tournament
tournament-title = Name of the tournament
tournament-kind = Kind
tournament-swiss = Swiss
tournament-swiss-text = Everybody plays every round, against players with about the same score.
tournament-round_robin = Round robin
tournament-round_robin-text = Everybody meets everybody, as far as the tables allow.
tournament-knock_out = Knock-out
tournament-knock_out-text = One player of each table goes on.
tournament-players = Players per table
tournament-rounds = Rounds
tournament-days = Days per round
tournament-days-text = Leave it empty if a round may take as long as it likes.
tournament-absent = When time runs out in a round
tournament-absent-bot = bots play on for whoever the table is waiting for
tournament-absent-lose = whoever the table is waiting for loses
tournament-create = Announce the tournament
tournament-needs-account = You need an account to play in tournaments.
tournament-round = Round { $number }
tournament-round-of = Round { $number } of { $rounds }
tournament-per-table = { $count ->
    [one] one player per table
   *[other] { $count } players per table
}
tournament-by = Organised by { $name }
tournament-round-days = { $days ->
    [one] one day per round
   *[other] { $days } days per round
}
tournament-my-table = To my table
tournament-enter = Join
tournament-leave = Withdraw
tournament-start = Start
tournament-close = Call it off
tournament-standings = Standings
tournament-nobody = Nobody has entered yet.
tournament-met = Opponents
tournament-met-text = The sum of their opponents’ points: it breaks ties.
tournament-wins = First places
tournament-has-left = (withdrew)
tournament-byes = { $count ->
    [one] (one bye)
   *[other] ({ $count } byes)
}
tournament-bye = bye
tournament-playing = being played
tournament-not-begun = The rounds appear here once the tournament begins.
email = E-mail
email-lead = For news of your matches, and for a new password if you forget yours. Nobody else sees the address.
email-sent = We have sent an e-mail to this address. Open the link in it to confirm.
email-confirmed = confirmed
email-unconfirmed = not confirmed yet
forgot-mail = Forgot your password?
forgot-login = Your login name or e-mail address
forgot-send = Send me a link
forgot-sent = If there is such an account with a confirmed address, an e-mail is on its way.
mail-confirm = Confirm the address
mail-confirm-lead = May Aevum write to this address?
mail-confirm-do = Yes, this is my address
mail-confirm-done = The address is confirmed.
mail-unsubscribe = No more e-mails
mail-unsubscribe-lead = Shall we stop writing to you about your matches?
mail-unsubscribe-do = Yes, no more e-mails
mail-unsubscribe-done = You will get no more e-mails about your matches.
notify-email = By e-mail
notify-email-turn = whenever it is my turn
notify-email-daily = once a day, all in one e-mail
notify-email-off = not at all
notify-quiet = Quiet hours
notify-quiet-from = from
notify-quiet-until = until
delivery-of-invited = an invitation
delivery-by-email = by e-mail
save-picture = Save as a picture
save-position = Save this moment as a picture
embed = Embed the replay
admin-well = All is well with the server.
admin-ill = Something does not work: { $parts }
admin-reports = Reports
admin-no-reports = No open reports.
admin-reported-by = reported by { $name }
admin-report-done = Dealt with
admin-table = the table
admin-find = Part of a name or title
admin-look = Search
admin-people = People
admin-tables = Tables
admin-ban = Ban
admin-ban-do = Ban now
admin-unban = Lift the ban
admin-banned = banned: { $reason }
ban-for-good = for good
ban-until = until { $day }
admin-reason = Reason (they will read it)
admin-days = days (empty: for good)
admin-remove-title = Remove the title
admin-close-table = Close the table
admin-log = What admins did
admin-log-none = Nothing yet.
admin-console = Command line
admin-did-ban = banned
admin-did-unban = lifted the ban of
admin-did-delete = deleted
admin-did-close = closed the table
admin-did-remove-title = removed the title of
admin-did-remove-line = removed the line
admin-did-close-report = dealt with report
admin-did-reset-link = made a link for a new password for
admin-did-close-tournament = closed the tournament
