import { call, isRecord, messagesIn, readStored, useAuth, useUiConfig, writeStored } from '@courtyard/common';
import { pushMessages } from './push.messages';

/** What became of the wish to be pushed to: `denied` by the person or the browser, `unsupported` by this browser. */
export type PushStanding = 'on' | 'denied' | 'unsupported' | 'failed';

/** Why it is not on, in the person's language. */
export const whyNotOn = (standing: Exclude<PushStanding, 'on'>): string =>
  messagesIn(pushMessages, useUiConfig.getState().language)(standing);

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Under which is kept what the server was told, and when: gone with the session, as it is there. */
const toldKey = () => `push-told:${useAuth.getState().user?.memberId ?? ''}`;

/** The server is told once more after a day: it may have given up an address that did not answer. */
const toldForMs = 24 * 60 * 60 * 1000;

function isTold(endpoint: string | undefined): boolean {
  const told = readStored(toldKey());
  if (endpoint === undefined || !isRecord(told) || told.endpoint !== endpoint) return false;
  return typeof told.at === 'number' && Date.now() - told.at < toldForMs;
}

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

/** Subscribes this browser, asking the person where they were not asked yet: for an action of theirs. Does not throw. */
export async function subscribe(): Promise<PushStanding> {
  if (!isSupported()) return 'unsupported';
  const standing = await Notification.requestPermission().catch(() => 'default');
  return standing === 'granted' ? keepSubscribed() : 'denied';
}

/** Subscribes this browser, whose person allowed it. Does not throw. */
export async function keepSubscribed(): Promise<PushStanding> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    const registration = await navigator.serviceWorker.ready;
    if (isTold((await registration.pushManager.getSubscription())?.endpoint)) return 'on';
    const { endpoint, keys } = (await subscriptionOf(registration)).toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) return 'failed';
    await call('PUT /api/v1/shell/push-subscription', {
      body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } },
    });
    writeStored(toldKey(), { endpoint, at: Date.now() });
    return 'on';
  } catch {
    return 'failed';
  }
}

/** Ends the push to this browser, here and on the server. */
export async function unsubscribe(): Promise<void> {
  writeStored(toldKey(), null);
  await call('DELETE /api/v1/shell/push-subscription');
  if (!isSupported()) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
