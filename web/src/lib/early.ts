/** What the page asked for before any of this was there: see `web/tools/early.js`. */

declare global {
  interface Window {
    early?: { path: string; answer: Promise<Response> };
  }
}

/** The answer to a question that is on its way already; only once. */
export function early(path: string): Promise<Response> | undefined {
  const { early: asked } = window;
  if (asked?.path !== path) return undefined;
  delete window.early;
  return asked.answer;
}
