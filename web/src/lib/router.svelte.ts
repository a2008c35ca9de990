/** The page's address: the part behind `#`, which no browser sends and no server logs. */

function here(): string {
  return window.location.hash.replace(/^#/, "") || "/";
}

class Router {
  address = $state(here());

  constructor() {
    window.addEventListener("hashchange", () => {
      const before = this.path;
      this.address = here();
      if (this.path === before) return;
      window.scrollTo(0, 0);
      // A screen reader has to learn that the page is another one.
      setTimeout(() => document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true }), 50);
    });
  }

  get path(): string {
    return this.address.split("?")[0] ?? "/";
  }

  get parts(): string[] {
    return this.path.split("/").filter((part) => part !== "").map(decodeURIComponent);
  }

  parameter(name: string): string | null {
    return new URLSearchParams(this.address.split("?")[1] ?? "").get(name);
  }

  go(address: string): void {
    window.location.hash = address;
  }

  /** Change the address without a new step in the browser's history. */
  rewrite(address: string): void {
    history.replaceState(null, "", `#${address}`);
    this.address = address;
  }
}

export const router = new Router();
