# The command line.

cli-about = Civilizációs társasjátékok, minden szabály betartatásával. Kezdd így: aevum play
cli-epilog = Kilépési kódok: 0 kész; 1 nemleges válasz (az ellenőrzés hibát talált, van teszt nélküli szabálypont); 2 hibás bemenet; 130 megszakítva.
cli-error = hiba

help-games = A játékok listája.
help-play = Játék a terminálban: egyedül gépi ellenfelekkel, vagy többen egy billentyűzetnél.
help-sim = Gépi játékosok sok játszmát játszanak le, a végén összesítéssel.
help-replay = Játszmafájl olvasása: a története, egy pillanata, vagy hogy ép-e és tisztességesek voltak-e a kockák.
help-rules = A szabályok olvasása: mind, egyetlen pont, vagy azok a pontok, amelyek valamiről szólnak.
help-bench = Méri, milyen gyorsan futnak a játékok ezen a gépen.
help-upgrade = Újrajátssza a tárolt játszmákat a mai szabályokkal, és megmondja, ugyanazt jelentik-e.
help-serve = Az asztal kiszolgálása böngészőknek, ezen a gépen vagy másoknak.
help-admin = Egy kiszolgáló gondozása: fiókok, jelszólinkek, játszmák.

help-option-lang = Nyelv: en vagy hu. Ha nincs megadva, a rendszer nyelve.
help-option-json = JSON-kimenet.
help-option-game = A játék neve, ahogy az aevum games kiírja.
help-option-seats = A helyek száma.
help-option-bots = Gépi játékosok vesszővel elválasztva: random, heuristic, beginner, normal, strong, expert.
help-option-play-bots = Az utolsó helyekre ülő gépi játékosok vesszővel elválasztva; „none”, ha csak emberek játszanak.
help-option-names = Az emberek nevei vesszővel elválasztva.
help-option-cores = Hány processzormagon gondolkodik az erős vagy mester gép; ha nincs megadva, mindegyiken.
help-option-option = A játék egy beállítása név=érték alakban; többször is megadható.
help-option-seed = Megismételhetővé teszi a véletlent.
help-option-resume = Egy mentett játszma folytatása.
help-option-file = Hová mentse a játszmát. Ha nincs megadva, új fájl készül a játszmáid között.
help-option-games = A játszmák száma.
help-option-jobs = A folyamatok száma. Az eredmény nem függ tőle.
help-option-save = Mappa, ahová minden játszmát elment.
help-option-match = Egy játszmafájl.
help-option-at = Az állás ennyi bejegyzés után.
help-option-seat = Ennek a helynek a szemével (az első a 0).
help-option-check = Minden állást, a JSON-alakokat és a kockákat is ellenőrzi.
help-option-clause = Egy szabálypont azonosítója vagy egy keresett szó.
help-option-coverage = Kiírja, mely pontokat nem mutatja be teszt.
help-option-rulings = A döntések: hogyan értjük a szabálykönyv hallgatását vagy ellentmondásait.
help-option-facts = A játék mely adatai rekonstruáltak, nem a nyomtatott játékról leolvasottak.
help-option-tests = A tesztek mappája, ha nem a csomag mellett van.
help-option-upgrade-check = Csak megnézi, semmit sem módosít.
help-option-upgrade-files = Játszmafájlok vagy mappák. Ha nincs megadva, a mentett játszmáid.
help-option-upgrade-database = Egy asztal adatbázisának játszmái is: postgresql://… vagy sqlite:///…. Fájlok és e nélkül a sajátjaid.
help-option-seconds = Ennyi másodpercet szán egy-egy játékra.
help-option-version = Kiírja a verziót.

games-name = Név
games-title = Játék
games-seats = Helyek
games-options = Beállítások
games-maturity = Állapot

play-which-game = Melyik játékkal játsszunk?
play-choose = Válassz
play-seat-bot = { $name } (gép)
play-seat-numbered = { $name } { $number }
play-person = { $number }. játékos
play-turn = { $player }: { $prompt }
play-keys = szám: választás · { $undo } visszavonás · { $board } tábla · { $log } események · { $rules } szabályok · { $why } miért nem · { $help } súgó · { $quit } kilépés
play-help =
    Írd be a választott lehetőség számát, és nyomj Entert. Vagy:
      { $undo }          visszavonja az utolsó választásodat
      { $board }          újra megmutatja a táblát
      { $log }          elmeséli az eddigi eseményeket
      { $rules }         az éppen érvényes szabály; { $rules } RTA-3.2 vagy { $rules } város: más pontok keresése
      { $why } SZÖVEG   miért nem választható, ami nincs a listán, például { $why } város
      { $save }          megmondja, hová menti a játszmát (minden választás után ment)
      { $quit }          abbahagyja; a kiírt paranccsal később folytatható
