# The command line.

cli-about = Civilization board games with every rule enforced. Start with: aevum play
cli-epilog = Exit codes: 0 done; 1 the answer is no (a check failed, a clause has no test); 2 bad input; 130 interrupted.
cli-error = error

help-games = List the games.
help-play = Play in the terminal: alone against bots, or several people at one keyboard.
help-sim = Have bots play many matches and sum up the results.
help-replay = Read a match file: tell its story, show one moment, or check that it is intact and its dice were fair.
help-rules = Read the rules: all of them, one clause, or every clause that mentions a word.
help-facts = Write out every fact of a game that nobody has yet read off the printed copy, so that you can correct it.
help-bench = Measure how fast each game plays on this machine.
help-upgrade = Replay stored matches under today's rules and say whether they still mean the same.
help-serve = Serve the table to browsers, on this machine or on others.
help-admin = Manage a server: accounts, password links, matches.
help-ratings = Manage the ratings of a server's players.
help-ratings-recompute = Recompute all ratings from the stored matches, in the order in which they ended.
ratings-recomputed = { $count ->
    [one] Ratings recomputed from one match.
   *[other] Ratings recomputed from { $count } matches.
}

help-option-lang = Language: en or hu. Default: the system's.
help-option-json = Print JSON.
help-option-game = The game's name, as aevum games lists it.
help-option-seats = Number of seats.
help-option-bots = Bots, separated by commas: random, beginner, normal, strong, expert.
help-option-play-bots = Bots that take the last seats, separated by commas, normal:raider with a character; "none" for people only.
help-option-names = Names of the people, separated by commas.
help-option-cores = Processor cores for a strong or expert bot to think on. Default: all of them.
help-option-option = An option of the game, as name=value. Can be repeated.
help-option-seed = Seed of the dice: the same seed gives the same match.
help-option-resume = Continue a saved match.
help-option-from = Play on from a moment of this match file as an exploration; the file stays as it is. With --bots none you play every seat.
help-option-from-at = The moment: after this many entries. Default: the end of the file.
help-option-explore = Play on from that moment in a match of its own.
help-option-facts-file = A file that corrects a game's facts (see aevum facts). Default: those in your data folder.
help-option-facts-save = Where to write the file. Default: print it.
help-option-file = Where to save the match. Default: a new file among your matches.
help-option-games = Number of matches.
help-option-jobs = Number of processes; makes no difference to the results.
help-option-save = Folder to save each match in.
help-option-match = A match file.
help-option-at = Show the position after this many entries.
help-option-seat = See the match as this seat does (0 is the first).
help-option-full = Show the small print too: payments, refills and every decision along the way.
help-option-check = Check every position, its JSON form and the dice.
help-option-clause = A clause's id, or a word to look for.
help-option-coverage = List the clauses that no test covers.
help-option-rulings = Print the rulings: how we read the rulebook where it is silent or contradicts itself.
help-option-facts = List the facts that are reconstructed rather than read off the printed game.
help-option-where = Print where in the source a clause is implemented, and which tests cover it.
help-option-tests = Folder of the tests, if they are not next to the package.
help-option-upgrade-check = Only look; change nothing.
help-option-upgrade-files = Match files or folders. Default: your saved matches.
help-option-upgrade-database = Include the matches in a server's database: postgresql://… or sqlite:///…. With neither files nor a database, your own matches.
help-option-seconds = Seconds to spend on each game.
help-option-version = Print the version.

games-name = Name
games-title = Game
games-seats = Seats
games-options = Options
games-maturity = State

play-which-game = Which game?
play-choose = Choose
play-person = Player { $number }
play-turn = { $player }: { $prompt }
play-keys = number choose · { $undo } undo · { $board } board · { $log } story · { $rules } rules · { $why } why not · { $help } help · { $quit } quit
play-help =
    Type the number of a choice and press Enter. Or:
      { $undo }          take back your last choice
      { $board }          show the board again
      { $log }          tell the story so far
      { $rules }          the rule that applies now; { $rules } RTA-3.2 or { $rules } city to look up others
      { $why } TEXT     why something is not on the list, e.g. { $why } city
      { $save }          say where the match is saved (it is saved after every choice)
      { $quit }          stop; you are shown the command to continue later
