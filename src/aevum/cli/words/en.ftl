# The command line.

cli-about = Civilization board games with every rule enforced. Start with: aevum play
cli-epilog = Exit codes: 0 done; 1 the answer is no (a check failed, a clause has no test); 2 the input is wrong; 130 interrupted.
cli-error = error

help-games = List the games.
help-play = Play in the terminal: alone against bots, or several people at one keyboard.
help-sim = Let bots play many matches and print what came of them.
help-replay = Read a match file: its story, a moment of it, or whether it is sound and its dice were fair.
help-rules = Read the rules: all, one clause, or the clauses that speak of something.
help-bench = Measure how fast each game plays on this machine.
help-upgrade = Replay stored matches under today's rules and say whether they still mean the same.
help-serve = Serve the table to browsers, on this machine or for others.
help-admin = Look after a server: accounts, password links, matches.

help-option-lang = Language: en or hu. Without it, that of the system.
help-option-json = Print JSON.
help-option-game = The game's name, as aevum games lists it.
help-option-seats = Number of seats.
help-option-bots = Bots, separated by commas: random, beginner, normal, strong, expert.
help-option-play-bots = Bots that take the last seats, separated by commas; "none" for people only.
help-option-names = Names of the people, separated by commas.
help-option-cores = Processor cores on which a strong or expert bot thinks; all of them if not given.
help-option-option = An option of the game, as name=value; may be given several times.
help-option-seed = Makes chance reproducible.
help-option-resume = Go on with a saved match.
help-option-file = Where to save the match. Without it, a new file among your matches.
help-option-games = Number of matches.
help-option-jobs = Number of processes. The results do not depend on it.
help-option-save = Folder in which each match is saved.
help-option-match = A match file.
help-option-at = Show the position after this many entries.
help-option-seat = See with the eyes of this seat (0 is the first).
help-option-check = Check every position, the JSON forms and the dice.
help-option-clause = A clause's id, or a word to look for.
help-option-coverage = Say which clauses no test shows.
help-option-rulings = Print the rulings: how silent or contradictory places of the rulebook are read.
help-option-facts = Say which facts of a game are reconstructed, not read off the printed game.
help-option-tests = Folder of the tests, where they are not beside the package.
help-option-upgrade-check = Only look, change nothing.
help-option-upgrade-files = Match files or folders. Without any, your saved matches.
help-option-upgrade-database = Also the matches of a table's database: postgresql://… or sqlite:///…. Without files or this, your own.
help-option-seconds = Seconds to spend on each game.
help-option-version = Print the version.

games-name = Name
games-title = Game
games-seats = Seats
games-options = Options
games-maturity = State

play-which-game = Which game?
play-choose = Choose
play-seat-bot = { $name } (bot)
play-seat-numbered = { $name } { $number }
play-person = Player { $number }
play-turn = { $player }: { $prompt }
play-keys = number choose · { $undo } undo · { $board } board · { $log } story · { $rules } rules · { $why } why not · { $help } help · { $quit } quit
play-help =
    Type the number of a choice and press Enter. Or:
      { $undo }          take back your last choice
      { $board }          show the board again
      { $log }          tell the story so far
      { $rules }          the rule that is in force now; { $rules } RTA-3.2 or { $rules } city looks others up
      { $why } TEXT     why a choice that is not listed is not allowed, e.g. { $why } city
      { $save }          say where the match is saved (it is saved after every choice)
      { $quit }          stop; go on later with the command that is printed then
play-key-undo = u
play-key-board = b
play-key-log = l
play-key-rules = r
play-key-why = w
play-key-save = s
play-key-help = h
play-key-quit = q
play-key-yes = y
play-not-a-choice = “{ $text }” is not a choice here. Type a number from 1 to { $count }, or { $help } for help.
play-undone = Taken back.
play-consent = That goes behind something that was revealed or that others did. Do all at the table agree?
play-consent-keys = { $yes } = yes, anything else = no
play-why-which = Say which: { $why } and a word of the choice, or its short form.
play-why-allowed = { $action }: is allowed.
play-why-none = No choice of this game contains “{ $text }”.
play-why-more = … and { $count } more.
play-rules-none = No clause speaks of “{ $text }”.
play-saved = Saved in { $path }
play-resume = Go on with: { $command }
play-pass = Hand the screen to { $player } and press Enter.
play-over = The match is over: { $reason }
play-nobody = This match waits for chance that must be typed in; the terminal cannot go on with it.
play-file-exists = { $path } is there already; it is not overwritten. Go on with it by --resume, or name another file.
play-no-end = The match is already over.
play-people = { $count } people and { $bots } bots do not fill { $seats } seats.
play-needs-game = Name the game: aevum play GAME (aevum games lists them).

