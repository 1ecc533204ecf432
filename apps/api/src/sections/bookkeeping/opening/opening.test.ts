import { type Books, openBooks, postIn, receipt, treasurer as actor } from '../../../ledger/books.fixture';
import { closePeriod, openItems, reopenPeriod, trialBalance, verify } from '../../../ledger';
import { type CallInput, type TestPerson, withApp } from '../../../testing';

const app = withApp();
let books: Books;
let treasurer: TestPerson;
let properties: string[];

beforeAll(async () => {
  books = await openBooks(app, 'demo', 0);
  treasurer = await app.client.as('treasurer', 'demo');
  const owned = await books.within((tx) =>
    tx
      .selectFrom('ownership')
      .select('propertyId')
      .distinct()
      .where('startsOn', '<', '2026-01-01')
      .where('endsOn', 'is', null)
      .execute(),
  );
  properties = owned.map(({ propertyId }) => propertyId).toSorted();
});

type Input = NonNullable<CallInput<'POST /api/v1/opening-balances'>['body']>;
type Item = Input['items'][number];

const date = '2026-01-01';
const line = (code: string, fund: string, amountMinor: number) => ({
  accountId: books.account(code),
  fundId: books.fund(fund),
  amountMinor,
});
const item = (property: number, given: Partial<Item> = {}): Item => ({
  accountId: books.account('1200'),
  fundId: books.fund('OP'),
  propertyId: properties[property] ?? '',
  contraAccountId: books.account('4010'),
  issuedOn: '2025-11-01',
  dueOn: '2025-11-15',
  amountMinor: 100,
  ...given,
});
const credit = (property: number, amountMinor: number) =>
  item(property, { accountId: books.account('2200'), contraAccountId: null, amountMinor });
const preview = (body: Input) => treasurer.call('POST /api/v1/opening-balances/preview', { body });
const postBalances = (body: Input) => treasurer.call('POST /api/v1/opening-balances', { body });
const found = async () => (await treasurer.ok('GET /api/v1/opening-balances')).data;
const reverse = (entryId: string) =>
  treasurer.call('POST /api/v1/opening-balances/:entryId/reverse', {
    params: { entryId },
    body: { reason: 'A unit was missing' },
  });
async function standing(basis: 'accrual' | 'cash', at = date): Promise<Record<string, number>> {
  const rows = await books.within((tx) => trialBalance(tx, { at, basis }));
  return Object.fromEntries(
    rows.flatMap(({ code, fundId, balanceMinor }) =>
      balanceMinor === 0 ? [] : [[`${code} ${fundId === books.fund('OP') ? 'OP' : 'RES'}`, balanceMinor]],
    ),
  );
}

const balances = (): Input => ({
  date,
  lines: [line('1010', 'OP', 50_000), line('1020', 'RES', 200_000), line('2100', 'OP', -3000)],
  items: [item(0, { amountMinor: 24_000, memo: 'November' }), item(1), credit(2, 700)],
});

test('what they would do is told by fund and by control account, and nothing is written', async () => {
  expect(await preview(balances())).toMatchObject({
    status: 200,
    body: {
      data: {
        funds: [
          {
            fundId: books.fund('OP'),
            debitMinor: 74_100,
            creditMinor: 3700,
            fundBalanceMinor: -70_400,
          },
          { fundId: books.fund('RES'), debitMinor: 200_000, creditMinor: 0, fundBalanceMinor: -200_000 },
        ],
        controls: [
          { accountId: books.account('1200'), items: 2, sumMinor: 24_100 },
          { accountId: books.account('2200'), items: 1, sumMinor: 700 },
        ],
      },
    },
  });
  expect(await found()).toBeNull();
  expect(await standing('accrual')).toEqual({});
});

