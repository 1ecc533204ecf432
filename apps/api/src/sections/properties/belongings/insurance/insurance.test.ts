import { withApp } from '../../../../testing';
import { addDays, dayAt } from '@courtyard/contract/days';
import { policyStateOn } from './insurance.rules';

const app = withApp();

describe('rules', () => {
  test('a policy is valid, then expiring for 30 days, then lapsed or replaced', () => {
    expect(policyStateOn('2026-06-30', '2026-05-30', false)).toBe('valid');
    expect(policyStateOn('2026-06-30', '2026-05-31', false)).toBe('expiring');
    expect(policyStateOn('2026-06-30', '2026-06-30', false)).toBe('expiring');
    expect(policyStateOn('2026-06-30', '2026-07-01', false)).toBe('lapsed');
    expect(policyStateOn('2026-06-30', '2026-07-01', true)).toBe('replaced');
  });
});

async function freshProperty(unitNumber: string): Promise<string> {
  const admin = await app.client.as('admin', 'demo');
  return (await admin.ok('POST /api/v1/properties', { body: { unitNumber, address: {} } })).data.id;
}

const today = () => dayAt(app.platform.clock(), 'America/New_York');

function policy(expiresOn: string) {
  return { carrier: 'Test Mutual', policyNumber: 'T-1', expiresOn, reminderDays: [30, 7] };
}

test('a policy is recorded, renewed and removed, and the list of properties follows', async () => {
  const admin = await app.client.as('admin', 'demo');
  const propertyId = await freshProperty('INS-1');
  const insurance = async () =>
    (await admin.ok('GET /api/v1/properties/:propertyId', { params: { propertyId } })).data.insurance;
  expect(await insurance()).toBe('none');
  const first = await admin.ok('POST /api/v1/properties/:propertyId/insurance', {
    params: { propertyId },
    body: policy(addDays(today(), -2)),
  });
  expect([first.data.state, await insurance()]).toEqual(['lapsed', 'lapsed']);
  const second = await admin.ok('POST /api/v1/properties/:propertyId/insurance', {
    params: { propertyId },
    body: policy(addDays(today(), 360)),
  });
  expect([second.data.state, await insurance()]).toEqual(['valid', 'valid']);
  const both = await admin.ok('GET /api/v1/properties/:propertyId/insurance', { params: { propertyId } });
  expect(both.data.map(({ state }) => state)).toEqual(['valid', 'replaced']);
  const params = { propertyId, policyId: second.data.id };
  await admin.ok('DELETE /api/v1/properties/:propertyId/insurance/:policyId', { params });
  expect(await insurance()).toBe('lapsed');
});

test('an update needs the version that was read, and dates in order', async () => {
  const admin = await app.client.as('admin', 'demo');
  const propertyId = await freshProperty('INS-2');
  const { data } = await admin.ok('POST /api/v1/properties/:propertyId/insurance', {
    params: { propertyId },
    body: policy(addDays(today(), 100)),
  });
  const params = { propertyId, policyId: data.id };
  const change = { ...policy(addDays(today(), 200)), coverMinor: 50_000_000, version: data.version };
  const after = await admin.ok('PUT /api/v1/properties/:propertyId/insurance/:policyId', {
    params,
    body: change,
  });
  expect(after.data).toMatchObject({ coverMinor: 50_000_000, version: 2 });
  const late = await admin.call('PUT /api/v1/properties/:propertyId/insurance/:policyId', {
    params,
    body: change,
  });
  expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
  const reversed = await admin.call('POST /api/v1/properties/:propertyId/insurance', {
    params: { propertyId },
    body: { ...policy('2026-01-01'), startsOn: '2026-02-01' },
  });
  expect(reversed).toMatchObject({ status: 422, body: { fields: { expiresOn: expect.any(String) } } });
});

