# Words that all games share.

yes = igen
no = nem

# Hogyan sorolunk fel dolgokat és tagmondatokat.

join-items = { $before } és { $last }
join-clauses = { $before }, és { $last }
amount-nothing = semmi
    .acc = semmit
gains = { $seat } { $amounts_acc } kap.
    .also = { $amounts_acc } kap
    .each = { $everyone ->
        [yes] Mindenki { $amounts_acc } kap.
       *[no] { $seats } { $amounts_acc } kap.
    }
loses = { $seat } { $amounts_acc } veszít.
    .also = { $amounts_acc } veszít
    .each = { $everyone ->
        [yes] Mindenki { $amounts_acc } veszít.
       *[no] { $seats } { $amounts_acc } veszít.
    }
why-later = A köröd végére { $reason }

refusal-match_over = A játszma már véget ért.
refusal-chance_first = Előbb dobni vagy lapot húzni kell.
refusal-not_your_decision = Most nem te döntesz.
refusal-not_possible = Ez itt nem lehetséges.
refusal-not_now = Most másról kell dönteni.
refusal-nothing_to_undo = Nincs mit visszavonni.
refusal-no_such_line = Nincs ilyen ág, amelyhez vissza lehetne térni.
refusal-undo_needs_consent = Ennél messzebbre csak akkor léphetsz vissza, ha az összes többi játékos beleegyezik.

maturity-alpha = első változat
maturity-beta = próba alatt
maturity-stable = teljes

bot-random = Véletlen
bot-random-text = Találomra lép, de mindig szabályosan.
bot-newcomer = Újonc
bot-newcomer-text = A három legjobb ötlete közül akármelyiket játssza; csak az arénában szerepel.
bot-heuristic = Ökölszabály
bot-heuristic-text = Egyszerű, józan elvek szerint játszik, de nem számol előre.
bot-beginner = Kezdő
bot-beginner-text = Ismeri az elveket, de olykor még megbotlik.
bot-normal = Közepes
bot-normal-text = Józan ökölszabályok szerint játszik, és azonnal lép.
bot-strong = Erős
bot-strong-text = Lépés előtt néhány másodpercig latolgatja a legjobb ötleteit.
bot-expert = Mester
bot-expert-text = Nem siet, és messzebbre lát itt bárkinél.

facts-barren = Kihalt területek
facts-bonus_tokens = Bónuszjelzők
facts-borders = Határok
facts-card = Kártyák
facts-cards = Hősök és világcsodák
facts-civilizations = Civilizációk
facts-components = Tartozékok
facts-developments = Fejlesztések
facts-dice = Kockák
facts-empire = Birodalmak
facts-empires = Birodalmak
facts-epochs = Korszakok
facts-event = Események
facts-events = Események
facts-goods = Áruk
facts-land = Területek
facts-lands = Területek
facts-limits = Bábuk száma
facts-link = Határok, szorosok és partok
facts-links = Határok, szorosok és partok
facts-neutral = Semleges civilizációk
facts-prices = Árak
facts-provinces = Tartományok
facts-region_values = A régiók értékei
facts-regions = Régiók
facts-resources = Erőforrások
facts-roles = Szerepek
facts-seas = Tengerek
facts-setups = Kezdőállások
facts-sites = Városok és alkotások
facts-token = Régiójelzők
facts-water = Tengerek és óceánok
facts-waters = Tengerek és óceánok

component-armies_per_colour = Egy szín seregei
component-event_card = Eseménykártyák
component-region_value = Régióértékek
component-settlement = Fővárosok és városok
component-monument = Emlékművek
component-fort = Erődök
component-fleet = Flották
