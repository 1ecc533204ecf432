/// <reference lib="webworker" />
import type { PushMessage } from '@courtyard/contract';

// The border: a service worker's global scope is not that of a page, which the rest is compiled for.
const worker = globalThis as unknown as ServiceWorkerGlobalScope;

const isMessage = (value: unknown): value is PushMessage =>
  typeof value === 'object' && value !== null && 'title' in value && 'url' in value;

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('push', (event) => {
  const message: unknown = event.data?.json();
  if (!isMessage(message)) return;
  const { id, title, text, url, isUrgent } = message;
  // One tag for each: what comes twice over a bad line replaces itself.
  const options = { body: text, tag: id, data: { url }, requireInteraction: isUrgent };
  event.waitUntil(worker.registration.showNotification(title, options));
});

async function open(url: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((each) => each.url === url) ?? pages[0];
  if (!page) return void (await worker.clients.openWindow(url));
  // One that may not come to the front is led there all the same.
  await page.focus().catch(() => undefined);
  if (page.url === url) return;
  // A page that the worker does not control cannot be led elsewhere.
  await page.navigate(url).catch(() => worker.clients.openWindow(url));
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { data }: { data: unknown } = event.notification;
  if (typeof data !== 'object' || data === null || !('url' in data) || typeof data.url !== 'string') return;
  event.waitUntil(open(data.url));
});
