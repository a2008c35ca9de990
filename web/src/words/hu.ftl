# Az oldal saját szavai. Minden kulcs mindkét nyelven megvan.

skip = Ugrás a tartalomra
close = Bezárás
loading = Betöltés …
save = Mentés
saved = Elmentve.
yes = igen
no = nem
not-found = Nincs ilyen oldal.
to-lobby = Az előtérbe
guest-name = Vendég
sign-in = Belépés

nav-label = Főmenü
nav-lobby = Előtér
nav-matches = Játszmáim
waiting-count = { $count ->
    [one] játszma vár rád
   *[other] játszma vár rád
}
nav-rules = Szabályok
nav-settings = Beállítások

## Előtér

lobby-title = Civilizációk egy asztalnál
lobby-lead = Öt civilizációs játék teljes egészében; a szabályokra maga az asztal ügyel. Játssz azonnal gépi ellenfelek ellen, vagy a barátaiddal, bárhol legyenek is.
lobby-waiting = Rád várnak
lobby-games = Válassz játékot
lobby-open = Nyitott asztalok
lobby-open-none = Most senki sem vár játékosokra. Nyiss te egy asztalt!
lobby-watch = Nézhető játszmák
lobby-watch-none = Most nem folyik nyilvános játszma.
seats-range = { $low ->
    [one] { $high ->
        [one] 1 játékos
       *[other] 1–{ $high } játékos
    }
   *[other] { $low }–{ $high } játékos
}
play-bots = Játék gépek ellen
bots-count = Gépi ellenfelek száma
bots-level = A gépek szintje
start = Kezdés
level-beginner = kezdő
level-normal = közepes
level-strong = erős
level-expert = mester
bot-name = { $number }. gép ({ $level })
seat-open-name = { $number }. hely (szabad)
status-open = játékosokra vár
status-running = folyamatban
status-over = befejezett
status-closed = lezárva
pace-live = élő
pace-correspondence = levelezős
your-turn = Te jössz
won-by = Győztes: { $names }

## Első parti kísérővel

guide = Kísérő
guide-start = Első parti kísérővel
guide-start-for = Első parti kísérővel: { $game }
guide-offer = Még nem játszottál vele? Az elején melletted áll egy kísérő.
guide-welcome = Üdvözöllek! { $game }
guide-welcome-how = Az elején végig melletted leszek. Minden döntésednél elmondom, miről van szó, megmutatom a szabályt, és javaslok egy lépést; a gépi játékosok lépéseit pedig egyesével mesélem el.
guide-tour = Mutasd meg a táblát
guide-tour-skip = Bemutató nélkül
guide-begin = Kezdjük!
guide-next = Tovább
guide-back = Vissza
guide-all = Egészen a következő döntésemig
guide-do = Ezt lépem
guide-or = vagy válassz a táblán.
guide-suggests = Én ezt lépném:
guide-only = Itt csak egyet lehet tenni:
guide-thinking = Gondolkodom…
guide-alone = Most nincs javaslatom: válassz a táblán.
guide-others = Most nem te döntesz, hanem: { $names }. A „Tovább” gombbal nézheted meg, mi történik.
guide-told = Ez történt
guide-told-at = Ez történt: { $step }
guide-earlier = Ez előtt: { $count }
guide-leave = Kísérő nélkül
guide-fold = Kisebb
guide-unfold = Nagyobb
guide-goodbye = Innen már egyedül is menni fog
guide-goodbye-how = A játszma egyszerűen folytatódik. A „Tanács” lépést javasol, a „Miért nem?” megmagyarázza, mit miért nem lehet, a szabályok pedig mindig a megfelelő helyen nyílnak ki.
guide-play-on = Játsszunk tovább

## Új asztal

new-table = Új asztal
new-table-for = Új asztal: { $game }
game = Játék
seats-count = Helyek száma
seat-number = { $number }. hely
who-sits = Ki hol ül
chair-me = Én
chair-open = Bárkinek szabad
chair-invite = Meghívóval (hivatkozás)
chair-bot = Gép
shuffle = Az ülésrendet sorsoljuk
options = Az asztal szabályai
clock = Gondolkodási idő
clock-none = Óra nélkül
clock-fast = Élő: 10 perc, fordulónként 20 másodperccel több
clock-slow = Élő: 40 perc, fordulónként 1 perccel több
clock-day = Levelezős: 3 nap, fordulónként fél nappal több
clock-week = Levelezős: 7 nap, fordulónként 1 nappal több
timeout = Ha lejár az idő
timeout-bot = Gép játszik tovább; a hely visszavehető
timeout-resign = A játékos feladta
undo-rule = Lépések visszavétele
undo-rule-free = Szabadon, amíg semmi új nem derült ki
undo-rule-consent = Csak ha mindenki beleegyezik
undo-rule-off = Ennél az asztalnál nem lehet
public-table = Látszik az előtérben
allow-watching = Mások nézhetik
allow-hints = Szabad tanácsot kérni
table-title = Az asztal neve (ha szeretnéd)
create-table = Asztal megnyitása

