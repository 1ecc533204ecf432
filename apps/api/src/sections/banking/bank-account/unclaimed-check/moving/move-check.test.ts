import { closePeriod, verify } from '../../../../../ledger';
import { treasurer as actor } from '../../../../../ledger/books.fixture';
import { withApp } from '../../../../../testing';
import { StaleCheckScene } from './stale-check.fixture';

const app = withApp();
const scene = new StaleCheckScene(app);
beforeEach(() => scene.begin());
const monthsUntilApril = ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-04'];
const { approve, pay, move, moved, checksAt, outstandingAt, limitFrom, setting, balances } = scene;

test('stale checks become a liability, an entry for each, once another person approves; income is as it was', async () => {
  const [first, second, recent] = [
    await pay(4_000, '2025-12-01'),
    await pay(6_000, '2025-12-10'),
    await pay(500, '2026-06-01'),
  ];
  const before = await balances();
  const answer = await move([first, second]);
  expect(answer).toMatchObject({ status: 201, body: { data: { moved: 0 } } });
  if (answer.status !== 201) throw new Error('it was refused');
  const [one = '', other = ''] = answer.body.data.approvalIds;
  expect(await approve(one, scene.treasurer)).toMatchObject({ status: 409 });
  expect(await move([first])).toMatchObject({ status: 409, body: { code: 'approval-waiting' } });
  expect(await balances()).toEqual(before);
  await approve(one);
  await approve(other);
  const { unclaimedAccount } = await setting();
  expect(unclaimedAccount).toMatchObject({ code: '2810', name: 'Unclaimed checks' });
  const after = await balances();
  expect(after.get('2810')).toBe(-10_000);
  expect((after.get('1010') ?? 0) - (before.get('1010') ?? 0)).toBe(10_000);
  expect([after.get('income'), after.get('expense')]).toEqual([before.get('income'), before.get('expense')]);
  const checks = await checksAt('2026-06-15');
  expect(checks).toMatchObject({
    outstanding: { checks: 1, amountMinor: 500 },
    stale: { checks: 0 },
    staleDated: { checks: 2, amountMinor: 10_000 },
  });
  const entryId = checks.checks.find(({ paymentId }) => paymentId === first)?.moved?.entryId ?? '';
  const { data: entry } = await scene.treasurer.ok('GET /api/v1/journal-entries/:entryId', {
    params: { entryId },
  });
  expect(entry).toMatchObject({
    kind: 'unclaimed-check',
    memo: expect.stringMatching(/^Elm \d+ · #1001 · 2025-12-01$/),
  });
  expect((await checksAt('2026-06-14')).outstanding).toEqual({ checks: 3, amountMinor: 10_500 });
  expect((await outstandingAt('2026-06-15')).lines.map(({ amountMinor }) => amountMinor)).toEqual([-500]);
  const earlier = await outstandingAt('2026-06-14');
  expect(earlier.checks).toEqual({ lines: 3, amountMinor: -10_500 });
  expect(recent).not.toBe('');
  expect((await scene.books.within((tx) => verify(tx))).faults).toEqual([]);
});

test('a finished reconciliation stays as it was; later ones have neither the check nor the entry of its move', async () => {
  const stale = await pay(4_000, '2025-12-01');
  await pay(1_000, '2025-12-02');
  const start = async (toOn: string, closingMinor: number) =>
    (
      await scene.treasurer.ok('POST /api/v1/reconciliations', {
        body: { accountId: scene.accountId, toOn, closingMinor },
      })
    ).data;
  const december = await start('2025-12-31', -1_000);
  const params = { reconciliationId: december.id };
  const { data: listed } = await scene.treasurer.ok('GET /api/v1/reconciliations/:reconciliationId/lines', {
    params,
  });
  const cleared = listed.lines.filter(({ amountMinor }) => amountMinor === -1_000);
  const { data: sum } = await scene.treasurer.ok('POST /api/v1/reconciliations/:reconciliationId/clear', {
    params,
    body: { cleared: cleared.map(({ entryId, line }) => ({ entryId, line })) },
  });
  await scene.treasurer.ok('POST /api/v1/reconciliations/:reconciliationId/finish', {
    params,
    body: { version: sum.version },
  });
  const finished = await scene.treasurer.ok('GET /api/v1/reconciliations/:reconciliationId', { params });
  const asOfDecember = await outstandingAt('2025-12-31');
  expect(await move([stale], '2025-12-31')).toMatchObject({
    status: 422,
    body: { fields: { on: expect.stringContaining('reconciled through December 31, 2025') } },
  });
  await moved([stale]);
  expect(await scene.treasurer.ok('GET /api/v1/reconciliations/:reconciliationId', { params })).toEqual(
    finished,
  );
  expect(await outstandingAt('2025-12-31')).toEqual(asOfDecember);
  expect((await outstandingAt('2026-06-15')).lines).toEqual([]);
  const june = await start('2026-06-15', -1_000);
  const lines = await scene.treasurer.ok('GET /api/v1/reconciliations/:reconciliationId/lines', {
    params: { reconciliationId: june.id },
  });
  expect(lines.data).toEqual({ total: 0, lines: [] });
  expect(
    await scene.treasurer.ok('POST /api/v1/reconciliations/:reconciliationId/clear', {
      params: { reconciliationId: june.id },
      body: { all: { isCleared: true, until: '2026-06-15' } },
    }),
  ).toMatchObject({ data: { clearedLines: 0, differenceMinor: 0 } });
});

test('cleared, void, recent and moved checks, those of others, and dates that cannot be, are refused', async () => {
  const [stale, recent, stopped, matched] = [
    await pay(4_000, '2025-12-01'),
    await pay(500, '2025-12-20'),
    await pay(700, '2025-12-02'),
    await pay(900, '2025-12-03'),
  ];
  await scene.treasurer.ok('POST /api/v1/vendor-payments/:vendorPaymentId/end', {
    params: { vendorPaymentId: stopped },
    body: { as: 'void', on: '2026-01-10', reason: 'Lost in the mail' },
  });
  const { data: statement } = await scene.treasurer.ok('POST /api/v1/reconciliations', {
    body: { accountId: scene.accountId, toOn: '2026-01-31', closingMinor: 0 },
  });
  const params = { reconciliationId: statement.id };
  const { data: listed } = await scene.treasurer.ok('GET /api/v1/reconciliations/:reconciliationId/lines', {
    params,
  });
  await scene.treasurer.ok('POST /api/v1/reconciliations/:reconciliationId/clear', {
    params,
    body: {
      cleared: listed.lines
        .filter(({ amountMinor }) => amountMinor === -900)
        .map(({ entryId, line }) => ({ entryId, line })),
    },
  });
  const refused: [Parameters<typeof move>, number, string][] = [
    [[[matched]], 409, 'check-cleared'],
    [[[stopped]], 409, 'check-ended'],
    [[[stale, recent]], 409, 'check-not-stale'],
    [[[stale], '2026-05-30'], 409, 'check-not-stale'],
    [[[scene.books.account('1010')]], 404, 'not-found'],
    [[[stale], '2026-06-16'], 422, 'invalid'],
    [[[stale], '2026-06-15', scene.board], 403, 'forbidden'],
  ];
  for (const [given, status, code] of refused) {
    const answer = await move(...given);
    expect([
      answer.status,
      answer.status === 422
        ? 'invalid'
        : answer.status >= 400 && 'code' in answer.body
          ? answer.body.code
          : null,
    ]).toEqual([status, code]);
  }
  expect(await setting()).toMatchObject({ unclaimedAccount: null });
  await moved([stale]);
  expect(await move([stale])).toMatchObject({ status: 409, body: { code: 'check-moved' } });
});

test('two clicks at once, or two approvals, move a check once, and a closed month takes no move', async () => {
  const [one, other] = [await pay(4_000, '2025-10-01'), await pay(6_000, '2025-10-02')];
  const asked = await Promise.all([move([one]), move([one])]);
  expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const made = asked.find(({ status }) => status === 201);
  const approvalId = made?.status === 201 ? (made.body.data.approvalIds[0] ?? '') : '';
  const admin = await app.client.as('admin', 'demo');
  const answers = await Promise.all([approve(approvalId), approve(approvalId, admin)]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect((await checksAt('2026-06-15')).staleDated).toEqual({ checks: 1, amountMinor: 4_000 });
  expect((await balances()).get('2810')).toBe(-4_000);
  for (const month of monthsUntilApril) await scene.books.within((tx) => closePeriod(tx, month, actor));
  expect(await move([other], '2026-04-30')).toMatchObject({ status: 409, body: { code: 'ledger-closed' } });
});

test('below the limit of the community nobody approves, and it is moved at once; again is refused', async () => {
  const stale = await pay(4_000, '2025-11-01');
  await limitFrom(500_000);
  expect(await move([stale])).toMatchObject({ status: 201, body: { data: { moved: 1, approvalIds: [] } } });
  expect(await move([stale])).toMatchObject({ status: 409, body: { code: 'check-moved' } });
});
