import { addDays, dayAt } from '@courtyard/contract/days';
import { withApp } from '../../../../testing';
import { WorkScene } from '../lifecycle/work-order.fixture';

const app = withApp();
const scene = new WorkScene(app);
const zone = 'America/New_York';

test('visits and due dates stand at their days by the community clock, for those who see the order', async () => {
  const admin = await scene.admin();
  const today = dayAt(app.platform.clock(), zone);
  const on = addDays(today, 200);
  const vendor = (await admin.ok('GET /api/v1/work-orders/choices', { query: {} })).data.vendors[0];
  const body = { title: 'Night work', vendorId: vendor?.id ?? '', dueOn: addDays(on, 2) };
  const { id, version } = await scene.create(body.title, body);
  await admin.ok('POST /api/v1/work-orders/:workOrderId/state', {
    params: { workOrderId: id },
    body: { action: 'issue', version },
  });
  // 03:30 in UTC of the next day is the evening before by the community's clock.
  const late = { startsAt: `${addDays(on, 1)}T03:30:00Z`, endsAt: `${addDays(on, 1)}T06:00:00Z` };
  await admin.ok('POST /api/v1/work-orders/:workOrderId/visits', { params: { workOrderId: id }, body: late });
  const query = { from: on, to: addDays(on, 6) };
  const { data } = await admin.ok('GET /api/v1/work-orders/calendar', { query });
  expect(data.filter(({ workOrderId }) => workOrderId === id)).toMatchObject([
    { kind: 'visit', on, worker: { id: vendor?.id } },
    { kind: 'due', on: addDays(on, 2), isLate: false },
  ]);
  const tooMany = await admin.callAny('GET /api/v1/work-orders/calendar', {
    query: { from: on, to: addDays(on, 42) },
  });
  expect(tooMany.status).toBe(422);
});
