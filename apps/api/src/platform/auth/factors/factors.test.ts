import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { withApp } from '../../../testing';

const scene = withApp();
const { client } = scene;
const password = 'courtyard-demo';
const login = 'POST /api/v1/member-auth/login';
const second = 'POST /api/v1/member-auth/login/second-step';
const base = '/api/v1/member-auth/factors';
const minuteMs = 60_000;

let now = Date.now();
const pass = (ms: number) => scene.setClock(new Date((now += ms)));
const codeOf = (secret: string, atMs = now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: atMs });

const signIn = (email: string, community: 'demo' | 'lakeside' = 'demo', secret = password) =>
  client.anonymous(community).call(login, { body: { email, password: secret } });
const secondStep = (challenge: string, code: string, community: 'demo' | 'lakeside' = 'demo') =>
  client.anonymous(community).call(second, { body: { challenge, code } });

async function challengeOf(email: string): Promise<string> {
  const { status, body } = await signIn(email);
  expect([status, body]).toMatchObject([401, { code: 'second-factor', factors: ['app'] }]);
  return (body as unknown as { challenge: string }).challenge;
}

/** Somebody with an authenticator app, whose clock is a step further on, so that each code is fresh. */
async function withTotp(email: string) {
  const { body } = await signIn(email);
  const person = client.holding(body.data.token, 'demo');
  const { data } = await person.ok(`POST ${base}/totp`);
  const confirmed = await person.ok(`POST ${base}/totp/confirm`, { body: { code: codeOf(data.secret) } });
  pass(minuteMs);
  return { person, ...data, codes: confirmed.data.recoveryCodes };
}

const mailsTo = (to: string) =>
  scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.selectFrom('mail').select('subject').where('toAddress', '=', to).orderBy('id').execute(),
  );

test('an authenticator app is asked for from its first code on, each code counts once, and all is told', async () => {
  const email = 'admin@demo.example';
  pass(0);
  const { person, secret, uri, codes } = await withTotp(email);
  expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
  expect(codes).toHaveLength(10);
  expect((await person.ok(`GET ${base}`)).data).toMatchObject({ recoveryCodesLeft: 10 });
  expect((await person.call(`POST ${base}/totp`)).status).toBe(409);

  const code = codeOf(secret);
  const answers = await Promise.all([
    secondStep(await challengeOf(email), code),
    secondStep(await challengeOf(email), code),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  const opened = answers.find(({ status }) => status === 200);
  expect(opened?.body.data).toMatchObject({ email });
  expect(opened?.headers['set-cookie']).toHaveLength(2);
  // Replayed, and one from before it.
  expect((await secondStep(await challengeOf(email), code)).status).toBe(422);
  expect((await secondStep(await challengeOf(email), codeOf(secret, now - 30_000))).status).toBe(422);
  expect(await mailsTo(email)).toMatchObject([{ subject: 'An authenticator app was added' }]);
});

test('a clock may be a step wrong in either direction, not two', async () => {
  const email = 'board@demo.example';
  const { secret } = await withTotp(email);
  const at = async (offMs: number) =>
    (await secondStep(await challengeOf(email), codeOf(secret, now + offMs))).status;
  expect(await at(-60_000)).toBe(422);
  expect(await at(60_000)).toBe(422);
  expect(await at(-30_000)).toBe(200);
  expect(await at(30_000)).toBe(200);
});

test('a challenge opens one session, in its community, for ten minutes, and for whose it is', async () => {
  const email = 'owner@demo.example';
  const { secret } = await withTotp(email);
  const other = await withTotp('treasurer@demo.example');
  const challenge = await challengeOf(email);
  expect((await secondStep(challenge, codeOf(secret), 'lakeside')).status).toBe(401);
  expect((await secondStep('x'.repeat(43), codeOf(secret))).body).toMatchObject({
    code: 'challenge-unusable',
  });
  expect((await secondStep(challenge, codeOf(other.secret))).status).toBe(422);
  expect((await secondStep(challenge, other.codes[0] ?? '')).status).toBe(422);
  expect((await secondStep(challenge, codeOf(secret))).status).toBe(200);
  pass(minuteMs);
  expect((await secondStep(challenge, codeOf(secret))).status).toBe(401);
  const late = await challengeOf(email);
  pass(11 * minuteMs);
  expect((await secondStep(late, codeOf(secret))).status).toBe(401);
});

test('nobody without the password learns that there is a second factor', async () => {
  const wrong = await signIn('owner@demo.example', 'demo', 'not it');
  const unknown = await signIn('nobody@demo.example', 'demo', 'not it');
  const elsewhere = await signIn('owner@demo.example', 'lakeside');
  const said = ({ status, body }: typeof wrong) => [status, { ...body, requestId: '' }];
  expect(said(wrong)).toEqual(said(unknown));
  expect(said(elsewhere)).toEqual(said(unknown));
  expect(wrong.text).not.toContain('challenge');
});

test('a recovery code works once, however it is typed, and new ones replace all', async () => {
  const email = 'vendor@demo.example';
  const { person, codes } = await withTotp(email);
  const [first = '', next = '', third = ''] = codes;
  const typed = first.toUpperCase().replaceAll('-', ' ');
  const answers = await Promise.all([
    secondStep(await challengeOf(email), typed),
    secondStep(await challengeOf(email), typed),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect((await person.ok(`GET ${base}`)).data.recoveryCodesLeft).toBe(9);
  pass(11 * minuteMs);
  const prove = (body: { way: 'code'; code: string } | { way: 'password'; password: string }) =>
    person.call('POST /api/v1/member-auth/proof', { body });
  expect((await person.call(`POST ${base}/recovery-codes`)).body).toMatchObject({
    code: 'proof-needed',
    ways: ['code'],
  });
  expect((await prove({ way: 'password', password })).status).toBe(422);
  expect((await prove({ way: 'code', code: next })).status).toBe(204);
  await person.ok(`POST ${base}/recovery-codes`);
  expect((await secondStep(await challengeOf(email), third)).status).toBe(422);
  await person.ok(`DELETE ${base}/totp`);
  expect((await signIn(email)).status).toBe(200);
  expect((await person.call(`DELETE ${base}/totp`)).status).toBe(404);
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    'An authenticator app was added',
    'A recovery code was used',
    'A recovery code was used',
    'You have new recovery codes',
    'The authenticator app was removed',
  ]);
});

test('a call that takes the password wants the second factor as well', async () => {
  const { person, secret } = await withTotp('vendor@demo.example');
  pass(11 * minuteMs);
  const change = () =>
    person.call('POST /api/v1/member-auth/email-change', { body: { email: 'hannah@new.example', password } });
  expect((await change()).body).toMatchObject({ code: 'proof-needed', ways: ['code'] });
  await person.ok('POST /api/v1/member-auth/proof', { body: { way: 'code', code: codeOf(secret) } });
  expect((await change()).status).toBe(202);
  const { rows } = await sql<{ secret: Buffer }>`select secret from totp`.execute(scene.platform.db);
  for (const row of rows) expect(row.secret.toString('latin1')).not.toContain(secret);
});

test('codes are guessed ten times, and a stranger without the password shuts nobody out', async () => {
  const email = 'treasurer@demo.example';
  const challenge = await challengeOf(email);
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++) statuses.push((await secondStep(challenge, `00000${i % 10}`)).status);
  expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(10);
  expect(statuses.at(-1)).toBe(429);
  pass(16 * minuteMs);
});
