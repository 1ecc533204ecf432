import { sql } from 'kysely';
import { reverse } from '../../../ledger';
import { newKey, treasurer } from '../../../ledger/books.fixture';
import { withApp } from '../../../testing';
import { ReconciliationScene, refOf } from './reconciliation.fixture';

const app = withApp();
const scene = new ReconciliationScene(app);
beforeEach(() => scene.begin());

test('a statement is cleared by hand, finished at zero alone, and its report is stored', async () => {
  await scene.move('2026-06-02', 100_000);
  const check = await scene.move('2026-06-20', -30_000);
  await scene.move('2026-06-28', 5_000);
  const its = await scene.started('2026-06-30', 70_000);
  expect(its).toMatchObject({ fromOn: null, openingMinor: 0, status: 'open', differenceMinor: 70_000 });
  const { lines, total } = await scene.lines(its.id);
  expect([total, lines.map(({ amountMinor }) => amountMinor)]).toEqual([3, [100_000, -30_000, 5_000]]);
  const [first, second, third] = lines;
  if (!first || !second || !third) throw new Error('lines are missing');
  expect(await scene.clear(its.id, { cleared: [refOf(first), refOf(third)] })).toMatchObject({
    body: { data: { clearedLines: 2, differenceMinor: -35_000 } },
  });
  expect(await scene.finish(its.id)).toMatchObject({
    status: 409,
    body: { code: 'difference', detail: expect.stringContaining('-$350.00') },
  });
  await scene.clear(its.id, { cleared: [refOf(second)], uncleared: [refOf(third)] });
  expect(await scene.finish(its.id)).toMatchObject({
    status: 200,
    body: { data: { status: 'finished', clearedLines: 2, report: { mediaType: 'application/pdf' } } },
  });
  expect(await scene.outstanding('2026-06-30')).toMatchObject({
    checks: { lines: 0 },
    deposits: { lines: 1, amountMinor: 5_000 },
    booksMinor: 75_000,
    statementMinor: 70_000,
  });
  // As of a date before the statement ended, both are outstanding.
  expect((await scene.outstanding('2026-06-29')).lines.map(({ entryId }) => entryId)).toContain(check);
});

test('the next statement begins where the last one ended; one that overlaps or is of the future is refused', async () => {
  await scene.move('2026-06-02', 100_000);
  await scene.reconcile('2026-06-30', 100_000);
  expect(await scene.start({ toOn: '2026-06-30', closingMinor: 100_000 })).toMatchObject({
    status: 422,
    body: { fields: { toOn: expect.stringContaining('reconciled through June 30, 2026') } },
  });
  expect(await scene.start({ toOn: '2026-12-31', closingMinor: 1 })).toMatchObject({ status: 422 });
  expect(await scene.start({})).toMatchObject({
    status: 422,
    body: { fields: { toOn: expect.anything(), closingMinor: expect.anything() } },
  });
  const next = await scene.started('2026-07-31', 100_000);
  expect(next).toMatchObject({ fromOn: '2026-07-01', openingMinor: 100_000, differenceMinor: 0 });
  expect(await scene.start({ toOn: '2026-08-31', closingMinor: 1 })).toMatchObject({
    status: 409,
    body: { code: 'reconciliation-open' },
  });
});

