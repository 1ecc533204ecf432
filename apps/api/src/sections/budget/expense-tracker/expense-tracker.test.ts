import { addDays } from '@courtyard/contract/days';
import { sql } from 'kysely';
import type { Basis } from '../../../ledger';
import type { World } from '../../../ledger/proof/actions';
import { type PlainLine, plainLines, randomBooks } from '../../../ledger/proof/random-books.fixture';
import { vendorIds } from '../../../ledger/proof/treasurer-actions';
import { type CallInput, type TestPerson, withApp } from '../../../testing';

const app = withApp();
let world: World;
let board: TestPerson;
const bases: readonly Basis[] = ['accrual', 'cash', 'modified-cash'];
const lines = new Map<Basis, PlainLine[]>();
const perVendor = new Map<Basis, { vendorId: string; day: string; fundId: string; amount: number }[]>();

interface RawLine {
  entryId: string;
  day: string;
  layer: string;
  fundId: string;
  control: string;
  type: string;
  contraType: string | null;
  vendorId: string | null;
  amount: number;
}

/** What was spent with vendors by the raw lines: in cash, a line on an item is one of what the item is for. */
async function spentWithVendors(basis: Basis) {
  const { rows } = await world.books.within((tx) =>
    sql<RawLine>`select line.entry_id, line.entry_date as day, entry.layer, line.fund_id, line.control, account.type,
        contra.type as contra_type, coalesce(item.party_id, line.party_id) as vendor_id, line.amount
      from journal_line line join journal_entry entry on entry.id = line.entry_id and entry.class = 'ordinary'
      join account on account.id = line.account_id
      left join open_item item on item.id = line.open_item_id
      left join account contra on contra.id = item.contra_account_id`.execute(tx),
  );
  const moved = new Set(
    rows
      .filter(
        ({ control, type }) =>
          control !== 'receivable' && control !== 'payable' && type !== 'income' && type !== 'expense',
      )
      .map(({ entryId }) => entryId),
  );
  const isPaid = ({ layer }: RawLine) =>
    layer === 'Ap' ? basis !== 'accrual' : layer === 'Ar' && basis === 'cash';
  return rows.flatMap((row) => {
    if (!isPaid(row)) return row.type === 'expense' && row.vendorId !== null ? [row] : [];
    return moved.has(row.entryId) && (row.contraType ?? row.type) === 'expense' && row.vendorId !== null
      ? [row]
      : [];
  }) as { vendorId: string; day: string; fundId: string; amount: number }[];
}

beforeAll(async () => {
  world = await randomBooks(app, 300, 3407);
  board = await app.client.as('board', 'demo');
  await world.books.within((tx) =>
    tx
      .insertInto('vendor')
      .values(
        vendorIds.map((id, place) => ({
          tenantId: world.tenantId,
          id,
          name: `Random vendor ${place + 1}`,
          termsDays: 30,
          reportable: false,
        })) as never,
      )
      .execute(),
  );
  for (const basis of bases) {
    const all = await plainLines(world, basis);
    lines.set(
      basis,
      all.filter(({ type, isClosing }) => type === 'expense' && !isClosing),
    );
    perVendor.set(basis, await spentWithVendors(basis));
  }
}, 120_000);

type TrackerQuery = CallInput<'GET /api/v1/expense-tracker'>['query'] & {};
const tracker = async (query: TrackerQuery) =>
  (await board.ok('GET /api/v1/expense-tracker', { query })).data;
type ListQuery = CallInput<'GET /api/v1/expenses'>['query'] & {};

const within = <T extends { day: string; amount: number }>(
  all: readonly T[] | undefined,
  { from, to }: { from: string; to: string },
) => (all ?? []).filter(({ day }) => day >= from && day <= to);
const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
const someDay = () => addDays('2025-12-20', world.chance.whole(0, 480));

