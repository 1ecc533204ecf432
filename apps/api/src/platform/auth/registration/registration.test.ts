import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { housekeepingJob } from '../../core/housekeeping.jobs';
import { newId } from '../../core/ids';
import { registrationLettersJob } from './registration.service';

const scene = withApp();
const { client } = scene;
const register = 'POST /api/v1/member-auth/register';
const wish = { displayName: 'Nora Vance', password: 'twelve is enough', note: 'Unit 12B' };

const requestOf = (email: string) =>
  scene.platform.inTenant(scene.tenants.demo, async (tx) => {
    const request = tx.selectFrom('registrationRequest').select('id').where('email', '=', email);
    return (await request.executeTakeFirstOrThrow()).id;
  });

test('a wish to join is noted and answered by mail; the answer is the same for a member', async () => {
  const stranger = await client
    .anonymous('demo')
    .call(register, { body: { ...wish, email: 'Nora@new.example' } });
  const member = await client
    .anonymous('demo')
    .call(register, { body: { ...wish, email: 'owner@demo.example' } });
  expect(stranger.status).toBe(202);
  expect([member.status, member.body]).toEqual([stranger.status, stranger.body]);
});

test('a wish with a password that is tried first is refused', async () => {
  const body = { ...wish, email: 'common@new.example', password: 'qwertyuiop123' };
  const answer = await client.anonymous('demo').call(register, { body });
  expect([answer.status, answer.body]).toMatchObject([422, { code: 'common-password' }]);
});

test('who asks is answered, and those who may let people in are told once, in quotation', async () => {
  const body = { ...wish, email: 'told@new.example', note: 'Unit 12B\nhttps://elsewhere.example' };
  await client.anonymous('demo').ok(register, { body });
  await client.anonymous('demo').ok(register, { body });
  const asked = {
    tenantId: scene.tenants.demo,
    requestId: await requestOf('told@new.example'),
    email: 'told@new.example',
    displayName: wish.displayName,
    isMember: false,
  };
  await registrationLettersJob.run(asked, scene.platform);
  await registrationLettersJob.run({ ...asked, requestId: newId() }, scene.platform);
  await registrationLettersJob.run({ ...asked, requestId: newId(), isMember: true }, scene.platform);
  await registrationLettersJob.run({ ...asked, requestId: newId(), language: 'es' }, scene.platform);
  const told = await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.selectFrom('mail').selectAll().where('subject', 'like', 'Nora Vance asks to join%').execute(),
  );
  expect(told.map((mail) => mail.toAddress)).toEqual(['admin@demo.example']);
  expect(told[0]?.textBody).toContain('Nora Vance (told@new.example) asks to join Harbor View');
  expect(told[0]?.textBody).toContain('> Unit 12B\n> https://elsewhere.example\n');
  const notices = (await (await client.as('admin', 'demo')).ok('GET /api/v1/shell/notifications')).data;
  expect(notices.filter(({ kind }) => kind === 'auth.membership-requested')).toMatchObject([
    { title: 'Nora Vance asks to join', text: expect.stringContaining('told@new.example') },
  ]);
  const letters = await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx
      .selectFrom('mail')
      .select('subject')
      .where('toAddress', '=', 'told@new.example')
      .distinct()
      .orderBy('subject')
      .execute(),
  );
  expect(letters.map(({ subject }) => subject)).toEqual([
    'Su solicitud para unirse a Harbor View Community Association',
    'You are already a member of Harbor View Community Association',
    'Your request to join Harbor View Community Association',
  ]);
});

test('a request that nobody answered is dropped after 90 days', async () => {
  await client.anonymous('demo').ok(register, { body: { ...wish, email: 'old@new.example' } });
  await client.anonymous('demo').ok(register, { body: { ...wish, email: 'young@new.example' } });
  await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    sql`update registration_request set created_at = now() - interval '91 days' where email = 'old@new.example'`.execute(
      tx,
    ),
  );
  await housekeepingJob.run({}, scene.platform);
  await expect(requestOf('old@new.example')).rejects.toThrow('no result');
  expect(await requestOf('young@new.example')).toBeDefined();
});

test('is kept with the password hashed, and once', async () => {
  await client.anonymous('lakeside').ok(register, { body: { ...wish, email: 'twice@new.example' } });
  await client.anonymous('lakeside').ok(register, { body: { ...wish, email: 'twice@new.example' } });
  const requests = await scene.platform.inTenant(scene.tenants.lakeside, (tx) =>
    tx.selectFrom('registrationRequest').selectAll().execute(),
  );
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    email: 'twice@new.example',
    displayName: 'Nora Vance',
    status: 'waiting',
  });
  expect(requests[0]?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('refuses what is missing, by field', async () => {
  const body = { email: 'not an address', displayName: ' ', password: 'short' };
  const answer = await client.anonymous('demo').call(register, { body });
  expect(answer.status).toBe(422);
  expect(Object.keys(Reflect.get(answer.body, 'fields')).toSorted()).toEqual([
    'displayName',
    'email',
    'password',
  ]);
});
