/** The pictures of Mare Nostrum: goods, buildings, units, roles, heroes and wonders (game-icons.net, CC BY 3.0). */

import type { Component } from "svelte";
import Bank from "~icons/game-icons/bank";
import Bow from "~icons/game-icons/bow-arrow";
import Bull from "~icons/game-icons/bull-horns";
import Caesar from "~icons/game-icons/caesar";
import Camel from "~icons/game-icons/camel";
import Catapult from "~icons/game-icons/catapult";
import Cleopatra from "~icons/game-icons/cleopatra";
import Swords from "~icons/game-icons/crossed-swords";
import Crown from "~icons/game-icons/crown";
import Fish from "~icons/game-icons/double-fish";
import Pyramids from "~icons/game-icons/egyptian-pyramids";
import Elephant from "~icons/game-icons/elephant-head";
import Flag from "~icons/game-icons/flying-flag";
import Pot from "~icons/game-icons/flower-pot";
import Gems from "~icons/game-icons/gems";
import Gold from "~icons/game-icons/gold-nuggets";
import Grapes from "~icons/game-icons/grapes";
import Temple from "~icons/game-icons/greek-temple";
import Helmet from "~icons/game-icons/spartan-helmet";
import Laurels from "~icons/game-icons/laurels-trophy";
import Lighthouse from "~icons/game-icons/lighthouse";
import Lightning from "~icons/game-icons/lightning-trio";
import Lion from "~icons/game-icons/lion";
import Manacles from "~icons/game-icons/manacles";
import Metal from "~icons/game-icons/metal-bar";
import Horse from "~icons/game-icons/horse-head";
import Olive from "~icons/game-icons/olive";
import Papyrus from "~icons/game-icons/papyrus";
import Perfume from "~icons/game-icons/perfume-bottle";
import Scales from "~icons/game-icons/scales";
import Apple from "~icons/game-icons/shiny-apple";
import Wheel from "~icons/game-icons/ship-wheel";
import Shop from "~icons/game-icons/shop";
import Tablet from "~icons/game-icons/stone-tablet";
import Tower from "~icons/game-icons/stone-tower";
import Colossus from "~icons/game-icons/black-hand-shield";
import Tombstone from "~icons/game-icons/tombstone";
import Trireme from "~icons/game-icons/trireme";
import Coins from "~icons/game-icons/two-coins";
import Village from "~icons/game-icons/village";
import Wheat from "~icons/game-icons/wheat";
import Woman from "~icons/game-icons/woman-elf-face";

export type Picture = Component<{ x?: number; y?: number; width?: number | string; height?: number | string }>;

export const PICTURES: Record<string, Picture> = {
  tax: Coins,
  grain: Wheat,
  fish: Fish,
  slaves: Manacles,
  wine: Grapes,
  metal: Metal,
  fruit: Apple,
  livestock: Bull,
  oil: Olive,
  gold: Gold,
  gems: Gems,
  perfume: Perfume,
  papyrus: Papyrus,
  influence: Flag,
  caravan: Camel,
  city: Village,
  market: Shop,
  temple: Temple,
  legion: Helmet,
  fort: Tower,
  trireme: Trireme,
  commerce_director: Camel,
  political_leader: Bank,
  military_leader: Swords,
  caesar: Caesar,
  hannibal: Elephant,
  hammurabi: Tablet,
  pericles: Laurels,
  cleopatra: Cleopatra,
  agamemnon: Horse,
  archimedes: Catapult,
  helen: Woman,
  nebuchadnezzar: Lion,
  solomon: Scales,
  ulysses: Wheel,
  colossus: Colossus,
  hanging_gardens: Pot,
  temple_of_artemis: Bow,
  statue_of_zeus: Lightning,
  lighthouse: Lighthouse,
  mausoleum: Tombstone,
  pyramids: Pyramids,
  crown: Crown,
} as unknown as Record<string, Picture>;
