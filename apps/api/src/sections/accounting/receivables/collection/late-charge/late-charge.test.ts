import { closePeriod } from '../../../../../ledger';
import { newId } from '../../../../../platform/core/ids';
import { withApp } from '../../../../../testing';
import { OwnerScene } from '../../owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
const clock = (day: string) => app.setClock(new Date(`${day}T16:00:00Z`));
const job = () => app.runJob('accounting.late-charges');

const florida = {
  name: 'florida' as const,
  lateFee: { graceDays: 0, fixedMinor: 2500, millionths: 50_000, of: 'installment' as const, capMinor: null },
  interest: { millionthsPerYear: 180_000, fromDays: 0, yearDays: '365' as const },
};
const accounts = () => ({ feeAccountId: scene.id('4100'), interestAccountId: scene.id('4110') });
const set = 'POST /api/v1/late-charge-policies';

beforeAll(async () => {
  await scene.begin();
  clock('2026-03-01');
  await (await scene.treasurer()).ok(set, { body: { ...florida, ...accounts(), effectiveOn: '2026-03-01' } });
});

/** The invoices of a unit: what they are for, how much, and how they stand. */
const invoicesOf = (propertyId: string) =>
  scene.within(async (tx) => {
    const rows = await tx
      .selectFrom('invoice')
      .innerJoin('invoiceLine', 'invoiceLine.invoiceId', 'invoice.id')
      .select(['invoiceLine.description', 'invoiceLine.amountMinor', 'invoice.status', 'invoice.id'])
      .where('invoice.propertyId', '=', propertyId)
      .orderBy('invoice.number')
      .orderBy('invoiceLine.position')
      .execute();
    return rows.map(({ description, amountMinor, status }) => [description, amountMinor, status]);
  });

const dues = (propertyId: string, issuedOn: string) =>
  scene.bill(propertyId, [scene.dues(24_000), scene.reserve(6_000)], {
    issuedOn,
    dueOn: `${issuedOn.slice(0, 8)}10`,
  });

const owed = [
  ['Dues', 24_000, 'open'],
  ['Reserve', 6_000, 'open'],
];

test('a policy needs an account for what it charges, and says who set which version', async () => {
  const treasurer = await scene.treasurer();
  const lateFee = { ...florida.lateFee, fixedMinor: 2501 };
  const body = { ...florida, lateFee, effectiveOn: '2026-03-01', feeAccountId: scene.id('1010') };
  expect(await treasurer.call(set, { body })).toMatchObject({
    status: 422,
    body: {
      fields: {
        'lateFee.fixedMinor':
          'This is more than Florida Statutes §720.3085(3) allows. If your governing documents allow it, start from custom terms.',
        feeAccountId: expect.stringContaining('isn’t an income account'),
        interestAccountId: 'Choose an income account.',
      },
    },
  });
  const { data } = await treasurer.ok('GET /api/v1/late-charge-policies');
  expect(data).toMatchObject([
    { version: 'florida-late-1', effectiveOn: '2026-03-01', feeAccount: { name: '4100 Late fees' } },
  ]);
});

