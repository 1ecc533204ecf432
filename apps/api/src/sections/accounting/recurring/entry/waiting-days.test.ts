import { archiveAccount, closePeriod, reopenPeriod } from '../../../../ledger';
import { withRecurringEntries } from './recurring-entry.fixture';

const { app, scene, clock, job, lines, body, create, read, setStatus, entriesOf, daysOf } =
  withRecurringEntries();

const settle = 'POST /api/v1/recurring-entries/:recurringEntryId/occurrences';
const tess = { id: null, name: 'Tess' };

test('a closed month is kept with its reason and told, tried again once it is open, or posted into an open month', async () => {
  await scene.within((tx) => closePeriod(tx, '2026-04', tess));
  const { id } = await create(body('Closed', { startsOn: '2026-04-01' }));
  await job();
  await job();
  const failed = await read(id);
  expect(failed.occurrences.map(({ occursOn, state, problem }) => [occursOn, state, problem])).toEqual([
    ['2026-05-31', 'made', null],
    ['2026-04-30', 'failed', expect.stringContaining('This month is closed')],
  ]);
  expect(failed).toMatchObject({ failed: 1, nextOn: '2026-06-30' });
  const told = await scene.within((tx) =>
    tx
      .selectFrom('notification')
      .select('kind')
      .where('kind', '=', 'accounting.recurring-entry-failed')
      .execute(),
  );
  expect(told).toHaveLength(1);
  const person = await scene.treasurer();
  const params = { recurringEntryId: id };
  const again = await person.call(settle, { params, body: { occursOn: '2026-04-30', action: 'retry' } });
  expect(again).toMatchObject({ status: 409, body: { code: 'ledger-closed' } });
  await person.ok(settle, { params, body: { occursOn: '2026-04-30', action: 'redate' } });
  expect(await daysOf(id)).toEqual([
    ['2026-05-31', '2026-05-31', 'made'],
    ['2026-04-30', '2026-05-01', 'made'],
  ]);
  expect(
    (await person.call(settle, { params, body: { occursOn: '2026-04-30', action: 'retry' } })).status,
  ).toBe(409);
  await setStatus(id, 'ended');

  const later = await create(body('Opened later', { startsOn: '2026-04-01' }));
  await job();
  await scene.within((tx) => reopenPeriod(tx, '2026-04', 'Tried', tess));
  await job();
  expect((await daysOf(later.id))[1]).toEqual(['2026-04-30', null, 'failed']);
  clock('2026-06-16');
  await job();
  await job();
  expect((await daysOf(later.id))[1]).toEqual(['2026-04-30', '2026-04-30', 'made']);
  expect(await entriesOf(later.id)).toHaveLength(2);
  await setStatus(later.id, 'ended');
});

test('a day that waits for weeks has its reason in the history once, and again when it is another', async () => {
  const { id } = await create(body('Weeks', { startsOn: '2026-05-01', lines: lines('5210', '2100', 100) }));
  const accountId = scene.id('5210');
  await scene.within((tx) => archiveAccount(tx, accountId, { version: 1, at: app.platform.clock() }));
  const failures = async () => {
    const call = 'GET /api/v1/recurring-entries/:recurringEntryId/history';
    const { data } = await (await scene.treasurer()).ok(call, { params: { recurringEntryId: id } });
    return data.filter(({ action }) => action === 'recurring-entry.fail').length;
  };
  for (const day of ['2026-06-15', '2026-06-16', '2026-06-17']) {
    clock(day);
    await job();
    expect(await failures()).toBe(1);
  }
  for (const month of ['2026-04', '2026-05']) await scene.within((tx) => closePeriod(tx, month, tess));
  clock('2026-06-18');
  await job();
  expect(await failures()).toBe(2);
  for (const month of ['2026-05', '2026-04'])
    await scene.within((tx) => reopenPeriod(tx, month, 'Tried', tess));
  await setStatus(id, 'ended');
});

test('an account that was archived stops its own entries only, and a day can be left out', async () => {
  const stuck = await create(body('Stuck', { startsOn: '2026-05-01', lines: lines('5900', '2100', 100) }));
  const other = await create(body('Other', { startsOn: '2026-05-01' }));
  await scene.within((tx) => archiveAccount(tx, scene.id('5900'), { version: 1, at: app.platform.clock() }));
  await job();
  expect((await read(stuck.id)).occurrences).toMatchObject([
    { state: 'failed', problem: expect.stringContaining('archived'), entry: null },
  ]);
  expect((await read(stuck.id)).upcoming[0]?.problem).toMatch(/archived/);
  expect((await read(other.id)).occurrences).toMatchObject([{ state: 'made', amountMinor: 35_000 }]);
  const params = { recurringEntryId: stuck.id };
  const person = await scene.treasurer();
  await person.ok(settle, { params, body: { occursOn: '2026-05-31', action: 'skip' } });
  clock('2026-06-16');
  await job();
  expect(await daysOf(stuck.id)).toEqual([['2026-05-31', null, 'skipped']]);
  await setStatus(stuck.id, 'ended');
  await setStatus(other.id, 'ended');
});