test('owners keep the insurance of their own property, and of no other', async () => {
  const owner = await app.client.as('owner', 'demo');
  const [mine] = (await owner.ok('GET /api/v1/properties/mine')).data;
  const add = (propertyId: string) =>
    owner.call('POST /api/v1/properties/:propertyId/insurance', {
      params: { propertyId },
      body: policy(addDays(today(), 400)),
    });
  expect((await add(mine?.id ?? '')).status).toBe(201);
  expect((await add(await freshProperty('INS-3'))).status).toBe(404);
});

test('the certificate belongs to one policy', async () => {
  const admin = await app.client.as('admin', 'demo');
  const propertyId = await freshProperty('INS-4');
  const tenantId = app.tenants.demo;
  const content = Buffer.from('certificate of insurance');
  const file = await app.platform.inTenant(tenantId, (tx) =>
    app.platform.files.store(tx, { tenantId, name: 'certificate.txt', content, uploadedBy: null }),
  );
  const body = { ...policy(addDays(today(), 90)), certificateFileId: file.id };
  const made = await admin.ok('POST /api/v1/properties/:propertyId/insurance', {
    params: { propertyId },
    body,
  });
  expect(made.data.certificate).toMatchObject({ name: 'certificate.txt', bytes: content.length });
  const again = await admin.call('POST /api/v1/properties/:propertyId/insurance', {
    params: { propertyId },
    body: { ...body, policyNumber: 'T-2' },
  });
  expect(again).toMatchObject({ status: 409, body: { code: 'file-in-use' } });
  const list = await admin.ok('GET /api/v1/properties/insurance', { query: { search: 'ins-4' } });
  expect(list.data).toMatchObject([{ hasCertificate: true, unitNumber: 'INS-4' }]);
});

test('the list of policies filters by state and pages through', async () => {
  const admin = await app.client.as('admin', 'demo');
  for (const state of ['valid', 'expiring', 'lapsed', 'replaced'] as const) {
    const found = await admin.ok('GET /api/v1/properties/insurance', { query: { state: [state], limit: 5 } });
    expect(found.page.total).toBeGreaterThan(0);
    expect(new Set(found.data.map((row) => row.state))).toEqual(new Set([state]));
  }
});

test('reminders go out once per stage, in the morning, to owners and managers', async () => {
  const admin = await app.client.as('admin', 'demo');
  const propertyId = await freshProperty('REM-1');
  const expiresOn = addDays(today(), 300);
  await admin.ok('POST /api/v1/properties/:propertyId/ownerships', {
    params: { propertyId },
    body: {
      person: { name: 'Remy Holder', email: 'remy@mail.example' },
      shareMillionths: 1_000_000,
      startsOn: today(),
    },
  });
  await admin.ok('POST /api/v1/properties/:propertyId/insurance', {
    params: { propertyId },
    body: policy(expiresOn),
  });
  const subjects = async (to: string) =>
    app.platform.inTenant(app.tenants.demo, async (tx) =>
      (await tx.selectFrom('mail').select('subject').where('toAddress', '=', to).orderBy('id').execute()).map(
        ({ subject }) => subject,
      ),
    );
  const runAt = async (moment: string) => {
    app.setClock(new Date(moment));
    await app.runJob('properties.insurance-reminders');
  };
  await runAt(`${addDays(expiresOn, -31)}T17:00:00Z`);
  expect(await subjects('remy@mail.example')).toEqual([]);
  await runAt(`${addDays(expiresOn, -30)}T11:00:00Z`);
  expect(await subjects('remy@mail.example')).toEqual([]);
  await runAt(`${addDays(expiresOn, -30)}T17:00:00Z`);
  await runAt(`${addDays(expiresOn, -29)}T17:00:00Z`);
  expect(await subjects('remy@mail.example')).toEqual(['Insurance of REM-1 ends in 30 days']);
  await runAt(`${addDays(expiresOn, -7)}T17:00:00Z`);
  await runAt(`${addDays(expiresOn, -7)}T18:00:00Z`);
  expect(await subjects('remy@mail.example')).toHaveLength(2);
  expect((await subjects('admin@demo.example')).length).toBeGreaterThanOrEqual(2);
  expect(await subjects('owner@lakeside.example')).not.toContain('Insurance of REM-1 ends in 30 days');
});
