import { randomUUID } from 'node:crypto';
import { closePeriod, verify } from '../../../../ledger';
import { withApp } from '../../../../testing';
import { OwnerScene, today } from '../owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const create = 'POST /api/v1/invoices';
const voiding = 'POST /api/v1/invoices/:invoiceId/void';

test('an invoice is a charge with an open item for each line, counted, with its history', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('I-1', { owner: 'Ida Iverson' });
  const invoiceId = await scene.bill(unit, [scene.dues(24_000), scene.reserve(6_000)], {
    issuedOn: '2026-05-01',
    dueOn: '2026-05-15',
  });
  const made = await scene.invoice(invoiceId);
  expect(made).toMatchObject({
    number: 1,
    property: { id: unit, name: 'I-1' },
    billedTo: 'Ida Iverson',
    status: 'open',
    aging: 'to60',
    totalMinor: 30_000,
    openMinor: 30_000,
    lines: [
      {
        description: 'Dues',
        amountMinor: 24_000,
        openMinor: 24_000,
        account: { name: '4010 Regular assessments' },
      },
      { description: 'Reserve', fund: { name: 'Reserve' }, chargeType: 'regular' },
    ],
    applications: [],
    entries: [{ kind: 'charge', date: '2026-05-01', no: 1 }],
    voided: null,
  });
  expect([await scene.balance('1200', 'OP'), await scene.balance('1200', 'RES')]).toEqual([24_000, 6_000]);
  expect([await scene.balance('4010', 'OP'), await scene.balance('4030', 'RES')]).toEqual([-24_000, -6_000]);
  const params = { invoiceId };
  const history = await treasurer.ok('GET /api/v1/invoices/:invoiceId/history', { params });
  expect(history.data).toMatchObject([{ action: 'invoice.create', changes: { number: { after: 1 } } }]);
});

test('a double click makes one invoice, and the same call with another body none', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('I-2');
  const body = scene.invoiceBody([unit], [scene.dues(100)]);
  const idempotencyKey = randomUUID();
  const [one, other] = await Promise.all([
    treasurer.call(create, { body, idempotencyKey }),
    treasurer.call(create, { body, idempotencyKey }),
  ]);
  const again = await treasurer.ok(create, { body, idempotencyKey });
  expect([one.status, other.status]).toContain(201);
  const { data } = await treasurer.ok('GET /api/v1/invoices', { query: { propertyId: [unit] } });
  expect(data).toHaveLength(1);
  expect(again.data.invoiceId).toBe(data[0]?.id);
  const changed = { ...body, memo: 'Another' };
  expect((await treasurer.call(create, { body: changed, idempotencyKey })).status).toBe(422);
});

test('what cannot be billed is refused at its field, with the reason', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('I-3');
  const refused = async (lines: Parameters<typeof scene.invoiceBody>[1], days = {}) => {
    const answer = await treasurer.call(create, { body: scene.invoiceBody([unit], lines, days) });
    return { status: answer.status, body: answer.body };
  };
  const at = (field: string, text: string) => ({ status: 422, body: { fields: { [field]: text } } });
  const { dues, id } = scene;
  expect(await refused([dues(1, { accountId: id('4000') })])).toMatchObject(
    at('lines.0.accountId', 'This account is a heading. Choose an account under it.'),
  );
  expect(await refused([dues(1), dues(1, { accountId: id('5020') })])).toMatchObject(
    at('lines.1.accountId', '5020 Legal isn’t an income account. Choose one of type “Income”.'),
  );
  expect(await refused([dues(1, { accountId: id('1200') })])).toMatchObject(
    at('lines.0.accountId', '1200 Owners receivable isn’t an income account. Choose one of type “Income”.'),
  );
  expect(await refused([dues(1, { accountId: id('4800') })])).toMatchObject({ status: 422 });
  expect(await refused([dues(1, { accountId: randomUUID() })])).toMatchObject(
    at('lines.0.accountId', 'There is no such account.'),
  );
  expect(await refused([dues(1, { fundId: id('4010') })])).toMatchObject(
    at('lines.0.fundId', 'There is no such fund.'),
  );
  expect(await refused([dues(1)], { issuedOn: '2026-05-02', dueOn: '2026-05-01' })).toMatchObject(
    at('dueOn', 'Choose the invoice date or later.'),
  );
  const most = 1_000_000_000_000;
  expect(await refused([dues(1), dues(most + 1)])).toMatchObject(
    at('lines.1.amountMinor', expect.any(String)),
  );
  const large = scene.invoiceBody([unit], [dues(most), dues(1)]);
  expect(await treasurer.call(create, { body: large })).toMatchObject(
    at('lines', 'These amounts are too large.'),
  );
  expect(await refused([dues(1)], { issuedOn: '2926-05-02', dueOn: '2926-06-01' })).toMatchObject(
    at('issuedOn', 'This date is more than a year ahead. Check the year.'),
  );
  expect(await refused([dues(0)])).toMatchObject({ status: 422 });
  const nobody = scene.invoiceBody([randomUUID()], [dues(1)]);
  expect(await treasurer.call(create, { body: nobody })).toMatchObject(
    at('propertyIds', 'One of these units no longer exists.'),
  );
});