play-key-undo = u
play-key-board = b
play-key-log = l
play-key-rules = r
play-key-why = w
play-key-save = s
play-key-help = h
play-key-quit = q
play-key-yes = y
play-not-a-choice = { $count ->
    [one] “{ $text }” is not a choice here. Type 1, or { $help } for help.
   *[other] “{ $text }” is not a choice here. Type a number from 1 to { $count }, or { $help } for help.
}
play-undone = Taken back.
play-consent = This would undo something already revealed, or a move somebody else made. Does everyone at the table agree?
play-consent-keys = { $yes } = yes, anything else = no
play-why-which = Which one? Type { $why } and a word from the choice, or its short form.
play-why-allowed = { $action }: you may do this.
play-why-none = No choice of this game contains “{ $text }”.
play-why-more = … and { $count } more.
play-rules-none = No clause mentions “{ $text }”.
play-saved = Saved in { $path }
play-resume = Continue with: { $command }
play-pass = Hand the screen to { $player } and press Enter.
play-over = The match is over. { $reason }
play-nobody = The dice of this match are typed in by hand; it cannot go on in the terminal.
play-file-exists = { $path } already exists and is not overwritten. Continue it with --resume, or name another file.
play-no-end = The match is already over.
play-people = { $count ->
    [one] One person
   *[other] { $count } people
} and { $bots ->
    [0] no bots
    [one] one bot
   *[other] { $bots } bots
} do not fill { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
play-needs-game = Which game? aevum play GAME (aevum games lists them).

result-rank = Place
result-player = Player
result-score = Points
result-ties = Tie-breaks

sim-playing = Playing
sim-title = { $game }: { $games ->
    [one] one match
   *[other] { $games } matches
}, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, seed { $seed }
sim-bot = Bot
sim-wins = Wins
sim-share = Share
sim-mean = Mean points
sim-stdev = deviation
sim-median = median
sim-range = from–to
sim-length = Decisions per match: { $mean } on average, { $min } to { $max }
sim-reasons = How they ended
sim-speed = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} in { $seconds } s: { $rate } per second
sim-saved = { $count ->
    [one] One match saved in { $path }
   *[other] { $count } matches saved in { $path }
}

replay-title = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}
replay-at = { $entries ->
    [one] After { $entry } of one entry
   *[other] After { $entry } of { $entries } entries
}
replay-undo = { $player } goes back to entry { $to }.
replay-hidden = (hidden)
replay-sound = { $entries ->
    [one] Intact: one entry replayed, every position possible, its JSON form reads back the same.
   *[other] Intact: { $entries } entries replayed, every position possible, their JSON forms read back the same.
}
replay-fair = The dice are fair: every roll follows from the key fixed before the first one.
replay-shares = That key was made from secrets of the server and { $players } before the first roll.
replay-no-shares = Only the server contributed to that key.
replay-left-out = Too late to contribute: { $players }.
replay-no-key = The dice cannot be checked: they were rolled outside this match.
replay-unsound = entry { $entry }: { $problem }
replay-unfair = entry { $entry }: this roll does not follow from the key
replay-differs = Under today's rules this log differs from entry { $entry } onwards ({ $why }); it is shown up to there.

rules-coverage = { $clauses ->
    [one] { $game }: one clause, { $missing } without a test
   *[other] { $game }: { $clauses } clauses, { $missing } without a test
}
rules-unknown = Tests name clauses that do not exist: { $ids }
rules-none = No clause mentions “{ $text }”.
facts-my-copy = my copy
facts-how =
    These facts are uncertain. If you have the printed game: where a row differs from it, remove the # in front,
    keep the fields that identify the row and correct the others. For a link that is not on your board write: there = false
rules-facts = { $title }: { $doubtful } of { $rows } partly or wholly reconstructed
rules-facts-fields = Uncertain, by field: { $fields }
rules-no-tests = No tests for this game in { $path }; give their folder with --tests.

