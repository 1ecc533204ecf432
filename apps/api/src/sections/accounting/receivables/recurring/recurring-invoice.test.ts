import { closePeriod, reopenPeriod } from '../../../../ledger';
import { withApp } from '../../../../testing';
import { OwnerScene } from '../owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);

const base = 'POST /api/v1/recurring-invoices';
const one = 'GET /api/v1/recurring-invoices/:recurringInvoiceId';
const clock = (day: string, time = '16:00') => app.setClock(new Date(`${day}T${time}:00Z`));
const job = () => app.runJob('accounting.recurring');
const tess = { id: null, name: 'Tess' };

let units: string[] = [];
beforeAll(async () => {
  await scene.begin();
  units = [await scene.unit('T-1', { share: 400_000 }), await scene.unit('T-2', { share: 600_000 })];
});

const body = (name: string, more: object = {}) => ({
  name,
  scope: 'units' as const,
  propertyIds: units,
  rule: 'FREQ=MONTHLY;BYMONTHDAY=1',
  startsOn: '2026-07-01',
  dueDays: 14,
  memo: 'Dues of {month}',
  lines: [{ ...scene.dues(10_000), description: 'Dues {month}' }],
  ...more,
});

const create = async (name: string, more: object = {}) =>
  (await (await scene.treasurer()).ok(base, { body: body(name, more) })).data;

const read = async (recurringInvoiceId: string) =>
  (await (await scene.treasurer()).ok(one, { params: { recurringInvoiceId } })).data;

const invoicesOf = (templateId: string) =>
  scene.within((tx) =>
    tx
      .selectFrom('invoice')
      .innerJoin('invoiceRun', 'invoiceRun.id', 'invoice.runId')
      .select(['invoice.issuedOn', 'invoice.dueOn', 'invoice.memo', 'invoice.totalMinor'])
      .where('invoiceRun.templateId', '=', templateId)
      .orderBy('invoice.number')
      .execute(),
  );

const statesOf = async (templateId: string) =>
  (await read(templateId)).occurrences.map(({ occursOn, datedOn, state }) => [occursOn, datedOn, state]);

const setStatus = async (recurringInvoiceId: string, status: 'active' | 'paused' | 'ended') => {
  const { version } = await read(recurringInvoiceId);
  const call = 'POST /api/v1/recurring-invoices/:recurringInvoiceId/status';
  const answer = await (
    await scene.treasurer()
  ).call(call, { params: { recurringInvoiceId }, body: { status, version } });
  return answer.status;
};

test('the preview tells the next ten with their totals, and what is refused stands at its field', async () => {
  const treasurer = await scene.treasurer();
  const preview = 'POST /api/v1/recurring-invoices/preview';
  const asked = body('Dues', { split: 'by-share', rule: 'FREQ=MONTHLY;BYMONTHDAY=-1', leadDays: 5 });
  const { data } = await treasurer.ok(preview, { body: asked });
  expect(data).toHaveLength(10);
  expect(data[0]).toEqual({
    occursOn: '2026-07-31',
    madeOn: '2026-07-26',
    issuedOn: '2026-07-31',
    dueOn: '2026-08-14',
    units: 2,
    totalMinor: 10_000,
    leftOut: [],
    problem: null,
  });
  expect(data[7]?.occursOn).toBe('2027-02-28');
  // Nobody writes these days: years ahead they are no slip of the keyboard.
  const yearly = body('Dues', { rule: 'FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1' });
  const { data: years } = await treasurer.ok(preview, { body: yearly });
  expect(years.at(-1)).toMatchObject({ occursOn: '2036-01-01', units: 2, problem: null });
  const refused = await treasurer.call(base, {
    body: body('Dues', { rule: 'FREQ=MONTHLY;BYMONTHDAY=31', propertyIds: [] }),
  });
  expect(refused).toMatchObject({ status: 422, body: { fields: { rule: expect.any(String) } } });
  const income = await treasurer.call(base, {
    body: body('Dues', { lines: [scene.dues(1, { accountId: scene.id('1010') })] }),
  });
  expect(income).toMatchObject({
    status: 422,
    body: { fields: { 'lines.0.accountId': expect.any(String) } },
  });
});

