/** Keeping the page for when there is no network, and new versions that ask before they come. */

import { beside } from "../lib/place";
import { engine } from "./engine.svelte";

const LOOK_AGAIN_MS = 3_600_000;

class Install {
  /** Whether everything is here. */
  kept = $state<"no" | "keeping" | "yes" | "failed" | "impossible">("no");
  /** A new version that is here and waits to be let in. */
  fresh = $state.raw<ServiceWorker | null>(null);
  /** Whether the browser promised not to throw the matches away by itself. */
  lasting = $state(false);

  begin(): void {
    if (!("serviceWorker" in navigator)) {
      this.kept = "impossible";
      return;
    }
    // The first worker takes over a page that came from the network: nothing changes. Every later one is a new version.
    let controlled = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (controlled) window.location.reload();
      controlled = true;
    });
    void this.#register();
    $effect.root(() => {
      $effect(() => {
        // Whoever plays here has fetched most of it already, and wants it to last.
        if (engine.state === "ready") void this.keep();
      });
    });
  }

  async #register(): Promise<void> {
    let registration: ServiceWorkerRegistration;
    try {
      registration = await navigator.serviceWorker.register(beside("sw.js"));
    } catch (error) {
      // A browser that allows none (a private window, an unsafe address): everything else works.
      console.warn(`not kept for later: ${String(error)}`);
      this.kept = "impossible";
      return;
    }
    const look = (): void => {
      // Without a page under its care it is the first one, not an update.
      if (registration.waiting && navigator.serviceWorker.controller) this.fresh = registration.waiting;
    };
    look();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
    window.setInterval(() => {
      // Without a network there is nothing new.
      registration.update().catch(() => undefined);
    }, LOOK_AGAIN_MS);
    if ((await this.#ask("kept")).kept) this.kept = "yes";
    this.lasting = (await navigator.storage?.persisted?.()) ?? false;
  }

  /** Fetch what is missing, and ask the browser not to forget it. */
  async keep(): Promise<void> {
    if (this.kept !== "no" && this.kept !== "failed") return;
    this.kept = "keeping";
    this.lasting = (await navigator.storage?.persist?.()) ?? false;
    this.kept = (await this.#ask("keep")).kept ? "yes" : "failed";
  }

  update(): void {
    this.fresh?.postMessage({ type: "update" });
  }

  async #ask(type: "keep" | "kept"): Promise<{ kept: boolean }> {
    const registration = await navigator.serviceWorker.ready;
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = (event: MessageEvent<{ kept: boolean }>) => resolve(event.data);
      registration.active?.postMessage({ type }, [port2]);
    });
  }
}

export const install = new Install();