bench-game = Game
bench-seats = Seats
bench-rate = Decisions / CPU s
bench-clone = Clone µs
bench-view = View µs
bench-legal = Mean choices
bench-replay = Replay ms
bench-size = Stored kB
bench-compiled = compiled
bench-plain = plain Python
bench-title = { $kind }, Python { $python }

upgrade-same = same
upgrade-differs = differs
upgrade-unreadable = unreadable
upgrade-total = { $same } the same, { $differs ->
    [one] 1 differs
   *[other] { $differs } differ
}, { $unreadable } unreadable
upgrade-none = No stored matches.
upgrade-file = Match
upgrade-state = State
upgrade-why = Why

help-arena = Have bots play a league with rotating seats and the same dice for all; print their ratings and how certain these are.
help-option-arena-bots = The bots in the league, separated by commas: random, newcomer, beginner, normal, strong, expert, strong@200 (simulations), normal:raider (a character).
help-option-rounds = Number of rounds; in each, every line-up plays once from every seat.
help-option-ray = Play on the Ray cluster at this address; "local" starts one here. Makes no difference to the results.
help-option-ladder = Play a ladder: only neighbours meet, and a bot that beats the one above it takes its place. Name the bots from the top.
help-option-arena-file = Where results are kept as they come in; run the same command to continue.
help-option-html = Write the report as a web page with charts.

arena-title = { $game }: { $matches ->
    [one] one match
   *[other] { $matches } matches
} with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
arena-ladder = The ladder, from the top: { $order }
arena-bot = Bot
arena-games = Seats
arena-wins = Wins
arena-interval = 95% interval
arena-score = Mean score
arena-rating = Rating
arena-pair = Pair
arena-pairs = Head to head
arena-comparisons = Comparisons
arena-better = First is stronger
arena-elo = Elo
arena-win-rates = Win rates
arena-progress = Win rate over the league

help-option-host = The address to listen on; 0.0.0.0 lets other machines in.
help-option-port = The port to listen on; 0 picks a free one.
help-option-database = Where matches are kept: postgresql://… or sqlite:///…. Default: DATABASE_URL, or else a SQLite file in your data folder.
help-option-site = The folder that make site builds. It is served at /offline/ and works on without this server.
help-option-workers = Processes for bots to think in; 0 means one for each core but one.
help-option-open = Open the page in a browser.
help-option-log-level = debug, info, warning or error.
serve-ready = Aevum is at { $address } (Ctrl-C to stop)
help-admin-create = Create an admin account, or make an existing account an admin; prints a link to set its password.
help-admin-reset-link = Print a link for setting a new password.
help-admin-delete = Delete an account's data. Its matches go on, with bots in its seats.
help-admin-matches = List the matches that have begun.
help-admin-export = Write a match, secrets and dice key included, to a match file.
help-admin-import = Add a match file to the stored matches.
help-admin-login = The login of the account.
help-admin-name = The name that others see.
help-admin-language = The language of the account: en or hu.
help-admin-yes = Do not ask for confirmation.
help-admin-match = The match's id, as in its web address.
help-admin-file = The file to write.
help-admin-owner = The login of the account that is to own it.
admin-confirm = Delete everything about { $login }?
admin-deleted = { $login } has been deleted.
admin-match = match
admin-game = game
admin-status = status
admin-entries = entries
admin-begun = begun
admin-exported = { $file }: { $entries ->
    [one] one entry
   *[other] { $entries } entries
}
admin-no-account = There is no account { $login }.
admin-no-match = No match { $match } has begun.
admin-link = { $hours ->
    [one] Put this after the server's address and open it within one hour:
   *[other] Put this after the server's address and open it within { $hours } hours:
}
help-admin-who = A login, or a guest's id.
help-admin-ban = Ban somebody. Their open pages close at once.
help-admin-unban = Lift a ban.
help-admin-reason = The reason, which they will read.
help-admin-days = For how many days. Default: for good.
help-admin-close = Close a table. Its log is kept.
help-admin-remove-title = Remove a table's title.
help-admin-remove-line = Remove a line of chat, from open pages as well.
help-admin-line = The number of the line, as `aevum admin chat` prints it.
help-admin-chat = Print what was said at a table.
admin-banned = { $login } is banned.
admin-unbanned = { $login } may come back.
admin-not-banned = { $login } is not banned.
admin-no-table = There is no open or running table { $match }.
admin-closed = Table { $match } is closed.
admin-removed = Removed.
admin-no-line = There is no line { $line }.
admin-line = line
admin-person = who
admin-said = said
help-backup = Copy the database, complete and consistent, while the server runs.
help-restore = Put a copy of the database back; stop the server first.
help-sweep = Clear out old guests, tables that never began and old chat now.
help-option-backup = The file that holds the copy.
backup-done = { $bytes ->
    [one] { $file } written, 1 byte.
   *[other] { $file } written, { $bytes } bytes.
}
restore-done = { $file } is restored. What was there before is kept next to it.
restore-no-file = There is no file { $file }.
restore-postgres = Restore a PostgreSQL database with pg_restore.
sweep-done = Cleared out: { $guests ->
    [one] one guest
   *[other] { $guests } guests
  }, { $tables ->
    [one] one table
   *[other] { $tables } tables
  }, { $lines ->
    [one] one line of chat
   *[other] { $lines } lines of chat
  }.

