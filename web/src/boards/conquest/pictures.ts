/** The picture of each empire and event: game-icons.net, CC BY 3.0. */

import type { Component } from "svelte";
import Ankh from "~icons/game-icons/ankh";
import AnvilImpact from "~icons/game-icons/anvil-impact";
import ArabicDoor from "~icons/game-icons/arabic-door";
import Archer from "~icons/game-icons/archer";
import AsianLantern from "~icons/game-icons/asian-lantern";
import AztecCalendarSun from "~icons/game-icons/aztec-calendar-sun";
import Backstab from "~icons/game-icons/backstab";
import Barbute from "~icons/game-icons/barbute";
import Barracks from "~icons/game-icons/barracks";
import Battleship from "~icons/game-icons/battleship";
import BowArrow from "~icons/game-icons/bow-arrow";
import BrickWall from "~icons/game-icons/brick-wall";
import BrokenShield from "~icons/game-icons/broken-shield";
import Bull from "~icons/game-icons/bull";
import BullHorns from "~icons/game-icons/bull-horns";
import ByzantinTemple from "~icons/game-icons/byzantin-temple";
import Camel from "~icons/game-icons/camel";
import Cannon from "~icons/game-icons/cannon";
import Caravel from "~icons/game-icons/caravel";
import Castle from "~icons/game-icons/castle";
import Catapult from "~icons/game-icons/catapult";
import Cavalry from "~icons/game-icons/cavalry";
import CenturionHelmet from "~icons/game-icons/centurion-helmet";
import Chariot from "~icons/game-icons/chariot";
import CheckeredFlag from "~icons/game-icons/checkered-flag";
import Church from "~icons/game-icons/church";
import Coins from "~icons/game-icons/coins";
import Compass from "~icons/game-icons/compass";
import CrenelCrown from "~icons/game-icons/crenel-crown";
import CrescentBlade from "~icons/game-icons/crescent-blade";
import CrestedHelmet from "~icons/game-icons/crested-helmet";
import CrossedAxes from "~icons/game-icons/crossed-axes";
import CrossedSabres from "~icons/game-icons/crossed-sabres";
import DoubleDragon from "~icons/game-icons/double-dragon";
import DragonHead from "~icons/game-icons/dragon-head";
import DragonSpiral from "~icons/game-icons/dragon-spiral";
import EagleHead from "~icons/game-icons/eagle-head";
import EgyptianTemple from "~icons/game-icons/egyptian-temple";
import Elephant from "~icons/game-icons/elephant";
import ElephantHead from "~icons/game-icons/elephant-head";
import FieldGun from "~icons/game-icons/field-gun";
import Fire from "~icons/game-icons/fire";
import FleurDeLys from "~icons/game-icons/fleur-de-lys";
import Flood from "~icons/game-icons/flood";
import Galleon from "~icons/game-icons/galleon";
import GearHammer from "~icons/game-icons/gear-hammer";
import GoldStack from "~icons/game-icons/gold-stack";
import GreatPyramid from "~icons/game-icons/great-pyramid";
import GreekTemple from "~icons/game-icons/greek-temple";
import Harp from "~icons/game-icons/harp";
import HedjetWhiteCrown from "~icons/game-icons/hedjet-white-crown";
import HolyGrail from "~icons/game-icons/holy-grail";
import HorseHead from "~icons/game-icons/horse-head";
import ImperialCrown from "~icons/game-icons/imperial-crown";
import IronCross from "~icons/game-icons/iron-cross";
import IronHulledWarship from "~icons/game-icons/iron-hulled-warship";
import Katana from "~icons/game-icons/katana";
import Lion from "~icons/game-icons/lion";
import Lotus from "~icons/game-icons/lotus";
import LotusFlower from "~icons/game-icons/lotus-flower";
import MayanPyramid from "~icons/game-icons/mayan-pyramid";
import MountainRoad from "~icons/game-icons/mountain-road";
import MountedKnight from "~icons/game-icons/mounted-knight";
import Obelisk from "~icons/game-icons/obelisk";
import Pagoda from "~icons/game-icons/pagoda";
import PalmTree from "~icons/game-icons/palm-tree";
import Pickelhaube from "~icons/game-icons/pickelhaube";
import PlagueDoctorProfile from "~icons/game-icons/plague-doctor-profile";
import Powder from "~icons/game-icons/powder";
import RallyTheTroops from "~icons/game-icons/rally-the-troops";
import Sail from "~icons/game-icons/sail";
import SaintBasilCathedral from "~icons/game-icons/saint-basil-cathedral";
import SamuraiHelmet from "~icons/game-icons/samurai-helmet";
import ScrollUnfurled from "~icons/game-icons/scroll-unfurled";
import ShakingHands from "~icons/game-icons/shaking-hands";
import SkullCrossedBones from "~icons/game-icons/skull-crossed-bones";
import Spartan from "~icons/game-icons/spartan";
import SpartanHelmet from "~icons/game-icons/spartan-helmet";
import SteamLocomotive from "~icons/game-icons/steam-locomotive";
import StoneBridge from "~icons/game-icons/stone-bridge";
import StoneTower from "~icons/game-icons/stone-tower";
import Telescope from "~icons/game-icons/telescope";
import TemplarShield from "~icons/game-icons/templar-shield";
import TempleDoor from "~icons/game-icons/temple-door";
import TempleGate from "~icons/game-icons/temple-gate";
import TigerHead from "~icons/game-icons/tiger-head";
import Torc from "~icons/game-icons/torc";
import Torch from "~icons/game-icons/torch";
import Trireme from "~icons/game-icons/trireme";
import Turban from "~icons/game-icons/turban";
import TwoCoins from "~icons/game-icons/two-coins";
import VikingHelmet from "~icons/game-icons/viking-helmet";
import Volcano from "~icons/game-icons/volcano";
import WalkingBoot from "~icons/game-icons/walking-boot";
import Wheat from "~icons/game-icons/wheat";
import Windmill from "~icons/game-icons/windmill";
import WolfHead from "~icons/game-icons/wolf-head";
import YinYang from "~icons/game-icons/yin-yang";

