# The command line.

cli-about = Civilizációs társasjátékok, minden szabály betartatásával. Kezdd így: aevum play
cli-epilog = Kilépési kódok: 0 kész; 1 nemleges válasz (az ellenőrzés hibát talált, van teszt nélküli szabálypont); 2 hibás bemenet; 130 megszakítva.
cli-error = hiba

help-games = A játékok listája.
help-play = Játék a terminálban: egyedül a gép ellen, vagy többen egy billentyűzetnél.
help-sim = Sok játszmát játszat le a gépi játékosokkal, és összesíti az eredményt.
help-replay = Játszmafájl olvasása: elmeséli, megmutatja egy pillanatát, vagy ellenőrzi, hogy ép-e, és nem csaltak-e a kockák.
help-rules = A szabályok olvasása: mind, egyetlen pont, vagy minden pont, amelyben szerepel egy szó.
help-facts = Kiírja a játék összes olyan adatát, amelyet még senki sem olvasott le a dobozos játékról, hogy ki lehessen javítani.
help-bench = Megméri, milyen gyorsan futnak a játékok ezen a gépen.
help-upgrade = Újrajátssza a tárolt játszmákat a mai szabályokkal, és megmondja, ugyanazt jelentik-e.
help-serve = Elindítja a kiszolgálót: böngészőből lehet játszani, ezen a gépen vagy másikról.
help-admin = A kiszolgáló kezelése: fiókok, jelszólinkek, játszmák.
help-ratings = A kiszolgáló játékosainak értékszámai.
help-ratings-recompute = Újraszámolja az összes értékszámot a tárolt játszmákból, abban a sorrendben, ahogy véget értek.
ratings-recomputed = Értékszámok újraszámolva, { $count } játszmából.

help-option-lang = Nyelv: en vagy hu. Alapesetben a rendszer nyelve.
help-option-json = JSON-kimenet.
help-option-game = A játék neve, ahogy az aevum games kiírja.
help-option-seats = A helyek száma.
help-option-bots = Gépi játékosok vesszővel elválasztva: random, beginner, normal, strong, expert.
help-option-play-bots = Az utolsó helyekre ülő gépi játékosok vesszővel elválasztva, jellemmel így: normal:raider; „none”, ha csak emberek játszanak.
help-option-names = Az emberek nevei vesszővel elválasztva.
help-option-cores = Hány processzormagon gondolkodjon az erős vagy a mester szintű gép. Alapesetben mindegyiken.
help-option-option = A játék egy beállítása név=érték alakban; többször is megadható.
help-option-seed = A kockák magja: ugyanazzal a maggal ugyanaz a játszma lesz.
help-option-resume = Egy mentett játszma folytatása.
help-option-from = Továbbjátszás ennek a játszmafájlnak egy pillanatából, próbaként; a fájl nem változik. A --bots none kapcsolóval minden helyen te játszol.
help-option-from-at = A pillanat: ennyi bejegyzés után. Alapesetben a fájl vége.
help-option-explore = Továbbjátszás ebből a pillanatból, külön játszmában.
help-option-facts-file = Fájl, amely egy játék adatait javítja (lásd aevum facts). Alapesetben az adatmappádban lévők.
help-option-facts-save = Melyik fájlba írja. Alapesetben a képernyőre.
help-option-file = Hová mentse a játszmát. Alapesetben új fájlba a játszmáid között.
help-option-games = A játszmák száma.
help-option-jobs = A folyamatok száma; az eredményt nem befolyásolja.
help-option-save = Mappa, ahová minden játszmát elment.
help-option-match = Egy játszmafájl.
help-option-at = Az állás ennyi bejegyzés után.
help-option-seat = Ahogyan ez a hely látja (az első a 0).
help-option-full = Az apró részleteket is mutatja: fizetés, feltöltés, minden közbülső döntés.
help-option-check = Ellenőrzi az összes állást, a JSON-alakjukat és a kockákat.
help-option-clause = Egy szabálypont azonosítója vagy egy keresett szó.
help-option-coverage = Felsorolja a pontokat, amelyekhez nincs teszt.
help-option-rulings = A döntések: hogyan értjük a szabálykönyvet, ahol hallgat vagy ellentmond magának.
help-option-facts = Felsorolja az adatokat, amelyek rekonstruáltak, nem a dobozos játékról valók.
help-option-where = Kiírja, hol van a forrásban a pont szabálya, és mely tesztek tartoznak hozzá.
help-option-tests = A tesztek mappája, ha nem a csomag mellett van.
help-option-upgrade-check = Csak megnézi, semmit sem módosít.
help-option-upgrade-files = Játszmafájlok vagy mappák. Alapesetben a mentett játszmáid.
help-option-upgrade-database = Egy kiszolgáló adatbázisának játszmái is: postgresql://… vagy sqlite:///…. Ha sem fájl, sem adatbázis nincs megadva, a saját játszmáid.
help-option-seconds = Hány másodpercet szánjon egy-egy játékra.
help-option-version = Kiírja a verziót.

