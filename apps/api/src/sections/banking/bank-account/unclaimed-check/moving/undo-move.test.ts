import { verify } from '../../../../../ledger';
import { withApp } from '../../../../../testing';
import { StaleCheckScene } from './stale-check.fixture';

const app = withApp();
const scene = new StaleCheckScene(app);
beforeEach(() => scene.begin());
const { approve, pay, move, moved, checksAt, outstandingAt, moveOf, undo, limitFrom, set, balances } = scene;

test('an undo is a reversing entry with its reason, once another person approves: the check is outstanding again, and can be moved again', async () => {
  const stale = await pay(4_000, '2025-11-01');
  await moved([stale], '2026-06-01');
  const id = await moveOf(stale);
  expect(await undo(id, '2026-06-15', scene.board)).toMatchObject({ status: 403 });
  expect(await undo(id, '2026-05-31')).toMatchObject({
    status: 422,
    body: { fields: { on: expect.any(String) } },
  });
  const both = await Promise.all([undo(id, '2026-06-10'), undo(id, '2026-06-10')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const asked = both.find(({ status }) => status === 200);
  if (asked?.status !== 200) throw new Error('it was refused');
  const { entry, approvalId } = asked.body.data;
  expect(entry).toBeNull();
  expect((await balances()).get('2810')).toBe(-4_000);
  // Nobody approves their own.
  expect(await approve(approvalId ?? '', scene.treasurer)).toMatchObject({ status: 409 });
  expect((await balances()).get('2810')).toBe(-4_000);
  const { data: waiting } = await scene.board.ok('GET /api/v1/approvals/:approvalId', {
    params: { approvalId: approvalId ?? '' },
  });
  expect(waiting.title).toMatch(/^Undo move of check 1001: Elm \d+, \$40\.00$/);
  expect(await approve(approvalId ?? '')).toMatchObject({ status: 200 });
  expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'move-undone' } });
  expect((await balances()).get('2810') ?? 0).toBe(0);
  expect((await checksAt('2026-06-05')).staleDated).toEqual({ checks: 1, amountMinor: 4_000 });
  expect(await checksAt('2026-06-15')).toMatchObject({
    stale: { checks: 1 },
    staleDated: { checks: 0 },
    checks: [{ state: 'outstanding', moved: null }],
  });
  expect((await outstandingAt('2026-06-15')).lines.map(({ amountMinor }) => amountMinor)).toEqual([-4_000]);
  await moved([stale]);
  expect((await balances()).get('2810')).toBe(-4_000);
  expect((await scene.books.within((tx) => verify(tx))).faults).toEqual([]);
});

test('below the limit of the community a move is undone at once, as it was made', async () => {
  const stale = await pay(4_000, '2025-11-01');
  await limitFrom(500_000);
  expect(await move([stale])).toMatchObject({ status: 201, body: { data: { moved: 1 } } });
  const answer = await undo(await moveOf(stale));
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { entry: { no: expect.any(Number) }, approvalId: null } },
  });
  expect((await balances()).get('2810') ?? 0).toBe(0);
});

test('where the check is voided while an undo waits, the approval ends: nothing is undone twice', async () => {
  const stale = await pay(4_000, '2025-11-01');
  await moved([stale], '2026-06-01');
  const asked = await undo(await moveOf(stale));
  if (asked.status !== 200) throw new Error('it was refused');
  await scene.treasurer.ok('POST /api/v1/vendor-payments/:vendorPaymentId/end', {
    params: { vendorPaymentId: stale },
    body: { as: 'void', on: '2026-06-15', reason: 'To be written again' },
  });
  const before = await balances();
  await approve(asked.body.data.approvalId ?? '');
  expect(await balances()).toEqual(before);
  expect((await scene.books.within((tx) => verify(tx))).faults).toEqual([]);
});

test('voiding a moved check owes its bill instead of the liability; the bank returns none that is moved', async () => {
  const stale = await pay(4_000, '2025-11-01');
  await moved([stale], '2026-06-01');
  const end = (as: 'void' | 'returned') =>
    scene.treasurer.call('POST /api/v1/vendor-payments/:vendorPaymentId/end', {
      params: { vendorPaymentId: stale },
      body: { as, on: '2026-06-15', reason: 'To be written again' },
    });
  expect(await end('returned')).toMatchObject({ status: 409, body: { code: 'check-moved' } });
  expect(await end('void')).toMatchObject({ status: 200 });
  const after = await balances();
  expect([after.get('2810') ?? 0, after.get('1010') ?? 0, after.get('2010')]).toEqual([0, 0, -4_000]);
  expect(await undo(await moveOf(stale))).not.toMatchObject({ status: 200 });
});

test('days and account are set by the community: only a plain liability, of every fund or of the same one', async () => {
  const stale = await pay(4_000, '2026-04-01');
  expect(await move([stale])).toMatchObject({ status: 409, body: { code: 'check-not-stale' } });
  expect(await set({ staleAfterDays: 29 })).toMatchObject({ status: 422 });
  expect(await set({ unclaimedAccountId: scene.books.account('2010') })).toMatchObject({ status: 422 });
  expect(await set({ unclaimedAccountId: scene.books.account('4010') })).toMatchObject({ status: 422 });
  expect(await set({ staleAfterDays: 60, unclaimedAccountId: scene.books.account('2100') })).toMatchObject({
    status: 200,
  });
  expect(
    await scene.treasurer.call('PUT /api/v1/bank-setting', {
      body: { staleAfterDays: 90, unclaimedAccountId: null, version: 1 },
    }),
  ).toMatchObject({ status: 409 });
  await moved([stale]);
  expect((await balances()).get('2100')).toBe(-4_000);
  const { data: other } = await scene.treasurer.ok('GET /api/v1/bank-setting', {});
  expect(other.staleAfterDays).toBe(60);
});

test('another community sees no move and no setting, and cannot undo one', async () => {
  const stale = await pay(4_000, '2025-11-01');
  await set({ staleAfterDays: 90 });
  await moved([stale]);
  const id = await moveOf(stale);
  const seen = await app.platform.inTenant(app.tenants.lakeside, async (tx) => ({
    checks: await tx.selectFrom('unclaimedCheck').select('id').execute(),
    settings: await tx.selectFrom('bankSetting').select('version').execute(),
  }));
  expect(seen).toEqual({ checks: [], settings: [] });
  const other = await app.client.as('treasurer', 'lakeside');
  expect(await undo(id, '2026-06-15', other)).toMatchObject({ status: 404 });
});
