import { sql } from 'kysely';
import { accounts } from '../../../../ledger';
import { withApp } from '../../../../testing';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const one = 'GET /api/v1/vendors/:vendorId';
const put = 'PUT /api/v1/vendors/:vendorId';
const archive = 'POST /api/v1/vendors/:vendorId/archive';

const create = async (name: string, more = {}) =>
  (await (await admin()).ok('POST /api/v1/vendors', { body: { name, ...more } })).data;

async function accountId(code: string): Promise<string> {
  const all = await app.platform.inTenant(app.tenants.demo, accounts);
  return all.find((account) => account.code === code)?.id ?? '';
}

async function file(name: string): Promise<string> {
  const tenantId = app.tenants.demo;
  const stored = await app.platform.inTenant(tenantId, (tx) =>
    app.platform.files.store(tx, { tenantId, name, content: Buffer.from(name), uploadedBy: null }),
  );
  return stored.id;
}

test('one is added with its forms and files, changed under the version that was read, and has its history in names', async () => {
  const person = await admin();
  const [w9, certificate, plan] = [await file('w9.txt'), await file('coi.txt'), await file('plan.txt')];
  const made = await create('Ace Roofing', {
    legalName: 'Ace Roofing, Inc.',
    email: 'Office@Ace.example',
    website: 'https://ace.example',
    address: { line1: '5 Ridge Road', city: 'Riverton' },
    termsDays: 45,
    expenseAccountId: await accountId('5220'),
    taxClass: 'llc',
    reportable: true,
    taxBox: 'nec-1',
    w9ReceivedOn: '2026-03-02',
    w9FileId: w9,
    insuredUntil: '2027-01-31',
    certificateFileId: certificate,
    fileIds: [plan],
  });
  expect(made).toMatchObject({
    email: 'office@ace.example',
    address: { line1: '5 Ridge Road', line2: null, city: 'Riverton', region: null, postalCode: null },
    termsDays: 45,
    expenseAccount: { code: '5220', name: 'Repairs and maintenance', archived: false },
    taxBox: 'nec-1',
    tin: null,
    w9File: { name: 'w9.txt' },
    certificate: { name: 'coi.txt' },
    files: [{ name: 'plan.txt' }],
    version: 1,
  });

  const params = { vendorId: made.id };
  const body = {
    name: 'Ace Roofing',
    termsDays: 30,
    // Of one who gets no 1099 the box counts for nothing.
    taxBox: 'nec-1' as const,
    w9ReceivedOn: '2026-03-02',
    w9FileId: w9,
    version: 1,
  };
  const changed = await person.ok(put, { params, body });
  expect(changed.data).toMatchObject({ reportable: false, taxBox: null, certificate: null, version: 2 });
  expect(await person.call(put, { params, body })).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile' },
  });
  const history = await person.ok('GET /api/v1/vendors/:vendorId/history', { params });
  expect(history.data.map(({ action }) => action)).toEqual(['vendor.update', 'vendor.create']);
  expect(history.data[0]?.changes).toMatchObject({
    termsDays: { before: 45, after: 30 },
    expenseAccount: { before: '5220 Repairs and maintenance', after: null },
    addressLine1: { before: '5 Ridge Road', after: null },
    certificate: { before: 'coi.txt', after: null },
    files: { before: ['plan.txt'], after: [] },
  });
  const { unattachedSince } = await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.selectFrom('file').select('unattachedSince').where('id', '=', certificate).executeTakeFirstOrThrow(),
  );
  expect(unattachedSince).not.toBeNull();
});

