import { sql } from 'kysely';
import { accounts } from '../../../ledger';
import { withApp } from '../../../testing';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');

async function accountId(code: string): Promise<string> {
  const all = await app.platform.inTenant(app.tenants.demo, accounts);
  return all.find((account) => account.code === code)?.id ?? '';
}

test('the list is searched by name and account, filtered and sorted, and its file has the same rows', async () => {
  const person = await admin();
  const query = { search: 'income other', kind: ['billed' as const], sort: '-name' as const };
  expect((await person.ok('GET /api/v1/service-items', { query })).data).toEqual([]);
  await person.ok('POST /api/v1/service-items', {
    body: {
      name: 'Fax',
      kind: 'billed',
      incomeAccountId: await accountId('4900'),
      chargeType: 'other',
      priceMinor: 50,
      unit: 'page',
    },
  });
  const { data, page } = await person.ok('GET /api/v1/service-items', { query });
  expect(data.map(({ name }) => name)).toEqual(['Fax']);
  expect(page.total).toBe(1);

  const all = { status: ['active' as const, 'archived' as const], accountId: [await accountId('4900')] };
  const exported = await person.call('GET /api/v1/service-items/export', { query: { ...all, sort: 'name' } });
  const lines = exported.text.trim().split(/\r?\n/);
  expect(lines[0]).toContain('Name,Code,Kind,Description,Price');
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([
    'Fax',
    'Paper statement',
    'Pool key fob',
  ]);
  expect(lines[1]).toContain('4900 Other income');
  expect(lines[1]).toContain('0.50');
  expect(lines[2]).toContain('Archived');
});

test('a filter names what it can be: accounts by code and name, whichever side they are on', async () => {
  const person = await admin();
  const values = async (of: string, more = {}) =>
    (await person.ok('GET /api/v1/service-items/values', { query: { of, ...more } })).data.values;
  expect(await values('accountId', { find: '5210' })).toEqual([
    { value: await accountId('5210'), label: '5210 Pool', count: 1 },
  ]);
  expect((await values('status')).map(({ value }) => value).toSorted()).toEqual(['active', 'archived']);
  const totals = await person.ok('GET /api/v1/service-items/totals', {
    query: { accountId: [await accountId('5210')], priceMinor: '3000..4000' },
  });
  expect(totals.data).toEqual({ count: 1, sums: {} });
});

test('it is found by the search of the top bar', async () => {
  const { data } = await (await admin()).ok('GET /api/v1/search', { query: { q: 'FOB' } });
  expect(data.hits.find(({ title }) => title === 'Pool key fob')).toMatchObject({
    subtitle: 'FOB · 4900 Other income',
  });
});

test("one of another community is nobody's, and neither are its accounts", async () => {
  const lake = await app.client.as('admin', 'lakeside');
  const [ours] = (await (await admin()).ok('GET /api/v1/service-items')).data;
  const params = { serviceItemId: ours?.id ?? '' };
  expect((await lake.ok('GET /api/v1/service-items', { query: { status: ['active'] } })).data).toEqual([]);
  const body = { name: 'Theirs', chargeType: 'other' as const, incomeAccountId: await accountId('4900') };
  const answers = await Promise.all([
    lake.call('GET /api/v1/service-items/:serviceItemId', { params }),
    lake.call('GET /api/v1/service-items/:serviceItemId/history', { params }),
    lake.call('PUT /api/v1/service-items/:serviceItemId', { params, body: { ...body, version: 1 } }),
    lake.call('POST /api/v1/service-items/:serviceItemId/archive', {
      params,
      body: { archived: true, version: 1 },
    }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await lake.call('POST /api/v1/service-items', { body })).toMatchObject({
    status: 422,
    body: { fields: { incomeAccountId: 'Account not found. Choose another one.' } },
  });
});

test('the board reads, the treasurer writes, and others are refused', async () => {
  const statuses = async (who: 'board' | 'treasurer' | 'vendor') => {
    const person = await app.client.as(who, 'demo');
    const body = {
      name: `By ${who}`,
      chargeType: 'other' as const,
      incomeAccountId: await accountId('4900'),
    };
    return [
      (await person.call('GET /api/v1/service-items')).status,
      (await person.call('GET /api/v1/service-items/choices')).status,
      (await person.call('POST /api/v1/service-items', { body })).status,
    ];
  };
  expect(await statuses('board')).toEqual([200, 403, 403]);
  expect(await statuses('treasurer')).toEqual([200, 200, 201]);
  expect(await statuses('vendor')).toEqual([403, 403, 403]);
});

test('what refers to the chart was made once, and nobody is left with the right to refer to it', async () => {
  const { rows } = await sql<{ chart: string; isReferred: boolean; granted: number }>`
    select relname as chart,
      exists (select from pg_constraint where contype = 'f' and confrelid = pg_class.oid
        and conrelid = 'service_item'::regclass) as "isReferred",
      (select count(*)::int from aclexplode(relacl) where privilege_type = 'REFERENCES' and grantee <> relowner) as granted
    from pg_class where oid in ('fund'::regclass, 'account'::regclass) order by relname`.execute(
    app.platform.db,
  );
  expect(rows).toEqual([
    { chart: 'account', isReferred: true, granted: 0 },
    { chart: 'fund', isReferred: true, granted: 0 },
  ]);
});
