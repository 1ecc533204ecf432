import { sql } from 'kysely';
import { busiestOfPages, readerOf } from '../../../../platform/database/lists/busiest-step.fixture';
import { rowsRead } from '../../../../platform/database/lists/text-search/rows-read.fixture';
import { withApp } from '../../../../testing';
import { asServer } from '../../../../testing/test-database';
import { BankScene, csvOf } from '../bank.fixture';
import { pageOfTransactions } from './bank-transaction.sql';

const app = withApp();
const scene = new BankScene(app);
const many = 20_000;

/** Lines as years of statements leave them: the last ones are open, and one in a thousand is a doubt. */
beforeAll(async () => {
  await scene.begin();
  await scene.import('one.csv', csvOf([{ on: '2026-07-01', amount: '12.00', name: 'Lia Lister' }]));
  await scene.within(async (tx) => {
    await sql`
      insert into bank_transaction (tenant_id, id, account_id, import_id, place, booked_on, amount_minor, payee, memo, state)
      select made.tenant_id, gen_random_uuid(), made.account_id, made.id, n, '2020-01-01'::date + n * 2300 / ${many},
        case when n % 3 = 0 then 20000 + n % 500 else -20000 - n % 700 end, 'Payee ' || n % 997, 'Memo ' || n,
        case when n % 1000 = 7 then 'doubtful' when n > ${many} - 100 then 'open' else 'ignored' end
      from bank_import made, generate_series(1, ${many}) n`.execute(tx);
  });
  await asServer(app, (client) => client.query('vacuum analyze bank_transaction'));
}, 180_000);

type Query = Parameters<typeof pageOfTransactions>[1];

/** How many rows the busiest step of the rows of a page looks at: the first page, and those that follow it. */
const busiest = (query: Partial<Query>): Promise<number> =>
  scene.within((tx) =>
    busiestOfPages(app, tx, {
      section: 'accounting',

      having: 'limit',
      few: ['account'],
      read: (context, cursor) => pageOfTransactions(context, { limit: 50, ...query, cursor }),
    }),
  );

const account = () => ({ accountId: [scene.id('1010')] });

test.each([
  [() => ({})],
  [() => ({ sort: 'bookedOn' as const })],
  [() => ({ sort: '-amountMinor' as const })],
  [account],
  [() => ({ ...account(), sort: 'amountMinor' as const })],
  [() => ({ ...account(), state: ['open' as const] })],
  [() => ({ state: ['open' as const, 'doubtful' as const] })],
  [() => ({ state: ['ignored' as const], sort: 'bookedOn' as const })],
  [() => ({ bookedOn: '2022-01-01..2022-02-28', sort: 'bookedOn' as const })],
  [() => ({ amountMinor: '20100..20110' })],
  [() => ({ search: 'payee' })],
  [() => ({ search: 'memo 19999' })],
  [() => ({ search: 'nobody-is-called-this' })],
  [() => ({ ...account(), search: 'lia 77' })],
])('page %# looks at hundreds of rows, not at all', async (query) => {
  expect(await busiest(query())).toBeLessThan(1000);
});

test('a payee is found with every apostrophe and with none', async () => {
  await scene.within((tx) =>
    sql`update bank_transaction set payee = 'D’Angelo Tile' where memo = 'Memo 19999'`.execute(tx),
  );
  for (const search of ["d'angelo", 'D’Angelo', 'd´angelo tile', 'dangelo', "d'a 19999"])
    expect([search, (await scene.lines({ search })).map(({ payee }) => payee)]).toEqual([
      search,
      ['D’Angelo Tile'],
    ]);
});

test('a word of few rows is looked up by its index', async () => {
  await scene.within(async (tx) => {
    const context = await readerOf(app, tx, 'accounting');
    const look = () => pageOfTransactions(context, { limit: 50, search: '19998' });
    expect(await rowsRead(tx, 'bank_transaction', look)).toBeLessThan(50);
  });
});
