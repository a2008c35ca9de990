/** Web push: the browser tells that it is my turn even when no page is open. */

import { api } from "./api";

export function pushPossible(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window;
}

export async function subscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.register("/worker.js");
  const known = await worker.pushManager.getSubscription();
  const { key } = await api.pushKey();
  const subscription = known ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  await api.subscribe(subscription.toJSON());
}

export async function unsubscribe(): Promise<void> {
  if (!pushPossible()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return;
  await api.unsubscribe({ endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