test('an amount over the limit waits for a second person, who posts it, or whose refusal is kept until it is asked for again', async () => {
  const { id } = await create(
    body('Large', { startsOn: '2026-04-01', lines: lines('5030', '2100', 500_000) }),
  );
  const before = await scene.balance('2100', 'OP');
  await job();
  await job();
  const [may, april] = (await read(id)).occurrences;
  expect([may, april]).toMatchObject([
    { occursOn: '2026-05-31', state: 'waiting', amountMinor: 500_000, entry: null },
    { occursOn: '2026-04-30', state: 'waiting' },
  ]);
  expect(await scene.balance('2100', 'OP')).toBe(before);
  const board = await app.client.as('board', 'demo');
  const person = await scene.treasurer();
  const decide = (verdict: 'approve' | 'refuse', who: typeof board, approvalId: string | null = '') =>
    verdict === 'approve'
      ? who.call('POST /api/v1/approvals/:approvalId/approve', { params: { approvalId: approvalId ?? '' } })
      : who.call('POST /api/v1/approvals/:approvalId/refuse', {
          params: { approvalId: approvalId ?? '' },
          body: { reason: 'Twice the amount' },
        });
  expect((await decide('approve', person, april?.approvalId)).status).toBe(409);
  expect((await decide('approve', board, april?.approvalId)).status).toBe(200);
  expect((await decide('refuse', board, may?.approvalId)).status).toBe(200);
  const decided = await read(id);
  expect(decided.occurrences).toMatchObject([
    { occursOn: '2026-05-31', state: 'failed', problem: 'Rejected: Twice the amount' },
    { occursOn: '2026-04-30', state: 'made', entry: { no: expect.any(Number) } },
  ]);
  expect(decided.failed).toBe(1);
  expect((await entriesOf(id))[0]).toMatchObject({
    approvedBy: expect.stringMatching(/\w/),
    template: { id },
    origin: 'recurring',
  });
  // The clock does not ask again for what a person refused.
  clock('2026-06-16');
  await job();
  expect((await daysOf(id))[0]?.[2]).toBe('failed');
  const params = { recurringEntryId: id };
  await person.ok(settle, { params, body: { occursOn: '2026-05-31', action: 'retry' } });
  const [asked] = (await read(id)).occurrences;
  expect(asked).toMatchObject({ state: 'waiting', problem: null });
  expect(asked?.approvalId).not.toBe(may?.approvalId);
  clock('2026-06-15');
  expect((await decide('approve', board, asked?.approvalId)).status).toBe(200);
  expect(await scene.balance('2100', 'OP')).toBe(before - 1_000_000);
  await setStatus(id, 'ended');
});

test('what leaves a reserve fund by the schedule waits on each of its days, whatever the amount', async () => {
  const fundId = scene.id('RES');
  const out = lines('6010', '1020', 100).map((line) => ({ ...line, fundId }));
  const { id } = await create(body('Reserve study', { startsOn: '2026-05-01', lines: out }));
  expect((await read(id)).upcoming[0]).toMatchObject({ amountMinor: 100, waits: true });
  const before = await scene.balance('1020', 'RES');
  await job();
  const [may] = (await read(id)).occurrences;
  expect(may).toMatchObject({ state: 'waiting', approvalId: expect.any(String), entry: null });
  const board = await app.client.as('board', 'demo');
  await board.ok('POST /api/v1/approvals/:approvalId/approve', {
    params: { approvalId: may?.approvalId ?? '' },
  });
  expect((await read(id)).occurrences).toMatchObject([{ state: 'made', entry: { no: expect.any(Number) } }]);
  expect(await scene.balance('1020', 'RES')).toBe(before - 100);
  await setStatus(id, 'ended');
});

test('who wrote a template does not approve what it posts, also where another person has it posted', async () => {
  const admin = await app.client.as('admin', 'demo');
  const { data: made } = await admin.ok('POST /api/v1/recurring-entries', {
    body: body('Audit', { startsOn: '2026-06-30', lines: lines('5030', '2100', 500_000) }),
  });
  const person = await scene.treasurer();
  await person.ok('POST /api/v1/recurring-entries/:recurringEntryId/run', {
    params: { recurringEntryId: made.id },
    body: { occursOn: '2026-06-30' },
  });
  const approve = 'POST /api/v1/approvals/:approvalId/approve';
  const [day] = (await read(made.id)).occurrences;
  const params = { approvalId: day?.approvalId ?? '' };
  expect(await admin.call(approve, { params })).toMatchObject({
    status: 409,
    body: { code: 'own-approval', detail: expect.stringMatching(/^You can’t approve what you wrote/) },
  });
  const board = await app.client.as('board', 'demo');
  await board.ok(approve, { params });
  expect((await read(made.id)).occurrences).toMatchObject([{ state: 'made' }]);
  await setStatus(made.id, 'ended');
});
