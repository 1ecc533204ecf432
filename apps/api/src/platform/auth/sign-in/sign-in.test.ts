import { withApp } from '../../../testing';
import type { Tx } from '../../database/database';
import { untilSomebodyWaits } from '../../../testing/until';
import { Problem } from '../../http/problem';
import { countingFailures, loginLimits } from '../limits';

const scene = withApp();
const { client } = scene;
const login = 'POST /api/v1/member-auth/login';
const right = { email: 'admin@demo.example', password: 'courtyard-demo' };

test('answers the user with token and permissions, and sets the cookie', async () => {
  const answer = await client
    .anonymous('demo')
    .call(login, { body: { ...right, email: 'Admin@Demo.example' } });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({
    email: 'admin@demo.example',
    displayName: 'Maya Okafor',
    roles: ['Project Admin'],
    community: { slug: 'demo', address: 'http://demo.localhost:8080' },
  });
  expect(answer.body.data.permissions).toContain('Properties List View');
  expect(answer.headers['set-cookie']).toEqual([
    `courtyard_session=${answer.body.data.token}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax`,
    expect.stringMatching(/^courtyard_device=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly/),
  ]);
});

test('a browser that signs in again gets another token, and its session before ends', async () => {
  const first = await client.anonymous('demo').ok(login, { body: right });
  const cookie = `courtyard_session=${first.data.token}`;
  const wrong = { ...right, password: 'courtyard-dem0' };
  await client.anonymous('demo').call(login, { body: wrong, headers: { cookie } });
  const before = client.holding(first.data.token, 'demo');
  expect((await before.call('GET /api/v1/shell/preferences')).status).toBe(200);
  const second = await client.anonymous('demo').ok(login, { body: right, headers: { cookie } });
  expect(second.data.token).not.toBe(first.data.token);
  expect((await before.call('GET /api/v1/shell/preferences')).status).toBe(401);
  const now = client.holding(second.data.token, 'demo');
  expect((await now.call('GET /api/v1/shell/preferences')).status).toBe(200);
});

test.each([
  ['a wrong password', { ...right, password: 'courtyard-dem0' }],
  ['an unknown address', { ...right, email: 'nobody@demo.example' }],
  ['a member of another community', { ...right, email: 'admin@lakeside.example' }],
])('refuses %s in the same words', async (_, body) => {
  const { status, body: problem } = await client.anonymous('demo').call(login, { body });
  expect(status).toBe(401);
  expect(problem).toMatchObject({
    code: 'wrong-credentials',
    detail: 'Incorrect email or password.',
  });
});

test('takes as long for an unknown address as for a wrong password', async () => {
  const time = async (email: string) => {
    const start = performance.now();
    await client.anonymous('lakeside').call(login, { body: { email, password: 'wrong password' } });
    return performance.now() - start;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  // In turns, and the fastest of each: other work on the machine falls on both.
  for (let i = 0; i < 5; i++) {
    known.push(await time('board@lakeside.example'));
    unknown.push(await time('nobody@lakeside.example'));
  }
  // Without the decoy hash it is 2 ms against 30.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
});

test('a suspended member cannot sign in, and what they had open ends', async () => {
  const vendor = await client.as('vendor', 'lakeside');
  const { platform, tenants } = scene;
  const member = (status: 'active' | 'suspended') =>
    platform.inTenant(tenants.lakeside, (tx) =>
      tx.updateTable('member').set({ status }).where('displayName', '=', 'Hannah Brandt').execute(),
    );
  await member('suspended');
  platform.sessions.forget(tenants.lakeside);
  expect((await vendor.call('GET /api/v1/member-auth/sessions')).status).toBe(401);
  const body = { email: 'vendor@lakeside.example', password: 'courtyard-demo' };
  expect((await client.anonymous('lakeside').call(login, { body })).status).toBe(401);
  await member('active');
});

test('who is suspended while they sign in is not signed in', async () => {
  const { platform, tenants } = scene;
  const hannah = 'Hannah Brandt';
  const setStatus = (tx: Tx, status: 'active' | 'suspended') =>
    tx.updateTable('member').set({ status }).where('displayName', '=', hannah).execute();
  const body = { email: 'vendor@lakeside.example', password: 'courtyard-demo' };
  const { answer } = await platform.inTenant(tenants.lakeside, async (tx) => {
    await setStatus(tx, 'suspended');
    const answering = client.anonymous('lakeside').call(login, { body });
    await Promise.race([untilSomebodyWaits(platform.pool), answering]);
    return { answer: answering };
  });
  expect((await answer).status).toBe(401);
  await platform.inTenant(tenants.lakeside, (tx) => setStatus(tx, 'active'));
});

test('after ten wrong passwords the account waits, also for the right one, and says how long', async () => {
  const guess = (password: string) =>
    client.anonymous('demo').call(login, { body: { email: 'treasurer@demo.example', password } });
  // At the same time: none may slip past the count of the others.
  const answers = await Promise.all(Array.from({ length: 14 }, (_, i) => guess(`guess ${i}`)));
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(10).fill(401),
    ...Array<number>(4).fill(429),
  ]);
  const waiting = await guess('courtyard-demo');
  expect(waiting.status).toBe(429);
  expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(600);
  scene.setClock(new Date(Date.now() + 16 * 60_000));
  expect((await guess('courtyard-demo')).status).toBe(200);
  scene.setClock(new Date());
});