games-name = Név
games-title = Játék
games-seats = Helyek
games-options = Beállítások
games-maturity = Állapot

play-which-game = Mit játsszunk?
play-choose = Válassz
play-person = { $number }. játékos
play-turn = { $player }: { $prompt }
play-keys = szám: választás · { $undo } visszavonás · { $board } tábla · { $log } események · { $rules } szabályok · { $why } miért nem · { $help } súgó · { $quit } kilépés
play-help =
    Írd be a választott lehetőség számát, és nyomj Entert. Vagy:
      { $undo }          visszavonja az utolsó választásodat
      { $board }          újra megmutatja a táblát
      { $log }          elmeséli, mi történt eddig
      { $rules }         az éppen érvényes szabály; { $rules } RTA-3.2 vagy { $rules } város: másik szabály keresése
      { $why } SZÖVEG   miért nincs valami a listán, például { $why } város
      { $save }          megmondja, hová menti a játszmát (minden választás után ment)
      { $quit }          abbahagyja; kiírja, milyen paranccsal folytathatod
play-key-undo = v
play-key-board = t
play-key-log = e
play-key-rules = sz
play-key-why = m
play-key-save = f
play-key-help = s
play-key-quit = k
play-key-yes = i
play-not-a-choice = Olyan, hogy „{ $text }”, itt nem választható. Írj be egy számot (1–{ $count }), vagy { $help } a súgóhoz.
play-undone = Visszavonva.
play-consent = Ezzel olyasmit is visszavonnál, ami már kiderült, vagy amit más lépett. Mindenki beleegyezik az asztalnál?
play-consent-keys = { $yes } = igen, bármi más = nem
play-why-which = Melyikre gondolsz? Írd be: { $why }, majd a lehetőség egy szavát vagy rövid alakját.
play-why-allowed = { $action }: ezt megteheted.
play-why-none = A játék egyetlen lehetőségében sem szerepel: „{ $text }”.
play-why-more = … és még { $count }.
play-rules-none = Egyetlen szabálypontban sem szerepel: „{ $text }”.
play-saved = Mentve ide: { $path }
play-resume = Folytatás: { $command }
play-pass = Add át a képernyőt: { $player } következik. Utána nyomj Entert.
play-over = A játszma véget ért. { $reason }
play-nobody = Ebben a játszmában kézzel írják be a dobásokat; a terminálban nem folytatható.
play-file-exists = { $path }: ez a fájl már létezik, nem írjuk felül. Folytasd a --resume kapcsolóval, vagy adj meg másikat.
play-no-end = A játszma már véget ért.
play-people = { $count } ember és { $bots } gép nem tölt meg { $seats } helyet.
play-needs-game = Melyik játékot? aevum play JÁTÉK (az aevum games felsorolja őket).

