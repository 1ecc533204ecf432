import { type CallInput, withApp } from '../../../../../testing';
import type { DemoPerson } from '../../../../../platform/section/demo/demo-community';
import { addDays, addMonths, dayAt } from '@courtyard/contract/days';

type Input = CallInput<'POST /api/v1/assets'>['body'];

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const today = () => dayAt(app.platform.clock(), 'America/New_York');

/** An asset with calls for it and its services. */
async function serviced(name: string, more: Partial<Input> = {}) {
  const person = await admin();
  const body = { name, category: 'mechanical' as const, ...more };
  const { id } = (await person.ok('POST /api/v1/assets', { body })).data;
  const params = { assetId: id };
  const read = async () => (await person.ok('GET /api/v1/assets/:assetId', { params })).data;
  return {
    read,
    services: async () => (await person.ok('GET /api/v1/assets/:assetId/services', { params })).data,
    undo: async (recordId: string, by: DemoPerson = 'admin', version = 1) =>
      (await app.client.as(by, 'demo')).call('POST /api/v1/assets/:assetId/services/:recordId/undo', {
        params: { ...params, recordId },
        body: { version },
      }),
    nextServiceOn: async () => (await read()).nextServiceOn,
    change: (change: object) =>
      person.call('PUT /api/v1/assets/:assetId', { params, body: { ...body, version: 1, ...change } }),
    serve: (service: object) =>
      person.call('POST /api/v1/assets/:assetId/services', {
        params,
        body: { servicedOn: today(), summary: 'Done', ...service },
      }),
    correct: (recordId: string, change: object) =>
      person.ok('PUT /api/v1/assets/:assetId/services/:recordId', {
        params: { ...params, recordId },
        body: { servicedOn: today(), summary: 'Done', version: 1, ...change },
      }),
    remove: (recordId: string) =>
      person.ok('DELETE /api/v1/assets/:assetId/services/:recordId', { params: { ...params, recordId } }),
  };
}

test('a day that somebody chose stays until the interval counts from another service', async () => {
  const chosen = addDays(today(), 30);
  for (const installedOn of [null, addDays(today(), -900)]) {
    const pump = await serviced('Pump', { installedOn, serviceIntervalMonths: 6, nextServiceOn: chosen });
    const repair = (await pump.serve({ kind: 'repair' })).body.data;
    expect(await pump.nextServiceOn()).toBe(chosen);
    await pump.correct(repair.id, { kind: 'repair', summary: 'Seal replaced' });
    expect(await pump.nextServiceOn()).toBe(chosen);
    await pump.remove(repair.id);
    expect(await pump.nextServiceOn()).toBe(chosen);
    const regular = (await pump.serve({})).body.data;
    expect(await pump.nextServiceOn()).toBe(addMonths(today(), 6));
    await pump.serve({ servicedOn: addDays(today(), -200), nextServiceOn: chosen });
    await pump.correct(regular.id, { summary: 'Done well' });
    expect(await pump.nextServiceOn()).toBe(chosen);
    await pump.correct(regular.id, { servicedOn: addDays(today(), -1), version: 2 });
    expect(await pump.nextServiceOn()).toBe(addMonths(addDays(today(), -1), 6));
  }
});

test('what was serviced was installed before, and not retired yet', async () => {
  const fan = await serviced('Fan', { installedOn: addDays(today(), -90) });
  await fan.serve({ servicedOn: addDays(today(), -40) });
  const retired = (ago: number) => ({ status: 'retired', retiredOn: addDays(today(), -ago) });
  expect(await fan.change({ installedOn: addDays(today(), -39) })).toMatchObject({
    status: 422,
    body: { fields: { installedOn: expect.any(String) } },
  });
  expect(await fan.change(retired(41))).toMatchObject({
    status: 422,
    body: { fields: { retiredOn: expect.any(String) } },
  });
  expect((await fan.change(retired(20))).status).toBe(200);
  expect(await fan.serve({ servicedOn: addDays(today(), -19) })).toMatchObject({
    status: 422,
    body: { fields: { servicedOn: expect.any(String) } },
  });
  expect((await fan.serve({ servicedOn: addDays(today(), -20) })).status).toBe(201);
});

test('an interval that is set while a service is recorded counts from that service', async () => {
  for (const name of ['Gate 1', 'Gate 2', 'Gate 3', 'Gate 4', 'Gate 5']) {
    const gate = await serviced(name, { installedOn: addDays(today(), -900) });
    const [service, change] = await Promise.all([gate.serve({}), gate.change({ serviceIntervalMonths: 6 })]);
    expect([service.status, change.status]).toEqual([201, 200]);
    expect(await gate.nextServiceOn()).toBe(addMonths(today(), 6));
  }
});

test('recording a service is taken back exactly: it is gone, and the day of the next one is again what it was', async () => {
  const chosen = addDays(today(), 10);
  const lift = await serviced('Lift', { serviceIntervalMonths: 6, nextServiceOn: chosen });
  const service = (await lift.serve({})).body.data;
  expect(await lift.nextServiceOn()).toBe(addMonths(today(), 6));
  expect((await lift.undo(service.id)).status).toBe(204);
  expect([await lift.nextServiceOn(), await lift.services()]).toEqual([chosen, []]);
  expect((await lift.undo(service.id)).status).toBe(404);
});

test('nothing is taken back that somebody touched since, that is another’s, or that is long ago', async () => {
  const refused = { status: 409, body: { code: 'changed-meanwhile' } };
  const touches: ((it: Awaited<ReturnType<typeof serviced>>, id: string) => Promise<unknown>)[] = [
    (it, id) => it.correct(id, { summary: 'Done well' }),
    (it) => it.serve({ servicedOn: addDays(today(), -400), kind: 'repair' }),
    (it) => it.change({ version: 2, notes: 'Behind the boiler' }),
  ];
  for (const [at, touch] of touches.entries()) {
    const fan = await serviced(`Roof fan ${at}`, { serviceIntervalMonths: 6 });
    const service = (await fan.serve({})).body.data;
    await touch(fan, service.id);
    const before = [await fan.nextServiceOn(), await fan.services()];
    expect(await fan.undo(service.id)).toMatchObject(refused);
    expect([await fan.nextServiceOn(), await fan.services()]).toEqual(before);
  }
  const pump = await serviced('Well pump', { serviceIntervalMonths: 6 });
  const service = (await pump.serve({})).body.data;
  expect((await pump.undo(service.id, 'board')).status).toBe(403);
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .updateTable('assetService')
      .set({ createdAt: new Date(app.platform.clock().getTime() - 16 * 60_000).toISOString() })
      .where('id', '=', service.id)
      .execute(),
  );
  expect(await pump.undo(service.id)).toMatchObject({ status: 409, body: { code: 'too-late' } });
  expect(await pump.services()).toHaveLength(1);
});
