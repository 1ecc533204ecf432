import type { MatchInput } from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import { verify } from '../../../../ledger';
import { withApp } from '../../../../testing';
import { BankScene, ofxOf, type StatementLine } from '../bank.fixture';

const app = withApp();
const scene = new BankScene(app);
let unit = '';
beforeEach(async () => {
  await scene.begin();
  unit = await scene.unit(`B-${Math.random()}`);
});

const days = { from: '2026-06-01', until: '2026-06-12', balance: '1000.00' };
const take = async (lines: StatementLine[]) => {
  await scene.import('june.ofx', ofxOf(lines, days));
  return scene.lines();
};
const pay = (amountMinor: number, more = {}) => scene.pay([{ propertyId: unit, amountMinor }], more);

async function match(input: Partial<MatchInput>, person = 'treasurer' as const) {
  const body = { transactionIds: [], ...input };
  return (await app.client.as(person, 'demo')).call('POST /api/v1/bank-transactions/match', { body });
}
const firstLines = async (id: string) =>
  ((await scene.suggestions(id))[0]?.lines ?? []).map(({ entryId, line }) => ({ entryId, line }));

test('a check is suggested by its number, matched, and stands to match again when it is undone', async () => {
  await pay(29_500, { reference: '1187', payer: 'Ana Perez' });
  const other = await pay(29_500, { receivedOn: '2026-06-03', reference: '1188' });
  const [bank] = await take([{ on: '2026-06-09', amount: '295.00', name: 'DEPOSIT', check: '1187' }]);
  const id = bank?.id ?? '';
  const found = await scene.suggestions(id);
  expect(found.map(({ lines, reasons }) => [lines[0]?.reference, reasons])).toEqual([
    ['1187', ['check-number', 'far-day']],
    ['1188', ['near-day']],
  ]);
  const lines = await firstLines(id);
  expect(await match({ transactionIds: [id], lines, how: 'suggestion' })).toMatchObject({
    status: 200,
    body: { data: [{ state: 'matched', match: { how: 'suggestion', lines: [{ party: 'Ana Perez' }] } }] },
  });
  expect(await match({ transactionIds: [id], lines })).toMatchObject({ status: 409 });
  expect(await scene.undo(id)).toMatchObject({ status: 200, body: { data: { state: 'open', match: null } } });
  expect(await firstLines(id)).toEqual(lines);
  expect(other.status).toBe('received');
});

test('a match whose entry is reversed is undone, one whose check the bank returned is not', async () => {
  const [kept, wrong] = [await pay(20_000), await pay(30_000)];
  const [one, two] = await take([
    { on: '2026-06-02', amount: '200.00', name: 'A' },
    { on: '2026-06-03', amount: '300.00', name: 'B' },
  ]);
  const ids = [one?.id ?? '', two?.id ?? ''];
  const lines = await firstLines(ids[1] ?? '');
  for (const id of ids)
    expect(await match({ transactionIds: [id], lines: await firstLines(id) })).toMatchObject({ status: 200 });
  const treasurer = await scene.treasurer();
  const end = (paymentId: string, as: 'returned' | 'void') =>
    treasurer.ok('POST /api/v1/payments/:paymentId/end', {
      params: { paymentId },
      body: { as, on: '2026-06-10', reason: 'So it was' },
    });
  await end(kept.id, 'returned');
  await end(wrong.id, 'void');
  const [ofKept, ofWrong] = [await scene.one(ids[0] ?? ''), await scene.one(ids[1] ?? '')];
  expect(ofKept.state).toBe('matched');
  expect(ofWrong).toMatchObject({ state: 'open', match: null, releasedNo: expect.any(Number) });
  const history = await treasurer.ok('GET /api/v1/bank-transactions/:bankTransactionId/history', {
    params: { bankTransactionId: ofWrong.id },
  });
  expect(history.data[0]).toMatchObject({ action: 'bank-transaction.release' });
  // What was taken back is offered no more, and nobody can say that it is at the bank.
  expect(await scene.suggestions(ofWrong.id)).toEqual([]);
  expect(await match({ transactionIds: [ofWrong.id], lines })).toMatchObject({
    status: 422,
    body: { fields: { lines: expect.stringMatching(/reversed/) } },
  });
});