## Játszmák

matches-turn = Te jössz
matches-running = Folyamatban
matches-over = Befejezett
matches-none = Még nincs egyetlen játszmád sem.
import-title = Játszma fájlból
import-label = Játszmafájl

## Az asztal a kezdés előtt

waiting-lead = A játszma akkor kezdődik, amikor minden hely betelt.
table-clock = Óra: fejenként { $bank }, minden forduló után { $more } hozzáadva.
table-timeout-bot = Akinek lejár az ideje, azt gép váltja fel, de visszatérhet.
table-timeout-resign = Akinek lejár az ideje, feladta a játszmát.
your-name = A neved
sit-here = Leülök ide
invite-link = Meghívó erre a helyre
copy-link = Hivatkozás másolása
copy-by-hand = Másold ki a mezőből
copied = Lemásolva
seat-bot = Legyen gépé
seat-open = Legyen szabad
seat-invite = Meghívóval
start-now = Kezdjük most
start-now-text = A szabadon maradt helyekre gépek ülnek.
close-table = Asztal lezárása
leave = Felállok az asztaltól
table-closed = Ez az asztal le van zárva.
invited = Meghívtak
invited-lead = Valaki helyet tart neked az asztalánál.
invited-by = { $name } helyet tart neked ennél az asztalnál:
invited-over = Ez a meghívó már nem érvényes: a hely elkelt, vagy az asztal már nincs meg. Kérj egy újat.
take-seat = Leülök

## A játszma

match = Játszma
match-over = A játszma véget ért.
reconnecting = Újracsatlakozás …
table-gone = Ez az asztal már nincs itt, vagy már nem láthatod.
table-gone-sign-in = Nem vagy belépve. Ha te is ennél az asztalnál ülsz, lépj be újra, és gyere vissza ide.
signed-out-here = Itt már nem vagy belépve, ezért csak nézed a játszmát. Lépj be újra, hogy tovább játszhass.
try-again = Újra megpróbálom
watchers = { $count } néző
waiting-for = Most jön: { $names }
chance-decides = A véletlen dönt …
players = Játékosok
player = Játékos
me = te
away = nincs itt
bot-plays = gép játszik
their-turn = következik
points = pont
place = Hely
tie-break = Döntetlennél
why-not = Miért nem?
why-not-title = Miért nem lehet?
why-not-lead = Válaszd ki, mit szeretnél tenni; az asztal megmondja, mi áll az útjában, és melyik szabály.
why-not-none = Nincs találat.
choices = Választási lehetőségeid
choices-filter = Keresés
undo = Visszavonás
undo-all = Mindet vissza
undo-ask = Visszavétel kérése
hint = Tanács
hint-says = A mester ezt lépné:
hint-thinking = A mester gondolkodik …
hint-thinking-on = Eddig ez a legjobb; a mester még gondolkodik …
hint-seconds = { $seconds } mp
hint-do = Ezt lépem
hint-only = Más lépés nem megengedett.
hint-sensible = A játék ökölszabályai szerint más közel sem ilyen jó.
hint-duel = { $tries } elképzelt folytatásból { $percent }% jobban végződött, mint ezzel: „{ $other }”, és { $worse }% rosszabbul.
hint-average = { $tries } elképzelt folytatásban nem többször volt jobb, mint ez: „{ $other }”, de átlagosan többet hoz.
hint-outlook = A győzelem esélye így körülbelül { $percent }%, ezzel pedig: „{ $other }” { $worse }%.
rule = { $clause } szabály
replay = Visszajátszás
plain-board = Egyszerű nézet
paused = Szünet: az órák állnak, és a folytatásig senki sem léphet.
pause = Szünet kérése
resume = Folytatás
proposal-undo = { $name } { $count } lépés visszavételét kéri.
proposal-show = Mutasd, meddig
proposal-withdraw = Mégsem kérem
proposal-declined = A többiek nem egyeztek bele.
proposal-pause = { $name } az órák megállítását kéri.
proposal-waiting = A többiekre várunk
agree = Beleegyezem
disagree = Nem egyezem bele
seat-taken-over = Helyetted egy gép játszik: lejárt az időd, vagy elmentél.
you-resigned = Feladtad: a helyeden végig gép játszik, te nézed a játszmát.
resigned-tag = feladta
take-seat-back = Visszaveszem a helyem
beside = Játékosok, napló és csevegés
log = Napló
log-undo = { $name }: visszavett lépések
log-open = Az állás a(z) { $number }. bejegyzés után
log-empty = Még nem történt semmi.
log-more = Több mutatása
chat = Csevegés
chat-empty = Még senki sem szólt.
chat-say = Mondj valamit
chat-send = Küldés
chat-new = { $count } új üzenet
mute = Némítás
unmute = Újra mindenkit hallok
resign = Feladás
resign-sure = Egy gép játszik tovább a helyeden, és ide már nem térhetsz vissza.
resign-do = Végleg feladom
since-title = Az utolsó lépésed óta ({ $count })
since-label = Mi történt az utolsó lépésed óta
changed = új
rematch = Új játszma
rematch-ready = Új játszma vár ugyanezekkel a játékosokkal.
rematch-go = Az új játszmához
download = Játszmafájl