test('each day is billed once, also where the job runs twice, late, or twice at a time; late ones keep their own days', async () => {
  const { id } = await create('Dues', { startsOn: '2026-04-01' });
  expect(await invoicesOf(id)).toEqual([]);
  clock('2026-06-15', '09:00');
  await job();
  expect(await invoicesOf(id)).toEqual([]);
  clock('2026-06-15');
  await Promise.all([job(), job()]);
  await job();
  expect((await invoicesOf(id)).map(({ issuedOn, dueOn, memo }) => [issuedOn, dueOn, memo])).toEqual([
    ['2026-04-01', '2026-04-15', 'Dues of April 2026'],
    ['2026-04-01', '2026-04-15', 'Dues of April 2026'],
    ['2026-05-01', '2026-05-15', 'Dues of May 2026'],
    ['2026-05-01', '2026-05-15', 'Dues of May 2026'],
    ['2026-06-01', '2026-06-15', 'Dues of June 2026'],
    ['2026-06-01', '2026-06-15', 'Dues of June 2026'],
  ]);
  const made = await scene.within((tx) =>
    tx.selectFrom('invoice').select('id').where('runId', 'is not', null).executeTakeFirstOrThrow(),
  );
  expect(await scene.invoice(made.id)).toMatchObject({ template: { id, name: 'Dues' } });
  const template = await read(id);
  expect(template).toMatchObject({ nextOn: '2026-07-01', lastOn: '2026-06-01', failed: 0, status: 'active' });
  expect(template.occurrences[0]).toMatchObject({
    state: 'made',
    billed: 2,
    totalMinor: 20_000,
    leftOut: [],
  });
  const { data: history } = await (
    await scene.treasurer()
  ).ok('GET /api/v1/recurring-invoices/:recurringInvoiceId/history', { params: { recurringInvoiceId: id } });
  expect(history.filter(({ action }) => action === 'recurring-template.make')).toHaveLength(3);
  expect(history[0]).toMatchObject({ actor: 'Courtyard' });
  await setStatus(id, 'ended');
});

test('a day of a closed month is billed on the first open one; a change counts from the next day on', async () => {
  clock('2026-06-15');
  await scene.within((tx) => closePeriod(tx, '2026-04', tess));
  const { id, version } = await create('Late', { startsOn: '2026-04-01', leadDays: 20 });
  await job();
  expect(await statesOf(id)).toEqual([
    ['2026-07-01', '2026-07-01', 'made'],
    ['2026-06-01', '2026-06-01', 'made'],
    ['2026-05-01', '2026-05-01', 'made'],
    ['2026-04-01', '2026-05-01', 'made'],
  ]);
  const params = { recurringInvoiceId: id };
  const change = { ...body('Late', { startsOn: '2026-04-01', lines: [scene.dues(12_500)] }), version };
  const treasurer = await scene.treasurer();
  const update = 'PUT /api/v1/recurring-invoices/:recurringInvoiceId';
  const changed = (await treasurer.ok(update, { params, body: change })).data;
  expect(changed).toMatchObject({ nextOn: '2026-08-01', amountMinor: 12_500, version: version + 1 });
  expect((await treasurer.call(update, { params, body: change })).status).toBe(409);
  const run = 'POST /api/v1/recurring-invoices/:recurringInvoiceId/run';
  const ran = (await treasurer.ok(run, { params, body: { occursOn: '2026-08-01' } })).data;
  expect(ran).toMatchObject({ nextOn: '2026-09-01' });
  expect((await treasurer.call(run, { params, body: { occursOn: '2026-08-01' } })).status).toBe(409);
  const totals = (await invoicesOf(id)).map(({ totalMinor }) => totalMinor);
  expect(totals).toEqual([...Array(8).fill(10_000), 12_500, 12_500]);
  await scene.within((tx) => reopenPeriod(tx, '2026-04', 'Tried', tess));
  await setStatus(id, 'ended');
});

test('what cannot be billed waits with its reason, others go on, and it is tried again on another day or left out', async () => {
  clock('2026-06-15');
  const nobodys = await scene.unit('T-9', { owner: null });
  const stuck = await create('Stuck', { propertyIds: [nobodys], startsOn: '2026-05-01' });
  const partly = await create('Partly', { propertyIds: [...units, nobodys], startsOn: '2026-06-01' });
  await job();
  const waiting = await read(stuck.id);
  expect(waiting.occurrences.map(({ occursOn, state, problem }) => [occursOn, state, problem])).toEqual([
    ['2026-06-01', 'failed', expect.stringContaining('T-9: This unit has no owner')],
    ['2026-05-01', 'failed', expect.stringContaining('T-9: This unit has no owner')],
  ]);
  expect(waiting).toMatchObject({ failed: 2, nextOn: '2026-07-01' });
  const [made] = (await read(partly.id)).occurrences;
  expect(made).toMatchObject({ state: 'made', billed: 2 });
  expect(made?.leftOut).toEqual([
    { property: { id: nobodys, name: 'T-9' }, problem: expect.stringContaining('This unit has no owner') },
  ]);
  const told = await scene.within((tx) =>
    tx.selectFrom('notification').select('kind').where('kind', '=', 'accounting.recurring-failed').execute(),
  );
  expect(told).toHaveLength(2);
  const settle = 'POST /api/v1/recurring-invoices/:recurringInvoiceId/occurrences';
  const treasurer = await scene.treasurer();
  const params = { recurringInvoiceId: stuck.id };
  const again = await treasurer.call(settle, { params, body: { occursOn: '2026-05-01', action: 'retry' } });
  expect(again).toMatchObject({ status: 409, body: { code: 'occurrence-refused' } });
  await treasurer.ok(settle, { params, body: { occursOn: '2026-05-01', action: 'skip' } });
  await scene.own(nobodys, { owner: 'Late Larry' });
  await job();
  expect(await statesOf(stuck.id)).toEqual([
    ['2026-06-01', null, 'failed'],
    ['2026-05-01', null, 'skipped'],
  ]);
  clock('2026-06-16');
  await job();
  await job();
  expect(await statesOf(stuck.id)).toEqual([
    ['2026-06-01', '2026-06-01', 'made'],
    ['2026-05-01', null, 'skipped'],
  ]);
  expect(await invoicesOf(stuck.id)).toHaveLength(1);
  await setStatus(stuck.id, 'ended');
  await setStatus(partly.id, 'ended');
});