test('several receipts are one deposit, several lines of the bank are one entry, and what is left is posted', async () => {
  await pay(20_000);
  await pay(10_000);
  await pay(50_000, { receivedOn: '2026-06-05' });
  const [sum, part, rest] = await take([
    { on: '2026-06-02', amount: '300.00', name: 'DEPOSIT' },
    { on: '2026-06-08', amount: '350.00', name: 'CARDS 1' },
    { on: '2026-06-09', amount: '148.00', name: 'CARDS 2' },
  ]);
  const [deposit] = await scene.suggestions(sum?.id ?? '');
  expect(deposit).toMatchObject({
    reasons: ['sum', 'near-day'],
    lines: [{ amountMinor: 20_000 }, { amountMinor: 10_000 }],
  });
  expect(
    await match({ transactionIds: [sum?.id ?? ''], lines: await firstLines(sum?.id ?? '') }),
  ).toMatchObject({ status: 200 });
  const transactionIds = [part?.id ?? '', rest?.id ?? ''];
  const treasurer = await scene.treasurer();
  const found = await treasurer.ok('GET /api/v1/bank-transactions/:bankTransactionId/candidates', {
    params: { bankTransactionId: part?.id ?? '' },
    query: { search: '500.00' },
  });
  const lines = found.data.lines.map(({ entryId, line }) => ({ entryId, line }));
  expect(lines).toHaveLength(1);
  expect(await match({ transactionIds, lines })).toMatchObject({
    status: 422,
    body: { fields: { lines: expect.stringMatching(/\$2\.00/) } },
  });
  const fee = { accountId: scene.id('5060'), fundId: scene.id('OP'), amountMinor: -200, memo: 'Card fee' };
  const entry = { memo: 'Fees of cards', lines: [fee] };
  expect(await match({ transactionIds, lines, entry })).toMatchObject({
    status: 200,
    body: {
      data: [
        { state: 'matched' },
        { state: 'matched', match: { lines: [{}, { kind: 'bank', amountMinor: -200 }] } },
      ],
    },
  });
  expect(await scene.balance('5060', 'OP')).toBe(200);
  expect(await scene.balance('1010', 'OP')).toBe(79_800);
});

test('what left a bank account is not set against what came in, past those who decide', async () => {
  const lines = [
    { on: '2026-06-02', amount: '-80.00', name: 'WITHDRAWAL' },
    { on: '2026-06-10', amount: '100.00', name: 'TRANSFER' },
    { on: '2026-06-11', amount: '80.00', name: 'TRANSFER' },
  ];
  await scene.import('reserve.ofx', ofxOf(lines, days), { accountId: scene.id('1020') });
  const [left = '', more = '', same = ''] = (await scene.lines()).map(({ id }) => id);
  const interest = { accountId: scene.id('4300'), fundId: scene.id('RES'), amountMinor: 2_000, memo: null };
  const refused = {
    status: 409,
    body: { code: 'bank-entry-needs-approval', detail: expect.stringMatching(/offset \$80\.00/) },
  };
  // Lent and given back with the books saying nothing, or only what is over.
  expect(await match({ transactionIds: [left, same] })).toMatchObject(refused);
  expect(
    await match({ transactionIds: [left, more], entry: { memo: null, lines: [interest] } }),
  ).toMatchObject(refused);
  // Of the operating account, what the bank did and corrected is nobody's to decide below the amount of entries.
  const corrected = await take([
    { on: '2026-06-03', amount: '-4999.99', name: 'WRONG DEBIT' },
    { on: '2026-06-04', amount: '4999.99', name: 'CORRECTION' },
  ]);
  const transactionIds = corrected.flatMap(({ id, amountMinor }) =>
    Math.abs(amountMinor) === 499_999 ? [id] : [],
  );
  expect(await match({ transactionIds })).toMatchObject({ status: 200 });
});