test('one fee for an installment of two funds, interest by the month rounded down once, each with version and sentence', async () => {
  clock('2026-03-05');
  const late = await scene.unit('L-1');
  const held = await scene.unit('L-2');
  await dues(late, '2026-03-01');
  await dues(held, '2026-03-01');
  const ledger = await scene.within((tx) =>
    tx.selectFrom('unitLedger').select('id').where('propertyId', '=', held).executeTakeFirstOrThrow(),
  );
  const hold = { tenantId: app.tenants.demo, id: newId(), propertyId: held, unitLedgerId: ledger.id };
  await scene.within((tx) =>
    tx
      .insertInto('collectionHold')
      .values({
        ...hold,
        reason: 'dispute',
        petitionOn: null,
        note: null,
        startsOn: '2026-03-01',
        endsOn: null,
        setBy: 'Tess',
        createdAt: app.platform.clock(),
      })
      .execute(),
  );
  clock('2026-03-10');
  await job();
  expect(await invoicesOf(late)).toEqual(owed);
  clock('2026-03-11');
  await Promise.all([job(), job()]);
  await job();
  const fee = ['Late fee: Dues, due March 10, 2026', 2500, 'open'];
  expect(await invoicesOf(late)).toEqual([...owed, fee]);
  expect(await invoicesOf(held)).toEqual(owed);
  clock('2026-04-01');
  await job();
  // 21 days of 18% a year on $300.00.
  const interest = ['Interest: Dues, due March 10, 2026, until March 31, 2026', 310, 'open'];
  expect(await invoicesOf(late)).toEqual([...owed, fee, interest]);
  clock('2026-06-02');
  await job();
  await job();
  // All 82 days together are 1,213; what was charged before is taken off.
  expect(await invoicesOf(late)).toEqual([
    ...owed,
    fee,
    interest,
    ['Interest: Dues, due March 10, 2026, until May 31, 2026', 903, 'open'],
  ]);
  const made = await scene.within((tx) =>
    tx
      .selectFrom('invoice')
      .innerJoin('invoiceLine', 'invoiceLine.invoiceId', 'invoice.id')
      .select(['invoice.memo', 'invoiceLine.chargeType', 'invoiceLine.accountId'])
      .where('invoice.propertyId', '=', late)
      .where('invoiceLine.chargeType', '<>', 'regular')
      .orderBy('invoice.number')
      .execute(),
  );
  expect(made[0]).toEqual({
    chargeType: 'late-fee',
    accountId: scene.id('4100'),
    memo: 'Florida Statutes §720.3085(3): due March 10, 2026 and not paid by then. (florida-late-1)',
  });
  expect(made[1]?.memo).toBe(
    'Florida Statutes §720.3085(3): 18% a year on the amount due March 10, 2026, until March 31, 2026. (florida-late-1)',
  );
});

test('a fee that was waived stays so, and nothing is charged on fees', async () => {
  clock('2026-06-03');
  const unit = await scene.unit('L-3');
  await dues(unit, '2026-05-01');
  await job();
  const fees = () =>
    scene.within((tx) =>
      tx
        .selectFrom('lateCharge')
        .innerJoin('invoice', 'invoice.id', 'lateCharge.invoiceId')
        .select(['invoice.id', 'invoice.status', 'lateCharge.kind'])
        .where('invoice.propertyId', '=', unit)
        .orderBy('invoice.number')
        .execute(),
    );
  const before = await fees();
  const [fee] = before.filter(({ kind }) => kind === 'late-fee');
  const { itemId } = await scene.within((tx) =>
    tx
      .selectFrom('invoiceLine')
      .select('itemId')
      .where('invoiceId', '=', fee?.id ?? '')
      .executeTakeFirstOrThrow(),
  );
  await scene.prove();
  await (
    await scene.treasurer()
  ).ok('POST /api/v1/adjustments', {
    body: {
      kind: 'waiver',
      adjustedOn: '2026-06-03',
      reason: 'First time',
      lines: [{ itemId, amountMinor: 2500 }],
    },
  });
  clock('2026-06-20');
  await job();
  expect((await fees()).map(({ status, kind }) => [kind, status])).toEqual(
    before.map(({ kind }) => [kind, kind === 'late-fee' ? 'paid' : 'open']),
  );
});

test('a payment with an earlier date takes back what it makes wrong, and a return of it makes no second fee', async () => {
  clock('2026-06-20');
  const unit = await scene.unit('L-4');
  await dues(unit, '2026-05-01');
  await job();
  expect((await invoicesOf(unit)).map(([what, , status]) => [what, status])).toEqual([
    ['Dues', 'open'],
    ['Reserve', 'open'],
    ['Late fee: Dues, due May 10, 2026', 'open'],
    ['Interest: Dues, due May 10, 2026, until May 31, 2026', 'open'],
  ]);
  const payment = await scene.pay([{ propertyId: unit, amountMinor: 30_000 }], { receivedOn: '2026-05-08' });
  clock('2026-06-21');
  await job();
  const after = (fee: string, dueStatus: string) => [
    ['Dues', dueStatus],
    ['Reserve', dueStatus],
    ['Late fee: Dues, due May 10, 2026', fee],
    ['Interest: Dues, due May 10, 2026, until May 31, 2026', 'void'],
  ];
  const stands = async () => (await invoicesOf(unit)).map(([what, , status]) => [what, status]);
  expect(await stands()).toEqual(after('void', 'paid'));
  await (
    await scene.treasurer()
  ).ok('POST /api/v1/payments/:paymentId/end', {
    params: { paymentId: payment.id },
    body: { as: 'returned', on: '2026-06-21', reason: 'Insufficient funds' },
  });
  clock('2026-06-25');
  await job();
  expect(await stands()).toEqual(after('void', 'open'));
});

