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
nav-puzzles = Feladványok
nav-rules = Szabályok
nav-settings = Beállítások

## Előtér

lobby-title = Civilizációk egy asztalnál
lobby-go-on = Folytasd!
lobby-all-matches = Minden játszmám
lobby-games = Válassz játékot
lobby-no-account = Nem kell regisztrálni. A szabályokra az asztal ügyel.
lobby-open = Nyitott asztalok
lobby-open-none = Most senki sem vár játékosokra. Nyiss te egy asztalt!
lobby-watch = Most játsszák
lobby-watch-none = Most nem folyik nyilvános játszma.
lobby-watch-it = Megnézem
lobby-sit = Leülök
lobby-more-options = További beállítások
lobby-company = Kivel?
company-bot = Gépekkel
company-invite = Barátokkal
company-open = Bárkivel
lobby-with = Van
lobby-without = Nincs
lobby-bots = Gépek
lobby-others = Ellenfelek
lobby-style = Jellem
lobby-level = Szint
lobby-play = Játszom
lobby-open-table = Asztalt nyitok
new-table = Új asztal
puzzles-of = Feladványok: { $game }
rules-of = Szabályok: { $game }
guide-start = Első parti kísérővel
guide-start-for = Első parti kísérővel: { $game }
your-name = A neved
game = Játék
lobby-tabs = Az előtér részei
lobby-tab-play = Játék
lobby-tab-open = Asztalok
lobby-tab-live = Élőben
length-roll_through_the_ages = 20 perc
length-through_the_ages = 1–3 óra
length-history_of_the_world = 2 óra
length-brief_history = 1 óra
length-mare_nostrum = 90 perc
length-through_the_ages-simple = 45 perc
length-through_the_ages-advanced = 90 perc
length-through_the_ages-full = 150 perc
cover-roll_through_the_ages = Kockák, városok, alkotások
cover-through_the_ages = Az ókortól a modern korig
cover-history_of_the_world = Birodalmak tündöklése és bukása
cover-brief_history = Hat korszak, mindegyikben egy birodalom
cover-mare_nostrum = Kereskedelem és háború egy tengeren
players-count = { $count ->
    [one] 1 játékos
   *[other] { $count } játékos
}
seats-free = { $count ->
    [one] 1 szabad hely
   *[other] { $count } szabad hely
}
standing-round = { $number }. forduló
standing-epoch = { $number }. korszak
time-left = még { $time }
turn-of = { $name } lép
my-place = { $place }. hely
score-points = { $count ->
    [one] 1 pont
   *[other] { $count } pont
}
score-of-mare_nostrum = { $count } a 4-ből
seats-range = { $low ->
    [one] { $high ->
        [one] 1 játékos
       *[other] 1–{ $high } játékos
    }
   *[other] { $low }–{ $high } játékos
}
bots-level = A gépek szintje
bots-style = A gép jelleme
style-none = külön jellem nélkül
style-any = lepjen meg
level-beginner = kezdő
level-normal = közepes
level-strong = erős
level-expert = mester
level-at-once = Azonnal lép.
level-seconds = Egy lépésen legfeljebb { $seconds } másodpercig gondolkodik.
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
guide-others = Most nem te döntesz, hanem { $names }. A „Tovább” gombbal nézheted meg, mi történik.
guide-told = Ez történt
guide-told-at = Ez történt: { $step }
guide-earlier = Ez előtt: { $count }
guide-again = Elmondanád még egyszer?
guide-leave = Kísérő nélkül
guide-fold = Kisebb
guide-unfold = Nagyobb
guide-goodbye = Innen már egyedül is menni fog
guide-goodbye-how = A játszma egyszerűen folytatódik. A „Tanács” lépést javasol, a „Miért nem?” megmagyarázza, mit miért nem lehet, a szabályok pedig mindig a megfelelő helyen nyílnak ki.
guide-play-on = Játsszunk tovább

## Új asztal

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

waiting-dice = Mindenki itt van. A böngészőitek megegyeznek a kockákról; a játszma rögtön kezdődik.
waiting-lead = A játszma akkor kezdődik, amikor minden hely betelt.
table-clock = Óra: fejenként { $bank }, minden forduló után { $more } hozzáadva.
table-timeout-bot = Akinek lejár az ideje, azt gép váltja fel, de visszatérhet.
table-timeout-resign = Akinek lejár az ideje, feladta a játszmát.
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
undo-all = Mindent visszavonok
undo-ask = Visszavonás kérése
hint = Tanács
hint-says = A mester ezt lépné:
hint-thinking = A mester gondolkodik …
hint-thinking-on = Eddig ez a legjobb; a mester még gondolkodik …
hint-seconds = { $seconds } mp
hint-do = Ezt lépem
tap-again = koppints újra
cover-title = { $name } következik
cover-text = Add tovább a képernyőt! A lapok egy kattintásra látszanak.
cover-open = Mutasd a lapjaimat
cover-between = Takarás két ember köre között
hint-only = Más nem léphető.
hint-sensible = Semmi más nem ér fel vele.
hint-duel = { $tries } próba { $percent }%-ában jobb, mint „{ $other }”, { $worse }%-ában rosszabb.
hint-average = { $tries } próbából nem többször jobb, mint „{ $other }”, de többet hoz.
hint-outlook = Így körülbelül { $percent }% az esélyed a győzelemre, „{ $other }” után { $worse }%.
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
table-menu = Az asztal menüje
table-settings = Az asztal, ahogy szeretem
table-parts = Az asztal részei
board = Tábla
result = Eredmény
look-at-board = Megnézem a táblát
on = be
off = ki
moments = Csaták és pontozások
moments-off = nem
moments-quick = gyors
moments-calm = ráérős
moment-on = bármelyik gomb vagy kattintás továbbvisz
ask-never = Többé ne kérdezze
keys = Billentyűk
key-end = befejezi a lépést (az arany gomb)
key-undo = visszavonja az utolsó lépésedet
key-hint = tanácsot kér
key-choose = az ilyen számú választ adja
key-on = továbblép: következő kör, következő jelenet; visszajátszásban indít és megállít
key-arrows = lépkedés a visszajátszásban, vagy helyről helyre a térképen
key-tab = végigmegy mindenen, amire kattintani lehet, és rákattint
key-escape = becsukja, ami a tábla fölött van, vagy visszavisz a jelenbe
key-help = ezeket a billentyűket mutatja
choices-none = Most nincs miről döntened.
beside = Játékosok, napló és csevegés
log = Napló
log-undo = { $name } visszavon néhány lépést.
log-open = Ugrás erre a pillanatra ({ $number }. bejegyzés)
log-empty = Még nem történt semmi.
log-none = Ilyesmi még nem történt.
log-more = Korábbiak
log-filter = Mi látszódjon a naplóban?
log-filter-all = Minden
log-filter-mine = Enyém
log-filter-fight = Harcok
log-filter-score = Pontozás
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
changed = új
rematch = Új játszma
rematch-ready = Új játszma vár ugyanezekkel a játékosokkal.
rematch-go = Az új játszmához
download = Játszmafájl

## Visszajátszás

