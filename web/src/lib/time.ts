/** Moments and lengths of time as a person reads them. */

import { words } from "./words.svelte";

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Say how long ago a moment (seconds since 1970) was. */
export function ago(moment: number): string {
  const seconds = Math.max(0, Date.now() / 1000 - moment);
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, "minute");
}

// A formatter costs more to make than hundreds of times to use, and every line of a log has its time.
const clocks = new Map<string, Intl.DateTimeFormat>();

export function clockTime(moment: number): string {
  const { language } = words;
  let format = clocks.get(language);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
    clocks.set(language, format);
  }
  return format.format(moment * 1000);
}

/** A length of time in the largest unit that says it without a rest: `3 days`, `12 hours`, `20 seconds`. */
export function lengthOf(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const [unit, length] = UNITS.find(([, each]) => seconds >= each && seconds % each === 0) ?? (["second", 1] as const);
  return new Intl.NumberFormat(words.language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / length);
}

/** Time left on a clock: `3:07`, `1:02:09`, or in days where it is long. */
export function left(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3_600);
  const two = (value: number) => String(value).padStart(2, "0");
  if (days > 0) {
    const format = new Intl.NumberFormat(words.language, { style: "unit", unit: "day", unitDisplay: "short" });
    return `${format.format(days)} ${hours}:${two(Math.floor((seconds % 3_600) / 60))}`;
  }
  const minutes = `${hours > 0 ? two(Math.floor((seconds % 3_600) / 60)) : Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${minutes}` : minutes;
}
