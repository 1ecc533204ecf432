import { newId } from '../../../../platform/core/ids';
import { busiestOfPages, readerOf } from '../../../../platform/database/lists/busiest-step.fixture';
import { withApp } from '../../../../testing';
import { asServer } from '../../../../testing/test-database';
import { seedManyMembers } from '../../demo/bulk-members.demo';
import { foundMembers } from './found-members.sql';
import { pageOfMembers } from './members.sql';

const app = withApp();
/** More than are known by their ids when all of them are found. */
const many = 2_400;

beforeAll(async () => {
  await app.platform.inTenant(app.tenants.demo, (tx) => seedManyMembers(tx, app.tenants.demo, many));
  await asServer(app, (client) => client.query('analyze'));
}, 180_000);

type Query = Parameters<typeof pageOfMembers>[1];

/** How many rows the busiest step of the rows of a page looks at: the first page, and those that follow it. */
const busiest = (query: Partial<Query>): Promise<number> =>
  app.platform.inTenant(app.tenants.demo, (tx) =>
    busiestOfPages(app, tx, {
      section: 'people',
      having: 'limit',
      few: ['role', 'property', 'residency', 'person', 'ownership', 'member_contact'],
      read: (context, cursor) => {
        const permissions = new Set(['Member Details View', 'Member Update']);
        const caller = { ...context.caller, memberId: newId(), permissions };
        return pageOfMembers({ ...context, caller }, { limit: 50, sort: 'name', ...query, cursor });
      },
    }),
  );

test.each([
  [{}],
  [{ sort: '-memberSince' as const }],
  [{ search: 'maria ortega' }],
  [{ search: 'maria ortega 13' }],
  [{ search: 'nobody-is-called-this' }],
])('a page by %j looks at hardly more rows than it has', async (query) => {
  expect(await busiest(query)).toBeLessThan(many / 10);
});

// One in sixteen has the name, on every block of the table: reading it through once is as good as an index.
test.each([
  [{ search: 'maria' }],
  [{ search: 'maria', sort: '-memberSince' as const }],
  [{ search: 'ortega', status: ['active' as const] }],
])('a page by %j, which many have, looks at nobody twice', async (query) => {
  const { rows } = await asServer(app, (client) => client.query('select from member'));
  expect(await busiest(query)).toBeLessThanOrEqual(rows.length);
});

test('all words of a search count, few or many as they have them, in the list, its counts and its file', async () => {
  const admin = await app.client.as('admin', 'demo');
  const found = async (query: { search: string; status?: 'past'[] }) => {
    const { data, page } = await admin.ok('GET /api/v1/members', { query });
    const totals = await admin.ok('GET /api/v1/members/totals', { query });
    const file = await admin.call('GET /api/v1/members/export', { query });
    expect(totals.data.count).toBe(page.total);
    expect(file.text.trim().split(/\r?\n/)).toHaveLength(page.total + 1);
    return { total: page.total, names: data.map(({ name }) => name) };
  };
  // The made-up ones are called by their number: the sixteen given names in turn, and each family name sixteen times.
  expect((await found({ search: 'maria ortega 1920' })).names).toEqual(['Maria Ortega 1920']);
  expect((await found({ search: '1920 ortega' })).names).toEqual(['Maria Ortega 1920']);
  expect((await found({ search: 'walsh 1920' })).total).toBe(0);
  expect((await found({ search: 'many.example' })).total).toBe(many);
  expect((await found({ search: 'many.example', status: ['past'] })).total).toBe(many / 10);
  const { data, page } = await admin.ok('GET /api/v1/members', {
    query: { search: 'many.example', limit: 50 },
  });
  expect(data.map(({ name }) => name)).toEqual(data.map(({ name }) => name).toSorted());
  expect(page.firstPosition).toBe(1);
});

test('where most have the words, the same are found on the way through the list as among all', async () => {
  const search = 'many.example';
  await app.platform.inTenant(app.tenants.demo, async (tx) => {
    const reader = await readerOf(app, tx, 'people');
    const context = { ...reader, caller: { ...reader.caller, permissions: new Set(['Member Update']) } };
    const idsOf = async (isFound: Awaited<ReturnType<typeof foundMembers>>['among']) => {
      const rows = await tx.selectFrom('member').select('id').where(isFound).orderBy('id').execute();
      return rows.map(({ id }) => id);
    };
    const joined = await idsOf((await foundMembers(context, search)).among);
    expect(joined).toHaveLength(many);
    const { among, inOrder } = await foundMembers(context, search, 1);
    expect(inOrder).not.toBe(among);
    expect(await idsOf(among)).toEqual(joined);
    expect(await idsOf(inOrder)).toEqual(joined);
  });
});
