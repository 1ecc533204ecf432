import type { CallInput, TestPerson } from '../../../../testing';
import { withApp } from '../../../../testing';
import { behindTriggers, type Books, openBooks } from '../../../../ledger/books.fixture';
import { busiestStep } from '../../../../platform/database/lists/busiest-step.fixture';
import { rebuildBalances, register, trialBalance } from '../../../../ledger';

/** Lines of the account, some two dozen on each day of a year; every hundredth is of the reserve fund. */
const made = 6000;

const app = withApp();
let books: Books;
let person: TestPerson;

/** Entries of two lines, written at the speed of SQL: what they look like to a register is all that counts here. */
async function addEntries(): Promise<void> {
  const [account, other] = [books.account('5200'), books.account('2100')];
  const [operating, reserve] = [books.fund('OP'), books.fund('RES')];
  const tenant = app.tenants.demo;
  const day = `date '2026-01-01' + (no * 365 / ${made + 1})::int`;
  const fund = `(case no % 100 when 0 then '${reserve}' else '${operating}' end)::uuid`;
  await behindTriggers(
    app,
    `insert into journal_entry (tenant_id, id, no, entry_date, kind, class, layer, memo, idem_key, idem_hash, line_count, posted_at,
        posted_by_name, prev_hash, hash)
      select '${tenant}', gen_random_uuid(), no, ${day}, case no when 1 then 'transfer' else 'unheard-of' end, 'ordinary', 'B', 'Number ' || no, 'bulk-' || no, '', 2, now(), 'Bulk', '', ''
      from generate_series(1, ${made}) no;
    insert into journal_line (tenant_id, entry_id, line, account_id, control, fund_id, entry_date, entry_no, amount)
      select tenant_id, id, line, case line when 1 then '${account}' else '${other}' end::uuid, 'none', ${fund}, entry_date, no,
        case line when 1 then no else -no end
      from journal_entry, generate_series(1, 2) line where tenant_id = '${tenant}';
    analyze`,
  );
  await books.within(rebuildBalances);
}

beforeAll(async () => {
  books = await openBooks(app);
  await addEntries();
  person = await app.client.as('treasurer', 'demo');
});

const read = (query: CallInput<'GET /api/v1/accounts/:accountId/register'>['query'] = {}) =>
  person.ok('GET /api/v1/accounts/:accountId/register', {
    params: { accountId: books.account('5200') },
    query,
  });

async function walk(query: Parameters<typeof read>[0], way: 'next' | 'previous') {
  const pages = [await read(query)];
  for (let cursor = pages[0]?.page[way]; cursor; cursor = pages.at(-1)?.page[way])
    pages.push(await read({ ...query, cursor }));
  return pages;
}

test('from the first page on every line is there once, with its place and the balance after it', async () => {
  const pages = await walk({ end: 'first', limit: 200 }, 'next');
  expect(pages.map(({ page }) => page.firstPosition)).toEqual(
    Array.from({ length: made / 200 }, (_, index) => 1 + index * 200),
  );
  expect(new Set(pages.map(({ page }) => page.total))).toEqual(new Set([made]));
  const lines = pages.flatMap(({ data }) => data);
  expect(lines.map(({ no }) => no)).toEqual(Array.from({ length: made }, (_, index) => index + 1));
  expect(lines.map(({ balanceMinor }) => balanceMinor)).toEqual(lines.map(({ no }) => (no * (no + 1)) / 2));
});

test('without a place it is the last page, and back from there the same lines stand', async () => {
  const last = await read({});
  expect(last.page).toMatchObject({ total: made, firstPosition: made - 49, next: null });
  expect(last.data.at(-1)).toMatchObject({ no: made, balanceMinor: (made * (made + 1)) / 2 });
  const pages = await walk({ limit: 200 }, 'previous');
  expect(pages.flatMap(({ data }) => data.map(({ no }) => no)).length).toBe(made);
  expect(pages.at(-1)).toMatchObject({ page: { previous: null, firstPosition: 1 } });
  expect(pages.at(-1)?.data[0]).toMatchObject({ no: 1, memo: 'Number 1', balanceMinor: 1 });
});

test('of days, and of a fund, it is counted and summed among those', async () => {
  const days = { from: '2026-02-10', to: '2026-03-20' };
  const all = (await walk({ ...days, limit: 200, end: 'first' }, 'next')).flatMap(({ data }) => data);
  expect(all.every(({ date }) => date >= days.from && date <= days.to)).toBe(true);
  const page = await read({ ...days, limit: 25 });
  expect(page.page).toMatchObject({ total: all.length, firstPosition: all.length - 24 });
  expect(page.data).toEqual(all.slice(-25));

  const fundId = books.fund('RES');
  const ofFund = await read({ fundId, limit: 200 });
  expect(ofFund.page).toMatchObject({ total: made / 100, firstPosition: 1, next: null, previous: null });
  const standing = await books.within((tx) =>
    trialBalance(tx, { at: '2026-12-31', basis: 'accrual', accountId: books.account('5200'), fundId }),
  );
  expect(ofFund.data.at(-1)?.balanceMinor).toBe(standing[0]?.balanceMinor);
  expect((await read({ from: '2030-01-01' })).page).toEqual({
    next: null,
    previous: null,
    total: 0,
    firstPosition: 0,
  });
});

test('a place that is not of a register, days the wrong way round and an unknown account are refused', async () => {
  const params = { accountId: books.account('5200') };
  const refused = async (query: object) =>
    (await person.call('GET /api/v1/accounts/:accountId/register', { params, query })).body;
  expect(await refused({ cursor: 'nonsense' })).toMatchObject({ fields: { cursor: expect.any(String) } });
  const forged = Buffer.from(JSON.stringify({ o: 'x', d: 'next', v: ['soon', 1, 1], p: 1 }));
  expect(await refused({ cursor: forged.toString('base64url') })).toMatchObject({ code: 'validation' });
  expect(await refused({ from: '2026-03-01', to: '2026-02-01' })).toMatchObject({
    fields: { to: 'The end date is before the start date.' },
  });
  expect(
    await person.call('GET /api/v1/accounts/:accountId/register', {
      params: { accountId: books.fund('OP') },
      query: {},
    }),
  ).toMatchObject({ status: 404 });
});

test('the file has every line, with debit, credit and balance', async () => {
  const { text } = await person.call('GET /api/v1/accounts/:accountId/register/export', {
    params: { accountId: books.account('2100') },
    query: { from: '2026-01-01', to: '2026-01-01' },
  });
  const [head, first, ...rest] = text.trim().split('\r\n');
  expect(head).toMatch(/Date,Number,Kind,Memo,Fund,Debit,Credit,Balance$/);
  expect(first).toBe('2026-01-01,1,Transfer,Number 1,OP,,0.01,-0.01');
  expect(rest.at(-1)).toMatch(/,unheard-of,.*,-\d+\.\d\d$/);
});

/** How many rows the busiest step of the statements of a page looks at. */
const busiest = (input: object): Promise<number> =>
  books.within((tx) =>
    busiestStep(tx, (noted) => register(noted, { accountId: books.account('5200'), limit: 50, ...input })),
  );

test('the first page, one in the middle, the last one and those of a fund look at hundreds of rows, not at all', async () => {
  const middle = { date: '2026-07-02', no: 3003, line: 1 };
  for (const input of [
    { end: 'first' },
    { end: 'last' },
    { after: middle },
    { before: middle },
    { before: middle, fundId: books.fund('RES') },
    { end: 'last', from: '2026-02-10', to: '2026-09-20' },
  ])
    expect(await busiest(input)).toBeLessThan(1000);
});
