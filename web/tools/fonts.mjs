/**
 * Writes the letters of the page into src/fonts: those that our own sentences use, in small files, and beside them the
 * whole Latin alphabets, which a browser fetches only for a name that needs them. Both faces are under the SIL Open Font
 * License.
 */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const web = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const target = path.join(web, "src", "fonts");
const { resolve } = createRequire(import.meta.url);

const LATIN = "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD";
const EXTENDED = "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+2113";
const serif = (style) => (part) => `@fontsource-variable/source-serif-4/files/source-serif-4-${part}-wght-${style}.woff2`;
const sans = (weight) => (part) => `@fontsource/fira-sans/files/fira-sans-${part}-${weight}-normal.woff2`;
const FACES = [
  { name: "serif", family: "Source Serif 4", style: "normal", weights: "400 900", file: serif("normal"), axes: { wght: 600 } },
  { name: "serif-italic", family: "Source Serif 4", style: "italic", weights: "400 900", file: serif("italic"), axes: { wght: 500 } },
  { name: "sans", family: "Fira Sans", style: "normal", weights: "400", file: sans(400) },
  { name: "sans-strong", family: "Fira Sans", style: "normal", weights: "600 700", file: sans(600) },
];

function sources(folder, kinds) {
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return found.filter((name) => kinds.test(name)).map((name) => readFileSync(path.join(folder, name), "utf8"));
}

function ours() {
  const texts = [...sources(path.join(web, "..", "src", "aevum"), /\.ftl$/), ...sources(path.join(web, "src"), /\.(ftl|svelte|ts)$/)];
  const used = new Set(texts.flatMap((text) => [...text]));
  for (const space of "\u00a0\u2002\u2009") used.add(space);
  for (let code = 0x20; code < 0x7f; code++) used.add(String.fromCodePoint(code));
  return [...used].filter((letter) => letter >= " ").sort();
}

function rangeOf(letters) {
  const runs = [];
  for (const code of letters.map((letter) => letter.codePointAt(0))) {
    const last = runs[runs.length - 1];
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ""}`).join(", ");
}

function rule(face, file, range) {
  return `@font-face {
  font-family: "${face.family}";
  font-style: ${face.style};
  font-weight: ${face.weights};
  font-display: swap;
  src: url("${file}") format("woff2");
  unicode-range: ${range};
}
`;
}

export async function writeFonts() {
  mkdirSync(target, { recursive: true });
  const letters = ours();
  const isExtended = (letter) => letter >= "\u0100" && letter < "\u0300";
  const parts = [
    { part: "latin", all: LATIN, wanted: letters.filter((letter) => !isExtended(letter)) },
    { part: "latin-ext", all: EXTENDED, wanted: letters.filter(isExtended) },
  ];
  const rules = [];
  for (const face of FACES)
    for (const { part, all, wanted } of parts) {
      const source = face.file(part);
      const small = await subset(readFileSync(resolve(source)), wanted.join(""), {
        targetFormat: "woff2",
        keepFeatures: ["kern", "tnum", "lnum"],
        noHinting: true,
        ...(face.axes && { variationAxes: face.axes }),
      });
      const file = `${face.name}-${part}.woff2`;
      writeFileSync(path.join(target, file), small);
      // Where two files have a letter, the later rule counts.
      rules.push(rule(face, source, all), rule(face, `./${file}`, rangeOf(wanted)));
    }
  writeFileSync(path.join(target, "fonts.css"), `/* Made by tools/fonts.mjs. */\n\n${rules.join("\n")}`);
}
