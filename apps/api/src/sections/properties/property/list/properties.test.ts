import { sql } from 'kysely';
import { withApp } from '../../../../testing';
import type { TestPerson } from '../../../../testing';
import { seedManyProperties } from '../../demo/bulk-properties.demo';

const app = withApp();
/** Enough for many pages, and for PostgreSQL to prefer an index. */
const made = 3_000;
let admin: TestPerson;

beforeAll(async () => {
  const { lakeside } = app.tenants;
  await app.platform.inTenant(lakeside, (tx) => seedManyProperties(tx, lakeside, made));
  await sql`analyze property, search_entry, person, ownership`.execute(app.platform.db);
  admin = await app.client.as('admin', 'lakeside');
});

type Query = NonNullable<Parameters<typeof list>[0]>;

function list(query: {
  cursor?: string;
  search?: string;
  sort?: 'unitNumber' | '-areaSqFt' | 'insuredUntil';
  status?: 'active'[];
  building?: string[];
}) {
  return admin.ok('GET /api/v1/properties', { query: { limit: 200, ...query } });
}

/** Follows a list to its end. */
async function walk(query: Query) {
  const pages = [await list(query)];
  for (let next = pages[0]?.page.next; next; next = pages.at(-1)?.page.next) {
    pages.push(await list({ ...query, cursor: next }));
  }
  return pages;
}

test('every page of a long list, in two orders, each property once', async () => {
  for (const query of [{}, { sort: '-areaSqFt', status: ['active'] }] satisfies Query[]) {
    const pages = await walk(query);
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(pages.map(({ page }) => page.total)).toEqual(pages.map(() => ids.length));
    expect(pages.map(({ page }) => page.firstPosition)).toEqual(pages.map((_, index) => 1 + index * 200));
  }
});

test('numbers beyond what a column holds are numbers all the same', async () => {
  const found = async (areaSqFt: string) =>
    (await admin.ok('GET /api/v1/properties', { query: { areaSqFt, limit: 1 } })).page.total;
  expect(await found('-999999999999999..999999999999999')).toBe(await found('0..'));
  expect(await found('999999999999999..')).toBe(0);
});

async function p50(query: Query): Promise<number> {
  const runs: number[] = [];
  for (let run = 0; run < 21; run++) {
    const began = performance.now();
    await list(query);
    runs.push(performance.now() - began);
  }
  return runs.toSorted((a, b) => a - b)[10] ?? 0;
}

test('the last page is about as fast as the first', async () => {
  const query: Query = { sort: '-areaSqFt', status: ['active'] };
  const cursor = (await walk(query)).at(-2)?.page.next ?? '';
  const [first, deep] = [await p50(query), await p50({ ...query, cursor })];
  expect(deep).toBeLessThan(first * 3 + 5);
});

/** The plan of a page in the middle, as the serving role has it, without what it read from other lists. */
async function planOf(order: string, where: string): Promise<string> {
  const { rows } = await app.platform.inTenant(app.tenants.lakeside, (tx) =>
    sql<Record<string, string>>`explain ${sql.raw(
      `select id, ${order} from property where archived_at is null and ${where} order by ${order}, id limit 51`,
    )}`.execute(tx),
  );
  return rows.flatMap((row) => Object.values(row)).join('\n');
}

test('a page in the middle is a stretch of an index, by every order', async () => {
  const id = `'${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}'`;
  const middles = {
    unit_sort: `('m-${String(made / 2).padStart(12, '0')}', ${id})`,
    owner_sort: `('owner 2', ${id})`,
    area_sort: `(1200, ${id})`,
    insured_sort: `('2026-06-01', ${id})`,
  };
  for (const [order, middle] of Object.entries(middles)) {
    const plan = await planOf(order, `(${order}, id) > ${middle}`);
    expect(plan).toMatch(/Index Scan using property_by_\w+ on property/);
    expect(plan).toMatch(/Index Cond: .*ROW\(/);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  }
});

test('the filter for one building comes from its own index', async () => {
  expect(await planOf('unit_sort', `building = 'Block 7'`)).toContain('property_in_building');
});

test('totals are exact at once after a change', async () => {
  const before = (await list({ building: ['Block 7'] })).page.total;
  const { data } = await admin.ok('POST /api/v1/properties', {
    body: { unitNumber: 'New', building: 'Block 7', address: {} },
  });
  expect((await list({ building: ['Block 7'] })).page.total).toBe(before + 1);
  await admin.ok('POST /api/v1/properties/:propertyId/archive', {
    params: { propertyId: data.id },
    body: { version: data.version },
  });
  expect((await list({ building: ['Block 7'] })).page.total).toBe(before);
});

test('a search finds by beginnings, by parts of words, by several words, and in many rows', async () => {
  const total = async (search: string) => (await list({ search })).page.total;
  expect(await total('m-2999')).toBe(1);
  expect(await total('2999 meridian')).toBe(1);
  expect(await total('MERIDIAN')).toBe(made);
  expect(await total('no such words')).toBe(0);
  expect(await total('100%')).toBe(0);
  const many = await list({ search: 'meridian', sort: 'unitNumber' });
  expect(many.data[0]?.unitNumber).toBe('M-1');
  expect(many.data).toHaveLength(200);
});

test('the export has every row', async () => {
  const { text, headers } = await admin.call('GET /api/v1/properties/export', {
    query: { search: 'meridian' },
  });
  expect(headers['content-type']).toContain('text/csv');
  expect(text.trim().split('\n')).toHaveLength(made + 1);
});