result-rank = Helyezés
result-player = Játékos
result-score = Pont
result-ties = Döntetlen esetén

sim-playing = Játszmák
sim-title = { $game }: { $games } játszma, { $seats } hely, mag: { $seed }
sim-bot = Játékos
sim-wins = Győzelem
sim-share = Arány
sim-mean = Átlagpont
sim-stdev = szórás
sim-median = medián
sim-range = legkevesebb–legtöbb
sim-length = Döntés játszmánként: átlagosan { $mean } ({ $min }–{ $max })
sim-reasons = Hogyan értek véget
sim-speed = { $decisions } döntés { $seconds } s alatt: { $rate } másodpercenként
sim-saved = { $count } játszma mentve ide: { $path }

replay-title = { $game }, { $seats } hely, { $entries } bejegyzés
replay-at = { $entry } bejegyzés után ({ $entries } közül)
replay-undo = { $player } visszalép ide: { $to }. bejegyzés.
replay-hidden = (rejtett)
replay-sound = Ép: { $entries } bejegyzés újrajátszva, minden állás lehetséges, a JSON-alakból ugyanaz olvasható vissza.
replay-fair = A kockák nem csaltak: minden dobás az első dobás előtt rögzített kulcsból következik.
replay-shares = A kulcs az első dobás előtt készült, a kiszolgáló és { $players } titkaiból.
replay-no-shares = A kulcshoz csak a kiszolgáló járult hozzá.
replay-left-out = Lekéste, ezért kimaradt: { $players }.
replay-no-key = A kockák nem ellenőrizhetők: a játszmán kívül dobtak velük.
replay-unsound = { $entry }. bejegyzés: { $problem }
replay-unfair = { $entry }. bejegyzés: ez a dobás nem a kulcsból következik
replay-differs = A mai szabályokkal ez a napló eltér a következő bejegyzéstől kezdve: { $entry } ({ $why }); addig látható.

rules-coverage = { $game }: { $clauses } szabálypont, ebből { $missing } teszt nélkül
rules-unknown = A tesztek nem létező pontokat neveznek meg: { $ids }
rules-none = Egyetlen szabálypontban sem szerepel: „{ $text }”.
facts-my-copy = az én példányom
facts-how =
    Ezek az adatok bizonytalanok. Ha megvan neked a dobozos játék: ahol egy sor eltér tőle, vedd ki előle a # jelet,
    hagyd meg, ami azonosítja a sort, és javítsd ki a többit. Ha egy kapcsolat nincs a tábládon: there = false
rules-facts = { $title }: { $rows } adatból { $doubtful } részben vagy egészben rekonstruált
rules-facts-fields = Bizonytalan, mezőnként: { $fields }
rules-no-tests = Itt nincsenek tesztek ehhez a játékhoz: { $path }; a mappájukat a --tests kapcsolóval adhatod meg.

bench-game = Játék
bench-seats = Helyek
bench-rate = Döntés/CPU-mp
bench-clone = Másolás µs
bench-view = Nézet µs
bench-legal = Lehetőség (átlag)
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

help-arena = Gépi játékosok bajnoksága, körbejáró helyekkel és mindenkinek ugyanazokkal a dobásokkal; kiírja az értékszámokat és a bizonytalanságukat.
help-option-arena-bots = A bajnokság gépi játékosai vesszővel elválasztva: random, newcomer, beginner, normal, strong, expert, strong@200 (szimulációk száma), normal:raider (jellem).
help-option-rounds = Fordulók száma; egy fordulóban minden felállás minden helyről játszik egyet.
help-option-ray = Játék az ezen a címen elérhető Ray-fürtön; „local” esetén itt indul egy. Az eredményt nem befolyásolja.
help-option-ladder = Létra: csak a szomszédok játszanak, és aki legyőzi a fölötte állót, a helyére lép. A játékosokat felülről lefelé add meg.
help-option-arena-file = Ide kerülnek az eredmények, ahogy beérkeznek; ugyanazzal a paranccsal folytatható.
help-option-html = A jelentés weblapként, ábrákkal.