## Visszajátszás

to-match = A játszmához
recap = Mi történt?
recap-label = Mi történt az előző lépésed óta, lépésenként
recap-begin = Ahogy az előző lépésed után állt
recap-run = Lépések lejátszása
recap-pause = Szünet
recap-speed = Sebesség: { $speed }×
recap-stop = Vissza a jelenbe
recap-whole = Az egész játszma
recap-auto = magától
replay-controls = Mozgás a játszmában
replay-first = Az elejére
replay-turn-back = Fordulóval vissza
replay-back = Egy lépés vissza
replay-run = Lejátszás
replay-stop = Megállítás
replay-on = Egy lépés előre
replay-turn-on = Fordulóval előre
replay-last = A végére
replay-moment = { $length } lépésből { $at } után
replay-eyes = Akinek a szemével
replay-spectator = Néző
score-chart = A pontok alakulása
score-table = A pontok táblázatban
analysis = Elemzés
analysis-lead = Mire számíthattak a játékosok az egyes pillanatokban: onnan gépek sokszor végigjátsszák a játszmát.
analysis-start = A játszma elemzése
analysis-progress = Elemzés: { $percent }%
analysis-ready = { $count ->
    [0] Az elemzés elkészült.
   *[other] Az elemzés elkészült: { $count } fordulópont.
}
analysis-chart = A győzelmi esélyek alakulása
analysis-chart-points = A várható pontszám alakulása
analysis-table = A számok táblázatban
analysis-turns = Fordulópontok
analysis-turn = { $name }: { $before }% → { $after }%
analysis-turn-points = { $name }: { $before } → { $after } pont
analysis-no-turns = Egyetlen forduló sem döntötte el a játszmát.
analysis-go = { $number }. lépés megmutatása
move = Lépés
fairness = Tiszta kockák
fairness-lead = A játszma dobásai egy titkos kulcsból erednek. A kulcs ujjlenyomatát az első dobás előtt rögzítettük; a kulcs a végén látható, így bárki ellenőrizhet minden dobást.
fairness-hash = Ujjlenyomat:
fairness-key = Kulcs:
fairness-check = Kockák ellenőrzése
fairness-true = Minden dobás és húzás ebből a kulcsból ered.
fairness-false = Egyes dobások nem ebből a kulcsból erednek.

## Szabályok

rules-of = Szabályok: { $game }
rules-all = Minden játék
rules-lead = Az egyes játékok teljes szabályai számozott pontokban.
rules-rulings = Döntések a szabályokról ({ $count })
rules-rulings-lead = Ahol a szabálykönyv hallgat vagy ellentmond önmagának: hogyan olvassuk itt, és miért.
rules-facts = Min alapulnak az adatok?
rules-facts-lead = Egyes térképek, kártyák és számok rekonstruáltak: senki sem olvasta le őket a nyomtatott játékról. Itt ezek vannak felsorolva. Akinek megvan a játék, a mellettük álló fájlban kijavíthatja őket.
rules-facts-table = { $title }: { $rows } adatból { $count } rekonstruált
rules-search = Keresés a szabályokban
rules-found = { $count } szabálypont

## Beállítások

