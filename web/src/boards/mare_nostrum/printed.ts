/** What is printed in the box. Written by `web/tools/printed.py` from the engine's tables: do not edit. */

import type { Resource } from "./wire";

export interface Sites {
  city: boolean;
  goods: readonly Resource[];
}

/** How many heroes and wonders win. */
export const CARDS_TO_WIN: number = 4;

/** The heroes that serve one civilization only. */
export const OWN_HEROES: Readonly<Record<string, string>> = {"caesar": "rome", "hannibal": "carthage", "hammurabi": "babylon", "pericles": "greece", "cleopatra": "egypt"};

/** Where each civilization is at home. */
export const HOMES: Readonly<Record<string, string>> = {"rome": "rome", "carthage": "carthage", "greece": "athens", "egypt": "alexandria", "babylon": "babylon"};

/** A city site or none, and the goods of each province. */
export const SITES: Readonly<Record<string, Sites>> = {"cisalpina": {"city": true, "goods": []}, "etruria": {"city": false, "goods": ["livestock", "grain"]}, "rome": {"city": true, "goods": ["metal", "wine"]}, "magna_graecia": {"city": false, "goods": ["fruit", "oil"]}, "corsica_sardinia": {"city": false, "goods": ["fish"]}, "syracuse": {"city": true, "goods": ["grain"]}, "illyria": {"city": false, "goods": ["fish"]}, "dacia": {"city": false, "goods": ["slaves"]}, "macedonia": {"city": false, "goods": ["gold", "grain"]}, "athens": {"city": true, "goods": ["oil", "wine"]}, "constantinople": {"city": true, "goods": ["metal"]}, "knossos": {"city": true, "goods": ["fish"]}, "rhodes": {"city": true, "goods": []}, "cyprus": {"city": true, "goods": ["metal"]}, "troy": {"city": true, "goods": ["oil"]}, "bithynia": {"city": false, "goods": ["fish"]}, "lycia": {"city": false, "goods": ["slaves"]}, "cappadocia": {"city": false, "goods": ["gems"]}, "armenia": {"city": false, "goods": ["gold"]}, "antioch": {"city": true, "goods": ["wine", "fruit"]}, "assyria": {"city": false, "goods": ["slaves"]}, "babylon": {"city": true, "goods": ["perfume", "grain"]}, "tyre": {"city": true, "goods": []}, "jerusalem": {"city": true, "goods": []}, "sinai": {"city": false, "goods": ["livestock"]}, "alexandria": {"city": true, "goods": ["papyrus", "grain"]}, "memphis": {"city": true, "goods": ["papyrus"]}, "thebes": {"city": true, "goods": []}, "cyrene": {"city": true, "goods": []}, "leptis": {"city": false, "goods": ["fish", "slaves"]}, "carthage": {"city": true, "goods": ["perfume", "fruit"]}, "numidia": {"city": false, "goods": ["slaves", "livestock"]}, "garamantes": {"city": false, "goods": ["gems"]}};
