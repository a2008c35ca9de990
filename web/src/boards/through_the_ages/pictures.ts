/** A picture for every card, so that it is known without its name; action cards and the like look alike in every age. */

import type { Component } from "svelte";
import Bicorne from "./drawn/Bicorne.svelte";
import EiffelTower from "./drawn/EiffelTower.svelte";
import AmmoBox from "~icons/game-icons/ammo-box";
import AncientColumns from "~icons/game-icons/ancient-columns";
import AncientRuins from "~icons/game-icons/ancient-ruins";
import Anvil from "~icons/game-icons/anvil";
import Atom from "~icons/game-icons/atom";
import BangingGavel from "~icons/game-icons/banging-gavel";
import Barbarian from "~icons/game-icons/barbarian";
import BarbedWire from "~icons/game-icons/barbed-wire";
import Basket from "~icons/game-icons/basket";
import BasketballBall from "~icons/game-icons/basketball-ball";
import BattleTank from "~icons/game-icons/battle-tank";
import Beard from "~icons/game-icons/beard";
import Biceps from "~icons/game-icons/biceps";
import BigGear from "~icons/game-icons/big-gear";
import BombingRun from "~icons/game-icons/bombing-run";
import Bookshelf from "~icons/game-icons/bookshelf";
import BorderedShield from "~icons/game-icons/bordered-shield";
import BowArrow from "~icons/game-icons/bow-arrow";
import Brain from "~icons/game-icons/brain";
import BreakingChain from "~icons/game-icons/breaking-chain";
import BrickWall from "~icons/game-icons/brick-wall";
import Briefcase from "~icons/game-icons/briefcase";
import Broadsword from "~icons/game-icons/broadsword";
import BrodieHelmet from "~icons/game-icons/brodie-helmet";
import BrokenPottery from "~icons/game-icons/broken-pottery";
import BrokenShield from "~icons/game-icons/broken-shield";
import BrokenTablet from "~icons/game-icons/broken-tablet";
import BurningBook from "~icons/game-icons/burning-book";
import ByzantinTemple from "~icons/game-icons/byzantin-temple";
import Cannon from "~icons/game-icons/cannon";
import CannonShot from "~icons/game-icons/cannon-shot";
import Capitol from "~icons/game-icons/capitol";
import Caravan from "~icons/game-icons/caravan";
import Caravel from "~icons/game-icons/caravel";
import CargoShip from "~icons/game-icons/cargo-ship";
import Castle from "~icons/game-icons/castle";
import CastleRuins from "~icons/game-icons/castle-ruins";
import Cauldron from "~icons/game-icons/cauldron";
import Cavalry from "~icons/game-icons/cavalry";
import CenturionHelmet from "~icons/game-icons/centurion-helmet";
import Chart from "~icons/game-icons/chart";
import CheckedShield from "~icons/game-icons/checked-shield";
import ChessKing from "~icons/game-icons/chess-king";
import ChessKnight from "~icons/game-icons/chess-knight";
import Church from "~icons/game-icons/church";
import Cigar from "~icons/game-icons/cigar";
import Circuitry from "~icons/game-icons/circuitry";
import Clapperboard from "~icons/game-icons/clapperboard";
import CloakDagger from "~icons/game-icons/cloak-dagger";
import ColombianStatue from "~icons/game-icons/colombian-statue";
import Congress from "~icons/game-icons/congress";
import Cow from "~icons/game-icons/cow";
import Crane from "~icons/game-icons/crane";
import CrossShield from "~icons/game-icons/cross-shield";
import CrossedAxes from "~icons/game-icons/crossed-axes";
import CrossedPistols from "~icons/game-icons/crossed-pistols";
import CrossedSabres from "~icons/game-icons/crossed-sabres";
import CrossedSwords from "~icons/game-icons/crossed-swords";
import Crown from "~icons/game-icons/crown";
import DefensiveWall from "~icons/game-icons/defensive-wall";
import Discussion from "~icons/game-icons/discussion";
import DramaMasks from "~icons/game-icons/drama-masks";
import Drawbridge from "~icons/game-icons/drawbridge";
import Drum from "~icons/game-icons/drum";
import Dynamite from "~icons/game-icons/dynamite";
import EarthAfricaEurope from "~icons/game-icons/earth-africa-europe";
import EgyptianPyramids from "~icons/game-icons/egyptian-pyramids";
import EmptyHourglass from "~icons/game-icons/empty-hourglass";
import ExecutionerHood from "~icons/game-icons/executioner-hood";
import Factory from "~icons/game-icons/factory";
import FarmTractor from "~icons/game-icons/farm-tractor";
import Farmer from "~icons/game-icons/farmer";
import FilmProjector from "~icons/game-icons/film-projector";
import FizzingFlask from "~icons/game-icons/fizzing-flask";
import FlagObjective from "~icons/game-icons/flag-objective";
import FleurDeLys from "~icons/game-icons/fleur-de-lys";
import FlyingFlag from "~icons/game-icons/flying-flag";
import FruitTree from "~icons/game-icons/fruit-tree";
import GasMask from "~icons/game-icons/gas-mask";
import GearHammer from "~icons/game-icons/gear-hammer";
import Gems from "~icons/game-icons/gems";
import GoldMine from "~icons/game-icons/gold-mine";
import GraduateCap from "~icons/game-icons/graduate-cap";
import Granary from "~icons/game-icons/granary";
import Guillotine from "~icons/game-icons/guillotine";
import Guitar from "~icons/game-icons/guitar";
import Hamburger from "~icons/game-icons/hamburger";
import HammerNails from "~icons/game-icons/hammer-nails";
import HammerSickle from "~icons/game-icons/hammer-sickle";
import HillFort from "~icons/game-icons/hill-fort";
import HolySymbol from "~icons/game-icons/holy-symbol";
import HorseHead from "~icons/game-icons/horse-head";
import Horseshoe from "~icons/game-icons/horseshoe";
import Hut from "~icons/game-icons/hut";
import HutsVillage from "~icons/game-icons/huts-village";
import Idea from "~icons/game-icons/idea";
import ImperialCrown from "~icons/game-icons/imperial-crown";
import IndianPalace from "~icons/game-icons/indian-palace";
import JetFighter from "~icons/game-icons/jet-fighter";
import Kneeling from "~icons/game-icons/kneeling";
import KnightBanner from "~icons/game-icons/knight-banner";
import LargePaintBrush from "~icons/game-icons/large-paint-brush";
import LaurelCrown from "~icons/game-icons/laurel-crown";
import LightBulb from "~icons/game-icons/light-bulb";
import Lion from "~icons/game-icons/lion";
import Lyre from "~icons/game-icons/lyre";
import MachineGun from "~icons/game-icons/machine-gun";
import MayanPyramid from "~icons/game-icons/mayan-pyramid";
import Medal from "~icons/game-icons/medal";
import Meeple from "~icons/game-icons/meeple";
import MeepleGroup from "~icons/game-icons/meeple-group";
import MeshNetwork from "~icons/game-icons/mesh-network";
import Microscope from "~icons/game-icons/microscope";
import MineExplosion from "~icons/game-icons/mine-explosion";
import MineWagon from "~icons/game-icons/mine-wagon";
import Minerals from "~icons/game-icons/minerals";
import MissileLauncher from "~icons/game-icons/missile-launcher";
import ModernCity from "~icons/game-icons/modern-city";
import MonaLisa from "~icons/game-icons/mona-lisa";
import MountedKnight from "~icons/game-icons/mounted-knight";
import Musket from "~icons/game-icons/musket";
import Newspaper from "~icons/game-icons/newspaper";
import OilRig from "~icons/game-icons/oil-rig";
import OpenBook from "~icons/game-icons/open-book";
import Ore from "~icons/game-icons/ore";
import PaintedPottery from "~icons/game-icons/painted-pottery";
import PartyPopper from "~icons/game-icons/party-popper";
import PayMoney from "~icons/game-icons/pay-money";
import Pc from "~icons/game-icons/pc";
import PeaceDove from "~icons/game-icons/peace-dove";
import PencilRuler from "~icons/game-icons/pencil-ruler";
import PhilosopherBust from "~icons/game-icons/philosopher-bust";
import PhotoCamera from "~icons/game-icons/photo-camera";
import PiggyBank from "~icons/game-icons/piggy-bank";
import PipeOrgan from "~icons/game-icons/pipe-organ";
import Pitchfork from "~icons/game-icons/pitchfork";
import PlagueDoctorProfile from "~icons/game-icons/plague-doctor-profile";
import PlantWatering from "~icons/game-icons/plant-watering";
import Plow from "~icons/game-icons/plow";
import Podium from "~icons/game-icons/podium";
import PopeCrown from "~icons/game-icons/pope-crown";
import Prayer from "~icons/game-icons/prayer";
import Progression from "~icons/game-icons/progression";
import PublicSpeaker from "~icons/game-icons/public-speaker";
import QuillInk from "~icons/game-icons/quill-ink";
import RallyTheTroops from "~icons/game-icons/rally-the-troops";
import Rat from "~icons/game-icons/rat";
import RiotShield from "~icons/game-icons/riot-shield";
import Robber from "~icons/game-icons/robber";
import Rocket from "~icons/game-icons/rocket";
import RollingSuitcase from "~icons/game-icons/rolling-suitcase";
import RoundBottomFlask from "~icons/game-icons/round-bottom-flask";
import Run from "~icons/game-icons/run";
import SaintBasilCathedral from "~icons/game-icons/saint-basil-cathedral";
import Satellite from "~icons/game-icons/satellite";
import Scales from "~icons/game-icons/scales";
import Sextant from "~icons/game-icons/sextant";
import ShakingHands from "~icons/game-icons/shaking-hands";
import Shield from "~icons/game-icons/shield";
import ShinyApple from "~icons/game-icons/shiny-apple";
import ShipWheel from "~icons/game-icons/ship-wheel";
import Shop from "~icons/game-icons/shop";
import Sickle from "~icons/game-icons/sickle";
import SlaveryWhip from "~icons/game-icons/slavery-whip";
import Snowflake1 from "~icons/game-icons/snowflake-1";
import SoccerKick from "~icons/game-icons/soccer-kick";
import Spartan from "~icons/game-icons/spartan";
import SpartanHelmet from "~icons/game-icons/spartan-helmet";
import Spears from "~icons/game-icons/spears";
import SpinningWheel from "~icons/game-icons/spinning-wheel";
import Spy from "~icons/game-icons/spy";
import SteamLocomotive from "~icons/game-icons/steam-locomotive";
import StoneAxe from "~icons/game-icons/stone-axe";
import StoneCrafting from "~icons/game-icons/stone-crafting";
import StonePath from "~icons/game-icons/stone-path";
import StonePile from "~icons/game-icons/stone-pile";
import StoneTablet from "~icons/game-icons/stone-tablet";
import SwapBag from "~icons/game-icons/swap-bag";
import TankTread from "~icons/game-icons/tank-tread";
import Teacher from "~icons/game-icons/teacher";
import TeamIdea from "~icons/game-icons/team-idea";
import TemplarShield from "~icons/game-icons/templar-shield";
import TeslaCoil from "~icons/game-icons/tesla-coil";
import TheaterCurtains from "~icons/game-icons/theater-curtains";
import ThroneKing from "~icons/game-icons/throne-king";
import TimeBomb from "~icons/game-icons/time-bomb";
import Torch from "~icons/game-icons/torch";
import Totem from "~icons/game-icons/totem";
import Trade from "~icons/game-icons/trade";
import TreasureMap from "~icons/game-icons/treasure-map";
import TrenchAssault from "~icons/game-icons/trench-assault";
import Tv from "~icons/game-icons/tv";
import Umbrella from "~icons/game-icons/umbrella";
import Upgrade from "~icons/game-icons/upgrade";
import VikingHelmet from "~icons/game-icons/viking-helmet";
import Village from "~icons/game-icons/village";
import VineFlower from "~icons/game-icons/vine-flower";
import VisoredHelm from "~icons/game-icons/visored-helm";
import VitruvianMan from "~icons/game-icons/vitruvian-man";
import Vote from "~icons/game-icons/vote";
import Walk from "~icons/game-icons/walk";
import Wheat from "~icons/game-icons/wheat";
import WizardStaff from "~icons/game-icons/wizard-staff";