language = Nyelv
theme = Világos vagy sötét
theme-system = Mint az eszközöm
theme-light = Világos
theme-dark = Sötét
colours = Színek
colours-standard = Szokásos
colours-deuteranopia = Deuteranópia
colours-protanopia = Protanópia
colours-tritanopia = Tritanópia
colours-contrast = Erős kontraszt
colours-sample = A helyek jelei ezekkel a színekkel
animation = Mozgás
animation-full = Teljes
animation-reduced = Kevés
animation-off = Nincs
replay-setting = A többiek lépései maguktól is lejátszódnak
sound = Hang
sound-on = Halk jelzés, ha én jövök
notify = Értesítés, ha én jövök
notify-lead = Levelezős játszmákhoz.
notify-push = Ezen a böngészőn, akkor is, ha nincs nyitva az oldal
notify-webhook = Webhookkal (egy cím)
notify-kind = A webhook formája
notify-test = Próba
notify-blocked = Elmentve, de ez a böngésző nem engedi, hogy az oldal értesítsen. Engedélyezd neki az értesítéseket, és próbáld újra.
notify-nothing = Még nincs mit kipróbálni: jelöld be ezt a böngészőt, vagy adj meg egy címet.
deliveries = Elküldött értesítések
delivery-of-turn = te jössz
delivery-of-started = elkezdődött egy játszma
delivery-of-ended = véget ért egy játszma
delivery-of-test = próba
delivery-by-push = böngészőn
delivery-by-webhook = webhookkal
delivery-answered = ezt válaszolta: { $code }
delivery-no-answer = ez a cím nem válaszol
delivery-not-allowed = ez a cím nem használható
delivery-waiting = úton
delivery-sent = kézbesítve
delivery-failed = nem sikerült
delivery-dropped = már nem volt rá szükség

## Fiók

account = Fiók
hello = Szia, { $name }!
play-as-guest = Játék vendégként
guest-lead = Elég egy név. Fiókkal bármelyik eszközről visszatérhetsz.
sign-out = Kilépés
guest-leave-sure = Vendég vagy: ha kilépsz, többé nem térhetsz vissza a helyeidre és a játszmáidhoz. Fiókkal visszatérhetnél.
guest-leave-do = Mégis kilépek
guest-leave-not = Maradok
sign-up = Új fiók
sign-up-lead = Ha vendégként nyitsz fiókot, a helyeid és a játszmáid megmaradnak.
signed-in = Beléptél.
signed-up = A fiókod elkészült.
login = Belépési név
password = Jelszó
password-hint = Legalább 10 karakter.
forgot-password = Elfelejtetted? Az asztal gazdája adhat egy hivatkozást új jelszóhoz.
change-password = Jelszó megváltoztatása
old-password = Jelenlegi jelszó
new-password = Új jelszó
my-data = Adataim
export-data = Adataim letöltése
delete-account = Fiókom törlése
delete-sure = Minden rólad szóló adat törlődik. A folyó játszmákban gépek ülnek a helyedre. Ezt nem lehet visszacsinálni.
delete-do = Végleges törlés
account-deleted = Az adataid törölve.

## Mi romolhat el

problem-offline = A kiszolgáló nem érhető el. Van kapcsolat?
problem-invalid = Ezt nem lehetett megérteni.
problem-not_signed_in = Előbb lépj be.
problem-forbidden = Ehhez nincs jogod.
problem-csrf = Az oldal elavult. Töltsd be újra.
problem-not_found = Itt nincs ilyen.
problem-stale = Közben történt valami. Nézd meg újra, mielőtt lépsz.
problem-not_running = A játszma nincs folyamatban.
problem-seat_taken = Valaki gyorsabb volt: a hely már foglalt.
problem-not_your_seat = Ez nem a te helyed.
problem-full = Az asztal betelt.
problem-not_open = Ehhez az asztalhoz már nem lehet leülni.
problem-key_reused = Ezt a kérést korábban más tartalommal küldték el.
problem-no_hints = Ennél az asztalnál nem lehet tanácsot kérni.
problem-no_undo = Ezt nem lehet visszavenni.
problem-login_taken = Ez a belépési név már foglalt.
problem-wrong_password = A név vagy a jelszó hibás.
problem-expired = Ez a hivatkozás már nem érvényes.
problem-too_large = Ez túl nagy.
problem-too_many = Túl sok kérés. Várj egy kicsit.
problem-unknown_game = Nincs ilyen játék.
problem-bad_options = Ezek a beállítások nem illenek össze.
problem-file_broken = A fájl nem olvasható játszmaként.
problem-not_over = Csak a játszma vége után.
problem-busy = A kiszolgáló elfoglalt. Próbáld újra egy kicsit később.
problem-paused = Az órák állnak; előbb folytassátok.
problem-bot_plays = Most gép játszik ezen a helyen. Előbb vedd vissza.
problem-asked_already = Ezt már megkérdezték.
problem-rules_differ = A mai szabályok szerint ez a játszma a(z) { $entry }. bejegyzéstől másként folyik.
problem-method_not_allowed = Ez itt nem lehetséges.
problem-not_json = Ezt nem lehetett megérteni.
problem-failure = Valami elromlott a kiszolgálón. Ott feljegyeztük.