help-tune = Tune the weights of a game's rules of thumb by self-play. Stop it at any time; run the same command to continue.
help-option-tune-file = Where the state is kept after every step.
help-option-tune-steps = How many steps to take now.
help-option-tune-matches = How many matches to play in each step.
help-option-tune-simulations = Simulations for each decision, to tune what only a searching bot uses; 0 tunes the rules of thumb alone.
tune-fitting = Tuning

help-fit = Learn from many quick matches what each thing is worth to a game's evaluation. Stop it at any time; run the same command to continue.
help-option-fit-file = Where the findings of each match are kept.
help-option-fit-matches = How many matches to play in all.

help-puzzles = Look through matches of bots for puzzles: decisions in which one move is clearly the best. One line of JSON each.
help-option-puzzle-matches = How many matches to look through.
help-option-puzzle-count = How many puzzles to keep at most.
puzzles-looking = Looking for puzzles

error-no_game = there is no game '{ $name }'; there are { $known }
error-no_bot = there is no bot '{ $name }'; there are { $known }
error-no_language = there is no language '{ $name }'; there are { $known }
error-no_option = { $game } has no option { $name }; it has { $known }
error-option = option { $name } must be one of { $known }, not '{ $value }'
error-name_value = write an option as name=value, not '{ $text }'
error-seats = { $game } is for { $known } players, not { $seats }
error-no_file = { $path }: no such file
error-folder = { $path }: this is a folder
error-not_allowed = { $path }: you do not have permission

help-usage = Usage
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-option-help = Show this help and exit.
help-required = (required)
help-default = (default: { $value })
help-try = For more: { $command }
metavar-options = [OPTIONS]
metavar-command = COMMAND …
metavar-value = VALUE
metavar-game = GAME
metavar-file = FILE
metavar-files = FILE …
metavar-clause = CLAUSE
metavar-login = LOGIN
metavar-match = MATCH
metavar-number = NUMBER
metavar-name-value = NAME=VALUE
cli-stopped = stopped

