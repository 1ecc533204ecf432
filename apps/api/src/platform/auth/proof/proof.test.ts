import { randomUUID } from 'node:crypto';
import { withApp } from '../../../testing';

const scene = withApp();
const { client } = scene;
const prove = 'POST /api/v1/member-auth/proof';
const create = 'POST /api/v1/roles';
const minuteMs = 60_000;
const password = 'courtyard-demo';

async function signedIn(email: string) {
  const { data } = await client
    .anonymous('demo')
    .ok('POST /api/v1/member-auth/login', { body: { email, password } });
  return client.holding(data.token, 'demo');
}

const role = (name: string) => ({ name, description: '', permissions: [] });
const later = (minutes: number) => scene.setClock(new Date(Date.now() + minutes * minuteMs));

afterEach(() => scene.setClock(new Date()));

test('a role is changed by who signed in just now; later they are asked, and the same call then goes on', async () => {
  const admin = await signedIn('admin@demo.example');
  await admin.ok(create, { body: role('Gate keepers') });
  later(11);
  const call = { body: role('Gardeners'), idempotencyKey: randomUUID() };
  const refused = await admin.call(create, call);
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({ code: 'proof-needed', ways: ['password'] });
  expect((await admin.call(prove, { body: { way: 'password', password } })).status).toBe(204);
  expect((await admin.call(create, call)).status).toBe(201);
  // Each session proves for itself.
  later(22);
  const elsewhere = await signedIn('admin@demo.example');
  expect((await elsewhere.call(create, { body: role('Painters') })).status).toBe(201);
  expect((await admin.call(create, { body: role('Roofers') })).status).toBe(403);
});

/** What lets money go, forgives it, says where owners send it, or opens books that were shut. */
const movesMoney = [
  'POST /api/v1/vendor-payments',
  'POST /api/v1/refunds',
  'POST /api/v1/deposit-returns',
  'POST /api/v1/adjustments',
  'PUT /api/v1/billing-setting',
  'POST /api/v1/periods/:month/reopen',
  'POST /api/v1/opening-balances',
  'POST /api/v1/opening-balances/:entryId/reverse',
  'POST /api/v1/books-import/post',
] as const;

test('what moves money asks again, before it looks at what it was sent; the same call then goes on', async () => {
  const treasurer = await signedIn('treasurer@demo.example');
  const change = 'PUT /api/v1/billing-setting';
  const { data } = await treasurer.ok('GET /api/v1/billing-setting');
  const call = {
    body: { howToPay: 'To the account on the letter.', version: data.version },
    idempotencyKey: randomUUID(),
  };
  later(11);
  const params = { month: '2026-01', entryId: randomUUID() };
  for (const route of movesMoney) {
    const { status, body } = await treasurer.callAny(route, { params });
    expect([route, status, body]).toMatchObject([route, 403, { code: 'proof-needed' }]);
  }
  expect((await treasurer.call(change, call)).status).toBe(403);
  await treasurer.ok(prove, { body: { way: 'password', password } });
  expect((await treasurer.ok(change, call)).data.howToPay).toBe('To the account on the letter.');
});

test('a wrong password proves nothing, is said at its field, and counts', async () => {
  const admin = await signedIn('admin@demo.example');
  later(30);
  const wrong = () => admin.call(prove, { body: { way: 'password', password: 'not it' } });
  const { status, body } = await wrong();
  expect([status, body]).toMatchObject([422, { fields: { password: 'That isn’t your current password.' } }]);
  expect((await admin.call(create, { body: role('Masons') })).status).toBe(403);
  for (let i = 0; i < 9; i++) await wrong();
  expect((await wrong()).status).toBe(429);
});

test('a call that takes the password itself asks nobody without a second factor', async () => {
  const owner = await signedIn('owner@demo.example');
  later(30);
  const body = { email: 'priya@new.example', password: 'not it' };
  expect((await owner.call('POST /api/v1/member-auth/email-change', { body })).status).toBe(422);
});

test('the proof is written down', async () => {
  const entries = await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.selectFrom('auditLog').select(['actorName']).where('action', '=', 'session.prove').execute(),
  );
  expect(entries).toEqual([{ actorName: 'Maya Okafor' }, { actorName: 'Ingrid Lindqvist' }]);
});
