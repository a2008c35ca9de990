/** The table as it stands on this page, as a picture: what I see and nothing else. */

import { keepBlob } from "./files";

const SHARP = 2;
const STILL = "*, *::before, *::after { animation: none !important; transition: none !important; }";
const XHTML = "http://www.w3.org/1999/xhtml";
const SVG = "http://www.w3.org/2000/svg";

/** A picture can fetch nothing: its letters come with it. */
async function carried(rule: CSSFontFaceRule, base: string): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1];
  if (address === undefined || address.startsWith("data:")) return rule.cssText;
  const file = await (await fetch(new URL(address, base))).blob();
  const data = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(file);
  });
  return rule.cssText.replace(address, data);
}

async function styles(): Promise<string> {
  const rules = Array.from(document.styleSheets).flatMap((sheet) =>
    Array.from(sheet.cssRules, (rule) => ({ rule, base: sheet.href ?? document.baseURI })),
  );
  const told = rules.map(({ rule, base }) => (rule instanceof CSSFontFaceRule ? carried(rule, base) : rule.cssText));
  return [...(await Promise.all(told)), STILL].join("\n");
}

/** A copy in which lists stand where they were scrolled to. */
function copyOf(root: HTMLElement): HTMLElement {
  const copy = root.cloneNode(true) as HTMLElement;
  const copies = copy.querySelectorAll<HTMLElement>("*");
  root.querySelectorAll<HTMLElement>("*").forEach((each, at) => {
    const first = copies[at]?.firstElementChild;
    if (each.scrollTop > 0 && first instanceof HTMLElement) first.style.marginTop = `-${each.scrollTop}px`;
  });
  copy.querySelectorAll('[data-test="menu-panel"]').forEach((each) => each.remove());
  return copy;
}

async function drawing(root: HTMLElement, width: number, height: number): Promise<string> {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("width", `${width}`);
  picture.setAttribute("height", `${height}`);
  for (const { name, value } of Array.from(document.documentElement.attributes)) picture.setAttribute(name, value);
  const inside = document.createElementNS(SVG, "foreignObject");
  inside.setAttribute("width", "100%");
  inside.setAttribute("height", "100%");
  const body = document.createElementNS(XHTML, "body");
  // What all letters inherit on the page, they inherit here.
  const { font, color } = getComputedStyle(root);
  body.setAttribute("style", `margin: 0; font: ${font}; color: ${color}`);
  const style = document.createElementNS(XHTML, "style");
  style.textContent = await styles();
  body.append(style, copyOf(root));
  inside.append(body);
  picture.append(inside);
  return new XMLSerializer().serializeToString(picture);
}

/** Hand the table to the person as a picture: `aevum-<name>.png`. */
export async function savePicture(name: string): Promise<void> {
  const root = document.querySelector<HTMLElement>(".frame");
  if (root === null) return;
  const { clientWidth: width, clientHeight: height } = root;
  const text = await drawing(root, width, height);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * SHARP;
  canvas.height = height * SHARP;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  let file: Blob | null = null;
  try {
    file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  } catch (error) {
    // Some browsers hand out no dots of such a drawing: then it is kept as it is.
    if (!(error instanceof DOMException)) throw error;
  }
  keepBlob(file ? { name: `aevum-${name}.png`, file } : { name: `aevum-${name}.svg`, file: new Blob([text], { type: "image/svg+xml" }) });
}
