import { withApp } from '../../../testing';
import { askForReset, resetLinkJob } from './password-reset.service';
import { untilSomebodyWaits } from '../../../testing/until';
import { hashToken } from '../sessions/token';
import { requestMembership } from '../registration/registration.service';

const scene = withApp();
const { client } = scene;
const ask = 'POST /api/v1/member-auth/password-reset';
const confirm = 'POST /api/v1/member-auth/password-reset/confirm';
const login = 'POST /api/v1/member-auth/login';

const mails = (to: string) =>
  scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.selectFrom('mail').selectAll().where('toAddress', '=', to).orderBy('id').execute(),
  );

async function mailedToken(email: string): Promise<string> {
  await resetLinkJob.run({ tenantId: scene.tenants.demo, email }, scene.platform);
  const text = JSON.stringify(await mails(email));
  const [, token] = [...text.matchAll(/reset-password#token=([\w-]{43})/g)].at(-1) ?? [];
  if (!token) throw new Error(`no link in ${text}`);
  return token;
}

test('the answer is the same whether the address is known or not', async () => {
  const known = await client.anonymous('demo').call(ask, { body: { email: 'vendor@demo.example' } });
  const unknown = await client.anonymous('demo').call(ask, { body: { email: 'nobody@demo.example' } });
  expect(known.status).toBe(202);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
});

test('nothing is mailed to an address that is not a member', async () => {
  await resetLinkJob.run({ tenantId: scene.tenants.demo, email: 'nobody@demo.example' }, scene.platform);
  await resetLinkJob.run({ tenantId: scene.tenants.demo, email: 'admin@lakeside.example' }, scene.platform);
  expect(await mails('nobody@demo.example')).toEqual([]);
  expect(await mails('admin@lakeside.example')).toEqual([]);
});

test('the letter is in the language that its reader has chosen', async () => {
  const email = 'treasurer@demo.example';
  const treasurer = await client.as('treasurer', 'demo');
  const subjects = async (kind: 'reset' | 'first') => {
    await resetLinkJob.run({ tenantId: scene.tenants.demo, email, kind }, scene.platform);
    return (await mails(email)).map(({ subject }) => subject);
  };
  expect(await subjects('reset')).toEqual(['Set a new password for Harbor View Community Association']);
  await treasurer.ok('PATCH /api/v1/shell/preferences', { body: { language: 'es' } });
  expect(await subjects('reset')).toContain(
    'Ponga una contraseña nueva para Harbor View Community Association',
  );
  expect(await subjects('first')).toContain('Le damos la bienvenida a Harbor View Community Association');
});

test('the mailed link sets a password once, ends every session, and the old password is gone', async () => {
  const owner = await client.as('owner', 'demo');
  const token = await mailedToken('owner@demo.example');
  const password = 'three brown foxes';
  const body = { token, password };
  const set = await client.anonymous('demo').call(confirm, { body });
  expect(set.status).toBe(204);
  // Their browser is known from here on: a way in also while somebody else guesses at the account.
  expect(String(set.headers['set-cookie'])).toMatch(/^courtyard_device=/);
  expect((await owner.call('GET /api/v1/member-auth/sessions')).status).toBe(401);
  const signIn = (attempt: string) =>
    client.anonymous('demo').call(login, { body: { email: 'owner@demo.example', password: attempt } });
  expect((await signIn('courtyard-demo')).status).toBe(401);
  expect((await signIn(password)).status).toBe(200);
  const again = await client.anonymous('demo').call(confirm, { body });
  expect([again.status, again.body]).toMatchObject([422, { code: 'reset-link-unusable' }]);
  const history = await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx
      .selectFrom('auditLog')
      .select('action')
      .where('actorName', '=', 'Priya Raman')
      .where('subjectType', 'in', ['member', 'session'])
      .orderBy('id')
      .execute(),
  );
  expect(history.map(({ action }) => action)).toEqual([
    'session.start',
    'session.end',
    'password.set',
    'session.start',
  ]);
});

test('a letter tells who had a password that another was set, and nobody who sets their first one', async () => {
  const email = 'treasurer@demo.example';
  const { db } = scene.platform;
  const changed = async () =>
    (await mails(email)).filter(({ subject }) => subject === 'Se cambió su contraseña').length;
  const set = async (password: string) => {
    const body = { token: await mailedToken(email), password };
    await client.anonymous('demo').ok(confirm, { body });
  };
  // In their language, that of the test above.
  await set('seven grey herons');
  expect(await changed()).toBe(1);
  await db.updateTable('identity').set({ passwordHash: null }).where('email', '=', email).execute();
  await set('eleven blue whales');
  expect(await changed()).toBe(1);
});

test('a link is worth nothing after an hour', async () => {
  const token = await mailedToken('board@demo.example');
  scene.setClock(new Date(Date.now() + 61 * 60_000));
  const answer = await client
    .anonymous('demo')
    .call(confirm, { body: { token, password: 'three brown foxes' } });
  expect(answer.status).toBe(422);
  scene.setClock(new Date());
});

test('a new password has at least twelve characters', async () => {
  const body = { token: 'x'.repeat(43), password: 'eleven sign' };
  const answer = await client.anonymous('demo').call(confirm, { body });
  expect([answer.status, answer.body]).toMatchObject([
    422,
    { fields: { password: 'Use at least 12 characters.' } },
  ]);
  // One more is enough: what is refused then is the link.
  const longer = { ...body, password: 'twelve signs' };
  const enough = await client.anonymous('demo').call(confirm, { body: longer });
  expect([enough.status, enough.body]).toMatchObject([422, { code: 'reset-link-unusable' }]);
});

test('a password that is tried first is refused, with what to do; the link stays good', async () => {
  const token = await mailedToken('vendor@demo.example');
  const set = (password: string) => client.anonymous('demo').call(confirm, { body: { token, password } });
  const refused = await set('Password1234');
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { code: 'common-password', fields: { password: expect.stringContaining('Choose another') } },
  ]);
  expect((await set('three brown foxes')).status).toBe(204);
});

test('an address is mailed three times an hour, not more', async () => {
  const tenant = await scene.platform.tenants.bySlug('demo');
  if (!tenant) throw new Error('no demo');
  const input = { email: 'treasurer@demo.example', address: '203.0.113.9' };
  // Whoever asks to join in their name does not use up their links.
  const wish = { ...input, displayName: 'Somebody', note: '', language: null };
  for (let i = 0; i < 3; i++) await requestMembership(scene.platform, tenant, wish);
  for (let i = 0; i < 3; i++) await askForReset(scene.platform, tenant, input);
  await expect(askForReset(scene.platform, tenant, input)).rejects.toMatchObject({ status: 429 });
});

test('of two links of one person that are used at once one counts, and neither waits for the other', async () => {
  const email = 'board@demo.example';
  const { platform } = scene;
  const tokens: string[] = [];
  for (const _ of [1, 2, 3]) tokens.push(await mailedToken(email));
  expect(new Set(tokens).size).toBe(3);
  const [oldest = '', ...links] = tokens;
  const answers = await platform.db.transaction().execute(async (tx) => {
    const first = tx.selectFrom('passwordReset').select('identityId');
    await first.where('tokenHash', '=', hashToken(oldest)).forUpdate().execute();
    const both = links.map((token) =>
      client.anonymous('demo').call(confirm, { body: { token, password: 'seven green ducks' } }),
    );
    await untilSomebodyWaits(platform.pool, 2);
    return both;
  });
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 422]);
});
