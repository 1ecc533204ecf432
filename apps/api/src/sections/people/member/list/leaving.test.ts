import { addDays, dayAt } from '@courtyard/contract/days';
import { withApp } from '../../../../testing';

const app = withApp();
const list = 'GET /api/v1/members';
const today = () => dayAt(new Date(), 'America/New_York');
const person = (who: 'admin' | 'owner' | 'board') => app.client.as(who, 'demo');

async function member(name: string) {
  const { data } = await (await person('admin')).ok(list, { query: { search: name } });
  const [found] = data;
  if (!found) throw new Error(`no ${name}`);
  return { ...found, params: { memberId: found.id } };
}

/** Who leaves from one day to another, by name, as somebody finds them; by the list, its totals and its file alike. */
async function leaving(who: 'admin' | 'owner' | 'board', from: string, to = from) {
  const reader = await person(who);
  const query = { leaving: `${from}..${to}` };
  const { data, page } = await reader.ok(list, { query });
  const { data: totals } = await reader.ok('GET /api/v1/members/totals', { query });
  const file = await reader.call('GET /api/v1/members/export', { query });
  expect([page.total, totals.count, file.text.trim().split(/\r?\n/).length - 1]).toEqual([
    data.length,
    data.length,
    data.length,
  ]);
  return data.map(({ name }) => name);
}

test('a role that ends in a stretch of days leads to who holds it, once for all of their endings', async () => {
  const day = addDays(today(), 400);
  expect(await leaving('admin', day)).toEqual([]);
  const admin = await person('admin');
  const { data: roles } = await admin.ok('GET /api/v1/roles', { query: { limit: 200 } });
  const idOf = (name: string) => roles.find((role) => role.name === name)?.id ?? '';
  const priya = await member('Priya Raman');
  const ends = { [idOf('Member')]: day, [idOf('Tenant')]: addDays(day, 1) };
  const body = { version: priya.version, roleIds: Object.keys(ends), ends };
  await admin.ok('PUT /api/v1/members/:memberId/roles', { params: priya.params, body });
  expect(await leaving('admin', day, addDays(day, 5))).toEqual(['Priya Raman']);
  // A neighbour does not learn by a filter when somebody's rights end.
  expect(await leaving('owner', day)).toEqual([]);
  expect(await leaving('admin', addDays(day, 2), addDays(day, 5))).toEqual([]);
});

test('a lease that ends is for who sees whose each home is; another day counts at once', async () => {
  const day = addDays(today(), 500);
  const ingrid = await member('Ingrid Lindqvist');
  const { residencyId } = await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .selectFrom('residency')
      .innerJoin('person', 'person.id', 'residency.personId')
      .select('residency.id as residencyId')
      .where('person.memberId', '=', ingrid.id)
      .executeTakeFirstOrThrow(),
  );
  const lease = (endsOn: string) =>
    app.platform.inTenant(app.tenants.demo, (tx) =>
      tx.updateTable('residency').set({ kind: 'tenant', endsOn }).where('id', '=', residencyId).execute(),
    );
  await lease(day);
  expect(await leaving('admin', day)).toEqual(['Ingrid Lindqvist']);
  expect(await leaving('board', day)).toEqual(['Ingrid Lindqvist']);
  expect(await leaving('owner', day)).toEqual([]);
  await lease(addDays(day, 1));
  expect(await leaving('admin', day)).toEqual([]);
});

test('a membership that has ended leads to its past member, until they are brought back', async () => {
  const admin = await person('admin');
  const past = async () => (await leaving('admin', today())).filter((name) => name === 'Tom Whitaker');
  expect(await past()).toEqual([]);
  const tom = await member('Tom Whitaker');
  const { data } = await admin.ok('POST /api/v1/members/:memberId/end', {
    params: tom.params,
    body: { version: tom.version },
  });
  expect(await past()).toEqual(['Tom Whitaker']);
  const { data: named } = await admin.ok(list, { query: { leaving: 'this-month', status: ['past'] } });
  expect(named.map(({ name }) => name)).toContain('Tom Whitaker');
  await admin.ok('POST /api/v1/members/:memberId/bring-back', {
    params: tom.params,
    body: { version: data.version },
  });
  expect(await past()).toEqual([]);
});
