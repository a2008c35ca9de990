title = The Heap
about = Take stones by the die; who has most when the heap is empty wins.

option-large = Large heap
option-large-text = Thirty stones instead of fifteen.

action-take = { $count ->
    [one] Take a stone
   *[other] Take { $count } stones
}

event-rolled = { $seat } rolled { $die }.
event-taken = { $seat } took { $count ->
    [one] a stone
   *[other] { $count } stones
}.

refusal-too_many = You can take at most { $most }.

reason-heap_empty = the heap is empty.

prompt-roll = The die falls.
prompt-take = You rolled { $die }. How many stones do you take?

label-seat = Player in turn
label-heap = Heap
label-die = Die
label-taken = Taken

facts-heaps = Heaps
