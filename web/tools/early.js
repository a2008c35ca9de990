// Stands in the page itself: at a table, what a table needs is asked for together with the page's first file, not after it,
// and the board as soon as it is known which. `vite.config.js` puts the names of the files in the place of FILES.
try {
  const [, id] = /^#\/match\/([^/?]+)/.exec(location.hash) ?? [];
  if (id) {
    const browsers = navigator.languages.some((tag) => tag.toLowerCase().startsWith("hu")) ? "hu" : "en";
    const { language = browsers } = JSON.parse(localStorage.getItem("aevum-settings") ?? "{}");
    const ask = (href) => {
      const kind = href.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" };
      document.head.append(Object.assign(document.createElement("link"), { href, crossOrigin: "", ...kind }));
    };
    const path = `/api/start?table=${id}&language=${language}`;
    const answer = fetch(path, { headers: { accept: "application/json" } });
    window.early = { path, answer };
    const files = FILES;
    [...files.page, ...(files.words[language] ?? []), ...files.styles].forEach(ask);
    answer
      .then((found) => found.clone().json())
      .then(({ opened }) => files.boards[opened?.table.game]?.forEach(ask))
      .catch(() => undefined);
  }
} catch {
  // Without it the page asks by itself, a little later.
}