to-match = A játszmához
recap = Mi történt?
recap-label = Mi történt az előző lépésed óta, lépésenként
recap-autoplay = Lejátszás
recap-next = Következő kör
recap-back = Egy körrel vissza
log-resigned = { $name } feladta.
recap-begin = Ahogy az előző lépésed után állt
recap-stop = Ugrás a jelenbe
recap-whole = Az egész játszma
recap-auto = Lejátszás magától
replay-controls = Mozgás a játszmában
replay-first = Az elejére
replay-turn-back = Előző kör
replay-back = Egy lépés vissza
replay-run = Lejátszás
replay-stop = Megállítás
replay-on = Egy lépés előre
replay-turn-on = Következő kör
replay-last = A végére
replay-moment = { $length } lépésből { $at } után
replay-eyes = Akinek a szemével
replay-spectator = Néző
replay-of = Visszajátszás: { $title }

## Feladványok

puzzles-lead = Egyetlen lépés egyértelműen a legjobb. Keresd meg, és kiderül, miért az.
puzzles-none = Ehhez a játékhoz még nincs feladvány.
puzzles-solved = megoldva: { $solved } / { $count }
puzzles-all = Az összes feladvány
puzzle = Feladvány
puzzle-of = Feladvány: { $title }
puzzle-note = Feladvány: sehová sem számít, és minden visszavonható.
puzzle-number = { $number }. feladvány
puzzle-moves = { $count } lehetséges lépés
puzzle-state-solved = megoldva
puzzle-state-missed = még nincs megoldva
puzzle-difficulty-easy = Könnyű
puzzle-difficulty-medium = Közepes
puzzle-difficulty-hard = Nehéz
puzzle-about-easy = A legjobb lépés messze kiemelkedik.
puzzle-about-medium = A második legjobb alig marad el.
puzzle-about-hard = Nem az első ötlet a legjobb.
puzzle-find = Keresd meg a legjobb lépést!
puzzle-right = Ez a legjobb lépés!
puzzle-wrong = Van ennél jobb lépés.
puzzle-you = Te ezt lépted: „{ $action }”
puzzle-best = A legjobb lépés: „{ $action }”
puzzle-why-right = A második legjobbhoz képest:
puzzle-why-wrong = A legjobb lépéssel:
puzzle-behind = { $tries } próba { $percent }%-ában rosszabb, ugyanazzal a szerencsével.
puzzle-fared = Melyik lépés mennyit ér
puzzle-hidden = A legjobb lépés
puzzle-longer = Minél hosszabb a sáv, annál jobb az állás a lépés után.
puzzle-show = Mutasd a megoldást
puzzle-again = Újra megpróbálom
puzzle-on = Játszom tovább
puzzle-next = Következő feladvány

## Exploring

explore = Próbajátszma innen
explore-lead = Külön asztal nyílik, pontosan úgy, ahogy ebben a pillanatban állt. Tovább lehet játszani, bármit visszavonni, és mást kipróbálni. Sehová sem számít.
explore-lead-running = Külön asztal nyílik, úgy, ahogy ebben a pillanatban áll, amennyit te tudsz róla: amit nem láthatsz, azt újraosztja. Tovább lehet játszani, és bármit visszavonni. Sehová sem számít.
explore-others = Ki játszik a többiek helyén?
explore-alone = Minden helyen én
explore-bots = Gépek: { $level }
explore-open = Asztal megnyitása
exploration = Próbajátszma
exploration-of = Próbajátszma: { $title }
exploration-note = Próbajátszma: sehová sem számít, és minden visszavonható.
exploration-origin = A pillanathoz, ahonnan indult
lines = Ágak összehasonlítása
lines-lead = Amit visszavontál, megmarad. Bármelyik ághoz vissza lehet térni, és a véletlen is úgy alakul benne, ahogy alakult.
lines-now = Ahogy most áll
lines-name = { $number }. ág
lines-back = Vissza ehhez az ághoz
lines-none = Még semmit sem vontál vissza, hogy aztán másképp játszd tovább.
share = Hivatkozás megosztása
share-lead = Akinek megvan ez a hivatkozás, nézheti. Nélküle senki nem találja meg az asztalt.
uncertain = Nem mindent olvastak le rajta a nyomtatott játékról; a szabályoknál ott van, hogy mit nem.
uncertain-mark = ≈ részben rekonstruált
table-facts = Térkép, kártyák és számok: { $name }
table-facts-own = Térkép, kártyák és számok: ahogy az Aevumban vannak
points-tab = Pontok
recap-told = Mi történt?
score-chart = A pontok alakulása
score-table = A pontok táblázatban
commentary = Hogy áll?
commentary-wait = Egy pillanat, megnézzük, hogy áll a játszma.
commentary-ahead = { $name } áll jobban: { $percent }%.
commentary-even = Senki sem áll érezhetően jobban.
commentary-lead = Milyen gyakran nyernének az egyes játékosok, ha innen gépek játszanák végig. Csak a nézők látják, és semmi olyanon nem alapul, ami előlük rejtve van.
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
analysis-better = A mester ezt lépte volna:
analysis-no-turns = Egyetlen forduló sem döntötte el a játszmát.
analysis-go = { $number }. lépés megmutatása
move = Lépés
fairness = Tiszta kockák
fairness-lead = A játszma dobásai egy titkos kulcsból erednek. A kulcs ujjlenyomatát az első dobás előtt rögzítettük; a kulcs a végén látható, így bárki ellenőrizhet minden dobást.
fairness-shares = Az asztalnál ülők böngészői a kiszolgálóval együtt alkották meg, az első dobás előtt. Előre senki sem tudhatta:
fairness-mine = hozzátett, épp ebből a böngészőből
fairness-added = hozzátett
fairness-silent = nem válaszolt időben, ezért kimaradt
fairness-hash = Ujjlenyomat:
fairness-key = Kulcs:
fairness-check = Kockák ellenőrzése
fairness-true = Minden dobás és húzás ebből a kulcsból ered.
fairness-false = Egyes dobások nem ebből a kulcsból erednek.

## Szabályok

rules-all = Minden játék
rules-chapters = Fejezetek
rules-lead = Az egyes játékok teljes szabályai számozott pontokban.
rules-rulings = Döntések a szabályokról ({ $count })
rules-rulings-lead = Ahol a szabálykönyv hallgat vagy ellentmond önmagának: hogyan olvassuk itt, és miért.
rules-facts = Min alapulnak az adatok?
rules-facts-lead = Egyes térképek, kártyák és számok rekonstruáltak: senki sem olvasta le őket a nyomtatott játékról. Itt ezek vannak felsorolva. Akinek megvan a játék, kijavíthatja őket: az aevum facts fájlt ír hozzá, az aevum serve --facts ezt használja.
rules-facts-table = { $title }: { $rows } adatból { $count } részben vagy egészben rekonstruált
rules-facts-fields = Bizonytalan, mezőnként:
rules-search = Keresés a szabályokban
rules-found = { $count } szabálypont

## Beállítások

theme-system-short = eszköz
theme-light-short = világos
theme-dark-short = sötét
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
about = Az oldalról
about-text = Az Aevum öt civilizációs játék asztala. Szabad szoftver; a szabályokat maga az asztal tartatja be.
credits = Köszönet
credits-icons = Képek a kártyákon és a táblákon:
credits-type = Betűk:
credits-map = A térképek partvonalai:
credits-page = Az oldal ezekkel készült:
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