## A Roll Through the Ages táblája

rtta-dice = Kockák
rtta-die = { $number }. kocka: { $face }
rtta-die-skull = { $number }. kocka: { $face } (marad)
rtta-face-coins = { $coins } érme
rtta-throw = { $count ->
    [0] Újradobás
   *[other] { $count } kocka újradobása
}
rtta-keep = Mindet megtartom
rtta-keep-hint = Kattints azokra a kockákra, amelyeket újra akarsz dobni.
rtta-leadership-hint = Vezetés: kattints egy kockára, hogy még egyszer eldobd, vagy tartsd meg mindet.
rtta-throws = { $throws }. dobás a háromból
rtta-gives = A kockák ezt adják:
rtta-food = { $count } étel
rtta-goods = { $count } áru
rtta-workers = { $count } munkás
rtta-coins = { $count } érme
rtta-skulls = { $count } koponya
rtta-or = { $food } étel vagy { $workers } munkás
rtta-hungry = { $count ->
    [0] Minden városnak jut étel.
   *[other] { $count } város éhezne (−{ $count } pont).
}
rtta-feed = { $dice ->
    [0] Mind munkás
   *[other] { $dice } étel
}
rtta-feed-gives = { $food } étel, { $workers } munkás
rtta-build = Építés
rtta-build-none = Nem építek
rtta-build-hint = Kattints városokra és alkotásokra, hogy munkásokat küldj oda.
rtta-workers-left = { $count ->
    [0] Minden munkásnak van dolga.
   *[other] Még { $count } munkás
}
rtta-unused = a tétlen munkások elvesznek
rtta-stones = { $count ->
    [0] kő nélkül
   *[other] { $count } kő munkássá vált
}
rtta-add-worker = egy munkás küldése
rtta-take-worker = { $site }: egy munkással kevesebb
rtta-reset = Elölről
rtta-done = kész
rtta-buy-hint = Válassz fejlesztést, vagy ne vegyél semmit. Legfeljebb { $means } értékben fizethetsz.
rtta-buy-none = Nem veszek semmit
rtta-cost = ára { $cost }
rtta-worth = { $points } pont
rtta-owned = megvan
rtta-pay = Fizetés: { $development }
rtta-pay-line = Fizetve: { $paid } / { $cost }
rtta-pay-waste = { $waste } értékkel több: visszajáró nincs
rtta-pay-coins = { $coins } érme
rtta-pay-good = { $good }, mind ({ $value })
rtta-pay-food = { $food } étel eladása ({ $value })
rtta-pay-not-needed = nem kell
rtta-pay-do = Megveszem
rtta-pay-back = Mást választok
rtta-discard-hint = Válassz { $surplus } árut, amit eldobsz.
rtta-discard = Eldobás
rtta-discard-more = 1 { $good } eldobása
rtta-discard-less = 1 { $good } megtartása
rtta-barter-hint = Állítsd össze az ajánlatot: mit adsz, és mit kérsz érte.
rtta-barter-gives = { $name } adja
rtta-barter-more = eggyel több: { $thing }
rtta-barter-less = eggyel kevesebb: { $thing }
rtta-sheet = { $name } pontozólapja
rtta-my-sheet = Pontozólapom
rtta-pegs = Jelölőtábla
rtta-track = { $name }: { $count } / { $most }
rtta-track-value = { $name }: { $count } / { $most }, értéke { $value }
rtta-cities = Városok
rtta-monuments = Alkotások
rtta-developments = Fejlesztések
rtta-disasters = Csapások
rtta-disaster-count = { $count ->
    [0] nincs elvesztett pont
   *[other] { $count } elvesztett pont
}
rtta-first = elsőként
rtta-later = később
rtta-built = felépült
rtta-boxes = { $ticked } / { $boxes }
rtta-others = A többi játékos
rtta-open-sheet = { $name } pontozólapjának megnyitása
rtta-standing = Állás
rtta-final = Végső pontozás
rtta-bonus = Ráadás
rtta-total = Összesen
rtta-goods-value = Áruk értéke
rtta-round = { $round }. kör
rtta-turn-of = { $name } játszik
rtta-disaster-table = Koponyák és csapások
rtta-disaster-2 = 2 koponya, Aszály: 2 pontot veszítesz, hacsak nincs Öntözésed.
rtta-disaster-3 = 3 koponya, Dögvész: a többiek 3 pontot veszítenek, hacsak nincs Orvosságuk.
rtta-disaster-4 = 4 koponya, Invázió: 4 pontot veszítesz, hacsak nincs Nagy Falad.
rtta-disaster-5 = 5 vagy több koponya, Felkelés: minden árud elvész; ha van Vallásod, a többieké vész el.

