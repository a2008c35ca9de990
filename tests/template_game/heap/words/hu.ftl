title = A halom
about = Vegyél köveket a kocka szerint; akinek a legtöbb van, amikor elfogy a halom, az nyer.

option-large = Nagy halom
option-large-text = Tizenöt helyett harminc kő.

action-take = { $count ->
    [one] Egy kő elvétele
   *[other] { $count } kő elvétele
}

event-rolled = { $seat } dobása: { $die }.
event-taken = { $seat } elvett { $count ->
    [one] egy követ
   *[other] { $count } követ
}.

refusal-too_many = Legfeljebb ennyit vehetsz el: { $most }.

reason-heap_empty = elfogyott a halom.

prompt-roll = Gurul a kocka.
prompt-take = A dobásod { $die }. Hány követ veszel el?

label-seat = Soron lévő játékos
label-heap = Halom
label-die = Kocka
label-taken = Elvéve

facts-heaps = Halmok
