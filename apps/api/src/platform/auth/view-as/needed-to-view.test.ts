import { sql } from 'kysely';
import { emptyContact, keepContact } from '../../tenancy/profile/contact/contact.sql';
import { withApp } from '../../../testing';
import { newId } from '../../core/ids';
import { makePerson, type Person } from '../../../testing/access/people';

const scene = withApp();
const holding = (token: string) => scene.client.holding(token, 'demo');
const viewerWith = (permissions: readonly string[]) =>
  makePerson(scene.platform, scene.tenants.demo, permissions);
const resident = () => viewerWith(['Members List View']);
const administrator = () => viewerWith(scene.platform.permissions.names);

async function viewing(viewer: Person, { memberId }: Person) {
  const path = 'POST /api/v1/members/:memberId/view-as';
  const { data } = await holding(viewer.token).ok(path, { params: { memberId } });
  return holding(data.user.token);
}

const inDemo = (statement: ReturnType<typeof sql>) =>
  scene.platform.inTenant(scene.tenants.demo, (tx) => statement.execute(tx));

test('a request about the viewer stays hidden from them, also as its reporter', async () => {
  const [viewer, reporter] = [
    await administrator(),
    await viewerWith(['My Requests List View', 'My Requests Details View']),
  ];
  const { tenants, platform } = scene;
  const requestId = await platform.inTenant(tenants.demo, async (tx) => {
    const { rows } = await sql<{ id: string }>`select id from request limit 1`.execute(tx);
    return rows[0]?.id ?? '';
  });
  await inDemo(
    sql`update request set member_id = ${reporter.memberId}, reporter_name = null, visibility = 'private' where id = ${requestId}`,
  );
  const view = await viewing(viewer, reporter);
  const read = async () =>
    (await view.call('GET /api/v1/my-requests/:requestId', { params: { requestId } })).status;
  expect(await read()).toBe(200);
  await inDemo(sql`update request set subject_member_id = ${viewer.memberId} where id = ${requestId}`);
  expect(await read()).toBe(404);
  const { data } = await view.ok('GET /api/v1/my-requests');
  expect(data).toEqual([]);
});

test('folders show what both may see', async () => {
  const [viewer, member] = [
    await administrator(),
    await viewerWith(['Hoa Documents List View', 'My Documents List View']),
  ];
  const list = async (token: string) => {
    const { data } = await holding(token).ok('GET /api/v1/hoa-documents', { query: { limit: 200 } });
    return data.length;
  };
  const view = await viewing(viewer, member);
  expect(await list(view.token ?? '')).toBe(await list(member.token));
  const grants = sql`select id from document_folder where space = 'hoa'`;
  await inDemo(sql`delete from scope_grant more using scope_grant one
    where more.scope_id in (${grants}) and one.scope_id = more.scope_id and one.principal < more.principal`);
  await inDemo(
    sql`update scope_grant set principal = ${`person:${member.memberId}`} where scope_id in (${grants})`,
  );
  expect(await list(member.token)).toBeGreaterThan(0);
  expect(await list(view.token ?? '')).toBe(0);
});

test('the list of the community’s requests leaves out those about the viewer', async () => {
  const rights = ['Community Requests List View', 'Community Requests Details View'];
  const [viewer, manager] = [await administrator(), await viewerWith(rights)];
  const view = await viewing(viewer, manager);
  const requests = async () => {
    const path = 'GET /api/v1/community-requests';
    const { data, page } = await view.ok(path, { query: { limit: 200, sort: '-number' } });
    return { ids: data.map(({ id }) => id), total: page.total };
  };
  const before = await requests();
  const about = before.ids[0] ?? '';
  await inDemo(sql`update request set subject_member_id = ${viewer.memberId} where id = ${about}`);
  const after = await requests();
  expect(after.ids).not.toContain(about);
  expect(after.ids).toContain(before.ids[1]);
  expect(after.total).toBe((before.total ?? 0) - 1);
});

test('what a member keeps to themselves of how they are reached is not shown to who looks on as them', async () => {
  const [viewer, member] = [
    await administrator(),
    await viewerWith(['Members List View', 'Member Details View']),
  ];
  const { platform, tenants } = scene;
  await platform.inTenant(tenants.demo, (tx) =>
    keepContact(
      tx,
      { tenantId: tenants.demo, memberId: member.memberId },
      {
        ...emptyContact,
        homePhone: '555-0101',
        emergencyContacts: [{ name: 'Ana Ruiz', phone: '555-0100', relation: 'Sister' }],
      },
    ),
  );
  const view = await viewing(viewer, member);
  const own = { params: { memberId: member.memberId } };
  const shown = async (who: typeof view) => (await who.ok('GET /api/v1/members/:memberId/contact', own)).data;
  expect(await shown(holding(member.token))).toMatchObject({
    homePhone: '555-0101',
    emergencyContacts: [{ name: 'Ana Ruiz' }],
  });
  expect(await shown(view)).toMatchObject({ homePhone: null, emergencyContacts: null });
});

test('what a member asked to be approved is shown to who may decide on it', async () => {
  const { names } = scene.platform.permissions;
  const member = await viewerWith(['Members List View']);
  const [decides, not] = [
    await administrator(),
    await viewerWith(names.filter((name) => name !== 'Period Reopen Approve')),
  ];
  const parameters = JSON.stringify({ month: '2026-01', reason: 'A late bill', closedAs: newId() });
  await inDemo(sql`insert into approval (tenant_id, id, kind, section, record, record_id, link, parameters, fingerprint,
      rights, asked_by, asked_at, needed, expires_at, state)
    values (${scene.tenants.demo}, ${newId()}, 'bookkeeping.period-reopen', 'bookkeeping', 'month', ${newId()}, '/',
      ${parameters}::jsonb, 'f', '{}', ${member.memberId}, now(), 1, now() + interval '1 day', 'waiting')`);
  const count = async (who: ReturnType<typeof holding>) => {
    const { data } = await who.ok('GET /api/v1/approvals', { query: {} });
    return data.filter(({ askedBy }) => askedBy.id === member.memberId).length;
  };
  expect(await count(holding(member.token))).toBe(1);
  expect(await count(await viewing(decides, member))).toBe(1);
  expect(await count(await viewing(not, member))).toBe(0);
});

test('what the day needs first is done also where somebody who looks on is the first to read', async () => {
  const [viewer, member] = [await administrator(), await viewerWith(['Properties List View'])];
  await inDemo(sql`update property_day set summarized_on = summarized_on - 1`);
  await (await viewing(viewer, member)).ok('GET /api/v1/properties', { query: {} });
  const { rows } = await inDemo(sql`select from property_day where summarized_on >= current_date - 1`);
  expect(rows).toHaveLength(1);
});

test('support tickets are not found by the search either', async () => {
  const [viewer, member] = [await administrator(), await resident()];
  const ticket = { subject: 'Quetzalcoatl parade', message: 'What is it?' };
  await holding(member.token).ok('POST /api/v1/tickets', { body: ticket });
  const found = async (who: ReturnType<typeof holding>) => {
    const { data } = await who.ok('GET /api/v1/search', { query: { q: 'Quetzalcoatl' } });
    return data.hits.filter(({ kind }) => kind === 'ticket').length;
  };
  expect(await found(holding(member.token))).toBe(1);
  expect(await found(await viewing(viewer, member))).toBe(0);
});