## Mare Nostrum

mn-race = Verseny a négy hősért és csodáért vagy a piramisokért
mn-cards-of = Hősök és csodák: { $count } a szükséges { $most } közül
mn-hand-size = { $count } kártya
mn-hand-empty = Nincs kártya a kezedben.
mn-largest = Legnagyobb készlet: adóból { $taxes }, különböző áruból { $goods }.
mn-sets = Készletek, amelyek a kártyáidból kitelnek
mn-sets-of = { $size } kártyás készlet: { $sets }
mn-shop = Mit vehetsz egy készletért
mn-shop-hint = A szám a készlet nagysága: csupa adó vagy csupa különböző áru. Zöld: kitelik a kártyáidból.
mn-free = ingyenes
mn-pays-both = adóból is, áruból is kitelik
mn-pays-taxes = adóból kitelik
mn-pays-goods = áruból kitelik
mn-pays-none = { $missing } kártya hiányzik a készlethez
mn-left = { $count ->
    [0] elfogyott
   *[other] még { $count } van
}
mn-trade = Kereskedelem: mindenki { $cards } kártyát kínál
mn-offer-hidden = titokban választ
mn-offer-mine = most választod ki
mn-offer-none = nincs kínálata
mn-chain = Ki mit vett el
mn-take-hint = Kattints egy kártyára a kereskedelem asztalán. Akitől elveszed, az választ utánad.
mn-offer-hint = Kattints a kártyáidra tetszőleges sorrendben. Amíg mindenki nem választott, senki sem látja őket.
mn-chosen = Kiválasztva: { $count } / { $of }.
mn-card-label = { $name }: { $chosen } kiválasztva ennyiből: { $count }
mn-offer = Ezeket kínálom
mn-reset = Elölről kezdem
mn-pay-taxes = Fizetés { $count } adóval
mn-pay-hint = { $count } különböző áru:
mn-pay-goods = Fizetés ezekkel az árukkal
mn-home = Hazája { $province }:
mn-neutral = Semleges (szürke): { $civs }
mn-spend-hint = A gombok sorrendjében vásárolhatsz: amit kihagytál, azt később már nem veheted meg.
mn-tasks-hint = A kifosztás lerombol egy épületet. A megszálló légió a tulajdonos helyett neked szedi be az épület jövedelmét. Amit bekebelezésre készítesz elő, annak jelzőjét a következő építkezéskor veheted meg. Egy légiónak egy feladata lehet.
mn-must-fight = Csak akkor végezhetsz, ha mindenütt megharcoltál, ahol egységeid ellenséggel állnak együtt.
mn-battle-now = A legutóbbi csata
mn-attacker = { $civ } támad
mn-fold = Térkép
mn-unfold = Lehetőségek
mn-battles = A forduló csatái
mn-battle-more = +{ $more } (erőd, hős)
mn-battle-total = összesen { $total }, találat: { $hits }
mn-odds = mind elpusztul: { $percent }%
mn-move-from = Honnan:
mn-move-to = Hová:
mn-move-first = Válaszd ki a térképen vagy fent, honnan induljon a bábu, vagy húzd a bábut a céljához.
mn-decline = Nem, most nem
mn-move-all = mind együtt, amelyik mehet
mn-battle-there = ott csata lesz
mn-no-landing = A triérészek a tengeren maradnak, nem mehetnek ide: { $place }.
mn-no-ship = A légiók nem állhatnak meg a tengeren ({ $place }): egy olyan partra vidd őket, ameddig a triérészeid érnek.
mn-look = mit lehet innen tenni
mn-chosen-place = kiválasztva; újabb kattintás elengedi
mn-unowned = Szabad tartományok
mn-map = A Földközi-tenger térképe
mn-legend = Halvány: üres városhely vagy karaván nélküli áru. Keretes: karaván áll rajta. Betűs korong: a tulajdonos. Piros pont: idegen légiók tartják. Pajzs: légiók. Hajó: triérészek.

