import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { askToJoin, wishToJoin } from '../../../testing/ask-to-join';
import { housekeepingJob } from '../../core/housekeeping.jobs';
import { registrationEmailsJob } from './registration-emails.jobs';
import { registrationJob } from './registration.service';

const scene = withApp();
const { client } = scene;
const register = 'POST /api/v1/member-auth/register';
const confirm = 'POST /api/v1/member-auth/register/confirm';
const setting = 'PUT /api/v1/shell/community/registration';
const wish = { displayName: 'Nora Vance', note: 'Unit 12B' };

type Community = 'demo' | 'lakeside';

const requestsOf = (email: string, community: Community = 'demo') =>
  scene.platform.inTenant(scene.tenants[community], (tx) =>
    tx.selectFrom('registrationRequest').selectAll().where('email', '=', email).execute(),
  );

const use = (token: string, community: Community = 'demo') =>
  client.anonymous(community).call(confirm, { body: { token } });

const subjectsTo = (email: string) =>
  scene.platform.inTenant(scene.tenants.demo, async (tx) => {
    const mails = tx.selectFrom('mail').select(['subject', 'textBody']).where('toAddress', '=', email);
    return mails.orderBy('id').execute();
  });

test('the answer is the same for a stranger and a member, and nothing is looked up for it', async () => {
  const ask = (email: string) => client.anonymous('demo').call(register, { body: { ...wish, email } });
  const [stranger, member] = [await ask('Nora@new.example'), await ask('owner@demo.example')];
  expect(stranger.status).toBe(202);
  expect([member.status, member.body]).toEqual([stranger.status, stranger.body]);
  const { rows } = await sql<{ email: string }>`select data ->> 'email' as email from pgboss.job
    where name = 'auth.registration' order by created_on, id`.execute(scene.platform.db);
  expect(rows.map(({ email }) => email).toSorted()).toEqual(['nora@new.example', 'owner@demo.example']);
  expect(await requestsOf('nora@new.example')).toEqual([]);
});

test('a wish reaches the community’s people with the link that proves the address, once', async () => {
  const email = 'told@new.example';
  const note = 'Unit 12B\nhttps://elsewhere.example';
  const token = await wishToJoin(scene, { ...wish, email, note });
  expect(await requestsOf(email)).toEqual([]);
  expect((await use(token, 'lakeside')).status).toBe(422);
  const answers = await Promise.all([use(token), use(token)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  const [request, ...others] = await requestsOf(email);
  expect([request?.status, others]).toEqual(['waiting', []]);

  // Asked again while it waits, it stays one request.
  await askToJoin(scene, { ...wish, email, note });
  expect(await requestsOf(email)).toHaveLength(1);
  const told = { tenantId: scene.tenants.demo, requestId: request?.id };
  await registrationEmailsJob.run(told, scene.platform);
  const emails = await subjectsTo('admin@demo.example');
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Nora Vance requested access to Harbor View Community Association',
  ]);
  expect(emails[0]?.textBody).toContain('Nora Vance (told@new.example) requested access to Harbor View');
  expect(emails[0]?.textBody).toContain('> Unit 12B\n> https://elsewhere.example\n');
  const notices = (await (await client.as('admin', 'demo')).ok('GET /api/v1/shell/notifications')).data;
  expect(notices.filter(({ kind }) => kind === 'auth.membership-requested')).toMatchObject([
    { title: 'Nora Vance requested access', text: expect.stringContaining('told@new.example') },
  ]);
});

test('a later wish replaces the link of an earlier, and a link is worth nothing after a day', async () => {
  const email = 'late@new.example';
  const first = await wishToJoin(scene, { ...wish, email });
  const second = await wishToJoin(scene, { ...wish, email });
  expect((await use(first)).status).toBe(422);
  scene.setClock(new Date(Date.now() + 25 * 60 * 60_000));
  expect((await use(second)).status).toBe(422);
  scene.setClock(new Date());
  expect(await requestsOf(email)).toEqual([]);
});

test('a member who asks is told that they are one; the letter is in the language of the browser', async () => {
  const asked = { tenantId: scene.tenants.demo, displayName: wish.displayName, note: '' };
  await registrationJob.run({ ...asked, email: 'vendor@demo.example', language: 'es' }, scene.platform);
  await registrationJob.run({ ...asked, email: 'es@new.example', language: 'es' }, scene.platform);
  expect(await subjectsTo('vendor@demo.example')).toMatchObject([
    { subject: 'You’re already a member of Harbor View Community Association' },
  ]);
  expect(await subjectsTo('es@new.example')).toMatchObject([
    { subject: 'Confirme su solicitud para unirse a Harbor View Community Association' },
  ]);
});

test('where people come by invitation, nobody asks, and a link from before opens nothing', async () => {
  const token = await wishToJoin(scene, { ...wish, email: 'shut@lake.example' }, 'lakeside');
  const admin = await client.as('admin', 'lakeside');
  const owner = await client.as('owner', 'lakeside');
  expect((await owner.call(setting, { body: { isOpen: false } })).status).toBe(403);
  await admin.ok(setting, { body: { isOpen: false } });
  await admin.ok(setting, { body: { isOpen: false } });
  const read = 'GET /api/v1/member-auth/registration';
  expect((await client.anonymous('lakeside').ok(read)).data).toEqual({ isOpen: false });
  expect((await client.anonymous('demo').ok(read)).data).toEqual({ isOpen: true });
  for (const email of ['owner@lakeside.example', 'nobody@new.example']) {
    const answer = await client.anonymous('lakeside').call(register, { body: { ...wish, email } });
    expect(answer).toMatchObject({ status: 403, body: { code: 'registration-closed' } });
  }
  expect((await use(token, 'lakeside')).status).toBe(403);
  const { data } = await admin.ok('GET /api/v1/shell/community/history');
  expect(data).toMatchObject([{ changes: { openRegistration: { before: true, after: false } } }]);
});

test('a request that nobody answered is dropped after 90 days, one that nobody confirmed after its day', async () => {
  await askToJoin(scene, { ...wish, email: 'old@new.example' });
  await askToJoin(scene, { ...wish, email: 'young@new.example' });
  await wishToJoin(scene, { ...wish, email: 'never@new.example' });
  await scene.platform.inTenant(scene.tenants.demo, async (tx) => {
    await sql`update registration_request set created_at = now() - interval '91 days' where email = 'old@new.example'`.execute(
      tx,
    );
    await sql`update unconfirmed_request set expires_at = now() - interval '1 minute'`.execute(tx);
  });
  await housekeepingJob.run({}, scene.platform);
  expect(await requestsOf('old@new.example')).toEqual([]);
  expect(await requestsOf('young@new.example')).toHaveLength(1);
  const left = await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.selectFrom('unconfirmedRequest').selectAll().execute(),
  );
  expect(left).toEqual([]);
});

test('refuses what is missing, by field', async () => {
  const body = { email: 'not an address', displayName: ' ' };
  const answer = await client.anonymous('demo').call(register, { body });
  expect(answer.status).toBe(422);
  expect(Object.keys(Reflect.get(answer.body, 'fields')).toSorted()).toEqual(['displayName', 'email']);
});
