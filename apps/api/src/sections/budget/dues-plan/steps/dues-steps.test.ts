import type { BudgetDues, DuesPlanInput } from '@courtyard/contract/budget/dues-plan/dues-plan';
import { type TestPerson, withApp } from '../../../../testing';
import { DuesScene } from './dues.fixture';

const app = withApp();
const scene = new DuesScene(app);
const clock = (day: string) => app.setClock(new Date(`${day}T16:00:00Z`));
const path = '/api/v1/budgets/:budgetId/dues-plan';

let [treasurer, board]: TestPerson[] = [];
let units: string[] = [];
let exempt: string[] = [];
let oldTemplate = '';

const by = (person: TestPerson | undefined): TestPerson => {
  if (!person) throw new Error('nobody is signed in');
  return person;
};

const adopted = (yearFrom: string, water?: number) =>
  scene.adopted({ treasurer: by(treasurer), board: by(board) }, yearFrom, water);

const read = async (budgetId: string) =>
  (await by(treasurer).ok(`GET ${path}`, { params: { budgetId } })).data;

const planOf = (name: string, startsOn: string, more: Partial<DuesPlanInput> = {}): DuesPlanInput => ({
  name,
  raises: 'income',
  months: 1,
  billingDay: 1,
  startsOn,
  dueDays: 14,
  pools: [
    {
      name: 'Assessment {month}',
      incomeAccountId: scene.account('4010'),
      accountIds: [],
      shareHundredths: 10_000,
      ratioHundredths: 0,
      equalHundredths: 0,
    },
    {
      name: 'Water',
      incomeAccountId: scene.account('4010'),
      accountIds: [scene.account('5100')],
      shareHundredths: 0,
      ratioHundredths: 5_000,
      equalHundredths: 5_000,
    },
  ],
  exemptIds: exempt,
  replacedIds: [],
  ...more,
});

const save = async (budgetId: string, plan: DuesPlanInput, version: number | null = null) =>
  (await by(treasurer).ok(`PUT ${path}`, { params: { budgetId }, body: { ...plan, version } })).data;

const seen = ({ plan, preview }: BudgetDues) => ({
  version: plan?.version ?? 0,
  digest: preview?.digest ?? '',
});

const propose = async (budgetId: string) =>
  (await by(treasurer).ok(`POST ${path}/propose`, { params: { budgetId }, body: seen(await read(budgetId)) }))
    .data;

const confirm = async (budgetId: string, person = board) =>
  by(person).call(`POST ${path}/confirm`, { params: { budgetId }, body: seen(await read(budgetId)) });

const templateOf = async (recurringInvoiceId: string) =>
  (
    await by(treasurer).ok('GET /api/v1/recurring-invoices/:recurringInvoiceId', {
      params: { recurringInvoiceId },
    })
  ).data;

const invoicesOf = (templateId: string) =>
  scene.within((tx) =>
    tx
      .selectFrom('invoice')
      .innerJoin('invoiceRun', 'invoiceRun.id', 'invoice.runId')
      .select(['invoice.propertyId', 'invoice.issuedOn', 'invoice.totalMinor'])
      .where('invoiceRun.templateId', '=', templateId)
      .execute(),
  );

/** Sessions end while the clock goes on for months. */
async function signIn(): Promise<void> {
  [treasurer, board] = [await app.client.as('treasurer', 'demo'), await app.client.as('board', 'demo')];
}

beforeAll(async () => {
  await scene.begin();
  await signIn();
  exempt = await scene.within(async (tx) =>
    (await tx.selectFrom('property').select('id').where('archivedAt', 'is', null).execute()).map(
      ({ id }) => id,
    ),
  );
  for (const [name, share] of [
    ['D-1', 333_333],
    ['D-2', 333_333],
    ['D-3', 333_334],
  ] as const)
    units.push(await scene.unit(name, { share, billingRatio: share - 100_000 }));
  const { data } = await by(treasurer).ok('POST /api/v1/recurring-invoices', {
    body: {
      name: 'Monthly dues',
      scope: 'units',
      propertyIds: units,
      rule: 'FREQ=MONTHLY;BYMONTHDAY=1',
      startsOn: '2026-06-01',
      dueDays: 14,
      lines: [scene.line('4010', 'OP', 20_000), scene.line('4030', 'RES', 5_000)],
    },
  });
  oldTemplate = data.id;
}, 60_000);

