import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { requestsOf } from '../request/requests.fixture';

const app = withApp();
const { as, inDemo, report, handled } = requestsOf(app);
const list = 'GET /api/v1/request-kinds';
const update = 'PUT /api/v1/request-kinds/:kind';
const settings = 'PUT /api/v1/request-policy';

const kindNow = async (name: string) => {
  const { data } = await (await as('admin')).ok(list);
  const found = data.find(({ kind }) => kind === name);
  if (!found) throw new Error(`there is no kind ${name}`);
  return found;
};

test('categories are edited and a kind is switched off, and open requests keep what they were opened with', async () => {
  const before = await kindNow('maintenance');
  const made = await report('owner', { title: 'Under the first version', category: 'pests' });
  const { version } = await kindNow('maintenance');
  const categories = [
    { key: 'plumbing', name: { en: 'Water', es: 'Agua' }, isActive: true },
    { key: null, name: { en: 'Solar Heating' }, isActive: true },
  ];
  const params = { kind: 'maintenance' as const };
  const { data } = await (
    await as('admin')
  ).ok(update, { params, body: { isActive: true, categories, version } });
  expect(data.categories.filter(({ isActive }) => isActive)).toEqual([
    { key: 'plumbing', name: { en: 'Water', es: 'Agua' }, isActive: true },
    { key: 'solar-heating', name: { en: 'Solar Heating', es: 'Solar Heating' }, isActive: true },
  ]);
  expect(data.number).toBe(before.number + 1);
  expect((await handled(made.id)).category).toEqual({
    key: 'pests',
    name: { en: 'Pest control', es: 'Control de plagas' },
  });
  const owner = await as('owner');
  const body = { kind: 'maintenance' as const, category: 'pests', title: 'Now' };
  expect(await owner.call('POST /api/v1/my-requests', { body })).toMatchObject({
    status: 422,
    body: { fields: { category: expect.any(String) } },
  });
  expect(
    (await owner.call('POST /api/v1/my-requests', { body: { ...body, category: 'solar-heating' } })).status,
  ).toBe(201);
  // Somebody who read it before is told.
  const stale = await (
    await as('admin')
  ).call(update, { params, body: { isActive: true, categories: categories.slice(0, 1), version } });
  expect(stale).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
  const off = { isActive: false, categories: categories.slice(0, 1), version: data.version };
  await (await as('admin')).ok(update, { params, body: off });
  const refused = await owner.call('POST /api/v1/my-requests', { body: { ...body, category: 'plumbing' } });
  expect(refused).toMatchObject({ status: 422, body: { fields: { kind: expect.any(String) } } });
  // What is there goes on.
  expect((await handled(made.id)).may.actions).toContain('triage');
});

test('what makes no sense of categories is refused, and only who may set them does', async () => {
  const { version } = await kindNow('question');
  const params = { kind: 'question' as const };
  const send = async (who: 'admin' | 'board', categories: object[]) =>
    (await as(who)).callAny(update, { params, body: { isActive: true, categories, version } });
  const rules = { key: 'rules', name: { en: 'Rules' }, isActive: true };
  const wrong = [
    [rules, rules],
    [{ ...rules, isActive: false }],
    [{ ...rules, key: 'unknown' }],
    [rules, { name: { en: 'RULES' } }],
  ];
  for (const categories of wrong)
    expect(await send('admin', categories)).toMatchObject({
      status: 422,
      body: { fields: { categories: expect.any(String) } },
    });
  expect((await send('board', [rules])).status).toBe(403);
  expect((await kindNow('question')).version).toBe(version);
});

test('a version of a kind is never changed', async () => {
  await report('owner', {
    title: 'Makes a version',
    kind: 'records',
    category: 'minutes',
    answers: { records: 'All' },
  });
  const changing = inDemo((tx) => sql`update request_kind_version set definition = '{}'`.execute(tx));
  await expect(changing).rejects.toThrow('append-only');
});

test('working hours and targets are set, each under the version that was read', async () => {
  const admin = await as('admin');
  const { data: policy } = await admin.ok('GET /api/v1/request-policy');
  const wrong = { ...policy, hours: [{ weekday: 1, from: '09:00', until: '08:00' }] };
  expect((await admin.call(settings, { body: wrong })).status).toBe(422);
  const few = { ...policy, hours: [{ weekday: 1, from: '09:00', until: '10:00' }] };
  expect((await admin.call(settings, { body: few })).status).toBe(422);
  const body = { ...policy, reopenDays: 30 };
  const { data } = await admin.ok(settings, { body });
  expect(data).toMatchObject({ reopenDays: 30, version: policy.version + 1 });
  expect((await admin.call(settings, { body })).status).toBe(409);
  expect((await (await as('board')).call(settings, { body })).status).toBe(403);
  expect((await (await as('owner')).ok('GET /api/v1/request-policy')).data.reopenDays).toBe(30);
});