test('what was paid of charges that a payment with an earlier date makes wrong is credit, once', async () => {
  clock('2026-06-25');
  const unit = await scene.unit('L-6');
  await dues(unit, '2026-05-01');
  await job();
  const [, , fee, interest] = await invoicesOf(unit);
  const chargedMinor = Number(fee?.[1]) + Number(interest?.[1]);
  await scene.pay([{ propertyId: unit, amountMinor: 30_000 + chargedMinor - 100 }], {
    receivedOn: '2026-05-08',
  });
  const taken = () =>
    scene.within((tx) =>
      tx
        .selectFrom('adjustment')
        .innerJoin('adjustmentLine', 'adjustmentLine.adjustmentId', 'adjustment.id')
        .select(['adjustment.kind', 'adjustmentLine.amountMinor', 'adjustmentLine.creditMinor'])
        .where('adjustment.propertyId', '=', unit)
        .orderBy('adjustmentLine.amountMinor', 'desc')
        .execute(),
    );
  for (const day of ['2026-06-26', '2026-06-27']) {
    clock(day);
    await job();
    const rows = await taken();
    expect(rows.every(({ kind }) => kind === 'credit-memo')).toBe(true);
    const sum = (of: 'amountMinor' | 'creditMinor') => rows.reduce((all, row) => all + row[of], 0);
    expect([sum('amountMinor'), sum('creditMinor')]).toEqual([chargedMinor, chargedMinor - 100]);
    expect((await invoicesOf(unit)).map(([, , status]) => status)).toEqual(['paid', 'paid', 'paid', 'paid']);
  }
});

test('a check returned after the close leaves the month as it was, opens the next, and makes no second fee', async () => {
  clock('2026-07-20');
  const unit = await scene.unit('L-5');
  await dues(unit, '2026-07-01');
  await job();
  const fee = ['Late fee: Dues, due July 10, 2026', 2500];
  clock('2026-07-26');
  const payment = await scene.pay([{ propertyId: unit, amountMinor: 32_500 }], { receivedOn: '2026-07-25' });
  clock('2026-08-02');
  for (const month of ['2026-03', '2026-04', '2026-05', '2026-06', '2026-07'])
    await scene.within((tx) => closePeriod(tx, month, { id: null, name: 'Tess' }));
  const july = () =>
    Promise.all(['1010', '1200', '4100'].map((code) => scene.balance(code, 'OP', '2026-07-31')));
  const before = await july();
  const open = await scene.balance('1200', 'OP', '2026-08-31');
  await (
    await scene.treasurer()
  ).ok('POST /api/v1/payments/:paymentId/end', {
    params: { paymentId: payment.id },
    body: { as: 'returned', on: '2026-08-02', reason: 'Insufficient funds' },
  });
  clock('2026-08-03');
  await job();
  await job();
  expect(await july()).toEqual(before);
  expect((await scene.balance('1200', 'OP', '2026-08-31')) - open).toBeGreaterThanOrEqual(26_500);
  const fees = (await invoicesOf(unit)).filter(([what]) => String(what).startsWith('Late fee'));
  expect(fees).toEqual([[...fee, 'open']]);
});

test('the preview tells whom it would have charged last month, and every invoice says what the books say', async () => {
  clock('2026-08-05');
  const treasurer = await scene.treasurer();
  const body = { ...florida, name: 'neutral' as const, effectiveOn: '2026-09-01', ...accounts() };
  const { data } = await treasurer.ok('POST /api/v1/late-charge-policies/preview', { body });
  expect(data).toMatchObject({ from: '2026-07-01', until: '2026-07-31', lateFeeMinor: 2500 });
  expect(data.rows).toEqual([
    { property: { id: expect.any(String), name: 'L-5' }, lateFeeMinor: 2500, interestMinor: 221 },
  ]);
  expect(await scene.strays()).toEqual([]);
});
