/** Opening a guided first game: one click, no question. */

import { api } from "../lib/api";
import { router } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import type { GameInfo } from "../lib/wire";

export async function startGuided({ name, guide }: GameInfo): Promise<void> {
  if (guide === null) return;
  await session.attempt(async () => {
    await session.somebody();
    const table = await api.newTable({
      game: name,
      seats: [{ kind: "me" }, ...Array.from({ length: guide.seats - 1 }, () => ({ kind: "bot" as const, level: "beginner" as const }))],
      options: guide.options,
      guided: true,
      language: settings.chosen.language,
    });
    router.go(`/match/${table.id}`);
  });
}