const PICTURES: Record<string, Component> = {
  // farms, mines, buildings
  agriculture: Plow,
  irrigation: PlantWatering,
  selective_breeding: Cow,
  mechanized_agriculture: FarmTractor,
  bronze: StonePile,
  iron: Ore,
  coal: MineWagon,
  oil: OilRig,
  philosophy: Discussion,
  alchemy: Cauldron,
  scientific_method: Microscope,
  computers: Pc,
  religion: Prayer,
  theology: HolySymbol,
  organized_religion: Church,
  bread_and_circuses: Lion,
  team_sports: SoccerKick,
  professional_sports: BasketballBall,
  printing_press: OpenBook,
  journalism: Newspaper,
  multimedia: Tv,
  drama: DramaMasks,
  opera: TheaterCurtains,
  movies: FilmProjector,
  // units
  warriors: StoneAxe,
  swordsmen: Broadsword,
  riflemen: Musket,
  modern_infantry: MachineGun,
  knights: MountedKnight,
  cavalrymen: Cavalry,
  tanks: BattleTank,
  cannon: Cannon,
  rockets: MissileLauncher,
  air_forces: JetFighter,
  // governments
  despotism: ThroneKing,
  monarchy: Crown,
  theocracy: PopeCrown,
  constitutional_monarchy: ImperialCrown,
  republic: Capitol,
  communism: HammerSickle,
  democracy: Vote,
  fundamentalism: BurningBook,
  // special technologies
  cartography: TreasureMap,
  code_of_laws: StoneTablet,
  masonry: BrickWall,
  warfare: CrossedSwords,
  architecture: PencilRuler,
  justice_system: Scales,
  navigation: ShipWheel,
  strategy: ChessKnight,
  civil_service: Briefcase,
  engineering: Crane,
  military_theory: ChessKing,
  satellites: Satellite,
  // leaders
  alexander_the_great: SpartanHelmet,
  aristotle: PhilosopherBust,
  hammurabi: BangingGavel,
  homer: Lyre,
  julius_caesar: LaurelCrown,
  moses: WizardStaff,
  christopher_columbus: Caravel,
  frederick_barbarossa: Beard,
  genghis_khan: BowArrow,
  joan_of_arc: FleurDeLys,
  leonardo_da_vinci: VitruvianMan,
  michelangelo: StoneCrafting,
  isaac_newton: ShinyApple,
  james_cook: Sextant,
  js_bach: PipeOrgan,
  maximilien_robespierre: Guillotine,
  napoleon_bonaparte: Bicorne,
  william_shakespeare: QuillInk,
  albert_einstein: Atom,
  game_designer: Meeple,
  mahatma_gandhi: SpinningWheel,
  nikola_tesla: TeslaCoil,
  rock_and_roll_icon: Guitar,
  winston_churchill: Cigar,
  // wonders
  colossus: ColombianStatue,
  hanging_gardens: VineFlower,
  library_of_alexandria: Bookshelf,
  pyramids: EgyptianPyramids,
  great_wall: DefensiveWall,
  st_peters_basilica: ByzantinTemple,
  taj_mahal: IndianPalace,
  universitas_carolina: GraduateCap,
  eiffel_tower: EiffelTower,
  kremlin: SaintBasilCathedral,
  ocean_liner_service: CargoShip,
  transcontinental_railroad: SteamLocomotive,
  fast_food_chains: Hamburger,
  first_space_flight: Rocket,
  hollywood: Clapperboard,
  internet: MeshNetwork,
  // action cards, alike in every age
  engineering_genius: BigGear,
  frugality: PiggyBank,
  ideal_building_site: HammerNails,
  patriotism: FlyingFlag,
  revolutionary_idea: LightBulb,
  rich_land: Farmer,
  work_of_art: MonaLisa,
  bountiful_harvest: Wheat,
  breakthrough: Idea,
  efficient_upgrade: Upgrade,
  mineral_deposits: Minerals,
  wave_of_nationalism: RallyTheTroops,
  endowment_for_the_arts: LargePaintBrush,
  military_build_up: AmmoBox,
  // events
  development_of_agriculture: Sickle,
  development_of_crafts: Anvil,
  development_of_markets: Shop,
  development_of_politics: PublicSpeaker,
  development_of_religion: Totem,
  development_of_science: FizzingFlask,
  development_of_settlement: HutsVillage,
  development_of_trade_routes: Caravan,
  development_of_warfare: Spears,
  no_event: EmptyHourglass,
  barbarians: Barbarian,
  border_conflict: BarbedWire,
  crusades: TemplarShield,
  cultural_influence: PaintedPottery,
  foray: CrossedSabres,
  good_harvest: Basket,
  immigration: Walk,
  new_deposits: GoldMine,
  pestilence: PlagueDoctorProfile,
  raiders: VikingHelmet,
  rats: Rat,
  rebellion: Pitchfork,
  reign_of_terror: ExecutionerHood,
  scientific_breakthrough: RoundBottomFlask,
  uncertain_borders: StonePath,
  civil_unrest: RiotShield,
  cold_war: Snowflake1,
  crime_wave: Robber,
  economic_progress: Chart,
  emigration: RollingSuitcase,
  iconoclasm: BrokenTablet,
  independence_declaration: BreakingChain,
  international_agreement: ShakingHands,
  national_pride: Medal,
  popularization_of_science: Teacher,
  ravages_of_time: AncientRuins,
  refugees: Run,
  terrorism: TimeBomb,
  impact_of_agriculture: Granary,
  impact_of_architecture: ModernCity,
  impact_of_colonies: EarthAfricaEurope,
  impact_of_competition: Podium,
  impact_of_government: Congress,
  impact_of_happiness: PartyPopper,
  impact_of_industry: Factory,
  impact_of_population: MeepleGroup,
  impact_of_progress: Progression,
  impact_of_science: Brain,
  impact_of_strength: Biceps,
  impact_of_technology: Circuitry,
  impact_of_wonders: MayanPyramid,
  // territories, alike in every age
  developed_territory: Village,
  fertile_territory: FruitTree,
  historic_territory: AncientColumns,
  inhabited_territory: Hut,
  strategic_territory: HillFort,
  wealthy_territory: Gems,
  // aggressions, wars, pacts
  enslave: SlaveryWhip,
  plunder: SwapBag,
  raid: Torch,
  annex: FlagObjective,
  assassinate: CloakDagger,
  sabotage: Dynamite,
  spy: Spy,
  armed_intervention: BombingRun,
  war_over_culture: BrokenPottery,
  war_over_resources: MineExplosion,
  war_over_technology: GearHammer,
  war_over_territory: CastleRuins,
  holy_war: CrossShield,
  open_borders_agreement: Drawbridge,
  trade_routes_agreement: Trade,
  acceptance_of_supremacy: Kneeling,
  international_trade_agreement: PayMoney,
  promise_of_military_protection: Umbrella,
  scientific_cooperation: TeamIdea,
  international_tourism: PhotoCamera,
  loss_of_sovereignty: BrokenShield,
  military_pact: BorderedShield,
  peace_treaty: PeaceDove,
  // tactics, bonus cards
  fighting_band: CrossedAxes,
  heavy_cavalry: HorseHead,
  legion: CenturionHelmet,
  light_cavalry: Horseshoe,
  medieval_army: KnightBanner,
  phalanx: Spartan,
  classic_army: CrossedPistols,
  conquistadors: VisoredHelm,
  defensive_army: CheckedShield,
  fortifications: Castle,
  mobile_artillery: CannonShot,
  napoleonic_army: Drum,
  entrenchments: TrenchAssault,
  mechanized_army: TankTread,
  modern_army: BrodieHelmet,
  shock_troops: GasMask,
  defense_colonization_bonus: Shield,
};

/** The picture of a card, by its own name or by that without its age. */
export function pictureOf(card: string): Component | null {
  return PICTURES[card] ?? PICTURES[card.replace(/_(a|i|ii|iii)$/, "")] ?? null;
}
