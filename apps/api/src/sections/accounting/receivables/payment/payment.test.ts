import { randomUUID } from 'node:crypto';
import { closePeriod, verify } from '../../../../ledger';
import { withApp } from '../../../../testing';
import { OwnerScene } from '../owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const record = 'POST /api/v1/payments';
const end = 'POST /api/v1/payments/:paymentId/end';

test('$100 paid of $240 operating and $60 reserve: each fund balances, and the preview said so before', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('P-1');
  const invoiceId = await scene.bill(unit, [scene.reserve(6_000), scene.dues(24_000)]);
  const body = scene.paymentBody([{ propertyId: unit, amountMinor: 10_000 }], {
    reference: '1043',
    payer: 'Pat',
  });
  const preview = (await treasurer.ok('POST /api/v1/payments/preview', { body })).data;
  expect((await scene.invoice(invoiceId)).openMinor).toBe(30_000);
  const headers = { 'accept-language': 'es' };
  const spanish = (await treasurer.ok('POST /api/v1/payments/preview', { body, headers })).data;
  expect(spanish.allocations[0]?.sentence).toBe(
    'Política de pagos: cuotas antes que recargos por mora e intereses, gastos y honorarios de abogado, otros cargos, multas; primero lo más antiguo.',
  );
  const paid = (await treasurer.ok(record, { body })).data;
  expect(preview.allocations.map(({ openMinor: _, ...allocation }) => allocation)).toEqual(paid.allocations);
  expect(preview).toMatchObject({
    credits: [],
    dueBetweenFunds: [{ from: { name: 'Operating' }, to: { name: 'Reserve' }, amountMinor: 6_000 }],
    policy: { name: 'neutral', version: 'neutral-1' },
  });
  expect(paid).toMatchObject({
    number: 1,
    status: 'received',
    amountMinor: 10_000,
    creditMinor: 0,
    depositTo: { name: '1010 Operating checking' },
    properties: [{ name: 'P-1' }],
    entries: [{ kind: 'receipt', date: '2026-06-01' }],
  });
  expect(paid.allocations.map(({ fund, amountMinor }) => [fund.name, amountMinor])).toEqual([
    ['Reserve', 6_000],
    ['Operating', 4_000],
  ]);
  // Each fund by itself is at zero, also between the two.
  for (const fund of ['OP', 'RES']) {
    const codes = ['1010', '1200', '1800', '2200', '2800', '4010', '4030'];
    const sums = await Promise.all(codes.map((code) => scene.balance(code, fund)));
    expect(sums.reduce((sum, amount) => sum + amount, 0)).toBe(0);
  }
  expect([await scene.balance('2800', 'OP'), await scene.balance('1800', 'RES')]).toEqual([-6_000, 6_000]);
  expect(await scene.invoice(invoiceId)).toMatchObject({ status: 'partial', openMinor: 20_000 });
});

