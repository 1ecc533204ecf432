import type { PushMessage } from '@courtyard/contract';
import webPush from 'web-push';
import { areUsableKeys } from './endpoint.rules';
import type { Subscription } from './push.sql';
import type { PushKeys } from './push-keys';

/** `gone`: the browser is not subscribed any more. `later`: the service may take it another time. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused';

export interface PushSender {
  keys: PushKeys;
  /** Whom a push service writes to: `mailto:…`. */
  subject: string;
}

const longestMs = 10_000;
const keptSeconds = 86_400;

/** Encrypts a message for one browser and hands it to the browser's push service, following no redirect. */
export async function sendPush(
  { keys, subject }: PushSender,
  { endpoint, p256dh, auth }: Subscription,
  message: PushMessage,
): Promise<PushOutcome> {
  // Nothing can ever be encrypted for such a browser; and the next in line must not wait for it.
  if (!areUsableKeys({ p256dh, auth })) return 'gone';
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject, ...keys },
      TTL: keptSeconds,
      urgency: message.isUrgent ? 'high' : 'normal',
      // One that waits at the service is replaced, not doubled: at most 32 characters of base64url.
      topic: message.id.replaceAll('-', ''),
    },
  );
  const { 'Content-Length': _length, ...sent } = headers;
  try {
    const { status, body: answer } = await fetch(endpoint, {
      method: 'POST',
      headers: sent,
      body: body === null ? null : new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(longestMs),
    });
    // Nothing in it is of use, and unread it would hold the connection.
    await answer?.cancel();
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    return status === 429 || status >= 500 ? 'later' : 'refused';
  } catch {
    return 'later';
  }
}