result-rank = Place
result-player = Player
result-score = Points
result-ties = Tie-breaks

sim-playing = Playing
sim-title = { $game }: { $games } matches, { $seats } seats, seed { $seed }
sim-bot = Bot
sim-wins = Wins
sim-share = Share
sim-mean = Points, mean
sim-stdev = deviation
sim-median = median
sim-range = from–to
sim-length = Decisions per match: { $mean } on average, { $min } to { $max }
sim-reasons = How they ended
sim-speed = { $decisions } decisions in { $seconds } s: { $rate } per second
sim-saved = { $count } matches saved in { $path }

replay-title = { $game }, { $seats } seats, { $entries } entries
replay-at = After { $entry } of { $entries } entries
replay-undo = { $player } goes back to entry { $to }.
replay-chance = Chance: { $outcome }
replay-hidden = (hidden)
replay-sound = Sound: { $entries } entries replayed, every position possible, JSON forms inverse.
replay-fair = The dice are fair: each fell as the key that was committed to says.
replay-no-key = The dice cannot be checked: chance was supplied from outside.
replay-unsound = entry { $entry }: { $problem }
replay-unfair = entry { $entry }: chance did not fall as the key says
replay-differs = Under today's rules this log differs from entry { $entry } on ({ $why }); it is shown as far as it goes.

rules-coverage = { $game }: { $clauses } clauses, { $missing } without a test
rules-unknown = Tests name clauses that do not exist: { $ids }
rules-none = No clause contains “{ $text }”.
rules-facts = { $title }: { $doubtful } of { $rows } reconstructed
rules-no-tests = No tests of this game at { $path }; name their folder with --tests.

bench-game = Game
bench-seats = Seats
bench-rate = Decisions / CPU s
bench-clone = Clone µs
bench-view = View µs
bench-legal = Choices, mean
bench-replay = Replay ms
bench-size = Stored kB
bench-compiled = compiled
bench-plain = plain Python
bench-title = { $kind }, Python { $python }

upgrade-same = same
upgrade-differs = differs
upgrade-unreadable = unreadable
upgrade-total = { $same } same, { $differs } differ, { $unreadable } unreadable
upgrade-none = No stored matches.
upgrade-file = Match
upgrade-state = State
upgrade-why = Why

help-arena = Let bots play a league with seats rotated and the same dice for all; print ratings and how sure they are.
help-option-arena-bots = Bots that meet, separated by commas: random, beginner, normal, strong, expert, strong@200 (simulations).
help-option-rounds = Rounds: in each, every line-up plays once from every seat.
help-option-ray = Play on a Ray cluster at this address; "local" starts one here. The results do not depend on it.
help-option-ladder = Play a ladder: only neighbours meet, and who beats the one above takes that place. Name the bots from the top.
help-option-arena-file = Where results are kept as they come in; the same command goes on where it was stopped.
help-option-html = Write the report as a web page with plots.

arena-title = { $game }: { $matches } matches of { $seats } seats
arena-ladder = The ladder, from the top: { $order }
arena-bot = Bot
arena-games = Seats
arena-wins = Wins
arena-interval = 95 % interval
arena-score = Mean score
arena-rating = Rating
arena-pair = Pair
arena-pairs = One against another
arena-comparisons = Comparisons
arena-better = First is better
arena-elo = Elo
arena-win-rates = Win rates
arena-progress = Win rate as the league went on

help-option-host = The address to listen on; 0.0.0.0 lets other machines in.
help-option-port = The port to listen on; 0 takes a free one.
help-option-database = Where matches are kept: postgresql://… or sqlite:///…; without it DATABASE_URL, or else a SQLite file in your data directory.
help-option-workers = Processes in which bots think; 0: one for each core but one.
help-option-open = Open the page in a browser.
help-option-log-level = debug, info, warning or error.
serve-ready = Aevum is at { $address } (Ctrl-C ends it)
help-admin-create = Make an admin account, or make an existing account an admin; prints a link to set its password.
help-admin-reset-link = Print a link by which somebody can set a new password.
help-admin-delete = Delete an account's data. Its matches go on: bots play its seats.
help-admin-matches = List the matches that have begun.
help-admin-export = Write a match, secrets and dice key included, to a match file.
help-admin-import = Take a match file into the store.
help-admin-login = The login of the account.
help-admin-name = The name that others see.
help-admin-language = The language of the account: en or hu.
help-admin-yes = Do not ask.
help-admin-match = The match's id, as in its address.
help-admin-file = Where to write it.
help-admin-owner = The login of the account that gets it.
admin-confirm = Delete everything about { $login }?
admin-deleted = { $login } is deleted.
admin-match = match
admin-game = game
admin-status = status
admin-entries = entries
admin-begun = begun
admin-exported = { $file }: { $entries } entries
admin-no-account = There is no account { $login }.
admin-no-match = There is no match { $match } that has begun.
admin-link = Open within { $hours } hours, after the server's address:

