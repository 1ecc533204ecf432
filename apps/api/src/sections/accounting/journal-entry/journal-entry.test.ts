import type { JournalEntryInput } from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { withApp } from '../../../testing';

const app = withApp();
const treasurer = () => app.client.as('treasurer', 'demo');
const path = 'POST /api/v1/journal-entries';

let accounts: Record<string, string> = {};
let operating = '';
let reserve = '';
beforeEach(async () => {
  const { data } = await (await treasurer()).ok('GET /api/v1/accounts');
  accounts = Object.fromEntries(data.accounts.map(({ code, id }) => [code, id]));
  operating = data.funds.find(({ code }) => code === 'OP')?.id ?? '';
  reserve = data.funds.find(({ code }) => code === 'RES')?.id ?? '';
});

const lines = (debit: string, credit: string, amountMinor: number, fundId = operating) => [
  { accountId: accounts[debit] ?? '', fundId, amountMinor },
  { accountId: accounts[credit] ?? '', fundId, amountMinor: -amountMinor },
];

type Written = Partial<Omit<JournalEntryInput, 'lines'>> & {
  lines?: { accountId: string; fundId: string; amountMinor: number; memo?: string }[];
};

/** Insurance of a month, not yet paid. */
const accrual = (more: Written = {}) => ({
  date: '2026-08-31',
  memo: 'Insurance of August',
  lines: lines('5040', '2100', 120_000),
  ...more,
});

async function posted(more?: Written) {
  const { data } = await (await treasurer()).ok(path, { body: accrual(more) });
  if (!data.entry) throw new Error('the entry waits');
  return data.entry;
}

async function file(name: string): Promise<string> {
  const tenantId = app.tenants.demo;
  const stored = await app.platform.inTenant(tenantId, (tx) =>
    app.platform.files.store(tx, { tenantId, name, content: Buffer.from(name), uploadedBy: null }),
  );
  return stored.id;
}