error-no_command = there is no command '{ $name }'; there are { $known }
error-no_typed_option = there is no option { $name } here
error-needs_value = option { $name } needs a value
error-missing = { $name } is missing
error-too_many_values = this command takes fewer arguments: { $values } is too much
error-number = { $name } takes a number
error-number_from = { $name } takes a number of at least { $least }
error-number_between = { $name } takes a number from { $least } to { $most }
error-line = line { $line }: { $said }
error-differs = from entry { $entry } onwards today's rules read it differently: { $why }
error-unreadable = unreadable: { $why }
error-not_possible = this cannot have happened here: { $why }
error-no_text = not UTF-8 text
error-empty_file = the file is empty
error-no_match = this is not a match: it has no format version
error-newer_format = written in format { $version }, but this Aevum reads only up to { $known }; update it
error-newer_rules = played under rules version { $version } of { $game }, but this Aevum only has { $known }; update it
error-entries_missing = { $written ->
    [one] one entry was written, but { $here ->
        [0] none is
        [one] one is
       *[other] { $here } are
    } here
   *[other] { $written } entries were written, but { $here ->
        [0] none are
        [one] only one is
       *[other] { $here } are
    } here
}
error-cut_off = the file is incomplete: its last line is missing
error-of_one_seat = this match was still going on, so the file holds only what one seat may know; download it again when the match is over
error-too_many_undos = moves were taken back more than { $most } times
error-wrong_share = the dice key does not match the seats' secrets
error-wrong_key = the dice key is not the one fixed at the start
error-no_key = without its dice key a match cannot go on
error-names = { $seats ->
    [one] one seat needs one name, not { $names }
   *[other] { $seats } seats need { $seats } names, not { $names }
}
error-no_entry = { $entries ->
    [one] the log has one entry, so there is no entry { $wanted }
   *[other] the log has { $entries } entries, so there is no entry { $wanted }
}
error-explore_over = the match is over at that point: there is nothing left to try
error-other_facts = played with other facts of { $game } ({ $wanted }) than those in use here ({ $here })
error-no_seat = { $seats ->
    [one] { $file }: the match has one seat, so there is no seat { $seat }
   *[other] { $file }: the match has { $seats } seats, so there is no seat { $seat }
}
error-option_seats = { $name }={ $value } is for { $known } players, not { $seats }
error-options_exclude = the options { $one } and { $other } cannot be combined
error-no_bots = --bots must name at least one bot
error-many_bots = { $bots ->
    [one] one bot is
   *[other] { $bots } bots are
} too many for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
error-no_searching_bot = there is no bot '{ $name }'; only strong and expert take a number of simulations: strong@200
error-no_character = there is no bot '{ $name }'; a character goes with a level: normal:raider
error-no_style = bots of { $game } have no character '{ $name }'; there are { $known }
error-no_database = this is not a database address; write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
error-other_file = { $file } belongs to a different run; choose another file, or the same game, seats, seed and other options
error-bad_line = { $file }, line { $line }: { $why }
error-nothing_to_fit = { $game } has no weights to tune
error-two_seats = tuning needs at least 2 seats
error-league_bots = a league needs at least two bots, each named once
error-league_seats = a league needs at least 2 seats
error-no_round = at least 1 round must be played, not { $rounds }
error-no_matches = at least 1 match must be played, not { $games }
error-no_site = { $site } is not a folder built by `make site`
error-no_port = cannot listen on { $host } port { $port }: { $why }
error-bad_port = AEVUM_PORT must be a number from 0 to 65535, not '{ $text }'
error-database_silent = the database { $name } does not answer: { $why }
error-not_a_database = { $name } is not a database of Aevum
error-newer_database = { $name } comes from a newer Aevum (version { $version }); this one knows versions up to { $known }, so update it
error-read_only = { $file } cannot be written: it, or its folder, is read-only
error-in_use = { $file } is in use by another server
error-short_secret = AEVUM_SECRET needs at least { $least } characters that nobody can guess
error-no_secret = { $file }, the secret of the dice, cannot be read: { $why }
error-no_level = there is no log level '{ $name }'; there are { $known }

help-research = For researchers: what a learner gets to see.
help-research-layout = Print the layout of a game's observations: each array with its shape, range and meaning.
layout-title = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: layout { $version } ({ $digest }), { $fields ->
    [one] 1 array
   *[other] { $fields } arrays
}, { $size ->
    [one] 1 number
   *[other] { $size } numbers
}
label-observer = The observer
layout-name = Name
layout-shape = Shape
layout-range = Range
layout-meaning = Meaning
layout-kind-number = number
layout-kind-bit = yes or no
layout-kind-there = whether it is there
layout-kind-one = one of { $of }, or none
layout-kind-count = how many of each of { $of }
layout-each = for each of { $of }
layout-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
layout-open = clipped to these bounds
layout-needs-research = this needs the research extra: pip install 'aevum[research]'