test('they are one entry with an open item for each, of the owners of the day, and are read as they were entered', async () => {
  const body = balances();
  const { status } = await treasurer.call('POST /api/v1/opening-balances', { body, idempotencyKey: 'once' });
  expect(status).toBe(201);
  const again = await treasurer.call('POST /api/v1/opening-balances', { body, idempotencyKey: 'once' });
  expect(again.status).toBe(201);
  const opening = await found();
  expect(opening).toMatchObject({ no: 1, date, postedBy: 'Ingrid Lindqvist', lines: body.lines });
  expect(opening?.items).toEqual(
    body.items.map((given) => ({ ...given, chargeType: 'regular', memo: given.memo ?? null })),
  );
  expect(opening?.effect.funds.map(({ fundBalanceMinor }) => fundBalanceMinor)).toEqual([-70_400, -200_000]);
  expect(await standing('accrual')).toEqual({
    '1010 OP': 50_000,
    '1020 RES': 200_000,
    '1200 OP': 24_100,
    '2100 OP': -3000,
    '2200 OP': -700,
    '3010 OP': -70_400,
    '3010 RES': -200_000,
  });
  const items = await books.within((tx) => openItems(tx, { at: date, control: 'receivable' }));
  expect(items.map(({ openMinor, bucket, memo }) => [openMinor, bucket, memo])).toEqual(
    expect.arrayContaining([
      [24_000, 'to60', 'November'],
      [100, 'to60', null],
    ]),
  );
  const { owners } = await books.within((tx) =>
    tx
      .selectFrom('unitLedger')
      .select('owners')
      .where('propertyId', '=', properties[0] ?? '')
      .executeTakeFirstOrThrow(),
  );
  expect(owners).not.toBe('');
  expect(await postBalances(balances())).toMatchObject({ status: 409, body: { code: 'opening-there' } });
  expect(await preview(balances())).toMatchObject({ status: 409, body: { code: 'opening-there' } });
});

test('in cash basis nothing was earned yet: what was owed counts when it is paid, what was prepaid is of the years before', async () => {
  expect(await standing('cash')).toEqual({
    '1010 OP': 50_000,
    '1020 RES': 200_000,
    '2100 OP': -3000,
    '3010 OP': -47_000,
    '3010 RES': -200_000,
  });
  const [owed] = (await books.within((tx) => openItems(tx, { at: date, control: 'receivable' }))).filter(
    ({ openMinor }) => openMinor === 100,
  );
  const paid = { itemId: owed?.id ?? '', fund: 'OP', amountMinor: 40 };
  await postIn(books, receipt(books, { date: '2026-01-05', to: [paid] }));
  expect(await standing('cash', '2026-01-05')).toMatchObject({ '1010 OP': 50_040, '4010 OP': -40 });
  expect((await books.within((tx) => verify(tx))).faults).toEqual([]);
});

test('they are taken back while nothing was applied to their items, in an open month, and can be posted anew', async () => {
  const entryId = (await found())?.entryId ?? '';
  expect(await reverse(entryId)).toMatchObject({ status: 409, body: { code: 'opening-applied' } });
  const { id } = await books.within((tx) =>
    tx.selectFrom('journalEntry').select('id').where('kind', '=', 'receipt').executeTakeFirstOrThrow(),
  );
  await postIn(books, { key: 'bounced', date: '2026-01-05', reverses: id });
  await books.within((tx) => closePeriod(tx, '2026-01', actor));
  expect(await reverse(entryId)).toMatchObject({ status: 409, body: { code: 'ledger-closed' } });
  await books.within((tx) => reopenPeriod(tx, '2026-01', 'A unit was missing', actor));
  expect(await reverse(id)).toMatchObject({ status: 404 });
  expect(await reverse(entryId)).toMatchObject({ status: 200, body: { data: null } });
  expect(await reverse(entryId)).toMatchObject({ status: 404 });
  for (const basis of ['accrual', 'cash'] as const) expect(await standing(basis, '2026-12-31')).toEqual({});
  expect(await books.within((tx) => openItems(tx, { at: '2026-12-31', control: 'receivable' }))).toEqual([]);
  expect(await postBalances(balances())).toMatchObject({ status: 201 });
  expect((await books.within((tx) => verify(tx))).faults).toEqual([]);
  expect(await reverse((await found())?.entryId ?? '')).toMatchObject({ status: 200 });
  const log = await books.within((tx) =>
    tx.selectFrom('auditLog').select('action').where('subjectType', '=', 'opening').execute(),
  );
  expect(log.map(({ action }) => action).toSorted()).toEqual([
    'opening.post',
    'opening.post',
    'opening.reverse',
    'opening.reverse',
  ]);
});

const nobody = '00000000-0000-7000-8000-000000000000';