## Through the Ages

tta-kind-farm = Tanya
tta-kind-mine = Bánya
tta-kind-lab = Laboratórium
tta-kind-temple = Templom
tta-kind-arena = Aréna
tta-kind-library = Könyvtár
tta-kind-theater = Színház
tta-kind-infantry = Gyalogság
tta-kind-cavalry = Lovasság
tta-kind-artillery = Tüzérség
tta-kind-air = Légierő
tta-kind-government = Vezetési rendszer
tta-kind-special = Speciális technológia
tta-kind-leader = Vezető
tta-kind-wonder = Csoda
tta-kind-action = Akciókártya
tta-kind-event = Esemény
tta-kind-territory = Terület
tta-kind-aggression = Agresszió
tta-kind-war = Háború
tta-kind-pact = Egyezmény
tta-kind-tactics = Taktika
tta-kind-bonus = Bónusz kártya
tta-gives-food = étel: { $amount }
tta-gives-resources = erőforrás: { $amount }
tta-gives-science = tudomány: { $amount }
tta-gives-culture = kultúra: { $amount }
tta-gives-happy = boldog arc: { $amount }
tta-gives-strength = harci erő: { $amount }
tta-gives-civil_actions = civil akció: { $amount }
tta-gives-military_actions = katonai akció: { $amount }
tta-gives-colonization = gyarmatosítás: { $amount }
tta-gives-yellow_tokens = sárga jelző: { $amount }
tta-gives-blue_tokens = kék jelző: { $amount }
tta-costs-science = ára { $amount } tudomány
tta-costs-revolution = forradalommal { $amount }
tta-costs-resources = ára { $amount } erőforrás
tta-costs-military = ára { $amount } katonai akció
tta-bank-part = ebben a szakaszban kell: { $happy } boldog arc; fogyasztás { $food }
tta-bank-part-simple = fogyasztás ebben a szakaszban: { $food }
tta-costs-stages = szintek: { $stages } erőforrás
tta-science-cost = tudomány
tta-why-not = Miért nem: { $action }?
tta-resign-sure = Végleg kilépsz? Kattints újra
tta-slot-cost = { $cost ->
    [one] { $cost } civil akcióba kerül
   *[other] { $cost } civil akcióba kerül
}
tta-for-you = neked
tta-next-worker = A következő munkás ára { $food } étel.
tta-no-worker = A bank üres: nincs több munkás.
tta-then-consumption = A fogyasztás ekkor { $now } helyett { $next } lesz.
tta-then-happy = Ekkor { $need } boldog arc kell; neked { $have } van.
tta-happy = boldog arcok: { $have }, kell: { $need }
tta-corruption-now = Korrupció most: { $amount }.
tta-corruption-next = { $tokens ->
    [one] Ha még { $tokens } jelző elfogy, { $amount } lesz.
   *[other] Ha még { $tokens } jelző elfogy, { $amount } lesz.
}
tta-forecast = A fordulóm végén
tta-uprising = Felkelés: több az elégedetlen, mint a nem dolgozó munkás, ezért elmarad a termelés.
tta-uprising-then = E lépés után felkelés miatt elmaradna a termelés.
tta-famine = az éhínség { $culture } kultúrába kerül
tta-eaten = { $made } termelt, { $eaten } elfogyasztott
tta-corrupted = { $made } termelt, { $lost } elvész a korrupció miatt
tta-stages = { $all } szintből { $built } kész
tta-hand = A kártyáim
tta-hand-empty = Nincs kártya.
tta-affairs = Események és politika
tta-last-event = Utolsó esemény
tta-attack-wins = Így a támadás sikerül; a kivédéséhez még ennyi kell: { $missing }.
tta-attack-fails = Így a támadást visszaverik.
tta-war-even = Így a háborúnak nincs győztese.
tta-war-wins = Így { $name } győz, ennyivel: { $by }.
tta-war-when = eldől, amikor { $name } következő fordulója kezdődik
tta-most-bid = Legfeljebb ennyit ajánlhatsz
tta-open-civ = { $name } civilizációjának megnyitása
tta-my-civ = A civilizációm
tta-civ = { $name } civilizációja
tta-others = A többi civilizáció
tta-round = { $round }. kör
tta-round-last = { $round }. kör (utolsó: { $last }.)
tta-armies = { $count ->
    [0] még nincs teljes sereg
   *[other] { $count } sereg: +{ $strength }
}
tta-when-politics = Politikai akcióként játszható ki, a forduló elején.
tta-when-tactics = Katonai akcióért játszható ki; addig marad, míg másik nem kerül a helyére.
tta-when-bonus = Gyarmat kifizetésekor vagy agresszió elleni védekezéskor használható fel.

