import { call } from '@courtyard/common';

/** What became of the wish to be pushed to: `denied` by the person or the browser, `unsupported` by this browser. */
export type PushStanding = 'on' | 'denied' | 'unsupported' | 'failed';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscriptionOf(registration: ServiceWorkerRegistration): Promise<PushSubscription> {
  const { publicKey: applicationServerKey } = (await call('GET /api/v1/shell/push-key')).data;
  const wish = { userVisibleOnly: true, applicationServerKey };
  try {
    return await registration.pushManager.subscribe(wish);
  } catch (error) {
    // It was subscribed with the key of another installation.
    const old = await registration.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return registration.pushManager.subscribe(wish);
  }
}

/** Subscribes this browser, asking the person where they were not asked yet. Does not throw. */
export async function subscribe(): Promise<PushStanding> {
  if (!isSupported()) return 'unsupported';
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    await navigator.serviceWorker.register('/sw.js');
    const { endpoint, keys } = (await subscriptionOf(await navigator.serviceWorker.ready)).toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) return 'failed';
    await call('PUT /api/v1/shell/push-subscription', {
      body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } },
    });
    return 'on';
  } catch {
    return 'failed';
  }
}

/** Ends the push to this browser, here and on the server. */
export async function unsubscribe(): Promise<void> {
  await call('DELETE /api/v1/shell/push-subscription');
  if (!isSupported()) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
