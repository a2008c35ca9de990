# Amit a kiszolgáló e-mailben ír.

mail-notice-subject = { $count ->
    [one] Hírek a játszmádból
   *[other] Hírek a játszmáidból
}
mail-unsubscribe = Azért kaptad ezt a levelet, mert kérted, hogy értesítsünk a játszmáidról. Ha nem kérsz többet, belépés nélkül itt mondhatod le: { $link }
mail-confirm-subject = Ez a te címed?
mail-confirm-text = Szia, { $name }! Ha kaphatsz leveleket erre a címre az Aevumtól, nyisd meg ezt a linket:
mail-reset-subject = Új jelszó
mail-reset-text = Szia, { $name }! Itt adhatsz meg új jelszót. A link egyszer használható, { $hours } óráig:
mail-not-you = Ha nem te kérted, nincs semmi teendőd.