arena-title = { $game }: { $matches } játszma { $seats } hellyel
arena-ladder = A létra felülről: { $order }
arena-bot = Gépi játékos
arena-games = Helyek
arena-wins = Győzelem
arena-interval = 95%-os intervallum
arena-score = Átlagpont
arena-rating = Értékszám
arena-pair = Pár
arena-pairs = Egymás ellen
arena-comparisons = Összevetések
arena-better = Az első az erősebb
arena-elo = Élő-pont
arena-win-rates = Győzelmi arányok
arena-progress = A győzelmi arány a bajnokság során

help-option-host = A cím, amelyen figyel; 0.0.0.0 esetén más gépek is csatlakozhatnak.
help-option-port = A port, amelyen figyel; 0 esetén választ egy szabadot.
help-option-database = Hol tárolja a játszmákat: postgresql://… vagy sqlite:///…. Alapesetben a DATABASE_URL, ha az sincs, egy SQLite-fájl az adatmappádban.
help-option-site = A make site által készített mappa. Az /offline/ címen érhető el, és e nélkül a kiszolgáló nélkül is tovább működik.
help-option-workers = Hány folyamatban gondolkodjanak a gépi játékosok; a 0 azt jelenti, hogy magonként egyben, egy mag kivételével.
help-option-open = Megnyitja az oldalt egy böngészőben.
help-option-log-level = debug, info, warning vagy error.
serve-ready = Az Aevum itt érhető el: { $address } (leállítás: Ctrl-C)
help-admin-create = Rendszergazdai fiókot hoz létre, vagy egy meglévőt azzá tesz; kiír egy linket a jelszó megadásához.
help-admin-reset-link = Kiír egy linket, amellyel új jelszó adható meg.
help-admin-delete = Törli egy fiók adatait. A játszmái folytatódnak, a helyein gép játszik.
help-admin-matches = Az elkezdett játszmák listája.
help-admin-export = Játszmafájlba ír egy játszmát, a titkokkal és a kockák kulcsával együtt.
help-admin-import = Felvesz egy játszmafájlt a tárolt játszmák közé.
help-admin-login = A fiók belépési neve.
help-admin-name = A név, amelyet a többiek látnak.
help-admin-language = A fiók nyelve: en vagy hu.
help-admin-yes = Nem kér megerősítést.
help-admin-match = A játszma azonosítója, ahogy a webcímében áll.
help-admin-file = A fájl, amelybe ír.
help-admin-owner = A leendő tulajdonos belépési neve.
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
admin-link = Írd a kiszolgáló címe után, és nyisd meg { $hours } órán belül:
help-admin-who = Belépési név, vagy egy vendég azonosítója.
help-admin-ban = Kitilt valakit. A nyitott oldalai azonnal bezárulnak.
help-admin-unban = Feloldja valakinek a tiltását.
help-admin-reason = Az indok, amelyet az illető is elolvas.
help-admin-days = Hány napra. Alapesetben végleg.
help-admin-close = Bezár egy asztalt. A naplója megmarad.
help-admin-remove-title = Törli egy asztal címét.
help-admin-remove-line = Töröl egy sort a beszélgetésből, a nyitott oldalakról is.
help-admin-line = A sor száma, ahogy az `aevum admin chat` kiírja.
help-admin-chat = Kiírja, mit beszéltek egy asztalnál.
admin-banned = Kitiltva: { $login }.
admin-unbanned = Újra beléphet: { $login }.
admin-not-banned = Nincs kitiltva: { $login }.
admin-no-table = Nincs ilyen nyitott vagy futó asztal: { $match }.
admin-closed = Bezárva: { $match }.
admin-removed = Törölve.
admin-no-line = Nincs ilyen sor: { $line }.
admin-line = sor
admin-person = ki
admin-said = mit mondott
help-backup = Teljes és ép másolatot készít az adatbázisról, miközben a kiszolgáló fut.
help-restore = Visszaállítja az adatbázis egy másolatát; előbb állítsd le a kiszolgálót.
help-sweep = Most törli a régi vendégeket, az el nem kezdett asztalokat és a régi beszélgetéseket.
help-option-backup = A másolat fájlja.
backup-done = Kész a másolat: { $file }, { $bytes } bájt.
restore-done = Visszaállítva: { $file }. Ami korábban ott volt, mellette megmaradt.
restore-no-file = Nincs ilyen fájl: { $file }.
restore-postgres = A PostgreSQL-adatbázist a pg_restore paranccsal állítsd vissza.
sweep-done = Törölve: { $guests } vendég, { $tables } asztal és { $lines } sor beszélgetés.

