/** Which legal actions a control answers: `data-answers={answers(scene, action)}`, so that nothing asked is without one. */

import { same, type Scene } from "../lib/scene";
import type { JsonObject } from "../lib/wire";

export function answers(scene: Scene, ...actions: readonly JsonObject[]): string | undefined {
  if (!scene.active) return undefined;
  const { legal } = scene.state;
  return actions
    .map((action) => {
      const at = legal.indexOf(action);
      return at >= 0 ? at : legal.findIndex((each) => same(each, action));
    })
    .filter((at) => at >= 0)
    .join(" ");
}
