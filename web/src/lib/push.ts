/** Web push: the browser tells that it is my turn even when no page is open. */

import { api } from "./api";

export function pushPossible(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window;
}

/** Whether this browser is one that is told. */
export async function subscribed(): Promise<boolean> {
  if (!pushPossible()) return false;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) != null;
}

/** Let this browser be told; returns whether it agreed. */
export async function subscribe(): Promise<boolean> {
  const { key } = await api.pushKey();
  let subscription: PushSubscription;
  try {
    const worker = await navigator.serviceWorker.register("/worker.js");
    const known = await worker.pushManager.getSubscription();
    subscription = known ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  } catch (error) {
    // Forbidden by the person or by the browser, or it has no service that would carry it.
    if (error instanceof DOMException) return false;
    throw error;
  }
  await api.subscribe(subscription.toJSON());
  return true;
}

export async function unsubscribe(): Promise<void> {
  if (!pushPossible()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return;
  await api.unsubscribe({ endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
