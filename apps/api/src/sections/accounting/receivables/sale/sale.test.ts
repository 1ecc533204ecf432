import { verify } from '../../../../ledger';
import { withApp } from '../../../../testing';
import { today } from '../owner-account/owner.fixture';
import { move, SaleScene } from './sale.fixture';

const app = withApp();
const scene = new SaleScene(app);
beforeAll(() => scene.begin());
const { statementOf, sell, set, run } = scene;

test('until it is said otherwise everything stays with who sold, and their credit is refunded to them', async () => {
  const { unit, ledgerId } = await sell('V-1', { ahead: 4_000 });
  await run();
  expect(await statementOf(unit)).toMatchObject({ owners: 'Buyer of V-1', creditMinor: 0 });
  expect(await statementOf(unit, ledgerId)).toMatchObject({ creditMinor: 4_000 });
  const treasurer = await scene.treasurer();
  const body = {
    propertyId: unit,
    ledgerId,
    adjustedOn: today,
    amountMinor: 4_000,
    bankAccountId: scene.id('1010'),
    method: 'check' as const,
    reason: 'Sold',
  };
  const wrong = await treasurer.call('POST /api/v1/refunds', { body: { ...body, ledgerId: unit } });
  expect(wrong).toMatchObject({ status: 422, body: { fields: { ledgerId: expect.any(String) } } });
  await treasurer.ok('POST /api/v1/refunds', { body });
  expect(await statementOf(unit, ledgerId)).toMatchObject({ creditMinor: 0 });
  const { data } = await treasurer.ok('GET /api/v1/sale-policies');
  expect(data).toMatchObject([{ owed: 'seller', credit: 'seller', setBy: null }]);
});

test('what goes with the unit is moved once, in the morning, and is then what the buyers owe', async () => {
  const before = await sell('V-2', { owed: 10_000 });
  const ahead = await sell('V-3', { ahead: 2_500 });
  await set({ owed: 'buyer', credit: 'seller', effectiveOn: '2026-06-02' });
  const cash = () => scene.balance('4010', 'OP', '2099-12-31', 'cash');
  const income = await cash();
  await run();
  // Nobody paid anything yet.
  expect(await cash()).toBe(income);
  expect(await statementOf(before.unit, before.ledgerId)).toMatchObject({ balanceMinor: 0, open: [] });
  const buyers = await statementOf(before.unit);
  expect(buyers).toMatchObject({ owners: 'Buyer of V-2', balanceMinor: 10_000, overdueMinor: 0 });
  expect(buyers.open.map(({ dueOn, openMinor }) => [dueOn, openMinor])).toEqual([
    [today, 9_500],
    [today, 500],
  ]);
  expect(buyers.lines).toMatchObject([{ kind: 'sale', amountMinor: 10_000, postedBy: 'Courtyard' }]);
  // The invoice is the seller's, and settled; its page says why.
  const invoice = await scene.invoice(before.invoiceId);
  expect(invoice).toMatchObject({ openMinor: 0 });
  expect(invoice.applications.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringMatching(/was sold/),
  );
  // Credit stayed where it was.
  expect(await statementOf(ahead.unit, ahead.ledgerId)).toMatchObject({ creditMinor: 2_500 });
  await run();
  expect((await statementOf(before.unit)).balanceMinor).toBe(10_000);

  // What the buyers pay settles it, and counts as income of its own accounts in cash basis.
  await scene.pay([{ propertyId: before.unit, amountMinor: 10_000 }], { receivedOn: today });
  expect(await statementOf(before.unit)).toMatchObject({ balanceMinor: 0 });
  expect((await cash()) - income).toBe(-9_500);
  expect(await scene.strays()).toEqual([]);
  expect(await scene.within(verify)).toMatchObject({ faults: [] });
});

