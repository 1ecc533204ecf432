import { withApp } from '../../../../testing';
import { addDays, dayAt } from '@courtyard/contract/days';
import { policyStateOn } from './insurance.rules';

const app = withApp();

describe('rules', () => {
  test('a policy is valid, then expiring for 30 days, then lapsed or replaced', () => {
    const on = (today: string, replaced = false) =>
      policyStateOn({ startsOn: '2025-07-01', expiresOn: '2026-06-30' }, today, replaced);
    expect(on('2025-06-30')).toBe('upcoming');
    expect(on('2025-07-01')).toBe('valid');
    expect(on('2026-05-30')).toBe('valid');
    expect(on('2026-05-31')).toBe('expiring');
    expect(on('2026-06-30')).toBe('expiring');
    expect(on('2026-07-01')).toBe('lapsed');
    expect(on('2026-07-01', true)).toBe('replaced');
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

test('cover begins on its first day: a policy that starts later says nothing of today', async () => {
  const admin = await app.client.as('admin', 'demo');
  const propertyId = await freshProperty('INS-5');
  const now = new Date();
  const record = (policyNumber: string, startsIn: number, expiresIn: number) =>
    admin.ok('POST /api/v1/properties/:propertyId/insurance', {
      params: { propertyId },
      body: {
        ...policy(addDays(today(), expiresIn)),
        policyNumber,
        startsOn: addDays(today(), startsIn),
      },
    });
  const seen = async () => {
    const { data } = await admin.ok('GET /api/v1/properties/:propertyId', { params: { propertyId } });
    return [data.insurance, data.insuredUntil];
  };
  const states = async () => {
    const all = await admin.ok('GET /api/v1/properties/:propertyId/insurance', { params: { propertyId } });
    return all.data.map(({ state }) => state);
  };
  const first = today();
  const later = await record('LATER', 40, 400);
  expect([later.data.state, ...(await seen())]).toEqual(['upcoming', 'none', null]);
  // Ten days of it are left: the one that starts later does not go on from it.
  await record('NOW', -100, 10);
  expect(await seen()).toEqual(['expiring', addDays(first, 10)]);
  // What lies between closes the gap: one cover until the last day.
  await record('BETWEEN', 11, 39);
  expect(await seen()).toEqual(['valid', addDays(first, 400)]);
  expect(await states()).toEqual(['upcoming', 'upcoming', 'expiring']);
  const upcoming = await admin.ok('GET /api/v1/properties/insurance', {
    query: { state: ['upcoming'], search: 'ins-5' },
  });
  expect(upcoming.page.total).toBe(2);
  // The days go by without anybody writing.
  app.setClock(new Date(now.getTime() + 12 * 86_400_000));
  expect(await states()).toEqual(['upcoming', 'expiring', 'replaced']);
  expect(await seen()).toEqual(['valid', addDays(first, 400)]);
  app.setClock(now);
});

test('a policy that lapses stays lapsed until the next one begins', async () => {
  const admin = await app.client.as('admin', 'demo');
  const propertyId = await freshProperty('INS-6');
  const now = new Date();
  const body = { ...policy(addDays(today(), 300)), startsOn: addDays(today(), 20) };
  const params = { propertyId };
  await admin.ok('POST /api/v1/properties/:propertyId/insurance', { params, body });
  await admin.ok('POST /api/v1/properties/:propertyId/insurance', {
    params,
    body: policy(addDays(today(), -1)),
  });
  const insurance = async () =>
    (await admin.ok('GET /api/v1/properties', { query: { search: 'INS-6' } })).data[0]?.insurance;
  expect(await insurance()).toBe('lapsed');
  app.setClock(new Date(now.getTime() + 21 * 86_400_000));
  expect(await insurance()).toBe('valid');
  app.setClock(now);
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

test('reminders go out once per stage, from eight o’clock on, to owners and managers', async () => {
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