help-tune = Egy játék ökölszabályainak súlyait hangolja, saját maga ellen játszva. Bármikor megállítható; ugyanazzal a paranccsal folytatható.
help-option-tune-file = Ide kerül az állapot minden lépés után.
help-option-tune-steps = Hány lépést tegyen meg most.
help-option-tune-matches = Hány játszmából álljon egy lépés.
help-option-tune-simulations = Hány szimuláció jusson egy döntésre, ha olyasmit hangolunk, amit csak az előre számoló gép használ; 0 esetén csak az ökölszabályokat.
tune-fitting = Hangolás

help-fit = Sok gyors játszmából kiszámolja, mi mennyit ér egy játék állásértékelésében. Bármikor megállítható; ugyanazzal a paranccsal folytatható.
help-option-fit-file = Ide kerül, mit mutattak az egyes játszmák.
help-option-fit-matches = Hány játszma legyen összesen.

help-puzzles = Feladványokat keres gépi játszmákban: döntéseket, ahol egyetlen lépés egyértelműen a legjobb. Mindegyik egy-egy JSON-sor.
help-option-puzzle-matches = Hány játszmát nézzen végig.
help-option-puzzle-count = Legfeljebb hány feladványt tartson meg.
puzzles-looking = Feladványok keresése

error-no_game = nincs ilyen játék: „{ $name }”; ezek vannak: { $known }
error-no_bot = nincs ilyen gépi játékos: „{ $name }”; ezek vannak: { $known }
error-no_language = nincs ilyen nyelv: „{ $name }”; ezek vannak: { $known }
error-no_option = { $game }: nincs ilyen beállítás: { $name }; ezek vannak: { $known }
error-option = { $name }: ez { $known } lehet, „{ $value }” nem
error-name_value = a beállítást név=érték alakban írd, ne így: „{ $text }”
error-seats = { $game }: a játékosok száma { $known } lehet, { $seats } nem
error-no_file = { $path }: nincs ilyen fájl
error-folder = { $path }: ez egy mappa
error-not_allowed = { $path }: ehhez nincs jogod

help-usage = Használat
help-arguments = Argumentumok
help-options = Kapcsolók
help-commands = Parancsok
help-option-help = Kiírja ezt a súgót, és kilép.
help-required = (kötelező)
help-default = (alapesetben: { $value })
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
metavar-number = SZÁM
metavar-name-value = NÉV=ÉRTÉK
cli-stopped = megszakítva

