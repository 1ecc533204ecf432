import { withApp } from '../../testing';

const scene = withApp();
const { client } = scene;
const register = 'POST /api/v1/member-auth/register';
const wish = { displayName: 'Nora Vance', password: 'twelve is enough', note: 'Unit 12B' };

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

test('is kept with the password hashed, and once', async () => {
  await client.anonymous('lakeside').ok(register, { body: { ...wish, email: 'twice@new.example' } });
  await client.anonymous('lakeside').ok(register, { body: { ...wish, email: 'twice@new.example' } });
  const requests = await scene.platform.inTenant(scene.tenants.lakeside, (tx) =>
    tx.selectFrom('registration_request').selectAll().execute(),
  );
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    email: 'twice@new.example',
    display_name: 'Nora Vance',
    status: 'waiting',
  });
  expect(requests[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
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
