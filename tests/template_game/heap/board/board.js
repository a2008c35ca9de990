/** The Heap as one sees it: its stones, the die, and what everybody has. It adds nothing up and knows no rule. */

export function mount(element, scene) {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = new URL("board.css", import.meta.url).href;
  const heap = document.createElement("div");
  heap.className = "heap-stones";
  element.append(style, heap);

  function update() {
    const { heap: left, die, taken } = scene.state.view;
    const stones = Array.from({ length: left }, () => Object.assign(document.createElement("i"), { ariaHidden: "true" }));
    const told = document.createElement("p");
    told.textContent = [`● ${left}`, die ? `⚄ ${die}` : "", ...taken.map((count, seat) => `${scene.players[seat]} ${count}`)]
      .filter((each) => each !== "")
      .join(" · ");
    heap.replaceChildren(...stones, told);
  }

  update();
  return { update, destroy: () => element.replaceChildren() };
}
