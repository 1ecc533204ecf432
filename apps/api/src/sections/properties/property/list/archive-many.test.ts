import { withApp } from '../../../../testing';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const add = async (unitNumber: string) => {
  const body = { unitNumber, building: 'Bulk', address: {} };
  return (await (await admin()).ok('POST /api/v1/properties', { body })).data;
};
const found = async (archived: 'no' | 'yes') => {
  const query = { building: ['Bulk'], archived, limit: 200 };
  const { data } = await (await admin()).ok('GET /api/v1/properties', { query });
  return data.map(({ unitNumber }) => unitNumber).toSorted();
};
type Body = Parameters<typeof callArchive>[0];
const callArchive = async (
  body:
    | { records: { id: string; version: number }[] }
    | { matching: object; except?: string[]; expected: number },
) => (await admin()).call('POST /api/v1/properties/archive', { body });
const archive = (body: Body) => callArchive(body);

test('all that the filters find are archived at once but for some, each with its history, or none', async () => {
  const made = [];
  for (let unit = 1; unit <= 6; unit++) made.push(await add(`B-${unit}`));
  const matching = { building: ['Bulk'] };
  const [first, second] = made.map(({ id }) => id);
  const except = [first ?? ''];
  expect(await archive({ matching, except, expected: 6 })).toMatchObject({
    status: 409,
    body: { code: 'list-changed', detail: expect.stringContaining('5 properties match now, not 6') },
  });
  expect(await found('yes')).toEqual([]);
  const done = await archive({ matching, except, expected: 5 });
  expect(done.body).toMatchObject({ data: { changed: 5, unchanged: 0, left: [] } });
  expect([await found('no'), await found('yes')]).toEqual([['B-1'], ['B-2', 'B-3', 'B-4', 'B-5', 'B-6']]);
  const params = { propertyId: second ?? '' };
  const history = await (await admin()).ok('GET /api/v1/properties/:propertyId/history', { params });
  expect(history.data[0]).toMatchObject({ action: 'property.archive' });
});

test('what somebody changed since it was read stays, and is named', async () => {
  const [kept, stale] = [await add('C-1'), await add('C-2')];
  const gone = { id: '00000000-0000-4000-8000-000000000000', version: 1 };
  const records = [
    { ...kept, version: kept.version },
    { ...stale, version: stale.version + 1 },
  ];
  const chosen = [...records.map(({ id, version }) => ({ id, version })), gone];
  expect((await archive({ records: chosen })).body).toMatchObject({
    data: {
      changed: 1,
      unchanged: 2,
      left: [
        { id: stale.id, name: 'Bulk C-2', reason: 'changed-meanwhile' },
        { id: gone.id, reason: 'not-found' },
      ],
    },
  });
  expect(await found('no')).toContain('C-2');
});

test('a query that cannot be is refused, and so is who may not archive', async () => {
  expect((await archive({ matching: { status: ['gone'] }, expected: 1 })).status).toBe(422);
  expect((await archive({ matching: {}, expected: 1_000_000 })).status).toBe(422);
  const owner = await app.client.as('owner', 'demo');
  const body = { matching: {}, expected: 1 };
  expect((await owner.call('POST /api/v1/properties/archive', { body })).status).toBe(403);
});

test('a status that many were given is taken back, each its own, but where somebody changed it since', async () => {
  const person = await admin();
  const statuses = ['construction', 'renovation', 'inactive'] as const;
  const made = [];
  for (const status of statuses) {
    const { id, version } = await add(`S-${status}`);
    made.push({ id, version });
    const { data } = await person.ok('POST /api/v1/properties/status', {
      body: { chosen: { records: [{ id, version }] }, status },
    });
    Object.assign(made.at(-1) ?? {}, { version: data.done[0]?.version });
  }
  const { data } = await person.ok('POST /api/v1/properties/status', {
    body: { chosen: { records: made }, status: 'active' },
  });
  expect(data.changed).toBe(3);
  const statusOf = async (propertyId: string) =>
    (await person.ok('GET /api/v1/properties/:propertyId', { params: { propertyId } })).data;
  const [first, second, touched] = made.map(({ id }) => id);
  const params = { propertyId: touched ?? '' };
  const { version } = await statusOf(params.propertyId);
  await person.ok('POST /api/v1/properties/:propertyId/archive', { params, body: { version } });
  const undo = () => person.call('POST /api/v1/properties/undo', { body: { records: data.done } });
  expect((await undo()).body).toMatchObject({
    data: { changed: 2, unchanged: 1, left: [{ id: touched, reason: 'changed-meanwhile' }] },
  });
  expect((await statusOf(first ?? '')).status).toBe('construction');
  expect((await statusOf(second ?? '')).status).toBe('renovation');
  expect((await statusOf(params.propertyId)).status).toBe('active');
  expect(await undo()).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
});