test('every mistake is told at its place, with what to do', async () => {
  await books.within((tx) =>
    tx.updateTable('account').set({ archivedAt: new Date() }).where('code', '=', '5400').execute(),
  );
  const { body } = await preview({
    date,
    lines: [
      line('1200', 'OP', 100),
      line('1010', 'RES', 100),
      line('5010', 'OP', 100),
      line('5010', 'OP', 200),
      line('3010', 'OP', 100),
      line('5000', 'OP', 0),
      line('5400', 'OP', 5),
      line('2010', 'OP', -5),
      { accountId: nobody, fundId: nobody, amountMinor: 1 },
    ],
    items: [
      item(0, { accountId: books.account('1010') }),
      item(0, { propertyId: nobody }),
      item(0, { dueOn: '2025-10-31' }),
      item(0, { issuedOn: '2026-01-02', dueOn: '2026-01-02' }),
      item(0, { contraAccountId: null }),
      item(0, { contraAccountId: books.account('5010') }),
      item(0, { accountId: books.account('2300') }),
      item(0, { accountId: books.account('2010') }),
    ],
  });
  expect(body).toMatchObject({ code: 'validation' });
  expect('fields' in body ? body.fields : {}).toEqual({
    'lines.0.accountId': 'Enter this account’s open items by unit instead.',
    'lines.1.fundId': 'This account belongs to fund OP only.',
    'lines.3.accountId': 'Line 3 has the same account and fund.',
    'lines.4.accountId': 'This account balances each fund automatically. Leave it blank.',
    'lines.5.accountId': 'You can’t post to a heading. Choose one of its subaccounts.',
    'lines.5.amountMinor': 'Enter an amount or remove the line.',
    'lines.6.accountId': 'This account is archived. Choose another.',
    'lines.7.accountId': expect.stringContaining('comes from open bills'),
    'lines.8.accountId': 'There is no such account.',
    'lines.8.fundId': 'There is no such fund.',
    'items.0.accountId': 'This account has no open items. Enter its balance as a line.',
    'items.0.contraAccountId': 'Leave this blank. Only charges have an income account.',
    'items.1.propertyId': 'Property not found.',
    'items.2.dueOn': 'The due date can’t be before the charge date.',
    'items.3.issuedOn': 'This date is after the first day of the books.',
    'items.4.contraAccountId': 'Choose the income account of the charge.',
    'items.5.contraAccountId': 'Choose an income account.',
    'items.6.contraAccountId': 'Leave this blank. Only charges have an income account.',
    'items.7.accountId': expect.stringContaining('comes from open bills'),
    'items.7.contraAccountId': 'Leave this blank. Only charges have an income account.',
  });
});

test('none at all, a property that nobody owned, sums beyond what is counted, and a closed month are refused', async () => {
  expect(await preview({ date, lines: [], items: [] })).toMatchObject({
    status: 422,
    body: { fields: { lines: 'Enter at least one balance.' } },
  });
  expect(
    await preview({
      date: '1990-01-01',
      lines: [],
      items: [item(0, { issuedOn: '1989-01-01', dueOn: '1989-01-01' })],
    }),
  ).toMatchObject({
    status: 422,
    body: { fields: { 'items.0.propertyId': expect.stringContaining('had no owner') } },
  });
  const most = 1_000_000_000_000;
  expect(
    await preview({ date, lines: [line('1010', 'OP', most), line('1300', 'OP', most + 1)], items: [] }),
  ).toMatchObject({ status: 422, body: { fields: { 'lines.1.amountMinor': expect.any(String) } } });
  expect((await preview({ date: '1899-12-31', lines: [line('1010', 'OP', 1)], items: [] })).status).toBe(422);
  expect(await preview({ date: '2926-01-01', lines: [line('1010', 'OP', 1)], items: [] })).toMatchObject({
    status: 422,
    body: { fields: { date: 'This date is more than a year ahead. Check the year.' } },
  });
  await books.within((tx) => closePeriod(tx, '2026-01', actor));
  expect(await postBalances(balances())).toMatchObject({ status: 409, body: { code: 'ledger-closed' } });
  await books.within((tx) => reopenPeriod(tx, '2026-01', 'Again', actor));
});

test('thousands of items are posted as one entry', async () => {
  const items = Array.from({ length: 5000 }, (_, index) =>
    item(index % properties.length, { amountMinor: 1 + index }),
  );
  const { status } = await postBalances({ date, lines: [line('1010', 'OP', 5)], items });
  expect(status).toBe(201);
  expect((await found())?.items).toHaveLength(5000);
}, 180_000);

test('they stay where something of their items was settled for some days, which would be wrong without them', async () => {
  const owed = await books.within((tx) => openItems(tx, { at: '2026-12-31', control: 'receivable' }));
  const paid = { itemId: owed[0]?.id ?? '', fund: 'OP', amountMinor: 1 };
  const [received] = await postIn(books, receipt(books, { date: '2026-01-07', to: [paid] }));
  await postIn(books, { key: 'bounced-later', date: '2026-01-09', reverses: received?.id ?? '' });
  const refused = await reverse((await found())?.entryId ?? '');
  expect(refused).toMatchObject({ status: 409, body: { code: 'opening-was-applied' } });
});
