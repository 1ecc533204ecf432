import { withApp } from '../../../../testing';
import { BankScene, ofxOf } from '../bank.fixture';

const app = withApp();
const scene = new BankScene(app);
beforeAll(() => scene.begin());

test('what was posted with a match is taken back with the payment that it was a match of', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('M-1');
  const paid = await scene.pay([{ propertyId: unit, amountMinor: 50_000 }]);
  const days = { from: '2026-06-01', until: '2026-06-12', balance: '498.00' };
  await scene.import('june.ofx', ofxOf([{ on: '2026-06-09', amount: '498.00', name: 'CARDS' }], days));
  const id = (await scene.lines())[0]?.id ?? '';
  const { data: found } = await treasurer.ok('GET /api/v1/bank-transactions/:bankTransactionId/candidates', {
    params: { bankTransactionId: id },
    query: { search: '500.00' },
  });
  const lines = found.lines.map(({ entryId, line }) => ({ entryId, line }));
  const fee = { accountId: scene.id('5200'), fundId: scene.id('OP'), amountMinor: -200, memo: null };
  await treasurer.ok('POST /api/v1/bank-transactions/match', {
    body: { transactionIds: [id], lines, entry: { memo: 'Card fee', lines: [fee] } },
  });
  expect(await scene.balance('1010', 'OP')).toBe(49_800);
  await treasurer.ok('POST /api/v1/payments/:paymentId/end', {
    params: { paymentId: paid.id },
    body: { as: 'void', on: '2026-06-10', reason: 'Another unit' },
  });
  expect(await scene.one(id)).toMatchObject({ state: 'open', match: null });
  expect([await scene.balance('1010', 'OP'), await scene.balance('5200', 'OP')]).toEqual([0, 0]);
});

test('what left a reserve is not left out of the books by one person, but for what the books began with', async () => {
  const treasurer = await scene.treasurer();
  const reserve = { accountId: scene.id('1020'), fundId: scene.id('RES') };
  await treasurer.ok('POST /api/v1/opening-balances', {
    body: { date: '2026-06-02', lines: [{ ...reserve, amountMinor: 90_000 }], items: [] },
  });
  const days = { from: '2026-06-01', until: '2026-06-12', balance: '898.00' };
  const lines = [
    { on: '2026-06-02', amount: '-80.00', name: 'BEFORE THE BOOKS' },
    { on: '2026-06-09', amount: '-80.00', name: 'WITHDRAWAL' },
    { on: '2026-06-10', amount: '80.00', name: 'INTEREST' },
  ];
  await scene.import('reserve.ofx', ofxOf(lines, days), { accountId: reserve.accountId });
  const ids = (await scene.lines({ accountId: reserve.accountId })).map(({ id }) => id);
  const statuses = [];
  for (const bankTransactionId of ids)
    statuses.push(
      await treasurer.call('POST /api/v1/bank-transactions/:bankTransactionId/ignore', {
        params: { bankTransactionId },
        body: { reason: 'Not of the books' },
      }),
    );
  expect(statuses).toMatchObject([
    { status: 200 },
    {
      status: 409,
      body: {
        code: 'bank-entry-needs-approval',
        detail: expect.stringMatching(/ignoring it needs approval/),
      },
    },
    { status: 200 },
  ]);
});
