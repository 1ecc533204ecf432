import { withApp } from '../../../../../testing';
import { OwnerScene } from '../../owner/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const policyOf = (code: string, effectiveOn: string) => ({
  name: 'neutral' as const,
  effectiveOn,
  lateFee: { graceDays: 5, fixedMinor: 2500, millionths: 0, of: 'instalment' as const, capMinor: null },
  interest: null,
  feeAccountId: scene.id(code),
  interestAccountId: null,
});

test('an account that late payment is charged to is archived when another took its place', async () => {
  const treasurer = await scene.treasurer();
  const set = (code: string, effectiveOn: string) =>
    treasurer.ok('POST /api/v1/late-charge-policies', { body: policyOf(code, effectiveOn) });
  const archive = (code: string) =>
    treasurer.call('POST /api/v1/accounts/:accountId/archive', {
      params: { accountId: scene.id(code) },
      body: { archived: true, version: 1 },
    });
  const refused = { status: 409, body: { code: 'late-charges-need-it' } };
  await set('4100', '2026-05-01');
  expect(await archive('4100')).toMatchObject(refused);
  await set('4120', '2026-05-15');
  expect(await archive('4100')).toMatchObject({ status: 200 });
  // One that is to come needs its account too.
  await set('4130', '2027-01-01');
  expect(await archive('4130')).toMatchObject(refused);
  expect(await archive('4120')).toMatchObject(refused);
});

test('who bought a unit is not charged for what is late of those who sold it, before the sale is carried out either', async () => {
  const fees = (propertyId: string) =>
    scene.within(async (tx) => {
      const rows = await tx
        .selectFrom('invoice')
        .innerJoin('invoiceLine as line', 'line.invoiceId', 'invoice.id')
        .select('line.amountMinor')
        .where('invoice.propertyId', '=', propertyId)
        .where('line.chargeType', '=', 'late-fee')
        .execute();
      return rows.map(({ amountMinor }) => amountMinor);
    });
  const sold = await scene.unit('N-1');
  const kept = await scene.unit('N-2');
  for (const unit of [sold, kept])
    await scene.bill(unit, [scene.dues(30_000)], { issuedOn: '2026-06-01', dueOn: '2026-06-05' });
  await scene.within((tx) =>
    tx.updateTable('ownership').set({ endsOn: '2026-06-10' }).where('propertyId', '=', sold).execute(),
  );
  await scene.own(sold, { owner: 'Nia Newcomer', startsOn: '2026-06-11' });
  app.setClock(new Date('2026-06-20T16:00:00Z'));
  await app.runJob('accounting.late-charges');
  expect([await fees(sold), await fees(kept)]).toEqual([[], [2500]]);
  expect(await scene.strays()).toEqual([]);
});
