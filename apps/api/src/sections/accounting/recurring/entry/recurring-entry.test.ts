import { withRecurringEntries } from './recurring-entry.fixture';

const { app, scene, clock, job, lines, body, premium, create, read, setStatus, entriesOf } =
  withRecurringEntries();

const base = 'POST /api/v1/recurring-entries';
const one = 'GET /api/v1/recurring-entries/:recurringEntryId';
const run = 'POST /api/v1/recurring-entries/:recurringEntryId/run';

test('each day is posted once, also where the job runs twice, late or twice at a time, and the entry names what made it', async () => {
  const { id } = await create(body('Audit'));
  await Promise.all([job(), job()]);
  await job();
  const entries = await entriesOf(id);
  expect(entries.map(({ date, memo, amountMinor, kind }) => [date, memo, amountMinor, kind])).toEqual([
    ['2026-04-30', 'Audit of April 2026', 35_000, 'journal'],
    ['2026-05-31', 'Audit of May 2026', 35_000, 'journal'],
  ]);
  expect(entries[0]).toMatchObject({
    postedBy: 'Courtyard',
    origin: 'recurring',
    template: { id, name: 'Audit' },
    isReversible: true,
  });
  expect(await scene.balance('2100', 'OP')).toBe(-70_000);
  const template = await read(id);
  expect(template).toMatchObject({ nextOn: '2026-06-30', lastOn: '2026-05-31', failed: 0, status: 'active' });
  expect(template.upcoming).toHaveLength(10);
  const person = await scene.treasurer();
  const { data: history } = await person.ok('GET /api/v1/recurring-entries/:recurringEntryId/history', {
    params: { recurringEntryId: id },
  });
  expect(history.filter(({ action }) => action === 'recurring-entry.make')).toHaveLength(2);
  const { data: found } = await person.ok('GET /api/v1/journal-entries', {
    query: { origin: ['recurring'] },
  });
  expect(found).toHaveLength(2);
  const { data: searched } = await person.ok('GET /api/v1/recurring-entries', {
    query: { search: 'MONTH audit' },
  });
  expect(searched.map(({ name }) => name)).toEqual(['Audit']);
  await setStatus(id, 'ended');
});

test('an accrual is taken back on the first day of the next month', async () => {
  const { id } = await create(
    body('Power', { kind: 'accrual', startsOn: '2026-05-01', lines: lines('5100', '2100', 98_000) }),
  );
  await job();
  expect(await entriesOf(id)).toMatchObject([
    { date: '2026-05-31', kind: 'accrual', reversedBy: { date: '2026-06-01' } },
  ]);
  expect(await scene.balance('5100', 'OP', '2026-05-31')).toBe(98_000);
  expect(await scene.balance('5100', 'OP')).toBe(0);
  await setStatus(id, 'ended');
});

test('an amortization adds up to the cent, and ends by itself', async () => {
  const { id } = await create(premium('Premium'));
  await job();
  expect((await entriesOf(id)).map(({ date, amountMinor }) => [date, amountMinor])).toEqual([
    ['2026-04-15', 33_333],
    ['2026-05-15', 33_333],
    ['2026-06-15', 33_334],
  ]);
  expect(await scene.balance('1300', 'OP')).toBe(-100_000);
  expect(await read(id)).toMatchObject({ status: 'ended', nextOn: null, upcoming: [] });
});

test('months that come along with another kind spread nothing, and are not kept', async () => {
  const written = body('Not spread', { months: 3 });
  const person = await scene.treasurer();
  const { data: upcoming } = await person.ok('POST /api/v1/recurring-entries/preview', { body: written });
  expect(new Set(upcoming.map(({ amountMinor }) => amountMinor))).toEqual(new Set([35_000]));
  // Of one that is edited, what was posted already is not to come.
  const [first, second] = upcoming;
  const later = await person.ok('POST /api/v1/recurring-entries/preview', {
    query: { after: first?.occursOn },
    body: written,
  });
  expect(later.data[0]).toEqual(second);
  const { id } = await create(written);
  expect(await read(id)).toMatchObject({ months: null });
  await setStatus(id, 'ended');
});