test('an entry is posted with its files, found in the list, and said in its history', async () => {
  const person = await treasurer();
  const entry = await posted({ fileIds: [await file('policy.txt')] });
  expect(entry).toMatchObject({
    kind: 'journal',
    state: 'posted',
    amountMinor: 120_000,
    isReversible: true,
    postedBy: expect.stringMatching(/\w/),
    lines: [
      { account: { code: '5040' }, amountMinor: 120_000 },
      { account: { code: '2100' }, amountMinor: -120_000 },
    ],
  });
  expect(entry.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(entry.files.map(({ name, attachedBy }) => [name, attachedBy])).toEqual([
    ['policy.txt', entry.postedBy],
  ]);
  const { data, page } = await person.ok('GET /api/v1/journal-entries', {
    query: {
      accountId: [accounts['5040'] ?? ''],
      date: '2026-08-31..2026-08-31',
      search: 'insurance august',
    },
  });
  expect(data.map(({ no }) => no)).toEqual([entry.no]);
  expect(page.total).toBe(1);
  const later = await person.ok('POST /api/v1/journal-entries/:entryId/files', {
    params: { entryId: entry.id },
    body: { fileIds: [await file('invoice.txt')] },
  });
  expect(later.data.files).toHaveLength(2);
});

test('what was taken back says by which entry, and is taken back once', async () => {
  const person = await treasurer();
  const { id, no } = await posted();
  const params = { entryId: id };
  const take = (on: string) =>
    person.call('POST /api/v1/journal-entries/:entryId/reverse', { params, body: { on, reason: 'Twice' } });
  expect(await take('2026-08-30')).toMatchObject({
    status: 422,
    body: { fields: { on: expect.any(String) } },
  });
  const done = await take('2026-09-01');
  expect(done).toMatchObject({
    status: 200,
    body: { data: { entry: { state: 'reversed', isReversible: false, reversedBy: { date: '2026-09-01' } } } },
  });
  expect(await take('2026-09-01')).toMatchObject({ status: 409, body: { code: 'ledger-reversed' } });
  const { data } = await person.ok('GET /api/v1/journal-entries', { query: { kind: ['reversal'] } });
  const reversal = await person.ok('GET /api/v1/journal-entries/:entryId', {
    params: { entryId: data[0]?.id ?? '' },
  });
  expect(reversal.data).toMatchObject({ reverses: { id, no }, memo: 'Twice', isReversible: false });
});

test('of many who take an entry back at once one does, and its history says it once', async () => {
  const person = await treasurer();
  const { id: entryId } = await posted();
  const params = { entryId };
  const take = () =>
    person.call('POST /api/v1/journal-entries/:entryId/reverse', {
      params,
      body: { on: '2026-09-01', reason: 'Clicked twice' },
    });
  const answers = await Promise.all([take(), take(), take(), take()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  const { data } = await person.ok('GET /api/v1/journal-entries/:entryId/history', { params });
  expect(data.filter(({ action }) => action === 'journal-entry.reverse')).toHaveLength(1);
});

test('an accrual is posted with its reversal', async () => {
  const entry = await posted({ reverseOn: '2026-09-01' });
  expect(entry).toMatchObject({ kind: 'accrual', state: 'reversed', reversedBy: { date: '2026-09-01' } });
  expect(entry.reversedBy?.no).toBe(entry.no + 1);
});

test.each<[string, () => Written, Record<string, unknown>]>([
  [
    'balanced in total, but off by one cent between funds',
    () => ({
      lines: [
        ...lines('5040', '2100', 100).map((line, place) =>
          place === 0 ? { ...line, amountMinor: line.amountMinor + 1 } : line,
        ),
        ...lines('6010', '2100', 100, reserve).map((line, place) =>
          place === 0 ? { ...line, amountMinor: line.amountMinor - 1 } : line,
        ),
      ],
    }),
    { lines: expect.any(String) },
  ],
  [
    'on an account of open items',
    () => ({ lines: lines('1200', '4010', 100) }),
    { 'lines.0.accountId': expect.stringMatching(/invoices/) },
  ],
  [
    'on a heading',
    () => ({ lines: lines('5000', '2100', 100) }),
    { 'lines.0.accountId': expect.stringMatching(/heading/) },
  ],
  [
    'in another fund than the bank account’s',
    () => ({ lines: lines('5040', '1010', 100, reserve) }),
    { 'lines.1.fundId': expect.stringMatching(/another fund/) },
  ],
  [
    'of more than anybody enters',
    () => ({ lines: lines('5040', '2100', 1_000_000_000_001) }),
    { 'lines.0.amountMinor': expect.any(String), 'lines.1.amountMinor': expect.any(String) },
  ],
  [
    'of more than anybody enters in all of its lines',
    () => ({ lines: [...lines('5040', '2100', 1_000_000_000_000), ...lines('5040', '2100', 1)] }),
    { lines: 'These amounts are too large.' },
  ],
  ['taken back before it is posted', () => ({ reverseOn: '2026-08-01' }), { reverseOn: expect.any(String) }],
])('an entry %s is refused where it is wrong, and nothing is posted', async (_, written, errors) => {
  const person = await treasurer();
  const before = await person.ok('GET /api/v1/journal-entries');
  expect(await person.call(path, { body: accrual(written()) })).toMatchObject({
    status: 422,
    body: { fields: errors },
  });
  const after = await person.ok('GET /api/v1/journal-entries');
  expect(after.page.total).toBe(before.page.total);
});

test('an amount over the limit waits for a second person, who is named on the entry', async () => {
  const person = await treasurer();
  const body = accrual({ lines: lines('5040', '2100', 500_000), fileIds: [await file('large.txt')] });
  const { data } = await person.ok(path, { body });
  expect(data.entry).toBeNull();
  const approvalId = data.approvalId ?? '';
  const own = await person.call('POST /api/v1/approvals/:approvalId/approve', { params: { approvalId } });
  expect(own.status).toBe(409);
  const board = await app.client.as('board', 'demo');
  const asked = await board.ok('GET /api/v1/approvals/:approvalId', { params: { approvalId } });
  expect(asked.data.title).toBe('Journal entry for $5,000.00: Insurance of August');
  await board.ok('POST /api/v1/approvals/:approvalId/approve', { params: { approvalId } });
  const list = await person.ok('GET /api/v1/journal-entries', { query: { search: 'insurance', limit: 1 } });
  expect(list.data[0]).toMatchObject({ amountMinor: 500_000, approvedBy: expect.stringMatching(/\w/) });
  const entry = await person.ok('GET /api/v1/journal-entries/:entryId', {
    params: { entryId: list.data[0]?.id ?? '' },
  });
  expect(entry.data.files.map(({ name }) => name)).toEqual(['large.txt']);
});

test('who asks for a reversal three times at once asks for it once', async () => {
  const person = await treasurer();
  const { data } = await person.ok(path, { body: accrual({ lines: lines('5040', '2100', 600_000) }) });
  const board = await app.client.as('board', 'demo');
  await board.ok('POST /api/v1/approvals/:approvalId/approve', {
    params: { approvalId: data.approvalId ?? '' },
  });
  const query = { kind: ['journal' as const], limit: 1 };
  const entryId = (await person.ok('GET /api/v1/journal-entries', { query })).data[0]?.id ?? '';
  const ask = () =>
    person.call('POST /api/v1/journal-entries/:entryId/reverse', {
      params: { entryId },
      body: { on: '2026-09-01', reason: 'Twice' },
    });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
});

test('the journal leaves as a file that hledger reads, and lists as a file', async () => {
  const person = await treasurer();
  const { no } = await posted({ memo: 'Seen from outside' });
  const journal = await person.call('GET /api/v1/journal/export', { query: { format: 'hledger' } });
  expect(journal.status).toBe(200);
  expect(journal.text).toContain('Seen from outside');
  const list = await person.call('GET /api/v1/journal-entries/export', { query: { search: 'outside' } });
  expect(list.text.trim().split(/\r?\n/)[1]).toMatch(new RegExp(`^${no},`));
});

test('another community’s entry is not there, and who only reads posts nothing', async () => {
  const { id } = await posted();
  const lake = await app.client.as('admin', 'lakeside');
  const params = { entryId: id };
  const body = { on: '2026-09-01', reason: 'Theirs' };
  expect((await lake.call('GET /api/v1/journal-entries/:entryId', { params })).status).toBe(404);
  expect((await lake.call('POST /api/v1/journal-entries/:entryId/reverse', { params, body })).status).toBe(
    404,
  );
  const board = await app.client.as('board', 'demo');
  expect((await board.call('GET /api/v1/journal-entries')).status).toBe(200);
  expect((await board.call(path, { body: accrual() })).status).toBe(403);
});

test('an auditor finds what was written by hand, dated back into an earlier month, or over an amount', async () => {
  const auditor = await app.client.as('board', 'demo');
  await posted({ memo: 'Found by an auditor', date: '2026-08-30', lines: lines('5040', '2100', 345_678) });
  const found = async (query: object) =>
    (await auditor.ok('GET /api/v1/journal-entries', { query: { search: 'Found by an auditor', ...query } }))
      .data;
  const [entry] = await found({ origin: ['written'], dating: ['earlier-month'], amountMinor: '345678..' });
  expect(entry).toMatchObject({ origin: 'written', amountMinor: 345_678, approvedBy: null });
  expect(entry?.daysLate).toBeGreaterThan(1);
  for (const query of [{ origin: ['document'] }, { dating: ['same-day'] }, { amountMinor: '345679..' }])
    expect(await found(query)).toEqual([]);
  const { data: ofDocuments } = await auditor.ok('GET /api/v1/journal-entries', {
    query: { origin: ['document'], limit: 1 },
  });
  expect(ofDocuments[0]).toMatchObject({ origin: 'document' });
});

test('an entry is found by its number and by its memo in the search of the top bar, by those who may see entries', async () => {
  const person = await treasurer();
  const { id, no } = await posted({ memo: 'Provisión del tejado' });
  const found = async (q: string, by = person) =>
    (await by.ok('GET /api/v1/search', { query: { q } })).data.hits.filter(
      ({ kind }) => kind === 'journal-entry',
    );
  const url = `/accounting/journal-entries/details?id=${id}`;
  expect((await found('provision tejad'))[0]).toMatchObject({ url, title: `#${no} · Provisión del tejado` });
  expect((await found(`#${no}`))[0]).toMatchObject({ url });
  expect((await found('tejdao'))[0]).toMatchObject({ url });
  expect(await found('provision tejado', await app.client.as('owner', 'demo'))).toEqual([]);
});