test('imported statements: matched lines are cleared, an overlap and a gap are refused with what to do', async () => {
  await scene.move('2026-06-02', 20_000);
  await scene.move('2026-06-05', 30_000);
  const june = await scene.import(
    [{ on: '2026-06-03', amount: '200.00' }],
    '2026-06-01',
    '2026-06-30',
    '200.00',
  );
  const [bank] = (await scene.treasurer.ok('GET /api/v1/bank-transactions', {})).data;
  const suggested = await scene.treasurer.ok('GET /api/v1/bank-transactions/:bankTransactionId/suggestions', {
    params: { bankTransactionId: bank?.id ?? '' },
  });
  const lines = (suggested.data[0]?.lines ?? []).map(refOf);
  await scene.treasurer.ok('POST /api/v1/bank-transactions/match', {
    body: { transactionIds: [bank?.id ?? ''], lines },
  });
  const offered = await scene.treasurer.ok('GET /api/v1/bank-accounts/:accountId/statements-to-reconcile', {
    params: { accountId: scene.accountId },
  });
  expect(offered.data).toMatchObject([{ importId: june, toOn: '2026-06-30', closingMinor: 20_000 }]);
  const started = await scene.start({ importId: june });
  expect(started).toMatchObject({ status: 201, body: { data: { clearedLines: 1, differenceMinor: 0 } } });
  const [open] = (
    await scene.treasurer.ok('GET /api/v1/bank-accounts/:accountId/reconciliations', {
      params: { accountId: scene.accountId },
    })
  ).data;
  expect(await scene.finish(open?.id ?? '')).toMatchObject({ status: 200 });
  const overlapping = await scene.import(
    [{ on: '2026-07-02', amount: '1.00' }],
    '2026-06-25',
    '2026-07-31',
    '201.00',
  );
  expect(await scene.start({ importId: overlapping })).toMatchObject({
    status: 409,
    body: { code: 'statement-overlaps' },
  });
  const gap = await scene.import(
    [{ on: '2026-08-04', amount: '5.00' }],
    '2026-08-01',
    '2026-08-31',
    '999.00',
  );
  expect(await scene.start({ importId: gap })).toMatchObject({
    status: 409,
    body: { code: 'statement-gap' },
  });
});