test('Florida, California and Texas: the same is owed, $150 arrives, three splits with their sentences', async () => {
  const treasurer = await scene.treasurer();
  const policy = async (name: 'florida' | 'california' | 'texas', effectiveOn: string) =>
    (await treasurer.ok('POST /api/v1/payment-policies', { body: { name, effectiveOn } })).data;
  await policy('florida', '2026-03-01');
  await policy('california', '2026-04-01');
  await policy('texas', '2026-05-01');
  const split = async (name: string, receivedOn: string) => {
    const unit = await scene.unit(name);
    const { dues, id } = scene;
    const fine = dues(3_000, { description: 'Fine', accountId: id('4120'), chargeType: 'fine' });
    const fee = dues(2_500, { description: 'Late fee', accountId: id('4100'), chargeType: 'late-fee' });
    const interest = dues(1_000, { description: 'Interest', accountId: id('4110'), chargeType: 'interest' });
    await scene.bill(unit, [dues(12_000), fine, fee, interest], { issuedOn: '2026-02-01' });
    const { allocations } = await scene.pay([{ propertyId: unit, amountMinor: 15_000 }], { receivedOn });
    expect(new Set(allocations.map(({ sentence }) => sentence.split(':')[0])).size).toBe(1);
    return {
      law: allocations[0]?.sentence.split(':')[0],
      parts: allocations.map(({ description, amountMinor }) => `${description} ${amountMinor}`),
    };
  };
  expect(await split('P-FL', '2026-03-10')).toEqual({
    law: 'Florida Statutes §720.3085(3)(b)',
    parts: ['Interest 1000', 'Late fee 2500', 'Dues 11500'],
  });
  expect(await split('P-CA', '2026-04-10')).toEqual({
    law: 'California Civil Code §5655',
    parts: ['Dues 12000', 'Late fee 2500', 'Interest 500'],
  });
  expect(await split('P-TX', '2026-05-10')).toEqual({
    law: 'Texas Property Code §209.0063',
    parts: ['Dues 12000', 'Fine 3000'],
  });
  const { data } = await treasurer.ok('GET /api/v1/payment-policies');
  expect(data.map(({ version, effectiveOn }) => [version, effectiveOn])).toEqual([
    ['texas-1', '2026-05-01'],
    ['california-1', '2026-04-01'],
    ['florida-1', '2026-03-01'],
    ['neutral-1', '1900-01-01'],
  ]);
  expect(data.at(-1)).toMatchObject({ setBy: null, setAt: null });
  expect(data[0]?.steps[0]).toBe('delinquent assessments');
  const headers = { 'accept-language': 'es' };
  const spanish = await treasurer.ok('GET /api/v1/payment-policies', { headers });
  expect(spanish.data[0]?.steps[0]).toBe('cuotas en mora');
});

test('a check returned after the close leaves March as it was, opens April again, and makes one fee', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('P-2');
  const days = { issuedOn: '2026-03-01', dueOn: '2026-03-10' };
  const invoiceId = await scene.bill(unit, [scene.dues(20_000), scene.reserve(5_000)], days);
  const paid = await scene.pay([{ propertyId: unit, amountMinor: 30_000 }], { receivedOn: '2026-03-20' });
  expect(paid).toMatchObject({ creditMinor: 5_000 });
  for (const month of ['2026-02', '2026-03'])
    await scene.within((tx) => closePeriod(tx, month, { id: null, name: 'Tess' }));
  const march = async () =>
    Promise.all(['1010', '1200', '2200', '2800'].map((code) => scene.balance(code, 'OP', '2026-03-31')));
  const before = await march();
  const params = { paymentId: paid.id };
  const body = { as: 'returned' as const, on: '2026-03-31', reason: 'Insufficient funds', feeMinor: 2_500 };
  const fee = { feeAccountId: scene.id('4900') };
  expect(await treasurer.call(end, { params, body })).toMatchObject({
    status: 422,
    body: { fields: { feeAccountId: 'Choose an income account for the fee.' } },
  });
  expect(await treasurer.call(end, { params, body: { ...body, ...fee } })).toMatchObject({
    status: 409,
    body: { code: 'ledger-closed' },
  });
  const april = { ...body, ...fee, on: '2026-04-02' };
  const { data } = await treasurer.ok(end, { params, body: april });
  expect(data).toMatchObject({
    status: 'returned',
    ended: { on: '2026-04-02', reason: 'Insufficient funds' },
    entries: [{ kind: 'receipt' }, { kind: 'reversal', date: '2026-04-02' }],
  });
  expect(data.allocations).toHaveLength(2);
  expect(await march()).toEqual(before);
  expect(await scene.invoice(invoiceId)).toMatchObject({
    status: 'open',
    dueOn: '2026-03-10',
    applications: [],
  });
  expect(await treasurer.call(end, { params, body: april })).toMatchObject({
    status: 409,
    body: { code: 'payment-ended' },
  });
  const { data: invoices } = await treasurer.ok('GET /api/v1/invoices', { query: { propertyId: [unit] } });
  expect(invoices.map(({ totalMinor, openMinor }) => [totalMinor, openMinor])).toEqual([
    [2_500, 2_500],
    [25_000, 25_000],
  ]);
  const history = await treasurer.ok('GET /api/v1/payments/:paymentId/history', { params });
  expect(history.data.map(({ action }) => action)).toEqual(['payment.end', 'payment.record']);
  expect(await scene.within((tx) => verify(tx))).toMatchObject({ faults: [] });
});