problem-offline = Úgy tűnik, nincs kapcsolat: a kiszolgáló nem érhető el.
problem-invalid = Ezt a kiszolgáló nem értette.
problem-not_signed_in = Előbb lépj be.
problem-forbidden = Ezt nem teheted meg.
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
problem-other_facts = Ezt a játszmát a játék más adataival játszották ({ $wanted }), mint amelyeket ez a kiszolgáló használ ({ $here }).
problem-not_over = Csak a játszma vége után.
problem-busy = A kiszolgáló elfoglalt. Próbáld újra egy kicsit később.
problem-paused = Az órák állnak; előbb folytassátok.
problem-bot_plays = Most gép játszik ezen a helyen. Előbb vedd vissza.
problem-asked_already = Ezt már kérted.
problem-dice_sealed = A kiszolgáló nem tudja kinyitni ennek a játszmának a kockáit: hiányzik hozzá a titok. A gazdának kell visszatennie.
problem-somebody_away = Valaki nincs az asztalnál, ezért ezt most nem lehet visszavonni.
problem-already_seated = Már ülsz ennél az asztalnál.
problem-too_many_tables = Ennyi asztalod lehet ezen a kiszolgálón. Előbb fejezz be vagy zárj be egyet.
problem-banned = A házigazda nem enged itt játszani. Az indoka: { $reason }
problem-rules_differ = A mai szabályok szerint ez a játszma egy ponton ({ $entry }. bejegyzés) másként folyik tovább.
problem-method_not_allowed = Ez itt nem lehetséges.
problem-not_json = Ezt a kiszolgáló nem értette.
problem-failure = Valami elromlott a kiszolgálón. Ott feljegyeztük.

## A Roll Through the Ages táblája

rtta-dice = Kockák
rtta-die = { $number }. kocka, { $face }
rtta-die-again = { $number }. kocka, { $face }, újradobod
rtta-die-stays = { $number }. kocka, { $face }, marad
rtta-kept = Megtartod
rtta-again = Újradobod
rtta-roll-of = { $name } dobása
rtta-click = kattints egy kockára, hogy megtartsd vagy újradobd
rtta-tap = Koppints az újradobandó kockákra
rtta-stays = marad
rtta-rolls = { $rolls }. dobás a 3-ból
rtta-last-time = utoljára
rtta-leadership = Vezetés, egy kocka
rtta-reroll = { $count ->
    [0] Újradobás
    [one] 1 kockát újradobok
   *[other] { $count } kockát újradobok
}
rtta-keep = { $count ->
    [one] Megtartom a kockát
   *[other] Mind a { $count } marad
}
rtta-coins = { $count ->
    [one] 1 érme
   *[other] { $count } érme
}
rtta-coins-first = előbb { $count }
rtta-feed = { $dice ->
    [0] Mind dolgozik
    [one] 1 kocka étel
   *[other] { $dice } kocka étel
}
rtta-starve = { $count ->
    [one] 1 város éhezik
   *[other] { $count } város éhezik
}
rtta-left = { $count } étel marad
rtta-if = Ha ezt teszed
rtta-all-fed = mind jóllakik
rtta-starve-range = { $range } éhezik
rtta-mean = { $range }, kb. { $mean }
rtta-workers-row = Munkások
rtta-goods-row = Áruk
rtta-spend-row = Elkölthető
rtta-skulls-row = Koponyák
rtta-score-row = Pont
rtta-lost-row = Elvész
rtta-skulls = { $count ->
    [0] nincs koponya
    [one] 1 koponya
   *[other] { $count } koponya
}
rtta-disaster-odds = { $percent }% eséllyel csapás
rtta-no-disaster = nincs csapás
rtta-choose-to-see = Válassz kockákat, és meglátod az esélyeket.
rtta-as-placed = Ahogy most áll
rtta-then = Utána megvehetnéd
rtta-for = ára { $cost }
rtta-nothing-to-buy = Még semmit.
rtta-to-go = még { $count }
rtta-done = kész
rtta-finished = elkészül, +{ $points }
rtta-one-die = +1 kocka
rtta-short-city_4 = Negyedik
rtta-short-city_5 = Ötödik
rtta-short-city_6 = Hatodik
rtta-short-city_7 = Hetedik
rtta-unused = A dologtalan munkások elvesznek.
rtta-idle = { $count ->
    [0] Minden munkás dolgozik
    [one] Még 1 munkás vár
   *[other] Még { $count } munkás vár
}
rtta-idle-title = Van dologtalan munkás
rtta-idle-sure = Befejezem az építést
rtta-build-how = Kattints egy városra vagy alkotásra; minden kattintás egy négyzet.
rtta-build-none = Nem építek
rtta-build-these = { $count ->
    [one] Ezt megépítem
   *[other] Mind a { $count } épüljön
}
rtta-take-worker = { $site }, egy munkással kevesebb
rtta-take-all-back = Mindent visszavonok
rtta-add-worker = munkást küldesz
rtta-spend-stone = { $count ->
    [one] Követ adok 3 munkásért
   *[other] 1 követ adok a { $count } közül 3 munkásért
}
rtta-means = { $means } érmét költhetsz, ebből { $coins } a kockákról
rtta-buy-how = Kattints egy fejlesztésre, aztán válaszd ki, mivel fizetsz. Az érmék a fordulód végén elvesznek, az áruk megmaradnak.
rtta-buy-none = Nem veszek semmit
rtta-buy-it = { $development } – megveszem
rtta-pays = fizetsz { $paid }, az ára { $due }
rtta-pays-more = egy fajta el is maradhat
rtta-pay-with = Mivel fizetsz?
rtta-pay-good = Fizetsz az összes ilyennel: { $good } ({ $value })
rtta-sell-food = Étel eladása
rtta-lost = { $count } túlfizetés, elvész
rtta-no-change = nincs visszajáró
rtta-short = { $count } hiányzik
rtta-too-many = { $count ->
    [0] Most már elfér minden árud
    [one] 1 áruval több a kelleténél
   *[other] { $count } áruval több a kelleténél
}
rtta-discard-how = Kattints arra, amit eldobsz; hat áru maradhat.
rtta-discard-one = Egyet eldobsz ebből: { $good } (most { $value })
rtta-discard = { $count ->
    [0] Eldobás
    [one] 1 árut eldobok
   *[other] { $count } árut eldobok
}
rtta-worth-after = Áruid értéke most { $before }, utána { $after }.
rtta-trade-how = Kivel cserélsz?
rtta-gives = { $name } ad
rtta-more = eggyel több: { $thing }
rtta-less = eggyel kevesebb: { $thing }
rtta-other-partner = Valaki más
rtta-deal = Áruid értéke { $before } helyett { $after } lenne, ételed pedig { $food } helyett { $fed }.
rtta-sheet = { $name } lapja
rtta-mine = Az enyém
rtta-pegs = Jelzőtábla
rtta-goods-title = Áruk
rtta-held = { $count } darab, értéke { $worth }
rtta-track = { $name }, { $count } / { $most }
rtta-track-value = { $name }, { $count } / { $most }, értéke { $value }
rtta-cities = Városok
rtta-cities-note = { $count } város, { $count } kocka, fordulónként { $count } étel
rtta-monuments = Alkotások
rtta-monuments-note = { $all } közül { $built } már megépült
rtta-worth = { $points ->
    [one] 1 pont
   *[other] { $points } pont
}
rtta-built-for = áll, +{ $points }
rtta-developments = Fejlesztések
rtta-price-points = ár · pont
rtta-disasters = Csapások
rtta-disaster-table = Koponyák és csapások
rtta-disaster-boxes = { $count ->
    [0] még nem ért csapás
    [one] 1 csapáspont
   *[other] { $count } csapáspont
}
rtta-disaster-2 = Aszály
rtta-disaster-2-text = 2 pontot vesztesz
rtta-disaster-3 = Dögvész
rtta-disaster-3-text = a többiek 3 pontot vesztenek
rtta-disaster-4 = Invázió
rtta-disaster-4-text = 4 pontot vesztesz
rtta-disaster-5 = Felkelés
rtta-disaster-5-text = minden árud elvész
rtta-hunger = Éhínség
rtta-you = te
rtta-nobody-hit = senkinek sem árt
rtta-hit = { $names } −{ $points } pont
rtta-hit-goods = { $names } minden áruja elvész
rtta-open-sheet = { $name }, { $score } pont; a lap megnyitása
rtta-ends = Vége, ha valakinek megvan az 5. fejlesztése (eddig { $most } a legtöbb), vagy ha mind a { $all } alkotás felépült (eddig { $built }).
rtta-ends-alone = Tíz forduló után ér véget.
rtta-standing = Állás
rtta-final = Végső pontozás
rtta-bonus = Többlet
rtta-total = Összesen
rtta-goods-value = Áruk értéke
rtta-round = { $round }. forduló
rtta-phase-reroll = Dobás
rtta-phase-trade = Kereskedelem
rtta-phase-build = Építés
rtta-phase-buy = Vásárlás
rtta-phase-discard = Eldobás
rtta-points = { $points } pont
rtta-tab-build = Építés
rtta-tab-develop = Fejlesztés

