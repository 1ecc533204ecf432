import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { type TestPerson, withApp } from '../../../testing';
import { untilSomebodyWaits } from '../../../testing/until';
import { addMember } from '../../tenancy/members.service';

const scene = withApp();
const { client } = scene;
const login = 'POST /api/v1/member-auth/login';
const factors = '/api/v1/member-auth/factors';
const anyRead = 'GET /api/v1/shell/preferences';
const first = 'courtyard-demo';
const next = 'three brown foxes';

const signIn = (email: string, password = first) =>
  client.anonymous('demo').call(login, { body: { email, password } });

async function signedIn(email: string) {
  const { data } = await client.anonymous('demo').ok(login, { body: { email, password: first } });
  return client.holding(data.token, 'demo');
}

const changePassword = (person: TestPerson) =>
  person.ok('POST /api/v1/member-auth/password', { body: { currentPassword: first, password: next } });

/** Stops `entering` at the member of a community, lets `changing` come as far as it does meanwhile, and both end. */
async function meanwhile<T>(
  tenantId: string,
  email: string,
  { entering, changing }: { entering: () => Promise<T>; changing: () => Promise<unknown> },
): Promise<T> {
  const { platform } = scene;
  const both = await platform.inTenant(tenantId, async (tx) => {
    await tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select('member.id')
      .where('identity.email', '=', email)
      .forNoKeyUpdate('member')
      .execute();
    const entered = entering();
    await untilSomebodyWaits(platform.pool);
    const changed = changing();
    await Promise.race([changed, untilSomebodyWaits(platform.pool, 2)]);
    return { entered, changed };
  });
  await both.changed;
  return both.entered;
}

/** Whether somebody who came in is nobody any more. */
async function isOut(
  { status, body }: { status: number; body: { data: { token: string } } },
  community: 'demo' | 'lakeside',
): Promise<boolean> {
  if (status !== 200) return true;
  return (await client.holding(body.data.token, community).call(anyRead)).status === 401;
}

test('a sign-in by the password of before, under way while another is set, opens nothing', async () => {
  const email = 'owner@demo.example';
  const person = await signedIn(email);
  const late = await meanwhile(scene.tenants.demo, email, {
    entering: () => signIn(email),
    changing: () => changePassword(person),
  });
  expect(await isOut(late, 'demo')).toBe(true);
  expect((await signIn(email, next)).status).toBe(200);
});

test('nor does a second step that waits since the password of before', async () => {
  const email = 'vendor@demo.example';
  const person = await signedIn(email);
  const { data } = await person.ok(`POST ${factors}/totp`);
  const totp = new TOTP({ secret: Secret.fromBase32(data.secret) });
  const code = (atMs: number) => totp.generate({ timestamp: atMs });
  const now = Date.now();
  await person.ok(`POST ${factors}/totp/confirm`, { body: { code: code(now) } });
  const { body } = await signIn(email);
  const { challenge } = body as unknown as { challenge: string };
  await changePassword(person);
  const step = { challenge, code: code(now + 30_000) };
  const late = await client
    .anonymous('demo')
    .call('POST /api/v1/member-auth/login/second-step', { body: step });
  expect([late.status, late.body]).toMatchObject([401, { code: 'challenge-unusable' }]);
});

test('nor a way over from another community, under way while all sessions end', async () => {
  const email = 'board@demo.example';
  const { id: identityId } = await scene.platform.db
    .selectFrom('identity')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await scene.platform.inTenant(scene.tenants.lakeside, (tx) =>
    addMember(tx, { tenantId: scene.tenants.lakeside, identityId, displayName: 'Over', roleIds: [] }),
  );
  const person = await signedIn(email);
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const asked = { body: { community: 'lakeside', challenge } };
  const { ticket } = (await person.ok('POST /api/v1/member-auth/switch', asked)).data;
  const late = await meanwhile(scene.tenants.lakeside, email, {
    entering: () =>
      client
        .anonymous('lakeside')
        .call('POST /api/v1/member-auth/switch/redeem', { body: { ticket, verifier } }),
    changing: () => person.ok('DELETE /api/v1/member-auth/sessions'),
  });
  expect(await isOut(late, 'lakeside')).toBe(true);
});