test('what came before a charge settles it on the day of the charge, and all of it is taken back with the payment', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('P-3');
  const credit = await scene.balance('2200', 'OP');
  const later = await scene.bill(unit, [scene.dues(4_000)], { issuedOn: '2026-06-10', dueOn: '2026-07-01' });
  const paid = await scene.pay([{ propertyId: unit, amountMinor: 9_000 }], { receivedOn: '2026-05-20' });
  expect(paid.entries.map(({ kind, date }) => [kind, date])).toEqual([
    ['receipt', '2026-05-20'],
    ['application', '2026-06-10'],
  ]);
  const kept = (await scene.balance('2200', 'OP', '2026-06-09')) - credit;
  expect([kept, paid.creditMinor]).toEqual([-9_000, 5_000]);
  // The next invoice uses a part of what is left.
  const next = await scene.bill(unit, [scene.reserve(1_500)], { issuedOn: '2026-06-11' });
  expect([(await scene.invoice(later)).status, (await scene.invoice(next)).status]).toEqual(['paid', 'paid']);
  const params = { paymentId: paid.id };
  expect((await treasurer.ok('GET /api/v1/payments/:paymentId', { params })).data.allocations).toHaveLength(
    2,
  );
  const body = { as: 'void' as const, on: '2026-06-12', reason: 'Another association’s check' };
  await treasurer.ok(end, { params, body });
  expect([(await scene.invoice(later)).status, (await scene.invoice(next)).status]).toEqual(['open', 'open']);
  const statement = await treasurer.ok('GET /api/v1/properties/:propertyId/statement', {
    params: { propertyId: unit },
  });
  expect(statement.data).toMatchObject({ balanceMinor: 5_500, creditMinor: 0 });
});

test('one check for several units, into reserve savings and into undeposited funds', async () => {
  const [one, two] = [await scene.unit('P-4'), await scene.unit('P-5')];
  const first = await scene.bill(one, [scene.dues(1_000)]);
  const second = await scene.bill(two, [scene.dues(2_000), scene.reserve(500)]);
  const parts = [
    { propertyId: one, amountMinor: 1_000 },
    { propertyId: two, amountMinor: 3_000 },
  ];
  const paid = await scene.pay(parts, { depositToId: scene.id('1020') });
  expect(paid).toMatchObject({ amountMinor: 4_000, creditMinor: 500 });
  expect(paid.properties.map(({ name }) => name)).toEqual(['P-4', 'P-5']);
  expect([(await scene.invoice(first)).status, (await scene.invoice(second)).status]).toEqual([
    'paid',
    'paid',
  ]);
  expect(await scene.balance('2200', 'RES')).toBe(-500);
  const cash = await scene.pay([{ propertyId: one, amountMinor: 700 }], {
    depositToId: scene.id('1090'),
    method: 'cash',
  });
  expect(cash.creditMinor).toBe(700);
  expect(await scene.balance('1090', 'OP')).toBe(700);
});

