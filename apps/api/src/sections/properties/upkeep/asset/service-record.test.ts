import { type CallInput, withApp } from '../../../../testing';
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
    undo: (recordId: string) =>
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
    await pump.undo(repair.id);
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
