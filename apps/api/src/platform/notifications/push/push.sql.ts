import type { Tx } from '../../database/database';

export interface Subscription {
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

type Holder = { tenantId: string; memberId: string; sessionId: string };

/** Keeps the browser of a session; one that was another session's before is this one's now. */
export async function subscribe(
  tx: Tx,
  { tenantId, memberId, sessionId }: Holder,
  keys: Omit<Subscription, 'sessionId'>,
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('pushSubscription')
    .where((is) => is.or([is('endpoint', '=', keys.endpoint), is('sessionId', '=', sessionId)]))
    .execute();
  await tx
    .insertInto('pushSubscription')
    .values({ tenantId, memberId, sessionId, ...keys, createdAt: now })
    .execute();
}

export async function unsubscribe(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('pushSubscription').where('sessionId', '=', sessionId).execute();
}

/** The browsers of a member. */
export const subscriptionsOf = (tx: Tx, memberId: string): Promise<Subscription[]> =>
  tx
    .selectFrom('pushSubscription')
    .select(['sessionId', 'endpoint', 'p256dh', 'auth'])
    .where('memberId', '=', memberId)
    .execute();