test('a void is a reversal: the number stays, the unit owes nothing, and it is void once', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('I-4');
  const invoiceId = await scene.bill(unit, [scene.dues(5_000)]);
  const params = { invoiceId };
  const before = await scene.balance('4010', 'OP');
  expect(
    await treasurer.call(voiding, { params, body: { on: '2026-04-30', reason: 'Wrong' } }),
  ).toMatchObject({
    status: 422,
    body: { fields: { on: 'Choose the invoice date or later.' } },
  });
  expect(
    await treasurer.call(voiding, { params, body: { on: '2026-06-16', reason: 'Wrong' } }),
  ).toMatchObject({
    status: 422,
  });
  const body = { on: '2026-06-10', reason: 'Billed to the wrong unit' };
  const { data } = await treasurer.ok(voiding, { params, body });
  expect(data).toMatchObject({
    status: 'void',
    aging: null,
    openMinor: 0,
    totalMinor: 5_000,
    voided: { on: '2026-06-10', reason: 'Billed to the wrong unit' },
    entries: [{ kind: 'charge' }, { kind: 'reversal', date: '2026-06-10' }],
  });
  expect(await scene.balance('4010', 'OP')).toBe(before + 5_000);
  expect(await treasurer.call(voiding, { params, body })).toMatchObject({
    status: 409,
    body: { code: 'invoice-void' },
  });
  const next = await scene.bill(unit, [scene.dues(1)]);
  expect((await scene.invoice(next)).number).toBe(data.number + 1);
});

test('one that something was applied to stays until that is taken back', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('I-5');
  const invoiceId = await scene.bill(unit, [scene.dues(5_000)]);
  const { id: paymentId } = await scene.pay([{ propertyId: unit, amountMinor: 2_000 }]);
  expect(await scene.invoice(invoiceId)).toMatchObject({
    status: 'partial',
    openMinor: 3_000,
    applications: [
      {
        paymentId,
        amountMinor: 2_000,
        sentence:
          'Payment policy: assessments before late fees and interest, costs and attorney fees, other charges, fines; the oldest first.',
      },
    ],
  });
  const body = { on: '2026-06-10', reason: 'Wrong' };
  expect(await treasurer.call(voiding, { params: { invoiceId }, body })).toMatchObject({
    status: 409,
    body: { code: 'invoice-paid' },
  });
  const ending = { as: 'void' as const, on: '2026-06-10', reason: 'Entered twice' };
  await treasurer.ok('POST /api/v1/payments/:paymentId/end', { params: { paymentId }, body: ending });
  expect((await treasurer.ok(voiding, { params: { invoiceId }, body })).data.status).toBe('void');
});

test('what stands to the credit of a unit is applied to its next invoice, and given back when that is void', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('I-6');
  await scene.pay([{ propertyId: unit, amountMinor: 10_000 }], { receivedOn: '2026-04-20' });
  const body = scene.invoiceBody([unit], [scene.dues(3_000), scene.reserve(1_000)]);
  const preview = await treasurer.ok('POST /api/v1/invoices/preview', { body });
  expect(preview.data.rows).toMatchObject([{ totalMinor: 4_000, creditMinor: 4_000, problem: null }]);
  const { data: run } = await treasurer.ok(create, { body });
  const invoiceId = run.invoiceId ?? '';
  const made = await scene.invoice(invoiceId);
  expect(made).toMatchObject({ status: 'paid', openMinor: 0 });
  expect(made.applications.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(4_000);
  expect(made.entries.map(({ kind, date }) => [kind, date])).toEqual([
    ['charge', '2026-05-01'],
    ['application', '2026-05-01'],
  ]);
  const statement = async () =>
    (await treasurer.ok('GET /api/v1/properties/:propertyId/statement', { params: { propertyId: unit } }))
      .data;
  expect(await statement()).toMatchObject({ balanceMinor: -6_000, creditMinor: 6_000, open: [] });
  await treasurer.ok(voiding, { params: { invoiceId }, body: { on: today, reason: 'Wrong month' } });
  expect(await statement()).toMatchObject({ balanceMinor: -10_000, creditMinor: 10_000 });
});

