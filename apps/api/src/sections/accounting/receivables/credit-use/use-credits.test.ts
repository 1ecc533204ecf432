import { closePeriod } from '../../../../ledger';
import { withApp } from '../../../../testing';
import { clockWork } from '../../clock/clock-work';
import { OwnerScene } from '../owner-account/owner.fixture';
import { useStandingCredits } from './use-credits';

const app = withApp();
const scene = new OwnerScene(app);
const clock = (day: string) => app.setClock(new Date(`${day}T16:00:00Z`));
const job = () => app.runJob('accounting.late-charges');

beforeAll(async () => {
  await scene.begin();
  clock('2026-03-01');
  await (
    await scene.treasurer()
  ).ok('POST /api/v1/late-charge-policies', {
    body: {
      name: 'florida',
      effectiveOn: '2026-03-01',
      lateFee: { graceDays: 0, fixedMinor: 2500, millionths: 50_000, of: 'installment', capMinor: null },
      interest: null,
      feeAccountId: scene.id('4100'),
      interestAccountId: null,
    },
  });
});

/** A unit whose paid invoice is credited while another is open: as much to its credit as it owes. */
async function creditAndCharge(name: string) {
  clock('2026-03-05');
  const unit = await scene.unit(name);
  const paid = await scene.bill(unit, [scene.dues(30_000)], { issuedOn: '2026-03-01', dueOn: '2026-03-10' });
  const payment = await scene.pay([{ propertyId: unit, amountMinor: 30_000 }], { receivedOn: '2026-03-05' });
  const open = await scene.bill(unit, [scene.dues(18_000), scene.reserve(6_000)], {
    issuedOn: '2026-03-05',
    dueOn: '2026-03-20',
  });
  const [line] = (await scene.invoice(paid)).lines;
  await scene.prove();
  await (
    await scene.treasurer()
  ).ok('POST /api/v1/adjustments', {
    body: {
      kind: 'credit-memo',
      adjustedOn: '2026-03-05',
      reason: 'Billed twice',
      lines: [{ itemId: line?.itemId ?? '', amountMinor: 30_000 }],
    },
  });
  return { unit, open, paymentId: payment.id };
}

const standing = async (propertyId: string) => {
  const { data } = await (
    await scene.treasurer()
  ).ok('GET /api/v1/properties/:propertyId/statement', { params: { propertyId } });
  return {
    open: data.open.map(({ openMinor }) => openMinor),
    credit: data.creditMinor,
    balance: data.balanceMinor,
  };
};

test('credit settles what is open the next morning, once, so that nobody who owes nothing is charged late', async () => {
  const { unit, open } = await creditAndCharge('C-1');
  expect(await standing(unit)).toEqual({ open: [18_000, 6_000], credit: 30_000, balance: -6_000 });
  clock('2026-03-21');
  await Promise.all([job(), job()]);
  await job();
  expect(await standing(unit)).toEqual({ open: [], credit: 6_000, balance: -6_000 });
  expect(await scene.invoice(open)).toMatchObject({
    status: 'paid',
    applications: [{ amountMinor: 24_000, appliedOn: '2026-03-21', sentence: expect.any(String) }],
  });
  expect(await scene.strays()).toEqual([]);
});

test('what was settled so is open again, and the credit there, when the invoice is voided', async () => {
  const { unit, open } = await creditAndCharge('C-2');
  clock('2026-03-06');
  await job();
  expect(await standing(unit)).toMatchObject({ open: [], credit: 6_000 });
  await (
    await scene.treasurer()
  ).ok('POST /api/v1/invoices/:invoiceId/void', {
    params: { invoiceId: open },
    body: { on: '2026-03-06', reason: 'Wrong' },
  });
  expect(await standing(unit)).toEqual({ open: [], credit: 30_000, balance: -30_000 });
  expect(await scene.strays()).toEqual([]);
});

test('whom nobody collects from keeps credit and charges as they are', async () => {
  const { unit } = await creditAndCharge('C-3');
  await (
    await scene.treasurer()
  ).ok('POST /api/v1/properties/:propertyId/collection-holds', {
    params: { propertyId: unit },
    body: { reason: 'bankruptcy', petitionOn: '2026-03-05', startsOn: '2026-03-05' },
  });
  clock('2026-03-06');
  await job();
  expect(await standing(unit)).toEqual({ open: [18_000, 6_000], credit: 30_000, balance: -6_000 });
});

