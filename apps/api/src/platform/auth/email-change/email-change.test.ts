import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { confirmAddressJob } from './ask-for-email-change.service';

const scene = withApp();
const { client } = scene;
const path = 'POST /api/v1/member-auth/email-change';
const read = 'GET /api/v1/member-auth/email-change';
const confirm = 'POST /api/v1/member-auth/email-change/confirm';
const undo = 'POST /api/v1/member-auth/email-change/undo';
const login = 'POST /api/v1/member-auth/login';
const password = 'courtyard-demo';
const received = { data: { received: true } };

const signIn = (email: string, secret = password) =>
  client.anonymous('demo').call(login, { body: { email, password: secret } });

async function signedIn(email: string) {
  const { data } = await client.anonymous('demo').ok(login, { body: { email, password } });
  return client.holding(data.token, 'demo');
}

const mailsTo = (to: string) =>
  scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.selectFrom('mail').select(['subject', 'textBody']).where('toAddress', '=', to).orderBy('id').execute(),
  );

async function tokenTo(email: string, kind: 'email' | 'undo'): Promise<string> {
  const text = (await mailsTo(email)).at(-1)?.textBody ?? '';
  const [, token] = new RegExp(`confirm#kind=${kind}&token=([\\w-]{43})`).exec(text) ?? [];
  if (!token) throw new Error(`no link in ${text}`);
  return token;
}

async function runEmail(newEmail: string): Promise<void> {
  const { id } = await scene.platform.db
    .selectFrom('emailChange')
    .select('id')
    .where('newEmail', '=', newEmail)
    .where('confirmedAt', 'is', null)
    .executeTakeFirstOrThrow();
  await confirmAddressJob.run({ tenantId: scene.tenants.demo, changeId: id }, scene.platform);
}

/** Asks for it, and gives the token of the letter. */
async function asked(person: Awaited<ReturnType<typeof signedIn>>, email: string) {
  await person.ok(path, { body: { email, password } });
  await runEmail(email);
  return tokenTo(email, 'email');
}

const actions = () =>
  scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx
      .selectFrom('auditLog')
      .select(['action', 'changes'])
      .where('action', 'like', 'email.%')
      .orderBy('id')
      .execute(),
  );

test('the new address signs in once its link was used, the directory follows, and the old one is told', async () => {
  const owner = await signedIn('owner@demo.example');
  const token = await asked(owner, 'priya@new.example');
  expect((await owner.ok(read)).data).toMatchObject({
    email: 'owner@demo.example',
    waiting: { email: 'priya@new.example' },
  });
  expect((await signIn('priya@new.example')).status).toBe(401);
  const used = { body: { token } };
  expect((await client.anonymous('lakeside').call(confirm, used)).status).toBe(422);
  expect((await client.anonymous('demo').ok(confirm, used)).data).toEqual({ email: 'priya@new.example' });
  expect((await client.anonymous('demo').call(confirm, used)).status).toBe(422);

  expect((await signIn('owner@demo.example')).status).toBe(401);
  expect((await signIn('priya@new.example')).status).toBe(200);
  expect((await owner.ok(read)).data).toEqual({ email: 'priya@new.example', waiting: null });
  const admin = await client.as('admin', 'demo');
  const find = async (search: string) => (await admin.ok('GET /api/v1/members', { query: { search } })).data;
  expect(await find('priya@new.example')).toMatchObject([{ email: 'priya@new.example' }]);
  expect(await find('owner@demo.example')).toEqual([]);
  const { rows } = await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    sql<{ email: string }>`select person.email from person join member on member.id = person.member_id
      join identity on identity.id = member.identity_id where identity.email = 'priya@new.example'`.execute(
      tx,
    ),
  );
  expect(rows).toEqual([{ email: 'priya@new.example' }]);
  expect((await mailsTo('owner@demo.example')).at(-1)).toMatchObject({ subject: 'Your email was changed' });
  expect(await actions()).toMatchObject([
    { action: 'email.ask' },
    {
      action: 'email.change',
      changes: { email: { before: 'owner@demo.example', after: 'priya@new.example' } },
    },
  ]);
});

