import { closePeriod } from '../../../../../ledger';
import { withApp } from '../../../../../testing';
import { OwnerScene } from '../../owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const create = 'POST /api/v1/invoices';
const preview = 'POST /api/v1/invoices/preview';

const job = (runId: string) => app.runJob('accounting.invoice-run', { tenantId: app.tenants.demo, runId });

const runOf = async (invoiceRunId: string) =>
  (await (await scene.treasurer()).ok('GET /api/v1/invoice-runs/:invoiceRunId', { params: { invoiceRunId } }))
    .data;

/** Units with owners, of as many as are asked for. */
async function units(name: string, count: number): Promise<string[]> {
  const made: string[] = [];
  for (let place = 1; place <= count; place += 1) made.push(await scene.unit(`${name}-${place}`));
  return made;
}

test('each unit is billed all of it, or its part by share, exact to the cent; the preview says so before', async () => {
  const treasurer = await scene.treasurer();
  const shared = [
    await scene.unit('R-1', { share: 333_333 }),
    await scene.unit('R-2', { share: 333_333 }),
    await scene.unit('R-3', { share: 333_334 }),
  ];
  const lines = [scene.dues(10_000), scene.reserve(100)];
  const body = { ...scene.invoiceBody(shared, lines), split: 'by-share' as const };
  const before = (await treasurer.ok(preview, { body })).data;
  expect(before.rows.map(({ linesMinor }) => linesMinor)).toEqual([
    [3333, 33],
    [3333, 33],
    [3334, 34],
  ]);
  expect(before.totalMinor).toBe(10_100);
  expect(
    before.postings.map(({ account, fund, amountMinor }) => [account.name, fund.name, amountMinor]),
  ).toEqual([
    ['1200 Owners receivable', 'OP Operating', 10_000],
    ['4010 Regular assessments', 'OP Operating', -10_000],
    ['1200 Owners receivable', 'RES Reserve', 100],
    ['4030 Reserve assessments', 'RES Reserve', -100],
  ]);
  const run = (await treasurer.ok(create, { body })).data;
  expect(run).toMatchObject({ status: 'done', units: 3, billed: 3, leftOut: 0, totalMinor: 10_100 });
  expect(await scene.balance('1200', 'OP')).toBe(10_000);
  const each = (await treasurer.ok(preview, { body: { ...body, split: 'each' } })).data;
  expect(each.totalMinor).toBe(30_300);
});

test('a split goes by billing ratios, and by the ownership share of a unit that has none', async () => {
  const treasurer = await scene.treasurer();
  const ids = [
    await scene.unit('B-1', { share: 500_000, billingRatio: 100_000 }),
    await scene.unit('B-2', { share: 0, billingRatio: 300_000 }),
    await scene.unit('B-3', { share: 400_000 }),
  ];
  const body = { ...scene.invoiceBody(ids, [scene.dues(8_000)]), split: 'by-share' as const };
  const { data } = await treasurer.ok(preview, { body });
  expect(data.rows.map(({ totalMinor }) => totalMinor)).toEqual([1_000, 3_000, 4_000]);
});

test('units that cannot be billed say why, and the others are', async () => {
  const treasurer = await scene.treasurer();
  const nobodys = await scene.unit('R-4', { owner: null, share: 500_000 });
  const shareless = await scene.unit('R-5');
  const whole = await scene.unit('R-6', { share: 500_000 });
  const ids = [nobodys, shareless, whole];
  const body = { ...scene.invoiceBody(ids, [scene.dues(900)]), split: 'by-share' as const };
  const { data } = await treasurer.ok(preview, { body });
  expect(data.rows.map(({ property, totalMinor, problem }) => [property.name, totalMinor, problem])).toEqual([
    ['R-4', 0, 'This unit has no owner on the invoice date. Add its owner first.'],
    ['R-5', 0, 'This unit has no billing ratio or ownership share. Enter one first.'],
    ['R-6', 900, null],
  ]);
  expect((await treasurer.ok(create, { body })).data).toMatchObject({
    units: 1,
    leftOut: 2,
    totalMinor: 900,
  });
  const none = { ...body, propertyIds: [nobodys] };
  const headers = { 'accept-language': 'es' };
  expect(await treasurer.call(create, { body: none, headers })).toMatchObject({
    status: 422,
    body: {
      fields: {
        propertyIds:
          'No se puede facturar a ninguna de estas unidades. R-4: Esta unidad no tiene propietario en la fecha de la factura. Registre primero a su propietario.',
      },
    },
  });
});

test('more than a hundred go on in the background, each unit once, also where the job runs twice at once', async () => {
  const treasurer = await scene.treasurer();
  const ids = await units('Many', 120);
  const body = scene.invoiceBody(ids, [scene.dues(100)]);
  const run = (await treasurer.ok(create, { body })).data;
  expect(run).toMatchObject({ status: 'running', units: 120, billed: 0 });
  await Promise.all([job(run.id), job(run.id)]);
  await job(run.id);
  expect(await runOf(run.id)).toMatchObject({
    status: 'done',
    billed: 120,
    totalMinor: 12_000,
    problem: null,
  });
  const entries = await scene.within((tx) =>
    tx.selectFrom('journalEntry').select('idemKey').where('idemKey', 'like', `run:${run.id}:%`).execute(),
  );
  expect(entries).toHaveLength(120);
  const numbers = await scene.within((tx) =>
    tx.selectFrom('invoice').select('number').orderBy('number').execute(),
  );
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, place) => place + 1));
}, 180_000);

test('a month that is closed on the way ends it with the reason; what was billed stays', async () => {
  const treasurer = await scene.treasurer();
  const ids = (
    await scene.within((tx) =>
      tx.selectFrom('property').select('id').where('unitNumber', 'like', 'Many-%').execute(),
    )
  ).map(({ id }) => id);
  const body = scene.invoiceBody(ids, [scene.dues(100)], { issuedOn: '2026-02-01' });
  const run = (await treasurer.ok(create, { body })).data;
  await scene.within((tx) => closePeriod(tx, '2026-02', { id: null, name: 'Tess' }));
  await job(run.id);
  expect(await runOf(run.id)).toMatchObject({
    status: 'failed',
    billed: 0,
    problem: 'This month is closed. Use a date in an open month, or reopen it.',
  });
});

test("a run of another community is nobody's", async () => {
  const [unit = ''] = await units('Other', 1);
  const run = (
    await (await scene.treasurer()).ok(create, { body: scene.invoiceBody([unit], [scene.dues(1)]) })
  ).data;
  const lake = await app.client.as('admin', 'lakeside');
  const params = { invoiceRunId: run.id };
  expect((await lake.call('GET /api/v1/invoice-runs/:invoiceRunId', { params })).status).toBe(404);
});

test('after all of it every invoice says what the books say', async () => {
  expect(await scene.strays()).toEqual([]);
});

test('the exported journal names unit, invoice and due date of what is billed', async () => {
  const treasurer = await scene.treasurer();
  const body = scene.invoiceBody([await scene.unit('X-1')], [scene.dues(4_200)]);
  await treasurer.ok(create, { body });
  const { data } = await treasurer.ok('GET /api/v1/invoices', { query: { search: 'X-1' } });
  const journal = await treasurer.call('GET /api/v1/journal/export', { query: { format: 'hledger' } });
  expect(journal.text).toContain(`42.00 USD  ; due:${body.dueOn}, party:X-1, invoice:${data[0]?.number}\n`);
});