type Picture = Component<Record<string, unknown>>;

const PICTURES: Record<string, Picture> = {
  "empire-sumerians": Harp,
  "empire-egyptians": Ankh,
  "empire-minoans": BullHorns,
  "empire-hittites": Chariot,
  "empire-assyrians": Bull,
  "empire-babylonians": StoneTower,
  "empire-indus_valley": ElephantHead,
  "empire-shang": DragonSpiral,
  "empire-zhou": YinYang,
  "empire-vedics": Lotus,
  "empire-greeks": GreekTemple,
  "empire-persians": Archer,
  "empire-scythians": BowArrow,
  "empire-macedonians": SpartanHelmet,
  "empire-carthaginians": Elephant,
  "empire-han": AsianLantern,
  "empire-mauryas": LotusFlower,
  "empire-mauryans": LotusFlower,
  "empire-celts": Torc,
  "empire-romans": CenturionHelmet,
  "empire-guptas": TigerHead,
  "empire-goths": BrokenShield,
  "empire-huns": HorseHead,
  "empire-xiongnu": WolfHead,
  "empire-byzantines": ByzantinTemple,
  "empire-arabs": ArabicDoor,
  "empire-franks": FleurDeLys,
  "empire-tang": Pagoda,
  "empire-sassanids": CrenelCrown,
  "empire-vikings": VikingHelmet,
  "empire-turks": CrescentBlade,
  "empire-mongols": Cavalry,
  "empire-ming": DoubleDragon,
  "empire-ottomans": Cannon,
  "empire-mesoamericans": MayanPyramid,
  "empire-incas_aztecs": AztecCalendarSun,
  "empire-spanish": Galleon,
  "empire-spain": Galleon,
  "empire-portuguese": Caravel,
  "empire-mughals": Turban,
  "empire-japanese": SamuraiHelmet,
  "empire-dutch": Windmill,
  "empire-netherlands": Windmill,
  "empire-qing": DragonHead,
  "empire-manchus": DragonHead,
  "empire-russians": SaintBasilCathedral,
  "empire-russia": SaintBasilCathedral,
  "empire-british": Lion,
  "empire-britain": Lion,
  "empire-french": ImperialCrown,
  "empire-france": ImperialCrown,
  "empire-americans": EagleHead,
  "empire-united_states": EagleHead,
  "card-weaponry": AnvilImpact,
  "card-masonry": BrickWall,
  "card-disaster": Volcano,
  "card-migration": WalkingBoot,
  "card-seafarers": Trireme,
  "card-plague": PlagueDoctorProfile,
  "card-barbarians": CrossedAxes,
  "card-barbarians_1": CrossedAxes,
  "card-barbarians_3": CrossedAxes,
  "card-caravan_routes": Camel,
  "card-great_commander": RallyTheTroops,
  "card-leader": RallyTheTroops,
  "card-siegecraft": Catapult,
  "card-siege_engine": Catapult,
  "card-architects": Obelisk,
  "card-great_builders": GreatPyramid,
  "card-diplomacy": ScrollUnfurled,
  "card-mercenaries": TwoCoins,
  "card-mountain_guides": MountainRoad,
  "card-pilgrimage": HolyGrail,
  "card-zeal": Fire,
  "card-fanaticism": Fire,
  "card-gunpowder": Powder,
  "card-compass": Compass,
  "card-crusade": TemplarShield,
  "card-crusades": TemplarShield,
  "card-famine": Wheat,
  "card-castles": Castle,
  "card-revolution": CheckeredFlag,
  "card-industry": GearHammer,
  "card-industrial_revolution": GearHammer,
  "card-ironclads": IronHulledWarship,
  "card-conscription": Barracks,
  "card-railways": SteamLocomotive,
  "card-colonial_revolt": Torch,
  "card-revolt": Torch,
  "card-civil_war_3": BrokenShield,
  "card-civil_war_5": BrokenShield,
  "card-chariots": Chariot,
  "card-flood": Flood,
  "card-treachery_2": Backstab,
  "card-treachery_4": Backstab,
  "card-engineering": StoneBridge,
  "card-elite_troops": CrestedHelmet,
  "card-missionaries": Church,
  "card-black_death": SkullCrossedBones,
  "card-astronomy": Telescope,
  "card-trade": Coins,
  "card-artillery": FieldGun,
  "card-naval_supremacy": Battleship,
  "card-alliance": ShakingHands,
  "card-shang_kingdom": DragonSpiral,
  "card-phoenicians": Trireme,
  "card-phoenicia": Trireme,
  "card-kush": HedjetWhiteCrown,
  "card-ptolemies": EgyptianTemple,
  "card-kushans": HorseHead,
  "card-aksum": Obelisk,
  "card-srivijaya": Sail,
  "card-maya": MayanPyramid,
  "card-shogunate": Katana,
  "card-mali": GoldStack,
  "card-hungary": MountedKnight,
  "card-prussia": Pickelhaube,
  "card-marathas": CrossedSabres,
  "card-canaanites": PalmTree,
  "card-mycenaeans": Spartan,
  "card-elam": TempleDoor,
  "card-israel": Harp,
  "card-parthians": BowArrow,
  "card-khmers": TempleGate,
  "card-anglo_saxons": Barbute,
  "card-ghana": GoldStack,
  "card-portugal": Caravel,
  "card-great_zimbabwe": StoneTower,
  "card-germany": IronCross,
  "card-japan": SamuraiHelmet,
};

export function pictureOf(word: string): Picture {
  return PICTURES[word] ?? ScrollUnfurled;
}