test('from an adopted budget to invoices: previewed, confirmed once by another member, billed to the cent, old dues ended', async () => {
  const budgetId = await adopted('2027-01-01');
  const begun = await read(budgetId);
  expect(begun).toMatchObject({
    plan: null,
    suggested: {
      months: 1,
      billingDay: 1,
      startsOn: '2027-01-01',
      replacedIds: [oldTemplate],
      raises: 'income',
    },
  });
  const draft = await save(budgetId, planOf('Dues 2027', '2027-01-01', { replacedIds: [oldTemplate] }));
  const { preview } = draft;
  expect(preview).toMatchObject({
    incomeMinor: 1_000_003,
    neededMinor: 1_050_001,
    poolsMinor: [900_002, 100_001],
    problems: [],
    totals: { todayMinor: 720_000, yearMinor: 1_000_003, differenceMinor: 280_003 },
  });
  expect(preview?.warnings.join(' ')).toContain('Budgeted assessment income is $10,000.03');
  expect(preview?.rows).toHaveLength(3);
  expect(preview?.rows.every(({ todayMinor }) => todayMinor === 240_000)).toBe(true);

  await propose(budgetId);
  const tasks = await by(board).ok('GET /api/v1/me/tasks', { query: {} });
  expect(JSON.stringify(tasks)).toContain('Dues 2027 · Operating');
  expect((await confirm(budgetId, treasurer)).status).toBe(403);
  const [one, other] = await Promise.all([confirm(budgetId), confirm(budgetId)]);
  expect([one.status, other.status].toSorted((first, second) => first - second)).toEqual([200, 409]);

  const { plan } = await read(budgetId);
  const template = await templateOf(plan?.templateId ?? '');
  expect(template).toMatchObject({ name: 'Dues 2027', split: 'per-unit', nextOn: '2027-01-01' });
  const old = await templateOf(oldTemplate);
  expect(old.rule).toBe('FREQ=MONTHLY;UNTIL=20261231;BYMONTHDAY=1');
  const list = await by(treasurer).ok('GET /api/v1/recurring-invoices', {
    query: { search: 'Monthly dues' },
  });
  expect(list.data.find(({ id }) => id !== oldTemplate)).toMatchObject({
    name: 'Monthly dues (Dues 2027)',
    amountMinor: 5_000,
    nextOn: '2027-01-01',
  });

  for (let month = 6; month <= 24; month += 1) {
    clock(`${2026 + Math.floor(month / 12.01)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-02`);
    await app.runJob('accounting.recurring');
  }
  await signIn();
  const invoices = await invoicesOf(template.id);
  expect(invoices).toHaveLength(36);
  for (const { property, yearMinor } of preview?.rows ?? []) {
    const own = invoices
      .filter(({ propertyId }) => propertyId === property.id)
      .map(({ totalMinor }) => totalMinor);
    expect(own.reduce((sum, amount) => sum + amount, 0)).toBe(yearMinor);
    expect(Math.max(...own) - Math.min(...own)).toBeLessThanOrEqual(2);
  }
  expect((await invoicesOf(oldTemplate)).filter(({ issuedOn }) => issuedOn >= '2027-01-01')).toEqual([]);
  const undone = await by(board).call(`POST ${path}/undo`, {
    params: { budgetId },
    body: { version: plan?.version ?? 0 },
  });
  expect(undone.body).toMatchObject({ code: 'dues-billed' });
}, 60_000);