play-key-undo = v
play-key-board = t
play-key-log = e
play-key-rules = sz
play-key-why = m
play-key-save = f
play-key-help = s
play-key-quit = k
play-key-yes = i
play-not-a-choice = „{ $text }” itt nem választható. Írj egy számot 1 és { $count } között, vagy { $help } a súgóhoz.
play-undone = Visszavonva.
play-consent = Ez olyasmi mögé nyúlna vissza, ami már kiderült, vagy amit más lépett. Mindenki beleegyezik az asztalnál?
play-consent-keys = { $yes } = igen, bármi más = nem
play-why-which = Írd meg, melyik: { $why } és a lehetőség egy szava vagy rövid alakja.
play-why-allowed = { $action }: szabad.
play-why-none = A játék egyetlen lehetőségében sem szerepel: „{ $text }”.
play-why-more = … és még { $count }.
play-rules-none = Egyetlen szabálypont sem szól erről: „{ $text }”.
play-saved = Mentve ide: { $path }
play-resume = Folytatás: { $command }
play-pass = Add át a képernyőt, most { $player } következik, majd nyomj Entert.
play-over = A játszma véget ért: { $reason }
play-nobody = Ez a játszma kívülről beírt véletlenre vár; a terminál nem tudja folytatni.
play-file-exists = { $path } már létezik, nem írjuk felül. Folytasd a --resume kapcsolóval, vagy adj meg másik fájlt.
play-no-end = A játszma már véget ért.
play-people = { $count } ember és { $bots } gép nem tölt be { $seats } helyet.
play-needs-game = Add meg a játékot: aevum play JÁTÉK (az aevum games felsorolja őket).

result-rank = Helyezés
result-player = Játékos
result-score = Pont
result-ties = Döntetlen esetén

sim-playing = Játszmák
sim-title = { $game }: { $games } játszma, { $seats } hely, mag: { $seed }
sim-bot = Játékos
sim-wins = Győzelem
sim-share = Arány
sim-mean = Pont, átlag
sim-stdev = szórás
sim-median = medián
sim-range = tól–ig
sim-length = Döntések játszmánként: átlag { $mean }, { $min } és { $max } között
sim-reasons = Hogyan értek véget
sim-speed = { $decisions } döntés { $seconds } s alatt: { $rate } másodpercenként
sim-saved = { $count } játszma mentve ide: { $path }

replay-title = { $game }, { $seats } hely, { $entries } bejegyzés
replay-at = { $entry } bejegyzés után (összesen { $entries })
replay-undo = { $player } visszalép eddig a bejegyzésig: { $to }.
replay-chance = Véletlen: { $outcome }
replay-hidden = (rejtett)
replay-sound = Ép: { $entries } bejegyzés újrajátszva, minden állás lehetséges, a JSON-alakok egymás megfordításai.
replay-fair = A kockák tisztességesek: mind úgy esett, ahogy az előre lekötött kulcs mondja.
replay-no-key = A kockák nem ellenőrizhetők: a véletlent kívülről adták meg.
replay-unsound = { $entry }. bejegyzés: { $problem }
replay-unfair = { $entry }. bejegyzés: a véletlen nem a kulcs szerint esett
replay-differs = A mai szabályokkal ez a napló a(z) { $entry }. bejegyzéstől eltér ({ $why }); eddig a pontig látható.

rules-coverage = { $game }: { $clauses } szabálypont, ebből teszt nélkül: { $missing }
rules-unknown = A tesztek nem létező pontokat neveznek meg: { $ids }
rules-none = Egyetlen szabálypontban sem szerepel: „{ $text }”.
rules-facts = { $title }: { $rows } adatból { $doubtful } rekonstruált
rules-no-tests = Itt nincsenek a játék tesztjei: { $path }; a mappát a --tests kapcsolóval adhatod meg.

bench-game = Játék
bench-seats = Helyek
bench-rate = Döntés / CPU-s
bench-clone = Másolás µs
bench-view = Nézet µs
bench-legal = Lehetőség, átlag
bench-replay = Visszajátszás ms
bench-size = Tárolva kB
bench-compiled = lefordítva
bench-plain = sima Python
bench-title = { $kind }, Python { $python }

upgrade-same = ugyanaz
upgrade-differs = eltér
upgrade-unreadable = olvashatatlan
upgrade-total = { $same } ugyanaz, { $differs } eltér, { $unreadable } olvashatatlan
upgrade-none = Nincs tárolt játszma.
upgrade-file = Játszma
upgrade-state = Állapot
upgrade-why = Miért