/** Amounts by key, without those where nothing was spent in either period. */
function grouped<T extends { day: string; amount: number }>(
  all: readonly T[] | undefined,
  keyOf: (line: T) => string,
  { from, to, before }: { from: string; to: string; before: { from: string; to: string } },
) {
  const keys = [...new Set((all ?? []).map(keyOf))].toSorted();
  return keys.flatMap((key) => {
    const its = (all ?? []).filter((line) => keyOf(line) === key);
    const [now, earlier] = [sum(within(its, { from, to })), sum(within(its, before))];
    return now === 0 && earlier === 0 ? [] : [[key, now, earlier]];
  });
}

const byKey = (
  rows: readonly { amountMinor: number; beforeMinor: number }[],
  keyOf: (row: never) => string,
) =>
  rows
    .map((row) => [keyOf(row as never), row.amountMinor, row.beforeMinor])
    .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1));

test('figures equal the lines of the journal by category, vendor, fund and month, in every basis', async () => {
  expect(world.model.entries.some(({ isReversed }) => isReversed)).toBe(true);
  expect(world.model.years).toHaveLength(1);
  for (let turn = 0; turn < 15; turn += 1) {
    const basis = bases[turn % 3] ?? 'accrual';
    const from = turn === 0 ? '2026-01-01' : someDay();
    const to = turn === 0 ? '2026-12-31' : addDays(from, world.chance.whole(0, 200));
    const fundId = turn % 4 === 3 ? world.books.fund('OP') : undefined;
    const found = await tracker({ from, to, basis, ...(fundId !== undefined && { fundId }) });
    const its = (lines.get(basis) ?? []).filter((line) => fundId === undefined || line.fundId === fundId);
    const vendors = (perVendor.get(basis) ?? []).filter(
      (line) => fundId === undefined || line.fundId === fundId,
    );
    expect(found.total).toEqual({
      amountMinor: sum(within(its, { from, to })),
      beforeMinor: sum(within(its, found.before)),
    });
    expect(byKey(found.categories, ({ account }: (typeof found.categories)[number]) => account.id)).toEqual(
      grouped(its, ({ accountId }) => accountId, found),
    );
    expect(byKey(found.byFund, ({ fund }: (typeof found.byFund)[number]) => fund.id)).toEqual(
      grouped(its, (line) => line.fundId, found),
    );
    const named = found.vendors.filter(({ vendor }) => vendor !== null);
    expect(byKey(named, ({ vendor }: (typeof found.vendors)[number]) => vendor?.id ?? '')).toEqual(
      grouped(vendors, ({ vendorId }) => vendorId, found),
    );
    expect(found.vendors.reduce((total, { amountMinor }) => total + amountMinor, 0)).toBe(
      found.total.amountMinor,
    );
    expect(found.months.map(({ amountMinor }) => amountMinor)).toEqual(
      found.months.map((month) => sum(within(its, month))),
    );
    expect(found.months[0]?.from).toBe(from);
    expect(found.months.at(-1)?.to).toBe(to);
  }
}, 60_000);

test('the period before has as many months up to the same date, or as many days', async () => {
  expect((await tracker({ from: '2026-01-01', to: '2026-03-31' })).before).toEqual({
    from: '2025-10-01',
    to: '2025-12-31',
  });
  expect((await tracker({ from: '2026-03-01', to: '2026-03-31' })).before).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  });
  expect((await tracker({ from: '2026-11-01', to: '2026-11-29' })).before).toEqual({
    from: '2026-10-01',
    to: '2026-10-29',
  });
  expect((await tracker({ from: '2026-03-05', to: '2026-03-14' })).before).toEqual({
    from: '2026-02-23',
    to: '2026-03-04',
  });
});

async function everyExpense(query: ListQuery) {
  const pages = [await board.ok('GET /api/v1/expenses', { query: { ...query, limit: 30 } })];
  for (let cursor = pages[0]?.page.next; cursor; cursor = pages.at(-1)?.page.next)
    pages.push(await board.ok('GET /api/v1/expenses', { query: { ...query, limit: 30, cursor } }));
  const found = pages.flatMap(({ data }) => data);
  expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
  expect(pages[0]?.page.total).toBe(found.length);
  return found;
}