test('what was billed ahead, and the credit that it used, are moved on the day of the invoice: until then nobody is told of a refusal', async () => {
  await set({ owed: 'buyer', credit: 'buyer', effectiveOn: '2026-06-02' });
  const ahead = async (name: string, paidMinor: number) => {
    const unit = await scene.unit(name, { owner: `Seller of ${name}` });
    if (paidMinor > 0)
      await scene.pay([{ propertyId: unit, amountMinor: paidMinor }], { receivedOn: '2026-05-20' });
    await scene.bill(unit, [scene.dues(7_000)], { issuedOn: '2026-07-01' });
    await scene.passOn(unit, `Buyer of ${name}`, '2026-06-02');
    return unit;
  };
  const [owing, paid] = [await ahead('V-10', 0), await ahead('V-11', 10_000)];
  const exceptions = async () =>
    (await (await scene.treasurer()).ok('GET /api/v1/me/tasks', { query: {} })).data.tasks.filter(
      ({ kind }) => kind === 'posting-exception',
    );
  await run();
  expect(await exceptions()).toEqual([]);
  app.setClock(new Date('2026-07-01T16:00:00Z'));
  await run();
  expect(await exceptions()).toEqual([]);
  expect(await statementOf(owing)).toMatchObject({ owners: 'Buyer of V-10', balanceMinor: 7_000 });
  expect(await statementOf(paid)).toMatchObject({ owners: 'Buyer of V-11', creditMinor: 3_000 });
  expect(await scene.faults()).toEqual([]);
  app.setClock(new Date(`${today}T16:00:00Z`));
});

test('a sale that two processes move at once is moved once, and nothing waits of it', async () => {
  const { unit } = await sell('V-2a', { owed: 7_000 });
  await sell('V-2b', { owed: 6_000 });
  await Promise.all([run(), run(), run()]);
  expect(await statementOf(unit)).toMatchObject({ balanceMinor: 7_000, lines: [{ kind: 'sale' }] });
  const waiting = await scene.within((tx) => tx.selectFrom('postingException').selectAll().execute());
  expect(waiting).toEqual([]);
});

test('sales keep what was said on their day', async () => {
  await set({ owed: 'seller', credit: 'buyer', effectiveOn: '2026-06-10' });
  const { unit, ledgerId } = await sell('V-4', { owed: 3_000 });
  await run();
  // Sold on 2 June, when what is owed went with the unit.
  expect(await statementOf(unit, ledgerId)).toMatchObject({ balanceMinor: 0 });
  expect(await statementOf(unit)).toMatchObject({ balanceMinor: 3_000 });
});

test('a person moves what is left by hand, with what it does said before', async () => {
  await set({ owed: 'seller', credit: 'seller', effectiveOn: '2026-06-02' });
  const { unit, ledgerId } = await sell('V-5', { owed: 6_000 });
  await run();
  expect(await statementOf(unit, ledgerId)).toMatchObject({ balanceMinor: 6_000 });
  const treasurer = await scene.treasurer();
  const params = { propertyId: unit };
  const body = { ledgerId, owed: true, credit: true, movedOn: '2026-06-05' };
  const { data: plan } = await treasurer.ok(`${move}/preview`, { params, body });
  expect(plan).toMatchObject({
    from: 'Seller of V-5',
    to: 'Buyer of V-5',
    soldOn: '2026-06-02',
    policy: { owed: 'seller', credit: 'seller' },
    owedMinor: 6_000,
    creditMinor: 0,
  });
  expect(await statementOf(unit)).toMatchObject({ balanceMinor: 0 });
  const early = await treasurer.call(move, { params, body: { ...body, movedOn: '2026-06-01' } });
  expect(early).toMatchObject({
    status: 422,
    body: { fields: { movedOn: expect.stringMatching(/hadn’t been sold yet/) } },
  });
  const late = await treasurer.call(move, { params, body: { ...body, movedOn: '2026-06-16' } });
  expect(late.status).toBe(422);
  const nothing = await treasurer.call(move, { params, body: { ...body, owed: false } });
  expect(nothing).toMatchObject({ status: 409, body: { code: 'nothing-to-move' } });
  await treasurer.ok(move, { params, body });
  expect(await statementOf(unit)).toMatchObject({ balanceMinor: 6_000 });
  expect(await treasurer.call(move, { params, body })).toMatchObject({
    status: 409,
    body: { code: 'nothing-to-move' },
  });
  const board = await app.client.as('board', 'demo');
  expect((await board.call(move, { params, body })).status).toBe(403);
  const other = await scene.unit('V-6');
  expect((await treasurer.call(move, { params: { propertyId: other }, body })).status).toBe(404);
  expect(await scene.strays()).toEqual([]);
});