## Mare Nostrum

mn-race = Négy hős vagy csoda, vagy a Piramisok
mn-cards-of = Hősök és csodák: { $count }/{ $most }
mn-hand-size = { $count } kártya
mn-hand-empty = Nincs kártya a kezedben.
mn-sets = Szettek, amelyek kitelnek a kártyáidból
mn-round = { $round }. forduló
mn-round-of = { $round }. forduló (összesen { $rounds })
mn-shop = Mit ad egy szett
mn-shop-hint = arany szegély: megveheted
mn-free = ingyenes
mn-left = { $count ->
    [0] elfogyott
   *[other] még { $count } van
}
mn-trade = Kereskedelem: mindenki { $cards } kártyát kínál
mn-you = te
mn-you-take = te veszel el
mn-offer-hidden = titokban választ
mn-offer-mine = te választasz
mn-offer-none = nincs kínálata
mn-chain = Ki mit vett el
mn-take-hint = Kattints egy felkínált kártyára. Akitől elveszed, az választ utánad.
mn-offer-hint = Kattints a kártyáidra tetszőleges sorrendben. Amíg mindenki nem választott, senki sem látja őket.
mn-card-label = { $name }: { $count } közül { $chosen } kiválasztva
mn-offer = Felkínálom ({ $count }/{ $of })
mn-home = Hazája: { $province }.
mn-neutral = Semleges (szürke): { $civs }
mn-spend-hint = A gombok sorrendjében vásárolhatsz: amit kihagytál, azt később már nem veheted meg.
mn-tasks-hint = A kifosztás lerombol egy épületet. A megszálló légió a tulajdonos helyett neked szedi be az épület jövedelmét. Amit bekebelezésre készítesz elő, annak a jelzőjét a következő építkezéskor veheted meg. Egy légió egy feladatot kaphat.
mn-must-fight = Előbb meg kell harcolnod mindenütt, ahol az egységeid ellenséggel állnak egy helyen.
mn-attacker = { $civ } támad
mn-odds = minden ellenség elesik: { $percent }%
mn-move-to = { $count ->
    [one] Válaszd az arany szegélyű helyet, oda mehet.
   *[other] Válassz a { $count } arany szegélyű hely közül.
}
mn-decline = Nem, most nem
mn-move-all = mind a { $count } mozogjon
mn-battle-there = ott csata lesz
mn-no-landing = A triérészek a tengeren maradnak, nem mehetnek ide: { $place }.
mn-no-ship = A légiók nem állhatnak meg a tengeren ({ $place }): vidd őket tovább egy partra, ameddig a triérészeid elérnek.
mn-look = mit tehetsz innen
mn-chosen-place = kiválasztva; újabb kattintásra elengeded
mn-unowned = Szabad tartományok
mn-map = A Földközi-tenger térképe
mn-commerce_director = Kereskedelem
mn-political_leader = Politika
mn-military_leader = Hadsereg
mn-leads = vezető
mn-shop-tab = Bolt
mn-short = { $count } kártya hiányzik
mn-no-site = nincs hely
mn-new = { $count ->
    [one] új
   *[other] { $count } új
}
mn-on-offer = kínálod
mn-set-ready = { $count ->
    [one] { $size } lapos szett
   *[other] { $count } { $size } lapos szett
}
mn-set-short = { $size } laphoz { $short } kell
mn-completes = { $size } lapos
mn-brief-caesar = légió és erőd 2 kártya
mn-brief-hannibal = a légiók +1-gyel harcolnak
mn-brief-hammurabi = első befolyás ingyen
mn-brief-pericles = triérész 2 kártya, +1
mn-brief-cleopatra = adót és árut cserél
mn-brief-agamemnon = kereskedelem +2
mn-brief-archimedes = hadsereg +2
mn-brief-helen = átállít egy légiót
mn-brief-nebuchadnezzar = a fosztogatás fizet
mn-brief-solomon = politika +2
mn-brief-ulysses = visszavesz egy cserét
mn-brief-colossus = 1-gyel több adó
mn-brief-hanging_gardens = 1 áru megmarad
mn-brief-temple_of_artemis = 1-gyel több áru
mn-brief-statue_of_zeus = 2 erőd egy helyen
mn-brief-lighthouse = befolyás bárhol
mn-brief-mausoleum = 1-gyel olcsóbb építés
mn-brief-pyramids = ezzel nyersz
mn-took = elvett
mn-have-it = van már
mn-pay = Fizetek ({ $count }/{ $of })
mn-done-build = Befejezem az építést
mn-done-sail = Befejezem a hajózást
mn-done-march = Befejezem a vonulást
mn-done-keep = Nem tartok meg árut
mn-done-tasks = Nincs több feladat
mn-done-other = Kész
mn-end-sure-build = Még tudsz venni valamit. Ha mindenki épített, legfeljebb két adót tarthatsz meg, a többi lapod visszakerül a bankba.
mn-end-sure-sail = { $count ->
   *[other] Még { $count } triérészed hajózhatna.
}
mn-end-sure-march = { $count ->
   *[other] Még { $count } légiód vonulhatna.
}
mn-odds-wiped = mindened elesik: { $percent }%
mn-with-fort = +{ $points } erőd
mn-with-hero = +{ $points } kockánként, hős
mn-no-losses = Nincs veszteség.
mn-move-hint = kattints egy arany szegélyű helyre, vagy húzd oda a bábut
mn-place-hint = kattints egy arany szegélyű tartományra
mn-sign-good = áru; szaggatott: nincs rajta karaván
mn-sign-city = város; szaggatott: üres hely
mn-sign-temple = város templommal
mn-sign-market = piac
mn-sign-fort = erőd
mn-sign-legion = légiók, betűvel és számmal
mn-sign-trireme = triérészek
mn-sign-occupied = idegen légiók szállták meg
mn-sign-target = választható
mn-credits = Képek: game-icons.net, CC BY 3.0. Partvonalak: Natural Earth.

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
tta-kind-government = Államforma
tta-kind-special = Speciális technológia
tta-special-military = Speciális: katonai
tta-special-civil = Speciális: civil
tta-special-colonization = Speciális: gyarmatosító
tta-special-construction = Speciális: építészeti
tta-kind-leader = Vezető
tta-kind-wonder = Csoda
tta-kind-action = Akciókártya
tta-kind-event = Esemény
tta-kind-territory = Terület
tta-kind-aggression = Agresszió
tta-kind-war = Háború
tta-kind-pact = Egyezmény
tta-kind-tactics = Taktika
tta-kind-bonus = Bónuszkártya
tta-when-politics = Politikai akcióként játszható ki, a forduló elején.
tta-when-tactics = Katonai akcióért játszható ki; addig marad, míg másik nem kerül a helyére.
tta-when-bonus = Gyarmat kifizetésekor vagy agresszió elleni védekezéskor használható fel.
tta-mark-food = étel
tta-mark-resources = erőforrás
tta-mark-science = tudomány
tta-mark-culture = kultúra
tta-mark-happy = boldog arc
tta-mark-strength = harci erő
tta-mark-civil_actions = civil akció
tta-mark-military_actions = katonai akció
tta-mark-defence = védelem
tta-mark-colonization = gyarmatosítás
tta-mark-worker = szabad munkás
tta-mark-yellow_tokens = sárga jelző
tta-mark-blue_tokens = kék jelző
tta-face-action_card_fresh = következő fordulóban
tta-face-better_special_owned = nem jobb
tta-face-civil_actions_short = kevés az akció
tta-face-civil_actions_spent = csak elsőként
tta-face-contained_action_impossible = nincs mire
tta-face-cooperation_blocks = az egyezmény tiltja
tta-face-first_round = a 2. körtől
tta-face-hand_full = tele a kéz
tta-face-leader_of_age_taken = 2. vezető
tta-face-military_actions_short = kevés az akció
tta-face-military_actions_spent = csak elsőként
tta-face-no_civil_action = nincs akció
tta-face-no_military_action = nincs akció
tta-face-not_now = most nem
tta-face-not_possible = nem lehet
tta-face-science_short = kevés tudomány
tta-face-tactic_in_play = játékban van
tta-face-technology_owned = már megvan
tta-face-wonder_under_construction = 2. csoda
tta-face-in_politics = a politikának vége
tta-face-in_battle = harchoz vagy licithez
tta-costs-science = ára { $amount } tudomány
tta-costs-revolution = forradalommal { $amount }
tta-costs-resources = megépítése { $amount } erőforrás
tta-costs-military = ára { $amount } katonai akció
tta-costs-stages = szintjei: { $stages } erőforrás
tta-band = { $cost } civil akció
tta-row-leaves = ◂ ezek kerülnek ki következőnek
tta-row-wonders = a csodák neked { $amount } akcióval drágábbak
tta-row-enters = itt jönnek az újak ▸ { $count } a pakliban
tta-dearer = { $amount } akcióval több
tta-then = ⇒ { $amount }
tta-in-use = felhasználva
tta-in-hand = kézben
tta-own-bonus = a végén neked pontoz
tta-works = Épületek és egységek
tta-has = Speciális technológiák, csodák és gyarmatok
tta-has-nothing = Még nincs speciális technológia, csoda vagy gyarmat
tta-no-leader = még nincs
tta-no-wonder = nincs; vegyél el egyet a sorból
tta-no-tactic = még nincs
tta-wonder-building = Épülő csoda
tta-stages = { $all } szintből { $built } kész
tta-urban-limit = fajtánként max. { $limit }
tta-armies = { $count } hadsereg
tta-workers = Munkások
tta-tokens = Jelzők
tta-unused = { $count } szabad
tta-faces = { $have } van, { $need } kell
tta-calm = még { $count } munkásig elégedettek
tta-sad = { $count } elégedetlen
tta-grow = Szaporítás
tta-after-production = termelés után
tta-corruption = korrupció
tta-corruption-short = korrupció −{ $amount }!
tta-yellow-bank = A sárga bankban { $count }, a nép { $eaten } ételt fogyaszt
tta-blue-bank = A kék bankban { $count }
tta-uprising = Felkelés: több az elégedetlen, mint a szabad munkás, ezért elmarad a termelés.
tta-uprising-then = Ezután felkelés miatt elmaradna a termelés.
tta-uprising-short = felkelés
tta-uprising-over = nincs felkelés
tta-famine = éhínség −{ $culture }
tta-eaten = −{ $eaten } elfogy
tta-corrupted = −{ $lost } korrupció
tta-draws = { $count } húzás, { $keep } maradhat
tta-forecast = A forduló végén
tta-forecast-later = A te fordulódban látod majd.
tta-stock-head = Készlet
tta-change = Változás
tta-answer = Ezzel a válasszal
tta-now = Most
tta-now-defence = Védekezés, { $card }
tta-now-attack = Támadás, { $card }
tta-now-auction = Terület kerül licitre
tta-now-payment = A sereg elküldése
tta-now-politics = Politika
tta-moves = { $count } lehetőség a táblán
tta-wait = Most nem te döntesz.
tta-nothing = semmi
tta-nothing-left = Nincs más hátra, mint befejezni a fordulót.
tta-choose-on-board = Válassz a táblán.
tta-politics-nothing = A passzon kívül nincs mit tenni.
tta-keep-cards = Legfeljebb { $limit } lapot tarthatsz meg.
tta-unit-credit = { $amount } erőforrás ebben a fordulóban csak egységre költhető.
tta-at-most = max. { $most }
tta-strikes-note = A te erőd : az övé most, mennyire mehet fel lapokkal és áldozattal, és mibe kerül.
tta-for-me = neked
tta-for-me-as = neked ({ $role })
tta-no-spoils = nincs zsákmány
tta-not-allowed = nem lehet
tta-for-them = neki, { $name }
tta-resign = Kilépés a játszmából…
tta-resign-sure = Végleg kilépek
tta-let-it-happen = Nem védekezem
tta-add-nothing = Nem teszek hozzá
tta-defend = Védekezés
tta-strike = Támadás!
tta-send = Sereg elküldése
tta-plan-holds = Kivédve, { $total } : { $other }
tta-plan-tie = Kivédve, { $total } : { $total }; döntetlennél a védő győz
tta-plan-even = Döntetlen, { $total } : { $total }; senki sem győz
tta-plan-wins = Így győz, { $total } : { $other }
tta-plan-short = { $missing } hiányzik
tta-plan-paid = { $total } megvan, { $need } kell
tta-plan-bid = A licit { $bid }
tta-plan-most = Legfeljebb { $most } erőt küldhetsz.
tta-plan-force = Ez a sereg { $force }
tta-plan-after = utána { $strength } harci erő
tta-plan-rival = { $name } még legfeljebb ennyit érhet el: { $most }
tta-plan-bidders = a többiek legfeljebb ennyit küldhetnek
tta-plan-more = { $adds }, utána { $after } harci erő marad
tta-plan-all = mindet
tta-plan-card = Bónuszkártya ({ $age })
tta-plan-give = Egy egység feláldozása: { $unit }
tta-plan-keep = Egy egység megtartása: { $unit }
tta-no-bid = Még senki sem licitált
tta-high-bid = { $name } licitje { $amount }
tta-passed = passzolt: { $names }
tta-bid-less = Kevesebb
tta-bid-more = Több
tta-bid-range = { $least } és { $most } között
tta-players = Játékosok
tta-events = Események
tta-current = { $count } aktuális
tta-future = { $count } jövőbeli
tta-prepare = egy előkészítése { $culture } pont
tta-yours = tiéd
tta-last = utolsó
tta-at-end = a végén
tta-hidden-bonuses = { $count } rejtett bónuszkártya
tta-wars-pacts = Háborúk és egyezmények
tta-peace = Se háború, se egyezmény
tta-military-deck = { $count } lap a katonai pakliban
tta-war-when = eldől, amikor { $name } következő fordulója kezdődik
tta-auto-pass = Passzolj helyettem, ha mást nem tehetek
tta-hand = A kártyáim
tta-hand-empty = Nincs kártya.
tta-no-hand = Csak nézed a játszmát.
tta-civil = Civil lapok
tta-military = Katonai lapok
tta-my-civ = A civilizációm
tta-civ = { $name } civilizációja
tta-round = { $round }. kör
tta-round-last = { $round }. kör, utolsó { $last }.
tta-prompt-actions = Te jössz. Válassz akciót, vagy fejezd be a fordulót.
tta-note = kattints arra, aminek arany a szegélye
tta-breakdown = Miből áll össze: { $name }
tta-breakdown-none = Még semmi.
tta-breakdown-later = A te fordulódban látod majd.
tta-revolution-title = Forradalom?
tta-revolution-text = Elviszi a forduló összes akcióját; mást nem tehetsz velük.
tta-revolution-do = Forradalom
tta-end-title = Befejezed a fordulót?
tta-end-text = Még { $civil } civil és { $military } katonai akciód van; ezek elvesznek.
tta-tab-row = Sor
tta-tab-mine = Enyém
tta-tab-hand = Lapok
tta-tab-events = Események
tta-back = Vissza
tta-short-farm = Tanya
tta-short-mine = Bánya
tta-short-lab = Labor
tta-short-temple = Templom
tta-short-arena = Aréna
tta-short-library = Könyvtár
tta-short-theater = Színház
tta-short-infantry = Gyalogos
tta-short-cavalry = Lovas
tta-short-artillery = Tüzér
tta-short-air = Légi
tta-age-text = Az előző kor vezetői és csodái elavulnak, és új paklik jönnek.
tta-moment-yours = Ezt az eseményt te készítetted elő.
tta-final = Végső pontozás
tta-final-player = Játékos
tta-final-before = Kultúra előtte
tta-final-simple = Végső bónusz
tta-final-total = Összesen
tta-final-chart = Kultúra körről körre
tta-final-at = { $last }/{ $at }
tta-final-back = Vissza az előző pontozásra
tta-final-on = A következő pontozásra
tta-final-whose = Kinek a kultúrája
tta-final-produced = Körről körre termelt
tta-final-prepared = Előkészített események
tta-final-won = Események, vezetők, lapok, háborúk
tta-final-lost = Elveszett
tta-final-final = Végső pontozás
tta-new = Mi az új?
tta-new-happiness = Boldogság
tta-newtext-happiness = Minél üresebb a sárga bank, annál több boldog arcot kíván a nép; templom, színház és aréna adja. Minden hiányzó arc egy munkást elégedetlenné tesz. Ha több az elégedetlen, mint a szabad munkás, a felkelés miatt elmarad a termelés.
tta-new-corruption = Korrupció
tta-newtext-corruption = A készlet kék jelzőként fekszik a tanyákon és bányákon. Ha termelés után kevés marad a kék bankban, a korrupció erőforrást visz el. Költsd el, vagy szerezz több jelzőt.
tta-new-military = Katonai lapok
tta-newtext-military = Minden fel nem használt katonai akció egy lapot húz a forduló végén. A taktika hadsereget formál az egységekből, a bónuszkártya védekezéshez vagy gyarmatosításhoz való, a többi a politikáé. Annyi lapot tarthatsz meg, ahány katonai akciód van.
tta-new-politics = Politika és események
tta-newtext-politics = Minden forduló egy politikai akcióval kezdődik: előkészítesz egy eseményt vagy területet, vagy megtámadsz egy gyengébb riválist. Az előkészítés azonnal pontot ér, és bekövetkezik egy aktuális esemény.
tta-new-ages = Mind a négy kor
tta-newtext-ages = A játszma a IV. korig tart. Minden kor végén eltűnnek a régi vezetők, lapok és egyezmények, és mindenki elveszít két sárga jelzőt a bankból.
tta-new-wars = Háborúk és egyezmények
tta-newtext-wars = A háborút az egyik fordulódban üzened meg, és a következő elején dől el; a harci erők különbsége számít. Az egyezmény két civilizációt köt össze: az egyik az A, a másik a B.
tta-new-impacts = Hatások a végén
tta-newtext-impacts = A III. kor eseményei a végén pontoznak azért, ami az egyes civilizációknak van: erő, tudomány, csodák, népesség és más. A paklikban maradtak is számítanak.