test('credit and a charge that a return opened again meet with the next invoice, also after their month is closed', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('I-20');
  const owed = await scene.bill(unit, [scene.dues(10_000)], { issuedOn: '2025-12-05' });
  const pay = (amountMinor: number) =>
    scene.pay([{ propertyId: unit, amountMinor }], { receivedOn: '2025-12-10' });
  const { id: paymentId } = await pay(10_000);
  await pay(3_000);
  const body = { as: 'returned' as const, on: '2025-12-20', reason: 'Insufficient funds' };
  await treasurer.ok('POST /api/v1/payments/:paymentId/end', { params: { paymentId }, body });
  await scene.within((tx) => closePeriod(tx, '2025-12', { id: null, name: 'Tess' }));
  await scene.bill(unit, [scene.dues(1_000)], { issuedOn: '2026-01-02' });
  expect(await scene.invoice(owed)).toMatchObject({
    openMinor: 7_000,
    applications: [{ appliedOn: '2026-01-02', amountMinor: 3_000 }],
  });
});

test('credit that the books began with is used on the day of the invoice, however old it is', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('I-21');
  const of = { propertyId: unit, fundId: scene.id('OP'), dueOn: '2025-11-01', issuedOn: '2025-11-01' };
  const owed = { ...of, accountId: scene.id('1200'), contraAccountId: scene.id('4010'), amountMinor: 900 };
  const credit = { ...of, accountId: scene.id('2200'), issuedOn: '1825-11-01', amountMinor: 1_000 };
  const body = { date: '2026-04-01', lines: [], items: [owed, credit] };
  await treasurer.ok('POST /api/v1/opening-balances', { body });
  const invoiceId = await scene.bill(unit, [scene.dues(500)]);
  expect(await scene.invoice(invoiceId)).toMatchObject({
    openMinor: 400,
    entries: [{ kind: 'charge' }, { kind: 'application', date: '2026-05-01' }],
  });
});

test('a closed month takes no invoice and keeps what it has', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('I-7');
  const invoiceId = await scene.bill(unit, [scene.dues(100)], { issuedOn: '2026-01-05' });
  const actor = { id: null, name: 'Tess' };
  await scene.within((tx) => closePeriod(tx, '2026-01', actor));
  const body = scene.invoiceBody([unit], [scene.dues(1)], { issuedOn: '2026-01-20' });
  for (const route of [create, 'POST /api/v1/invoices/preview'] as const)
    expect(await treasurer.call(route, { body })).toMatchObject({
      status: 409,
      body: { code: 'ledger-closed' },
    });
  const params = { invoiceId };
  const late = { on: '2026-01-31', reason: 'Wrong' };
  expect(await treasurer.call(voiding, { params, body: late })).toMatchObject({
    status: 409,
    body: { code: 'ledger-closed' },
  });
  expect((await scene.invoice(invoiceId)).status).toBe('open');
  const { data } = await treasurer.ok(voiding, { params, body: { ...late, on: '2026-02-01' } });
  expect(data.entries.at(-1)).toMatchObject({ date: '2026-02-01' });
  expect(await scene.within((tx) => verify(tx))).toMatchObject({ faults: [] });
});

test("one of another community is nobody's, and the board reads what the treasurer writes", async () => {
  const unit = await scene.unit('I-8');
  const invoiceId = await scene.bill(unit, [scene.dues(100)]);
  const params = { invoiceId };
  const lake = await app.client.as('admin', 'lakeside');
  const body = { on: today, reason: 'Theirs' };
  const answers = await Promise.all([
    lake.call('GET /api/v1/invoices/:invoiceId', { params }),
    lake.call('GET /api/v1/invoices/:invoiceId/history', { params }),
    lake.call(voiding, { params, body }),
    lake.call(create, { body: scene.invoiceBody([unit], [scene.dues(1)]) }),
  ]);
  expect(answers.map(({ status }) => status >= 404)).toEqual([true, true, true, true]);
  const statuses = async (who: 'board' | 'owner') => {
    const person = await app.client.as(who, 'demo');
    return [
      (await person.call('GET /api/v1/invoices')).status,
      (await person.call('GET /api/v1/invoices/:invoiceId', { params })).status,
      (await person.call(create, { body: scene.invoiceBody([unit], [scene.dues(1)]) })).status,
    ];
  };
  expect(await statuses('board')).toEqual([200, 200, 403]);
  expect(await statuses('owner')).toEqual([403, 403, 403]);
});

test('after all of it every invoice says what the books say', async () => {
  expect(await scene.strays()).toEqual([]);
});

test('what is told of it in the books is cut between characters, not through one', async () => {
  const unit = await scene.unit('I-EMOJI');
  const lines = ['x'.repeat(197), '🏊 key'].map((description) => ({ ...scene.dues(100), description }));
  const [entry] = (await scene.invoice(await scene.bill(unit, lines))).entries;
  const { memo } = await scene.within((tx) =>
    tx
      .selectFrom('journalEntry')
      .select('memo')
      .where('id', '=', entry?.id ?? '')
      .executeTakeFirstOrThrow(),
  );
  expect(memo).toBe(`${'x'.repeat(197)}, 🏊`);
});
