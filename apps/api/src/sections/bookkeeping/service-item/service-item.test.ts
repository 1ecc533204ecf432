import { accounts, archiveAccount, createAccount, funds } from '../../../ledger';
import { withApp } from '../../../testing';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');

/** Ids of the demo's chart by code. */
async function chart() {
  return app.platform.inTenant(app.tenants.demo, async (tx) => {
    const all = [...(await accounts(tx)), ...(await funds(tx))];
    return (code: string) => all.find((each) => each.code === code)?.id ?? '';
  });
}

async function billed(name: string, more = {}) {
  const id = await chart();
  return { name, incomeAccountId: id('4900'), chargeType: 'other' as const, ...more };
}

async function create(name: string, more = {}) {
  const body = await billed(name, more);
  return (await (await admin()).ok('POST /api/v1/service-items', { body })).data;
}

const one = 'GET /api/v1/service-items/:serviceItemId';
const put = 'PUT /api/v1/service-items/:serviceItemId';
const archive = 'POST /api/v1/service-items/:serviceItemId/archive';

test('one is added, changed under the version that was read, and has its history in names', async () => {
  const person = await admin();
  const id = await chart();
  const made = await create('Guest parking', {
    code: 'GUEST',
    description: 'Parking of a guest',
    priceMinor: 1_250,
    unit: 'day',
    fundId: id('OP'),
  });
  expect(made).toMatchObject({
    name: 'Guest parking',
    kind: 'billed',
    priceMinor: 1_250,
    unit: 'day',
    fund: { id: id('OP'), code: 'OP', archived: false },
    incomeAccount: { code: '4900', name: 'Other income' },
    chargeType: 'other',
    expenseAccount: null,
    taxBox: 'none',
    archivedAt: null,
    version: 1,
  });

  const params = { serviceItemId: made.id };
  const body = {
    ...(await billed('Guest parking', { code: 'GUEST', incomeAccountId: id('4200'), priceMinor: 1_500 })),
    kind: 'both' as const,
    expenseAccountId: id('5220'),
    taxBox: 'nec-1' as const,
    version: 1,
  };
  const changed = await person.ok(put, { params, body });
  expect(changed.data).toMatchObject({ kind: 'both', taxBox: 'nec-1', fund: null, version: 2 });
  expect(await person.call(put, { params, body })).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile' },
  });
  const history = await person.ok('GET /api/v1/service-items/:serviceItemId/history', { params });
  expect(history.data.map(({ action }) => action)).toEqual(['service-item.update', 'service-item.create']);
  expect(history.data[0]?.changes).toMatchObject({
    incomeAccount: { before: '4900 Other income', after: '4200 Amenity fees' },
    expenseAccount: { before: null, after: '5220 Repairs and maintenance' },
    priceMinor: { before: 1_250, after: 1_500 },
    kind: { before: 'billed', after: 'both' },
  });
});

test('what its kind has no use for counts for nothing', async () => {
  const id = await chart();
  const whole = { expenseAccountId: id('5210'), taxBox: 'misc-3' };
  expect(await create('Only billed', whole)).toMatchObject({ expenseAccount: null, taxBox: 'none' });
  expect(await create('Only bought', { ...whole, kind: 'bought' })).toMatchObject({
    incomeAccount: null,
    chargeType: null,
    expenseAccount: { code: '5210' },
    taxBox: 'misc-3',
  });
});

test('what has to be known by its kind is asked for at its field', async () => {
  const person = await admin();
  const refused = async (body: { name: string; kind: 'billed' | 'bought' }) =>
    (await person.call('POST /api/v1/service-items', { body })).body;
  expect(await refused({ name: 'No account', kind: 'billed' })).toMatchObject({
    code: 'validation',
    fields: {
      incomeAccountId: 'Choose an income account.',
      chargeType: 'Choose a charge type.',
    },
  });
  // Beside what else is wrong.
  expect(await refused({ name: '', kind: 'bought' })).toMatchObject({
    fields: {
      name: expect.any(String),
      expenseAccountId: 'Choose an expense account.',
    },
  });
});