test('paused days are not made, a schedule that is over ends the template, and its name is free again', async () => {
  clock('2026-06-15');
  const { id } = await create('Short', { startsOn: '2026-06-01', rule: 'FREQ=MONTHLY;COUNT=4;BYMONTHDAY=1' });
  await job();
  expect(await setStatus(id, 'paused')).toBe(200);
  clock('2026-08-15');
  await job();
  expect(await setStatus(id, 'active')).toBe(200);
  expect(await read(id)).toMatchObject({ nextOn: '2026-09-01', upcoming: [{ occursOn: '2026-09-01' }] });
  const taken = await (await scene.treasurer()).call(base, { body: body('short') });
  expect(taken).toMatchObject({ status: 422, body: { fields: { name: expect.any(String) } } });
  clock('2026-09-02');
  await job();
  expect(await statesOf(id)).toEqual([
    ['2026-09-01', '2026-09-01', 'made'],
    ['2026-06-01', '2026-06-01', 'made'],
  ]);
  expect(await read(id)).toMatchObject({ status: 'ended', nextOn: null, upcoming: [] });
  expect(await setStatus(id, 'active')).toBe(409);
  await create('Short', { startsOn: '2030-01-01', memo: 'For the elevator of {month}' });
  const person = await scene.treasurer();
  for (const search of ['short', 'elevator short']) {
    const { data } = await person.ok('GET /api/v1/recurring-invoices', { query: { search } });
    expect(data).toMatchObject([{ name: 'Short', nextOn: '2030-01-01', scope: 'units' }]);
  }
});

test('many units go on in the background, and what stopped there because its month closed goes on in the next', async () => {
  clock('2026-06-15');
  const many: string[] = [];
  for (let place = 1; place <= 101; place += 1) many.push(await scene.unit(`Many-${place}`));
  const { id } = await create('Many', { propertyIds: many, startsOn: '2026-06-01' });
  await job();
  expect((await read(id)).occurrences).toMatchObject([{ state: 'running', billed: 0, units: 101 }]);
  const { runId } = (await read(id)).occurrences[0] ?? {};
  for (const month of ['2026-04', '2026-05', '2026-06'])
    await scene.within((tx) => closePeriod(tx, month, tess));
  const runJob = () =>
    app.runJob('accounting.invoice-run', { tenantId: app.tenants.demo, runId: runId ?? '' });
  await runJob();
  expect((await read(id)).occurrences).toMatchObject([
    { state: 'failed', problem: expect.stringContaining('This month is closed') },
  ]);
  clock('2026-07-02');
  await job();
  await runJob();
  const after = await read(id);
  expect(after.occurrences.find(({ occursOn }) => occursOn === '2026-06-01')).toMatchObject({
    state: 'made',
    billed: 101,
    problem: null,
  });
  const invoices = await invoicesOf(id);
  expect(new Set(invoices.map(({ issuedOn }) => issuedOn))).toEqual(new Set(['2026-07-01']));
}, 180_000);

test('a template of another community is nobody’s, and every invoice says what the books say', async () => {
  const { id } = await create('Ours', { startsOn: '2030-01-01' });
  const lake = await app.client.as('admin', 'lakeside');
  expect((await lake.call(one, { params: { recurringInvoiceId: id } })).status).toBe(404);
  expect(await scene.strays()).toEqual([]);
});

test('a template that would bill a century at once is refused, also as a change', async () => {
  const treasurer = await scene.treasurer();
  const refused = {
    status: 422,
    body: { fields: { startsOn: expect.stringContaining('More than 60 dates') } },
  };
  expect(await treasurer.call(base, { body: body('Century', { startsOn: '1926-07-01' }) })).toMatchObject(
    refused,
  );
  const { id, version } = await create('Later', { startsOn: '2030-01-01' });
  const answer = await treasurer.call('PUT /api/v1/recurring-invoices/:recurringInvoiceId', {
    params: { recurringInvoiceId: id },
    body: { ...body('Later', { startsOn: '1930-01-01' }), version },
  });
  expect(answer).toMatchObject(refused);
});