test('what is open again since a day is moved on that day or later: before, it was settled', async () => {
  await set({ owed: 'buyer', credit: 'buyer', effectiveOn: '2026-06-02' });
  const { unit, ledgerId, params } = await scene.moved('V-7', { owed: 4_000 });
  app.setClock(new Date('2026-06-20T16:00:00Z'));
  expect((await scene.tryUndo(params, '2026-06-18')).status).toBe(200);
  const treasurer = await scene.treasurer();
  const again = (movedOn: string) =>
    treasurer.call('POST /api/v1/properties/:propertyId/sale-moves', {
      params: { propertyId: unit },
      body: { ledgerId, owed: true, credit: false, movedOn },
    });
  // From 15 June until then it was on the buyers' account.
  expect(await again('2026-06-05')).toMatchObject({
    status: 422,
    body: { fields: { movedOn: expect.stringContaining('Until June 18, 2026') } },
  });
  expect((await again('2026-06-18')).status).toBe(201);
  expect(await statementOf(unit)).toMatchObject({ balanceMinor: 4_000 });
  expect(await scene.faults()).toEqual([]);
});

test('what was billed together is one installment of the buyers too: one late fee, however many funds', async () => {
  await set({ owed: 'buyer', credit: 'buyer', effectiveOn: '2026-06-02' });
  const treasurer = await scene.treasurer();
  await treasurer.ok('POST /api/v1/late-charge-policies', {
    body: {
      name: 'florida',
      effectiveOn: '2026-06-01',
      lateFee: { graceDays: 0, fixedMinor: 2_500, millionths: 50_000, of: 'installment', capMinor: null },
      feeAccountId: scene.id('4100'),
      interest: null,
      interestAccountId: null,
    },
  });
  app.setClock(new Date('2026-06-15T16:00:00Z'));
  const { unit } = await scene.moved('V-8', { owed: 10_000 });
  const fees = async () =>
    (await statementOf(unit)).open.flatMap(({ chargeType, openMinor }) =>
      chargeType === 'late-fee' ? [openMinor] : [],
    );
  app.setClock(new Date('2026-06-16T16:00:00Z'));
  await app.runJob('accounting.late-charges');
  expect(await fees()).toEqual([2_500]);
});

test('what was moved, undone and moved again on one day is one installment by what stands of it', async () => {
  const [day, next] = [today, '2026-06-16'];
  app.setClock(new Date(`${day}T16:00:00Z`));
  const { unit, ledgerId, params } = await scene.moved('V-9', { owed: 100_000 });
  expect((await scene.tryUndo(params, day)).status).toBe(200);
  const body = { ledgerId, owed: true, credit: false, movedOn: day };
  await (await scene.treasurer()).ok(move, { params: { propertyId: unit }, body });
  app.setClock(new Date(`${next}T16:00:00Z`));
  await app.runJob('accounting.late-charges');
  // A twentieth of it, by the policy of the test before.
  const { open } = await statementOf(unit);
  expect(open.flatMap(({ chargeType, openMinor }) => (chargeType === 'late-fee' ? [openMinor] : []))).toEqual(
    [5_000],
  );
  expect(await scene.tryUndo(await scene.lastMove(unit), next)).toMatchObject({
    status: 409,
    body: { code: 'move-charged-late' },
  });
});