test('the old mailbox takes it back: signed out everywhere, the password opens nothing, and a new one is set', async () => {
  const thief = await signedIn('priya@new.example');
  const token = await tokenTo('owner@demo.example', 'undo');
  // Nobody else gets the address meanwhile, and who is invited by it is the same person.
  const { rows } = await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    sql<{
      same: boolean;
    }>`select identity_id = (select id from identity where email = 'priya@new.example') as same
      from courtyard.ensure_identity(gen_random_uuid(), 'owner@demo.example', 'Somebody')`.execute(tx),
  );
  expect(rows).toEqual([{ same: true }]);
  // Another change after it does not keep it away.
  const further = await asked(thief, 'elsewhere@new.example');
  await client.anonymous('demo').ok(confirm, { body: { token: further } });
  const closing = '/api/v1/member-auth/closing';
  await thief.ok(`POST ${closing}`, { body: { password } });

  const answers = await Promise.all([
    client.anonymous('demo').call(undo, { body: { token } }),
    client.anonymous('demo').call(undo, { body: { token } }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  const back = answers.find(({ status }) => status === 200)?.body;
  expect(back?.data.email).toBe('owner@demo.example');
  expect((await thief.call(read)).status).toBe(401);
  expect((await signIn('owner@demo.example')).status).toBe(401);
  expect((await signIn('elsewhere@new.example')).status).toBe(401);
  // What the change after it had to undo is over too.
  const late = await tokenTo('priya@new.example', 'undo');
  expect((await client.anonymous('demo').call(undo, { body: { token: late } })).status).toBe(422);
  const body = { token: back?.data.token ?? '', password: 'three brown foxes' };
  await client.anonymous('demo').ok('POST /api/v1/member-auth/password-reset/confirm', { body });
  const { body: entered } = await signIn('owner@demo.example', body.password);
  const owner = client.holding(entered.data.token, 'demo');
  // The letter that says how to keep the account went to the stranger.
  expect((await owner.ok(`GET ${closing}`)).data.closesAt).toBeNull();
});

test('whether an address is somebody’s is told to its mailbox alone', async () => {
  const board = await signedIn('board@demo.example');
  const free = await board.call(path, { body: { email: 'free@new.example', password } });
  expect([free.status, free.body]).toEqual([202, received]);
  const taken = await board.call(path, { body: { email: 'admin@lakeside.example', password } });
  expect([taken.status, taken.body]).toEqual([202, received]);
  expect((await board.ok(read)).data.waiting?.email).toBe('admin@lakeside.example');
  await runEmail('admin@lakeside.example');
  const [message] = await mailsTo('admin@lakeside.example');
  expect(message?.subject).toMatch(/^This address already has an account at/);
  expect(message?.textBody).not.toContain('token=');
});

test('it takes the password, one’s own address is no new one, and a later wish replaces an earlier', async () => {
  const vendor = await signedIn('vendor@demo.example');
  const wrong = await vendor.call(path, { body: { email: 'v@new.example', password: 'not mine' } });
  expect(wrong).toMatchObject({ status: 422, body: { fields: { password: expect.any(String) } } });
  const same = await vendor.call(path, { body: { email: 'Vendor@demo.example', password } });
  expect(same).toMatchObject({ status: 422, body: { fields: { email: expect.any(String) } } });
  const first = await asked(vendor, 'first@new.example');
  const second = await asked(vendor, 'second@new.example');
  const use = (token: string) => client.anonymous('demo').call(confirm, { body: { token } });
  expect((await use(first)).status).toBe(422);
  await vendor.ok('DELETE /api/v1/member-auth/email-change');
  expect((await use(second)).status).toBe(422);
  expect((await vendor.ok(read)).data.waiting).toBeNull();
});

test('a link is worth nothing after a day, and somebody else may have got the address meanwhile', async () => {
  const treasurer = await signedIn('treasurer@demo.example');
  const late = await asked(treasurer, 'late@new.example');
  scene.setClock(new Date(Date.now() + 25 * 60 * 60_000));
  expect((await client.anonymous('demo').call(confirm, { body: { token: late } })).status).toBe(422);
  scene.setClock(new Date());
  const lost = await asked(treasurer, 'lost@new.example');
  await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    sql`select from courtyard.ensure_identity(gen_random_uuid(), 'lost@new.example', 'Another')`.execute(tx),
  );
  expect((await client.anonymous('demo').call(confirm, { body: { token: lost } })).status).toBe(422);
  expect((await signIn('treasurer@demo.example')).status).toBe(200);
});
