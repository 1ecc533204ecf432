import { sql } from 'kysely';
import { busiestOfPages } from '../../../../../platform/database/lists/busiest-step.fixture';
import { withApp } from '../../../../../testing';
import { OwnerScene } from '../../owner-account/owner.fixture';
import { pageOfPayments } from './payment.sql';

const app = withApp();
const scene = new OwnerScene(app);
const many = 20_000;

/** Payments as years leave them. Not posted, as only the list is read here. */
beforeAll(async () => {
  await scene.begin();
  const unit = await scene.unit('List 1');
  await scene.pay([{ propertyId: unit, amountMinor: 100 }], { payer: 'Lia Lister', reference: 'ref-1' });
  await scene.within(async (tx) => {
    await sql`
      insert into payment (tenant_id, id, number, received_on, method, reference, payer, deposit_to_id, amount_minor, credit_minor, created_at)
      select ${app.tenants.demo}::uuid, gen_random_uuid(), n, '2020-01-01'::date + n * 2300 / ${many}, 'check', 'check ' || n,
        'Payer ' || n % 997, ${scene.id('1010')}::uuid, 20000 + n % 500, 0, now()
      from generate_series(2, ${many}) n`.execute(tx);
    await sql`
      insert into payment_part (tenant_id, payment_id, position, property_id, unit_ledger_id, amount_minor)
      select payment.tenant_id, payment.id, 0, (units.ids)[1 + payment.number % cardinality(units.ids)], gen_random_uuid(), payment.amount_minor
      from payment, (select array_agg(id order by id) as ids from property where archived_at is null) units
      where payment.number > 1`.execute(tx);
    await sql`update document_number set last = ${many} where document = 'payment'`.execute(tx);
  });
  await sql`analyze payment`.execute(app.platform.db);
  await sql`analyze payment_part`.execute(app.platform.db);
}, 180_000);

type Query = Parameters<typeof pageOfPayments>[1];

/** How many rows the busiest step of the rows of the first page looks at. */
const busiest = (query: Partial<Query>): Promise<number> =>
  scene.within((tx) =>
    busiestOfPages(app, tx, {
      section: 'accounting',
      pages: 1,
      having: '"payer"',
      few: ['property', 'unit_ledger'],
      read: (context, cursor) => pageOfPayments(context, { limit: 50, ...query, cursor }),
    }),
  );

test.each([
  [{}],
  [{ sort: '-amountMinor' as const }],
  [{ search: 'lister' }],
  [{ search: '777' }],
  [{ search: 'nobody-is-called-this' }],
  [{ search: 'check', sort: 'receivedOn' as const }],
])('a page by %j looks at hundreds of rows, not at all', async (query) => {
  expect(await busiest(query)).toBeLessThan(1000);
});

test('it is searched by number, reference, payer and unit, also where it has all of several words', async () => {
  const treasurer = await scene.treasurer();
  const found = async (search: string) =>
    (await treasurer.ok('GET /api/v1/payments', { query: { search } })).page.total;
  expect(await found('lister')).toBe(1);
  expect(await found('lia list')).toBe(1);
  expect(await found('777 payer')).toBeGreaterThan(0);
  expect(await found('check')).toBe(many - 1);
  expect(await found('nobody-is-called-this')).toBe(0);
  const { data } = await treasurer.ok('GET /api/v1/search', { query: { q: 'lia lister' } });
  expect(data.hits.filter(({ kind }) => kind === 'payment')).toMatchObject([{ title: '#1 · ref-1' }]);
});

test('a payer, a reference and a unit are found with every apostrophe and with none', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('St’Anne');
  await scene.pay([{ propertyId: unit, amountMinor: 100 }], { payer: 'Nora O’Shea', reference: 'D`Angelo' });
  for (const apostrophe of ["'", '’', 'ʼ', '`', ''])
    for (const search of [
      `o${apostrophe}shea`,
      `d${apostrophe}angelo`,
      `st${apostrophe}anne`,
      `o${apostrophe}s nora`,
    ]) {
      const { page } = await treasurer.ok('GET /api/v1/payments', { query: { search } });
      expect([search, page.total]).toEqual([search, 1]);
    }
});
