import { withApp } from '../../../../testing';
import { Authenticator } from '../../../../testing/authenticator';
import { untilSomebodyWaits } from '../../../../testing/until';

const scene = withApp();
const { client } = scene;
const password = 'courtyard-demo';
const base = '/api/v1/member-auth/factors';
const login = '/api/v1/member-auth/login';
const proof = '/api/v1/member-auth/proof';
const minuteMs = 60_000;
const origin = 'http://demo.localhost:8080';

const signIn = (email: string, community: 'demo' | 'lakeside' = 'demo') =>
  client.anonymous(community).call(`POST ${login}`, { body: { email, password } });

async function signedIn(email: string) {
  return client.holding((await signIn(email)).body.data.token, 'demo');
}

type Person = Awaited<ReturnType<typeof signedIn>>;

/** Makes a passkey of somebody's and adds it. */
async function withPasskey(email: string, name = 'Telephone') {
  const person = await signedIn(email);
  const device = new Authenticator(origin);
  const { data: wanted } = await person.ok(`POST ${base}/passkeys/begin`);
  const body = { name, passkey: device.make(wanted) };
  const { data } = await person.ok(`POST ${base}/passkeys`, { body });
  return { person, device, wanted, body, ...data };
}

async function begin(community: 'demo' | 'lakeside' = 'demo') {
  return (await client.anonymous(community).ok(`POST ${login}/passkey/begin`)).data;
}
const enter = (passkey: ReturnType<Authenticator['use']>, community: 'demo' | 'lakeside' = 'demo') =>
  client.anonymous(community).call(`POST ${login}/passkey`, { body: { passkey } });

const listed = async (person: Person) => (await person.ok(`GET ${base}`)).data;

test('a passkey is added with recovery codes, signs in alone, is named anew and removed', async () => {
  const email = 'owner@demo.example';
  const { person, device, passkey, recoveryCodes, body } = await withPasskey(email);
  expect(recoveryCodes).toHaveLength(10);
  expect(passkey).toMatchObject({
    name: 'Telephone',
    host: 'demo.localhost',
    isHere: true,
    lastUsedAt: null,
  });
  // What was made for one challenge is added once.
  expect((await person.call(`POST ${base}/passkeys`, { body })).status).toBe(422);

  const wanted = await begin();
  expect(wanted).toMatchObject({
    rpId: 'demo.localhost',
    userVerification: 'required',
    allowCredentials: [],
  });
  const opened = await enter(device.use(wanted));
  expect([opened.status, opened.body.data]).toMatchObject([200, { email, displayName: 'Priya Raman' }]);
  expect(opened.headers['set-cookie']).toHaveLength(2);
  const { passkeys } = await listed(person);
  expect(passkeys).toMatchObject([{ id: passkey.id, lastUsedAt: expect.any(String) }]);
  // It proved that it is them: what wants a recent proof goes on.
  const entered = client.holding(opened.body.data.token, 'demo');
  await entered.ok(`PATCH ${base}/passkeys/:passkeyId`, {
    params: { passkeyId: passkey.id },
    body: { name: 'Old telephone' },
  });
  expect((await listed(person)).passkeys).toMatchObject([{ name: 'Old telephone' }]);
  const other = await signedIn('vendor@demo.example');
  const params = { passkeyId: passkey.id };
  expect((await other.call(`DELETE ${base}/passkeys/:passkeyId`, { params })).status).toBe(404);
  expect(
    (await other.call(`PATCH ${base}/passkeys/:passkeyId`, { params, body: { name: 'Mine' } })).status,
  ).toBe(404);

  await entered.ok(`DELETE ${base}/passkeys/:passkeyId`, { params });
  expect((await enter(device.use(await begin()))).status).toBe(401);
  expect(await listed(person)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  expect((await signIn(email)).status).toBe(200);
  const mails = await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.selectFrom('mail').select('subject').where('toAddress', '=', email).orderBy('id').execute(),
  );
  expect(mails.map(({ subject }) => subject)).toEqual(['A passkey was added', 'A passkey was removed']);
});

