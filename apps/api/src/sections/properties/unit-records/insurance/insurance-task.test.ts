import { addDays, dayAt } from '@courtyard/contract/days';
import { changeSection } from '../../../../platform/registry/choice/section-settings.service';
import { withApp } from '../../../../testing';

const app = withApp();
const today = () => dayAt(app.platform.clock(), 'America/New_York');
const policy = (expiresOn: string, more = {}) => ({
  carrier: 'Task Mutual',
  policyNumber: 'T-1',
  expiresOn,
  reminderDays: [30, 7],
  ...more,
});

async function home() {
  const owner = await app.client.as('owner', 'demo');
  return (await owner.ok('GET /api/v1/properties/mine')).data[0]?.id ?? '';
}

async function tasksOf(person: 'owner' | 'admin' | 'board' | 'vendor', query = {}) {
  const who = await app.client.as(person, 'demo');
  return (await who.ok('GET /api/v1/me/tasks', { query })).data;
}
const renewals = async (query = {}) =>
  (await tasksOf('owner', query)).tasks.filter(({ kind }) => kind === 'insurance-renewal');

test('the own policy waits from its first reminder on, in the language of the reader, until a newer one is there', async () => {
  const owner = await app.client.as('owner', 'demo');
  const propertyId = await home();
  const before = new Set((await renewals()).map(({ id }) => id));
  const fresh = async (query = {}) => (await renewals(query)).filter(({ id }) => !before.has(id));
  const add = async (expiresOn: string, more = {}) =>
    (
      await owner.ok('POST /api/v1/properties/:propertyId/insurance', {
        params: { propertyId },
        body: policy(expiresOn, { kind: 'flood', ...more }),
      })
    ).data;
  await add(addDays(today(), 61), { reminderDays: [60] });
  expect(await fresh()).toEqual([]);
  const early = await add(addDays(today(), 62), { reminderDays: [62], policyNumber: 'T-2' });
  expect(await fresh()).toMatchObject([
    {
      id: `properties/insurance-renewal/${early.id}`,
      title: expect.stringMatching(/^Insurance of /),
      text: 'Task Mutual, T-2',
      verb: 'Renew',
      dueOn: addDays(today(), 62),
      urgency: 'later',
      link: expect.stringContaining(`id=${propertyId}`),
    },
  ]);
  expect(await fresh({ language: 'es' })).toMatchObject([
    { title: expect.stringMatching(/^Seguro de /), verb: 'Renovar' },
  ]);
  expect(await fresh({ record: 'property', recordId: propertyId })).toHaveLength(1);
  expect(await fresh({ record: 'asset', recordId: propertyId })).toEqual([]);
  expect(await fresh({ record: 'property', recordId: early.id })).toEqual([]);
  await add(addDays(today(), 365));
  expect(await fresh()).toEqual([]);
});

test('who looks after all of them has one line for all whose cover has ended, and none for what is their own', async () => {
  const { tasks, total } = await tasksOf('admin');
  const lapsed = tasks.filter(({ kind }) => kind === 'lapsed-cover');
  expect(lapsed).toMatchObject([
    { urgency: 'overdue', verb: 'Review', link: '/properties-common-areas/properties?insurance=lapsed' },
  ]);
  expect(total).toBeGreaterThanOrEqual(tasks.length);
  const ofOne = await (
    await app.client.as('admin', 'demo')
  ).ok('GET /api/v1/properties', { query: { insurance: ['lapsed'], limit: 1 } });
  const recordId = ofOne.data[0]?.id ?? '';
  expect((await tasksOf('admin', { record: 'property', recordId })).tasks).toMatchObject([
    {
      kind: 'lapsed-cover',
      verb: 'Renew',
      link: `/properties-common-areas/properties/detail/insurance?id=${recordId}`,
    },
  ]);
  for (const person of ['owner', 'board'] as const)
    expect((await tasksOf(person)).tasks.map(({ kind }) => kind)).not.toContain('lapsed-cover');
});

test('without the permissions nothing waits, and of another community nothing is told', async () => {
  const ofVendor = (await tasksOf('vendor')).tasks;
  expect(ofVendor.filter(({ section }) => section === 'properties')).toEqual([]);
  const propertyId = await home();
  const elsewhere = await app.client.as('admin', 'lakeside');
  const query = { record: 'property', recordId: propertyId };
  expect((await elsewhere.ok('GET /api/v1/me/tasks', { query })).data).toEqual({ tasks: [], total: 0 });
});

test('of a section that is switched off nothing waits', async () => {
  const ofProperties = async () =>
    (await tasksOf('admin')).tasks.filter(({ section }) => section === 'properties').length;
  expect(await ofProperties()).toBeGreaterThan(0);
  const set = (enabled: boolean) =>
    app.platform.inTenant(app.tenants.demo, async (tx) => {
      await tx
        .insertInto('section')
        .values({ id: 'properties', title: 'Properties', basePath: '/properties-common-areas' })
        .onConflict((known) => known.doNothing())
        .execute();
      const change = { tenantId: app.tenants.demo, sectionId: 'properties', change: { enabled } };
      return changeSection(tx, app.platform, { folder: '', release: null }, change);
    });
  await set(false);
  expect(await ofProperties()).toBe(0);
  await set(true);
});