## The map

map-as-list = Lista
map-as-map = Térkép
map-choices = { $count ->
    [one] A lehetőség közelről
   *[other] Lehetőségek közelről ({ $count })
}
map-nearer = Közelebb
map-farther = Távolabb
map-whole = Egész
map-help = Térkép. Húzással vagy a nyilakkal mozgatható, a plusz és a mínusz nagyít és kicsinyít, a Tab végiglépked a lehetőségeken.
map-choosable = Választható
map-choose = Választom

## History of the World, A Brief History

hist-map = Világtérkép
hist-epoch = { $epoch }. korszak (összesen { $epochs })
hist-armies = { $count ->
    [one] 1 sereg van hátra
   *[other] { $count } sereg van hátra
}
hist-tokens = { $count ->
    [one] 1 ostromjelző
   *[other] { $count } ostromjelző
}
hist-fleets = Flották
hist-caravans = Karavánok
hist-fleet = flotta
hist-caravan = karaván
hist-resource = erőforrás
hist-terrain-mountain = hegyvidék
hist-terrain-forest = erdő
hist-army-active = aktív sereg: { $name }
hist-army-spent = sereg: { $name }
hist-changed = Új a legutóbbi lépésed óta.
hist-barren-history_of_the_world = Kihalt területek
hist-barren-brief_history = Elhagyatott területek
hist-waters = Tengerek és óceánok
hist-near = szomszédai: { $names }
hist-odds = Győzelem { $win }, döntetlen { $tie }, vereség { $lose }
hist-odds-invasion = Siker { $win }, kudarc { $lose }
hist-odds-brief = győzelem { $win }
hist-odds-brief-invasion = siker { $win }
hist-odds-end-brief = végül { $win }
hist-odds-end = Minden hátralévő sereggel: { $win }
hist-battle = Csata: { $land }
hist-next-throw = A következő dobás: győzelem { $win }, döntetlen { $tie }
hist-next-invasion = A következő dobás: siker { $win }
hist-by-owner = Kié a föld?
hist-on-map = Teendő a térképen
hist-pick = { $verb }: kattints egy megjelölt helyre a térképen ({ $count }).
hist-back = Vissza
hist-do-take = Hódítás
hist-do-build_fort = Építés: { $fort }
hist-do-place_army = Sereg lerakása
hist-do-remove_army = Sereg levétele
hist-do-destroy = Építmény lerombolása
hist-do-place_disc = Flotta vagy karaván lerakása
hist-do-build_monument = Építés: { $monument }
hist-do-choose_barren = Elhagyatott terület választása
hist-do-choose_land = Terület választása
hist-do-choose_ocean = Óceán választása
hist-strength = Erő
hist-price = Ár
hist-called = { $number }. sorszám
hist-marauder = nincs fővárosa
hist-standings = Állás
hist-player = Játékos
hist-now = Most
hist-forecast = Amit az értékelés most hozna: { $regions } + építmények
hist-now-note = Most: amit az értékelés ebben a pillanatban hozna, { $regions } + építmények.
hist-left = Készleten: főváros és város { $towns }, { $monument } { $monuments }, { $fort } { $forts }.
hist-cards = Lapok
hist-stock = Sereg
hist-values = Értékek
hist-more = Eggyel több
hist-more-both = +{ $free } vagy ⚔ +{ $won }
hist-more-won = csak ⚔ +{ $won }
hist-regions-note = A három érték: { $presence }, { $dominance }, { $control }. A számok seregek: keretezve { $presence }, színezve { $dominance }, telve { $control }. Az „Eggyel több” az, amit még egy sereged hozna; ⚔: ha csatával veszi át a legerősebb ellenfél egyik helyét.
hist-scoring = Az utolsó értékelés: mi mennyit ért
hist-scoring-back = Az előző értékelés
hist-scoring-on = A következő értékelés
hist-breakdown = Miből áll össze
hist-nothing = semmi
hist-mine = A lapjaid
hist-passed = Láttad és továbbadtad
