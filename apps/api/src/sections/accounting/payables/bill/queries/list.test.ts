import { sql } from 'kysely';
import { busiestOfPages, readerOf } from '../../../../../platform/database/lists/busiest-step.fixture';
import { rowsRead } from '../../../../../platform/database/lists/text-search/rows-read.fixture';
import { withApp } from '../../../../../testing';
import { asServer } from '../../../../../testing/test-database';
import { BillScene } from '../bill.fixture';
import { pageOfBills } from './bill.sql';

const app = withApp();
const scene = new BillScene(app);
const many = 20_000;

/** Bills as years leave them: one in forty is not paid, one in a thousand waits. Not posted, as only the list is read here. */
beforeAll(async () => {
  await scene.begin();
  await scene.vendor('Gable & Sons Roofing');
  await scene.within(async (tx) => {
    await sql`
      insert into vendor (tenant_id, id, name, terms_days, reportable, created_at)
      select ${app.tenants.demo}::uuid, gen_random_uuid(), 'Vendor ' || n, 30, false, now() from generate_series(1, 300) n`.execute(
      tx,
    );
    await sql`
      insert into bill (tenant_id, id, voucher, kind, vendor_id, number, billed_on, due_on, total_minor, open_minor, is_posted,
        entered_by, entered_by_name, created_at)
      select ${app.tenants.demo}::uuid, gen_random_uuid(), n, case when n % 200 = 0 then 'credit' else 'bill' end,
        case when n % 400 = 77 then gable.id else (vendors.ids)[1 + n % cardinality(vendors.ids)] end, 'V-' || n, day, day + 30,
        case when n % 200 = 0 then -1 else 1 end * (20000 + n % 500),
        case when n % 1000 = 1 or n % 200 = 0 then 0 when n % 40 = 0 then 20000 + n % 500 when n % 41 = 0 then 5000 else 0 end, n % 1000 <> 1,
        (select id from member limit 1), 'Somebody', now()
      from vendor gable, (select array_agg(id order by id) as ids from vendor where name like 'Vendor %') vendors, generate_series(1, ${many}) n,
        lateral (select '2020-01-01'::date + n * 2300 / ${many} as day) on_day
      where gable.name like 'Gable%'`.execute(tx);
    await sql`update document_number set last = ${many} where document = 'bill'`.execute(tx);
  });
  await asServer(app, (client) => client.query('vacuum analyze bill, vendor'));
}, 180_000);

type Query = Parameters<typeof pageOfBills>[1];

/** How many rows the busiest step of the rows of a page looks at: the first page, and those that follow it. */
const busiest = (query: Partial<Query>): Promise<number> =>
  scene.within((tx) =>
    busiestOfPages(app, tx, {
      section: 'accounting',

      having: 'limit',
      few: ['vendor'],
      read: (context, cursor) => pageOfBills(context, { limit: 50, ...query, cursor }),
    }),
  );

test.each([
  [{}],
  [{ sort: 'voucher' as const }],
  [{ sort: '-billedOn' as const }],
  [{ sort: 'dueOn' as const }],
  [{ sort: '-totalMinor' as const }],
  [{ sort: '-openMinor' as const }],
  [{ status: ['waiting' as const] }],
  [{ status: ['open' as const, 'partial' as const] }],
  [{ status: ['open' as const], sort: 'dueOn' as const }],
  [{ status: ['paid' as const] }],
  [{ status: ['void' as const] }],
  [{ kind: ['credit' as const] }],
  [{ aging: ['over90' as const], sort: 'dueOn' as const }],
  [{ search: 'gable' }],
  [{ search: 'nobody-is-called-this' }],
  [{ search: 'v-777', sort: 'dueOn' as const }],
  [{ search: 'vendor 1', sort: '-openMinor' as const }],
])('a page by %j looks at hundreds of rows, not at all', async (query) => {
  expect(await busiest(query)).toBeLessThan(1000);
});

test('it is searched by the number of the vendor and our own, the memo and the name of the vendor', async () => {
  const treasurer = await scene.treasurer();
  const found = async (search: string) =>
    (await treasurer.ok('GET /api/v1/bills', { query: { search } })).page.total;
  expect(await found('v-19999')).toBe(1);
  expect(await found('19999')).toBe(1);
  expect(await found('gable')).toBe(many / 400);
  expect(await found('gable v-77')).toBe(1);
  expect(await found('nobody-is-called-this')).toBe(0);
  expect(await found('V-')).toBe(many);
  await scene.within(async (tx) => {
    await sql`update bill set memo = 'D’Angelo tiles' where number = 'V-19999'`.execute(tx);
    await sql`update vendor set name = 'O´Gable Roofing' where name like 'Gable%'`.execute(tx);
  });
  for (const apostrophe of ["'", '’', 'ʼ', '`', '']) {
    expect(await found(`d${apostrophe}angelo`)).toBe(1);
    expect(await found(`o${apostrophe}gable`)).toBe(many / 400);
    // Too short for the index.
    expect(await found(`o${apostrophe}g v-77`)).toBe(1);
  }
});

test('a word of few rows is looked up by its index', async () => {
  await scene.within(async (tx) => {
    const context = await readerOf(app, tx, 'accounting');
    const look = () => pageOfBills(context, { limit: 50, search: 'v-19998' });
    expect(await rowsRead(tx, 'bill', look)).toBeLessThan(50);
  });
});
