import { randomUUID } from 'node:crypto';
import { startBeside } from '../../product/beside';
import type { OwnProduct, Product, SendOptions } from '../../product/product';
import { startSeeded } from '../../product/seeded';

let first: OwnProduct;
let second: OwnProduct;

beforeAll(async () => {
  first = await startSeeded();
  second = await startBeside(first);
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

const preferences = '/api/v1/shell/preferences';

/** A call to one of the processes with somebody's token. */
const as =
  (token: string) =>
  (product: Product, path: string, options: SendOptions = {}) =>
    product.send('demo', path, {
      ...options,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    });

/** Shorter than the ten seconds for which a process remembers a session: it was told. */
const toldWithinMs = 5000;

/** Calls one after the other until one is refused as nobody's, which is soon. */
async function isNobodySoon(call: () => Promise<{ status: number }>): Promise<void> {
  const began = performance.now();
  while ((await call()).status !== 401)
    if (performance.now() - began > toldWithinMs) throw new Error('The other process goes on as before.');
}

test('two processes of one database: signed in on one, at work on the other, and refused there once it ends', async () => {
  expect(second.process.pid).not.toBe(first.process.pid);
  const owner = as(await first.token('owner', 'demo'));
  const elsewhere = as(await second.token('owner', 'demo'));

  // What is done on one is there on the other.
  const changed = await owner(second, preferences, { method: 'PATCH', body: { language: 'es' } });
  expect([changed.status, changed.text]).toEqual([200, expect.stringContaining('"language":"es"')]);
  expect((await owner(first, preferences)).text).toContain('"language":"es"');
  await elsewhere(first, preferences, { method: 'PATCH', body: { language: 'en' } });

  // Signed out on the one that did not sign them in: nobody on the other, and their other session goes on.
  expect((await owner(second, '/api/v1/member-auth/logout', { method: 'POST' })).status).toBe(204);
  await isNobodySoon(() => owner(first, preferences));
  expect((await elsewhere(first, preferences)).status).toBe(200);

  // All sessions revoked on the second, while the first has just answered this one.
  const last = as(await second.token('owner', 'demo'));
  expect((await last(first, preferences)).status).toBe(200);
  expect((await elsewhere(second, '/api/v1/member-auth/sessions', { method: 'DELETE' })).status).toBe(204);
  await isNobodySoon(() => last(first, preferences));
});

test('who is suspended on one process is nobody on the other, and can sign in on neither', async () => {
  const admin = as(await first.token('admin', 'demo'));
  const board = as(await second.token('board', 'demo'));
  expect((await board(second, preferences)).status).toBe(200);
  const { data } = (await admin(first, '/api/v1/members?search=board%40demo.example')).json<{
    data: { id: string; version: number }[];
  }>();
  const [member] = data;
  if (!member) throw new Error('the board is not there');
  const suspended = await admin(first, `/api/v1/members/${member.id}/suspend`, {
    method: 'POST',
    body: { version: member.version },
  });
  expect(suspended.status).toBe(200);
  await isNobodySoon(() => board(second, preferences));
  await expect(second.token('board', 'demo')).rejects.toThrow('could not sign in');
});