describe('somebody who guesses at the account of another', () => {
  const attempt = (email: string, password: string, cookie?: string) =>
    client
      .anonymous('demo')
      .call(login, { body: { email, password }, ...(cookie && { headers: { cookie } }) });
  const deviceOf = (answer: { headers: Record<string, unknown> }) =>
    /courtyard_device=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? '';

  test('does not lock them out of the browser that they use', async () => {
    const mine = deviceOf(await attempt('board@demo.example', 'courtyard-demo'));
    const other = deviceOf(await attempt('owner@demo.example', 'courtyard-demo'));
    for (let i = 0; i < 11; i++) await attempt('board@demo.example', `guess ${i}`);
    const status = async (cookie?: string) =>
      (await attempt('board@demo.example', 'courtyard-demo', cookie)).status;
    expect(await status()).toBe(429);
    // Neither the mark of another account nor a changed one counts.
    expect(await status(other)).toBe(429);
    expect(await status(mine.replace(/=./, (start) => (start === '=A' ? '=B' : '=A')))).toBe(429);
    expect(await status(mine)).toBe(200);
  });

  test('does not keep them from it at their own address, but for guesses there', async () => {
    const from = async (remoteAddress: string, password: string) => {
      const answer = await scene.app.inject({
        method: 'POST',
        url: '/api/v1/member-auth/login',
        remoteAddress,
        headers: { host: 'lakeside.localhost:8080', 'content-type': 'application/json' },
        payload: JSON.stringify({ email: 'owner@lakeside.example', password }),
      });
      return answer.statusCode;
    };
    for (let i = 0; i < 11; i++) await from('198.51.100.7', `guess ${i}`);
    expect(await from('198.51.100.7', 'courtyard-demo')).toBe(429);
    expect(await from('198.51.100.8', 'courtyard-demo')).toBe(200);
  });

  test('from many addresses may not guess for ever', async () => {
    const { platform } = scene;
    const limits = [[loginLimits.account, 'guessed-at@demo.example']] as const;
    const wrong = () => Promise.reject(new Problem({ status: 401, code: 'wrong', title: 'Wrong' }));
    for (let i = 0; i < 100; i++) await countingFailures(platform, limits, wrong).catch(() => {});
    await expect(countingFailures(platform, limits, async () => 'in')).rejects.toMatchObject({ status: 429 });
  });

  test('may not guess on from a known browser either', async () => {
    const known = deviceOf(await attempt('owner@demo.example', 'courtyard-demo'));
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await attempt('owner@demo.example', `x${i}`, known)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });
});

describe('an address that many share', () => {
  const subject = '192.0.2.1';
  const limits = [[loginLimits.address, subject]] as const;

  test('lets in whoever knows their password, however many they are', async () => {
    const most = loginLimits.address.attempts;
    for (let i = 0; i < most + 5; i += 1) {
      expect(await countingFailures(scene.platform, limits, async () => i)).toBe(i);
    }
  });

  test('is not held to account for what is our own failure', async () => {
    const before = await attempts();
    const failing = countingFailures(scene.platform, limits, () => Promise.reject(new Error('our own')));
    await expect(failing).rejects.toThrow('our own');
    expect(await attempts()).toBe(before);
    const busy = new Problem({ status: 503, code: 'busy', title: 'Busy' });
    const refused = countingFailures(scene.platform, limits, () => Promise.reject(busy));
    await expect(refused).rejects.toBe(busy);
    expect(await attempts()).toBe(before);
  });

  const attempts = async () =>
    (await scene.platform.db.selectFrom('loginAttempt').selectAll().execute()).length;
});

test('keeps neither the address nor the account of an attempt in the clear', async () => {
  const attempts = await scene.platform.db.selectFrom('loginAttempt').selectAll().execute();
  expect(attempts.length).toBeGreaterThan(5);
  for (const attempt of attempts) expect(attempt.subject).toHaveLength(32);
});

test('what a person may do is answered to them, as a list of names', async () => {
  const owner = await client.as('owner', 'demo');
  const key = 'POST /api/v1/dashboard/data';
  const { data } = await owner.ok(key, { body: { isPermissionsRequested: true } });
  expect(data.permissions).toContain('Property Details View');
  expect(data.permissions).not.toContain('Properties List View');
  expect(await owner.ok(key, { body: {} })).toEqual({ data: {} });
});