test('credit that the books began with waits, so that opening balances can be taken back; other credit settles what they say is owed', async () => {
  const treasurer = await scene.treasurer();
  clock('2026-03-02');
  const unit = await scene.unit('C-5');
  const item = (code: string, amountMinor: number, contraAccountId: string | null) => ({
    accountId: scene.id(code),
    fundId: scene.id('OP'),
    propertyId: unit,
    contraAccountId,
    issuedOn: '2026-01-01',
    dueOn: '2026-01-10',
    amountMinor,
  });
  const opening = {
    date: '2026-02-28',
    lines: [],
    items: [item('1200', 4_000, scene.id('4010')), item('2200', 1_000, null)],
  };
  const { entryId } = (await treasurer.ok('POST /api/v1/opening-balances', { body: opening })).data;
  await job();
  expect(await standing(unit)).toMatchObject({ open: [4_000], credit: 1_000 });
  const back = { params: { entryId }, body: { reason: 'A unit was missing' } };
  await treasurer.ok('POST /api/v1/opening-balances/:entryId/reverse', back);
  const paid = await scene.bill(unit, [scene.dues(9_000)], { issuedOn: '2026-03-01', dueOn: '2026-03-10' });
  await scene.pay([{ propertyId: unit, amountMinor: 9_000 }], { receivedOn: '2026-03-02' });
  const [owed] = opening.items;
  await treasurer.ok('POST /api/v1/opening-balances', { body: { ...opening, items: owed ? [owed] : [] } });
  const [line] = (await scene.invoice(paid)).lines;
  await scene.prove();
  const memo = await treasurer.ok('POST /api/v1/adjustments', {
    body: {
      kind: 'credit-memo',
      adjustedOn: '2026-03-02',
      reason: 'Wrong',
      lines: [{ itemId: line?.itemId ?? '', amountMinor: 9_000 }],
    },
  });
  expect(await standing(unit)).toMatchObject({ open: [4_000], credit: 9_000 });
  await job();
  expect(await standing(unit)).toMatchObject({ open: [], credit: 5_000 });
  expect(await scene.strays()).toEqual([]);
  // What it settled comes from no invoice that could be voided: it is open again with the memo.
  await treasurer.ok('POST /api/v1/adjustments/:adjustmentId/void', {
    params: { adjustmentId: memo.data.adjustment?.id ?? '' },
    body: { on: '2026-03-02', reason: 'The wrong unit' },
  });
  expect(await standing(unit)).toEqual({ open: [4_000], credit: 0, balance: 4_000 });
  expect(await scene.strays()).toEqual([]);
});

test('credit whose refund waits for a second person is not used before it is decided', async () => {
  const { unit } = await creditAndCharge('C-7');
  const { data } = await (
    await scene.treasurer()
  ).ok('POST /api/v1/refunds', {
    body: {
      propertyId: unit,
      adjustedOn: '2026-03-05',
      amountMinor: 5_000,
      bankAccountId: scene.id('1020'),
      method: 'check',
      reference: '7',
      reason: 'The owner asked for it',
    },
  });
  await job();
  expect(await standing(unit)).toEqual({ open: [18_000, 6_000], credit: 30_000, balance: -6_000 });
  const board = await app.client.as('board', 'demo');
  await board.ok('POST /api/v1/approvals/:approvalId/approve', {
    params: { approvalId: data.approvalId ?? '' },
  });
  await job();
  expect(await standing(unit)).toEqual({ open: [], credit: 1_000, balance: -1_000 });
});

test('a hold that begins while others have their turn keeps credit and charges as they are', async () => {
  const { unit } = await creditAndCharge('C-5a');
  const before = await standing(unit);
  clock('2026-03-21');
  const tenant = await app.platform.tenants.byId(app.tenants.demo);
  if (!tenant) throw new Error('there is no demo');
  const hold = async () =>
    (await scene.treasurer()).ok('POST /api/v1/properties/:propertyId/collection-holds', {
      params: { propertyId: unit },
      body: { reason: 'dispute', startsOn: '2026-03-21' },
    });
  const inTenant: typeof app.platform.inTenant = async (id, action, options) => {
    const found = await app.platform.inTenant(id, action, options);
    // What there is to do was read; now it is done.
    if (options?.readOnly) await hold();
    return found;
  };
  const platform = Object.assign(Object.create(app.platform), { inTenant });
  await useStandingCredits(clockWork(platform, tenant));
  expect(await standing(unit)).toEqual(before);
});

test('more invoices than are posted at a time are settled all the same', async () => {
  const treasurer = await scene.treasurer();
  clock('2026-03-05');
  const unit = await scene.unit('C-6');
  const paid = await scene.bill(unit, [scene.dues(30_000)], { issuedOn: '2026-03-01', dueOn: '2026-03-10' });
  await scene.pay([{ propertyId: unit, amountMinor: 30_000 }], { receivedOn: '2026-03-05' });
  for (let count = 0; count < 101; count += 1)
    await scene.bill(unit, [scene.dues(100)], { issuedOn: '2026-03-05', dueOn: '2026-03-20' });
  const [line] = (await scene.invoice(paid)).lines;
  await scene.prove();
  await treasurer.ok('POST /api/v1/adjustments', {
    body: {
      kind: 'credit-memo',
      adjustedOn: '2026-03-05',
      reason: 'Billed twice',
      lines: [{ itemId: line?.itemId ?? '', amountMinor: 30_000 }],
    },
  });
  await job();
  expect(await standing(unit)).toEqual({ open: [], credit: 19_900, balance: -19_900 });
});

test('in a closed month it counts on the first open day', async () => {
  const { unit, open } = await creditAndCharge('C-4');
  clock('2026-03-06');
  for (const month of ['2026-02', '2026-03'])
    await scene.within((tx) => closePeriod(tx, month, { id: null, name: 'Tess' }));
  await job();
  expect(await standing(unit)).toMatchObject({ open: [18_000, 6_000], credit: 30_000 });
  clock('2026-04-01');
  expect(await standing(unit)).toMatchObject({ open: [], credit: 6_000 });
  expect((await scene.invoice(open)).applications).toMatchObject([{ appliedOn: '2026-04-01' }]);
  expect(await scene.strays()).toEqual([]);
});
