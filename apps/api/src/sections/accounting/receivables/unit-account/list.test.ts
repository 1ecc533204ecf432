import { sql } from 'kysely';
import { openUnitsOn } from './unit-ledger-on.sql';
import { behindTriggers } from '../../../../ledger/books.fixture';
import { busiestOfPages } from '../../../../platform/database/lists/busiest-step.fixture';
import { withApp } from '../../../../testing';
import { OwnerScene, today } from '../owner-account/owner.fixture';
import { pageOfAccounts } from './unit-account.sql';

const app = withApp();
const scene = new OwnerScene(app);
const many = 3_000;
const months = 12;

/** Units as a year of billing leaves them: of a dozen charges of each all are paid, but for one unit in forty. Written at the speed of SQL: what they look like to the list is all that counts. */
beforeAll(async () => {
  await scene.begin();
  const one = await scene.unit('List 1', { owner: 'Lia Lister' });
  await scene.bill(one, [scene.dues(100)], { issuedOn: '2026-06-01' });
  const tenant = app.tenants.demo;
  const receivable = await scene.within(async (tx) => {
    await sql`insert into property (tenant_id, id, unit_number, type)
      select ${tenant}::uuid, gen_random_uuid(), 'Of many ' || n, 'condo' from generate_series(1, ${many}) n`.execute(
      tx,
    );
    await sql`insert into ownership (tenant_id, id, property_id, person_id, starts_on, share_millionths)
      select ${tenant}::uuid, gen_random_uuid(), property.id, person.id, '2020-01-01', 1000000
      from property, (select id from person order by id limit 1) person where unit_number like 'Of many %'`.execute(
      tx,
    );
    const units = await tx
      .selectFrom('property')
      .select('id')
      .where('unitNumber', 'like', 'Of many %')
      .execute();
    const ids = units.map(({ id }) => id);
    await openUnitsOn(tx, tenant, ids, today);
    return tx
      .selectFrom('account')
      .select('id')
      .where('control', '=', 'receivable')
      .executeTakeFirstOrThrow();
  });
  await behindTriggers(
    app,
    `create temporary table made as
      select tenant_id, gen_random_uuid() as id, ledger.id as ledger_id, '${receivable.id}'::uuid as account_id, '${scene.id('OP')}'::uuid as fund_id, date '2025-06-01' + month * 30 as day, month = ${months} and n % 40 = 0 as is_open
      from (select *, row_number() over (order by id) as n from unit_ledger where tenant_id = '${tenant}') ledger, generate_series(1, ${months}) month;
    insert into open_item (tenant_id, id, account_id, control, fund_id, contra_account_id, party_kind, party_id, charge_type, issued_on, due_on,
        original, balance, settled_on)
      select tenant_id, id, account_id, 'receivable', fund_id, '${scene.id('4010')}', 'unit', ledger_id, 'regular', day,
        day, 100, case when is_open then 100 else 0 end, case when is_open then null else day + 9 end from made;
    insert into journal_line (tenant_id, entry_id, line, account_id, control, fund_id, entry_date, entry_no, amount, open_item_id)
      select tenant_id, id, 1, account_id, 'receivable', fund_id, day, 9, 100, id from made
      union all
      select tenant_id, id, 2, account_id, 'receivable', fund_id, day + 9, 9, -100, id from made where not is_open;
    analyze`,
  );
}, 180_000);

type Query = Parameters<typeof pageOfAccounts>[1];

/** How many rows the busiest step of the rows of a page looks at: the first page, and those that follow it. */
const busiest = (query: Partial<Query>): Promise<number> =>
  scene.within((tx) =>
    busiestOfPages(app, tx, {
      section: 'accounting',

      having: 'limit',
      read: (context, cursor) => pageOfAccounts(context, { limit: 50, ...query, cursor }),
    }),
  );

test.each([
  [{}],
  [{ sort: '-property' as const }],
  [{ at: '2026-03-31' }],
  [{ standing: ['owes' as const] }],
  [{ standing: ['owes' as const], sort: '-balanceMinor' as const }],
  [{ standing: ['credit' as const] }],
  [{ aging: ['to30' as const], sort: 'dueSince' as const }],
  [{ balanceMinor: '100..' }],
])('a page by %j looks at hundreds of rows, not at all', async (query) => {
  expect(await busiest(query)).toBeLessThan(1000);
});

test('the page counts all of them, of whom those owe that have something open', async () => {
  const treasurer = await scene.treasurer();
  const list = async (query: object) =>
    (await treasurer.ok('GET /api/v1/unit-accounts', { query })).page.total;
  const all = await list({});
  expect(all).toBeGreaterThan(many);
  const owing = await list({ standing: ['owes'] });
  expect(owing).toBeGreaterThanOrEqual(many / 40);
  expect(owing).toBeLessThan(many / 30);
  expect(owing + (await list({ standing: ['even'] }))).toBe(all);
  expect(await list({ search: 'lister' })).toBe(1);
});