test('two payments of one unit at once settle it once, and the rest stays as credit', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('P-6');
  const invoiceId = await scene.bill(unit, [scene.dues(10_000)]);
  const body = scene.paymentBody([{ propertyId: unit, amountMinor: 7_000 }]);
  const answers = await Promise.all(Array.from({ length: 4 }, () => treasurer.call(record, { body })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const credits = answers.map(({ body: { data } }) => data.creditMinor);
  expect(credits.reduce((sum, amount) => sum + amount, 0)).toBe(18_000);
  expect((await scene.invoice(invoiceId)).status).toBe('paid');
  const idempotencyKey = randomUUID();
  await Promise.all([1, 2].map(() => treasurer.call(record, { body, idempotencyKey })));
  const { data } = await treasurer.ok('GET /api/v1/payments', { query: { propertyId: [unit] } });
  expect(data).toHaveLength(5);
});

test('what is wrong with a payment is told at its field', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('P-7');
  const nobodys = await scene.unit('P-8', { owner: null });
  const part = { propertyId: unit, amountMinor: 100 };
  const refused = async (parts: (typeof part)[], more = {}) => {
    const answer = await treasurer.call(record, { body: scene.paymentBody(parts, more) });
    return [answer.status, Object.entries(Reflect.get(answer.body, 'fields') ?? {})[0]];
  };
  expect(await refused([part], { receivedOn: '2026-06-16' })).toEqual([
    422,
    ['receivedOn', 'This date is in the future.'],
  ]);
  expect(await refused([part], { depositToId: scene.id('4010') })).toEqual([
    422,
    ['depositToId', '4010 Regular assessments isn’t a bank account. Choose one, or undeposited funds.'],
  ]);
  expect(await refused([part, part])).toEqual([
    422,
    ['parts.1.propertyId', 'This unit is listed twice. Enter it once, with the total.'],
  ]);
  expect(await refused([part, { ...part, propertyId: randomUUID() }])).toEqual([
    422,
    ['parts.1.propertyId', 'Unit not found.'],
  ]);
  expect(await refused([{ ...part, propertyId: nobodys }])).toEqual([
    422,
    ['parts.0.propertyId', 'This unit had no owner on that date. Add its owner first.'],
  ]);
  // The books have no day before 1900, nor does the order of payments.
  expect((await refused([part], { receivedOn: '1899-12-31' }))[0]).toBe(422);
  expect((await refused([{ ...part, amountMinor: 0 }]))[0]).toBe(422);
  expect((await refused([{ ...part, amountMinor: 1.5 }]))[0]).toBe(422);
});

test('what a void gave back before a payment was returned is not told as settled by it', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('P-20');
  const { id: paymentId } = await scene.pay([{ propertyId: unit, amountMinor: 500 }]);
  const bill = () => scene.bill(unit, [scene.dues(500)], { issuedOn: '2026-06-02' });
  const body = { on: '2026-06-03', reason: 'Twice' };
  await treasurer.ok('POST /api/v1/invoices/:invoiceId/void', { params: { invoiceId: await bill() }, body });
  const { number } = await scene.invoice(await bill());
  const { data } = await treasurer.ok(end, { params: { paymentId }, body: { ...body, as: 'void' } });
  expect(data.allocations).toMatchObject([{ invoice: { number }, amountMinor: 500 }]);
});

test("a payment of another community is nobody's", async () => {
  const unit = await scene.unit('P-9');
  const { id: paymentId } = await scene.pay([{ propertyId: unit, amountMinor: 100 }]);
  const params = { paymentId };
  const lake = await app.client.as('admin', 'lakeside');
  const ending = { as: 'void' as const, on: '2026-06-15', reason: 'Theirs' };
  const answers = await Promise.all([
    lake.call('GET /api/v1/payments/:paymentId', { params }),
    lake.call('GET /api/v1/payments/:paymentId/history', { params }),
    lake.call(end, { params, body: ending }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call('GET /api/v1/payments/:paymentId', { params })).status).toBe(403);
});

test('after all of it every invoice says what the books say, and what funds owe each other is owed to them', async () => {
  expect(await scene.strays()).toEqual([]);
  const both = async (code: string) => (await scene.balance(code, 'OP')) + (await scene.balance(code, 'RES'));
  expect(await both('1800')).toBe(-(await both('2800')));
});
