import { notificationRoutes } from '@courtyard/contract';
import { implement, implementStream, type Module } from '../../http/implement';
import { invalid } from '../../http/problem';
import { areUsableKeys, isPushEndpoint } from './endpoint.rules';
import { pushKeys } from './push-keys';
import { subscribe, unsubscribe } from './push.sql';

/** A browser's subscription to push. It lives as long as its session, so no audit of its own. */
export const pushModule: Module = ({ clock, db, env }) => [
  // Outside of a transaction of the community: the keys are the installation's.
  implementStream(notificationRoutes.getPushKey, async () => {
    const { publicKey } = await pushKeys(db);
    return { data: { publicKey } };
  }),

  implement(notificationRoutes.putPushSubscription, async ({ tx, caller, body: { endpoint, keys } }) => {
    if (!isPushEndpoint(endpoint, env.COURTYARD_PUSH_ORIGINS)) {
      throw invalid({ endpoint: 'That isn’t the address of a browser push service.' });
    }
    if (!areUsableKeys(keys)) throw invalid({ keys: 'Those aren’t valid browser push keys.' });
    await subscribe(tx, caller, { endpoint, ...keys }, clock());
  }),

  implement(notificationRoutes.deletePushSubscription, async ({ tx, caller }) => {
    await unsubscribe(tx, caller.sessionId);
  }),
];