test('a fee is posted from its line, in another fund with a loan between them, and taken back with the match', async () => {
  const [bank] = await take([{ on: '2026-06-10', amount: '-15.00', name: 'SERVICE FEE' }]);
  const transactionIds = [bank?.id ?? ''];
  const entry = (accountId: string, amountMinor = -1_500) => ({
    memo: null,
    lines: [{ accountId, fundId: scene.id('RES'), amountMinor, memo: null }],
  });
  expect(await match({ transactionIds, entry: entry(scene.id('1200')) })).toMatchObject({
    status: 422,
    body: { fields: { 'entry.lines.0.accountId': expect.stringMatching(/invoices/) } },
  });
  expect(await match({ transactionIds, entry: entry(scene.id('5060'), -1_400) })).toMatchObject({
    status: 422,
  });
  expect(await match({ transactionIds, entry: entry(scene.id('5060')) })).toMatchObject({ status: 200 });
  expect([await scene.balance('5060', 'RES'), await scene.balance('1010', 'OP')]).toEqual([1_500, -1_500]);
  await scene.undo(transactionIds[0] ?? '');
  expect([await scene.balance('5060', 'RES'), await scene.balance('1010', 'OP')]).toEqual([0, 0]);
  expect(await scene.within((tx) => verify(tx))).toMatchObject({ faults: [] });
  const moved = (await take([{ on: '2026-06-10', amount: '25.00', name: 'TRANSFER' }])).at(-1);
  // It came out of the reserve's bank account: that is decided by others, in the journal.
  expect(
    await match({ transactionIds: [moved?.id ?? ''], entry: entry(scene.id('1020'), 2_500) }),
  ).toMatchObject({
    status: 409,
    body: { code: 'bank-entry-needs-approval', detail: expect.stringMatching(/reserve fund \(Reserve\)/) },
  });
  const large = (await take([{ on: '2026-06-11', amount: '-9000.00', name: 'ROOF' }])).at(-1);
  const big = entry(scene.id('5220'), -900_000);
  expect(await match({ transactionIds: [large?.id ?? ''], entry: big })).toMatchObject({
    body: { code: 'bank-entry-needs-approval' },
  });
});

test('another community knows nothing of a line, of its import or its rules', async () => {
  const [bank] = await take([{ on: '2026-06-10', amount: '-15.00', name: 'SERVICE FEE' }]);
  const stranger = await app.client.as('treasurer', 'lakeside');
  const body = { transactionIds: [bank?.id ?? ''], lines: [] };
  expect(await stranger.call('POST /api/v1/bank-transactions/match', { body })).toMatchObject({
    status: 404,
  });
  const params = { bankTransactionId: bank?.id ?? '' };
  expect(
    await stranger.call('POST /api/v1/bank-transactions/:bankTransactionId/undo', { params }),
  ).toMatchObject({ status: 404 });
  expect(await match({ transactionIds: [crypto.randomUUID()] })).toMatchObject({ status: 404 });
});

test('a rule is tried before it is kept, suggests, and posts by itself what comes', async () => {
  const treasurer = await scene.treasurer();
  const [bank] = await take([{ on: '2026-06-10', amount: '-15.00', name: 'Monthly SERVICE FEE' }]);
  const rule = {
    name: 'Bank fees',
    direction: 'out' as const,
    contains: 'service fee',
    accountId: scene.id('5060'),
  };
  const tried = await treasurer.ok('POST /api/v1/bank-rules/try', { body: rule });
  expect(tried.data).toMatchObject({ count: 1, sumMinor: -1_500, examples: [{ id: bank?.id }] });
  const { data: made } = await treasurer.ok('POST /api/v1/bank-rules', { body: rule });
  expect(await scene.suggestions(bank?.id ?? '')).toMatchObject([
    { rule: { name: 'Bank fees', fund: { name: 'Operating' } } },
  ]);
  await treasurer.ok('PUT /api/v1/bank-rules/:bankRuleId', {
    params: { bankRuleId: made.id },
    body: { ...rule, effect: 'post', version: made.version },
  });
  const { memberId } = await scene.within((tx) =>
    tx
      .selectFrom('bankImport')
      .innerJoin('member', 'member.displayName', 'bankImport.importedBy')
      .select('member.id as memberId')
      .executeTakeFirstOrThrow(),
  );
  await app.runJob('accounting.bank-rules', { tenantId: app.tenants.demo, memberId });
  expect(await scene.one(bank?.id ?? '')).toMatchObject({
    state: 'matched',
    match: { how: 'rule', rule: 'Bank fees' },
  });
  expect(await scene.balance('5060', 'OP')).toBe(1_500);
  const { data } = await treasurer.ok('GET /api/v1/bank-rules');
  expect(data).toMatchObject([{ version: 2, used: 1 }]);

  // What a person took back is not posted again by the next file: it stays a suggestion.
  await scene.undo(bank?.id ?? '');
  await app.runJob('accounting.bank-rules', { tenantId: app.tenants.demo, memberId });
  expect(await scene.one(bank?.id ?? '')).toMatchObject({ state: 'open', match: null });
  expect(await scene.balance('5060', 'OP')).toBe(0);
  expect(await scene.suggestions(bank?.id ?? '')).toMatchObject([{ rule: { name: 'Bank fees' } }]);
});