test('accounts and funds that lines cannot be posted to are refused at their fields, with the reason', async () => {
  const person = await admin();
  const id = await chart();
  const { tenants, platform } = app;
  const plain = {
    control: 'none',
    purpose: null,
    taxTag: null,
    isHeading: false,
    fundId: null,
    parentId: id('4000'),
  } as const;
  const [ofRoof, archived] = await platform.inTenant(tenants.demo, async (tx) => {
    const account = (code: string, name: string, fundId: string | null) =>
      createAccount(tx, tenants.demo, { ...plain, code, name, type: 'income', fundId });
    const gone = await account('4998', 'Vending machines', null);
    await archiveAccount(tx, gone, { version: 1, at: new Date() });
    return [await account('4999', 'Roof assessments', id('ROOF')), gone];
  });
  const refusalOf = async (more: object) => {
    const body = await billed('Rejected', more);
    const answer = await person.call('POST /api/v1/service-items', { body });
    expect(answer.status).toBe(422);
    return answer.body;
  };
  const income = async (incomeAccountId: string, more = {}) => await refusalOf({ incomeAccountId, ...more });
  const says = (text: string, field = 'incomeAccountId') => ({ fields: { [field]: text } });
  expect(await income(id('4000'))).toMatchObject(
    says('4000 Income is a heading. Choose one of its subaccounts.'),
  );
  expect(await income(archived)).toMatchObject(
    says('4998 Vending machines is archived. Choose another account.'),
  );
  expect(await income(id('1200'))).toMatchObject(
    says('1200 Owners receivable is a control account and can’t be chosen. Choose another account.'),
  );
  expect(await income(id('5020'))).toMatchObject(
    says('5020 Legal isn’t an income account. Choose an account of type "Income".'),
  );
  expect(await income(id('4800'))).toMatchObject(
    says('4800 Unapplied receipts (cash basis) is reserved for automatic posting. Choose another account.'),
  );
  expect(await income(ofRoof, { fundId: id('OP') })).toMatchObject(
    says('4999 Roof assessments doesn’t belong to fund OP Operating. Choose another account or fund.'),
  );
  expect(await income(tenants.demo)).toMatchObject(says('Account not found. Choose another one.'));
  expect(await refusalOf({ kind: 'bought', expenseAccountId: id('4010') })).toMatchObject(
    says(
      '4010 Regular assessments isn’t an expense account. Choose an account of type "Expense".',
      'expenseAccountId',
    ),
  );
  expect(await refusalOf({ fundId: id('4010') })).toMatchObject(
    says('Fund not found. Choose another one.', 'fundId'),
  );
  // Of its own fund, or of none, it is taken.
  expect(await create('Roof', { incomeAccountId: ofRoof, fundId: id('ROOF') })).toMatchObject({ version: 1 });

  const choices = await person.ok('GET /api/v1/service-items/choices');
  const codes = choices.data.accounts.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['4010', '4999', '5020']));
  for (const code of ['1200', '4000', '4800', '4998', '7010']) expect(codes).not.toContain(code);
  expect(choices.data.funds.map(({ code }) => code)).toEqual(['OP', 'RES', 'ROOF']);
});

test('no two in use have one name, and no two at all have one code', async () => {
  const person = await admin();
  const first = await create('Bike rack', { code: 'BIKE' });
  const again = async (name: string, more = {}) =>
    await person.call('POST /api/v1/service-items', { body: await billed(name, more) });
  expect(await again('bike RACK')).toMatchObject({
    status: 422,
    body: { fields: { name: 'Another active service or item already has this name.' } },
  });
  expect(await again('Another', { code: 'bike' })).toMatchObject({
    status: 422,
    body: { fields: { code: 'Another service or item already has this code.' } },
  });

  const params = { serviceItemId: first.id };
  await person.ok(archive, { params, body: { archived: true, version: 1 } });
  expect((await again('Bike rack')).status).toBe(201);
  expect(await person.call(archive, { params, body: { archived: false, version: 2 } })).toMatchObject({
    status: 409,
    body: { code: 'name-taken' },
  });
});

test('one is archived and taken back under the version that was read; the list has it only when asked', async () => {
  const person = await admin();
  const { id: serviceItemId } = await create('Sauna hour');
  const params = { serviceItemId };
  const set = (archived: boolean, version: number) =>
    person.ok(archive, { params, body: { archived, version } });
  const listed = async (query = {}) =>
    (await person.ok('GET /api/v1/service-items', { query: { search: 'sauna', ...query } })).data.length;
  const away = await set(true, 1);
  expect(away.data).toMatchObject({ version: 2, archivedAt: expect.any(String) });
  // One that stands so already is left alone.
  expect((await set(true, 1)).data.version).toBe(2);
  expect([await listed(), await listed({ status: ['archived'] })]).toEqual([0, 1]);
  expect((await person.ok(one, { params })).data.archivedAt).not.toBeNull();
  expect(await person.call(archive, { params, body: { archived: false, version: 1 } })).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile' },
  });
  expect((await set(false, 2)).data).toMatchObject({ version: 3, archivedAt: null });
  expect(await listed()).toBe(1);
  const history = await person.ok('GET /api/v1/service-items/:serviceItemId/history', { params });
  expect(history.data.map(({ action }) => action)).toEqual([
    'service-item.restore',
    'service-item.archive',
    'service-item.create',
  ]);
});