help-arena = Robotok bajnoksága, forgatott helyekkel és mindenkinek ugyanazokkal a kockákkal; az eredmény értékszám és annak bizonytalansága.
help-option-arena-bots = A résztvevő robotok vesszővel elválasztva: random, beginner, normal, strong, expert, strong@200 (szimulációk száma).
help-option-rounds = Fordulók: mindegyikben minden felállás minden helyről játszik egyet.
help-option-ray = Játék az ezen a címen elérhető Ray-fürtön; „local” esetén itt indul egy. Az eredmény nem függ tőle.
help-option-ladder = Létra: csak a szomszédok játszanak, és aki legyőzi a fölötte állót, a helyére lép. A játékosokat felülről kezdve add meg.
help-option-arena-file = Ide kerülnek az eredmények, ahogy beérkeznek; ugyanaz a parancs ott folytatja, ahol abbahagyta.
help-option-html = A jelentés weblapként, ábrákkal.

arena-title = { $game }: { $matches } játszma { $seats } hellyel
arena-ladder = A létra felülről: { $order }
arena-bot = Robot
arena-games = Helyek
arena-wins = Győzelem
arena-interval = 95%-os tartomány
arena-score = Átlagpont
arena-rating = Értékszám
arena-pair = Pár
arena-pairs = Egymás ellen
arena-comparisons = Összevetések
arena-better = Az első jobb
arena-elo = Élő-pont
arena-win-rates = Győzelmi arányok
arena-progress = A győzelmi arány a bajnokság során

help-option-host = A cím, amelyen figyel; 0.0.0.0 esetén más gépek is csatlakozhatnak.
help-option-port = A kapu, amelyen figyel; 0 esetén egy szabadot választ.
help-option-database = Hol tárolja a játszmákat: postgresql://… vagy sqlite:///…; e nélkül a DATABASE_URL, vagy egy SQLite-fájl a saját adatmappádban.
help-option-workers = Hány folyamatban gondolkodjanak a gépi játékosok; 0: magonként egy, egy mag kivételével.
help-option-open = Megnyitja az oldalt egy böngészőben.
help-option-log-level = debug, info, warning vagy error.
serve-ready = Az Aevum itt érhető el: { $address } (Ctrl-C: leállítás)
help-admin-create = Rendszergazdai fiókot készít, vagy egy meglévőt azzá tesz; kiír egy linket a jelszó beállításához.
help-admin-reset-link = Kiír egy linket, amellyel valaki új jelszót állíthat be.
help-admin-delete = Törli egy fiók adatait. A játszmái folytatódnak: a helyein gép játszik tovább.
help-admin-matches = Az elkezdett játszmák listája.
help-admin-export = Játszmafájlba ír egy játszmát, a titkokkal és a kockák kulcsával együtt.
help-admin-import = Felvesz egy játszmafájlt a tárolt játszmák közé.
help-admin-login = A fiók belépési neve.
help-admin-name = A név, amelyet a többiek látnak.
help-admin-language = A fiók nyelve: en vagy hu.
help-admin-yes = Nem kérdez vissza.
help-admin-match = A játszma azonosítója, ahogy a címében áll.
help-admin-file = Hová írja.
help-admin-owner = Annak a fióknak a belépési neve, amelyik megkapja.
admin-confirm = Töröljünk mindent, ami ehhez a fiókhoz tartozik: { $login }?
admin-deleted = Törölve: { $login }.
admin-match = játszma
admin-game = játék
admin-status = állapot
admin-entries = bejegyzések
admin-begun = kezdete
admin-exported = { $file }: { $entries } bejegyzés
admin-no-account = Nincs ilyen fiók: { $login }.
admin-no-match = Nincs ilyen elkezdett játszma: { $match }.
admin-link = Nyisd meg { $hours } órán belül, a kiszolgáló címe után írva:

help-tune = Egy játék ökölszabályainak súlyait hangolja önmaga elleni játékkal. Bármikor megállítható; ugyanaz a parancs folytatja.
help-option-tune-file = Ide kerül az állapot minden lépés után.
help-option-tune-steps = Hány lépést tegyen meg most.
help-option-tune-matches = Hány játszmából álljon egy lépés.
help-option-tune-simulations = Hány szimulációból szülessen egy döntés, ha olyasmit illesztünk, amit csak a kereső gépi játékos használ; 0: csak az ökölszabályok.
tune-fitting = Hangolás

help-fit = Sok gyors játszma végéből kiszámolja, mi mennyit ér egy játék állásértékelésében. Bármikor megállítható; ugyanaz a parancs folytatja.
help-option-fit-file = Ide kerül, amit az egyes játszmák mutattak.
help-option-fit-matches = Hány játszma legyen összesen.