test('two people at once: each line is cleared once, and nobody finishes what they did not see', async () => {
  for (let day = 1; day <= 9; day += 1) await scene.move(`2026-06-0${day}`, day * 100);
  const its = await scene.started('2026-06-30', 4500);
  const admin = await app.client.as('admin', 'demo');
  const refs = (await scene.lines(its.id)).lines.map(refOf);
  const answers = await Promise.all([
    scene.clear(its.id, { cleared: refs.slice(0, 6) }),
    scene.clear(its.id, { cleared: refs.slice(3) }, admin),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const seen = await scene.get(its.id);
  expect(seen).toMatchObject({ clearedLines: 9, clearedMinor: 4500, differenceMinor: 0 });
  await scene.clear(its.id, { uncleared: refs.slice(0, 1) }, admin);
  expect(await scene.finish(its.id, seen.version)).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile' },
  });
  await scene.clear(its.id, { cleared: refs.slice(0, 1) });
  const both = await scene.get(its.id);
  const finished = await Promise.all([
    scene.finish(its.id, both.version),
    scene.finish(its.id, both.version),
  ]);
  expect(finished.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const starts = await Promise.all([
    scene.start({ toOn: '2026-07-31', closingMinor: 0 }),
    scene.start({ toOn: '2026-07-31', closingMinor: 0 }),
  ]);
  expect(starts.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
});

test('undo is of the last one alone, has a reason, and leaves its lines cleared in a new one', async () => {
  await scene.move('2026-06-02', 100);
  const june = await scene.reconcile('2026-06-30', 100);
  await scene.move('2026-07-02', 100);
  const july = await scene.reconcile('2026-07-31', 200);
  expect(await scene.undo(june.id)).toMatchObject({ status: 409, body: { code: 'not-last' } });
  expect(await scene.undo(july.id)).toMatchObject({
    status: 200,
    body: { data: { status: 'open', openingMinor: 100, clearedLines: 1, differenceMinor: 0 } },
  });
  expect(await scene.get(july.id)).toMatchObject({
    status: 'undone',
    undone: { reason: 'A deposit was cleared twice' },
    report: { mediaType: 'application/pdf' },
  });
  expect(await scene.undo(july.id)).toMatchObject({ status: 409 });
});

test('a finished one stays as it was: back-dated entries show as changes, reversals as outstanding, SQL is refused', async () => {
  const wrong = await scene.move('2026-06-02', 100);
  await scene.move('2026-06-03', 50);
  const june = await scene.reconcile('2026-06-30', 150);
  expect(june.changedSince).toBeNull();
  const late = await scene.move('2026-06-20', -30);
  await scene.books.within((tx) =>
    reverse(tx, { key: newKey(), date: '2026-07-05', reverses: wrong }, treasurer),
  );
  expect(await scene.get(june.id)).toMatchObject({
    clearedLines: 2,
    closingMinor: 150,
    changedSince: { lines: 1, amountMinor: -30 },
  });
  const july = await scene.outstanding('2026-07-31');
  expect(july.lines.map(({ amountMinor }) => amountMinor)).toEqual([-30, -100]);
  expect(july.lines[0]?.entryId).toBe(late);
  expect(july.booksMinor).toBe(july.statementMinor + july.checks.amountMinor + july.deposits.amountMinor);
  const refused = [
    `update reconciliation set closing_minor = 1 where id = '${june.id}'`,
    `delete from reconciliation where id = '${june.id}'`,
    `delete from reconciliation_line where reconciliation_id = '${june.id}'`,
    `insert into reconciliation_line select tenant_id, entry_id, line, '${june.id}' from journal_line
      where entry_id = '${late}' and account_id = '${scene.accountId}'`,
  ];
  for (const statement of refused)
    await expect(scene.books.within((tx) => sql.raw(statement).execute(tx))).rejects.toThrow(
      /finished reconciliation/,
    );
});

test('the database finishes none at a difference', async () => {
  await scene.move('2026-06-02', 100);
  const { id } = await scene.started('2026-06-30', 90);
  await scene.clear(id, { all: { isCleared: true, until: '2026-06-30' } });
  const file = sql`(select id from file limit 1)`;
  await expect(
    scene.books.within((tx) =>
      sql`update reconciliation set status = 'finished', finished_at = now(), finished_by = 'x', head_no = 1, cleared_lines = 1,
        file_id = ${file} where id = ${id}`.execute(tx),
    ),
  ).rejects.toThrow(/difference of zero/);
});

test('a returned check: the payment stays cleared, and its return is cleared with the next statement', async () => {
  const deposit = await scene.move('2026-06-02', 500);
  await scene.reconcile('2026-06-30', 500);
  await scene.books.within((tx) =>
    reverse(tx, { key: newKey(), date: '2026-07-05', reverses: deposit, isAtBank: true }, treasurer),
  );
  const july = await scene.started('2026-07-31', 0);
  expect((await scene.lines(july.id)).lines.map(({ amountMinor }) => amountMinor)).toEqual([-500]);
  await scene.clear(july.id, { all: { isCleared: true, until: '2026-07-31' } });
  expect(await scene.finish(july.id)).toMatchObject({ status: 200 });
  expect((await scene.outstanding('2026-07-31')).lines).toEqual([]);
});

test('who only reads reconciles nothing; lines of another account and of later dates are not cleared', async () => {
  const later = await scene.move('2026-07-02', 100);
  const { id } = await scene.started('2026-06-30', 0);
  const board = await app.client.as('board', 'demo');
  expect(await scene.clear(id, { cleared: [] }, board)).toMatchObject({ status: 403 });
  expect(await scene.clear(id, { cleared: [{ entryId: later, line: 1 }] })).toMatchObject({
    status: 409,
    body: { code: 'line-not-clearable' },
  });
  expect(
    await scene.treasurer.call('DELETE /api/v1/reconciliations/:reconciliationId', {
      params: { reconciliationId: id },
    }),
  ).toMatchObject({ status: 204 });
});

test('a month is ready to close once its bank accounts are reconciled through its end', async () => {
  await scene.move('2026-06-02', 100);
  const check = async () =>
    (
      await scene.treasurer.ok('GET /api/v1/periods/:month/checks', { params: { month: '2026-06' } })
    ).data.find(({ check: name }) => name === 'reconciled');
  expect(await check()).toMatchObject({ state: 'attention', count: 1 });
  const { id } = await scene.reconcile('2026-06-30', 100);
  expect(await check()).toMatchObject({ state: 'done', count: 0 });
  await scene.undo(id);
  expect(await check()).toMatchObject({ state: 'attention' });
});