test('what does not go together is told at its field, all at once', async () => {
  const person = await admin();
  const refused = async (more: object) => {
    const body = { name: 'Rejected', ...more };
    const answer = await person.call('POST /api/v1/vendors', { body });
    expect(answer.status).toBe(422);
    return answer.body;
  };
  const w9FileId = await file('other-w9.txt');
  expect(
    await refused({ reportable: true, w9FileId, termsDays: 181, website: 'javascript:x' }),
  ).toMatchObject({
    fields: {
      taxBox: 'Choose a 1099 box.',
      w9ReceivedOn: 'Enter the date the W-9 was received.',
      termsDays: expect.any(String),
      website: 'Enter an address that starts with https://.',
    },
  });
  expect(await refused({ certificateFileId: w9FileId })).toMatchObject({
    fields: { insuredUntil: 'Enter the certificate’s expiration date.' },
  });
  const twice = {
    w9FileId,
    w9ReceivedOn: '2026-03-02',
    certificateFileId: w9FileId,
    insuredUntil: '2027-03-02',
  };
  expect(await refused(twice)).toMatchObject({
    fields: { certificateFileId: 'This file is already used as the W-9. Choose another one.' },
  });
  const account = async (code: string) => await refused({ expenseAccountId: await accountId(code) });
  expect(await account('5000')).toMatchObject({
    fields: { expenseAccountId: '5000 Expenses is a heading. Choose an account under it.' },
  });
  expect(await account('4010')).toMatchObject({
    fields: {
      expenseAccountId:
        '4010 Regular assessments isn’t an expense account. Choose an account of type "Expense".',
    },
  });
  expect(await refused({ expenseAccountId: app.tenants.demo })).toMatchObject({
    fields: { expenseAccountId: 'Account not found. Choose another one.' },
  });
  const { data } = await person.ok('GET /api/v1/vendors/choices');
  const codes = data.accounts.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['5200', '5220', '6010']));
  for (const code of ['5000', '4010', '1000']) expect(codes).not.toContain(code);
});