test('a unit archived since the proposal is not billed unseen, and a plan is undone before its first invoice', async () => {
  clock('2027-06-15');
  await signIn();
  const budgetId = await adopted('2028-01-01');
  const { suggested } = await read(budgetId);
  const [first = ''] = suggested.replacedIds;
  await save(budgetId, planOf('Dues 2028', '2028-01-01', { replacedIds: [first] }));
  const extra = await scene.unit('D-4', { share: 1, billingRatio: 1 });
  const proposed = await propose(budgetId);
  expect(proposed.preview?.rows).toHaveLength(4);
  await scene.within((tx) =>
    tx.updateTable('property').set({ archivedAt: app.platform.clock() }).where('id', '=', extra).execute(),
  );
  const refused = await confirm(budgetId);
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'dues-changed' }]);
  expect((await read(budgetId)).preview?.problems[0]).toContain('changed since this was proposed');

  const back = await by(board).ok(`POST ${path}/return`, {
    params: { budgetId },
    body: { version: proposed.plan?.version ?? 0, reason: 'D-4 was merged.' },
  });
  expect(back.data.plan).toMatchObject({ status: 'draft', returnedReason: 'D-4 was merged.' });
  await propose(budgetId);
  const confirmed = await confirm(budgetId);
  expect(confirmed.status).toBe(200);
  expect((await templateOf(first)).rule).toContain('UNTIL=20271231');
  const undone = await by(board).ok(`POST ${path}/undo`, {
    params: { budgetId },
    body: { version: (await read(budgetId)).plan?.version ?? 0 },
  });
  expect(undone.data.plan).toBeNull();
  expect(await templateOf(first)).toMatchObject({ rule: 'FREQ=MONTHLY;BYMONTHDAY=1', status: 'active' });
  const history = await by(treasurer).ok(`GET ${path}/history`, { params: { budgetId } });
  expect(history.data.map(({ action }) => action)).toContain('dues-plan.undo');
});

test('what can’t be apportioned or billed is told before it is proposed, and other communities see nothing', async () => {
  const budgetId = await adopted('2029-01-01', 2_000_000);
  await scene.unit('D-5');
  const plan = planOf('Dues 2029', '2029-01-02');
  const { preview } = await save(budgetId, plan);
  expect(preview?.problems).toEqual([
    'Pool “Assessment {month}” is negative because the other pools raise more than the total. Move accounts between pools.',
    'Units without an ownership share: D-5. Enter it, or exempt them.',
    'Units without a billing ratio: D-5. Enter it, or exempt them.',
    '2029-01-02 isn’t a billing date of the fiscal year. Choose one of its billing dates.',
  ]);
  const refused = await by(treasurer).call(`POST ${path}/propose`, {
    params: { budgetId },
    body: seen(await read(budgetId)),
  });
  expect(refused.body).toMatchObject({ code: 'dues-problem' });
  const wrong = await by(treasurer).call(`PUT ${path}`, {
    params: { budgetId },
    body: {
      ...plan,
      pools: plan.pools.map((pool) => ({ ...pool, incomeAccountId: scene.account('5010') })),
      version: 1,
    },
  });
  expect(wrong).toMatchObject({
    status: 422,
    body: { fields: { 'pools.0.incomeAccountId': expect.any(String) } },
  });
  const file = await by(treasurer).call(`GET ${path}/export`, {
    params: { budgetId },
    query: { format: 'csv' },
  });
  expect(file.status).toBe(200);
  const lake = await app.client.as('admin', 'lakeside');
  for (const action of ['discard', 'withdraw', 'undo'] as const)
    expect(
      (await lake.call(`POST ${path}/${action}`, { params: { budgetId }, body: { version: 1 } })).status,
    ).toBe(404);
  expect((await lake.call(`GET ${path}`, { params: { budgetId } })).status).toBe(404);
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call(`GET ${path}`, { params: { budgetId } })).status).toBe(403);
});