test('after the password it is the second step, beside the codes, and proves who is asked again', async () => {
  const email = 'board@demo.example';
  const { person, device, recoveryCodes } = await withPasskey(email);
  const asked = await signIn(email);
  expect([asked.status, asked.body]).toMatchObject([401, { code: 'second-factor', factors: ['passkey'] }]);
  const { challenge } = asked.body as unknown as { challenge: string };
  const anyone = client.anonymous('demo');
  const { data: wanted } = await anyone.ok(`POST ${login}/second-step/passkey/begin`, {
    body: { challenge },
  });
  expect(wanted.allowCredentials).toHaveLength(1);
  const used = device.use(wanted);
  const step = () => anyone.call(`POST ${login}/second-step/passkey`, { body: { challenge, passkey: used } });
  const both = await Promise.all([step(), step()]);
  // Whoever comes when the other has ended finds the step gone.
  const [first, second] = both.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(first).toBe(200);
  expect([401, 422]).toContain(second);
  expect((await anyone.call(`POST ${login}/second-step/passkey/begin`, { body: { challenge } })).status).toBe(
    401,
  );
  // The second step of one person is not given by another's passkey.
  const vendor = await withPasskey('vendor@demo.example');
  const next = (await signIn(email)).body as unknown as { challenge: string };
  await anyone.ok(`POST ${login}/second-step/passkey/begin`, { body: next });
  const foreign = vendor.device.use(await begin());
  const refused = await anyone.call(`POST ${login}/second-step/passkey`, {
    body: { challenge: next.challenge, passkey: foreign },
  });
  expect([refused.status, refused.body]).toMatchObject([422, { code: 'wrong-passkey' }]);
  const code = recoveryCodes?.[0] ?? '';
  await anyone.ok(`POST ${login}/second-step`, { body: { challenge: next.challenge, code } });

  scene.setClock(new Date(Date.now() + 11 * minuteMs));
  const needed = await person.call(`POST ${base}/recovery-codes`);
  expect([needed.status, needed.body]).toMatchObject([
    403,
    { code: 'proof-needed', ways: ['passkey', 'code'], factors: ['passkey'] },
  ]);
  const { data: toProve } = await person.ok(`POST ${proof}/passkey/begin`);
  const answer = device.use(toProve);
  const prove = () => person.call(`POST ${proof}`, { body: { way: 'passkey', passkey: answer } });
  expect((await prove()).status).toBe(204);
  expect((await prove()).status).toBe(422);
  await person.ok(`POST ${base}/recovery-codes`);
  scene.setClock(new Date());
});

test('what was signed for something else opens nothing, and every refusal is the same', async () => {
  const email = 'treasurer@demo.example';
  const { person, device } = await withPasskey(email);
  const refusals = new Set<string>();
  const refused = async (answer: ReturnType<typeof enter>) => {
    const { status, body } = await answer;
    refusals.add(JSON.stringify([status, { ...body, requestId: '' }]));
  };
  // Of another page, or by who was not asked for a finger or a code.
  await refused(enter(device.use(await begin(), { origin: 'http://demo.localhost.example' })));
  await refused(enter(device.use(await begin(), { isVerified: false })));
  // A challenge works once, for five minutes, for what it was given for, and in its community.
  const wanted = await begin();
  await refused(enter(device.use({ ...wanted, challenge: 'x'.repeat(43) })));
  expect((await enter(device.use(wanted))).status).toBe(200);
  await refused(enter(device.use(wanted)));
  const elsewhere = await begin('lakeside');
  await refused(enter(device.use({ ...elsewhere, rpId: 'demo.localhost' })));
  const { data: toProve } = await person.ok(`POST ${proof}/passkey/begin`);
  await refused(enter(device.use({ ...toProve, allowCredentials: [] })));
  const late = await begin();
  scene.setClock(new Date(Date.now() + 6 * minuteMs));
  await refused(enter(device.use(late)));
  scene.setClock(new Date());
  // A copy that lags behind the count, and a signature that was altered.
  await refused(enter(device.use(await begin(), { uses: 1 })));
  const used = device.use(await begin());
  const { response } = used;
  const altered = {
    ...used,
    response: { ...response, signature: response.signature.replace(/.{4}$/, 'AAAA') },
  };
  await refused(enter(altered));
  await refused(enter({ ...used, id: 'nobodys', rawId: 'nobodys' }));
  // Two at once by one count of uses: a copy may have made one of them.
  const signed = [device.use(await begin()), device.use(await begin())];
  const atOnce = await scene.platform.db.transaction().execute(async (tx) => {
    await tx.selectFrom('identity').select('id').where('email', '=', email).forUpdate().execute();
    const answers = signed.map((passkey) => enter(passkey));
    await untilSomebodyWaits(scene.platform.pool, 2);
    return { answers };
  });
  const answers = await Promise.all(atOnce.answers);
  const [left] = answers.filter(({ status }) => status !== 200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  if (left) await refused(Promise.resolve(left));
  expect([...refusals]).toHaveLength(1);
  expect([...refusals][0]).toMatch(/^\[401,.*wrong-passkey/);
  expect((await enter(device.use(await begin()))).status).toBe(200);
});

test('a passkey lets in nobody who may not come in, and who does not know the password hears of none', async () => {
  const { device } = await withPasskey('admin@demo.example');
  const wanted = await begin();
  await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.updateTable('member').set({ status: 'suspended' }).where('displayName', '=', 'Maya Okafor').execute(),
  );
  const suspended = await enter(device.use(wanted));
  expect([suspended.status, suspended.body]).toMatchObject([401, { code: 'wrong-passkey' }]);
  await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.updateTable('member').set({ status: 'active' }).where('displayName', '=', 'Maya Okafor').execute(),
  );
  const wrong = await client.anonymous('demo').call(`POST ${login}`, {
    body: { email: 'admin@demo.example', password: 'not it' },
  });
  expect(wrong.body).toMatchObject({ code: 'wrong-credentials' });
  expect(wrong.text).not.toContain('passkey');
  const [one, other] = [await begin(), await begin()];
  expect({ ...one, challenge: '' }).toEqual({ ...other, challenge: '' });
});