test('no two in use have one name; one is archived and taken back under the version that was read', async () => {
  const person = await admin();
  const first = await create('Elm Tree Service');
  expect(await person.call('POST /api/v1/vendors', { body: { name: 'ELM tree service' } })).toMatchObject({
    status: 422,
    body: { fields: { name: 'Another active vendor already has this name.' } },
  });
  const params = { vendorId: first.id };
  const set = (archived: boolean, version: number) =>
    person.call(archive, { params, body: { archived, version } });
  const listed = async (query = {}) =>
    (await person.ok('GET /api/v1/vendors', { query: { search: 'elm', ...query } })).data.length;
  expect(await set(true, 1)).toMatchObject({ status: 200, body: { data: { version: 2 } } });
  // One that stands so already is left alone.
  expect(await set(true, 1)).toMatchObject({ status: 200, body: { data: { version: 2 } } });
  expect([await listed(), await listed({ status: ['archived'] })]).toEqual([0, 1]);
  const second = await create('Elm Tree Service');
  expect(await set(false, 2)).toMatchObject({ status: 409, body: { code: 'name-taken' } });
  await person.ok(archive, { params: { vendorId: second.id }, body: { archived: true, version: 1 } });
  expect(await set(false, 1)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
  expect(await set(false, 2)).toMatchObject({ body: { data: { version: 3, archivedAt: null } } });
  const history = await person.ok('GET /api/v1/vendors/:vendorId/history', { params });
  expect(history.data.map(({ action }) => action)).toEqual([
    'vendor.restore',
    'vendor.archive',
    'vendor.create',
  ]);
});

test('the list is searched by name, legal name and e-mail, filtered and sorted, and its file has the same rows without TINs', async () => {
  const person = await admin();
  const names = async (query: object) =>
    (await person.ok('GET /api/v1/vendors', { query })).data.map(({ name }) => name);
  expect(await names({ search: 'grounds care' })).toEqual(['Greenway Landscaping']);
  expect(await names({ search: 'marsh-ito.example' })).toEqual(['Marsh & Ito']);
  expect(await names({ reportable: ['yes'], w9: ['missing'] })).toEqual([
    'Dalton Emergency Plumbing',
    'Handy Brothers',
  ]);
  expect(await names({ tin: ['missing'] })).toEqual(['Handy Brothers']);
  expect(await names({ status: ['archived'], search: 'lawn' })).toEqual(['Sunrise Lawn Care']);
  const query = {
    tin: ['on-file' as const],
    w9: ['on-file' as const],
    taxClass: ['individual' as const, 'llc' as const],
    sort: '-termsDays' as const,
  };
  expect(await names(query)).toEqual(['Greenway Landscaping', 'Ray Dalton Plumbing']);

  const { text } = await person.call('GET /api/v1/vendors/export', { query });
  const lines = text.trim().split(/\r?\n/);
  expect(lines[0]).toContain('Name,Legal name,Our account number');
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([
    'Greenway Landscaping',
    'Ray Dalton Plumbing',
  ]);
  expect(lines[1]).toContain('On file');
  for (const digits of ['0131', '4321', '987-65-4321']) expect(lines[2]).not.toContain(digits);

  const values = await person.ok('GET /api/v1/vendors/values', { query: { of: 'w9' } });
  expect(values.data.values.map(({ value }) => value).toSorted()).toEqual([
    'missing',
    'not-needed',
    'on-file',
  ]);
});

test('it is found by the search of the top bar, and leads to its page', async () => {
  for (const q of ['10077', '5555550175'])
    expect((await (await admin()).ok('GET /api/v1/search', { query: { q } })).data.hits).toMatchObject([
      { kind: 'vendor', title: 'Holloway & Pierce' },
    ]);
  const { data } = await (await admin()).ok('GET /api/v1/search', { query: { q: 'holloway' } });
  const hit = data.hits.find(({ kind }) => kind === 'vendor');
  expect(hit).toMatchObject({ title: 'Holloway & Pierce', url: `/accounting/vendors/${hit?.id}/bills` });
});

test("one of another community is nobody's", async () => {
  const lake = await app.client.as('admin', 'lakeside');
  const params = { vendorId: (await create('Ours')).id };
  const seen = await lake.ok('GET /api/v1/vendors', { query: { search: 'ours' } });
  expect(seen.data).toEqual([]);
  const answers = await Promise.all([
    lake.call(one, { params }),
    lake.call('GET /api/v1/vendors/:vendorId/history', { params }),
    lake.call(put, { params, body: { name: 'Theirs', version: 1 } }),
    lake.call(archive, { params, body: { archived: true, version: 1 } }),
    lake.call('PUT /api/v1/vendors/:vendorId/tin', { params, body: { kind: 'ein', tin: '46-1234567' } }),
    lake.call('POST /api/v1/vendors/:vendorId/tin/reveal', { params }),
    lake.call('DELETE /api/v1/vendors/:vendorId/tin', { params }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
});

test('the board reads, the treasurer writes, and others are refused', async () => {
  const vendorId = (await create('Anyone')).id;
  const statuses = async (who: 'board' | 'treasurer' | 'vendor') => {
    const person = await app.client.as(who, 'demo');
    return [
      (await person.call('GET /api/v1/vendors')).status,
      (await person.call(one, { params: { vendorId } })).status,
      (await person.call('POST /api/v1/vendors', { body: { name: `By ${who}` } })).status,
      (await person.call('POST /api/v1/vendors/:vendorId/tin/reveal', { params: { vendorId } })).status,
    ];
  };
  expect(await statuses('board')).toEqual([200, 200, 403, 403]);
  // No TIN is there to be shown.
  expect(await statuses('treasurer')).toEqual([200, 200, 201, 409]);
  expect(await statuses('vendor')).toEqual([403, 403, 403, 403]);
});

test('nobody is left with the right to refer to the chart', async () => {
  const { rows } = await sql<{ granted: number }>`
    select count(*)::int as granted from pg_class, aclexplode(relacl)
    where oid = 'account'::regclass and privilege_type = 'REFERENCES' and grantee <> relowner`.execute(
    app.platform.db,
  );
  expect(rows).toEqual([{ granted: 0 }]);
});
