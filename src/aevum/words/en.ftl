# Words that all games share.

yes = yes
no = no

refusal-match_over = The match is over.
refusal-chance_first = Chance decides first: dice or a card are still to come.
refusal-not_your_decision = It is not your decision now.
refusal-not_possible = That is not possible here.
refusal-not_now = That is not what is decided now.
refusal-nothing_to_undo = There is nothing to take back.
refusal-undo_needs_consent = To go further back, all other players must agree.

maturity-alpha = first version
maturity-beta = being tested
maturity-stable = complete

bot-random = Random
bot-random-text = Plays any legal move.
bot-heuristic = Rule of thumb
bot-heuristic-text = Plays by simple sound principles, without looking ahead.