test('an amortization that paused on its way catches up, and keeps its amount once it began', async () => {
  const { id } = await create(premium('Slow premium', { startsOn: '2026-06-01' }));
  await job();
  expect(await setStatus(id, 'paused')).toBe(200);
  clock('2026-08-20');
  expect(await setStatus(id, 'active')).toBe(200);
  const { version } = await read(id);
  const update = 'PUT /api/v1/recurring-entries/:recurringEntryId';
  const person = await scene.treasurer();
  const change = (more: object) =>
    person.call(update, {
      params: { recurringEntryId: id },
      body: { ...premium('Slow premium', { startsOn: '2026-06-01', ...more }), version },
    });
  expect(await change({ lines: lines('5040', '1300', 120_000) })).toMatchObject({
    status: 409,
    body: { code: 'amortization-begun' },
  });
  expect((await change({ memo: 'Policy 77' })).status).toBe(200);
  expect((await change({ memo: 'Policy 78' })).status).toBe(409);
  await job();
  expect((await entriesOf(id)).map(({ date, amountMinor, memo }) => [date, amountMinor, memo])).toEqual([
    ['2026-06-15', 33_333, 'Audit of June 2026'],
    ['2026-07-15', 33_333, 'Policy 77'],
    ['2026-08-15', 33_334, 'Policy 77'],
  ]);
});

test('the next one is posted ahead once, by who asks for it', async () => {
  const { id } = await create(body('Ahead', { startsOn: '2026-07-01' }));
  const person = await scene.treasurer();
  const params = { recurringEntryId: id };
  const ask = () => person.call(run, { params, body: { occursOn: '2026-07-31' } });
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const entries = await entriesOf(id);
  expect(entries).toHaveLength(1);
  expect(entries[0]?.postedBy).not.toBe('Courtyard');
  clock('2026-08-01');
  await job();
  expect(await entriesOf(id)).toHaveLength(1);
  await setStatus(id, 'ended');
});

test('what is refused stands at its field, and the preview says what would be posted when', async () => {
  const person = await scene.treasurer();
  const refused = async (given: object) => {
    const { status, body: answer } = await person.call(base, { body: body('Rejected', given) });
    return [status, Object.keys((answer as { fields?: object }).fields ?? {})];
  };
  expect(await refused({ lines: lines('1200', '2100', 100) })).toEqual([422, ['lines.0.accountId']]);
  const [debit, credit] = lines('5030', '2100', 100);
  expect(await refused({ lines: [debit, { ...credit, amountMinor: -99 }] })).toEqual([422, ['lines']]);
  expect(await refused({ kind: 'amortization' })).toEqual([422, ['months']]);
  expect(await refused({ kind: 'amortization', months: 12 })).toEqual([422, ['rule']]);
  expect(
    await refused({
      kind: 'amortization',
      months: 3,
      rule: 'FREQ=MONTHLY;COUNT=3;BYMONTHDAY=1',
      lines: lines('5030', '2100', 2),
    }),
  ).toEqual([422, ['lines']]);
  const preview = 'POST /api/v1/recurring-entries/preview';
  const { data } = await person.ok(preview, {
    body: premium('Preview', { lines: lines('5040', '1300', 1_600_000), startsOn: '2026-07-01' }),
  });
  expect(data.map(({ occursOn, amountMinor, waits }) => [occursOn, amountMinor, waits])).toEqual([
    ['2026-07-15', 533_333, true],
    ['2026-08-15', 533_333, true],
    ['2026-09-15', 533_334, true],
  ]);
});

test('another community’s is not there, a template of invoices is none, and who only reads changes nothing', async () => {
  const { id } = await create(body('Ours', { startsOn: '2030-01-01' }));
  const params = { recurringEntryId: id };
  const lake = await app.client.as('admin', 'lakeside');
  expect((await lake.call(one, { params })).status).toBe(404);
  expect((await lake.call(run, { params, body: { occursOn: '2030-01-31' } })).status).toBe(404);
  expect((await lake.call(base, { body: body('Theirs') })).status).toBe(422);
  const person = await scene.treasurer();
  const invoices = { params: { recurringInvoiceId: id } };
  expect((await person.call('GET /api/v1/recurring-invoices/:recurringInvoiceId', invoices)).status).toBe(
    404,
  );
  const status = 'POST /api/v1/recurring-invoices/:recurringInvoiceId/status';
  expect((await person.call(status, { ...invoices, body: { status: 'ended', version: 1 } })).status).toBe(
    404,
  );
  const board = await app.client.as('board', 'demo');
  expect((await board.call(one, { params })).status).toBe(200);
  expect((await board.call(run, { params, body: { occursOn: '2030-01-31' } })).status).toBe(403);
  expect((await board.call(base, { body: body('Not theirs') })).status).toBe(403);
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call(one, { params })).status).toBe(403);
});
