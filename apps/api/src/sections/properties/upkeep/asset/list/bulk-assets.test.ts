import { addDays, dayAt } from '@courtyard/contract/days';
import { withApp } from '../../../../../testing';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const today = () => dayAt(app.platform.clock(), 'America/New_York');
const add = async (name: string, more: object = {}) =>
  (await (await admin()).ok('POST /api/v1/assets', { body: { name, category: 'mechanical', ...more } })).data;
const read = async (assetId: string) =>
  (await (await admin()).ok('GET /api/v1/assets/:assetId', { params: { assetId } })).data;
const of = (...assets: { id: string; version: number }[]) => ({
  records: assets.map(({ id, version }) => ({ id, version })),
});

test('assets are retired today at once, but for one that is still to be installed, and put back', async () => {
  const person = await admin();
  const [old, planned] = [
    await add('Old boiler'),
    await add('New boiler', { installedOn: addDays(today(), 9) }),
  ];
  const status = 'retired' as const;
  const { data } = await person.ok('POST /api/v1/assets/status', {
    body: { chosen: of(old, planned), status },
  });
  expect(data).toMatchObject({
    changed: 1,
    unchanged: 1,
    left: [
      { id: planned.id, name: 'New boiler', reason: 'refused', said: expect.stringContaining('installed') },
    ],
    done: [{ id: old.id, version: 2 }],
  });
  expect(await read(old.id)).toMatchObject({ status, retiredOn: today() });
  expect(await read(planned.id)).toMatchObject({ status: 'in-service', version: 1 });
  const matching = { search: 'old boiler', status: [status] };
  const back = await person.ok('POST /api/v1/assets/status', {
    body: { chosen: { matching, expected: 1 }, status: 'in-service' },
  });
  expect(back.data).toMatchObject({ changed: 1, left: [] });
  expect(await read(old.id)).toMatchObject({ status: 'in-service', retiredOn: null });
  const history = await person.ok('GET /api/v1/assets/:assetId/history', { params: { assetId: old.id } });
  expect(history.data[0]).toMatchObject({ action: 'asset.update' });
});

test('all that the filters find moves to an area, and its name is in the history', async () => {
  const person = await admin();
  const made = [await add('Mover 1'), await add('Mover 2')];
  const [area] = (await person.ok('GET /api/v1/common-areas', { query: {} })).data;
  const areaId = area?.id ?? '';
  const chosen = { matching: { search: 'mover' }, expected: 2 };
  const { data } = await person.ok('POST /api/v1/assets/area', { body: { chosen, areaId } });
  expect(data.changed).toBe(2);
  for (const { id } of made) expect((await read(id)).area?.name).toBe(area?.name);
  const wrong = await person.call('POST /api/v1/assets/area', {
    body: { chosen, areaId: '00000000-0000-4000-8000-000000000000' },
  });
  expect(wrong).toMatchObject({ status: 422, body: { fields: { areaId: expect.any(String) } } });
});

const undo = async (records: { id: string; version: number }[]) =>
  (await admin()).call('POST /api/v1/assets/undo', { body: { records } });

test('a status and an area that many were given are taken back, each its own, but where somebody changed it since', async () => {
  const person = await admin();
  const [area, other] = (await person.ok('GET /api/v1/common-areas', { query: {} })).data;
  const retiredOn = addDays(today(), -20);
  const made = [
    await add('Back 1', { areaId: area?.id }),
    await add('Back 2', { status: 'out-of-service' }),
    await add('Back 3', { status: 'retired', retiredOn }),
  ];
  const moved = await person.ok('POST /api/v1/assets/area', {
    body: { chosen: of(...made), areaId: other?.id ?? '' },
  });
  expect((await undo(moved.data.done)).body).toMatchObject({ data: { changed: 3, left: [] } });
  const areas = [];
  for (const { id } of made) areas.push((await read(id)).area?.name ?? null);
  expect(areas).toEqual([area?.name, null, null]);

  const chosen = of(...(await Promise.all(made.map(({ id }) => read(id)))));
  const set = await person.ok('POST /api/v1/assets/status', { body: { chosen, status: 'in-service' } });
  expect(set.data).toMatchObject({ changed: 2, unchanged: 1 });
  const touched = await read(made[1]?.id ?? '');
  await person.ok('PUT /api/v1/assets/:assetId', {
    params: { assetId: touched.id },
    body: { ...touched, areaId: null, reserveComponentId: null, name: 'Back 2, renamed' },
  });
  const back = await undo(set.data.done);
  expect(back.body).toMatchObject({
    data: { changed: 1, left: [{ name: 'Back 2, renamed', reason: 'changed-meanwhile' }] },
  });
  expect(await read(made[2]?.id ?? '')).toMatchObject({ status: 'retired', retiredOn, version: 5 });
  expect(await read(touched.id)).toMatchObject({ status: 'in-service' });
  const params = { assetId: made[2]?.id ?? '' };
  const history = await person.ok('GET /api/v1/assets/:assetId/history', { params });
  expect(history.data[0]?.changes).toMatchObject({ status: { before: 'in-service', after: 'retired' } });
  expect(await undo(set.data.done)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
});

test('what was serviced since is not retired again before that', async () => {
  const person = await admin();
  const retired = await add('Serviced since', { status: 'retired', retiredOn: addDays(today(), -5) });
  const { data } = await person.ok('POST /api/v1/assets/status', {
    body: { chosen: of(retired), status: 'in-service' },
  });
  await person.ok('POST /api/v1/assets/:assetId/services', {
    params: { assetId: retired.id },
    body: { servicedOn: today(), summary: 'Oil' },
  });
  expect(await undo(data.done)).toMatchObject({
    status: 409,
    body: {
      code: 'refused',
      detail: expect.stringContaining('The asset was installed or serviced after this date'),
    },
  });
  expect((await read(retired.id)).status).toBe('in-service');
});

test('those that were serviced stay when many are removed, and the reason is in the language of the call', async () => {
  const person = await admin();
  const [slip, serviced] = [await add('Slip'), await add('Serviced')];
  await person.ok('POST /api/v1/assets/:assetId/services', {
    params: { assetId: serviced.id },
    body: { servicedOn: today(), summary: 'Oil' },
  });
  const { data } = await person.ok('POST /api/v1/assets/remove', {
    body: { chosen: of(slip, await read(serviced.id)) },
  });
  expect(data).toMatchObject({
    changed: 1,
    left: [
      {
        name: 'Serviced',
        reason: 'refused',
        said: expect.stringContaining('This asset has service records, so it can’t be deleted'),
      },
    ],
  });
  const gone = await person.call('GET /api/v1/assets/:assetId', { params: { assetId: slip.id } });
  expect(gone.status).toBe(404);
});

test('who may not keep the register may not act on many of it', async () => {
  const board = await app.client.as('board', 'demo');
  const asset = await add('Fenced');
  const body = { chosen: of(asset), status: 'retired' as const };
  expect((await board.call('POST /api/v1/assets/status', { body })).status).toBe(403);
});
