import { withApp } from '../../../testing';

const scene = withApp();
const { client } = scene;
const judge = 'POST /api/v1/member-auth/password/judge';
const change = 'POST /api/v1/member-auth/password';
const login = 'POST /api/v1/member-auth/login';
const sessions = 'GET /api/v1/member-auth/sessions';
const first = 'courtyard-demo';

const signIn = (email: string, password: string) =>
  client.anonymous('demo').call(login, { body: { email, password } });

async function signedIn(email: string, password = first) {
  const { data } = await client.anonymous('demo').ok(login, { body: { email, password } });
  return client.holding(data.token, 'demo');
}

test('while one types, one hears how good it is, in one’s language', async () => {
  const ask = (password: string, headers = {}) =>
    client.anonymous('demo').ok(judge, { body: { password, about: ['nora.vance@new.example'] }, headers });
  expect((await ask('noravance123')).data).toMatchObject({
    isEnough: false,
    advice: 'Your name, address and community are easy to guess. Choose something else.',
  });
  expect((await ask('noravance123', { 'accept-language': 'es' })).data.advice).toMatch(/^Su nombre/);
  expect((await ask('three brown foxes')).data).toEqual({ score: 4, isEnough: true, advice: null });
});

test('a new password takes the present one; other devices are signed out, this one goes on, and a letter tells', async () => {
  const email = 'vendor@demo.example';
  const here = await signedIn(email);
  const phone = await signedIn(email);
  const wrong = await here.call(change, {
    body: { currentPassword: 'not mine', password: 'three brown foxes' },
  });
  expect(wrong).toMatchObject({
    status: 422,
    body: { fields: { currentPassword: 'That isn’t your current password.' } },
  });
  const weak = await here.call(change, { body: { currentPassword: first, password: 'vendor@demo.example' } });
  expect(weak).toMatchObject({ status: 422, body: { code: 'common-password' } });
  expect((await phone.call(sessions)).status).toBe(200);

  const body = { currentPassword: first, password: 'three brown foxes' };
  const changed = await here.ok(change, { body });
  expect((await phone.call(sessions)).status).toBe(401);
  // Who had read the token along has one that opens nothing.
  expect((await here.call(sessions)).status).toBe(401);
  const goesOn = client.holding(changed.data.token, 'demo');
  expect((await goesOn.ok(sessions)).data).toHaveLength(1);
  expect((await signIn(email, first)).status).toBe(401);
  expect((await signIn(email, 'three brown foxes')).status).toBe(200);

  const { mails, history } = await scene.platform.inTenant(scene.tenants.demo, async (tx) => ({
    mails: await tx.selectFrom('mail').select('subject').where('toAddress', '=', email).execute(),
    history: await tx
      .selectFrom('auditLog')
      .select('action')
      .where('action', '=', 'password.change')
      .execute(),
  }));
  expect(mails).toEqual([{ subject: 'Your password was changed' }]);
  expect(history).toHaveLength(1);
});

test('of two changes at the same time one wins', async () => {
  const [one, two] = [await signedIn('board@demo.example'), await signedIn('board@demo.example')];
  const answers = await Promise.all([
    one.call(change, { body: { currentPassword: first, password: 'three brown foxes' } }),
    two.call(change, { body: { currentPassword: first, password: 'seven green herons' } }),
  ]);
  // The other finds its session ended, or another password than it was proved with.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('guesses at the present password are counted with those of the sign-in', async () => {
  const owner = await signedIn('owner@demo.example');
  for (let i = 0; i < 10; i++)
    await owner.call(change, { body: { currentPassword: `guess ${i}`, password: 'three brown foxes' } });
  expect(
    await owner.call(change, { body: { currentPassword: first, password: 'three brown foxes' } }),
  ).toMatchObject({
    status: 429,
  });
  expect((await signIn('owner@demo.example', first)).status).toBe(429);
});
