/** Tells a text how many whole lines have room in its box, as `--lines`. */

const boxes = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    if (!(target instanceof HTMLElement)) continue;
    const lines = Math.floor((contentRect.height + 1) / Number.parseFloat(getComputedStyle(target).lineHeight));
    target.style.setProperty("--lines", String(Math.max(1, lines)));
    target.style.visibility = lines < 1 ? "hidden" : "";
  }
});

export function clamped(box: HTMLElement): () => void {
  boxes.observe(box);
  return () => boxes.unobserve(box);
}