error-no_game = nincs ilyen játék: „{ $name }”; ezek vannak: { $known }
error-no_bot = nincs ilyen gépi játékos: „{ $name }”; ezek vannak: { $known }
error-no_language = nincs ilyen nyelv: „{ $name }”; ezek vannak: { $known }
error-no_option = { $game }: nincs ilyen beállítás: { $name }; ezek vannak: { $known }
error-option = { $name }: ennek a beállításnak az értékei { $known }; ez nem az: „{ $value }”
error-name_value = a beállítás formája név=érték, nem „{ $text }”
error-seats = { $game }: a helyek száma { $known } lehet, nem { $seats }
error-no_file = { $path }: nincs ilyen fájl
error-folder = { $path }: ez egy mappa
error-not_allowed = { $path }: ehhez nincs jogod

help-usage = Használat
help-arguments = Argumentumok
help-options = Kapcsolók
help-commands = Parancsok
help-option-help = Kiírja ezt a súgót, és kilép.
help-required = (kötelező)
help-default = (ha nincs megadva: { $value })
help-try = Bővebben: { $command }
metavar-options = [KAPCSOLÓK]
metavar-command = PARANCS …
metavar-value = ÉRTÉK
metavar-game = JÁTÉK
metavar-file = FÁJL
metavar-files = FÁJL …
metavar-clause = SZABÁLYPONT
metavar-login = BELÉPÉSI_NÉV
metavar-match = JÁTSZMA
metavar-name-value = NÉV=ÉRTÉK
cli-stopped = megszakítva

error-no_command = nincs ilyen parancs: „{ $name }”; ezek vannak: { $known }
error-no_typed_option = itt nincs ilyen kapcsoló: { $name }
error-needs_value = ez után a kapcsoló után értéknek kell állnia: { $name }
error-missing = hiányzik: { $name }
error-too_many_values = ennyit ez a parancs nem vár: { $values }
error-number = { $name }: ide egy szám való
error-number_from = { $name }: ide egy szám való, legalább { $least }
error-number_between = { $name }: ide egy szám való, { $least } és { $most } között
error-line = { $line }. sor: { $said }
error-differs = a mai szabályok ettől a bejegyzéstől kezdve másként olvassák: { $entry } ({ $why })
error-unreadable = ez nem olvasható ({ $why })
error-not_possible = ez itt nem történhetett meg ({ $why })
error-no_text = nem UTF-8 kódolású szöveg
error-empty_file = a fájl üres
error-no_match = ez nem játszma: nincs benne a formátum száma
error-newer_format = { $version }. számú formátumban íródott, ez az Aevum legfeljebb ezt ismeri: { $known }; frissítsd
error-newer_rules = a szabályok { $version }. változatával játszották ({ $game }), ez az Aevum legfeljebb ezt ismeri: { $known }; frissítsd
error-entries_missing = { $written } bejegyzést írtak bele, de { $here } van itt
error-cut_off = a fájl vége hiányzik: nincs meg a zárósora
error-of_one_seat = a játszma még folyt: itt csak az áll, amit egy hely tudhat; az egész a vége után tölthető le
error-wrong_key = a kockák kulcsa nem az, amelyet előre lekötöttek
error-no_key = a kockák kulcsa nélkül a játszma nem folytatható
error-names = { $seats } helyhez ugyanennyi név kell, nem { $names }
error-no_entry = a napló { $entries } bejegyzésből áll, ilyen nincs benne: { $wanted }
error-no_seat = { $file }: a játszmában { $seats } hely van, ilyen nincs: { $seat }
error-option_seats = { $name }={ $value } csak ennyi helynél választható: { $known }; itt { $seats } van
error-options_exclude = ez a két beállítás kizárja egymást: { $one } és { $other }
error-no_bots = a --bots kapcsolóval legalább egy gépi játékost meg kell nevezni
error-many_bots = { $bots } gépi játékos nem fér el { $seats } helyen
error-no_searching_bot = nincs ilyen gépi játékos: „{ $name }”; szimulációk száma csak a strong és az expert után állhat: strong@200
error-no_database = ez nem egy adatbázis címe: sqlite:///FÁJL vagy postgresql://FELHASZNÁLÓ:JELSZÓ@GÉP/NÉV lehet
error-other_file = { $file }: ez a fájl mástól való; válassz másik fájlt, vagy ugyanazt a játékot, helyeket, magot és kapcsolókat
error-bad_line = { $file }, { $line }. sor: { $why }
error-nothing_to_fit = { $game }: nincsenek hangolható súlyai
error-two_seats = a hangoláshoz legalább 2 hely kell