## The map

map-as-list = Lista
map-as-map = Térkép
map-tap = Koppints egy arany szegélyű helyre, és látod, mit hoz; újabb koppintásra meg is teszed.
map-choices = { $count ->
    [one] A választásom
   *[other] A { $count } választásom
}
map-nearer = Nagyítás
map-farther = Kicsinyítés
map-whole = Egész térkép
map-legend = Jelmagyarázat
map-help = Térkép. A nyilak lehetőségről lehetőségre lépnek, az Enter választ; Shifttel a térképet mozgatják. A plusz és a mínusz nagyít és kicsinyít, a 0 az egészet mutatja.
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
hist-barren-history_of_the_world = Kihalt területek
hist-barren-brief_history = Kihalt területek
hist-waters = Tengerek és óceánok
hist-odds = Győzelem { $win }, döntetlen { $tie }, vereség { $lose }
hist-odds-invasion = Siker { $win }, kudarc { $lose }
hist-odds-end = Minden hátralévő sereggel: { $win }
hist-battle = Csata: { $land }
hist-on-map = Teendő a térképen
hist-pick = kattints egy arany szegélyű helyre ({ $count } van)
hist-do-take = Hódítás
hist-do-build_fort = { $fort } építése
hist-do-place_army = Sereg lerakása
hist-do-remove_army = Sereg levétele
hist-do-destroy = Építmény lerombolása
hist-do-place_disc = Flotta vagy karaván lerakása
hist-do-build_monument = { $monument } építése
hist-do-choose_barren = Kihalt terület választása
hist-do-choose_land = Terület választása
hist-do-choose_ocean = Óceán választása
hist-card-take = Elveszem
hist-card-play = Kijátszom
hist-strength = Erő
hist-price = Ár
hist-called = { $number }. a sorban
hist-of-epoch = { $epoch }. korszak.
hist-number-red = Csak a saját korszakában, a birodalom alapítása előtt.
hist-number-black = A saját korszakában vagy később.
hist-marauder = nincs fővárosa
hist-player = Játékos
hist-cards = Lapok
hist-stock = Sereg
hist-values = Értékek
hist-more = Eggyel több
hist-regions-note = A három érték: { $presence }, { $dominance }, { $control }. A számok seregek: keretezve { $presence }, színezve { $dominance }, telve { $control }. Az „Eggyel több” azt mutatja, mit hozna még egy sereged; a ⚔ azt, ha csatában győzi le a legerősebb ottani ellenfelet.
hist-nothing = semmi
hist-passed = Láttad és továbbadtad
hist-free = szabad
hist-go = Odamegy
hist-attack = Támadás
hist-gain = neked { $points }
hist-dice = { $mine } kocka { $theirs } ellen
hist-key-win = győzelem
hist-key-tie = mindkettő elesik
hist-key-lose = vereség
hist-key-success = sikerül
hist-key-fail = nem sikerül
hist-start = Itt kezd:
hist-ending = Ha most befejeznéd
hist-resources = { $count ->
   *[other] { $count } erőforrás; kettőből lesz egy emlékmű
}
hist-end-sure = { $count ->
   *[other] Még { $count } sereg van a lapodon: visszakerül a készletbe.
}
hist-points-sure = { $points ->
   *[other] Még { $points } pontod maradt lerohanásra: elvész.
}
hist-plus-now = +most
hist-idle = { $count ->
   *[other] További { $count } régió még semmit sem ér.
}
hist-token = a játszma végén számít; más nem látja
hist-bonus = bónusz { $points }
hist-rough = nehéz terep { $points }
hist-siege-adds = ostrom { $points }
hist-leads = vezet, az előnye { $points }
hist-behind = { $points } a hátránya, előtte: { $name }
hist-level = holtversenyben: { $name }
hist-highest = legnagyobb kocka { $die }
hist-victory = Győzelem
hist-both-fall = Mindkét sereg elesik
hist-beaten-off = A támadás visszaverve
hist-scored = { $name } pontoz
hist-epoch-begins = { $epoch }. korszak
hist-final = Pontok korszakonként
hist-epoch-column = Korszak
hist-legend-active = a soron lévő birodalom serege
hist-legend-spent = korábbi birodalom serege
hist-legend-capital = főváros, 2-t ér
hist-legend-city = város, 1-et ér
hist-legend-monument = emlékmű, 1-et ér
hist-legend-fort = { $fort }, két védőkocka
hist-legend-resource = erőforrás, kettőből lesz egy emlékmű
hist-legend-badge = Egy elfoglalható területen: a győzelem esélye, a te pontjaid (arany), amit a gazdája veszít (piros). Nehéz terepen a védő 1-gyel többet ér.
hist-legend-shield = A pajzson az áll, mennyit ér egy régió: { $presence }, { $dominance }, { $control }.
clock-column = Óra