help-tune = Fit the weights of a game's rules of thumb by self-play. Stop it at any time; the same command goes on.
help-option-tune-file = Where the state is kept after every step.
help-option-tune-steps = How many steps to go now.
help-option-tune-matches = How many matches are played in each step.
help-option-tune-simulations = How many simulations each decision takes, to fit what only a searching bot uses; 0: rules of thumb alone.
tune-fitting = Fitting

help-fit = Find by the ends of many quick matches what each thing is worth to a game's evaluation. Stop it at any time; the same command goes on.
help-option-fit-file = Where it is kept what each match showed.
help-option-fit-matches = How many matches there shall be in all.

error-no_game = no game '{ $name }'; there are { $known }
error-no_bot = no bot '{ $name }'; there are { $known }
error-no_language = no language '{ $name }'; known are { $known }
error-no_option = { $game } has no option { $name }; known: { $known }
error-option = option { $name } is one of { $known }, not '{ $value }'
error-name_value = an option is typed as name=value, not '{ $text }'
error-seats = { $game } is for { $known } seats, not { $seats }
error-no_file = { $path }: there is no such file
error-folder = { $path }: this is a folder
error-not_allowed = { $path }: this is not allowed for you

help-usage = Usage
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-option-help = Print this and stop.
help-required = (needed)
help-default = (if not given: { $value })
help-try = More: { $command }
metavar-options = [OPTIONS]
metavar-command = COMMAND …
metavar-value = VALUE
metavar-game = GAME
metavar-file = FILE
metavar-files = FILE …
metavar-clause = CLAUSE
metavar-login = LOGIN
metavar-match = MATCH
metavar-name-value = NAME=VALUE
cli-stopped = stopped

error-no_command = no command '{ $name }'; there are { $known }
error-no_typed_option = there is no option { $name } here
error-needs_value = the option { $name } needs a value after it
error-missing = { $name } is missing
error-too_many_values = more than the command takes: { $values }
error-number = { $name } takes a number
error-number_from = { $name } takes a number from { $least } on
error-number_between = { $name } takes a number from { $least } to { $most }
error-line = line { $line }: { $said }
error-differs = from entry { $entry } on today's rules read it differently: { $why }
error-unreadable = this cannot be read: { $why }
error-not_possible = this cannot have happened here: { $why }
error-no_text = not UTF-8 text
error-empty_file = the file is empty
error-no_match = not a match: it has no format version
error-newer_format = written in format { $version }; this Aevum reads up to { $known }: update it
error-newer_rules = played under rules version { $version } of { $game }; this Aevum has { $known }: update it
error-entries_missing = { $written } entries were written, { $here } are here
error-cut_off = the file is cut off: its closing line is missing
error-of_one_seat = the match was still going on: this is what one seat may know; the whole is given once it is over
error-wrong_key = the dice key is not the one committed to
error-no_key = a match without its dice key cannot go on
error-names = { $seats } seats need as many names, not { $names }
error-no_entry = the log has { $entries } entries, there is no { $wanted }
error-no_seat = { $file }: the match has { $seats } seats, there is no seat { $seat }
error-option_seats = { $name }={ $value } is for { $known } seats, not { $seats }
error-options_exclude = the options { $one } and { $other } exclude each other
error-no_bots = --bots names at least one bot
error-many_bots = { $bots } bots do not fit on { $seats } seats
error-no_searching_bot = no bot '{ $name }'; a number of simulations goes with strong or expert: strong@200
error-no_database = not the address of a database: it is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
error-other_file = { $file } is of something else; choose another file or the same game, seats, seed and other options
error-bad_line = { $file }, line { $line }: { $why }
error-nothing_to_fit = { $game }: there are no weights to fit
error-two_seats = fitting needs at least 2 seats
