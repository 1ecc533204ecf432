import { sql } from 'kysely';
import { openUnitsOn } from '../../unit-account/unit-ledger-on.sql';
import { busiestOfPages } from '../../../../../platform/database/lists/busiest-step.fixture';
import { withApp } from '../../../../../testing';
import { OwnerScene, today } from '../../owner-account/owner.fixture';
import { pageOfInvoices } from './invoice.sql';

const app = withApp();
const scene = new OwnerScene(app);
const many = 20_000;

/** Invoices as years of billing leave them: one in forty is not paid. Not posted, as only the list is read here. */
beforeAll(async () => {
  await scene.begin();
  const unit = await scene.unit('List 1', { owner: 'Lia Lister' });
  await scene.bill(unit, [scene.dues(100)], { issuedOn: '2026-06-01' });
  await scene.within(async (tx) => {
    // Every unit has a ledger, and invoices of its own.
    const all = await tx.selectFrom('property').select('id').where('archivedAt', 'is', null).execute();
    const units = all.map(({ id }) => id);
    await openUnitsOn(tx, app.tenants.demo, units, today);
    await sql`
      insert into invoice (tenant_id, id, number, property_id, unit_ledger_id, issued_on, due_on, total_minor, open_minor, created_at)
      select ${app.tenants.demo}::uuid, gen_random_uuid(), n, ledger.property_id, ledger.id, day, day + 14, 20000 + n % 500,
        case when n % 40 = 0 then 20000 + n % 500 when n % 41 = 0 then 5000 else 0 end, now()
      from generate_series(2, ${many}) n, lateral (select '2020-01-01'::date + n * 2300 / ${many} as day) on_day,
        lateral (select (array_agg(id order by id))[1 + n % count(*)] as id from unit_ledger) chosen
      join unit_ledger ledger on ledger.id = chosen.id`.execute(tx);
    await sql`update document_number set last = ${many} where document = 'invoice'`.execute(tx);
  });
  await sql`analyze invoice`.execute(app.platform.db);
}, 180_000);

type Query = Parameters<typeof pageOfInvoices>[1];

/** How many rows the busiest step of the rows of a page looks at: the first page, and those that follow it. */
const busiest = (query: Partial<Query>): Promise<number> =>
  scene.within((tx) =>
    busiestOfPages(app, tx, {
      section: 'accounting',

      having: 'limit',
      few: ['property', 'unit_ledger'],
      read: (context, cursor) => pageOfInvoices(context, { limit: 50, ...query, cursor }),
    }),
  );

test.each([
  [{}],
  [{ sort: 'number' as const }],
  [{ sort: '-issuedOn' as const }],
  [{ sort: 'dueOn' as const }],
  [{ sort: '-totalMinor' as const }],
  [{ sort: '-openMinor' as const }],
  [{ status: ['open' as const, 'partial' as const] }],
  [{ status: ['open' as const], sort: 'dueOn' as const }],
  [{ status: ['paid' as const] }],
  [{ status: ['void' as const] }],
  [{ aging: ['over90' as const], sort: 'dueOn' as const }],
  [{ search: 'lister' }],
  [{ search: 'nobody-is-called-this' }],
  [{ search: '777', sort: 'dueOn' as const }],
  [{ search: 'a', sort: '-openMinor' as const }],
])('a page by %j looks at hundreds of rows, not at all', async (query) => {
  expect(await busiest(query)).toBeLessThan(1000);
});

test('it is filtered by how it stands and by days overdue, searched by number, unit and owner, and summed', async () => {
  const treasurer = await scene.treasurer();
  const list = async (query: object) => (await treasurer.ok('GET /api/v1/invoices', { query })).page.total;
  expect(await list({})).toBe(many);
  const open = await list({ status: ['open', 'partial'] });
  expect((await list({ status: ['paid', 'void'] })) + open).toBe(many);
  expect((await list({ status: ['paid', 'open'] })) + (await list({ status: ['partial', 'void'] }))).toBe(
    many,
  );
  const buckets = await Promise.all(
    ['current', 'to30', 'to60', 'to90', 'over90'].map((bucket) => list({ aging: [bucket] })),
  );
  expect(buckets.reduce((sum, count) => sum + count, 0)).toBe(open);
  const values = await treasurer.ok('GET /api/v1/invoices/values', { query: { of: 'aging' } });
  expect(values.data.values.reduce((sum, { count }) => sum + count, 0)).toBe(open);
  const { data } = await treasurer.ok('GET /api/v1/invoices', {
    query: { search: '1 lister', status: ['open'], sort: 'number' },
  });
  expect(data.map(({ number }) => number)).toContain(1);
  expect(data.every(({ status }) => status === 'open')).toBe(true);
  const paid = await treasurer.ok('GET /api/v1/invoices/totals', { query: { status: ['paid'] } });
  expect(paid.data.sums.openMinor).toBe(0);
  const file = await treasurer.call('GET /api/v1/invoices/export', { query: { issuedOn: `${today}..` } });
  expect(file.text.split('\r\n')[0]).toMatch(
    /Number,Unit,Billed to,Date,Due,Status,Overdue,Total,Open balance,Amount written off/,
  );
});

test('one is found by its number, its message and its unit in the search of the top bar', async () => {
  const treasurer = await scene.treasurer();
  const found = async (q: string) =>
    (await treasurer.ok('GET /api/v1/search', { query: { q } })).data.hits
      .filter(({ kind }) => kind === 'invoice')
      .map(({ title }) => title);
  expect((await found('1'))[0]).toMatch(/^#1 · List 1$/);
  expect((await found('lister')).length).toBeGreaterThan(0);
  const unit = await scene.unit('Said 1');
  const body = { ...scene.invoiceBody([unit], [scene.dues(100)]), memo: 'Key for the boathouse' };
  await treasurer.ok('POST /api/v1/invoices', { body });
  expect(await found('boathouse key')).toEqual([expect.stringMatching(/^#\d+ · Said 1$/)]);
});

test('an owner and a message are found with every apostrophe and with none', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('Apostrophe 1', { owner: 'Nora O’Shea' });
  const body = { ...scene.invoiceBody([unit], [scene.dues(100)]), memo: 'Key of D‘Angelo' };
  await treasurer.ok('POST /api/v1/invoices', { body });
  for (const apostrophe of ["'", '’', 'ʼ', '`', '']) {
    const search = `nora o${apostrophe}shea`;
    expect((await treasurer.ok('GET /api/v1/invoices', { query: { search } })).page.total).toBe(1);
    const q = `d${apostrophe}angelo key`;
    const { hits } = (await treasurer.ok('GET /api/v1/search', { query: { q } })).data;
    expect(hits.map(({ kind, title }) => [kind, title])).toEqual([
      ['invoice', expect.stringMatching(/Apostrophe 1$/)],
    ]);
  }
});