## Kiszolgáló nélkül

engine-fetching = A játékok letöltése: { $percent }%
engine-starting = Terítjük az asztalt…
update-ready = Megjött az Aevum új változata. A játszmáid megmaradnak.
update-do = Frissítek
storage-anew-lead = A böngészőben őrzött játszmák nem nyithatók meg. Gyakran segít, ha bezárod a többi lapot, vagy újraindítod a böngészőt.
storage-anew = Újrakezdés
storage-anew-sure = Ezzel a böngészőben őrzött összes játszma végleg törlődik.
storage-anew-do = Törlés és újrakezdés
here-title = Ezen az eszközön
here-tab = Eszköz
here-lead = A játszmák ebben a böngészőben zajlanak, és itt is maradnak. Semmi sem megy el innen.
here-keep = Legyen meg hálózat nélkül is ({ $size } MB)
here-keeping = Letöltés…
here-kept = Hálózat nélkül is játszható
here-failed = Nem sikerült. Próbáld újra, ha van hálózat.
here-impossible = Ez a böngésző nem őriz meg oldalakat hálózat nélküli használatra.
here-server = Ha mások a saját eszközükről játszanának veled, vagy fiókot és értékszámot szeretnél, ahhoz kiszolgáló kell.
here-to-server = A kiszolgálóhoz
company-here = Ennél a képernyőnél
account-here = A neved csak ebben a böngészőben van meg. Fiókhoz kiszolgáló kell.
save-file = Játszma mentése fájlba
go-online = Folytatás a hálózaton
go-offline = Elviszem hálózat nélkül
coming-home = A játszma átkerül erre az eszközre
problem-storage_full = Elfogyott a hely az eszközön, ezért a lépésed nem történt meg. Szabadíts fel helyet, és próbáld újra.
problem-storage_failed = A böngésző nem tudta elmenteni a lépésedet, ezért nem történt meg. Próbáld újra.
problem-storage_damaged = Ez a játszma megsérült, nem nyitható meg. A többi játszmádnak nincs baja.
problem-storage_closed = A böngészőben őrzött játszmák nem nyithatók meg.
problem-no_engine = A játékok nem indultak el. Ellenőrizd a kapcsolatot, és próbáld újra.
problem-server_only = Ehhez kiszolgáló kell. Mentsd a játszmát fájlba, és nyisd meg ott, a Játszmák között.

