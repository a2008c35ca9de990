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
bot-beginner = Beginner
bot-beginner-text = Knows the principles and still slips now and then.
bot-normal = Normal
bot-normal-text = Plays soundly by rules of thumb and answers at once.
bot-strong = Strong
bot-strong-text = Tries out its best ideas before it moves, for a few seconds.
bot-expert = Expert
bot-expert-text = Takes its time and looks further than anyone else here.