error-no_command = nincs ilyen parancs: „{ $name }”; ezek vannak: { $known }
error-no_typed_option = itt nincs ilyen kapcsoló: { $name }
error-needs_value = ehhez a kapcsolóhoz érték is kell: { $name }
error-missing = hiányzik: { $name }
error-too_many_values = ez a parancs nem vár ennyi argumentumot: { $values }
error-number = { $name }: ide szám kell
error-number_from = { $name }: ide legalább { $least } kell
error-number_between = { $name }: ide { $least } és { $most } közötti szám kell
error-line = { $line }. sor: { $said }
error-differs = a mai szabályok innen kezdve másként olvassák: { $entry }. bejegyzés ({ $why })
error-unreadable = ez nem olvasható ({ $why })
error-not_possible = ez itt nem történhetett meg ({ $why })
error-no_text = nem UTF-8 kódolású szöveg
error-empty_file = a fájl üres
error-no_match = ez nem játszma: hiányzik belőle a formátum száma
error-newer_format = a fájl a formátum { $version }. változatában készült, ez az Aevum csak eddig ismeri: { $known }; frissítsd
error-newer_rules = ezt a szabályok { $version }. változatával játszották ({ $game }), ez az Aevum csak eddig ismeri: { $known }; frissítsd
error-entries_missing = { $written } bejegyzést írtak bele, de csak { $here } van itt
error-cut_off = a fájl csonka: hiányzik az utolsó sora
error-of_one_seat = a játszma még tartott, ezért a fájlban csak az van, amit egy hely tudhat; töltsd le újra, ha véget ért
error-too_many_undos = { $most } alkalomnál többször vettek vissza lépést
error-wrong_share = a kockák kulcsa nem egyezik a helyek titkaival
error-wrong_key = a kockák kulcsa nem az, amelyet az elején rögzítettek
error-no_key = a kockák kulcsa nélkül a játszma nem folytatható
error-names = { $seats } helyhez { $seats } név kell, nem { $names }
error-no_entry = a naplóban { $entries } bejegyzés van, ilyen nincs: { $wanted }
error-explore_over = a játszma ott már véget ért: nincs mit kipróbálni
error-other_facts = ezt a játék más adataival játszották ({ $game }: { $wanted }), mint amelyek itt érvényesek ({ $here })
error-no_seat = { $file }: a játszmában { $seats } hely van, ilyen nincs: { $seat }
error-option_seats = { $name }={ $value }: csak ennyi játékossal választható: { $known }, { $seats } játékossal nem
error-options_exclude = ez a két beállítás kizárja egymást: { $one } és { $other }
error-no_bots = a --bots kapcsoló után legalább egy gépi játékos kell
error-many_bots = { $bots } gépi játékos nem fér el { $seats } helyen
error-no_searching_bot = nincs ilyen gépi játékos: „{ $name }”; szimulációszám csak a strong és az expert után állhat: strong@200
error-no_character = nincs ilyen gépi játékos: „{ $name }”; jellem csak szint után állhat: normal:raider
error-no_style = ebben a játékban ({ $game }) nincs ilyen jellem: „{ $name }”; ezek vannak: { $known }
error-no_database = ez nem adatbáziscím; így írd: sqlite:///FÁJL vagy postgresql://FELHASZNÁLÓ:JELSZÓ@GÉP/NÉV
error-other_file = { $file }: ez egy másik futás fájlja; válassz másik fájlt, vagy ugyanazt a játékot, helyszámot, magot és kapcsolókat
error-bad_line = { $file }, { $line }. sor: { $why }
error-nothing_to_fit = { $game }: ebben nincs mit hangolni
error-two_seats = a hangoláshoz legalább 2 hely kell

help-research = Kutatóknak: mit lát a tanuló program.
help-research-layout = Kiírja egy játék megfigyeléseinek elrendezését: minden tömb alakját, határait és jelentését.
layout-title = { $game }, { $seats } hely: { $version }. elrendezés ({ $digest }), { $fields } tömb, { $size } szám
label-observer = A megfigyelő
layout-name = Név
layout-shape = Alak
layout-range = Határok
layout-meaning = Jelentés
layout-kind-number = szám
layout-kind-bit = igen vagy nem
layout-kind-there = megvan-e
layout-kind-one = egy ezek közül, vagy egyik sem: { $of }
layout-kind-count = mindegyikből hány: { $of }
layout-each = mindegyikre külön: { $of }
layout-places = { $count } hely
layout-open = a határokra vágva
layout-needs-research = ehhez a research kiegészítés kell: pip install 'aevum[research]'
