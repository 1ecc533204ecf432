import { randomUUID } from 'node:crypto';
import type { RouteContract } from '@courtyard/contract';
import { sql } from 'kysely';
import { changes } from '../../platform/http/register';
import { bodyOf, nameOf } from './calls';
import { guardedRoutes, withMatrix } from './matrix';

/**
 * Every change of the contract, with ids of real records and the least that its schema takes. Those that are accepted are sent again under
 * the same idempotency key.
 */
const matrix = withMatrix();
const { scene, send, idsOf } = matrix;

/** Calls about the caller's own account are left out: they end the session. Deletions come last: the others need what they remove. */
const changeRoutes = guardedRoutes
  .filter((route) => changes(route) && !route.path.startsWith('/api/v1/member-auth/'))
  // Repeated as tus says: a part by its offset, and a cancelled upload is gone. Their own test holds them to it.
  .filter(({ path }) => path !== '/api/v1/uploads/:uploadId')
  .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

async function sendWith(idempotencyKey: string, route: RouteContract, body: unknown) {
  const { status, text, headers } = await send(route, { as: matrix.holder, body, idempotencyKey });
  return { status, text, isReplayed: headers['idempotency-replayed'] === 'true' };
}

/** Rows of the audit log, and whether an answer is stored under the key. */
async function stored(key: string) {
  const { platform, tenants } = scene;
  return platform.inTenant(tenants.demo, async (tx) => {
    const { rows } = await sql<{ audits: string; answers: string }>`
      select (select count(*) from audit_log) as audits,
        (select count(*) from idempotency_key where key = ${key}) as answers`.execute(tx);
    return { audits: Number(rows[0]?.audits), answers: Number(rows[0]?.answers) };
  });
}

test('a change that is sent again with its key is answered again and not made again', async () => {
  const wrong: unknown[] = [];
  let accepted = 0;
  for (const route of changeRoutes.filter(({ withoutReplay }) => !withoutReplay)) {
    const key = randomUUID();
    const body = bodyOf(route, idsOf(route));
    const first = await sendWith(key, route, body);
    if (first.status >= 500) wrong.push([nameOf(route), first]);
    // Refused for what the least body lacks: nothing was made, and nothing is stored.
    if (first.status >= 400) continue;
    accepted += 1;
    const before = await stored(key);
    const again = await sendWith(key, route, body);
    const after = await stored(key);
    const isSame = again.isReplayed && again.status === first.status && again.text === first.text;
    if (!isSame || after.audits !== before.audits) wrong.push([nameOf(route), first, again, before, after]);
  }
  expect(wrong).toEqual([]);
  // Enough of them that a route which loses its key is likely to be seen: the others need more than the least body.
  expect(accepted).toBeGreaterThan(changeRoutes.length * 0.4);
}, 180_000);

/** Votes, numbers that tax forms ask for, and the token of a view. Everything else is answered again when it is sent again. */
const secrets = [
  'POST /api/v1/members/:memberId/view-as',
  'POST /api/v1/polls/:pollId/paper-votes',
  'POST /api/v1/polls/:pollId/votes',
  'POST /api/v1/vendors/:vendorId/tin/reveal',
  'PUT /api/v1/vendors/:vendorId/tin',
];

test('a change that must not be kept stores neither its key nor its answer, accepted or refused', async () => {
  const withoutReplay = guardedRoutes.filter((route) => route.withoutReplay);
  expect(withoutReplay.map(nameOf).toSorted()).toEqual(secrets);
  for (const route of withoutReplay) {
    const key = randomUUID();
    const { isReplayed } = await sendWith(key, route, bodyOf(route, idsOf(route)));
    const again = await sendWith(key, route, bodyOf(route, idsOf(route)));
    const { answers } = await stored(key);
    expect([nameOf(route), isReplayed, again.isReplayed, answers]).toEqual([nameOf(route), false, false, 0]);
  }
});