test('a line is not matched by a rule that was removed meanwhile', async () => {
  const treasurer = await scene.treasurer();
  const [line] = await take([{ on: '2026-06-03', amount: '-12.00', name: 'FEE' }]);
  const accountId = scene.id('5060');
  const body = { name: 'Fees', contains: 'FEE', accountId };
  const { data: rule } = await treasurer.ok('POST /api/v1/bank-rules', { body });
  await treasurer.ok('DELETE /api/v1/bank-rules/:bankRuleId', { params: { bankRuleId: rule.id } });
  const entry = {
    memo: null,
    lines: [{ accountId, fundId: scene.id('OP'), amountMinor: -1200, memo: null }],
  };
  const input = { transactionIds: [line?.id ?? ''], entry };
  expect(await match({ ...input, ruleId: rule.id })).toMatchObject({
    status: 409,
    body: { code: 'rule-gone' },
  });
  expect(await match(input)).toMatchObject({ status: 200, body: { data: [{ match: { how: 'entry' } }] } });
});

test('before a month is closed it is told how many lines are not matched until its end, and they are listed', async () => {
  const treasurer = await scene.treasurer();
  await pay(20_000);
  const [first] = await take([
    { on: '2026-06-01', amount: '200.00', name: 'A' },
    { on: '2026-06-02', amount: '30.00', name: 'B' },
  ]);
  const ofMonth = async (month: string) =>
    (await treasurer.ok('GET /api/v1/periods/:month/checks', { params: { month } })).data.find(
      ({ check }) => check === 'bank-lines',
    );
  expect(await ofMonth('2026-05')).toMatchObject({ state: 'done', count: 0 });
  expect(await ofMonth('2026-06')).toMatchObject({ state: 'attention', count: 2 });
  const id = first?.id ?? '';
  await match({ transactionIds: [id], lines: await firstLines(id) });
  expect(await ofMonth('2026-06')).toMatchObject({ count: 1 });
  const shown = await scene.lines({ state: ['open', 'doubtful'], bookedOn: '..2026-06-30' });
  expect(shown.map(({ payee }) => payee)).toEqual(['B']);
});

test('an entry is looked for with every apostrophe and with none', async () => {
  const treasurer = await scene.treasurer();
  await scene.pay([{ propertyId: unit, amountMinor: 77_700 }], {
    payer: 'Nora O’Shea',
    receivedOn: '2026-06-05',
  });
  await scene.import('apostrophe.ofx', ofxOf([{ on: '2026-06-11', amount: '1.11', name: 'SOMEBODY' }], days));
  const [line] = await scene.lines({ search: 'somebody' });
  for (const search of ["o'shea", 'O’Shea', 'o´shea', 'oshea nora']) {
    const { data } = await treasurer.ok('GET /api/v1/bank-transactions/:bankTransactionId/candidates', {
      params: { bankTransactionId: line?.id ?? '' },
      query: { search },
    });
    expect([search, data.lines.map(({ amountMinor }) => amountMinor)]).toEqual([search, [77_700]]);
  }
});