test('the expenses that a figure opens sum to it, in every basis', async () => {
  for (const basis of bases) {
    const period = { from: '2026-04-10', to: '2026-11-20' };
    const date = `${period.from}..${period.to}`;
    const found = await tracker({ ...period, basis });
    const opened = async (query: ListQuery) =>
      (await everyExpense({ basis, date, ...query })).reduce(
        (total, { amountMinor }) => total + amountMinor,
        0,
      );
    for (const { account, amountMinor } of found.categories)
      expect(await opened({ accountId: [account.id] })).toBe(amountMinor);
    for (const { vendor, amountMinor } of found.vendors)
      expect(await opened(vendor ? { vendorId: [vendor.id] } : { payee: ['none'] })).toBe(amountMinor);
    for (const { fund, amountMinor } of found.byFund)
      expect(await opened({ fundId: [fund.id] })).toBe(amountMinor);
    for (const { from, to, amountMinor } of found.months)
      expect(await opened({ date: `${from}..${to}` })).toBe(amountMinor);
    const { sums, count } = (await board.ok('GET /api/v1/expenses/totals', { query: { basis, date } })).data;
    expect(sums.amountMinor).toBe(found.total.amountMinor);
    const { text } = await board.call('GET /api/v1/expenses/export', {
      query: { basis, date, format: 'csv' },
    });
    expect(text.trim().split('\r\n')).toHaveLength(count + 1);
  }
}, 60_000);

test('one expense shows its split and entries, and nothing that is no expense', async () => {
  for (const basis of bases) {
    const [line] = await everyExpense({ basis, vendorId: [vendorIds[0]], sort: '-amountMinor' });
    if (!line) throw new Error('nothing was spent');
    const { data } = await board.ok('GET /api/v1/expenses/:entryId', {
      params: { entryId: line.id },
      query: { basis },
    });
    expect(data).toMatchObject({ no: line.no, totalMinor: line.amountMinor, vendor: line.vendor, basis });
    expect(data.lines).toMatchObject([{ account: line.account, fund: line.fund }]);
    expect(data.entries.map(({ id }) => id)).toContain(line.id);
  }
  const charge = world.model.entries.find(({ accrual }) => accrual.some(({ account }) => account === '1200'));
  expect(
    await board.call('GET /api/v1/expenses/:entryId', { params: { entryId: charge?.id ?? '' } }),
  ).toMatchObject({ status: 404 });
});

test('what cannot be asked for is refused with the field', async () => {
  const refused = async (query: TrackerQuery) =>
    (await board.call('GET /api/v1/expense-tracker', { query })).body;
  expect(await refused({ from: '2026-02-01', to: '2026-01-01' })).toMatchObject({
    fields: { to: expect.stringContaining('before the first') },
  });
  expect(await refused({ from: '2020-01-01', to: '2026-01-01' })).toMatchObject({
    fields: { from: 'Choose a period of up to 36 months.' },
  });
  expect(await refused({ fundId: world.books.account('1010') })).toMatchObject({
    fields: { fundId: 'Fund not found. Choose another one.' },
  });
});

test('another community and an owner see nothing of it', async () => {
  const neighbor = await app.client.as('treasurer', 'lakeside');
  const { data } = await neighbor.ok('GET /api/v1/expense-tracker', {
    query: { from: '2026-01-01', to: '2026-12-31' },
  });
  expect(data.total).toEqual({ amountMinor: 0, beforeMinor: 0 });
  expect((await neighbor.ok('GET /api/v1/expenses', { query: {} })).data).toEqual([]);
  const owner = await app.client.as('owner', 'demo');
  for (const path of ['expense-tracker', 'expenses'] as const)
    expect(await owner.call(`GET /api/v1/${path}`, { query: {} })).toMatchObject({ status: 403 });
});
