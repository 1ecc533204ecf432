import { createHash, randomBytes } from 'node:crypto';
import { withApp } from '../../../../testing';
import { addMember } from '../../../tenancy/members.service';

const scene = withApp();
const { client } = scene;
const ask = 'POST /api/v1/member-auth/switch';
const redeem = 'POST /api/v1/member-auth/switch/redeem';
const sessions = 'GET /api/v1/member-auth/sessions';

const secretOf = () => {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};

/** Makes the admin of the one community a member of the other. */
async function joinLakeside(): Promise<void> {
  const admin = await client.as('admin', 'demo');
  const { data } = await admin.ok('GET /api/v1/member-auth/email-change');
  const { id: identityId } = await scene.platform.db
    .selectFrom('identity')
    .select('id')
    .where('email', '=', data.email)
    .executeTakeFirstOrThrow();
  await scene.platform.inTenant(scene.tenants.lakeside, async (tx) => {
    const role = tx.selectFrom('role').select('id').where('name', '=', 'Auditor');
    const { id } = await role.executeTakeFirstOrThrow();
    await addMember(tx, {
      tenantId: scene.tenants.lakeside,
      identityId,
      displayName: 'Maya Okafor',
      roleIds: [id],
    });
  });
}

const setStatus = (status: 'active' | 'suspended') =>
  scene.platform.inTenant(scene.tenants.lakeside, (tx) =>
    tx.updateTable('member').set({ status }).where('displayName', '=', 'Maya Okafor').execute(),
  );

async function ticketOf(challenge: string) {
  const admin = await client.as('admin', 'demo');
  return (await admin.ok(ask, { body: { community: 'lakeside', challenge } })).data;
}

const use = (ticket: string, verifier: string, community: 'demo' | 'lakeside' = 'lakeside') =>
  client.anonymous(community).call(redeem, { body: { ticket, verifier } });

beforeAll(joinLakeside);

test('a ticket signs in to the other community once, without the password, with what the person may do there', async () => {
  const { verifier, challenge } = secretOf();
  const { address, ticket } = await ticketOf(challenge);
  expect(address).toBe('http://lakeside.localhost:8080');
  const answers = await Promise.all([use(ticket, verifier), use(ticket, verifier)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  const user = answers.find(({ status }) => status === 200);
  expect(user?.body.data).toMatchObject({ displayName: 'Maya Okafor', roles: ['Auditor'] });
  expect(String(user?.headers['set-cookie'])).toMatch(/^courtyard_session=/);
  const there = client.holding(user?.body.data.token ?? '', 'lakeside');
  expect((await there.call(sessions)).status).toBe(200);
  expect((await client.holding(there.token ?? '', 'demo').call(sessions)).status).toBe(401);
});

test('it opens nothing in another browser, in another community, or a minute later, and is used up by the attempt', async () => {
  const mine = secretOf();
  const stolen = await ticketOf(mine.challenge);
  expect((await use(stolen.ticket, secretOf().verifier)).status).toBe(422);
  expect((await use(stolen.ticket, mine.verifier)).status).toBe(422);
  const elsewhere = await ticketOf(mine.challenge);
  expect((await use(elsewhere.ticket, mine.verifier, 'demo')).status).toBe(422);
  const late = await ticketOf(mine.challenge);
  scene.setClock(new Date(Date.now() + 61_000));
  expect((await use(late.ticket, mine.verifier)).status).toBe(422);
  scene.setClock(new Date());
});

test('it goes with the session that it was asked for with', async () => {
  const { verifier, challenge } = secretOf();
  const body = { email: 'admin@demo.example', password: 'courtyard-demo' };
  const { data } = await client.anonymous('demo').ok('POST /api/v1/member-auth/login', { body });
  const phone = client.holding(data.token, 'demo');
  const { ticket } = (await phone.ok(ask, { body: { community: 'lakeside', challenge } })).data;
  await phone.ok('POST /api/v1/member-auth/logout');
  expect((await use(ticket, verifier)).status).toBe(422);
});

test('whose every role has ended there is told so, and a community that is being deleted is none', async () => {
  const { verifier, challenge } = secretOf();
  const { ticket } = await ticketOf(challenge);
  const roleEnds = (endsOn: string | null) =>
    scene.platform.inTenant(scene.tenants.lakeside, (tx) =>
      tx
        .updateTable('memberRole')
        .set({ endsOn })
        .where(
          'memberId',
          'in',
          tx.selectFrom('member').select('id').where('displayName', '=', 'Maya Okafor'),
        )
        .execute(),
    );
  await roleEnds('2020-02-29');
  expect(await use(ticket, verifier)).toMatchObject({ status: 403, body: { code: 'access-ended' } });
  await roleEnds(null);
  const of = { communityId: scene.tenants.lakeside, slug: 'lakeside', name: 'L', language: 'en' } as const;
  const now = new Date();
  await scene.platform.db
    .insertInto('communityDeletion')
    .values({ ...of, askedBy: 'A', askedAt: now, deletesOn: '2026-01-01', closedAt: now })
    .execute();
  scene.platform.tenants.forget(scene.tenants.lakeside);
  const admin = await client.as('admin', 'demo');
  expect((await admin.call(ask, { body: { community: 'lakeside', challenge } })).status).toBe(404);
  await scene.platform.db.deleteFrom('communityDeletion').execute();
  scene.platform.tenants.forget(scene.tenants.lakeside);
});

test('for a community that is not theirs there is none, and who was suspended meanwhile stays outside', async () => {
  const { verifier, challenge } = secretOf();
  const owner = await client.as('owner', 'demo');
  const admin = await client.as('admin', 'demo');
  const asked = (community: string) => ({ body: { community, challenge } });
  expect((await owner.call(ask, asked('lakeside'))).status).toBe(404);
  expect((await admin.call(ask, asked('demo'))).status).toBe(404);
  expect((await admin.call(ask, asked('nowhere'))).status).toBe(404);
  const { ticket } = await ticketOf(challenge);
  await setStatus('suspended');
  expect((await use(ticket, verifier)).status).toBe(422);
  expect((await admin.call(ask, asked('lakeside'))).status).toBe(404);
  await setStatus('active');
});