# Emberek: értékszámok, barátok, versenyek, e-mail, moderálás.

nav-people = Közösség
nav-admin = Házigazda oldala
problem-account_needed = Ehhez fiók kell. Vendégként egy perc alatt létrehozhatod, és a játszmáid is megmaradnak.
problem-blocked = Te és valaki ennél az asztalnál letiltottátok egymást.
rated = Értékszámos
unrated = értékszám nélkül
rated-text = Az értékszámos játszma beleszámít a játékosok értékszámába. Nincs tipp, minden visszavonáshoz beleegyezés kell, és aki otthagyja, az vesztett.
rated-needs-account = Értékszám csak fiókkal rendelkező játékosnak jár.
series = Sorozat
series-length = { $count ->
    [one] Egyetlen játszma
   *[other] Legfeljebb { $count } játszma
}
pace = Tempó
hints-allowed = Lehet tippet kérni.
hints-not-allowed = Nincs tipp.
filter = Szűrés
filter-all-games = Minden játék
filter-any-pace = Bármilyen tempó
seek-title = Ellenfelet keresek
seek-lead = Válaszd ki, mit játszanál. Amint elegen vagytok, már ülhettek is le.
seek-near = Csak nálam nem sokkal erősebb vagy gyengébb játékosok
seek-start = Keress asztalt
seek-stop = Mégsem keresek
seek-waiting = { $count ->
    [0] Keresünk társakat …
    [one] Keresünk társakat … te vagy az első.
   *[other] Keresünk társakat … már { $count } játékos vár.
}
friends = Barátok
friends-none = Még nincsenek barátaid. Egy játékos adatlapján jelölheted barátnak.
friends-need-account = Ahhoz, hogy barátaid legyenek itt, fiók kell.
friend-here = most asztalnál ül
friend-add = Legyünk barátok
friend-agree = Elfogadom
friend-asks = a barátod szeretne lenni
friend-asked = még nem válaszolt
friend-remove = Eltávolítás
friend-kind-friend = A barátod
friend-kind-asked = Barátnak jelölted
friend-kind-asks = A barátod szeretne lenni
invite-friends = Tarts fenn helyet neki:
my-profile = Az adatlapom
profile = Adatlap
profile-hide = Mások ne lássák az eredményeimet
profile-hidden = Ez a játékos nem mutatja meg az eredményeit.
profile-export = Letöltés
blocked-people = Letiltottak
block = Letiltás
unblock = Letiltás feloldása
report = Bejelentés
report-why = Mi történt? A kiszolgáló házigazdája olvassa el.
report-send = Bejelentés elküldése
report-sent = Szóltunk a házigazdának. Köszönjük.
ratings = Értékszámok
rating = Értékszám
ratings-none = Még nincs értékszámos játszma.
rating-provisional = ideiglenes
rating-curve = Az értékszám az utóbbi játszmákban: { $game }
matches-count = { $count ->
    [one] 1 játszma
   *[other] { $count } játszma
}
record = Eredmények
record-none = Még nincs befejezett játszma.
record-played = Játszma
record-won = Győzelem
record-streak = Leghosszabb győzelmi sorozat
record-best = Legtöbb pont
record-longest = Leghosszabb játszma: { $game }, { $time }
recent-matches = Utóbbi játszmák
favourites = Kedvencek
against = Mások ellen
against-before = Előttük
against-behind = Mögöttük
deed-monument_built = Alkotások
deed-bought = Fejlesztések
deed-wonder_finished = Csodák
deed-leader_came = Vezetők
deed-turn_began = Birodalmak
deed-founded = Alapított birodalmak
deed-civilization_chosen = Civilizációk
deed-card_bought = Hősök és csodák
leaders = Ranglista
leaders-none = Még senkinek sem biztos az értékszáma. Nagyjából tíz értékszámos játszma kell hozzá.
leaders-and-statistics = Ranglisták és statisztikák
stat-seat = Győzelmek helyek szerint
stat-first = Győzelmek az első választás szerint: { $what }
stat-any = Győzelmek ezekkel: { $what }
stat-what = Mi
stat-won = Győzelem
stat-matches = Játszma
stat-none = Ennyi játékossal még nem volt befejezett játszma.
stat-export = Letöltés táblázatként
tournaments = Versenyek
tournaments-all = Az összes verseny
tournaments-none = Még nincs verseny.
tournament-status-open = lehet jelentkezni
tournament-status-running = folyamatban
tournament-status-over = véget ért
tournament-status-closed = elmaradt
tournament-entered = te is játszol
tournament-new = Új verseny
tournament-title = A verseny neve
tournament-kind = Lebonyolítás
tournament-swiss = Svájci rendszer
tournament-swiss-text = Minden fordulóban mindenki játszik, nagyjából ugyanannyi pontos ellenfelekkel.
tournament-round_robin = Körmérkőzés
tournament-round_robin-text = Mindenki találkozik mindenkivel, amennyire az asztalok engedik.
tournament-knock_out = Kieséses
tournament-knock_out-text = Minden asztaltól egy játékos jut tovább.
tournament-players = Játékosok egy asztalnál
tournament-rounds = Fordulók
tournament-days = Egy forduló hossza napokban
tournament-days-text = Hagyd üresen, ha egy forduló akármeddig tarthat.
tournament-absent = Ha lejár egy forduló ideje
tournament-absent-bot = akire az asztal vár, a helyén gép játszik tovább
tournament-absent-lose = akire az asztal vár, az vesztett
tournament-create = Meghirdetem
tournament-needs-account = Versenyen csak fiókkal lehet indulni.
tournament-round = { $number }. forduló
tournament-round-of = { $number }. forduló, összesen { $rounds }
tournament-per-table = { $count } játékos egy asztalnál
tournament-by = Szervező: { $name }
tournament-round-days = { $days ->
    [one] egy nap egy fordulóra
   *[other] { $days } nap egy fordulóra
}
tournament-my-table = Az asztalomhoz
tournament-enter = Indulok
tournament-leave = Visszalépek
tournament-start = Kezdődjön
tournament-close = Lemondom a versenyt
tournament-standings = Állás
tournament-nobody = Még senki sem jelentkezett.
tournament-met = Ellenfelek
tournament-met-text = Az ellenfelek pontjainak összege: pontegyenlőségnél ez dönt.
tournament-wins = Első helyek
tournament-has-left = (visszalépett)
tournament-byes = ({ $count }× pihent)
tournament-bye = pihen
tournament-playing = folyik
tournament-not-begun = A fordulók itt jelennek meg, ha elkezdődik a verseny.
email = E-mail-cím
email-lead = A játszmáidról szóló levelekhez, és új jelszóhoz, ha elfelejtenéd. Rajtad kívül senki sem látja.
email-sent = Írtunk erre a címre. A levélben lévő linkkel erősítheted meg.
email-confirmed = megerősítve
email-unconfirmed = még nincs megerősítve
forgot-mail = Elfelejtetted a jelszavad?
forgot-login = A belépési neved vagy az e-mail-címed
forgot-send = Kérek egy linket
forgot-sent = Ha van ilyen fiók megerősített címmel, már úton van a levél.
mail-confirm = A cím megerősítése
mail-confirm-lead = Jöhetnek az Aevum levelei erre a címre?
mail-confirm-do = Igen, ez az én címem
mail-confirm-done = A címet megerősítetted.
mail-unsubscribe = Nem kérek több levelet
mail-unsubscribe-lead = Ne írjunk többet a játszmáidról?
mail-unsubscribe-do = Igen, ne írjatok többet
mail-unsubscribe-done = Nem kapsz több levelet a játszmáidról.
notify-email = E-mailben
notify-email-turn = valahányszor én jövök
notify-email-daily = naponta egyszer, egyetlen levélben
notify-email-off = soha
notify-quiet = Csendes órák
notify-quiet-from = ettől
notify-quiet-until = eddig
delivery-of-invited = meghívás
delivery-by-email = e-mailben
save-picture = Mentés képként
save-position = A pillanat mentése képként
embed = Visszajátszás beágyazása
admin-well = A kiszolgálóval minden rendben.
admin-ill = Valami nem működik: { $parts }
admin-reports = Bejelentések
admin-no-reports = Nincs nyitott bejelentés.
admin-reported-by = bejelentette: { $name }
admin-report-done = Elintézve
admin-table = az asztal
admin-find = Egy név vagy cím részlete
admin-look = Keresés
admin-people = Emberek
admin-tables = Asztalok
admin-ban = Kitiltás
admin-ban-do = Kitiltom
admin-unban = Kitiltás feloldása
admin-banned = kitiltva: { $reason }
ban-for-good = végleg
ban-until = eddig: { $day }
admin-reason = Az indok (ő is elolvassa)
admin-days = nap (üresen: végleg)
admin-remove-title = A cím törlése
admin-close-table = Az asztal bezárása
admin-log = Amit a házigazdák tettek
admin-log-none = Még semmi.
admin-console = Parancssor
admin-did-ban = kitiltotta:
admin-did-unban = feloldotta a kitiltását:
admin-did-delete = törölte:
admin-did-close = bezárta az asztalt:
admin-did-remove-title = törölte a címét:
admin-did-remove-line = törölte a sort:
admin-did-close-report = elintézte a bejelentést:
admin-did-reset-link = jelszólinket adott ehhez a fiókhoz:
admin-did-close-tournament = lezárta a versenyt:
